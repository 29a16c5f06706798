//! Stories near the actual one. A candidate who overlooks the difference mistakes the actual story
//! for the nearby story.

use arbitro_laws::ruling::Decision;
use arbitro_laws::ruling::contrast::Oversight;

use super::story::StoryChoices;

/// A story near the actual one, with its decisions.
#[derive(Clone, Debug)]
pub struct NearbyStory {
    /// The difference from the actual story; stories that teach the same point have equal differences.
    pub difference: StoryDifference,
    /// The decisions of the ruling on this story.
    pub decided: Vec<Decision>,
    /// The scenario's choices that produce the story; `None` if it is not told by the scenario.
    pub path: Option<StoryChoices>,
}

/// Returns the stories with other decisions than the actual one, without repetitions.
pub fn each_once(stories: Vec<NearbyStory>, truth: &[Decision]) -> Vec<NearbyStory> {
    let mut distinct: Vec<NearbyStory> = Vec::new();
    for story in stories {
        if story.decided != truth && distinct.iter().all(|other| other.decided != story.decided) {
            distinct.push(story);
        }
    }
    distinct
}

/// The difference of a nearby story from the actual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoryDifference {
    /// Another alternative is chosen in the choice with this index, and possibly in one later
    /// choice.
    Choice(usize),
    /// A point that a candidate overlooks if he mistakes the actual situation for the nearby one.
    Overlooked(Oversight),
    /// The facts are the same, but one rule is reversed.
    Rule,
}
