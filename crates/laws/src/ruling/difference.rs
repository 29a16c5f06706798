//! The difference of two rulings: the decisions that only one of them takes.

use super::decided::RuledDecision;
use super::fact::{Answer, FactQuestion};
use super::parts::Ruling;

/// A decision of a ruling, with the answers on which it depends.
#[derive(Clone, Debug)]
pub struct BranchDecision {
    /// The open questions that lead to the branch, with their answers, in order.
    pub path: Vec<(FactQuestion, Answer)>,
    /// The decision.
    pub ruled: RuledDecision,
}

impl BranchDecision {
    /// Returns true if the other decision is equal and depends on equal answers, whatever the clauses of the two.
    pub fn decides_like(&self, other: &BranchDecision) -> bool {
        (&self.path, self.ruled.decision) == (&other.path, other.ruled.decision)
    }
}

impl Ruling {
    /// Returns the decisions of the ruling and, for each of its branches, the decisions that the branch adds.
    pub fn branch_decisions(&self) -> Vec<BranchDecision> {
        let mut decisions = Vec::new();
        collect(self, &mut Vec::new(), &mut decisions);
        decisions
    }

    /// Returns the decisions that this ruling takes and the other does not, in the order of this ruling. A decision
    /// that depends on other answers counts as another decision; its clause does not matter.
    pub fn decisions_not_in(&self, other: &Ruling) -> Vec<BranchDecision> {
        let others = other.branch_decisions();
        let mut only = self.branch_decisions();
        only.retain(|one| !others.iter().any(|other| other.decides_like(one)));
        only
    }
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
