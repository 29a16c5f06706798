//! Law 49: exposure of a defender's cards.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(49),
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
         avere, diventa carta penalizzata; non così se parlava della sola presa in corso, o se il compagno si oppone \
         subito alla sua concessione.",
        "Outside normal play, a defender's card that his partner could see, or that he says he holds, becomes a \
         penalty card; not so if he spoke of the trick in progress alone, or if his partner at once objects to his \
         concession.",
    ),
    asks: &[&card_played::VISIBLE],
    see: &["45C1", "50B", "68", "68B2"],
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

/// Decides whether a defender's card becomes a penalty card, because his partner could see it (49).
pub fn exposed(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    partner_saw: Option<bool>,
    how: Exposure,
) -> HearingResult<bool> {
    let exposed = h.clause(&EXPOSURE, |h| h.require(&card_played::VISIBLE, partner_saw))?;
    if exposed.is_some() {
        penalty_card::penalty(h, by, card, how)?;
    } else {
        card_played::not_on_table(h, NotPlayed(by, card))?;
        card_played::no_penalty_card(h)?;
    }
    Ok(exposed.is_some())
}

/// Hears Law 49 for a faced card that goes back: it applies to a defender's card. Law 50 decides its status from then
/// on.
pub fn withdrawn(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> HearingResult {
    let defends = h.table().contract().is_defender(by);
    h.about(by, Some(card), |h| h.hear_clause(&EXPOSURE, |h| h.given_that(&FACED, defends)))
}

/// Hears the incident of a defender's card that fell.
pub fn dropped(h: &mut Hearing<'_>, it: &CardDropped) -> HearingResult {
    if it.jostled {
        h.show_rejected_because(&EXPOSURE, &penalty_card::OTHERS_FAULT)?;
    }
    if penalty_card::designated_otherwise(h, it.by, it.card, it.jostled)? {
        card_played::no_penalty_card(h)?;
        return information::by_chance(h, it.by, it.card, true, it.partner_saw);
    }
    declarer_exposure::defenders(h)?;
    information::by_chance(h, it.by, it.card, false, it.partner_saw)?;
    let saw = it.partner_saw.then_some(true);
    exposed(h, it.by, it.card, saw, Exposure::ByAccident)?;
    Ok(())
}

/// Hears the incident in which a defender says that he holds a card. The card is not exposed inadvertently, so it is a
/// major penalty card, whatever its rank.
pub fn named(h: &mut Hearing<'_>, it: &CardNamed) -> HearingResult {
    declarer_exposure::defenders(h)?;
    h.show_applied(&EXPOSURE, &NAMED)?;
    penalty_card::penalty(h, it.by, it.card, Exposure::OnPurpose)
}

/// Hears the incident in which a defender faces cards. He is taken to claim, unless it is evident that he does not.
pub fn faced(h: &mut Hearing<'_>, it: &FacedHand) -> HearingResult {
    let by = it.by;
    if claim_or_concession::by_facing(h, it)? {
        return Ok(());
    }
    let cards = it.cards.unwrap_or_else(|| h.table().position().deal.hands[by].known());
    let saw = it.partner_saw.then_some(true);
    let visible =
        h.about(by, None, |h| h.applies(&EXPOSURE, |h| h.require(&card_played::VISIBLE, saw)))?;
    if !visible {
        return card_played::not_on_table(h, PlayContinues);
    }
    let how = match cards.len() {
        2.. => Exposure::OnPurpose,
        _ if it.by_accident => Exposure::ByAccident,
        _ => Exposure::Unknown,
    };
    // A card that he has played in the meantime does not become a penalty card.
    for card in cards.iter().map(PlayedCard::from) {
        if !h.table().has_played(by, card) {
            penalty_card::penalty(h, by, card, how)?;
        }
    }
    Ok(())
}
