//! Law 47: retraction of a played card. A played card goes back only under the paragraphs of this Law.

mod asked_back;

mod cancelled;

mod findings;

mod misinformed;

mod misled;

use super::prelude::*;

use findings::*;

pub use asked_back::retraction;
pub(crate) use cancelled::{
    followed_barred_lead, lead_cancelled, opening_lead_void, play_cancelled,
};
pub use findings::{MISLED, WITHDRAWS};
pub(crate) use misinformed::misexplanation;
pub(crate) use misled::{followed_no_card, never_his_turn, told_his_turn};

pub(crate) static LAW: Law = Law {
    number: ByEdition::always(47),
    title: text("Ritiro di una carta giocata", "Retraction of a card played"),
    clauses: &[&A, &B, &C, &D, &E1, &E2A, &E2B, &F1, &F2],
    facts: &[&MISLED, &INFLUENCED, &WITHDRAWS],
    points: &[],
};

static A: Clause = Clause {
    number: ByEdition::always("47A"),
    title: text("Nel corso di una rettifica", "In the course of a rectification"),
    gist: always(
        "Una carta giocata si ritira quando lo richiede la rettifica di un'irregolarità; quella di un difensore \
         può diventare carta penalizzata.",
        "A played card goes back when the rectification of an irregularity requires it; a defender's may become a \
         penalty card.",
    ),
    asks: &[],
    see: &["49", "50B"],
};
static B: Clause = Clause {
    number: ByEdition::always("47B"),
    title: text("Per correggere una giocata illegale", "To correct an illegal play"),
    gist: always(
        "Una carta giocata si può ritirare per correggere una giocata illegale; quella di un difensore diventa \
         di norma carta penalizzata. Per le giocate simultanee vale l'Articolo 58.",
        "A played card may go back to correct an illegal play; a defender's normally becomes a penalty card. For \
         simultaneous plays see Law 58.",
    ),
    asks: &[],
    see: &["49", "57C2", "58A"],
};
static C: Clause = Clause {
    number: ByEdition::always("47C"),
    title: text(
        "Per cambiare una designazione involontaria",
        "To change an unintended designation",
    ),
    gist: ByEdition::from(Y2007, text(
        "Dopo un cambio di designazione permesso da 45C4(b) la prima carta torna nella mano senza altra rettifica.",
        "After a change of designation that 45C4(b) allows the first card goes back without further rectification.",
    )).then(Y2017, text(
        "Dopo un cambio permesso da 45C4(b) la carta chiamata dal dichiarante torna nel morto senza altra rettifica.",
        "After a change that 45C4(b) allows the card that declarer called goes back to dummy without further \
         rectification.",
    )),
    asks: &[],
    see: &["45C4(b)"],
};
static D: Clause = Clause {
    number: ByEdition::always("47D"),
    title: text("Dopo il cambio di giocata di un avversario", "After an opponent's change of play"),
    gist: always(
        "Chi ha giocato dopo un avversario che poi cambia la sua carta può riprendere la propria senza altra \
         rettifica. Vale solo per carte giocate in rotazione.",
        "A player who played after an opponent who then changes his card may take his own back without further \
         rectification. It holds only for cards played in rotation.",
    ),
    asks: &[&WITHDRAWS],
    see: &["16D1", "62C1"],
};
static E1: Clause = Clause {
    number: ByEdition::always("47E1"),
    title: text(
        "Fuori turno per indicazione di un avversario",
        "Out of turn at an opponent's word",
    ),
    gist: ByEdition::from(Y2007, text(
        "Chi attacca o gioca fuori turno perché un avversario gli ha detto che toccava a lui può ritirare la carta \
         senza altra rettifica, e la sua giocata non può essere accettata.",
        "A player who leads or plays out of turn because an opponent told him it was his turn may take the card \
         back without further rectification, and his play cannot be accepted.",
    )).then(Y2017, text(
        "Chi attacca o gioca fuori turno perché un avversario gli ha detto che toccava a lui ritira la carta senza \
         altra rettifica: la sua giocata non può essere accettata, e non consuma una renonce.",
        "A player who leads or plays out of turn because an opponent told him it was his turn takes the card back \
         without further rectification: his play cannot be accepted, and establishes no revoke.",
    )),
    asks: &[&MISLED],
    see: &["16D1", "53A"],
};
static E2A: Clause = Clause {
    number: ByEdition::always("47E2(a)"),
    title: text("Carta giocata per una spiegazione errata", "A card played on a wrong explanation"),
    gist: ByEdition::from(Y2007, text(
        "Chi ha giocato per una spiegazione errata degli avversari può riprendere la carta, senza altra rettifica, \
         se nessuno ha giocato dopo nella presa; l'attacco iniziale, se il morto non ha ancora scoperto carte.",
        "A player who played on an opponent's wrong explanation may take the card back, without further \
         rectification, if nobody has played to the trick since; the opening lead, if dummy has faced no card.",
    )).then(Y2017, text(
        "Chi ha giocato per una spiegazione errata degli avversari può riprendere la carta, senza altra rettifica, \
         se nessuno ha giocato dopo, in quella presa o nella successiva; l'attacco iniziale, se il morto non ha \
         ancora scoperto carte.",
        "A player who played on an opponent's wrong explanation may take the card back, without further \
         rectification, if nobody has played since, to that trick or the next; the opening lead, if dummy has faced \
         no card.",
    )),
    asks: &[&INFLUENCED, &WITHDRAWS],
    see: &["21B1", "47E2(b)"],
};
static E2B: Clause = Clause {
    number: ByEdition::always("47E2(b)"),
    title: text(
        "Spiegazione errata: troppo tardi per ritirare",
        "A wrong explanation: too late to take back",
    ),
    gist: always(
        "Quando è troppo tardi per riprendere la carta l'Arbitro può assegnare un punteggio arbitrale.",
        "When it is too late to take the card back the director may award an adjusted score.",
    ),
    asks: &[&INFLUENCED],
    see: &["47E2(a)"],
};
static F1: Clause = Clause {
    number: ByEdition::always("47F1"),
    title: text(
        "Altri ritiri: dopo l'attacco del giocatore giusto",
        "Other retractions: after the proper lead",
    ),
    gist: ByEdition::from(Y2007, text(
        "Una carta si può ritirare quando lo prevede 53C: chi doveva attaccare attacca dopo l'attacco irregolare.",
        "A card may go back as 53C provides: the proper leader leads after the irregular lead.",
    )).then(Y2017, text(
        "Una carta si può ritirare quando lo prevede 53B: chi doveva attaccare attacca dopo l'attacco irregolare.",
        "A card may go back as 53B provides: the proper leader leads after the irregular lead.",
    )),
    asks: &[],
    see: &["53C"],
};
static F2: Clause = Clause {
    number: ByEdition::always("47F2"),
    title: text("In ogni altro caso la carta resta", "In every other case the card stays"),
    gist: always(
        "Fuori dei casi di quest'Articolo una carta giocata non si ritira.",
        "Except as this Law provides, a card once played may not be withdrawn.",
    ),
    asks: &[],
    see: &["47D"],
};

