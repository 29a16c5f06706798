//! Law 14: missing card.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(14),
    title: text("Carta mancante", "Missing card"),
    clauses: &[&A, &B1, &B2, &B4, &C],
    facts: &[&AMONG_PLAYED],
    points: &[],
};

finding!(
    /// Whether the missing card was among the played cards.
    AMONG_PLAYED, "among-played",
    ask text(
        "La carta che mancava a {who} era fra quelle già giocate?",
        "Was the card that {who} lacked among those already played?"
    ),
    yes text("la carta era fra quelle già giocate", "the card was among those already played"),
    no text("la carta non era fra quelle già giocate", "the card was not among those already played")
);

static A: Clause = Clause {
    number: ByEdition::always("14A"),
    title: text("Prima che il gioco cominci", "Before the play begins"),
    gist: always(
        "Se a una mano mancano carte, nessuna ne ha più di tredici, e l'attacco non è ancora scoperto, la carta si rimette \
         al suo posto, o si ricostruisce la smazzata con un altro mazzo: licita e gioco proseguono senza rettifica.",
        "If a hand lacks cards, none has more than thirteen, and the opening lead is not faced yet, the card is restored, \
         or the deal is made up with another pack: auction and play go on without rectification.",
    ),
    asks: &[],
    see: &["13A", "14B2"],
};
static B1: Clause = Clause {
    number: ByEdition::always("14B1"),
    title: text("La carta è fra quelle giocate", "The card is among those played"),
    gist: always(
        "Se, a gioco cominciato, la carta mancante è fra quelle giocate, vale l'Articolo 67.",
        "If, the play having begun, the missing card is among the played cards, Law 67 applies.",
    ),
    asks: &[&AMONG_PLAYED],
    see: &["67B"],
};
static B2: Clause = Clause {
    number: ByEdition::always("14B2"),
    title: text("La carta è altrove", "The card is elsewhere"),
    gist: always(
        "Se la carta mancante si trova altrove si rimette nella mano a cui mancava; se non si trova la si sostituisce con \
         una di un altro mazzo.",
        "If the missing card is found elsewhere it is restored to the hand that lacked it; if it is not found it is \
         replaced from another pack.",
    ),
    asks: &[&AMONG_PLAYED],
    see: &["14B4"],
};
static B4: Clause = Clause {
    number: ByEdition::always("14B4"),
    title: text("La carta vi è sempre stata", "The card was always there"),
    gist: always(
        "La carta rimessa a gioco cominciato conta come se fosse sempre stata in quella mano: non averla giocata può essere \
         una renonce, ed essa può diventare penalizzata.",
        "A card restored when the play has begun counts as always having been in that hand: not to have played it may be a \
         revoke, and it may become a penalty card.",
    ),
    asks: &[&card_played::VISIBLE],
    see: &["49", "61A", "63A1"],
};
static C: Clause = Clause {
    number: ByEdition::always("14C"),
    title: text("Che cosa può sapere il compagno", "What the partner may know"),
    gist: always(
        "Che una carta sia stata rimessa in una mano non è autorizzato per il compagno.",
        "That a card has been restored to a hand is unauthorised for the partner.",
    ),
    asks: &[],
    see: &["14B2", "16B1(a)"],
};

static DEFENDS: Condition = Condition {
    yes: text("{who} è un difensore", "{who} is a defender"),
    no: text(
        "{who} non è un difensore: una sua carta non può diventare penalizzata",
        "{who} is not a defender: a card of his cannot become a penalty card",
    ),
};

static PARTNER_IS_DUMMY: Condition = Condition {
    yes: text(
        "il compagno di {who} è il morto, e l'attacco è scoperto",
        "{who}'s partner is dummy, and the lead is faced",
    ),
    no: text(
        "il compagno di {who} non è il morto, o l'attacco non è ancora scoperto",
        "{who}'s partner is not dummy, or the lead is not faced yet",
    ),
};

/// Rules on hands of fewer than thirteen cards, if no hand has more and the record does not state the missing card.
pub fn missing(h: &mut Hearing<'_>, hands: &[Seat], lead_faced: bool) -> HearingResult {
    for hand in hands {
        restored(h, *hand, PlayedCard::Unrecorded, lead_faced)?;
    }
    Ok(())
}

/// Hears the incident in which a player finds a card that his hand lacked.
pub fn found(h: &mut Hearing<'_>, it: &CardFound) -> HearingResult {
    let (by, card) = (it.by, it.card);
    if it.lead_faced && by == h.table().contract().dummy() {
        return start_of_play::card_hidden(h, by, it.defenders_played);
    }
    if !restored(h, by, card, it.lead_faced)? || !it.lead_faced {
        return Ok(());
    }
    let defends = h.table().contract().is_defender(by);
    let saw = it.partner_saw.then_some(true);
    let seen = h.about(by, Some(card), |h| {
        h.applies(&B4, |h| {
            h.given_that(&DEFENDS, defends)?;
            h.require(&card_played::VISIBLE, saw)
        })
    })?;
    if seen { penalty_card::penalty(h, by, card, Exposure::ByAccident) } else { Ok(()) }
}

/// Decides whether a missing card is restored to its hand (14A, 14B1, 14B2), and if so, that the partner may not use
/// the information (14C), unless he is dummy and the lead is faced. Returns whether the card is restored.
fn restored(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    lead_faced: bool,
) -> HearingResult<bool> {
    h.about(by, Some(card), |h| {
        let in_time = h.applies(&A, |h| {
            h.unless(&conditions::LEAD_FACED, lead_faced)?;
            h.decide(Is(Restored(by, card)))?;
            h.decide(Is(PlayContinues))
        })?;
        if !in_time {
            let played = h.applies(&B1, |h| {
                h.require(&AMONG_PLAYED, None)?;
                h.decide(Is(Defective(by)))
            })?;
            h.clause(&B2, |h| {
                h.exclude(&AMONG_PLAYED, None)?;
                h.decide(Is(Restored(by, card)))
            })?;
            if played {
                return Ok(false);
            }
        }
        let to_dummy = lead_faced && by.partner() == h.table().contract().dummy();
        h.hear_clause(&C, |h| {
            h.unless(&PARTNER_IS_DUMMY, to_dummy)?;
            let who = Party::Seat(by.partner());
            h.decide(Knows {
                who,
                of: by,
                object: card.into(),
                what: CardKnowledge::Absence,
                authorised: false,
            })
        })?;
        Ok(true)
    })
}
