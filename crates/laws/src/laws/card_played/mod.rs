//! Law 45: card played.

mod findings;

mod compulsory;

mod misplay;

mod extra;

use super::prelude::*;

use compulsory::{C1, C2, C2A, C2B, C3, C4A, C4B, C5};
use extra::{E1, E2, F, G};
use findings::*;
use misplay::{D, D2};

pub(crate) use compulsory::{
    may_change_designation, merely_fell, no_penalty_card, put_on_table_by_declarer,
};
pub use compulsory::{penalty_card, showing, touch};
pub(crate) use extra::{card_turned, dummy_indicates, extra_card, fifth_card};
pub(crate) use findings::OWN_CARD;
pub use findings::{ARRANGING, DELIBERATE, HOLDS, MEANT_AS_LEAD, SUGGESTED, VISIBLE};
pub use misplay::put_instead;
pub(crate) use misplay::{
    after_misplay, led_unbidden, not_the_card_called, played_unbidden, put_before_choice,
    put_out_of_turn, stays_put,
};

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(45),
    title: text("Carta giocata", "Card played"),
    clauses: &[&A, &B, &C1, &C2, &C2A, &C2B, &C3, &C4A, &C4B, &C5, &D, &D2, &E1, &E2, &F, &G],
    facts: &[
        &VISIBLE,
        &AT_TABLE,
        &KEPT,
        &DELIBERATE,
        &ARRANGING,
        &UNINTENDED,
        &PAUSED,
        &MEANT_AS_LEAD,
        &HOLDS,
        &SUGGESTED,
        &DAMAGED,
    ],
    points: &[],
};

pub static A: Clause = Clause {
    number: ByEdition::always("45A"),
    title: text("Gioco di una carta dalla mano", "Play of a card from a hand"),
    gist: always(
        "Chiunque, salvo il morto, gioca una carta staccandola dalla mano e scoprendola sul tavolo davanti a sé.",
        "Every player but dummy plays a card by detaching it from his hand and facing it on the table before him.",
    ),
    asks: &[],
    see: &["41A", "45C1", "45C2"],
};
pub static B: Clause = Clause {
    number: ByEdition::always("45B"),
    title: text("Gioco di una carta dal morto", "Play of a card from dummy"),
    gist: always(
        "Il dichiarante gioca dal morto nominando la carta, che il morto poi mette sul tavolo; se è necessario \
         può prenderla egli stesso.",
        "Declarer plays from dummy by naming the card, which dummy then faces; if need be he may pick it up himself.",
    ),
    asks: &[],
    see: &["45D", "46A"],
};

/// Decides that a card called from dummy is played (45B).
pub(crate) fn called_from_dummy(
    h: &mut Hearing<'_>,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    h.hear_clause(&B, |h| h.decide(Is(Played(hand, card))))
}

/// Decides that a card of dummy that nobody called is not played (45B).
fn not_called(h: &mut Hearing<'_>, dummy: Seat, card: PlayedCard) -> HearingResult {
    h.hear_clause(&B, |h| {
        h.note_condition_absent(&INSTRUCTED);
        h.decide(Is(NotPlayed(dummy, card)))
    })
}

/// Rules on a request for another card of dummy in place of a card that goes back: only declarer may name it (45B).
pub(crate) fn instead_from_dummy(h: &mut Hearing<'_>, it: &Retraction) -> HearingResult {
    let Some(card) = it.instead.and_then(PlayedCard::card) else { return Ok(()) };
    if it.by == h.table().contract().declarer {
        return called_from_dummy(h, it.hand, card.into());
    }
    h.hear_clause(&B, |h| {
        h.note_condition_absent(&INSTRUCTED);
        h.decide(MayNot(Party::Seat(it.by), DecisionAct::ChangeTo(it.hand, card)))
    })
}

/// Decides that a card that a player put face up on the table from his own hand is played (45A).
pub(crate) fn put_on_table(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> HearingResult {
    h.hear_clause(&A, |h| {
        h.note_condition(&ON_TABLE);
        h.decide(Is(Played(hand, card)))
    })
}

/// Shows that a card that was only held is not played.
fn only_held(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&A, &ON_TABLE)
}

/// Decides the status of a card that did not reach the table, and that no clause of paragraph C requires to be played.
pub(crate) fn not_on_table(h: &mut Hearing<'_>, meaning: Status) -> HearingResult {
    h.hear_clause(&A, |h| {
        h.note_condition_absent(&ON_TABLE);
        h.decide(Is(meaning))
    })
}

