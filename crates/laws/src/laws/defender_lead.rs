//! Law 56: a defender's lead out of turn.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(56),
    title: text("Attacco fuori turno di un difensore", "Defender's lead out of turn"),
    clauses: &[&LEAD],
    facts: &[],
    points: &[],
};

static LEAD: Clause = Clause {
    number: ByEdition::always("56"),
    title: text("Un difensore attacca fuori turno", "A defender leads out of turn"),
    gist: always(
        "Il dichiarante può accettare l'attacco, o farlo ritirare: allora la carta diventa penalizzata maggiore e \
         vale 50D.",
        "Declarer may accept the lead, or have it withdrawn: the card then becomes a major penalty card and 50D \
         applies.",
    ),
    asks: &[],
    see: &["50B", "50D2", "53A"],
};

/// Shows that Law 56 does not apply, because declarer led out of turn.
pub(crate) fn not_a_defender(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&LEAD, &accepted_lead::BY_DEFENDER)
}

/// Decides whether a defender led out of turn after the opening lead (56), and if so rules on the lead.
pub(crate) fn defender_lead(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> HearingResult<bool> {
    let contract = h.table().contract();
    if !contract.is_defender(it.by) {
        return Ok(false);
    }
    h.clause(&LEAD, |h| {
        h.note_condition(&accepted_lead::BY_DEFENDER);
        accepted_lead::menu(h, Party::Seat(contract.declarer), it)
    })?;
    if !accepted_lead::accepted(h, it, contract.declarer)? {
        retraction::offenders_goes_back(h, &LEAD, (it.by, it.card), WithdrawalFault::Own)?;
        accepted_lead::refused(h, it, &LEAD)?;
    }
    Ok(true)
}
