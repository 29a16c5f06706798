//! Law 24: card exposed or led during the auction.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(24),
    title: text(
        "Carta esposta o attaccata durante la licita",
        "Card exposed or led during the auction",
    ),
    clauses: &[&EXPOSED, &A, &B, &C, &D, &E],
    facts: &[&AUCTION_ON],
    points: &[],
};

finding!(
    /// Whether the director was called during the auction. The answer is no if the opening lead is faced or the record
    /// contains an event.
    AUCTION_ON, "auction-on",
    ask text(
        "L'Arbitro è stato chiamato a licita ancora in corso?",
        "Was the director called while the auction was still going on?"
    ),
    yes text("la licita è ancora in corso", "the auction is still going on"),
    no text("la licita è finita", "the auction is over")
);

/// In 2007 the opening words of the Law also state what happens to the cards after the auction.
static EXPOSED: Clause = Clause {
    number: ByEdition::always("24"),
    title: text("Carta vista durante la licita", "A card seen during the auction"),
    gist: ByEdition::from(Y2007, text(
        "La carta che, per errore di chi la possiede, il compagno poteva vedere durante la licita resta scoperta \
         fino al termine della licita: ciò che se ne sa è autorizzato per gli avversari, non per la sua linea. Poi \
         il dichiarante e il morto riprendono le loro carte senza restrizioni; quelle di un difensore diventano \
         penalizzate.",
        "A card that by its owner's error his partner could see during the auction stays face up until the auction \
         ends: what it tells is authorised for the opponents, not for his side. Then declarer and dummy pick up \
         their cards without restriction; a defender's become penalty cards.",
    )).then(Y2017, text(
        "La carta che, per errore di chi la possiede, il compagno poteva vedere durante la licita resta scoperta \
         fino al termine della licita: ciò che se ne sa è autorizzato per gli avversari, non per la sua linea.",
        "A card that by its owner's error his partner could see during the auction stays face up until the auction \
         ends: what it tells is authorised for the opponents, not for his side.",
    )),
    asks: &[&AUCTION_ON, &card_played::VISIBLE],
    see: &["16D1", "50B"],
};
static A: Clause = Clause {
    number: ByEdition::always("24A"),
    title: text("Una sola carta, inferiore al dieci", "A single card below the ten"),
    gist: always(
        "Una sola carta inferiore al dieci, che non era un attacco, non porta altra rettifica nella licita.",
        "A single card below the ten that was not a lead brings no further rectification in the auction.",
    ),
    asks: &[&penalty_card::HONOUR],
    see: &["24B"],
};
static B: Clause = Clause {
    number: ByEdition::always("24B"),
    title: text("Un onore, o una carta d'attacco", "An honour, or a card led"),
    gist: always(
        "Se la carta è un onore, o è stata messa giù come attacco, il compagno deve dire passo al suo prossimo turno.",
        "If the card is an honour, or was put down as a lead, the partner must pass at his next turn to call.",
    ),
    asks: &[],
    see: &["23", "24A"],
};
static C: Clause = Clause {
    number: ByEdition::always("24C"),
    title: text("Due o più carte", "Two or more cards"),
    gist: always(
        "Se le carte esposte sono due o più, il compagno deve dire passo al suo prossimo turno.",
        "If two or more cards are exposed, the partner must pass at his next turn to call.",
    ),
    asks: &[],
    see: &["23", "51A"],
};
static D: Clause = Clause {
    number: ByEdition::from(Y2017, "24D"),
    title: text("Poi gioca la sua linea", "His side then plays the hand"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Se la linea del colpevole gioca la mano, le carte esposte si riprendono senza altra rettifica.",
            "If the offender's side plays the hand, the exposed cards are picked up without further rectification.",
        ),
    ),
    asks: &[],
    see: &["48A"],
};
static E: Clause = Clause {
    number: ByEdition::from(Y2017, "24E"),
    title: text("Poi la sua linea difende", "His side then defends"),
    gist: ByEdition::from(
        Y2017,
        text(
            "Se la linea del colpevole difende, ogni carta esposta diventa penalizzata: valgono gli Articoli 50 e 51.",
            "If the offender's side defends, every exposed card becomes a penalty card: Laws 50 and 51 apply.",
        ),
    ),
    asks: &[],
    see: &["50B", "51A"],
};

static SINGLE: Condition = Condition {
    yes: text("{who} ha esposto una carta sola", "{who} has exposed a single card"),
    no: text("{who} ha esposto più carte", "{who} has exposed several cards"),
};
static LOW_NOT_LED: Condition = Condition {
    yes: text(
        "la carta è inferiore al dieci e non era un attacco",
        "the card is below the ten and was not a lead",
    ),
    no: text("la carta è un onore, o era un attacco", "the card is an honour, or was a lead"),
};
static FACE_UP: Condition = Condition {
    yes: text(
        "il compagno poteva vedere la faccia della carta",
        "partner could have seen the face of the card",
    ),
    no: text("la carta è coperta: nessuno l'ha vista", "the card is face down: nobody has seen it"),
};
static IN_AUCTION: Condition = Condition {
    yes: text("la licita era cominciata", "the auction had begun"),
    no: text("la licita non era ancora cominciata", "the auction had not begun yet"),
};
static STILL_ON: Condition = Condition {
    yes: text("il compagno può ancora dover chiamare", "partner may still have to call"),
    no: text("la licita è finita", "the auction is over"),
};
static DEFENDS: Condition = Condition {
    yes: text("{who} è ora un difensore", "{who} is now a defender"),
    no: text("{who} è della linea che gioca la mano", "{who} is of the side that plays the hand"),
};

