//! Law 85: rulings on disputed facts.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(85),
    title: text("Fatti controversi", "Disputed facts"),
    clauses: &[&A, &B],
    facts: &[&FOUND],
    points: &[],
};

finding!(
    /// Whether the evidence makes one of the accounts more probable.
    FOUND, "facts-found",
    ask text(
        "In base alle prove raccolte, una delle versioni dei fatti è più probabile?",
        "On the evidence collected, is one of the accounts of the facts more probable?"
    ),
    yes text("una delle versioni dei fatti è più probabile", "one of the accounts of the facts is more probable"),
    no text("i fatti non si possono accertare", "the facts cannot be determined")
);

static A: Clause = Clause {
    number: ByEdition::always("85A"),
    title: text("L'Arbitro accerta i fatti", "The director determines the facts"),
    gist: always(
        "Se i fatti sono controversi l'Arbitro raccoglie le prove, li accerta secondo ciò che è più probabile e decide come \
         dice l'Articolo 84.",
        "If the facts are disputed the director collects evidence, determines them on the balance of probabilities, and \
         rules as in Law 84.",
    ),
    asks: &[&FOUND],
    see: &["66D", "79B2", "85B"],
};
static B: Clause = Clause {
    number: ByEdition::always("85B"),
    title: text("I fatti non si accertano", "The facts cannot be determined"),
    gist: always(
        "Se non riesce ad accertare i fatti l'Arbitro prende una decisione che permetta di continuare il gioco.",
        "If he cannot determine the facts the director makes a ruling that lets play go on.",
    ),
    asks: &[&FOUND],
    see: &["85A"],
};

static MIXED: Condition = Condition {
    yes: text(
        "{who} ha mescolato le carte che potevano mostrare i fatti: valgono 65D e 66D",
        "{who} has mixed the cards that could show the facts: 65D and 66D apply",
    ),
    no: text(
        "nessuno ha mescolato le carte che possono mostrare i fatti",
        "nobody has mixed the cards that can show the facts",
    ),
};

/// Hears the incident of a player who denies what another says has happened. If a side has mixed its cards, its Laws
/// settle the question.
pub(crate) fn disputed(h: &mut Hearing<'_>, it: &FactsDisputed) -> HearingResult {
    if let Some(mixed) = h.table().mixed_side(it.moment) {
        return h.about(mixed.by, None, |h| h.show_rejected_because(&A, &MIXED));
    }
    h.about(it.by, None, |h| {
        h.clause(&A, |h| {
            h.require(&FOUND, None)?;
            h.decide(Is(FactsFound))
        })?;
        h.hear_clause(&B, |h| {
            h.exclude(&FOUND, None)?;
            h.decide(Is(PlayContinues))
        })
    })
}
