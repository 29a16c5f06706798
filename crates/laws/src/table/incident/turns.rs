//! Incidents with cards put out before their turn, or several at once.

use crate::bridge::{PlayedCard, Seat};

use super::{LaterPlay, LaterPlays, Moment};
use crate::record::event::PlayManner;

/// A lead by a hand that was not to lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadOutOfTurn {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The hand that leads.
    pub by: Seat,
    /// The card led.
    pub card: PlayedCard,
    /// The hand that was to lead.
    pub rightful: Seat,
    /// Whether the lead is the opening lead.
    pub opening: bool,
    /// Whether the lead would be to the thirteenth trick.
    pub last_trick: bool,
    /// Whether dummy put the card out although nobody had called or touched it.
    pub unbidden: bool,
    /// Whether a defender put the card out after declarer had to take a lead back and before he led again.
    pub before_relead: bool,
    /// Whether the trick in progress still lacked cards.
    pub trick_unfinished: bool,
    /// Whether the partner of the leading hand had not yet played to the trick in progress.
    pub partner_to_play: bool,
    /// The opponent who had told the player that it was his turn.
    pub told_by: Option<Seat>,
    /// The cards played afterwards, until attention was drawn.
    pub later: LaterPlays,
}

impl LeadOutOfTurn {
    /// Returns the card as the lead to the next trick, if the current trick is unfinished.
    pub(crate) fn next_lead(&self) -> Option<LaterPlay> {
        let (moment, hand, card, manner) =
            (self.moment, self.by, self.card, Some(PlayManner::Lead));
        self.trick_unfinished.then_some(LaterPlay { moment, hand, card, next_trick: true, manner })
    }

    /// Returns whether the player at once led from his other hand, which was to lead, and the next defender played to
    /// that lead. A card of the suit first led counts as a play to the first lead, unless it was put out as a lead.
    pub(crate) fn is_given_up(&self) -> bool {
        let mut plays = self.later.plays();
        let leads_again = |play: &LaterPlay| {
            let suits = self.card.suit().zip(play.card.suit());
            let anew = play.led() || suits.is_some_and(|(first, other)| first != other);
            play.hand == self.rightful && play.hand == self.by.partner() && anew
        };
        !self.trick_unfinished
            && plays.next().is_some_and(|play| leads_again(&play))
            && plays.next().is_some_and(|play| play.hand == self.rightful.lho() && !play.led())
    }
}

/// A card played to a lead before the turn of its hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOutOfTurn {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The hand that plays.
    pub by: Seat,
    /// The card played.
    pub card: PlayedCard,
    /// Whether the player's partner has played to the trick.
    pub partner_has_played: bool,
    /// Whether dummy has played to the trick.
    pub dummy_has_played: bool,
    /// Whether declarer has played to the trick.
    pub declarer_has_played: bool,
    /// The act of dummy on his own initiative, if he has not played to the trick.
    pub dummy_acted: Option<DummyOwnAct>,
    /// Whether dummy has been spread.
    pub dummy_spread: bool,
    /// Whether dummy put the card out although nobody had called or touched it.
    pub unbidden: bool,
    /// The opponent who had told the player that it was his turn.
    pub told_by: Option<Seat>,
    /// The card with which the player then replaced this card.
    pub corrected: Option<PlayedCard>,
    /// The cards played afterwards, until attention was drawn.
    pub later: LaterPlays,
}

/// A card played at the same time as another player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimultaneousPlay {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who puts out the card.
    pub by: Seat,
    /// The card played.
    pub card: PlayedCard,
    /// The player whose card came at the same time.
    pub with: Seat,
    /// Whether the other player's card was put out in turn.
    pub other_is_legal: bool,
    /// Whether it is the player's turn once his card counts as the later card.
    pub in_turn: bool,
}

/// An act of dummy on his own initiative in a trick to which he has not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DummyOwnAct {
    /// The card put out, touched or held.
    pub card: PlayedCard,
    /// Whether dummy put the card out; otherwise dummy touched or held it.
    pub put: bool,
}

/// Cards that one player put out at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsAtOnce {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who puts out the cards.
    pub by: Seat,
    /// The card put out first.
    pub first: PlayedCard,
    /// The other cards put out with it.
    pub others: [Option<AccompanyingCard>; 3],
    /// Whether it was the player's turn.
    pub in_turn: bool,
    /// The card that the player says he plays, with the moment of his words; `first`, if it counts as played already.
    pub designated: Option<(Moment, PlayedCard)>,
    /// The cards played afterwards, until attention was drawn.
    pub later: LaterPlays,
}

/// A card put out together with another of the same hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccompanyingCard {
    /// The card put out with the first card.
    pub card: PlayedCard,
    /// Whether the face of the card could be seen, if the record states it.
    pub visible: Option<bool>,
}
