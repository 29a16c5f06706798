//! The names of seats, sides, suits and cards, and their lookup.
//!
//! [`Names`] gives the names for one kind of output: a report in Italian or English, or, with [`BridgeSigns`], a case
//! file in bridge notation. Names in a language are looked up in its [`Lexicon`].

use std::collections::HashMap;

use crate::bridge::notation::{Notation, parse_card, parse_object, parse_played_card};
use crate::bridge::{Call, Hand, Object, PlayedCard, Rank, Seat, Side, Strain, Suit};

use super::text::{Language, series, text};

/// Returns whether the Italian name of a card is masculine. The rank decides: l'asso, il re, il fante, il 6, but la
/// dama. A card without a rank is feminine: "una carta", "una piccola". All sentences use this function for agreement.
#[doc(hidden)]
pub fn is_masculine(card: PlayedCard) -> bool {
    card.card().is_some_and(|card| card.rank != Rank::Queen)
}

/// Returns the name of a call in a language, with the sign of a suit: "1♠", "contro".
pub fn call_name(call: Call, language: Language, suit_sign: impl Fn(Suit) -> String) -> String {
    let word = match call {
        Call::Pass => text("passo", "pass"),
        Call::Double => text("contro", "double"),
        Call::Redouble => text("surcontro", "redouble"),
        Call::Bid(level, Strain::Suit(suit)) => return format!("{level}{}", suit_sign(suit)),
        Call::Bid(level, Strain::NoTrump) => {
            return format!("{level}{}", text("SA", "NT").in_language(language));
        }
    };
    word.in_language(language).to_owned()
}

/// The names with which templates are filled.
pub trait Names {
    /// Returns the language of the names.
    fn language(&self) -> Language;
    /// Returns the name of a player.
    fn seat(&self, seat: Seat) -> String;
    /// Returns the name of both players of a side.
    fn side(&self, side: Side) -> String;
    /// Returns the name of either player of a side.
    fn either(&self, side: Side) -> String;
    /// Returns the name of any of the players.
    fn everyone(&self) -> String;
    /// Returns the name of all four players together.
    fn all_four(&self) -> String;
    /// Returns the name of a suit.
    fn suit(&self, suit: Suit) -> String;
    /// Returns the name of a card.
    fn card(&self, card: PlayedCard) -> String;
    /// Returns the name of a card next to a word for its owner: "small club" in "dummy's small club".
    fn own_card(&self, card: PlayedCard) -> String;
    /// Returns the name of a card with its hand.
    fn card_of(&self, hand: Seat, card: PlayedCard) -> String;
    /// Returns the name of a call.
    fn call(&self, call: Call) -> String {
        call_name(call, self.language(), |suit| self.suit(suit))
    }
    /// Returns the word "and".
    fn and(&self) -> String;
    /// Returns the word "or".
    fn or(&self) -> String;

    /// Returns the name of a card or call.
    fn object(&self, object: Object) -> String {
        match object {
            Object::Card(card) => self.card(card),
            Object::Call(call) => self.call(call),
        }
    }

    /// Returns the name of a card or call with its hand, or with the player who called.
    fn object_of(&self, of: Seat, object: Object) -> String {
        match (object, self.language()) {
            (Object::Card(card), _) => self.card_of(of, card),
            (Object::Call(call), Language::Italian) => {
                format!("{} di {}", self.call(call), self.seat(of))
            }
            (Object::Call(call), Language::English) => {
                format!("{}'s {}", self.seat(of), self.call(call))
            }
        }
    }

    /// Returns a list of the names of cards: "♦A, ♦K e ♦Q".
    fn cards(&self, cards: Hand, joined_by: &str) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.card(card.into())).collect();
        series(&names, joined_by)
    }

    /// Returns a list of the names of cards with their hands; a hand that has them all is named once: "♦J e ♣A di Nord".
    fn cards_of(&self, cards: &[(Seat, PlayedCard)]) -> String {
        let are_of_one_hand = cards.windows(2).all(|pair| pair[0].0 == pair[1].0);
        let with_hand = match self.language() {
            Language::Italian => cards.len().saturating_sub(1),
            Language::English => 0,
        };
        let name = |(place, (hand, card)): (usize, &(Seat, PlayedCard))| {
            if are_of_one_hand && place != with_hand {
                self.own_card(*card)
            } else {
                self.card_of(*hand, *card)
            }
        };
        let names: Vec<String> = cards.iter().enumerate().map(name).collect();
        series(&names, &self.and())
    }
}

