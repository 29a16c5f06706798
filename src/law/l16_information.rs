//! Law 16: authorised and unauthorised information. Here: what a withdrawn card tells.

use super::prelude::*;

pub static LAW: Law = Law {
    number: 16,
    title: text(
        "Informazioni autorizzate e non autorizzate",
        "Authorised and unauthorised information",
    ),
    clauses: &[&D1, &D2],
    facts: &[],
    points: &[&CHANGED_CALL],
};

static D1: Clause = Clause {
    number: ByEdition::changed("16D1", "16C1"),
    title: text("Carta ritirata: la linea innocente", "A withdrawn card: the non-offending side"),
    gist: always(
        "Quando una giocata è ritirata e sostituita, la linea innocente può usare tutto ciò che se ne è saputo, \
         dalle carte proprie e da quelle degli avversari.",
        "When a play is withdrawn for another, the non-offending side may use all that it learned from it, \
         whether the card was its own or its opponents'.",
    ),
    asks: &[],
    see: &["16D2", "47D"],
};

static D2: Clause = Clause {
    number: ByEdition::changed("16D2", "16C2"),
    title: text("Carta ritirata: la linea colpevole", "A withdrawn card: the offending side"),
    gist: always(
        "Per la linea colpevole ciò che si è saputo dalle carte ritirate, proprie o avversarie, non è \
         autorizzato: fra alternative logiche non può scegliere quella che esso suggerisce. Se ne viene danno, \
         l'Arbitro corregge il punteggio.",
        "For the offending side what withdrawn cards told, its own or its opponents', is unauthorised: among \
         logical alternatives it may not choose one that they suggest. If damage follows, the director adjusts.",
    ),
    asks: &[],
    see: &["16D1", "47D"],
};

/// What the Code leaves unsaid when a designation is changed: what an opponent's card, played to the first
/// one, tells declarer.
static CHANGED_CALL: Point = Point {
    key: "changed-call",
    title: text(
        "Informazione dopo il cambio di designazione",
        "Information after a changed designation",
    ),
    school: text(
        "la carta che l'avversario ritira non è autorizzata per chi si è corretto ({16D2})",
        "the card that an opponent takes back is unauthorised for the player who corrected himself ({16D2})",
    ),
    code: text(
        "45C4(b) rinvia solo a {16D1}: nessuno è colpevole, e l'informazione non è vietata a nessuno",
        "45C4(b) sends to {16D1} alone: nobody has offended, and the information is barred to no one",
    ),
};

static BINDS_WHO_SLIPPED: Condition = Condition {
    yes: text(
        "per la Scuola chi si è corretto è tenuto come una linea colpevole",
        "for the School the player who corrected himself is bound like an offending side",
    ),
    no: text(
        "per la lettera del Codice nessuno è colpevole",
        "by the letter of the Code nobody has offended",
    ),
};

/// What a card of `of` tells once it is withdrawn, for the side that is innocent and for the player or
/// side that is not, if there is one.
pub fn withdrawn(
    h: &mut Hearing<'_>,
    of: Seat,
    card: PlayedCard,
    innocent: Side,
    offending: Option<Who>,
) -> Heard {
    h.clause(&D1, |h| {
        h.decide(Knows {
            who: Who::Side(innocent),
            of,
            card,
            what: Known::Withdrawn,
            authorised: true,
        })
    })?;
    if let Some(who) = offending {
        h.clause(&D2, |h| {
            h.decide(Knows { who, of, card, what: Known::Withdrawn, authorised: false })?;
            h.decide(Adjusts { power: Power::May, favour: innocent })
        })?;
    }
    Ok(())
}

/// What a withdrawn card tells, where the one whom it might help is at fault himself.
pub fn barred(h: &mut Hearing<'_>, of: Seat, card: PlayedCard, who: Who) -> Heard {
    h.clause(&D2, |h| {
        h.decide(Knows { who, of, card, what: Known::Withdrawn, authorised: false })
    })?;
    Ok(())
}

/// The same once the play is over: whether it did damage is found, not left open.
pub fn known(
    h: &mut Hearing<'_>,
    of: Seat,
    card: PlayedCard,
    innocent: Side,
    offending: Who,
) -> Heard {
    let knows = |who, authorised| Knows { who, of, card, what: Known::Withdrawn, authorised };
    h.clause(&D1, |h| h.decide(knows(Who::Side(innocent), true)))?;
    h.clause(&D2, |h| h.decide(knows(offending, false)))?;
    Ok(())
}

/// The same when `of` takes back a card because `slipped` changed his designation.
pub fn after_changed_call(h: &mut Hearing<'_>, of: Seat, card: PlayedCard, slipped: Who) -> Heard {
    let innocent = of.side();
    h.clause(&D1, |h| {
        h.decide(Knows {
            who: Who::Side(innocent),
            of,
            card,
            what: Known::Withdrawn,
            authorised: true,
        })
    })?;
    h.clause(&D2, |h| {
        let school = h.doctrine(&CHANGED_CALL) == Reading::School;
        h.given_that(&BINDS_WHO_SLIPPED, school)?;
        h.decide(Knows { who: slipped, of, card, what: Known::Withdrawn, authorised: false })?;
        h.decide(Adjusts { power: Power::May, favour: innocent })
    })?;
    Ok(())
}
