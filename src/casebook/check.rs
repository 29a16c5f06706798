//! Proving a case: that the Laws give the ruling it expects, that the marked option is the right one, and
//! that every other option is refuted.

use crate::bridge::ending;
use crate::diag::{Code, Problem};
use crate::law;
use crate::ruling::{Answer, Asker, Clause, Doctrine, Edition, Matter, Question, Ruled, Ruling};

use super::case::{Case, Choice, Expected, Item, Places};
use super::claim::code;
use super::findings;
use super::reader::Span;
use super::verdict::{Refutation, Verdict, judge};

/// Under which Laws a case is proved.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    pub edition: Edition,
    pub doctrine: Doctrine,
}

impl Item {
    /// The ruling that the Laws give on the record and the findings of this question.
    pub fn rule(&self, terms: &Terms) -> Result<Ruling, crate::ruling::Contradiction> {
        law::rule(self.matter(terms))
    }

    /// The tricks that the side of the stated result makes with best play after the ruling.
    pub fn made(&self, ruling: &Ruling) -> Option<u8> {
        let stated = self.result.as_ref().filter(|_| ruling.open.is_none())?;
        ending::tricks(&ruling.position, stated.side)
    }

    /// What the engine is handed: nothing of the question itself.
    pub fn matter<'m>(&'m self, terms: &'m Terms) -> Matter<'m> {
        Matter {
            record: &self.record,
            given: &self.given,
            edition: terms.edition,
            doctrine: &terms.doctrine,
        }
    }
}

/// Every way in which a case is not proved.
pub fn check(case: &Case, terms: &Terms) -> Vec<Problem> {
    let mut problems = Vec::new();
    for item in &case.items {
        check_item(item, terms, &mut problems);
    }
    problems.sort_by_key(|problem| (problem.span.start, problem.code));
    problems
}

/// Whether a question is proved: nothing is wrong with it.
pub fn is_proved(item: &Item, terms: &Terms) -> bool {
    let mut problems = Vec::new();
    check_item(item, terms, &mut problems);
    item.facts_sound && item.options_sound && problems.is_empty()
}

/// What was not read whole is not proved: its problems would be echoes of those already told.
fn check_item(item: &Item, terms: &Terms, problems: &mut Vec<Problem>) {
    if item.options_sound {
        structure(&item.id, &item.places, &item.options, problems);
        citations(item, terms.edition, problems);
    }
    if !item.facts_sound {
        return;
    }
    let ruling = match item.rule(terms) {
        Ok(ruling) => ruling,
        Err(crate::ruling::Contradiction(clash)) => {
            let problem = Problem::new(Code::Contradiction, item.places.id.clone());
            let name =
                |ruled: Ruled| ruled.law.number.in_edition(terms.edition).unwrap_or_default();
            problems.push(problem.with("one", name(clash.first)).with("two", name(clash.second)));
            return;
        }
    };
    findings::check(item, &ruling, problems);
    if ruling.is_cut_short() {
        problems.push(Problem::new(Code::TooMuchOpen, item.places.id.clone()));
        return;
    }
    expectations(item, &ruling, terms.edition, problems);
    if item.options_sound {
        options(item, &ruling, terms.edition, problems);
    }
    result(item, &ruling, problems);
}

/// A stated result has to be that of best play.
fn result(item: &Item, ruling: &Ruling, problems: &mut Vec<Problem>) {
    let Some(stated) = &item.result else { return };
    match item.made(ruling) {
        None => problems.push(Problem::new(Code::ResultUnknown, stated.span.clone())),
        Some(made) if made != stated.tricks => {
            let problem = Problem::new(Code::Result, stated.span.clone()).with("side", stated.side);
            problems.push(problem.with("made", made).with("stated", stated.tricks));
        }
        Some(_) => {}
    }
}

/// What a question needs, whatever the ruling: an expected ruling, and two to five options, one marked right.
pub(super) fn structure(
    id: &str,
    places: &Places,
    options: &[Choice],
    problems: &mut Vec<Problem>,
) {
    let place = places.options.clone().unwrap_or_else(|| places.id.clone());
    if places.ruling.is_none() {
        problems.push(Problem::new(Code::MissingKey, places.id.clone()).with("key", "ruling"));
    }
    if !(2..=5).contains(&options.len()) {
        problems.push(Problem::new(Code::OptionCount, place.clone()).with("count", options.len()));
    }
    let marked: Vec<&Choice> = options.iter().filter(|option| option.right).collect();
    match marked.as_slice() {
        [] => problems.push(Problem::new(Code::NoRightOption, place).with("id", id)),
        [_] => {}
        [first, second, ..] => {
            let problem = Problem::new(Code::SeveralRight, second.span.clone()).with("id", id);
            problems.push(problem.related(first.span.clone()));
        }
    }
    for (index, option) in options.iter().enumerate() {
        if let Some(twin) = options[..index].iter().find(|other| says_the_same(other, option)) {
            let problem = Problem::new(Code::SameOption, option.span.clone());
            problems.push(problem.related(twin.span.clone()));
        }
    }
}

fn says_the_same(one: &Choice, two: &Choice) -> bool {
    let claims = one.claims.len() == two.claims.len()
        && one.claims.iter().all(|claim| two.claims.contains(claim));
    let cites =
        one.cites.len() == two.cites.len() && one.cites.iter().all(|cite| two.cites.contains(cite));
    one.text.it == two.text.it
        || one.text.en == two.text.en
        || claims && cites && !one.claims.is_empty()
}

/// Every citation has to name a clause of the edition.
fn citations(item: &Item, edition: Edition, problems: &mut Vec<Problem>) {
    for option in &item.options {
        let cites = option.cites.iter().zip(&option.cite_spans);
        for (cite, span) in cites.filter(|(cite, _)| law::cited(cite, edition).is_empty()) {
            problems.push(citation_problem(cite, span.clone(), edition));
        }
    }
}

