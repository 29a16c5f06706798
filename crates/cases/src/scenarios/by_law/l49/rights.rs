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
    story.add_sentence([HAS_FIRST, HAS_SECOND, FORGETS][named]);
    let both = story.choose_act(partner, Act::Names(third.into()), PARTNER_HAS, PARTNER_FORGETS);
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
];
const FORGETS: SentenceWordings = &[
    text(
        "{declarer} deve attaccare e ci pensa; «{first} ce l'hai tu», dice a {by}.",
        "{declarer} is to lead and thinks about it; 'you have the {first},' he tells {by}.",
    ),
    text(
        "Mentre {declarer} pensa all'attacco, dice a {by} che secondo lui ha {first}.",
        "While {declarer} thinks about his lead, he tells {by} that he must have the {first}.",
    ),
];
const PARTNER_HAS: SentenceWordings = &[
    text(
        "«E io ho {third}», dice {partner} a {declarer}.",
        "'And I have the {third},' says {partner} to {declarer}.",
    ),
    text(
        "{partner} dice a {declarer} che lui ha {third}.",
        "{partner} tells {declarer} that he himself has the {third}.",
    ),
];
const PARTNER_FORGETS: SentenceWordings = &[
    text(
        "«E tu hai {third}», dice {declarer} a {partner}.",
        "'And you have the {third},' says {declarer} to {partner}.",
    ),
    text(
        "{declarer} dice a {partner} che deve avere {third}.",
        "{declarer} tells {partner} that he must have the {third}.",
    ),
];
