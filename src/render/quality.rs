//! The quality of a bank, as a table and as JSON.

use serde::Serialize;

use arbitro_cases::flaws::quality::{BankQuality, BlindHabit, BlindHabitResults};
use arbitro_cases::flaws::thresholds::{
    MAX_QUESTIONS_PER_DEAL, MAX_UNEXPLAINED_PERCENT, MIN_QUESTIONS,
};

use super::doc::Doc;
use super::stats::numbers::{decimal, left, right};
use super::text::{Words, say};

/// The widths in columns of the first field and of each other field.
const WIDE: [usize; 2] = [10, 10];

/// Returns the quality table of a bank.
pub fn table(words: &Words, quality: &BankQuality) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "quality-title"));
    doc.text(say!(words, "quality-intro")).blank();
    let names = say!(words, "quality-columns");
    let mut lines = vec![row(names.split('|').map(str::to_owned))];
    lines.extend(quality.blind.iter().map(|blind| habit_results(words, blind)));
    lines.extend(bounds(words, quality));
    doc.verbatim(lines).blank();
    doc.text(say!(words, "quality-legend"));
    if quality.blind.iter().any(|blind| blind.exceeded_habits().next().is_some()) {
        doc.text(say!(words, "quality-beyond"));
    }
    if quality.blind.iter().any(|blind| blind.questions < MIN_QUESTIONS) {
        doc.text(say!(words, "quality-few", enough = MIN_QUESTIONS));
    }
    doc.blank().text(say!(
        words,
        "quality-deals",
        deals = quality.deals,
        needed = quality.deals_needed(),
        most = quality.max_on_one_deal,
        limit = MAX_QUESTIONS_PER_DEAL
    ));
    doc.text(say!(
        words,
        "quality-contrasts",
        without = quality.unexplained,
        wrong = quality.wrong_options,
        share = decimal(words, quality.without_contrast(), 1),
        limit = decimal(words, MAX_UNEXPLAINED_PERCENT, 0)
    ));
    let verdict = if quality.is_sound() { "quality-within" } else { "quality-outside" };
    doc.text(say!(words, verdict)).blank();
    doc
}

/// Returns the table row of an edition and a language: the number of questions, and the percentages
/// that chance and each blind habit get right.
fn habit_results(words: &Words, blind: &BlindHabitResults) -> String {
    let number = |number: f64| decimal(words, number, 1);
    let too_far: Vec<BlindHabit> = blind.exceeded_habits().collect();
    let name = format!("{} {}", blind.edition.year(), blind.language.code());
    let found = BlindHabit::ALL
        .into_iter()
        .zip(blind.hit_percents)
        .map(|(habit, found)| number(found) + if too_far.contains(&habit) { "*" } else { " " });
    let first = [name, blind.questions.to_string(), number(blind.chance) + " "];
    row(first.into_iter().chain(found))
}

/// Returns the table row of the bounds: for each habit, the lowest bound of all editions and languages; `None` if some
/// have too few questions.
fn bounds(words: &Words, quality: &BankQuality) -> Option<String> {
    let least = |habit: BlindHabit| {
        let bounds: Option<Vec<f64>> =
            quality.blind.iter().map(|blind| blind.bound(habit)).collect();
        bounds?.into_iter().reduce(f64::min)
    };
    let bounds: Option<Vec<f64>> = BlindHabit::ALL.into_iter().map(least).collect();
    let first = [say!(words, "quality-bounds"), String::new(), String::new()];
    let cells = bounds?.into_iter().map(|bound| decimal(words, bound, 1) + " ");
    Some(row(first.into_iter().chain(cells)))
}

fn row(cells: impl Iterator<Item = String>) -> String {
    let cells = cells.enumerate().map(|(at, cell)| match at {
        0 => left(&cell, WIDE[0]),
        _ => right(&cell, WIDE[1]),
    });
    cells.collect::<String>().trim_end().to_owned()
}

/// The quality of a bank, as JSON; shares are percentages.
#[derive(Serialize)]
pub struct QualityJson {
    sound: bool,
    questions: usize,
    deals: usize,
    deals_needed: usize,
    most_on_a_deal: usize,
    most_allowed: usize,
    wrong_options: usize,
    without_contrast: usize,
    blind: Vec<BlindJson>,
}

#[derive(Serialize)]
struct BlindJson {
    edition: u16,
    language: &'static str,
    questions: usize,
    chance: f64,
    habits: Vec<HabitJson>,
}

#[derive(Serialize)]
struct HabitJson {
    habit: &'static str,
    right: f64,
    /// The maximum percentage for the habit; `null` if there are too few questions to judge.
    bound: Option<f64>,
}

pub fn json(quality: &BankQuality) -> QualityJson {
    let habit = |blind: &BlindHabitResults, habit: BlindHabit, right| HabitJson {
        habit: habit.key(),
        right,
        bound: blind.bound(habit),
    };
    let blind = quality.blind.iter().map(|blind| BlindJson {
        edition: blind.edition.year(),
        language: blind.language.code(),
        questions: blind.questions,
        chance: blind.chance,
        habits: BlindHabit::ALL
            .into_iter()
            .zip(blind.hit_percents)
            .map(|(of, found)| habit(blind, of, found))
            .collect(),
    });
    QualityJson {
        sound: quality.is_sound(),
        questions: quality.questions,
        deals: quality.deals,
        deals_needed: quality.deals_needed(),
        most_on_a_deal: quality.max_on_one_deal,
        most_allowed: MAX_QUESTIONS_PER_DEAL,
        wrong_options: quality.wrong_options,
        without_contrast: quality.unexplained,
        blind: blind.collect(),
    }
}
