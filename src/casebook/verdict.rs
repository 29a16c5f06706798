//! What an option is worth: right, refuted, or neither. The engine's ruling decides, never the marked answer.

use crate::law;
use crate::ruling::trace::Rejection;
use crate::ruling::{Answer, Clause, Decision, Edition, Question, Ruled, Ruling, Status};

use super::case::{Choice, Cite};
use super::claim::Claim;
use super::condition::Condition;

/// What an option is worth under a ruling.
#[derive(Clone, Copy, Debug)]
pub enum Verdict {
    /// Every claim is entailed, no citation is wrong.
    Right,
    Refuted(Refutation),
    /// Some claim holds in some branches only, or the ruling is silent on it.
    Undecided,
}

/// Why an option is wrong.
#[derive(Clone, Copy, Debug)]
pub enum Refutation {
    /// The ruling decides otherwise.
    Decided { claim: usize, against: Ruled },
    /// It cites a clause that was considered and does not apply.
    Rejected { cite: usize, rejection: Rejection },
    /// It cites a clause that is about something else.
    Foreign { cite: usize, clause: Option<&'static Clause> },
}

impl Verdict {
    pub const fn is_right(&self) -> bool {
        matches!(self, Verdict::Right)
    }
}

/// Judges an option.
pub fn judge(option: &Choice, ruling: &Ruling, edition: Edition) -> Verdict {
    let mut undecided = option.claims.is_empty();
    let claims = option.claims.iter().enumerate();
    for (index, claim) in claims.filter(|(_, claim)| claim.stands_in(edition)) {
        match standing(claim, ruling) {
            Standing::Holds => {}
            Standing::Fails(against) => {
                return Verdict::Refuted(Refutation::Decided { claim: index, against });
            }
            Standing::Open => undecided = true,
        }
    }
    for (index, cite) in option.cites(edition).iter().enumerate() {
        if let Some(refutation) = wrong_citation(index, cite, ruling, edition) {
            return Verdict::Refuted(refutation);
        }
    }
    if undecided { Verdict::Undecided } else { Verdict::Right }
}

/// Whether a citation names a clause that the ruling applies, or a paragraph or article that holds one.
pub fn is_applied(cite: &Cite, ruling: &Ruling, edition: Edition) -> bool {
    let applied = ruling.applied();
    applied.iter().any(|clause| cite.names(clause, edition))
}

/// Why a citation does not carry an option; `None` if it does.
pub fn wrong_citation(
    index: usize,
    cite: &Cite,
    ruling: &Ruling,
    edition: Edition,
) -> Option<Refutation> {
    if is_applied(cite, ruling, edition) {
        return None;
    }
    let rejected = ruling.rejected();
    let rejection = rejected.into_iter().find(|rejection| cite.names(rejection.law, edition));
    Some(match rejection {
        Some(rejection) => Refutation::Rejected { cite: index, rejection },
        None => {
            let clause = law::clauses().find(|clause| cite.names(clause, edition));
            Refutation::Foreign { cite: index, clause }
        }
    })
}

enum Standing {
    Holds,
    Fails(Ruled),
    Open,
}

/// How a claim stands over all the branches that it speaks of.
fn standing(claim: &Claim, ruling: &Ruling) -> Standing {
    let mut against = None;
    let mut holds = 0;
    let mut fails = 0;
    let mut silent = 0;
    for leaf in ruling.leaves().iter().filter(|leaf| is_on_path(claim, &leaf.path)) {
        let decisions: Vec<&Ruled> = leaf.decisions().collect();
        if decisions.iter().any(|ruled| ruled.decision.entails(&claim.decision)) {
            holds += 1;
        } else if let Some(ruled) = contrary(&claim.decision, &decisions) {
            fails += 1;
            against.get_or_insert(*ruled);
        } else {
            silent += 1;
        }
    }
    match against {
        None if holds > 0 && silent == 0 => Standing::Holds,
        Some(against) if holds == 0 && (silent == 0 || fails > 0) => Standing::Fails(against),
        Some(_) | None => Standing::Open,
    }
}

/// Whether the claim speaks of this branch.
fn is_on_path(claim: &Claim, path: &[(Question, Answer)]) -> bool {
    let is_taken = |condition: &Condition| {
        path.iter().any(|(question, answer)| condition.is(*question, *answer))
    };
    claim.when.iter().all(is_taken)
}

/// The decision that contradicts a claim which nothing entails. Outside what a ruling gives, nothing is
/// given (47F2): so it is the nearest decision on the matter that the claim has wrong. The one that says
/// the opposite comes first, then one on the same question, on the same card, on the same hand.
fn contrary<'r>(claim: &Decision, decisions: &[&'r Ruled]) -> Option<&'r Ruled> {
    let of = Decision::matter;
    let (matter, hand) = (of(claim), of(claim).map(|matter| matter.hand));
    let first = |is_near: &dyn Fn(&Decision) -> bool| {
        decisions.iter().find(|ruled| is_near(&ruled.decision)).copied()
    };
    // What a call counts as in the end, where it was changed.
    let called = decisions.iter().rev().copied().find(|ruled| {
        matches!(ruled.decision, Decision::Is(Status::Called(..))) && of(&ruled.decision) == matter
    });
    first(&|decided| denies(claim, decided))
        .or(called)
        .or_else(|| first(&|decided| of(decided) == matter))
        .or_else(|| first(&|decided| matter.is_none() || of(decided).map(|m| m.hand) == hand))
}

/// Whether a decision says the opposite of a claim.
fn denies(claim: &Decision, decided: &Decision) -> bool {
    use Decision::{May, MayNot, Must};
    match (*claim, *decided) {
        (May(_, act) | Must(_, act), MayNot(_, other))
        | (MayNot(_, act), May(_, other) | Must(_, other)) => act == other,
        (claim, decided) => claim.contradicts(&decided),
    }
}
