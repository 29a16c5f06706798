//! Law 61: failure to follow suit; the revoke defined.

use super::prelude::*;
use super::{l62_correction as l62, l63_establishment as l63};

pub static LAW: Law = Law {
    number: 61,
    title: text("Il mancare di rispondere a colore", "Failure to follow suit"),
    clauses: &[&A],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("61A"),
    title: text("Definizione di renonce", "Definition of revoke"),
    gist: always(
        "Commette una renonce chi, potendo, non risponde a colore, o non gioca la carta o il seme che una norma o \
         un avversario, nell'applicare una rettifica, gli impone.",
        "A player revokes when, though able, he does not follow suit, or does not play the card or suit that a law \
         or an opponent's rectification requires of him.",
    ),
    asks: &[],
    see: &["44C", "62A", "63A"],
};

/// What the player has to do with a card of the hand, or may not do.
pub fn owed(player: Seat, hand: Seat, duty: Duty) -> Decision {
    let who = Who::Seat(player);
    match duty {
        Duty::Follow(suit) => Must(who, Act::FollowSuit(hand, suit)),
        Duty::Lead(suit) => Must(who, Act::LeadSuit(hand, suit)),
        Duty::NotLead(suit) => MayNot(who, Act::LeadSuit(hand, suit)),
        Duty::Highest(suit) => Must(who, Act::PlayHighest(hand, suit)),
        Duty::Lowest(suit) => Must(who, Act::PlayLowest(hand, suit)),
        Duty::Play(suit) => Must(who, Act::PlaySuit(hand, suit)),
        Duty::NotPlay(suit) => MayNot(who, Act::PlaySuit(hand, suit)),
    }
}

static HELD_SUIT: Condition = Condition {
    yes: text(
        "{who} aveva carte del seme d'attacco e ne ha giocata un'altra",
        "{who} held the suit led and played another",
    ),
    no: text("{who} non aveva carte del seme d'attacco", "{who} held no card of the suit led"),
};

/// A player did not follow suit though he could.
pub fn revoke(h: &mut Hearing<'_>, it: &Revoke) -> Heard {
    h.clause(&A, |h| {
        h.given_that(&HELD_SUIT, true)?;
        h.decide(Is(Revoked(it.by, it.card)))
    })?;
    let established = l63::a(h, it)?;
    h.table_mut().note_revoke(*it, established);
    if established {
        h.table_mut().lay_for(it.by, it.card);
        return Ok(());
    }
    l62::correct(h, it)
}
