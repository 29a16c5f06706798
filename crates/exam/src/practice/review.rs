//! Selects the questions of a day: those on clauses that are due, and some on new ones.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::memory::CandidateMemory;
use arbitro_cases::scenarios::random::shuffle;

/// The number of new clauses a day, while there are any.
const NEW_CLAUSES_PER_DAY: usize = 6;

/// A question that can be asked, with the names of the clauses that it tests.
#[derive(Clone, Debug)]
pub struct ReviewQuestion<'b> {
    /// The question's id.
    pub id: &'b str,
    /// Its difficulty.
    pub difficulty: u8,
    /// The names of the clauses that it tests.
    pub clauses: Vec<&'b str>,
}

/// The questions of a review session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewSession {
    /// The questions by their indexes in the bank, the most urgent first.
    pub questions: Vec<usize>,
    /// The number of due clauses, including those that do not fit.
    pub due: usize,
    /// The number of clauses asked for the first time.
    pub new: usize,
}

/// Selects the questions of a day, at most `most`. A due clause is asked with the question seen longest ago; among
/// those, one on several due clauses comes first. A fifth of the session is for new clauses, in the order of the bank,
/// while there are any.
pub fn session(
    memory: &CandidateMemory,
    bank: &[ReviewQuestion<'_>],
    today: i64,
    most: usize,
    seed: u64,
) -> ReviewSession {
    let mut by_clause: HashMap<&str, Vec<usize>> = HashMap::new();
    for (index, question) in bank.iter().enumerate() {
        for clause in &question.clauses {
            by_clause.entry(clause).or_default().push(index);
        }
    }
    let due = memory.due(today);
    let due: Vec<&str> =
        due.into_iter().map(|(clause, _)| clause).filter(|c| by_clause.contains_key(c)).collect();
    let mut shuffled: Vec<usize> = (0..bank.len()).collect();
    shuffle(&mut shuffled, &mut ChaCha8Rng::seed_from_u64(seed));
    let mut selection = ReviewSelection { bank, shuffled, by_clause, chosen: Vec::new() };

    let due_set: HashSet<&str> = due.iter().copied().collect();
    let for_due_ones = |question: &ReviewQuestion<'_>| {
        let others = question.clauses.iter().filter(|clause| due_set.contains(*clause)).count();
        (memory.seen(question.id).unwrap_or(i64::MIN), Reverse(others))
    };
    // The easiest question on the fewest other new clauses.
    let for_new_ones = |question: &ReviewQuestion<'_>| {
        let new = question.clauses.iter().filter(|clause| memory.clause(clause).is_none()).count();
        (new, question.difficulty)
    };
    let new = new_clauses(memory, bank);
    let new_limit = NEW_CLAUSES_PER_DAY.saturating_sub(memory.new_clauses_on(today)).min(new.len());
    let for_due = most.saturating_sub(new_limit.min(most.div_ceil(5)));
    selection.take(&due, for_due, for_due_ones);
    let due_count = selection.chosen.len();
    selection.take(&new[..new_limit], most, for_new_ones);
    let new_count = selection.chosen.len() - due_count;
    // Uses the places that new clauses left over.
    selection.take(&due, most, for_due_ones);
    ReviewSession { due: due.len(), new: new_count, questions: selection.chosen }
}

/// Returns the clauses that were never asked, in the order of the bank.
fn new_clauses<'b>(memory: &CandidateMemory, bank: &[ReviewQuestion<'b>]) -> Vec<&'b str> {
    let mut listed = HashSet::new();
    let all = bank.iter().flat_map(|question| question.clauses.iter().copied());
    all.filter(|clause| memory.clause(clause).is_none() && listed.insert(*clause)).collect()
}

/// The questions selected so far.
struct ReviewSelection<'c, 'b> {
    bank: &'c [ReviewQuestion<'b>],
    /// The random rank of each question.
    shuffled: Vec<usize>,
    by_clause: HashMap<&'c str, Vec<usize>>,
    chosen: Vec<usize>,
}

impl ReviewSelection<'_, '_> {
    fn covers(&self, clause: &str) -> bool {
        self.chosen.iter().any(|place| self.bank[*place].clauses.contains(&clause))
    }

    /// Selects for each clause that no selected question tests the question of the lowest rank, at random among equals,
    /// until `most` questions are selected.
    fn take<R: Ord>(
        &mut self,
        clauses: &[&str],
        most: usize,
        rank: impl Fn(&ReviewQuestion<'_>) -> R,
    ) {
        for clause in clauses {
            if self.chosen.len() >= most {
                return;
            }
            if self.covers(clause) {
                continue;
            }
            let places = self.by_clause.get(clause).into_iter().flatten();
            let free = places.filter(|place| !self.chosen.contains(place));
            let best = free.min_by_key(|place| (rank(&self.bank[**place]), self.shuffled[**place]));
            self.chosen.extend(best.copied());
        }
    }
}
