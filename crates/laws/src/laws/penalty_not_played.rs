//! Law 52: failure to lead or play a penalty card.

use super::prelude::*;
use crate::table::PenaltyCard;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(52),
    title: text(
        "Mancato attacco o gioco di una carta penalizzata",
        "Failure to lead or play a penalty card",
    ),
    clauses: &[&A, &B1A, &B1B, &B1C, &B2],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("52A"),
    title: text("La carta penalizzata non è stata giocata", "The penalty card was not played"),
    gist: always(
        "Il difensore che al posto della carta penalizzata, maggiore o minore, ne gioca un'altra non può ritirarla di \
         sua iniziativa.",
        "A defender who plays another card instead of his penalty card, major or minor, may not take it back of his own \
         accord.",
    ),
    asks: &[],
    see: &["50D1(a)", "52B2"],
};
static B1A: Clause = Clause {
    number: ByEdition::always("52B1(a)"),
    title: text("Il dichiarante può accettare la carta", "Declarer may accept the card"),
    gist: always(
        "Il dichiarante può accettare la carta giocata al posto della penalizzata.",
        "Declarer may accept the card played instead of the penalty card.",
    ),
    asks: &[&accepted_lead::ACCEPTS],
    see: &["52B2"],
};
static B1B: Clause = Clause {
    number: ByEdition::always("52B1(b)"),
    title: text(
        "Il dichiarante deve accettarla se ha già giocato",
        "Declarer must accept it once he has played",
    ),
    gist: always(
        "Se dopo il dichiarante ha giocato, dalla mano o dal morto, deve accettare la carta.",
        "If declarer has since played, from either hand, he must accept the card.",
    ),
    asks: &[],
    see: &["52B1(a)"],
};
static B1C: Clause = Clause {
    number: ByEdition::always("52B1(c)"),
    title: text("La penalizzata resta penalizzata", "The penalty card remains a penalty card"),
    gist: always(
        "Se la carta giocata al suo posto è accettata, la carta penalizzata che non è stata giocata resta penalizzata.",
        "If the card played instead is accepted, the penalty card that was not played remains a penalty card.",
    ),
    asks: &[],
    see: &["50A", "52B1(a)"],
};
static B2: Clause = Clause {
    number: ByEdition::always("52B2"),
    title: text("Il dichiarante non accetta", "Declarer does not accept"),
    gist: always(
        "Altrimenti si gioca la carta penalizzata, anche se minore, e ogni carta giocata al suo posto diventa \
         penalizzata maggiore.",
        "Otherwise the penalty card, even a minor one, is played, and every card played instead becomes a major \
         penalty card.",
    ),
    asks: &[&accepted_lead::ACCEPTS],
    see: &["47A", "50B"],
};

static DECLARER_PLAYED: Condition = Condition {
    yes: text(
        "il dichiarante ha giocato dopo, dalla mano o dal morto",
        "declarer has since played, from either hand",
    ),
    no: text("il dichiarante non ha ancora giocato dopo", "declarer has not played since"),
};

static TOOK_IT_BACK: Condition = Condition {
    yes: text(
        "{who} ha ritirato la carta prima che il dichiarante scegliesse",
        "{who} took the card back before declarer chose",
    ),
    no: text("{who} non ha ritirato la carta", "{who} has not taken the card back"),
};
static WAS_DUE: Condition = Condition {
    yes: text("la carta penalizzata andava giocata ora", "the penalty card had to be played now"),
    no: text(
        "la carta penalizzata non andava giocata ora",
        "the penalty card did not have to be played now",
    ),
};
static ACCEPTED: Condition = Condition {
    yes: text(
        "la carta giocata al posto della penalizzata è accettata",
        "the card played instead of the penalty card is accepted",
    ),
    no: text(
        "la carta giocata al posto della penalizzata non è accettata",
        "the card played instead of the penalty card is not accepted",
    ),
};
static STAYS: Condition = Condition {
    yes: text(
        "la carta penalizzata non giocata è ancora sul tavolo",
        "the penalty card that was not played still lies on the table",
    ),
    no: text("la carta penalizzata è stata giocata", "the penalty card has been played"),
};

/// Shows that the player's penalty cards cannot be played now, so that the play of another card is no failure (52A).
pub(crate) fn not_due(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&A, &WAS_DUE)
}

/// Hears the incident in which a defender plays a card other than his penalty card.
pub(crate) fn not_played(h: &mut Hearing<'_>, it: &PenaltyNotPlayed) -> HearingResult {
    let contract = h.table().contract();
    let declarer = contract.declarer;
    h.clause(&A, |h| {
        h.note_condition(&WAS_DUE);
        if it.put_instead.is_some() {
            h.note_condition(&TOOK_IT_BACK);
            h.decide(MayNot(Party::Seat(it.by), DecisionAct::WithdrawUnasked(it.by, it.card)))?;
        }
        Ok(())
    })?;
    let answer = h.what_followed().answer(declarer);
    let answered = answer.map(|(at, _)| at);
    let mut before_answer = it.later.plays().filter(|play| precedes(play.moment, answered));
    let forced = before_answer.any(|play| !contract.is_defender(play.hand));
    let forced = h.clause(&B1B, |h| {
        h.given_that(&DECLARER_PLAYED, forced)?;
        stands(h, it)
    })?;
    // If declarer names the card to be played, he does not accept another card.
    let named = h.what_followed().designated(declarer).filter(|(_, named)| *named != it.card);
    let chosen = answer.map(|(_, choice)| choice == Choice::Accept);
    let chosen = chosen.or(named.map(|_| false));
    let accepted = if forced.is_some() {
        forced
    } else {
        h.clause(&B1A, |h| {
            h.taken(&accepted_lead::ACCEPTS, declarer, it.card, chosen)?;
            stands(h, it)
        })?
    };
    let due = all_due(h, it);
    for card in &due {
        remains(h, it.by, *card, accepted.is_some())?;
    }
    refused(h, it, &due, accepted.is_some())
}

