//! Law 67: defective trick.

use super::prelude::*;
use crate::table::incident::{AccompanyingCard, TrickExtraCard};

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(67),
    title: text("Presa difettosa", "Defective trick"),
    clauses: &[&A1, &A2, &B, &B1A, &B1B, &B2A, &B2B],
    facts: &[&HAS_SUIT],
    points: &[],
};

finding!(
    /// Whether the player whose card is missing now holds a card of the suit led to the defective trick.
    HAS_SUIT, "holds-suit-led",
    ask text(
        "{who} ha ora una carta del seme con cui si era attaccato in quella presa?",
        "Does {who} now hold a card of the suit that was led to that trick?"
    ),
    yes text("{who} ha una carta del seme di quella presa", "{who} holds a card of the suit of that trick"),
    no text("{who} non ha carte del seme di quella presa", "{who} holds no card of the suit of that trick")
);

static A1: Clause = Clause {
    number: ByEdition::always("67A1"),
    title: text("Manca una carta: si aggiunge", "A card is missing: it is supplied"),
    gist: always(
        "Chi non ha giocato in una presa aggiunge una carta che poteva legalmente giocarvi, se si richiama l'attenzione \
         prima che entrambe le linee abbiano giocato nella presa successiva.",
        "A player who has played no card to a trick supplies one that he could legally have played, if attention is \
         drawn before both sides have played to the next trick.",
    ),
    asks: &[&sequence::COULD_FOLLOW],
    see: &["67B"],
};
static A2: Clause = Clause {
    number: ByEdition::always("67A2"),
    title: text("Una carta di troppo, scoperta in tempo", "A card too many, noticed in time"),
    gist: always(
        "Se un giocatore ha messo più di una carta in una presa, e lo si nota prima che entrambe le linee abbiano giocato \
         nella successiva, valgono 45E o 58B.",
        "If a player has put more than one card to a trick, and that is noticed before both sides have played to the \
         next, 45E or 58B applies.",
    ),
    asks: &[],
    see: &["45E1", "45E2", "58B1", "67B"],
};
static B: Clause = Clause {
    number: ByEdition::always("67B"),
    title: text("Quando entrambe le linee hanno giocato oltre", "When both sides have played on"),
    gist: always(
        "Se l'attenzione si richiama quando entrambe le linee hanno giocato nella presa successiva, e un giocatore ha \
         carte di troppo o di meno in mano e fra quelle giocate, l'Arbitro cerca la presa difettosa. Di chi sia quella \
         presa non cambia.",
        "If attention is drawn once both sides have played to the next trick, and a player has too many or too few \
         cards in his hand and among those he has played, the director finds the defective trick. Who owns that trick \
         does not change.",
    ),
    asks: &[&card_played::MEANT_AS_LEAD, &sequence::COULD_FOLLOW],
    see: &["67B1(a)", "67B2(a)"],
};
static B1A: Clause = Clause {
    number: ByEdition::always("67B1(a)"),
    title: text(
        "Una carta di troppo in mano: ha il seme",
        "A card too many in hand: he holds the suit",
    ),
    gist: always(
        "Chi ha una carta di troppo, e ne ha del seme con cui si era attaccato nella presa difettosa, ne mette una fra \
         quelle giocate. Si considera che vi abbia commesso una renonce, che costa una presa per 64A2. Se la carta \
         mancava al morto la dottrina è divisa: qui vale 64B3, e non passa nessuna presa.",
        "A player with a card too many, who holds the suit led to the defective trick, puts such a card among those he \
         has played. He is deemed to have revoked there, which costs one trick by 64A2. If the card was missing from \
         dummy authorities differ: here 64B3 is applied, and no trick goes over.",
    ),
    asks: &[&HAS_SUIT],
    see: &["61A", "64A2", "64B3"],
};
static B1B: Clause = Clause {
    number: ByEdition::always("67B1(b)"),
    title: text(
        "Una carta di troppo in mano: non ha il seme",
        "A card too many in hand: he is void in the suit",
    ),
    gist: always(
        "Chi ha una carta di troppo, e nessuna del seme con cui si era attaccato nella presa difettosa, ne mette una \
         qualsiasi fra quelle giocate. Anche così si considera che vi abbia commesso una renonce, che costa una presa \
         per 64A2.",
        "A player with a card too many, and none of the suit led to the defective trick, puts any card among those he \
         has played. Even so he is deemed to have revoked there, which costs one trick by 64A2.",
    ),
    asks: &[&HAS_SUIT],
    see: &["61A", "64A2"],
};
/// Source of the rule that a defender's card becomes a penalty card: general knowledge.
static B2A: Clause = Clause {
    number: ByEdition::always("67B2(a)"),
    title: text(
        "Una carta di meno in mano: torna nella mano",
        "A card too few in hand: it goes back",
    ),
    gist: always(
        "Le carte che un giocatore ha messo di troppo in una presa tornano nella mano; fra le giocate resta quella \
         scoperta nella presa o, se non si sa quale fosse, la più alta che poteva legalmente giocare. La carta di un \
         difensore che sia stata vista diventa penalizzata.",
        "The cards that a player put to a trick beyond the first go back to his hand; the one faced in the trick stays \
         among the played ones or, if that is not known, the highest that he could legally have played. A defender's \
         card that has been seen becomes a penalty card.",
    ),
    asks: &[],
    see: &["50B", "67B"],
};
static B2B: Clause = Clause {
    number: ByEdition::always("67B2(b)"),
    title: text("La carta tornata era sempre in mano", "The card was in hand all the time"),
    gist: always(
        "La carta che torna si considera sempre rimasta nella mano: non averla giocata in una presa successiva può essere \
         una renonce.",
        "A card that goes back counts as having been in the hand all the time: not having played it to a later trick \
         may be a revoke.",
    ),
    asks: &[],
    see: &["61A"],
};

