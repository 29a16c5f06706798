//! Fresh questions: a deal, a play up to a moment, an incident, and what is asked of it.
//!
//! Begin with [`Generator`]. What it writes is what an author could have written, and passes through the casebook as
//! any file does: the key is the engine's ruling, and no recipe holds an answer.

pub mod dice;

pub mod deal;

mod play;

pub mod moment;

pub mod story;

pub mod recipe;

pub mod recipes;

mod commonplace;

pub mod prose;

mod world;

mod options;

pub mod question;

use std::collections::HashSet;

use crate::casebook::Item;
use crate::ruling::Edition;

use dice::Dice;
use moment::Board;
use prose::Voices;
use question::Question;
use recipe::Recipe;
use story::{Path, Story};
use world::World;

/// Which questions are wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The number of a Law, or the recipes of all.
    pub law: Option<u8>,
    pub tag: Option<String>,
    pub difficulty: Option<u8>,
    /// The editions in which each question stands.
    pub editions: Vec<Edition>,
    pub seed: u64,
}

/// Why no question could be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exhausted {
    /// There is no recipe for what is wanted.
    NoRecipe,
    /// So many were made, and nothing that was tried then was another question that can be proved.
    After(usize),
}

/// How many boards are tried for a question before it is given up.
const MOST_BOARDS: usize = 400;

/// How many moments of a board are tried.
const MOST_MOMENTS: usize = 24;

/// Makes questions, no two of them alike, and no two on one deal.
pub struct Generator<'n> {
    wanted: Wanted,
    voices: Voices<'n>,
    recipes: Vec<&'static Recipe>,
    made: usize,
    known: HashSet<String>,
}

impl<'n> Generator<'n> {
    pub fn new(wanted: Wanted, voices: Voices<'n>) -> Result<Generator<'n>, Exhausted> {
        let takes = |recipe: &&Recipe| {
            wanted.law.is_none_or(|law| recipe.law == law)
                && wanted.tag.as_ref().is_none_or(|tag| recipe.tags.contains(&tag.as_str()))
        };
        let recipes: Vec<&Recipe> = recipes::all().filter(takes).collect();
        if recipes.is_empty() {
            return Err(Exhausted::NoRecipe);
        }
        Ok(Generator { wanted, voices, recipes, made: 0, known: HashSet::new() })
    }

    /// The next question.
    pub fn question(&mut self) -> Result<Question, Exhausted> {
        let number = self.made + 1;
        let mut dice = Dice::new(self.wanted.seed, number as u64);
        for _ in 0..MOST_BOARDS {
            let Ok(question) = self.tried(number, &mut dice) else { continue };
            if self.known.insert(question.likeness.clone()) {
                self.made = number;
                return Ok(question);
            }
        }
        Err(Exhausted::After(self.made))
    }

    /// One board with one recipe: a question, if it gives one.
    fn tried(&self, number: usize, dice: &mut Dice) -> Result<Question, Miss> {
        let place = dice.below(self.recipes.len());
        let recipe = *self.recipes.get(place).ok_or(Miss::Moment)?;
        let id = format!("{}-g{}-{number}", recipe.law, self.wanted.seed);
        let source = format!("arbitro generate: {}, {}", recipe.name, self.wanted.seed);
        let editions = &self.wanted.editions;
        let wanted = question::Wanted { id: &id, source: &source, editions, voices: self.voices };
        let question = from_board(recipe, wanted, dice)?;
        let is_wanted = |item: &Item| {
            self.wanted.difficulty.is_none_or(|difficulty| item.difficulty == difficulty)
        };
        let fits = question.case.items.iter().all(is_wanted);
        if fits { Ok(question) } else { Err(Miss::Difficulty) }
    }
}

/// Why a board gave no question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss {
    /// None of its moments is one for the recipe.
    Moment,
    /// No ruling, or one in which something stays open that is not a player's to choose: what is asked.
    Ruling(Option<&'static str>),
    /// The worlds near this one give no options.
    Options,
    /// A sentence has a slot for which nobody is cast.
    Slot(&'static str),
    /// The file could not be proved: the codes of what is wrong with it.
    Proof(Vec<String>),
    /// It is more, or less, difficult than wanted.
    Difficulty,
}

/// A question on a board of its own.
pub fn from_board(
    recipe: &Recipe,
    wanted: question::Wanted<'_>,
    dice: &mut Dice,
) -> Result<Question, Miss> {
    let ask = dice.pick(recipe.asks).ok_or(Miss::Options)?;
    let board = Board::new(recipe.wish, dice).ok_or(Miss::Moment)?;
    let mut cards: Vec<usize> = (0..board.positions.len()).collect();
    dice.shuffle(&mut cards);
    let moments = cards.into_iter().filter_map(|card| board.moment(card));
    let fits = moments.filter(|moment| recipe.tricks.contains(&moment.trick()));
    for moment in fits.take(MOST_MOMENTS) {
        let (path, apart) = (Path::new(dice.apart()), dice.apart());
        let tell = |path: Path| {
            let mut story = Story::new(moment, path, apart.clone());
            (recipe.scene)(&mut story).map(|()| story)
        };
        let Some(story) = tell(path) else { continue };
        let mut near: Vec<World<'_>> = Vec::new();
        let mut other = |path: Path| {
            let told = tell(path).filter(|other| story.is_of_the_same(other));
            near.extend(told.and_then(|told| World::of(told, wanted.editions).ok()));
        };
        story.path.neighbours().for_each(&mut other);
        story.path.second_neighbours().for_each(&mut other);
        let world = World::of(story, wanted.editions).map_err(Miss::Ruling)?.without_idle();
        return question::make(recipe, ask, (&world, &near), wanted, dice);
    }
    Err(Miss::Moment)
}
