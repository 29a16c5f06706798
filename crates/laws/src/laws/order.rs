//! Who takes up a deed that several Laws could: in this order, and the first that has it keeps it.
//!
//! A place says whether it may change with the one before it, as no deed belongs to both: `tests/unit/rulings.rs` turns every
//! two neighbours around, and holds each to what it says.

use super::prelude::*;

/// The place of a clause in the order, and how it takes up a deed: the answer is whether it has it.
pub struct Place<T> {
    pub clause: &'static str,
    /// Whether no deed belongs both to it and to the one before.
    pub apart: bool,
    takes: fn(&mut Hearing<'_>, &T) -> Heard<bool>,
}

impl<T> Place<T> {
    const fn new(clause: &'static str, takes: fn(&mut Hearing<'_>, &T) -> Heard<bool>) -> Self {
        Place { clause, apart: false, takes }
    }

    /// The same, where no deed belongs both to it and to the one before.
    const fn apart(clause: &'static str, takes: fn(&mut Hearing<'_>, &T) -> Heard<bool>) -> Self {
        Place { clause, apart: true, takes }
    }
}

/// A lead by a hand that was not to lead.
pub static LEADS: [&Place<LeadOutOfTurn>; 8] = [
    &Place::new("45D", l45::led_unbidden),
    &Place::new("47E1", l54::told_to_lead),
    &Place::new("60B", l60::before_declarer_led_again),
    &Place::apart("57A", l57::premature_lead),
    &Place::apart("53C", l53::proper_lead_followed),
    &Place::new("54", l54::opening_lead_out_of_turn),
    &Place::new("55A", l55::declarer_lead),
    &Place::apart("56", l56::defender_lead),
];

/// A card played, not led, before the turn of its hand.
pub static PLAYS: [&Place<PlayOutOfTurn>; 7] = [
    &Place::new("45D", l45::played_unbidden),
    &Place::new("47E1", l47::play_cancelled),
    &Place::new("57C2", l57::declarer_play),
    &Place::apart("57C1", l57::excused),
    &Place::new("60A1", l60::played_over),
    &Place::new("57A", l57::premature_play),
    &Place::new("47B", l57::illegal_play),
];

/// Hears a deed in this order.
pub(super) fn hear_in<T>(h: &mut Hearing<'_>, it: &T, order: &[&Place<T>]) -> Heard {
    for place in order {
        if (place.takes)(h, it)? {
            break;
        }
    }
    Ok(())
}

/// A lead out of turn that another incident comes to.
pub(super) fn lead_out_of_turn(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    hear_in(h, it, &LEADS)
}
