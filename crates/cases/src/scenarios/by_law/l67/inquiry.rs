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
        "Se dopo quella presa {by} e {partner} ne abbiano vinta qualcuna non si è ancora guardato.",
        "Whether {by} and {partner} won any after that trick nobody has looked at yet.",
    ),
    text(
        "Quali prese abbiano fatto nel seguito del gioco {by} e {partner}, nessuno l'ha ancora controllato.",
        "Which tricks {by} and {partner} won in the play that followed nobody has checked yet.",
    ),
    text(
        "Le prese vinte poi da {by} e {partner}, se ce ne sono, non sono state ancora contate.",
        "The tricks that {by} and {partner} then won, if any, have not been counted yet.",
    ),
    because(
        "64A2",
        [
            "non si sa ancora se {by} e {partner} hanno poi vinto una presa",
            "non si sapesse ancora se {by} e {partner} hanno poi vinto una presa",
        ],
        [
            "it is not known yet whether {by} and {partner} later won a trick",
            "it were not known yet whether {by} and {partner} later won a trick",
        ],
    ),
];
