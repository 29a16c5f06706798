//! How candidates who know nothing would do: papers of a stage answered by habit.

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

/// How many papers are answered.
pub const PAPERS: usize = 1000;

/// The secret from which they are drawn: the figures are the same for everybody who asks for them.
const SECRET: StageSecret = StageSecret::new([0; 32]);

/// A way to answer that looks at no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuessingHabit {
    /// An option at random; of several, each by the toss of a coin.
    Guess,
    /// Always the option at this place, from 0, or the last.
    Place(usize),
    /// The option with the longest text.
    Longest,
}

/// How many fresh questions of each Law are learned from.
pub const LEARNED_PER_LAW: usize = 40;

/// How papers are answered.
#[derive(Clone, Copy)]
enum AnsweringMethod<'u> {
    Habit(GuessingHabit),
    Usual(&'u UsualAnswers),
}

/// How the candidates do who do not read the questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Simulation {
    pub habits: Vec<HabitPassRate>,
    /// How many of the papers somebody passes who knows what is usually right in each Law.
    pub usual: usize,
}

/// How a habit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HabitPassRate {
    pub habit: GuessingHabit,
    /// How many of the papers it passes.
    pub passed: usize,
}

impl StageManager<'_> {
    /// Draws papers from a pool that gives what the blueprint asks for, each with its own questions, and answers
    /// them by each habit, and by what is usually right. No clause is cited.
    pub fn simulate(
        &self,
        file: &StageFile,
        bank: &Bank,
        pool: &[PoolQuestion<'_>],
        voices: BilingualNames<'_>,
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
        let passes = |way: AnsweringMethod<'_>, paper: &LockedPaper, form: &[FormQuestion]| {
            let mut rng = SECRET.generator("habit", &paper.candidate);
            let mut given = |put: &FormQuestion| {
                let item = pool[put.question].question;
                let mut toss = |sides: usize| below(sides as u32, &mut rng) as usize;
                let chosen = match way {
                    AnsweringMethod::Habit(habit) => {
                        chosen(habit, stage.language, item, put, &mut toss)
                    }
                    AnsweringMethod::Usual(usual) => usually_right(usual, item, put),
                };
                GivenAnswer { chosen, ..GivenAnswer::default() }
            };
            let answers = form.iter().map(&mut given).collect();
            let sheet = AnswerSheet { answers, handed_in: true, ..AnswerSheet::default() };
            marker.mark(paper, &sheet, String::new()).is_some_and(|marked| marked.passed)
        };
        let passed = |way: AnsweringMethod<'_>| {
            let sat = lock.papers.iter().zip(&forms);
            sat.filter(|(paper, form)| passes(way, paper, form)).count()
        };
        let habits = habits
            .map(|habit| HabitPassRate { habit, passed: passed(AnsweringMethod::Habit(habit)) });
        let usual = learned(&pool, stage.edition(), voices);
        Ok(Simulation { habits: habits.collect(), usual: passed(AnsweringMethod::Usual(&usual)) })
    }
}

/// What is usually right in the Laws of a pool, by fresh questions that anybody can make; of a Law for which the program
/// makes none nothing is known.
fn learned(
    pool: &[PoolQuestion<'_>],
    edition: Edition,
    voices: BilingualNames<'_>,
) -> UsualAnswers {
    let laws: BTreeSet<u8> = pool.iter().map(|question| question.question.law_number()).collect();
    let laws: Vec<u8> = laws.into_iter().collect();
    let of_law = |law: &u8| -> Vec<Question> {
        let wanted = GenerationRequest {
            laws: vec![law.to_string()],
            tags: Vec::new(),
            difficulties: Vec::new(),
            editions: vec![edition],
            seed: RunSeed::stated(0),
        };
        let Ok(mut generator) = QuestionGenerator::new(wanted, voices) else { return Vec::new() };
        let made = std::iter::from_fn(|| generator.question().ok()).take(LEARNED_PER_LAW);
        made.flat_map(|question| question.case.questions).collect()
    };
    let mut usual = UsualAnswers::default();
    let questions = parallel_map(&laws, thread_count(), of_law);
    questions.iter().flatten().for_each(|item| usual.learn(item, edition));
    usual
}

/// The places on the screen of what is usually right: the best option, or all that are more often right than wrong.
fn usually_right(usual: &UsualAnswers, item: &Question, put: &FormQuestion) -> Vec<usize> {
    let scores: Vec<f64> =
        put.order.iter().map(|option| usual.score(item, &item.options[*option])).collect();
    let likely: Vec<usize> = (0..scores.len()).filter(|place| scores[*place] > 1.0).collect();
    if item.several && !likely.is_empty() {
        return likely;
    }
    // Of equals the first on the screen.
    let best = (0..scores.len()).rev().max_by(|one, two| scores[*one].total_cmp(&scores[*two]));
    best.into_iter().collect()
}

fn papers(
    stage: &Stage,
    pool: &[PoolQuestion<'_>],
    forms: &[Vec<FormQuestion>],
) -> Vec<LockedPaper> {
    let shown = |put: &FormQuestion| ShownQuestion {
        id: pool[put.question].question.id.clone(),
        variant: put.variant,
        order: put.order.clone(),
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

/// The places that a habit chooses on the screen.
fn chosen(
    habit: GuessingHabit,
    language: Language,
    item: &Question,
    put: &FormQuestion,
    toss: &mut dyn FnMut(usize) -> usize,
) -> Vec<usize> {
    let options = put.order.len();
    match habit {
        GuessingHabit::Guess if item.several => {
            let tossed: Vec<usize> = (0..options).filter(|_| toss(2) == 1).collect();
            if tossed.is_empty() { vec![toss(options)] } else { tossed }
        }
        GuessingHabit::Guess => vec![toss(options)],
        GuessingHabit::Place(place) => vec![place.min(options.saturating_sub(1))],
        GuessingHabit::Longest => {
            let length = |place: &usize| {
                let text = item.options[put.order[*place]].text.in_language(language);
                text.chars().count()
            };
            // Of equals the first on the screen.
            (0..options).rev().max_by_key(length).into_iter().collect()
        }
    }
}
