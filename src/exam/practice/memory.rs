//! How well a candidate remembers each clause, and when it is due: FSRS on clauses and misconceptions.
//!
//! What is scheduled is the clause, not the question: the Law is to be remembered, not the letter. A misconception,
//! written `45C4(b)/role`, is scheduled from the first time that somebody falls for it.

use std::collections::HashMap;

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, FSRSItem, FSRSReview, MemoryState, current_retrievability};

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

/// What an answer shows of what is remembered, as the scheduler counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grade {
    Again = 1,
    /// The right option with the wrong clause.
    Hard = 2,
    Good = 3,
}

/// The times that something was asked, before it is known what is remembered of it.
#[derive(Debug, Default)]
struct Track {
    reviews: Vec<FSRSReview>,
    last: i64,
    missed: u32,
}

impl Track {
    fn add(&mut self, grade: Grade, day: i64) {
        let delta_t =
            if self.reviews.is_empty() { 0 } else { (day - self.last).clamp(0, 36_500) as u32 };
        self.reviews.push(FSRSReview { rating: grade as u32, delta_t });
        self.last = day;
        self.missed += u32::from(grade == Grade::Again);
    }

    /// What is remembered; `None` where the scheduler has no state for it.
    fn unit(self, scheduler: &FSRS) -> Option<Unit> {
        let (last, missed, asked) = (self.last, self.missed, self.reviews.len() as u32);
        let state = scheduler.memory_state(FSRSItem { reviews: self.reviews }, None).ok()?;
        let interval = scheduler.next_interval(Some(state.stability), RETENTION, 0);
        let due = last + interval.round().clamp(1.0, 36_500.0) as i64;
        Some(Unit { state, last, due, asked, missed })
    }
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
        let mut clauses: HashMap<&str, Track> = HashMap::new();
        let mut misconceptions: HashMap<&str, Track> = HashMap::new();
        let mut questions: HashMap<&str, i64> = HashMap::new();
        let mut begun: HashMap<i64, usize> = HashMap::new();
        for entry in history.answers() {
            let day = calendar.day(entry.at);
            let grade = grade(entry);
            for clause in entry.clauses() {
                let track = clauses.entry(clause).or_insert_with(|| {
                    *begun.entry(day).or_default() += 1;
                    Track::default()
                });
                track.add(grade, day);
            }
            for lure in entry.lures.split_ascii_whitespace() {
                if entry.fell.split_ascii_whitespace().any(|fell| fell == lure) {
                    misconceptions.entry(lure).or_default().add(Grade::Again, day);
                } else if let Some(track) = misconceptions.get_mut(lure) {
                    track.add(Grade::Good, day);
                }
            }
            questions.insert(&entry.id, day);
        }
        let scheduler = FSRS::default();
        let units = |tracks: HashMap<&str, Track>| {
            let unit =
                |(name, track): (&str, Track)| Some((name.to_owned(), track.unit(&scheduler)?));
            tracks.into_iter().filter_map(unit).collect()
        };
        Memory {
            clauses: units(clauses),
            misconceptions: units(misconceptions),
            questions: questions.into_iter().map(|(id, day)| (id.to_owned(), day)).collect(),
            begun,
        }
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

fn grade(entry: &Entry<'_>) -> Grade {
    match (entry.right, entry.cited) {
        (false, _) => Grade::Again,
        (true, Some(false)) => Grade::Hard,
        (true, _) => Grade::Good,
    }
}
