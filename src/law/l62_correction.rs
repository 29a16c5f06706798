//! Law 62: correction of a revoke.

use super::prelude::*;
use super::{l16_information as l16, l47_retraction as l47, l50_penalty_card as l50};

pub static LAW: Law = Law {
    number: 62,
    title: text("Correzione della renonce", "Correction of a revoke"),
    clauses: &[&A, &B, &B1, &B2, &C1, &C2],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("62A"),
    title: text(
        "La renonce non consumata va corretta",
        "A revoke not established must be corrected",
    ),
    gist: always(
        "Chi si accorge della sua renonce prima che sia consumata deve correggerla.",
        "A player who becomes aware of his revoke before it is established must correct it.",
    ),
    asks: &[],
    see: &["62B", "63A"],
};
static B: Clause = Clause {
    number: ByEdition::always("62B"),
    title: text("Come si corregge", "How it is corrected"),
    gist: always(
        "Si ritira la carta della renonce e si risponde a colore.",
        "The revoke card is withdrawn and the player follows suit.",
    ),
    asks: &[],
    see: &["62B1", "62B2"],
};
static B1: Clause = Clause {
    number: ByEdition::always("62B1"),
    title: text("La carta di un difensore", "A defender's card"),
    gist: always(
        "La carta ritirata da un difensore diventa penalizzata maggiore, se veniva dalla sua mano coperta.",
        "A defender's withdrawn card becomes a major penalty card if it came from his unfaced hand.",
    ),
    asks: &[],
    see: &["50B"],
};
static B2: Clause = Clause {
    number: ByEdition::always("62B2"),
    title: text(
        "La carta del dichiarante, del morto, o già scoperta",
        "Declarer's, dummy's or a faced card",
    ),
    gist: always(
        "La carta del dichiarante o del morto, o quella di un difensore che era già scoperta, si sostituisce senza \
         altra rettifica.",
        "Declarer's or dummy's card, or a defender's that was already faced, is replaced without further \
         rectification.",
    ),
    asks: &[],
    see: &["48A"],
};
static C1: Clause = Clause {
    number: ByEdition::always("62C1"),
    title: text("Gli innocenti possono cambiare", "The non-offenders may change"),
    gist: always(
        "Ogni innocente può riprendere la carta giocata dopo la renonce, prima che si richiamasse l'attenzione.",
        "Each non-offender may take back a card played after the revoke and before attention was drawn.",
    ),
    asks: &[],
    see: &["16D1", "47D"],
};
static C2: Clause = Clause {
    number: ByEdition::always("62C2"),
    title: text("Il colpevole che segue chi ha cambiato", "The offender after one who changed"),
    gist: always(
        "Se un innocente ha cambiato, può farlo anche il giocatore della linea colpevole che segue in rotazione; \
         se è un difensore la sua carta diventa penalizzata. Se l'innocente non cambia, egli deve lasciarla.",
        "If a non-offender has changed, so may the next player of the offending side in rotation; a defender's \
         card becomes a penalty card. If the non-offender does not change, he must leave it.",
    ),
    asks: &[],
    see: &["47D", "50B"],
};

static DEFENDERS_CARD: Condition = Condition {
    yes: text(
        "la carta è di un difensore e non era già scoperta",
        "the card is a defender's and was not already faced",
    ),
    no: text(
        "la carta è del dichiarante, del morto, o era già scoperta",
        "the card is declarer's, dummy's, or was already faced",
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

/// A revoke that is not established is corrected, and what was played after it is put in order.
pub fn correct(h: &mut Hearing<'_>, it: &Revoke) -> Heard {
    let by = super::player_of(h, it.by);
    h.clause(&A, |h| {
        h.decide(Is(NotEstablished(it.by, it.card)))?;
        h.decide(super::l61_revoke::owed(by, it.by, it.duty))
    })?;
    h.clause(&B, |h| h.decide(Must(Who::Seat(by), Act::Withdraw(it.by, it.card))))?;
    if let Some(card) = it.corrected {
        h.clause(&B, |h| h.decide(Is(Played(it.by, card))))?;
    }
    let faced = !h.table().contract().is_defender(it.by) || it.was_faced;
    let penalty = h.clause(&B1, |h| h.given_that(&DEFENDERS_CARD, !faced))?;
    if penalty.is_some() {
        l50::penalty(h, it.by, it.card, Exposure::OnPurpose)?;
    }
    h.clause(&B2, |h| h.unless(&DEFENDERS_CARD, !faced))?;
    cascade(h, it)?;
    h.table_mut().skip_later(&it.later);
    Ok(())
}

/// In rotation, each player after the revoke: an innocent may change, then who follows him may.
fn cascade(h: &mut Hearing<'_>, it: &Revoke) -> Heard {
    let mut changed_before = false;
    for play in it.later.this_trick().filter(|play| play.hand != it.by) {
        if h.goes_back(play.hand, play.card) {
            continue;
        }
        let innocent = play.hand.side() != it.by.side();
        changed_before = if innocent { c1(h, it, play)? } else { c2(h, play, changed_before)? };
    }
    Ok(())
}

/// Whether the innocent player changes.
fn c1(h: &mut Hearing<'_>, it: &Revoke, play: LaterPlay) -> Heard<bool> {
    let player = super::player_of(h, play.hand);
    h.clause(&C1, |h| h.decide(May(Who::Seat(player), Act::Withdraw(play.hand, play.card))))?;
    let stands = h.table().stands_by_it(it.later.attention, play.hand, Some(it.by));
    if !l47::withdraws(h, play.hand, play.card, stands)? {
        h.table_mut().lay_for(play.hand, play.card);
        return Ok(false);
    }
    let offending = Some(super::offending(h, it.by.side()));
    l16::withdrawn(h, play.hand, play.card, play.hand.side(), offending)?;
    Ok(true)
}

/// Whether the player of the offending side changes.
fn c2(h: &mut Hearing<'_>, play: LaterPlay, changed_before: bool) -> Heard<bool> {
    let player = super::player_of(h, play.hand);
    let may = h.about(play.hand, Some(play.card), |h| {
        h.clause(&C2, |h| {
            h.given_that(&BEFORE_CHANGED, changed_before)?;
            h.decide(May(Who::Seat(player), Act::Withdraw(play.hand, play.card)))
        })
    })?;
    if may.is_none() {
        l47::f2(h, player, play.hand, play.card)?;
        h.table_mut().lay_for(play.hand, play.card);
        return Ok(false);
    }
    if !l47::withdraws(h, play.hand, play.card, None)? {
        h.table_mut().lay_for(play.hand, play.card);
        return Ok(false);
    }
    if h.table().contract().is_defender(play.hand) {
        l50::penalty(h, play.hand, play.card, Exposure::OnPurpose)?;
    }
    Ok(true)
}
