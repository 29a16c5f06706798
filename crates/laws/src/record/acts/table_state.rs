//! Statements about the table before the events; they are not acts.

use super::details::{GRADE, LED};
use super::{ActForm, ActVerb, ValueKind};

pub(super) const VERBS: &[ActVerb] = &[
    ActVerb::new("holds", "ha", ValueKind::Holding)
        .line(ActForm::new("ha in mano queste carte", "holds these cards")),
    ActVerb::new("penalty", "penalizzata", ValueKind::Card)
        .with(&[GRADE])
        .line(ActForm::new("ha una carta penalizzata", "has a penalty card")),
    ActVerb::new("exposed", "esposta", ValueKind::Card)
        .with(&[LED])
        .line(ActForm::new("ha esposto una carta nella licita", "exposed a card in the auction")),
    ActVerb::new("won", "vinta", ValueKind::Card)
        .line(ActForm::new("ha vinto la presa precedente", "won the last trick")),
];
