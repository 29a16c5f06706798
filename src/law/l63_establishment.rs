//! Law 63: establishment of a revoke.

use super::prelude::*;

pub static LAW: Law = Law {
    number: 63,
    title: text("Consumazione della renonce", "Establishment of a revoke"),
    clauses: &[&A],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("63A"),
    title: text("Quando la renonce è consumata", "When a revoke is established"),
    gist: always(
        "La renonce è consumata quando la linea colpevole attacca, gioca o nomina una carta nella presa successiva, \
         o richiede, concede o consente a una richiesta. Allora la presa resta com'è.",
        "A revoke is established when the offending side leads, plays or names a card to the next trick, or claims, \
         concedes or agrees to a claim. The trick then stands.",
    ),
    asks: &[],
    see: &["62A"],
};

static PLAYED_ON: Condition = Condition {
    yes: text(
        "la linea di {who} ha giocato nella presa successiva o ha fatto una richiesta",
        "the side of {who} has played to the next trick, or claimed",
    ),
    no: text(
        "la linea di {who} non ha ancora giocato nella presa successiva",
        "the side of {who} has not played to the next trick yet",
    ),
};

/// Whether the revoke is established.
pub fn a(h: &mut Hearing<'_>, it: &Revoke) -> Heard<bool> {
    let played_on = it.later.claimed || it.later.has_played_on(it.by.side());
    let established = h.clause(&A, |h| {
        h.given_that(&PLAYED_ON, played_on)?;
        h.decide(Is(Established(it.by, it.card)))
    })?;
    Ok(established.is_some())
}
