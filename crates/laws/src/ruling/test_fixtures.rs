//! A clause without words and a small record, for the tests of this module.

use crate::bridge::notation::{Notation, parse_contract, parse_deal};
use crate::bridge::{Position, Seat};
use crate::record::event::{Act, Event};
use crate::table::{Record, RecordBuilder};

use super::clause::Clause;
use super::edition::ByEdition;
use crate::record::text::{Text, text};

/// Returns a clause with this number and no text.
pub(super) const fn clause(number: ByEdition<&'static str>) -> Clause {
    const NONE: Text = text("", "");
    Clause { number, title: NONE, gist: ByEdition::always(NONE), asks: &[], see: &[] }
}

/// Returns a record of these acts by South, declarer, while North, dummy, is to lead. Each hand has two cards, all
/// spades.
pub(super) fn record(acts: &[Act]) -> Option<Record> {
    let deal = parse_deal("N:A2... K3... Q4... J5...", Notation::English).ok()?;
    let events = acts.iter().map(|act| Event { by: Seat::South, act: *act });
    let start = Position::new(deal, None, Some(Seat::North));
    RecordBuilder::at(start, parse_contract("1NT S").ok()?).in_play().events(events).build().ok()
}
