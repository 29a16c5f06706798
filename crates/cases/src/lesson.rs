//! The lesson of a question: the decision on which the question depends, and what a wrong option overlooks.

use std::cmp::Reverse;

use arbitro_laws::ruling::clause::law_of;
use arbitro_laws::ruling::contrast::{Edit, Neighbour, RuledSituation};
use arbitro_laws::ruling::trace::{
    ClauseOutcome, Rejection, RejectionReason, TraceEntry, TraceStep,
};
use arbitro_laws::ruling::{Clause, Decision, Edition, RuledDecision, Ruling};

use super::case::{AnswerOption, Question};
use super::claim::Claim;
use super::contrast::{OptionContrasts, WhyNotSubject};
use super::misconception::{Confusion, Misconception, misconception};
use super::ruling_terms::RulingTerms;
use super::verdict::{self, Refutation, Verdict, asked_by, judge, judge_statements};

/// The length in characters that a line of an explanation does not exceed if there is a shorter way to say it.
pub const LONGEST_LINE: usize = 160;

/// The lesson of a wrong option: what it overlooks.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The nearest situation in which the option is right, or in which at least all its claims hold; `None` if the
    /// search finds no such situation, or only one that is about another player.
    pub contrast: Option<Contrast>,
    /// The decision that contradicts one of the option's claims; if the lesson is about a clause that the ruling did
    /// not consider, the decision on which the question depends.
    pub instead: Option<RuledDecision>,
    /// The condition on which the contradicting decision (without one, the claimed decision) depends, or because of
    /// which a clause does not apply.
    pub turning: Option<TurningPoint>,
}

/// A situation in which an option is right, and the clause that makes it right.
#[derive(Clone, Debug)]
pub struct Contrast {
    /// The neighbouring situation, with its differences from the question.
    pub neighbour: Neighbour,
    /// The clause that makes the option right.
    pub law: &'static Clause,
    /// Whether the option's citations are right too in the neighbouring situation.
    pub is_whole: bool,
    /// The condition that a candidate overlooks if he mistakes the question for the neighbouring situation.
    pub overlooked: Misconception,
}

impl Contrast {
    /// Returns false if the contrast has another declarer but does not change the role of the player whose card is
    /// decided on, so that the contrast is about another player.
    fn is_about_same_player(&self) -> bool {
        !matches!(self.overlooked.confusion, Confusion::Role { was, taken_for, .. } if was == taken_for)
    }
}

/// A clause, and the condition that decides whether it applies.
#[derive(Clone, Copy, Debug)]
pub struct TurningPoint {
    /// The clause.
    pub law: &'static Clause,
    /// Whether the clause applies.
    pub applies: bool,
    /// The condition that decides whether the clause applies.
    pub because: RejectionReason,
}

impl Lesson {
    /// Returns what the option overlooks: according to the contrast or, without one, to the clause that decides or is
    /// wrongly cited.
    pub fn overlooked(&self) -> Option<Misconception> {
        let turning = || {
            let TurningPoint { law, because, .. } = self.turning?;
            Some(Misconception { law, confusion: because.into() })
        };
        self.contrast.as_ref().map(|contrast| contrast.overlooked).or_else(turning)
    }
}

