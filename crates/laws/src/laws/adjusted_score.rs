//! Law 12: the director's discretionary powers. This module adjusts the score for damage by a hidden card of dummy,
//! which no other Law redresses, and decides that the result stands if no clause adjusts the score.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(12),
    title: text("Poteri discrezionali dell'Arbitro", "The director's discretionary powers"),
    clauses: &[&A1, &B2],
    facts: &[&DAMAGE_OF_HIDDEN_CARD],
    points: &[],
};

finding!(
    /// Whether a card that dummy had not shown damaged the defenders. The director can establish this only after the
    /// play.
    DAMAGE_OF_HIDDEN_CARD, "hidden-card-damage",
    ask text(
        "La carta del morto che non si vedeva ha danneggiato i difensori?",
        "Has the card of dummy's that could not be seen damaged the defenders?"
    ),
    yes text(
        "la carta del morto che non si vedeva ha danneggiato i difensori",
        "the card of dummy's that could not be seen damaged the defenders"
    ),
    no text("i difensori non ne hanno avuto danno", "the defenders were not damaged by it")
);

static A1: Clause = Clause {
    number: ByEdition::always("12A1"),
    title: text(
        "Nessuna norma indennizza l'innocente",
        "No law indemnifies the non-offending side",
    ),
    gist: always(
        "L'Arbitro può assegnare un punteggio arbitrale quando ritiene che per quel tipo di violazione il Codice non \
         preveda nulla che indennizzi la linea innocente.",
        "The director may award an adjusted score when he judges that the Laws provide no indemnity to the \
         non-offending side for that type of violation.",
    ),
    asks: &[&DAMAGE_OF_HIDDEN_CARD],
    see: &["41D", "12B2"],
};
static B2: Clause = Clause {
    number: ByEdition::always("12B2"),
    title: text("La rettifica prescritta basta", "The prescribed rectification is enough"),
    gist: always(
        "L'Arbitro non assegna un punteggio arbitrale solo perché la rettifica che il Codice prescrive gli pare troppo \
         severa o troppo mite: se nessuna norma lo prevede, il risultato resta.",
        "The director awards no adjusted score just because the rectification that the Laws prescribe seems to him \
         too hard or too mild: where no law gives one, the result stands.",
    ),
    asks: &[],
    see: &["50E3", "55C"],
};

static PLAYED_SINCE: Condition = Condition {
    yes: text("da allora i difensori hanno giocato", "the defenders have played since"),
    no: text(
        "i difensori non hanno ancora giocato dopo l'attacco: non ne possono avere danno",
        "the defenders have not played since the lead: it cannot have damaged them",
    ),
};
static HAS_REVOKED: Condition = Condition {
    yes: text(
        "per quella carta il morto ha commesso una renonce: al danno provvede 64C",
        "dummy has revoked because of that card: 64C redresses the damage",
    ),
    no: text("il morto non ha commesso renonce", "dummy has not revoked"),
};
static LAW_ADJUSTS: Condition = Condition {
    yes: text(
        "è una norma a prevedere il punteggio arbitrale",
        "it is a law that gives the adjusted score",
    ),
    no: text(
        "nessuna norma prevede qui un punteggio arbitrale",
        "no law gives an adjusted score here",
    ),
};

/// Hears 12A1 for the damage that a hidden card of dummy did to the side `innocent`, because no other Law redresses
/// that damage; `played` says whether this side has played a card since the lead. After the play, hears 12B2 too.
/// Neither clause applies if dummy has an established revoke.
pub(crate) fn nothing_else_rectifies(
    h: &mut Hearing<'_>,
    innocent: Side,
    played: bool,
) -> HearingResult {
    let revoked = h.table().has_revoked(h.table().contract().dummy());
    let adjusts = h.applies(&A1, |h| {
        h.given_that(&PLAYED_SINCE, played)?;
        h.unless(&HAS_REVOKED, revoked)?;
        adjusts_if(h, &DAMAGE_OF_HIDDEN_CARD, AdjustmentPower::May, innocent)
    })?;
    if h.table().phase().is_over() && !revoked { result_stands(h, adjusts) } else { Ok(()) }
}

/// Decides that the result stands, unless a clause has adjusted the score (12B2).
pub(crate) fn result_stands(h: &mut Hearing<'_>, adjusted: bool) -> HearingResult {
    h.hear_clause(&B2, |h| {
        h.unless(&LAW_ADJUSTS, adjusted)?;
        h.decide(Is(ResultStands))
    })
}
