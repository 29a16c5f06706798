//! Cards put out before their turn, or several at one time.

use crate::bridge::{PlayedCard, Seat};

use super::{LaterPlay, LaterPlays, Moment};
use crate::table::event::PlayManner;

/// A lead by a hand that was not to lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeadOutOfTurn {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    /// The hand that was to lead.
    pub rightful: Seat,
    pub opening: bool,
    /// It would be the lead to the thirteenth trick.
    pub last_trick: bool,
    /// Dummy put the card out, and nobody had called or touched it.
    pub unbidden: bool,
    /// A defender puts it out when declarer has had to take a lead back and has not led again.
    pub before_relead: bool,
    /// Cards still missing from the trick before.
    pub trick_unfinished: bool,
    /// His partner had not played to the trick before.
    pub partner_to_play: bool,
    /// The opponent who had told him that it was his turn.
    pub told_by: Option<Seat>,
    pub later: LaterPlays,
}

impl LeadOutOfTurn {
    /// The lead as that of the next trick, where this one is unfinished.
    pub fn next_lead(&self) -> Option<LaterPlay> {
        let (moment, hand, card, manner) =
            (self.moment, self.by, self.card, Some(PlayManner::Lead));
        self.trick_unfinished.then_some(LaterPlay { moment, hand, card, next_trick: true, manner })
    }

    /// Whether its player at once led from his other hand, whose lead it was, and the next defender played to that. A card
    /// of the suit first led is a play to it.
    pub fn is_given_up(&self) -> bool {
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

/// A card played, not led, before the turn of its hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOutOfTurn {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    pub partner_has_played: bool,
    pub dummy_has_played: bool,
    pub declarer_has_played: bool,
    /// What dummy, who has not played to the trick, has done of his own accord.
    pub dummy_acted: Option<DummyOwnAct>,
    pub dummy_spread: bool,
    /// Dummy put the card out, and nobody had called or touched it.
    pub unbidden: bool,
    /// The opponent who had told him that it was his turn.
    pub told_by: Option<Seat>,
    /// The card that he then put in its place.
    pub corrected: Option<PlayedCard>,
    pub later: LaterPlays,
}

/// A card played at the same time as another player's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimultaneousPlay {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    /// The player whose card came at the same time.
    pub with: Seat,
    /// The other player's card was put out in turn.
    pub other_is_legal: bool,
    /// Whether it is his turn when his card is treated as the later one.
    pub in_turn: bool,
}

/// What dummy did of his own accord in a trick to which he has not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DummyOwnAct {
    pub card: PlayedCard,
    /// He put the card out; otherwise he touched it.
    pub put: bool,
}

/// Cards that one player put out at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsAtOnce {
    pub moment: Moment,
    pub by: Seat,
    pub first: PlayedCard,
    /// The cards that came with it.
    pub others: [Option<AccompanyingCard>; 3],
    /// Whether it was his turn.
    pub in_turn: bool,
    /// The card that he then says he plays, and when.
    pub designated: Option<(Moment, PlayedCard)>,
    pub later: LaterPlays,
}

/// A card put out together with another of the same hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AccompanyingCard {
    pub card: PlayedCard,
    /// Whether its face could be seen, where the record says.
    pub visible: Option<bool>,
}