impl OptionContrasts<'_> {
    /// Returns the lesson of an option; `None` if the option is right or the question cannot be ruled on.
    pub fn lesson(&mut self, option: usize) -> Option<Lesson> {
        let CounterDecision { instead, turning } = self.counter_decision(option)?;
        Some(Lesson { contrast: self.contrast(option), instead, turning })
    }

    /// Returns true if the lesson of a wrong option can state what the option overlooks. A contrast is searched for
    /// only if the ruling itself shows no condition.
    pub fn is_explained(&mut self, option: usize) -> bool {
        let against = self.counter_decision(option);
        against.is_some_and(|counter| counter.turning.is_some() || self.contrast(option).is_some())
    }

    /// Returns the part of the ruling that refutes an option; `None` if the option is right or the question cannot be
    /// ruled on.
    fn counter_decision(&self, option: usize) -> Option<CounterDecision> {
        let answer_option = self.question().options.get(option)?;
        let (edition, world) = (self.edition(), self.world()?);
        let ruling = &world.ruling;
        let refutation =
            match judge(self.question(), answer_option, ruling, &RulingTerms::of(&world.situation))
            {
                Verdict::Right => return None,
                Verdict::Undecided => None,
                Verdict::Refuted(refutation) => Some(refutation),
            };
        let instead = match refutation {
            Some(Refutation::Decided { against, .. }) => Some(against),
            Some(Refutation::OtherValue { against }) => against,
            _ => None,
        };
        let turning = match refutation {
            Some(Refutation::Rejected { rejection, .. }) => {
                let because = rejection.reason;
                Some(TurningPoint { law: rejection.law, applies: false, because })
            }
            _ => turning(answer_option, edition, instead, ruling)
                .or_else(|| rejected_citation(answer_option, edition, ruling)),
        };
        Some(CounterDecision { instead, turning })
    }

    /// Returns the nearest situation in which a wrong option is right, or in which at least all its claims hold.
    fn contrast(&mut self, option: usize) -> Option<Contrast> {
        let whole = self.for_option(option).map(|neighbour| (neighbour, true));
        let (neighbour, is_whole) = whole.or_else(|| Some((self.for_claims(option)?, false)))?;
        let answer_option = self.question().options.get(option)?;
        let ruling = &self.world()?.ruling;
        let law =
            deciding_clause(self.question(), answer_option, (self.edition(), ruling), &neighbour)?;
        let overlooked = misconception(law, &neighbour, ruling, self.question());
        let contrast = Contrast { neighbour, law, is_whole, overlooked };
        Some(contrast).filter(Contrast::is_about_same_player)
    }
}

/// The decision that contradicts an option, and the condition on which this decision, or the rejection of a clause that
/// the option cites, depends.
struct CounterDecision {
    instead: Option<RuledDecision>,
    turning: Option<TurningPoint>,
}

/// The answer to a "why not" question.
#[derive(Clone, Debug)]
pub enum WhyNot {
    /// The subject holds: this clause applies, or takes the decision.
    Holds(&'static Clause),
    /// The clause does not apply, or the decision is not taken, for the reasons in this lesson.
    Fails(Box<Lesson>),
}

impl OptionContrasts<'_> {
    /// Returns why a clause does not apply or a decision is not taken; `None` if the question cannot be ruled on.
    pub fn why_not(&mut self, subject: &WhyNotSubject) -> Option<WhyNot> {
        let world = self.world()?.clone();
        let ruling = &world.ruling;
        let law_in = |there: &Ruling, edits: &[Edit]| match subject {
            WhyNotSubject::Clauses(clauses) => {
                there.applied().into_iter().find(|clause| clauses.contains(clause))
            }
            WhyNotSubject::Claim(claim) => {
                let translated =
                    edits.iter().fold(claim.decision, |decision, edit| edit.reads(decision));
                find_decision(there, &translated).map(|ruled| ruled.law)
            }
        };
        if subject.holds(&[], &world) {
            return law_in(ruling, &[]).map(WhyNot::Holds);
        }
        let neighbour = self
            .nearest(&|edits: &[Edit], world: &RuledSituation| subject.holds(edits, world).into());
        let contrast = neighbour.and_then(|neighbour| {
            let law = law_in(&neighbour.ruled_situation.ruling, &neighbour.edits)?;
            let overlooked = misconception(law, &neighbour, ruling, self.question());
            Some(Contrast { neighbour, law, is_whole: true, overlooked })
                .filter(Contrast::is_about_same_player)
        });
        let (instead, turning) = match subject {
            WhyNotSubject::Clauses(clauses) => {
                let mut rejected = ruling.rejected().into_iter();
                let rejection = rejected.find(|rejection| clauses.contains(&rejection.law));
                let rejected_clause = rejection.map(|Rejection { law, reason: because }| {
                    TurningPoint { law, applies: false, because }
                });
                let decision = turns_on(self.question(), ruling, self.edition());
                let other = || turned_on(decision?, ruling);
                (decision.filter(|_| rejected_clause.is_none()), rejected_clause.or_else(other))
            }
            WhyNotSubject::Claim(claim) => {
                let against = verdict::against(claim, ruling);
                (against, against.and_then(|against| turned_on(against, ruling)))
            }
        };
        Some(WhyNot::Fails(Box::new(Lesson { contrast, instead, turning })))
    }
}

