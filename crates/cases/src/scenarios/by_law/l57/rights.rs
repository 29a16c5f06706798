//! What declarer may do after a premature play and cards that the defenders name: Laws 47E1, 49, 50D2 and 57A.

use super::{PLAYS, PLAYS_AS_TOLD, last_to_play};
use crate::scenarios::by_law::card_choices::has_choice;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{DECLARERS_RIGHTS, acts_told};
use crate::scenarios::by_law::sentences::{DECLARER_CALLS, DECLARER_HAS_LED};

pub static EARLY_OR_TOLD: Scenario = scenario(
    57,
    "early-or-told",
    &["difensore", "giocata prematura", "carta penalizzata", "diritti"],
    early_or_told,
)
.tricks(2..=9)
.asks(DECLARERS_RIGHTS);

/// A defender who should play last to the trick plays before his partner, perhaps because declarer told him so. Each of the
/// defenders may say that he holds a card of another suit.
fn early_or_told(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let partner = by.partner();
    let led = story.led()?;
    story.require(story.suit(partner, led).len() > 1)?;
    let card = story.would_follow_later(by, 2)?;
    story.require(card.suit == led)?;
    has_choice(story, by, card)?;
    story.cast("card", card);
    story.add_sentence(DECLARER_HAS_LED);
    story.plays(by, card);
    acts_told(story, by, [PLAYS_AS_TOLD, PLAYS])?;
    both_may_name(story, by, led)
}

/// Chooses whether each of the defenders says that he holds an honour of a suit other than the one led.
fn both_may_name(story: &mut Story<'_>, by: Seat, led: Suit) -> Option<()> {
    let partner = by.partner();
    let held = |of: Seat, card: Card| {
        card.rank.is_honour() && card.suit != led && !story.suit(of, card.suit).is_empty()
    };
    let own = story.hand(by).iter().filter(|card| held(partner, *card)).collect();
    let his: Hand = story.hand(partner).iter().filter(|card| held(by, *card)).collect();
    let named = story.pick(own)?;
    let his_named = story.pick(his - his.suit(named.suit))?;
    cast!(story, named, his_named);
    story.choose_act(by, Act::Names(named.into()), HE_NAMES, HE_IS_SORRY);
    story.choose_act(partner, Act::Names(his_named.into()), PARTNER_NAMES, PARTNER_WAITS);
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const HE_NAMES: SentenceWordings = &[
    text(
        "«Andiamo avanti, tanto ho {named}», dice poi {by}.",
        "'Let us go on, I have the {named} anyway,' {by} then says.",
    ),
    text(
        "Poi {by} dice forte al compagno: «Ho {named}, sbrigati».",
        "{by} then says aloud to his partner: 'I have the {named}, hurry up'.",
    ),
    because(
        "49",
        ["{by} ha detto di avere {named}", "{by} avesse detto di avere {named}"],
        ["{by} has said that he holds the {named}", "{by} had said that he held the {named}"],
    ),
];
const HE_IS_SORRY: SentenceWordings = &[
    text(
        "«Andiamo avanti, che è tardi», dice poi {by}.",
        "'Let us go on, it is getting late,' {by} then says.",
    ),
    text(
        "Poi {by} dice forte al compagno: «È tardi, sbrigati».",
        "{by} then says aloud to his partner: 'It is getting late, hurry up'.",
    ),
    because(
        "",
        ["{by} non ha nominato altre sue carte", "{by} non avesse nominato altre sue carte"],
        ["{by} has named no other card of his", "{by} had named no other card of his"],
    ),
];
const PARTNER_NAMES: SentenceWordings = &[
    text(
        "«Un momento, io ho {his_named}», gli risponde {partner}.",
        "'One moment, I have the {his_named},' {partner} answers him.",
    ),
    text(
        "{partner} gli risponde: «Ci penso, ho {his_named}».",
        "{partner} answers him: 'I am thinking, I have the {his_named}'.",
    ),
    because(
        "49",
        ["{partner} ha detto di avere {his_named}", "{partner} avesse detto di avere {his_named}"],
        [
            "{partner} has said that he holds the {his_named}",
            "{partner} had said that he held the {his_named}",
        ],
    ),
];
const PARTNER_WAITS: SentenceWordings = &[
    text(
        "«Un momento, non ho deciso», gli risponde {partner}.",
        "'One moment, I have not decided,' {partner} answers him.",
    ),
    text(
        "{partner} gli risponde: «Ci penso, non ho deciso».",
        "{partner} answers him: 'I am thinking, I have not decided'.",
    ),
    because(
        "",
        [
            "{partner} non ha nominato nessuna sua carta",
            "{partner} non avesse nominato nessuna sua carta",
        ],
        ["{partner} has named no card of his", "{partner} had named no card of his"],
    ),
];
