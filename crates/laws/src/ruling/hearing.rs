//! The hearing: the questions of a clause, and its decisions.
//!
//! A clause is a straight sequence of conditions joined by `?`. A condition that fails closes the clause; a fact that
//! nobody has established stops the hearing and becomes a question. Only an open clause can decide, so every decision
//! carries the citation of a clause.

use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};

use crate::bridge::{Hand, Object, PlayedCard, Seat};
use crate::table::{Effect, Moment, PenaltyCard, Record, Table, WhatFollowed};

use super::clause::Clause;
use super::decided::{DecisionClash, RuledDecision};
use super::doctrine::{Doctrine, DoctrinePoint, DoctrineReading};
use super::earlier::EarlierDecisions;
use super::edition::{Edition, Rule};
use super::fact::{Answer, FactQuestion, PresetAnswer, Subject};
use super::rollback::{NoSnapshot, Rollback};
use super::trace::{self, ClauseOutcome, TraceEntry, TraceStep};
use crate::record::decision::{Decision, Status};

/// The input of a ruling. A clause depends on nothing else.
#[derive(Clone, Copy, Debug)]
pub struct RulingInput<'m> {
    /// The record to rule on.
    pub record: &'m Record,
    /// The answers given in advance.
    pub given: &'m [PresetAnswer],
    /// The edition of the Laws in force.
    pub edition: Edition,
    /// The readings of the points of doctrine.
    pub doctrine: &'m Doctrine,
}

/// The reason why a clause, or the whole hearing, stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// A condition of the open clause is not met.
    Fails,
    /// A fact is not established; the hearing holds the question.
    Asks,
    /// Two decisions contradict each other; the hearing holds both.
    Clashes,
    /// A rollback needs a snapshot of the table that was not stored.
    NoSnapshot,
}

/// The result of a question or a clause: a value, or the reason to stop.
pub type HearingResult<T = ()> = Result<T, StopReason>;

/// The usual number of trace entries for one incident, reserved in advance.
pub(super) const USUAL_TRACE: usize = 32;

/// A hearing of one record under some assumed answers. A hearing can be copied before an incident
/// is heard, to hear the incident under other answers.
#[derive(Clone, Debug)]
pub struct Hearing<'m> {
    pub(super) input: RulingInput<'m>,
    pub(super) assumed: Vec<(FactQuestion, Answer)>,
    /// Whether the hearing assumes the first reply to an open question instead of stopping.
    pub(super) assumes_first_reply: bool,
    /// Whether the hearing has assumed the first reply to an open question.
    pub(super) has_assumed_reply: bool,
    pub(super) table: Table<'m>,
    pub(super) rollback: Rollback<'m>,
    pub(super) earlier: EarlierDecisions,
    depth: u8,
    pub(super) moment: Moment,
    pub(super) about: Subject,
    /// All decisions so far.
    pub(super) decisions: SmallVec<[RuledDecision; 8]>,
    /// Whether a decision repeats a decision of an earlier moment.
    pub(super) repeats: bool,
    /// The reasoning on the current incident.
    pub(super) trace: Vec<TraceEntry>,
    /// The questions on the current incident that neither the record nor the director answers.
    pub(super) asked: Vec<FactQuestion>,
    /// The questions on the current incident that the director answers in one way and the record in another.
    pub(super) contradicted: Vec<FactQuestion>,
    /// The open question, and the number of its possible replies.
    pub(super) question: Option<(FactQuestion, usize)>,
    pub(super) clash: Option<Box<DecisionClash>>,
}

impl<'m> Hearing<'m> {
    #[inline]
    pub(super) fn new(input: RulingInput<'m>, assumes_first_reply: bool) -> Hearing<'m> {
        Hearing {
            input,
            assumed: Vec::new(),
            assumes_first_reply,
            has_assumed_reply: false,
            table: input.record.table(),
            rollback: Rollback::default(),
            earlier: EarlierDecisions::default(),
            depth: 0,
            moment: 0,
            about: Subject::default(),
            decisions: SmallVec::new(),
            repeats: false,
            trace: Vec::new(),
            asked: Vec::new(),
            contradicted: Vec::new(),
            question: None,
            clash: None,
        }
    }

    /// Returns the table as changed by the rulings so far.
    pub fn table(&self) -> &Table<'m> {
        &self.table
    }

    /// Returns the moment of the current incident.
    pub(crate) const fn moment(&self) -> Moment {
        self.moment
    }

    /// Returns the events after the current incident.
    pub(crate) fn what_followed(&self) -> WhatFollowed<'_, 'm> {
        self.table.what_followed(self.moment)
    }

    /// Returns whether the edition in force has this rule.
    pub fn has(&self, rule: &Rule) -> bool {
        rule.in_edition(self.input.edition).is_some()
    }

    /// Returns whether the edition in force has this clause.
    pub(crate) fn has_clause(&self, clause: &Clause) -> bool {
        self.has(&clause.number)
    }

