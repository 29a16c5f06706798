//! The contract and the auction that makes it.

use std::fmt;

use super::card::{Suit, SuitMap};
use super::seat::{Seat, Side};

/// The strain of a bid: a trump suit, or no trump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Strain {
    /// A trump suit.
    Suit(Suit),
    /// No trump.
    NoTrump,
}

impl Strain {
    /// Returns the trump suit; `None` at no trump.
    pub const fn trumps(self) -> Option<Suit> {
        match self {
            Strain::Suit(suit) => Some(suit),
            Strain::NoTrump => None,
        }
    }

    fn mapped(self, map: SuitMap) -> Strain {
        match self {
            Strain::Suit(suit) => Strain::Suit(map.suit(suit)),
            Strain::NoTrump => Strain::NoTrump,
        }
    }
}

impl fmt::Display for Strain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strain::Suit(suit) => write!(f, "{suit}"),
            Strain::NoTrump => f.write_str("NT"),
        }
    }
}

/// The doubling of a contract.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Doubling {
    /// Neither doubled nor redoubled.
    #[default]
    Undoubled,
    /// Doubled.
    Doubled,
    /// Redoubled.
    Redoubled,
}

/// The final contract. A record may leave the level out ("no trump by South").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Contract {
    /// The level, 1 to 7; `None` if the record leaves it out.
    pub level: Option<u8>,
    /// The trump suit, or no trump.
    pub strain: Strain,
    /// Whether the contract is doubled or redoubled.
    pub doubled: Doubling,
    /// The declarer.
    pub declarer: Seat,
}

impl Contract {
    /// Returns declarer's partner.
    pub const fn dummy(self) -> Seat {
        self.declarer.partner()
    }

    /// Returns the seat that makes the opening lead.
    pub const fn leader(self) -> Seat {
        self.declarer.lho()
    }

    /// Returns declarer's side.
    pub const fn declaring_side(self) -> Side {
        self.declarer.side()
    }

    /// Returns the defending side.
    pub const fn defenders(self) -> Side {
        self.declarer.side().opponents()
    }

    /// Returns whether this player is a defender.
    pub fn is_defender(self, seat: Seat) -> bool {
        seat.side() != self.declarer.side()
    }

    /// Returns the contract with the table turned clockwise by `quarters` quarters of a circle: one quarter turns North
    /// to East.
    pub fn turned(self, quarters: u8) -> Contract {
        Contract { declarer: self.declarer.turned(quarters), ..self }
    }

    /// Returns the contract with its suits renamed.
    pub fn mapped(self, map: SuitMap) -> Contract {
        Contract { strain: self.strain.mapped(map), ..self }
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(level) = self.level {
            write!(f, "{level}")?;
        }
        write!(f, "{}", self.strain)?;
        f.write_str(match self.doubled {
            Doubling::Undoubled => "",
            Doubling::Doubled => "X",
            Doubling::Redoubled => "XX",
        })?;
        write!(f, " {}", self.declarer)
    }
}

/// A call of the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// Pass.
    Pass,
    /// Double.
    Double,
    /// Redouble.
    Redouble,
    /// A bid: its level, 1 to 7, and its strain.
    Bid(u8, Strain),
}

impl Call {
    /// Returns the call with the suit of a bid renamed.
    pub(super) fn mapped(self, map: SuitMap) -> Call {
        match self {
            Call::Bid(level, strain) => Call::Bid(level, strain.mapped(map)),
            Call::Pass | Call::Double | Call::Redouble => self,
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("P"),
            Call::Double => f.write_str("X"),
            Call::Redouble => f.write_str("XX"),
            Call::Bid(level, strain) => write!(f, "{level}{strain}"),
        }
    }
}

/// An auction: the dealer and the calls in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    /// The player who calls first.
    pub dealer: Seat,
    /// The calls, clockwise from the dealer.
    pub calls: Vec<Call>,
}

/// The reason why a list of calls makes no contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AuctionError {
    /// The call at this index is a bid that is not higher than the last bid.
    #[error("call {0} is not higher than the last bid")]
    Insufficient(usize),
    /// The call at this index is a double or redouble that is not allowed.
    #[error("call {0} is a double or redouble that is not allowed")]
    Inadmissible(usize),
    /// The call at this index comes after the auction has ended.
    #[error("call {0} comes after the auction has ended")]
    AfterEnd(usize),
    /// The calls stop before passes have ended the auction.
    #[error("the auction has not ended")]
    Unfinished,
    /// All four players passed: there is no contract.
    #[error("the board was passed out")]
    PassedOut,
}

