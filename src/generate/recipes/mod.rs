//! The recipes, a file for each Law in the order of the Laws.

mod l41;
mod l42;
mod l43;
mod l44;
mod l45;
mod l46;
mod l47;
mod l48;
mod l49;
mod l50;
mod l51;
mod l52;
mod l53;
mod l55;
mod l57;
mod l61;

use super::recipe::Recipe;

const ALL: &[&[&Recipe]] = &[
    l41::RECIPES,
    l42::RECIPES,
    l43::RECIPES,
    l44::RECIPES,
    l45::RECIPES,
    l46::RECIPES,
    l47::RECIPES,
    l48::RECIPES,
    l49::RECIPES,
    l50::RECIPES,
    l51::RECIPES,
    l52::RECIPES,
    l53::RECIPES,
    l55::RECIPES,
    l57::RECIPES,
    l61::RECIPES,
];

/// All recipes.
pub fn all() -> impl Iterator<Item = &'static Recipe> {
    ALL.iter().flat_map(|recipes| recipes.iter().copied())
}
