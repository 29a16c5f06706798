//! What later incidents may see of what was ruled before them, beside the table.

use crate::bridge::{Hand, PlayedCard, Seat, Side};
use crate::record::decision::{Decision, DecisionAct, Party, Status};
use crate::table::ShortVec;

use super::decided::RuledDecision;
use crate::table::Moment;

/// What is left of the rulings so far, as far as a clause can ask for it. Two hearings with the same table and
/// the same standing hear what follows alike, however much else has been decided in one of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EarlierDecisions {
    /// The cards that a decision sends back to their hand, or lets go, each with the moment of the incident ruled on.
    sent_back: ShortVec<[(Seat, PlayedCard, Moment); 2]>,
    /// The cards of a hand among which a side has been given the choice, by the last decision that did so.
    /// `None`: any that it may legally play.
    offered: ShortVec<[(Side, Seat, Option<Hand>); 1]>,
    /// What a side has chosen, as the record shows: the names of the replies.
    chosen: ShortVec<[(Side, &'static str); 2]>,
    /// What has been decided of the last ruling that the director had given before.
    directors_ruling: Option<Status>,
}

impl EarlierDecisions {
    /// Keeps what is to be seen of a decision.
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

    /// How many choices the record has shown so far.
    pub(super) fn choice_count(&self) -> usize {
        self.chosen.len()
    }

    /// Forgets the choices after so many.
    pub(super) fn truncate_choices(&mut self, kept: usize) {
        self.chosen.truncate(kept);
    }

    /// Keeps of the decisions what is to be seen of these: the others have been undone.
    pub(super) fn rebuild_from(&mut self, decisions: &[RuledDecision]) {
        self.sent_back.clear();
        self.offered.clear();
        self.directors_ruling = None;
        decisions.iter().for_each(|ruled| self.record_decision(&ruled.decision, ruled.moment));
    }

    /// Keeps what the record shows a side to have chosen.
    pub(super) fn record_choice(&mut self, side: Side, reply: &'static str) {
        if !self.has_chosen(side, reply) {
            self.chosen.push((side, reply));
        }
    }

    /// The moment of the incident on which a decision sent the card back, the last if there are several.
    pub(super) fn sent_back(&self, hand: Seat, card: PlayedCard) -> Option<Moment> {
        let sent = self.sent_back.iter().find(|(of, other, _)| (*of, *other) == (hand, card));
        sent.map(|(.., moment)| *moment)
    }

    /// Whether a decision has sent some card back to this hand.
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
