//! Law 58, paragraph B: what has to be established about two cards played at once.

use super::{BOTH_SEEN, ONE_SEEN, leads_two, says};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::may_tell;

pub static ONE_ON_THE_OTHER: Scenario =
    scenario(58, "one-on-the-other", &["più carte"], one_on_the_other)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Fate]]);

/// A defender leads two cards at once and says which one he plays; the story may leave open whether both faces could be
/// seen.
fn one_on_the_other(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let first = story.would_play()?;
    let second = story.pick(story.hand(by).without(first))?;
    leads_two(story, by, [first, second]);
    let which = 1 + story.choose(2);
    says(story, which);
    may_tell(story, "face-visible", [BOTH_SEEN, ONE_SEEN, LAY_TOGETHER])?;
    Some(())
}

const LAY_TOGETHER: SentenceWordings = &[
    text(
        "{first} era sopra, e sotto c'era {second}, non si sa se del tutto copert{o/a:second}.",
        "The {first} was on top, and the {second} under it, whether quite covered is not known.",
    ),
    text(
        "{first} stava sopra {second}, non si sa se copert{o/a:second} o di traverso.",
        "The {first} lay on the {second}, whether covering it or askew is not known.",
    ),
    text(
        "Sul tavolo {first} e {second} erano una sull'altra, e ora sono già separate.",
        "On the table the {first} and the {second} lay one on the other, and now they are apart.",
    ),
    because(
        "58B",
        [
            "non si sa se {first} copriva del tutto {second}",
            "non si sapesse se {first} copriva del tutto {second}",
        ],
        [
            "it is not known whether the {first} quite covered the {second}",
            "it were not known whether the {first} quite covered the {second}",
        ],
    ),
];
