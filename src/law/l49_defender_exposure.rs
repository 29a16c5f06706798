//! Law 49: exposure of a defender's cards.

use super::l45_card_played::VISIBLE;
use super::l50_penalty_card as l50;
use super::prelude::*;

pub static LAW: Law = Law {
    number: 49,
    title: text("Esposizione delle carte di un difensore", "Exposure of a defender's cards"),
    clauses: &[&EXPOSURE],
    facts: &[],
    points: &[],
};

static EXPOSURE: Clause = Clause {
    number: ByEdition::always("49"),
    title: text("Carta di un difensore esposta", "A defender's card exposed"),
    gist: always(
        "Fuori del gioco normale, la carta di un difensore che il compagno poteva vedere, o che egli dice di \
         avere, diventa carta penalizzata.",
        "Outside normal play, a defender's card that his partner could see, or that he says he holds, becomes a \
         penalty card.",
    ),
    asks: &[&VISIBLE],
    see: &["45C1", "50B"],
};

static NAMED: Condition = Condition {
    yes: text("{who} ha detto di avere la carta", "{who} has said that he holds the card"),
    no: text("{who} non ha nominato la carta", "{who} has not named the card"),
};

static FACED: Condition = Condition {
    yes: text(
        "la carta che {who}, difensore, ritira era scoperta",
        "the card that {who}, a defender, takes back was faced",
    ),
    no: text("la carta non è di un difensore", "the card is not a defender's"),
};

/// A card could be seen; whether it became a penalty card.
pub fn exposed(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    partner_saw: Option<bool>,
    how: Exposure,
) -> Heard<bool> {
    let exposed = h.clause(&EXPOSURE, |h| h.require(&VISIBLE, partner_saw))?;
    if exposed.is_some() {
        l50::penalty(h, by, card, how)?;
    }
    Ok(exposed.is_some())
}

/// A card that lay faced goes back: what it is from then on Law 50 says.
pub fn withdrawn(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> Heard {
    let defends = h.table().contract().is_defender(by);
    h.about(by, Some(card), |h| h.clause(&EXPOSURE, |h| h.given_that(&FACED, defends)))?;
    Ok(())
}

/// A card of a defender's fell.
pub fn dropped(h: &mut Hearing<'_>, it: &Drop) -> Heard {
    let saw = it.partner_saw.then_some(true);
    exposed(h, it.by, it.card, saw, Exposure::ByAccident)?;
    Ok(())
}

/// A defender says that he holds a card.
pub fn named(h: &mut Hearing<'_>, it: &Naming) -> Heard {
    h.clause(&EXPOSURE, |h| h.given_that(&NAMED, true))?;
    l50::penalty(h, it.by, it.card, Exposure::OnPurpose)
}
