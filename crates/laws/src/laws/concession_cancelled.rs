//! Law 71: concession cancelled.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(71),
    title: text("Concessione cancellata", "Concession cancelled"),
    clauses: &[&STANDS, &WON, &SURE],
    facts: &[&CANNOT_LOSE],
    points: &[],
};

finding!(
    /// Whether no normal play of the remaining cards could lose the trick conceded.
    CANNOT_LOSE, "cannot-lose",
    ask text(
        "La linea di {who} avrebbe fatto la presa con qualunque gioco normale, anche distratto o inferiore, delle carte \
         rimaste?",
        "Would {who}'s side have won the trick by any normal play, careless or inferior included, of the remaining \
         cards?"
    ),
    yes text(
        "con nessun gioco normale la linea di {who} avrebbe perduto la presa",
        "by no normal play would {who}'s side have lost the trick"
    ),
    no text(
        "con un gioco normale la linea di {who} avrebbe perduto la presa",
        "by some normal play {who}'s side would have lost the trick"
    )
);

static STANDS: Clause = Clause {
    number: ByEdition::always("71"),
    title: text("La concessione resta", "A concession stands"),
    gist: always(
        "Una concessione, una volta fatta, resta, salvo che l'Arbitro la cancelli entro il periodo di correzione.",
        "A concession, once made, stands, unless the director cancels it within the correction period.",
    ),
    asks: &[],
    see: &["68B1", "69B2"],
};
static WON: Clause = Clause {
    number: ByEdition::from(Y2007, "71.1").then(Y2017, "71A"),
    title: text("La presa era già fatta", "A trick already won"),
    gist: always(
        "L'Arbitro cancella la concessione di una presa che la linea aveva già fatto.",
        "The director cancels the concession of a trick that the side had already won.",
    ),
    asks: &[&agreed_claim::TRICK_WON],
    see: &["69B1"],
};
pub(super) static SURE: Clause = Clause {
    number: ByEdition::from(Y2007, "71.2").then(Y2017, "71B"),
    title: text("La presa non si poteva perdere", "A trick that could not be lost"),
    gist: always(
        "L'Arbitro cancella la concessione di una presa che nessun gioco normale delle carte rimaste, anche distratto o \
         inferiore, poteva perdere.",
        "The director cancels the concession of a trick that no normal play of the remaining cards, careless or inferior \
         included, could lose.",
    ),
    asks: &[&CANNOT_LOSE],
    see: &["69B2", "70D1"],
};

static CANCELLED: Condition = Condition {
    yes: text("la concessione è cancellata", "the concession is cancelled"),
    no: text("niente cancella la concessione", "nothing cancels the concession"),
};
static CONCEDED: Condition = Condition {
    yes: text("sono state concesse delle prese", "tricks were conceded"),
    no: text(
        "sono state richieste tutte le prese rimaste: nessuna è stata concessa",
        "all the tricks left were claimed: none was conceded",
    ),
};
static REGRETS: Condition = Condition {
    yes: text(
        "a opporsi è la linea che ha concesso",
        "the objection comes from the side that conceded",
    ),
    no: text(
        "non è la linea che ha concesso a opporsi",
        "the objection does not come from the side that conceded",
    ),
};

/// Decides whether a concession, or the concession implied by a claim, is cancelled when the conceding side regrets it.
pub fn regretted(h: &mut Hearing<'_>, (by, tricks): (Seat, TrickShares)) -> HearingResult<bool> {
    if tricks.conceded() == Some(0) {
        h.show_rejected(&STANDS, &CONCEDED)?;
        return Ok(false);
    }
    let cancelled = h.about(by, None, |h| {
        let won = h.applies(&WON, |h| {
            h.require(&agreed_claim::TRICK_WON, None)?;
            h.decide(Is(ConcessionCancelled(by)))
        })?;
        if won {
            return Ok(true);
        }
        h.applies(&SURE, |h| {
            h.require(&CANNOT_LOSE, None)?;
            h.decide(Is(ConcessionCancelled(by)))
        })
    })?;
    h.hear_clause(&STANDS, |h| {
        h.note_condition(&REGRETS);
        h.unless(&CANCELLED, cancelled)?;
        h.decide(Is(ConcessionStands(by)))
    })?;
    Ok(cancelled)
}

/// Shows that an objection of the opponents does not cancel a concession.
pub(crate) fn never_cancelled(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&STANDS, &REGRETS)
}
