//! What an option is worth: right, refuted, or neither. The engine's ruling decides, never the marked answer.

use arbitro_laws::ruling::paths::PathStep;
use arbitro_laws::ruling::trace::{Rejection, TraceEntry, TraceStep};
use arbitro_laws::ruling::{
    Asker, Clause, Decision, Edition, Fact, FactQuestion, RuledDecision, Ruling, Status,
};

use super::case::{AnswerOption, ClauseCitation};
use super::claim::Claim;

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
    Decided { claim: usize, against: RuledDecision },
    /// It says that something must be established on which the ruling does not turn.
    NotOpen { fact: &'static Fact },
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
pub fn judge(option: &AnswerOption, ruling: &Ruling, edition: Edition) -> Verdict {
    let open = open_facts(ruling);
    if let Some(fact) = option.asks.iter().find(|fact| !open.contains(fact)) {
        return Verdict::Refuted(Refutation::NotOpen { fact });
    }
    let mut undecided = option.claims.is_empty() && option.asks.is_empty();
    let claims = option.claims.iter().enumerate();
    for (index, claim) in claims.filter(|(_, claim)| claim.applies_in(edition)) {
        match claim_status(claim, &claim.decision, ruling) {
            ClaimStatus::Holds => {}
            ClaimStatus::Fails(against) => {
                return Verdict::Refuted(Refutation::Decided { claim: index, against });
            }
            ClaimStatus::Open => undecided = true,
        }
    }
    for (index, cite) in option.cites(edition).iter().enumerate() {
        if let Some(refutation) = wrong_citation(index, cite, ruling, edition) {
            return Verdict::Refuted(refutation);
        }
    }
    if undecided { Verdict::Undecided } else { Verdict::Right }
}

/// The facts that somebody still has to establish, wherever in the ruling.
pub fn open_facts(ruling: &Ruling) -> Vec<&'static Fact> {
    let mut facts = Vec::new();
    ruling.each(&mut |part| facts.extend(part.open.as_ref().map(|open| open.question.fact)));
    facts.retain(|fact: &&Fact| fact.asker == Asker::Director);
    facts
}

/// The questions that are open to the director, each with the clause that asks it.
pub fn open_questions(ruling: &Ruling) -> Vec<(FactQuestion, &'static Clause)> {
    let mut open: Vec<FactQuestion> = Vec::new();
    ruling.each(&mut |part| open.extend(part.open.as_ref().map(|open| open.question)));
    let of_director = open.into_iter().filter(|question| question.fact.asker == Asker::Director);
    of_director.filter_map(|question| Some((question, asked_by(ruling, question.fact)?))).collect()
}

