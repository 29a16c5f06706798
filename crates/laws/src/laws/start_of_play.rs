//! Law 41: commencement of play.

use super::prelude::*;

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(41),
    title: text("Inizio del gioco", "Commencement of play"),
    clauses: &[&A, &B, &C, &D],
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
    asks: &[&retraction::WITHDRAWS],
    see: &["47E2(a)", "54"],
};

static B: Clause = Clause {
    number: ByEdition::always("41B"),
    title: text("Domande sull'attacco coperto", "Questions on a face-down lead"),
    gist: always(
        "Finché l'attacco non è scoperto il compagno di chi attacca e il presunto dichiarante, non il presunto \
         morto, possono chiedere un riepilogo della licita e spiegazioni.",
        "Until the opening lead is faced the leader's partner and the presumed declarer, not the presumed dummy, \
         may ask for a review of the auction and for explanations.",
    ),
    asks: &[],
    see: &["20F2"],
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

static D: Clause = Clause {
    number: ByEdition::always("41D"),
    title: text("La mano del morto", "Dummy's hand"),
    gist: always(
        "Scoperto l'attacco, il morto stende le sue carte ordinate per seme, in colonne, le basse verso il \
         dichiarante, l'atout alla propria destra.",
        "Once the lead is faced dummy spreads his cards by suit, in columns, the low ones towards declarer, the \
         trumps on his right.",
    ),
    asks: &[],
    see: &["41C", "45F"],
};

static PRESUMED_DUMMY: Condition = Condition {
    yes: text("{who} è il presunto morto", "{who} is the presumed dummy"),
    no: text("{who} non è il presunto morto", "{who} is not the presumed dummy"),
};
static TO_LEAD: Condition = Condition {
    yes: text("l'attacco iniziale spettava a {who}", "the opening lead was {who}'s"),
    no: text("l'attacco iniziale non spettava a {who}", "the opening lead was not {who}'s"),
};
static LEADS: Condition = Condition {
    yes: text("l'attacco tocca a {who}, che chiede", "it is for {who}, who asks, to lead"),
    no: text("{who} non deve attaccare", "{who} is not to lead"),
};
static LEAD_STANDS: Condition = Condition {
    yes: text("l'attacco scoperto resta", "the faced lead stands"),
    no: text("l'attacco scoperto torna nella mano", "the faced lead goes back to the hand"),
};
static WHOLE: Condition = Condition {
    yes: text("il morto ha steso tutte le sue carte", "dummy has spread all his cards"),
    no: text(
        "al morto steso mancava qualche carta: ai difensori non tocca contarle",
        "the dummy that was spread lacked a card or more: it is not for the defenders to count them",
    ),
};

/// Decides, if the opening lead is faced, that the player may not change his call (41C).
pub(crate) fn no_call_changes(
    h: &mut Hearing<'_>,
    caller: Seat,
    lead_faced: bool,
) -> HearingResult<bool> {
    h.applies(&C, |h| {
        h.given_that(&conditions::LEAD_FACED, lead_faced)?;
        h.decide(MayNot(Party::Seat(caller), DecisionAct::ChangeCall))
    })
}

/// Decides that the faced lead stands and dummy is spread (41C, 41D).
pub fn dummy_spread(h: &mut Hearing<'_>, dummy: Seat) -> HearingResult {
    h.clause(&C, |h| h.decide(Must(Party::Seat(dummy), DecisionAct::SpreadDummy)))?;
    h.hear_clause(&D, |h| {
        h.note_condition(&LEAD_STANDS);
        h.decide(Must(Party::Seat(dummy), DecisionAct::SpreadDummy))
    })
}

/// Hears the incident in which dummy has not spread all his cards: he must show the others at once, and no played card
/// goes back (41D).
pub(crate) fn dummy_incomplete(h: &mut Hearing<'_>, it: &FacedHand) -> HearingResult {
    // If the record shows when the card is found, the damage is judged at that moment; otherwise the defenders are
    // assumed to have played while it was hidden.
    let still_hidden = !h.what_followed().finds_card(it.by);
    card_hidden(h, it.by, still_hidden)
}

/// Rules on a card of dummy that was hidden (41D). `played` says whether a defender played while the card was hidden.
pub(crate) fn card_hidden(h: &mut Hearing<'_>, dummy: Seat, played: bool) -> HearingResult {
    h.hear_clause(&D, |h| {
        h.note_condition_absent(&WHOLE);
        h.decide(Is(Breach(dummy)))?;
        h.decide(Must(Party::Seat(dummy), DecisionAct::SpreadDummy))?;
        h.decide(Is(PlayContinues))
    })?;
    adjusted_score::nothing_else_rectifies(h, dummy.side().opponents(), played)
}

/// Shows that dummy is not spread, because the faced lead goes back (41D).
pub(crate) fn dummy_waits(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&D, &LEAD_STANDS)
}

