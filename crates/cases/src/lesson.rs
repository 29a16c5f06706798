//! What there is to learn from a question: the decision that it turns on, and for a wrong option what was overlooked.

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
use super::verdict::{self, Refutation, Verdict, asked_by, judge};

/// What there is to learn from a wrong option.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The nearest situation in which it is right, or in which at least all that it claims holds.
    pub contrast: Option<Contrast>,
    /// What is decided instead, where something it claims is decided otherwise.
    pub instead: Option<RuledDecision>,
    /// What that turns on, or the clause that it cites wrongly.
    pub turning: Option<TurningPoint>,
}

/// A situation in which an option is right, with the clause that makes it so.
#[derive(Clone, Debug)]
pub struct Contrast {
    pub neighbour: Neighbour,
    pub law: &'static Clause,
    /// Whether the clauses that it cites apply there too.
    pub is_whole: bool,
    pub overlooked: Misconception,
}

impl Contrast {
    /// Whether what is different there is about the player of whom the clause speaks.
    fn is_about_same_player(&self) -> bool {
        !matches!(self.overlooked.confusion, Confusion::Role { was, taken_for, .. } if was == taken_for)
    }
}

/// A clause and the condition on which it turned.
#[derive(Clone, Copy, Debug)]
pub struct TurningPoint {
    pub law: &'static Clause,
    /// Whether the clause applies.
    pub applies: bool,
    pub because: RejectionReason,
}

impl Lesson {
    /// What was overlooked: of the contrast, or else of the clause that decides otherwise or is cited wrongly.
    pub fn overlooked(&self) -> Option<Misconception> {
        let turning = || {
            let TurningPoint { law, because, .. } = self.turning?;
            Some(Misconception { law, confusion: because.into() })
        };
        self.contrast.as_ref().map(|contrast| contrast.overlooked).or_else(turning)
    }
}

impl OptionContrasts<'_> {
    /// What there is to learn of an option; `None` where it is right, or the question cannot be ruled on.
    pub fn lesson(&mut self, option: usize) -> Option<Lesson> {
        let CounterDecision { instead, turning } = self.counter_decision(option)?;
        Some(Lesson { contrast: self.contrast(option), instead, turning })
    }

    /// Whether it can be said what was overlooked by who chooses a wrong option. No situation nearby is looked for where
    /// the ruling itself says it.
    pub fn is_explained(&mut self, option: usize) -> bool {
        let against = self.counter_decision(option);
        against.is_some_and(|it| it.turning.is_some() || self.contrast(option).is_some())
    }

    /// What the ruling says against an option; `None` where it is right, or the question cannot be ruled on.
    fn counter_decision(&self, option: usize) -> Option<CounterDecision> {
        let choice = self.question().options.get(option)?;
        let (edition, ruling) = (self.edition(), &self.world()?.ruling);
        let refutation = match judge(choice, ruling, edition) {
            Verdict::Right => return None,
            Verdict::Undecided => None,
            Verdict::Refuted(refutation) => Some(refutation),
        };
        let instead = match refutation {
            Some(Refutation::Decided { against, .. }) => Some(against),
            _ => None,
        };
        let turning = match refutation {
            Some(Refutation::Rejected { rejection, .. }) => {
                let because = rejection.reason;
                Some(TurningPoint { law: rejection.law, applies: false, because })
            }
            _ => turning(choice, edition, instead, ruling)
                .or_else(|| rejected_citation(choice, edition, ruling)),
        };
        Some(CounterDecision { instead, turning })
    }

    /// The nearest situation in which a wrong option is right, or in which at least all that it claims holds.
    fn contrast(&mut self, option: usize) -> Option<Contrast> {
        let whole = self.for_option(option).map(|neighbour| (neighbour, true));
        let (neighbour, is_whole) = whole.or_else(|| Some((self.for_claims(option)?, false)))?;
        let choice = self.question().options.get(option)?;
        let ruling = &self.world()?.ruling;
        let law = deciding_clause(choice, self.edition(), &neighbour, ruling)?;
        let overlooked = misconception(law, &neighbour, ruling, self.question());
        let contrast = Contrast { neighbour, law, is_whole, overlooked };
        Some(contrast).filter(Contrast::is_about_same_player)
    }
}

/// What a ruling says against an option: what is decided instead, and what that turns on.
struct CounterDecision {
    instead: Option<RuledDecision>,
    turning: Option<TurningPoint>,
}

