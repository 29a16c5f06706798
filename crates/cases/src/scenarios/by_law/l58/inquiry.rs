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
        "{first} era sopra e {second} sotto; nessuno sa dire se del tutto copert{o/a:second}.",
        "The {first} was on top and the {second} under it; nobody can say whether quite covered.",
    ),
    text(
        "{first} era sopra {second}; nessuno sa dire se l{o/a:second} copriva del tutto.",
        "The {first} lay on the {second}; nobody can say whether it quite covered it.",
    ),
    text(
        "Sul tavolo {first} era sopra {second}, ma le due carte sono già state separate.",
        "On the table the {first} lay on the {second}, but the two cards have already been parted.",
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
