//! Law 21: misinformation. This module decides whether a call can still be changed after the auction. If it is too
//! late, and the opponents have gained, the score is adjusted.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(21),
    title: text("Errata informazione", "Misinformation"),
    clauses: &[&B1, &B3],
    facts: &[&CALL_INFLUENCED, &GAINED],
    points: &[],
};

finding!(
    /// Whether the last call of the misinformed side was based on the wrong explanation.
    CALL_INFLUENCED, "call-influenced",
    ask text(
        "L'ultima chiamata di {who} è dipesa dalla spiegazione errata?",
        "Was the last call of {who} made because of the wrong explanation?"
    ),
    yes text(
        "l'ultima chiamata di {who} è dipesa dalla spiegazione errata",
        "the last call of {who} was made because of the wrong explanation"
    ),
    no text(
        "l'ultima chiamata di {who} non è dipesa dalla spiegazione errata",
        "the last call of {who} was not made because of the wrong explanation"
    )
);

finding!(
    /// Whether the wrong explanation gave the opponents an advantage through a call that could no longer be changed.
    /// The director can establish this only after the play.
    GAINED, "gained-by-explanation",
    ask text(
        "Gli avversari di {who} hanno tratto vantaggio dalla spiegazione errata?",
        "Did the opponents of {who} gain by the wrong explanation?"
    ),
    yes text(
        "gli avversari di {who} hanno tratto vantaggio dalla spiegazione errata",
        "the opponents of {who} gained by the wrong explanation"
    ),
    no text(
        "gli avversari di {who} non hanno tratto vantaggio dalla spiegazione errata",
        "the opponents of {who} did not gain by the wrong explanation"
    )
);

static B1: Clause = Clause {
    number: ByEdition::always("21B1"),
    title: text(
        "Cambio di una chiamata per errata informazione",
        "A call changed for misinformation",
    ),
    gist: always(
        "Fino alla fine del periodo licitativo, cioè finché l'attacco non è scoperto, chi ha chiamato in base a \
         una spiegazione errata degli avversari può cambiare la sua ultima chiamata, se il compagno non ha \
         chiamato dopo.",
        "Until the auction period ends, that is until the opening lead is faced, a player who called on an \
         opponent's wrong explanation may change his last call, unless partner has called since.",
    ),
    asks: &[&CALL_INFLUENCED],
    see: &["41C", "47E2(a)"],
};

static B3: Clause = Clause {
    number: ByEdition::always("21B3"),
    title: text("Troppo tardi per cambiare la chiamata", "Too late to change a call"),
    gist: always(
        "Quando è troppo tardi per cambiare una chiamata l'Arbitro assegna un punteggio arbitrale, se la linea \
         che ha spiegato male ne ha tratto vantaggio.",
        "When it is too late to change a call the director awards an adjusted score if the side that explained \
         wrongly has gained by it.",
    ),
    asks: &[&GAINED],
    see: &["21B1", "47E2(b)"],
};

static AUCTION_OPEN: Condition = Condition {
    yes: text("l'attacco non è ancora scoperto", "the opening lead is not faced yet"),
    no: text(
        "l'attacco è scoperto: il periodo licitativo è finito",
        "the opening lead has been faced: the auction period is over",
    ),
};

/// Decides whether `caller` may still change his last call (21B1). If not, hears the consequences of a faced lead: no
/// call changes (41C), and the score is adjusted if the opponents have gained (21B3).
pub fn call(h: &mut Hearing<'_>, caller: Seat, lead_faced: bool) -> HearingResult {
    if !may_change(h, caller, lead_faced)? {
        start_of_play::no_call_changes(h, caller, lead_faced)?;
        too_late(h, caller, lead_faced)?;
    }
    Ok(())
}

fn may_change(h: &mut Hearing<'_>, caller: Seat, lead_faced: bool) -> HearingResult<bool> {
    h.about(caller, None, |h| {
        h.applies(&B1, |h| {
            h.given_that(&AUCTION_OPEN, !lead_faced)?;
            h.require(&CALL_INFLUENCED, None)?;
            h.decide(May(Party::Seat(caller), DecisionAct::ChangeCall))
        })
    })
}

/// Adjusts the score if it is too late to change the call and the opponents have gained by their wrong explanation
/// (21B3).
fn too_late(h: &mut Hearing<'_>, caller: Seat, lead_faced: bool) -> HearingResult {
    h.about(caller, None, |h| {
        h.hear_clause(&B3, |h| {
            h.unless(&AUCTION_OPEN, !lead_faced)?;
            adjusts_if(h, &GAINED, AdjustmentPower::Shall, caller.side())
        })
    })
}
