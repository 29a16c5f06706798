//! What happened at the table: records of events, and the replay that recognises incidents in them.
//!
//! Begin with [`Record`] and [`Table::advance`]. This layer knows no law: it says that a player in turn
//! played a heart on a spade with a spade in his hand, not what follows from it.

pub mod record;

mod plainly;

pub mod incident;

mod few;

mod ledger;

mod sequel;

mod effect;

mod state;

mod laying;

mod duty;

mod out_of_turn;

mod claiming;

mod designating;

mod speaking;

mod counting;

mod withdrawing;

mod revoking;

mod after_revoke;

mod omitting;

mod settling;

mod putting;

mod replay;

pub use crate::record::{Grade, event, spoken};
pub use effect::{Effect, Upshot};
pub use event::{Act, Choice, Manner, Reach, Topic};
pub use few::Few;
pub use incident::{BEFORE_PLAY, Incident, Kind, Moment};
pub use ledger::{Account, Became, Role};
pub use record::{ExposedCard, Fault, PenaltyCard, Record};
pub use sequel::Sequel;
pub use settling::{Fate, RuledRevoke};
pub use state::Table;
