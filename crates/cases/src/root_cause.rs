//! What makes a ruling differ from the one expected: where one wrong seat is enough, that seat instead of all that
//! follows from it; else the first differences and how many more there are.

use crate::diag::{Code, Problem};
use arbitro_laws::bridge::{Contract, Seat};

use super::case::Question;
use super::expected::{MAX_DIFFERENCES, is_as_expected};
use super::ruling_terms::RulingTerms;

/// How many times the incidents may be heard with one seat changed, and with all that are tried: a slip is found at
/// once, and what is not found so is not worth the search.
const MAX_HEARINGS: [usize; 2] = [256, 4096];

/// Whether a problem may follow from a fact that is not as its author meant it.
fn may_be_consequence(problem: &Problem) -> bool {
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
pub(super) fn with_cause(
    item: &Question,
    terms: &[RulingTerms],
    problems: Vec<Problem>,
) -> Vec<Problem> {
    let differences = problems.iter().filter(|problem| is_difference(problem)).count();
    if differences < 2 {
        return problems;
    }
    let following = problems.iter().filter(|problem| may_be_consequence(problem)).count();
    if let Some(cause) = find_wrong_seat(item, terms) {
        let others = problems.into_iter().filter(|problem| !may_be_consequence(problem));
        return others.chain([cause.with("count", following)]).collect();
    }
    let more = differences.saturating_sub(MAX_DIFFERENCES);
    let mut left = MAX_DIFFERENCES;
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
fn find_wrong_seat(item: &Question, terms: &[RulingTerms]) -> Option<Problem> {
    let [each, all] = MAX_HEARINGS;
    let mut left = all;
    let mut is_cured = |other: &Question| {
        let mut terms = terms.iter().filter(|terms| item.belongs_to(terms.edition));
        left > 0
            && terms.all(|terms| {
                let (is_cured, heard) = is_as_expected(other, terms, each);
                left = left.saturating_sub(heard);
                is_cured
            })
    };
    let declarer = item.record.contract.declarer;
    let cured = other_seats(declarer).find(|seat| is_cured(&with_declarer(item, *seat)));
    if let Some(meant) = cured {
        let place = item.places.contract.clone().unwrap_or_else(|| item.places.id.clone());
        let problem = Problem::new(Code::WrongDeclarer, place);
        return Some(problem.with("one", declarer).with("two", meant));
    }
    item.record.events.iter().zip(&item.places.events).enumerate().find_map(
        |(at, (event, span))| {
            let cured = other_seats(event.by).find(|seat| is_cured(&with_actor(item, at, *seat)));
            let problem = |meant: Seat| {
                let problem = Problem::new(Code::WrongActor, span.clone());
                problem.with("one", event.by).with("two", meant)
            };
            cured.map(problem)
        },
    )
}

fn other_seats(seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().filter(move |other| *other != seat)
}

fn with_declarer(item: &Question, declarer: Seat) -> Question {
    let mut item = item.clone();
    let contract = Contract { declarer, ..item.record.contract };
    (item.record.contract, item.setting.contract) = (contract, contract);
    item
}

fn with_actor(item: &Question, event: usize, by: Seat) -> Question {
    let mut item = item.clone();
    item.record.events[event].by = by;
    item
}
