//! How the table stands: who is next, and where each card is.

use crate::bridge::{PlayedCard, Seat};
use crate::record::PenaltyGrade;

use super::claims::EndingClaim;
use super::phase::Phase;
use super::readings::EventReading;
use super::state::Table;

/// The next step of the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NextTurn {
    /// The player leads to a trick. For dummy, declarer leads from dummy.
    Lead(Seat),
    /// The player plays to the trick in progress. For dummy, declarer plays from dummy.
    Play(Seat),
    /// A player who has led face down faces his card.
    FaceLead(Seat),
    /// The play has ended.
    Over,
    /// The record does not show who won the last trick.
    Unknown,
}

/// The place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardPlace {
    /// The card is played, to the trick in progress or an earlier trick.
    Played,
    /// The card counts as played, and joins the trick at the turn of its hand.
    AwaitsTurn,
    /// The card counts as played to the next trick, while the trick in progress is not complete.
    NextTrick,
    /// The card lies face down as an opening lead.
    FaceDown,
    /// The card is a penalty card in front of its owner.
    Penalty(PenaltyGrade),
    /// The card is face up in dummy.
    Dummy,
    /// The card is in a hand that is not faced.
    Hand,
}

impl Table<'_> {
    /// Returns the next step of the play.
    pub fn next_turn(&self) -> NextTurn {
        let position = &self.position;
        let no_cards_left =
            Seat::ALL.into_iter().all(|seat| position.deal.hands[seat].len() == Some(0));
        if self.phase() >= Phase::Stopped || no_cards_left && position.on_table() == 0 {
            return NextTurn::Over;
        }
        match position.turn() {
            Some(seat) if self.lead.face_down(seat).is_some() => NextTurn::FaceLead(seat),
            Some(seat) if position.is_lead() => NextTurn::Lead(seat),
            Some(seat) => NextTurn::Play(seat),
            None => NextTurn::Unknown,
        }
    }

    /// Returns the place of a card of the hand.
    pub fn place_of(&self, hand: Seat, card: PlayedCard) -> CardPlace {
        let is_in_trick = self.position.tricks().any(|trick| trick.card(hand) == Some(card));
        let awaits = |(_, of, other): &(_, Seat, PlayedCard)| (*of, *other) == (hand, card);
        let penalty = self.penalty_cards(hand).find(|penalty| penalty.card == card);
        if is_in_trick {
            CardPlace::Played
        } else if self.trick.waiting.iter().any(awaits) {
            CardPlace::AwaitsTurn
        } else if self.trick.early.iter().any(awaits) {
            CardPlace::NextTrick
        } else if let Some(penalty) = penalty {
            CardPlace::Penalty(penalty.grade)
        } else if self.has_played(hand, card) {
            CardPlace::Played
        } else if self.lead.face_down(hand) == Some(card) {
            CardPlace::FaceDown
        } else if hand == self.contract().dummy() && self.lead.dummy_spread {
            CardPlace::Dummy
        } else {
            CardPlace::Hand
        }
    }

    /// Returns how each event has been read so far, in order.
    pub(crate) fn readings(&self) -> impl Iterator<Item = EventReading> {
        self.readings.events()
    }

    /// Returns the card that a player replaces with another card at this event.
    pub(crate) fn replaced_at(&self, index: usize) -> Option<PlayedCard> {
        self.record.replaced(index)
    }

    /// Returns the claim or concession that has ended the play.
    pub(crate) fn ending_claim(&self) -> Option<EndingClaim> {
        self.claims.ended_by
    }

    /// Returns the numbers of remaining tricks that an effective claim or concession gives to North-South and to
    /// East-West.
    pub(crate) fn shared_tricks(&self) -> Option<[u8; 2]> {
        self.claims.shared_tricks
    }
}
