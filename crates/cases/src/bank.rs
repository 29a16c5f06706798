//! A bank: many case files, read and checked together.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;

use crate::diag::{Code, Limit, Problem, Span, worst};
use arbitro_laws::bridge::Deal;
use arbitro_laws::ruling::Ruling;

use super::case::{Case, ParsedCase, Question};
use super::case_reader::{read_bytes, too_large};
use super::check::check_and_rule;
use super::flaws::{self, QualitySample, thresholds};
use super::matrix::{QuestionChange, case_changes};
use super::parallel::parallel_map;
use super::ruling_terms::RulingTerms;

/// A file: its name, and its bytes or the reason why they were not read.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The name of the file.
    pub name: String,
    /// The bytes of the file, or the reason why they were not read.
    pub text: Result<Vec<u8>, SourceError>,
}

impl SourceFile {
    /// Returns the text of the file, so that problems can be shown in it; empty if the file was not read or is not
    /// UTF-8.
    pub fn shown(&self) -> &str {
        let bytes = self.text.as_deref().unwrap_or_default();
        str::from_utf8(bytes).unwrap_or_default()
    }
}

/// The reason why a file was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceError {
    /// The file could not be read, for the reason in this message to the user.
    Failed(String),
    /// The file is larger than [`MAX_FILE_BYTES`](super::MAX_FILE_BYTES); the number is its size in bytes, or the
    /// number of bytes read if that is larger.
    TooLarge(u64),
}

/// The results of checking a file, without its case.
#[derive(Debug)]
pub struct ProvedFile {
    /// The name of the file.
    pub name: String,
    /// The ids of the questions, with their places in the file.
    pub ids: Vec<(String, Span)>,
    /// The number of questions that belong to an edition for which the file was checked.
    pub questions: usize,
    /// The problems of the file, in the order of their places.
    pub problems: Vec<Problem>,
    /// The flaws of the questions; empty if checking the file by itself finds a problem.
    pub flaws: Vec<Problem>,
    /// For each question, the properties on which the quality of the bank depends; empty if checking the file by
    /// itself finds a problem.
    pub samples: Vec<QualitySample>,
    /// The changes of the questions between successive editions for which the file was checked.
    pub changes: Vec<QuestionChange>,
}

impl ProvedFile {
    /// Keeps the most important flaws, up to their limit, and adds a count of the others.
    pub fn limit_flaws(&mut self) {
        self.flaws = worst(std::mem::take(&mut self.flaws), Limit::Flaws);
    }
}

/// Reads every file with `load`, checks it alone and against the other files, and keeps the most important problems of
/// each file. The results are in the order of the files, whatever the number of threads.
pub fn prove<F: Sync>(
    files: &[F],
    load: impl Fn(&F) -> SourceFile + Sync,
    terms: &[RulingTerms],
    threads: NonZeroUsize,
) -> Vec<ProvedFile> {
    let mut proved = parallel_map(files, threads, |file| prove_one(&load(file), terms));
    report_duplicates(&mut proved);
    report_repeats(&mut proved);
    for file in &mut proved {
        file.problems = worst(std::mem::take(&mut file.problems), Limit::Problems);
    }
    proved
}

/// Reads and checks the files, and returns their cases. Returns `None` if a file has a problem or if two questions have
/// the same id; [`prove`] returns the problems.
pub fn proved_cases(
    sources: &[SourceFile],
    terms: &[RulingTerms],
    threads: NonZeroUsize,
) -> Option<Vec<Case>> {
    let proved = parallel_map(sources, threads, |source| {
        let (case, problems, _) = read_and_rule(source, terms);
        problems.is_empty().then_some(case)
    });
    let cases: Vec<Case> = proved.into_iter().collect::<Option<_>>()?;
    let ids = || cases.iter().flat_map(|case| &case.questions).map(|question| &question.id);
    (ids().collect::<HashSet<_>>().len() == ids().count()).then_some(cases)
}

