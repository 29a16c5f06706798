//! Completes the results of a stage with their texts, and produces the result files.

use std::collections::{BTreeSet, HashMap};

use crate::render::doc::Doc;
use crate::render::lesson::misconception;
use crate::render::stage::papers::pass;
use crate::render::term;
use crate::render::text::Words;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_exam::marking::mark::{MarkedSheets, MarkingBasis};
use arbitro_exam::marking::shown_rulings::{ShownRulings, question};
use arbitro_exam::notice::SheetNotice;
use arbitro_exam::results::{
    CandidateResult, FORMAT, MarkedQuestion, Results, ResultsScoring, ResultsStage, SheetProblem,
};
use arbitro_exam::scoring::PassMark;
use arbitro_laws::ruling::Language;

use super::table::table;
use super::{candidate_report, words_of};
use crate::render::json_text::to_json_text;
use crate::render::notice::notice;

/// Returns the results of a stage, with texts in the language of the stage.
pub fn results(basis: &MarkingBasis, marked: MarkedSheets) -> Results {
    let stage = &basis.lock.stage;
    let words = &words_of(&stage.language);
    let mut chosen: HashMap<&str, BTreeSet<usize>> = HashMap::new();
    for answer in marked.candidates.iter().flat_map(|candidate| &candidate.answers) {
        chosen.entry(&answer.question).or_default().extend(&answer.chosen);
    }
    let in_words = |asked: MarkedQuestion| {
        let chosen = chosen.get(asked.id.as_str());
        in_words(words, basis, asked, |option| chosen.is_some_and(|all| all.contains(&option)))
    };
    let questions = marked.questions.into_iter().map(in_words).collect();
    Results {
        format: FORMAT,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        stage: ResultsStage {
            title: stage.title.clone(),
            date: stage.date.clone(),
            edition: basis.terms.edition.year(),
            doctrine: doctrine(&basis.doctrine),
            stage_hash: stage.stage_hash.to_string(),
            bank_hash: stage.bank_hash.to_string(),
            lock_hash: basis.lock_hash.to_string(),
        },
        scoring: ResultsScoring {
            pass: pass(words, &stage.scoring),
            pass_mark: match stage.scoring.pass {
                PassMark::Points(points) => Some(points),
                PassMark::Percent(_) => None,
            },
            pass_percent: match stage.scoring.pass {
                PassMark::Points(_) => None,
                PassMark::Percent(percent) => Some(u32::from(percent)),
            },
            max: marked.max,
        },
        regraded: basis.regraded,
        questions,
        candidates: marked.candidates,
        unmarked: marked.unmarked,
        waived: basis.waived.clone(),
        problems: marked.sheets.notices.into_iter().map(|one| problem(words, one)).collect(),
    }
}

/// Returns a question with the texts of its options from the case file, and the misconceptions of chosen options.
fn in_words(
    words: &Words,
    basis: &MarkingBasis,
    mut asked: MarkedQuestion,
    is_chosen: impl Fn(usize) -> bool,
) -> MarkedQuestion {
    let Some(item) = question(&basis.cases, &asked.id) else { return asked };
    let texts = item.options.iter().map(|option| option.text.in_language(words.language()));
    asked.texts = texts.map(str::to_owned).collect();
    let mut contrasts = OptionContrasts::new(item, &basis.terms);
    let mut overlooked = |option: usize| {
        let is_wrong = is_chosen(option) && !asked.right.contains(&option);
        let lesson = is_wrong.then(|| contrasts.lesson(option))??;
        Some(misconception(words, &lesson.overlooked()?, basis.terms.edition))
    };
    asked.overlooked = (0..item.options.len()).map(&mut overlooked).collect();
    if asked.overlooked.iter().all(Option::is_none) {
        asked.overlooked.clear();
    }
    asked
}

/// Returns a doctrine in the notation of `--doctrine`; `school` if no point is read differently from the School.
pub fn doctrine(words: &[String]) -> String {
    if words.is_empty() { "school".to_owned() } else { words.join(", ") }
}

fn problem(words: &Words, notice: SheetNotice) -> SheetProblem {
    let SheetNotice { sheet, candidate, notice: matter } = notice;
    SheetProblem { sheet, candidate, what: self::notice(words, &matter), matter: Some(matter) }
}

/// Returns the names and texts of the result files: JSON, a CSV table, and a report for each candidate in the language
/// of his paper (the user's language if that is unknown).
pub fn files<'r>(
    words: &'r Words,
    basis: &'r MarkingBasis,
    results: &'r Results,
) -> Result<impl Iterator<Item = (String, String)> + 'r, String> {
    let lock = &basis.lock;
    let json = to_json_text(results, true).map_err(|error| error.to_string())? + "\n";
    let csv = table(&words_of(&lock.stage.language), results).map_err(|error| error.to_string())?;
    let own = Language::ALL.map(|language| (language.code(), words_of(language.code())));
    let report = move |(candidate, doc): (&'r CandidateResult, Doc)| {
        (format!("{}.txt", candidate.id), term::plain(&doc))
    };
    let all = [("results.json".to_owned(), json), ("results.csv".to_owned(), csv)];
    Ok(all.into_iter().chain(reports(words, basis, results, own).map(report)))
}

/// The texts of every language, by its code.
pub type WordsByLanguage = [(&'static str, Words); Language::ALL.len()];

/// Returns the report of each candidate, with the texts of `own` in the language of his paper, or with `words` if that
/// is unknown.
pub fn reports<'r>(
    words: &'r Words,
    basis: &'r MarkingBasis,
    results: &'r Results,
    own: WordsByLanguage,
) -> impl Iterator<Item = (&'r CandidateResult, Doc)> + 'r {
    let lock = &basis.lock;
    let mut rulings = ShownRulings::new(lock, &basis.cases, &basis.terms);
    let report = move |candidate: &'r CandidateResult| {
        let paper = lock.paper(&candidate.id)?;
        let own = own.iter().find(|(code, _)| *code == paper.language);
        let words = own.map_or(words, |(_, words)| words);
        let of = |problem: &&SheetProblem| problem.candidate.as_ref() == Some(&candidate.id);
        let notes = results.problems.iter().filter(of).map(|problem| problem.what.as_str());
        let (notes, questions) = (notes.collect(), &results.questions);
        let marked =
            candidate_report::PersonalReportInput { lock, paper, candidate, questions, notes };
        Some((candidate, candidate_report::report(words, &marked, &mut rulings)))
    };
    results.candidates.iter().filter_map(report)
}
