//! Summarises a candidate's practice: how well he remembers each Law, what he gets wrong, when he practised.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::history::History;
use super::memory::{Calendar, CandidateMemory};
use arbitro_laws::ruling::clause::law_of;

/// The least number of answers for which the share of right ones is meaningful.
pub const ENOUGH: usize = 10;

/// The least number of answers on the clauses of a Law for which its mastery is meaningful.
pub const ENOUGH_OF_LAW: usize = 5;

/// A candidate's progress in a Law.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LawProgress {
    /// The number of the Law.
    pub law: u8,
    /// The number of its clauses that have questions.
    pub clauses: usize,
    /// The number of them that were asked.
    pub seen: usize,
    /// The sum over its clauses of the probability of remembering each now; a clause never asked counts as 0.
    pub remembered: f64,
    /// The number of its clauses that are due.
    pub due: usize,
    /// The day number on which one of them was asked last.
    pub last: Option<i64>,
    /// The right answers to questions filed under this Law.
    pub right: usize,
    /// The answers to questions filed under this Law.
    pub answered: usize,
    /// The answers to questions that test one of its clauses.
    pub tested: usize,
}

impl LawProgress {
    /// Whether there are too few answers to judge its mastery.
    pub const fn is_too_few(&self) -> bool {
        self.tested < ENOUGH_OF_LAW
    }

    /// Returns the share of the Law that is remembered now, from 0 to 1.
    pub fn mastery(&self) -> f64 {
        if self.clauses == 0 { 0.0 } else { self.remembered / self.clauses as f64 }
    }

    /// Returns the mean probability of remembering over the clauses asked before, from 0 to 1; `None` if none was.
    pub fn retention(&self) -> Option<f64> {
        (self.seen > 0).then(|| self.remembered / self.seen as f64)
    }
}

/// A candidate's progress in practice.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PracticeProgress {
    /// The progress in each Law.
    pub laws: Vec<LawProgress>,
    /// The number of answers.
    pub answered: usize,
    /// The number of right answers.
    pub right: usize,
    /// The number of days with an answer.
    pub days: usize,
    /// The number of successive days with an answer, up to today or yesterday.
    pub streak: usize,
    /// The number of clauses due today.
    pub due: usize,
    /// The number of clauses due tomorrow.
    pub due_tomorrow: usize,
    /// The clauses answered wrong: how often, of how many answers; the most often first.
    pub missed: Vec<(String, u32, u32)>,
    /// The misconceptions that the candidate has shown, with how often; the most often first.
    pub misconceptions: Vec<(String, u32)>,
    /// The number of answers and of right answers, by day number.
    pub by_day: BTreeMap<i64, (usize, usize)>,
}

impl PracticeProgress {
    /// Whether there are too few answers to judge the share of right ones.
    pub const fn is_too_few(&self) -> bool {
        self.answered < ENOUGH
    }
}

/// Computes a candidate's progress on a day; `available` are the clauses that have questions.
pub fn progress(
    history: &History<'_>,
    memory: &CandidateMemory,
    available: &BTreeSet<&str>,
    calendar: Calendar,
    today: i64,
) -> PracticeProgress {
    let mut progress = PracticeProgress::default();
    let mut laws: BTreeMap<u8, LawProgress> = BTreeMap::new();
    let names = memory.clauses().map(|(name, _)| name);
    let all: BTreeSet<&str> = available.iter().copied().chain(names).collect();
    for name in all {
        let law = laws.entry(law_of(name)).or_default();
        law.clauses += 1;
        let Some(unit) = memory.clause(name) else { continue };
        law.seen += 1;
        law.remembered += unit.retention(today);
        law.due += usize::from(unit.is_due(today) && available.contains(name));
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
        let progress = laws.entry(law).or_default();
        (progress.answered, progress.right) = (answered, right);
    }
    progress.laws = laws.into_iter().map(|(law, of)| LawProgress { law, ..of }).collect();
    progress.days = progress.by_day.len();
    progress.streak = streak(&progress.by_day, today);
    // A clause without questions cannot be reviewed.
    let due =
        |day: i64| memory.due(day).iter().filter(|(name, _)| available.contains(name)).count();
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

/// Counts the successive days with an answer that end today or yesterday.
fn streak(by_day: &BTreeMap<i64, (usize, usize)>, today: i64) -> usize {
    let last = if by_day.contains_key(&today) { today } else { today - 1 };
    (0..).take_while(|back| by_day.contains_key(&(last - back))).count()
}
