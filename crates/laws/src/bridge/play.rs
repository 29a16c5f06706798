//! A position in the play: the hands, the trick in progress, and the tricks won.

use super::card::{Card, PlayedCard, Suit, SuitMap};
use super::deal::Deal;
use super::hand::Hand;
use super::seat::{Seat, Side};
use super::trick::Trick;

/// A position in the play. Its methods play cards in rotation, let a turn pass and set the leader. [`Position::play`]
/// does not check whether the card follows suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// The remaining cards of the hands.
    pub deal: Deal,
    /// The trump suit; `None` at no trump.
    pub trumps: Option<Suit>,
    /// The trick in progress, empty before its lead; `None` if the leader is unknown.
    pub trick: Option<Trick>,
    /// The last trick completed by [`Position::play`] or [`Position::pass`].
    pub previous: Option<Trick>,
    /// The winner of the last trick, and the winning card; `None` if there is no such trick, or if the winner or his
    /// card is unknown.
    pub last_won: Option<(Seat, PlayedCard)>,
    /// The numbers of tricks won by North-South and East-West.
    pub won: [u8; 2],
    /// The cards known to have been played.
    pub gone: Hand,
}

impl Position {
    /// Creates a position before a trick to which `leader` is to lead; `leader` is `None` if the leader is unknown.
    pub fn new(deal: Deal, trumps: Option<Suit>, leader: Option<Seat>) -> Position {
        Position {
            deal,
            trumps,
            trick: leader.map(Trick::new),
            previous: None,
            last_won: None,
            won: [0, 0],
            gone: Hand::EMPTY,
        }
    }

