//! Knowledge and scores: the rows, and the row of each decision.

use crate::bridge::Object;

use super::modality::{MAY, MAY_NOT, MUST, Modality};
use super::row::RowForm::{Knowledge, Side, Tricks};
use super::row::{DecisionRow, DecisionSlots, row, rows};
use super::{AdjustmentPower, CardKnowledge, Damage, Decision, DecisionAct, Party, Status};

rows! { SCORES of Decision;
    WITHDRAWN = row(
        "{card} of {hand} [{unauthorised!}un]authorised for {all}",
        Knowledge(|who, of, object, authorised| {
            Decision::Knows { who, of, object, what: CardKnowledge::Withdrawn, authorised }
        }),
        "Ciò che rivela {card of hand}, una volta ritirat{o/a}, [{unauthorised!}non ]è autorizzato per {all}.",
        "What {card of hand} tells, once withdrawn, is [{unauthorised!}un]authorised for {all}.",
    );
    SIGHT = row(
        "{card} sight of {hand} [{unauthorised!}un]authorised for {all}",
        Knowledge(|who, of, object, authorised| {
            Decision::Knows { who, of, object, what: CardKnowledge::Sight, authorised }
        }),
        "L'informazione data dalla vista di {card of hand} [{unauthorised!}non ]è autorizzata per {all}.",
        "Information from the sight of {card of hand} is [{unauthorised!}un]authorised for {all}.",
    );
    DUTY = row(
        "{card} duty of {hand} [{unauthorised!}un]authorised for {all}",
        Knowledge(|who, of, object, authorised| {
            Decision::Knows { who, of, object, what: CardKnowledge::Duty, authorised }
        }),
        "L'obbligo di giocare {card of hand} [{unauthorised!}non ]è autorizzato per {all}.",
        "The requirement to play {card of hand} is [{unauthorised!}un]authorised for {all}.",
    );
    ORIGIN = row(
        "{card} origin of {hand} [{unauthorised!}un]authorised for {all}",
        Knowledge(|who, of, object, authorised| {
            Decision::Knows { who, of, object, what: CardKnowledge::Origin, authorised }
        }),
        "Una volta giocat{o/a} {card of hand}, come sia diventat{o/a} carta penalizzata [{unauthorised!}non ]è autorizzato per {all}.",
        "Once {card of hand} has been played, how it became a penalty card is [{unauthorised!}un]authorised for {all}.",
    );
    ABSENCE = row(
        "{card} absence of {hand} [{unauthorised!}un]authorised for {all}",
        Knowledge(|who, of, object, authorised| {
            Decision::Knows { who, of, object, what: CardKnowledge::Absence, authorised }
        }),
        "Che {card of hand} fosse altrove, e dove, [{unauthorised!}non ]è autorizzato per {all}.",
        "That {card of hand} was elsewhere, and where, is [{unauthorised!}un]authorised for {all}.",
    );
    TRANSFERS = row(
        "tricks {tricks} to {side}[ for {hand} {card}]",
        Tricks(|tricks, to, revoke| Decision::Transfers { tricks, to, revoke }),
        "[per la renonce con {card of hand} ][{no trick!}nessuna presa passa][{one trick!}a fine gioco una presa passa]\
         [a fine gioco {more tricks} prese passano] a {side}.",
        "[for the revoke with {card of hand}[{some trick!},] ][{no trick!}no trick goes][{one trick!}after play one trick \
         goes][after play {more tricks} tricks go] over to {side}.",
    );
    GETS = row(
        "tricks left {tricks} to {side}",
        Tricks(|tricks, to, _| Decision::Gets { tricks, to }),
        "Delle prese rimaste [{no trick!}nessuna va][{one trick!}una va][{more tricks} vanno] a {side}.",
        "Of the tricks left [{no trick!}none goes][{one trick!}one goes][{more tricks} go] to {side}.",
    );
    MAY_ADJUST = row(
        "score may adjust for {side}",
        Side(|favour| Decision::Adjusts { power: AdjustmentPower::May, damage: Damage::Found, favour }),
        "L'Arbitro può assegnare un punteggio arbitrale a favore di {side}.",
        "The director may award an adjusted score in favour of {side}.",
    );
    SHALL_ADJUST = row(
        "score shall adjust for {side}",
        Side(|favour| Decision::Adjusts { power: AdjustmentPower::Shall, damage: Damage::Found, favour }),
        "L'Arbitro assegna un punteggio arbitrale a favore di {side}.",
        "The director awards an adjusted score in favour of {side}.",
    );
    MAY_ADJUST_IF_DAMAGED = row(
        "score may adjust if damaged for {side}",
        Side(|favour| Decision::Adjusts { power: AdjustmentPower::May, damage: Damage::Awaited, favour }),
        "Se a fine gioco c'è danno, l'Arbitro può assegnare un punteggio arbitrale a favore di {side}.",
        "If there is damage once play is over, the director may award an adjusted score in favour of {side}.",
    );
    SHALL_ADJUST_IF_DAMAGED = row(
        "score shall adjust if damaged for {side}",
        Side(|favour| Decision::Adjusts { power: AdjustmentPower::Shall, damage: Damage::Awaited, favour }),
        "Se a fine gioco c'è danno, l'Arbitro assegna un punteggio arbitrale a favore di {side}.",
        "If there is damage once play is over, the director awards an adjusted score in favour of {side}.",
    );
    ADJUST_ONLY = row(
        "score shall adjust only {side}",
        Side(|against| Decision::AdjustsOnly { damage: Damage::Found, against }),
        "L'Arbitro corregge soltanto il punteggio di {side}, a loro sfavore.",
        "The director adjusts the score of {side} alone, to their disadvantage.",
    );
    ADJUST_ONLY_IF_DAMAGED = row(
        "score shall adjust if damaged only {side}",
        Side(|against| Decision::AdjustsOnly { damage: Damage::Awaited, against }),
        "Se a fine gioco {side} ne hanno tratto vantaggio, l'Arbitro corregge soltanto il loro punteggio, a loro sfavore.",
        "If {side} have gained by it once play is over, the director adjusts their score alone, to their disadvantage.",
    );
}

