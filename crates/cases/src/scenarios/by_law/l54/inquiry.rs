//! Law 54: what has to be established about an opening lead out of turn.

use super::{LEADS, MISTAKEN, SAW_CARDS, SAW_NOTHING, TOLD, wrong_leader};
use crate::scenarios::by_law::l53::ASPECTS;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::may_tell;
use crate::scenarios::by_law::sentences::ASKS_THE_DIRECTOR;

pub static BEFORE_DECIDING: Scenario =
    scenario(54, "before-deciding", &["attacco iniziale", "fuori turno"], before_deciding)
        .tricks(1..=1)
        .asks(&[Inquiry])
        .aspects(ASPECTS);

/// The wrong defender makes a faced opening lead; the story may leave open why, and whether declarer could have seen cards
/// of dummy.
fn before_deciding(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let declarer = story.declarer();
    story.leads(declarer.rho(), card);
    story.add_sentence(LEADS);
    may_tell(story, "told-his-turn", [TOLD, MISTAKEN, THOUGHT_SO])?;
    may_tell(story, "saw-dummy", [SAW_CARDS, SAW_NOTHING, LOWERED])?;
    story.call_director(declarer);
    story.add_sentence(ASKS_THE_DIRECTOR);
    Some(())
}

const THOUGHT_SO: SentenceWordings = &[
    text(
        "{by} dice di non aver dubitato che l'attacco fosse suo.",
        "{by} says that he never doubted that the lead was his.",
    ),
    text(
        "{by} dice che credeva toccasse a lui.",
        "{by} says that he thought it was for him to lead.",
    ),
    short_reasons::NOT_KNOWN_IF_TOLD_TO_LEAD,
];
const LOWERED: SentenceWordings = &[
    text(
        "Dopo l'attacco {dummy} abbassa un momento le carte, e se ne vede qualche faccia; {declarer} dice di non averle guardate.",
        "After the lead {dummy} lowers his cards for a moment, so that some faces show; {declarer} says that he did not look at them.",
    ),
    text(
        "Dopo l'attacco {dummy} tiene basse le carte, con qualche faccia in vista; {declarer} dice di non averci badato.",
        "After the lead {dummy} holds his cards low, with some faces in view; {declarer} says that he paid no attention to them.",
    ),
    because(
        "54C",
        [
            "non è accertato se {declarer} poteva vedere carte di {dummy}",
            "non fosse accertato se {declarer} poteva vedere carte di {dummy}",
        ],
        [
            "it is not known whether {declarer} could see a card of {dummy}'s",
            "it were not known whether {declarer} could see a card of {dummy}'s",
        ],
    ),
];
