//! Law 64: what has to be established about a revoke that is discovered after play.

use super::{AFTER_PLAY, ENOUGH, NOT_LATER, ROUND_OVER, TOO_LITTLE, WON_LATER, opponents_of};
use crate::scenarios::by_law::l61::play_next;
use crate::scenarios::by_law::l63::{revokes, trick_ends};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::rest_of_play::{Followed, is_later_trick_open, may_be_misled};
use crate::scenarios::by_law::scenes::{RevokeScene, add_if_told, may_tell};

pub static NOT_YET_LOOKED_AT: Scenario =
    scenario(64, "not-yet-looked-at", &["renonce", "trasferimento"], not_yet_looked_at)
        .tricks(5..=10)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Tricks, AspectKind::Score]]);

/// A revoke is found after play or after the round; the story may leave open whether the side of the revoke won a later
/// trick, and whether its opponents remain damaged.
fn not_yet_looked_at(story: &mut Story<'_>) -> Option<()> {
    let before = story.clone();
    let RevokeScene { by, legal_card, .. } = revokes(story)?;
    let next = trick_ends(story)?;
    play_next(story, next.winner, [next.lead, next.answer], 2);
    Followed::new(&before, legal_card).costs_nothing(story, by.lho().side())?;
    let may_win_none = is_later_trick_open(story, by)?;
    if !may_win_none {
        may_be_misled(story, by)?;
    }
    let opponent = opponents_of(story, by);
    let in_time = story.either();
    let ended = if in_time { EndedPhase::Play } else { EndedPhase::Round };
    story.add_event(by.lho(), Act::Ends(ended));
    story.add_sentence(if in_time { AFTER_PLAY } else { ROUND_OVER });
    story.call_director(opponent);
    // Where the cards decide that the side wins a later trick, the story tells it.
    let later = if may_win_none {
        may_tell(story, "won-later", [WON_LATER, NOT_LATER, LATER_UNKNOWN])?
    } else {
        add_if_told(story, "won-later", Some(true), WON_LATER)?;
        Some(true)
    };
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
        "Nessuno ha ancora esaminato se {opponent} ha contato {by} senza {suit} e per questo ha perso prese: quante lui e {ally} ne avrebbero fatte senza la renonce non si sa.",
        "Nobody has examined yet whether {opponent} placed {by} with no {suit} and lost a trick by it: how many he and {ally} would have won without the revoke is not known.",
    ),
    text(
        "Se la renonce di {by} abbia ingannato {opponent} nessuno l'ha ancora esaminato: se {by} avesse risposto al seme, non si sa quante prese avrebbero fatto lui e {ally}.",
        "Whether {by}'s revoke misled {opponent} nobody has examined yet: it is not known how many tricks he and {ally} would have won, had {by} followed suit.",
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
