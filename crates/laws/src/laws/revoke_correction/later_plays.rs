//! Law 62, paragraph C: the later cards of the other players.

use crate::laws::prelude::*;
use crate::table::incident::NextTrickPlay;

pub(super) static C1: Clause = Clause {
    number: ByEdition::always("62C1"),
    title: text("Gli innocenti possono cambiare", "The non-offenders may change"),
    gist: always(
        "Ogni innocente può riprendere la carta giocata dopo la renonce, prima che si richiamasse l'attenzione.",
        "Each non-offender may take back a card played after the revoke and before attention was drawn.",
    ),
    asks: &[&retraction::WITHDRAWS],
    see: &["16D1", "47D"],
};
pub(super) static C2: Clause = Clause {
    number: ByEdition::always("62C2"),
    title: text("Il colpevole che segue chi ha cambiato", "The offender after one who changed"),
    gist: always(
        "Se un innocente ha cambiato, può farlo anche il giocatore della linea colpevole che segue in rotazione; \
         se è un difensore la sua carta diventa penalizzata. Se l'innocente non cambia, quel giocatore deve lasciarla.",
        "If a non-offender has changed, so may the next player of the offending side in rotation; a defender's \
         card becomes a penalty card. If the non-offender does not change, that player must leave his card.",
    ),
    asks: &[&retraction::WITHDRAWS],
    see: &["47D", "50B"],
};

static INNOCENT_PLAYED: Condition = Condition {
    yes: text(
        "un innocente ha giocato dopo la renonce",
        "a non-offender has played after the revoke",
    ),
    no: text(
        "nessun innocente ha giocato dopo la renonce",
        "no non-offender has played after the revoke",
    ),
};
static BEFORE_CHANGED: Condition = Condition {
    yes: text(
        "l'avversario che precede ha cambiato la sua carta",
        "the opponent before him has changed his card",
    ),
    no: text(
        "l'avversario che precede non ha cambiato la sua carta",
        "the opponent before him has not changed his card",
    ),
};

