//! Law 82: rectification of errors of procedure. This module rules on an earlier ruling of the director.

use super::prelude::*;
use crate::table::Incident;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(82),
    title: text("Errori di procedura e dell'Arbitro", "Errors of procedure and of the director"),
    clauses: &[&A, &C],
    facts: &[&ERRED, &CAN_BE_NORMAL],
    points: &[],
};

finding!(
    /// Whether the director's earlier ruling was wrong.
    ERRED, "director-erred",
    ask text(
        "Ciò che l'Arbitro aveva detto a {who} era sbagliato?",
        "Was what the director had told {who} wrong?"
    ),
    yes text("ciò che l'Arbitro aveva detto a {who} era sbagliato", "what the director had told {who} was wrong"),
    no text("ciò che l'Arbitro aveva detto a {who} era giusto", "what the director had told {who} was right")
);
finding!(
    /// Whether the error can still be corrected so that the board is scored normally.
    CAN_BE_NORMAL, "error-can-be-mended",
    ask text(
        "Si può ancora rimediare, in modo che il board si segni normalmente?",
        "Can it still be set right, so that the board can be scored normally?"
    ),
    yes text("si può ancora rimediare", "it can still be set right"),
    no text("non si può più rimediare", "it can no longer be set right")
);

static A: Clause = Clause {
    number: ByEdition::always("82A"),
    title: text("Si rimedia all'errore", "The error is set right"),
    gist: always(
        "All'Arbitro tocca rimediare agli errori di procedura, anche ai suoi, finché si può: si torna indietro, e chi ha \
         fatto ciò che egli gli aveva detto non ne risponde.",
        "It is for the director to set errors of procedure right, his own too, as long as that can be done: what was done \
         is undone, and nobody suffers for having done what he was told.",
    ),
    asks: &[&ERRED, &CAN_BE_NORMAL],
    see: &["82C", "49"],
};
static C: Clause = Clause {
    number: ByEdition::always("82C"),
    title: text("Errore dell'Arbitro", "Director's error"),
    gist: always(
        "Se una decisione dell'Arbitro era sbagliata e nessuna rettifica permette più di segnare normalmente il board, egli \
         assegna un punteggio arbitrale considerando innocenti entrambe le linee.",
        "If a ruling of the director's was wrong and no rectification can still allow the board to be scored normally, he \
         awards an adjusted score, treating both sides as non-offending.",
    ),
    asks: &[&ERRED, &CAN_BE_NORMAL],
    see: &["12A1", "82A"],
};

static BY_ORDER: Condition = Condition {
    yes: text(
        "{who} ha fatto ciò che l'Arbitro gli aveva detto",
        "{who} did what the director had told him",
    ),
    no: text("{who} non vi è stato autorizzato", "{who} had not been told to"),
};

/// Hears the incident of an earlier ruling of the director, on which a player acted.
pub(crate) fn ruled_before(h: &mut Hearing<'_>, it: &DirectorsRuling) -> HearingResult {
    let by = it.by;
    h.clause(&A, |h| {
        if !h.establish(&ERRED, None)? {
            return h.decide(Is(RulingStands));
        }
        h.require(&CAN_BE_NORMAL, None)?;
        h.decide(Is(RulingRevoked))
    })?;
    h.hear_clause(&C, |h| {
        h.require(&ERRED, None)?;
        h.exclude(&CAN_BE_NORMAL, None)?;
        h.decide(Is(RulingWrong))?;
        for favour in [by.side().opponents(), by.side()] {
            h.decide(Adjusts { power: AdjustmentPower::Shall, damage: Damage::Found, favour })?;
        }
        Ok(())
    })
}

/// Decides whether a player put out a card because the director had wrongly told him to; if so, the player is not
/// penalised.
pub(crate) fn by_order(h: &mut Hearing<'_>, incident: &Incident) -> HearingResult<bool> {
    let (hand, Some(card)) = carried_out(incident) else { return Ok(false) };
    let player = player_of(h, hand);
    let ordered = h.table().told_just_before(incident.moment());
    if ordered != Some(player) {
        return Ok(false);
    }
    if h.earlier_ruling_is(RulingRevoked) {
        h.about(hand, Some(card), |h| {
            h.clause(&A, |h| {
                h.note_condition(&BY_ORDER);
                h.decide(Must(Party::Seat(player), DecisionAct::Withdraw(hand, card)))?;
                penalty_card::no_penalty(h, hand, card)
            })?;
            information::withdrawn_by_order(h, hand, card)
        })?;
        if let Incident::PenaltyDue(it) = incident {
            // Declarer's choice, which was due before the lead, is made now.
            penalty_card::due(h, &PenaltyDue { led: None, later: LaterPlays::default(), ..*it })?;
        }
        return Ok(true);
    }
    if !h.earlier_ruling_is(RulingWrong) {
        return Ok(false);
    }
    let is_lead = matches!(incident, Incident::LeadOutOfTurn(_) | Incident::PenaltyDue(_));
    let leads = is_lead && h.table().position().is_lead();
    h.about(hand, Some(card), |h| {
        h.clause(&C, |h| {
            h.note_condition(&BY_ORDER);
            if leads {
                h.apply(Effect::LeadPassesTo(hand));
                h.decide(Is(Played(hand, card)))?;
            }
            h.decide(Is(PlayContinues))
        })
    })?;
    Ok(true)
}

/// Returns the hand and the card that the incident concerns, which the director may have ordered to be played. A lead
/// made before declarer has chosen about a penalty card is included.
fn carried_out(incident: &Incident) -> (Seat, Option<PlayedCard>) {
    match incident {
        Incident::PenaltyDue(it) if it.leading => (it.by, it.led),
        _ => incident.subject(),
    }
}
