//! Law 45, paragraph C: compulsory play of a card.

use super::findings::*;
use super::{B, extra, misplay};
use crate::laws::prelude::*;

pub(crate) static C1: Clause = Clause {
    number: ByEdition::always("45C1"),
    title: text(
        "Carta di un difensore visibile al compagno",
        "A defender's card that partner could see",
    ),
    gist: always(
        "La carta che un difensore tiene in modo che il compagno possa vederne la faccia va giocata nella presa \
         in corso. Conta che potesse vederla, non che l'abbia vista. Se il difensore ha già giocato in quella \
         presa, vale 45E.",
        "A card that a defender holds so that his partner could see its face must be played to the trick in \
         progress. What counts is that he could see it, not that he did. If the defender has already played to \
         the trick, see 45E.",
    ),
    asks: &[&VISIBLE],
    see: &["45E1", "49"],
};
pub static C2: Clause = Clause {
    number: ByEdition::always("45C2"),
    title: text("Carta dalla mano del dichiarante", "A card from declarer's hand"),
    gist: always(
        "Il dichiarante deve giocare una carta della sua mano solo se la tiene sul tavolo, o quasi, o in \
         posizione di carta giocata. Averla mostrata non basta.",
        "Declarer must play a card from his hand only if he holds it touching the table, or nearly, or in the \
         position of a played card. That it was seen is not enough.",
    ),
    asks: &[],
    see: &["48A"],
};
pub(crate) static C2A: Clause = Clause {
    number: ByEdition::always("45C2(a)"),
    title: text("Carta scoperta a contatto col tavolo", "A card face up at the table"),
    gist: always(
        "È giocata la carta che il dichiarante tiene scoperta, a contatto con il tavolo o quasi.",
        "Declarer's card is played when he holds it face up, touching the table or nearly.",
    ),
    asks: &[&AT_TABLE],
    see: &["45C2(b)", "45C4(b)"],
};
pub(crate) static C2B: Clause = Clause {
    number: ByEdition::always("45C2(b)"),
    title: text("Carta mantenuta come giocata", "A card kept as a played card"),
    gist: always(
        "È giocata la carta che il dichiarante mantiene in una posizione tale da indicarla come giocata.",
        "Declarer's card is played when he keeps it in a position that shows it as played.",
    ),
    asks: &[&KEPT],
    see: &["45C2(a)"],
};
pub static C3: Clause = Clause {
    number: ByEdition::always("45C3"),
    title: text("Carta del morto toccata dal dichiarante", "A card of dummy touched by declarer"),
    gist: always(
        "La carta del morto che il dichiarante tocca deliberatamente va giocata, a meno che la tocchi per \
         sistemare le carte o per raggiungerne una vicina.",
        "A card of dummy that declarer touches deliberately must be played, unless he touches it to arrange \
         the cards or to reach one next to it.",
    ),
    asks: &[&DELIBERATE],
    see: &["45B", "45F"],
};
pub(crate) static C4A: Clause = Clause {
    number: ByEdition::always("45C4(a)"),
    title: text("Carta designata", "A designated card"),
    gist: ByEdition::from(Y2007, text(
        "La carta che un giocatore nomina, o designa in altro modo, come quella che gioca va giocata.",
        "The card that a player names or otherwise designates as the one he plays must be played.",
    )).then(Y2017, text(
        "La carta che un giocatore nomina, o designa in altro modo, come quella che gioca è giocata; resta salvo \
         l'Articolo 47.",
        "The card that a player names or otherwise designates as the one he plays is played, subject to Law 47.",
    )),
    asks: &[&HOLDS],
    see: &["45C4(b)", "46A"],
};
pub(crate) static C4B: Clause = Clause {
    number: ByEdition::always("45C4(b)"),
    title: text("Cambio di una designazione involontaria", "Change of an unintended designation"),
    gist: ByEdition::from(Y2007, text(
        "Finché il suo compagno non ha giocato, chi ha designato una carta senza volerlo può cambiarla, se lo fa \
         senza pause per pensare. L'avversario che aveva già giocato regolarmente può riprendere la sua carta. \
         Vale per ciò che si dice o si indica, mai per una carta giocata dalla mano.",
        "Until his partner has played, a player who designated a card without meaning to may change it, if he \
         does so without a pause for thought. An opponent who had legally played may take his card back. It \
         holds for what was said or pointed at, never for a card played from the hand.",
    )).then(Y2017, text(
        "Il dichiarante che ha chiamato dal morto una carta senza volerlo può cambiarla finché non gioca di nuovo, \
         dalla mano o dal morto: deve essere un lapsus, non una perdita di concentrazione né un ripensamento. \
         L'avversario che aveva già giocato regolarmente può riprendere la sua carta.",
        "A declarer who called a card from dummy without meaning to may change it until he next plays from \
         his hand or from dummy: it has to be a slip of the tongue, not a loss of concentration or a second \
         thought. An opponent who had legally played may take his card back.",
    )),
    asks: &[&UNINTENDED, &PAUSED, &retraction::WITHDRAWS],
    see: &["16D1", "46B", "47C", "47D"],
};
pub static C5: Clause = Clause {
    number: ByEdition::always("45C5"),
    title: text("Obbligo di giocare una carta penalizzata", "Compulsory play of a penalty card"),
    gist: always(
        "Una carta penalizzata, maggiore o minore, può dover essere giocata: lo dice l'Articolo 50.",
        "A penalty card, major or minor, may have to be played: Law 50 says when.",
    ),
    asks: &[],
    see: &["50C", "50D1(a)"],
};

