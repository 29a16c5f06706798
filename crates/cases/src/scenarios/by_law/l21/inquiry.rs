//! Laws 21B and 47E2: what has to be established about a lead after a wrong explanation.

use super::{LEAD_DID_NOT, LEAD_RESTED, OF_CHOICE, corrected_at_the_lead};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::may_tell;

pub static WOULD_HAVE_LED: Scenario =
    scenario(21, "would-have-led", &["errata informazione", "attacco iniziale"], would_have_led)
        .tricks(1..=1)
        .asks(&[Inquiry])
        .aspects(OF_CHOICE);

/// An explanation is corrected at the opening lead; the story may leave open whether the lead rested on it.
fn would_have_led(story: &mut Story<'_>) -> Option<()> {
    let is_faced = corrected_at_the_lead(story)?;
    let rested = may_tell(story, "play-influenced", [LEAD_RESTED, LEAD_DID_NOT, LEAD_IS_CLAIMED])?;
    // Whether a face-down lead that the explanation did not influence may be changed is open to dispute.
    story.require(rested == Some(true) || is_faced)
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
