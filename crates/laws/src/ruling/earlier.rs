//! The earlier decisions and choices that a clause may look up, besides the table, when a later incident is heard.

use crate::bridge::{Hand, PlayedCard, Seat, Side};
use crate::record::decision::{Decision, DecisionAct, Party, Status};
use smallvec::SmallVec;

use super::decided::RuledDecision;
use crate::table::Moment;

/// The earlier decisions and choices that a clause can look up. Two hearings with equal tables and equal values of this
/// type hear later incidents alike, even if other decisions differ, unless a `LookBack` query has different results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EarlierDecisions {
    /// The cards that a decision sends back to their hand, or permits to return, each with the moment of the
    /// incident.
    sent_back: SmallVec<[(Seat, PlayedCard, Moment); 2]>,
    /// The cards of a hand among which a side may choose, according to the last decision about that choice; `None` for
    /// any legal card.
    offered: SmallVec<[(Side, Seat, Option<Hand>); 1]>,
    /// The choices that the record shows, as the keys of replies.
    chosen: SmallVec<[(Side, &'static str); 2]>,
    /// The last decision about an earlier ruling of the director.
    directors_ruling: Option<Status>,
}

impl EarlierDecisions {
    /// Stores the part of a decision that a clause can ask for later.
    pub(super) fn record_decision(&mut self, decision: &Decision, moment: Moment) {
        match *decision {
            Decision::Must(_, DecisionAct::Withdraw(hand, card))
            | Decision::May(_, DecisionAct::Withdraw(hand, card)) => {
                self.sent_back.retain(|(of, other, _)| (*of, *other) != (hand, card));
                self.sent_back.push((hand, card, moment));
            }
            Decision::May(Party::Side(side), DecisionAct::Designate(hand, cards)) => {
                self.offer(side, hand, Some(cards));
            }
            Decision::May(Party::Side(side), DecisionAct::DesignateAny(hand)) => {
                self.offer(side, hand, None)
            }
            Decision::Is(
                status @ (Status::RulingStands | Status::RulingRevoked | Status::RulingWrong),
            ) => self.directors_ruling = Some(status),
            Decision::Is(_)
            | Decision::Must(..)
            | Decision::May(..)
            | Decision::MayNot(..)
            | Decision::Knows { .. }
            | Decision::Adjusts { .. }
            | Decision::AdjustsOnly { .. }
            | Decision::Transfers { .. }
            | Decision::Gets { .. } => {}
        }
    }

    fn offer(&mut self, side: Side, hand: Seat, cards: Option<Hand>) {
        self.offered.retain(|(to, of, _)| (*to, *of) != (side, hand));
        self.offered.push((side, hand, cards));
    }

    /// Returns the number of choices that the record has shown so far.
    pub(super) fn choice_count(&self) -> usize {
        self.chosen.len()
    }

    /// Removes the choices after the first `count`.
    pub(super) fn truncate_choices(&mut self, count: usize) {
        self.chosen.truncate(count);
    }

    /// Rebuilds this value, apart from the choices, from the decisions that remain after a rollback.
    pub(super) fn rebuild_from(&mut self, decisions: &[RuledDecision]) {
        self.sent_back.clear();
        self.offered.clear();
        self.directors_ruling = None;
        decisions.iter().for_each(|ruled| self.record_decision(&ruled.decision, ruled.moment));
    }

    /// Stores a choice that the record shows.
    pub(super) fn record_choice(&mut self, side: Side, reply: &'static str) {
        if !self.has_chosen(side, reply) {
            self.chosen.push((side, reply));
        }
    }

    /// Returns the moment of the last incident on which a decision sent the card back, or permitted its return.
    pub(super) fn sent_back(&self, hand: Seat, card: PlayedCard) -> Option<Moment> {
        let sent = self.sent_back.iter().find(|(of, other, _)| (*of, *other) == (hand, card));
        sent.map(|(.., moment)| *moment)
    }

    /// Returns whether a decision has sent some card of this hand back, or permitted its return.
    pub(super) fn has_sent_back(&self, hand: Seat) -> bool {
        self.sent_back.iter().any(|(of, ..)| *of == hand)
    }

    pub(super) fn offered(&self, side: Side, hand: Seat) -> Option<Option<Hand>> {
        let of = self.offered.iter().find(|(to, of, _)| (*to, *of) == (side, hand));
        of.map(|(_, _, cards)| *cards)
    }

    pub(super) const fn directors_ruling(&self) -> Option<Status> {
        self.directors_ruling
    }

    pub(super) fn has_chosen(&self, side: Side, reply: &str) -> bool {
        self.chosen.iter().any(|(of, known)| *of == side && *known == reply)
    }
}
