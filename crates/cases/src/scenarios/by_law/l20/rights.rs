//! What declarer may do after a wrong explanation and cards named by the defenders: Laws 21B, 47E2, 49 and 50D2.

use super::answers::{
    LHO_KEEPS_IT, LHO_NAMES, REGARDLESS_OF_RHO, RESTED_ON_RHO, RHO_AMENDS, RHO_EXPLAINS,
};
use crate::scenarios::by_law::l65::DECLARERS_RIGHTS;
use crate::scenarios::by_law::prelude::*;

pub static THREE_RIGHTS: Scenario = scenario(
    20,
    "three-rights",
    &["errata informazione", "carta penalizzata", "diritti"],
    three_rights,
)
.tricks(2..=9)
.asks(DECLARERS_RIGHTS);

/// Declarer plays after a defender's explanation, which the defender then corrects and which may have influenced declarer.
/// Each of the defenders may say that he holds a card.
fn three_rights(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let (lho, rho) = (declarer.lho(), declarer.rho());
    let card = story.would_play()?;
    // A card that its owner must play at once leaves no suit to require of his partner.
    let led = story.led().unwrap_or(card.suit);
    let named = story.pick(story.hand(lho) - story.suit(lho, led))?;
    let his = story.hand(rho) - story.suit(rho, led);
    let his_named = story.pick(his - story.suit(rho, named.suit))?;
    story.require(!story.suit(lho, led).is_empty() && !story.suit(rho, named.suit).is_empty())?;
    story.require(!story.suit(lho, his_named.suit).is_empty())?;
    cast!(story, lho, rho, card, named, his_named);
    let topic = ExplanationTopic::Call;
    story.add_event(rho, Act::Explains(topic));
    story.plays(declarer, card);
    story.add_sentence(RHO_EXPLAINS);
    story.add_event(rho, Act::Amends(topic));
    story.add_sentence(RHO_AMENDS);
    story.choose_act(lho, Act::Names(named.into()), LHO_NAMES, LHO_KEEPS_IT);
    story.choose_act(rho, Act::Names(his_named.into()), RHO_NAMES, RHO_KEEPS_IT);
    story.choose_finding("play-influenced", RESTED_ON_RHO, REGARDLESS_OF_RHO)?;
    Some(())
}

const RHO_NAMES: SentenceWordings = &[
    text("«E io ho {his_named}», aggiunge {rho}.", "'And I have the {his_named},' adds {rho}."),
    text(
        "{rho} risponde che lui ha {his_named}.",
        "{rho} answers that he has the {his_named}.",
    ),
];
const RHO_KEEPS_IT: SentenceWordings = &[
    text("«E io mi scuso», aggiunge {rho}.", "'And I am sorry,' adds {rho}."),
    text("{rho} risponde che gli dispiace.", "{rho} answers that he is sorry."),
];
