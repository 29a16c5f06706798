//! Law 55: declarer's lead out of turn.

use super::prelude::*;
use super::{l16_information as l16, l53_lead_out_of_turn as l53};

pub static LAW: Law = Law {
    number: 55,
    title: text("Attacco fuori turno del dichiarante", "Declarer's lead out of turn"),
    clauses: &[&A, &B1, &B2],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("55A"),
    title: text("I difensori possono accettare", "The defenders may accept"),
    gist: always(
        "Se il dichiarante attacca fuori turno, dalla mano o dal morto, uno dei difensori può accettare l'attacco \
         o chiederne il ritiro; se non concordano decide chi gioca prima.",
        "If declarer leads out of turn from either hand, either defender may accept the lead or require its \
         retraction; if they differ, the one next in turn decides.",
    ),
    asks: &[],
    see: &["53A", "55B1", "55B2"],
};
static B1: Clause = Clause {
    number: ByEdition::always("55B1"),
    title: text("Toccava attaccare a un difensore", "It was a defender's lead"),
    gist: always(
        "Se l'attacco spettava a un difensore, il dichiarante riprende la carta senza altra rettifica.",
        "If it was a defender's lead, declarer takes the card back without further rectification.",
    ),
    asks: &[],
    see: &["55A"],
};
static B2: Clause = Clause {
    number: ByEdition::always("55B2"),
    title: text(
        "Toccava attaccare all'altra mano del dichiarante",
        "It was declarer's other hand's lead",
    ),
    gist: always(
        "Se l'attacco spettava all'altra mano, il dichiarante riprende la carta e attacca da quella giusta con \
         la carta che vuole.",
        "If it was the other hand's lead, declarer takes the card back and leads any card from the right hand.",
    ),
    asks: &[],
    see: &["55A"],
};

static DEFENDERS_LEAD: Condition = Condition {
    yes: text("l'attacco spettava a un difensore", "it was a defender's lead"),
    no: text(
        "l'attacco spettava all'altra mano del dichiarante",
        "it was declarer's other hand's lead",
    ),
};

/// Declarer led from a hand that was not to lead.
pub fn declarer_lead(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    let contract = h.table().contract();
    let defenders = Who::Side(contract.defenders());
    h.clause(&A, |h| {
        h.decide(Is(LedOutOfTurn(it.by, it.card)))?;
        h.decide(May(defenders, Act::Accept(it.by, it.card)))
    })?;
    if l53::accepted(h, it, it.by.lho())? {
        return Ok(());
    }
    let declarer = Who::Seat(contract.declarer);
    h.clause(&B1, |h| {
        h.given_that(&DEFENDERS_LEAD, contract.is_defender(it.rightful))?;
        h.decide(Must(declarer, Act::Withdraw(it.by, it.card)))
    })?;
    h.clause(&B2, |h| {
        h.unless(&DEFENDERS_LEAD, contract.is_defender(it.rightful))?;
        h.decide(Must(declarer, Act::Withdraw(it.by, it.card)))?;
        h.decide(Must(declarer, Act::LeadFrom(it.rightful)))
    })?;
    l16::withdrawn(h, it.by, it.card, contract.defenders(), Some(declarer))?;
    l53::refused(h, it)
}
