//! Checks a case: the Laws must give the ruling that it expects, the options marked right must be right, and all others
//! must be refuted.

use std::collections::HashSet;

use crate::diag::{Code, Limit, Problem, Span};
use arbitro_laws::laws;
use arbitro_laws::ruling::{
    ByEdition, Clause, Contradiction, CutReason, Edition, RuledDecision, Ruling,
};

use super::case::{AnswerOption, Case, ClauseCitation, ExpectedDecision, Question, QuestionSpans};
use super::expected::{self, expectations};
use super::findings;
use super::idle;
use super::root_cause::with_cause;
use super::ruling_terms::RulingTerms;
use super::verdict::{Refutation, Verdict, judge, open_facts, value_of_aspect};

/// Returns the problems of a case, for each edition in `terms` to which a question belongs.
pub fn check(case: &Case, terms: &[RulingTerms]) -> Vec<Problem> {
    check_and_rule(case, terms).0
}

/// Returns the problems of a case, and the ruling on each question for each element of `terms`; a ruling is `None` if
/// the question does not belong to the edition or cannot be ruled on.
pub fn check_and_rule(
    case: &Case,
    terms: &[RulingTerms],
) -> (Vec<Problem>, Vec<Vec<Option<Ruling>>>) {
    let (mut problems, mut rulings) = (Vec::new(), Vec::with_capacity(case.questions.len()));
    for question in &case.questions {
        let (mut problems_by_edition, mut ruled) = (Vec::new(), Vec::with_capacity(terms.len()));
        for terms in terms {
            if !question.belongs_to(terms.edition) {
                ruled.push(None);
                continue;
            }
            let mut problems = Vec::new();
            ruled.push(check_question(question, terms, &mut problems));
            problems_by_edition.push((terms.edition, problems));
        }
        problems.extend(with_cause(question, terms, merge_editions(problems_by_edition)));
        rulings.push(ruled);
    }
    problems.sort_by_key(|problem| (problem.span.start, problem.code));
    (report_table_once(problems), rulings)
}

/// Keeps only the first of several equal reports of a wrong declarer, and adds up their counts.
fn report_table_once(problems: Vec<Problem>) -> Vec<Problem> {
    let mut reported: Vec<Problem> = Vec::with_capacity(problems.len());
    for problem in problems {
        if problem.code != Code::WrongDeclarer {
            reported.push(problem);
            continue;
        }
        let is_same = |other: &Problem| {
            (other.code, &other.span) == (problem.code, &problem.span)
                && other.arg("two") == problem.arg("two")
        };
        match reported.iter_mut().rfind(|other| is_same(other)) {
            Some(first) => first.add("count", &problem),
            None => reported.push(problem),
        }
    }
    reported
}

/// Runs a check for each edition, and merges the problems found.
pub(super) fn check_per_edition(
    editions: &[Edition],
    check: impl Fn(Edition, &mut Vec<Problem>),
) -> Vec<Problem> {
    let problems = editions.iter().map(|edition| {
        let mut found = Vec::new();
        check(*edition, &mut found);
        (*edition, found)
    });
    merge_editions(problems.collect())
}

/// Merges problems: a problem of every edition is reported once, a problem of some editions with its edition.
fn merge_editions(found: Vec<(Edition, Vec<Problem>)>) -> Vec<Problem> {
    let known: Vec<HashSet<ProblemKey>> =
        found.iter().map(|(_, problems)| problems.iter().map(problem_key).collect()).collect();
    let mut reported: Vec<Problem> = Vec::new();
    let mut everywhere: HashSet<ProblemKey> = HashSet::new();
    for (edition, problems) in found {
        for problem in problems {
            let like = problem_key(&problem);
            if !known.iter().all(|others| others.contains(&like)) {
                reported.push(Problem { edition: Some(edition.year()), ..problem });
            } else if everywhere.insert(like) {
                reported.push(problem);
            }
        }
    }
    reported
}

