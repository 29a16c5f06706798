//! Law 12: the director's discretionary powers. Here: where no clause gives an adjusted score, the result stands.

use super::prelude::*;

pub static LAW: Law = Law {
    number: 12,
    title: text("Poteri discrezionali dell'Arbitro", "The director's discretionary powers"),
    clauses: &[&B2],
    facts: &[],
    points: &[],
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

/// The result stands, unless a clause has given an adjusted score for what happened.
pub fn result_stands(h: &mut Hearing<'_>, adjusted: bool) -> Heard {
    h.hears(&B2, |h| {
        h.unless(&LAW_ADJUSTS, adjusted)?;
        h.decide(Is(ResultStands))
    })
}
