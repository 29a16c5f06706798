//! The numbers of tricks of a claim or concession (Laws 68 to 71).
//!
//! A ruling says by which line the tricks are shared; [`count`] counts them. Nothing is counted while a ruling is made,
//! because the search of an ending takes longer than the ruling.

mod lines;

mod results;

use super::{l69_agreement, l70_contested_claim, l71_concession_cancelled};
use crate::bridge::endgame::{LineTrick, TrickCounting, TrickRange};
use crate::bridge::{Position, Seat};
use crate::ruling::inquiry::hear_to_end;
use crate::ruling::paths::RulingTree;
use crate::ruling::{Answer, FactQuestion, RuledDecision, Ruling, RulingInput};
use crate::table::incident::StatementKind;

/// The numbers of the tricks of a claim or concession.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimCount {
    /// The player who claimed or conceded.
    pub by: Seat,
    /// Whether he claimed or conceded.
    pub kind: StatementKind,
    /// The number of tricks left at the claim, the trick in progress included; `None` if the record does not show it.
    pub left: Option<u8>,
    /// How many of them he said his side would win; `None` if he gave no number, or more than are left.
    pub claimed: Option<u8>,
    /// The groups of lines that the Laws compare, each counted for his side.
    pub lines: Vec<LineCount>,
    /// The tricks of his side by the ruling; `None` while the ruling leaves them open, or if they cannot be counted.
    pub result: Option<ClaimResult>,
    /// The open questions of Laws 69 to 71, in the order in which they arise.
    pub questions: Vec<CountedQuestion>,
}

/// The order in which a claimer who has not said so plays the cards of a suit; he may play the suits in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SuitOrder {
    /// From the top, as the School reads 70D1.
    #[default]
    FromTheTop,
    /// In any order: 70E2 fixes none.
    Any,
}

/// A group of lines of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ClaimLines {
    /// Both sides play as well as they can.
    Best,
    /// The worst normal line of the claimer's side, who draws the trumps that are out (70D1, 70E1).
    Normal,
    /// The worst normal line of a player who does not know that a trump is out (70C).
    TrumpForgotten,
    /// The worst play of a defender's partner (70D2).
    PartnerErrs,
}

/// The tricks that the claimer's side wins by a group of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineCount {
    /// The group.
    pub lines: ClaimLines,
    /// The number.
    pub tricks: TrickCounting,
    /// The line with the least number, trick by trick.
    pub line: Vec<LineTrick>,
}

impl LineCount {
    /// Returns the tricks of the line that the opponents of this player win.
    pub fn lost(&self, by: Seat) -> impl Iterator<Item = &LineTrick> {
        self.line.iter().filter(move |trick| trick.winner.side() != by.side())
    }
}

/// The tricks of the claimer's side by a ruling, and what they follow from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClaimResult {
    /// The number of tricks.
    pub tricks: TrickRange,
    /// The group of lines; `None` if they are as claimed or conceded.
    pub lines: Option<ClaimLines>,
}

/// An open question, with the tricks of the claimer's side under each answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedQuestion {
    /// The question.
    pub question: FactQuestion,
    /// The answers that lead to the question.
    pub after: Vec<(FactQuestion, Answer)>,
    /// Each answer, with the tricks over all answers to later questions; `None` if they cannot be counted.
    pub answers: Vec<(Answer, Option<TrickRange>)>,
}

impl CountedQuestion {
    /// Returns the number that every answer gives, if they all give the same: then the answer does not matter to the
    /// number.
    pub fn same_number(&self) -> Option<u8> {
        let mut numbers =
            self.answers.iter().map(|(_, tricks)| tricks.and_then(TrickRange::number));
        let first = numbers.next()??;
        numbers.all(|number| number == Some(first)).then_some(first)
    }
}

/// Returns whether the question is one of the Laws on agreed, contested and cancelled claims.
fn is_about_claim(question: &FactQuestion) -> bool {
    [&l69_agreement::LAW, &l70_contested_claim::LAW, &l71_concession_cancelled::LAW]
        .into_iter()
        .any(|law| law.facts.contains(&question.fact))
}

