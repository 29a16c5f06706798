//! A row of the tables: one decision, or one act that may be required, allowed or forbidden, with all its
//! properties.

use crate::bridge::{Card, Hand, Object, PlayedCard, Seat, Side, Suit, SuitMap};
use crate::record::text::{Text, text};

use super::Party;

/// The row of a decision or act. [`super::wording`] describes the slots of its templates.
pub(crate) struct DecisionRow<T: Copy + 'static> {
    /// The template of its code in case files.
    pub code: &'static str,
    /// The template of its sentence in a ruling.
    pub sentence: Text,
    /// The function that makes the value from the slots.
    pub form: RowForm<T>,
    pub about: RowSubject,
    /// Whether a later act may change the decision.
    pub transient: bool,
    /// The rows that contradict this row if all slots are equal. One of two contradicting rows lists the other.
    pub excludes: &'static [&'static DecisionRow<T>],
    /// The rows that this row implies, with the same slots.
    pub implies: &'static [&'static DecisionRow<T>],
}

/// The subject of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RowSubject {
    /// No hand: the director, the score, a number of tricks, the calls, an act of one player towards another.
    Nothing,
    /// The play of a hand.
    Hand,
    /// The status of a card of a hand.
    Card,
}

/// The parts from which the value is made.
#[derive(Clone, Copy)]
pub(crate) enum RowForm<T> {
    Plain(T),
    Hand(fn(Seat) -> T),
    Card(fn(Seat, PlayedCard) -> T),
    Exact(fn(Seat, Card) -> T),
    Cards(fn(Seat, Hand) -> T),
    Suit(fn(Seat, Suit) -> T),
    Side(fn(Side) -> T),
    Knowledge(fn(Party, Seat, Object, bool) -> T),
    Tricks(fn(u8, Side, Option<(Seat, PlayedCard)>) -> T),
    Count(fn(Seat, u8) -> T),
}

/// The values of the slots of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DecisionSlots {
    pub who: Option<Party>,
    pub hand: Option<Seat>,
    pub object: Option<Object>,
    pub cards: Option<Hand>,
    pub suit: Option<Suit>,
    pub side: Option<Side>,
    pub tricks: Option<u8>,
    pub unauthorised: bool,
}

/// Returns a row with its code, its form, and its sentence in Italian and English.
pub const fn row<T: Copy>(
    code: &'static str,
    form: RowForm<T>,
    it: &'static str,
    en: &'static str,
) -> DecisionRow<T> {
    let about = match form {
        RowForm::Plain(_) | RowForm::Side(_) | RowForm::Tricks(_) | RowForm::Count(_) => {
            RowSubject::Nothing
        }
        RowForm::Hand(_) | RowForm::Exact(_) | RowForm::Cards(_) | RowForm::Suit(_) => {
            RowSubject::Hand
        }
        RowForm::Card(_) | RowForm::Knowledge(_) => RowSubject::Card,
    };
    let (against, implies): (&[&DecisionRow<T>], &[&DecisionRow<T>]) = (&[], &[]);
    DecisionRow {
        code,
        sentence: text(it, en),
        form,
        about,
        transient: false,
        excludes: against,
        implies,
    }
}

impl<T: Copy> DecisionRow<T> {
    pub const fn about(self, about: RowSubject) -> DecisionRow<T> {
        DecisionRow { about, ..self }
    }

    pub(crate) const fn transient(self) -> DecisionRow<T> {
        DecisionRow { transient: true, ..self }
    }

    pub(crate) const fn excluding(
        self,
        against: &'static [&'static DecisionRow<T>],
    ) -> DecisionRow<T> {
        DecisionRow { excludes: against, ..self }
    }

    pub const fn implies(self, implies: &'static [&'static DecisionRow<T>]) -> DecisionRow<T> {
        DecisionRow { implies, ..self }
    }

    pub(crate) fn excludes_row(&self, other: &DecisionRow<T>) -> bool {
        is_among(other, self.excludes) || is_among(self, other.excludes)
    }

    pub(crate) fn implies_row(&self, other: &DecisionRow<T>) -> bool {
        is_among(other, self.implies)
    }
}

fn is_among<T: Copy>(row: &DecisionRow<T>, rows: &[&DecisionRow<T>]) -> bool {
    rows.iter().any(|other| std::ptr::eq(*other, row))
}

impl<T: Copy> RowForm<T> {
    /// Returns the value made from the slots; `None` if a slot that the form needs is empty, or if a card, or
    /// an exact card, is needed and the object is none.
    pub(crate) fn fill_slots(&self, slots: DecisionSlots) -> Option<T> {
        let DecisionSlots { who, hand, object, cards, suit, side, tricks, unauthorised } = slots;
        let card = slots.card();
        Some(match self {
            RowForm::Plain(it) => *it,
            RowForm::Hand(it) => it(hand?),
            RowForm::Card(it) => it(hand?, card?),
            RowForm::Exact(it) => it(hand?, card?.card()?),
            RowForm::Cards(it) => it(hand?, cards?),
            RowForm::Suit(it) => it(hand?, suit?),
            RowForm::Side(it) => it(side?),
            RowForm::Knowledge(it) => it(who?, hand?, object?, !unauthorised),
            RowForm::Tricks(it) => it(tricks?, side?, hand.zip(card)),
            RowForm::Count(it) => it(hand?, tricks?),
        })
    }
}

impl DecisionSlots {
    pub fn of_hand(hand: Seat) -> DecisionSlots {
        DecisionSlots { hand: Some(hand), ..DecisionSlots::default() }
    }

    pub fn of_card(hand: Seat, card: PlayedCard) -> DecisionSlots {
        DecisionSlots::of_object(hand, card.into())
    }

    pub fn of_object(hand: Seat, object: Object) -> DecisionSlots {
        DecisionSlots { object: Some(object), ..DecisionSlots::of_hand(hand) }
    }

    /// Returns the object, if it is a card.
    pub fn card(&self) -> Option<PlayedCard> {
        self.object.and_then(Object::card)
    }

    pub fn of_cards(hand: Seat, cards: Hand) -> DecisionSlots {
        DecisionSlots { cards: Some(cards), ..DecisionSlots::of_hand(hand) }
    }

    pub fn of_suit(hand: Seat, suit: Suit) -> DecisionSlots {
        DecisionSlots { suit: Some(suit), ..DecisionSlots::of_hand(hand) }
    }

    pub(crate) fn of_side(side: Side) -> DecisionSlots {
        DecisionSlots { side: Some(side), ..DecisionSlots::default() }
    }

    /// Returns the slots with the seats, sides and suits replaced.
    pub fn mapped(
        self,
        seat: &impl Fn(Seat) -> Seat,
        side: &impl Fn(Side) -> Side,
        suits: SuitMap,
    ) -> DecisionSlots {
        DecisionSlots {
            who: self.who.map(|who| who.mapped(seat, side)),
            hand: self.hand.map(seat),
            object: self.object.map(|object| object.mapped(suits)),
            cards: self.cards.map(|cards| cards.mapped(suits)),
            suit: self.suit.map(|suit| suits.suit(suit)),
            side: self.side.map(side),
            ..self
        }
    }
}

/// Defines named rows, and a list of all of them.
macro_rules! rows {
    ($list:ident of $of:ty; $($name:ident = $row:expr;)+) => {
        $(static $name: DecisionRow<$of> = $row;)+
        pub(super) static $list: &[&DecisionRow<$of>] = &[$(&$name),+];
    };
}
pub(super) use rows;
