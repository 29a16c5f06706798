//! Law 69, paragraph B: what has to be established about an agreed claim that is contested later.

use super::{ASKS, LIKELY, NO_CALL_YET, THEY_CALLED, UNLIKELY, all_agreed};
use crate::scenarios::by_law::l68::OF_CLAIM;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::may_tell;

pub static WHOSE_TRICK: Scenario =
    scenario(69, "whose-trick", &["richiesta", "consenso"], whose_trick)
        .tricks(8..=11)
        .asks(&[Inquiry])
        .aspects(OF_CLAIM);

/// Declarer claims and a defender agrees. He wants one of the tricks claimed, before or after a call on the next board. The story may leave open whether they would have won one of the tricks claimed.
fn whose_trick(story: &mut Story<'_>) -> Option<()> {
    let agrees = all_agreed(story)?;
    let is_established = story.either();
    if !is_established {
        story.add_sentence(NO_CALL_YET);
        untold(story, "trick-won", Answer::NO)?;
        story.add_sentence(ASKS);
        return Some(());
    }
    story.add_event(agrees, Act::Ends(EndedPhase::NextBoard));
    story.add_sentence(THEY_CALLED);
    story.add_event(agrees, Act::Objects);
    untold(story, "trick-won", Answer::NO)?;
    may_tell(story, "likely-won", [LIKELY, UNLIKELY, NOT_WORKED_OUT])?;
    Some(())
}

const NOT_WORKED_OUT: SentenceWordings = &[
    text(
        "Ora {agrees} chiede all'Arbitro se può ripensarci e avere una delle prese di {by}: l'Arbitro non ha ancora valutato come {agrees} e {partner} avrebbero finito il gioco.",
        "{agrees} now asks the director whether he may withdraw his agreement and have one of {by}'s tricks: the director has not yet judged how {agrees} and {partner} would have ended the play.",
    ),
    text(
        "{agrees} ora ci ripensa, e chiede all'Arbitro se può avere una delle prese richieste da {by}: l'Arbitro non ha ancora valutato come {agrees} e {partner} avrebbero finito il gioco.",
        "{agrees} now has second thoughts, and asks the director whether he may have one of the tricks claimed by {by}: the director has not yet judged how {agrees} and {partner} would have ended the play.",
    ),
    because(
        "69B2",
        [
            "non si sa se una presa in più era probabile per {agrees} e {partner}",
            "non si sapesse se una presa in più era probabile per {agrees} e {partner}",
        ],
        [
            "it is not known whether one more trick for {agrees} and {partner} was likely",
            "it were not known whether one more trick for {agrees} and {partner} was likely",
        ],
    ),
];
