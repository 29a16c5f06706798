//! A world near the true one: what somebody takes the situation for who overlooks one thing.

use arbitro_laws::ruling::Decision;
use arbitro_laws::ruling::contrast::Oversight;

use super::story::StoryChoices;

/// A world near the true one.
#[derive(Clone, Debug)]
pub struct NearbyStory {
    /// What is different there: worlds with the same lesson have the same.
    pub difference: StoryDifference,
    pub decided: Vec<Decision>,
    /// The choices by which the story comes to it, where it does.
    pub path: Option<StoryChoices>,
}

/// The worlds in which something else is decided, each once.
pub fn each_once(worlds: Vec<NearbyStory>, truth: &[Decision]) -> Vec<NearbyStory> {
    let mut kept: Vec<NearbyStory> = Vec::new();
    for world in worlds {
        if world.decided != truth && kept.iter().all(|other| other.decided != world.decided) {
            kept.push(world);
        }
    }
    kept
}

/// What is different in a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StoryDifference {
    /// A choice of the story, by its place.
    Choice(usize),
    /// What somebody overlooks who takes one situation for the other.
    Overlooked(Oversight),
    /// Nothing: one rule is taken the other way.
    Rule,
}
