//! Law 48: exposure of declarer's cards.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(48),
    title: text("Esposizione delle carte del dichiarante", "Exposure of declarer's cards"),
    clauses: &[&A, &B1, &B2],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("48A"),
    title: text("Il dichiarante espone una carta", "Declarer exposes a card"),
    gist: always(
        "Nessuna carta del dichiarante o del morto è mai carta penalizzata: chi la espone non subisce restrizioni, \
         e la carta caduta per caso non va giocata.",
        "No card of declarer or dummy is ever a penalty card: exposing one brings no restriction, and a card \
         dropped by accident need not be played.",
    ),
    asks: &[],
    see: &["45C2", "49"],
};

static B1: Clause = Clause {
    number: ByEdition::always("48B1"),
    title: text("Dopo un attacco fuori turno", "After a lead out of turn"),
    gist: always(
        "Se il dichiarante scopre la sua mano dopo un attacco iniziale fuori turno vale l'Articolo 54.",
        "If declarer faces his hand after an opening lead out of turn, Law 54 applies.",
    ),
    asks: &[],
    see: &["48B2", "54A"],
};
static B2: Clause = Clause {
    number: ByEdition::always("48B2"),
    title: text("In ogni altro momento", "At any other time"),
    gist: always(
        "Il dichiarante che scopre la sua mano in ogni altro momento si presume che richieda o conceda prese \
         (Articolo 68), salvo che sia evidente il contrario.",
        "A declarer who faces his hand at any other time is presumed to claim or concede tricks (Law 68), unless he \
         demonstrably did not mean to.",
    ),
    asks: &[&claim_or_concession::NO_CLAIM_MEANT],
    see: &["48A", "68A"],
};

static PLAY_TO_COME: Condition = Condition {
    yes: text("l'attacco iniziale non è ancora scoperto", "the opening lead is not faced yet"),
    no: text("l'attacco iniziale è stato scoperto", "the opening lead has been faced"),
};
static AFTER_LEAD: Condition = Condition {
    yes: text(
        "la mano è stata scoperta dopo un attacco iniziale fuori turno",
        "the hand was faced after an opening lead out of turn",
    ),
    no: text(
        "la mano non è stata scoperta dopo un attacco iniziale fuori turno",
        "the hand was not faced after an opening lead out of turn",
    ),
};

/// Decides that an exposed card of declarer or dummy is no penalty card (48A).
pub(crate) fn no_penalty(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> HearingResult {
    let declaring = !h.table().contract().is_defender(by);
    h.hear_clause(&A, |h| {
        h.given_that(&conditions::DECLARING_SIDE, declaring)?;
        h.decide(Is(NoPenalty(by, card)))
    })
}

/// Rules on a card of declarer or dummy that goes back: it is no penalty card (48A), and the opponents may use the
/// information from a card of declarer.
pub fn withdrawn(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> HearingResult {
    no_penalty(h, by, card)?;
    retraction::told_by_declarers(h, by, card, WithdrawalFault::Own)
}

/// Shows that 48A does not apply, because a defender exposed the card.
pub fn defenders(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&A, &conditions::DECLARING_SIDE)
}

/// Hears the incident of a card of declarer or dummy that fell.
pub fn dropped(h: &mut Hearing<'_>, it: &CardDropped) -> HearingResult {
    card_played::merely_fell(h)?;
    h.hear_clause(&A, |h| {
        h.note_condition(&conditions::DECLARING_SIDE);
        h.decide(Is(NotPlayed(it.by, it.card)))?;
        h.decide(Is(NoPenalty(it.by, it.card)))
    })
}

/// Shows that declarer has faced his hand after an opening lead out of turn.
pub(crate) fn after_lead_out_of_turn(h: &mut Hearing<'_>) -> HearingResult {
    h.show_applied(&B1, &AFTER_LEAD)?;
    h.show_rejected_because(&B2, &AFTER_LEAD)
}

/// Rules on cards that declarer or dummy faces before the opening lead is faced. The leader may take back a face-down
/// lead, because he chose it without having seen these cards.
fn before_the_lead(h: &mut Hearing<'_>, it: &FacedHand) -> HearingResult {
    h.show_rejected(&B1, &AFTER_LEAD)?;
    h.show_rejected_because(&B2, &PLAY_TO_COME)?;
    auction_card::faced_too_early(h, it.by, it.cards)?;
    no_penalties(h, it.by, it.cards.unwrap_or(Hand::EMPTY))?;
    let leader = h.table().contract().declarer.lho();
    match h.table().opening_lead().face_down(leader) {
        Some(card) => start_of_play::face_down_lead_may_go_back(h, leader, card, false).map(drop),
        None => start_of_play::leader_leads(h, leader),
    }
}

/// Hears the incident in which declarer or dummy faces cards (48B).
pub fn faced(h: &mut Hearing<'_>, it: &FacedHand) -> HearingResult {
    let by = it.by;
    if it.opening {
        return before_the_lead(h, it);
    }
    h.show_rejected(&B1, &AFTER_LEAD)?;
    let meant_nothing = h.about(by, None, |h| {
        h.clause(&B2, |h| {
            h.note_condition_absent(&AFTER_LEAD);
            let by_accident = it.by_accident.then_some(true);
            let meant_nothing = h.establish(&claim_or_concession::NO_CLAIM_MEANT, by_accident)?;
            if meant_nothing {
                h.decide(Is(NoClaim(by)))?;
                h.decide(May(Party::Seat(by), DecisionAct::TakeUpCards))?;
            }
            Ok(meant_nothing)
        })
    })?;
    if meant_nothing != Some(true) {
        return claim_or_concession::hear_claim(
            h,
            claim_or_concession::PlayerClaim { by, shown: it.cards, tricks: TrickShares::Unknown },
        );
    }
    no_penalties(h, by, it.cards.unwrap_or(Hand::EMPTY))?;
    let dummy = by.partner();
    let table = h.table();
    let waits = table.contract().declarer == by
        && table.position().tricks_played() == 0
        && !table.opening_lead().is_dummy_spread()
        && !table.has_card_in_trick(dummy);
    if waits { start_of_play::dummy_spread(h, dummy) } else { Ok(()) }
}

/// Decides that exposed cards of declarer or dummy are no penalty cards; `cards` is empty if none is named.
fn no_penalties(h: &mut Hearing<'_>, by: Seat, cards: Hand) -> HearingResult {
    if cards.is_empty() {
        h.show_applied(&A, &conditions::DECLARING_SIDE)?;
    }
    for card in cards.iter() {
        no_penalty(h, by, card.into())?;
    }
    Ok(())
}
