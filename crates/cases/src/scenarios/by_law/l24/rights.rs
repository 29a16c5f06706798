//! Law 24: what declarer may ask at the opening lead because of cards exposed during the auction.

use crate::scenarios::by_law::l65::DECLARERS_RIGHTS;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{some_of, three_suits};

pub static AT_THE_LEAD: Scenario = scenario(
    24,
    "at-the-lead",
    &["licita", "carte penalizzate", "attacco iniziale", "diritti"],
    at_the_lead,
)
.tricks(1..=1)
.asks(DECLARERS_RIGHTS);

/// The partner of the opening leader dropped one or two honours during the auction, of three suits that the leader holds.
fn at_the_lead(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let (by, partner) = (story.declarer().lho(), story.declarer().rho());
    let leads = |card: &Card| card.rank.is_honour() && !story.suit(by, card.suit).is_empty();
    let held: Hand = story.hand(partner).iter().filter(leads).collect();
    let cards = three_suits(story, held, |_| true)?;
    cast!(story, by, partner);
    for card in some_of(story, cards).iter() {
        story.was_exposed(partner, card, false);
    }
    story.add_sentence(DROPPED);
    untold(story, "auction-on", Answer::YES)?;
    untold(story, "deliberate-exposure", Answer::NO)?;
    untold(story, "could-have-known", Answer::NO)?;
    story.add_sentence(TO_LEAD);
    Some(())
}

const DROPPED: SentenceWordings = &[
    text(
        "Durante la licita {partner} aveva fatto cadere sul tavolo, davanti a tutti, {shown}; l'Arbitro, chiamato subito, l'ha fatto lasciare lì.",
        "During the auction {partner} dropped on the table, before everybody, the {shown}; the director, called at once, had that left there.",
    ),
    text(
        "A licita in corso a {partner} sfugge di mano, e resta scoperto sul tavolo come ordina l'Arbitro: {shown}.",
        "While the auction is going on {partner} drops, and by the director's order leaves face up on the table, the {shown}.",
    ),
];
const TO_LEAD: SentenceWordings = &[
    text(
        "Ora la licita è finita, e l'attacco spetta a {by}.",
        "Now the auction is over, and {by} is to lead.",
    ),
    text(
        "Poi {declarer} vince la licita, e deve attaccare {by}.",
        "Then {declarer} wins the auction, and it is for {by} to lead.",
    ),
];
