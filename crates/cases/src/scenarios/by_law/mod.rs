//! The scenarios, one file or folder for each Law, in the order of the Laws.

mod card_choices;
mod endings;
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
mod prelude;
mod rest_of_play;
mod scenes;
mod sentences;
mod short_reasons;

use super::scenario::Scenario;

const ALL: &[&[&Scenario]] = &[
    l12::SCENARIOS,
    l16::SCENARIOS,
    l20::SCENARIOS,
    l21::SCENARIOS,
    l24::SCENARIOS,
    l41::SCENARIOS,
    l42::SCENARIOS,
    l43::SCENARIOS,
    l44::SCENARIOS,
    l45::SCENARIOS,
    l46::SCENARIOS,
    l47::SCENARIOS,
    l48::SCENARIOS,
    l49::SCENARIOS,
    l50::SCENARIOS,
    l51::SCENARIOS,
    l52::SCENARIOS,
    l53::SCENARIOS,
    l54::SCENARIOS,
    l55::SCENARIOS,
    l56::SCENARIOS,
    l57::SCENARIOS,
    l58::SCENARIOS,
    l60::SCENARIOS,
    l61::SCENARIOS,
    l62::SCENARIOS,
    l63::SCENARIOS,
    l64::SCENARIOS,
    l65::SCENARIOS,
    l66::SCENARIOS,
    l67::SCENARIOS,
    l68::SCENARIOS,
    l69::SCENARIOS,
    l70::SCENARIOS,
    l71::SCENARIOS,
];

/// Returns all scenarios.
pub fn all() -> impl Iterator<Item = &'static Scenario> {
    ALL.iter().flat_map(|scenarios| scenarios.iter().copied())
}
