//! Models how well a candidate remembers each clause, and when each clause is due for review.
//! Clauses and misconceptions are scheduled by FSRS, an algorithm for spaced repetition.
//!
//! The schedule has clauses, not questions, since the candidate must remember the Law and not the letter of an option.
//! A misconception, written `45C4(b)/role`, is scheduled once the candidate has shown it.

use std::collections::HashMap;

use rs_fsrs::{Parameters, Rating};

use super::history::{History, HistoryEntry};

/// The probability of remembering, from 0 to 1, at which a clause is due for review.
pub const RETENTION: f64 = 0.9;

/// The least stability, in days; since FSRS multiplies the stability, a value near zero could never grow again.
const LEAST_STABILITY: f64 = 0.01;

/// Converts times to the candidate's days, which begin at midnight by the candidate's clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    /// The offset of the candidate's clock from UTC, in seconds; positive if the clock is ahead.
    pub utc_offset_seconds: i64,
}

impl Calendar {
    /// Returns the day number of a moment in Unix time, counted from 1970-01-01.
    pub const fn day(self, at: i64) -> i64 {
        (at + self.utc_offset_seconds).div_euclid(86_400)
    }
}

/// The state of a candidate's memory of a clause or a misconception.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MemoryState {
    /// The number of days after which the probability of remembering falls to [`RETENTION`].
    stability: f64,
    /// The difficulty in FSRS, from 1 to 10.
    difficulty: f64,
    /// The day number of the last answer.
    pub last: i64,
    /// The day number from which the clause or misconception is due for review.
    pub due: i64,
    /// The number of answers.
    pub asked: u32,
    /// The number of wrong answers.
    pub missed: u32,
    /// Whether the last answer was wrong.
    was_missed: bool,
}

impl MemoryState {
    /// Returns the probability of remembering on the day `today`, from 0 to 1.
    pub fn retention(&self, today: i64) -> f64 {
        Parameters::forgetting_curve((today - self.last).max(0) as f64, self.stability)
    }

    /// Returns true if the clause or misconception is due for review on the day `today`.
    pub const fn is_due(&self, today: i64) -> bool {
        self.due <= today
    }

    /// Returns true if the last answer was wrong, and was given on this day.
    const fn is_missed_on(&self, day: i64) -> bool {
        self.was_missed && self.last == day
    }

    /// Returns the state after the first answer on a clause or misconception.
    fn first(rating: Rating, day: i64, scheduler: &Parameters) -> MemoryState {
        let unit = MemoryState {
            stability: scheduler.init_stability(rating),
            difficulty: scheduler.init_difficulty(rating),
            last: day,
            due: day,
            asked: 0,
            missed: 0,
            was_missed: false,
        };
        unit.counted(rating, day, scheduler)
    }

    /// Returns the state after another answer. A second right answer on the same day does not increase the stability,
    /// since it does not show long-term memory.
    fn after(self, rating: Rating, day: i64, scheduler: &Parameters) -> MemoryState {
        let MemoryState { stability, difficulty, .. } = self;
        let retention = self.retention(day);
        let forgotten = scheduler.next_forget_stability(difficulty, stability, retention);
        let stability = match rating {
            Rating::Again => forgotten.min(stability).max(LEAST_STABILITY),
            Rating::Hard | Rating::Good | Rating::Easy => {
                scheduler.next_recall_stability(difficulty, stability, retention, rating)
            }
        };
        let difficulty = scheduler.next_difficulty(difficulty, rating);
        MemoryState { stability, difficulty, ..self }.counted(rating, day, scheduler)
    }

    fn counted(self, rating: Rating, day: i64, scheduler: &Parameters) -> MemoryState {
        MemoryState {
            last: day,
            due: day + scheduler.next_interval(self.stability, 0) as i64,
            asked: self.asked + 1,
            missed: self.missed + u32::from(rating == Rating::Again),
            was_missed: rating == Rating::Again,
            ..self
        }
    }
}

/// The memory of a candidate, for each clause and each misconception.
#[derive(Clone, Debug, Default)]
pub struct CandidateMemory {
    clauses: HashMap<String, MemoryState>,
    misconceptions: HashMap<String, MemoryState>,
    /// The day number of the last answer to each question.
    questions: HashMap<String, i64>,
    /// The number of clauses asked for the first time, by day number.
    new_clauses_by_day: HashMap<i64, usize>,
}

