//! The verdict on an option: right, refuted, or undecided. The verdict follows from the ruling alone, not from the
//! option's mark.

use arbitro_laws::ruling::paths::PathStep;
use arbitro_laws::ruling::trace::{Rejection, TraceEntry, TraceStep};
use arbitro_laws::ruling::{
    Asker, Clause, Decision, Edition, Fact, FactQuestion, RuledDecision, Ruling, Status,
};

use super::aspect::AspectValue;
use super::case::{AnswerOption, ClauseCitation, Question};
use super::claim::Claim;
use super::ruling_terms::RulingTerms;

/// The verdict on an option under a ruling.
#[derive(Clone, Copy, Debug)]
pub enum Verdict {
    /// The ruling entails every claim and leaves open every fact asked for, and no citation is wrong.
    Right,
    /// The option is wrong, for the reason stated here.
    Refuted(Refutation),
    /// A claim holds only in some branches, the ruling decides nothing on a claim, or the option neither claims nor
    /// asks for anything in the edition.
    Undecided,
}

/// The reason why an option is wrong.
#[derive(Clone, Copy, Debug)]
pub enum Refutation {
    /// The ruling contradicts a claim of the option.
    Decided {
        /// The index of the claim.
        claim: usize,
        /// The decision that contradicts the claim.
        against: RuledDecision,
    },
    /// The option asks for a fact on which the ruling does not depend.
    NotOpen {
        /// The fact.
        fact: &'static Fact,
    },
    /// The aspect of the question has another value.
    OtherValue {
        /// The decision that gives the value; `None` if the value follows from no decision.
        against: Option<RuledDecision>,
    },
    /// The option cites a clause that was considered but does not apply.
    Rejected {
        /// The index of the citation.
        cite: usize,
        /// The clause, and the reason why it does not apply.
        rejection: Rejection,
    },
    /// The option cites a clause that was not considered, or a clause that does not exist.
    Foreign {
        /// The index of the citation.
        cite: usize,
        /// The clause cited; `None` if it does not exist.
        clause: Option<&'static Clause>,
    },
}

impl Verdict {
    /// Returns true if the option is right.
    pub const fn is_right(&self) -> bool {
        matches!(self, Verdict::Right)
    }
}