static BOTH_ON: Condition = Condition {
    yes: text(
        "entrambe le linee hanno giocato nella presa successiva",
        "both sides have played to the next trick",
    ),
    no: text(
        "non hanno ancora giocato entrambe le linee nella presa successiva",
        "the two sides have not both played to the next trick yet",
    ),
};
static TOO_MANY: Condition = Condition {
    yes: text("{who} ha messo più carte nella presa", "{who} has put several cards to the trick"),
    no: text("{who} non ha giocato nella presa", "{who} has played no card to the trick"),
};

/// Hears the incident in which a player has let his turn pass.
pub(crate) fn omission(h: &mut Hearing<'_>, it: &Omission) -> HearingResult {
    let player = player_of(h, it.by);
    let position = h.table().position();
    let (led, supplied) = (position.suit_led(), it.supplied.map(|(_, card)| card));
    let follows = supplied.map(|card| (card, h.table().follows(it.by, card)));
    let mut legal = supplied.filter(|_| follows.is_some_and(|(_, follows)| follows == Some(true)));
    let supplies = h.clause(&A1, |h| {
        h.unless(&BOTH_ON, it.both_played_on)?;
        if let Some((card, None)) = follows {
            let able = h.whether(&sequence::COULD_FOLLOW, it.by, card, None)?;
            legal = Some(card).filter(|_| !able);
        }
        if let Some((moment, _)) = it.supplied {
            h.apply(Effect::Skip(moment));
        }
        h.decide(Must(Party::Seat(player), DecisionAct::SupplyCard(it.by)))?;
        legal.map_or(Ok(()), |card| h.decide(Is(Played(it.by, card))))
    })?;
    h.clause(&B, |h| {
        h.given_that(&BOTH_ON, it.both_played_on)?;
        h.decide(Is(Defective(it.by)))
    })?;
    if supplies.is_none() || legal.is_none() {
        let law = if it.both_played_on { &B } else { &A1 };
        let (at, unnoticed) = (it.moment, it.both_played_on);
        h.apply_for(law, Effect::PassTurn { at, unnoticed });
    }
    match supplied.filter(|_| legal.is_none()) {
        Some(card) => not_legal(h, it.by, card, led),
        None => Ok(()),
    }
}

/// Rules on a supplied card that the player could not legally have played: a defender's card is exposed.
fn not_legal(h: &mut Hearing<'_>, by: Seat, card: PlayedCard, led: Option<Suit>) -> HearingResult {
    sequence::must_follow(h, by, card, led)?;
    if h.table().contract().is_defender(by) {
        h.about(by, Some(card), |h| {
            defender_exposure::exposed(h, by, card, Some(true), Exposure::OnPurpose)
        })?;
    }
    Ok(())
}

/// Decides whether an extra card went unnoticed until both sides had played on (67B).
pub(crate) fn unnoticed_extra(h: &mut Hearing<'_>, it: &ExtraCard) -> HearingResult<bool> {
    if !have_both_played_on(&it.later) {
        return Ok(false);
    }
    let defective = h.applies(&B, |h| {
        h.note_condition(&BOTH_ON);
        h.exclude(&card_played::MEANT_AS_LEAD, it.instead_of.map(|_| false))?;
        h.decide(Is(Defective(it.by)))?;
        let extra = TrickExtraCard { card: it.card, exposed: true };
        h.apply(Effect::NoteExtra { at: it.moment, by: it.by, extra });
        Ok(())
    })?;
    if defective {
        h.show_rejected_because(&A2, &BOTH_ON)?;
    }
    Ok(defective)
}

/// Shows that the extra card was noticed in time, and was no lead (67A2).
pub(crate) fn noticed_in_time(h: &mut Hearing<'_>) -> HearingResult {
    h.hear_clause(&A2, |h| {
        h.note_condition(&TOO_MANY);
        h.note_condition_absent(&BOTH_ON);
        Ok(())
    })
}

