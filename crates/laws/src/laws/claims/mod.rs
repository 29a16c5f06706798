//! The numbers of tricks of a claim or concession (Laws 68 to 71).
//!
//! A ruling says by which line the tricks are shared; [`count`] counts them. Nothing is counted while a ruling is made,
//! because the search of an ending takes longer than the ruling.

mod lines;

mod results;

use lines::CountedClaim;

use super::{agreed_claim, concession_cancelled, contested_claim};
use crate::bridge::Seat;
use crate::bridge::endgame::{self, LineTrick, TrickCounting, TrickRange};
use crate::ruling::doctrine::DoctrineReading;
use crate::ruling::inquiry::{HearingAtEnd, hear_each_to_end};
use crate::ruling::outcome::RulingLeaf;
use crate::ruling::paths::RulingTree;
use crate::ruling::{Answer, FactQuestion, RuledDecision, Ruling, RulingInput};
use crate::table::EndingClaim;
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
    /// The tricks of his side over all answers to the open questions.
    pub tricks: Result<TrickRange, NotCounted>,
    /// The groups of lines by which the leaves count the tricks, each counted for his side.
    pub lines: Vec<LineCount>,
    /// The players on whose unknown cards the numbers may depend.
    pub unknown: Vec<Seat>,
    /// The leaves of the ruling that decide about the claim, in order.
    pub leaves: Vec<ClaimLeaf>,
    /// The open questions of Laws 69 to 71, in the order in which they arise.
    pub questions: Vec<CountedQuestion>,
}

impl ClaimCount {
    /// Returns the tricks of the claimer's side by the ruling; `None` while the ruling leaves them open, or if they
    /// cannot be counted.
    pub fn result(&self) -> Option<ClaimResult> {
        let first = self.leaves.first()?.result.ok()?;
        self.leaves.iter().all(|leaf| leaf.result == Ok(first)).then_some(first)
    }

    /// Returns the leaf to which these answers lead.
    pub fn leaf(&self, answers: &[(FactQuestion, Answer)]) -> Option<&ClaimLeaf> {
        self.leaves.iter().find(|leaf| leaf.answers == answers)
    }

    /// Adds the numbers to the outcomes of the leaves of the same ruling in which the tricks are not settled.
    pub fn complete(&self, leaves: &mut [RulingLeaf]) {
        for RulingLeaf { answers, outcome } in leaves {
            if outcome.tricks.shared.is_none() {
                outcome.tricks.shared = self.leaf(answers).and_then(|leaf| leaf.tricks().ok());
            }
        }
    }

    /// Returns how many of the tricks left North-South and East-West get if the claimer's side gets `own`.
    pub fn of_sides(&self, own: TrickRange) -> Option<[TrickRange; 2]> {
        Some(of_sides(self.by, own, self.left?))
    }

    /// Returns the tricks of the claimer's side under each answer to a question, over all the places of the ruling in
    /// which it is asked after these answers; empty if it is not a question of Laws 69 to 71.
    pub fn answers(
        &self,
        question: FactQuestion,
        after: &[(FactQuestion, Answer)],
    ) -> Vec<(Answer, Result<TrickRange, NotCounted>)> {
        let mut found: Vec<(Answer, Result<TrickRange, NotCounted>)> = Vec::new();
        let asked = self.questions.iter().filter(|asked| asked.question == question);
        for asked in asked.filter(|asked| after.iter().all(|answer| asked.after.contains(answer))) {
            for (answer, tricks) in &asked.answers {
                match found.iter_mut().find(|(other, _)| other == answer) {
                    Some((_, known)) => *known = joined(*known, *tricks),
                    None => found.push((*answer, *tricks)),
                }
            }
        }
        found
    }
}

fn of_sides(by: Seat, own: TrickRange, left: u8) -> [TrickRange; 2] {
    let mut tricks = [own.others(left); 2];
    tricks[by.side() as usize] = own;
    tricks
}

