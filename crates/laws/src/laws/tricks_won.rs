//! Law 79: tricks won.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(79),
    title: text("Prese vinte", "Tricks won"),
    clauses: &[&A1, &B1, &B2, &B3, &C1, &C2],
    facts: &[&SHOWN, &RAISES, &CLEAR, &BEYOND_DOUBT],
    points: &[],
};

finding!(
    /// Whether the evidence shows the number of tricks that a player says.
    SHOWN, "tricks-shown",
    ask text(
        "Le carte giocate, o altre prove, mostrano che le prese sono quante ne dice {who}?",
        "Do the played cards, or other evidence, show that the tricks are as many as {who} says?"
    ),
    yes text("le prove danno ragione a {who}", "the evidence shows that {who} is right"),
    no text("le prove non danno ragione a {who}", "the evidence does not show that {who} is right")
);
finding!(
    /// Whether the director raises the score of a side although he was called only after the round.
    RAISES, "raises-score",
    ask text(
        "Benché chiamato solo a turno finito, correggi il risultato come dice {who}?",
        "Although you were called only after the round, do you correct the score as {who} says?"
    ),
    yes text("l'Arbitro corregge il risultato", "the director corrects the score"),
    no text(
        "a turno finito l'Arbitro non è tenuto ad aumentare il punteggio di una linea",
        "after the round the director need not raise the score of a side"
    )
);
finding!(
    /// Whether the director is clearly satisfied of the number of tricks that a player says.
    CLEAR, "tricks-clear",
    ask text(
        "È del tutto chiaro che le prese sono quante ne dice {who}?",
        "Is it quite clear that the tricks are as many as {who} says?"
    ),
    yes text("è del tutto chiaro che {who} ha ragione", "it is quite clear that {who} is right"),
    no text("non è del tutto chiaro che {who} abbia ragione", "it is not quite clear that {who} is right")
);
finding!(
    /// Whether the organisers allow a later correction, and the error is beyond doubt.
    BEYOND_DOUBT, "error-beyond-doubt",
    ask text(
        "Le norme della gara permettono di correggere dopo il termine, e l'errore è fuori di dubbio?",
        "Do the regulations allow a correction after the period, and is the error beyond doubt?"
    ),
    yes text("le norme lo permettono, e l'errore è fuori di dubbio", "the regulations allow it, and the error is beyond doubt"),
    no text("le norme non lo permettono, o l'errore non è certo", "the regulations do not allow it, or the error is not certain")
);

static A1: Clause = Clause {
    number: ByEdition::always("79A1"),
    title: text("L'accordo sulle prese", "Agreement on the tricks"),
    gist: always(
        "Il numero delle prese fatte si concorda prima che le quattro mani tornino nel board.",
        "The number of tricks won is agreed before all four hands go back into the board.",
    ),
    asks: &[],
    see: &["65D", "79B1"],
};
static B1: Clause = Clause {
    number: ByEdition::always("79B1"),
    title: text("C'era stata una richiesta", "There was a claim"),
    gist: always(
        "Se poi non si è d'accordo, e c'era stata una richiesta o una concessione, valgono gli Articoli 69 e 71.",
        "If the players disagree later, and tricks had been claimed or conceded, Laws 69 and 71 apply.",
    ),
    asks: &[],
    see: &["69A", "71"],
};
static B2: Clause = Clause {
    number: ByEdition::always("79B2"),
    title: text("Decide l'Arbitro", "The director decides"),
    gist: ByEdition::from(Y2007, text(
        "Se nessuno aveva richiesto o concesso prese l'Arbitro decide, in base alle prove, quale risultato si segna; se è \
         chiamato quando il turno è finito non è tenuto ad aumentare il punteggio di una linea.",
        "If no tricks had been claimed or conceded the director decides on the evidence which score is entered; if he is \
         called after the round has ended he need not raise the score of a side.",
    )).then(Y2017, text(
        "Se nessuno aveva richiesto o concesso prese l'Arbitro decide, in base alle prove, quale risultato si segna.",
        "If no tricks had been claimed or conceded the director decides on the evidence which score is entered.",
    )),
    asks: &[&SHOWN, &RAISES],
    see: &["66D", "79B3"],
};
static B3: Clause = Clause {
    number: ByEdition::from(Y2017, "79B3"),
    title: text("Chiamato a turno finito", "Called after the round"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Se l'Arbitro è chiamato quando il turno è finito, il risultato cambia per entrambe le linee solo se è del tutto \
         chiaro; se no resta, o si abbassa il punteggio di una linea senza alzare quello dell'altra.",
            "If the director is called after the round has ended, the score is changed for both sides only if it is quite \
         clear; if not it stands, or the score of one side is lowered without raising that of the other.",
        ),
    ),
    asks: &[&CLEAR],
    see: &["79B2"],
};
static C1: Clause = Clause {
    number: ByEdition::always("79C1"),
    title: text("Errore nel segnare il risultato", "An error in entering the score"),
    gist: always(
        "Un errore nel calcolare o nel segnare il risultato concordato si corregge finché non scade il periodo di correzione: \
         trenta minuti da quando il risultato ufficiale è disponibile, se l'organizzatore non ha fissato altro.",
        "An error in computing or entering the agreed score is corrected until the correction period ends: thirty minutes \
         after the official score has been made available, unless the organiser has fixed another.",
    ),
    asks: &[],
    see: &["79C2"],
};
static C2: Clause = Clause {
    number: ByEdition::always("79C2"),
    title: text("Un errore trovato più tardi", "An error found later"),
    gist: always(
        "Dopo quel termine l'errore si corregge solo se le norme della gara lo permettono, e se Arbitro e organizzatore sono \
         certi oltre ogni dubbio.",
        "After that period the error is corrected only if the regulations allow it, and if director and organiser are sure \
         beyond doubt.",
    ),
    asks: &[&BEYOND_DOUBT],
    see: &["79C1"],
};

