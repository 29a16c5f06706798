//! Reads the hands of a diagram: in the deal or seat by seat, every card once, all of one length.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::bridge::notation::{Notation, parse_deal, parse_hand};
use arbitro_laws::bridge::{BySeat, Deal, Hand, Seat};

use super::table_keys::{TableKeys, notation_problem, seat};
use super::toml_reader::{Problems, array, string};

const HANDS: [(Seat, &str); 4] =
    [(Seat::North, "north"), (Seat::East, "east"), (Seat::South, "south"), (Seat::West, "west")];

/// Reads the diagram; `None` if it is not valid.
pub fn read(problems: &Problems, tables: &TableKeys<'_>, notation: Notation) -> Option<Deal> {
    let mut places: BySeat<Option<Span>> = BySeat::default();
    let mut deal = Deal::UNKNOWN;
    let mut sound = true;
    if let Some(text) = tables.string(problems, "deal") {
        match parse_deal(text.text, notation) {
            Ok(read) => {
                deal = read;
                for (seat, holding) in deal.hands.iter() {
                    if !holding.known().is_empty() {
                        places[seat] = Some(text.span.clone());
                    }
                }
            }
            Err(error) => {
                notation_problem(problems, &text, error);
                sound = false;
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
                sound = false;
                notation_problem(problems, &text, error);
            }
        }
    }
    let once = cards_once(problems, &deal, &places);
    let even = lengths(problems, tables, &deal, &places);
    (sound && once && even).then_some(deal)
}

/// Whether every card is in one hand only.
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

/// Whether the hands that are shown whole have the same number of cards: thirteen, or fewer in an ending.
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

/// The hands of which the case says that they have a card too many or too few.
fn wrong_hands(problems: &Problems, tables: &TableKeys<'_>) -> Vec<Seat> {
    let Some(node) = tables.get("wrong_hands") else { return Vec::new() };
    let texts =
        array(problems, node, "wrong_hands").iter().filter_map(|node| string(problems, node));
    texts.filter_map(|text| seat(problems, &text)).collect()
}

/// Whether the table says that tricks were played before the diagram. Where all hands are shown their number
/// is stated; where only some are it is enough that somebody won the last trick, or is on lead.
fn is_ending(tables: &TableKeys<'_>, whole: usize) -> bool {
    let states = |key| tables.get(key).is_some();
    states("tricks") || whole < Seat::ALL.len() && (states("last") || states("on_lead"))
}
