//! Law 50, paragraphs D1 and D2: what follows for declarer and for the owner from cards that fell.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{some_of, three_suits};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static WHOSE_FAULT: Scenario = scenario(
    50,
    "whose-fault",
    &["difensore", "carte penalizzate", "attacco", "diritti"],
    whose_fault,
)
.tricks(2..=9)
.asks(&[Rights("declarer"), Rights("partner"), Rights("declarer")]);

/// A defender is on lead, and his partner drops three honours, of suits that the leader holds: one or two of them by his
/// own fault, and the others by declarer's.
fn whose_fault(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let partner = by.partner();
    let held = story.hand(partner);
    let is_led = |card: &Card| card.rank.is_honour() && !story.suit(by, card.suit).is_empty();
    let held = held.iter().filter(is_led).collect();
    let cards = three_suits(story, held)?;
    cast!(story, by, partner);
    story.add_sentence(ON_LEAD);
    let own = some_of(story, cards);
    let mut in_order = cards;
    in_order.sort_by_key(|card| !own.contains(*card));
    for card in in_order {
        let (jostled, seen) = (!own.contains(card), BySeat([true; 4]));
        story.add_event(partner, Act::Drops { card: card.into(), seen, jostled });
    }
    story.add_sentence(DROPS);
    untold(story, "deliberate-exposure", Answer::NO)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text("L'ultima presa è di {by}.", "{by} has won the last trick."),
    text("Deve attaccare {by}.", "It is for {by} to lead."),
    text("In presa è {by}.", "{by} is on lead."),
];
const DROPS: SentenceWordings = &[
    text(
        "{partner} si alza e perde di mano {shown}; {declarer}, nel voltarsi, lo urta e gli fa cadere {others}: tutto scoperto sul tavolo.",
        "{partner} gets up and drops the {shown}; {declarer}, turning round, knocks him and makes him drop the {others}: all face up on the table.",
    ),
    text(
        "{partner}, che riordina le carte, si lascia sfuggire {shown}; poi, perché {declarer} gli urta il braccio, anche {others}: tutto scoperto sul tavolo.",
        "{partner}, who is sorting his cards, drops the {shown}; then, because {declarer} knocks his arm, the {others} too: all face up on the table.",
    ),
];
