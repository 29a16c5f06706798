//! Generates the fresh questions of a stage from its secret, for the rows of its blueprint that may
//! take fresh questions. The same stage file, secret and scenarios always give the same questions;
//! building a stage stores its questions in the folder.

use arbitro_cases::bank::SourceFile;
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_cases::scenarios::question::GeneratedQuestion;
use arbitro_cases::scenarios::{GenerationRequest, QuestionGenerator};

use super::folder::FRESH;
use super::form::StageSecret;
use super::key::AnswerKey;
use super::question_filter::LawOrClause;
use super::stage::{self, BlueprintRow, QuestionSharing, Stage};

/// The greatest number of attempts to generate questions for a row of the blueprint, for each question needed.
const MAX_ATTEMPTS_FACTOR: usize = 12;

/// The number of questions generated for each question that a row asks for, if each form draws its own questions.
const POOL_FACTOR: usize = 3;

/// Returns true if any row of a stage's blueprint may take fresh questions.
pub fn needs_fresh(stage: &Stage) -> bool {
    stage.rows.iter().any(|row| row.source != stage::QuestionSource::Bank)
}

/// Generates the files of all fresh questions of a stage, each named relative to the stage's
/// folder. If the rows get too few questions, the check of the blueprint reports the shortage.
pub fn sources(stage: &Stage, secret: &StageSecret, names: BilingualNames<'_>) -> Vec<SourceFile> {
    let rows = stage.rows.iter().enumerate();
    let rows = rows.filter(|(_, row)| row.source != stage::QuestionSource::Bank);
    let generated = rows.flat_map(|(place, row)| of_row(stage, (place, row), secret, names));
    let mut sources: Vec<SourceFile> = generated.collect();
    // The files are in the order in which the folder will list them.
    sources.sort_by(|one, two| one.name.cmp(&two.name));
    sources
}

fn of_row(
    stage: &Stage,
    (place, row): (usize, &BlueprintRow),
    secret: &StageSecret,
    names: BilingualNames<'_>,
) -> Vec<SourceFile> {
    let count = match stage.variants.questions {
        QuestionSharing::Same => row.count,
        QuestionSharing::Own => row.count * POOL_FACTOR,
    };
    let request = GenerationRequest {
        scenarios: Vec::new(),
        laws: row.law.iter().flat_map(|laws| &laws.cited).flat_map(LawOrClause::numbers).collect(),
        tags: row.tag.iter().cloned().collect(),
        difficulties: Vec::new(),
        editions: vec![stage.edition()],
        seed: secret.seed(place),
    };
    let Ok(mut generator) = QuestionGenerator::new(request, names) else { return Vec::new() };
    let is_usable = |question: &GeneratedQuestion| {
        // Whether a question is taken must not depend on its key, so all its twins must be usable too.
        let mut questions = question.set.files.iter().flat_map(|file| &file.case.questions);
        questions.all(|question| {
            AnswerKey::of(question, &stage.terms).is_some_and(|key| row.is_of_kind(question, &key))
        })
    };
    let generated =
        std::iter::from_fn(|| generator.question().ok()).take(count * MAX_ATTEMPTS_FACTOR);
    let taken = generated.filter(is_usable).take(count);
    taken
        .map(|question| SourceFile {
            name: format!("{FRESH}/{}", question.own().case.file),
            text: Ok(question.own().file.clone().into_bytes()),
        })
        .collect()
}
