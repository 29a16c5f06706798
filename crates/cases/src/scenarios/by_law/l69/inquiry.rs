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

/// Declarer claims and a defender agrees. He asks whether he is bound, or calls on the next board and his partner contests a
/// trick. The story may leave open whether they would have won one of the tricks claimed.
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
    story.add_event(agrees.partner(), Act::Objects);
    untold(story, "trick-won", Answer::NO)?;
    may_tell(story, "likely-won", [LIKELY, UNLIKELY, NOT_WORKED_OUT])?;
    Some(())
}

const NOT_WORKED_OUT: SentenceWordings = &[
    text(
        "Ora {partner} contesta una delle prese di {by}: se {agrees} e {partner}, giocando fino in fondo, l'avrebbero probabilmente vinta, nessuno l'ha ancora esaminato.",
        "Now {partner} contests one of {by}'s tricks: whether {agrees} and {partner}, had it been played out, would probably have won it nobody has examined yet.",
    ),
    text(
        "A questo punto {partner} chiama l'Arbitro e contesta una delle prese di {by}; se {agrees} e {partner} l'avrebbero probabilmente vinta è ancora da esaminare.",
        "At this point {partner} calls the director and contests one of {by}'s tricks; whether {agrees} and {partner} would probably have won it has still to be examined.",
    ),
    text(
        "«Ci spettava una presa in più», dice ora {partner} all'Arbitro, il quale non ha ancora guardato le carte di {agrees}, di {partner} e di {by}.",
        "'One more trick was ours', {partner} now tells the director, who has not looked at the cards of {agrees}, {partner} and {by} yet.",
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
