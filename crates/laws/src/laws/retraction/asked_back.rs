//! Law 47: a player asks to take back a card.

use super::findings::*;
use super::{A, B, D, changed_by_opponent, goes_back_elsewhere, plays_instead, stays};
use crate::laws::prelude::*;

/// Hears the incident in which a player asks to take back a card that is on the table, or that he has let be seen or
/// known.
pub fn retraction(h: &mut Hearing<'_>, it: &Retraction) -> HearingResult {
    if it.by == h.table().contract().dummy() && it.hand != it.by {
        dummys_limitations::takes_part(h, it.by)?;
    }
    if h.table().opening_lead().face_down(it.hand) == Some(it.card)
        && !h.goes_back(it.hand, it.card)
    {
        return start_of_play::stays(h, it.by, it.card);
    }
    if h.goes_back(it.hand, it.card) {
        // An earlier decision already sends the card back, or permits its return.
        h.show_applied(&A, &RECTIFIES)?;
        if h.table().put_unbidden() == Some(it.card) {
            card_played::instead_from_dummy(h, it)?;
        } else if !h.table().has_played(it.hand, it.card) {
            plays_instead(h, &A, it.hand, it.card);
        }
        return goes_back_elsewhere(h);
    }
    if !h.table().has_played(it.hand, it.card) {
        // If the designated card is still unknown, it may be the card that the player asks to take back.
        let in_turn = h.table().position().turn() == Some(it.hand);
        let may_be = it.called && in_turn && h.table().may_hold(it.hand, it.card);
        if may_be || penalty_card::asked_back(h, it.hand, it.card)? {
            return Ok(());
        }
        return card_played::not_on_table(h, NotPlayed(it.hand, it.card));
    }
    h.show_rejected(&A, &RECTIFIES)?;
    h.show_rejected(&B, &ILLEGAL)?;
    if !it.called {
        card_played::may_change_designation(h, None, None, it.by)?;
        if it.plea.is_some() {
            designation::not_from_dummy(h)?;
        }
        if it.hand == it.by {
            own_card(h, it)?;
        }
    }
    if let Some(changed) = it.changed {
        if changed_by_opponent(h, it.hand, it.card, changed.in_rotation, May)? {
            goes_back_elsewhere(h)?;
            information::withdrawn(h, it.hand, it.card, WithdrawalFault::Of(changed.by.side()))?;
            if h.table().can_go_back(it.hand, it.card) {
                let next = revoke_correction::next_of_offenders(h, it.hand, changed.by)?;
                h.apply_for(&D, Effect::TakeBack(it.hand, it.card));
                plays_instead(h, &D, it.hand, it.card);
                if let Some((hand, card)) = next {
                    plays_instead(h, &D, hand, card);
                }
            }
            return Ok(());
        }
    } else {
        h.show_rejected(&D, &OPPONENT_CHANGED)?;
    }
    stays(h, it.by, DecisionAct::Withdraw(it.hand, it.card))?;
    match it.changed {
        Some(changed) => awareness::awareness(h, changed.by, Some(changed.card)),
        None => Ok(()),
    }
}

/// Decides that a card that a player has put down, and asks to take back, is played.
fn own_card(h: &mut Hearing<'_>, it: &Retraction) -> HearingResult {
    let contract = h.table().contract();
    if contract.is_defender(it.by) {
        card_played::put_on_table(h, it.hand, it.card)
    } else if it.hand == contract.dummy() {
        card_played::called_from_dummy(h, it.hand, it.card)
    } else {
        card_played::put_on_table_by_declarer(h, it.hand, it.card)
    }
}