/// Hears the incident of a card held so that its face may be seen.
pub fn showing(h: &mut Hearing<'_>, it: &CardShown) -> HearingResult {
    let (by, card) = (it.by, it.gesture.card);
    if let Some(tricks) = it.claims
        && claim_or_concession::shown_and_claimed(h, by, card, tricks)?
    {
        return Ok(());
    }
    let saw = it.gesture.seen[by.partner()].then_some(true);
    let defends = h.table().contract().is_defender(by);
    let compelled = partner_could_see(h, it, saw)? || held_by_declarer(h, it)?;
    if compelled || !defends {
        super::only_held(h)?;
    }
    if compelled {
        return if it.in_turn { Ok(()) } else { out_of_turn(h, it.moment, by, card) };
    }
    if !defends {
        return declarer_exposure::no_penalty(h, by, card);
    }
    if let Some(extra) = it.extra {
        return extra::defenders_fifth_card_held(h, &extra, saw);
    }
    defender_exposure::exposed(h, by, card, saw, Exposure::OnPurpose)?;
    Ok(())
}

fn partner_could_see(
    h: &mut Hearing<'_>,
    it: &CardShown,
    saw: Option<bool>,
) -> HearingResult<bool> {
    let defends = h.table().contract().is_defender(it.by);
    h.applies(&C1, |h| {
        h.given_that(&conditions::DEFENDS, defends)?;
        h.unless(&HAS_PLAYED, it.extra.is_some())?;
        h.require(&VISIBLE, saw)?;
        if it.in_turn {
            h.decide(Is(Played(it.by, it.gesture.card)))?;
        }
        Ok(())
    })
}

/// Decides whether declarer must play a card that he held (45C2). A card is held only if declarer stops moving while he
/// holds it: a card that touched the table and was taken back in the same movement (`kept = false`) was not held, and
/// is not played.
fn held_by_declarer(h: &mut Hearing<'_>, it: &CardShown) -> HearingResult<bool> {
    let gesture = it.gesture;
    let declares = h.table().contract().declarer == it.by;
    let at_table = match (gesture.reach, gesture.kept) {
        (Some(reach), _) if reach != CardReach::Table => Some(false),
        (_, Some(false)) => Some(false),
        (Some(_), Some(true)) => Some(true),
        (Some(_), None) | (None, Some(true) | None) => None,
    };
    let played = h.clause(&C2, |h| {
        h.given_that(&conditions::DECLARES, declares)?;
        let kept_first = at_table.is_none() && gesture.kept == Some(true);
        let played = if kept_first {
            kept_as_played(h, it.by, gesture.card, gesture.kept, it.in_turn)?
        } else {
            held_at_table(h, it.by, gesture.card, at_table, it.in_turn)?
                || kept_as_played(h, it.by, gesture.card, gesture.kept, it.in_turn)?
        };
        if !played {
            h.decide(Is(NotPlayed(it.by, gesture.card)))?;
        }
        Ok(played)
    })?;
    Ok(played == Some(true))
}

fn held_at_table(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    at_table: Option<bool>,
    in_turn: bool,
) -> HearingResult<bool> {
    h.applies(&C2A, |h| {
        h.require(&AT_TABLE, at_table)?;
        if in_turn { h.decide(Is(Played(by, card))) } else { Ok(()) }
    })
}

fn kept_as_played(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    kept: Option<bool>,
    in_turn: bool,
) -> HearingResult<bool> {
    h.applies(&C2B, |h| {
        h.require(&KEPT, kept)?;
        if in_turn { h.decide(Is(Played(by, card))) } else { Ok(()) }
    })
}

/// Shows that a card that fell was never held, so that 45C2 does not apply.
pub(crate) fn merely_fell(h: &mut Hearing<'_>) -> HearingResult {
    for clause in [&C2A, &C2B] {
        h.show_rejected_because(clause, &FELL)?;
    }
    Ok(())
}