/// The claim at a leaf of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimLeaf {
    /// The answers that lead to the leaf.
    pub answers: Vec<(FactQuestion, Answer)>,
    /// The player who claimed or conceded.
    pub by: Seat,
    /// The number of tricks left at the claim; `None` if the record does not show it.
    pub left: Option<u8>,
    /// The tricks of his side.
    pub result: Result<ClaimResult, NotCounted>,
    /// The line from which they follow, trick by trick; empty if they are as claimed or conceded.
    pub line: Vec<LineTrick>,
}

impl ClaimLeaf {
    /// Returns how many of the remaining tricks North-South and East-West get.
    ///
    /// # Errors
    ///
    /// Returns the reason why they cannot be counted.
    pub fn tricks(&self) -> Result<[TrickRange; 2], NotCounted> {
        let left = self.left.ok_or(NotCounted::UnknownCards)?;
        Ok(of_sides(self.by, self.result?.tricks, left))
    }

    /// Returns the tricks of the line that the opponents win.
    pub fn lost(&self) -> impl Iterator<Item = &LineTrick> {
        self.line.iter().filter(|trick| trick.winner.side() != self.by.side())
    }
}

/// Why the tricks of a claim have no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NotCounted {
    /// The search reached its limit.
    TooManyCards,
    /// The record leaves too many cards unknown, or whose turn it is.
    UnknownCards,
    /// The number depends on how many tricks were claimed or conceded, which the record does not tell.
    NoNumber,
    /// No claim or concession is decided about, or the ruling does not follow the question.
    NoClaim,
    /// A trick comes back that was won before the claim: the record does not show which.
    TrickWonBefore,
}

impl NotCounted {
    /// Returns the identifier of this reason.
    pub const fn key(self) -> &'static str {
        match self {
            NotCounted::TooManyCards => "too-many-cards",
            NotCounted::UnknownCards => "unknown-cards",
            NotCounted::NoNumber => "no-number",
            NotCounted::NoClaim => "no-claim",
            NotCounted::TrickWonBefore => "trick-won-before",
        }
    }
}

/// A group of lines of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ClaimLines {
    /// Both sides play as well as they can.
    Best,
    /// The worst normal line of the claimer's side, who draws the trumps that are out (70D1, 70E1).
    Normal,
    /// The line on which the trump that is out costs the most (70C). Until it wins a trick, the claimer plays his suits
    /// in any normal order of a player who does not know of it, careless or inferior included, and does not draw it; he
    /// discards well, because no discard is lost to the trump. Once it has won he knows of it, and both sides play as
    /// well as they can. For 70C gives the opponents the tricks that can be lost to the trump: what a careless claimer
    /// may lose elsewhere is the question of 70D1. If no normal line loses a trick to the trump, nothing is lost.
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

impl ClaimLines {
    /// Returns the identifier of this group.
    pub const fn key(self) -> &'static str {
        match self {
            ClaimLines::Best => "best",
            ClaimLines::Normal => "normal",
            ClaimLines::TrumpForgotten => "trump-forgotten",
            ClaimLines::PartnerErrs => "partner-errs",
        }
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
    /// Each answer, with the tricks over all answers to later questions.
    pub answers: Vec<(Answer, Result<TrickRange, NotCounted>)>,
}

/// Returns whether the question is one of the Laws on agreed, contested and cancelled claims.
pub fn is_about_claim(question: &FactQuestion) -> bool {
    [&agreed_claim::LAW, &contested_claim::LAW, &concession_cancelled::LAW]
        .into_iter()
        .any(|law| law.facts.contains(&question.fact))
}

/// Counts the tricks of the claim or concession that ends the play of a ruling, at each of its leaves, and what each
/// answer to its open questions is worth. Returns `None` if the ruling decides about no claim or concession anything but
/// that it was made.
///
/// `input` is the input of the ruling. Its doctrine says in which order a claimer who has not said so plays a suit.
pub fn count(input: RulingInput<'_>, ruling: &Ruling) -> Option<ClaimCount> {
    let mut counter =
        Counter { input, counted: Vec::new(), leaves: Vec::new(), questions: Vec::new() };
    let tricks = counter.walk(&ruling.tree(), &mut Path::default());
    let Counter { counted, leaves, mut questions, .. } = counter;
    let count = counted.into_iter().next()?;
    questions.retain(|asked| is_about_claim(&asked.question));
    let (claimed, unknown) = (count.claimed(), endgame::unknown_hands(&count.position));
    let (EndingClaim { by, kind, left, .. }, lines) = (count.claim, count.lines);
    Some(ClaimCount { by, kind, left, claimed, tricks, lines, unknown, leaves, questions })
}