    /// Returns the seat whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        self.trick.as_ref().and_then(Trick::turn)
    }

    /// Returns whether the seat in turn is to lead.
    pub fn is_lead(&self) -> bool {
        self.trick.as_ref().is_some_and(Trick::is_empty)
    }

    /// Returns how many hands have had their turn in the trick in progress.
    pub fn on_table(&self) -> u8 {
        self.trick.as_ref().map_or(0, Trick::len)
    }

    /// Returns the trick in progress, and the trick before it.
    pub fn tricks(&self) -> impl Iterator<Item = &Trick> {
        [&self.trick, &self.previous].into_iter().flatten()
    }

    /// Returns the trick, in progress or before it, to which the hand has played this card.
    pub fn trick_with(&self, hand: Seat, card: PlayedCard) -> Option<&Trick> {
        self.tricks().find(|trick| trick.card(hand) == Some(card))
    }

    /// Returns the suit led to the trick in progress, if it is known.
    pub fn suit_led(&self) -> Option<Suit> {
        self.trick.as_ref().and_then(Trick::suit_led)
    }

    /// Returns the number of tricks won by both sides together. A trick whose winner is unknown does not count.
    pub fn tricks_played(&self) -> u8 {
        self.won[0].saturating_add(self.won[1])
    }

    /// Returns the number of tricks won by a side.
    pub fn tricks_of(&self, side: Side) -> u8 {
        self.won[side as usize]
    }

    /// Returns whether the seat can play the card without failing to follow suit; `None` if unknown. Every card can be
    /// played while the suit led is unknown.
    pub fn follows(&self, seat: Seat, card: PlayedCard) -> Option<bool> {
        let Some(led) = self.suit_led() else { return Some(true) };
        if card.suit()? == led {
            return Some(true);
        }
        self.deal.has_suit(seat, led).map(|able| !able)
    }

    /// Returns the cards of a hand that may legally be played to the trick in progress, among its known cards.
    pub fn legal(&self, seat: Seat) -> Hand {
        let held = self.deal.hands[seat].known();
        match self.suit_led() {
            // A hand that is known to have the suit led must follow, even if the record does not name its cards.
            Some(led) if self.deal.has_suit(seat, led) == Some(true) => held.suit(led),
            Some(_) | None => held,
        }
    }

    /// Returns the unplayed cards that a hand holds, or may hold as far as the diagram shows.
    pub(crate) fn possibly_held(&self, seat: Seat) -> Hand {
        self.deal.possible_cards(seat) - self.gone
    }

    /// Returns the cards that this hand may hold and could legally play to the trick in progress.
    pub(crate) fn possibly_legal(&self, seat: Seat) -> Hand {
        let held = self.possibly_held(seat);
        match self.suit_led() {
            Some(led) if self.deal.has_suit(seat, led) == Some(true) => held.suit(led),
            Some(_) | None => held,
        }
    }

    /// Plays a card from the seat in turn. Returns the winner if the card completes a trick and the winner is known.
    pub fn play(&mut self, card: PlayedCard) -> Option<Seat> {
        let trick = self.trick.as_mut()?;
        let seat = trick.turn()?;
        trick.add(card);
        self.add_to_played(seat, card);
        self.close()
    }

    /// Skips the seat whose turn it is: it plays no card to the trick. Before the lead this does nothing. Returns the
    /// winner if this completes the trick and the winner is known.
    pub fn pass(&mut self) -> Option<Seat> {
        self.trick.as_mut()?.pass();
        self.close()
    }

    /// Closes the trick in progress once all four hands have had their turn: its winner, if known, gets the trick,
    /// leads to the next and is returned.
    fn close(&mut self) -> Option<Seat> {
        let trick = self.trick.filter(Trick::is_complete)?;
        self.previous = Some(trick);
        let winning = trick.winning_card(self.trumps);
        self.last_won = winning;
        self.trick = winning.map(|(seat, _)| Trick::new(seat));
        let (winner, _) = winning?;
        let won = &mut self.won[winner.side() as usize];
        *won = won.saturating_add(1);
        Some(winner)
    }

    /// Takes a played card out of the hand and, if it is exact, adds it to the cards known to have been played.
    pub(crate) fn add_to_played(&mut self, seat: Seat, card: PlayedCard) {
        self.deal.lose(seat, card);
        if let Some(card) = card.card() {
            self.gone = self.gone.with(card);
        }
    }

    /// Makes `seat` the leader of the next trick, if the leader is unknown. The last trick, if its winner was unknown,
    /// then counts as won by the side of `seat`.
    pub fn pass_lead_to(&mut self, seat: Seat) {
        if self.trick.is_none() {
            if self.previous.is_some() {
                let won = &mut self.won[seat.side() as usize];
                *won = won.saturating_add(1);
            }
            self.trick = Some(Trick::new(seat));
        }
    }

    /// Makes `seat` the leader, if nobody has led to the trick yet.
    pub(crate) fn set_leader_instead(&mut self, seat: Seat) {
        if self.on_table() == 0 {
            self.trick = Some(Trick::new(seat));
        }
    }

    /// Returns whether declarer, who sees his hand and dummy's, knows that `card` of `hand` would win the trick,
    /// whether or not it is the turn of `hand` yet; `None` if the diagram leaves it open, or if the leader is unknown.
    ///
    /// Every card that declarer cannot see may be held by an opponent who is still to play.
    pub(crate) fn is_known_winner(&self, hand: Seat, card: Card) -> Option<bool> {
        let trick = self.trick?;
        if trick.has_had_turn(hand) {
            return Some(false);
        }
        let unseen = self.unseen(hand);
        let opponents = [hand.lho(), hand.rho()].into_iter();
        let to_play = opponents.filter(|seat| !trick.has_had_turn(*seat));
        let beaten = to_play.map(|seat| self.may_beat(seat, unseen, card));
        let fails = trick.is_beaten_by(card, self.trumps).map(|beats| !beats);
        any(beaten.chain([fails])).map(|fails| !fails)
    }

    /// Returns whether `seat` may beat `card` with a card hidden from declarer: the cards `surely` are hidden, and the
    /// cards `perhaps` may be. Whether `seat` can follow suit is taken from the diagram, even if declarer does not know
    /// it.
    fn may_beat(&self, seat: Seat, (surely, perhaps): (Hand, Hand), card: Card) -> Option<bool> {
        let unseen = |cards: Hand| match (cards & surely).is_empty() {
            false => Some(true),
            true => (cards & perhaps).is_empty().then_some(false),
        };
        let led = self.suit_led().unwrap_or(card.suit);
        let by_trump = match self.trumps.filter(|trumps| *trumps != card.suit) {
            None => Some(false),
            Some(trumps) => {
                let ruffs =
                    [self.deal.has_suit(seat, led), unseen(Hand::of_suit(trumps)).map(|is| !is)];
                any(ruffs.into_iter()).map(|cannot| !cannot)
            }
        };
        any([unseen(Hand::above(card)), by_trump].into_iter())
    }

    /// Returns, for declarer, who plays `hand` and its partner's hand, the unplayed cards that are surely hidden from
    /// him, and those that may be.
    fn unseen(&self, hand: Seat) -> (Hand, Hand) {
        let hands = &self.deal.hands;
        let known = |seat: Seat| hands[seat].known() | hands[seat.partner()].known();
        let perhaps =
            |seat: Seat| self.deal.possible_cards(seat) | self.deal.possible_cards(seat.partner());
        let lie = self.trick.iter().flat_map(Trick::cards).filter_map(|(_, card)| card.card());
        let seen = lie.collect::<Hand>() | self.gone | known(hand);
        let theirs = perhaps(hand.lho()) - seen;
        let on_record = u32::from(self.tricks_played()) * 4 + u32::from(self.on_table());
        // If every card played is recorded, the opponents hold all other cards that declarer's side cannot hold.
        let all_told = self.gone.len() >= on_record;
        let left = if all_told { theirs - perhaps(hand) } else { Hand::EMPTY };
        ((known(hand.lho()) - seen) | left, theirs)
    }

    /// Returns the position with the table turned clockwise by `quarters` quarters of a circle: one quarter turns North
    /// to East.
    pub fn turned(self, quarters: u8) -> Position {
        let mut won = self.won;
        won.rotate_right(quarters as usize % 2);
        Position {
            deal: self.deal.turned(quarters),
            trick: self.trick.map(|trick| trick.turned(quarters)),
            previous: self.previous.map(|trick| trick.turned(quarters)),
            last_won: self.last_won.map(|(seat, card)| (seat.turned(quarters), card)),
            won,
            ..self
        }
    }

    /// Returns the position with its suits renamed.
    pub fn mapped(self, map: SuitMap) -> Position {
        Position {
            deal: self.deal.mapped(map),
            trumps: self.trumps.map(|suit| map.suit(suit)),
            trick: self.trick.map(|trick| trick.mapped(map)),
            previous: self.previous.map(|trick| trick.mapped(map)),
            last_won: self.last_won.map(|(seat, card)| (seat, map.played_card(card))),
            gone: self.gone.mapped(map),
            ..self
        }
    }
}

