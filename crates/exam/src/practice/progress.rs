//! Where a candidate stands: how well he remembers each Law, what he misses, when he practised.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::history::History;
use super::memory::{Calendar, CandidateMemory};
use arbitro_laws::ruling::clause::law_of;

/// With fewer answers than these, the share of right ones says nothing about a candidate.
pub const ENOUGH: usize = 10;

/// With fewer answers than these on the clauses of a Law, what is remembered of it cannot be said.
pub const ENOUGH_OF_LAW: usize = 5;

/// Where a candidate stands with a Law.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LawProgress {
    pub law: u8,
    /// The clauses on which there are questions.
    pub clauses: usize,
    /// Those of them that were asked.
    pub seen: usize,
    /// The sum over its clauses of the probability that each is remembered now; a clause never asked counts as zero.
    pub remembered: f64,
    pub due: usize,
    /// The day on which one of them was asked last.
    pub last: Option<i64>,
    pub right: usize,
    pub answered: usize,
    /// The answers that showed something of one of its clauses.
    pub tested: usize,
}

impl LawProgress {
    /// Whether there are too few answers to say what is remembered of it.
    pub const fn is_too_few(&self) -> bool {
        self.tested < ENOUGH_OF_LAW
    }

    /// The share of the Law that is remembered now, from 0 to 1.
    pub fn mastery(&self) -> f64 {
        if self.clauses == 0 { 0.0 } else { self.remembered / self.clauses as f64 }
    }

    /// The probability that a clause asked before is remembered now, from 0 to 1; `None` if none was.
    pub fn retention(&self) -> Option<f64> {
        (self.seen > 0).then(|| self.remembered / self.seen as f64)
    }
}

/// Where a candidate stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PracticeProgress {
    pub laws: Vec<LawProgress>,
    pub answered: usize,
    pub right: usize,
    /// The days on which something was answered.
    pub days: usize,
    /// The days without a gap up to today, or to yesterday.
    pub streak: usize,
    pub due: usize,
    pub due_tomorrow: usize,
    /// The clauses missed, each with how often of how many times; the most often first.
    pub missed: Vec<(String, u32, u32)>,
    /// The misconceptions that the candidate fell for, with how often; the most often first.
    pub misconceptions: Vec<(String, u32)>,
    /// The answers, and the right ones, of each day from the first on.
    pub by_day: BTreeMap<i64, (usize, usize)>,
}

impl PracticeProgress {
    /// Whether there are too few answers to say how many are right.
    pub const fn is_too_few(&self) -> bool {
        self.answered < ENOUGH
    }
}

/// Where a candidate stands on a day; `there` are the clauses on which there are questions.
pub fn progress(
    history: &History<'_>,
    memory: &CandidateMemory,
    there: &BTreeSet<&str>,
    calendar: Calendar,
    today: i64,
) -> PracticeProgress {
    let mut progress = PracticeProgress::default();
    let mut laws: BTreeMap<u8, LawProgress> = BTreeMap::new();
    let names = memory.clauses().map(|(name, _)| name);
    let all: BTreeSet<&str> = there.iter().copied().chain(names).collect();
    for name in all {
        let law = laws.entry(law_of(name)).or_default();
        law.clauses += 1;
        let Some(unit) = memory.clause(name) else { continue };
        law.seen += 1;
        law.remembered += unit.retention(today);
        law.due += usize::from(unit.is_due(today) && there.contains(name));
        law.last = law.last.max(Some(unit.last));
    }
    let mut by_law: HashMap<u8, (usize, usize)> = HashMap::new();
    let mut tested: HashMap<u8, usize> = HashMap::new();
    for entry in history.answers() {
        progress.answered += 1;
        progress.right += usize::from(entry.right);
        let day = progress.by_day.entry(calendar.day(entry.at)).or_default();
        day.0 += 1;
        day.1 += usize::from(entry.right);
        let law = by_law.entry(law_of(&entry.id)).or_default();
        law.0 += 1;
        law.1 += usize::from(entry.right);
        for law in entry.clauses().map(law_of).collect::<BTreeSet<u8>>() {
            *tested.entry(law).or_default() += 1;
        }
    }
    for (law, tested) in tested {
        laws.entry(law).or_default().tested = tested;
    }
    for (law, (answered, right)) in by_law {
        let of = laws.entry(law).or_default();
        (of.answered, of.right) = (answered, right);
    }
    progress.laws = laws.into_iter().map(|(law, of)| LawProgress { law, ..of }).collect();
    progress.days = progress.by_day.len();
    progress.streak = streak(&progress.by_day, today);
    // What no question is on cannot be reviewed.
    let due = |day: i64| memory.due(day).iter().filter(|(name, _)| there.contains(name)).count();
    progress.due = due(today);
    progress.due_tomorrow = due(today + 1);
    progress.missed = missed(memory);
    let mut fell: Vec<(String, u32)> =
        memory.misconceptions().map(|(name, unit)| (name.to_owned(), unit.missed)).collect();
    fell.sort_by(|one, two| two.1.cmp(&one.1).then(one.0.cmp(&two.0)));
    progress.misconceptions = fell;
    progress
}

fn missed(memory: &CandidateMemory) -> Vec<(String, u32, u32)> {
    let missed = memory.clauses().filter(|(_, unit)| unit.missed > 0);
    let mut missed: Vec<(String, u32, u32)> =
        missed.map(|(name, unit)| (name.to_owned(), unit.missed, unit.asked)).collect();
    missed.sort_by(|one, two| two.1.cmp(&one.1).then(one.0.cmp(&two.0)));
    missed
}

/// The days without a gap that end today, or yesterday.
fn streak(by_day: &BTreeMap<i64, (usize, usize)>, today: i64) -> usize {
    let last = if by_day.contains_key(&today) { today } else { today - 1 };
    (0..).take_while(|back| by_day.contains_key(&(last - back))).count()
}
