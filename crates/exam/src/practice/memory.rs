//! How well a candidate remembers each clause, and when it is due: FSRS on clauses and misconceptions.
//!
//! What is scheduled is the clause, not the question: the Law is to be remembered, not the letter. A misconception,
//! written `45C4(b)/role`, is scheduled from the first time that somebody falls for it.

use std::collections::HashMap;

use rs_fsrs::{Parameters, Rating};

use super::history::{History, HistoryEntry};

/// The probability of remembering at which something is due.
pub const RETENTION: f64 = 0.9;

/// The least stability, in days: what is missed again and again would be lost for good, as FSRS multiplies.
const LEAST_STABILITY: f64 = 0.01;

/// The days of a candidate: they change at his midnight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    /// The seconds by which his clock is ahead of Unix time.
    pub utc_offset_seconds: i64,
}

impl Calendar {
    /// The number of the day of a moment in Unix time.
    pub const fn day(self, at: i64) -> i64 {
        (at + self.utc_offset_seconds).div_euclid(86_400)
    }
}

/// What is remembered of a clause, or of a misconception.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MemoryState {
    /// The days after which it is remembered with [`RETENTION`].
    stability: f64,
    /// From 1 to 10.
    difficulty: f64,
    /// The day on which it was asked last.
    pub last: i64,
    /// The day from which on it is due.
    pub due: i64,
    pub asked: u32,
    pub missed: u32,
    /// Whether the last answer missed it.
    was_missed: bool,
}

impl MemoryState {
    /// The probability that it is remembered on a day, from 0 to 1.
    pub fn retention(&self, today: i64) -> f64 {
        Parameters::forgetting_curve((today - self.last).max(0) as f64, self.stability)
    }

    pub const fn is_due(&self, today: i64) -> bool {
        self.due <= today
    }

    /// Whether it was missed on this day, and has not been answered right since.
    const fn is_missed_on(&self, day: i64) -> bool {
        self.was_missed && self.last == day
    }

    /// What is remembered after the first answer.
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

    /// The same after one answer more. Another right answer of the same day shows nothing new: what was just read is not
    /// yet remembered.
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

/// What a candidate remembers.
#[derive(Clone, Debug, Default)]
pub struct CandidateMemory {
    clauses: HashMap<String, MemoryState>,
    misconceptions: HashMap<String, MemoryState>,
    /// The day on which each question was answered last.
    questions: HashMap<String, i64>,
    /// The clauses that were asked for the first time, by day.
    new_clauses_by_day: HashMap<i64, usize>,
}

impl CandidateMemory {
    /// What is remembered after a history.
    pub fn of(history: &History<'_>, calendar: Calendar) -> CandidateMemory {
        let scheduler = Parameters { request_retention: RETENTION, ..Parameters::default() };
        let mut clauses: HashMap<&str, MemoryState> = HashMap::new();
        let mut misconceptions: HashMap<&str, MemoryState> = HashMap::new();
        let mut questions: HashMap<&str, i64> = HashMap::new();
        let mut begun: HashMap<i64, usize> = HashMap::new();
        for entry in history.answers() {
            let day = calendar.day(entry.at);
            let rating = rating(entry);
            for clause in entry.clauses() {
                let add = |unit: &mut MemoryState| *unit = unit.after(rating, day, &scheduler);
                clauses.entry(clause).and_modify(add).or_insert_with(|| {
                    *begun.entry(day).or_default() += 1;
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
            new_clauses_by_day: begun,
        }
    }

    pub fn clause(&self, name: &str) -> Option<&MemoryState> {
        self.clauses.get(name)
    }

    pub fn clauses(&self) -> impl Iterator<Item = (&str, &MemoryState)> {
        self.clauses.iter().map(|(name, unit)| (name.as_str(), unit))
    }

    /// The misconceptions that the candidate fell for.
    pub fn misconceptions(&self) -> impl Iterator<Item = (&str, &MemoryState)> {
        self.misconceptions.iter().map(|(name, unit)| (name.as_str(), unit))
    }

    /// The day on which a question was answered last.
    pub fn seen(&self, id: &str) -> Option<i64> {
        self.questions.get(id).copied()
    }

    /// How many clauses were asked for the first time on a day.
    pub fn new_clauses_on(&self, day: i64) -> usize {
        self.new_clauses_by_day.get(&day).copied().unwrap_or(0)
    }

    /// The clauses that are due on a day, also through a misconception, and those that were missed on that day, each
    /// with the lowest probability that it is remembered; the lowest first.
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

    /// The first day from `today` on on which something is due.
    pub fn next_due(&self, today: i64) -> Option<i64> {
        let all = self.clauses().chain(self.misconceptions());
        all.map(|(_, unit)| unit.due.max(today)).min()
    }
}

/// The clause of a misconception.
pub fn clause_of(misconception: &str) -> &str {
    misconception.split_once('/').map_or(misconception, |(clause, _)| clause)
}

/// What an answer shows of what is remembered; the right option with the wrong clause is remembered with difficulty.
fn rating(entry: &HistoryEntry<'_>) -> Rating {
    match (entry.right, entry.cited) {
        (false, _) => Rating::Again,
        (true, Some(false)) => Rating::Hard,
        (true, _) => Rating::Good,
    }
}