/// Returns the clause that makes an option right in a neighbour: the clause that asks for a fact named by the option;
/// otherwise the clause of the first claim that does not hold in the question; otherwise the first cited clause that
/// does not apply in the question; otherwise the clause of the first claim.
fn deciding_clause(
    question: &Question,
    option: &AnswerOption,
    (edition, ruling): (Edition, &Ruling),
    neighbour: &Neighbour,
) -> Option<&'static Clause> {
    let there = &neighbour.ruled_situation.ruling;
    if let Some(aspect) = question.aspect.as_ref().filter(|_| option.value.is_some()) {
        let applied = ruling.applied();
        let newly = || there.applied().into_iter().find(|clause| !applied.contains(clause));
        return aspect.governing(there).map(|ruled| ruled.law).or_else(newly);
    }
    if let Some(asked) = option.asks.iter().find_map(|fact| asked_by(there, fact)) {
        return Some(asked);
    }
    let translate = |decision: Decision| {
        neighbour.edits.iter().fold(decision, |decision, edit| edit.reads(decision))
    };
    let claims = || option.claims.iter().filter(|claim| claim.applies_in(edition));
    let claimed = claims().find_map(|claim| {
        let is_new = find_decision(ruling, &claim.decision).is_none();
        find_decision(there, &translate(claim.decision)).filter(|_| is_new)
    });
    let cited = || {
        let applied = ruling.applied();
        let fresh = there.applied().into_iter().filter(|clause| !applied.contains(clause));
        let now = neighbour.ruled_situation.situation.edition;
        let is_cited =
            |clause: &&Clause| option.cites(edition).iter().any(|cite| cite.matches(clause, now));
        fresh.into_iter().find(is_cited)
    };
    let any = || claims().find_map(|claim| find_decision(there, &translate(claim.decision)));
    claimed.map(|ruled| ruled.law).or_else(cited).or_else(|| any().map(|ruled| ruled.law))
}

/// Returns the first decision in any branch of a ruling that entails the given decision.
pub fn find_decision(ruling: &Ruling, decision: &Decision) -> Option<RuledDecision> {
    let mut found = None;
    ruling.each(&mut |part| {
        let entailing = part.decisions.iter().find(|ruled| ruled.decision.entails(decision));
        found = found.or(entailing.copied());
    });
    found
}

/// Returns the first of an option's cited clauses that was considered but does not apply, and the reason.
fn rejected_citation(
    option: &AnswerOption,
    edition: Edition,
    ruling: &Ruling,
) -> Option<TurningPoint> {
    let cites = option.cites(edition).iter().enumerate();
    let mut wrong =
        cites.filter_map(|(index, cite)| verdict::wrong_citation(index, cite, ruling, edition));
    wrong.find_map(|refutation| match refutation {
        Refutation::Rejected { rejection: Rejection { law, reason: because }, .. } => {
            Some(TurningPoint { law, applies: false, because })
        }
        Refutation::Decided { .. }
        | Refutation::NotOpen { .. }
        | Refutation::OtherValue { .. }
        | Refutation::Foreign { .. } => None,
    })
}

/// Returns the condition on which the contradicting decision depends; without such a decision, the condition on which
/// the option's own claim depends.
fn turning(
    option: &AnswerOption,
    edition: Edition,
    instead: Option<RuledDecision>,
    ruling: &Ruling,
) -> Option<TurningPoint> {
    let claims = option.claims.iter().filter(|claim| claim.applies_in(edition));
    let held = || claims.clone().find_map(|claim| find_decision(ruling, &claim.decision));
    turned_on(instead.or_else(held)?, ruling)
}

