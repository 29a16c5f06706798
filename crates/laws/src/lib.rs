#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! Each module uses only the modules before it.
//!
//! - [`bridge`]: seats, cards, deals, contracts, tricks, and their text, without irregularities.
//! - [`record`]: the acts that a record may hold and the decisions that a ruling may take, each described once.
//! - [`table`]: replays a record, and finds the incidents in it, without any Law.
//! - [`ruling`]: how an incident is heard, what is asked, and what is decided, whichever Law applies.
//! - [`laws`]: the Laws, one file or folder each.

#![deny(missing_docs)]
#![forbid(unsafe_code)]

pub mod bridge;

pub mod record;

pub mod table;

pub mod ruling;

pub mod laws;
