//! Models how well a candidate remembers each clause, and when it is due for review: FSRS on clauses and
//! misconceptions.
//!
//! Clauses are scheduled, not questions: the candidate must remember the Law, not the letter of an option. A
//! misconception, written `45C4(b)/role`, is scheduled once the candidate has shown it.

use std::collections::HashMap;

use rs_fsrs::{Parameters, Rating};

use super::history::{History, HistoryEntry};

/// The probability of remembering at which a clause is due.
pub const RETENTION: f64 = 0.9;

/// The least stability, in days. FSRS multiplies the stability, so that it could never grow again from almost zero.
const LEAST_STABILITY: f64 = 0.01;

/// Converts times to days of a candidate, which change at his midnight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    /// The offset of his clock from UTC, in seconds (ahead: positive).
    pub utc_offset_seconds: i64,
}

impl Calendar {
    /// Returns the day number of a moment in Unix time.
    pub const fn day(self, at: i64) -> i64 {
        (at + self.utc_offset_seconds).div_euclid(86_400)
    }
}

/// The memory of a clause or a misconception.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MemoryState {
    /// The days after which the probability of remembering falls to [`RETENTION`].
    stability: f64,
    /// The difficulty of FSRS, from 1 to 10.
    difficulty: f64,
    /// The day number of the last answer.
    pub last: i64,
    /// The day number from which it is due.
    pub due: i64,
    /// How often it was asked.
    pub asked: u32,
    /// How often it was answered wrong.
    pub missed: u32,
    /// Whether the last answer was wrong.
    was_missed: bool,
}

impl MemoryState {
    /// Returns the probability of remembering on a day, from 0 to 1.
    pub fn retention(&self, today: i64) -> f64 {
        Parameters::forgetting_curve((today - self.last).max(0) as f64, self.stability)
    }

    /// Whether it is due on a day.
    pub const fn is_due(&self, today: i64) -> bool {
        self.due <= today
    }

    /// Whether it was answered wrong on this day, and not right since.
    const fn is_missed_on(&self, day: i64) -> bool {
        self.was_missed && self.last == day
    }

    /// Returns the state after the first answer.
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

    /// Returns the state after another answer. FSRS gives no credit for a second right answer on the same day: it does
    /// not show long-term memory.
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

/// The memory of a candidate, by clause and misconception.
#[derive(Clone, Debug, Default)]
pub struct CandidateMemory {
    clauses: HashMap<String, MemoryState>,
    misconceptions: HashMap<String, MemoryState>,
    /// The day on which each question was answered last.
    questions: HashMap<String, i64>,
    /// The number of clauses asked for the first time, by day.
    new_clauses_by_day: HashMap<i64, usize>,
}

impl CandidateMemory {
    /// Computes the memory after a history.
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

    /// Returns the memory of a clause.
    pub fn clause(&self, name: &str) -> Option<&MemoryState> {
        self.clauses.get(name)
    }

    /// Returns the clauses that were asked, with their memory.
    pub fn clauses(&self) -> impl Iterator<Item = (&str, &MemoryState)> {
        self.clauses.iter().map(|(name, unit)| (name.as_str(), unit))
    }

    /// Returns the misconceptions that the candidate has shown, with their memory.
    pub fn misconceptions(&self) -> impl Iterator<Item = (&str, &MemoryState)> {
        self.misconceptions.iter().map(|(name, unit)| (name.as_str(), unit))
    }

    /// Returns the day on which a question was answered last.
    pub fn seen(&self, id: &str) -> Option<i64> {
        self.questions.get(id).copied()
    }

    /// Counts the clauses asked for the first time on a day.
    pub fn new_clauses_on(&self, day: i64) -> usize {
        self.new_clauses_by_day.get(&day).copied().unwrap_or(0)
    }

    /// Returns the clauses that are due on a day, by themselves or by a misconception, and those answered wrong on that
    /// day, each with the lowest probability of remembering; ascending.
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

    /// Returns the first day, from `today`, on which anything is due.
    pub fn next_due(&self, today: i64) -> Option<i64> {
        let all = self.clauses().chain(self.misconceptions());
        all.map(|(_, unit)| unit.due.max(today)).min()
    }
}

/// Returns the clause of a misconception.
pub fn clause_of(misconception: &str) -> &str {
    misconception.split_once('/').map_or(misconception, |(clause, _)| clause)
}

/// Rates an answer for FSRS; the right option with a wrong clause is `Hard`.
fn rating(entry: &HistoryEntry<'_>) -> Rating {
    match (entry.right, entry.cited) {
        (false, _) => Rating::Again,
        (true, Some(false)) => Rating::Hard,
        (true, _) => Rating::Good,
    }
}
