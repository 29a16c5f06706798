//! Law 69, paragraph B: what has to be established about an agreed claim that is contested later.

use super::{ASKS, CONTESTS, LIKELY, NO_CALL_YET, THEY_CALLED, UNLIKELY, WON, all_agreed};
use crate::scenarios::by_law::l68::OF_CLAIM;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_act;

pub static WHOSE_TRICK: Scenario =
    scenario(69, "whose-trick", &["richiesta", "consenso"], whose_trick)
        .tricks(8..=11)
        .asks(&[Inquiry])
        .aspects(OF_CLAIM);

/// Declarer claims and a defender agrees, and may have called on the next board; then his partner contests a trick, or asks
/// whether he still may. The story may leave open whether they had won a trick already.
fn whose_trick(story: &mut Story<'_>) -> Option<()> {
    let agrees = all_agreed(story)?;
    let is_established = story.either();
    if is_established {
        story.add_event(agrees, Act::Ends(EndedPhase::NextBoard));
    }
    story.add_sentence(if is_established { THEY_CALLED } else { NO_CALL_YET });
    if is_established {
        story.add_event(agrees.partner(), Act::Objects);
    }
    story.add_sentence(if is_established { CONTESTS } else { ASKS });
    let (won, likely, line) = [
        (Some(false), false, UNLIKELY),
        (Some(true), false, WON),
        (Some(false), true, LIKELY),
        (None, false, WON_IS_OPEN),
    ][story.choose(if is_established { 4 } else { 1 })];
    story.add_sentence(line);
    match won {
        Some(won) => add_act(story, "trick-won", Answer::from_bool(won), UNTOLD)?,
        None => story.add_sentence(UNTOLD),
    }
    untold(story, "likely-won", Answer::from_bool(likely))
}

const WON_IS_OPEN: SentenceWordings = &[
    text(
        "Secondo {agrees} e {partner} una delle prese già giocate, segnata a {by}, l'avevano vinta loro: nessuno ha ancora riguardato le carte.",
        "According to {agrees} and {partner} one of the tricks already played, scored to {by}, was won by them: nobody has looked at the cards again yet.",
    ),
    text(
        "Una presa già giocata, dicono {agrees} e {partner}, era loro; {by} dice che era sua, e le carte sono ancora da riguardare.",
        "A trick already played, say {agrees} and {partner}, was theirs; {by} says that it was his, and the cards have still to be looked at.",
    ),
    text(
        "{agrees} e {partner} dicono di aver vinto una presa, già giocata, che è stata data a {by}: le carte non sono ancora state controllate.",
        "{agrees} and {partner} say that they had won a trick, already played, that was given to {by}: the cards have not been checked yet.",
    ),
];
