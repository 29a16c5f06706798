//! Law 48: exposure of declarer's cards.

use super::l45_card_played as l45;
use super::prelude::*;

pub static LAW: Law = Law {
    number: 48,
    title: text("Esposizione delle carte del dichiarante", "Exposure of declarer's cards"),
    clauses: &[&A],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("48A"),
    title: text("Il dichiarante espone una carta", "Declarer exposes a card"),
    gist: always(
        "Nessuna carta del dichiarante o del morto è mai carta penalizzata: chi la espone non subisce restrizioni, \
         e la carta caduta per caso non va giocata.",
        "No card of declarer or dummy is ever a penalty card: exposing one brings no restriction, and a card \
         dropped by accident need not be played.",
    ),
    asks: &[],
    see: &["45C2", "49"],
};

static DECLARING: Condition = Condition {
    yes: text("la carta è del dichiarante o del morto", "the card is declarer's or dummy's"),
    no: text("la carta è di un difensore", "the card is a defender's"),
};

/// A card of declarer's or dummy's was exposed.
pub fn a(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> Heard {
    no_penalty(h, by, card)
}

/// It is never a penalty card.
pub fn no_penalty(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> Heard {
    let declaring = !h.table().contract().is_defender(by);
    h.clause(&A, |h| {
        h.given_that(&DECLARING, declaring)?;
        h.decide(Is(NoPenalty(by, card)))
    })?;
    Ok(())
}

/// A card of declarer's or dummy's fell.
pub fn dropped(h: &mut Hearing<'_>, it: &Drop) -> Heard {
    l45::c2_fallen(h)?;
    h.clause(&A, |h| {
        h.given_that(&DECLARING, true)?;
        h.decide(Is(NotPlayed(it.by, it.card)))?;
        h.decide(Is(NoPenalty(it.by, it.card)))
    })?;
    Ok(())
}