/// Decides that a card must or may go back, under a paragraph whose condition is met.
fn back(
    h: &mut Hearing<'_>,
    (law, holds): (&'static Clause, &'static Condition),
    power: fn(Party, DecisionAct) -> Decision,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    let player = Party::Seat(player_of(h, hand));
    h.hear_clause(law, |h| {
        h.note_condition(holds);
        h.decide(power(player, DecisionAct::Withdraw(hand, card)))
    })
}

/// Decides that a card goes back because the rectification of `law` requires it (47A).
pub fn goes_back(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    required_back(h, law, hand, card)?;
    defender_exposure::withdrawn(h, hand, card)
}

/// Decides that a card goes back because the rectification of `law` requires it (47A), without the consequences of an
/// exposed card.
pub(crate) fn required_back(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    let player = Party::Seat(player_of(h, hand));
    h.about(hand, Some(card), |h| {
        h.hear_clause(law, |h| h.decide(Must(player, DecisionAct::Withdraw(hand, card))))
    })?;
    h.show_applied(&A, &RECTIFIES)
}

/// Decides that a card of the offending side goes back because the rectification of `law` requires it. A defender's
/// card becomes a penalty card.
pub(crate) fn offenders_goes_back(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    (hand, card): (Seat, PlayedCard),
    fault: WithdrawalFault,
) -> HearingResult {
    goes_back(h, law, hand, card)?;
    if h.table().contract().is_defender(hand) {
        return penalty_card::penalty(h, hand, card, Exposure::OnPurpose);
    }
    told_by_declarers(h, hand, card, fault)
}

