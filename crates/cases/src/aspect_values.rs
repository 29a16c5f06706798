//! The values that aspects may have, in the notation of case files, for messages and for the manual.

use arbitro_laws::bridge::Seat;
use arbitro_laws::bridge::endgame::TrickRange;
use arbitro_laws::record::words::Named;
use arbitro_laws::ruling::outcome::CardFate;
use arbitro_laws::ruling::{CardKnowledge, Decision, DecisionAct, Subject};
use arbitro_laws::table::NextTurn;

use crate::aspect::{Aspect, AspectKind, AspectPoint, AspectValue, MatterValue};
use crate::keys::TRICKS;

/// The values of a matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatterValues {
    /// The values, with North for each player.
    pub codes: Vec<String>,
    /// True if the values are only some of many.
    pub are_examples: bool,
}

impl MatterValues {
    /// Returns the values of a matter.
    pub fn of(kind: AspectKind) -> MatterValues {
        let decisions = || {
            let all = Decision::examples(0).into_iter();
            all.filter(|decision| {
                let object = decision.card_of_hand().map(|(_, card)| card.into());
                let of = Subject { who: Some(Seat::North), object };
                Aspect { kinds: vec![kind], of }.is_on(kind, decision)
            })
        };
        let one = |decision| AspectPoint::Decisions(vec![decision]);
        let none = AspectPoint::Decisions(Vec::new());
        let (points, are_examples): (Vec<AspectPoint>, bool) = match kind {
            AspectKind::Fate => {
                (CardFate::ALL.iter().map(|fate| AspectPoint::Fate(*fate)).collect(), false)
            }
            AspectKind::Turn => {
                let of_north = [NextTurn::Lead, NextTurn::Play, NextTurn::FaceLead];
                let turns = of_north.map(|next| next(Seat::North)).into_iter();
                (turns.chain([NextTurn::Over]).map(AspectPoint::Turn).collect(), false)
            }
            AspectKind::Breach | AspectKind::Score | AspectKind::Claim => {
                (decisions().map(one).chain([none]).collect(), false)
            }
            AspectKind::Information => {
                let is_of_withdrawn = |decision: &Decision| {
                    matches!(decision, Decision::Knows { what: CardKnowledge::Withdrawn, .. })
                };
                (decisions().filter(is_of_withdrawn).map(one).collect(), true)
            }
            AspectKind::Duty => {
                let is_common = |decision: &Decision| {
                    use DecisionAct::{FollowSuit, LeadSuit, PlayHighest};
                    match decision {
                        Decision::Must(_, act) => matches!(act, FollowSuit(..) | PlayHighest(..)),
                        Decision::MayNot(_, act) => matches!(act, LeadSuit(..)),
                        _ => false,
                    }
                };
                (decisions().filter(is_common).map(one).chain([none]).collect(), true)
            }
            AspectKind::Choices => {
                let is_common = |decision: &Decision| {
                    use DecisionAct::{Accept, SpreadHand, Withdraw};
                    matches!(decision, Decision::May(_, Accept(..) | SpreadHand | Withdraw(..)))
                };
                (decisions().filter(is_common).map(one).chain([none]).collect(), true)
            }
            AspectKind::Tricks => {
                let exactly = |tricks| TrickRange { least: tricks, most: tricks };
                let shared = AspectPoint::Shared([exactly(3), exactly(2)]);
                let transferred = [[1, 0], [0, 0]].map(AspectPoint::Transferred);
                (transferred.into_iter().chain([shared]).collect(), true)
            }
            AspectKind::Clause => (vec![AspectPoint::Clause("45C4(b)")], true),
        };
        let code = |point| AspectValue(vec![MatterValue::Always(point)]).to_string();
        MatterValues { codes: points.into_iter().map(code).collect(), are_examples }
    }
}

/// Returns whether a value has a number of tricks that a side cannot make.
pub(crate) fn has_too_many_tricks(value: &AspectValue) -> bool {
    let is_beyond = |least: [u8; 2]| least[0].saturating_add(least[1]) > TRICKS;
    let is_too_many = |point: &AspectPoint| match point {
        AspectPoint::Transferred(tricks) => is_beyond(*tricks),
        AspectPoint::Shared(tricks) => is_beyond(tricks.map(|tricks| tricks.least)),
        _ => false,
    };
    value.0.iter().any(|value| match value {
        MatterValue::Always(point) => is_too_many(point),
        MatterValue::Chosen { points, .. } => points.iter().any(|(_, point)| is_too_many(point)),
    })
}
