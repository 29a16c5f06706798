//! A world near the true one: what somebody takes the situation for who overlooks one thing.

use arbitro_laws::ruling::Decision;
use arbitro_laws::ruling::contrast::Overlooked;

use super::story::Path;

/// A world near the true one.
#[derive(Clone, Debug)]
pub struct Near {
    /// What is different there: worlds with the same lesson have the same.
    pub by: Difference,
    pub decided: Vec<Decision>,
    /// The choices by which the story comes to it, where it does.
    pub path: Option<Path>,
}

/// The worlds in which something else is decided, each once.
pub fn each_once(worlds: Vec<Near>, truth: &[Decision]) -> Vec<Near> {
    let mut kept: Vec<Near> = Vec::new();
    for world in worlds {
        if world.decided != truth && kept.iter().all(|other| other.decided != world.decided) {
            kept.push(world);
        }
    }
    kept
}

/// What is different in a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Difference {
    /// A choice of the story, by its place.
    Choice(usize),
    /// What somebody overlooks who takes one situation for the other.
    Overlooked(Overlooked),
    /// Nothing: one rule is taken the other way.
    Rule,
}
