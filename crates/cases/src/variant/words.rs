//! The names of seats and suits in texts, and the words that prevent a text from being varied.

use arbitro_laws::bridge::{Seat, Suit};
use arbitro_laws::ruling::Language;

use Language::{English, Italian};

/// Returns the name of a seat.
pub const fn seat(seat: Seat, language: Language) -> &'static str {
    match (language, seat) {
        (Italian, Seat::North) => "Nord",
        (Italian, Seat::East) => "Est",
        (Italian, Seat::South) => "Sud",
        (Italian, Seat::West) => "Ovest",
        (English, Seat::North) => "North",
        (English, Seat::East) => "East",
        (English, Seat::South) => "South",
        (English, Seat::West) => "West",
    }
}

/// The grammatical number of a suit's name. Italian has one word for both numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrammaticalNumber {
    /// The name of the suit.
    Plural,
    /// The name of one card of the suit.
    Singular,
}

/// Returns the name of a suit.
pub const fn suit(suit: Suit, number: GrammaticalNumber, language: Language) -> &'static str {
    match (language, number, suit) {
        (Italian, _, Suit::Spades) => "picche",
        (Italian, _, Suit::Hearts) => "cuori",
        (Italian, _, Suit::Diamonds) => "quadri",
        (Italian, _, Suit::Clubs) => "fiori",
        (English, GrammaticalNumber::Plural, Suit::Spades) => "spades",
        (English, GrammaticalNumber::Plural, Suit::Hearts) => "hearts",
        (English, GrammaticalNumber::Plural, Suit::Diamonds) => "diamonds",
        (English, GrammaticalNumber::Plural, Suit::Clubs) => "clubs",
        (English, GrammaticalNumber::Singular, Suit::Spades) => "spade",
        (English, GrammaticalNumber::Singular, Suit::Hearts) => "heart",
        (English, GrammaticalNumber::Singular, Suit::Diamonds) => "diamond",
        (English, GrammaticalNumber::Singular, Suit::Clubs) => "club",
    }
}

/// Words that refer to certain suits by their properties. The suits of a text with a word of this list must not be
/// exchanged.
const OF_SUITS: &[&str] = &[
    "picca", "cuore", "quadro", "fiore", "nobile", "nobili", "rosso", "rossa", "rossi", "rosse",
    "nero", "nera", "neri", "nere", "red", "black", "majors", "minors", "ranking",
];

/// Words for "suit"; next to a word of [`RANKING`], they compare the ranks of suits.
const SUITS: &[&str] = &["seme", "semi", "suit", "suits"];
const RANKING: &[&str] = &[
    "maggiore",
    "maggiori",
    "minore",
    "minori",
    "superiore",
    "superiori",
    "inferiore",
    "inferiori",
    "alto",
    "basso",
    "più",
    "major",
    "minor",
    "higher",
    "lower",
    "highest",
    "lowest",
    "top",
    "pointed",
    "rounded",
    "bottom",
];

/// Masculine Italian words before the name of a suit. Authors differ on which names of suits are masculine.
const MASCULINE: &[&str] = &[
    "un", "il", "i", "gli", "del", "dei", "al", "ai", "dal", "dai", "nel", "nei", "sul", "sui",
    "quel", "quei", "questo", "questi", "altro", "altri", "piccolo", "piccoli", "primo", "primi",
    "suo", "suoi", "tuo", "tuoi", "mio", "miei",
];

const MASCULINE_AFTER: &[&str] = &[
    "alto", "alti", "basso", "bassi", "piccolo", "piccoli", "secco", "secchi", "franco", "franchi",
    "rimasti", "finiti", "caduti", "usciti", "giocati",
];

/// Words after which the name of a suit belongs to a bid or to a number of cards.
const COUNT: &[&str] = &[
    "due", "tre", "quattro", "cinque", "sei", "sette", "uno", "1", "2", "3", "4", "5", "6", "7",
    "one", "two", "three", "four", "five", "six", "seven",
];

/// Words after which "una" and the name of a suit are a bid: "apre una picche".
const BIDDING: &[&str] = &[
    "di",
    "apre",
    "aperto",
    "dichiara",
    "dichiarato",
    "licita",
    "licitato",
    "annuncia",
    "interviene",
    "con",
];

