//! The decisions of a ruling one by one, each with the branch that it belongs to.

use arbitro_laws::ruling::ways::Tree;
use arbitro_laws::ruling::{Answer, Asker, Question, Ruled, Ruling};

use super::case::Expected;
use super::{claim, condition};

/// A decision of a ruling, with the answers under which it stands.
#[derive(Clone, Debug)]
pub struct Placed {
    pub path: Vec<(Question, Answer)>,
    pub ruled: Ruled,
}

/// All decisions of a ruling and its branches.
pub fn placed(ruling: &Ruling) -> Vec<Placed> {
    let mut found = Vec::new();
    collect(ruling, &mut Vec::new(), &mut found);
    found
}

fn collect(ruling: &Ruling, path: &mut Vec<(Question, Answer)>, found: &mut Vec<Placed>) {
    for part in &ruling.parts {
        let here = |ruled: &Ruled| Placed { path: path.clone(), ruled: *ruled };
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
pub fn placed_in_tree(ruling: &Ruling) -> Vec<Placed> {
    let mut found = Vec::new();
    collect_tree(&ruling.tree(), &mut Vec::new(), &mut found);
    found
}

fn collect_tree(tree: &Tree<'_>, path: &mut Vec<(Question, Answer)>, found: &mut Vec<Placed>) {
    let here = |ruled: &&Ruled| Placed { path: path.clone(), ruled: **ruled };
    found.extend(tree.decisions.iter().map(here));
    for (question, answer, branch) in tree.branches() {
        path.push((question, answer));
        collect_tree(branch, path, found);
        path.pop();
    }
}

impl Placed {
    pub(super) fn is_expected_by(&self, expected: &Expected) -> bool {
        let claim = &expected.claim;
        claim.decision == self.ruled.decision
            && claim.when.len() == self.path.len()
            && claim.when.iter().all(|condition| {
                self.path.iter().any(|(question, answer)| condition.is(*question, *answer))
            })
    }

    /// Whether both decide the same under the same answers, by whichever clause.
    pub fn decides_like(&self, other: &Placed) -> bool {
        (&self.path, self.ruled.decision) == (&other.path, other.ruled.decision)
    }

    /// The decision as an author would write it.
    pub fn code(&self) -> String {
        let step = |(question, answer): &(Question, Answer)| {
            let again = |(other, _): &&(Question, Answer)| {
                (other.fact, other.about.who) == (question.fact, question.about.who)
            };
            let key = match (question.fact.asker, question.about.who) {
                // The card too, where the same player is asked the same about several.
                _ if self.path.iter().filter(again).count() > 1 => question.full_key(),
                (Asker::Player, Some(who)) => format!("{}@{who}", question.fact.key),
                (Asker::Player | Asker::Director, _) => question.fact.key.to_owned(),
            };
            condition::written(key, question.fact, *answer)
        };
        let steps: Vec<String> = self.path.iter().map(step).collect();
        claim::written(&steps, &self.ruled.decision)
    }
}
