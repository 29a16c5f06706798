//! Laws 64 and 67: what has to be established about a trick that lacked a card.

use super::{NONE_LATER, TRICKS_LATER, played_out};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::may_tell;

pub static NOT_COUNTED_YET: Scenario =
    scenario(67, "not-counted-yet", &["presa difettosa", "trasferimento"], not_counted_yet)
        .tricks(2..=9)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Tricks]]);

/// The last player to a trick does not play to it, and the board is played out; the story may leave open whether his side
/// won a later trick.
fn not_counted_yet(story: &mut Story<'_>) -> Option<()> {
    let (_, may_win_none) = played_out(story)?;
    story.require(may_win_none)?;
    may_tell(story, "won-later", [TRICKS_LATER, NONE_LATER, NOT_COUNTED])?;
    untold(story, "undercompensated", Answer::NO)?;
    untold(story, "could-have-known", Answer::NO)
}

const NOT_COUNTED: SentenceWordings = &[
    text(
        "Non si sa ancora se dopo quella presa {by} e {partner} ne abbiano vinta qualcuna.",
        "It is not known yet whether {by} and {partner} won any after that trick.",
    ),
    text(
        "Nel seguito del gioco {by} e {partner} possono aver fatto prese o no: non si sa ancora.",
        "In the play that followed {by} and {partner} may have won tricks or not: it is not known yet.",
    ),
    text(
        "Se {by} e {partner} abbiano poi vinto una presa, non si sa ancora.",
        "It is not known yet whether {by} and {partner} won a later trick.",
    ),
    short_reasons::not_known_if_won_later("64A2"),
];
