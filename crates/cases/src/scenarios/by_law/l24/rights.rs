//! Law 24: what declarer may ask at the opening lead because of cards exposed during the auction.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{DECLARERS_RIGHTS, some_of, three_suits};

pub static FACE_UP_OR_DOWN: Scenario = scenario(
    24,
    "face-up-or-down",
    &["licita", "carte penalizzate", "attacco iniziale", "diritti"],
    face_up_or_down,
)
.tricks(1..=1)
.asks(DECLARERS_RIGHTS);

/// The partner of the opening leader dropped three honours during the auction, of suits that the leader holds, one or two
/// of them face up.
fn face_up_or_down(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let (by, partner) = (story.declarer().lho(), story.declarer().rho());
    let is_led = |card: &Card| card.rank.is_honour() && !story.suit(by, card.suit).is_empty();
    let held = story.hand(partner).iter().filter(is_led).collect();
    let cards = three_suits(story, held)?;
    cast!(story, by, partner);
    for card in some_of(story, cards).iter() {
        story.was_exposed(partner, card, false);
    }
    story.add_sentence(DROPPED);
    untold_no(story, &["auction-on", "deliberate-exposure", "could-have-known"])?;
    story.add_sentence(TO_LEAD);
    Some(())
}

const DROPPED: SentenceWordings = &[
    text(
        "Durante la licita {partner}, nel prendere un cartellino, ha perso di mano tre carte: {shown} davanti a tutti, {others} a faccia in giù.",
        "During the auction {partner}, taking out a bidding card, dropped three cards: the {shown} face up before everybody, the {others} face down.",
    ),
    text(
        "A licita in corso a {partner} sono cadute tre carte: tutti hanno visto {shown}, nessuno {others}, a faccia in giù.",
        "While the auction was going on {partner} dropped three cards: everybody saw the {shown}, nobody the {others}, which lay face down.",
    ),
    text(
        "Prima dell'ultimo passo {partner} ha urtato il tavolo, e tre carte gli sono finite davanti: in vista {shown}, con il dorso in alto {others}.",
        "Before the last pass {partner} knocked against the table, and three cards landed in front of him: the {shown} in sight, the {others} back upwards.",
    ),
    text(
        "Mentre dichiaravano, riordinando la mano {partner} ha lasciato andare tre carte; tutti hanno potuto leggere {shown}, nessuno {others}.",
        "In the course of the bidding, sorting his hand, {partner} let three cards go; everybody could read the {shown}, nobody the {others}.",
    ),
    because(
        "",
        [
            "tutti hanno visto {shown} di {partner}, e nessuno {others}",
            "tutti avessero visto {shown} di {partner}, e nessuno {others}",
        ],
        [
            "everybody saw {partner}'s {shown}, and nobody the {others}",
            "everybody had seen {partner}'s {shown}, and nobody the {others}",
        ],
    ),
];
const TO_LEAD: SentenceWordings = &[
    text(
        "L'Arbitro è chiamato solo ora, a licita finita: l'attacco è di {by}.",
        "The director is called only now, when the auction is over: {by} is to lead.",
    ),
    text(
        "Solo a licita finita {declarer} chiama l'Arbitro; deve attaccare {by}.",
        "Only when the auction is over does {declarer} call the director; it is for {by} to lead.",
    ),
    text(
        "Nessuno ha detto nulla fino all'ultimo passo; adesso {declarer} vuole l'Arbitro prima che {by} attacchi.",
        "Nobody said anything until the last pass; now {declarer} wants the director before {by} leads.",
    ),
];
