//! Laws 21B and 47E2: what has to be established about a lead after a wrong explanation.

use super::{OF_CHOICE, corrected_at_the_lead};
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
    let rested =
        may_tell(story, "play-influenced", [WOULD_HAVE_CHANGED, WOULD_NOT_HAVE, HAS_NOT_SAID])?;
    // Whether a face-down lead that the explanation did not influence may be changed is open to dispute.
    story.require(rested == Some(true) || is_faced)
}

const WOULD_HAVE_CHANGED: SentenceWordings = &[
    text(
        "«Se l'avessi saputo, avrei attaccato in un altro seme», dice {by}, e l'Arbitro gli crede.",
        "'Had I known, I would have led another suit,' says {by}, and the director believes him.",
    ),
    text(
        "Con la spiegazione giusta, accerta l'Arbitro, {by} avrebbe fatto un altro attacco.",
        "With the right explanation, the director finds, {by} would have made another lead.",
    ),
    short_reasons::CHOSE_BY_EXPLANATION,
];
const WOULD_NOT_HAVE: SentenceWordings = &[
    text(
        "«Anche se l'avessi saputo, avrei attaccato così», dice {by}, e l'Arbitro gli crede.",
        "'Even had I known, I would have led this,' says {by}, and the director believes him.",
    ),
    text(
        "Con la spiegazione giusta, accerta l'Arbitro, {by} avrebbe fatto lo stesso attacco.",
        "With the right explanation, the director finds, {by} would have made the same lead.",
    ),
    short_reasons::CHOSE_REGARDLESS,
];
const HAS_NOT_SAID: SentenceWordings = &[
    text(
        "L'Arbitro non ha ancora chiesto a {by} come ha scelto l'attacco.",
        "The director has not asked {by} yet how he chose his lead.",
    ),
    text(
        "Nessuno ha ancora chiesto a {by} se con la spiegazione giusta avrebbe fatto un altro attacco.",
        "Nobody has asked {by} yet whether with the right explanation he would have made another lead.",
    ),
    because(
        "47E2(a)",
        [
            "non si sa ancora perché {by} ha scelto {card}",
            "non si sapesse ancora perché {by} ha scelto {card}",
        ],
        [
            "it is not yet known why {by} chose the {card}",
            "it were not yet known why {by} chose the {card}",
        ],
    ),
];