/// Hears the incident of a card exposed or led before the play.
pub fn exposed(h: &mut Hearing<'_>, it: &AuctionCard) -> HearingResult {
    if it.before_auction && h.has(&edition_rules::ONLY_DURING_AUCTION) {
        h.show_rejected(&EXPOSED, &IN_AUCTION)?;
        let seen = information::before_the_auction(h, it.by, it.card, it.seen)?;
        return if seen { Ok(()) } else { not_seen(h, it.by, it.card) };
    }
    let record = h.table().record();
    let played = record.lead_faced || !record.events.is_empty();
    let on = h.about(it.by, None, |h| {
        h.clause(&EXPOSED, |h| {
            h.require(&card_played::VISIBLE, it.seen)?;
            let on = h.establish(&AUCTION_ON, played.then_some(false))?;
            if on {
                h.decide(Must(Party::Seat(it.by), DecisionAct::LeaveFaced(it.by, it.card)))?;
                known(h, it.by, it.card, CardKnowledge::Sight)?;
            }
            Ok(on)
        })
    })?;
    let Some(on) = on else { return not_seen(h, it.by, it.card) };
    enforced_pass(h, it, on)?;
    if on { Ok(()) } else { when_over(h, it) }
}

/// Rules on a card of which the partner could not see the face: it is not exposed, and its player keeps it.
fn not_seen(h: &mut Hearing<'_>, by: Seat, card: PlayedCard) -> HearingResult {
    card_played::not_on_table(h, NotPlayed(by, card))?;
    if h.table().contract().is_defender(by) {
        card_played::no_penalty_card(h)
    } else {
        declarer_exposure::no_penalty(h, by, card)
    }
}

/// Decides that the information from a card is authorised for the opponents and unauthorised for the partner.
fn known(
    h: &mut OpenClause<'_, '_>,
    of: Seat,
    card: PlayedCard,
    what: CardKnowledge,
) -> HearingResult {
    let opponents = Party::Side(of.side().opponents());
    h.decide(Knows { who: opponents, of, object: card.into(), what, authorised: true })?;
    h.decide(Knows {
        who: Party::Seat(of.partner()),
        of,
        object: card.into(),
        what,
        authorised: false,
    })
}

/// Decides the consequence of an exposure during the auction for the partner's next call.
fn enforced_pass(h: &mut Hearing<'_>, it: &AuctionCard, on: bool) -> HearingResult {
    let single = it.of_how_many == 1;
    let partner = it.by.partner();
    let low = h.applies(&A, |h| {
        h.given_that(&SINGLE, single)?;
        let honour = !it.led && h.establish(&penalty_card::HONOUR, it.card.is_honour())?;
        h.given_that(&LOW_NOT_LED, !it.led && !honour)
    })?;
    let passes = Must(Party::Seat(partner), DecisionAct::Pass);
    let one = h.clause(&B, |h| {
        h.given_that(&SINGLE, single)?;
        h.unless(&LOW_NOT_LED, low)?;
        h.given_that(&STILL_ON, on)?;
        h.decide(passes)
    })?;
    let several = h.clause(&C, |h| {
        h.unless(&SINGLE, single)?;
        h.given_that(&STILL_ON, on)?;
        h.decide(passes)
    })?;
    match one.or(several) {
        Some(()) => awareness::awareness(h, it.by, single.then_some(it.card)),
        None => Ok(()),
    }
}

/// Rules on the card after the auction: the declaring side picks its card up, and a defender's card becomes a penalty
/// card.
fn when_over(h: &mut Hearing<'_>, it: &AuctionCard) -> HearingResult {
    let (by, card) = (it.by, it.card);
    let defends = h.table().contract().is_defender(by);
    let amended = h.has_clause(&D);
    h.clause(if amended { &D } else { &EXPOSED }, |h| {
        h.unless(&DEFENDS, defends)?;
        h.decide(Must(Party::Seat(by), DecisionAct::PickUp(by, card)))?;
        known(h, by, card, CardKnowledge::Withdrawn)
    })?;
    if amended || defends {
        h.clause(if amended { &E } else { &EXPOSED }, |h| h.given_that(&DEFENDS, defends))?;
    }
    if !defends {
        return declarer_exposure::no_penalty(h, by, card);
    }
    let meant = it.led || it.of_how_many > 1;
    penalty_card::penalty(h, by, card, if meant { Exposure::OnPurpose } else { Exposure::Unknown })
}

/// Shows that Law 24 does not apply to a card led face down, because nobody has seen its face.
pub fn face_down(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&EXPOSED, &FACE_UP)
}

/// Rules on cards that a player of the declaring side has faced before the opening lead: his whole hand if `cards` is
/// `None`.
pub(crate) fn faced_too_early(h: &mut Hearing<'_>, by: Seat, cards: Option<Hand>) -> HearingResult {
    h.clause(&EXPOSED, |h| {
        h.decide(Must(Party::Seat(by), DecisionAct::TakeUpCards))?;
        match cards {
            None => h.decide(Is(Seen(by))),
            Some(cards) => cards
                .iter()
                .try_for_each(|card| known(h, by, card.into(), CardKnowledge::Withdrawn)),
        }
    })?;
    h.hear_clause(&D, |h| {
        h.note_condition_absent(&DEFENDS);
        Ok(())
    })
}

/// Rules on a card that the declaring side has put down as the opening lead: the card counts as exposed before the
/// play.
pub(crate) fn led_by_declaring_side(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
) -> HearingResult {
    h.clause(&EXPOSED, |h| known(h, by, card, CardKnowledge::Withdrawn))?;
    h.hear_clause(&D, |h| {
        h.note_condition_absent(&DEFENDS);
        Ok(())
    })
}
