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

mod world;

mod option_checks;

pub mod option_set;

mod aspect_sets;

mod claim_sets;

mod option_answers;

mod parting_clause;

mod comments;

mod inquiry_sets;

mod shared_words;

mod stem;

pub mod origin;

mod masked_words;

pub mod report;

pub mod question;

mod file;

use std::collections::{HashSet, VecDeque};
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;

use crate::parallel::parallel_map;
use arbitro_laws::ruling::Edition;
use arbitro_laws::ruling::clause::{covers, law_of};

use board::PlayedBoard;
use masked_words::MaskedWords;
use origin::QuestionOrigin;
use prose::BilingualNames;
use question::{GeneratedQuestion, ProvedSet};
use random::{QuestionRng, RunSeed, SOURCE};
use scenario::Scenario;
use world::NoRuling;

/// A request for generated questions.
#[derive(Clone, Debug)]
pub struct GenerationRequest {
    /// Laws, paragraphs and clauses: the question must be on one of the Laws, or one of the paragraphs or clauses must
    /// decide a right option. Empty for all Laws with scenarios.
    pub laws: Vec<String>,
    /// The names of the scenarios; empty for all.
    pub scenarios: Vec<String>,
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
        /// The scenarios requested or, if none is, the Laws or else the tags.
        asked: String,
    },
    /// After this many questions, the boards tried gave no further usable question.
    After(usize),
}

/// The largest number of boards tried for a question.
const MAX_BOARDS: u32 = 1_600;

/// The largest number of moments of a board that are tried.
const MAX_MOMENTS: usize = 24;

/// Generates questions, each on another deal; no question is a copy of another with seats, suits or ranks exchanged, as
/// long as the scenarios give others.
///
/// The options of a question tell nothing about its key. A set of options is drawn with a world for each of its keys,
/// and everything that could reject a question has run on all of them before the key is drawn.
pub struct QuestionGenerator<'n> {
    request: GenerationRequest,
    names: BilingualNames<'n>,
    /// The indexes of the scenarios that the request allows.
    scenarios: Vec<usize>,
    /// The scenarios not used since all were used once.
    unused: Vec<usize>,
    made: usize,
    known: HashSet<String>,
    /// The words of the stems of the accepted sets.
    told: Vec<MaskedWords>,
    /// The number of sets that may be passed over for the next question: half as many after a question for which all
    /// were alike.
    patience: usize,
}

/// The largest number of questions that are searched for in parallel, before one is accepted for each, in order.
const WINDOW: usize = 96;

/// A set of questions with the place of its question in the run.
type Candidate = (ProvedSet, QuestionOrigin);

/// The candidates for one question.
#[derive(Clone)]
struct QuestionStream {
    number: u32,
    /// The indexes of the scenarios, in the order in which they are tried.
    scenarios: Vec<usize>,
    /// The number of boards tried.
    boards: u32,
    /// The candidates found in advance, in order.
    lookahead: VecDeque<Candidate>,
}

/// The largest number of sets that are passed over for a question because they are too much like earlier ones.
const MAX_ALIKE: usize = 8;

/// Returns the largest number of sets that are passed over for a question where the request allows this many scenarios: at
/// most half as many, since few scenarios cannot give many unlike stems.
fn most_passed_over(scenarios: usize) -> usize {
    MAX_ALIKE.min(scenarios.div_ceil(2))
}

/// The number of boards tried with one scenario before the next one is tried.
const BOARDS_OF_SCENARIO: usize = 10;

impl QuestionStream {
    fn next(
        &mut self,
        generator: &QuestionGenerator<'_>,
        threads: NonZeroUsize,
    ) -> Option<Candidate> {
        self.look_ahead(generator, threads);
        self.lookahead.pop_front()
    }

    /// Finds a candidate in advance, if none is there yet. Each thread tries a board at a time; the candidates and
    /// their order are the same with one.
    fn look_ahead(&mut self, generator: &QuestionGenerator<'_>, threads: NonZeroUsize) {
        while self.lookahead.is_empty() && self.boards < MAX_BOARDS {
            let boards: Vec<u32> = (self.boards..MAX_BOARDS).take(threads.get()).collect();
            let found = parallel_map(&boards, threads, |board| self.candidate(*board, generator));
            self.boards = boards.last().map_or(MAX_BOARDS, |last| last + 1);
            self.lookahead.extend(found.into_iter().flatten());
        }
    }

