//! A board that is played to its end, and the table at any moment of it.

use arbitro_laws::bridge::{Card, Contract, Hand, Position, Seat, Suit, Trick};

use super::deal::{ContractWish, DealtBoard};
use super::play;
use super::random::QuestionRng;

/// A deal with the whole play of it.
#[derive(Clone, Debug)]
pub struct PlayedBoard {
    pub dealt: DealtBoard,
    /// The positions before each card of the play.
    pub positions: Vec<Position>,
    pub tricks: Vec<Trick>,
}

impl PlayedBoard {
    /// Deals, and plays to the end.
    pub fn new(wish: ContractWish, dice: &mut QuestionRng) -> Option<PlayedBoard> {
        let dealt = DealtBoard::new(wish, dice)?;
        let contract = dealt.contract;
        let mut now =
            Position::new(dealt.to_deal(), contract.strain.trumps(), Some(contract.leader()));
        let mut board =
            PlayedBoard { dealt, positions: Vec::with_capacity(52), tricks: Vec::new() };
        while now.tricks_played() < 13 {
            board.positions.push(now);
            let card = play::card(&now, contract)?;
            now.play(card.into());
            board.tricks.extend(now.previous.filter(|_| now.is_lead()));
        }
        Some(board)
    }

    /// The moment before a card of the play, counted from 0.
    pub fn moment(&self, card: usize) -> Option<BoardMoment<'_>> {
        Some(BoardMoment { board: self, now: *self.positions.get(card)? })
    }
}

/// The table of a board before a card of it is played.
#[derive(Clone, Copy, Debug)]
pub struct BoardMoment<'b> {
    pub board: &'b PlayedBoard,
    pub now: Position,
}

impl BoardMoment<'_> {
    pub const fn contract(&self) -> Contract {
        self.board.dealt.contract
    }

    /// The tricks so far, the last perhaps unfinished.
    pub fn tricks(&self) -> Vec<Trick> {
        let whole = usize::from(self.now.tricks_played());
        let begun = self.now.trick.filter(|trick| !trick.is_empty());
        self.board.tricks[..whole].iter().copied().chain(begun).collect()
    }

    /// The number of the trick in progress, from 1.
    pub fn trick(&self) -> u8 {
        self.now.tricks_played() + 1
    }

    /// How many cards have been played.
    pub fn played(&self) -> u8 {
        self.now.tricks_played() * 4 + self.now.on_table()
    }
}

/// The cards of a suit that a hand holds.
pub fn holding(position: &Position, seat: Seat, suit: Suit) -> Hand {
    position.deal.hands[seat].known().suit(suit)
}

/// The card that the player in turn would play by himself.
pub fn next(position: &Position, contract: Contract) -> Option<Card> {
    play::card(position, contract)
}