/// Decides who may use the information from a card of the declaring side that goes back. A card of dummy that goes back
/// by the side's own fault gives no information, because all players see it.
pub(crate) fn told_by_declarers(
    h: &mut Hearing<'_>,
    hand: Seat,
    card: PlayedCard,
    fault: WithdrawalFault,
) -> HearingResult {
    let seen = fault == WithdrawalFault::Own && hand == h.table().contract().dummy();
    if seen { Ok(()) } else { information::withdrawn(h, hand, card, fault) }
}

/// Decides that an illegal play has to be corrected (47B). A defender's card counts as exposed.
pub(crate) fn is_corrected(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> HearingResult {
    must_be_corrected(h, hand, card)?;
    if h.table().contract().is_defender(hand) {
        defender_exposure::exposed(h, hand, card, Some(true), Exposure::OnPurpose)?;
        return Ok(());
    }
    declarer_exposure::withdrawn(h, hand, card)
}

/// Decides that an illegal play has to be corrected (47B), without the consequences of an exposed card.
pub(crate) fn must_be_corrected(
    h: &mut Hearing<'_>,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    back(h, (&B, &ILLEGAL), Must, hand, card)
}

/// Decides that an illegal play of declarer may be corrected (47B).
pub(crate) fn may_be_corrected(h: &mut Hearing<'_>, hand: Seat, card: PlayedCard) -> HearingResult {
    back(h, (&B, &ILLEGAL), May, hand, card)?;
    told_by_declarers(h, hand, card, WithdrawalFault::Own)
}

/// Shows that the card first designated may go back after a change of designation (47C).
pub(crate) fn designation_changed(h: &mut Hearing<'_>) -> HearingResult {
    h.show_applied(&C, &CHANGED_DESIGNATION)
}

/// Shows that a designation stands although the player wants to change it.
pub(crate) fn designation_stands(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&C, &CHANGED_DESIGNATION)
}

/// Decides whether 47D applies to a card played after an opponent's changed card: only if it was played in rotation. If
/// so, the player may or must take it back, as `power` says.
pub(crate) fn changed_by_opponent(
    h: &mut Hearing<'_>,
    hand: Seat,
    card: PlayedCard,
    in_rotation: bool,
    power: fn(Party, DecisionAct) -> Decision,
) -> HearingResult<bool> {
    let player = player_of(h, hand);
    h.about(player, Some(card), |h| {
        h.applies(&D, |h| {
            h.given_that(&IN_ROTATION, in_rotation)?;
            h.decide(power(Party::Seat(player), DecisionAct::Withdraw(hand, card)))
        })
    })
}

/// Shows that 47D lets a card go back, because it was played in rotation after an opponent's card that goes back.
pub(crate) fn follows_changed_play(
    h: &mut Hearing<'_>,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    h.about(player_of(h, hand), Some(card), |h| h.show_applied(&D, &IN_ROTATION))
}

/// Returns whether a player who may take a card back chooses to do so; `None` if the record does not show his choice. A
/// request for the card counts as a choice to take it back.
fn chosen(h: &Hearing<'_>, player: Seat, hand: Seat, card: PlayedCard) -> Option<bool> {
    let asked = h.what_followed().taken_back(player, hand, card).map(|_| true);
    let choice = || h.what_followed().chosen(player, &[Choice::Withdraw, Choice::Keep]);
    asked.or_else(|| choice().map(|(_, option)| option == 0))
}

