//! A sitting held in Moodle: marks Moodle's report of responses by the engine's keys, with the points that the
//! questions had when exported.
//!
//! The report has no ids: it gives the texts of the chosen options and, in some exports, of the question and of the
//! right answer. The questions are found by these texts in the bank, in every language of the bank. The candidates'
//! answers are converted to papers and answer sheets, which are marked like the papers and sheets of a stage.

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

/// The title of a sitting held in Moodle, and the terms of its marking.
#[derive(Clone, Debug)]
pub struct ExternalSittingInfo {
    /// The title of the sitting.
    pub title: String,
    /// The language of the results.
    pub language: Language,
    /// The edition and doctrine of the rulings.
    pub terms: RulingTerms,
    /// The words of the doctrine, as users type them.
    pub doctrine: Vec<String>,
    /// The percentage of the maximum that is needed to pass.
    pub pass: u8,
}

/// The reason why a report cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportError {
    /// The report has no column of responses, or no column of names.
    Columns,
    /// The report has no finished attempt.
    Nobody,
    /// No question of the report is recognised as a question of the bank that has a key.
    NoQuestion,
}

/// A marked Moodle report, with the anomalies found in it.
pub struct ExternalSitting {
    /// The lock, cases and terms by which the report was marked.
    pub basis: MarkingBasis,
    /// The marks of the candidates.
    pub marked: MarkedSheets,
    /// The anomalies of the report.
    pub strange: Vec<ReportAnomaly>,
}

/// Parses a report of responses and marks it.
///
/// # Errors
/// [`ReportError`] if the report has no usable columns, attempts or questions.
pub fn sitting(
    source: &str,
    info: &ExternalSittingInfo,
    cases: Vec<Case>,
) -> Result<ExternalSitting, ReportError> {
    let rows: Vec<Vec<String>> = rows(source)
        .into_iter()
        .map(|(fields, _)| fields.iter().map(|field| one_line(field)).collect())
        .collect();
    let (heading, rows) = rows.split_first().ok_or(ReportError::Columns)?;
    let columns = ReportColumns::of(heading).ok_or(ReportError::Columns)?;
    let mut anomalies = Vec::new();
    let attempts = attempts(rows, &columns, &mut anomalies);
    if attempts.is_empty() {
        return Err(ReportError::Nobody);
    }
    let questions: Vec<&Question> = cases.iter().flat_map(|case| &case.questions).collect();
    let exported: Vec<ExportedQuestion<'_>> = Language::ALL
        .into_iter()
        .flat_map(|language| {
            questions.iter().map(move |question| ExportedQuestion::of(question, language))
        })
        .collect();
    let answers = answers(rows, &columns, &attempts, &exported, &mut anomalies);
    let papers: Vec<(LockedPaper, AnswerSheet)> =
        attempts.iter().zip(&answers).map(|(attempt, answers)| paper(attempt, answers)).collect();
    let questions = self::questions(&answers, &info.terms);
    if questions.is_empty() {
        return Err(ReportError::NoQuestion);
    }
    let date =
        columns.completed.and_then(|column| rows.get(attempts.first()?.row)?.get(column).cloned());
    let stage = stage(source, info, date.unwrap_or_default(), questions);
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
        anomalies.extend(
            marked.and_then(|marked| grade_mismatch(attempt, &rows[attempt.row], &columns, marked)),
        );
    }
    let max = candidates.iter().map(|candidate| candidate.max).max().unwrap_or_default();
    let questions = marker.questions();
    // The report has no recognised answer of these candidates, so they cannot be marked.
    let unmarked = lock.papers.iter().filter(|paper| paper.questions.is_empty());
    let unmarked = unmarked.map(refused).collect();
    let marked = MarkedSheets { questions, max, candidates, unmarked, sheets: Default::default() };
    let basis = MarkingBasis {
        lock_hash: Digest::of(source),
        lock,
        cases,
        terms: info.terms.clone(),
        doctrine: info.doctrine.clone(),
        regraded: false,
        waived: Vec::new(),
    };
    Ok(ExternalSitting { basis, marked, strange: anomalies })
}