/// Counts the tricks of the last claim or concession of a ruling: by the ruling if it is settled, and otherwise by the
/// answers to its open questions. Returns `None` if the ruling has no claim or concession about which it decides
/// anything but that it was made.
///
/// `input` is the input of the ruling; `order` is the order in which a claimer who has not said so plays a suit.
pub fn count(input: RulingInput<'_>, ruling: &Ruling, order: SuitOrder) -> Option<ClaimCount> {
    let mut counter = Counter { input, order, counted: Vec::new(), questions: Vec::new() };
    let tree = ruling.tree();
    let mut path = Path::default();
    let results = counter.walk(&tree, &mut path);
    let Counter { counted, mut questions, .. } = counter;
    let (_, count) = counted.into_iter().next()?;
    questions.retain(|asked| is_about_claim(&asked.question));
    let result = match results.as_slice() {
        [Some(result)] => Some(*result),
        _ => None,
    };
    Some(ClaimCount { result, questions, ..count })
}

/// A path through a ruling.
#[derive(Clone, Default)]
struct Path<'r> {
    answers: Vec<(FactQuestion, Answer)>,
    decisions: Vec<&'r RuledDecision>,
}

/// A claim as a path through the ruling leaves it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Claimed {
    by: Seat,
    kind: StatementKind,
    position: Position,
}

struct Counter<'m> {
    input: RulingInput<'m>,
    order: SuitOrder,
    /// The claims counted so far: most rulings have one.
    counted: Vec<(Claimed, ClaimCount)>,
    questions: Vec<CountedQuestion>,
}

impl<'m> Counter<'m> {
    /// Returns the different results of the paths through the tree; `None` for a path that gives no number.
    fn walk<'r>(&mut self, tree: &RulingTree<'r>, path: &mut Path<'r>) -> Vec<Option<ClaimResult>> {
        let known = path.decisions.len();
        path.decisions.extend(&tree.decisions);
        let results = match &tree.open {
            None => vec![self.result(path)],
            Some(open) if open.branches.is_empty() => vec![None],
            Some(open) => {
                let place = self.questions.len();
                let (mut all, mut answers) = (Vec::new(), Vec::new());
                for (answer, branch) in &open.branches {
                    path.answers.push((open.question, *answer));
                    let results = self.walk(branch, path);
                    path.answers.pop();
                    answers.push((*answer, over(&results)));
                    all.extend(results);
                }
                let after = path.answers.clone();
                self.questions
                    .insert(place, CountedQuestion { question: open.question, after, answers });
                all.sort();
                all.dedup();
                all
            }
        };
        path.decisions.truncate(known);
        results
    }

    /// Returns the result of a path without open questions.
    fn result(&mut self, path: &Path<'_>) -> Option<ClaimResult> {
        let decided = results::decided(&path.decisions)?;
        let claimed = self.claimed(decided.by, path)?;
        let place = self.counted.iter().position(|(other, _)| *other == claimed);
        let place = place.unwrap_or_else(|| {
            self.counted.push((claimed, lines::counted(&self.input, self.order, claimed)));
            self.counted.len() - 1
        });
        results::result(&decided, &self.counted[place].1)
    }

    /// Returns the claim of a player, and the position in which the path leaves the table.
    fn claimed(&self, by: Seat, path: &Path<'_>) -> Option<Claimed> {
        let position =
            hear_to_end(super::hear, self.input, &path.answers, |table, _, _| *table.position());
        let kind = results::kind(&self.input.record.events, by);
        Some(Claimed { by, kind, position: position.ok()?? })
    }
}

/// Returns the tricks over several results; `None` if one of them is not counted.
fn over(results: &[Option<ClaimResult>]) -> Option<TrickRange> {
    let mut ranges = results.iter().map(|result| result.map(|result| result.tricks));
    let first = ranges.next()??;
    ranges.try_fold(first, |sum, range| Some(sum.joined(range?)))
}
