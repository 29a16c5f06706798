//! Words that a director types: seats, suits, cards, answers, in the notation and the words of both languages.

use crate::bridge::notation::{Notation, parse_played};
use crate::bridge::{Contract, PlayedCard, Seat, Suit};
use crate::table::spoken::{self, Manner};

use super::menu::Kind;

/// The words of the case files in Italian.
const ITALIAN: &[(&str, &str)] = &[
    ("accetta", "accept"),
    ("accetto", "accept"),
    ("rifiuta", "refuse"),
    ("rifiuto", "refuse"),
    ("ritira", "withdraw"),
    ("riprende", "withdraw"),
    ("lascia", "keep"),
    ("richiede", "require"),
    ("proibisce", "forbid"),
    ("libero", "free"),
    ("alta", "highest"),
    ("bassa", "lowest"),
    ("chiamata", "call"),
    ("giocata", "play"),
    ("presa", "trick"),
    ("propria", "own"),
    ("coperte", "quitted"),
    ("gioco", "play"),
    ("smazzata", "board"),
    ("turno", "round"),
    ("mano", "hand"),
    ("stende", "spread"),
    ("vicino", "near"),
    ("tavolo", "table"),
    ("maggiore", "major"),
    ("minore", "minor"),
];

/// The seat that a word names: its letter, its name, or its part in the play.
pub fn seat(text: &str, contract: Option<Contract>) -> Option<Seat> {
    let word = text.trim().to_lowercase();
    let mut letters = word.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Seat::from_letter(letter);
    }
    match word.as_str() {
        "nord" | "north" => Some(Seat::North),
        "est" | "east" => Some(Seat::East),
        "sud" | "south" => Some(Seat::South),
        "ovest" | "west" => Some(Seat::West),
        "dichiarante" | "declarer" => contract.map(|contract| contract.declarer),
        "morto" | "dummy" => contract.map(Contract::dummy),
        _ => None,
    }
}

/// The suit that a word names: its letter, its symbol or its name.
pub fn suit(text: &str) -> Option<Suit> {
    let text = text.trim();
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return Suit::from_char(letter);
    }
    let said = spoken::parse(text).ok()?.said;
    said.suit.filter(|_| said.rank.is_none() && said.manner.is_none() && said.action.is_none())
}

/// The card that is typed, in the notation of either language or in words: `H4`, `♥4`, `HR`, `Hx`, "re di cuori".
pub fn card(text: &str) -> Option<PlayedCard> {
    let text = text.trim();
    if let Ok(card) = parse_played(text, Notation::Italian) {
        return Some(card);
    }
    let said = spoken::parse(text).ok()?.said;
    match (said.card(), said.suit, said.manner) {
        (Some(card), ..) => Some(card),
        (None, Some(suit), Some(Manner::Low)) => Some(PlayedCard::Small(suit)),
        (None, ..) => None,
    }
}

/// The words of a list, with or without commas.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ' ']).filter(|word| !word.is_empty())
}

/// Whether every word is a card.
pub fn are_cards(text: &str) -> bool {
    words(text).all(|word| card(word).is_some())
}

/// Cards one after the other. What is no card stays as it was typed, for the reader to report.
pub fn cards(text: &str) -> Vec<String> {
    let read = |word: &str| card(word).map_or_else(|| word.to_owned(), |card| card.to_string());
    words(text).map(read).collect()
}

/// Whether it says that there is none.
pub fn is_none(text: &str) -> bool {
    matches!(text.to_lowercase().as_str(), "nessuna" | "niente" | "none" | "-")
}

/// Whether it says that nobody knows.
pub fn is_unknown(text: &str) -> bool {
    matches!(
        text.to_lowercase().as_str(),
        "non so" | "boh" | "don't know" | "dont know" | "unknown"
    )
}

/// Whether a word says yes or no.
pub fn yes_or_no(text: &str) -> Option<bool> {
    match text.trim().to_lowercase().as_str() {
        "sì" | "si" | "s" | "yes" | "y" | "true" | "vero" => Some(true),
        "no" | "n" | "false" | "falso" => Some(false),
        _ => None,
    }
}

/// The word of a case file that is meant, in either language or by its number in the list, from 1.
pub fn word(kind: Kind, text: &str) -> Option<&'static str> {
    let words = kind.words();
    words.get(among(&words, text)?).copied()
}

/// The place of the word that is meant.
pub fn among(words: &[&str], text: &str) -> Option<usize> {
    let typed = text.trim().to_lowercase();
    if let Ok(number) = typed.parse::<usize>() {
        return number.checked_sub(1).filter(|place| *place < words.len());
    }
    let meant =
        |word: &&str| **word == *typed || ITALIAN.iter().any(|(it, en)| *it == typed && en == word);
    words.iter().position(meant)
}

/// The words without the quotes around them.
pub fn unquoted(text: &str) -> &str {
    const QUOTES: [(char, char); 4] = [('"', '"'), ('«', '»'), ('“', '”'), ('\'', '\'')];
    let text = text.trim();
    let inner =
        QUOTES.iter().find_map(|(open, close)| text.strip_prefix(*open)?.strip_suffix(*close));
    inner.unwrap_or(text).trim()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::parse_contract;

    #[test]
    fn cards_in_both_notations_and_in_words() {
        let read = |text| card(text).map(|card| card.to_string());
        for (text, read_as) in [
            ("H4", "H4"),
            ("♥4", "H4"),
            ("hR", "HK"),
            ("HK", "HK"),
            ("DD", "DQ"),
            ("c10", "CT"),
            ("Hx", "Hx"),
            ("x", "x"),
            ("re di cuori", "HK"),
            ("the ace of spades", "SA"),
            ("una piccola quadri", "Dx"),
        ] {
            assert_eq!(read(text).as_deref(), Some(read_as), "{text}");
        }
        for text in ["", "H", "cuori", "Z4", "asso", "bastoni"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn seats_by_letter_name_and_part() {
        let contract = parse_contract("3NT E").ok();
        for (text, read_as) in [
            ("o", Some(Seat::West)),
            ("W", Some(Seat::West)),
            ("Ovest", Some(Seat::West)),
            ("north", Some(Seat::North)),
            ("dichiarante", Some(Seat::East)),
            ("dummy", Some(Seat::West)),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(seat(text, contract), read_as, "{text}");
        }
        assert_eq!(seat("morto", None), None);
    }

    #[test]
    fn suits_words_and_answers() {
        assert_eq!((suit("h"), suit("♣")), (Some(Suit::Hearts), Some(Suit::Clubs)));
        assert_eq!((suit("picche"), suit("fante")), (Some(Suit::Spades), None));
        assert_eq!(word(Kind::Choice, "rifiuta"), Some("refuse"));
        assert_eq!(word(Kind::Choice, "1"), Some("accept"));
        assert_eq!((word(Kind::Choice, "0"), word(Kind::Choice, "99")), (None, None));
        assert_eq!(word(Kind::Closing, "board"), Some("board"));
        assert_eq!(
            (yes_or_no("Sì"), yes_or_no("n"), yes_or_no("?")),
            (Some(true), Some(false), None)
        );
        assert_eq!(unquoted(" «picche» "), "picche");
        assert_eq!(cards("CK, CF H4"), ["CK", "CJ", "H4"]);
    }
}
