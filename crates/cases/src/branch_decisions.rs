//! Writes the decisions of a ruling, each with the branch in which it is taken, as case files do.

use arbitro_laws::ruling::paths::RulingTree;
use arbitro_laws::ruling::{Answer, Asker, BranchDecision, FactQuestion, RuledDecision, Ruling};

use super::case::ExpectedDecision;
use super::{claim, condition};

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

/// A decision in a branch, as case files state it.
pub trait CaseDecision {
    /// Returns true if this is the expected decision, in the branch in which the case expects it.
    fn is_expected_by(&self, expected: &ExpectedDecision) -> bool;

    /// Returns the decision, with the answers on which it depends, in the notation of case files.
    fn code(&self) -> String;
}

impl CaseDecision for BranchDecision {
    fn is_expected_by(&self, expected: &ExpectedDecision) -> bool {
        let claim = &expected.claim;
        claim.decision == self.ruled.decision
            && claim.when.len() == self.path.len()
            && claim.when.iter().all(|condition| {
                self.path.iter().any(|(question, answer)| condition.supposes(*question, *answer))
            })
    }

    fn code(&self) -> String {
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