/// Why something that might be asked about does not hold in a question.
#[derive(Clone, Debug)]
pub enum WhyNot {
    /// It holds as things are, by this clause.
    Holds(&'static Clause),
    Fails(Box<Lesson>),
}

impl OptionContrasts<'_> {
    /// Why a clause does not apply, or a decision is not taken; `None` where the question cannot be ruled on.
    pub fn why_not(&mut self, asked: &WhyNotSubject) -> Option<WhyNot> {
        let world = self.world()?.clone();
        let ruling = &world.ruling;
        let law_in = |there: &Ruling, edits: &[Edit]| match asked {
            WhyNotSubject::Clauses(clauses) => {
                there.applied().into_iter().find(|clause| clauses.contains(clause))
            }
            WhyNotSubject::Claim(claim) => {
                let read = edits.iter().fold(claim.decision, |said, edit| edit.reads(said));
                find_decision(there, &read).map(|ruled| ruled.law)
            }
        };
        if asked.holds(&[], &world) {
            return law_in(ruling, &[]).map(WhyNot::Holds);
        }
        let found = self
            .nearest(&|edits: &[Edit], world: &RuledSituation| asked.holds(edits, world).into());
        let contrast = found.and_then(|neighbour| {
            let law = law_in(&neighbour.ruled_situation.ruling, &neighbour.edits)?;
            let overlooked = misconception(law, &neighbour, ruling, self.question());
            Some(Contrast { neighbour, law, is_whole: true, overlooked })
                .filter(Contrast::is_about_same_player)
        });
        let (instead, turning) = match asked {
            WhyNotSubject::Clauses(clauses) => {
                let mut rejected = ruling.rejected().into_iter();
                let rejection = rejected.find(|rejection| clauses.contains(&rejection.law));
                let vain = rejection.map(|Rejection { law, reason: because }| TurningPoint {
                    law,
                    applies: false,
                    because,
                });
                let decided = turns_on(self.question(), ruling, self.edition());
                let other = || turned_on(decided?, ruling);
                (decided.filter(|_| vain.is_none()), vain.or_else(other))
            }
            WhyNotSubject::Claim(claim) => {
                let against = verdict::against(claim, ruling);
                (against, against.and_then(|against| turned_on(against, ruling)))
            }
        };
        Some(WhyNot::Fails(Box::new(Lesson { contrast, instead, turning })))
    }
}

/// The clause that makes an option right in a neighbour: that of the first claim that does not hold here, else the
/// first cited that does not apply here.
fn deciding_clause(
    option: &AnswerOption,
    edition: Edition,
    neighbour: &Neighbour,
    ruling: &Ruling,
) -> Option<&'static Clause> {
    let there = &neighbour.ruled_situation.ruling;
    if let Some(asked) = option.asks.iter().find_map(|fact| asked_by(there, fact)) {
        return Some(asked);
    }
    let read = |decision: Decision| {
        neighbour.edits.iter().fold(decision, |decision, edit| edit.reads(decision))
    };
    let claims = || option.claims.iter().filter(|claim| claim.applies_in(edition));
    let claimed = claims().find_map(|claim| {
        let here = find_decision(ruling, &claim.decision).is_none();
        find_decision(there, &read(claim.decision)).filter(|_| here)
    });
    let cited = || {
        let applied = ruling.applied();
        let fresh = there.applied().into_iter().filter(|clause| !applied.contains(clause));
        let now = neighbour.ruled_situation.situation.edition;
        let is_cited =
            |clause: &&Clause| option.cites(edition).iter().any(|cite| cite.matches(clause, now));
        fresh.into_iter().find(is_cited)
    };
    let any = || claims().find_map(|claim| find_decision(there, &read(claim.decision)));
    claimed.map(|ruled| ruled.law).or_else(cited).or_else(|| any().map(|ruled| ruled.law))
}

/// The first decision anywhere in a ruling that says as much.
pub fn find_decision(ruling: &Ruling, decision: &Decision) -> Option<RuledDecision> {
    let mut found = None;
    ruling.each(&mut |part| {
        let such = part.decisions.iter().find(|ruled| ruled.decision.entails(decision));
        found = found.or(such.copied());
    });
    found
}

/// The first clause that an option cites, and that was heard and does not apply.
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
        Refutation::Decided { .. } | Refutation::NotOpen { .. } | Refutation::Foreign { .. } => {
            None
        }
    })
}

/// What the decision against an option turns on; else what the clause turns on by which its own claims hold.
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

/// What a decision turns on: the last condition of its clause that was met, a finding before one that the record
/// settles; where the clause has none of its own, that of the clause in which it was opened.
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

/// Where a decision was taken, in the reasoning on its incident.
fn trace_index(decided: RuledDecision, trace: &[TraceEntry]) -> Option<usize> {
    let TraceStep::Incident(_, moment) = trace.first()?.step else { return None };
    let is_it = |place: &usize| {
        matches!(trace[*place].step, TraceStep::Decided(decision) if decision == decided.decision)
            && clause_around(trace, *place) == Some(decided.law)
    };
    (0..trace.len()).find(is_it).filter(|_| moment == decided.moment)
}

