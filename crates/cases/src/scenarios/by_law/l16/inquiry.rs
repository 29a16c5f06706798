//! Law 16, paragraph B: what has to be established about information from partner.

use super::{
    DECLARER_DID_NOT, DECLARER_GAINED, DECLARER_GAINED_NOTHING, PARTNER_DID_NOT, PARTNER_GAINED,
    PARTNER_GAINED_NOTHING, suggests,
};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_if_told;

pub static USED_OR_NOT: Scenario =
    scenario(16, "used-or-not", &["informazione", "punteggio arbitrale"], used_or_not)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Score]]);

/// A defender or dummy lets something slip to his partner; the story may leave open whether the partner made use of it, or
/// whether that did damage.
fn used_or_not(story: &mut Story<'_>) -> Option<()> {
    let is_dummys = story.pick_from(&[true, false])?;
    suggests(story, is_dummys)?;
    let (used, damaged, of_dummy, of_defender) = [
        (Some(true), Some(true), DECLARER_GAINED, PARTNER_GAINED),
        (Some(true), Some(false), DECLARER_GAINED_NOTHING, PARTNER_GAINED_NOTHING),
        (Some(false), Some(false), DECLARER_DID_NOT, PARTNER_DID_NOT),
        (None, Some(true), DECLARER_PLAYED_IT, PARTNER_PLAYED_IT),
        (Some(true), None, DECLARER_CHOSE_IT, PARTNER_CHOSE_IT),
    ][story.choose(5)];
    story.add_sentence(if is_dummys { of_dummy } else { of_defender });
    for (key, told) in [("information-used", used), ("use-damaged", damaged)] {
        add_if_told(story, key, told, UNTOLD)?;
    }
    Some(())
}

const DECLARER_PLAYED_IT: SentenceWordings = &[
    text(
        "Ripreso il gioco, {declarer} ha scelto la linea che il compagno suggeriva: agli avversari è costata una presa.",
        "When play was resumed, {declarer} chose the line that his partner suggested: it cost the opponents a trick.",
    ),
    text(
        "Ripreso il gioco, {declarer} ha mosso {suit}, e ci ha guadagnato una presa.",
        "When play was resumed, {declarer} played {suit}, and gained a trick by it.",
    ),
];
const DECLARER_CHOSE_IT: SentenceWordings = &[
    text(
        "Ripreso il gioco, {declarer} fra due linee logiche ha scelto quella che il compagno suggeriva.",
        "When play was resumed, {declarer} chose, of two logical lines, the one that his partner suggested.",
    ),
    text(
        "Ripreso il gioco, {declarer} ha mosso {suit}, mentre altri avrebbero giocato diversamente.",
        "When play was resumed, {declarer} played {suit}, where others would have played otherwise.",
    ),
];
const PARTNER_PLAYED_IT: SentenceWordings = &[
    text(
        "Ripreso il gioco, {partner} ha scelto il ritorno che il compagno suggeriva: agli avversari è costato una presa.",
        "When play was resumed, {partner} chose the return that his partner suggested: it cost the opponents a trick.",
    ),
    text(
        "Ripreso il gioco, appena in presa {partner} ha mosso {suit}, e ci ha guadagnato una presa.",
        "When play was resumed, {partner}, on winning a trick, led {suit}, and gained a trick by it.",
    ),
];
const PARTNER_CHOSE_IT: SentenceWordings = &[
    text(
        "Ripreso il gioco, {partner} fra due ritorni logici ha scelto quello che il compagno suggeriva.",
        "When play was resumed, {partner} chose, of two logical returns, the one that his partner suggested.",
    ),
    text(
        "Ripreso il gioco, appena in presa {partner} ha mosso {suit}, mentre altri avrebbero giocato diversamente.",
        "When play was resumed, {partner}, on winning a trick, led {suit}, where others would have played otherwise.",
    ),
];
