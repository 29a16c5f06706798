//! The comparison of a blueprint with the bank, as a document and as JSON.

use serde::Serialize;

use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::json::{ProblemJson, problem};
use crate::render::quiz::letter;
use crate::render::text::{Words, capitalised, say};
use arbitro_cases::diag::LineIndex;
use arbitro_exam::blueprint::{BlueprintCheck, PoolQuestion};
use arbitro_exam::marking::prepare::StageFile;
use arbitro_exam::marking::refusal::FlawedFile;
use arbitro_exam::marking::simulate::{
    GuessingHabit, HabitPassRate, LEARNED_PER_LAW, PAPERS, Simulation,
};
use arbitro_exam::public_questions::LeftOutQuestions;
use arbitro_exam::stage::{
    BlueprintRow, FormCount, QuestionKind, QuestionSharing, QuestionSource, Stage,
};

use super::papers::rules;

/// Returns the requirement of a blueprint row in words: "Law 46B, difficulty 2 to 4".
pub fn row(words: &Words, row: &BlueprintRow) -> String {
    let mut parts = Vec::new();
    if let Some(law) = &row.law {
        parts.push(say!(words, "row-law", law = law.text.clone()));
    }
    if let Some(range) = &row.difficulty {
        let (low, high) = (*range.start(), *range.end());
        let same = if low == high { "one" } else { "range" };
        parts.push(say!(words, "row-difficulty", low = low, high = high, same = same));
    }
    if let Some(kind) = row.kind {
        let kind = match kind {
            QuestionKind::One => "one",
            QuestionKind::Several => "several",
            QuestionKind::Clause => "clause",
        };
        parts.push(say!(words, "row-kind", kind = kind));
    }
    if let Some(tag) = &row.tag {
        parts.push(say!(words, "row-tag", tag = tag.clone()));
    }
    match row.source {
        QuestionSource::Bank => {}
        QuestionSource::Fresh => parts.push(say!(words, "row-source", source = "fresh")),
        QuestionSource::Both => parts.push(say!(words, "row-source", source = "both")),
    }
    if parts.is_empty() { say!(words, "row-any") } else { parts.join(", ") }
}

