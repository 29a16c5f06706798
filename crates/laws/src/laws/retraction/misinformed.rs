//! Law 47, paragraph E2: cards played on a wrong explanation.

use super::findings::*;
use super::{E2A, E2B, goes_back_elsewhere, is_no_penalty, plays_instead, stays, withdraws};
use crate::laws::prelude::*;

/// Hears the incident in which a side corrects a wrong explanation.
pub(crate) fn misexplanation(h: &mut Hearing<'_>, it: &Misexplanation) -> HearingResult {
    explanations::corrected(h, it)?;
    if let Some(caller) =
        it.last_caller.filter(|_| it.topic == crate::record::ExplanationTopic::Call)
    {
        misinformation::call(h, caller, it.lead_faced)?;
    }
    let closed_by_any = h.has(&edition_rules::NEXT_TRICK_BARS);
    for (play, covered) in it.earlier.into_iter().flatten() {
        let by = player_of(h, play.hand);
        let settled = covered || h.goes_back(play.hand, play.card);
        h.about(by, Some(play.card), |h| {
            if settled {
                misinformed_too_late(h, play, true)
            } else {
                misinformed(h, it, play, closed_by_any)
            }
        })?;
    }
    // A card that goes back for another reason is not ruled on here.
    match it.played.filter(|play| !h.goes_back(play.hand, play.card)) {
        Some(play) => {
            let by = player_of(h, play.hand);
            let late = if closed_by_any { it.played_since } else { it.played_on };
            h.about(by, Some(play.card), |h| misinformed(h, it, play, late))
        }
        None => h.show_rejected(&E2A, &EXPLAINED_WRONGLY),
    }
}

/// Rules on a card played after a wrong explanation (47E2). `late` says whether a later play prevents the player of the
/// card from taking it back.
fn misinformed(
    h: &mut Hearing<'_>,
    it: &Misexplanation,
    play: LaterPlay,
    late: bool,
) -> HearingResult {
    let (hand, card) = (play.hand, play.card);
    let by = player_of(h, hand);
    if it.opening_lead && start_of_play::face_down_lead_may_go_back(h, hand, card, it.lead_faced)? {
        return Ok(());
    }
    let may = h.applies(&E2A, |h| {
        h.note_condition(&EXPLAINED_WRONGLY);
        h.require(&INFLUENCED, None)?;
        h.given_that(&NOBODY_PLAYED_ON, !late)?;
        if it.opening_lead {
            h.given_that(&DUMMY_UNSEEN, !it.dummy_spread)?;
        }
        h.decide(May(Party::Seat(by), DecisionAct::Withdraw(hand, card)))
    })?;
    if may {
        goes_back_elsewhere(h)?;
        return put_back(h, it, hand, card);
    }
    misinformed_too_late(h, play, late || it.opening_lead && it.dummy_spread)?;
    stays(h, by, DecisionAct::Withdraw(hand, card))
}

/// Sends the card back if its player takes it back, unless play has gone too far for that; a card put out in its place
/// shows that he does.
fn put_back(
    h: &mut Hearing<'_>,
    it: &Misexplanation,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    let replaced =
        h.what_followed().confirms_play(Some(it.moment), (hand, card), None) == Some(false);
    if !withdraws(h, &E2A, hand, card, replaced.then_some(false))? {
        return Ok(());
    }
    if h.table().can_go_back(hand, card) {
        h.apply_for(&E2A, Effect::TakeBack(hand, card));
        if !replaced {
            plays_instead(h, &E2A, hand, card);
        }
    }
    is_no_penalty(h, &E2A, hand, card)?;
    information::withdrawn(h, hand, card, WithdrawalFault::Of(it.by.side()))
}

/// Applies 47E2(b) to a card if it is too late to take it back and the explanation influenced it.
fn misinformed_too_late(h: &mut Hearing<'_>, play: LaterPlay, late: bool) -> HearingResult {
    h.hear_clause(&E2B, |h| {
        h.unless(&NOBODY_PLAYED_ON, !late)?;
        h.require(&INFLUENCED, None)?;
        let (damage, favour) = (damage(h), play.hand.side());
        // If the director awards an adjusted score for the call (21B3), this clause does not add a possible award.
        if h.has_decided(Adjusts { power: AdjustmentPower::Shall, damage, favour }) {
            return Ok(());
        }
        h.decide(Adjusts { power: AdjustmentPower::May, damage, favour })
    })
}
