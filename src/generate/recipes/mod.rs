//! The recipes, a file for each Law in the order of the Laws.

mod l46;

use super::recipe::Recipe;

const ALL: &[&[&Recipe]] = &[l46::RECIPES];

/// All recipes.
pub fn all() -> impl Iterator<Item = &'static Recipe> {
    ALL.iter().flat_map(|recipes| recipes.iter().copied())
}
