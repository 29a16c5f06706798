//! Law 68: claim or concession of tricks. Here: whether shown cards are a claim.

use super::prelude::*;

pub static LAW: Law = Law {
    number: 68,
    title: text("Richiesta o concessione di prese", "Claim or concession of tricks"),
    clauses: &[&A],
    facts: &[&SHOWN_TOGETHER],
    points: &[],
};

finding!(
    /// Whether the cards were shown together, as by one who claims.
    SHOWN_TOGETHER, "shown-together",
    ask text(
        "{who} ha mostrato le carte insieme, come chi fa una richiesta?",
        "Did {who} show his cards together, as one who claims?"
    ),
    yes text("le carte sono state mostrate insieme, come in una richiesta", "the cards were shown together, as in a claim"),
    no text("le carte non sono state mostrate insieme", "the cards were not shown together")
);

static A: Clause = Clause {
    number: ByEdition::always("68A"),
    title: text("Quando si fa una richiesta", "What is a claim"),
    gist: always(
        "Fa una richiesta chi dice quante prese farà, propone di smettere il gioco o mostra le sue carte, a meno \
         che sia evidente che non intendeva richiedere.",
        "A player claims when he says how many tricks he will win, suggests that play stop, or shows his cards, \
         unless he demonstrably did not mean to claim.",
    ),
    asks: &[&SHOWN_TOGETHER],
    see: &["45C1", "63A"],
};

/// A player shows cards and says that he was claiming: whether he was.
pub fn a(h: &mut Hearing<'_>, by: Seat) -> Heard<bool> {
    let claim = h.about(by, None, |h| {
        h.clause(&A, |h| {
            h.require(&SHOWN_TOGETHER, None)?;
            h.decide(Is(Claim(by)))
        })
    })?;
    Ok(claim.is_some())
}