/// Rules on several cards that one player put out at once and that nobody notices until both sides have played on.
pub(crate) fn unnoticed_at_once(h: &mut Hearing<'_>, it: &CardsAtOnce) -> HearingResult {
    let others: Vec<AccompanyingCard> = it.others.into_iter().flatten().collect();
    let faced = |other: &AccompanyingCard| other.visible != Some(false);
    let cards: Vec<PlayedCard> =
        std::iter::once(it.first).chain(others.iter().map(|other| other.card)).collect();
    h.show_rejected_because(&A2, &BOTH_ON)?;
    let mut left = it.designated.map_or(it.first, |(_, card)| card);
    h.clause(&B, |h| {
        h.note_condition(&BOTH_ON);
        h.decide(Is(Defective(it.by)))?;
        if it.designated.is_none() && others.iter().any(faced) {
            left = highest_legal(h, it.by, &cards)?.unwrap_or(it.first);
        }
        if it.in_turn { h.decide(Is(Played(it.by, left))) } else { Ok(()) }
    })?;
    for card in cards.into_iter().filter(|card| *card != left) {
        let exposed = others.iter().find(|other| other.card == card).is_none_or(faced);
        let extra = TrickExtraCard { card, exposed };
        h.apply_for(&B, Effect::NoteExtra { at: it.moment, by: it.by, extra });
    }
    Ok(())
}

/// Returns the highest of these cards that the hand could legally play.
fn highest_legal(
    h: &mut OpenClause<'_, '_>,
    hand: Seat,
    cards: &[PlayedCard],
) -> HearingResult<Option<PlayedCard>> {
    let open = cards.iter().find(|card| h.table().follows(hand, **card).is_none()).copied();
    if let Some((card, led)) = open.zip(h.table().position().suit_led()) {
        let able = h.whether(&sequence::COULD_FOLLOW, hand, card, None)?;
        h.apply(Effect::FindAble(hand, Duty::Follow(led), able));
    }
    let legal = cards.iter().copied().filter(|card| h.table().is_playable(hand, *card));
    Ok(legal.max_by_key(|card| card.card().map(|card| card.rank)))
}

fn have_both_played_on(later: &LaterPlays) -> bool {
    let side = Side::ALL[0];
    later.has_played_on(side) && later.has_played_on(side.opponents())
}

/// Hears the incident in which a defective trick is discovered.
pub fn defective(h: &mut Hearing<'_>, it: &DefectiveTrick) -> HearingResult {
    match it.extra {
        Some(extra) => one_too_few(h, it, extra),
        None => one_too_many(h, it),
    }
}

/// Rules on a hand with a card too many, because its player let a turn pass (67B1).
fn one_too_many(h: &mut Hearing<'_>, it: &DefectiveTrick) -> HearingResult {
    let player = Party::Seat(player_of(h, it.by));
    h.clause(&B, |h| {
        h.note_condition(&BOTH_ON);
        h.decide(Is(Defective(it.by)))
    })?;
    let deemed = |h: &mut OpenClause<'_, '_>| {
        h.decide(Must(player, DecisionAct::SupplyCard(it.by)))?;
        h.decide(Is(DeemedRevoke(it.by)))
    };
    h.clause(&B1A, |h| {
        h.require(&HAS_SUIT, it.has_suit)?;
        deemed(h)?;
        it.suit_led
            .map_or(Ok(()), |suit| h.decide(Must(player, DecisionAct::FollowSuit(it.by, suit))))
    })?;
    h.clause(&B1B, |h| {
        h.exclude(&HAS_SUIT, it.has_suit)?;
        deemed(h)
    })?;
    for law in [&B2A, &B2B] {
        h.show_rejected(law, &TOO_MANY)?;
    }
    if let Some(card) = it.added {
        h.apply_for(&B, Effect::AddToPlayed(it.by, card));
    }
    Ok(())
}

/// Rules on a hand with a card too few, because its player put several cards to a trick (67B2).
fn one_too_few(h: &mut Hearing<'_>, it: &DefectiveTrick, extra: TrickExtraCard) -> HearingResult {
    let player = Party::Seat(player_of(h, it.by));
    h.clause(&B2A, |h| {
        h.note_condition(&TOO_MANY);
        h.decide(Must(player, DecisionAct::Withdraw(it.by, extra.card)))
    })?;
    h.show_applied(&B2B, &TOO_MANY)?;
    match (extra.exposed, h.table().contract().is_defender(it.by)) {
        (true, true) => penalty_card::penalty(h, it.by, extra.card, Exposure::Unknown),
        (true, false) => retraction::told_by_declarers(h, it.by, extra.card, WithdrawalFault::Own),
        (false, _) => Ok(()),
    }
}
