//! Law 69: agreed claim or concession.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(69),
    title: text("Richiesta o concessione accettata", "Agreed claim or concession"),
    clauses: &[&A, &B1, &B2],
    facts: &[&TRICK_WON, &LIKELY_WON],
    points: &[],
};

finding!(
    /// Whether a side gave away, by a claim or concession, a trick that it had already won.
    TRICK_WON, "trick-won",
    ask text(
        "La linea di {who} aveva già fatto una delle prese che ora perde?",
        "Had {who}'s side already won one of the tricks that it now loses?"
    ),
    yes text("la linea di {who} aveva già fatto la presa", "{who}'s side had already won the trick"),
    no text("la linea di {who} non aveva già fatto la presa", "{who}'s side had not won the trick already")
);
finding!(
    /// Whether a side that agreed would likely have won one more trick.
    LIKELY_WON, "likely-won",
    ask text(
        "Continuando il gioco la linea di {who} avrebbe probabilmente fatto la presa?",
        "Had play gone on, would {who}'s side likely have won the trick?"
    ),
    yes text("la linea di {who} avrebbe probabilmente fatto la presa", "{who}'s side would likely have won the trick"),
    no text("non è probabile che la linea di {who} facesse la presa", "it is not likely that {who}'s side would have won the trick")
);

static A: Clause = Clause {
    number: ByEdition::always("69A"),
    title: text("Quando il consenso è definitivo", "When agreement is established"),
    gist: always(
        "Il consenso è definitivo quando la linea che ha acconsentito, senza opporsi, fa una chiamata nel board successivo, \
         o quando il turno finisce: le prese contano come se fossero state giocate.",
        "Agreement is established when the side that has assented, and not objected, calls on a later board, or when the \
         round ends: the tricks count as if they had been played.",
    ),
    asks: &[],
    see: &["63A3", "69B1", "70A"],
};
static B1: Clause = Clause {
    number: ByEdition::always("69B1"),
    title: text("La presa era già fatta", "A trick already won"),
    gist: always(
        "Entro il periodo di correzione il consenso è ritirato se si era ceduta una presa che la propria linea aveva già fatto.",
        "Within the correction period agreement is withdrawn if it gave away a trick that the side had already won.",
    ),
    asks: &[&TRICK_WON],
    see: &["69A", "71A"],
};
pub(super) static B2: Clause = Clause {
    number: ByEdition::always("69B2"),
    title: text("La presa era probabile", "A trick likely to be won"),
    gist: always(
        "Entro il periodo di correzione il consenso è ritirato se si era ceduta una presa che la propria linea avrebbe \
         probabilmente fatto, se si fosse continuato.",
        "Within the correction period agreement is withdrawn if it gave away a trick that the side would likely have won, \
         had play gone on.",
    ),
    asks: &[&LIKELY_WON],
    see: &["69A", "71B"],
};

static IN_TIME: Condition = Condition {
    yes: text(
        "gli avversari non si sono opposti prima di chiamare nel board successivo, o della fine del turno",
        "the opponents did not object before they called on the next board, or the round ended",
    ),
    no: text(
        "gli avversari non hanno ancora chiamato nel board successivo, e il turno non è finito",
        "the opponents have not called on the next board yet, and the round is not over",
    ),
};
static WITHDRAWN: Condition = Condition {
    yes: text("il consenso è ritirato", "agreement is withdrawn"),
    no: text("il consenso non è ritirato", "agreement is not withdrawn"),
};

/// Rules on the opponents' agreement to a claim or concession (69A), which one of them may regret later.
pub fn agreed(
    h: &mut Hearing<'_>,
    (by, tricks): (Seat, TrickShares),
    settled: bool,
    regrets: Option<Seat>,
) -> HearingResult {
    let withdrawn = match regrets {
        Some(who) => withdrawn(h, by, who)?,
        None => false,
    };
    h.hear_clause(&A, |h| {
        h.given_that(&IN_TIME, settled)?;
        h.unless(&WITHDRAWN, withdrawn)?;
        h.decide(Is(ClaimAgreed(by)))?;
        shared_out(h, by, tricks)
    })?;
    contested_claim::uncontested(h)
}

/// Decides how an effective claim or concession shares the remaining tricks.
pub(crate) fn shared_out(
    h: &mut OpenClause<'_, '_>,
    by: Seat,
    tricks: TrickShares,
) -> HearingResult {
    let TrickShares::Shared { own, others } = tricks else { return Ok(()) };
    for (to, tricks) in [(by.side(), own), (by.side().opponents(), others)] {
        h.decide(Gets { tricks, to })?;
        h.apply(Effect::ShareOut(to, tricks));
    }
    Ok(())
}

fn withdrawn(h: &mut Hearing<'_>, by: Seat, who: Seat) -> HearingResult<bool> {
    h.about(who, None, |h| {
        let won = h.applies(&B1, |h| {
            h.require(&TRICK_WON, None)?;
            h.decide(Is(AgreementWithdrawn(by)))
        })?;
        if won {
            return Ok(true);
        }
        h.applies(&B2, |h| {
            h.require(&LIKELY_WON, None)?;
            h.decide(Is(AgreementWithdrawn(by)))
        })
    })
}