/// Returns the penalty cards of which the player had to play one: the one that was due or, if declarer had not chosen
/// between several, all of them.
fn all_due(h: &Hearing<'_>, it: &PenaltyNotPlayed) -> Vec<PlayedCard> {
    let table = h.table();
    let is_due = |penalty: &PenaltyCard| {
        penalty.grade == PenaltyGrade::Major && table.is_playable(it.by, penalty.card)
    };
    let majors = table.penalty_cards_lying(it.by).filter(is_due).map(|penalty| penalty.card);
    let majors: Vec<_> = majors.collect();
    let is_open = table.designated() != Some(it.due) && majors.contains(&it.due);
    if is_open { majors } else { vec![it.due] }
}

/// Decides that the card played instead of the penalty card stays.
fn stands(h: &mut OpenClause<'_, '_>, it: &PenaltyNotPlayed) -> HearingResult {
    h.apply(Effect::Lay(it.by, it.card));
    h.decide(Is(Played(it.by, it.card)))?;
    // The player did not take it back by putting out another card.
    if let Some((at, _)) = h.what_followed().corrected(it.by, it.card) {
        h.apply(Effect::Skip(at));
    }
    Ok(())
}

/// Decides whether the card that was not played remains a penalty card (52B1(c)).
fn remains(h: &mut Hearing<'_>, by: Seat, due: PlayedCard, accepted: bool) -> HearingResult {
    h.about(by, Some(due), |h| {
        h.hear_clause(&B1C, |h| {
            h.given_that(&ACCEPTED, accepted)?;
            h.note_condition(&STAYS);
            h.decide(Must(Party::Seat(by), DecisionAct::LeaveFaced(by, due)))
        })
    })
}

/// Applies 52B2 if declarer does not accept the card played instead: the penalty card is played in its place, and cards
/// that defenders wrongly put out go back.
fn refused(
    h: &mut Hearing<'_>,
    it: &PenaltyNotPlayed,
    all_due: &[PlayedCard],
    accepted: bool,
) -> HearingResult {
    let declarer = h.table().contract().declarer;
    let named = h.what_followed().designated(declarer).filter(|(_, card)| all_due.contains(card));
    let due = match all_due {
        [only] => Some(*only),
        _ => named.map(|(_, card)| card),
    };
    let substituted = h.applies(&B2, |h| {
        h.unless(&ACCEPTED, accepted)?;
        let owner = Party::Seat(it.by);
        due.map_or(Ok(()), |due| h.decide(Must(owner, DecisionAct::Play(it.by, due))))
    })?;
    if !substituted {
        return Ok(());
    }
    let cards = wrongly_put(h, it, due);
    for (hand, card) in &cards {
        retraction::goes_back(h, &B2, *hand, *card)?;
    }
    if all_due.len() > 1 {
        several_penalty_cards::declarer_designates(h, it.by, true)?;
    }
    match due {
        Some(due) => {
            if h.table().penalty_due(it.by).is_some() {
                penalty_card::must_be_played(h, it.by, due)?;
            }
            h.apply_for(&B2, Effect::Lay(it.by, due));
        }
        None => {
            let among: Hand = all_due.iter().filter_map(|card| card.card()).collect();
            h.hear_clause(&B2, |h| {
                h.decide(Must(Party::Seat(declarer), DecisionAct::Designate(it.by, among)))
            })?;
        }
    }
    for (hand, card) in cards {
        penalty_card::penalty(h, hand, card, Exposure::OnPurpose)?;
    }
    skip_later(h, &B2, &it.later);
    if let Some((at, _)) = named {
        h.apply_for(&B2, Effect::Skip(at));
    }
    Ok(())
}

/// Returns the card played instead of the penalty card and the cards that defenders put out afterwards, except the
/// penalty card itself.
fn wrongly_put(
    h: &Hearing<'_>,
    it: &PenaltyNotPlayed,
    due: Option<PlayedCard>,
) -> Vec<(Seat, PlayedCard)> {
    let contract = h.table().contract();
    let wrongly = it.later.plays().filter(|play| contract.is_defender(play.hand));
    let wrongly = wrongly.map(|play| (play.hand, play.card));
    let instead = it.put_instead.map(|card| (it.by, card));
    let others = instead.into_iter().chain(wrongly);
    let others = others.filter(|(hand, card)| (*hand, Some(*card)) != (it.by, due));
    std::iter::once((it.by, it.card)).chain(others).collect()
}
