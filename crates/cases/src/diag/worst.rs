//! The worst of many problems, and how many others there are.

use std::collections::HashMap;

use super::{Code, Limit, Problem};

/// As many problems of a file as are shown: all of them as they are, or where there are more the worst, of each kind the
/// first before the second, and how many others there are.
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
    let mut told: Vec<Problem> = ranked.into_iter().map(|(_, _, problem)| problem).collect();
    let more = all - told.len();
    let sum = Problem::new(limit.code(), 0..0);
    told.push(sum.with("count", more).with("most", limit.most()));
    told
}

/// How bad it is: what hides the rest, what a limit cuts off, what is wrong, what is only not known, what could be better.
fn rank(code: Code) -> u8 {
    match code {
        Code::Unreadable | Code::NotUtf8 | Code::TooLarge | Code::Syntax => 0,
        Code::UnknownKey | Code::UnknownWord => 3,
        code if code.is_flaw() => 4,
        code if Limit::ALL.iter().any(|limit| limit.code() == code) => 1,
        _ => 2,
    }
}

/// How many problems these are, with those that are only counted.
pub fn count(problems: &[Problem]) -> usize {
    let weight = |problem: &Problem| match problem.code {
        Code::MoreProblems | Code::MoreFlaws => {
            problem.arg("count").and_then(|count| count.parse().ok()).unwrap_or(1)
        }
        _ => 1,
    };
    problems.iter().map(weight).sum()
}
