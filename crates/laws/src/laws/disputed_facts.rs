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

/// Hears the incident of a player who denies what another says has happened.
pub(crate) fn disputed(h: &mut Hearing<'_>, it: &FactsDisputed) -> HearingResult {
    h.about(it.by, None, |h| {
        h.clause(&A, |h| {
            h.require(&FOUND, None)?;
            h.decide(Is(FactsFound))
        })?;
        h.hear_clause(&B, |h| {
            h.exclude(&FOUND, None)?;
            if it.phase.is_over() {
                h.note_condition(&conditions::PLAY_OVER);
                return h.decide(Is(ResultStands));
            }
            h.decide(Is(PlayContinues))
        })
    })
}
