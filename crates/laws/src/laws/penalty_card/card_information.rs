//! Law 50, paragraph E: the information from a penalty card, and who may use it.

use crate::laws::prelude::*;
use crate::table::PenaltyCard;

finding!(
    /// Whether the information from the penalty card has damaged the non-offending side.
    CONVEYED, "penalty-card-damage",
    ask text(
        "La vista della carta penalizzata di {who}[, {card},] ha danneggiato la linea innocente?",
        "Did the sight of {who}'s penalty card[, {card},] damage the non-offending side?"
    ),
    yes text(
        "la vista della carta penalizzata ha danneggiato la linea innocente",
        "the sight of the penalty card damaged the non-offending side"
    ),
    no text(
        "la vista della carta penalizzata non ha danneggiato nessuno",
        "the sight of the penalty card damaged nobody"
    )
);

/// Source of the 2017 wording: general knowledge.
pub(super) static E1: Clause = Clause {
    number: ByEdition::always("50E1"),
    title: text("Che cosa è noto a tutti", "What is known to all"),
    gist: ByEdition::from(Y2007, text(
        "Gli obblighi di gioco che la carta penalizzata comporta sono informazione autorizzata per tutti e \
         quattro i giocatori.",
        "The playing requirements that a penalty card brings are authorised information for all four players.",
    )).then(Y2017, text(
        "Finché la carta penalizzata è sul tavolo, ciò che dice la sua vista e gli obblighi che comporta sono \
         informazione autorizzata per tutti.",
        "While a penalty card lies on the table, what the sight of it tells and the requirements that it brings \
         are authorised information for all.",
    )),
    asks: &[],
    see: &["50E2"],
};
/// Source of the 2017 wording: general knowledge.
pub(super) static E2: Clause = Clause {
    number: ByEdition::always("50E2"),
    title: text("La vista della carta", "The sight of the card"),
    gist: ByEdition::from(Y2007, text(
        "Ogni altra informazione che viene dalla vista della carta è autorizzata per il dichiarante, non per il \
         compagno di chi la possiede.",
        "All other information from the sight of the card is authorised for declarer, not for its owner's partner.",
    )).then(Y2017, text(
        "Quando la carta torna nella mano, ciò che se ne è saputo resta autorizzato per il dichiarante e non lo \
         è più per il compagno.",
        "Once the card is back in the hand, what it told stays authorised for declarer and is no longer so for \
         the partner.",
    )),
    asks: &[],
    see: &["16D2", "50E1"],
};
/// Source: general knowledge.
pub(super) static E3_ORIGIN: Clause = Clause {
    number: ByEdition::from(Y2017, "50E3"),
    title: text("Come la carta è diventata penalizzata", "How the card became a penalty card"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Giocata la carta, le circostanze in cui è diventata penalizzata non sono autorizzate per il compagno.",
            "Once the card has been played, how it came to be a penalty card is unauthorised for the partner.",
        ),
    ),
    asks: &[],
    see: &["50E2"],
};
/// Source of the 2017 wording: general knowledge.
pub(super) static E_DAMAGE: Clause = Clause {
    number: ByEdition::from(Y2007, "50E3").then(Y2017, "50E4"),
    title: text("Danno venuto dalla carta penalizzata", "Damage from the penalty card"),
    gist: ByEdition::from(Y2007, text(
        "Se la vista della carta penalizzata ha danneggiato la linea innocente l'Arbitro assegna un punteggio \
         arbitrale.",
        "If the sight of the penalty card has damaged the non-offending side, the director awards an adjusted \
         score.",
    )).then(Y2017, text(
        "Se senza l'aiuto della carta penalizzata l'esito poteva ben essere un altro e la linea innocente ne è \
         danneggiata, l'Arbitro corregge il punteggio verso il risultato probabile senza di essa.",
        "If without the help of the penalty card the outcome could well have been different and the \
         non-offending side is damaged, the director adjusts the score towards the probable result without it.",
    )),
    asks: &[&CONVEYED],
    see: &["50E2"],
};

/// The card is no longer a penalty card: a rectification that declarer chose sends it back to the hand.
pub(super) static SENT_BACK: Condition = Condition {
    yes: text(
        "una rettifica scelta dal dichiarante rimanda la carta nella mano",
        "a rectification that declarer chose sends the card back to the hand",
    ),
    no: text("la carta penalizzata resta sul tavolo", "the penalty card stays on the table"),
};
static IS_PENALTY: Condition = Condition {
    yes: text("la carta è penalizzata", "the card is a penalty card"),
    no: text("la carta non è penalizzata", "the card is no penalty card"),
};

/// Decides who may use which information from a penalty card while it is on the table (50E1, 50E2; in 2017 also 50E3).
pub(super) fn known(h: &mut Hearing<'_>, owner: Seat, card: PlayedCard) -> HearingResult {
    let knows =
        |who, what, authorised| Knows { who, of: owner, object: card.into(), what, authorised };
    let partner = Party::Seat(owner.partner());
    let declaring = Party::Seat(h.table().contract().declarer);
    let seen_by_all = h.has(&edition_rules::PENALTY_CARD_SEEN_BY_ALL);
    h.clause(&E1, |h| {
        h.note_condition_absent(&SENT_BACK);
        h.decide(knows(Party::Everyone, CardKnowledge::Duty, true))?;
        if seen_by_all {
            h.decide(knows(Party::Everyone, CardKnowledge::Sight, true))?;
        }
        Ok(())
    })?;
    if seen_by_all {
        h.show_rejected(&E2, &SENT_BACK)?;
    } else {
        h.clause(&E2, |h| {
            h.decide(knows(partner, CardKnowledge::Sight, false))?;
            h.decide(knows(declaring, CardKnowledge::Sight, true))
        })?;
    }
    h.hear_clause(&E3_ORIGIN, |h| {
        h.note_condition_absent(&SENT_BACK);
        h.decide(knows(partner, CardKnowledge::Origin, false))
    })
}

/// Decides who may use which information from penalty cards once they are back in the hand (50E2).
pub(in crate::laws) fn returned(h: &mut Hearing<'_>, cards: &[PenaltyCard]) -> HearingResult {
    let declaring = Party::Seat(h.table().contract().declarer);
    for penalty in cards {
        let (of, card, what) = (penalty.owner, penalty.card, CardKnowledge::Withdrawn);
        let partner = Party::Seat(of.partner());
        for law in [&super::A, &E1, &E3_ORIGIN] {
            h.show_rejected_because(law, &SENT_BACK)?;
        }
        h.clause(&E2, |h| {
            h.note_condition(&SENT_BACK);
            h.decide(Knows { who: partner, of, object: card.into(), what, authorised: false })?;
            h.decide(Knows { who: declaring, of, object: card.into(), what, authorised: true })
        })?;
    }
    Ok(())
}

/// Shows that 50E2 does not apply to a card that the director allows to be taken back, because the card is not a
/// penalty card.
pub(super) fn of_no_penalty_card(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&E2, &IS_PENALTY)
}

/// Hears, after the play, the incident of a penalty card: adjusts the score if the sight of the card caused damage
/// (50E3; in 2017 50E4); otherwise the result stands (12B2).
pub fn weighed(h: &mut Hearing<'_>, it: &PenaltyCardAtEnd) -> HearingResult {
    let damaged = h.applies(&E_DAMAGE, |h| {
        h.require(&CONVEYED, None)?;
        let favour = it.by.side().opponents();
        h.decide(Adjusts { power: AdjustmentPower::Shall, damage: Damage::Found, favour })
    })?;
    adjusted_score::result_stands(h, damaged)
}
