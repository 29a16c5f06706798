//! A position in the play: who has what, the trick in progress, whose turn it is.

use super::card::{Card, PlayedCard, Suit, SuitMap};
use super::deal::Deal;
use super::hand::Hand;
use super::seat::{Seat, Side};
use super::trick::Trick;

/// The play up to now. It moves only by cards played in rotation; it does not ask whether they follow suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// What is left in the hands.
    pub deal: Deal,
    /// The trump suit; `None` at no trump.
    pub trumps: Option<Suit>,
    /// The trick in progress, empty before its lead; `None` where nobody knows who leads.
    pub trick: Option<Trick>,
    /// The last complete trick of which the cards are recorded.
    pub previous: Option<Trick>,
    /// Who won the last trick, and with what.
    pub last_won: Option<(Seat, PlayedCard)>,
    /// Tricks won by North-South and East-West.
    pub won: [u8; 2],
    /// Cards known to have been played.
    pub gone: Hand,
}

impl Position {
    /// The position before the first of these tricks, `leader` to lead where it is known who leads.
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

    /// The seat whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        self.trick.as_ref().and_then(Trick::turn)
    }

    /// Whether the seat in turn is to lead.
    pub fn is_lead(&self) -> bool {
        self.trick.as_ref().is_some_and(Trick::is_empty)
    }

    /// How many hands have had their turn in the trick in progress.
    pub fn on_table(&self) -> u8 {
        self.trick.as_ref().map_or(0, Trick::len)
    }

    /// The trick in progress, and the one before it.
    pub fn tricks(&self) -> impl Iterator<Item = &Trick> {
        [&self.trick, &self.previous].into_iter().flatten()
    }

    /// The suit led to the trick in progress, where it is known.
    pub fn suit_led(&self) -> Option<Suit> {
        self.trick.as_ref().and_then(Trick::suit_led)
    }

    /// Tricks played so far.
    pub fn tricks_played(&self) -> u8 {
        self.won[0] + self.won[1]
    }

    /// Tricks won by a side.
    pub fn tricks_of(&self, side: Side) -> u8 {
        self.won[side as usize]
    }

    /// Whether the seat could follow suit to the trick in progress; `None` where nobody knows,
    /// `Some(true)` where there is nothing to follow.
    pub fn follows(&self, seat: Seat, card: PlayedCard) -> Option<bool> {
        let Some(led) = self.suit_led() else { return Some(true) };
        if card.suit()? == led {
            return Some(true);
        }
        self.deal.has_suit(seat, led).map(|able| !able)
    }

    /// The cards of a hand that may legally be played to the trick in progress, among those known.
    pub fn legal(&self, seat: Seat) -> Hand {
        let held = self.deal.hands[seat].known();
        match self.suit_led() {
            // A hand that is known to have the suit follows, though the record may not name its cards.
            Some(led) if self.deal.has_suit(seat, led) == Some(true) => held.suit(led),
            Some(_) | None => held,
        }
    }

    /// The cards that a hand holds, or may hold where the diagram does not show it.
    pub fn possibly_held(&self, seat: Seat) -> Hand {
        self.deal.possible_cards(seat) - self.gone
    }

    /// The cards that this hand may hold and could legally play to the trick in progress.
    pub fn possibly_legal(&self, seat: Seat) -> Hand {
        let held = self.possibly_held(seat);
        match self.suit_led() {
            Some(led) if self.deal.has_suit(seat, led) == Some(true) => held.suit(led),
            Some(_) | None => held,
        }
    }

    /// Plays the card of the seat in turn. Returns the winner when the card completes a trick and the
    /// record says who won.
    pub fn play(&mut self, card: PlayedCard) -> Option<Seat> {
        let trick = self.trick.as_mut()?;
        let seat = trick.turn()?;
        trick.add(card);
        self.add_to_played(seat, card);
        self.close()
    }

    /// The seat in turn plays no card to the trick. Returns the winner when that ends it.
    pub fn pass(&mut self) -> Option<Seat> {
        self.trick.as_mut()?.pass();
        self.close()
    }

    /// The trick after a turn: if it was the last of the four, its winner leads to the next.
    fn close(&mut self) -> Option<Seat> {
        let trick = self.trick.filter(Trick::is_complete)?;
        self.previous = Some(trick);
        let winning = trick.winning_card(self.trumps);
        self.last_won = winning;
        self.trick = winning.map(|(seat, _)| Trick::new(seat));
        let (winner, _) = winning?;
        self.won[winner.side() as usize] += 1;
        Some(winner)
    }

    /// A card of the hand goes to the tricks already played.
    pub fn add_to_played(&mut self, seat: Seat, card: PlayedCard) {
        self.deal.lose(seat, card);
        if let Some(card) = card.card() {
            self.gone = self.gone.with(card);
        }
    }

    /// States who leads to the next trick, where the cards alone did not show it.
    pub fn pass_lead_to(&mut self, seat: Seat) {
        if self.trick.is_none() {
            if self.previous.is_some() {
                self.won[seat.side() as usize] += 1;
            }
            self.trick = Some(Trick::new(seat));
        }
    }

    /// Makes `seat` the leader of the trick that nobody has led to yet.
    pub fn set_leader_instead(&mut self, seat: Seat) {
        if self.on_table() == 0 {
            self.trick = Some(Trick::new(seat));
        }
    }

    /// Whether declarer, who sees his hand and dummy's, knows that `card` of `hand` would win the trick, be it
    /// the turn of `hand` or not yet; `None` where the diagram leaves it open.
    ///
    /// Every card that he cannot see may be with an opponent who is still to play.
    pub fn is_known_winner(&self, hand: Seat, card: Card) -> Option<bool> {
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

    /// Whether, for all that declarer knows who does not see these cards, `seat` may beat `card`.
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

    /// The cards still to be played that declarer, who plays `hand` and its partner's, surely does not see, and those
    /// that he may not see.
    fn unseen(&self, hand: Seat) -> (Hand, Hand) {
        let hands = &self.deal.hands;
        let known = |seat: Seat| hands[seat].known() | hands[seat.partner()].known();
        let perhaps =
            |seat: Seat| self.deal.possible_cards(seat) | self.deal.possible_cards(seat.partner());
        let lie = self.trick.iter().flat_map(Trick::cards).filter_map(|(_, card)| card.card());
        let seen = lie.collect::<Hand>() | self.gone | known(hand);
        let theirs = perhaps(hand.lho()) - seen;
        let on_record = u32::from(self.tricks_played()) * 4 + u32::from(self.on_table());
        // Every card played is on record: what he does not hold they do.
        let all_told = self.gone.len() >= on_record;
        let left = if all_told { theirs - perhaps(hand) } else { Hand::EMPTY };
        ((known(hand.lho()) - seen) | left, theirs)
    }

    /// Turned clockwise by `quarters` of a circle: North becomes East.
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

    /// With its suits renamed.
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

/// Whether any of these holds; `None` where one that nobody knows decides.
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
