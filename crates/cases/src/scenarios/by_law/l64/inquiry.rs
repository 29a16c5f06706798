//! Law 64: what has to be established about a revoke that is discovered after play.

use super::{AFTER_PLAY, ENOUGH, NOT_LATER, ROUND_OVER, TOO_LITTLE, WON_LATER, opponents_of};
use crate::scenarios::by_law::l61::play_next;
use crate::scenarios::by_law::l63::{revokes, trick_ends};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::may_tell;

pub static NOT_YET_LOOKED_AT: Scenario =
    scenario(64, "not-yet-looked-at", &["renonce", "trasferimento"], not_yet_looked_at)
        .tricks(2..=7)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Tricks, AspectKind::Score]]);

/// A revoke is found after play or after the round; the story may leave open whether the side of the revoke won a later
/// trick, and whether its opponents remain damaged.
fn not_yet_looked_at(story: &mut Story<'_>) -> Option<()> {
    let by = revokes(story)?.by;
    let next = trick_ends(story)?;
    story.require(next.may_win_none && next.may_win)?;
    play_next(story, next.winner, [next.lead, next.answer], 2);
    let opponent = opponents_of(story, by);
    let in_time = story.either();
    let ended = if in_time { EndedPhase::Play } else { EndedPhase::Round };
    story.add_event(by.lho(), Act::Ends(ended));
    story.add_sentence(if in_time { AFTER_PLAY } else { ROUND_OVER });
    story.call_director(opponent);
    let later = may_tell(story, "won-later", [WON_LATER, NOT_LATER, LATER_UNKNOWN])?;
    let costs = may_tell(story, "undercompensated", [TOO_LITTLE, ENOUGH, COST_UNKNOWN])?;
    untold(story, "could-have-known", Answer::NO)?;
    // A trick that goes over makes up for the revoke.
    story.require(costs != Some(true) || !in_time && later != Some(false))
}

const LATER_UNKNOWN: SentenceWordings = &[
    text(
        "Quali prese abbiano vinto {by} e {partner} dopo quella della renonce, nessuno l'ha ancora controllato.",
        "Which tricks {by} and {partner} won after the revoke trick nobody has checked yet.",
    ),
    text(
        "Se {by} e {partner} abbiano vinto qualcuna delle prese seguenti non si è ancora guardato.",
        "Whether {by} and {partner} won any of the tricks that followed nobody has looked at yet.",
    ),
    short_reasons::not_known_if_won_later("64A"),
];
const COST_UNKNOWN: SentenceWordings = &[
    text(
        "Quante prese avrebbero fatto {opponent} e {ally} senza la renonce di {by} non si è ancora calcolato.",
        "How many tricks {opponent} and {ally} would have won without {by}'s revoke nobody has worked out yet.",
    ),
    text(
        "Se la renonce di {by} sia costata prese a {opponent} e {ally}, nessuno l'ha ancora esaminato.",
        "Whether {by}'s revoke has cost {opponent} and {ally} tricks nobody has examined yet.",
    ),
    because(
        "64C",
        [
            "non si sa ancora se la renonce è costata prese a {opponent} e {ally}",
            "non si sapesse ancora se la renonce è costata prese a {opponent} e {ally}",
        ],
        [
            "it is not known yet whether the revoke cost {opponent} and {ally} tricks",
            "it were not known yet whether the revoke cost {opponent} and {ally} tricks",
        ],
    ),
];
