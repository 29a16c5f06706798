//! Fresh questions: a deal, a play up to a moment, an incident, and what is asked of it.
//!
//! Begin with [`Generator`]. What it writes is what an author could have written, and passes through the casebook as
//! any file does: the key is the engine's ruling, and no recipe holds an answer.

pub mod dice;

pub mod deal;

mod play;

pub mod moment;

pub mod story;

pub mod scenario;

pub mod by_law;

mod commonplace;

pub mod prose;

mod near;

mod world;

mod judging;

mod options;

mod inquiry;

mod supposed;

pub mod question;

mod file;

use std::cell::OnceCell;
use std::collections::{HashSet, VecDeque};
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;

use crate::cores::each;
use crate::flaws::{Balance, Sample, without_contrast};
use crate::{Item, Terms};
use arbitro_laws::ruling::Edition;
use arbitro_laws::ruling::clause::{covers, law_of};

use dice::{Dice, SOURCE, Seed};
use moment::Board;
use near::{Difference, Near};
use prose::Voices;
use question::Question;
use scenario::Recipe;
use story::{Path, Story};
use world::World;

/// Which questions are wanted.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// Laws, or paragraphs or clauses on which a right option rests: any of them; none: whatever there are recipes for.
    pub laws: Vec<String>,
    /// Topics: any of them.
    pub tags: Vec<String>,
    pub difficulties: Vec<RangeInclusive<u8>>,
    /// The editions that each question belongs to.
    pub editions: Vec<Edition>,
    /// Its name is a part of each id.
    pub seed: Seed,
}

/// Why no question could be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exhausted {
    /// There is no recipe for the Laws or the topics that are wanted.
    NoRecipe { asked: String },
    /// This many were made, and nothing that was tried then was another question that can be proved.
    After(usize),
}

/// How many boards are tried for a question before it is given up.
const MOST_BOARDS: usize = 400;

/// How many questions are passed over for one that helps blind habits less.
const MOST_PASSED_OVER: usize = 12;

/// How many moments of a board are tried.
const MOST_MOMENTS: usize = 24;

/// Makes questions, no two of them alike, and no two on one deal.
pub struct Generator<'n> {
    wanted: Wanted,
    voices: Voices<'n>,
    recipes: Vec<&'static Recipe>,
    made: usize,
    known: HashSet<String>,
    balance: Balance,
}

/// How many questions are looked for side by side, from what was known before them.
const WINDOW: usize = 96;

/// The questions that come of the dice of one number.
struct Draw {
    number: usize,
    dice: Dice,
    /// How many boards are still tried.
    boards: usize,
    /// Those that were found ahead, in their order.
    ahead: VecDeque<Candidate>,
}

/// A question that may be taken.
struct Candidate {
    question: Question,
    /// Whether of each wrong option there is something to say; looked for once.
    explained: OnceCell<bool>,
}

impl Draw {
    fn next(&mut self, generator: &Generator<'_>) -> Option<Candidate> {
        self.ahead.pop_front().or_else(|| self.found(generator))
    }

    fn found(&mut self, generator: &Generator<'_>) -> Option<Candidate> {
        while self.boards > 0 {
            self.boards -= 1;
            if let Ok(question) = generator.tried(self.number, &mut self.dice) {
                return Some(Candidate { question, explained: OnceCell::new() });
            }
        }
        None
    }

    /// Finds ahead as many as it takes to come to one that would be taken now.
    fn look_ahead(&mut self, generator: &Generator<'_>) {
        while self.ahead.len() < MOST_PASSED_OVER
            && let Some(candidate) = self.found(generator)
        {
            let would_do = !generator.is_known(&candidate) && generator.suits(&candidate);
            self.ahead.push_back(candidate);
            if would_do {
                break;
            }
        }
    }
}

