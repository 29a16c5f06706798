//! Fresh questions: a deal, a play up to a moment, an incident, and what is asked of it.
//!
//! Begin with [`QuestionGenerator`]. What it writes is what an author could have written, and passes through the casebook as
//! any file does: the key is the engine's ruling, and no recipe holds an answer.

pub mod random;

pub mod deal;

mod play;

pub mod board;

pub mod story;

pub mod scenario;

pub mod by_law;

mod usual_findings;

pub mod prose;

mod nearby_stories;

mod ruled_story;

mod option_checks;

mod options;

mod inquiry;

mod supposed_choice;

pub mod question;

mod file;

use std::cell::OnceCell;
use std::collections::{HashSet, VecDeque};
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;

use crate::flaws::{HabitBalance, QualitySample, without_contrast};
use crate::parallel::parallel_map;
use crate::{Question, RulingTerms};
use arbitro_laws::ruling::Edition;
use arbitro_laws::ruling::clause::{covers, law_of};

use board::PlayedBoard;
use nearby_stories::{NearbyStory, StoryDifference};
use prose::BilingualNames;
use question::GeneratedQuestion;
use random::{QuestionRng, RunSeed, SOURCE};
use ruled_story::RuledStory;
use scenario::Scenario;
use story::{Story, StoryChoices};

/// Which questions are wanted.
#[derive(Clone, Debug)]
pub struct GenerationRequest {
    /// Laws, or paragraphs or clauses on which a right option rests: any of them; none: whatever there are recipes for.
    pub laws: Vec<String>,
    /// Topics: any of them.
    pub tags: Vec<String>,
    pub difficulties: Vec<RangeInclusive<u8>>,
    /// The editions that each question belongs to.
    pub editions: Vec<Edition>,
    /// Its name is a part of each id.
    pub seed: RunSeed,
}

/// Why no question could be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GenerationError {
    /// There is no recipe for the Laws or the topics that are wanted.
    NoRecipe { asked: String },
    /// This many were made, and nothing that was tried then was another question that can be proved.
    After(usize),
}

/// How many boards are tried for a question before it is given up.
const MAX_BOARDS: usize = 400;

/// How many questions are passed over for one that helps blind habits less.
const MAX_PASSED_OVER: usize = 12;

/// How many moments of a board are tried.
const MAX_MOMENTS: usize = 24;

/// Makes questions, no two of them alike, and no two on one deal.
pub struct QuestionGenerator<'n> {
    request: GenerationRequest,
    names: BilingualNames<'n>,
    scenarios: Vec<&'static Scenario>,
    made: usize,
    known: HashSet<String>,
    balance: HabitBalance,
}

/// How many questions are looked for side by side, from what was known before them.
const WINDOW: usize = 96;

/// The questions that come of the dice of one number.
struct QuestionStream {
    number: usize,
    rng: QuestionRng,
    /// How many boards are still tried.
    boards_left: usize,
    /// Those that were found ahead, in their order.
    lookahead: VecDeque<CandidateQuestion>,
}

/// A question that may be taken.
struct CandidateQuestion {
    question: GeneratedQuestion,
    /// Whether of each wrong option there is something to say; looked for once.
    explained: OnceCell<bool>,
}

impl QuestionStream {
    fn next(&mut self, generator: &QuestionGenerator<'_>) -> Option<CandidateQuestion> {
        self.lookahead.pop_front().or_else(|| self.search(generator))
    }

    fn search(&mut self, generator: &QuestionGenerator<'_>) -> Option<CandidateQuestion> {
        while self.boards_left > 0 {
            self.boards_left -= 1;
            if let Ok(question) = generator.try_board(self.number, &mut self.rng) {
                return Some(CandidateQuestion { question, explained: OnceCell::new() });
            }
        }
        None
    }

    /// Finds ahead as many as it takes to come to one that would be taken now.
    fn look_ahead(&mut self, generator: &QuestionGenerator<'_>) {
        while self.lookahead.len() < MAX_PASSED_OVER
            && let Some(candidate) = self.search(generator)
        {
            let would_do = !generator.is_known(&candidate) && generator.is_acceptable(&candidate);
            self.lookahead.push_back(candidate);
            if would_do {
                break;
            }
        }
    }
}

