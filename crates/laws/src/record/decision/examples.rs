//! Examples of decisions for every row, for the manual and for tests.

use crate::bridge::{Hand, Object, PlayedCard, Seat, Side, Suit};

use super::acts::ACTS;
use super::modality::MODALITIES;
use super::row::{DecisionRow, DecisionSlots};
use super::scores::SCORES;
use super::statuses::STATUSES;
use super::{Decision, Party};

impl Decision {
    /// The number of turns (values of `turn` in [`Decision::examples`]) after which every card has occurred with every
    /// hand, and every hand with every party.
    #[doc(hidden)]
    pub const TURNS: usize = 228;

    /// Returns a decision of each row, and each act in every modality. `turn` selects the values of the slots.
    #[doc(hidden)]
    pub fn examples(turn: usize) -> Vec<Decision> {
        let slots = slots(turn);
        let mut decisions: Vec<Decision> = made(STATUSES, slots).map(Decision::Is).collect();
        for act in made(ACTS, slots) {
            let who = slots.who.unwrap_or(Party::Everyone);
            decisions.extend(MODALITIES.iter().map(|modality| (modality.made)(who, act)));
        }
        let other = DecisionSlots { hand: None, unauthorised: !slots.unauthorised, ..slots };
        let scores =
            made(SCORES, slots).chain(made(SCORES, DecisionSlots { hand: slots.hand, ..other }));
        for decision in scores.chain(made(SCORES, other)) {
            if !decisions.contains(&decision) {
                decisions.push(decision);
            }
        }
        decisions
    }
}

fn made<T: Copy>(rows: &[&DecisionRow<T>], slots: DecisionSlots) -> impl Iterator<Item = T> {
    rows.iter().filter_map(move |row| row.form.fill_slots(slots))
}

fn slots(turn: usize) -> DecisionSlots {
    let mut everybody = Seat::ALL
        .map(Party::Seat)
        .into_iter()
        .chain(Side::ALL.map(Party::Side))
        .chain([Party::Everyone]);
    let exact = Hand::PACK.iter().map(PlayedCard::Exact);
    let small = Suit::ALL.map(PlayedCard::Small);
    let mut cards = exact.chain(small).chain([PlayedCard::Unrecorded]);
    DecisionSlots {
        who: everybody.nth(turn % 7),
        hand: Some(Seat::ALL[turn % 4]),
        object: cards.nth(turn % 57).map(Object::Card),
        cards: Some(Hand::PACK.iter().skip(turn % 50).take(1 + turn % 3).collect()),
        suit: Some(Suit::ALL[turn / 4 % 4]),
        side: Some(Side::ALL[turn % 2]),
        tricks: Some((turn % 14) as u8),
        unauthorised: turn.is_multiple_of(3),
    }
}
