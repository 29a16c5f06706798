//! Simulates candidates who answer the papers of a stage by habit, without knowing the Laws.

use std::collections::BTreeSet;

use crate::blueprint::PoolQuestion;
use crate::digest::Digest;
use crate::form::{FormDrawer, FormQuestion, StageSecret};
use crate::journal::{AnswerSheet, GivenAnswer};
use crate::lock::{LockedPaper, LockedQuestion, ShownQuestion, StageLock};
use crate::stage::{QuestionSharing, Stage};
use arbitro_cases::Question;
use arbitro_cases::flaws::UsualAnswers;
use arbitro_cases::parallel::{parallel_map, thread_count};
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_cases::scenarios::random::{RunSeed, below};
use arbitro_cases::scenarios::{GenerationRequest, QuestionGenerator};
use arbitro_cases::variant::Variant;
use arbitro_laws::ruling::{Edition, Language};

use super::mark::Marker;
use super::prepare::{StageFile, locked_stage};
use super::refusal::Refusal;
use super::{Bank, StageManager};

/// The number of papers that the simulation answers.
pub const PAPERS: usize = 1000;

/// The fixed secret from which the papers are drawn, so that every user gets the same figures.
const SECRET: StageSecret = StageSecret::new([0; 32]);

/// A habit of answering without reading the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuessingHabit {
    /// Chooses an option at random; if the question asks for several options, chooses each with probability one half,
    /// but at least one.
    Guess,
    /// Always chooses the option at this place, counted from 0, or the last option if there are fewer.
    Place(usize),
    /// Chooses the option with the longest text.
    Longest,
}

/// The greatest number of generated cases of each Law from which the simulation learns the usual
/// answers.
pub const LEARNED_PER_LAW: usize = 40;

/// The method by which a simulated candidate answers papers.
#[derive(Clone, Copy)]
enum AnsweringMethod<'u> {
    Habit(GuessingHabit),
    Usual(&'u UsualAnswers),
}

/// The numbers of papers that simulated candidates pass without knowing the Laws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulation {
    /// The habits, each with the number of papers that it passes.
    pub habits: Vec<HabitPassRate>,
    /// The number of papers passed by choosing the answers that are usually right in questions on each Law.
    pub usual: usize,
}

/// The number of papers that a habit passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HabitPassRate {
    /// The habit.
    pub habit: GuessingHabit,
    /// The number of papers that the habit passes, of [`PAPERS`] in all.
    pub passed: usize,
}

impl StageManager<'_> {
    /// Draws papers from a pool that can meet the blueprint, each paper with its own questions, and answers the papers
    /// by each habit and by the usual answers. No clause is cited.
    ///
    /// # Errors
    /// A [`Refusal`] if a paper cannot be drawn.
    pub fn simulate(
        &self,
        file: &StageFile,
        bank: &Bank,
        pool: &[PoolQuestion<'_>],
        names: BilingualNames<'_>,
    ) -> Result<Simulation, Refusal> {
        let mut stage = file.stage.clone();
        stage.variants.questions = QuestionSharing::Own;
        let mut pool = pool.to_vec();
        pool.iter_mut().for_each(|question| question.variants = vec![Variant::AS_WRITTEN]);
        let mut drawer = FormDrawer::new(&stage, &pool, &SECRET);
        let forms: Result<Vec<Vec<FormQuestion>>, _> =
            (0..PAPERS).map(|number| drawer.form(&number.to_string())).collect();
        let forms = forms.map_err(|_| Refusal::Short)?;
        let of = |question: &PoolQuestion<'_>| LockedQuestion::of(&stage, question, bank.hash);
        let locked = locked_stage(file, bank, pool.iter().map(of).collect());
        let locked = locked.map_err(|error| Refusal::NotJson(error.to_string()))?;
        let lock = StageLock::new(locked, papers(&stage, &pool, &forms));
        let marker = Marker::by_lock(&lock);
        let most = pool.iter().map(|question| question.question.options.len()).max().unwrap_or(0);
        let places = (0..most).map(GuessingHabit::Place);
        let habits =
            [GuessingHabit::Guess].into_iter().chain(places).chain([GuessingHabit::Longest]);
        let passes = |method: AnsweringMethod<'_>, paper: &LockedPaper, form: &[FormQuestion]| {
            let mut rng = SECRET.generator("habit", &paper.candidate);
            let mut answer = |drawn: &FormQuestion| {
                let question = pool[drawn.question].question;
                let mut toss = |sides: usize| below(sides as u32, &mut rng) as usize;
                let chosen = match method {
                    AnsweringMethod::Habit(habit) => {
                        chosen(habit, stage.language, question, drawn, &mut toss)
                    }
                    AnsweringMethod::Usual(usual) => usually_right(usual, question, drawn),
                };
                GivenAnswer { chosen, ..GivenAnswer::default() }
            };
            let answers = form.iter().map(&mut answer).collect();
            let sheet = AnswerSheet { answers, handed_in: true, ..AnswerSheet::default() };
            marker.mark(paper, &sheet, String::new()).is_some_and(|marked| marked.passed)
        };
        let passed = |method: AnsweringMethod<'_>| {
            let sat = lock.papers.iter().zip(&forms);
            sat.filter(|(paper, form)| passes(method, paper, form)).count()
        };
        let habits = habits
            .map(|habit| HabitPassRate { habit, passed: passed(AnsweringMethod::Habit(habit)) });
        let usual = learned(&pool, stage.edition(), names);
        Ok(Simulation { habits: habits.collect(), usual: passed(AnsweringMethod::Usual(&usual)) })
    }
}

