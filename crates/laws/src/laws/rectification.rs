//! Law 10: assessment of rectification. This module rules that a player chooses only among the options that the Laws
//! give him.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(10),
    title: text("Determinazione della rettifica", "Assessment of rectification"),
    clauses: &[&C],
    facts: &[],
    points: &[],
};

static C: Clause = Clause {
    number: ByEdition::always("10C"),
    title: text("La scelta fra le opzioni", "The choice among options"),
    gist: always(
        "Quando il Codice dà delle opzioni l'Arbitro le spiega tutte e chi ne ha diritto sceglie fra quelle, senza \
         consultare il compagno, e una volta sola: chi sceglie altro non ha scelto.",
        "Where the Laws give options the director explains them all, and the player who has the right chooses among \
         them, once, without consulting his partner: a choice of anything else is no choice.",
    ),
    asks: &[],
    see: &["50D2", "53A", "57A"],
};

static OFFERED: Condition = Condition {
    yes: text(
        "ciò che {who} sceglie è fra le opzioni che ha",
        "what {who} chooses is among his options",
    ),
    no: text(
        "ciò che {who} sceglie non è, o non è più, fra le opzioni che ha",
        "what {who} chooses is not, or no longer, among his options",
    ),
};

/// Hears the incident of a player's choice, which has no effect unless the Laws offer him that option (10C).
pub fn chosen(h: &mut Hearing<'_>, it: &ChoiceMade) -> HearingResult {
    let offered = h.has_chosen(it.by, it.choice.key());
    among_options(h, it.by, offered)
}

/// Decides that a choice has no effect, unless the Laws offer the player that option (10C).
pub(crate) fn among_options(h: &mut Hearing<'_>, by: Seat, offered: bool) -> HearingResult {
    h.hear_clause(&C, |h| {
        h.unless(&OFFERED, offered)?;
        h.decide(Is(VoidChoice(by)))
    })
}
