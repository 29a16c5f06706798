//! A row of the table: one decision, or one act that may be required, allowed or forbidden, with everything that is
//! said of it.

use crate::bridge::{Card, Hand, PlayedCard, Seat, Side, Suit, SuitMap};
use crate::record::text::{Text, text};

use super::Who;

/// One decision as it is written, said and weighed against others. The slots of its templates are those of
/// [`super::wording`].
pub struct Row<T: Copy + 'static> {
    /// How case files write it.
    pub code: &'static str,
    /// How a ruling says it.
    pub sentence: Text,
    /// How it is made of what is in the slots.
    pub form: Form<T>,
    pub about: About,
    /// Whether what is done next may change it.
    pub passing: bool,
    /// What cannot stand beside it, of the same hand and card. Said in one of the two rows, it holds both ways.
    pub against: &'static [&'static Row<T>],
    /// What it says too, of the same hand and card.
    pub implies: &'static [&'static Row<T>],
}

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// No hand: the director, the score, the calls, what a player does to another.
    Nothing,
    /// What a hand plays.
    Hand,
    /// How one of its cards stands.
    Card,
}

/// What a decision is made of.
#[derive(Clone, Copy)]
pub enum Form<T> {
    Plain(T),
    Hand(fn(Seat) -> T),
    Card(fn(Seat, PlayedCard) -> T),
    Exact(fn(Seat, Card) -> T),
    Cards(fn(Seat, Hand) -> T),
    Suit(fn(Seat, Suit) -> T),
    Side(fn(Side) -> T),
    Knowledge(fn(Who, Seat, PlayedCard, bool) -> T),
    Tricks(fn(u8, Side, Option<(Seat, PlayedCard)>) -> T),
    Count(fn(Seat, u8) -> T),
}

/// What is in the slots of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slots {
    pub who: Option<Who>,
    pub hand: Option<Seat>,
    pub card: Option<PlayedCard>,
    pub cards: Option<Hand>,
    pub suit: Option<Suit>,
    pub side: Option<Side>,
    pub tricks: Option<u8>,
    pub unauthorised: bool,
}

/// A row with its code, its form, and its sentence in Italian and English.
pub const fn row<T: Copy>(
    code: &'static str,
    form: Form<T>,
    it: &'static str,
    en: &'static str,
) -> Row<T> {
    let about = match form {
        Form::Plain(_) | Form::Side(_) | Form::Tricks(_) | Form::Count(_) => About::Nothing,
        Form::Hand(_) | Form::Exact(_) | Form::Cards(_) | Form::Suit(_) => About::Hand,
        Form::Card(_) | Form::Knowledge(_) => About::Card,
    };
    let (against, implies): (&[&Row<T>], &[&Row<T>]) = (&[], &[]);
    Row { code, sentence: text(it, en), form, about, passing: false, against, implies }
}

impl<T: Copy> Row<T> {
    pub const fn about(self, about: About) -> Row<T> {
        Row { about, ..self }
    }

    pub const fn passing(self) -> Row<T> {
        Row { passing: true, ..self }
    }

    pub const fn against(self, against: &'static [&'static Row<T>]) -> Row<T> {
        Row { against, ..self }
    }

    pub const fn implies(self, implies: &'static [&'static Row<T>]) -> Row<T> {
        Row { implies, ..self }
    }

    pub fn is_against(&self, other: &Row<T>) -> bool {
        is_among(other, self.against) || is_among(self, other.against)
    }

    pub fn does_imply(&self, other: &Row<T>) -> bool {
        is_among(other, self.implies)
    }
}

fn is_among<T: Copy>(row: &Row<T>, rows: &[&Row<T>]) -> bool {
    rows.iter().any(|other| std::ptr::eq(*other, row))
}

impl<T: Copy> Form<T> {
    /// The decision; `None` if something is missing.
    pub fn made(&self, slots: Slots) -> Option<T> {
        let Slots { who, hand, card, cards, suit, side, tricks, unauthorised } = slots;
        Some(match self {
            Form::Plain(it) => *it,
            Form::Hand(it) => it(hand?),
            Form::Card(it) => it(hand?, card?),
            Form::Exact(it) => it(hand?, card?.card()?),
            Form::Cards(it) => it(hand?, cards?),
            Form::Suit(it) => it(hand?, suit?),
            Form::Side(it) => it(side?),
            Form::Knowledge(it) => it(who?, hand?, card?, !unauthorised),
            Form::Tricks(it) => it(tricks?, side?, hand.zip(card)),
            Form::Count(it) => it(hand?, tricks?),
        })
    }
}

impl Slots {
    pub fn of_hand(hand: Seat) -> Slots {
        Slots { hand: Some(hand), ..Slots::default() }
    }

    pub fn of_card(hand: Seat, card: PlayedCard) -> Slots {
        Slots { card: Some(card), ..Slots::of_hand(hand) }
    }

    pub fn of_cards(hand: Seat, cards: Hand) -> Slots {
        Slots { cards: Some(cards), ..Slots::of_hand(hand) }
    }

    pub fn of_suit(hand: Seat, suit: Suit) -> Slots {
        Slots { suit: Some(suit), ..Slots::of_hand(hand) }
    }

    pub fn of_side(side: Side) -> Slots {
        Slots { side: Some(side), ..Slots::default() }
    }

    /// The same with the table turned and the suits renamed.
    pub fn mapped(
        self,
        seat: &impl Fn(Seat) -> Seat,
        side: &impl Fn(Side) -> Side,
        suits: SuitMap,
    ) -> Slots {
        Slots {
            who: self.who.map(|who| who.mapped(seat, side)),
            hand: self.hand.map(seat),
            card: self.card.map(|card| suits.played(card)),
            cards: self.cards.map(|cards| cards.mapped(suits)),
            suit: self.suit.map(|suit| suits.suit(suit)),
            side: self.side.map(side),
            ..self
        }
    }
}

/// Rows, each with its name, and the list of them all.
macro_rules! rows {
    ($list:ident of $of:ty; $($name:ident = $row:expr;)+) => {
        $(static $name: Row<$of> = $row;)+
        pub(super) static $list: &[&Row<$of>] = &[$(&$name),+];
    };
}
pub(super) use rows;
