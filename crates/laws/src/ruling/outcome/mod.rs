//! The outcome of a ruling: how the table stands under one answer to each question.
//!
//! No Law writes an outcome. It is read from the table as the effects have left it, and from the decisions about what
//! the table does not hold: information, tricks, and what the director examines later.

mod answers;

mod cards;

mod facts;

mod sentences;

use crate::bridge::endgame::TrickRange;
use crate::bridge::{Object, PlayedCard, Seat};
use crate::record::Duty;
use crate::table::{NextTurn, Table};

use super::Condition;
use super::clause::Clause;
use super::decided::RuledDecision;
use super::decision::{CardKnowledge, Damage, Decision, Party};
use super::fact::{Answer, FactQuestion};
use super::hearing::RulingInput;
use super::inquiry::{Contradiction, HearingAtEnd, RuleSet, hear_each_to_end, inquire_to_end};
use super::parts::Ruling;
use super::paths::RulingTree;
use super::trace::{RejectionReason, TraceEntry, TraceStep, rejections};

pub use answers::{Request, RequestAnswer, RequestKind, on_taking_back};
pub use cards::{CardFate, CardOutcome};
pub use facts::OutcomeFact;
pub use sentences::{OutcomePoint, in_sentences};

/// How the table stands after a ruling without open questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The declarer.
    pub declarer: Seat,
    /// The next step of the play.
    pub next: NextTurn,
    /// The cards that count in the trick in progress, in the order of play.
    pub trick: Vec<(Seat, PlayedCard)>,
    /// The fate of each card that an event since the first incident, or a decision, is about.
    pub cards: Vec<CardOutcome>,
    /// The requests, each with its answer, in the order of the events.
    pub requests: Vec<Request>,
    /// What rectifications require of, or forbid to, players who may be able to obey.
    pub duties: Vec<(Seat, Duty)>,
    /// For each card or call that gives information, whether the information is authorised, and for whom.
    pub knowledge: Vec<CardInformation>,
    /// The tricks that are won, transferred or shared out.
    pub tricks: TrickTotals,
    /// The clauses to which the director returns at the end of play.
    pub later: Vec<&'static Clause>,
}

/// The information that a card or call gives to a party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardInformation {
    /// The party.
    pub who: Party,
    /// The hand of the card, or the player who called.
    pub hand: Seat,
    /// The card or call.
    pub object: Object,
    /// The kind of information.
    pub what: CardKnowledge,
    /// Whether the information is authorised.
    pub authorised: bool,
}

impl CardInformation {
    /// Returns the decision that states this information.
    pub const fn decision(self) -> Decision {
        let CardInformation { who, hand, object, what, authorised } = self;
        Decision::Knows { who, of: hand, object, what, authorised }
    }
}

/// Numbers of tricks, for North-South and for East-West.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickTotals {
    /// The tricks won in play. If the record begins in the middle of the play without the earlier tricks, only those
    /// that it shows.
    pub won: [u8; 2],
    /// The tricks that each side receives because of revokes; a trick lost does not count here.
    pub transferred: [u8; 2],
    /// The remaining tricks that each side gets by a claim or concession; `None` if no claim or concession ends the
    /// play, or if their number is not known. A number that has to be counted is added to the outcome later.
    pub shared: Option<[TrickRange; 2]>,
}

impl Outcome {
    /// Returns the fate of a card of a hand; `None` if nothing since the first incident is about the card.
    pub fn fate(&self, hand: Seat, card: PlayedCard) -> Option<CardFate> {
        let found = self.cards.iter().find(|other| (other.hand, other.card) == (hand, card));
        found.map(|found| found.fate)
    }

    /// Returns whether the table stands as after another outcome, whatever was answered to requests.
    pub fn stands_as(&self, other: &Outcome) -> bool {
        let requests = self.requests.clone();
        Outcome { requests, ..other.clone() } == *self
    }

