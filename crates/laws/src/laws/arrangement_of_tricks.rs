//! Law 65: arrangement of tricks. This module rules on a card turned the wrong way, and on played cards that are mixed.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(65),
    title: text("Sistemazione delle prese", "Arrangement of tricks"),
    clauses: &[&B, &B3, &D],
    facts: &[],
    points: &[],
};

/// Source: general knowledge.
static B: Clause = Clause {
    number: ByEdition::always("65B"),
    title: text("Le prese restano come sono", "Tricks remain as they lie"),
    gist: always(
        "Ognuno posa la sua carta coperta per il lungo verso chi ha fatto la presa; passato il momento in cui si può dire che \
         è girata male, nessuno lo dice più finché si gioca.",
        "Each player turns his card face down, lengthwise to the side that has won the trick; once the time for saying that \
         it lies the wrong way has passed, nobody says so until play ends.",
    ),
    asks: &[],
    see: &["65B3", "66D"],
};
static B3: Clause = Clause {
    number: ByEdition::always("65B3"),
    title: text("Una presa girata male", "A trick turned the wrong way"),
    gist: ByEdition::from(Y2007, text(
        "Il dichiarante può sempre chiedere che una carta girata male sia messa a posto; il morto e i difensori possono \
         dirlo finché nessuno attacca nella presa successiva.",
        "Declarer may always require that a card turned the wrong way be put right; dummy and the defenders may point it \
         out until a card is led to the next trick.",
    )).then(Y2017, text(
        "Ognuno può dire che una carta è girata male finché la sua linea non attacca o gioca nella presa successiva.",
        "Any player may point out that a card is turned the wrong way, until his side leads or plays to the next trick.",
    )),
    asks: &[],
    see: &["16B1(a)", "65B"],
};

static D: Clause = Clause {
    number: ByEdition::always("65D"),
    title: text("Le carte giocate restano in ordine", "Played cards stay in order"),
    gist: always(
        "Finché non si è d'accordo sulle prese fatte ognuno lascia in ordine le carte che ha giocato. Chi le disordina mette a \
         rischio ciò che può reclamare: una presa dubbia, o che una renonce ci sia stata, o no.",
        "Until the number of tricks is agreed each player leaves the cards that he has played in order. A player who \
         disturbs them puts at risk what he may claim: a doubtful trick, or that there was a revoke, or none.",
    ),
    asks: &[&inspection::LOST_TRACK],
    see: &["66D", "79B2"],
};

static AGREED: Condition = Condition {
    yes: text("si era d'accordo sulle prese", "the number of tricks had been agreed"),
    no: text(
        "non si era ancora d'accordo sulle prese",
        "the number of tricks had not been agreed yet",
    ),
};
static IN_TIME: Condition = Condition {
    yes: text(
        "{who} può ancora dire che la presa è girata male",
        "{who} may still say that the trick is turned the wrong way",
    ),
    no: text(
        "{who} non può più dire che la presa è girata male",
        "{who} may no longer say that the trick is turned the wrong way",
    ),
};

/// Hears the incident in which a player says that another has turned his card of a trick the wrong way.
pub fn turned_wrong(h: &mut Hearing<'_>, it: &CardTurnedWrong) -> HearingResult {
    let by = it.by;
    let declares = by == h.table().contract().declarer;
    let until_own_side = h.has(&edition_rules::TRICK_UNTIL_OWN_SIDE_PLAYS);
    let in_time = h.applies(&B3, |h| {
        if until_own_side {
            h.unless(&inspection::SIDE_ON, it.side_has_played_on)?;
        } else if declares {
            h.note_condition(&conditions::DECLARES);
        } else {
            h.unless(&conditions::LED_ON, it.led_to_next)?;
        }
        h.decide(May(Party::Seat(by), DecisionAct::DrawAttention))
    })?;
    h.hear_clause(&B, |h| {
        h.unless(&IN_TIME, in_time)?;
        h.decide(MayNot(Party::Seat(by), DecisionAct::DrawAttention))
    })?;
    if in_time { Ok(()) } else { information::may_have_suggested(h, by) }
}

/// Hears the incident of a player who mixes the cards that he has played (65D).
pub(crate) fn mixed(h: &mut Hearing<'_>, it: &CardsMixed) -> HearingResult {
    h.hear_clause(&D, |h| {
        h.unless(&AGREED, it.was_agreed)?;
        h.decide(Is(Breach(it.by)))
    })
}

/// Decides whether doubtful tricks go against the side of a player who had mixed his cards before the number of tricks
/// was disputed (65D); if so, takes the decision.
pub(crate) fn doubt_counts_against(
    h: &mut Hearing<'_>,
    mixed: &MixedSide,
    decision: Decision,
) -> HearingResult<bool> {
    h.about(mixed.by, None, |h| {
        h.applies(&D, |h| {
            h.unless(&AGREED, mixed.was_agreed)?;
            h.unless(&inspection::AFTERWARDS, mixed.afterwards)?;
            h.require(&inspection::LOST_TRACK, None)?;
            h.decide(decision)
        })
    })
}
