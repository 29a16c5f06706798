//! Law 54: faced opening lead out of turn.

use super::prelude::*;
use super::{
    l47_retraction as l47, l48_declarer_exposure as l48, l50_penalty_card as l50,
    l53_lead_out_of_turn as l53,
};

pub static LAW: Law = Law {
    number: 54,
    title: text("Attacco iniziale a carta scoperta fuori turno", "Faced opening lead out of turn"),
    clauses: &[&A, &B, &C, &D, &E],
    facts: &[&SAW_DUMMY],
    points: &[],
};

finding!(
    /// Whether declarer could have seen a card of dummy's.
    SAW_DUMMY, "saw-dummy",
    ask text(
        "Il dichiarante poteva aver visto una carta del morto?",
        "Could declarer have seen a card of dummy's?"
    ),
    yes text("il dichiarante poteva aver visto una carta del morto", "declarer could have seen a card of dummy's"),
    no text("il dichiarante non ha visto carte del morto", "declarer has seen no card of dummy's")
);

static A: Clause = Clause {
    number: ByEdition::always("54A"),
    title: text("Il dichiarante stende la mano", "Declarer spreads his hand"),
    gist: always(
        "Il presunto dichiarante può stendere la mano: diventa il morto, e il compagno dichiarante.",
        "The presumed declarer may spread his hand: he becomes dummy, and his partner declarer.",
    ),
    asks: &[],
    see: &["54B"],
};
static B: Clause = Clause {
    number: ByEdition::always("54B"),
    title: text("Il dichiarante accetta", "Declarer accepts"),
    gist: always(
        "Se il dichiarante accetta l'attacco si stende il morto, e la seconda carta viene dalla mano del \
         dichiarante.",
        "If declarer accepts the lead dummy is spread, and the second card comes from declarer's hand.",
    ),
    asks: &[],
    see: &["41C", "53A"],
};
static C: Clause = Clause {
    number: ByEdition::always("54C"),
    title: text("Il dichiarante deve accettare", "Declarer must accept"),
    gist: always(
        "Se poteva aver visto una carta del morto il dichiarante deve accettare l'attacco.",
        "If he could have seen a card of dummy's, declarer must accept the lead.",
    ),
    asks: &[&SAW_DUMMY],
    see: &["54D"],
};
static D: Clause = Clause {
    number: ByEdition::always("54D"),
    title: text("Il dichiarante rifiuta", "Declarer refuses"),
    gist: always(
        "Se il dichiarante rifiuta, la carta si ritira e diventa penalizzata maggiore.",
        "If declarer refuses, the card goes back and becomes a major penalty card.",
    ),
    asks: &[],
    see: &["50B", "50D2"],
};
static E: Clause = Clause {
    number: ByEdition::always("54E"),
    title: text("Attacca la linea del dichiarante", "The declaring side leads"),
    gist: always(
        "Se prova ad attaccare la linea del dichiarante la carta torna nella mano.",
        "If the declaring side tries to make the opening lead, the card goes back.",
    ),
    asks: &[],
    see: &["48A"],
};

/// A defender faced the opening lead when it was his partner's.
pub fn opening_lead_out_of_turn(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    let declarer = h.table().contract().declarer;
    let seen = h.table().is_dummy_spread().then_some(true);
    let must = h.clause(&C, |h| {
        h.require(&SAW_DUMMY, seen)?;
        h.table_mut().leads_instead(it.by);
        h.decide(Is(Played(it.by, it.card)))
    })?;
    if must.is_some() {
        return Ok(());
    }
    h.clause(&A, |h| h.decide(May(Who::Seat(declarer), Act::SpreadHand)))?;
    if l53::accepted(h, it, declarer)? {
        h.clause(&B, |h| h.decide(Must(Who::Seat(declarer), Act::PlaySecond(declarer))))?;
        return Ok(());
    }
    h.clause(&D, |_| Ok(()))?;
    l47::a(h, it.by, it.card)?;
    l50::penalty(h, it.by, it.card, Exposure::OnPurpose)?;
    l53::refused(h, it)
}

/// The declaring side tried to make the opening lead.
pub fn e(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    h.clause(&E, |h| h.decide(Must(Who::Seat(it.by), Act::Withdraw(it.by, it.card))))?;
    l48::no_penalty(h, it.by, it.card)
}
