//! Law 66: inspection of tricks.

use super::prelude::*;

/// Source of the wording of this Law: general knowledge.
pub(crate) static LAW: Law = Law {
    number: ByEdition::always(66),
    title: text("Controllo delle prese", "Inspection of tricks"),
    clauses: &[&A, &B, &C, &D],
    facts: &[&LOST_TRACK],
    points: &[],
};

/// Source: general knowledge.
static A: Clause = Clause {
    number: ByEdition::always("66A"),
    title: text("La presa appena giocata", "The trick just played"),
    gist: always(
        "Il dichiarante o un difensore può chiedere che si riscoprano le quattro carte della presa appena giocata, finché \
         non ha coperto la sua e la sua linea non ha giocato nella presa successiva.",
        "Declarer or a defender may require the four cards of the trick just played to be faced, until he has turned \
         his own and as long as his side has not played to the next trick.",
    ),
    asks: &[],
    see: &["45G", "66B", "66C"],
};
/// Source: general knowledge.
static B: Clause = Clause {
    number: ByEdition::always("66B"),
    title: text("La propria ultima carta", "One's own last card"),
    gist: always(
        "Finché nessuno ha attaccato nella presa successiva, il dichiarante o un difensore può guardare la sua ultima \
         carta, senza scoprirla.",
        "Until a card is led to the next trick, declarer or a defender may look at his own last card, without facing it.",
    ),
    asks: &[],
    see: &["66A"],
};
/// Source: general knowledge.
static C: Clause = Clause {
    number: ByEdition::always("66C"),
    title: text("Le prese coperte", "Quitted tricks"),
    gist: always(
        "In seguito, finché si gioca, le prese coperte non si guardano, se non per disposizione dell'Arbitro: per \
         esempio per accertare una renonce.",
        "Thereafter, until play ends, quitted tricks may not be inspected, except as the director instructs: to verify \
         a revoke, for instance.",
    ),
    asks: &[],
    see: &["62C3", "66D"],
};
/// Source: general knowledge.
static D: Clause = Clause {
    number: ByEdition::always("66D"),
    title: text("A gioco finito", "After play"),
    gist: always(
        "Finito il gioco, le carte giocate si possono guardare per accertare una renonce o il numero delle prese. Se un \
         giocatore mescola le sue carte quando la questione è già sollevata, e i fatti non si ricostruiscono più, si \
         decide contro la sua linea.",
        "After play, the played cards may be inspected to settle whether there was a revoke, or how many tricks were \
         won. If a player mixes his cards after the question has been raised, and the facts can no longer be made out, \
         the ruling goes against his side.",
    ),
    asks: &[&LOST_TRACK],
    see: &["65D", "66C", "79B2"],
};

finding!(
    /// Whether the facts can no longer be made out because of the cards that a player has mixed.
    LOST_TRACK, "cards-in-disorder",
    ask text(
        "Per via delle carte mescolate da {who} i fatti non si possono più ricostruire?",
        "Because of the cards that {who} mixed, can the facts no longer be made out?"
    ),
    yes text(
        "per via delle carte mescolate da {who} i fatti non si possono più ricostruire",
        "because of the cards that {who} mixed the facts can no longer be made out"
    ),
    no text("i fatti si possono ancora ricostruire", "the facts can still be made out")
);

/// A player mixed his cards after the question that they could settle had been raised.
pub(crate) static AFTERWARDS: Condition = Condition {
    yes: text(
        "{who} ha mescolato le sue carte quando la questione era già sollevata",
        "{who} mixed his cards after the question had been raised",
    ),
    no: text(
        "{who} aveva mescolato le sue carte prima che la questione fosse sollevata",
        "{who} had mixed his cards before the question was raised",
    ),
};

