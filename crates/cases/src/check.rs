//! Proving a case: that the Laws give the ruling it expects, that the marked option is the right one, and
//! that every other option is refuted.

use std::collections::HashSet;

use crate::diag::{Code, Limit, Problem, Span};
use arbitro_laws::laws;
use arbitro_laws::ruling::{
    ByEdition, Clause, Contradiction, CutReason, Edition, RuledDecision, Ruling,
};

use super::case::{AnswerOption, Case, ClauseCitation, ExpectedDecision, Question, QuestionSpans};
use super::expected::expectations;
use super::findings;
use super::idle;
use super::root_cause::with_cause;
use super::ruling_terms::RulingTerms;
use super::verdict::{Refutation, Verdict, judge};

/// Every way in which a case is not proved, under each of the terms whose edition a question stands in.
pub fn check(case: &Case, terms: &[RulingTerms]) -> Vec<Problem> {
    check_and_rule(case, terms).0
}

/// The same, with the rulings on each question, one for each of the terms: none where it does not stand under them, or
/// cannot be ruled on.
pub fn check_and_rule(
    case: &Case,
    terms: &[RulingTerms],
) -> (Vec<Problem>, Vec<Vec<Option<Ruling>>>) {
    let (mut problems, mut rulings) = (Vec::new(), Vec::with_capacity(case.questions.len()));
    for item in &case.questions {
        let (mut found, mut ruled) = (Vec::new(), Vec::with_capacity(terms.len()));
        for terms in terms {
            if !item.belongs_to(terms.edition) {
                ruled.push(None);
                continue;
            }
            let mut problems = Vec::new();
            ruled.push(check_question(item, terms, &mut problems));
            found.push((terms.edition, problems));
        }
        problems.extend(with_cause(item, terms, merge_editions(found)));
        rulings.push(ruled);
    }
    problems.sort_by_key(|problem| (problem.span.start, problem.code));
    (report_table_once(problems), rulings)
}

/// What has gone wrong with the table is reported once, whatever the questions that it spoils.
fn report_table_once(problems: Vec<Problem>) -> Vec<Problem> {
    let mut told: Vec<Problem> = Vec::with_capacity(problems.len());
    for problem in problems {
        if problem.code != Code::WrongDeclarer {
            told.push(problem);
            continue;
        }
        let is_same = |other: &Problem| {
            (other.code, &other.span) == (problem.code, &problem.span)
                && other.arg("two") == problem.arg("two")
        };
        match told.iter_mut().rfind(|other| is_same(other)) {
            Some(first) => first.add("count", &problem),
            None => told.push(problem),
        }
    }
    told
}

/// The problems that a check finds in each edition, told together.
pub(super) fn check_per_edition(
    editions: &[Edition],
    check: impl Fn(Edition, &mut Vec<Problem>),
) -> Vec<Problem> {
    let found = editions.iter().map(|edition| {
        let mut found = Vec::new();
        check(*edition, &mut found);
        (*edition, found)
    });
    merge_editions(found.collect())
}

/// What is wrong in every edition is reported once; what is wrong in some, with its edition.
fn merge_editions(found: Vec<(Edition, Vec<Problem>)>) -> Vec<Problem> {
    let known: Vec<HashSet<ProblemKey>> =
        found.iter().map(|(_, problems)| problems.iter().map(problem_key).collect()).collect();
    let mut told: Vec<Problem> = Vec::new();
    let mut told_everywhere: HashSet<ProblemKey> = HashSet::new();
    for (edition, problems) in found {
        for problem in problems {
            let like = problem_key(&problem);
            if !known.iter().all(|others| others.contains(&like)) {
                told.push(Problem { edition: Some(edition.year()), ..problem });
            } else if told_everywhere.insert(like) {
                told.push(problem);
            }
        }
    }
    told
}

