//! Laws 47E1 and 53: what has to be established about a defender's lead out of turn.

use super::{
    ACCEPTS, ASPECTS, LEADS, MISTAKEN, NEITHER, NEXT_FOLLOWS, ON_LEAD, TOLD,
    defender_leads_for_declarer,
};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{cast_from, may_tell};
use crate::scenarios::by_law::sentences::ASKS_THE_DIRECTOR;

pub static WHY_HE_LED: Scenario =
    scenario(53, "why-he-led", &["difensore", "fuori turno"], why_he_led)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(ASPECTS);

/// A defender leads although the hand on his right has won the trick; the story may leave open why. Declarer plays to the
/// lead, accepts it, or asks what he may do.
fn why_he_led(story: &mut Story<'_>) -> Option<()> {
    let (_, by, card) = defender_leads_for_declarer(story, Seat::lho)?;
    let next = by.lho();
    let answer = story.would_follow(next, card)?;
    cast_from(story, "from_next", next);
    cast!(story, answer);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    let told = may_tell(story, "told-his-turn", [TOLD, MISTAKEN, SAYS_SORRY])?;
    let declarer = story.declarer();
    // Declarer plays to the lead only if it is known that he has not told the defender to lead: otherwise it could be
    // defended that the lead stands, and that it does not.
    let what = story.choose(if told == Some(false) { 3 } else { 2 });
    if what == 2 {
        story.plays(next, answer);
    }
    story.add_sentence([NEITHER, NEITHER, NEXT_FOLLOWS][what]);
    story.call_director(declarer);
    story.answers(declarer, (what == 1).then_some(Choice::Accept));
    story.add_sentence([ASKS_THE_DIRECTOR, ACCEPTS, ASKS_THE_DIRECTOR][what]);
    Some(())
}

const SAYS_SORRY: SentenceWordings = &[
    text(
        "Si scusa con {declarer}, e dice soltanto che credeva toccasse a lui.",
        "He apologises to {declarer}, and says only that he thought it was his turn.",
    ),
    text(
        "A {declarer} dice di non aver dubitato che l'attacco fosse suo.",
        "He tells {declarer} that he never doubted that the lead was his.",
    ),
    short_reasons::NOT_KNOWN_IF_TOLD_TO_LEAD,
];
