//! Law 60: play after an illegal play.

use super::prelude::*;

pub static LAW: Law = Law {
    number: 60,
    title: text("Gioco dopo una giocata irregolare", "Play after an illegal play"),
    clauses: &[&A1],
    facts: &[],
    points: &[],
};

static A1: Clause = Clause {
    number: ByEdition::always("60A1"),
    title: text(
        "L'innocente gioca dopo l'irregolarità",
        "An innocent plays after the irregularity",
    ),
    gist: always(
        "Se un innocente gioca dopo che l'avversario alla sua destra ha attaccato o giocato fuori turno o in anticipo, \
         e prima che si decida, il diritto alla rettifica è perduto e la carta irregolare vale come se fosse in turno.",
        "If an innocent plays after his right-hand opponent has led or played out of turn or prematurely, and before a \
         ruling, the right to a rectification is lost and the irregular card counts as if it were in turn.",
    ),
    asks: &[],
    see: &["53A"],
};

static NEXT_HAS_PLAYED: Condition = Condition {
    yes: text(
        "l'avversario alla sinistra di {who} ha giocato prima della decisione",
        "the left-hand opponent of {who} has played before the ruling",
    ),
    no: text(
        "l'avversario alla sinistra di {who} non ha giocato dopo",
        "the left-hand opponent of {who} has not played since",
    ),
};

/// Whether the opponents lost their right to a rectification of this card, because the next of them played.
pub fn forfeited(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    next: Option<LaterPlay>,
) -> Heard<bool> {
    let played = next.is_some_and(|play| play.hand == by.lho());
    let lost = h.about(by, Some(card), |h| {
        h.clause(&A1, |h| {
            h.given_that(&NEXT_HAS_PLAYED, played)?;
            h.decide(Is(Forfeited(by, card)))
        })
    })?;
    Ok(lost.is_some())
}