/// Decides that a card that declarer has put on the table from his hand is played.
pub(crate) fn put_on_table_by_declarer(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
) -> HearingResult {
    held_at_table(h, by, card, Some(true), true)?;
    Ok(())
}

/// Hears the incident in which declarer touches a card of dummy (45C3).
pub fn touch(h: &mut Hearing<'_>, it: &Touch) -> HearingResult {
    let revokes = h.table().follows(it.hand, it.card) != Some(true);
    let executed = h.what_followed().executed(it.card);
    let asked_back = h.what_followed().taken_back(it.by, it.hand, it.card).is_some();
    // If dummy puts out the card and declarer lets him, declarer has designated it.
    let designated = (executed.is_some() && !asked_back).then_some(true);
    let played = h.clause(&C3, |h| {
        h.require(&DELIBERATE, designated)?;
        if let Some(at) = executed {
            h.apply(Effect::Skip(at));
        }
        if it.in_turn {
            h.decide(Is(Played(it.hand, it.card)))?;
        }
        Ok(())
    })?;
    if played.is_none() {
        h.clause(&B, |h| {
            h.note_condition_absent(&CALLED_FROM_DUMMY);
            h.decide(Is(NotPlayed(it.hand, it.card)))
        })?;
        return match executed {
            Some(at) => misplay::put_though_not_called(h, it, at),
            None => Ok(()),
        };
    }
    h.show_rejected(&B, &CALLED_FROM_DUMMY)?;
    if !it.in_turn {
        return out_of_turn(h, it.moment, it.hand, it.card);
    }
    // If the next player has played in turn and attention has been drawn, he cannot take his card back.
    let next = it.later.this_trick().next().filter(|play| {
        it.later.attention.is_some() && !revokes && h.table().would_be_regular(play.hand, play.card)
    });
    match next {
        Some(play) => retraction::stays(h, play.hand, DecisionAct::Withdraw(play.hand, play.card)),
        None => Ok(()),
    }
}

/// Decides whether a designated card must be played although the player now wants another (45C4(a)).
pub(super) fn contested(
    h: &mut Hearing<'_>,
    call: &Designation,
    card: Card,
    wanted: Option<designation::DesignationChange>,
) -> HearingResult<bool> {
    let said_more = call.added.is_some() || call.spoken.corrected.is_some();
    let contested =
        call.plea.is_some() || said_more && !designation::specifies(h.table(), call, card);
    let other = wanted.and_then(|other| designation::plainly_named(h.table(), call, other.phrase));
    let played = h.clause(&C4A, |h| {
        h.given_that(&CONTESTED, contested)?;
        h.decide(Is(Played(call.hand, card.into())))
    })?;
    if let Some(other) = other {
        retraction::stays(h, call.by, DecisionAct::ChangeTo(call.hand, other))?;
    }
    Ok(played.is_some())
}

/// Returns the change of a designation that 45C4(b) permits, if any. `call` is `None` for a card played from the hand.
pub(crate) fn may_change_designation(
    h: &mut Hearing<'_>,
    call: Option<&Designation>,
    change: Option<designation::DesignationChange>,
    by: Seat,
) -> HearingResult<Option<designation::DesignationChange>> {
    h.about(by, None, |h| {
        let slip = h.has(&edition_rules::SLIP_OF_THE_TONGUE);
        h.clause(&C4B, |h| {
            let call = h.given(&BY_WORD, call)?;
            if slip {
                h.given_that(&FROM_DUMMY, call.hand != call.by)?;
            }
            let change = h.given(&ANOTHER_NAMED, change)?;
            let partner = if call.hand == call.by { call.by.partner() } else { call.by };
            let mut before =
                call.later.plays().filter(|play| precedes(play.moment, Some(change.moment)));
            if slip {
                let played = before.any(|play| play.hand.side() == call.by.side());
                h.given_that(&NOT_PLAYED_AGAIN, !played)?;
                h.require(&UNINTENDED, None)?;
            } else {
                h.given_that(&IN_TIME, !before.any(|play| play.hand == partner))?;
                h.require(&UNINTENDED, None)?;
                h.exclude(&PAUSED, None)?;
            }
            Ok(change)
        })
    })
}

/// Hears the incident in which it is the turn of a player whom a penalty card concerns (45C5).
pub fn penalty_card(h: &mut Hearing<'_>, it: &PenaltyDue) -> HearingResult {
    h.show_applied(&C5, &PENALTY_CARD)?;
    penalty_card::due(h, it)
}

/// Shows that 45C5 does not apply, because a card that a defender exposed did not become a penalty card.
pub(crate) fn no_penalty_card(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&C5, &PENALTY_CARD)
}
