//! Summarises a candidate's practice: the memory of each Law, the clauses answered wrong, and the days of practice.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::history::History;
use super::memory::{Calendar, CandidateMemory};
use arbitro_laws::ruling::clause::law_of;

/// The least number of answers for which the share of right answers is meaningful.
pub const ENOUGH: usize = 10;

/// The least number of answers on the clauses of a Law for which its mastery is meaningful.
pub const ENOUGH_OF_LAW: usize = 5;

/// A candidate's progress in a Law.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LawProgress {
    /// The number of the Law.
    pub law: u8,
    /// The number of the Law's clauses that have questions or that the candidate was asked.
    pub clauses: usize,
    /// The number of the Law's clauses that the candidate was asked.
    pub seen: usize,
    /// The sum, over the Law's clauses, of the probability of remembering each clause now; a clause never asked counts
    /// as 0.
    pub remembered: f64,
    /// The number of the Law's clauses that are due for review by themselves, not by a
    /// misconception, and have questions.
    pub due: usize,
    /// The day number of the last answer on one of the Law's clauses; `None` if there is no such answer.
    pub last: Option<i64>,
    /// The number of right answers to questions whose id begins with the number of the Law.
    pub right: usize,
    /// The number of answers to questions whose id begins with the number of the Law.
    pub answered: usize,
    /// The number of answers to questions that test one of the Law's clauses.
    pub tested: usize,
}

impl LawProgress {
    /// Returns true if there are too few answers to judge the candidate's mastery of the Law.
    pub const fn is_too_few(&self) -> bool {
        self.tested < ENOUGH_OF_LAW
    }

    /// Returns the share of the Law that is remembered now, from 0 to 1.
    pub fn mastery(&self) -> f64 {
        if self.clauses == 0 { 0.0 } else { self.remembered / self.clauses as f64 }
    }

    /// Returns the mean probability of remembering a clause of the Law that was asked before, from 0 to 1; `None` if no
    /// clause was asked.
    pub fn retention(&self) -> Option<f64> {
        (self.seen > 0).then(|| self.remembered / self.seen as f64)
    }
}

/// A candidate's progress in practice.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PracticeProgress {
    /// The progress in each Law, in the order of the Laws' numbers.
    pub laws: Vec<LawProgress>,
    /// The number of answers.
    pub answered: usize,
    /// The number of right answers.
    pub right: usize,
    /// The number of days on which the candidate answered a question.
    pub days: usize,
    /// The number of successive days with an answer, ending today or yesterday.
    pub streak: usize,
    /// The number of clauses to review today ([`CandidateMemory::due`]) that have questions.
    pub due: usize,
    /// The number of clauses to review tomorrow, including those due today, that have questions.
    pub due_tomorrow: usize,
    /// The clauses answered wrong, each with the number of wrong answers and of all answers; the most often missed come
    /// first.
    pub missed: Vec<(String, u32, u32)>,
    /// The misconceptions that the candidate has shown, each with the number of times it was shown; the most frequent
    /// come first.
    pub misconceptions: Vec<(String, u32)>,
    /// The number of answers and of right answers on each day, by day number.
    pub by_day: BTreeMap<i64, (usize, usize)>,
}

impl PracticeProgress {
    /// Returns true if there are too few answers to judge the share of right answers.
    pub const fn is_too_few(&self) -> bool {
        self.answered < ENOUGH
    }
}

/// Computes a candidate's progress up to the day `today`; `available` has the names of the clauses that have questions.
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
    // A clause without questions cannot be reviewed, so it does not count as due.
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