static LAST_TRICK: Condition = Condition {
    yes: text(
        "{who} chiede che si riscoprano le carte della presa appena giocata",
        "{who} wants the cards of the trick just played to be faced",
    ),
    no: text(
        "{who} non chiede che si riscoprano le carte della presa appena giocata",
        "{who} does not want the cards of the trick just played to be faced",
    ),
};
static OWN_CARD: Condition = Condition {
    yes: text("{who} guarda la sua ultima carta", "{who} looks at his own last card"),
    no: text(
        "{who} non vuole guardare la sua ultima carta soltanto",
        "{who} does not want to look at his own last card alone",
    ),
};
static STILL_ALLOWED: Condition = Condition {
    yes: text("{who} ne ha ancora il diritto", "{who} still has the right to it"),
    no: text("{who} non ne ha più il diritto", "{who} no longer has the right to it"),
};
static PLAYS: Condition = Condition {
    yes: text("{who} è il dichiarante o un difensore", "{who} is declarer or a defender"),
    no: text("{who} è il morto", "{who} is dummy"),
};
pub(crate) static SIDE_ON: Condition = Condition {
    yes: text(
        "la linea di {who} ha già giocato nella presa successiva",
        "{who}'s side has already played to the next trick",
    ),
    no: text(
        "la linea di {who} non ha ancora giocato nella presa successiva",
        "{who}'s side has not played to the next trick yet",
    ),
};
static TURNED: Condition = Condition {
    yes: text("{who} ha coperto la sua carta", "{who} has turned his own card"),
    no: text("{who} non ha ancora coperto la sua carta", "{who} has not turned his own card yet"),
};

/// Hears the incident in which a player wants to see, or looks at, cards that have been played.
pub(crate) fn inspected(h: &mut Hearing<'_>, it: &CardsInspected) -> HearingResult {
    let allowed = !after_play(h, it)? && allowed(h, it)?;
    if it.what == Inspection::Quitted {
        revoke_correction::inspection(h, it)?;
    }
    h.hear_clause(&C, |h| {
        h.unless(&conditions::PLAY_OVER, it.phase.is_over())?;
        h.unless(&STILL_ALLOWED, allowed)?;
        h.decide(MayNot(Party::Seat(it.by), DecisionAct::Inspect(it.what)))
    })
}

fn after_play(h: &mut Hearing<'_>, it: &CardsInspected) -> HearingResult<bool> {
    h.applies(&D, |h| {
        h.given_that(&conditions::PLAY_OVER, it.phase.is_over())?;
        h.decide(May(Party::Seat(it.by), DecisionAct::Inspect(it.what)))
    })
}

/// Decides whether 66A or 66B allows the inspection.
fn allowed(h: &mut Hearing<'_>, it: &CardsInspected) -> HearingResult<bool> {
    let plays = it.by != h.table().contract().dummy();
    let decision = May(Party::Seat(it.by), DecisionAct::Inspect(it.what));
    let last_trick = h.clause(&A, |h| {
        h.given_that(&LAST_TRICK, it.what == Inspection::LastTrick)?;
        h.given_that(&PLAYS, plays)?;
        h.unless(&SIDE_ON, it.side_has_played_on)?;
        h.unless(&TURNED, it.own_card_turned)?;
        h.decide(decision)
    })?;
    let own_card = h.clause(&B, |h| {
        h.given_that(&OWN_CARD, it.what == Inspection::OwnCard)?;
        h.given_that(&PLAYS, plays)?;
        h.unless(&conditions::LED_ON, it.led_to_next)?;
        h.decide(decision)
    })?;
    Ok(last_trick.or(own_card).is_some())
}

/// Decides whether a question is settled against the side of a player who has mixed his cards since it was raised
/// (66D); if so, takes the decision.
pub(crate) fn settled_against(
    h: &mut Hearing<'_>,
    mixed: &MixedSide,
    decision: Option<Decision>,
) -> HearingResult<bool> {
    h.about(mixed.by, None, |h| {
        h.applies(&D, |h| {
            h.given_that(&AFTERWARDS, mixed.afterwards)?;
            h.require(&LOST_TRACK, None)?;
            decision.map_or(Ok(()), |decision| h.decide(decision))
        })
    })
}
