//! Law 52: failure to lead or play a penalty card.

use super::prelude::*;
use super::{l47_retraction as l47, l50_penalty_card as l50, l53_lead_out_of_turn::ACCEPTS};

pub static LAW: Law = Law {
    number: 52,
    title: text(
        "Mancato attacco o gioco di una carta penalizzata",
        "Failure to lead or play a penalty card",
    ),
    clauses: &[&A, &B1A, &B1B, &B2],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("52A"),
    title: text("La carta penalizzata non è stata giocata", "The penalty card was not played"),
    gist: always(
        "Il difensore che gioca un'altra carta al posto della penalizzata non può ritirarla di sua iniziativa.",
        "A defender who plays another card instead of his penalty card may not take it back of his own accord.",
    ),
    asks: &[],
    see: &["50D1(a)", "52B2"],
};
static B1A: Clause = Clause {
    number: ByEdition::always("52B1(a)"),
    title: text("Il dichiarante può accettare la carta", "Declarer may accept the card"),
    gist: always(
        "Il dichiarante può accettare la carta giocata al posto della penalizzata, che resta penalizzata.",
        "Declarer may accept the card played instead; the penalty card remains one.",
    ),
    asks: &[&ACCEPTS],
    see: &["52B2"],
};
static B1B: Clause = Clause {
    number: ByEdition::always("52B1(b)"),
    title: text(
        "Il dichiarante deve accettarla se ha già giocato",
        "Declarer must accept it once he has played",
    ),
    gist: always(
        "Se dopo il dichiarante ha giocato, dalla mano o dal morto, deve accettare la carta.",
        "If declarer has since played, from either hand, he must accept the card.",
    ),
    asks: &[],
    see: &["52B1(a)"],
};
static B2: Clause = Clause {
    number: ByEdition::always("52B2"),
    title: text("Il dichiarante non accetta", "Declarer does not accept"),
    gist: always(
        "Altrimenti si gioca la carta penalizzata, e ogni carta giocata al suo posto diventa penalizzata maggiore.",
        "Otherwise the penalty card is played, and every card played instead becomes a major penalty card.",
    ),
    asks: &[&ACCEPTS],
    see: &["47A", "50B"],
};

static DECLARER_PLAYED: Condition = Condition {
    yes: text(
        "il dichiarante ha giocato dopo, dalla mano o dal morto",
        "declarer has since played from a hand",
    ),
    no: text("il dichiarante non ha ancora giocato dopo", "declarer has not played since"),
};

/// A defender left his penalty card and played another.
pub fn not_played(h: &mut Hearing<'_>, it: &PenaltyNotPlayed) -> Heard {
    let contract = h.table().contract();
    h.clause(&A, |_| Ok(()))?;
    let played_on = it.later.plays().any(|play| !contract.is_defender(play.hand));
    let forced = h.clause(&B1B, |h| {
        h.given_that(&DECLARER_PLAYED, played_on)?;
        h.table_mut().lay_for(it.by, it.card);
        h.decide(Is(Played(it.by, it.card)))
    })?;
    if forced.is_some() {
        return Ok(());
    }
    let chosen = super::choice(h, contract.declarer, [Choice::Accept, Choice::Refuse]);
    let accepted = h.clause(&B1A, |h| {
        h.taken(&ACCEPTS, contract.declarer, it.card, chosen)?;
        h.table_mut().lay_for(it.by, it.card);
        h.decide(Is(Played(it.by, it.card)))
    })?;
    if accepted.is_some() {
        return Ok(());
    }
    h.clause(&B2, |_| Ok(()))?;
    l47::a(h, it.by, it.card)?;
    l50::d1a_now(h, it.by, it.due)?;
    l50::penalty(h, it.by, it.card, Exposure::OnPurpose)?;
    h.table_mut().skip_later(&it.later);
    Ok(())
}
