//! How the table stood before anything happened: no events.

use super::details::{GRADE, LED};
use super::{Kind, VERB, Verb, form};

pub(super) const VERBS: &[Verb] = &[
    Verb {
        name: "holds",
        it: "ha",
        about: Kind::Holding,
        forms: &[form("ha in mano queste carte", "holds these cards", &[])],
        ..VERB
    },
    Verb {
        name: "penalty",
        it: "penalizzata",
        about: Kind::Card,
        details: &[GRADE],
        forms: &[form("ha una carta penalizzata", "has a penalty card", &[])],
        ..VERB
    },
    Verb {
        name: "exposed",
        it: "esposta",
        about: Kind::Card,
        details: &[LED],
        forms: &[form("ha esposto una carta nella licita", "exposed a card in the auction", &[])],
        ..VERB
    },
    Verb {
        name: "won",
        it: "vinta",
        about: Kind::Card,
        forms: &[form("ha vinto la presa precedente", "won the last trick", &[])],
        ..VERB
    },
];
