//! How seats, sides, suits and cards are said, and how what was said is read back.
//!
//! The speaker brings the words: a report in Italian or English ([`Names`]), a case file in bridge's own signs
//! ([`BridgeSigns`]). What was said in a language is looked up in its [`Lexicon`].

use std::collections::HashMap;

use crate::bridge::notation::{Notation, parse_card, parse_played_card};
use crate::bridge::{Hand, PlayedCard, Rank, Seat, Side, Suit};

use super::text::{Language, series};

/// Whether the name of a card is masculine in Italian: its rank decides (l'asso, il re, il fante, il 6; la dama). A card
/// without a rank is "una carta", "una piccola". What agrees with a card agrees by this, in every sentence.
pub fn is_masculine(card: PlayedCard) -> bool {
    card.card().is_some_and(|card| card.rank != Rank::Queen)
}

/// How what a sentence speaks of is said.
pub trait Names {
    fn language(&self) -> Language;
    fn seat(&self, seat: Seat) -> String;
    /// Both players of a side.
    fn side(&self, side: Side) -> String;
    /// Either player of a side.
    fn either(&self, side: Side) -> String;
    /// The players, whoever of them.
    fn everyone(&self) -> String;
    /// All four players together.
    fn all_four(&self) -> String;
    fn suit(&self, suit: Suit) -> String;
    fn card(&self, card: PlayedCard) -> String;
    /// A card beside a word that says whose it is: "small club" of "dummy's small club".
    fn own_card(&self, card: PlayedCard) -> String;
    /// A card with the hand that it belongs to.
    fn card_of(&self, hand: Seat, card: PlayedCard) -> String;
    fn and(&self) -> String;
    fn or(&self) -> String;

    /// Cards in a row: "♦A, ♦K e ♦Q".
    fn cards(&self, cards: Hand, joined_by: &str) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.card(card.into())).collect();
        series(&names, joined_by)
    }
}

/// What a name stands for.
pub trait NameLookup {
    fn seat(&self, text: &str) -> Option<Seat>;
    /// Both players of a side, or either.
    fn side(&self, text: &str) -> Option<Side>;
    /// Whether all the players are meant.
    fn is_everyone(&self, text: &str) -> bool;
    fn suit(&self, text: &str) -> Option<Suit>;
    fn card(&self, text: &str) -> Option<PlayedCard>;
    fn card_of(&self, text: &str) -> Option<(Seat, PlayedCard)>;
    fn cards(&self, text: &str) -> Option<Hand>;
}

/// Bridge's own signs: `N`, `NS`, `H`, `HQ`, `HQ,HJ`. They are the same in every language but for the letters of
/// the honours, which a reader may know in Italian too.
#[derive(Clone, Copy, Debug, Default)]
pub struct BridgeSigns {
    pub notation: Notation,
}

impl Names for BridgeSigns {
    fn language(&self) -> Language {
        Language::English
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

    fn card_of(&self, text: &str) -> Option<(Seat, PlayedCard)> {
        let (hand, card) = text.split_once(' ')?;
        Some((NameLookup::seat(self, hand)?, NameLookup::card(self, card.trim_start())?))
    }

    fn cards(&self, text: &str) -> Option<Hand> {
        text.split(',').map(|card| parse_card(card, self.notation).ok()).collect()
    }
}

/// The letter of a text that has no other.
fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// What each name of a language stands for, whatever its letters' case.
pub struct Lexicon {
    language: Language,
    seats: HashMap<String, Seat>,
    sides: HashMap<String, Side>,
    everyone: [String; 2],
    suits: HashMap<String, Suit>,
    cards: HashMap<String, PlayedCard>,
    cards_of: HashMap<String, (Seat, PlayedCard)>,
    joined_by: [String; 2],
    /// The length of the longest name.
    longest: usize,
}

impl Lexicon {
    pub fn of(names: &(impl Names + ?Sized)) -> Lexicon {
        let said = |text: String| plain(&text);
        let cards = || {
            let exact = Hand::PACK.iter().map(PlayedCard::Exact);
            let small = Suit::ALL.into_iter().map(PlayedCard::Small);
            exact.chain(small).chain([PlayedCard::Unrecorded])
        };
        let of_hand =
            |hand| cards().map(move |card| (said(names.card_of(hand, card)), (hand, card)));
        let side = |side| [(said(names.side(side)), side), (said(names.either(side)), side)];
        let mut lexicon = Lexicon {
            language: names.language(),
            seats: Seat::ALL.into_iter().map(|seat| (said(names.seat(seat)), seat)).collect(),
            sides: Side::ALL.into_iter().flat_map(side).collect(),
            everyone: [said(names.everyone()), said(names.all_four())],
            suits: Suit::ALL.into_iter().map(|suit| (said(names.suit(suit)), suit)).collect(),
            cards: cards().map(|card| (said(names.card(card)), card)).collect(),
            cards_of: Seat::ALL.into_iter().flat_map(of_hand).collect(),
            joined_by: [names.and(), names.or()].map(|word| format!(" {} ", plain(&word))),
            longest: 0,
        };
        let named = lexicon.cards_of.keys().chain(lexicon.sides.keys()).chain(&lexicon.everyone);
        lexicon.longest = named.map(String::len).max().unwrap_or_default();
        lexicon
    }

    /// What a name stands for; a text that is longer than any name is not one.
    fn meaning<T: Copy>(&self, names: &HashMap<String, T>, text: &str) -> Option<T> {
        (text.len() <= self.longest).then(|| names.get(&plain(text)).copied()).flatten()
    }

    pub const fn language(&self) -> Language {
        self.language
    }
}

/// A text in lower case, with plain apostrophes and single spaces.
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
        text.len() <= self.longest && self.everyone.contains(&plain(text))
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
