//! Law 47, paragraph E1: a player whom an opponent told that it was his turn.

use super::findings::*;
use super::{E1, offenders_goes_back};
use crate::laws::prelude::*;

/// Decides whether an opponent told a player who led or played out of turn that it was his turn (47E1).
pub(crate) fn told_his_turn(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    told_by: Option<Seat>,
) -> HearingResult<bool> {
    let shown = told_by.map(|_| true);
    let asked = player_of(h, by);
    let misled = h.about(asked, Some(card), |h| {
        h.applies(&E1, |h| {
            h.require(&MISLED, shown)?;
            withdraws_misled(h, by, card)
        })
    })?;
    if misled {
        // The answers of the opponents belong to this incident.
        for opponent in [by.lho(), by.rho()] {
            h.what_followed().answer(opponent);
        }
        information::withdrawn(h, by, card, WithdrawalFault::Of(by.side().opponents()))?;
    }
    Ok(misled)
}

/// Shows that 47E1 does not apply, because it could not have been the player's turn.
pub(crate) fn never_his_turn(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> HearingResult {
    h.about(by, Some(card), |h| h.show_rejected(&E1, &COULD_BE_HIS_TURN))
}

/// Decides that a player who was misled about his turn must (in 2007 may) take his card back, and that nobody may
/// accept it.
fn withdraws_misled(h: &mut OpenClause<'_, '_>, by: Seat, card: PlayedCard) -> HearingResult {
    let player = Party::Seat(player_of(h, by));
    let goes_back = DecisionAct::Withdraw(by, card);
    let must = h.has(&edition_rules::MISLED_MUST_WITHDRAW);
    h.decide(if must { Must(player, goes_back) } else { May(player, goes_back) })?;
    if h.table().contract().is_defender(by) {
        penalty_card::no_penalty(h, by, card)?;
    }
    h.decide(MayNot(Party::Side(by.side().opponents()), DecisionAct::Accept(by, card)))
}

/// Sends back the cards played in rotation after a void call of a card from dummy. By the call, declarer told the next
/// player that it was his turn, so 47E1 applies to the defenders' cards. Source: general knowledge.
pub(crate) fn followed_no_card(
    h: &mut Hearing<'_>,
    dummy: Seat,
    later: &LaterPlays,
) -> HearingResult {
    let contract = h.table().contract();
    let leading = h.table().position().is_lead();
    for (play, turn) in later.plays().zip(1..) {
        if play.hand != dummy.turned(turn) {
            // The card is out of turn in any case, and is heard separately.
            break;
        }
        if !contract.is_defender(play.hand) {
            // In a trick already led to, declarer's card before dummy's is a play out of turn, which is heard
            // separately.
            if leading {
                offenders_goes_back(h, &E1, (play.hand, play.card), WithdrawalFault::Own)?;
                h.apply_for(&E1, Effect::Skip(play.moment));
            }
            continue;
        }
        h.about(play.hand, Some(play.card), |h| {
            h.hear_clause(&E1, |h| {
                h.note_condition(&FOLLOWED_NO_CARD);
                withdraws_misled(h, play.hand, play.card)
            })
        })?;
        information::withdrawn(
            h,
            play.hand,
            play.card,
            WithdrawalFault::Of(contract.declaring_side()),
        )?;
        h.apply_for(&E1, Effect::Skip(play.moment));
    }
    Ok(())
}
