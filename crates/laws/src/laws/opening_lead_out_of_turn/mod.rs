//! Law 54: faced opening lead out of turn.

mod response;

use response::*;

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(54),
    title: text("Attacco iniziale a carta scoperta fuori turno", "Faced opening lead out of turn"),
    clauses: &[&FACE_DOWN, &A, &B, &B1, &B2, &C, &D, &E],
    facts: &[&SAW_DUMMY, &RESPONSE],
    points: &[],
};

static FACE_DOWN: Clause = Clause {
    number: ByEdition::always("54"),
    title: text("L'attacco coperto del compagno", "The partner's face-down lead"),
    gist: always(
        "Se un difensore scopre l'attacco iniziale fuori turno e il compagno ha attaccato a carta coperta, l'attacco \
         coperto si ritira.",
        "If a defender faces an opening lead out of turn and his partner has led face down, the face-down lead is \
         withdrawn.",
    ),
    asks: &[],
    see: &["41A"],
};
static D: Clause = Clause {
    number: ByEdition::always("54D"),
    title: text("Il dichiarante rifiuta", "Declarer refuses"),
    gist: always(
        "Se il dichiarante rifiuta, la carta si ritira e diventa penalizzata maggiore: vale 50D.",
        "If declarer refuses, the card goes back and becomes a major penalty card: 50D applies.",
    ),
    asks: &[&RESPONSE],
    see: &["50B", "50D2"],
};
static E: Clause = Clause {
    number: ByEdition::always("54E"),
    title: text("Attacca la linea del dichiarante", "The declaring side leads"),
    gist: always(
        "Se prova ad attaccare la linea del dichiarante vale l'Articolo 24: la carta torna nella mano.",
        "If the declaring side tries to make the opening lead Law 24 applies: the card goes back to the hand.",
    ),
    asks: &[],
    see: &["24", "48A"],
};

static PARTNER_LED: Condition = Condition {
    yes: text("il compagno ha attaccato a carta coperta", "his partner has led face down"),
    no: text("il compagno non ha attaccato", "his partner has not led"),
};
static MUST_ACCEPT: Condition = Condition {
    yes: text(
        "il dichiarante deve accettare l'attacco: poteva aver visto una carta del morto",
        "declarer must accept the lead: he could have seen a card of dummy's",
    ),
    no: text("il dichiarante non deve accettare l'attacco", "declarer need not accept the lead"),
};

/// Decides whether an opponent told the player that the lead was his (47E1). An opening lead by the declaring side
/// raises no question, because that side cannot have the lead and the card goes back in any case.
pub(crate) fn told_to_lead(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult<bool> {
    let defends = h.table().contract().is_defender(it.by);
    if it.opening && !defends && it.told_by.is_none() {
        retraction::never_his_turn(h, it.by, it.card)?;
        return Ok(false);
    }
    let misled = retraction::told_his_turn(h, it.by, it.card, it.told_by)?;
    if misled {
        retraction::lead_cancelled(h, it)?;
    }
    if misled && it.opening {
        start_of_play::leader_leads(h, it.rightful)?;
    }
    Ok(misled)
}

/// Decides whether a player faced the opening lead out of turn, and if so applies Law 54.
pub(crate) fn opening_lead_out_of_turn(
    h: &mut Hearing<'_>,
    it: &LeadOutOfTurn,
) -> HearingResult<bool> {
    if it.opening && !by_declaring_side(h, it)? {
        by_defender(h, it)?;
    }
    Ok(it.opening)
}

/// Rules on an opening lead that a defender faced when his partner was to lead.
fn by_defender(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult {
    face_down(h, it)?;
    if must_accept(h, it)? {
        for law in [&A, &B, &D] {
            h.show_rejected_because(law, &MUST_ACCEPT)?;
        }
        return accepted(h, it);
    }
    let declarer = h.table().contract().declarer;
    if let Some(at) = has_begun_to_spread(h, declarer)? {
        return becomes_dummy(h, it, declarer, Some(at));
    }
    let options = [
        (&A, DecisionAct::SpreadHand),
        (&B, DecisionAct::Accept(it.by, it.card)),
        (&D, DecisionAct::Refuse(it.by, it.card)),
    ];
    // If declarer's side has played to the lead, declarer has no choice left.
    let by_play = accepts_by_play(h, it);
    for (law, option) in options {
        h.clause(law, |h| {
            h.note_condition_absent(&MUST_ACCEPT);
            h.unless(&PLAYED_TO, by_play)?;
            h.decide(May(Party::Seat(declarer), option))
        })?;
    }
    match response(h, it, declarer)? {
        OpeningLeadChoice::Spread => Ok(()),
        OpeningLeadChoice::Accept => accepted(h, it),
        OpeningLeadChoice::Refuse => {
            retraction::offenders_goes_back(h, &D, (it.by, it.card), WithdrawalFault::Own)?;
            start_of_play::dummy_waits(h)?;
            start_of_play::leader_leads(h, it.rightful)?;
            accepted_lead::refused(h, it, &D)
        }
    }
}

/// Sends back the card that the proper leader has led face down (54).
fn face_down(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult {
    let (leader, lying) = (it.rightful, h.table().opening_lead().face_down(it.rightful));
    let put_later = h.what_followed().led_face_down(leader);
    let led = lying.or(put_later.map(|(_, card)| card));
    h.hear_clause(&FACE_DOWN, |h| {
        let card = h.given(&PARTNER_LED, led)?;
        h.decide(Must(Party::Seat(leader), DecisionAct::Withdraw(leader, card)))?;
        match put_later.filter(|_| lying.is_none()) {
            Some((at, _)) => h.apply(Effect::Skip(at)),
            None => h.apply(Effect::TakeBack(leader, card)),
        };
        Ok(())
    })
}

/// Decides whether the declaring side made the opening lead, which then goes back (54E).
fn by_declaring_side(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult<bool> {
    let defender = h.table().contract().is_defender(it.by);
    let withdrawn = h.applies(&E, |h| {
        h.unless(&accepted_lead::BY_DEFENDER, defender)?;
        h.decide(Must(Party::Seat(it.by), DecisionAct::Withdraw(it.by, it.card)))
    })?;
    if withdrawn {
        not_played(h, it)?;
    }
    Ok(withdrawn)
}

/// Decides that no opening lead was made: the card of the declaring side goes back.
fn not_played(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult {
    declarer_exposure::no_penalty(h, it.by, it.card)?;
    auction_card::led_by_declaring_side(h, it.by, it.card)?;
    retraction::opening_lead_void(h, it, &E)?;
    start_of_play::leader_leads(h, it.rightful)
}