/// Articles and prepositions that depend on the first letter of the seat after them, or that turn it into a compass
/// direction.
const BEFORE_SEATS: &[&str] = &[
    "a", "an", "the", "il", "lo", "al", "allo", "del", "dello", "dal", "dallo", "nel", "nello",
    "sul", "sullo", "col", "quel", "quello", "bel",
];

/// Returns true if a word in lowercase letters refers to certain suits by their properties.
pub fn is_of_suits(word: &str) -> bool {
    OF_SUITS.contains(&word)
}

/// Returns true if successive words rank suits: "seme superiore", "seme di rango più alto".
pub fn rank_suits(earlier: Option<&str>, before: &str, word: &str) -> bool {
    SUITS.contains(&before) && RANKING.contains(&word)
        || RANKING.contains(&before) && SUITS.contains(&word)
        || earlier.is_some_and(|first| SUITS.contains(&first)) && (before, word) == ("di", "rango")
}

/// Returns true if the word before or after an Italian name of a suit is masculine. Such a word would not agree with
/// every other suit, because some names of suits are not masculine.
pub fn is_of_gender(before: Option<&str>, after: Option<&str>) -> bool {
    before.is_some_and(|word| MASCULINE.contains(&word))
        || after.is_some_and(|word| MASCULINE_AFTER.contains(&word))
}

/// Returns true if the words before the name of a suit make it a bid or a number of cards.
pub fn count(earlier: Option<&str>, before: &str) -> bool {
    COUNT.contains(&before)
        || before == "una" && earlier.is_some_and(|word| BIDDING.contains(&word))
}

/// Returns true if a word before a seat would have to change if the seat changed. Italian "a" stays, as in "a Est" ("to
/// East").
pub fn fixes_seat(word: &str, language: Language) -> bool {
    BEFORE_SEATS.contains(&word) && !(language == Italian && word == "a")
}

/// Returns the vowel of an Italian conjunction or preposition that may take a "d" before a vowel.
pub fn link(word: &str) -> Option<char> {
    let vowel = word.chars().next().filter(|c| matches!(c, 'a' | 'e' | 'o' | 'A' | 'E' | 'O'))?;
    matches!(&word[1..], "" | "d").then_some(vowel)
}

/// Returns true if `is` accepts a word in lowercase letters for one of the languages.
pub fn is_name(lower: &str, is: impl Fn(&str, Language) -> bool) -> bool {
    Language::ALL.into_iter().any(|language| is(lower, language))
}

/// Returns true if a word in lowercase letters is the name of a seat.
pub fn is_seat(lower: &str, language: Language) -> bool {
    Seat::ALL.into_iter().any(|one| seat(one, language).eq_ignore_ascii_case(lower))
}

/// Returns true if a word in lowercase letters is the name of a suit.
pub fn is_suit(lower: &str, language: Language) -> bool {
    let numbers = [GrammaticalNumber::Plural, GrammaticalNumber::Singular];
    let is = |number| Suit::ALL.into_iter().any(|one| suit(one, number, language) == lower);
    numbers.into_iter().any(is)
}

/// Returns true if a word names a seat or a side by letters: "N", "NS", "EO".
pub fn is_letter_of_seat(word: &str) -> bool {
    matches!(word, "N" | "E" | "S" | "W" | "O" | "NS" | "SN" | "EW" | "EO" | "OE")
}

/// Returns true if a word is a card, a holding or a bid with the letter of its suit: "SK", "KS", "2S", "Dx". The number
/// of a clause, such as "45C", is not a card.
pub fn is_card(word: &str) -> bool {
    let is_suit = |c: char| matches!(c, 'S' | 'H' | 'D' | 'C');
    let is_rank =
        |c: char| matches!(c, '0'..='9' | 'T' | 'J' | 'Q' | 'K' | 'A' | 'R' | 'F' | 'D' | 'x');
    let ranks = |rest: &str| !rest.is_empty() && rest.chars().all(is_rank);
    let is_article = |rest: &str| rest.len() > 1 && rest != "10" && rest.parse::<u8>().is_ok();
    word.strip_prefix(is_suit).is_some_and(ranks)
        || word.strip_suffix(is_suit).is_some_and(|rest| ranks(rest) && !is_article(rest))
}
