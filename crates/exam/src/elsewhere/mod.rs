//! A sitting held elsewhere: Moodle's report of responses, marked here by the engine's keys, with the points that the
//! questions were exported with.
//!
//! The report says which options each candidate chose by their texts alone; they are found among the questions of the
//! bank in whichever language they were exported. What is found makes papers, and papers are marked as those of a stage.

use arbitro_cases::{Case, Item, Terms};
use arbitro_laws::ruling::Language;

mod matching;

mod report;

use super::digest::Digest;
use super::journal::{Given, Sheet};
use super::key::Key;
use super::lock::{FORMAT, Lock, LockedPaper, LockedQuestion, LockedStage, Shown};
use super::lock::{option_hash, shown_hash};
use super::marking::mark::{Basis, Marked, Marker};
use super::results::{Candidate, Unmarked, WhyUnmarked};
use super::roster::rows;
use super::scoring::{Pass, Rounding, Scoring, Several};
use super::stage::{Room, Shows};
use arbitro_cases::variant::Variant;

use matching::{Answers, Told, answers};
use report::{Attempt, Columns, attempts, decimal, one_line};

pub use report::Strange;

/// What the sitting is called, and how it is marked.
#[derive(Clone, Debug)]
pub struct Held {
    pub title: String,
    pub language: Language,
    pub terms: Terms,
    /// The doctrine in its own words.
    pub doctrine: Vec<String>,
    /// The percentage that passes.
    pub pass: u8,
}

/// Why a report cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// It has no column of responses, or none of names.
    Columns,
    /// Nobody finished.
    Nobody,
    /// No response is an option of a question of the bank.
    NoQuestion,
}

/// What a report yields.
pub struct Sitting {
    pub basis: Basis,
    pub marked: Marked,
    pub strange: Vec<Strange>,
}

/// Reads a report and marks it.
pub fn sitting(source: &str, held: &Held, cases: Vec<Case>) -> Result<Sitting, Unusable> {
    let rows: Vec<Vec<String>> = rows(source)
        .into_iter()
        .map(|(fields, _)| fields.iter().map(|field| one_line(field)).collect())
        .collect();
    let (heading, rows) = rows.split_first().ok_or(Unusable::Columns)?;
    let columns = Columns::of(heading).ok_or(Unusable::Columns)?;
    let mut strange = Vec::new();
    let attempts = attempts(rows, &columns, &mut strange);
    if attempts.is_empty() {
        return Err(Unusable::Nobody);
    }
    let items: Vec<&Item> = cases.iter().flat_map(|case| &case.items).collect();
    let told: Vec<Told<'_>> = Language::ALL
        .into_iter()
        .flat_map(|language| items.iter().map(move |item| Told::of(item, language)))
        .collect();
    let answers = answers(rows, &columns, &attempts, &told, &mut strange);
    let papers: Vec<(LockedPaper, Sheet)> =
        attempts.iter().zip(&answers).map(|(attempt, answers)| paper(attempt, answers)).collect();
    let questions = questions(&answers, &held.terms);
    if questions.is_empty() {
        return Err(Unusable::NoQuestion);
    }
    let date = columns.completed.and_then(|at| rows.get(attempts.first()?.row)?.get(at).cloned());
    let stage = stage(source, held, date.unwrap_or_default(), questions);
    let (papers, sheets): (Vec<LockedPaper>, Vec<Sheet>) = papers.into_iter().unzip();
    let lock = Lock::new(stage, papers);
    let marker = Marker::by_lock(&lock);
    let candidates: Vec<_> = lock
        .papers
        .iter()
        .zip(&sheets)
        .filter(|(paper, _)| !paper.questions.is_empty())
        .filter_map(|(paper, sheet)| marker.mark(paper, sheet, String::new()))
        .map(|candidate| Candidate { receipt: None, form: None, ..candidate })
        .collect();
    for attempt in &attempts {
        let marked = candidates.iter().find(|candidate| candidate.id == attempt.id);
        strange.extend(
            marked.and_then(|marked| other_grade(attempt, &rows[attempt.row], &columns, marked)),
        );
    }
    let max = candidates.iter().map(|candidate| candidate.max).max().unwrap_or_default();
    let questions = marker.questions();
    // Of whom nothing is known there is nothing to mark.
    let unmarked = lock.papers.iter().filter(|paper| paper.questions.is_empty());
    let unmarked = unmarked.map(refused).collect();
    let marked = Marked { questions, max, candidates, unmarked, sheets: Default::default() };
    let basis = Basis {
        lock_hash: Digest::of(source),
        lock,
        cases,
        terms: held.terms.clone(),
        doctrine: held.doctrine.clone(),
        regraded: false,
        waived: Vec::new(),
    };
    Ok(Sitting { basis, marked, strange })
}

