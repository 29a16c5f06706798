//! A sitting held elsewhere: Moodle's report of responses, marked here by the engine's keys, with the points that the
//! questions were exported with.
//!
//! The report says which options each candidate chose by their texts alone; they are found among the questions of the
//! bank in whichever language they were exported. What is found makes papers, and papers are marked as those of a stage.

use arbitro_cases::{Case, Question, RulingTerms};
use arbitro_laws::ruling::Language;

mod matching;

pub mod response_report;

use super::digest::Digest;
use super::journal::{AnswerSheet, GivenAnswer};
use super::key::AnswerKey;
use super::lock::{FORMAT, LockedPaper, LockedQuestion, LockedStage, ShownQuestion, StageLock};
use super::lock::{option_hash, shown_hash};
use super::marking::mark::{MarkedSheets, Marker, MarkingBasis};
use super::results::{CandidateResult, UnmarkedCandidate, UnmarkedReason};
use super::roster::rows;
use super::scoring::{PassMark, Rounding, ScoringRules, SeveralOptionsRule};
use super::stage::{ReportContents, RoomRules};
use arbitro_cases::variant::Variant;

use matching::{CandidateAnswers, ExportedQuestion, answers};
use response_report::{Attempt, ReportColumns, attempts, decimal, one_line};

pub use response_report::ReportAnomaly;

/// What the sitting is called, and how it is marked.
#[derive(Clone, Debug)]
pub struct ExternalSittingInfo {
    pub title: String,
    pub language: Language,
    pub terms: RulingTerms,
    /// The doctrine in its own words.
    pub doctrine: Vec<String>,
    /// The percentage that passes.
    pub pass: u8,
}

/// Why a report cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportError {
    /// It has no column of responses, or none of names.
    Columns,
    /// Nobody finished.
    Nobody,
    /// No response is an option of a question of the bank.
    NoQuestion,
}

/// What a report yields.
pub struct ExternalSitting {
    pub basis: MarkingBasis,
    pub marked: MarkedSheets,
    pub strange: Vec<ReportAnomaly>,
}

/// Reads a report and marks it.
pub fn sitting(
    source: &str,
    held: &ExternalSittingInfo,
    cases: Vec<Case>,
) -> Result<ExternalSitting, ReportError> {
    let rows: Vec<Vec<String>> = rows(source)
        .into_iter()
        .map(|(fields, _)| fields.iter().map(|field| one_line(field)).collect())
        .collect();
    let (heading, rows) = rows.split_first().ok_or(ReportError::Columns)?;
    let columns = ReportColumns::of(heading).ok_or(ReportError::Columns)?;
    let mut strange = Vec::new();
    let attempts = attempts(rows, &columns, &mut strange);
    if attempts.is_empty() {
        return Err(ReportError::Nobody);
    }
    let items: Vec<&Question> = cases.iter().flat_map(|case| &case.questions).collect();
    let told: Vec<ExportedQuestion<'_>> = Language::ALL
        .into_iter()
        .flat_map(|language| items.iter().map(move |item| ExportedQuestion::of(item, language)))
        .collect();
    let answers = answers(rows, &columns, &attempts, &told, &mut strange);
    let papers: Vec<(LockedPaper, AnswerSheet)> =
        attempts.iter().zip(&answers).map(|(attempt, answers)| paper(attempt, answers)).collect();
    let questions = questions(&answers, &held.terms);
    if questions.is_empty() {
        return Err(ReportError::NoQuestion);
    }
    let date = columns.completed.and_then(|at| rows.get(attempts.first()?.row)?.get(at).cloned());
    let stage = stage(source, held, date.unwrap_or_default(), questions);
    let (papers, sheets): (Vec<LockedPaper>, Vec<AnswerSheet>) = papers.into_iter().unzip();
    let lock = StageLock::new(stage, papers);
    let marker = Marker::by_lock(&lock);
    let candidates: Vec<_> = lock
        .papers
        .iter()
        .zip(&sheets)
        .filter(|(paper, _)| !paper.questions.is_empty())
        .filter_map(|(paper, sheet)| marker.mark(paper, sheet, String::new()))
        .map(|candidate| CandidateResult { receipt: None, form: None, ..candidate })
        .collect();
    for attempt in &attempts {
        let marked = candidates.iter().find(|candidate| candidate.id == attempt.id);
        strange.extend(
            marked.and_then(|marked| grade_mismatch(attempt, &rows[attempt.row], &columns, marked)),
        );
    }
    let max = candidates.iter().map(|candidate| candidate.max).max().unwrap_or_default();
    let questions = marker.questions();
    // Of whom nothing is known there is nothing to mark.
    let unmarked = lock.papers.iter().filter(|paper| paper.questions.is_empty());
    let unmarked = unmarked.map(refused).collect();
    let marked = MarkedSheets { questions, max, candidates, unmarked, sheets: Default::default() };
    let basis = MarkingBasis {
        lock_hash: Digest::of(source),
        lock,
        cases,
        terms: held.terms.clone(),
        doctrine: held.doctrine.clone(),
        regraded: false,
        waived: Vec::new(),
    };
    Ok(ExternalSitting { basis, marked, strange })
}