static AGREED: Condition = Condition {
    yes: text("le due linee erano d'accordo sulle prese", "the two sides had agreed on the tricks"),
    no: text("le due linee non erano ancora d'accordo", "the two sides had not agreed yet"),
};
static CLAIMED: Condition = Condition {
    yes: text("si erano richieste o concesse delle prese", "tricks had been claimed or conceded"),
    no: text("nessuno aveva richiesto o concesso prese", "nobody had claimed or conceded tricks"),
};
static PERIOD_OVER: Condition = Condition {
    yes: text("il periodo di correzione era scaduto", "the correction period had ended"),
    no: text("il periodo di correzione non era scaduto", "the correction period had not ended"),
};

/// Hears the incident of a player who says another number of tricks than was said before (79B). If cards that could
/// settle the question are mixed, the doubt counts against the side that mixed them (66D, 65D).
pub(crate) fn disputed(h: &mut Hearing<'_>, it: &TricksDisputed) -> HearingResult {
    let contract = h.table().contract();
    let scores = |number| Is(ScoredTricks(contract.declarer, number));
    h.clause(&A1, |h| h.given_that(&AGREED, it.was_agreed))?;
    let of_claim = h.applies(&B1, |h| h.given_that(&CLAIMED, it.was_claimed))?;
    if of_claim {
        return h.show_rejected(&B2, &CLAIMED);
    }
    if it.period_over {
        return later(h, scores(it.said), scores(it.before));
    }
    if let Some(mixed) = &it.mixed {
        let other = mixed.by.side().opponents();
        let ruling = scores(it.in_favour_of(other, contract.declaring_side()));
        if inspection::settled_against(h, mixed, Some(ruling))?
            || arrangement_of_tricks::doubt_counts_against(h, mixed, ruling)?
        {
            return Ok(());
        }
    }
    let late = it.round_over;
    if h.has_clause(&B3) {
        let is_late = h.applies(&B3, |h| {
            h.given_that(&conditions::ROUND_OVER, late)?;
            let clear = h.establish(&CLEAR, None)?;
            h.decide(scores(if clear { it.said } else { it.before }))
        })?;
        if is_late {
            return h.show_rejected_because(&B2, &conditions::ROUND_OVER);
        }
    }
    h.hear_clause(&B2, |h| {
        h.note_condition_absent(&CLAIMED);
        let right = h.establish(&SHOWN, None)? && (!late || h.establish(&RAISES, None)?);
        h.decide(scores(if right { it.said } else { it.before }))
    })
}

/// Hears the incident of a score that is not the one agreed (79C).
pub(crate) fn wrong_score(h: &mut Hearing<'_>, it: &WrongScoreEntered) -> HearingResult {
    let scores = |h: &Hearing<'_>, number| Is(ScoredTricks(h.table().contract().declarer, number));
    let corrected = h.applies(&C1, |h| {
        h.note_condition(&AGREED);
        h.unless(&PERIOD_OVER, it.period_over)?;
        h.decide(scores(h, it.agreed))
    })?;
    if corrected {
        return h.show_rejected(&C2, &PERIOD_OVER);
    }
    let (agreed, recorded) = (scores(h, it.agreed), scores(h, it.recorded));
    later(h, agreed, recorded)
}

/// Decides, after the correction period, whether the score is corrected or stands (79C2).
fn later(h: &mut Hearing<'_>, corrected: Decision, standing: Decision) -> HearingResult {
    h.hear_clause(&C2, |h| {
        h.note_condition(&PERIOD_OVER);
        let corrects = h.establish_for_all(&BEYOND_DOUBT)?;
        h.decide(if corrects { corrected } else { standing })
    })
}