/// A decision in terms of the tables.
pub(crate) enum DecisionEntry {
    Is(Status),
    Act(&'static Modality, Party, DecisionAct),
    /// A decision that has its own row.
    Row(&'static DecisionRow<Decision>, DecisionSlots),
}

impl CardKnowledge {
    const fn row(self) -> &'static DecisionRow<Decision> {
        match self {
            CardKnowledge::Withdrawn => &WITHDRAWN,
            CardKnowledge::Sight => &SIGHT,
            CardKnowledge::Duty => &DUTY,
            CardKnowledge::Origin => &ORIGIN,
            CardKnowledge::Absence => &ABSENCE,
        }
    }
}

impl Decision {
    pub(super) fn entry(self) -> DecisionEntry {
        match self {
            Decision::Is(status) => DecisionEntry::Is(status),
            Decision::Must(who, act) => DecisionEntry::Act(&MUST, who, act),
            Decision::May(who, act) => DecisionEntry::Act(&MAY, who, act),
            Decision::MayNot(who, act) => DecisionEntry::Act(&MAY_NOT, who, act),
            Decision::Knows { who, of, object, what, authorised } => {
                let slots = DecisionSlots::of_object(of, object);
                DecisionEntry::Row(
                    what.row(),
                    DecisionSlots { who: Some(who), unauthorised: !authorised, ..slots },
                )
            }
            Decision::Transfers { tricks, to, revoke } => {
                let (hand, card) = revoke.unzip();
                let (object, slots) = (card.map(Object::Card), DecisionSlots::of_side(to));
                DecisionEntry::Row(
                    &TRANSFERS,
                    DecisionSlots { tricks: Some(tricks), hand, object, ..slots },
                )
            }
            Decision::Gets { tricks, to } => DecisionEntry::Row(
                &GETS,
                DecisionSlots { tricks: Some(tricks), ..DecisionSlots::of_side(to) },
            ),
            Decision::Adjusts { power, damage, favour } => {
                let row = match (power, damage) {
                    (AdjustmentPower::May, Damage::Found) => &MAY_ADJUST,
                    (AdjustmentPower::May, Damage::Awaited) => &MAY_ADJUST_IF_DAMAGED,
                    (AdjustmentPower::Shall, Damage::Found) => &SHALL_ADJUST,
                    (AdjustmentPower::Shall, Damage::Awaited) => &SHALL_ADJUST_IF_DAMAGED,
                };
                DecisionEntry::Row(row, DecisionSlots::of_side(favour))
            }
            Decision::AdjustsOnly { damage, against } => {
                let row = match damage {
                    Damage::Found => &ADJUST_ONLY,
                    Damage::Awaited => &ADJUST_ONLY_IF_DAMAGED,
                };
                DecisionEntry::Row(row, DecisionSlots::of_side(against))
            }
        }
    }
}
