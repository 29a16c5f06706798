//! The order of the clauses that may hear leads and plays out of turn. The first clause that applies hears
//! the incident.
//!
//! Each entry states whether it may be exchanged with the entry before it, that is, whether no incident belongs to
//! both. `tests/unit/random_rulings.rs` exchanges each pair of neighbours, and checks that rulings change exactly
//! where the entry does not allow the exchange.

use super::prelude::*;

/// A clause in the order, with the function that hears an incident and returns whether the clause applies.
pub struct OrderedClause<T> {
    /// The citation of the clause.
    pub clause: &'static str,
    /// Whether no incident belongs both to this clause and to the clause before it.
    pub is_independent: bool,
    hear: fn(&mut Hearing<'_>, &T) -> HearingResult<bool>,
}

impl<T> OrderedClause<T> {
    const fn new(
        clause: &'static str,
        takes: fn(&mut Hearing<'_>, &T) -> HearingResult<bool>,
    ) -> Self {
        OrderedClause { clause, is_independent: false, hear: takes }
    }

    /// Creates an entry that may be exchanged with the entry before it.
    const fn independent(
        clause: &'static str,
        takes: fn(&mut Hearing<'_>, &T) -> HearingResult<bool>,
    ) -> Self {
        OrderedClause { clause, is_independent: true, hear: takes }
    }
}

/// The order of the clauses for leads by a hand that was not to lead.
pub static LEADS: [&OrderedClause<LeadOutOfTurn>; 8] = [
    &OrderedClause::new("45D", card_played::led_unbidden),
    &OrderedClause::new("47E1", opening_lead_out_of_turn::told_to_lead),
    &OrderedClause::new("60B", play_after_irregularity::before_declarer_led_again),
    &OrderedClause::independent("57A", premature_play::premature_lead),
    &OrderedClause::independent("53C", accepted_lead::proper_lead_followed),
    &OrderedClause::new("54", opening_lead_out_of_turn::opening_lead_out_of_turn),
    &OrderedClause::new("55A", declarer_lead::declarer_lead),
    &OrderedClause::independent("56", defender_lead::defender_lead),
];

/// The order of the clauses for cards played, not led, before the turn of their hand.
pub static PLAYS: [&OrderedClause<PlayOutOfTurn>; 7] = [
    &OrderedClause::new("45D", card_played::played_unbidden),
    &OrderedClause::new("47E1", retraction::play_cancelled),
    &OrderedClause::new("57C2", premature_play::declarer_play),
    &OrderedClause::independent("57C1", premature_play::excused),
    &OrderedClause::new("60A1", play_after_irregularity::played_over),
    &OrderedClause::new("57A", premature_play::premature_play),
    &OrderedClause::new("47B", premature_play::illegal_play),
];

/// Hears an incident by the clauses of `order`, until one of them applies.
pub(super) fn hear_in<T>(
    h: &mut Hearing<'_>,
    it: &T,
    order: &[&OrderedClause<T>],
) -> HearingResult {
    for place in order {
        if (place.hear)(h, it)? {
            break;
        }
    }
    Ok(())
}

/// Hears a lead out of turn that results from another incident.
pub(super) fn lead_out_of_turn(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult {
    hear_in(h, it, &LEADS)
}