/// Decides that a card put face up on the table is played.
pub fn plays(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> HearingResult {
    h.hear_clause(&A, |h| h.decide(Is(Played(hand, card))))
}

/// Decides that the card that a call designates is played, unless 45C4(b) permits a change or dummy put out another
/// card (45D).
pub fn designated(h: &mut Hearing<'_>, call: &Designation, card: Card) -> HearingResult {
    // Naming the same card again changes nothing.
    let same = |phrase| designation::plainly_named(h.table(), call, phrase) == Some(card);
    let wanted = designation::change(h.table(), call).filter(|change| !same(change.phrase));
    if let Some(change) = may_change_designation(h, Some(call), wanted, call.by)? {
        return changed(h, call, card, change);
    }
    if wanted.is_some() {
        retraction::designation_stands(h)?;
    }
    if let Some(put) = call.put.filter(|put| !put.may_be(card)) {
        return misplay::misplayed(h, call, Some(card), put);
    }
    if compulsory::contested(h, call, card, wanted)? {
        return Ok(());
    }
    h.hear_clause(&B, |h| {
        h.note_condition_absent(&CONTESTED);
        h.decide(Is(Played(call.hand, card.into())))
    })
}

/// Rules on a card that dummy put out although the words of the call designate no card (45D).
pub(crate) fn undesignated(h: &mut Hearing<'_>, call: &Designation) -> HearingResult {
    call.put.map_or(Ok(()), |put| misplay::misplayed(h, call, None, put))
}

/// Decides that the card first designated may go back after a change of designation (45C4(b)).
pub(crate) fn designation_changed(
    h: &mut Hearing<'_>,
    call: &Designation,
    first: Card,
) -> HearingResult {
    retraction::may_go_back(h, &C4B, call.hand, first.into())?;
    retraction::designation_changed(h)
}

/// Decides that the first card goes back and the new card is played, and that opponents who had played to the first
/// card may take their cards back.
fn changed(
    h: &mut Hearing<'_>,
    call: &Designation,
    first: Card,
    change: designation::DesignationChange,
) -> HearingResult {
    designation_changed(h, call, first)?;
    let card = designation::read(h, call, change.phrase, None)?;
    if let Some(card) = card {
        called_from_dummy(h, call.hand, card.into())?;
    }
    after_change(h, call, change)
}

/// Decides that the opponents who had played to the first card may take their cards back, or must if their cards cannot
/// stay.
fn after_change(
    h: &mut Hearing<'_>,
    call: &Designation,
    change: designation::DesignationChange,
) -> HearingResult {
    let plays = call.later.plays().filter(|play| precedes(play.moment, Some(change.moment)));
    for (play, turn) in plays.zip(1..) {
        if play.hand != call.hand.turned(turn) && !play.next_trick {
            // The card is a play out of turn, which is heard separately.
            break;
        }
        h.apply_for(&C4B, Effect::SkipThrough(play.moment));
        if play.hand.side() == call.by.side() {
            h.apply_for(&C4B, Effect::Lay(play.hand, play.card));
            continue;
        }
        let led = h.table().position().suit_led().filter(|_| !play.next_trick);
        // The player who led to the next trick may no longer be on lead.
        let position = h.table().position();
        let lost = play.next_trick
            && position.is_lead()
            && position.turn().is_some_and(|turn| turn != play.hand);
        let must = lost || sequence::must_follow(h, play.hand, play.card, led)?;
        if must {
            retraction::goes_back(h, &C4B, play.hand, play.card)?;
        } else {
            retraction::may_go_back(h, &C4B, play.hand, play.card)?;
        }
        retraction::follows_changed_play(h, play.hand, play.card)?;
        let stands = h.what_followed().confirms_play(
            Some(change.moment),
            (play.hand, play.card),
            Some(call.hand),
        );
        if must || retraction::withdraws(h, &C4B, play.hand, play.card, stands)? {
            retraction::taken_back(
                h,
                &C4B,
                (play.hand, play.card),
                WithdrawalFault::Slip(call.by),
            )?;
        } else {
            h.apply_for(&C4B, Effect::Lay(play.hand, play.card));
        }
    }
    Ok(())
}

/// Returns whether a player holds the card that he names as his own. If the diagram does not show this, the director
/// establishes it, and a finding that he holds the card is stored on the table.
pub fn holds(h: &mut Hearing<'_>, hand: Seat, card: Card) -> HearingResult<bool> {
    if let Some(holds) = h.table().position().deal.holds(hand, card) {
        return Ok(holds);
    }
    let found = h.clause(&C4A, |h| {
        let holds = h.whether(&HOLDS, hand, card.into(), None)?;
        if holds {
            h.apply(Effect::FindHolds(hand, card));
        }
        Ok(holds)
    })?;
    Ok(found == Some(true))
}

/// Rules on a card that a player names as his play from his own hand.
pub(crate) fn named_from_hand(
    h: &mut Hearing<'_>,
    call: &Designation,
    card: Card,
) -> HearingResult {
    let held = holds(h, call.hand, card)?;
    let played = h.table().has_played(call.hand, card.into());
    // A card out of turn that has to go back has already been ruled on; naming it again adds nothing.
    let ruled_on = !call.in_turn && h.goes_back(call.hand, card.into());
    if !held || played || ruled_on {
        return not_on_table(h, VoidCall(call.by));
    }
    if !call.in_turn {
        return out_of_turn(h, call.moment, call.hand, card.into());
    }
    let wanted = designation::change(h.table(), call);
    let other =
        wanted.and_then(|change| designation::plainly_named(h.table(), call, change.phrase));
    let changed = may_change_designation(h, Some(call), wanted, call.by)?;
    if let Some(change) = changed
        && other.is_none()
        && designation::is_own_not_shown(h.table(), call.hand, change.phrase)
    {
        // The card that the player plays instead is unknown.
        return Ok(());
    }
    if let Some(change) = changed
        && let Some(other) = other
        && h.table().position().deal.holds(call.hand, other) != Some(false)
    {
        designation_changed(h, call, card)?;
        plays(h, call.hand, other.into())?;
        return after_change(h, call, change);
    }
    h.clause(&C4A, |h| {
        h.note_condition(&OWN_CARD);
        h.decide(Is(Played(call.hand, card.into())))
    })?;
    match other.filter(|other| *other != card) {
        Some(other) => retraction::stays(h, call.by, DecisionAct::ChangeTo(call.hand, other)),
        None => Ok(()),
    }
}