/// The innermost clause in which a step was taken.
fn clause_around(trace: &[TraceEntry], place: usize) -> Option<&'static Clause> {
    trace[..place].iter().rev().find_map(|entry| match entry.step {
        TraceStep::Opened(law, _) if entry.depth < trace[place].depth => Some(law),
        _ => None,
    })
}

/// The condition that let a decision through, and its clause, from the inside out.
fn condition_before(
    trace: &[TraceEntry],
    place: usize,
) -> Option<(&'static Clause, RejectionReason)> {
    let mut depth = trace.get(place)?.depth;
    let mut at = place;
    while depth > 0 {
        let outer = depth - 1;
        let is_opening = |entry: &TraceEntry| {
            entry.depth == outer
                && matches!(entry.step, TraceStep::Opened(_, ClauseOutcome::Applied))
        };
        let opened = trace[..at].iter().rposition(is_opening)?;
        let TraceStep::Opened(law, _) = trace[opened].step else { return None };
        let own = || trace[opened..at].iter().filter(|entry| entry.depth == depth);
        let met = own().filter_map(met_condition).collect::<Vec<RejectionReason>>();
        let finding =
            met.iter().rev().find(|because| matches!(because, RejectionReason::Finding(..)));
        if let Some(because) = finding.or(met.last()) {
            return Some((law, *because));
        }
        (depth, at) = (outer, opened);
    }
    None
}

/// The last condition that was met on the way to a decision, in whichever clause.
fn last_met_condition(trace: &[TraceEntry]) -> Option<(&'static Clause, RejectionReason)> {
    let (at, because) =
        trace.iter().enumerate().rev().find_map(|(at, entry)| Some((at, met_condition(entry)?)))?;
    Some((clause_around(trace, at)?, because))
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

/// The decision that a question turns on: of those that a right option claims, one of a clause that it cites and that no
/// more than half of the wrong options claim too; then the one that the fewest of them claim, and the most of them have
/// otherwise. Where no claim says, the decision that the wrong options have otherwise most often, or one of a clause that
/// a right option cites; the first of the ruling where not even that is there; none where it is asked what to establish.
pub fn turns_on(item: &Question, ruling: &Ruling, edition: Edition) -> Option<RuledDecision> {
    let [right, wrong] = split_options(item, ruling, edition);
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
    // Of equals the first.
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

/// The clause that a question asks about, for the decision that it turns on: its own, if a right option cites that or
/// nothing; else of those cited, under the question's Law where there is one, the last that the hearing opened before
/// the decision was taken.
pub fn governing(
    item: &Question,
    ruling: &Ruling,
    edition: Edition,
    turn: RuledDecision,
) -> &'static Clause {
    let [right, _] = split_options(item, ruling, edition);
    let applied = ruling.applied();
    let mut asked: Vec<&'static Clause> =
        applied.into_iter().filter(|clause| is_cited(&right, clause, edition)).collect();
    let is_own = |clause: &&Clause| {
        clause.number.in_edition(edition).is_some_and(|number| law_of(number) == item.law_number())
    };
    if asked.iter().any(is_own) {
        asked.retain(is_own);
    }
    if asked.is_empty() || asked.contains(&turn.law) {
        return turn.law;
    }
    let mut near = None;
    ruling.each(&mut |part| {
        let Some(place) = trace_index(turn, &part.trace) else { return };
        let opened = |entry: &TraceEntry| match entry.step {
            TraceStep::Opened(law, ClauseOutcome::Applied) if asked.contains(&law) => Some(law),
            _ => None,
        };
        let (before, after) = part.trace.split_at(place);
        let found = before.iter().rev().chain(after).find_map(opened);
        near = near.or(found);
    });
    near.unwrap_or(asked[0])
}

/// The right options of a question, and the wrong ones.
fn split_options<'i>(
    item: &'i Question,
    ruling: &Ruling,
    edition: Edition,
) -> [Vec<&'i AnswerOption>; 2] {
    let is_right = |option: &&AnswerOption| judge(option, ruling, edition).is_right();
    let (right, wrong) = item.options.iter().partition(is_right);
    [right, wrong]
}

fn is_cited(options: &[&AnswerOption], law: &Clause, edition: Edition) -> bool {
    let mut cites = options.iter().flat_map(|option| option.cites(edition));
    cites.any(|cite| cite.matches(law, edition))
}

fn claims_of(option: &AnswerOption, edition: Edition) -> impl Iterator<Item = &Claim> {
    option.claims.iter().filter(move |claim| claim.applies_in(edition))
}

/// What is decided otherwise than an option claims, for each of its claims.
fn decided_against(option: &AnswerOption, ruling: &Ruling, edition: Edition) -> Vec<RuledDecision> {
    claims_of(option, edition).filter_map(|claim| verdict::against(claim, ruling)).collect()
}
