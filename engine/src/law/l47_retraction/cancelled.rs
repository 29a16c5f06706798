//! Law 47, paragraph E1: what others have put out after a lead that cannot stand, as an opponent had called for it.

use super::findings::*;
use super::{A, D, E1, back, is_corrected};
use crate::law::prelude::*;
use crate::table::Moment;

/// The lead goes back, and with it what was played to it: nobody could accept it by a play. A defender's card is no
/// penalty card where it was played in rotation, after the card of an opponent that has gone back (47D).
pub fn lead_cancelled(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    let mut next = it.by.lho();
    let mut last = None;
    // What is not sure to have been played to it is heard by itself.
    let other = |play: &LaterPlay| play.is_own_lead() || may_be_of_another_hand(h, play);
    let own_lead = it.later.plays().find(other);
    let followed = it.later.before(own_lead.map_or(Moment::MAX, |lead| lead.moment));
    for play in followed.plays() {
        last = Some(play.moment);
        if h.goes_back(play.hand, play.card) {
            continue;
        }
        let in_rotation = play.hand == next;
        if in_rotation {
            next = next.lho();
        }
        follower_goes_back(h, it, play, in_rotation)?;
    }
    let end = if own_lead.is_some() { last } else { it.later.end() };
    if let Some(end) = end {
        h.carry_out(&E1, Effect::SkipThrough(end));
    }
    let waits = own_lead.is_none() && !it.opening && !it.trick_unfinished;
    if last.is_some() && waits { l44::leads_now(h, it.rightful) } else { Ok(()) }
}

/// Whether a card was called that nobody has seen in this hand.
fn may_be_of_another_hand(h: &Hearing<'_>, play: &LaterPlay) -> bool {
    let deal = &h.table().position().deal;
    let unseen = |card| deal.holds(play.hand, card) != Some(true);
    play.manner.is_none() && play.card.card().is_some_and(unseen)
}

/// A card that was played to the lead goes back.
fn follower_goes_back(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
    play: LaterPlay,
    in_rotation: bool,
) -> Heard {
    let misinformed_by = Fault::Of(it.by.side().opponents());
    let (hand, card) = (play.hand, play.card);
    if !h.table().contract().is_defender(hand) {
        back(h, (&A, &RECTIFIES), Must, hand, card)?;
        // Their own cards tell them nothing.
        let fault = if hand.side() == it.by.side() { misinformed_by } else { Fault::Own };
        return l16::withdrawn(h, hand, card, fault);
    }
    if !in_rotation {
        return h.about(hand, Some(card), |h| {
            h.rejects(&D, &IN_ROTATION)?;
            is_corrected(h, hand, card)
        });
    }
    back(h, (&A, &RECTIFIES), Must, hand, card)?;
    h.about(hand, Some(card), |h| {
        h.hears(&D, |h| {
            h.notes(&IN_ROTATION);
            l50::no_penalty(h, hand, card)
        })
    })?;
    l16::withdrawn(h, hand, card, misinformed_by)
}
