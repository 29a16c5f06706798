//! How well a candidate remembers each clause, and when it is due: FSRS on clauses and misconceptions.
//!
//! What is scheduled is the clause, not the question: the Law is to be remembered and not the letter. A misconception,
//! written `45C4(b)/role`, is scheduled from the first time that somebody falls for it.

use std::collections::HashMap;

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, MemoryState, current_retrievability};

use super::history::{Entry, History};

/// The probability of remembering at which something is due.
pub const RETENTION: f32 = 0.9;

/// The days of a candidate: they change at his midnight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    /// The seconds by which his clock is ahead of Unix time.
    pub ahead: i64,
}

impl Calendar {
    /// The number of the day of a moment in Unix time.
    pub const fn day(self, at: i64) -> i64 {
        (at + self.ahead).div_euclid(86_400)
    }
}

/// What is remembered of a clause, or of a misconception.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Unit {
    state: MemoryState,
    /// The day on which it was asked last.
    pub last: i64,
    /// The day from which on it is due.
    pub due: i64,
    pub asked: u32,
    pub missed: u32,
}

impl Unit {
    /// The probability that it is remembered on a day, from 0 to 1.
    pub fn retention(&self, today: i64) -> f32 {
        let days = (today - self.last).max(0) as f32;
        current_retrievability(self.state, days, FSRS6_DEFAULT_DECAY)
    }

    pub const fn is_due(&self, today: i64) -> bool {
        self.due <= today
    }
}

/// How an answer tells what is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grade {
    Again,
    /// The right option with the wrong clause.
    Hard,
    Good,
}

/// What a candidate remembers.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    clauses: HashMap<String, Unit>,
    misconceptions: HashMap<String, Unit>,
    /// The day on which each question was answered last.
    questions: HashMap<String, i64>,
    /// The clauses that were asked for the first time, by day.
    begun: HashMap<i64, usize>,
}

impl Memory {
    /// What is remembered after a history.
    pub fn of(history: &History<'_>, calendar: Calendar) -> Memory {
        let mut memory = Memory::default();
        let scheduler = FSRS::default();
        for entry in history.answers() {
            memory.add(&scheduler, entry, calendar);
        }
        memory
    }

    fn add(&mut self, scheduler: &FSRS, entry: &Entry<'_>, calendar: Calendar) {
        let day = calendar.day(entry.at);
        let grade = match (entry.right, entry.cited) {
            (false, _) => Grade::Again,
            (true, Some(false)) => Grade::Hard,
            (true, _) => Grade::Good,
        };
        for clause in entry.clauses() {
            let known = self.clauses.get(clause).copied();
            if known.is_none() {
                *self.begun.entry(day).or_default() += 1;
            }
            put(&mut self.clauses, clause, after(scheduler, known, grade, day));
        }
        for fell in entry.fell.split_ascii_whitespace() {
            let known = self.misconceptions.get(fell).copied();
            put(&mut self.misconceptions, fell, after(scheduler, known, Grade::Again, day));
        }
        let resisted = entry.lures.split_ascii_whitespace();
        for lure in resisted.filter(|lure| !entry.fell.split_ascii_whitespace().any(|f| f == *lure))
        {
            if let Some(known) = self.misconceptions.get(lure).copied() {
                let next = after(scheduler, Some(known), Grade::Good, day);
                put(&mut self.misconceptions, lure, next);
            }
        }
        put(&mut self.questions, &entry.id, Some(day));
    }

    pub fn clause(&self, name: &str) -> Option<&Unit> {
        self.clauses.get(name)
    }

    pub fn clauses(&self) -> impl Iterator<Item = (&str, &Unit)> {
        self.clauses.iter().map(|(name, unit)| (name.as_str(), unit))
    }

    /// The misconceptions that the candidate fell for.
    pub fn misconceptions(&self) -> impl Iterator<Item = (&str, &Unit)> {
        self.misconceptions.iter().map(|(name, unit)| (name.as_str(), unit))
    }

    /// The day on which a question was answered last.
    pub fn seen(&self, id: &str) -> Option<i64> {
        self.questions.get(id).copied()
    }

    /// How many clauses were asked for the first time on a day.
    pub fn begun_on(&self, day: i64) -> usize {
        self.begun.get(&day).copied().unwrap_or(0)
    }

    /// The clauses that are due on a day, also through a misconception, each with the lowest probability that it is
    /// remembered; the lowest first.
    pub fn due(&self, today: i64) -> Vec<(&str, f32)> {
        let mut due: HashMap<&str, f32> = HashMap::new();
        let misconceptions = self.misconceptions().map(|(name, unit)| (clause_of(name), unit));
        for (clause, unit) in self.clauses().chain(misconceptions) {
            if unit.is_due(today) {
                let lowest = due.entry(clause).or_insert(1.0);
                *lowest = lowest.min(unit.retention(today));
            }
        }
        let mut due: Vec<(&str, f32)> = due.into_iter().collect();
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

/// Keeps a value without writing the name again where it is known.
fn put<T>(all: &mut HashMap<String, T>, name: &str, value: Option<T>) {
    let Some(value) = value else { return };
    match all.get_mut(name) {
        Some(known) => *known = value,
        None => {
            all.insert(name.to_owned(), value);
        }
    }
}

/// A unit after an answer; `None` where the scheduler has no state for it.
fn after(scheduler: &FSRS, known: Option<Unit>, grade: Grade, day: i64) -> Option<Unit> {
    let days = known.map_or(0, |unit| (day - unit.last).clamp(0, 36_500) as u32);
    let next = scheduler.next_states(known.map(|unit| unit.state), RETENTION, days).ok()?;
    let next = match grade {
        Grade::Again => next.again,
        Grade::Hard => next.hard,
        Grade::Good => next.good,
    };
    let interval = next.interval.round().clamp(1.0, 36_500.0) as i64;
    let (asked, missed) = known.map_or((0, 0), |unit| (unit.asked, unit.missed));
    Some(Unit {
        state: next.memory,
        last: day,
        due: day + interval,
        asked: asked + 1,
        missed: missed + u32::from(grade == Grade::Again),
    })
}
