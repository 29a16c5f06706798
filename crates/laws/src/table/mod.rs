//! The events at the table: their records, and the replay that finds incidents in them.
//!
//! Begin with [`Record`] and [`Table::advance`]. This module knows no Law: it states that a player in turn
//! played a heart on a spade with a spade in his hand, not what follows from it.

pub mod record;

mod canonical;

pub mod incident;

mod readings;

mod following;

mod effect;

mod state;

mod trick_cards;

mod duty;

mod obligations;

mod out_of_turn;

mod claims;

mod phase;

mod lead;

mod trick;

mod designations;

mod speaking;

mod counting;

mod score;

mod retractions;

mod revoking;

mod after_revoke;

mod defective_tricks;

mod end_of_play;

mod putting_cards;

mod replay;

mod standing;

pub(crate) use claims::EndingClaim;
pub use effect::{Effect, EffectResult};
pub use end_of_play::{RevokeOutcome, RuledRevoke};
pub(crate) use following::WhatFollowed;
pub use incident::{BEFORE_PLAY, Incident, IncidentKind, Moment};
pub use obligations::{Obligation, ObligationRule, Until};
pub use phase::Phase;
pub use readings::{EventReading, EventReadings, FollowUpRole};
pub use record::{ExposedCard, PenaltyCard, Record, RecordBuilder, RecordFault, RecordFaults};
pub use standing::{CardPlace, NextTurn};
pub use state::Table;
