//! How candidates who know nothing would do: papers of a stage answered by habit.

use crate::casebook::Item;
use crate::casebook::variant::Variant;
use crate::exam::blueprint::Question;
use crate::exam::digest::Digest;
use crate::exam::form::{Drawer, Put, Secret};
use crate::exam::journal::{Given, Sheet};
use crate::exam::lock::{Lock, LockedPaper, LockedQuestion, Shown};
use crate::exam::stage::{Questions, Stage};
use crate::generate::dice::below;
use crate::ruling::Language;

use super::mark::Marker;
use super::prepare::{StageFile, locked_stage};
use super::refusal::Refusal;
use super::{Bank, Office};

/// How many papers are answered.
pub const PAPERS: usize = 1000;

/// The secret from which they are drawn: the figures are the same for everybody who asks for them.
const SECRET: Secret = Secret::new([0; 32]);

/// A way to answer that looks at no question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// An option at random; of several, each by the toss of a coin.
    Guess,
    /// Always the option at this place, from 0, or the last.
    Place(usize),
    /// The option with the longest text.
    Longest,
}

/// How a habit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simulated {
    pub habit: Habit,
    /// How many of the papers it passes.
    pub passed: usize,
}

impl Office<'_> {
    /// Draws papers from a pool that gives what the blueprint asks for, each with its own questions, and answers
    /// them by each habit. No clause is cited.
    pub fn simulate(
        &self,
        file: &StageFile,
        bank: &Bank,
        pool: &[Question<'_>],
    ) -> Result<Vec<Simulated>, Refusal> {
        let mut stage = file.stage.clone();
        stage.variants.questions = Questions::Own;
        let mut pool = pool.to_vec();
        pool.iter_mut().for_each(|question| question.variants = vec![Variant::AS_WRITTEN]);
        let mut drawer = Drawer::new(&stage, &pool, &SECRET);
        let forms: Result<Vec<Vec<Put>>, _> =
            (0..PAPERS).map(|number| drawer.form(&number.to_string())).collect();
        let forms = forms.map_err(|_| Refusal::Short)?;
        let of = |question: &Question<'_>| LockedQuestion::of(&stage, question, bank.hash);
        let locked = locked_stage(file, bank, pool.iter().map(of).collect());
        let locked = locked.map_err(|error| Refusal::NotJson(error.to_string()))?;
        let lock = Lock::new(locked, papers(&stage, &pool, &forms));
        let marker = Marker::by_lock(&lock);
        let most = pool.iter().map(|question| question.item.options.len()).max().unwrap_or(0);
        let places = (0..most).map(Habit::Place);
        let habits = [Habit::Guess].into_iter().chain(places).chain([Habit::Longest]);
        let passes = |habit: Habit, paper: &LockedPaper, form: &[Put]| {
            let mut rng = SECRET.generator("habit", &paper.candidate);
            let mut given = |put: &Put| {
                let item = pool[put.question].item;
                let mut toss = |sides: usize| below(sides as u32, &mut rng) as usize;
                Given {
                    chosen: chosen(habit, stage.language, item, put, &mut toss),
                    ..Given::default()
                }
            };
            let answers = form.iter().map(&mut given).collect();
            let sheet = Sheet { answers, handed_in: true, ..Sheet::default() };
            marker.mark(paper, &sheet, String::new()).is_some_and(|marked| marked.passed)
        };
        let simulated = habits.map(|habit| {
            let sat = lock.papers.iter().zip(&forms);
            let passed = sat.filter(|(paper, form)| passes(habit, paper, form)).count();
            Simulated { habit, passed }
        });
        Ok(simulated.collect())
    }
}

fn papers(stage: &Stage, pool: &[Question<'_>], forms: &[Vec<Put>]) -> Vec<LockedPaper> {
    let shown = |put: &Put| Shown {
        id: pool[put.question].item.id.clone(),
        variant: put.variant,
        order: put.order.clone(),
    };
    let paper = |(number, form): (usize, &Vec<Put>)| LockedPaper {
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
    habit: Habit,
    language: Language,
    item: &Item,
    put: &Put,
    toss: &mut dyn FnMut(usize) -> usize,
) -> Vec<usize> {
    let options = put.order.len();
    match habit {
        Habit::Guess if item.several => {
            let tossed: Vec<usize> = (0..options).filter(|_| toss(2) == 1).collect();
            if tossed.is_empty() { vec![toss(options)] } else { tossed }
        }
        Habit::Guess => vec![toss(options)],
        Habit::Place(place) => vec![place.min(options.saturating_sub(1))],
        Habit::Longest => {
            let length = |place: &usize| {
                let text = item.options[put.order[*place]].text.in_language(language);
                text.chars().count()
            };
            // Of equals the first on the screen.
            (0..options).rev().max_by_key(length).into_iter().collect()
        }
    }
}
