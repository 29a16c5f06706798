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
    let honours = |story: &Story<'_>, of: Seat| -> Hand {
        let is_shared =
            |card: &Card| card.rank.is_honour() && !story.suit(of.partner(), card.suit).is_empty();
        story.hand(of).iter().filter(is_shared).collect()
    };
    let own = honours(story, by);
    let first = story.pick(own)?;
    let second = story.pick(own - own.suit(first.suit))?;
    let his = honours(story, partner);
    let third = story.pick(his - his.suit(first.suit) - his.suit(second.suit))?;
    cast!(story, first, second, third);
    let named = story.choose(3);
    if let Some(card) = [Some(first), Some(second), None][named] {
        story.add_event(by, Act::Names(card.into()));
    }
    story.add_sentence([HAS_FIRST, HAS_SECOND, FORGETS][named]);
    story.choose_act(partner, Act::Names(third.into()), PARTNER_HAS, PARTNER_FORGETS);
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
        "{declarer} deve attaccare e ci pensa; «non ricordo più niente», gli dice {by}.",
        "{declarer} is to lead and thinks about it; 'I remember nothing any more,' {by} tells him.",
    ),
    text(
        "Mentre {declarer} pensa all'attacco, {by} gli dice di aver perso il conto.",
        "While {declarer} thinks about his lead, {by} tells him that he has lost count.",
    ),
];
const PARTNER_HAS: SentenceWordings = &[
    text("«Io ho {third}», dice {partner}.", "'I have the {third},' says {partner}."),
    text("{partner} risponde che lui ha {third}.", "{partner} answers that he has the {third}."),
];
const PARTNER_FORGETS: SentenceWordings = &[
    text("«Io non dico niente», dice {partner}.", "'I say nothing,' says {partner}."),
    text(
        "{partner} risponde che lui non dice niente.",
        "{partner} answers that he himself says nothing.",
    ),
];