/// Returns the plan of a stage: the questions that each blueprint row requires, and those available.
pub fn plan(
    words: &Words,
    stage: &Stage,
    pool: &[PoolQuestion<'_>],
    asked: &BlueprintCheck,
) -> Doc {
    let BlueprintCheck { eligible, shortages, .. } = asked;
    let mut doc = Doc::default();
    doc.heading(1, format!("{}, {}", stage.title, stage.date));
    let (count, year) = (stage.count(), stage.edition().year().to_string());
    doc.text(say!(words, "plan-summary", count = count, year = year, pool = pool.len()));
    doc.blank().heading(2, say!(words, "plan-blueprint"));
    for (place, (row, eligible)) in stage.rows.iter().zip(eligible).enumerate() {
        let binds = asked.is_short_row(place);
        let line = say!(
            words,
            "plan-row",
            count = row.count,
            what = self::row(words, row),
            have = eligible.len()
        );
        let style = if binds { Style::Bad } else { Style::Plain };
        let mark = format!("{}.", place + 1);
        let mut line = vec![styled(line, style)];
        if binds {
            line.push(plain(format!(" {}", say!(words, "plan-row-binds"))));
        }
        doc.marked(0, mark, line);
    }
    for shortage in shortages {
        let rows: Vec<String> = shortage.rows.iter().map(|row| (row + 1).to_string()).collect();
        let (asked, have) = (shortage.requested, shortage.available);
        let line = say!(
            words,
            "plan-short",
            count = rows.len(),
            rows = rows.join(", "),
            asked = asked,
            have = have
        );
        doc.line(vec![styled(line, Style::Bad)]);
    }
    doc.blank().heading(2, say!(words, "plan-papers"));
    doc.item(0, vec![plain(forms(words, stage))]);
    doc.item(0, vec![plain(varied(words, stage, pool))]);
    doc.blank().heading(2, say!(words, "plan-rules"));
    for rule in rules(words, stage) {
        doc.item(0, vec![plain(rule)]);
    }
    doc.blank();
    doc
}

fn forms(words: &Words, stage: &Stage) -> String {
    let same = match stage.variants.questions {
        QuestionSharing::Same => "same",
        QuestionSharing::Own => "own",
    };
    match stage.variants.forms {
        FormCount::Each => say!(words, "plan-forms-each", questions = same),
        FormCount::Lettered(count) => {
            say!(words, "plan-forms-lettered", count = count, questions = same)
        }
    }
}

fn varied(words: &Words, stage: &Stage, pool: &[PoolQuestion<'_>]) -> String {
    let switches = [
        ("turn", stage.variants.turn),
        ("suits", stage.variants.suits),
        ("options", stage.variants.options),
        ("order", stage.variants.order),
    ];
    let on = switches.iter().filter(|(_, on)| *on);
    let on: Vec<String> = on.map(|(name, _)| say!(words, "plan-switch", name = *name)).collect();
    if on.is_empty() {
        return say!(words, "plan-varied-nothing");
    }
    let variants: usize = pool.iter().map(|question| question.variants.len()).sum();
    let asked = pool.iter().filter(|question| !question.variants.is_empty()).count();
    let line = capitalised(&on.join(", "));
    format!("{line}. {}", say!(words, "plan-variants", count = variants, pool = asked))
}

/// The percentage of papers above which a habit passes too often.
const OFTEN: usize = 1;

/// Returns the numbers of simulated papers passed by each guessing habit, and by a candidate who only knows which
/// answer is usually right.
pub fn habits(words: &Words, simulation: &Simulation) -> Doc {
    let simulated = &simulation.habits;
    let mut doc = Doc::default();
    doc.blank().heading(2, say!(words, "habits-title", count = PAPERS));
    for one in simulated {
        let (habit, letter) = match one.habit {
            GuessingHabit::Guess => ("guess", String::new()),
            GuessingHabit::Place(place) => ("place", letter(place).to_string()),
            GuessingHabit::Longest => ("longest", String::new()),
        };
        let is_often = one.passed * 100 > OFTEN * PAPERS;
        let style = if is_often { Style::Bad } else { Style::Plain };
        let line = say!(words, "habits-line", habit = habit, letter = letter, count = one.passed);
        doc.item(0, vec![styled(line, style)]);
    }
    let often = simulated.iter().any(|one| one.passed * 100 > OFTEN * PAPERS);
    let verdict = if often { "habits-often" } else { "habits-seldom" };
    doc.text(say!(words, verdict));
    let usual = simulation.usual;
    doc.text(say!(words, "habits-usual", learned = LEARNED_PER_LAW, count = usual, of = PAPERS));
    doc
}

/// The simulation of a guessing habit, as JSON.
#[derive(Serialize)]
struct SimulatedHabitJson {
    habit: String,
    passed: usize,
    of: usize,
}

fn habit_json(one: &HabitPassRate) -> SimulatedHabitJson {
    let habit = match one.habit {
        GuessingHabit::Guess => "guess".to_owned(),
        GuessingHabit::Place(place) => format!("always-{}", letter(place)),
        GuessingHabit::Longest => "longest".to_owned(),
    };
    SimulatedHabitJson { habit, passed: one.passed, of: PAPERS }
}

/// The simulation of a candidate who only knows which answer is usually right in each Law, as JSON.
#[derive(Serialize)]
struct UsualJson {
    /// The number of fresh questions of each Law from which the usually right answers were learned.
    learned: usize,
    passed: usize,
    of: usize,
}

/// The comparison of a blueprint with the bank, as JSON.
#[derive(Serialize)]
pub struct PlanJson<'s> {
    title: &'s str,
    date: &'s str,
    edition: u16,
    questions: usize,
    pool: usize,
    feasible: bool,
    blueprint: Vec<RowJson>,
    problems: Vec<ProblemJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out: Option<LeftOutJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    simulated: Option<Vec<SimulatedHabitJson>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    usually_right: Option<UsualJson>,
}

/// Questions that an examination does not draw because they are public with their answers, as JSON.
#[derive(Serialize)]
struct LeftOutJson {
    /// The number of questions left out because they are embedded in the program.
    own: usize,
    copies: Vec<CopyJson>,
    seeded: Vec<SeededJson>,
}

#[derive(Serialize)]
struct CopyJson {
    id: String,
    of: String,
}

#[derive(Serialize)]
struct SeededJson {
    id: String,
    seed: u64,
}

fn left_out_json(left_out: &LeftOutQuestions) -> LeftOutJson {
    let copies = left_out.copies.iter().cloned().map(|(id, of)| CopyJson { id, of });
    let seeded = left_out.seeded.iter().cloned().map(|(id, seed)| SeededJson { id, seed });
    LeftOutJson { own: left_out.embedded_count, copies: copies.collect(), seeded: seeded.collect() }
}

#[derive(Serialize)]
struct RowJson {
    asks: String,
    count: usize,
    available: usize,
    binds: bool,
}

/// A stage file that cannot be used, as JSON.
#[derive(Serialize)]
pub struct FlawedJson {
    feasible: bool,
    problems: Vec<ProblemJson>,
}

/// Returns the plan of a stage file, as JSON.
pub fn json<'s>(
    words: &Words,
    file: &'s StageFile,
    pool: &[PoolQuestion<'_>],
    asked: &BlueprintCheck,
    left_out: Option<&LeftOutQuestions>,
    simulation: Option<&Simulation>,
) -> PlanJson<'s> {
    let stage = &file.stage;
    let row = |(place, (row, eligible)): (usize, (&BlueprintRow, &Vec<usize>))| RowJson {
        asks: self::row(words, row),
        count: row.count,
        available: eligible.len(),
        binds: asked.is_short_row(place),
    };
    let found = asked.problems.iter();
    PlanJson {
        title: &stage.title,
        date: &stage.date,
        edition: stage.edition().year(),
        questions: stage.count(),
        pool: pool.len(),
        feasible: asked.problems.is_empty(),
        blueprint: stage.rows.iter().zip(&asked.eligible).enumerate().map(row).collect(),
        problems: found
            .map(|found| problem(words, &file.path, &LineIndex::of(&file.text), found))
            .collect(),
        left_out: left_out.map(left_out_json),
        simulated: simulation.map(|all| all.habits.iter().map(habit_json).collect()),
        usually_right: simulation.map(|all| UsualJson {
            learned: LEARNED_PER_LAW,
            passed: all.usual,
            of: PAPERS,
        }),
    }
}

/// Returns the problems of a stage file as JSON.
pub fn flawed_json(words: &Words, flawed: &FlawedFile) -> FlawedJson {
    let FlawedFile { path, text, problems } = flawed;
    let lines = LineIndex::of(text);
    let problems = problems.iter().map(|found| problem(words, path, &lines, found));
    FlawedJson { feasible: false, problems: problems.collect() }
}
