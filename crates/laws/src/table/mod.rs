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

pub use crate::record::{PenaltyGrade, event, spoken};
pub use effect::{Effect, EffectResult};
pub use event::{Act, CardReach, Choice, ExplanationTopic, PlayManner};
pub use few::ShortVec;
pub use incident::{BEFORE_PLAY, Incident, IncidentKind, Moment};
pub use ledger::{EventReading, EventReadings, FollowUpRole};
pub use record::{ExposedCard, PenaltyCard, Record, RecordFault};
pub use sequel::WhatFollowed;
pub use settling::{RevokeOutcome, RuledRevoke};
pub use state::Table;
