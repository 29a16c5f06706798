//! Laws 21B and 47E2: what has to be established about a lead after a wrong explanation.

use super::{
    AMENDS, EXPLAINS, FACE_DOWN, FACED, LEAD_DID_NOT, LEAD_RESTED, NOT_FACED, OF_CHOICE, SPREAD,
};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::may_tell;

pub static WOULD_HAVE_LED: Scenario =
    scenario(21, "would-have-led", &["errata informazione", "attacco iniziale"], would_have_led)
        .tricks(1..=1)
        .asks(&[Inquiry])
        .aspects(OF_CHOICE);

/// The declaring side corrects an explanation before or after the opening lead is faced, or after dummy is spread; the
/// story may leave open whether the lead rested on it.
fn would_have_led(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let by = declarer.lho();
    let card = story.would_play()?;
    cast!(story, by, card);
    story.add_event(declarer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(EXPLAINS);
    let time = story.choose(3);
    story.add_event(by, Act::LeadsFaceDown(card.into()));
    story.add_sentence(FACE_DOWN);
    if time > 0 {
        story.add_event(by, Act::FacesLead);
    }
    if time > 1 {
        story.add_event(dummy, Act::Spreads(Facing::WHOLE));
    }
    story.add_sentence([NOT_FACED, FACED, SPREAD][time]);
    story.add_event(declarer, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(AMENDS);
    let rested = may_tell(story, "play-influenced", [LEAD_RESTED, LEAD_DID_NOT, LEAD_IS_CLAIMED])?;
    // Whether a face-down lead that the explanation did not influence may be changed is open to dispute.
    story.require(rested == Some(true) || time > 0)
}

const LEAD_IS_CLAIMED: SentenceWordings = &[
    text(
        "{by} protesta: per il suo attacco, dice, quella spiegazione non era quella giusta.",
        "{by} protests: for his lead, he says, that explanation was not the right one.",
    ),
    text(
        "{by} dice soltanto che quella spiegazione non gli è piaciuta.",
        "{by} says only that he did not like that explanation.",
    ),
];
