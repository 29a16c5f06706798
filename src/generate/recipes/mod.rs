//! The recipes, a file for each Law in the order of the Laws.

mod l45;
mod l46;
mod l49;
mod l53;
mod l55;
mod l57;
mod l61;

use super::recipe::Recipe;

const ALL: &[&[&Recipe]] = &[
    l45::RECIPES,
    l46::RECIPES,
    l49::RECIPES,
    l53::RECIPES,
    l55::RECIPES,
    l57::RECIPES,
    l61::RECIPES,
];

/// All recipes.
pub fn all() -> impl Iterator<Item = &'static Recipe> {
    ALL.iter().flat_map(|recipes| recipes.iter().copied())
}