/// The lookup of names; a method that returns an `Option` returns `None` if the text is not a name of its kind.
pub(crate) trait NameLookup {
    /// Returns the player of this name.
    fn seat(&self, text: &str) -> Option<Seat>;
    /// Returns the side whose two players the text names, both together or either of them.
    fn side(&self, text: &str) -> Option<Side>;
    /// Returns whether the text means all the players.
    fn is_everyone(&self, text: &str) -> bool;
    /// Returns the suit of this name.
    fn suit(&self, text: &str) -> Option<Suit>;
    /// Returns the card of this name.
    fn card(&self, text: &str) -> Option<PlayedCard>;
    /// Returns the card or call of this name. Only bridge notation has names of calls.
    fn object(&self, text: &str) -> Option<Object> {
        self.card(text).map(Object::Card)
    }
    /// Returns the hand and card of this name.
    fn card_of(&self, text: &str) -> Option<(Seat, PlayedCard)>;
    /// Returns the cards of this list.
    fn cards(&self, text: &str) -> Option<Hand>;
}

/// Names in bridge notation: `N`, `NS`, `H`, `HQ`, `HQ,HJ`. They are written the same in every language; the letters of
/// the honours may also be read in Italian.
#[derive(Clone, Copy, Debug, Default)]
pub struct BridgeSigns {
    /// The notation in which cards are read; English by default.
    pub notation: Notation,
    /// The language of the sentences around the names; Italian by default.
    pub language: Language,
}

impl Names for BridgeSigns {
    fn language(&self) -> Language {
        self.language
    }

    fn seat(&self, seat: Seat) -> String {
        seat.to_string()
    }

    fn side(&self, side: Side) -> String {
        side.to_string()
    }

    fn either(&self, side: Side) -> String {
        side.to_string()
    }

    fn everyone(&self) -> String {
        "all".to_owned()
    }

    fn all_four(&self) -> String {
        self.everyone()
    }

    fn suit(&self, suit: Suit) -> String {
        suit.to_string()
    }

    fn card(&self, card: PlayedCard) -> String {
        card.to_string()
    }

    fn own_card(&self, card: PlayedCard) -> String {
        card.to_string()
    }

    fn card_of(&self, hand: Seat, card: PlayedCard) -> String {
        format!("{hand} {card}")
    }

    fn call(&self, call: Call) -> String {
        Object::Call(call).to_string()
    }

    fn object_of(&self, of: Seat, object: Object) -> String {
        format!("{of} {object}")
    }

    fn and(&self) -> String {
        ",".to_owned()
    }

    fn or(&self) -> String {
        self.and()
    }

    fn cards(&self, cards: Hand, joined_by: &str) -> String {
        let names: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
        names.join(joined_by)
    }
}

impl NameLookup for BridgeSigns {
    fn seat(&self, text: &str) -> Option<Seat> {
        Seat::named(text)
    }

    fn side(&self, text: &str) -> Option<Side> {
        match text {
            "NS" => Some(Side::NorthSouth),
            "EW" | "EO" => Some(Side::EastWest),
            _ => None,
        }
    }

    fn is_everyone(&self, text: &str) -> bool {
        text == "all"
    }

    fn suit(&self, text: &str) -> Option<Suit> {
        only(text).and_then(Suit::from_char)
    }

    fn card(&self, text: &str) -> Option<PlayedCard> {
        parse_played_card(text, self.notation).ok().filter(|_| !text.contains(' '))
    }

    fn object(&self, text: &str) -> Option<Object> {
        parse_object(text, self.notation).ok().filter(|_| !text.contains(' '))
    }

    fn card_of(&self, text: &str) -> Option<(Seat, PlayedCard)> {
        let (hand, card) = text.split_once(' ')?;
        Some((NameLookup::seat(self, hand)?, NameLookup::card(self, card.trim_start())?))
    }

