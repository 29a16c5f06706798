//! Reads the hands of a diagram, from `deal` or seat by seat. No card may be in two hands, and all complete hands must
//! have the same number of cards, except those that the case lists as wrong.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::bridge::notation::{Notation, parse_deal, parse_hand};
use arbitro_laws::bridge::{BySeat, Deal, Hand, Seat};

use super::table_keys::{TableKeys, notation_problem, seat};
use super::toml_reader::{Problems, array, string};

const HANDS: [(Seat, &str); 4] =
    [(Seat::North, "north"), (Seat::East, "east"), (Seat::South, "south"), (Seat::West, "west")];

/// Reads the diagram; returns `None` if it is not valid.
pub fn read(problems: &Problems, tables: &TableKeys<'_>, notation: Notation) -> Option<Deal> {
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
    let once = cards_once(problems, &deal, &places);
    let even = lengths(problems, tables, &deal, &places);
    (is_valid && once && even).then_some(deal)
}

/// Checks that no card is in two hands.
fn cards_once(problems: &Problems, deal: &Deal, places: &BySeat<Option<Span>>) -> bool {
    let mut seen = Hand::EMPTY;
    let mut once = true;
    for (seat, holding) in deal.hands.iter() {
        for card in (holding.known() & seen).iter() {
            once = false;
            let first =
                Seat::ALL.into_iter().find(|first| deal.hands[*first].known().contains(card));
            let span = places[seat].clone().unwrap_or(0..0);
            let mut problem = Problem::new(Code::CardTwice, span.clone()).with("card", card);
            problem = problem.with("one", first.unwrap_or(seat)).with("two", seat);
            if let Some(other) =
                first.and_then(|first| places[first].clone()).filter(|other| *other != span)
            {
                problem = problem.related(other);
            }
            problems.push(problem);
        }
        seen = seen | holding.known();
    }
    once
}

/// Checks that all complete hands have the same number of cards: thirteen, or fewer in an ending. A hand that the case
/// lists as wrong may have one card more or one fewer.
fn lengths(
    problems: &Problems,
    tables: &TableKeys<'_>,
    deal: &Deal,
    places: &BySeat<Option<Span>>,
) -> bool {
    let whole: Vec<(Seat, u8)> =
        deal.hands.iter().filter_map(|(seat, hand)| Some((seat, hand.len()?))).collect();
    let Some(usual) = whole
        .iter()
        .map(|(_, length)| *length)
        .max_by_key(|length| (whole.iter().filter(|(_, other)| other == length).count(), *length))
    else {
        return true;
    };
    if usual < 13 && !is_ending(tables, whole.len()) {
        let first = whole.first().and_then(|(seat, _)| places[*seat].clone());
        let problem = Problem::new(Code::TrickCount, first.unwrap_or(0..0));
        problems.push(problem.with("tricks", 0).with("cards", usual));
        return false;
    }
    let wrong = wrong_hands(problems, tables);
    let mut even = true;
    for (seat, length) in whole {
        if wrong.contains(&seat) && length.abs_diff(usual) == 1 {
            continue;
        }
        let span = places[seat].clone().unwrap_or(0..0);
        if length > 13 {
            even = false;
            problems.push(
                Problem::new(Code::HandLength, span).with("seat", seat).with("count", length),
            );
        } else if length != usual {
            even = false;
            let problem = Problem::new(Code::UnequalHands, span).with("seat", seat);
            problems.push(problem.with("count", length).with("usual", usual));
        }
    }
    even
}

/// Reads the list of hands that have a card too many or too few according to the case.
fn wrong_hands(problems: &Problems, tables: &TableKeys<'_>) -> Vec<Seat> {
    let Some(node) = tables.get("wrong_hands") else { return Vec::new() };
    let texts =
        array(problems, node, "wrong_hands").iter().filter_map(|node| string(problems, node));
    texts.filter_map(|text| seat(problems, &text)).collect()
}

/// Returns true if the table states that tricks were played before the diagram. If all hands are complete, the number
/// of tricks must be stated; otherwise the winner of the last trick or the player on lead is enough.
fn is_ending(tables: &TableKeys<'_>, whole: usize) -> bool {
    let states = |key| tables.get(key).is_some();
    states("tricks") || whole < Seat::ALL.len() && (states("last") || states("on_lead"))
}
