//! Laws 49 and 50D2: what declarer may do after remarks of both defenders about their cards.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{DECLARERS_RIGHTS, defender};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static BOTH_DEFENDERS: Scenario = scenario(
    49,
    "both-defenders",
    &["difensore", "carta nominata", "attacco", "diritti"],
    both_defenders,
)
.tricks(2..=8)
.asks(DECLARERS_RIGHTS);

/// While declarer thinks, each of the defenders says that he holds an honour of a suit that his partner holds too, or says
/// something else.
fn both_defenders(story: &mut Story<'_>) -> Option<()> {
    story.declaring_hand_on_lead()?;
    let by = defender(story)?;
    let partner = by.partner();
    let honours = |of: Seat| -> Hand {
        let is_shared =
            |card: &Card| card.rank.is_honour() && !story.suit(of.partner(), card.suit).is_empty();
        story.hand(of).iter().filter(is_shared).collect()
    };
    let (own, his) = (honours(by), honours(partner));
    let first = story.pick(own)?;
    let second = story.pick(own - own.suit(first.suit))?;
    let third = story.pick(his - his.suit(first.suit) - his.suit(second.suit))?;
    cast!(story, first, second, third);
    let named = story.choose(3);
    if let Some(card) = [Some(first), Some(second), None][named] {
        story.add_event(by, Act::Names(card.into()));
    }
    story.add_sentence([HAS_FIRST, HAS_SECOND, IS_SILENT][named]);
    let both = story.choose_act(partner, Act::Names(third.into()), PARTNER_HAS, PARTNER_IS_SILENT);
    story.require(named < 2 || both)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const HAS_FIRST: SentenceWordings = &[
    text(
        "{declarer} deve attaccare e ci pensa; «{first} ce l'ho io», gli dice {by}.",
        "{declarer} is to lead and thinks about it; 'I have the {first},' {by} tells him.",
    ),
    text(
        "Mentre {declarer} pensa all'attacco, {by} gli dice di avere {first}.",
        "While {declarer} thinks about his lead, {by} tells him that he has the {first}.",
    ),
    short_reasons::SAID_HE_HAS_FIRST,
];
const HAS_SECOND: SentenceWordings = &[
    text(
        "{declarer} deve attaccare e ci pensa; «{second} ce l'ho io», gli dice {by}.",
        "{declarer} is to lead and thinks about it; 'I have the {second},' {by} tells him.",
    ),
    text(
        "Mentre {declarer} pensa all'attacco, {by} gli dice di avere {second}.",
        "While {declarer} thinks about his lead, {by} tells him that he has the {second}.",
    ),
    short_reasons::SAID_HE_HAS_SECOND,
];
const IS_SILENT: SentenceWordings = &[
    text(
        "{declarer} deve attaccare e pensa ad alta voce: «{first} ce l'ha {by}».",
        "{declarer} is to lead and thinks aloud: '{by} has the {first}'.",
    ),
    text(
        "Mentre {declarer} pensa all'attacco, mormora che {first} deve averl{o/a:first} {by}.",
        "While {declarer} thinks about his lead, he mutters that {by} must have the {first}.",
    ),
    because(
        "",
        ["{by} non ha nominato nessuna sua carta", "{by} non avesse nominato nessuna sua carta"],
        ["{by} named no card of his", "{by} had named no card of his"],
    ),
];
const PARTNER_HAS: SentenceWordings = &[
    text(
        "«E io ho {third}», dice {partner} a {declarer}.",
        "'And I have the {third},' says {partner} to {declarer}.",
    ),
    text(
        "{partner} dice a {declarer} di avere {third}.",
        "{partner} says to {declarer}: 'I have the {third}'.",
    ),
    because(
        "49",
        ["{partner} ha detto di avere {third}", "{partner} avesse detto di avere {third}"],
        ["{partner} said that he has the {third}", "{partner} had said that he has the {third}"],
    ),
];
const PARTNER_IS_SILENT: SentenceWordings = &[
    text(
        "«E {third} ce l'ha {partner}», mormora {declarer}.",
        "'And {partner} has the {third},' mutters {declarer}.",
    ),
    text(
        "{declarer} osserva fra sé che {third} deve averl{o/a:third} {partner}.",
        "{declarer} remarks to himself that {partner} must have the {third}.",
    ),
    because(
        "",
        [
            "{partner} non ha nominato nessuna sua carta",
            "{partner} non avesse nominato nessuna sua carta",
        ],
        ["{partner} named no card of his", "{partner} had named no card of his"],
    ),
];
