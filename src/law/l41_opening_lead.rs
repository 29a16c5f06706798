//! Law 41: commencement of play.

use super::prelude::*;

pub static LAW: Law = Law {
    number: 41,
    title: text("Inizio del gioco", "Commencement of play"),
    clauses: &[&A, &C],
    facts: &[],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("41A"),
    title: text("Attacco iniziale a carta coperta", "Face-down opening lead"),
    gist: always(
        "Dopo tre passi consecutivi attacca, a carta coperta, il difensore alla sinistra del presunto \
         dichiarante. L'attacco coperto si ritira solo se l'Arbitro lo dispone dopo un'irregolarità.",
        "After three passes the defender on the presumed declarer's left leads face down. A face-down lead \
         goes back only when the director so orders after an irregularity.",
    ),
    asks: &[],
    see: &["47E2(a)", "54"],
};

static C: Clause = Clause {
    number: ByEdition::always("41C"),
    title: text("L'attacco scoperto apre il gioco", "The faced lead opens the play"),
    gist: always(
        "Quando l'attacco iniziale è scoperto comincia, senza ritorno, il periodo di gioco e il morto stende \
         le sue carte: nessuna chiamata della licita si può più cambiare.",
        "Once the opening lead is faced the play period has begun for good and dummy is spread: no call of the \
         auction can be changed any more.",
    ),
    asks: &[],
    see: &["21B1", "54"],
};

static LEAD_FACED: Condition = Condition {
    yes: text("l'attacco iniziale è stato scoperto", "the opening lead has been faced"),
    no: text("l'attacco iniziale non è ancora scoperto", "the opening lead is not faced yet"),
};

/// No call can be changed once the opening lead is faced.
pub fn c(h: &mut Hearing<'_>, caller: Seat, lead_faced: bool) -> Heard<bool> {
    let applied = h.clause(&C, |h| {
        h.given_that(&LEAD_FACED, lead_faced)?;
        h.decide(MayNot(Who::Seat(caller), Act::ChangeCall))
    })?;
    Ok(applied.is_some())
}

/// The faced lead stands: dummy is spread.
pub fn dummy_spread(h: &mut Hearing<'_>, dummy: Seat) -> Heard {
    h.clause(&C, |h| h.decide(Must(Who::Seat(dummy), Act::SpreadDummy)))?;
    Ok(())
}

/// A lead still face down goes back at the director's order.
pub fn a(h: &mut Hearing<'_>, leader: Seat, card: PlayedCard, lead_faced: bool) -> Heard<bool> {
    let applied = h.clause(&A, |h| {
        h.unless(&LEAD_FACED, lead_faced)?;
        h.decide(May(Who::Seat(leader), Act::Withdraw(leader, card)))
    })?;
    Ok(applied.is_some())
}
