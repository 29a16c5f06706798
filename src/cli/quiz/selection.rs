//! Selects the questions of a quiz: by id, by filters, by the candidate's history, or for a review.

use std::collections::BTreeSet;
use std::thread;

use clap::ArgMatches;

use crate::render::practice::session_changes::nothing_due;
use crate::render::text::{capitalised, say};
use arbitro_cases::{Case, Question, RulingTerms};
use arbitro_exam::draw::{DrawnQuestion, draw, in_order};
use arbitro_exam::practice::history::{History, read};
use arbitro_exam::practice::memory::CandidateMemory;
use arbitro_exam::practice::review::{ReviewQuestion, ReviewSession, session};
use arbitro_exam::practice::tested_clauses;
use arbitro_laws::ruling::Edition;

use super::super::practice::store::{HistoryStore, calendar, now, tell_broken};
use super::super::shell::{Failure, OutputFormat, Shell};
use super::super::{bank, list};
use super::DEFAULT_COUNT;

/// The default number of questions of a review session.
const REVIEW_COUNT: usize = 15;

/// The selected questions of a quiz.
pub struct QuizSelection<'b> {
    pub drawn: Vec<DrawnQuestion<'b>>,
    /// The number of matching questions if only the default number of them was drawn; else `None`.
    pub available_count: Option<usize>,
}

/// Returns the questions of a quiz, each with its options in an order drawn from the seed; `None`, after a message, if
/// no question is due or new (`--review`), was answered wrongly or marked for review (`--wrong`), or is unanswered
/// (`--new`).
pub fn questions<'b>(
    shell: &Shell,
    matches: &ArgMatches,
    bank: &'b [Case],
    terms: &RulingTerms,
    seed: u64,
) -> Result<Option<QuizSelection<'b>>, Failure> {
    let all = |drawn| Ok(Some(QuizSelection { drawn, available_count: None }));
    let count = bank::number(shell, matches, "count", 1..=9999)?.map(|count| count as usize);
    let named = named(shell, matches, bank, terms.edition)?;
    if !named.is_empty() {
        let asked = count.unwrap_or(named.len());
        return all(in_order(named.into_iter().take(asked).collect(), seed));
    }
    let mut wanted = list::wanted(shell, matches, bank, terms.edition)?;
    let items = || bank.iter().flat_map(|case| &case.questions);
    let [wrong, new, review] = ["wrong", "new", "review"].map(|name| matches.get_flag(name));
    let store = if wrong || new || review { HistoryStore::of_user() } else { None };
    let bytes = store.as_ref().map(|store| store.bytes(shell)).transpose()?.unwrap_or_default();
    let history = read(&bytes);
    if let Some(store) = &store {
        tell_broken(shell, store, &history);
    }
    if wrong || new {
        wanted.among = Some(answered(items(), &history, wrong));
    }
    let items: Vec<&Question> =
        items().filter(|question| wanted.matches(question, terms)).collect();
    if items.is_empty() && wanted.among.as_ref().is_some_and(BTreeSet::is_empty) {
        // It is not an error if no question was answered wrongly, or if every question has been answered.
        let text = if wrong {
            say!(shell.words, "quiz-none-wrong")
        } else {
            say!(shell.words, "quiz-none-new")
        };
        shell.tell(&capitalised(&text));
        return Ok(None);
    }
    if items.is_empty() {
        let filters = list::filters(matches, bank, &wanted, terms);
        return Err(list::none_matches(shell, &filters));
    }
    if !review {
        let there = items.len();
        // The default number does not apply to a quiz with a time limit.
        let is_usual = count.is_none() && !matches.contains_id("minutes") && there > DEFAULT_COUNT;
        let count = if is_usual { Some(DEFAULT_COUNT) } else { count };
        let drawn = draw(items, count, seed);
        return Ok(Some(QuizSelection { drawn, available_count: is_usual.then_some(there) }));
    }
    let (items, session) = due(&history, &items, terms, count.unwrap_or(REVIEW_COUNT), seed);
    shell.tell(&say!(shell.words, "review-session", due = session.due, new = session.new));
    if items.is_empty() {
        let calendar = calendar();
        let memory = CandidateMemory::of(&history, calendar);
        let doc = nothing_due(&shell.words, &memory, calendar.day(now()));
        shell.document(&doc, OutputFormat::Text)?;
        return Ok(None);
    }
    all(in_order(items, seed))
}

/// Returns the questions that the ids on the command line select; empty without ids.
fn named<'b>(
    shell: &Shell,
    matches: &ArgMatches,
    bank: &'b [Case],
    edition: Edition,
) -> Result<Vec<&'b Question>, Failure> {
    let is_law = |id: &&String| {
        let mut questions = bank.iter().flat_map(|case| &case.questions);
        id.parse().is_ok_and(|law: u8| questions.any(|question| question.law_number() == law))
    };
    let ids = || matches.get_many::<String>("ids").into_iter().flatten();
    if let Some(law) = ids().find(is_law) {
        return Err(shell.failure(say!(shell.words, "quiz-law-no-id", law = law.as_str())));
    }
    let mut found: Vec<&Question> = Vec::new();
    for name in ids() {
        for question in bank::find_in_bank(shell, matches, bank, (name, edition))? {
            if !found.iter().any(|known| known.id == question.id) {
                found.push(question);
            }
        }
    }
    Ok(found)
}

/// Returns the ids of questions last answered wrongly or marked for review, if `wrong`; else of questions never
/// answered.
fn answered<'i>(
    questions: impl Iterator<Item = &'i Question>,
    history: &History<'_>,
    wrong: bool,
) -> BTreeSet<String> {
    let statuses = history.statuses();
    let is_wanted = |question: &&Question| {
        let status = statuses.get(question.id.as_str()).copied().unwrap_or_default();
        if wrong { status.is_to_repeat() } else { status.right.is_none() }
    };
    questions.filter(is_wanted).map(|question| question.id.clone()).collect()
}

/// Returns the questions of a review session, at most `most`: questions on clauses due today, and on new clauses.
fn due<'b>(
    history: &History<'_>,
    questions: &[&'b Question],
    terms: &RulingTerms,
    most: usize,
    seed: u64,
) -> (Vec<&'b Question>, ReviewSession) {
    let calendar = calendar();
    let asked = |question: &&'b Question| ReviewQuestion {
        id: question.id.as_str(),
        difficulty: question.difficulty,
        clauses: tested_clauses(question, terms).into_iter().map(|clause| clause.name()).collect(),
    };
    // The memory model and the clauses of the questions are computed in parallel.
    let (memory, asked) = thread::scope(|scope| {
        let memory = scope.spawn(|| CandidateMemory::of(history, calendar));
        let asked: Vec<ReviewQuestion<'b>> = questions.iter().map(asked).collect();
        (memory.join().unwrap_or_else(|_| CandidateMemory::of(history, calendar)), asked)
    });
    let session = session(&memory, &asked, calendar.day(now()), most, seed);
    (session.questions.iter().map(|place| questions[*place]).collect(), session)
}