/// The questions that were put to anybody, by Law and id.
fn questions(answers: &[CandidateAnswers<'_, '_>], terms: &RulingTerms) -> Vec<LockedQuestion> {
    let mut asked: Vec<&Question> = Vec::new();
    for (told, _) in answers.iter().flatten() {
        if asked.iter().all(|item| item.id != told.question.id) {
            asked.push(told.question);
        }
    }
    asked.sort_by(|one, two| (one.law_number(), &one.id).cmp(&(two.law_number(), &two.id)));
    asked.iter().filter_map(|item| locked(item, terms)).collect()
}

fn refused(paper: &LockedPaper) -> UnmarkedCandidate {
    UnmarkedCandidate {
        id: paper.candidate.clone(),
        name: paper.name.clone(),
        form: paper.form.clone(),
        why: UnmarkedReason::Refused,
    }
}

/// That a report gives a candidate another grade; only where all its questions are marked.
fn grade_mismatch(
    attempt: &Attempt,
    row: &[String],
    columns: &ReportColumns,
    marked: &CandidateResult,
) -> Option<ReportAnomaly> {
    let whole = marked.answers.len() == columns.questions.len();
    let (at, out_of) = columns.grade.filter(|_| whole && marked.max > 0)?;
    let theirs = row.get(at)?;
    let ours = marked.score as f64 / marked.max as f64 * out_of;
    let differs = (decimal(theirs)? - ours).abs() > 0.006 * out_of.max(1.0);
    differs.then(|| ReportAnomaly::Grade {
        name: attempt.name.clone(),
        theirs: theirs.clone(),
        ours: marked.score,
        most: marked.max,
    })
}

/// A candidate's paper and sheet, its options in the order of the bank.
fn paper(attempt: &Attempt, answers: &CandidateAnswers<'_, '_>) -> (LockedPaper, AnswerSheet) {
    let shown = |told: &&ExportedQuestion<'_>| ShownQuestion {
        id: told.question.id.clone(),
        variant: Variant::AS_WRITTEN,
        order: (0..told.question.options.len()).collect(),
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
    let given =
        |chosen: &Vec<usize>| GivenAnswer { chosen: chosen.clone(), ..GivenAnswer::default() };
    let answers = answers.iter().map(|(_, chosen)| given(chosen)).collect();
    (paper, AnswerSheet { answers, handed_in: true, ..AnswerSheet::default() })
}

fn locked(item: &Question, terms: &RulingTerms) -> Option<LockedQuestion> {
    Some(LockedQuestion {
        id: item.id.clone(),
        file: String::new(),
        file_hash: Digest::of(&item.id),
        article: item.law_number(),
        difficulty: item.difficulty,
        several: Some(item.several),
        clause: false,
        shown: shown_hash(item),
        options: (0..item.options.len()).map(|option| option_hash(item, option)).collect(),
        key: AnswerKey::of(item, terms)?,
    })
}

/// The stage that the sitting was: a point for each question, of which each of several right options is a share and each
/// wrong one takes off as much, as the questions are exported.
fn stage(
    source: &str,
    held: &ExternalSittingInfo,
    date: String,
    questions: Vec<LockedQuestion>,
) -> LockedStage {
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
        scoring: ScoringRules {
            right: 100,
            wrong: 0,
            blank: 0,
            several: SeveralOptionsRule::NetCorrect,
            clause: None,
            floor: None,
            rounding: Rounding::default(),
            pass: PassMark::Percent(held.pass),
            minimum: Vec::new(),
        },
        shows: ReportContents { score: true, answers: true, reasons: true },
        room: RoomRules::default(),
        checked_code: false,
        questions,
    }
}