impl CandidateMemory {
    /// Computes a candidate's memory from a history of answers.
    pub fn of(history: &History<'_>, calendar: Calendar) -> CandidateMemory {
        let scheduler = Parameters { request_retention: RETENTION, ..Parameters::default() };
        let mut clauses: HashMap<&str, MemoryState> = HashMap::new();
        let mut misconceptions: HashMap<&str, MemoryState> = HashMap::new();
        let mut questions: HashMap<&str, i64> = HashMap::new();
        let mut new_by_day: HashMap<i64, usize> = HashMap::new();
        for entry in history.answers() {
            let day = calendar.day(entry.at);
            let rating = rating(entry);
            for clause in entry.clauses() {
                let add = |unit: &mut MemoryState| *unit = unit.after(rating, day, &scheduler);
                clauses.entry(clause).and_modify(add).or_insert_with(|| {
                    *new_by_day.entry(day).or_default() += 1;
                    MemoryState::first(rating, day, &scheduler)
                });
            }
            for lure in entry.lures.split_ascii_whitespace() {
                let fell = entry.fell.split_ascii_whitespace().any(|fell| fell == lure);
                let rating = if fell { Rating::Again } else { Rating::Good };
                if let Some(unit) = misconceptions.get_mut(lure) {
                    *unit = unit.after(rating, day, &scheduler);
                } else if fell {
                    misconceptions.insert(lure, MemoryState::first(rating, day, &scheduler));
                }
            }
            questions.insert(&entry.id, day);
        }
        let named = |units: HashMap<&str, MemoryState>| {
            units.into_iter().map(|(name, unit)| (name.to_owned(), unit)).collect()
        };
        CandidateMemory {
            clauses: named(clauses),
            misconceptions: named(misconceptions),
            questions: questions.into_iter().map(|(id, day)| (id.to_owned(), day)).collect(),
            new_clauses_by_day: new_by_day,
        }
    }

    /// Returns the memory of the clause with this name; `None` if no question on it was answered.
    pub fn clause(&self, name: &str) -> Option<&MemoryState> {
        self.clauses.get(name)
    }

    /// Returns the names of the clauses that were asked, each with the candidate's memory of it.
    pub fn clauses(&self) -> impl Iterator<Item = (&str, &MemoryState)> {
        self.clauses.iter().map(|(name, unit)| (name.as_str(), unit))
    }

    /// Returns the misconceptions that the candidate has shown, each with the candidate's memory of it.
    pub fn misconceptions(&self) -> impl Iterator<Item = (&str, &MemoryState)> {
        self.misconceptions.iter().map(|(name, unit)| (name.as_str(), unit))
    }

    /// Returns the day number of the last answer to a question; `None` if it was never answered.
    pub fn seen(&self, id: &str) -> Option<i64> {
        self.questions.get(id).copied()
    }

    /// Counts the clauses asked for the first time on a day.
    pub fn new_clauses_on(&self, day: i64) -> usize {
        self.new_clauses_by_day.get(&day).copied().unwrap_or(0)
    }

    /// Returns the clauses to review on the day `today`: the clauses that are due, by themselves or by a misconception,
    /// and the clauses whose last answer was wrong and was given on this day. Each clause comes with its lowest
    /// probability of remembering; the clauses are in ascending order of this probability.
    pub fn due(&self, today: i64) -> Vec<(&str, f64)> {
        let mut due: HashMap<&str, f64> = HashMap::new();
        let misconceptions = self.misconceptions().map(|(name, unit)| (clause_of(name), unit));
        let of_misconceptions = misconceptions.filter(|(_, unit)| unit.is_due(today));
        let clauses = self.clauses();
        let of_clauses = clauses.filter(|(_, unit)| unit.is_due(today) || unit.is_missed_on(today));
        for (clause, unit) in of_clauses.chain(of_misconceptions) {
            let lowest = due.entry(clause).or_insert(1.0);
            *lowest = lowest.min(unit.retention(today));
        }
        let mut due: Vec<(&str, f64)> = due.into_iter().collect();
        due.sort_by(|one, two| one.1.total_cmp(&two.1).then(one.0.cmp(two.0)));
        due
    }

    /// Returns the first day, `today` or later, on which a clause or misconception is due; `None`
    /// if the candidate was asked no clause.
    pub fn next_due(&self, today: i64) -> Option<i64> {
        let all = self.clauses().chain(self.misconceptions());
        all.map(|(_, unit)| unit.due.max(today)).min()
    }
}

/// Returns the name of the clause of a misconception: `45C4(b)` for `45C4(b)/role`.
pub fn clause_of(misconception: &str) -> &str {
    misconception.split_once('/').map_or(misconception, |(clause, _)| clause)
}

/// Rates an answer for FSRS; the right option with a wrong clause is rated `Hard`.
fn rating(entry: &HistoryEntry<'_>) -> Rating {
    match (entry.right, entry.cited) {
        (false, _) => Rating::Again,
        (true, Some(false)) => Rating::Hard,
        (true, _) => Rating::Good,
    }
}
