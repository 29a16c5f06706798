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
    if l63::a(h, it)? {
        h.table_mut().lay(it.card);
        return Ok(());
    }
    l62::correct(h, it)
}
