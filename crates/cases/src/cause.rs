//! What makes a ruling differ from the one expected: where one wrong seat is enough, that seat instead of all that
//! follows from it; else the first differences and how many more there are.

use crate::diag::{Code, Problem};
use arbitro_laws::bridge::{Contract, Seat};

use super::case::Item;
use super::expected::{TOLD, is_as_expected};
use super::terms::Terms;

/// How many times the incidents may be heard with one seat changed, and with all that are tried: a slip is found at
/// once, and what is not found so is not worth the search.
const MOST_HEARD: [usize; 2] = [256, 4096];

/// Whether a problem may follow from a fact that is not as its author meant it.
fn follows(problem: &Problem) -> bool {
    matches!(
        problem.code,
        Code::Missing
            | Code::Unexpected
            | Code::MarkedWrong
            | Code::UnmarkedRight
            | Code::Undecided
            | Code::NotApplied
            | Code::NotOpen
            | Code::Result
            | Code::FactUnused
            | Code::FactContradicted
            | Code::EventUnread
    )
}

fn is_difference(problem: &Problem) -> bool {
    matches!(problem.code, Code::Missing | Code::Unexpected)
}

/// The problems of a question, with the cause of those that follow from one given in their place.
pub(super) fn with_cause(item: &Item, terms: &[Terms], problems: Vec<Problem>) -> Vec<Problem> {
    let differences = problems.iter().filter(|problem| is_difference(problem)).count();
    if differences < 2 {
        return problems;
    }
    let following = problems.iter().filter(|problem| follows(problem)).count();
    if let Some(cause) = cause(item, terms) {
        let others = problems.into_iter().filter(|problem| !follows(problem));
        return others.chain([cause.with("count", following)]).collect();
    }
    let more = differences.saturating_sub(TOLD);
    let mut left = TOLD;
    let mut told: Vec<Problem> = problems;
    told.retain(|problem| {
        let keep = !is_difference(problem) || left > 0 || more <= 1;
        left -= usize::from(is_difference(problem) && left > 0);
        keep
    });
    if more > 1 {
        let place = item.places.ruling.clone().unwrap_or_else(|| item.places.id.clone());
        let problem = Problem::new(Code::MoreDifferences, place).with("count", more);
        told.push(problem.with("id", &item.id));
    }
    told
}

/// The one seat with which the ruling would be the one expected, under all the terms.
fn cause(item: &Item, terms: &[Terms]) -> Option<Problem> {
    let [each, all] = MOST_HEARD;
    let mut left = all;
    let mut is_cured = |other: &Item| {
        let mut terms = terms.iter().filter(|terms| item.stands_in(terms.edition));
        left > 0
            && terms.all(|terms| {
                let (is_cured, heard) = is_as_expected(other, terms, each);
                left = left.saturating_sub(heard);
                is_cured
            })
    };
    let declarer = item.record.contract.declarer;
    let cured = others(declarer).find(|seat| is_cured(&with_declarer(item, *seat)));
    if let Some(meant) = cured {
        let place = item.places.contract.clone().unwrap_or_else(|| item.places.id.clone());
        let problem = Problem::new(Code::WrongDeclarer, place);
        return Some(problem.with("one", declarer).with("two", meant));
    }
    item.record.events.iter().zip(&item.places.events).enumerate().find_map(
        |(at, (event, span))| {
            let cured = others(event.by).find(|seat| is_cured(&with_actor(item, at, *seat)));
            let problem = |meant: Seat| {
                let problem = Problem::new(Code::WrongActor, span.clone());
                problem.with("one", event.by).with("two", meant)
            };
            cured.map(problem)
        },
    )
}

fn others(seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().filter(move |other| *other != seat)
}

fn with_declarer(item: &Item, declarer: Seat) -> Item {
    let mut item = item.clone();
    let contract = Contract { declarer, ..item.record.contract };
    (item.record.contract, item.setting.contract) = (contract, contract);
    item
}

fn with_actor(item: &Item, event: usize, by: Seat) -> Item {
    let mut item = item.clone();
    item.record.events[event].by = by;
    item
}
