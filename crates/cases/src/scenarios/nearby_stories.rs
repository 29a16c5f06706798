//! Stories near the actual one: what a candidate takes the situation for who overlooks one thing.

use arbitro_laws::ruling::Decision;
use arbitro_laws::ruling::contrast::Oversight;

use super::story::StoryChoices;

/// A story near the actual one, with its decisions.
#[derive(Clone, Debug)]
pub struct NearbyStory {
    /// The difference; stories that teach the same have the same.
    pub difference: StoryDifference,
    /// The decisions in it.
    pub decided: Vec<Decision>,
    /// The choices that lead the scenario to it, if there are any.
    pub path: Option<StoryChoices>,
}

/// Returns the stories with different decisions than the actual one, each set of decisions once.
pub fn each_once(stories: Vec<NearbyStory>, truth: &[Decision]) -> Vec<NearbyStory> {
    let mut distinct: Vec<NearbyStory> = Vec::new();
    for story in stories {
        if story.decided != truth && distinct.iter().all(|other| other.decided != story.decided) {
            distinct.push(story);
        }
    }
    distinct
}

/// The difference of a story from the actual one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoryDifference {
    /// A choice of the story, by its index.
    Choice(usize),
    /// Something that a candidate overlooks who mistakes one situation for the other.
    Overlooked(Oversight),
    /// No difference in the facts: one rule is reversed.
    Rule,
}