/// The clause that asks for a fact, wherever in the ruling.
pub fn asked_by(ruling: &Ruling, fact: &'static Fact) -> Option<&'static Clause> {
    let mut found = None;
    ruling.each(&mut |part| {
        let is_it = |entry: &TraceEntry| matches!(entry.step, TraceStep::Answered { question, .. } if question.fact == fact);
        let Some(place) = part.trace.iter().position(is_it) else { return };
        let depth = part.trace[place].depth;
        let clause = part.trace[..place].iter().rev().find_map(|entry| match entry.step {
            TraceStep::Opened(law, _) if entry.depth < depth => Some(law),
            _ => None,
        });
        found = found.or(clause);
    });
    found
}

/// Whether a citation names a clause that the ruling applies, or a paragraph or article that holds one.
pub fn is_applied(cite: &ClauseCitation, ruling: &Ruling, edition: Edition) -> bool {
    let applied = ruling.applied();
    applied.iter().any(|clause| cite.matches(clause, edition))
}

/// Why a citation does not carry an option; `None` if it does.
pub fn wrong_citation(
    index: usize,
    cite: &ClauseCitation,
    ruling: &Ruling,
    edition: Edition,
) -> Option<Refutation> {
    if is_applied(cite, ruling, edition) {
        return None;
    }
    let rejected = ruling.rejected();
    let rejection = rejected.into_iter().find(|rejection| cite.matches(rejection.law, edition));
    Some(match rejection {
        Some(rejection) => Refutation::Rejected { cite: index, rejection },
        None => {
            let clause = cite.clauses(edition).next();
            Refutation::Foreign { cite: index, clause }
        }
    })
}

enum ClaimStatus {
    Holds,
    Fails(RuledDecision),
    Open,
}

/// How a claim stands on a way through a ruling.
#[derive(Clone, PartialEq, Eq, Hash)]
struct ClaimTally {
    /// Which of the conditions under which it is made are met.
    conditions_met: Vec<bool>,
    /// Something decided entails it.
    holds: bool,
    /// Something decided contradicts it, if nothing entails it.
    contradicted: bool,
}

/// Whether a claim, read as this decision, holds on all the ways of which it speaks.
pub fn holds(claim: &Claim, read: &Decision, ruling: &Ruling) -> bool {
    let entails = |ruled: &RuledDecision| ruled.decision.entails(read);
    if claim.when.is_empty() {
        return ruling.decides_always(&entails);
    }
    let mut is_decided = false;
    ruling.each(&mut |part| is_decided |= part.decisions.iter().any(entails));
    is_decided && matches!(claim_status(claim, read, ruling), ClaimStatus::Holds)
}

/// Whether a claim, read as this decision, may hold on all the ways of which it speaks, this being one way on which
/// they go.
pub fn may_hold(claim: &Claim, read: &Decision, way: &Ruling) -> bool {
    !claim.when.is_empty() || way.decisions().any(|ruled| ruled.decision.entails(read))
}

/// The decision that stands against a claim; `None` where none does, or it depends on what is open.
pub fn against(claim: &Claim, ruling: &Ruling) -> Option<RuledDecision> {
    match claim_status(claim, &claim.decision, ruling) {
        ClaimStatus::Fails(against) => Some(against),
        ClaimStatus::Holds | ClaimStatus::Open => None,
    }
}

/// How a claim, read as this decision, stands over all the ways of which it speaks.
fn claim_status(claim: &Claim, read: &Decision, ruling: &Ruling) -> ClaimStatus {
    let mut against = None;
    let (mut holds, mut silent) = (false, false);
    let start = ClaimTally {
        conditions_met: vec![false; claim.when.len()],
        holds: false,
        contradicted: false,
    };
    let ways = ruling.paths(start, &|tally, met| tally.record(claim, read, met));
    for (tally, way) in ways.iter().filter(|(tally, _)| !tally.conditions_met.contains(&false)) {
        if tally.holds {
            holds = true;
        } else if tally.contradicted {
            let decisions: Vec<&RuledDecision> = way.decisions().collect();
            against = against.or_else(|| contradicting_decision(read, &decisions).copied());
        } else {
            silent = true;
        }
    }
    match against {
        None if holds && !silent => ClaimStatus::Holds,
        Some(against) if !holds => ClaimStatus::Fails(against),
        Some(_) | None => ClaimStatus::Open,
    }
}

impl ClaimTally {
    fn record(&mut self, claim: &Claim, read: &Decision, met: PathStep<'_>) {
        match met {
            PathStep::Decided(ruled) => {
                self.holds |= ruled.decision.entails(read);
                self.contradicted |= contradicting_decision(read, &[ruled]).is_some();
            }
            PathStep::Answered(question, answer) => {
                for (met, condition) in self.conditions_met.iter_mut().zip(&claim.when) {
                    *met |= condition.supposes(question, answer);
                }
            }
        }
    }
}

/// The decision that contradicts a claim which nothing entails. Outside what a ruling gives, nothing is
/// given (47F2): so it is the nearest decision on the matter that the claim has wrong. The one that says
/// the opposite comes first, then one on the same question, on the same card, on the same hand, on the score.
fn contradicting_decision<'r>(
    claim: &Decision,
    decisions: &[&'r RuledDecision],
) -> Option<&'r RuledDecision> {
    let of = Decision::subject;
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
        .or_else(|| first(&|decided| is_about_result(claim) && is_about_result(decided)))
        .or_else(|| first(&|decided| claim.kind() == "score" && decided.kind() == "score"))
        .or_else(|| first(&|decided| of(decided) == matter))
        .or_else(|| first(&|decided| matter.is_none() || of(decided).map(|m| m.hand) == hand))
}

/// Whether it says what becomes of the result of the board.
fn is_about_result(decision: &Decision) -> bool {
    use Decision::{Adjusts, AdjustsOnly, Is};
    matches!(decision, Adjusts { .. } | AdjustsOnly { .. } | Is(Status::ResultStands))
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