/// Returns the last condition that was met in the clause of a decision, preferring a finding to a condition that the
/// record settles. If the clause has no condition, returns the condition of the enclosing clause; if no enclosing
/// clause has one either, the last condition met before the decision.
pub fn turned_on(decided: RuledDecision, ruling: &Ruling) -> Option<TurningPoint> {
    let mut found = None;
    ruling.each(&mut |part| {
        if let Some(place) = trace_index(decided, &part.trace) {
            let own = || condition_before(&part.trace, place);
            found = found.or_else(own).or_else(|| last_met_condition(&part.trace[..place]));
        }
    });
    found.map(|(law, because)| TurningPoint { law, applies: true, because })
}

/// Returns the index of the trace entry for a decision.
fn trace_index(decided: RuledDecision, trace: &[TraceEntry]) -> Option<usize> {
    let TraceStep::Incident(_, moment) = trace.first()?.step else { return None };
    let is_it = |place: &usize| {
        matches!(trace[*place].step, TraceStep::Decided(decision) if decision == decided.decision)
            && clause_around(trace, *place) == Some(decided.law)
    };
    (0..trace.len()).find(is_it).filter(|_| moment == decided.moment)
}

/// Returns the innermost clause that contains a trace entry.
fn clause_around(trace: &[TraceEntry], place: usize) -> Option<&'static Clause> {
    trace[..place].iter().rev().find_map(|entry| match entry.step {
        TraceStep::Opened(law, _) if entry.depth < trace[place].depth => Some(law),
        _ => None,
    })
}

/// Returns the condition that led to a decision, with its clause; the innermost clause is searched first.
fn condition_before(
    trace: &[TraceEntry],
    place: usize,
) -> Option<(&'static Clause, RejectionReason)> {
    let mut depth = trace.get(place)?.depth;
    let mut end = place;
    while depth > 0 {
        let outer = depth - 1;
        let is_opening = |entry: &TraceEntry| {
            entry.depth == outer
                && matches!(entry.step, TraceStep::Opened(_, ClauseOutcome::Applied))
        };
        let opened = trace[..end].iter().rposition(is_opening)?;
        let TraceStep::Opened(law, _) = trace[opened].step else { return None };
        let own = || trace[opened..end].iter().filter(|entry| entry.depth == depth);
        let met = own().filter_map(met_condition).collect::<Vec<RejectionReason>>();
        let finding =
            met.iter().rev().find(|because| matches!(because, RejectionReason::Finding(..)));
        if let Some(because) = finding.or(met.last()) {
            return Some((law, *because));
        }
        (depth, end) = (outer, opened);
    }
    None
}

/// Returns the last condition that was met before a decision, with its clause, whatever the clause.
fn last_met_condition(trace: &[TraceEntry]) -> Option<(&'static Clause, RejectionReason)> {
    let (index, because) = trace
        .iter()
        .enumerate()
        .rev()
        .find_map(|(index, entry)| Some((index, met_condition(entry)?)))?;
    Some((clause_around(trace, index)?, because))
}

fn met_condition(entry: &TraceEntry) -> Option<RejectionReason> {
    match entry.step {
        TraceStep::Shown { condition, holds, met: true } => {
            Some(RejectionReason::Condition(condition, holds, entry.about))
        }
        TraceStep::Answered { question, answer, met: true, source } => {
            Some(RejectionReason::Finding(question, answer, source))
        }
        _ => None,
    }
}