    /// Returns the cards among which the side of this player may choose dummy's play, if an earlier decision gives the
    /// side that choice and it is dummy's turn.
    pub(crate) fn choice_of_dummys_card(&self, by: Seat) -> Option<Hand> {
        let dummy = self.table.contract().dummy();
        let position = self.table.position();
        let offered =
            self.earlier.offered(by.side(), dummy).filter(|_| position.turn() == Some(dummy))?;
        Some(offered.unwrap_or_else(|| position.possibly_legal(dummy)))
    }

    /// Returns whether the incidents of the current moment already have this decision.
    pub(crate) fn has_decided(&self, decision: Decision) -> bool {
        self.decides(|other| other == decision)
    }

    /// Returns whether the incidents of the current moment have a matching decision.
    pub fn decides(&self, matches: impl Fn(Decision) -> bool) -> bool {
        self.decisions.iter().any(|ruled| ruled.moment == self.moment && matches(ruled.decision))
    }

    /// Returns whether incidents of this moment have a matching decision.
    pub(crate) fn has_ruled(&self, at: Moment, matches: impl Fn(Decision) -> bool) -> bool {
        self.decided_at(at).any(|ruled| matches(ruled.decision))
    }

    /// Returns whether the record shows a choice with this reply, by this player or his partner.
    pub(crate) fn has_chosen(&self, by: Seat, reply: &str) -> bool {
        self.earlier.has_chosen(by.side(), reply)
    }

    /// Returns whether the last decision about an earlier ruling of the director gives that ruling this status.
    pub(crate) fn earlier_ruling_is(&self, status: Status) -> bool {
        self.earlier.directors_ruling() == Some(status)
    }

    /// Returns whether an earlier decision sends the card back to its hand, or permits its return, and the card has not
    /// been put out again since. For an unrecorded card, it is enough that such a decision concerns any card of the
    /// hand.
    pub fn goes_back(&self, hand: Seat, card: PlayedCard) -> bool {
        if card == PlayedCard::Unrecorded && self.earlier.has_sent_back(hand) {
            return true;
        }
        let sent = self.earlier.sent_back(hand, card);
        sent.is_some_and(|sent| !self.table.is_put_anew(hand, card, sent, self.moment))
    }

    /// Returns whether both hearings have the same table and the same [`EarlierDecisions`].
    pub(super) fn has_same_state(&self, other: &Hearing<'_>) -> bool {
        self.earlier == other.earlier && self.table == other.table
    }

    /// Returns the decisions on incidents of this moment.
    pub(super) fn decided_at(&self, moment: Moment) -> impl Iterator<Item = &RuledDecision> {
        self.decisions.iter().filter(move |ruled| ruled.moment == moment)
    }

    /// Returns the assumed answer to a question, if there is one.
    pub(super) fn assumed(&self, question: FactQuestion) -> Option<Answer> {
        let assumed = self.assumed.iter().find(|(asked, _)| *asked == question);
        assumed.map(|(_, answer)| *answer)
    }

    /// Opens a clause, hears it with `hear`, and closes it. Returns `None` if the edition in force does not have the
    /// clause, or one of the clause's conditions failed.
    ///
    /// # Errors
    ///
    /// Returns the reason to stop, if it is not a failed condition of this clause.
    pub fn clause<T>(
        &mut self,
        clause: &'static Clause,
        hear: impl FnOnce(&mut OpenClause<'_, 'm>) -> HearingResult<T>,
    ) -> HearingResult<Option<T>> {
        if !self.has_clause(clause) {
            return Ok(None);
        }
        let opened = self.open(clause);
        let (end, value) = match hear(&mut OpenClause { hearing: self, clause }) {
            Ok(value) => (Ok(()), Some(value)),
            Err(stop) => (Err(stop), None),
        };
        self.close(opened, end)?;
        Ok(value)
    }

    fn open(&mut self, clause: &'static Clause) -> OpenedClause {
        let opened = OpenedClause {
            clause,
            place: self.trace.len(),
            decided: self.decisions.len(),
            outer: self.rollback.open(),
        };
        self.note(TraceStep::Opened(clause, ClauseOutcome::Unfinished));
        self.depth += 1;
        opened
    }

    /// Closes a clause. If a condition failed, the decisions and effects of the clause are rolled back.
    fn close(&mut self, opened: OpenedClause, end: HearingResult<()>) -> HearingResult<()> {
        self.depth -= 1;
        let end = match end {
            Err(StopReason::Fails) if trace::changes(&self.trace[opened.place + 1..]) => self
                .take_back(&opened)
                .map_err(|NoSnapshot| StopReason::NoSnapshot)
                .map(|()| ClauseOutcome::Rejected),
            Err(StopReason::Fails) => Ok(ClauseOutcome::Rejected),
            end => end.map(|()| ClauseOutcome::Applied),
        };
        self.rollback.close(opened.outer, self.is_open());
        let outcome = *end.as_ref().unwrap_or(&ClauseOutcome::Unfinished);
        self.trace[opened.place].step = TraceStep::Opened(opened.clause, outcome);
        end.map(drop)
    }