/// Returns whether any of the conditions holds; `None` if none is known to hold and some are unknown.
fn any(them: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut known = true;
    for holds in them {
        match holds {
            Some(true) => return Some(true),
            Some(false) => {}
            None => known = false,
        }
    }
    known.then_some(false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::{Notation, parse_deal, parse_played_card};

    fn position(deal: &str, leader: Seat) -> Position {
        Position::new(parse_deal(deal, Notation::English).unwrap(), None, Some(leader))
    }

    #[test]
    fn the_winner_leads_to_the_next_trick() {
        let mut play = position("N:A2... K3... Q4... J5...", Seat::West);
        for word in ["SJ", "SA", "S3", "S4"] {
            assert!(play.turn().is_some());
            play.play(parse_played_card(word, Notation::English).unwrap());
        }
        assert_eq!(play.turn(), Some(Seat::North));
        assert_eq!(play.won, [1, 0]);
        assert_eq!(play.deal.hands[Seat::North].len(), Some(1));
    }

    #[test]
    fn a_card_is_known_to_win_when_no_unseen_card_beats_it() {
        let mut play = position("N:KQ2... 543... A76... JT9...", Seat::South);
        play.play(parse_played_card("S6", Notation::English).unwrap());
        play.play(parse_played_card("S9", Notation::English).unwrap());
        let queen = parse_played_card("SQ", Notation::English).unwrap().card().unwrap();
        let two = parse_played_card("S2", Notation::English).unwrap().card().unwrap();
        assert_eq!(play.is_known_winner(Seat::North, queen), Some(true));
        assert_eq!(play.is_known_winner(Seat::North, two), Some(false));
    }
}
