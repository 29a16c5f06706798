//! The game: seats, cards, deals, contracts, tricks, and their text forms.
//!
//! Begin with [`Deal`] and [`Position`]. This module deals with neither irregularities nor Laws: it determines whose
//! turn it is, which cards a hand may hold, and which card wins.

pub mod seat;

pub mod card;

pub mod hand;

pub mod deal;

pub mod contract;

mod object;

pub mod trick;

pub mod play;

pub mod deal_fault;

pub mod endgame;

pub mod notation;

mod text;

pub use card::{Card, PlayedCard, Rank, Suit, SuitMap};
pub use contract::{Auction, AuctionError, Call, Contract, Doubling, Strain};
pub use deal::{Deal, Holding};
pub use deal_fault::DealFault;
pub use hand::Hand;
pub use object::Object;
pub use play::Position;
pub use seat::{BySeat, Seat, Side};
pub use trick::Trick;
