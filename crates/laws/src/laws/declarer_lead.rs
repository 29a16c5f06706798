//! Law 55: declarer's lead out of turn.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(55),
    title: text("Attacco fuori turno del dichiarante", "Declarer's lead out of turn"),
    clauses: &[&A, &A_DIFFER, &B1, &B2, &C],
    facts: &[&USED],
    points: &[],
};

finding!(
    /// Whether declarer's line of play could rest on information from his withdrawn lead, to the defenders' damage.
    USED, "line-from-the-lead",
    ask text(
        "{who} ha poi seguito una linea che poteva venire da ciò che ha saputo con quell'attacco[ ({card})], a danno dei difensori?",
        "Did {who} then follow a line that could rest on what that lead[ ({card})] told him, to the defenders' damage?"
    ),
    yes text(
        "la linea di {who} poteva venire da ciò che ha saputo con quell'attacco, e i difensori ne sono danneggiati",
        "the line of {who} could rest on what that lead told him, and the defenders are damaged"
    ),
    no text(
        "la linea di {who} non deve niente a quell'attacco, o i difensori non ne hanno danno",
        "the line of {who} owes nothing to that lead, or the defenders are not damaged"
    )
);

static A: Clause = Clause {
    number: ByEdition::from(Y2007, "55A").then(Y2017, "55A1"),
    title: text("I difensori possono accettare", "The defenders may accept"),
    gist: ByEdition::from(Y2007, text(
        "Se il dichiarante attacca fuori turno, dalla mano o dal morto, uno dei difensori può accettare l'attacco \
         o chiederne il ritiro; se non concordano decide chi gioca per primo dopo quell'attacco.",
        "If declarer leads out of turn from either hand, either defender may accept the lead or require its \
         retraction; if they differ, the one next in turn decides.",
    )).then(Y2017, text(
        "Se il dichiarante attacca fuori turno, dalla mano o dal morto, uno dei difensori può accettare l'attacco \
         o chiederne il ritiro.",
        "If declarer leads out of turn from either hand, either defender may accept the lead or require its \
         retraction.",
    )),
    asks: &[],
    see: &["53A", "55B1", "55B2"],
};
/// Source: general knowledge. In 2007 the same rule is in 55A, which says only "next in turn".
static A_DIFFER: Clause = Clause {
    number: ByEdition::from(Y2017, "55A2"),
    title: text("I difensori non concordano", "The defenders differ"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Se i difensori scelgono diversamente vale la scelta di chi segue, in rotazione, l'attacco irregolare.",
            "If the defenders choose differently, the choice of the one next in turn to the irregular lead prevails.",
        ),
    ),
    asks: &[],
    see: &["55A"],
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
        "If it was the other hand's lead, declarer takes the card back and leads any card from the correct hand.",
    ),
    asks: &[],
    see: &["55A", "60B"],
};
/// Source of the 2017 wording: general knowledge.
static C: Clause = Clause {
    number: ByEdition::always("55C"),
    title: text(
        "Il dichiarante si serve di ciò che ha saputo",
        "Declarer makes use of what he learned",
    ),
    gist: ByEdition::from(Y2007, text(
        "Se il dichiarante segue una linea che poteva venire da informazioni ottenute con l'infrazione, l'Arbitro \
         può assegnare un punteggio arbitrale.",
        "If declarer follows a line that could rest on information obtained through the infraction, the director \
         may award an adjusted score.",
    )).then(Y2017, text(
        "Se il dichiarante segue una linea che poteva venire da informazioni ottenute con l'infrazione si applica \
         l'Articolo 16: l'Arbitro può assegnare un punteggio arbitrale.",
        "If declarer follows a line that could rest on information obtained through the infraction Law 16 applies: \
         the director may award an adjusted score.",
    )),
    asks: &[&USED],
    see: &["16D2", "55B2"],
};

static DEFENDERS_LEAD: Condition = Condition {
    yes: text("l'attacco spettava a un difensore", "it was a defender's lead"),
    no: text(
        "l'attacco spettava all'altra mano del dichiarante",
        "it was declarer's other hand's lead",
    ),
};

static DIFFER: Condition = Condition {
    yes: text("i difensori hanno scelto diversamente", "the defenders have chosen differently"),
    no: text("i difensori non hanno scelto diversamente", "the defenders have not differed"),
};

/// Decides whether declarer led from a hand that was not to lead (55A), and if so rules on the lead.
pub(crate) fn declarer_lead(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult<bool> {
    let contract = h.table().contract();
    let defenders = Party::Side(contract.defenders());
    let by_declarer = h.applies(&A, |h| {
        h.unless(&accepted_lead::BY_DEFENDER, contract.is_defender(it.by))?;
        accepted_lead::menu(h, defenders, it)
    })?;
    if by_declarer {
        defender_lead::not_a_defender(h)?;
        settle(h, it)?;
    }
    Ok(by_declarer)
}

/// Rules on declarer's irregular lead according to the defenders' choice.
fn settle(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult {
    let contract = h.table().contract();
    let decider = it.by.lho();
    let differ = accepted_lead::lead_answer(h, it, decider).differ;
    if accepted_lead::wrong_defender_played(h, it)? {
        return Ok(());
    }
    if h.has_clause(&A_DIFFER) {
        h.clause(&A_DIFFER, |h| h.given_that(&DIFFER, differ))?;
    } else if differ {
        h.show_applied(&A, &DIFFER)?;
    }
    if accepted_lead::accepted(h, it, decider)? {
        return Ok(());
    }
    if it.trick_unfinished {
        // It is not known yet who will be on lead, so neither case of paragraph B applies.
        retraction::must_be_corrected(h, it.by, it.card)?;
        withdrawn_information(h, it)?;
        return accepted_lead::refused(h, it, &A);
    }
    let declarer = Party::Seat(contract.declarer);
    let defenders_lead = contract.is_defender(it.rightful);
    h.clause(&B1, |h| {
        h.given_that(&DEFENDERS_LEAD, defenders_lead)?;
        h.decide(Must(declarer, DecisionAct::Withdraw(it.by, it.card)))
    })?;
    let again = h.applies(&B2, |h| {
        h.unless(&DEFENDERS_LEAD, defenders_lead)?;
        h.decide(Must(declarer, DecisionAct::Withdraw(it.by, it.card)))?;
        h.decide(Must(declarer, DecisionAct::LeadFrom(it.rightful)))?;
        h.apply(Effect::Oblige(Obligation::to_lead_again(contract.declarer)));
        Ok(())
    })?;
    if again && accepted_lead::is_led_again(h, it) {
        play_after_irregularity::after_declarer_led_again(h)?;
    }
    withdrawn_information(h, it)?;
    accepted_lead::refused(h, it, if defenders_lead { &B1 } else { &B2 })
}

/// Rules on the information from the withdrawn lead, and on declarer's use of it.
fn withdrawn_information(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult {
    let contract = h.table().contract();
    let (defenders, declarer) = (contract.defenders(), contract.declarer);
    if !h.table().phase().is_over() {
        return information::withdrawn(h, it.by, it.card, WithdrawalFault::Of(it.by.side()));
    }
    information::withdrawn_and_weighed(h, it.by, it.card, it.by.side())?;
    h.about(declarer, Some(it.card), |h| {
        h.hear_clause(&C, |h| {
            h.require(&USED, None)?;
            h.decide(Adjusts {
                power: AdjustmentPower::May,
                damage: Damage::Found,
                favour: defenders,
            })
        })
    })
}