impl<'n> Generator<'n> {
    pub fn new(wanted: Wanted, voices: Voices<'n>) -> Result<Generator<'n>, Exhausted> {
        let takes = |recipe: &&Recipe| {
            let Wanted { laws, tags, .. } = &wanted;
            (laws.is_empty() || laws.iter().any(|law| recipe.law == law_of(law)))
                && (tags.is_empty() || tags.iter().any(|tag| recipe.tags.contains(&tag.as_str())))
        };
        let recipes: Vec<&Recipe> = by_law::all().filter(takes).collect();
        if recipes.is_empty() {
            let asked = if wanted.laws.is_empty() { wanted.tags } else { wanted.laws };
            return Err(Exhausted::NoRecipe { asked: asked.join(", ") });
        }
        Ok(Generator {
            wanted,
            voices,
            recipes,
            made: 0,
            known: HashSet::new(),
            balance: Balance::default(),
        })
    }

    /// The next question.
    pub fn question(&mut self) -> Result<Question, Exhausted> {
        let draw = self.draw(self.made + 1);
        self.take(draw)
    }

    /// The next questions, this many: those that [`question`](Generator::question) gives one by one, whatever the number
    /// of threads.
    pub fn questions(
        &mut self,
        count: usize,
        threads: NonZeroUsize,
    ) -> Result<Vec<Question>, Exhausted> {
        let mut questions = Vec::with_capacity(count);
        while questions.len() < count {
            let window = (count - questions.len()).min(WINDOW);
            let numbers: Vec<usize> = (self.made + 1..=self.made + window).collect();
            let draws = each(&numbers, threads, |number| {
                let mut draw = self.draw(*number);
                draw.look_ahead(self);
                draw
            });
            for draw in draws {
                questions.push(self.take(draw)?);
            }
        }
        Ok(questions)
    }

    /// The draw of the question of a number.
    fn draw(&self, number: usize) -> Draw {
        let dice = self.wanted.seed.dice(number as u64);
        Draw { number, dice, boards: MOST_BOARDS, ahead: VecDeque::new() }
    }

    /// Takes of a draw the first question that is unlike those before and does not help blind habits; where there are
    /// only others, the first of these that teaches something.
    fn take(&mut self, mut draw: Draw) -> Result<Question, Exhausted> {
        let mut passed_over: Vec<Candidate> = Vec::new();
        let mut taken = None;
        while taken.is_none()
            && passed_over.len() < MOST_PASSED_OVER
            && let Some(candidate) = draw.next(self)
        {
            if self.is_known(&candidate) {
                continue;
            }
            if self.suits(&candidate) {
                taken = Some(candidate);
            } else {
                passed_over.push(candidate);
            }
        }
        let candidate = taken.or_else(|| {
            let place = passed_over.iter().position(|it| self.teaches(it)).unwrap_or(0);
            passed_over.into_iter().nth(place)
        });
        let Candidate { question, .. } = candidate.ok_or(Exhausted::After(self.made))?;
        question.case.items.iter().for_each(|item| self.balance.add(&Sample::of(item)));
        self.known.insert(question.likeness.clone());
        self.made += 1;
        Ok(question)
    }

    fn is_known(&self, candidate: &Candidate) -> bool {
        self.known.contains(&candidate.question.likeness)
    }

    /// Whether it helps no blind habit, and each of its wrong options teaches something.
    fn suits(&self, candidate: &Candidate) -> bool {
        self.is_balanced(&candidate.question) && self.teaches(candidate)
    }

    fn teaches(&self, Candidate { question, explained }: &Candidate) -> bool {
        *explained.get_or_init(|| self.is_explained(question))
    }

    /// Whether of each wrong option there is something to say: a situation in which it is right, or what it turns on.
    fn is_explained(&self, question: &Question) -> bool {
        let editions = self.wanted.editions.iter();
        let terms: Vec<Terms> =
            editions.map(|edition| Terms { edition: *edition, ..Terms::default() }).collect();
        question.case.items.iter().all(|item| without_contrast(item, &terms).1.is_empty())
    }

    fn is_balanced(&self, question: &Question) -> bool {
        question.case.items.iter().all(|item| self.balance.keeps(&Sample::of(item)))
    }

    /// One board with one recipe: a question, if it gives one.
    fn tried(&self, number: usize, dice: &mut Dice) -> Result<Question, Miss> {
        let place = dice.below(self.recipes.len());
        let recipe = *self.recipes.get(place).ok_or(Miss::Moment)?;
        let run = self.wanted.seed.name();
        let id = format!("{}-{run}-{number}", recipe.law);
        let source = format!("{SOURCE}{}, {run}", recipe.name);
        let editions = &self.wanted.editions;
        let wanted = question::Wanted { id: &id, source: &source, editions, voices: self.voices };
        let question = from_board(recipe, wanted, dice)?;
        if question.case.items.iter().all(|item| self.wants(item, &question)) {
            Ok(question)
        } else {
            Err(Miss::Unwanted)
        }
    }

    fn wants(&self, item: &Item, question: &Question) -> bool {
        let Wanted { laws, difficulties, .. } = &self.wanted;
        let rests = |law: &String| {
            if is_article(law) {
                return item.article() == law_of(law);
            }
            question.rests_on.iter().any(|number| covers(law, number))
        };
        (difficulties.is_empty()
            || difficulties.iter().any(|range| range.contains(&item.difficulty)))
            && (laws.is_empty() || laws.iter().any(rests))
    }
}

/// Whether it is a Law, not a paragraph of one.
fn is_article(law: &str) -> bool {
    law.chars().all(|c| c.is_ascii_digit())
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
    /// It is more, or less, difficult than wanted, or rests on another clause.
    Unwanted,
}

/// A question on a board of its own.
pub fn from_board(
    recipe: &Recipe,
    wanted: question::Wanted<'_>,
    dice: &mut Dice,
) -> Result<Question, Miss> {
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
        let mut near: Vec<Near> = Vec::new();
        let mut other = |(place, path): (usize, Path)| {
            let told = tell(path).filter(|other| story.is_of_the_same(other));
            let world = told.and_then(|told| World::of(told, wanted.editions).ok());
            let by = Difference::Choice(place);
            near.extend(world.map(|world| {
                let path = Some(world.story.path.again());
                Near { by, decided: world.decided(), path }
            }));
        };
        story.path.neighbours().for_each(&mut other);
        story.path.second_neighbours().for_each(&mut other);
        let world = World::of(story, wanted.editions).map_err(Miss::Ruling)?.without_idle();
        return question::make(recipe, (&world, near), tell, wanted, dice);
    }
    Err(Miss::Moment)
}