/// Returns the verdict on an option of a question under the ruling that these terms give.
pub fn judge(
    question: &Question,
    option: &AnswerOption,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> Verdict {
    if option.value.is_none() {
        return judge_statements(option, ruling, terms.edition);
    }
    let value = value_of_aspect(question, ruling, terms);
    judge_value(question, option, value.as_ref(), ruling, terms.edition)
}

/// Returns the value of the question's aspect under the ruling that these terms give; `None` if the question is about no
/// aspect, or if the aspect has no value.
pub fn value_of_aspect(
    question: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> Option<AspectValue> {
    question.aspect.as_ref()?.value(question.ruling_input(terms), ruling)
}

/// Returns the verdict on an option that states the value of an aspect, which is `found`.
fn judge_value(
    question: &Question,
    option: &AnswerOption,
    found: Option<&AspectValue>,
    ruling: &Ruling,
    edition: Edition,
) -> Verdict {
    match found {
        None => Verdict::Undecided,
        Some(_) if option.value.as_ref() != found => {
            let governing = question.aspect.as_ref().and_then(|aspect| aspect.governing(ruling));
            Verdict::Refuted(Refutation::OtherValue { against: governing })
        }
        Some(_) => {
            let cites = option.cites(edition).iter().enumerate();
            let mut wrong =
                cites.filter_map(|(index, cite)| wrong_citation(index, cite, ruling, edition));
            wrong.next().map_or(Verdict::Right, Verdict::Refuted)
        }
    }
}

/// Returns the verdict on an option that states no value of an aspect, under a ruling in an edition.
pub fn judge_statements(option: &AnswerOption, ruling: &Ruling, edition: Edition) -> Verdict {
    let open = open_facts(ruling);
    if let Some(fact) = option.asks.iter().find(|fact| !open.contains(fact)) {
        return Verdict::Refuted(Refutation::NotOpen { fact });
    }
    let claims = option.claims.iter().enumerate();
    let mut claims = claims.filter(|(_, claim)| claim.applies_in(edition)).peekable();
    let mut undecided = claims.peek().is_none() && option.asks.is_empty();
    for (index, claim) in claims {
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

/// Returns the indexes of the options that a ruling makes right.
pub fn right_options(question: &Question, ruling: &Ruling, terms: &RulingTerms) -> Vec<usize> {
    let value = value_of_aspect(question, ruling, terms);
    let is_right = |index: &usize| {
        let option = &question.options[*index];
        let verdict = match option.value {
            Some(_) => judge_value(question, option, value.as_ref(), ruling, terms.edition),
            None => judge_statements(option, ruling, terms.edition),
        };
        verdict.is_right()
    };
    (0..question.options.len()).filter(is_right).collect()
}

/// Returns the indexes of the options that are the key: all right ones or, if the question has one answer, the first
/// right one.
pub fn key_options(question: &Question, ruling: &Ruling, terms: &RulingTerms) -> Vec<usize> {
    let mut right = right_options(question, ruling, terms);
    right.truncate(if question.several { usize::MAX } else { 1 });
    right
}

/// Returns the facts that the director still has to establish in any branch of the ruling.
pub fn open_facts(ruling: &Ruling) -> Vec<&'static Fact> {
    let mut facts = Vec::new();
    ruling.each(&mut |part| facts.extend(part.open.as_ref().map(|open| open.question.fact)));
    facts.retain(|fact: &&Fact| fact.asker == Asker::Director);
    facts
}

/// Returns the open questions to the director in any branch of the ruling, each with the clause that needs the answer.
pub fn open_questions(ruling: &Ruling) -> Vec<(FactQuestion, &'static Clause)> {
    let mut open: Vec<FactQuestion> = Vec::new();
    ruling.each(&mut |part| open.extend(part.open.as_ref().map(|open| open.question)));
    let of_director = open.into_iter().filter(|question| question.fact.asker == Asker::Director);
    of_director.filter_map(|question| Some((question, asked_by(ruling, question.fact)?))).collect()
}

/// Returns the clause that asks for a fact in any branch of the ruling.
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

/// Returns true if a citation names a clause that the ruling applies, or a paragraph or Law that contains such a
/// clause.
pub fn is_applied(cite: &ClauseCitation, ruling: &Ruling, edition: Edition) -> bool {
    let applied = ruling.applied();
    applied.iter().any(|clause| cite.matches(clause, edition))
}

/// Returns why a citation is wrong; `None` if it is right.
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

/// The status of a claim under a ruling.
enum ClaimStatus {
    Holds,
    Fails(RuledDecision),
    Open,
}

/// What the decisions on one path through a ruling mean for a claim.
#[derive(Clone, PartialEq, Eq, Hash)]
struct ClaimTally {
    /// Whether each condition of the claim is met.
    conditions_met: Vec<bool>,
    /// Whether a decision entails the claim.
    holds: bool,
    /// Whether a decision contradicts the claim; this matters only if no decision entails the claim.
    contradicted: bool,
}

/// Returns true if a claim holds on all paths on which its conditions are met. `decision` is the claim's decision,
/// possibly with the cards and players of another situation.
pub fn holds(claim: &Claim, decision: &Decision, ruling: &Ruling) -> bool {
    let entails = |ruled: &RuledDecision| ruled.decision.entails(decision);
    if claim.when.is_empty() {
        return ruling.decides_always(&entails);
    }
    let mut is_decided = false;
    ruling.each(&mut |part| is_decided |= part.decisions.iter().any(entails));
    is_decided && matches!(claim_status(claim, decision, ruling), ClaimStatus::Holds)
}

/// Returns true if a claim may hold in the ruling of one path; a claim with conditions always may. `decision` is the
/// claim's decision, possibly with the cards and players of another situation.
pub fn may_hold(claim: &Claim, decision: &Decision, path: &Ruling) -> bool {
    !claim.when.is_empty() || path.decisions().any(|ruled| ruled.decision.entails(decision))
}

/// Returns the decision that contradicts a claim; `None` if there is none or if it depends on open questions.
pub fn against(claim: &Claim, ruling: &Ruling) -> Option<RuledDecision> {
    match claim_status(claim, &claim.decision, ruling) {
        ClaimStatus::Fails(against) => Some(against),
        ClaimStatus::Holds | ClaimStatus::Open => None,
    }
}

/// Returns the status of a claim over all paths on which its conditions are met. `decision` is the claim's decision,
/// possibly with the cards and players of another situation.
fn claim_status(claim: &Claim, decision: &Decision, ruling: &Ruling) -> ClaimStatus {
    let mut against = None;
    let (mut holds, mut silent) = (false, false);
    let start = ClaimTally {
        conditions_met: vec![false; claim.when.len()],
        holds: false,
        contradicted: false,
    };
    let paths = ruling.paths(start, &|tally, met| tally.record(claim, decision, met));
    for (tally, path) in paths.iter().filter(|(tally, _)| !tally.conditions_met.contains(&false)) {
        if tally.holds {
            holds = true;
        } else if tally.contradicted {
            let decisions: Vec<&RuledDecision> = path.decisions().collect();
            against = against.or_else(|| contradicting_decision(decision, &decisions).copied());
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
    fn record(&mut self, claim: &Claim, decision: &Decision, met: PathStep<'_>) {
        match met {
            PathStep::Decided(ruled) => {
                self.holds |= ruled.decision.entails(decision);
                self.contradicted |= contradicting_decision(decision, &[ruled]).is_some();
            }
            PathStep::Answered(question, answer) => {
                for (met, condition) in self.conditions_met.iter_mut().zip(&claim.when) {
                    *met |= condition.supposes(question, answer);
                }
            }
        }
    }
}

/// Returns the decision that best contradicts a claim which the ruling does not entail. A right that the Laws do not
/// give does not exist (47F2), so the nearest decision is taken as a contradiction: first the opposite decision, then
/// decisions on the final call, on the result, on the score, on the same subject, and on the same hand (or any
/// decision, if the claim has no subject).
fn contradicting_decision<'r>(
    claim: &Decision,
    decisions: &[&'r RuledDecision],
) -> Option<&'r RuledDecision> {
    let of = Decision::subject;
    let (subject, hand) = (of(claim), of(claim).map(|subject| subject.hand));
    let first = |is_near: &dyn Fn(&Decision) -> bool| {
        decisions.iter().find(|ruled| is_near(&ruled.decision)).copied()
    };
    // If declarer changed a call, the last decision on the call prevails.
    let called = decisions.iter().rev().copied().find(|ruled| {
        matches!(ruled.decision, Decision::Is(Status::Called(..))) && of(&ruled.decision) == subject
    });
    first(&|decided| denies(claim, decided))
        .or(called)
        .or_else(|| first(&|decided| is_about_result(claim) && is_about_result(decided)))
        .or_else(|| first(&|decided| claim.kind() == "score" && decided.kind() == "score"))
        .or_else(|| first(&|decided| of(decided) == subject))
        .or_else(|| {
            first(&|decided| subject.is_none() || of(decided).map(|subject| subject.hand) == hand)
        })
}

/// Returns true if a decision is about the result of the board.
fn is_about_result(decision: &Decision) -> bool {
    use Decision::{Adjusts, AdjustsOnly, Is};
    matches!(decision, Adjusts { .. } | AdjustsOnly { .. } | Is(Status::ResultStands))
}

/// Returns true if a decision is the opposite of a claim.
fn denies(claim: &Decision, decided: &Decision) -> bool {
    use Decision::{May, MayNot, Must};
    match (*claim, *decided) {
        (May(_, act) | Must(_, act), MayNot(_, other))
        | (MayNot(_, act), May(_, other) | Must(_, other)) => act == other,
        (claim, decided) => claim.contradicts(&decided),
    }
}