/// Decides whether a player other than the leader may ask for an explanation before the lead is faced (41B). Returns
/// whether the clause applies.
pub(crate) fn asks_before_lead(h: &mut Hearing<'_>, it: &ExplanationAsked) -> HearingResult<bool> {
    let dummy = h.table().contract().dummy();
    let who = Party::Seat(it.by);
    h.applies(&B, |h| {
        h.unless(&conditions::LEAD_FACED, it.lead_faced)?;
        h.unless(&LEADS, it.in_turn)?;
        if it.by == dummy {
            h.note_condition(&PRESUMED_DUMMY);
            return h.decide(MayNot(who, DecisionAct::AskExplanation));
        }
        h.note_condition_absent(&PRESUMED_DUMMY);
        h.decide(May(who, DecisionAct::AskExplanation))
    })
}

/// Hears the incident in which a player who was not to lead has put a card face down. Nobody has seen its face, and it
/// goes back (41A).
pub fn wrong_leader(h: &mut Hearing<'_>, it: &FaceDownLead) -> HearingResult {
    auction_card::face_down(h)?;
    h.hear_clause(&A, |h| {
        h.note_condition_absent(&TO_LEAD);
        h.decide(Must(Party::Seat(it.by), DecisionAct::Withdraw(it.by, it.card)))?;
        penalty_card::no_penalty(h, it.by, it.card)
    })?;
    leader_leads(h, h.table().contract().declarer.lho())
}

/// Decides that the proper leader leads (41A), unless he has already put a card face down.
pub(crate) fn leader_leads(h: &mut Hearing<'_>, leader: Seat) -> HearingResult {
    if h.table().opening_lead().face_down(leader).is_some() {
        return Ok(());
    }
    h.about(leader, None, |h| {
        h.hear_clause(&A, |h| {
            h.note_condition(&TO_LEAD);
            h.decide(Must(Party::Seat(leader), DecisionAct::OpeningLead))
        })
    })
}

/// Decides that a leader may not take back his face-down lead (41A).
pub fn stays(h: &mut Hearing<'_>, leader: Seat, card: PlayedCard) -> HearingResult {
    h.hear_clause(&A, |h| {
        h.note_condition(&TO_LEAD);
        h.decide(MayNot(Party::Seat(leader), DecisionAct::Withdraw(leader, card)))
    })
}

/// Decides that a face-down lead may be taken back, unless it has been faced (41A), and sends it back if the leader takes
/// it back.
pub(crate) fn face_down_lead_may_go_back(
    h: &mut Hearing<'_>,
    leader: Seat,
    card: PlayedCard,
    lead_faced: bool,
) -> HearingResult<bool> {
    let may = h.applies(&A, |h| {
        h.unless(&conditions::LEAD_FACED, lead_faced)?;
        h.decide(May(Party::Seat(leader), DecisionAct::Withdraw(leader, card)))
    })?;
    if may && retraction::withdraws(h, &A, leader, card, None)? {
        h.apply_for(&A, Effect::TakeBack(leader, card));
        leader_leads(h, leader)?;
    }
    Ok(may)
}
