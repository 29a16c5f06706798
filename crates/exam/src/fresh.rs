//! The fresh questions of a stage: those of its blueprint's rows that ask for them, from the stage's secret. The same
//! secret gives the same questions, as long as the program knows the same recipes: a stage that is built keeps its own.

use arbitro_cases::bank::Source;
use arbitro_cases::scenarios::prose::Voices;
use arbitro_cases::scenarios::question::Question;
use arbitro_cases::scenarios::{Generator, Wanted};

use super::folder::FRESH;
use super::form::Secret;
use super::key::Key;
use super::stage::{self, Questions, Row, Stage};
use super::wanted::Cited;

/// How many are made for each that is wanted before a row is left short.
const MOST_MADE: usize = 12;

/// How many times as many as a paper has are made where each form draws its own.
const CHOICE: usize = 3;

/// Whether the stage asks for fresh questions.
pub fn asks(stage: &Stage) -> bool {
    stage.rows.iter().any(|row| row.source != stage::Source::Bank)
}

/// The files of all fresh questions of a stage, by their names from its folder. A row for which too few can be made is
/// short, as the blueprint then says.
pub fn sources(stage: &Stage, secret: &Secret, voices: Voices<'_>) -> Vec<Source> {
    let rows = stage.rows.iter().enumerate();
    let rows = rows.filter(|(_, row)| row.source != stage::Source::Bank);
    let made = rows.flat_map(|(place, row)| of_row(stage, (place, row), secret, voices));
    let mut sources: Vec<Source> = made.collect();
    // As they will be in the folder.
    sources.sort_by(|one, two| one.name.cmp(&two.name));
    sources
}

fn of_row(
    stage: &Stage,
    (place, row): (usize, &Row),
    secret: &Secret,
    voices: Voices<'_>,
) -> Vec<Source> {
    let count = match stage.variants.questions {
        Questions::Same => row.count,
        Questions::Own => row.count * CHOICE,
    };
    let wanted = Wanted {
        laws: row.law.iter().flat_map(|laws| &laws.cited).flat_map(Cited::numbers).collect(),
        tags: row.tag.iter().cloned().collect(),
        difficulties: Vec::new(),
        editions: vec![stage.edition()],
        seed: secret.seed(place),
    };
    let Ok(mut generator) = Generator::new(wanted, voices) else { return Vec::new() };
    let is_asked = |question: &Question| {
        let mut items = question.case.items.iter();
        items.all(|item| Key::of(item, &stage.terms).is_some_and(|key| row.is_of_kind(item, &key)))
    };
    let made = std::iter::from_fn(|| generator.question().ok()).take(count * MOST_MADE);
    let taken = made.filter(is_asked).take(count);
    taken
        .map(|question| Source {
            name: format!("{FRESH}/{}", question.case.file),
            text: Ok(question.file.into_bytes()),
        })
        .collect()
}
