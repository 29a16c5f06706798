//! Law 62, paragraph C3 of 2017: revokes of both sides on one trick.

use super::B;
use super::later_plays::C1;
use crate::laws::prelude::*;
use crate::table::RevokeOutcome;

pub(super) static C3: Clause = Clause {
    number: ByEdition::from(Y2017, "62C3"),
    title: text("Entrambe le linee nella stessa presa", "Both sides on the same trick"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Se entrambe le linee hanno commesso una renonce nella stessa presa e una sola ha giocato nella successiva, si \
         correggono entrambe. Ogni carta che i difensori ritirano diventa penalizzata, e per entrambe le linee vale \
         16C2.",
            "If both sides have revoked on the same trick and only one has played to the next, both revokes are \
         corrected. Every card that the defenders withdraw becomes a penalty card, and 16C2 applies to both sides.",
        ),
    ),
    asks: &[&retraction::WITHDRAWS],
    see: &["16D2", "50B", "64B8"],
};

static BOTH_REVOKED: Condition = Condition {
    yes: text(
        "anche un avversario ha commesso una renonce nella stessa presa",
        "an opponent has revoked on the same trick too",
    ),
    no: text(
        "nella stessa presa non ci sono altre renonce",
        "there is no other revoke on the same trick",
    ),
};
static ONE_SIDE_ON: Condition = Condition {
    yes: text(
        "una sola linea ha giocato nella presa successiva",
        "only one side has played to the next trick",
    ),
    no: text(
        "nessuna linea, o entrambe, hanno giocato nella presa successiva",
        "neither side, or both, have played to the next trick",
    ),
};

/// Decides whether both revokes of a trick are corrected, because both sides revoked and only one of them has played on
/// (62C3).
pub fn both(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<bool> {
    let side = it.by.side();
    let (one, two) = (it.later.has_played_on(side), it.later.has_played_on(side.opponents()));
    let mut other = it.opponent_too.and_then(|play| h.table().revoke_of(play));
    if let Some(Revoke { by, card, duty, able: None, .. }) = other
        && !h.about(by, Some(card), |h| revoke::is_revoke(h, by, card, duty, None))?
    {
        other = None;
    }
    let corrected = h.clause(&C3, |h| {
        let other = h.given(&BOTH_REVOKED, other)?;
        h.given_that(&ONE_SIDE_ON, one != two)?;
        for revoke in [it, &other] {
            let player = player_of(h, revoke.by);
            h.decide(Decision::of_duty(player, revoke.by, revoke.duty))?;
            h.decide(Must(Party::Seat(player), DecisionAct::Withdraw(revoke.by, revoke.card)))?;
        }
        for play in it.later.plays().filter(|play| play.next_trick) {
            let player = player_of(h, play.hand);
            h.decide(Must(Party::Seat(player), DecisionAct::Withdraw(play.hand, play.card)))?;
        }
        Ok(other)
    })?;
    let Some(other) = corrected else { return Ok(false) };
    let (by, card) = (other.by, other.card);
    h.about(by, Some(card), |h| revoke::is_revoke(h, by, card, other.duty, other.able))?;
    for revoke in [it, &other] {
        let noted = RuledRevoke::new(revoke, RevokeOutcome::CorrectedWithOpponents);
        h.apply_for(&C3, Effect::NoteRevoke(noted));
    }
    put_in_order(h, it, &other)?;
    super::skip_plays(h, &C3, it);
    Ok(true)
}

/// Rules on the cards of the trick in rotation from the first revoke, and on the cards already played to the next
/// trick.
fn put_in_order(h: &mut Hearing<'_>, it: &Revoke, other: &Revoke) -> HearingResult {
    lay_instead(h, it)?;
    goes_back(h, it.by, it.card)?;
    for play in it.later.this_trick() {
        if (play.hand, play.card) == (other.by, other.card) {
            lay_instead(h, other)?;
            goes_back(h, other.by, other.card)?;
            continue;
        }
        let player = player_of(h, play.hand);
        h.clause(&C1, |h| {
            h.decide(May(Party::Seat(player), DecisionAct::Withdraw(play.hand, play.card)))
        })?;
        let stands = h.what_followed().confirms_play(
            it.later.attention,
            (play.hand, play.card),
            Some(it.by),
        );
        if retraction::changes_too(h, &C1, play.hand, play.card, stands)? {
            goes_back(h, play.hand, play.card)?;
            h.apply_for(&C1, Effect::Replace(play.hand, play.card));
            retraction::plays_instead(h, &C1, play.hand, play.card);
        } else {
            h.apply_for(&C3, Effect::Lay(play.hand, play.card));
        }
    }
    for play in it.later.plays().filter(|play| play.next_trick) {
        goes_back(h, play.hand, play.card)?;
    }
    Ok(())
}

fn lay_instead(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult {
    let Some(card) = it.corrected else { return Ok(()) };
    h.hear_clause(&B, |h| h.decide(Is(Played(it.by, card))))
}

/// Rules on a card that goes back through the fault of both sides.
fn goes_back(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> HearingResult {
    if h.table().contract().is_defender(hand) {
        return penalty_card::penalty(h, hand, card, Exposure::OnPurpose);
    }
    information::withdrawn_by_both(h, hand, card)
}
