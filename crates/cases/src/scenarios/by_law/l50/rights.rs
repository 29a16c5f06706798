//! Law 50, paragraphs D1 and D2: what follows for declarer and for the owner from cards that fell.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::three_suits;
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
    let [first, second, third] = cards;
    cast!(story, by, partner, first, second, third);
    story.add_sentence(ON_LEAD);
    let which = 1 + story.choose(6);
    let is_own = |place: &usize| which & (1 << place) != 0;
    let own: Hand = (0..3).filter(is_own).map(|place| cards[place]).collect();
    let mut in_order = cards;
    in_order.sort_by_key(|card| !own.contains(*card));
    for card in in_order {
        let (jostled, seen) = (!own.contains(card), BySeat([true; 4]));
        story.add_event(partner, Act::Drops { card: card.into(), seen, jostled });
    }
    story.add_sentence(DROPS[which - 1]);
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
/// The sentence for a choice of cards: those that fell by their owner's fault, and the others.
macro_rules! drops {
    ([$own:literal, $other:literal], [$own_en:literal, $other_en:literal]) => {
        &[
            text(
                concat!(
                    "{partner} si alza e lascia cadere ",
                    $own,
                    "; {declarer}, nel voltarsi, lo urta e gli fa cadere ",
                    $other,
                    ": tutto scoperto sul tavolo."
                ),
                concat!(
                    "{partner} gets up and drops ",
                    $own_en,
                    "; {declarer}, turning round, knocks him and makes him drop ",
                    $other_en,
                    ": all face up on the table."
                ),
            ),
            text(
                concat!(
                    "{partner}, che riordina le carte, si lascia sfuggire ",
                    $own,
                    "; poi, perché {declarer} gli urta il braccio, anche ",
                    $other,
                    ": tutto scoperto sul tavolo."
                ),
                concat!(
                    "{partner}, who is sorting his cards, drops ",
                    $own_en,
                    "; then, because {declarer} knocks his arm, ",
                    $other_en,
                    " too: all face up on the table."
                ),
            ),
            because(
                "50",
                [
                    concat!(
                        "{partner} ha fatto cadere da solo ",
                        $own,
                        ", e urtato da {declarer} ",
                        $other
                    ),
                    concat!(
                        "{partner} avesse fatto cadere da solo ",
                        $own,
                        ", e urtato da {declarer} ",
                        $other
                    ),
                ],
                [
                    concat!(
                        "{partner} dropped ",
                        $own_en,
                        " by himself, and, knocked by {declarer}, ",
                        $other_en
                    ),
                    concat!(
                        "{partner} had dropped ",
                        $own_en,
                        " by himself, and, knocked by {declarer}, ",
                        $other_en
                    ),
                ],
            ),
        ]
    };
}
const DROPS: [SentenceWordings; 6] = [
    drops!(["{first}", "{second} e {third}"], ["the {first}", "the {second} and the {third}"]),
    drops!(["{second}", "{first} e {third}"], ["the {second}", "the {first} and the {third}"]),
    drops!(["{first} e {second}", "{third}"], ["the {first} and the {second}", "the {third}"]),
    drops!(["{third}", "{first} e {second}"], ["the {third}", "the {first} and the {second}"]),
    drops!(["{first} e {third}", "{second}"], ["the {first} and the {third}", "the {second}"]),
    drops!(["{second} e {third}", "{first}"], ["the {second} and the {third}", "the {first}"]),
];