/// Returns the decision on which a question depends; `None` if the ruling has no decisions.
///
/// If right options claim decisions, the result is one of the claimed decisions. Preference goes first to a decision
/// whose clause a right option cites and that at most half of the wrong options also claim; among equals, to the one
/// that fewer wrong options claim; then to the one that contradicts more wrong options.
///
/// If right options claim no decision, the result is chosen in the same way from the decisions that contradict wrong
/// options; without such decisions, it is a decision of a cited clause or else the first decision of the ruling.
pub fn turns_on(question: &Question, ruling: &Ruling, edition: Edition) -> Option<RuledDecision> {
    if let Some(aspect) = &question.aspect {
        return aspect.governing(ruling).or_else(|| ruling.decisions().next().copied());
    }
    let [right, wrong] = split_options(question, ruling, edition);
    let against: Vec<Vec<RuledDecision>> =
        wrong.iter().map(|option| decided_against(option, ruling, edition)).collect();
    let denied =
        |ruled: &RuledDecision| against.iter().filter(|option| option.contains(ruled)).count();
    let shared = |ruled: &RuledDecision| {
        let claims = |option: &&&AnswerOption| {
            claims_of(option, edition).any(|claim| ruled.decision.entails(&claim.decision))
        };
        wrong.iter().filter(claims).count()
    };
    let is_cited = |ruled: &RuledDecision| is_cited(&right, ruled.law, edition);
    // Of decisions with equal weight, the first one is returned.
    let best = |of: &[RuledDecision]| {
        let weight = |ruled: &&RuledDecision| {
            let shared = shared(ruled);
            (is_cited(ruled) && 2 * shared <= wrong.len(), Reverse(shared), denied(ruled))
        };
        of.iter().rev().max_by_key(weight).copied()
    };
    let claimed: Vec<RuledDecision> = right
        .iter()
        .flat_map(|option| claims_of(option, edition))
        .filter_map(|claim| find_decision(ruling, &claim.decision))
        .collect();
    best(&claimed)
        .or_else(|| best(&against.concat()))
        .or_else(|| ruling.decisions().find(|ruled| is_cited(ruled)).copied())
        .or_else(|| ruling.decisions().next().copied())
}

/// Returns the clause that a question is about, given the decision on which the question depends. The candidates are
/// the clauses that the ruling applies and a right option cites; if some of these belong to the question's own Law,
/// only those. The clause of the decision is returned if it is a candidate, or if there is no candidate. Otherwise the
/// result is the last candidate that the hearing opened before the decision or, failing that, the
/// first one that it opened afterwards; if it opened none, the first candidate.
pub fn governing(
    question: &Question,
    ruling: &Ruling,
    edition: Edition,
    turn: RuledDecision,
) -> &'static Clause {
    let [right, _] = split_options(question, ruling, edition);
    let applied = ruling.applied();
    let mut cited: Vec<&'static Clause> =
        applied.into_iter().filter(|clause| is_cited(&right, clause, edition)).collect();
    let is_own = |clause: &&Clause| {
        clause
            .number
            .in_edition(edition)
            .is_some_and(|number| law_of(number) == question.law_number())
    };
    if cited.iter().any(is_own) {
        cited.retain(is_own);
    }
    if cited.is_empty() || cited.contains(&turn.law) {
        return turn.law;
    }
    let mut near = None;
    ruling.each(&mut |part| {
        let Some(place) = trace_index(turn, &part.trace) else { return };
        let opened = |entry: &TraceEntry| match entry.step {
            TraceStep::Opened(law, ClauseOutcome::Applied) if cited.contains(&law) => Some(law),
            _ => None,
        };
        let (before, after) = part.trace.split_at(place);
        let nearest = before.iter().rev().chain(after).find_map(opened);
        near = near.or(nearest);
    });
    near.unwrap_or(cited[0])
}

/// Splits the options of a question into right and wrong options.
fn split_options<'i>(
    question: &'i Question,
    ruling: &Ruling,
    edition: Edition,
) -> [Vec<&'i AnswerOption>; 2] {
    let is_right = |option: &&AnswerOption| match &question.aspect {
        // The value of an aspect cites nothing but what the marked option cites.
        Some(_) => option.is_marked(edition),
        None => judge_statements(option, ruling, edition).is_right(),
    };
    let (right, wrong) = question.options.iter().partition(is_right);
    [right, wrong]
}

fn is_cited(options: &[&AnswerOption], law: &Clause, edition: Edition) -> bool {
    let mut cites = options.iter().flat_map(|option| option.cites(edition));
    cites.any(|cite| cite.matches(law, edition))
}

fn claims_of(option: &AnswerOption, edition: Edition) -> impl Iterator<Item = &Claim> {
    option.claims.iter().filter(move |claim| claim.applies_in(edition))
}

/// Returns, for each claim of an option that the ruling contradicts, the contradicting decision.
fn decided_against(option: &AnswerOption, ruling: &Ruling, edition: Edition) -> Vec<RuledDecision> {
    claims_of(option, edition).filter_map(|claim| verdict::against(claim, ruling)).collect()
}
