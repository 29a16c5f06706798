//! Law 45, paragraphs E, F and G: a fifth card, dummy's gestures, cards turned too early.

use super::findings::*;
use super::misplay;
use crate::laws::prelude::*;

pub(crate) static E1: Clause = Clause {
    number: ByEdition::always("45E1"),
    title: text("Quinta carta di un difensore", "Fifth card by a defender"),
    gist: always(
        "La quinta carta messa in una presa da un difensore diventa carta penalizzata, a meno che fosse intesa \
         come attacco: allora valgono gli Articoli 53 o 56.",
        "A fifth card put to a trick by a defender becomes a penalty card, unless it was meant as a lead: then \
         Law 53 or 56 applies.",
    ),
    asks: &[&VISIBLE, &MEANT_AS_LEAD],
    see: &["50B", "53A", "56"],
};
pub(crate) static E2: Clause = Clause {
    number: ByEdition::always("45E2"),
    title: text("Quinta carta del dichiarante", "Fifth card by declarer"),
    gist: always(
        "La quinta carta messa in una presa dal dichiarante, dalla mano o dal morto, torna nella mano senza altra \
         rettifica, a meno che fosse intesa come attacco: allora vale l'Articolo 55.",
        "A fifth card put to a trick by declarer, from either hand, goes back without further rectification, \
         unless it was meant as a lead: then Law 55 applies.",
    ),
    asks: &[&MEANT_AS_LEAD],
    see: &["48A", "55A"],
};

/// Decides whether another card of a player who has already played is a fifth card of the trick (45E). Any other card
/// is heard as a lead out of turn.
pub(crate) fn extra_card(h: &mut Hearing<'_>, it: &ExtraCard) -> HearingResult<bool> {
    let fifth = fifth_card(h, it.by, it.card, it.instead_of)?;
    if !fifth {
        lead_out_of_turn(h, &it.as_lead)?;
    }
    Ok(fifth)
}

/// Decides whether a second card of a hand in one trick is a fifth card, not a lead to the next trick (45E).
/// `instead_of` is the first card, if the player wants to replace it.
pub(crate) fn fifth_card(
    h: &mut Hearing<'_>,
    by: Seat,
    card: PlayedCard,
    instead_of: Option<PlayedCard>,
) -> HearingResult<bool> {
    let defends = h.table().contract().is_defender(by);
    let meant_as_lead = instead_of.map(|_| false);
    let defenders = h.applies(&E1, |h| {
        h.given_that(&conditions::DEFENDS, defends)?;
        h.exclude(&MEANT_AS_LEAD, meant_as_lead)?;
        h.decide(Is(FifthCard(by, card)))
    })?;
    if defenders {
        let how = if instead_of.is_some() { Exposure::OnPurpose } else { Exposure::Unknown };
        penalty_card::penalty(h, by, card, how)?;
        return Ok(true);
    }
    let declarers = h.applies(&E2, |h| {
        h.given_that(&conditions::DECLARING_SIDE, !defends)?;
        h.exclude(&MEANT_AS_LEAD, meant_as_lead)?;
        h.decide(Is(FifthCard(by, card)))?;
        h.decide(Must(Party::Seat(by), DecisionAct::Withdraw(by, card)))
    })?;
    if declarers {
        declarer_exposure::withdrawn(h, by, card)?;
    }
    Ok(declarers)
}

/// Hears 45E1 for a second card that a defender who has already played to the trick holds without putting it down.
pub(super) fn defenders_fifth_card_held(
    h: &mut Hearing<'_>,
    it: &ExtraCard,
    saw: Option<bool>,
) -> HearingResult {
    let lead = h.clause(&E1, |h| {
        h.require(&VISIBLE, saw)?;
        let lead = h.establish(&MEANT_AS_LEAD, None)?;
        if !lead {
            h.decide(Is(FifthCard(it.by, it.card)))?;
        }
        Ok(lead)
    })?;
    match lead {
        None => super::not_on_table(h, NotPlayed(it.by, it.card)),
        Some(true) => lead_out_of_turn(h, &it.as_lead),
        Some(false) => penalty_card::penalty(h, it.by, it.card, Exposure::OnPurpose),
    }
}

pub static F: Clause = Clause {
    number: ByEdition::always("45F"),
    title: text("Il morto indica una carta", "Dummy indicates a card"),
    gist: always(
        "Il morto non tocca né indica carte senza che gli sia chiesto, se non per sistemarle. Se lo fa si chiama \
         l'Arbitro e il gioco continua; alla fine l'Arbitro corregge il punteggio se il morto ha suggerito una \
         giocata che ha danneggiato i difensori.",
        "Dummy touches or indicates no card unbidden, except to arrange them. If he does, the director is called \
         and play goes on; at the end the director adjusts the score if dummy suggested a play that damaged the defenders.",
    ),
    asks: &[&ARRANGING, &SUGGESTED, &DAMAGED],
    see: &["45C3"],
};
pub static G: Clause = Clause {
    number: ByEdition::always("45G"),
    title: text("Copertura delle carte", "Turning the cards"),
    gist: always(
        "Nessuno dovrebbe coprire la sua carta prima che tutti e quattro abbiano giocato nella presa.",
        "No player should turn his card face down before all four have played to the trick.",
    ),
    asks: &[],
    see: &[],
};

/// Hears the incident in which dummy touches or indicates a card (45F) or puts one out (45D). The gesture does not play
/// the card.
pub(crate) fn dummy_indicates(h: &mut Hearing<'_>, it: &Indication) -> HearingResult {
    if it.designated != Some(it.card) && !it.later.have_both_played_on() {
        super::not_called(h, it.by, it.card)?;
    }
    if it.how == IndicationManner::Put {
        return misplay::put_in_turn(h, it);
    }
    let only = h.table().is_only_legal(it.by, it.card);
    h.hear_clause(&F, |h| {
        h.note_condition_absent(&INSTRUCTED);
        if it.how == IndicationManner::Touched {
            h.exclude(&ARRANGING, None)?;
        }
        h.decide(Is(Breach(it.by)))?;
        h.decide(Must(Party::Everyone, DecisionAct::CallDirector))?;
        h.decide(Is(PlayContinues))?;
        if only || !h.establish(&SUGGESTED, None)? {
            return Ok(());
        }
        let favour = it.by.side().opponents();
        let damage = damage(h);
        if damage == Damage::Awaited || h.establish(&DAMAGED, None)? {
            h.decide(Adjusts { power: AdjustmentPower::Shall, damage, favour })?;
        }
        Ok(())
    })
}

/// Shows that 45F does not apply, because dummy put out a card after declarer had called one.
pub(super) fn dummy_was_told(h: &mut Hearing<'_>, dummy: Seat) -> HearingResult {
    h.about(dummy, None, |h| h.show_rejected_because(&F, &INSTRUCTED))
}

/// Hears the incident in which a player turns his card face down too early (45G).
pub(crate) fn card_turned(h: &mut Hearing<'_>, it: &CardTurned) -> HearingResult {
    h.hear_clause(&G, |h| {
        h.unless(&ALL_PLAYED, it.all_played)?;
        h.decide(Is(Breach(it.by)))?;
        h.decide(Is(PlayContinues))
    })
}
