//! Selects the most important of many problems, and counts the others.

use std::collections::HashMap;

use super::{Code, Limit, Problem};

/// Returns the problems of a file that are shown. If a file has more problems than the limit, the most important ones
/// are shown, with a count of the others; of equally important codes, the first problem of each is chosen before the
/// second problem of any.
pub fn worst(problems: Vec<Problem>, limit: Limit) -> Vec<Problem> {
    let is_sum = |problem: &Problem| problem.code == limit.code();
    let shown = problems.iter().filter(|problem| !is_sum(problem)).count();
    if shown <= limit.most() && shown == problems.len() {
        return problems;
    }
    let all = count(&problems);
    let mut seen: HashMap<Code, usize> = HashMap::new();
    let mut ranked: Vec<(u8, usize, Problem)> = Vec::with_capacity(shown);
    for problem in problems.into_iter().filter(|problem| !is_sum(problem)) {
        let nth = seen.entry(problem.code).or_default();
        *nth += 1;
        ranked.push((rank(problem.code), *nth, problem));
    }
    ranked.sort_by_key(|(rank, nth, problem)| (*rank, *nth, problem.span.start));
    ranked.truncate(limit.most());
    ranked.sort_by_key(|(rank, _, problem)| (*rank, problem.span.start, problem.code));
    let mut shown: Vec<Problem> = ranked.into_iter().map(|(_, _, problem)| problem).collect();
    let more = all - shown.len();
    let sum = Problem::new(limit.code(), 0..0);
    shown.push(sum.with("count", more).with("most", limit.most()));
    shown
}

/// Returns the rank of a code; lower ranks are shown first: unreadable input, limits, errors, unknown keys and words,
/// flaws.
fn rank(code: Code) -> u8 {
    match code {
        Code::Unreadable | Code::NotUtf8 | Code::TooLarge | Code::Syntax => 0,
        Code::UnknownKey | Code::UnknownWord => 3,
        code if code.is_flaw() => 4,
        code if Limit::ALL.iter().any(|limit| limit.code() == code) => 1,
        _ => 2,
    }
}

/// Returns the number of problems, including those that are represented only by their count.
pub fn count(problems: &[Problem]) -> usize {
    let weight = |problem: &Problem| match problem.code {
        Code::MoreProblems | Code::MoreFlaws => {
            problem.arg("count").and_then(|count| count.parse().ok()).unwrap_or(1)
        }
        _ => 1,
    };
    problems.iter().map(weight).sum()
}
