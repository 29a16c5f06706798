//! What happened at the table: records of events, and the replay that recognises incidents in them.
//!
//! Begin with [`Record`] and [`Table::advance`]. This layer knows no law: it says that a player in turn
//! played a heart on a spade with a spade in his hand, not what follows from it.

pub mod record;

pub mod incident;

mod effect;

mod state;

mod laying;

mod duty;

mod out_of_turn;

mod designating;

mod speaking;

mod withdrawing;

mod revoking;

mod omitting;

mod settling;

mod replay;

pub use crate::vocabulary::{Duty, Grade, event, spoken};
pub use effect::{Effect, Upshot};
pub use event::{Act, Choice, Closing, Event, Gesture, Inspection, Manner, Reach, Topic};
pub use incident::{BEFORE_PLAY, Incident, Kind, Later, LaterPlay, Moment};
pub use record::{ExposedCard, Fault, PenaltyCard, Record};
pub use settling::{Fate, RuledRevoke};
pub use spoken::{Action, Phrase, Spoken, SpokenError};
pub use state::Table;