/// The questions that were put to anybody, by Law and id.
fn questions(answers: &[Answers<'_, '_>], terms: &Terms) -> Vec<LockedQuestion> {
    let mut asked: Vec<&Item> = Vec::new();
    for (told, _) in answers.iter().flatten() {
        if asked.iter().all(|item| item.id != told.item.id) {
            asked.push(told.item);
        }
    }
    asked.sort_by(|one, two| (one.article(), &one.id).cmp(&(two.article(), &two.id)));
    asked.iter().filter_map(|item| locked(item, terms)).collect()
}

fn refused(paper: &LockedPaper) -> Unmarked {
    Unmarked {
        id: paper.candidate.clone(),
        name: paper.name.clone(),
        form: paper.form.clone(),
        why: WhyUnmarked::Refused,
    }
}

/// That a report gives a candidate another grade; only where all its questions are marked.
fn other_grade(
    attempt: &Attempt,
    row: &[String],
    columns: &Columns,
    marked: &Candidate,
) -> Option<Strange> {
    let whole = marked.answers.len() == columns.questions.len();
    let (at, out_of) = columns.grade.filter(|_| whole && marked.max > 0)?;
    let theirs = row.get(at)?;
    let ours = marked.score as f64 / marked.max as f64 * out_of;
    let differs = (decimal(theirs)? - ours).abs() > 0.006 * out_of.max(1.0);
    differs.then(|| Strange::Grade {
        name: attempt.name.clone(),
        theirs: theirs.clone(),
        ours: marked.score,
        most: marked.max,
    })
}

/// A candidate's paper and sheet, its options in the order of the bank.
fn paper(attempt: &Attempt, answers: &Answers<'_, '_>) -> (LockedPaper, Sheet) {
    let shown = |told: &&Told<'_>| Shown {
        id: told.item.id.clone(),
        variant: Variant::AS_WRITTEN,
        order: (0..told.item.options.len()).collect(),
    };
    let language = answers.first().map(|(told, _)| told.language).unwrap_or_default();
    let paper = LockedPaper {
        candidate: attempt.id.clone(),
        name: attempt.name.clone(),
        form: String::new(),
        language: language.code().to_owned(),
        minutes: 0,
        paper: Digest::of(&attempt.id),
        questions: answers.iter().map(|(told, _)| shown(told)).collect(),
    };
    let given = |chosen: &Vec<usize>| Given { chosen: chosen.clone(), ..Given::default() };
    let answers = answers.iter().map(|(_, chosen)| given(chosen)).collect();
    (paper, Sheet { answers, handed_in: true, ..Sheet::default() })
}

fn locked(item: &Item, terms: &Terms) -> Option<LockedQuestion> {
    Some(LockedQuestion {
        id: item.id.clone(),
        file: String::new(),
        file_hash: Digest::of(&item.id),
        article: item.article(),
        difficulty: item.difficulty,
        several: Some(item.several),
        clause: false,
        shown: shown_hash(item),
        options: (0..item.options.len()).map(|option| option_hash(item, option)).collect(),
        key: Key::of(item, terms)?,
    })
}

/// The stage that the sitting was: a point for each question, of which each of several right options is a share and each
/// wrong one takes off as much, as the questions are exported.
fn stage(source: &str, held: &Held, date: String, questions: Vec<LockedQuestion>) -> LockedStage {
    LockedStage {
        format: FORMAT,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        title: held.title.clone(),
        date,
        language: held.language.code().to_owned(),
        edition: held.terms.edition.year(),
        doctrine: held.doctrine.clone(),
        stage_hash: Digest::of(source),
        bank_hash: Digest::of(source),
        scoring_hash: Digest::of(source),
        scoring: Scoring {
            right: 100,
            wrong: 0,
            blank: 0,
            several: Several::NetCorrect,
            clause: None,
            floor: None,
            rounding: Rounding::default(),
            pass: Pass::Percent(held.pass),
            minimum: Vec::new(),
        },
        shows: Shows { score: true, answers: true, reasons: true },
        room: Room::default(),
        checked_code: false,
        questions,
    }
}