    /// Returns the candidate of this board, if it gives one that is wanted.
    fn candidate(&self, board: u32, generator: &QuestionGenerator<'_>) -> Option<Candidate> {
        let place = board as usize / BOARDS_OF_SCENARIO % self.scenarios.len();
        let edition = match generator.request.editions.as_slice() {
            [only] => Some(*only),
            _ => None,
        };
        let origin = QuestionOrigin {
            number: self.number,
            scenario: self.scenarios[place],
            board,
            edition,
            twin: None,
        };
        let set = from_origin(&generator.request.seed, origin, generator.names)?;
        generator.wants(&set).then_some((set, origin))
    }
}

/// Generates the set of questions that comes from this place of a run; `None` if the board gives none.
fn from_origin(
    seed: &RunSeed,
    origin: QuestionOrigin,
    names: BilingualNames<'_>,
) -> Option<ProvedSet> {
    let scenario = origin.scenario()?;
    let id = origin.id(seed.name())?;
    let source = format!("{SOURCE}{}, {}", scenario.name, seed.name());
    let editions = origin.editions();
    let request = question::FileRequest { id: &id, source: &source, editions: &editions, names };
    from_board(scenario, request, &mut origin.rng(seed)).ok()
}

/// Generates the question with this id again; `None` if the id is not that of a question generated from a stated seed,
/// or if this version of the program generates no such question.
pub fn again(id: &str, names: BilingualNames<'_>) -> Option<GeneratedQuestion> {
    let (seed, origin) = QuestionOrigin::from_id(id)?;
    let set = from_origin(&seed, origin, names)?;
    match origin.twin {
        Some(place) => set.twin(place),
        None => Some(set.draw(&mut origin.key_rng(&seed))),
    }
}

