//! Law 50, paragraph D2: what declarer may ask of the partner of a defender with penalty cards.

use crate::scenarios::by_law::l65::DECLARERS_RIGHTS;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{some_of, three_suits};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static PARTNERS_CARDS: Scenario = scenario(
    50,
    "partners-cards",
    &["difensore", "carte penalizzate", "attacco", "diritti"],
    partners_cards,
)
.tricks(2..=9)
.asks(DECLARERS_RIGHTS);

/// A defender is on lead, and his partner drops one or two honours, of three suits that the leader holds.
fn partners_cards(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let partner = by.partner();
    let leads = |card: &Card| card.rank.is_honour() && !story.suit(by, card.suit).is_empty();
    let held: Hand = story.hand(partner).iter().filter(leads).collect();
    let cards = three_suits(story, held, |_| true)?;
    cast!(story, by, partner);
    story.add_sentence(ON_LEAD);
    for card in some_of(story, cards).iter() {
        let (card, seen) = (card.into(), BySeat([true; 4]));
        story.add_event(partner, Act::Drops { card, seen, jostled: false });
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
        "Prima che attacchi, {partner} fa cadere per distrazione, in mezzo al tavolo, {shown}.",
        "Before he leads, {partner} carelessly drops in the middle of the table the {shown}.",
    ),
    text(
        "Prima dell'attacco {partner}, che si sta alzando, perde di mano {shown}, a faccia in su.",
        "Before the lead {partner}, who is getting up, drops face up on the table the {shown}.",
    ),
];