    fn cards(&self, text: &str) -> Option<Hand> {
        text.split(',').map(|card| parse_card(card, self.notation).ok()).collect()
    }
}

/// Returns the character of a text that consists of one character.
fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// The lookup table of the names of a language, ignoring case.
pub struct Lexicon {
    language: Language,
    seats: HashMap<String, Seat>,
    sides: HashMap<String, Side>,
    everyone: [String; 2],
    suits: HashMap<String, Suit>,
    cards: HashMap<String, PlayedCard>,
    cards_of: HashMap<String, (Seat, PlayedCard)>,
    joined_by: [String; 2],
    /// The length of the longest name, in bytes.
    longest: usize,
}

impl Lexicon {
    /// Creates the lookup table of these names.
    pub fn of(names: &(impl Names + ?Sized)) -> Lexicon {
        let key = |text: String| plain(&text);
        let cards = || {
            let exact = Hand::PACK.iter().map(PlayedCard::Exact);
            let small = Suit::ALL.into_iter().map(PlayedCard::Small);
            exact.chain(small).chain([PlayedCard::Unrecorded])
        };
        let of_hand =
            |hand| cards().map(move |card| (key(names.card_of(hand, card)), (hand, card)));
        let side = |side| [(key(names.side(side)), side), (key(names.either(side)), side)];
        let mut lexicon = Lexicon {
            language: names.language(),
            seats: Seat::ALL.into_iter().map(|seat| (key(names.seat(seat)), seat)).collect(),
            sides: Side::ALL.into_iter().flat_map(side).collect(),
            everyone: [key(names.everyone()), key(names.all_four())],
            suits: Suit::ALL.into_iter().map(|suit| (key(names.suit(suit)), suit)).collect(),
            cards: cards().map(|card| (key(names.card(card)), card)).collect(),
            cards_of: Seat::ALL.into_iter().flat_map(of_hand).collect(),
            joined_by: [names.and(), names.or()].map(|word| format!(" {} ", plain(&word))),
            longest: 0,
        };
        let named = lexicon.cards_of.keys().chain(lexicon.sides.keys()).chain(&lexicon.everyone);
        lexicon.longest = named.map(String::len).max().unwrap_or_default();
        lexicon
    }

    /// Returns the meaning of a name.
    fn meaning<T: Copy>(&self, names: &HashMap<String, T>, text: &str) -> Option<T> {
        (!self.is_too_long(text)).then(|| names.get(&plain(text)).copied()).flatten()
    }

    /// Returns whether a text has more letters than any name. [`plain`] never makes fewer of them.
    fn is_too_long(&self, text: &str) -> bool {
        text.chars().filter(|letter| !letter.is_whitespace()).nth(self.longest).is_some()
    }

    /// Returns the language of the names.
    pub const fn language(&self) -> Language {
        self.language
    }
}

/// Returns the text in lower case, with plain apostrophes and single spaces.
fn plain(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").to_lowercase().replace('’', "'")
}

impl NameLookup for Lexicon {
    fn seat(&self, text: &str) -> Option<Seat> {
        self.meaning(&self.seats, text)
    }

    fn side(&self, text: &str) -> Option<Side> {
        self.meaning(&self.sides, text)
    }

    fn is_everyone(&self, text: &str) -> bool {
        !self.is_too_long(text) && self.everyone.contains(&plain(text))
    }

    fn suit(&self, text: &str) -> Option<Suit> {
        self.meaning(&self.suits, text)
    }

    fn card(&self, text: &str) -> Option<PlayedCard> {
        self.meaning(&self.cards, text)
    }

    fn card_of(&self, text: &str) -> Option<(Seat, PlayedCard)> {
        self.meaning(&self.cards_of, text)
    }

    fn cards(&self, text: &str) -> Option<Hand> {
        let mut text = plain(text);
        for word in &self.joined_by {
            text = text.replace(word.as_str(), ", ");
        }
        let exact = |name: &str| self.cards.get(name).and_then(|card| card.card());
        text.split(", ").map(exact).collect()
    }
}
