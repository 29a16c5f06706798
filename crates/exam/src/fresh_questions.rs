//! The fresh questions of a stage: those of its blueprint's rows that ask for them, from the stage's secret. The same
//! secret gives the same questions, as long as the program knows the same recipes: a stage that is built keeps its own.

use arbitro_cases::bank::SourceFile;
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_cases::scenarios::question::GeneratedQuestion;
use arbitro_cases::scenarios::{GenerationRequest, QuestionGenerator};

use super::folder::FRESH;
use super::form::StageSecret;
use super::key::AnswerKey;
use super::question_filter::LawOrClause;
use super::stage::{self, BlueprintRow, QuestionSharing, Stage};

/// How many are made for each that is wanted before a row is left short.
const MAX_ATTEMPTS_FACTOR: usize = 12;

/// How many times as many as a paper has are made where each form draws its own.
const POOL_FACTOR: usize = 3;

/// Whether the stage asks for fresh questions.
pub fn needs_fresh(stage: &Stage) -> bool {
    stage.rows.iter().any(|row| row.source != stage::QuestionSource::Bank)
}

/// The files of all fresh questions of a stage, by their names from its folder. A row for which too few can be made is
/// short, as the blueprint then says.
pub fn sources(stage: &Stage, secret: &StageSecret, voices: BilingualNames<'_>) -> Vec<SourceFile> {
    let rows = stage.rows.iter().enumerate();
    let rows = rows.filter(|(_, row)| row.source != stage::QuestionSource::Bank);
    let made = rows.flat_map(|(place, row)| of_row(stage, (place, row), secret, voices));
    let mut sources: Vec<SourceFile> = made.collect();
    // As they will be in the folder.
    sources.sort_by(|one, two| one.name.cmp(&two.name));
    sources
}

fn of_row(
    stage: &Stage,
    (place, row): (usize, &BlueprintRow),
    secret: &StageSecret,
    voices: BilingualNames<'_>,
) -> Vec<SourceFile> {
    let count = match stage.variants.questions {
        QuestionSharing::Same => row.count,
        QuestionSharing::Own => row.count * POOL_FACTOR,
    };
    let wanted = GenerationRequest {
        laws: row.law.iter().flat_map(|laws| &laws.cited).flat_map(LawOrClause::numbers).collect(),
        tags: row.tag.iter().cloned().collect(),
        difficulties: Vec::new(),
        editions: vec![stage.edition()],
        seed: secret.seed(place),
    };
    let Ok(mut generator) = QuestionGenerator::new(wanted, voices) else { return Vec::new() };
    let is_asked = |question: &GeneratedQuestion| {
        let mut items = question.case.questions.iter();
        items.all(|item| {
            AnswerKey::of(item, &stage.terms).is_some_and(|key| row.is_of_kind(item, &key))
        })
    };
    let made = std::iter::from_fn(|| generator.question().ok()).take(count * MAX_ATTEMPTS_FACTOR);
    let taken = made.filter(is_asked).take(count);
    taken
        .map(|question| SourceFile {
            name: format!("{FRESH}/{}", question.case.file),
            text: Ok(question.file.into_bytes()),
        })
        .collect()
}