/// What is wrong with a citation that names nothing in an edition.
pub fn citation_problem(cite: &str, span: Span, edition: Edition) -> Problem {
    let elsewhere = Edition::ALL.into_iter().find(|other| !law::cited(cite, *other).is_empty());
    match elsewhere {
        Some(other) => {
            let problem = Problem::new(Code::NotInEdition, span).with("cite", cite);
            problem.with("edition", edition.year()).with("other", other.year())
        }
        None => {
            let numbers: Vec<&str> =
                law::clauses().filter_map(|clause| clause.number.in_edition(edition)).collect();
            Problem::new(Code::NoSuchClause, span).with("cite", cite).nearest(cite, numbers)
        }
    }
}

/// A decision of the tree, with the answers under which it stands.
struct Placed<'r> {
    path: Vec<(Question, Answer)>,
    ruled: &'r Ruled,
}

fn placed<'r>(ruling: &'r Ruling, path: &mut Vec<(Question, Answer)>, found: &mut Vec<Placed<'r>>) {
    found.extend(ruling.decisions.iter().map(|ruled| Placed { path: path.clone(), ruled }));
    if let Some(open) = &ruling.open {
        for (answer, branch) in &open.branches {
            path.push((open.question, *answer));
            placed(branch, path, found);
            path.pop();
        }
    }
}

impl Placed<'_> {
    fn is_expected_by(&self, expected: &Expected) -> bool {
        let claim = &expected.claim;
        claim.decision == self.ruled.decision
            && claim.when.len() == self.path.len()
            && claim.when.iter().all(|condition| {
                self.path.iter().any(|(question, answer)| condition.is(*question, *answer))
            })
    }

    /// The decision as an author would write it.
    fn code(&self) -> String {
        let step = |(question, answer): &(Question, Answer)| {
            let reply =
                question.fact.replies.get(usize::from(answer.0)).map_or("", |reply| reply.key);
            let again = |(other, _): &&(Question, Answer)| {
                (other.fact, other.about.who) == (question.fact, question.about.who)
            };
            let key = match (question.fact.asker, question.about.who) {
                // The card too, where the same player is asked the same about several.
                _ if self.path.iter().filter(again).count() > 1 => question.full_key(),
                (Asker::Player, Some(who)) => format!("{}@{who}", question.fact.key),
                (Asker::Player | Asker::Director, _) => question.fact.key.to_owned(),
            };
            match reply {
                "yes" => key,
                "no" => format!("not {key}"),
                reply => format!("{key}={reply}"),
            }
        };
        let decision = code(&self.ruled.decision);
        if self.path.is_empty() {
            return decision;
        }
        let steps: Vec<String> = self.path.iter().map(step).collect();
        format!("if {}: {decision}", steps.join(", "))
    }
}

/// All decisions of a ruling in the form in which a case expects them.
pub fn codes(ruling: &Ruling) -> Vec<String> {
    let mut found = Vec::new();
    placed(ruling, &mut Vec::new(), &mut found);
    found.iter().map(Placed::code).collect()
}

/// What is expected has to be decided, and what is decided has to be expected.
fn expectations(item: &Item, ruling: &Ruling, edition: Edition, problems: &mut Vec<Problem>) {
    let Some(place) = &item.places.ruling else { return };
    let mut found = Vec::new();
    placed(ruling, &mut Vec::new(), &mut found);
    for expected in &item.expected {
        if !found.iter().any(|placed| placed.is_expected_by(expected)) {
            let text = expected.claim.text();
            let problem =
                Problem::new(Code::Missing, expected.span.clone()).with("decision", &text);
            let mut decided = codes(ruling);
            decided.retain(|decided| *decided != text);
            problems.push(problem.nearest(&text, decided.iter().map(String::as_str)));
        }
    }
    for placed in &found {
        if !item.expected.iter().any(|expected| placed.is_expected_by(expected)) {
            let law = placed.ruled.law.number.in_edition(edition).unwrap_or_default();
            let problem =
                Problem::new(Code::Unexpected, place.clone()).with("decision", placed.code());
            problems.push(problem.with("law", law));
        }
    }
}

/// The marked option has to be right, every other refuted.
fn options(item: &Item, ruling: &Ruling, edition: Edition, problems: &mut Vec<Problem>) {
    for (index, option) in item.options.iter().enumerate() {
        if option.claims.is_empty() {
            continue;
        }
        let number = index + 1;
        match (judge(option, ruling, edition), option.right) {
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
    option: &Choice,
    number: usize,
    refutation: Refutation,
    ruling: &Ruling,
    edition: Edition,
) -> Option<Problem> {
    let name = |law: &Clause| law.number.in_edition(edition).unwrap_or_default();
    match refutation {
        Refutation::Decided { claim, against } => {
            let (claim, span) = option.claims.iter().zip(&option.claim_spans).nth(claim)?;
            let problem = Problem::new(Code::MarkedWrong, span.clone());
            let problem = problem.with("option", number).with("claim", claim.text());
            Some(problem.with("decision", code(&against.decision)).with("law", name(against.law)))
        }
        Refutation::Foreign { clause: None, .. } => None,
        Refutation::Rejected { cite, .. } | Refutation::Foreign { cite, clause: Some(_) } => {
            let (cite, span) = option.cites.iter().zip(&option.cite_spans).nth(cite)?;
            let applied: Vec<&str> = ruling.applied().into_iter().map(name).collect();
            let problem = Problem::new(Code::NotApplied, span.clone());
            let problem = problem.with("cite", cite).with("applied", applied.join(", "));
            Some(problem.nearest(cite, applied.iter().copied()))
        }
    }
}