/// A path through a ruling.
#[derive(Clone, Default)]
struct Path<'r> {
    answers: Vec<(FactQuestion, Answer)>,
    decisions: Vec<&'r RuledDecision>,
}

struct Counter<'m> {
    input: RulingInput<'m>,
    /// The claims counted so far: most rulings have one.
    counted: Vec<CountedClaim>,
    leaves: Vec<ClaimLeaf>,
    questions: Vec<CountedQuestion>,
}

impl<'m> Counter<'m> {
    /// Returns the tricks of the claimer's side over the paths through the tree.
    fn walk<'r>(
        &mut self,
        tree: &RulingTree<'r>,
        path: &mut Path<'r>,
    ) -> Result<TrickRange, NotCounted> {
        let known = path.decisions.len();
        path.decisions.extend(&tree.decisions);
        let tricks = match &tree.open {
            None => self.leaf(path),
            Some(open) => {
                let place = self.questions.len();
                let mut answers = Vec::new();
                for (answer, branch) in &open.branches {
                    path.answers.push((open.question, *answer));
                    answers.push((*answer, self.walk(branch, path)));
                    path.answers.pop();
                }
                let over = answers.iter().map(|(_, tricks)| *tricks).reduce(joined);
                let after = path.answers.clone();
                let asked = CountedQuestion { question: open.question, after, answers };
                self.questions.insert(place, asked);
                over.unwrap_or(Err(NotCounted::NoClaim))
            }
        };
        path.decisions.truncate(known);
        tricks
    }

    /// Adds the leaf at the end of a path, and returns its tricks.
    fn leaf(&mut self, path: &Path<'_>) -> Result<TrickRange, NotCounted> {
        let decided = results::decided(&path.decisions).ok_or(NotCounted::NoClaim)?;
        let claimed = |HearingAtEnd { table, .. }: HearingAtEnd<'_, '_>| {
            Some((table.ending_claim()?, *table.position()))
        };
        let answers = std::slice::from_ref(&path.answers);
        let ended = hear_each_to_end(super::hear, self.input, answers, &claimed);
        let ended = ended.ok().and_then(|ends| ends.into_iter().next()?.1);
        let is_his = |(claim, _): &(EndingClaim, _)| claim.by == decided.by;
        let (claim, position) = ended.filter(is_his).ok_or(NotCounted::NoClaim)?;
        let is_same = |other: &CountedClaim| (other.claim, other.position) == (claim, position);
        let place = self.counted.iter().position(is_same).unwrap_or_else(|| {
            let reading = self.input.doctrine.of(&contested_claim::SUIT_ORDER);
            let any_order = reading == DoctrineReading::Code;
            let defends = self.input.record.contract.is_defender(claim.by);
            self.counted.push(CountedClaim::new(claim, position, any_order, defends));
            self.counted.len() - 1
        });
        let count = &mut self.counted[place];
        let result = results::result(&decided, count);
        let group = result.ok().and_then(|result| result.lines);
        let line = count.lines.iter().find(|counted| Some(counted.lines) == group);
        let line = line.map(|counted| counted.line.clone()).unwrap_or_default();
        let EndingClaim { by, left, .. } = claim;
        self.leaves.push(ClaimLeaf { answers: path.answers.clone(), by, left, result, line });
        result.map(|result| result.tricks)
    }
}

/// Returns the range over two numbers; without both of them, why one has no number.
fn joined(
    one: Result<TrickRange, NotCounted>,
    other: Result<TrickRange, NotCounted>,
) -> Result<TrickRange, NotCounted> {
    Ok(one?.joined(other?))
}