impl<'n> QuestionGenerator<'n> {
    pub fn new(
        wanted: GenerationRequest,
        voices: BilingualNames<'n>,
    ) -> Result<QuestionGenerator<'n>, GenerationError> {
        let takes = |recipe: &&Scenario| {
            let GenerationRequest { laws, tags, .. } = &wanted;
            (laws.is_empty() || laws.iter().any(|law| recipe.law == law_of(law)))
                && (tags.is_empty() || tags.iter().any(|tag| recipe.tags.contains(&tag.as_str())))
        };
        let recipes: Vec<&Scenario> = by_law::all().filter(takes).collect();
        if recipes.is_empty() {
            let asked = if wanted.laws.is_empty() { wanted.tags } else { wanted.laws };
            return Err(GenerationError::NoRecipe { asked: asked.join(", ") });
        }
        Ok(QuestionGenerator {
            request: wanted,
            names: voices,
            scenarios: recipes,
            made: 0,
            known: HashSet::new(),
            balance: HabitBalance::default(),
        })
    }

    /// The next question.
    pub fn question(&mut self) -> Result<GeneratedQuestion, GenerationError> {
        let draw = self.draw(self.made + 1);
        self.take(draw)
    }

    /// The next questions, this many: those that [`question`](QuestionGenerator::question) gives one by one, whatever the number
    /// of threads.
    pub fn questions(
        &mut self,
        count: usize,
        threads: NonZeroUsize,
    ) -> Result<Vec<GeneratedQuestion>, GenerationError> {
        let mut questions = Vec::with_capacity(count);
        while questions.len() < count {
            let window = (count - questions.len()).min(WINDOW);
            let numbers: Vec<usize> = (self.made + 1..=self.made + window).collect();
            let draws = parallel_map(&numbers, threads, |number| {
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
    fn draw(&self, number: usize) -> QuestionStream {
        let dice = self.request.seed.rng(number as u64);
        QuestionStream { number, rng: dice, boards_left: MAX_BOARDS, lookahead: VecDeque::new() }
    }

    /// Takes of a draw the first question that is unlike those before and does not help blind habits; where there are
    /// only others, the first of these that teaches something.
    fn take(&mut self, mut draw: QuestionStream) -> Result<GeneratedQuestion, GenerationError> {
        let mut passed_over: Vec<CandidateQuestion> = Vec::new();
        let mut taken = None;
        while taken.is_none()
            && passed_over.len() < MAX_PASSED_OVER
            && let Some(candidate) = draw.next(self)
        {
            if self.is_known(&candidate) {
                continue;
            }
            if self.is_acceptable(&candidate) {
                taken = Some(candidate);
            } else {
                passed_over.push(candidate);
            }
        }
        let candidate = taken.or_else(|| {
            let place = passed_over.iter().position(|it| self.can_be_explained(it)).unwrap_or(0);
            passed_over.into_iter().nth(place)
        });
        let CandidateQuestion { question, .. } =
            candidate.ok_or(GenerationError::After(self.made))?;
        question.case.questions.iter().for_each(|item| self.balance.add(&QualitySample::of(item)));
        self.known.insert(question.fingerprint.clone());
        self.made += 1;
        Ok(question)
    }

    fn is_known(&self, candidate: &CandidateQuestion) -> bool {
        self.known.contains(&candidate.question.fingerprint)
    }

    /// Whether it helps no blind habit, and each of its wrong options teaches something.
    fn is_acceptable(&self, candidate: &CandidateQuestion) -> bool {
        self.is_balanced(&candidate.question) && self.can_be_explained(candidate)
    }

    fn can_be_explained(
        &self,
        CandidateQuestion { question, explained }: &CandidateQuestion,
    ) -> bool {
        *explained.get_or_init(|| self.is_explained(question))
    }

    /// Whether of each wrong option there is something to say: a situation in which it is right, or what it turns on.
    fn is_explained(&self, question: &GeneratedQuestion) -> bool {
        let editions = self.request.editions.iter();
        let terms: Vec<RulingTerms> = editions
            .map(|edition| RulingTerms { edition: *edition, ..RulingTerms::default() })
            .collect();
        question.case.questions.iter().all(|item| without_contrast(item, &terms).1.is_empty())
    }

    fn is_balanced(&self, question: &GeneratedQuestion) -> bool {
        question
            .case
            .questions
            .iter()
            .all(|item| self.balance.stays_balanced(&QualitySample::of(item)))
    }

    /// One board with one recipe: a question, if it gives one.
    fn try_board(
        &self,
        number: usize,
        dice: &mut QuestionRng,
    ) -> Result<GeneratedQuestion, DiscardReason> {
        let place = dice.below(self.scenarios.len());
        let recipe = *self.scenarios.get(place).ok_or(DiscardReason::Moment)?;
        let run = self.request.seed.name();
        let id = format!("{}-{run}-{number}", recipe.law);
        let source = format!("{SOURCE}{}, {run}", recipe.name);
        let editions = &self.request.editions;
        let wanted =
            question::FileRequest { id: &id, source: &source, editions, names: self.names };
        let question = from_board(recipe, wanted, dice)?;
        if question.case.questions.iter().all(|item| self.wants(item, &question)) {
            Ok(question)
        } else {
            Err(DiscardReason::Unwanted)
        }
    }

    fn wants(&self, item: &Question, question: &GeneratedQuestion) -> bool {
        let GenerationRequest { laws, difficulties, .. } = &self.request;
        let rests = |law: &String| {
            if is_law(law) {
                return item.law_number() == law_of(law);
            }
            question.rests_on.iter().any(|number| covers(law, number))
        };
        (difficulties.is_empty()
            || difficulties.iter().any(|range| range.contains(&item.difficulty)))
            && (laws.is_empty() || laws.iter().any(rests))
    }
}

/// Whether it is a Law, not a paragraph of one.
fn is_law(law: &str) -> bool {
    law.chars().all(|c| c.is_ascii_digit())
}

/// Why a board gave no question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiscardReason {
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
    recipe: &Scenario,
    wanted: question::FileRequest<'_>,
    dice: &mut QuestionRng,
) -> Result<GeneratedQuestion, DiscardReason> {
    let board = PlayedBoard::new(recipe.contract_wish, dice).ok_or(DiscardReason::Moment)?;
    let mut cards: Vec<usize> = (0..board.positions.len()).collect();
    dice.shuffle(&mut cards);
    let moments = cards.into_iter().filter_map(|card| board.moment(card));
    let fits = moments.filter(|moment| recipe.tricks.contains(&moment.trick()));
    for moment in fits.take(MAX_MOMENTS) {
        let (path, apart) = (StoryChoices::new(dice.fork()), dice.fork());
        let tell = |path: StoryChoices| {
            let mut story = Story::new(moment, path, apart.clone());
            (recipe.scene)(&mut story).map(|()| story)
        };
        let Some(story) = tell(path) else { continue };
        let mut near: Vec<NearbyStory> = Vec::new();
        let mut other = |(place, path): (usize, StoryChoices)| {
            let told = tell(path).filter(|other| story.is_of_the_same(other));
            let world = told.and_then(|told| RuledStory::of(told, wanted.editions).ok());
            let by = StoryDifference::Choice(place);
            near.extend(world.map(|world| {
                let path = Some(world.story.path.replay());
                NearbyStory { difference: by, decided: world.decided(), path }
            }));
        };
        story.path.neighbours().for_each(&mut other);
        story.path.second_neighbours().for_each(&mut other);
        let world =
            RuledStory::of(story, wanted.editions).map_err(DiscardReason::Ruling)?.without_idle();
        return question::make_question(recipe, (&world, near), tell, wanted, dice);
    }
    Err(DiscardReason::Moment)
}
