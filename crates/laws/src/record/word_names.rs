//! The names of seats, sides, suits and cards in words, in Italian and in English.

use super::names::{Names, call_name};
use super::text::{Language, Text, text};
use crate::bridge::{Call, PlayedCard, Rank, Seat, Side, Suit};

/// Names in words: "North", "spades", "♠A", "East's small club". The symbols of the suits are letters if the names are
/// to be ASCII.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WordNames {
    /// The language of the names; Italian by default.
    pub language: Language,
    /// Whether the names have only ASCII characters.
    pub ascii: bool,
}

const EITHER: [Text; 2] =
    [text("Nord o Sud", "North or South"), text("Est o Ovest", "East or West")];
const BOTH: [Text; 2] = [text("Nord-Sud", "North-South"), text("Est-Ovest", "East-West")];
const EVERYONE: Text = text("I giocatori", "The players");
const ALL_FOUR: Text = text("tutti e quattro i giocatori", "all four players");
const AND: Text = text("e", "and");
const OR: Text = text("o", "or");

const fn seat_name(seat: Seat) -> Text {
    match seat {
        Seat::North => text("Nord", "North"),
        Seat::East => text("Est", "East"),
        Seat::South => text("Sud", "South"),
        Seat::West => text("Ovest", "West"),
    }
}

const fn suit_name(suit: Suit) -> Text {
    match suit {
        Suit::Spades => text("picche", "spades"),
        Suit::Hearts => text("cuori", "hearts"),
        Suit::Diamonds => text("quadri", "diamonds"),
        Suit::Clubs => text("fiori", "clubs"),
    }
}

/// The name of a small card, next to a word for its owner.
const fn small_card(suit: Suit) -> Text {
    match suit {
        Suit::Spades => text("una piccola picche", "small spade"),
        Suit::Hearts => text("una piccola cuori", "small heart"),
        Suit::Diamonds => text("una piccola quadri", "small diamond"),
        Suit::Clubs => text("una piccola fiori", "small club"),
    }
}

const CARD: Text = text("una carta", "card");

impl WordNames {
    fn say(self, text: Text) -> String {
        text.in_language(self.language).to_owned()
    }
}

impl Names for WordNames {
    fn language(&self) -> Language {
        self.language
    }

    fn seat(&self, seat: Seat) -> String {
        self.say(seat_name(seat))
    }

    fn side(&self, side: Side) -> String {
        self.say(BOTH[side as usize])
    }

    fn either(&self, side: Side) -> String {
        self.say(EITHER[side as usize])
    }

    fn everyone(&self) -> String {
        self.say(EVERYONE)
    }

    fn all_four(&self) -> String {
        self.say(ALL_FOUR)
    }

    fn suit(&self, suit: Suit) -> String {
        self.say(suit_name(suit))
    }

    fn card(&self, card: PlayedCard) -> String {
        match (card, self.language) {
            (PlayedCard::Small(_) | PlayedCard::Unrecorded, Language::English) => {
                format!("a {}", self.own_card(card))
            }
            _ => self.own_card(card),
        }
    }

    fn own_card(&self, card: PlayedCard) -> String {
        match card {
            PlayedCard::Exact(card) => {
                let suit = if self.ascii { card.suit.letter() } else { card.suit.symbol() };
                match card.rank {
                    Rank::Ten => format!("{suit}10"),
                    rank => format!("{suit}{rank}"),
                }
            }
            PlayedCard::Small(suit) => self.say(small_card(suit)),
            PlayedCard::Unrecorded => self.say(CARD),
        }
    }

    fn card_of(&self, hand: Seat, card: PlayedCard) -> String {
        let (hand, card) = (self.seat(hand), self.own_card(card));
        match self.language {
            Language::Italian => format!("{card} di {hand}"),
            Language::English => format!("{hand}'s {card}"),
        }
    }

    fn call(&self, call: Call) -> String {
        let sign = |suit: Suit| if self.ascii { suit.letter() } else { suit.symbol() };
        call_name(call, self.language, |suit| sign(suit).to_string())
    }

    fn and(&self) -> String {
        self.say(AND)
    }

    fn or(&self) -> String {
        self.say(OR)
    }
}
