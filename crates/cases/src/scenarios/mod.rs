//! Generates questions: a deal, a play up to a moment, an incident, and a question about the incident.
//!
//! The entry point is [`QuestionGenerator`]. Generated questions are case files, and are checked as all case files are:
//! the key is the ruling of the Laws, and no scenario stores an answer.

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

/// A request for generated questions.
#[derive(Clone, Debug)]
pub struct GenerationRequest {
    /// Laws, paragraphs and clauses: the question must be on one of the Laws, or one of the paragraphs or clauses must
    /// decide a right option. Empty for all Laws with scenarios.
    pub laws: Vec<String>,
    /// Tags, one of which the scenario must have; empty for all scenarios.
    pub tags: Vec<String>,
    /// Ranges of difficulty, one of which must contain the question's; empty for every difficulty.
    pub difficulties: Vec<RangeInclusive<u8>>,
    /// The editions that each question belongs to.
    pub editions: Vec<Edition>,
    /// The seed of the run; the run's name is part of the id of each question.
    pub seed: RunSeed,
}

/// The reason why no question can be generated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GenerationError {
    /// No scenario has the requested Laws or tags.
    NoScenario {
        /// The Laws requested or, if no Law is requested, the tags.
        asked: String,
    },
    /// After this many questions, the boards tried gave no further usable question.
    After(usize),
}

/// The largest number of boards tried for a question.
const MAX_BOARDS: usize = 400;

/// The largest number of questions passed over in search of one that is balanced and explained.
const MAX_PASSED_OVER: usize = 12;

/// The largest number of moments of a board that are tried.
const MAX_MOMENTS: usize = 24;

/// Generates questions, each on another deal; no question is a copy of another with seats, suits or ranks exchanged.
pub struct QuestionGenerator<'n> {
    request: GenerationRequest,
    names: BilingualNames<'n>,
    scenarios: Vec<&'static Scenario>,
    made: usize,
    known: HashSet<String>,
    balance: HabitBalance,
}

/// The largest number of questions whose candidate questions are searched for in parallel, before one is accepted for
/// each, in order.
const WINDOW: usize = 96;

/// The candidates for one question, drawn with the random numbers of the question's number.
struct QuestionStream {
    number: usize,
    rng: QuestionRng,
    /// The number of boards that may still be tried.
    boards_left: usize,
    /// The candidates found in advance, in order.
    lookahead: VecDeque<CandidateQuestion>,
}

/// A generated question that is not accepted yet.
struct CandidateQuestion {
    question: GeneratedQuestion,
    /// Whether each wrong option can be explained; computed once.
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

    /// Searches for candidates until one of them would be accepted now, [`MAX_PASSED_OVER`] have been found, or no
    /// boards are left.
    fn look_ahead(&mut self, generator: &QuestionGenerator<'_>) {
        while self.lookahead.len() < MAX_PASSED_OVER
            && let Some(candidate) = self.search(generator)
        {
            let is_usable = !generator.is_known(&candidate) && generator.is_acceptable(&candidate);
            self.lookahead.push_back(candidate);
            if is_usable {
                break;
            }
        }
    }
}

