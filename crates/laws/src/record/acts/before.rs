//! How the table stood before anything happened: no events.

use super::details::{GRADE, LED};
use super::{Form, Kind, Verb};

pub(super) const VERBS: &[Verb] = &[
    Verb::new("holds", "ha", Kind::Holding)
        .line(Form::new("ha in mano queste carte", "holds these cards")),
    Verb::new("penalty", "penalizzata", Kind::Card)
        .with(&[GRADE])
        .line(Form::new("ha una carta penalizzata", "has a penalty card")),
    Verb::new("exposed", "esposta", Kind::Card)
        .with(&[LED])
        .line(Form::new("ha esposto una carta nella licita", "exposed a card in the auction")),
    Verb::new("won", "vinta", Kind::Card)
        .line(Form::new("ha vinto la presa precedente", "won the last trick")),
];