/// The properties that problems of two editions must share to be merged.
type ProblemKey = (Code, Span, Vec<(&'static str, String)>);

/// Returns the properties of a problem, without the numbers of clauses, which differ between editions.
fn problem_key(problem: &Problem) -> ProblemKey {
    const NUMBERS: [&str; 5] = ["law", "applied", "one", "two", "near"];
    let args = problem.args.iter().filter(|(name, _)| !NUMBERS.contains(name));
    (problem.code, problem.span.clone(), args.cloned().collect())
}

/// Returns true if a question belongs to the edition of the terms, and has no problems under these terms.
pub fn is_proved(question: &Question, terms: &RulingTerms) -> bool {
    let mut problems = Vec::new();
    check_question(question, terms, &mut problems);
    let sound =
        question.facts_valid && question.options_valid && question.belongs_to(terms.edition);
    sound && problems.is_empty()
}

/// Checks a question and returns its ruling, if there is one. Parts that could not be read completely are not checked,
/// because their problems are already reported.
fn check_question(
    question: &Question,
    terms: &RulingTerms,
    problems: &mut Vec<Problem>,
) -> Option<Ruling> {
    if question.options_valid {
        check_structure(
            &question.id,
            &question.places,
            &question.options,
            question.several,
            terms.edition,
            problems,
        );
        citations(question, terms.edition, problems);
        amendments(question, problems);
    }
    if !question.facts_valid {
        return None;
    }
    let ruling = match question.rule(terms) {
        Ok(ruling) => ruling,
        Err(Contradiction(clash)) => {
            let problem = Problem::new(Code::Contradiction, question.places.id.clone());
            let name = |ruled: RuledDecision| {
                ruled.law.number.in_edition(terms.edition).unwrap_or_default()
            };
            problems.push(problem.with("one", name(clash.first)).with("two", name(clash.second)));
            return None;
        }
    };
    // A ruling that was cut short may lack questions that the findings answer.
    if ruling.is_cut_short() {
        problems.push(limit_problem(question, &ruling));
        return Some(ruling);
    }
    findings::check(question, &ruling, terms, problems);
    idle::check(question, &ruling, terms, problems);
    expectations(question, &ruling, terms.edition, problems);
    expected::outcome(question, &ruling, terms, problems);
    if question.options_valid {
        options(question, &ruling, terms, problems);
    }
    result(question, &ruling, problems);
    Some(ruling)
}

/// Returns the problem of a ruling that was cut short, with the limit that was exceeded.
fn limit_problem(question: &Question, ruling: &Ruling) -> Problem {
    let limit = match ruling.cut() {
        Some(CutReason::Lines) => Limit::Lines,
        Some(CutReason::Hearings) | None => Limit::Hearings,
    };
    let problem = Problem::new(limit.code(), question.places.id.clone());
    problem.with("id", &question.id).with("most", limit.most())
}

/// Compares a stated result with the result of best play.
fn result(question: &Question, ruling: &Ruling, problems: &mut Vec<Problem>) {
    let Some(stated) = &question.result else { return };
    match question.tricks_made(ruling) {
        None => problems.push(Problem::new(Code::ResultUnknown, stated.span.clone())),
        Some(made) if made != stated.tricks => {
            let problem = Problem::new(Code::Result, stated.span.clone()).with("side", stated.side);
            problems.push(problem.with("made", made).with("stated", stated.tricks));
        }
        Some(_) => {}
    }
}

/// Checks the structure of a question: it must have an expected ruling and at least two options, of which no two say
/// the same. Exactly one option must be marked right, or at least one if the question asks for several answers.
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
    // The reader has already reported too many options.
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
            && one.value == two.value
            && !one.states_nothing()
            && cite_the_same(one.cites(edition), two.cites(edition))
}

fn cite_the_same(one: &[ClauseCitation], two: &[ClauseCitation]) -> bool {
    let is_among = |cite: &ClauseCitation| two.iter().any(|other| other.text == cite.text);
    one.len() == two.len() && one.iter().all(is_among)
}

/// Checks that every citation names a clause of the edition.
fn citations(question: &Question, edition: Edition, problems: &mut Vec<Problem>) {
    for cite in question.options.iter().flat_map(|option| option.cites(edition)) {
        if cite.clauses(cite.edition).next().is_none() {
            problems.push(citation_problem(&cite.text, cite.span.clone(), cite.edition));
        } else if cite.clauses(edition).next().is_none() {
            problems.push(not_in_edition(&cite.text, cite.span.clone(), edition, cite.edition));
        }
    }
}

/// Checks that no decision is stated separately for every edition, and that the citations stated for an edition name
/// other clauses than those of the edition before.
fn amendments(question: &Question, problems: &mut Vec<Problem>) {
    let mut report = |key: String, same, span: &Span| {
        let problem = Problem::new(Code::SameInEdition, span.clone());
        problems.push(problem.with("key", key).with("same", same));
    };
    let everywhere = ByEdition::always(());
    for expected in
        question.expected.iter().filter(|expected| expected.claim.editions != everywhere)
    {
        let same = |other: &&ExpectedDecision| {
            let claims = (&other.claim.when, other.claim.decision);
            claims == (&expected.claim.when, expected.claim.decision)
        };
        let is_stated = |edition: &Edition| {
            question.expected.iter().filter(same).any(|other| other.claim.applies_in(*edition))
        };
        if question.editions.iter().all(is_stated) {
            report(expected.claim.text(), "ruling", &expected.span);
        }
    }
    for option in &question.options {
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

/// Returns the problem of a citation that names no clause of an edition.
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

/// Checks that every option marked right is right, and that every other option is refuted. Options that neither claim
/// nor ask for anything are skipped: the reader has reported them.
fn options(question: &Question, ruling: &Ruling, terms: &RulingTerms, problems: &mut Vec<Problem>) {
    if let Some(aspect) = &question.aspect
        && value_of_aspect(question, ruling, terms).is_none()
    {
        let place = question.places.aspect.clone().unwrap_or_else(|| question.places.id.clone());
        let of = aspect.subject_code().map_or_else(String::new, |of| format!(" ({of})"));
        let open: Vec<&str> = open_facts(ruling).iter().map(|fact| fact.key).collect();
        let problem = Problem::new(Code::Undecided, place);
        let problem = problem.with("aspect", format!("{}{of}", aspect.kinds_code()));
        let open = if open.is_empty() { "none".to_owned() } else { open.join(", ") };
        problems.push(problem.with("open", open));
        return;
    }
    for (index, option) in question.options.iter().enumerate() {
        if option.states_nothing() {
            continue;
        }
        let number = index + 1;
        match (judge(question, option, ruling, terms), option.is_marked(terms.edition)) {
            (Verdict::Right, true) | (Verdict::Refuted(_), false) => {}
            (Verdict::Right, false) => {
                problems.push(
                    Problem::new(Code::UnmarkedRight, option.span.clone()).with("option", number),
                );
            }
            (Verdict::Undecided, _) => {
                problems.push(
                    Problem::new(Code::Undecided, option.claims_span.clone())
                        .with("aspect", "none")
                        .with("option", number),
                );
            }
            (Verdict::Refuted(refutation), true) => {
                problems.extend(marked_wrong(question, index, refutation, ruling, terms));
            }
        }
    }
}

/// Returns why an option marked right is wrong; `None` for a citation of a clause that does not exist, which is
/// reported elsewhere.
fn marked_wrong(
    question: &Question,
    index: usize,
    refutation: Refutation,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> Option<Problem> {
    let (option, number, edition) = (question.options.get(index)?, index + 1, terms.edition);
    let name = |law: &'static Clause| law.number.in_edition(edition).unwrap_or_default();
    match refutation {
        Refutation::Decided { claim, against } => {
            let (claim, span) = option.claims.iter().zip(&option.claim_spans).nth(claim)?;
            let problem = Problem::new(Code::MarkedWrong, span.clone());
            let problem = problem.with("option", number).with("claim", claim.text());
            Some(problem.with("decision", against.decision.code()).with("law", name(against.law)))
        }
        Refutation::OtherValue { .. } => {
            let found = value_of_aspect(question, ruling, terms)?;
            let stated = option.value.as_ref()?;
            let problem = Problem::new(Code::OtherValue, option.span.clone());
            let problem = problem.with("option", number).with("stated", stated);
            Some(problem.with("found", found))
        }
        Refutation::NotOpen { fact } => Some(
            Problem::new(Code::NotOpen, option.span.clone())
                .with("option", number)
                .with("fact", fact.key),
        ),
        Refutation::Foreign { clause: None, .. } => None,
        Refutation::Rejected { cite, .. } | Refutation::Foreign { cite, clause: Some(_) } => {
            let cite = option.cites(edition).get(cite)?;
            // The message numbers the clauses as in the edition of the citation.
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