impl<'n> QuestionGenerator<'n> {
    /// Creates a generator.
    ///
    /// # Errors
    /// Returns [`GenerationError::NoScenario`] if no scenario has the requested Laws or tags.
    pub fn new(
        request: GenerationRequest,
        names: BilingualNames<'n>,
    ) -> Result<QuestionGenerator<'n>, GenerationError> {
        let matches = |scenario: &&Scenario| {
            let GenerationRequest { laws, tags, .. } = &request;
            (laws.is_empty() || laws.iter().any(|law| scenario.law == law_of(law)))
                && (tags.is_empty() || tags.iter().any(|tag| scenario.tags.contains(&tag.as_str())))
        };
        let scenarios: Vec<&Scenario> = by_law::all().filter(matches).collect();
        if scenarios.is_empty() {
            let asked = if request.laws.is_empty() { request.tags } else { request.laws };
            return Err(GenerationError::NoScenario { asked: asked.join(", ") });
        }
        Ok(QuestionGenerator {
            request,
            names,
            scenarios,
            made: 0,
            known: HashSet::new(),
            balance: HabitBalance::default(),
        })
    }

    /// Generates the next question of the run.
    ///
    /// # Errors
    /// Returns [`GenerationError::After`] if no further question is found.
    pub fn question(&mut self) -> Result<GeneratedQuestion, GenerationError> {
        let draw = self.draw(self.made + 1);
        self.take(draw)
    }

    /// Generates `count` questions. The questions are those that repeated calls of
    /// [`question`](QuestionGenerator::question) would return, whatever the number of threads.
    ///
    /// # Errors
    /// Returns [`GenerationError::After`] if no further question is found.
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

    /// Creates the stream of candidates for the question with this number.
    fn draw(&self, number: usize) -> QuestionStream {
        let rng = self.request.seed.rng(number as u64);
        QuestionStream { number, rng, boards_left: MAX_BOARDS, lookahead: VecDeque::new() }
    }

    /// Accepts the first new candidate that is balanced and explained. If none of the first [`MAX_PASSED_OVER`] new
    /// candidates is both, accepts the first of them that is explained, otherwise the first of them.
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
            let place = passed_over
                .iter()
                .position(|candidate| self.can_be_explained(candidate))
                .unwrap_or(0);
            passed_over.into_iter().nth(place)
        });
        let CandidateQuestion { question, .. } =
            candidate.ok_or(GenerationError::After(self.made))?;
        question
            .case
            .questions
            .iter()
            .for_each(|question| self.balance.add(&QualitySample::of(question)));
        self.known.insert(question.fingerprint.clone());
        self.made += 1;
        Ok(question)
    }

    fn is_known(&self, candidate: &CandidateQuestion) -> bool {
        self.known.contains(&candidate.question.fingerprint)
    }

    /// Returns true if the questions generated so far stay balanced (see `HabitBalance`) with the candidate, and each
    /// wrong option of the candidate is explained.
    fn is_acceptable(&self, candidate: &CandidateQuestion) -> bool {
        self.is_balanced(&candidate.question) && self.can_be_explained(candidate)
    }

    fn can_be_explained(
        &self,
        CandidateQuestion { question, explained }: &CandidateQuestion,
    ) -> bool {
        *explained.get_or_init(|| self.is_explained(question))
    }

    /// Returns true if each wrong option is explained, by a similar situation in which the option is right or by a
    /// condition on which its refutation depends.
    fn is_explained(&self, question: &GeneratedQuestion) -> bool {
        let editions = self.request.editions.iter();
        let terms: Vec<RulingTerms> = editions
            .map(|edition| RulingTerms { edition: *edition, ..RulingTerms::default() })
            .collect();
        question.case.questions.iter().all(|written| without_contrast(written, &terms).1.is_empty())
    }

    fn is_balanced(&self, question: &GeneratedQuestion) -> bool {
        question
            .case
            .questions
            .iter()
            .all(|written| self.balance.stays_balanced(&QualitySample::of(written)))
    }

    /// Tries to generate a question on one board with a random scenario.
    fn try_board(
        &self,
        number: usize,
        rng: &mut QuestionRng,
    ) -> Result<GeneratedQuestion, DiscardReason> {
        let place = rng.below(self.scenarios.len());
        let scenario = *self.scenarios.get(place).ok_or(DiscardReason::Moment)?;
        let run = self.request.seed.name();
        let id = format!("{}-{run}-{number}", scenario.law);
        let source = format!("{SOURCE}{}, {run}", scenario.name);
        let editions = &self.request.editions;
        let file_request =
            question::FileRequest { id: &id, source: &source, editions, names: self.names };
        let question = from_board(scenario, file_request, rng)?;
        if question.case.questions.iter().all(|written| self.wants(written, &question)) {
            Ok(question)
        } else {
            Err(DiscardReason::Unwanted)
        }
    }

    fn wants(&self, written: &Question, question: &GeneratedQuestion) -> bool {
        let GenerationRequest { laws, difficulties, .. } = &self.request;
        let matches_law = |law: &String| {
            if is_law(law) {
                return written.law_number() == law_of(law);
            }
            question.rests_on.iter().any(|number| covers(law, number))
        };
        (difficulties.is_empty()
            || difficulties.iter().any(|range| range.contains(&written.difficulty)))
            && (laws.is_empty() || laws.iter().any(matches_law))
    }
}

/// Returns true if a text is the number of a Law, not of a paragraph or clause.
fn is_law(law: &str) -> bool {
    law.chars().all(|c| c.is_ascii_digit())
}

/// The reason why a board gave no question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiscardReason {
    /// No deal has the contract that the scenario requires, or the incident cannot happen at any of the moments tried.
    Moment,
    /// The fact with this key, which the director must establish, stays open; without a key, the
    /// record is impossible, has no ruling or needs too many findings.
    Ruling(Option<&'static str>),
    /// The similar stories provide too few options.
    Options,
    /// The sentence with this Italian wording has a slot without a value.
    Slot(&'static str),
    /// The check of the case file found the problems listed here.
    Proof(Vec<String>),
    /// The question does not have the requested difficulty, Law or clause.
    Unwanted,
}

/// Generates a question on a new board.
///
/// # Errors
/// Returns a [`DiscardReason`] if the board gives no question.
pub fn from_board(
    scenario: &Scenario,
    file_request: question::FileRequest<'_>,
    rng: &mut QuestionRng,
) -> Result<GeneratedQuestion, DiscardReason> {
    let board = PlayedBoard::new(scenario.contract_wish, rng).ok_or(DiscardReason::Moment)?;
    let mut cards: Vec<usize> = (0..board.positions.len()).collect();
    rng.shuffle(&mut cards);
    let moments = cards.into_iter().filter_map(|card| board.moment(card));
    let fits = moments.filter(|moment| scenario.tricks.contains(&moment.trick()));
    for moment in fits.take(MAX_MOMENTS) {
        let (path, story_rng) = (StoryChoices::new(rng.fork()), rng.fork());
        let tell = |path: StoryChoices| {
            let mut story = Story::new(moment, path, story_rng.clone());
            (scenario.scene)(&mut story).map(|()| story)
        };
        let Some(story) = tell(path) else { continue };
        let mut near: Vec<NearbyStory> = Vec::new();
        let mut other = |(place, path): (usize, StoryChoices)| {
            let story = tell(path).filter(|other| story.is_of_the_same(other));
            let nearby = story.and_then(|story| RuledStory::of(story, file_request.editions).ok());
            let by = StoryDifference::Choice(place);
            near.extend(nearby.map(|nearby| {
                let path = Some(nearby.story.path.replay());
                NearbyStory { difference: by, decided: nearby.decided(), path }
            }));
        };
        story.path.neighbours().for_each(&mut other);
        story.path.second_neighbours().for_each(&mut other);
        let ruled_story = RuledStory::of(story, file_request.editions)
            .map_err(DiscardReason::Ruling)?
            .without_idle();
        return question::make_question(scenario, (&ruled_story, near), tell, file_request, rng);
    }
    Err(DiscardReason::Moment)
}
