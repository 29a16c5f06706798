//! A board played to the end, and the table at each moment of the play.

use arbitro_laws::bridge::{Card, Contract, Hand, Position, Seat, Suit, Trick};

use super::deal::{ContractWish, DealtBoard};
use super::play;
use super::random::QuestionRng;

/// A deal with its whole play.
#[derive(Clone, Debug)]
pub struct PlayedBoard {
    /// The hands and the contract.
    pub dealt: DealtBoard,
    /// The position before each card of the play.
    pub positions: Vec<Position>,
    /// The tricks of the play.
    pub tricks: Vec<Trick>,
}

impl PlayedBoard {
    /// Deals a board and plays it to the end; `None` if no deal has the wanted contract.
    pub fn new(wish: ContractWish, rng: &mut QuestionRng) -> Option<PlayedBoard> {
        let dealt = DealtBoard::new(wish, rng)?;
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

    /// Returns the table before the play of a card; cards are counted from 0.
    pub fn moment(&self, card: usize) -> Option<BoardMoment<'_>> {
        Some(BoardMoment { board: self, now: *self.positions.get(card)? })
    }
}

/// The table of a board before the play of a card.
#[derive(Clone, Copy, Debug)]
pub struct BoardMoment<'b> {
    /// The board.
    pub board: &'b PlayedBoard,
    /// The position before the card is played.
    pub now: Position,
}

impl BoardMoment<'_> {
    /// Returns the contract.
    pub const fn contract(&self) -> Contract {
        self.board.dealt.contract
    }

    /// Returns the tricks played so far; the last one may be unfinished.
    pub fn tricks(&self) -> Vec<Trick> {
        let whole = usize::from(self.now.tricks_played());
        let begun = self.now.trick.filter(|trick| !trick.is_empty());
        self.board.tricks[..whole].iter().copied().chain(begun).collect()
    }

    /// Returns the number of the trick in progress, from 1.
    pub fn trick(&self) -> u8 {
        self.now.tricks_played() + 1
    }

    /// Returns the number of cards played.
    pub fn played(&self) -> u8 {
        self.now.tricks_played() * 4 + self.now.on_table()
    }
}

/// Returns the cards of a suit that a hand holds.
pub fn holding(position: &Position, seat: Seat, suit: Suit) -> Hand {
    position.deal.hands[seat].known().suit(suit)
}

/// Returns the card that the player whose turn it is would play.
pub fn next(position: &Position, contract: Contract) -> Option<Card> {
    play::card(position, contract)
}
