//! What to ask today: the clauses that are due, and some new ones.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::memory::CandidateMemory;
use arbitro_cases::scenarios::random::shuffle;

/// This many clauses are begun on a day, while there are any.
const NEW_CLAUSES_PER_DAY: usize = 6;

/// A question that can be asked, and the names of the clauses that it is on.
#[derive(Clone, Debug)]
pub struct ReviewQuestion<'b> {
    pub id: &'b str,
    pub difficulty: u8,
    pub clauses: Vec<&'b str>,
}

/// A session of review.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReviewSession {
    /// The questions by their places in the bank, the most urgent first.
    pub questions: Vec<usize>,
    /// The clauses that are due, whether there is room for them or not.
    pub due: usize,
    /// The clauses that are asked for the first time.
    pub new: usize,
}

/// The session of a day, of at most this many questions. A clause that is due is asked with a question not seen
/// lately, one on several due clauses before one on one; a fifth of the places is for new clauses while there are any,
/// in the order of the bank, so that none waits for ever.
pub fn session(
    memory: &CandidateMemory,
    bank: &[ReviewQuestion<'_>],
    today: i64,
    most: usize,
    seed: u64,
) -> ReviewSession {
    let mut by_clause: HashMap<&str, Vec<usize>> = HashMap::new();
    for (place, asked) in bank.iter().enumerate() {
        for clause in &asked.clauses {
            by_clause.entry(clause).or_default().push(place);
        }
    }
    let due = memory.due(today);
    let due: Vec<&str> =
        due.into_iter().map(|(clause, _)| clause).filter(|c| by_clause.contains_key(c)).collect();
    let mut lot: Vec<usize> = (0..bank.len()).collect();
    shuffle(&mut lot, &mut ChaCha8Rng::seed_from_u64(seed));
    let mut choice = ReviewSelection { bank, shuffled: lot, by_clause, chosen: Vec::new() };

    let wanted: HashSet<&str> = due.iter().copied().collect();
    let for_due_ones = |asked: &ReviewQuestion<'_>| {
        let others = asked.clauses.iter().filter(|clause| wanted.contains(*clause)).count();
        (memory.seen(asked.id).unwrap_or(i64::MIN), Reverse(others))
    };
    // The easiest question that is on the fewest other new clauses.
    let for_new_ones = |asked: &ReviewQuestion<'_>| {
        let new = asked.clauses.iter().filter(|clause| memory.clause(clause).is_none()).count();
        (new, asked.difficulty)
    };
    let new = new_clauses(memory, bank);
    let room = NEW_CLAUSES_PER_DAY.saturating_sub(memory.new_clauses_on(today)).min(new.len());
    let for_due = most.saturating_sub(room.min(most.div_ceil(5)));
    choice.take(&due, for_due, for_due_ones);
    let before = choice.chosen.len();
    choice.take(&new[..room], most, for_new_ones);
    let begun = choice.chosen.len() - before;
    // Places that no new clause took.
    choice.take(&due, most, for_due_ones);
    ReviewSession { due: due.len(), new: begun, questions: choice.chosen }
}

/// The clauses that were never asked, in the order of the bank.
fn new_clauses<'b>(memory: &CandidateMemory, bank: &[ReviewQuestion<'b>]) -> Vec<&'b str> {
    let mut told = HashSet::new();
    let all = bank.iter().flat_map(|asked| asked.clauses.iter().copied());
    all.filter(|clause| memory.clause(clause).is_none() && told.insert(*clause)).collect()
}

struct ReviewSelection<'c, 'b> {
    bank: &'c [ReviewQuestion<'b>],
    /// The rank of each question at random.
    shuffled: Vec<usize>,
    by_clause: HashMap<&'c str, Vec<usize>>,
    chosen: Vec<usize>,
}

impl ReviewSelection<'_, '_> {
    fn covers(&self, clause: &str) -> bool {
        self.chosen.iter().any(|place| self.bank[*place].clauses.contains(&clause))
    }

    /// Takes for each of the clauses that none of those taken is on the question of the lowest rank, by lot among equals,
    /// while there are fewer than `most`.
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