/// Searches the files without problems for wrong options whose refutation depends on no condition and which have no
/// contrast; each of them is a flaw of its file. Returns the number of wrong options, and the number of these flaws.
pub fn check_contrasts<F: Sync>(
    files: &[F],
    load: impl Fn(&F) -> SourceFile + Sync,
    proved: &mut [ProvedFile],
    terms: &[RulingTerms],
    threads: NonZeroUsize,
) -> (usize, usize) {
    let proved_files: Vec<(&F, &mut ProvedFile)> =
        files.iter().zip(proved).filter(|(_, file)| file.problems.is_empty()).collect();
    let (sources, mut files): (Vec<&F>, Vec<&mut ProvedFile>) = proved_files.into_iter().unzip();
    let results = parallel_map(&sources, threads, |file| {
        let case = read_source(&load(file)).case;
        let flawed = case.questions.iter().map(|question| flaws::without_contrast(question, terms));
        flawed.fold((0, Vec::new()), |(wrong, mut all), (more, mut flaws)| {
            all.append(&mut flaws);
            (wrong + more, all)
        })
    });
    let (mut wrong, mut without) = (0, 0);
    for (file, (more, flaws)) in files.iter_mut().zip(results) {
        wrong += more;
        without += flaws.len();
        file.flaws.extend(flaws);
        file.flaws.sort_by_key(|flaw| (flaw.span.start, flaw.code));
    }
    (wrong, without)
}

fn prove_one(source: &SourceFile, terms: &[RulingTerms]) -> ProvedFile {
    let (case, problems, rulings) = read_and_rule(source, terms);
    let belongs =
        |question: &&Question| terms.iter().any(|terms| question.belongs_to(terms.edition));
    let questions = case.questions.iter().filter(belongs).count();
    let changes = case_changes(&case, terms, &rulings);
    let judged = case.questions.iter().filter(|_| problems.is_empty());
    let flaws = judged.clone().flat_map(flaws::flaws).collect();
    let samples = judged.map(QualitySample::of).collect();
    let ids =
        case.questions.into_iter().map(|question| (question.id, question.places.id)).collect();
    ProvedFile { name: source.name.clone(), ids, questions, problems, flaws, samples, changes }
}

/// Reads a file. Returns its case, its problems in the order of their places, and the ruling on each question for each
/// element of `terms`.
fn read_and_rule(
    source: &SourceFile,
    terms: &[RulingTerms],
) -> (Case, Vec<Problem>, Vec<Vec<Option<Ruling>>>) {
    let ParsedCase { case, mut problems } = read_source(source);
    let (unproved, rulings) = check_and_rule(&case, terms);
    problems.extend(unproved);
    problems.sort_by_key(|problem| (problem.span.start, problem.code));
    (case, problems, rulings)
}

/// Parses the case in a file; if the file could not be read, returns an empty case with that problem.
pub fn read_source(source: &SourceFile) -> ParsedCase {
    match &source.text {
        Ok(bytes) => read_bytes(&source.name, bytes),
        Err(why) => {
            let problem = match why {
                SourceError::Failed(why) => Problem::new(Code::Unreadable, 0..0).with("why", why),
                SourceError::TooLarge(bytes) => too_large(*bytes),
            };
            ParsedCase { case: Case::empty(&source.name), problems: vec![problem] }
        }
    }
}

/// Reports each question that has the id of an earlier question; the problem is added to the file of the later
/// question.
fn report_duplicates(proved: &mut [ProvedFile]) {
    let mut first: HashMap<String, String> = HashMap::new();
    for file in proved {
        for (id, span) in &file.ids {
            match first.get(id) {
                Some(earlier) => {
                    let problem = Problem::new(Code::DuplicateId, span.clone()).with("id", id);
                    file.problems.push(problem.with("file", earlier));
                }
                None => {
                    first.insert(id.clone(), file.name.clone());
                }
            }
        }
    }
}

/// Reports two kinds of flaws of the bank, each in the file of the later question: a question that copies an earlier
/// one with other seats, suits or ranks, and the first use of a deal beyond the acceptable number.
fn report_repeats(proved: &mut [ProvedFile]) {
    let mut first: HashMap<String, String> = HashMap::new();
    let mut deals: HashMap<Deal, usize> = HashMap::new();
    for file in proved {
        let ProvedFile { ids, flaws, samples, .. } = file;
        for ((id, span), sample) in ids.iter().zip(samples) {
            let earlier =
                first.entry(std::mem::take(&mut sample.fingerprint)).or_insert_with(|| id.clone());
            if earlier != id {
                let flaw = Problem::new(Code::SameQuestion, span.clone()).with("id", id);
                flaws.push(flaw.with("other", earlier));
            }
            let used = deals.entry(sample.deal).or_default();
            *used += 1;
            if *used == thresholds::MAX_QUESTIONS_PER_DEAL + 1 {
                let flaw = Problem::new(Code::DealUsedUp, span.clone()).with("id", id);
                flaws.push(flaw.with("most", thresholds::MAX_QUESTIONS_PER_DEAL));
            }
        }
        flaws.sort_by_key(|flaw| (flaw.span.start, flaw.code));
    }
}