/// Returns the questions of all papers that have a key, without duplicates, in the order of their Laws and ids.
fn questions(answers: &[CandidateAnswers<'_, '_>], terms: &RulingTerms) -> Vec<LockedQuestion> {
    let mut asked: Vec<&Question> = Vec::new();
    for (exported, _) in answers.iter().flatten() {
        if asked.iter().all(|question| question.id != exported.question.id) {
            asked.push(exported.question);
        }
    }
    asked.sort_by(|one, two| (one.law_number(), &one.id).cmp(&(two.law_number(), &two.id)));
    asked.iter().filter_map(|question| locked(question, terms)).collect()
}

fn refused(paper: &LockedPaper) -> UnmarkedCandidate {
    UnmarkedCandidate {
        id: paper.candidate.clone(),
        name: paper.name.clone(),
        form: paper.form.clone(),
        why: UnmarkedReason::Refused,
    }
}

/// Returns an anomaly if Moodle's grade of a candidate differs from the score. Returns `None` if
/// the report has no grade, or if not all the candidate's questions are marked.
fn grade_mismatch(
    attempt: &Attempt,
    row: &[String],
    columns: &ReportColumns,
    marked: &CandidateResult,
) -> Option<ReportAnomaly> {
    let is_complete = marked.answers.len() == columns.questions.len();
    let (column, out_of) = columns.grade.filter(|_| is_complete && marked.max > 0)?;
    let theirs = row.get(column)?;
    let ours = marked.score as f64 / marked.max as f64 * out_of;
    let differs = (decimal(theirs)? - ours).abs() > 0.006 * out_of.max(1.0);
    differs.then(|| ReportAnomaly::Grade {
        name: attempt.name.clone(),
        theirs: theirs.clone(),
        ours: marked.score,
        most: marked.max,
    })
}

/// Returns the paper and the sheet of a candidate, with the options in the order of the bank.
fn paper(attempt: &Attempt, answers: &CandidateAnswers<'_, '_>) -> (LockedPaper, AnswerSheet) {
    let shown = |exported: &&ExportedQuestion<'_>| ShownQuestion {
        id: exported.question.id.clone(),
        variant: Variant::AS_WRITTEN,
        order: (0..exported.question.options.len()).collect(),
    };
    let language = answers.first().map(|(exported, _)| exported.language).unwrap_or_default();
    let paper = LockedPaper {
        candidate: attempt.id.clone(),
        name: attempt.name.clone(),
        form: String::new(),
        language: language.code().to_owned(),
        minutes: 0,
        paper: Digest::of(&attempt.id),
        questions: answers.iter().map(|(exported, _)| shown(exported)).collect(),
    };
    let answer =
        |chosen: &Vec<usize>| GivenAnswer { chosen: chosen.clone(), ..GivenAnswer::default() };
    let answers = answers.iter().map(|(_, chosen)| answer(chosen)).collect();
    (paper, AnswerSheet { answers, handed_in: true, ..AnswerSheet::default() })
}

fn locked(question: &Question, terms: &RulingTerms) -> Option<LockedQuestion> {
    Some(LockedQuestion {
        id: question.id.clone(),
        file: String::new(),
        file_hash: Digest::of(&question.id),
        article: question.law_number(),
        difficulty: question.difficulty,
        several: Some(question.several),
        clause: false,
        shown: shown_hash(question),
        options: (0..question.options.len()).map(|option| option_hash(question, option)).collect(),
        key: AnswerKey::of(question, terms)?,
    })
}

/// Returns the stage to which the sitting corresponds, with the points that the export gives to its questions. Each
/// question has one point; if a question asks for several options, each right option adds an equal share of the point,
/// and each wrong option subtracts such a share, down to 0 points.
fn stage(
    source: &str,
    info: &ExternalSittingInfo,
    date: String,
    questions: Vec<LockedQuestion>,
) -> LockedStage {
    LockedStage {
        format: FORMAT,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        title: info.title.clone(),
        date,
        language: info.language.code().to_owned(),
        edition: info.terms.edition.year(),
        doctrine: info.doctrine.clone(),
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
            pass: PassMark::Percent(info.pass),
            minimum: Vec::new(),
        },
        shows: ReportContents { score: true, answers: true, reasons: true },
        room: RoomRules::default(),
        checked_code: false,
        questions,
    }
}