/// Establishes whether a player takes back a card that he played in rotation after an opponent's card that goes back
/// (47D), as `law` lets him do. `stands` says whether later plays show that the card stays.
pub(crate) fn changes_too(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    hand: Seat,
    card: PlayedCard,
    stands: Option<bool>,
) -> HearingResult<bool> {
    follows_changed_play(h, hand, card)?;
    withdraws(h, law, hand, card, stands)
}

/// Establishes whether a player whom `law` lets take a card back does so. `stands` says whether later plays show that
/// the card stays.
pub(crate) fn withdraws(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    hand: Seat,
    card: PlayedCard,
    stands: Option<bool>,
) -> HearingResult<bool> {
    let player = player_of(h, hand);
    let chosen = chosen(h, player, hand, card).or(stands.map(|stands| !stands));
    let withdraws = h.about(player, Some(card), |h| {
        h.clause(law, |h| h.whether(&WITHDRAWS, player, card, chosen))
    })?;
    if withdraws == Some(false) {
        information::kept(h, hand, card)?;
    }
    Ok(withdraws == Some(true))
}

/// Shows that a card other than the proper lead followed the irregular lead.
pub(crate) fn proper_lead_missing(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected(&F1, &PROPER_LEAD)
}

/// Decides that a player may take a card back under `law`.
pub(crate) fn may_go_back(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    let player = player_of(h, hand);
    h.about(player, Some(card), |h| {
        h.hear_clause(law, |h| {
            h.decide(May(Party::Seat(player), DecisionAct::Withdraw(hand, card)))
        })
    })
}

/// Shows that cards may go back because the proper leader has led after an irregular lead (47F1).
pub(crate) fn after_proper_lead(h: &mut Hearing<'_>) -> HearingResult {
    h.show_applied(&F1, &PROPER_LEAD)
}

/// Decides that a card stays: its player may not take it back or replace it (47F2).
pub fn stays(h: &mut Hearing<'_>, by: Seat, may_not: DecisionAct) -> HearingResult {
    h.hear_clause(&F2, |h| {
        h.note_condition_absent(&ALLOWED);
        h.decide(MayNot(Party::Seat(by), may_not))
    })
}

/// Shows that 47F2 does not apply, because another paragraph lets the card go back.
fn goes_back_elsewhere(h: &mut Hearing<'_>) -> HearingResult {
    h.show_rejected_because(&F2, &ALLOWED)
}

/// Rules on a card that goes back: decides, according to `fault`, who may use the information from it, and plays the
/// card that replaces it if the record states that card.
pub fn taken_back(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    (hand, card): (Seat, PlayedCard),
    fault: WithdrawalFault,
) -> HearingResult {
    is_no_penalty(h, law, hand, card)?;
    information::withdrawn(h, hand, card, fault)?;
    plays_instead(h, law, hand, card);
    Ok(())
}

/// Decides that a card that its player takes back by a right of his own is no penalty card, if he defends.
fn is_no_penalty(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    hand: Seat,
    card: PlayedCard,
) -> HearingResult {
    if h.table().contract().is_defender(hand) {
        h.clause(law, |h| penalty_card::no_penalty(h, hand, card))?;
    }
    Ok(())
}

/// Plays the card with which a player replaces a card that goes back, if the record states it.
pub(crate) fn plays_instead(
    h: &mut Hearing<'_>,
    law: &'static Clause,
    hand: Seat,
    card: PlayedCard,
) {
    let player = player_of(h, hand);
    let Some((at, Some(card))) = h.what_followed().taken_back(player, hand, card) else { return };
    // A card that had to go back itself has been ruled on.
    if !h.table().lacks(hand, card) && !h.goes_back(hand, card) {
        h.apply_for(law, Effect::Play { at, hand, card });
    }
}