impl Auction {
    /// Returns the seat that made the call at this index.
    pub fn seat(&self, index: usize) -> Seat {
        self.dealer.turned((index % 4) as u8)
    }

    /// Returns the seat that makes the next call.
    pub fn turn(&self) -> Seat {
        self.seat(self.calls.len())
    }

    /// Returns the contract that the auction makes.
    ///
    /// # Errors
    ///
    /// Returns an [`AuctionError`] if the calls are not a finished auction, or if the board was passed out. Indexes
    /// count from 0.
    pub fn contract(&self) -> Result<Contract, AuctionError> {
        let mut bid: Option<(u8, Strain, Seat)> = None;
        let mut doubled = Doubling::Undoubled;
        let mut passes = 0;
        for (index, &call) in self.calls.iter().enumerate() {
            if passes >= 4 || (passes == 3 && bid.is_some()) {
                return Err(AuctionError::AfterEnd(index));
            }
            let seat = self.seat(index);
            let against = bid.map(|(_, _, bidder)| bidder.side() != seat.side());
            match call {
                Call::Pass => {
                    passes += 1;
                    continue;
                }
                Call::Double if against == Some(true) && doubled == Doubling::Undoubled => {
                    doubled = Doubling::Doubled;
                }
                Call::Redouble if against == Some(false) && doubled == Doubling::Doubled => {
                    doubled = Doubling::Redoubled;
                }
                Call::Double | Call::Redouble => return Err(AuctionError::Inadmissible(index)),
                Call::Bid(level, strain) => {
                    if bid.is_some_and(|(last, in_strain, _)| (level, strain) <= (last, in_strain))
                    {
                        return Err(AuctionError::Insufficient(index));
                    }
                    bid = Some((level, strain, seat));
                    doubled = Doubling::Undoubled;
                }
            }
            passes = 0;
        }
        match bid {
            Some((level, strain, bidder)) if passes == 3 => {
                let declarer = self.first_to_name(strain, bidder.side()).unwrap_or(bidder);
                Ok(Contract { level: Some(level), strain, doubled, declarer })
            }
            None if passes == 4 => Err(AuctionError::PassedOut),
            Some(_) | None => Err(AuctionError::Unfinished),
        }
    }

    fn first_to_name(&self, strain: Strain, side: Side) -> Option<Seat> {
        let mut calls = self.calls.iter().enumerate();
        calls.find_map(|(index, call)| match call {
            Call::Bid(_, named) if *named == strain && self.seat(index).side() == side => {
                Some(self.seat(index))
            }
            Call::Bid(..) | Call::Pass | Call::Double | Call::Redouble => None,
        })
    }

    /// Returns the auction with the table turned clockwise by `quarters` quarters of a circle: one quarter turns North
    /// to East.
    pub fn turned(mut self, quarters: u8) -> Auction {
        self.dealer = self.dealer.turned(quarters);
        self
    }

    /// Returns the same auction with the suits renamed. The renamed bids may no longer be in ascending order.
    pub fn mapped(mut self, map: SuitMap) -> Auction {
        for call in &mut self.calls {
            *call = call.mapped(map);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::parse_auction;

    fn contract(dealer: Seat, calls: &str) -> Result<String, AuctionError> {
        parse_auction(dealer, calls).unwrap().contract().map(|contract| contract.to_string())
    }

    #[test]
    fn the_first_of_the_side_to_name_the_strain_is_declarer() {
        assert_eq!(contract(Seat::West, "1D 1H P 1S 2D X P 2S P P P").unwrap(), "2S S");
        assert_eq!(contract(Seat::North, "P P 1N P 3N P P P").unwrap(), "3NT S");
        assert_eq!(contract(Seat::North, "1N X XX P P P").unwrap(), "1NTXX N");
    }

    #[test]
    fn a_list_of_calls_that_is_no_auction_says_where() {
        assert_eq!(contract(Seat::North, "1H 1D P P P"), Err(AuctionError::Insufficient(1)));
        assert_eq!(contract(Seat::North, "X P P P"), Err(AuctionError::Inadmissible(0)));
        assert_eq!(contract(Seat::North, "1H P X P P P"), Err(AuctionError::Inadmissible(2)));
        assert_eq!(contract(Seat::North, "1H P P P P"), Err(AuctionError::AfterEnd(4)));
        assert_eq!(contract(Seat::North, "1H P P"), Err(AuctionError::Unfinished));
        assert_eq!(contract(Seat::North, "P P P P"), Err(AuctionError::PassedOut));
    }
}
