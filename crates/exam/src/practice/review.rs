//! Selects the questions of a review session: questions on clauses that are due, and some on clauses never asked
//! before.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::memory::CandidateMemory;
use arbitro_cases::scenarios::random::shuffle;

/// The greatest number of new clauses for one day.
const NEW_CLAUSES_PER_DAY: usize = 6;

/// A question that can be asked, with the names of the clauses that it tests.
#[derive(Clone, Debug)]
pub struct ReviewQuestion<'b> {
    /// The question's id.
    pub id: &'b str,
    /// The question's difficulty, from 1 to 5.
    pub difficulty: u8,
    /// The names of the clauses that the question tests.
    pub clauses: Vec<&'b str>,
}

/// The questions of a review session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewSession {
    /// The questions by their indexes in the bank, in the order of selection: for due clauses, for
    /// new clauses, and again for due clauses if there is room.
    pub questions: Vec<usize>,
    /// The number of due clauses, including clauses for which the session has no room.
    pub due: usize,
    /// The number of questions selected for clauses never asked before.
    pub new: usize,
}

/// Selects at most `most` questions for the day `today`. For a due clause, the question seen
/// longest ago is selected; a question never seen comes first. If several were seen equally long
/// ago, the question that covers the most due clauses is selected. Up to a fifth of the session is
/// reserved for new clauses, in the order of the bank, as long as the day's limit allows.
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
    // For a new clause, the question that covers the fewest new clauses ranks first and, among equals, the easiest
    // question.
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
    // The places that new clauses leave free go to further due clauses.
    selection.take(&due, most, for_due_ones);
    ReviewSession { due: due.len(), new: new_count, questions: selection.chosen }
}

/// Returns the clauses that the candidate was never asked, in the order of the bank.
fn new_clauses<'b>(memory: &CandidateMemory, bank: &[ReviewQuestion<'b>]) -> Vec<&'b str> {
    let mut listed = HashSet::new();
    let all = bank.iter().flat_map(|question| question.clauses.iter().copied());
    all.filter(|clause| memory.clause(clause).is_none() && listed.insert(*clause)).collect()
}

/// The questions selected so far for a review session.
struct ReviewSelection<'c, 'b> {
    bank: &'c [ReviewQuestion<'b>],
    /// The random rank of each question, by which questions of equal rank are ordered.
    shuffled: Vec<usize>,
    by_clause: HashMap<&'c str, Vec<usize>>,
    chosen: Vec<usize>,
}

impl ReviewSelection<'_, '_> {
    fn covers(&self, clause: &str) -> bool {
        self.chosen.iter().any(|place| self.bank[*place].clauses.contains(&clause))
    }

    /// Selects a question for each clause that no selected question tests, until `most` questions are selected: the
    /// question of the lowest rank, chosen at random if several have this rank.
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
