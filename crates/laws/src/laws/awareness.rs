//! Awareness of potential damage: Law 23 of 2007, 72C from 2017.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::from(Y2007, 23).then(Y2017, 72),
    title: text("Consapevolezza di un possibile danno", "Awareness of potential damage"),
    clauses: &[&AWARENESS],
    facts: &[&AWARE, &GAINED],
    points: &[],
};

finding!(
    /// Whether the offender could have known that his irregularity might well damage the other side.
    AWARE, "could-have-known",
    ask text(
        "{who} poteva sapere che l'irregolarità[ con {card}] rischiava di danneggiare gli avversari?",
        "Could {who} have known that the irregularity[ with {card}] might well damage the opponents?"
    ),
    yes text(
        "{who} poteva sapere che l'irregolarità rischiava di danneggiare gli avversari",
        "{who} could have known that the irregularity might well damage the opponents"
    ),
    no text(
        "{who} non poteva sapere che l'irregolarità rischiava di danneggiare gli avversari",
        "{who} could not have known that the irregularity might well damage the opponents"
    )
);

finding!(
    /// Whether the offending side has gained by the irregularity. The director can establish this only after the play.
    GAINED, "gained-by-irregularity",
    ask text(
        "La linea di {who} ha tratto vantaggio dall'irregolarità[ con {card}]?",
        "Did {who}'s side gain by the irregularity[ with {card}]?"
    ),
    yes text(
        "la linea di {who} ha tratto vantaggio dall'irregolarità",
        "{who}'s side gained by the irregularity"
    ),
    no text(
        "la linea di {who} non ha tratto vantaggio dall'irregolarità",
        "{who}'s side did not gain by the irregularity"
    )
);

static AWARENESS: Clause = Clause {
    number: ByEdition::from(Y2007, "23").then(Y2017, "72C"),
    title: text("Il colpevole poteva sapere del danno", "The offender could have known"),
    gist: always(
        "Se chi ha commesso un'irregolarità poteva sapere che essa rischiava di danneggiare gli innocenti, si \
         gioca fino in fondo e poi si toglie il vantaggio con un punteggio arbitrale. Non è un'accusa di dolo.",
        "If an offender could have known that his irregularity might well damage the other side, the board is \
         played out and the advantage is then taken away by an adjusted score. No intent is imputed.",
    ),
    asks: &[&AWARE, &GAINED],
    see: &["47F2", "50B"],
};

/// Adjusts the score if the offender could have known that his irregularity might damage the other side, and his side
/// has gained by it. Before the end of play the gain is unknown, and the adjustment is conditional.
///
/// An irregularity with several cards is one irregularity: `card` is then `None`.
pub(crate) fn awareness(
    h: &mut Hearing<'_>,
    offender: Seat,
    card: Option<PlayedCard>,
) -> HearingResult {
    h.about(offender, card, |h| {
        h.hear_clause(&AWARENESS, |h| {
            h.require(&AWARE, None)?;
            let favour = offender.side().opponents();
            adjusts_if(h, &GAINED, AdjustmentPower::Shall, favour)
        })
    })
}