/// Decides, in rotation from the revoke, which players may change their cards: an innocent player may (62C1) and, if he
/// changes, so may the next player of the offending side (62C2).
pub(super) fn in_order(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult {
    let led = matches!(it.duty, Duty::Lead(_) | Duty::NotLead(_));
    let mut changed_before = false;
    let innocents = |play: LaterPlay| play.hand.side() != it.by.side();
    if !it.later.plays().any(innocents) {
        h.show_rejected(&C1, &INNOCENT_PLAYED)?;
    }
    let of_trick = |play: &LaterPlay| play.hand != it.by && !is_perhaps_extra(it, play);
    for play in it.later.this_trick().filter(of_trick) {
        if h.goes_back(play.hand, play.card) || stands_established(h, play) {
            continue;
        }
        if let Some(other) = h.table().revoke_of(play).filter(|_| !led)
            && let Some(established) = another(h, &other)?
        {
            if established {
                changed_before = false;
                continue;
            }
            // The correction of the other revoke has ruled on the remaining cards.
            return Ok(());
        }
        let must = led && cannot_stay(h, it, play)?;
        let innocent = play.hand.side() != it.by.side();
        changed_before = if innocent {
            innocent_may_change(h, it, play, must)?
        } else {
            offender_may_change(h, it, play, changed_before, must)?
        };
    }
    Ok(())
}

/// Decides whether a card played to a lead that has gone back must go back too, because its hand must follow the suit
/// of the new lead or, if that is unknown, every suit that may be led.
fn cannot_stay(h: &mut Hearing<'_>, it: &Revoke, play: LaterPlay) -> HearingResult<bool> {
    if let Some(led) = h.table().position().suit_led() {
        return sequence::cannot_stay(h, play.hand, play.card, Some(led));
    }
    let able = |hand, suit| h.table().has_suit(hand, suit);
    let may_lead = |suit: &Suit| match it.duty {
        Duty::Lead(required) => *suit == required,
        duty => *suit != duty.suit() && able(it.by, *suit) != Some(false),
    };
    let follows = |suit| play.card.suit() != Some(suit) && able(play.hand, suit) == Some(true);
    let surely = Suit::ALL.into_iter().filter(may_lead).all(follows);
    if surely {
        retraction::must_be_corrected(h, play.hand, play.card)?;
    }
    Ok(surely)
}

/// Decides whether a card played after the revoke is another revoke. Returns whether that revoke is established; `None`
/// if the card is no revoke.
fn another(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult<Option<bool>> {
    h.about(it.by, Some(it.card), |h| {
        let revoked = revoke::is_revoke(h, it.by, it.card, it.duty, it.able)?;
        if revoked { revoke::is_one(h, it).map(Some) } else { Ok(None) }
    })
}

/// Returns whether the hearing of another revoke has decided that the card is an established revoke. The card was
/// played in turn, and stays (63B).
fn stands_established(h: &Hearing<'_>, play: LaterPlay) -> bool {
    h.has_decided(Is(Established(play.hand, play.card)))
}

/// Rules on the cards already played to the next trick, when the revoke is not established.
pub(super) fn next_trick(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult {
    let on = |play: &LaterPlay| play.next_trick || is_perhaps_extra(it, play);
    for play in it.later.plays().filter(on) {
        let ruled_on = is_perhaps_extra(it, &play) && h.goes_back(play.hand, play.card);
        if ruled_on || stands_established(h, play) {
            continue;
        }
        if play.hand.side() == it.by.side() {
            own_play(h, it, play)?;
        } else if !h.goes_back(play.hand, play.card) {
            next_lead(h, it, play)?;
        }
    }
    Ok(())
}

/// Decides that the opponent before the revoker may change the card that he played after the revoke card, which was put
/// out before its turn (62C1).
pub(super) fn overtaken(h: &mut Hearing<'_>, it: &Revoke) -> HearingResult {
    let open = |play: &LaterPlay| {
        precedes(play.moment, it.later.attention)
            && !h.goes_back(play.hand, play.card)
            && !stands_established(h, *play)
    };
    let Some(play) = it.overtook.filter(open) else { return Ok(()) };
    may_take_back(h, play)?;
    let stands = stands(h, it, play);
    if retraction::changes_too(h, &C1, play.hand, play.card, stands)? {
        h.apply_for(&C1, Effect::TakeBack(play.hand, play.card));
        retraction::taken_back(h, &C1, (play.hand, play.card), WithdrawalFault::Of(it.by.side()))?;
    }
    Ok(())
}

/// Returns whether `play` is the card of the revoker's side that may be either a play to the next trick or an extra
/// card.
fn is_perhaps_extra(it: &Revoke, play: &LaterPlay) -> bool {
    let is_it =
        |on: NextTrickPlay| on.perhaps_extra && (on.hand, on.card) == (play.hand, play.card);
    it.since.played.is_some_and(is_it)
}

/// Rules on a card of the offending side, put out after the revoke trick, that does not establish the revoke, because
/// it goes back or is an extra card of that trick.
fn own_play(h: &mut Hearing<'_>, it: &Revoke, play: LaterPlay) -> HearingResult {
    let Some(NextTrickPlay { told_by, .. }) = it.since.played else { return Ok(()) };
    let (hand, card) = (play.hand, play.card);
    h.about(hand, Some(card), |h| {
        let is_fifth = is_perhaps_extra(it, &play) && card_played::fifth_card(h, hand, card, None)?;
        if is_fifth { Ok(()) } else { retraction::told_his_turn(h, hand, card, told_by).map(drop) }
    })
}

/// Rules on the lead of an innocent player to the next trick. He may take the card back, and must if he no longer wins
/// the revoke trick.
fn next_lead(h: &mut Hearing<'_>, it: &Revoke, play: LaterPlay) -> HearingResult {
    let position = h.table().position();
    if !position.is_lead() {
        // The trick waits for the card that replaces the revoke.
        may_take_back(h, play)?;
        if retraction::changes_too(h, &C1, play.hand, play.card, None)? {
            let fault = WithdrawalFault::Of(it.by.side());
            retraction::taken_back(h, &C1, (play.hand, play.card), fault)?;
        }
        return Ok(());
    }
    let goes_back = if position.turn() == Some(play.hand) {
        may_take_back(h, play)?;
        let left = h.what_followed().next_hand(it.later.attention).map(|next| next != play.hand);
        retraction::changes_too(h, &C1, play.hand, play.card, left)?
    } else {
        retraction::goes_back(h, &C1, play.hand, play.card)?;
        true
    };
    if goes_back {
        let fault = WithdrawalFault::Of(it.by.side());
        return retraction::taken_back(h, &C1, (play.hand, play.card), fault);
    }
    h.apply_for(&C1, Effect::Lay(play.hand, play.card));
    Ok(())
}

/// Decides that an innocent player who has played after the revoke may take his card back (62C1).
fn may_take_back(h: &mut Hearing<'_>, play: LaterPlay) -> HearingResult {
    let player = player_of(h, play.hand);
    h.hear_clause(&C1, |h| {
        h.note_condition(&INNOCENT_PLAYED);
        h.decide(May(Party::Seat(player), DecisionAct::Withdraw(play.hand, play.card)))
    })
}

/// Decides whether an innocent player changes his card (62C1).
fn innocent_may_change(
    h: &mut Hearing<'_>,
    it: &Revoke,
    play: LaterPlay,
    must: bool,
) -> HearingResult<bool> {
    if !must {
        may_take_back(h, play)?;
    }
    let stands = stands(h, it, play);
    if !must && !retraction::changes_too(h, &C1, play.hand, play.card, stands)? {
        h.apply_for(&C1, Effect::Lay(play.hand, play.card));
        // If declarer's side revoked and he chooses the substitute only now, he has seen the innocent player's card
        // before he chooses.
        if it.only.is_none() && !h.table().contract().is_defender(it.by) {
            awareness::awareness(h, it.by, Some(it.card))?;
        }
        return Ok(false);
    }
    retraction::taken_back(h, &C1, (play.hand, play.card), WithdrawalFault::Of(it.by.side()))?;
    Ok(true)
}

/// Returns whether the record shows that a player leaves his card: he has no other legal card, or the play goes on
/// without another card. `None` if unknown. 62C1 sets no time limit; but a record in which the play goes on, whoever
/// plays next, and in which the player does not ask for his card back, shows what he did with his right.
fn stands(h: &Hearing<'_>, it: &Revoke, play: LaterPlay) -> Option<bool> {
    let only = h.table().is_only_legal(play.hand, play.card);
    let shown =
        || h.what_followed().confirms_play(it.later.attention, (play.hand, play.card), Some(it.by));
    only.then_some(true).or_else(shown)
}

/// Returns whether a revoke of the opponents is corrected in the same hearing. Because of that revoke, the side may
/// change its own plays.
fn is_innocent_of_another(h: &Hearing<'_>, side: Side) -> bool {
    h.decides(|decision| matches!(decision, Is(NotEstablished(by, _)) if by.side() != side))
}

/// Decides whether a player of the offending side changes his card (62C2).
fn offender_may_change(
    h: &mut Hearing<'_>,
    it: &Revoke,
    play: LaterPlay,
    changed_before: bool,
    must: bool,
) -> HearingResult<bool> {
    let player = player_of(h, play.hand);
    let may = !must
        && h.about(play.hand, Some(play.card), |h| {
            h.applies(&C2, |h| {
                h.given_that(&BEFORE_CHANGED, changed_before)?;
                h.decide(May(Party::Seat(player), DecisionAct::Withdraw(play.hand, play.card)))
            })
        })?;
    if !must && !may && !is_innocent_of_another(h, play.hand.side()) {
        retraction::stays(h, player, DecisionAct::Withdraw(play.hand, play.card))?;
    }
    let stands = stands(h, it, play);
    let goes_back = must || may && retraction::changes_too(h, &C2, play.hand, play.card, stands)?;
    if !goes_back {
        h.apply_for(&super::B, Effect::Lay(play.hand, play.card));
        return Ok(false);
    }
    if h.table().contract().is_defender(play.hand) {
        penalty_card::penalty(h, play.hand, play.card, Exposure::OnPurpose)?;
        h.apply_for(&super::B, Effect::Replace(play.hand, play.card));
    } else {
        information::withdrawn(h, play.hand, play.card, WithdrawalFault::Own)?;
    }
    retraction::plays_instead(h, &super::B, play.hand, play.card);
    Ok(true)
}

/// Returns the card that the next player of the revoker's side takes back, if he does. He may change because a card of
/// `changed`, played after the corrected revoke of `revoker` and before his own card, goes back only now (62C2).
pub(crate) fn next_of_offenders(
    h: &mut Hearing<'_>,
    changed: Seat,
    revoker: Seat,
) -> HearingResult<Option<(Seat, PlayedCard)>> {
    let next = changed.lho();
    let trick = h.table().position().tricks().find(|trick| trick.card(changed).is_some());
    let (card, led) =
        (trick.and_then(|trick| trick.card(next)), trick.and_then(|it| it.suit_led()));
    let corrected = next.side() == revoker.side() && h.table().has_corrected_revoke(revoker);
    let Some(card) = card.filter(|card| corrected && h.table().can_go_back(next, *card)) else {
        return Ok(None);
    };
    let player = player_of(h, next);
    h.about(next, Some(card), |h| {
        h.hear_clause(&C2, |h| {
            h.note_condition(&BEFORE_CHANGED);
            h.decide(May(Party::Seat(player), DecisionAct::Withdraw(next, card)))
        })
    })?;
    let another = led.filter(|_| card.suit() == led).and_then(|led| h.table().has_suit(next, led));
    let only = (another == Some(false)).then_some(true);
    if !retraction::changes_too(h, &C2, next, card, only)? {
        return Ok(None);
    }
    h.apply_for(&C2, Effect::TakeBack(next, card));
    if h.table().contract().is_defender(next) {
        penalty_card::penalty(h, next, card, Exposure::OnPurpose)?;
        h.apply_for(&C2, Effect::Replace(next, card));
    } else {
        information::withdrawn(h, next, card, WithdrawalFault::Own)?;
    }
    Ok(Some((next, card)))
}
