//! Reads the hands of a diagram, from `deal` or seat by seat. No card may be in two hands, and all complete hands must
//! have the same number of cards, except those that the case lists as wrong.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::bridge::notation::{Notation, parse_deal, parse_hand};
use arbitro_laws::bridge::{BySeat, Deal, DealFault, Seat};

use super::record_faults::deal_problem;
use super::table_keys::{TableKeys, notation_problem, seat};
use super::toml_reader::{Problems, array, string};

const HANDS: [(Seat, &str); 4] =
    [(Seat::North, "north"), (Seat::East, "east"), (Seat::South, "south"), (Seat::West, "west")];

/// Reads the diagram, and the hands that have a card too many or too few; returns `None` if it is not valid.
pub fn read(
    problems: &Problems,
    tables: &TableKeys<'_>,
    notation: Notation,
) -> Option<(Deal, BySeat<bool>)> {
    let mut places: BySeat<Option<Span>> = BySeat::default();
    let mut deal = Deal::UNKNOWN;
    let mut is_valid = true;
    if let Some(text) = tables.string(problems, "deal") {
        match parse_deal(text.text, notation) {
            Ok(parsed) => {
                deal = parsed;
                for (seat, holding) in deal.hands.iter() {
                    if !holding.known().is_empty() {
                        places[seat] = Some(text.span.clone());
                    }
                }
            }
            Err(error) => {
                notation_problem(problems, &text, error);
                is_valid = false;
            }
        }
    }
    for (seat, key) in HANDS {
        let Some(text) = tables.string(problems, key) else { continue };
        if let Some(before) = &places[seat] {
            problems.push(Problem::new(Code::HandTwice, text.span.clone()).related(before.clone()));
        }
        match parse_hand(text.text, notation) {
            Ok(holding) => {
                deal.hands[seat] = holding;
                places[seat] = Some(text.span);
            }
            Err(error) => {
                is_valid = false;
                notation_problem(problems, &text, error);
            }
        }
    }
    let wrong = wrong_hands(problems, tables);
    let is_possible = report_faults(problems, tables, &deal, wrong, &places);
    (is_valid && is_possible).then_some((deal, wrong))
}

/// Reports the faults of the hands; returns true if there are none. An ending must state that tricks have been played.
fn report_faults(
    problems: &Problems,
    tables: &TableKeys<'_>,
    deal: &Deal,
    wrong: BySeat<bool>,
    places: &BySeat<Option<Span>>,
) -> bool {
    let place = |seat: Seat| places[seat].clone().unwrap_or(0..0);
    let whole: Vec<Seat> =
        Seat::ALL.into_iter().filter(|seat| deal.hands[*seat].len().is_some()).collect();
    let untold = deal.usual_length().filter(|usual| *usual < 13 && !is_ending(tables, whole.len()));
    let mut is_possible = true;
    for fault in deal.faults(wrong) {
        let (span, other) = match fault {
            DealFault::CardTwice { one, two, .. } => (place(two), places[one].clone()),
            DealFault::HandTooLong { seat, .. } | DealFault::UnevenHands { seat, .. } => {
                // The missing number of tricks is reported instead.
                if untold.is_some() {
                    continue;
                }
                (place(seat), None)
            }
            // A diagram says nothing of the cards played.
            DealFault::StillHeld { .. } | DealFault::TooManyTricks { .. } => continue,
        };
        is_possible = false;
        let mut problem = deal_problem(fault, span.clone());
        if let Some(other) = other.filter(|other| *other != span) {
            problem = problem.related(other);
        }
        problems.push(problem);
    }
    if let Some(usual) = untold {
        let problem =
            Problem::new(Code::TrickCount, whole.first().map_or(0..0, |seat| place(*seat)));
        problems.push(problem.with("tricks", 0).with("cards", usual));
    }
    is_possible && untold.is_none()
}

/// Reads the list of hands that have a card too many or too few according to the case.
fn wrong_hands(problems: &Problems, tables: &TableKeys<'_>) -> BySeat<bool> {
    let mut wrong = BySeat([false; 4]);
    let Some(node) = tables.get("wrong_hands") else { return wrong };
    let texts =
        array(problems, node, "wrong_hands").iter().filter_map(|node| string(problems, node));
    for seat in texts.filter_map(|text| seat(problems, &text)) {
        wrong[seat] = true;
    }
    wrong
}

/// Returns true if the table states that tricks were played before the diagram. If all hands are complete, the number
/// of tricks must be stated; otherwise the winner of the last trick or the player on lead is enough.
fn is_ending(tables: &TableKeys<'_>, whole: usize) -> bool {
    let states = |key| tables.get(key).is_some();
    states("tricks") || whole < Seat::ALL.len() && (states("last") || states("on_lead"))
}
