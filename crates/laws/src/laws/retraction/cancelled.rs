//! Law 47, paragraphs A, D and E1: cards put out after a lead or play that cannot stand, such as one by a player whom
//! an opponent had told that it was his turn.

use super::findings::*;
use super::{D, E1, is_corrected, required_back, told_his_turn};
use crate::laws::prelude::*;

/// Sends back the cards played to a lead that goes back under 47E1; nobody could accept the lead by playing them. A
/// defender's card is no penalty card if it was played in rotation, after an opponent's card that has gone back (47D).
/// If all later cards were played to the lead, which is not the opening lead, decides which hand leads now (44G).
pub(crate) fn lead_cancelled(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult {
    let followed = lead_goes_back(h, it, &E1, it.by.side().opponents())?;
    if followed && !it.opening && !it.trick_unfinished {
        return sequence::leads_now(h, it.rightful);
    }
    Ok(())
}

/// Sends back the cards played to an opening lead of the declaring side, which goes back under `law` because the
/// opening lead is the defenders'.
pub(crate) fn opening_lead_void(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
    law: &'static Clause,
) -> HearingResult {
    lead_goes_back(h, it, law, it.by.side()).map(drop)
}

/// Sends back the cards played to a lead that goes back through the fault of a side. Returns true if at least
/// one card was played to the lead, and no later card may be another lead or come from another hand.
fn lead_goes_back(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
    law: &'static Clause,
    at_fault: Side,
) -> HearingResult<bool> {
    // A card that was perhaps not played to this lead is heard separately.
    let other = |play: &LaterPlay| {
        play.is_own_lead() || is_proper_lead(it, play) || may_be_of_another_hand(h, play)
    };
    let own_lead = it.later.plays().find(other);
    let followed = it.later.until(own_lead);
    followers_go_back(h, law, (it.by, at_fault), &followed)?;
    let last = followed.end();
    let end = if own_lead.is_some() { last } else { it.later.end() };
    if let Some(end) = end {
        h.apply_for(law, Effect::SkipThrough(end));
    }
    Ok(last.is_some() && own_lead.is_none())
}

/// Decides whether an opponent told a player that it was his turn to play to a trick (47E1). If so, the card goes back
/// with the cards played after it in rotation. A player who plays in his own turn plays regularly; a card out of turn
/// is heard separately.
pub(crate) fn play_cancelled(h: &mut Hearing<'_>, it: &PlayOutOfTurn) -> HearingResult<bool> {
    if !told_his_turn(h, it.by, it.card, it.told_by)? {
        return Ok(false);
    }
    let turn = h.table().position().turn();
    let mut rotation = it.by.lho();
    let other = |play: &LaterPlay| {
        let follows = play.hand == rotation && Some(play.hand) != turn && !play.is_own_lead();
        rotation = rotation.lho();
        let owes = !h.table().has_card_in_trick(play.hand);
        !follows || !owes || may_be_of_another_hand(h, play)
    };
    let by_itself = it.later.plays().find(other);
    let followed = it.later.until(by_itself);
    followers_go_back(h, &E1, (it.by, it.by.side().opponents()), &followed)?;
    skip_later(h, &E1, &followed);
    // The act that drew attention concerns the card that goes back, unless a separate card came before it and the
    // player did not replace his own.
    let attention = it.later.attention.filter(|_| by_itself.is_none() || it.corrected.is_some());
    if let Some(attention) = attention {
        h.apply_for(&E1, Effect::Skip(attention));
    }
    Ok(true)
}

/// Sends back the cards played to a card that goes back under `law` through the fault of a side.
fn followers_go_back(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    (leader, at_fault): (Seat, Side),
    followed: &LaterPlays,
) -> HearingResult {
    let mut next = leader.lho();
    for play in followed.plays() {
        if h.goes_back(play.hand, play.card) {
            continue;
        }
        let in_rotation = play.hand == next;
        if in_rotation {
            next = next.lho();
        }
        follower_goes_back(h, law, at_fault, (play, in_rotation))?;
        // Dummy may have put out another card than the one called.
        let is_called = play.manner.is_none() && play.hand == h.table().contract().dummy();
        let put = is_called.then(|| h.what_followed().put_for_call(play.moment, play.card));
        if let Some(put) = put.flatten() {
            card_played::not_the_card_called(h, play.hand, put)?;
        }
    }
    Ok(())
}

/// Decides that an opponent's card played to a lead that nobody may accept under `law` goes back, and is no penalty
/// card.
pub(crate) fn followed_barred_lead(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    let fault = WithdrawalFault::Of(hand.side().opponents());
    played_in_rotation_goes_back(h, law, (hand, card), fault)
}

/// Decides that a card played in rotation after a card that could not stand goes back. A defender's card is no penalty
/// card.
fn played_in_rotation_goes_back(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    (hand, card): (Seat, PlayedCard),
    fault: WithdrawalFault,
) -> HearingResult {
    required_back(h, law, hand, card)?;
    if h.table().contract().is_defender(hand) {
        h.about(hand, Some(card), |h| {
            h.hear_clause(law, |h| penalty_card::no_penalty(h, hand, card))?;
            h.show_applied(&D, &IN_ROTATION)
        })?;
    }
    information::withdrawn(h, hand, card, fault)
}

/// Returns whether `play` is the proper lead: a card of another suit from the player who was to lead.
fn is_proper_lead(it: &LeadOutOfTurn, play: &LaterPlay) -> bool {
    let suits = it.card.suit().zip(play.card.suit());
    let is_other = suits.is_some_and(|(led, put)| led != put);
    play.hand == it.rightful && !it.trick_unfinished && is_other
}

/// Returns whether `play` is a called card that the diagram does not show in this hand.
fn may_be_of_another_hand(h: &Hearing<'_>, play: &LaterPlay) -> bool {
    let deal = &h.table().position().deal;
    let unseen = |card| deal.holds(play.hand, card) != Some(true);
    play.manner.is_none() && play.card.card().is_some_and(unseen)
}

/// Sends back a card that was played to a card that goes back through the fault of a side.
fn follower_goes_back(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    at_fault: Side,
    (play, in_rotation): (LaterPlay, bool),
) -> HearingResult {
    let (hand, card) = (play.hand, play.card);
    let defends = h.table().contract().is_defender(hand);
    if defends && !in_rotation {
        return h.about(hand, Some(card), |h| {
            h.show_rejected(&D, &IN_ROTATION)?;
            is_corrected(h, hand, card)
        });
    }
    // Declarer gets no information from his own cards.
    let own = !defends && hand.side() == at_fault;
    let fault = if own { WithdrawalFault::Own } else { WithdrawalFault::Of(at_fault) };
    played_in_rotation_goes_back(h, law, (hand, card), fault)
}