/// What two problems have in common that are one.
type ProblemKey = (Code, Span, Vec<(&'static str, String)>);

/// All of a problem but the numbers that clauses have in their editions.
fn problem_key(problem: &Problem) -> ProblemKey {
    const NUMBERS: [&str; 5] = ["law", "applied", "one", "two", "near"];
    let args = problem.args.iter().filter(|(name, _)| !NUMBERS.contains(name));
    (problem.code, problem.span.clone(), args.cloned().collect())
}

/// Whether a question stands in the edition of the terms, and is proved: nothing is wrong with it.
pub fn is_proved(item: &Question, terms: &RulingTerms) -> bool {
    let mut problems = Vec::new();
    check_question(item, terms, &mut problems);
    let sound = item.facts_valid && item.options_valid && item.belongs_to(terms.edition);
    sound && problems.is_empty()
}

/// What was not read whole is not proved: its problems would be echoes of those already told. Returns the ruling, where
/// there is one.
fn check_question(
    item: &Question,
    terms: &RulingTerms,
    problems: &mut Vec<Problem>,
) -> Option<Ruling> {
    if item.options_valid {
        check_structure(
            &item.id,
            &item.places,
            &item.options,
            item.several,
            terms.edition,
            problems,
        );
        citations(item, terms.edition, problems);
        amendments(item, problems);
    }
    if !item.facts_valid {
        return None;
    }
    let ruling = match item.rule(terms) {
        Ok(ruling) => ruling,
        Err(Contradiction(clash)) => {
            let problem = Problem::new(Code::Contradiction, item.places.id.clone());
            let name = |ruled: RuledDecision| {
                ruled.law.number.in_edition(terms.edition).unwrap_or_default()
            };
            problems.push(problem.with("one", name(clash.first)).with("two", name(clash.second)));
            return None;
        }
    };
    // What was not followed up may ask for what else is given.
    if ruling.is_cut_short() {
        problems.push(limit_problem(item, &ruling));
        return Some(ruling);
    }
    findings::check(item, &ruling, terms, problems);
    idle::check(item, &ruling, terms, problems);
    expectations(item, &ruling, terms.edition, problems);
    if item.options_valid {
        options(item, &ruling, terms.edition, problems);
    }
    result(item, &ruling, problems);
    Some(ruling)
}

/// The limit at which not every answer was followed up.
fn limit_problem(item: &Question, ruling: &Ruling) -> Problem {
    let limit = match ruling.cut() {
        Some(CutReason::Lines) => Limit::Lines,
        Some(CutReason::Hearings) | None => Limit::Hearings,
    };
    let problem = Problem::new(limit.code(), item.places.id.clone());
    problem.with("id", &item.id).with("most", limit.most())
}

/// A stated result must be that of best play.
fn result(item: &Question, ruling: &Ruling, problems: &mut Vec<Problem>) {
    let Some(stated) = &item.result else { return };
    match item.tricks_made(ruling) {
        None => problems.push(Problem::new(Code::ResultUnknown, stated.span.clone())),
        Some(made) if made != stated.tricks => {
            let problem = Problem::new(Code::Result, stated.span.clone()).with("side", stated.side);
            problems.push(problem.with("made", made).with("stated", stated.tricks));
        }
        Some(_) => {}
    }
}

/// What a question needs, whatever the ruling: an expected ruling, and two to five options, one marked right
/// or, in a question of several answers, one at least.
pub(super) fn check_structure(
    id: &str,
    places: &QuestionSpans,
    options: &[AnswerOption],
    several: bool,
    edition: Edition,
    problems: &mut Vec<Problem>,
) {
    let place = places.options.clone().unwrap_or_else(|| places.id.clone());
    if places.ruling.is_none() {
        problems.push(Problem::new(Code::MissingKey, places.id.clone()).with("key", "ruling"));
    }
    // That there are too many was told when they were read.
    if options.len() < 2 {
        problems.push(Problem::new(Code::OptionCount, place.clone()).with("count", options.len()));
    }
    let marked: Vec<&AnswerOption> =
        options.iter().filter(|option| option.is_marked(edition)).collect();
    match marked.as_slice() {
        [] => problems.push(Problem::new(Code::NoRightOption, place).with("id", id)),
        [_] => {}
        [_, _, ..] if several => {}
        [first, second, ..] => {
            let problem = Problem::new(Code::SeveralRight, second.span.clone()).with("id", id);
            problems.push(problem.related(first.span.clone()));
        }
    }
    for (index, option) in options.iter().enumerate() {
        let is_twin = |other: &&AnswerOption| says_the_same(other, option, edition);
        if let Some(twin) = options[..index].iter().find(is_twin) {
            let problem = Problem::new(Code::SameOption, option.span.clone());
            problems.push(problem.related(twin.span.clone()));
        }
    }
}

fn says_the_same(one: &AnswerOption, two: &AnswerOption, edition: Edition) -> bool {
    let claims = one.claims.len() == two.claims.len()
        && one.claims.iter().all(|claim| two.claims.contains(claim));
    one.text.it == two.text.it
        || one.text.en == two.text.en && !one.text.en.is_empty()
        || claims
            && one.asks == two.asks
            && !(one.claims.is_empty() && one.asks.is_empty())
            && cite_the_same(one.cites(edition), two.cites(edition))
}

fn cite_the_same(one: &[ClauseCitation], two: &[ClauseCitation]) -> bool {
    let is_among = |cite: &ClauseCitation| two.iter().any(|other| other.text == cite.text);
    one.len() == two.len() && one.iter().all(is_among)
}

/// Every citation has to name a clause of the edition.
fn citations(item: &Question, edition: Edition, problems: &mut Vec<Problem>) {
    for cite in item.options.iter().flat_map(|option| option.cites(edition)) {
        if cite.clauses(cite.edition).next().is_none() {
            problems.push(citation_problem(&cite.text, cite.span.clone(), cite.edition));
        } else if cite.clauses(edition).next().is_none() {
            problems.push(not_in_edition(&cite.text, cite.span.clone(), edition, cite.edition));
        }
    }
}

/// What is stated separately for one edition must be different there.
fn amendments(item: &Question, problems: &mut Vec<Problem>) {
    let mut report = |key: String, same, span: &Span| {
        let problem = Problem::new(Code::SameInEdition, span.clone());
        problems.push(problem.with("key", key).with("same", same));
    };
    let everywhere = ByEdition::always(());
    for expected in item.expected.iter().filter(|expected| expected.claim.editions != everywhere) {
        let same = |other: &&ExpectedDecision| {
            let claims = (&other.claim.when, other.claim.decision);
            claims == (&expected.claim.when, expected.claim.decision)
        };
        let told = |edition: &Edition| {
            item.expected.iter().filter(same).any(|other| other.claim.applies_in(*edition))
        };
        if item.editions.iter().all(told) {
            report(expected.claim.text(), "ruling", &expected.span);
        }
    }
    for option in &item.options {
        let mut before = &option.cites.original;
        for (from, cites) in &option.cites.amendments {
            let named = |cites: &[ClauseCitation]| {
                let names = |clause: &&Clause| cites.iter().any(|cite| cite.matches(clause, *from));
                laws::clauses().filter(names).collect::<Vec<_>>()
            };
            if named(cites) == named(before) {
                let place = cites.first().map_or(&option.span, |cite| &cite.span);
                report(format!("{}.cites", from.name()), "cites", place);
            }
            before = cites;
        }
    }
}

/// What is wrong with a citation that names nothing in an edition.
pub fn citation_problem(cite: &str, span: Span, edition: Edition) -> Problem {
    let elsewhere = Edition::ALL.into_iter().find(|other| !laws::cited(cite, *other).is_empty());
    match elsewhere {
        Some(other) => not_in_edition(cite, span, edition, other),
        None => {
            let numbers: Vec<&str> =
                laws::clauses().filter_map(|clause| clause.number.in_edition(edition)).collect();
            Problem::new(Code::NoSuchClause, span).with("cite", cite).nearest(cite, numbers)
        }
    }
}

fn not_in_edition(cite: &str, span: Span, edition: Edition, other: Edition) -> Problem {
    let problem = Problem::new(Code::NotInEdition, span).with("cite", cite);
    problem.with("edition", edition.year()).with("other", other.year())
}

/// Every marked option must be right, every other refuted.
fn options(item: &Question, ruling: &Ruling, edition: Edition, problems: &mut Vec<Problem>) {
    for (index, option) in item.options.iter().enumerate() {
        if option.claims.is_empty() && option.asks.is_empty() {
            continue;
        }
        let number = index + 1;
        match (judge(option, ruling, edition), option.is_marked(edition)) {
            (Verdict::Right, true) | (Verdict::Refuted(_), false) => {}
            (Verdict::Right, false) => {
                problems.push(
                    Problem::new(Code::UnmarkedRight, option.span.clone()).with("option", number),
                );
            }
            (Verdict::Undecided, _) => {
                problems.push(
                    Problem::new(Code::Undecided, option.claims_span.clone())
                        .with("option", number),
                );
            }
            (Verdict::Refuted(refutation), true) => {
                problems.extend(marked_wrong(option, number, refutation, ruling, edition));
            }
        }
    }
}

/// Why the marked option is not right. A citation that names nothing has been told already.
fn marked_wrong(
    option: &AnswerOption,
    number: usize,
    refutation: Refutation,
    ruling: &Ruling,
    edition: Edition,
) -> Option<Problem> {
    let name = |law: &'static Clause| law.number.in_edition(edition).unwrap_or_default();
    match refutation {
        Refutation::Decided { claim, against } => {
            let (claim, span) = option.claims.iter().zip(&option.claim_spans).nth(claim)?;
            let problem = Problem::new(Code::MarkedWrong, span.clone());
            let problem = problem.with("option", number).with("claim", claim.text());
            Some(problem.with("decision", against.decision.code()).with("law", name(against.law)))
        }
        Refutation::NotOpen { fact } => Some(
            Problem::new(Code::NotOpen, option.span.clone())
                .with("option", number)
                .with("fact", fact.key),
        ),
        Refutation::Foreign { clause: None, .. } => None,
        Refutation::Rejected { cite, .. } | Refutation::Foreign { cite, clause: Some(_) } => {
            let cite = option.cites(edition).get(cite)?;
            // The author writes them in the numbers of the citation.
            let written = |law: &'static Clause| {
                law.number.in_edition(cite.edition).unwrap_or_else(|| name(law))
            };
            let applied: Vec<&str> = ruling.applied().into_iter().map(written).collect();
            let problem = Problem::new(Code::NotApplied, cite.span.clone());
            let problem = problem.with("cite", &cite.text).with("applied", applied.join(", "));
            Some(problem.nearest(&cite.text, applied.iter().copied()))
        }
    }
}
