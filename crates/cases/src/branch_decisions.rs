//! The decisions of a ruling one by one, each with the branch that it belongs to.

use arbitro_laws::ruling::paths::RulingTree;
use arbitro_laws::ruling::{Answer, Asker, FactQuestion, RuledDecision, Ruling};

use super::case::ExpectedDecision;
use super::{claim, condition};

/// A decision of a ruling, with the answers under which it stands.
#[derive(Clone, Debug)]
pub struct BranchDecision {
    pub path: Vec<(FactQuestion, Answer)>,
    pub ruled: RuledDecision,
}

/// All decisions of a ruling and its branches.
pub fn branch_decisions(ruling: &Ruling) -> Vec<BranchDecision> {
    let mut found = Vec::new();
    collect(ruling, &mut Vec::new(), &mut found);
    found
}

fn collect(
    ruling: &Ruling,
    path: &mut Vec<(FactQuestion, Answer)>,
    found: &mut Vec<BranchDecision>,
) {
    for part in &ruling.parts {
        let here = |ruled: &RuledDecision| BranchDecision { path: path.clone(), ruled: *ruled };
        found.extend(part.decisions.iter().map(here));
        let Some(open) = &part.open else { continue };
        for (answer, branch) in &open.branches {
            path.push((open.question, *answer));
            collect(branch, path, found);
            path.pop();
        }
    }
}

/// The same where whatever comes after an open question stands in each of its branches.
pub fn tree_decisions(ruling: &Ruling) -> Vec<BranchDecision> {
    let mut found = Vec::new();
    collect_tree(&ruling.tree(), &mut Vec::new(), &mut found);
    found
}

fn collect_tree(
    tree: &RulingTree<'_>,
    path: &mut Vec<(FactQuestion, Answer)>,
    found: &mut Vec<BranchDecision>,
) {
    let here = |ruled: &&RuledDecision| BranchDecision { path: path.clone(), ruled: **ruled };
    found.extend(tree.decisions.iter().map(here));
    for (question, answer, branch) in tree.branches() {
        path.push((question, answer));
        collect_tree(branch, path, found);
        path.pop();
    }
}

impl BranchDecision {
    pub(super) fn is_expected_by(&self, expected: &ExpectedDecision) -> bool {
        let claim = &expected.claim;
        claim.decision == self.ruled.decision
            && claim.when.len() == self.path.len()
            && claim.when.iter().all(|condition| {
                self.path.iter().any(|(question, answer)| condition.supposes(*question, *answer))
            })
    }

    /// Whether both decide the same under the same answers, by whichever clause.
    pub fn decides_like(&self, other: &BranchDecision) -> bool {
        (&self.path, self.ruled.decision) == (&other.path, other.ruled.decision)
    }

    /// The decision as an author would write it.
    pub fn code(&self) -> String {
        let step = |(question, answer): &(FactQuestion, Answer)| {
            let again = |(other, _): &&(FactQuestion, Answer)| {
                (other.fact, other.about.who) == (question.fact, question.about.who)
            };
            let key = match (question.fact.asker, question.about.who) {
                // The card too, where the same player is asked the same about several.
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