/// Learns, for each Law in a pool, the answers that are usually right, from generated questions that anybody can make.
/// A Law without scenarios has no usual answers.
fn learned(pool: &[PoolQuestion<'_>], edition: Edition, names: BilingualNames<'_>) -> UsualAnswers {
    let laws: BTreeSet<u8> = pool.iter().map(|question| question.question.law_number()).collect();
    let laws: Vec<u8> = laws.into_iter().collect();
    let of_law = |law: &u8| -> Vec<Question> {
        let request = GenerationRequest {
            scenarios: Vec::new(),
            laws: vec![law.to_string()],
            tags: Vec::new(),
            difficulties: Vec::new(),
            editions: vec![edition],
            seed: RunSeed::stated(0),
        };
        let Ok(mut generator) = QuestionGenerator::new(request, names) else { return Vec::new() };
        let generated = std::iter::from_fn(|| generator.question().ok()).take(LEARNED_PER_LAW);
        generated.flat_map(|question| question.own().case.questions.clone()).collect()
    };
    let mut usual = UsualAnswers::default();
    let questions = parallel_map(&laws, thread_count(), of_law);
    questions.iter().flatten().for_each(|question| usual.learn(question, edition));
    usual
}

/// Returns the places on the screen of the options that are usually right: the option with the highest score or, if the
/// question asks for several, all options that are more often right than wrong, if there are any.
fn usually_right(usual: &UsualAnswers, question: &Question, drawn: &FormQuestion) -> Vec<usize> {
    let scores: Vec<f64> = drawn
        .order
        .iter()
        .map(|option| usual.score(question, &question.options[*option]))
        .collect();
    let likely: Vec<usize> = (0..scores.len()).filter(|place| scores[*place] > 1.0).collect();
    if question.several && !likely.is_empty() {
        return likely;
    }
    // If several options have the highest score, the first on the screen is chosen.
    let best = (0..scores.len()).rev().max_by(|one, two| scores[*one].total_cmp(&scores[*two]));
    best.into_iter().collect()
}

fn papers(
    stage: &Stage,
    pool: &[PoolQuestion<'_>],
    forms: &[Vec<FormQuestion>],
) -> Vec<LockedPaper> {
    let shown = |drawn: &FormQuestion| ShownQuestion {
        id: pool[drawn.question].question.id.clone(),
        variant: drawn.variant,
        order: drawn.order.clone(),
    };
    let paper = |(number, form): (usize, &Vec<FormQuestion>)| LockedPaper {
        candidate: number.to_string(),
        name: String::new(),
        form: number.to_string(),
        language: stage.language.code().to_owned(),
        minutes: stage.minutes,
        paper: Digest::of(""),
        questions: form.iter().map(shown).collect(),
    };
    forms.iter().enumerate().map(paper).collect()
}

/// Returns the places on the screen of the options that a habit chooses.
fn chosen(
    habit: GuessingHabit,
    language: Language,
    question: &Question,
    drawn: &FormQuestion,
    toss: &mut dyn FnMut(usize) -> usize,
) -> Vec<usize> {
    let options = drawn.order.len();
    match habit {
        GuessingHabit::Guess if question.several => {
            let tossed: Vec<usize> = (0..options).filter(|_| toss(2) == 1).collect();
            if tossed.is_empty() { vec![toss(options)] } else { tossed }
        }
        GuessingHabit::Guess => vec![toss(options)],
        GuessingHabit::Place(place) => vec![place.min(options.saturating_sub(1))],
        GuessingHabit::Longest => {
            let length = |place: &usize| {
                let text = question.options[drawn.order[*place]].text.in_language(language);
                text.chars().count()
            };
            // If several texts have the greatest length, the first on the screen is chosen.
            (0..options).rev().max_by_key(length).into_iter().collect()
        }
    }
}