    fn read(
        HearingAtEnd { table, decisions, traces }: HearingAtEnd<'_, '_>,
        is_examined_later: fn(&'static Condition) -> bool,
    ) -> Outcome {
        let trick = table.position().trick;
        Outcome {
            declarer: table.contract().declarer,
            next: table.next_turn(),
            trick: trick.map(|trick| trick.cards().collect()).unwrap_or_default(),
            cards: cards::fates(table, decisions),
            requests: answers::requests(table, decisions, traces),
            duties: duties(table),
            knowledge: knowledge(decisions),
            tricks: tricks(table, decisions),
            later: later(decisions, traces, is_examined_later),
        }
    }
}

fn duties(table: &Table<'_>) -> Vec<(Seat, Duty)> {
    let mut duties = Vec::new();
    for seat in Seat::ALL {
        let due = table.duties(seat).filter(|duty| table.can_obey(seat, *duty) != Some(false));
        duties.extend(due.map(|duty| (seat, duty)));
    }
    duties
}

fn knowledge(decisions: &[RuledDecision]) -> Vec<CardInformation> {
    let mut known: Vec<CardInformation> = Vec::new();
    for ruled in decisions {
        if let Decision::Knows { who, of, object, what, authorised } = ruled.decision {
            let information = CardInformation { who, hand: of, object, what, authorised };
            // A later decision about the same information replaces an earlier one.
            known.retain(|other| {
                (other.who, other.hand, other.object, other.what) != (who, of, object, what)
            });
            known.push(information);
        }
    }
    known
}

fn tricks(table: &Table<'_>, decisions: &[RuledDecision]) -> TrickTotals {
    let mut transferred = [0; 2];
    let mut counted: Vec<Decision> = Vec::new();
    for ruled in decisions {
        if let Decision::Transfers { tricks, to, .. } = ruled.decision
            && !counted.contains(&ruled.decision)
        {
            counted.push(ruled.decision);
            transferred[to as usize] += tricks;
        }
    }
    let shared = table.shared_tricks().map(|tricks| tricks.map(TrickRange::exactly));
    TrickTotals { won: table.position().won, transferred, shared }
}

fn later(
    decisions: &[RuledDecision],
    traces: &[&[TraceEntry]],
    is_examined_later: fn(&'static Condition) -> bool,
) -> Vec<&'static Clause> {
    let awaits_damage = |ruled: &&RuledDecision| {
        matches!(
            ruled.decision,
            Decision::Adjusts { damage: Damage::Awaited, .. }
                | Decision::AdjustsOnly { damage: Damage::Awaited, .. }
        )
    };
    let awaited = decisions.iter().filter(awaits_damage).map(|ruled| ruled.law);
    // Few traces name such a condition, and to find the reasons of all rejections takes longer than to look for it.
    let names_it = |entry: &TraceEntry| matches!(entry.step, TraceStep::Shown { condition, .. } if is_examined_later(condition));
    let named = traces.iter().filter(|trace| trace.iter().any(names_it));
    let rejected = named.flat_map(|trace| rejections(trace));
    let examined = rejected.filter(|rejection| {
        matches!(rejection.reason, RejectionReason::Condition(condition, false, _)
            if is_examined_later(condition))
    });
    let mut clauses: Vec<&'static Clause> = Vec::new();
    for clause in awaited.chain(examined.map(|rejection| rejection.law)) {
        if !clauses.contains(&clause) {
            clauses.push(clause);
        }
    }
    clauses
}

/// A leaf of a ruling: the answers that lead to it, and its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingLeaf {
    /// The answers, in the order of the questions; [`FactQuestion::reply_in_words`] states each in words.
    pub answers: Vec<(FactQuestion, Answer)>,
    /// The outcome.
    pub outcome: Outcome,
}

/// Returns the outcome at each leaf of the tree of a ruling on this input, in order. A question whose branches are left
/// out has no leaves.
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub(crate) fn leaves(
    rule_set: RuleSet,
    input: RulingInput<'_>,
    ruling: &Ruling,
    is_examined_later: fn(&'static Condition) -> bool,
) -> Result<Vec<RulingLeaf>, Contradiction> {
    let mut paths = Vec::new();
    answers_in(&ruling.tree(), &mut Vec::new(), &mut paths);
    let read = |end: HearingAtEnd<'_, '_>| Outcome::read(end, is_examined_later);
    let ends = hear_each_to_end(rule_set, input, &paths, &read)?;
    let leaf =
        |(number, outcome)| RulingLeaf { answers: std::mem::take(&mut paths[number]), outcome };
    Ok(ends.into_iter().map(leaf).collect())
}

/// Rules on a record, and returns with the ruling its [`leaves`].
///
/// # Errors
///
/// Returns [`Contradiction`] if two decisions contradict each other.
pub(crate) fn inquire_with_leaves(
    rule_set: RuleSet,
    input: RulingInput<'_>,
    is_examined_later: fn(&'static Condition) -> bool,
) -> Result<(Ruling, Vec<RulingLeaf>), Contradiction> {
    let read = |end: HearingAtEnd<'_, '_>| Outcome::read(end, is_examined_later);
    let (ruling, outcome) = inquire_to_end(rule_set, input, read)?;
    let leaves = match outcome {
        Some(outcome) => vec![RulingLeaf { answers: Vec::new(), outcome }],
        None => leaves(rule_set, input, &ruling, is_examined_later)?,
    };
    Ok((ruling, leaves))
}

/// Adds the answers that lead to each leaf of the tree.
fn answers_in(
    tree: &RulingTree<'_>,
    path: &mut Vec<(FactQuestion, Answer)>,
    paths: &mut Vec<Vec<(FactQuestion, Answer)>>,
) {
    if tree.open.is_none() {
        paths.push(path.clone());
    }
    for (question, answer, branch) in tree.branches() {
        path.push((question, answer));
        answers_in(branch, path, paths);
        path.pop();
    }
}
