//! Law 69, paragraph B: what has to be established about an agreed claim that is contested later.

use super::{ASKS, CONTESTS, LIKELY, NO_CALL_YET, THEY_CALLED, UNLIKELY, all_agreed};
use crate::scenarios::by_law::l68::OF_CLAIM;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_act;

pub static WHOSE_TRICK: Scenario =
    scenario(69, "whose-trick", &["richiesta", "consenso"], whose_trick)
        .tricks(8..=11)
        .asks(&[Inquiry])
        .aspects(OF_CLAIM);

/// Declarer claims and a defender agrees, and may have called on the next board; then his partner contests a trick, or asks
/// whether he still may. The story may leave open whether they would have won one of the tricks claimed.
fn whose_trick(story: &mut Story<'_>) -> Option<()> {
    let agrees = all_agreed(story)?;
    let is_established = story.either();
    if is_established {
        story.add_event(agrees, Act::Ends(EndedPhase::NextBoard));
        story.add_sentence(THEY_CALLED);
        story.add_event(agrees.partner(), Act::Objects);
        story.add_sentence(CONTESTS);
    } else {
        story.add_sentence(NO_CALL_YET);
        story.add_sentence(ASKS);
    }
    untold(story, "trick-won", Answer::NO)?;
    match story.choose(if is_established { 3 } else { 1 }) {
        0 => add_act(story, "likely-won", Answer::NO, UNLIKELY)?,
        1 => add_act(story, "likely-won", Answer::YES, LIKELY)?,
        _ => story.add_sentence(NOT_WORKED_OUT),
    }
    Some(())
}

const NOT_WORKED_OUT: SentenceWordings = &[
    text(
        "Se giocando fino in fondo {agrees} e {partner} avrebbero vinto una delle prese richieste da {by}, nessuno l'ha ancora esaminato.",
        "Whether {agrees} and {partner} would have won one of the tricks that {by} claimed, had it been played out, nobody has examined yet.",
    ),
    text(
        "Secondo {agrees} e {partner}, se si fosse giocato fino in fondo, una delle prese richieste da {by} era loro: le carte sono ancora da riguardare.",
        "According to {agrees} and {partner}, had it been played out, one of the tricks that {by} claimed was theirs: the cards have still to be looked at.",
    ),
    text(
        "{agrees} e {partner} dicono che una delle prese richieste da {by} era loro: l'Arbitro non ha ancora guardato le carte.",
        "{agrees} and {partner} say that one of the tricks that {by} claimed was theirs: the director has not looked at the cards yet.",
    ),
];
