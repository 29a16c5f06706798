//! Law 53: lead out of turn accepted.

use super::prelude::*;
use super::{
    l16_information as l16, l47_retraction as l47, l50_penalty_card as l50, l54_opening_lead as l54,
};
use super::{l55_declarer_lead as l55, l56_defender_lead as l56, l57_premature as l57};
use crate::table::Moment;

pub static LAW: Law = Law {
    number: 53,
    title: text("Attacco fuori turno accettato", "Lead out of turn accepted"),
    clauses: &[&A, &C],
    facts: &[&ACCEPTS],
    points: &[],
};

/// Whether the player who may accept an irregular lead or play does so.
pub static ACCEPTS: Fact = Fact {
    key: "accept",
    asker: Asker::Player,
    question: text("{who} accetta {card}?", "Does {who} accept {card}?"),
    replies: &[
        Reply { key: "accept", states: text("{who} accetta {card}", "{who} accepts {card}") },
        Reply {
            key: "refuse",
            states: text("{who} non accetta {card}", "{who} does not accept {card}"),
        },
    ],
};

static A: Clause = Clause {
    number: ByEdition::always("53A"),
    title: text("L'attacco irregolare è accettato", "The irregular lead is accepted"),
    gist: always(
        "L'attacco fuori turno vale se un avversario lo accetta a parole (per i difensori, uno dei due) o se la \
         mano che segue ci gioca sopra. Se no si attacca dalla mano giusta.",
        "A lead out of turn stands if an opponent accepts it in words (for the defenders, either of them) or if \
         the hand next in rotation plays to it. If not, the lead is made from the proper hand.",
    ),
    asks: &[&ACCEPTS],
    see: &["47E1", "55A", "56"],
};
static C: Clause = Clause {
    number: ByEdition::changed("53C", "53B"),
    title: text("Attacca poi chi doveva attaccare", "The proper leader then leads"),
    gist: always(
        "Se dopo l'attacco irregolare attacca l'avversario a cui toccava, la sua carta è l'attacco e non una \
         risposta: le carte messe per errore si ritirano senza altra rettifica.",
        "If the opponent whose lead it was leads after the irregular lead, his card is the lead, not a play to \
         it: the cards played in error may go back without further rectification.",
    ),
    asks: &[],
    see: &["16D1", "47F1"],
};

static NEXT_PLAYED: Condition = Condition {
    yes: text(
        "la mano che segue ha giocato sull'attacco",
        "the hand next in rotation has played to the lead",
    ),
    no: text(
        "la mano che segue non ha giocato sull'attacco",
        "the hand next in rotation has not played to the lead",
    ),
};
static RIGHTFUL_LED: Condition = Condition {
    yes: text(
        "chi doveva attaccare, un avversario, ha poi attaccato",
        "the opponent whose lead it was has then led",
    ),
    no: text(
        "chi doveva attaccare non ha attaccato dopo",
        "the player whose lead it was has not led since",
    ),
};

/// A lead by a hand that was not to lead.
pub fn lead_out_of_turn(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    let defender = h.table().contract().is_defender(it.by);
    if l47::e1(h, it.by, it.card, it.told_by)? {
        h.table_mut().skip_later(&it.later);
        return Ok(());
    }
    if it.trick_unfinished {
        return l57::premature_lead(h, it);
    }
    if c(h, it)? {
        return Ok(());
    }
    match (it.opening, defender) {
        (true, true) => l54::opening_lead_out_of_turn(h, it),
        (true, false) => l54::e(h, it),
        (false, true) => l56::defender_lead(h, it),
        (false, false) => l55::declarer_lead(h, it),
    }
}

/// Whether the lead is accepted, by word or by a play of the next hand. `decider` speaks for his side.
pub fn accepted(h: &mut Hearing<'_>, it: &LeadOutOfTurn, decider: Seat) -> Heard<bool> {
    let next = it.later.this_trick().next();
    let refused = refused_at(h, it);
    let by_play = next.is_some_and(|play| {
        play.hand == it.by.lho() && refused.is_none_or(|refused| play.moment < refused)
    });
    let options = [Choice::Accept, Choice::Refuse];
    // Either defender may speak for his side.
    let chosen = super::choice(h, decider, options)
        .or_else(|| super::choice(h, decider.partner(), options))
        .or_else(|| shown_refused(h, it));
    let accepted = h.clause(&A, |h| {
        if by_play {
            h.given_that(&NEXT_PLAYED, true)?;
        } else {
            h.taken(&ACCEPTS, decider, it.card, chosen)?;
        }
        h.table_mut().leads_instead(it.by);
        h.decide(Is(Played(it.by, it.card)))
    })?;
    Ok(accepted.is_some())
}

/// The lead stands, whatever else the opponents would choose.
pub fn stands(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    h.clause(&A, |h| {
        h.table_mut().leads_instead(it.by);
        h.decide(Is(Played(it.by, it.card)))
    })?;
    Ok(())
}

/// When an opponent refused the lead.
fn refused_at(h: &Hearing<'_>, it: &LeadOutOfTurn) -> Option<Moment> {
    let opponents = [it.by.lho(), it.by.rho()];
    opponents.into_iter().filter_map(|seat| h.table().choice_at(seat, &[Choice::Refuse])).min()
}

/// After attention was drawn the hand whose lead it was leads: the irregular lead has been refused.
fn shown_refused(h: &Hearing<'_>, it: &LeadOutOfTurn) -> Option<Answer> {
    let (next, ..) = h.table().puts_after(it.later.attention?).next()?;
    (next == it.rightful && it.rightful != it.by.lho()).then_some(Answer::NO)
}

/// What was put out before the lead was refused goes back too: a card of the offender's partner is an
/// exposed one.
pub fn refused(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard {
    let refused = refused_at(h, it);
    for play in it.later.plays().filter(|play| refused.is_none_or(|at| play.moment < at)) {
        if play.hand == it.by.partner() && h.table().contract().is_defender(it.by) {
            l47::a(h, play.hand, play.card)?;
            l50::penalty(h, play.hand, play.card, Exposure::OnPurpose)?;
        }
        h.table_mut().skip_through(play.moment);
    }
    Ok(())
}

/// The proper leader, an opponent, led after the irregular lead. A card of the hand next in rotation is a
/// play to that lead unless it was put out as a lead of its own.
fn c(h: &mut Hearing<'_>, it: &LeadOutOfTurn) -> Heard<bool> {
    let next = it.later.plays().next();
    let refused = refused_at(h, it);
    let proper = next.filter(|play| {
        play.hand == it.rightful
            && play.hand.side() != it.by.side()
            && (play.led || play.hand != it.by.lho())
            && refused.is_none_or(|refused| play.moment < refused)
    });
    let proper = h.clause(&C, |h| {
        let lead = h.given(&RIGHTFUL_LED, proper)?;
        h.decide(Is(Played(lead.hand, lead.card)))?;
        Ok(lead)
    })?;
    if let Some(lead) = proper {
        l47::f1(h, it.by, it.card)?;
        let offending = Some(super::offending(h, it.by.side()));
        l16::withdrawn(h, it.by, it.card, lead.hand.side(), offending)?;
        h.table_mut().skip_through(lead.moment);
    }
    Ok(proper.is_some())
}
