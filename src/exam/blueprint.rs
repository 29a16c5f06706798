//! The blueprint against the bank: which questions each row may take, whether all rows can be met at once,
//! and what binds if not.

use crate::casebook::variant::Variant;
use crate::casebook::{Case, Item};
use crate::ruling::clause::covers;

use super::key::Key;
use super::stage::{Kind, Row, is_article};

/// A question that may be drawn.
#[derive(Clone, Debug)]
pub struct Question<'b> {
    pub case: &'b Case,
    pub item: &'b Item,
    pub key: Key,
    /// The ways in which it may be put, as written first.
    pub variants: Vec<Variant>,
}

impl Row {
    /// Whether a question is of the kind that the row asks for. It is on an article if that is the one that
    /// its id names; on a clause or a paragraph if a right option rests on it.
    pub fn takes(&self, item: &Item, key: &Key) -> bool {
        let is_on = |law: &String| {
            if is_article(law) {
                item.article().to_string() == *law
            } else {
                key.clauses.iter().any(|number| covers(law, number))
            }
        };
        let is_of = |kind: &Kind| match kind {
            Kind::One => !item.several,
            Kind::Several => item.several,
            Kind::Clause => item.asks_clause,
        };
        self.law.as_ref().is_none_or(is_on)
            && self.difficulty.as_ref().is_none_or(|range| range.contains(&item.difficulty))
            && self.kind.as_ref().is_none_or(is_of)
            && self.tag.as_ref().is_none_or(|tag| item.tags.contains(tag))
    }
}

/// What keeps a blueprint from being met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The rows that together ask for too much, by their places; one if a row alone does.
    pub rows: Vec<usize>,
    pub asked: usize,
    pub have: usize,
}

/// The questions that each row may take, by their places in the pool.
pub fn eligible(rows: &[Row], pool: &[Question<'_>]) -> Vec<Vec<usize>> {
    let of = |row: &Row| {
        let takes = |index: &usize| row.takes(pool[*index].item, &pool[*index].key);
        (0..pool.len()).filter(takes).collect()
    };
    rows.iter().map(of).collect()
}

/// A question for each place of each row, none twice: the questions of a row are tried in the order of
/// `eligible`. If that cannot be, what binds: rows that alone ask for too much, else the fewest rows found
/// that do together.
pub fn assign(
    counts: &[usize],
    eligible: &[Vec<usize>],
    pool: usize,
) -> Result<Vec<Vec<usize>>, Vec<Shortage>> {
    let alone: Vec<Shortage> = counts
        .iter()
        .zip(eligible)
        .enumerate()
        .filter(|(_, (count, eligible))| eligible.len() < **count)
        .map(|(row, (count, have))| Shortage { rows: vec![row], asked: *count, have: have.len() })
        .collect();
    if !alone.is_empty() {
        return Err(alone);
    }
    let mut matching = Matching { eligible, row_of: vec![None; pool] };
    for (row, count) in counts.iter().enumerate() {
        for _ in 0..*count {
            let mut seen = vec![false; pool];
            if !matching.extend(row, &mut seen) {
                return Err(vec![matching.shortage(row, counts)]);
            }
        }
    }
    let of = |row| {
        let taken = |index: &&usize| matching.row_of[**index] == Some(row);
        eligible[row].iter().filter(taken).copied().collect()
    };
    Ok((0..counts.len()).map(of).collect())
}

/// A matching of questions to rows, grown by augmenting paths.
struct Matching<'e> {
    eligible: &'e [Vec<usize>],
    row_of: Vec<Option<usize>>,
}

impl Matching<'_> {
    /// Finds one more question for a row, moving others to other rows where that helps.
    fn extend(&mut self, row: usize, seen: &mut [bool]) -> bool {
        let eligible = self.eligible;
        // A free question before any that would have to be moved.
        if let Some(free) = eligible[row].iter().find(|index| self.row_of[**index].is_none()) {
            self.row_of[*free] = Some(row);
            return true;
        }
        for &question in &eligible[row] {
            if std::mem::replace(&mut seen[question], true) {
                continue;
            }
            let holder = self.row_of[question];
            if holder.is_none_or(|holder| holder != row && self.extend(holder, seen)) {
                self.row_of[question] = Some(row);
                return true;
            }
        }
        false
    }

    /// The rows that the row at fault competes with, and what they ask for together (Hall's condition).
    fn shortage(&self, row: usize, counts: &[usize]) -> Shortage {
        let mut rows = vec![row];
        let mut questions = vec![false; self.row_of.len()];
        let mut next = 0;
        while let Some(row) = rows.get(next).copied() {
            next += 1;
            for &question in &self.eligible[row] {
                questions[question] = true;
                if let Some(holder) = self.row_of[question].filter(|holder| !rows.contains(holder)) {
                    rows.push(holder);
                }
            }
        }
        rows.sort_unstable();
        Shortage {
            asked: rows.iter().map(|row| counts[*row]).sum(),
            have: questions.iter().filter(|taken| **taken).count(),
            rows,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_place_gets_a_question_of_its_own_and_a_row_gives_way_where_it_can() {
        // The second row can take only what the first would take first.
        let eligible = vec![vec![0, 1, 2], vec![0, 1]];
        let assigned = assign(&[1, 2], &eligible, 3).unwrap();
        assert_eq!(assigned, [vec![2], vec![0, 1]]);
    }

    #[test]
    fn a_row_that_asks_for_too_much_binds_alone() {
        let short = |rows, asked, have| Shortage { rows, asked, have };
        let eligible = vec![vec![0, 1, 2, 3], vec![4]];
        assert_eq!(assign(&[6, 2], &eligible, 5), Err(vec![short(vec![0], 6, 4), short(vec![1], 2, 1)]));
    }

    /// Each row could be met alone; the first and the third share two questions, the second is apart.
    #[test]
    fn rows_that_ask_for_too_much_together_bind_together() {
        let eligible = vec![vec![0, 1], vec![2, 3, 4], vec![0, 1]];
        let expected = Shortage { rows: vec![0, 2], asked: 3, have: 2 };
        assert_eq!(assign(&[2, 2, 1], &eligible, 5), Err(vec![expected]));
    }

    /// Against every way of choosing, on small blueprints.
    #[test]
    fn a_blueprint_is_met_exactly_when_it_can_be() {
        let subsets: Vec<Vec<usize>> =
            (0..8usize).map(|bits| (0..3).filter(|n| bits >> n & 1 == 1).collect()).collect();
        for one in &subsets {
            for two in &subsets {
                for counts in [[1, 1], [1, 2], [2, 1]] {
                    let eligible = [one.clone(), two.clone()];
                    let found = assign(&counts, &eligible, 3);
                    let possible = subsets.iter().any(|first| {
                        let left = two.iter().filter(|n| !first.contains(n)).count();
                        first.len() == counts[0]
                            && first.iter().all(|n| one.contains(n))
                            && left >= counts[1]
                    });
                    assert_eq!(found.is_ok(), possible, "{one:?} {two:?} {counts:?}");
                    if let Ok(rows) = found {
                        let mut all = rows.concat();
                        all.sort_unstable();
                        all.dedup();
                        assert_eq!(all.len(), counts[0] + counts[1]);
                    }
                }
            }
        }
    }
}