impl<'n> QuestionGenerator<'n> {
    /// Creates a generator.
    ///
    /// # Errors
    /// Returns [`GenerationError::NoScenario`] if no scenario has the requested name, Laws or tags.
    pub fn new(
        request: GenerationRequest,
        names: BilingualNames<'n>,
    ) -> Result<QuestionGenerator<'n>, GenerationError> {
        let matches = |scenario: &Scenario| {
            let GenerationRequest { scenarios, laws, tags, .. } = &request;
            (scenarios.is_empty() || scenarios.iter().any(|name| name == scenario.name))
                && (laws.is_empty() || laws.iter().any(|law| scenario.law == law_of(law)))
                && (tags.is_empty() || tags.iter().any(|tag| scenario.tags.contains(&tag.as_str())))
        };
        let all = by_law::all().enumerate().filter(|(_, scenario)| matches(scenario));
        let scenarios: Vec<usize> = all.map(|(index, _)| index).collect();
        if scenarios.is_empty() {
            let GenerationRequest { scenarios, laws, tags, .. } = request;
            let asked = [scenarios, laws, tags].into_iter().find(|asked| !asked.is_empty());
            return Err(GenerationError::NoScenario {
                asked: asked.unwrap_or_default().join(", "),
            });
        }
        let patience = most_passed_over(scenarios.len());
        Ok(QuestionGenerator {
            request,
            names,
            scenarios,
            unused: Vec::new(),
            made: 0,
            known: HashSet::new(),
            told: Vec::new(),
            patience,
        })
    }

    /// Generates the next question of the run.
    ///
    /// # Errors
    /// Returns [`GenerationError::After`] if no further question is found.
    pub fn question(&mut self) -> Result<GeneratedQuestion, GenerationError> {
        let stream = self.stream(self.made + 1);
        self.take(stream, NonZeroUsize::MIN)
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
            let streams: Vec<QuestionStream> =
                (self.made + 1..=self.made + window).map(|number| self.stream(number)).collect();
            let streams = parallel_map(&streams, threads, |stream| {
                let mut stream = stream.clone();
                stream.look_ahead(self, NonZeroUsize::MIN);
                stream
            });
            for stream in streams {
                questions.push(self.take(stream, threads)?);
            }
        }
        Ok(questions)
    }

    /// Creates the stream of candidates for the question with this number. Each scenario comes first in one stream
    /// before any comes first in a second one.
    fn stream(&mut self, number: usize) -> QuestionStream {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        let mut rng = origin::order_rng(&self.request.seed, number);
        let mut scenarios = self.scenarios.clone();
        rng.shuffle(&mut scenarios);
        if self.unused.is_empty() {
            self.unused.clone_from(&scenarios);
        }
        if let Some(first) = self.unused.pop() {
            let place = scenarios.iter().position(|other| *other == first);
            scenarios.swap(0, place.unwrap_or(0));
        }
        QuestionStream { number, scenarios, boards: 0, lookahead: VecDeque::new() }
    }

    /// Accepts the first set that is no copy of an earlier one, and whose stems are not too much like those of earlier
    /// ones, and draws its key. Where all sets tried are alike, the last one is accepted: it is at least on
    /// another deal.
    fn take(
        &mut self,
        mut stream: QuestionStream,
        threads: NonZeroUsize,
    ) -> Result<GeneratedQuestion, GenerationError> {
        let mut passed_over: Option<Candidate> = None;
        let mut alike = 0;
        loop {
            let next = stream.next(self, threads);
            let is_last = next.is_none();
            let candidate = next.or_else(|| passed_over.take());
            let (set, origin) = candidate.ok_or(GenerationError::After(self.made))?;
            let stems = set.masked_stems();
            let is_like = |stem| self.told.iter().any(|other| other.is_like(stem));
            let is_alike = self.known.contains(&set.fingerprint) || stems.iter().any(is_like);
            if is_alike && !is_last && alike < self.patience {
                alike += 1;
                passed_over = Some((set, origin));
                continue;
            }
            let most = most_passed_over(self.scenarios.len());
            self.patience = if is_alike { self.patience / 2 } else { most };
            self.told.extend(stems);
            self.known.insert(set.fingerprint.clone());
            self.made += 1;
            return Ok(set.draw(&mut origin.key_rng(&self.request.seed)));
        }
    }

    fn wants(&self, set: &ProvedSet) -> bool {
        let GenerationRequest { laws, difficulties, .. } = &self.request;
        let Some(question) = set.first().and_then(|case| case.questions.first()) else {
            return false;
        };
        let matches_law = |law: &String| {
            if is_law(law) {
                return question.law_number() == law_of(law);
            }
            set.rests_on.iter().any(|number| covers(law, number))
        };
        (difficulties.is_empty()
            || difficulties.iter().any(|range| range.contains(&question.difficulty)))
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
    /// The fact with this key, which the director must establish, stays open; without a key, the record is impossible
    /// or has no ruling.
    Ruling(Option<&'static str>),
    /// The worlds of the family provide too few options.
    Options,
    /// The stems of the keys do not mention the same players and cards in as many sentences, or two of them are equal.
    ToldUnlike,
    /// Who matches the words of the options with those of the stem finds the key too often.
    WordsTell,
    /// The sentence with this Italian wording has a slot without a value.
    Slot(&'static str),
    /// The check of the case file of a key found the problems listed here.
    Proof(Vec<String>),
    /// The set does not have the requested difficulty, Law or clause.
    Unwanted,
}

/// Generates a set of questions on a new board.
///
/// # Errors
/// Returns a [`DiscardReason`] if the board gives no question.
pub fn from_board(
    scenario: &'static Scenario,
    file_request: question::FileRequest<'_>,
    rng: &mut QuestionRng,
) -> Result<ProvedSet, DiscardReason> {
    let board = PlayedBoard::new(scenario.contract_wish, rng).ok_or(DiscardReason::Moment)?;
    let mut cards: Vec<usize> = (0..board.positions.len()).collect();
    rng.shuffle(&mut cards);
    let moments = cards.into_iter().filter_map(|card| board.moment(card));
    let fits = moments.filter(|moment| scenario.tricks.contains(&moment.trick()));
    for moment in fits.take(MAX_MOMENTS) {
        match world::family(scenario, moment, file_request.editions, rng) {
            Ok(worlds) => return question::make_set(scenario, &worlds, file_request, rng),
            Err(None) => {}
            Err(Some(NoRuling::Impossible)) => return Err(DiscardReason::Ruling(None)),
            Err(Some(NoRuling::Open(fact))) => return Err(DiscardReason::Ruling(Some(fact))),
        }
    }
    Err(DiscardReason::Moment)
}
