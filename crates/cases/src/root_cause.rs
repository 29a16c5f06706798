//! Finds the cause of a ruling that differs from the expected one. If one wrong seat explains all differences, the seat
//! is reported and the differences are not; otherwise the first differences are reported, with the number of the
//! others.

use crate::diag::{Code, Problem};
use arbitro_laws::bridge::{Contract, Seat};

use super::case::{Question, TableSetup};
use super::expected::{MAX_DIFFERENCES, is_as_expected};
use super::ruling_terms::RulingTerms;

/// The largest number of hearings in the ruling with one seat changed, and in all such rulings together. A wrong seat
/// is usually found within these limits; a longer search would not be worth its time.
const MAX_HEARINGS: [usize; 2] = [256, 4096];

/// Returns true if a problem may be the consequence of a wrong seat.
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

/// Replaces problems with one common cause by a report of the cause; without such a cause, keeps
/// only the first differences and adds the number of the others, if there are at least two others.
/// A single difference is left as it is.
pub(super) fn with_cause(
    question: &Question,
    terms: &[RulingTerms],
    problems: Vec<Problem>,
) -> Vec<Problem> {
    let differences = problems.iter().filter(|problem| is_difference(problem)).count();
    if differences < 2 {
        return problems;
    }
    let following = problems.iter().filter(|problem| may_be_consequence(problem)).count();
    if let Some(cause) = find_wrong_seat(question, terms) {
        let others = problems.into_iter().filter(|problem| !may_be_consequence(problem));
        return others.chain([cause.with("count", following)]).collect();
    }
    let more = differences.saturating_sub(MAX_DIFFERENCES);
    let mut left = MAX_DIFFERENCES;
    let mut reported: Vec<Problem> = problems;
    reported.retain(|problem| {
        let keep = !is_difference(problem) || left > 0 || more <= 1;
        left -= usize::from(is_difference(problem) && left > 0);
        keep
    });
    if more > 1 {
        let place = question.places.ruling.clone().unwrap_or_else(|| question.places.id.clone());
        let problem = Problem::new(Code::MoreDifferences, place).with("count", more);
        reported.push(problem.with("id", &question.id));
    }
    reported
}

/// Returns the problem of a wrong seat: the first change of a single seat (declarer, or the player of an event) that
/// leads to the expected ruling under all the terms; `None` if no change does.
fn find_wrong_seat(question: &Question, terms: &[RulingTerms]) -> Option<Problem> {
    let [each, all] = MAX_HEARINGS;
    let mut left = all;
    let mut is_solved = |other: &Question| {
        let mut terms = terms.iter().filter(|terms| question.belongs_to(terms.edition));
        left > 0
            && terms.all(|terms| {
                let (is_solved, heard) = is_as_expected(other, terms, each);
                left = left.saturating_sub(heard);
                is_solved
            })
    };
    let declarer = question.record.contract.declarer;
    let solution = other_seats(declarer)
        .find(|seat| with_declarer(question, *seat).is_some_and(|other| is_solved(&other)));
    if let Some(meant) = solution {
        let place = question.places.contract.clone().unwrap_or_else(|| question.places.id.clone());
        let problem = Problem::new(Code::WrongDeclarer, place);
        return Some(problem.with("one", declarer).with("two", meant));
    }
    question.record.events.iter().zip(&question.places.events).enumerate().find_map(
        |(index, (event, span))| {
            let solution = other_seats(event.by).find(|seat| {
                with_actor(question, index, *seat).is_some_and(|other| is_solved(&other))
            });
            let problem = |meant: Seat| {
                let problem = Problem::new(Code::WrongActor, span.clone());
                problem.with("one", event.by).with("two", meant)
            };
            solution.map(problem)
        },
    )
}

fn other_seats(seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::ALL.into_iter().filter(move |other| *other != seat)
}

/// Returns the question with another declarer; `None` if its record is then impossible.
fn with_declarer(question: &Question, declarer: Seat) -> Option<Question> {
    let contract = Contract { declarer, ..question.record.contract };
    let record = question.record.changed(|record| record.contract = contract).ok()?;
    let setting = TableSetup { contract, ..question.setting.clone() };
    Some(Question { record, setting, ..question.clone() })
}

/// Returns the question with another player of an event; `None` if its record is then impossible.
fn with_actor(question: &Question, event: usize, by: Seat) -> Option<Question> {
    let record = question.record.changed(|record| record.events[event].by = by).ok()?;
    Some(Question { record, ..question.clone() })
}
