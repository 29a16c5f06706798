//! A trick and its winner.

use super::card::{Card, PlayedCard, Suit, SuitMap};
use super::seat::Seat;

/// A trick, whole or in progress: the leader, and the cards in rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick {
    leader: Seat,
    /// The cards by turn; `None` for a hand whose turn has not come or that let its turn pass.
    cards: [Option<PlayedCard>; 4],
    count: u8,
}

impl Trick {
    /// Creates a trick without cards, to which `leader` is to lead.
    pub const fn new(leader: Seat) -> Trick {
        Trick { leader, cards: [None; 4], count: 0 }
    }

    /// Returns the leader of the trick.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// Returns the cards in the order of play, with their seats.
    pub fn cards(&self) -> impl DoubleEndedIterator<Item = (Seat, PlayedCard)> + '_ {
        (0..self.count).filter_map(|index| {
            self.cards[index as usize].map(|card| (self.leader.turned(index), card))
        })
    }

    /// Returns how many hands have had their turn.
    pub const fn len(&self) -> u8 {
        self.count
    }

    /// Returns whether no hand has had its turn.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns whether all four hands have had their turn.
    pub const fn is_complete(&self) -> bool {
        self.count == 4
    }

    /// Returns the seat whose turn it is; `None` once all four hands have had their turn.
    pub const fn turn(&self) -> Option<Seat> {
        if self.is_complete() { None } else { Some(self.leader.turned(self.count)) }
    }

    /// Returns whether this hand has had its turn.
    pub(crate) fn has_had_turn(&self, seat: Seat) -> bool {
        seat.after(self.leader) < self.count
    }

    /// Returns the card that a seat has played to the trick.
    pub fn card(&self, seat: Seat) -> Option<PlayedCard> {
        let place = seat.after(self.leader);
        if self.has_had_turn(seat) { self.cards[place as usize] } else { None }
    }

    /// Returns the suit of the first card, if it is known.
    pub fn suit_led(&self) -> Option<Suit> {
        self.cards[0].and_then(PlayedCard::suit)
    }

    /// Adds the card of the seat whose turn it is; a fifth card is not added.
    pub fn add(&mut self, card: PlayedCard) {
        if !self.is_complete() {
            self.cards[self.count as usize] = Some(card);
            self.count += 1;
        }
    }

    /// Passes the turn of a hand that plays no card; the leader cannot pass, so before the lead this does nothing.
    pub fn pass(&mut self) {
        if !self.is_empty() && !self.is_complete() {
            self.count += 1;
        }
    }

    /// Returns the winning card with its seat; `None` if the suit led is unknown, if a card on the table is
    /// [`PlayedCard::Unrecorded`], or if small cards leave the winner open.
    ///
    /// A small card is below the ten, so it never beats an honour.
    pub fn winning_card(&self, trumps: Option<Suit>) -> Option<(Seat, PlayedCard)> {
        let led = self.suit_led()?;
        let laid = || self.cards.iter().flatten();
        if laid().any(|card| *card == PlayedCard::Unrecorded) {
            return None;
        }
        let ruffed = |trumps: &Suit| laid().any(|card| card.suit() == Some(*trumps));
        let suit = trumps.filter(ruffed).unwrap_or(led);
        let (mut best, mut small, mut smalls): (Option<(Seat, Card)>, _, _) = (None, None, 0);
        for (seat, card) in self.cards().filter(|(_, card)| card.suit() == Some(suit)) {
            match card.card() {
                Some(card) if best.is_none_or(|(_, other)| card.rank >= other.rank) => {
                    best = Some((seat, card));
                }
                Some(_) => {}
                None => (small, smalls) = (Some((seat, card)), smalls + 1),
            }
        }
        match best {
            Some((seat, card)) if card.rank.is_honour() || smalls == 0 => Some((seat, card.into())),
            Some(_) => None,
            None => small.filter(|_| smalls == 1),
        }
    }

    /// Returns the winner of the trick; `None` while the trick is in progress or if the record leaves the winner open.
    pub fn winner(&self, trumps: Option<Suit>) -> Option<Seat> {
        if self.is_complete() { self.winning_card(trumps).map(|(seat, _)| seat) } else { None }
    }

    /// Returns whether the card of the seat may be winning: its suit is unknown, or no card on the table surely beats
    /// it and it is a trump or may be of the suit led. Returns `false` if the seat has played no card.
    pub(crate) fn may_be_winning(&self, seat: Seat, trumps: Option<Suit>) -> bool {
        let Some(own) = self.card(seat) else { return false };
        let (Some(suit), led) = (own.suit(), self.suit_led()) else { return true };
        let ruffs = Some(suit) == trumps;
        let beats = |(_, other): (Seat, PlayedCard)| {
            let higher = other.card().is_some_and(|other| match own.card() {
                Some(own) => other.rank > own.rank,
                None => other.rank.is_honour(),
            });
            other.suit() == Some(suit) && higher
                || !ruffs && other.suit().is_some_and(|suit| Some(suit) == trumps)
        };
        (ruffs || led.is_none_or(|led| led == suit)) && !self.cards().any(beats)
    }

    /// Returns whether `card`, added now, would beat all cards on the table; `None` if unknown, or if the trick is
    /// complete.
    pub fn is_beaten_by(&self, card: Card, trumps: Option<Suit>) -> Option<bool> {
        let mut after = *self;
        let seat = self.turn()?;
        after.add(card.into());
        after.winning_card(trumps).map(|(winner, _)| winner == seat)
    }

    /// Returns the trick with the table turned clockwise by `quarters` quarters of a circle: one quarter turns North to
    /// East.
    pub fn turned(self, quarters: u8) -> Trick {
        Trick { leader: self.leader.turned(quarters), ..self }
    }

    /// Returns the trick with its suits renamed.
    pub fn mapped(self, map: SuitMap) -> Trick {
        Trick { cards: self.cards.map(|card| card.map(|card| map.played_card(card))), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::{Notation, parse_played_card};

    fn winner(trumps: Option<Suit>, cards: &str) -> Option<Seat> {
        let mut trick = Trick::new(Seat::North);
        for word in cards.split(' ') {
            trick.add(parse_played_card(word, Notation::English).unwrap());
        }
        trick.winner(trumps)
    }

    #[test]
    fn the_highest_trump_wins_else_the_highest_of_the_suit_led() {
        assert_eq!(winner(None, "D7 DK SA D2"), Some(Seat::East));
        assert_eq!(winner(Some(Suit::Clubs), "D7 DK C2 DA"), Some(Seat::South));
        assert_eq!(winner(Some(Suit::Clubs), "D7 C9 C2 CJ"), Some(Seat::West));
    }

    #[test]
    fn a_hand_that_lets_its_turn_pass_leaves_the_trick_to_the_others() {
        let card = |word| parse_played_card(word, Notation::English).unwrap();
        let mut trick = Trick::new(Seat::North);
        trick.add(card("D7"));
        trick.pass();
        assert_eq!((trick.turn(), trick.card(Seat::East)), (Some(Seat::South), None));
        trick.add(card("DQ"));
        trick.add(card("D9"));
        assert_eq!(trick.winner(None), Some(Seat::South));
        assert_eq!(trick.cards().count(), 3);
    }

    #[test]
    fn beside_a_card_that_is_not_told_those_that_are_beaten_have_not_won() {
        let may_win = |trumps, words: [&str; 3]| {
            let mut trick = Trick::new(Seat::North);
            for word in words {
                trick.add(parse_played_card(word, Notation::English).unwrap());
            }
            trick.add(PlayedCard::Unrecorded);
            Seat::ALL.into_iter().filter(|seat| trick.may_be_winning(*seat, trumps)).collect()
        };
        let seats: Vec<Seat> = may_win(None, ["DK", "DA", "HJ"]);
        assert_eq!(seats, [Seat::East, Seat::West]);
        let seats: Vec<Seat> = may_win(Some(Suit::Hearts), ["DA", "H2", "H5"]);
        assert_eq!(seats, [Seat::South, Seat::West]);
        let seats: Vec<Seat> = may_win(None, ["Dx", "D9", "DT"]);
        assert_eq!(seats, [Seat::South, Seat::West]);
        let seats: Vec<Seat> = may_win(None, ["x", "D9", "C3"]);
        assert_eq!(seats, Seat::ALL);
        let seats: Vec<Seat> = may_win(Some(Suit::Clubs), ["x", "D9", "C3"]);
        assert_eq!(seats, [Seat::North, Seat::South, Seat::West]);
    }

    #[test]
    fn an_unnamed_small_card_loses_to_an_honour_and_leaves_the_rest_open() {
        assert_eq!(winner(None, "Dx DT D2 Dx"), Some(Seat::East));
        assert_eq!(winner(None, "Dx D8 D2 D3"), None);
        assert_eq!(winner(Some(Suit::Spades), "DA DK Sx DQ"), Some(Seat::South));
        assert_eq!(winner(None, "DA x D2 D3"), None);
        assert_eq!(winner(None, "Dx Hx Hx Hx"), Some(Seat::North));
    }
}