    /// Rolls back the decisions and effects since a failed clause was opened.
    #[cold]
    fn take_back(&mut self, opened: &OpenedClause) -> Result<(), NoSnapshot> {
        if self.decisions.len() > opened.decided {
            self.decisions.truncate(opened.decided);
            self.earlier.rebuild_from(&self.decisions);
        }
        trace::discard_failed_clause(&mut self.trace, opened.place);
        if let Some(before) = self.rollback.restore()? {
            self.table = *before;
        }
        Ok(())
    }

    /// Returns whether a clause is open.
    pub(super) const fn is_open(&self) -> bool {
        self.depth > 0
    }

    /// Runs `hear` with this player and this card as the subject, instead of the subject of the incident.
    ///
    /// # Errors
    ///
    /// Returns the reason to stop that `hear` returns.
    pub fn about<T>(
        &mut self,
        who: Seat,
        card: Option<PlayedCard>,
        hear: impl FnOnce(&mut Hearing<'m>) -> HearingResult<T>,
    ) -> HearingResult<T> {
        let outer = std::mem::replace(
            &mut self.about,
            Subject { who: Some(who), object: card.map(Object::Card) },
        );
        let heard = hear(self);
        self.about = outer;
        heard
    }

    pub(super) fn note(&mut self, step: TraceStep) {
        self.trace.push(TraceEntry { depth: self.depth, about: self.about, step });
    }
}

/// The state when a clause was opened, needed when it is closed.
struct OpenedClause {
    clause: &'static Clause,
    /// The index of the clause's entry in the trace.
    place: usize,
    /// The number of decisions made before the clause was opened.
    decided: usize,
    /// The rollback mark of the enclosing clause.
    outer: usize,
}

/// An open clause. Only an open clause can require conditions and make decisions.
pub struct OpenClause<'h, 'm> {
    hearing: &'h mut Hearing<'m>,
    clause: &'static Clause,
}

impl<'m> Deref for OpenClause<'_, 'm> {
    type Target = Hearing<'m>;
    fn deref(&self) -> &Hearing<'m> {
        self.hearing
    }
}

impl<'m> DerefMut for OpenClause<'_, 'm> {
    fn deref_mut(&mut self) -> &mut Hearing<'m> {
        self.hearing
    }
}

impl OpenClause<'_, '_> {
    /// Returns the reading of a point of doctrine.
    pub fn doctrine(&mut self, point: &'static DoctrinePoint) -> DoctrineReading {
        let reading = self.input.doctrine.of(point);
        self.note(TraceStep::Read(point, reading));
        reading
    }

    /// Takes a decision, and applies its effect on the table, if it has one. The same decision is taken only once at
    /// each moment.
    ///
    /// # Errors
    ///
    /// Returns [`StopReason::Clashes`] if an earlier decision contradicts `decision`.
    pub fn decide(&mut self, decision: Decision) -> HearingResult {
        let (law, moment) = (self.clause, self.moment);
        let (mut is_said, mut is_again) = (false, false);
        for first in self.decisions.iter().filter(|first| first.decision.is_same_kind(&decision)) {
            if first.decision == decision {
                is_said |= first.moment == moment;
                is_again |= first.moment != moment;
            } else if first.clashes(&decision, moment) {
                let second = RuledDecision { decision, law, moment };
                self.clash = Some(Box::new(DecisionClash { first: *first, second }));
                return Err(StopReason::Clashes);
            }
        }
        if is_said {
            return Ok(());
        }
        self.repeats |= is_again;
        let ruled = RuledDecision { decision, law, moment };
        self.decisions.push(ruled);
        self.earlier.record_decision(&decision, moment);
        self.note(TraceStep::Decided(decision));
        if let Some(effect) = table_effect(&decision, moment) {
            self.apply(effect);
        }
        Ok(())
    }
}

/// Returns the effect of a decision on the table, if it has one.
const fn table_effect(decision: &Decision, at: Moment) -> Option<Effect> {
    match *decision {
        Decision::Is(Status::Played(hand, card)) => Some(Effect::Play { at, hand, card }),
        Decision::Is(Status::Penalty(owner, card, grade)) => {
            Some(Effect::Penalize(PenaltyCard { owner, card, grade }))
        }
        Decision::Is(_)
        | Decision::Must(..)
        | Decision::May(..)
        | Decision::MayNot(..)
        | Decision::Knows { .. }
        | Decision::Adjusts { .. }
        | Decision::AdjustsOnly { .. }
        | Decision::Transfers { .. }
        | Decision::Gets { .. } => None,
    }
}
