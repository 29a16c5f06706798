//! Lists the decisions of a ruling, each with the branch in which it is taken.

use arbitro_laws::ruling::paths::RulingTree;
use arbitro_laws::ruling::{Answer, Asker, FactQuestion, RuledDecision, Ruling};

use super::case::ExpectedDecision;
use super::{claim, condition};

/// A decision of a ruling, with the answers on which it depends.
#[derive(Clone, Debug)]
pub struct BranchDecision {
    /// The open questions that lead to the branch, with their answers, in order.
    pub path: Vec<(FactQuestion, Answer)>,
    /// The decision.
    pub ruled: RuledDecision,
}

/// Returns the decisions of a ruling and, for each of its branches, the decisions that the branch adds.
pub fn branch_decisions(ruling: &Ruling) -> Vec<BranchDecision> {
    let mut decisions = Vec::new();
    collect(ruling, &mut Vec::new(), &mut decisions);
    decisions
}

fn collect(
    ruling: &Ruling,
    path: &mut Vec<(FactQuestion, Answer)>,
    decisions: &mut Vec<BranchDecision>,
) {
    for part in &ruling.parts {
        let in_branch =
            |ruled: &RuledDecision| BranchDecision { path: path.clone(), ruled: *ruled };
        decisions.extend(part.decisions.iter().map(in_branch));
        let Some(open) = &part.open else { continue };
        for (answer, branch) in &open.branches {
            path.push((open.question, *answer));
            collect(branch, path, decisions);
            path.pop();
        }
    }
}

/// Returns the decisions of the tree of a ruling, in which each branch of an open question repeats all decisions that
/// follow the question.
pub fn tree_decisions(ruling: &Ruling) -> Vec<BranchDecision> {
    let mut decisions = Vec::new();
    collect_tree(&ruling.tree(), &mut Vec::new(), &mut decisions);
    decisions
}

fn collect_tree(
    tree: &RulingTree<'_>,
    path: &mut Vec<(FactQuestion, Answer)>,
    decisions: &mut Vec<BranchDecision>,
) {
    let in_branch = |ruled: &&RuledDecision| BranchDecision { path: path.clone(), ruled: **ruled };
    decisions.extend(tree.decisions.iter().map(in_branch));
    for (question, answer, branch) in tree.branches() {
        path.push((question, answer));
        collect_tree(branch, path, decisions);
        path.pop();
    }
}

impl BranchDecision {
    /// Returns true if this is the expected decision, in the branch in which the case expects it.
    pub(super) fn is_expected_by(&self, expected: &ExpectedDecision) -> bool {
        let claim = &expected.claim;
        claim.decision == self.ruled.decision
            && claim.when.len() == self.path.len()
            && claim.when.iter().all(|condition| {
                self.path.iter().any(|(question, answer)| condition.supposes(*question, *answer))
            })
    }

    /// Returns true if the other decision is equal and depends on equal answers, whatever the clauses of the two.
    pub fn decides_like(&self, other: &BranchDecision) -> bool {
        (&self.path, self.ruled.decision) == (&other.path, other.ruled.decision)
    }

    /// Returns the decision, with the answers on which it depends, in the notation of case files.
    pub fn code(&self) -> String {
        let step = |(question, answer): &(FactQuestion, Answer)| {
            let again = |(other, _): &&(FactQuestion, Answer)| {
                (other.fact, other.about.who) == (question.fact, question.about.who)
            };
            let key = match (question.fact.asker, question.about.who) {
                // The key includes the card if the path asks for this fact about several cards of one player.
                _ if self.path.iter().filter(again).count() > 1 => question.full_key(),
                (Asker::Player, Some(who)) => format!("{}@{who}", question.fact.key),
                (Asker::Player | Asker::Director, _) => question.fact.key.to_owned(),
            };
            condition::to_source(key, question.fact, *answer)
        };
        let steps: Vec<String> = self.path.iter().map(step).collect();
        claim::to_source(&steps, &self.ruled.decision)
    }
}
