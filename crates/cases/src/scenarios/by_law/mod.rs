//! The scenarios, one file for each Law, in order.

mod l12;
mod l16;
mod l20;
mod l21;
mod l24;
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
mod l54;
mod l55;
mod l56;
mod l57;
mod l58;
mod l60;
mod l61;
mod l62;
mod l63;
mod l64;
mod l65;
mod l66;
mod l67;
mod l68;
mod l69;
mod l70;
mod l71;
mod scenes;
mod sentences;

use super::scenario::Scenario;

const ALL: &[&[&Scenario]] = &[
    l12::RECIPES,
    l16::RECIPES,
    l20::RECIPES,
    l21::RECIPES,
    l24::RECIPES,
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
    l54::RECIPES,
    l55::RECIPES,
    l56::RECIPES,
    l57::RECIPES,
    l58::RECIPES,
    l60::RECIPES,
    l61::RECIPES,
    l62::RECIPES,
    l63::RECIPES,
    l64::RECIPES,
    l65::RECIPES,
    l66::RECIPES,
    l67::RECIPES,
    l68::RECIPES,
    l69::RECIPES,
    l70::RECIPES,
    l71::RECIPES,
];

/// Returns all scenarios.
pub fn all() -> impl Iterator<Item = &'static Scenario> {
    ALL.iter().flat_map(|recipes| recipes.iter().copied())
}
