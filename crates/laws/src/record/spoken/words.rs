//! The words of a call, in Italian and English.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::{CardSelector, OffSuitAction};
use crate::bridge::{Rank, Suit};
use crate::record::text::Language;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    Suit(Suit),
    Rank(Rank),
    Manner(CardSelector),
    /// "incassa", "cash": to run a suit, or to play the card that is named.
    Cash,
    Action(OffSuitAction),
    Card(Suit, Rank),
    /// "una", "one": any card, unless the phrase says more.
    One,
    /// "no", "anzi", "oops": the next words replace the words before.
    Break,
    /// "cioè", "I mean", dots: the next words may name another card.
    Pause,
    /// "basta", "no more": breaks off, and the next words name a card that declarer does not want.
    Stop,
    /// "non", "not": the next words name a card that declarer does not want.
    Not,
    Comma,
    If,
    Unless,
    Otherwise,
    /// "copre", "covers" in a proviso; as an order ("copri", "cover") it means to win.
    Covers,
    Noise,
    /// A word without a meaning in a call.
    Unknown,
}

/// The meaning of a word, with the words for it in Italian and in English. The first word of each language is used in
/// output.
type Meaning = (Token, &'static [&'static str], &'static [&'static str]);

/// The words with a meaning.
const WORDS: &[Meaning] = &[
    (Token::Suit(Suit::Spades), &["picche", "picca"], &["spades", "spade"]),
    (Token::Suit(Suit::Hearts), &["cuori", "cuore"], &["hearts", "heart"]),
    (Token::Suit(Suit::Diamonds), &["quadri", "quadro"], &["diamonds", "diamond"]),
    (Token::Suit(Suit::Clubs), &["fiori", "fiore"], &["clubs", "club"]),
    (Token::Rank(Rank::Ace), &["asso"], &["ace"]),
    (Token::Rank(Rank::King), &["re"], &["king"]),
    (Token::Rank(Rank::Queen), &["dama", "donna", "regina"], &["queen"]),
    (Token::Rank(Rank::Jack), &["fante"], &["jack", "knave"]),
    (Token::Rank(Rank::Ten), &["dieci", "10"], &["ten"]),
    (Token::Rank(Rank::Nine), &["nove", "9"], &["nine"]),
    (Token::Rank(Rank::Eight), &["otto", "8"], &["eight"]),
    (Token::Rank(Rank::Seven), &["sette", "7"], &["seven"]),
    (Token::Rank(Rank::Six), &["sei", "6"], &["six"]),
    (Token::Rank(Rank::Five), &["cinque", "5"], &["five"]),
    (Token::Rank(Rank::Four), &["quattro", "4"], &["four"]),
    (Token::Rank(Rank::Three), &["tre", "3"], &["three"]),
    (Token::Rank(Rank::Two), &["due", "2"], &["two", "deuce"]),
    (Token::Manner(CardSelector::High), &["alta", "alto"], &["high", "highest", "top"]),
    (
        Token::Manner(CardSelector::Low),
        &["piccola", "piccolo", "bassa", "basso", "liscio", "liscia", "cartina", "scartina"],
        &["small", "smallest", "low", "lowest", "little", "duck"],
    ),
    (
        Token::Manner(CardSelector::Win),
        &["prendi", "prendila", "vinci", "vincila"],
        &["win", "take"],
    ),
    (
        Token::Action(OffSuitAction::Ruff),
        &["taglia", "taglio", "atout"],
        &["ruff", "ruffs", "trump", "trumps"],
    ),
    (
        Token::Action(OffSuitAction::Discard),
        &["scarta", "scarto", "getta", "butta"],
        &["discard", "pitch", "throw"],
    ),
    (
        Token::Manner(CardSelector::Any),
        &["qualsiasi", "qualunque", "indifferente"],
        &["any", "anything", "whatever", "whichever"],
    ),
    (Token::Manner(CardSelector::Honour), &["pezzo", "onore"], &["honour", "honor", "picture"]),
    (Token::Cash, &["incassa", "incassare", "incasso"], &["cash", "cashing"]),
    (
        Token::Manner(CardSelector::Run),
        &["corri", "correre", "corro", "tutte", "tutti", "resto", "restanti", "rimanenti"],
        &["run", "running", "all", "rest", "remaining"],
    ),
    (Token::One, &["una", "uno"], &["one"]),
    (
        Token::Break,
        &["no", "anzi", "ops", "scusa", "scusate", "errore"],
        &["oops", "sorry", "rather", "mistake"],
    ),
    (
        Token::Pause,
        &["cioè", "aspetta", "aspetti", "intendevo", "intendo", "volevo", "dicevo"],
        &["wait", "mean", "meant", "wanted", "actually"],
    ),
    (Token::Stop, &["basta"], &[]),
    (Token::Not, &["non"], &["not", "doesnt", "isnt"]),
    (Token::If, &["se"], &["if"]),
    (Token::Unless, &["salvo", "tranne", "meno"], &["unless"]),
    (Token::Otherwise, &["altrimenti", "sennò"], &["otherwise", "else"]),
    (
        Token::Covers,
        &["copre", "copri", "coprila", "coprilo", "supera"],
        &["covers", "cover", "covered"],
    ),
];

/// Words of courtesy and grammar, which are ignored.
const NOISE: &str = "\
    a ad adesso again ah al alla allo allora also altra altro an ancora and another appaia appare appear appears ask be beh buona \
    c cade can card carta certo che chiamo chiaramente ci clearly come comes con \
    cosa course da dai dal dall dalla dei del dell della delle di dico do does dont \
    drop drops dummy e east ecco eh ehm elle entra er es esca esce est fa fai falls favore fine \
    follow followed for from get gioca giocala giocane giocare giocate giochi gioco go good grazie \
    he her here him his hm i il im in is it its ive just know l \
    la las last le lei let lets li lo lui ma mano me metta mette metti mettici morto my \
    naturally naturalmente nel nella nord north now obviously of oh ok okay ora out ovest ovviamente \
    partner passa per perche perfavore più play played plays please prego prendo proprio put puts \
    quel quella quello questa questo scende see seme she should show shows si signora signore sir so \
    solo south sta stai sud suit sul sulla sure sì that the them then there think this to tocca uh ultima ultimo um un up us \
    va vai ve vedi vediamo vedo via voglio volta vorrei want was well west what will with \
    would yes your è";

/// Phrases of several words with which declarer leaves open which card is played.
const SAYINGS: &[&str] = &[
    "scegli tu",
    "scegline una",
    "fai tu",
    "vedi tu",
    "decidi tu",
    "che vuoi",
    "come vuoi",
    "che preferisci",
    "come preferisci",
    "è lo stesso",
    "e' lo stesso",
    "fa lo stesso",
    "è uguale",
    "e' uguale",
    "non importa",
    "non mi importa",
    "non mi interessa",
    "a piacere",
    "a caso",
    "you choose",
    "you decide",
    "you pick",
    "your choice",
    "pick one",
    "choose one",
    "you like",
    "you want",
    "you wish",
    "up to you",
    "doesn't matter",
    "doesn’t matter",
    "does not matter",
    "don't care",
    "don’t care",
    "do not care",
    "don't mind",
    "don’t mind",
    "do not mind",
];

/// Phrases that change a call, with the word that replaces them. Those without a word only stress that the call is
/// changed.
const CHANGES: &[(&str, &str)] = &[
    ("no more", "basta"),
    ("after all", ""),
    ("dopo tutto", ""),
    ("dopotutto", ""),
    ("in fondo", ""),
    ("tutto sommato", ""),
];

/// Returns the text with each of the [`SAYINGS`] replaced by "one", and each of the [`CHANGES`] by its word, padded to
/// the same length. A text whose length changes in lower case is returned unchanged.
pub(super) fn without_sayings(text: &str) -> String {
    let (lower, mut plain) = (text.to_lowercase(), text.to_owned());
    if lower.len() != text.len() {
        return plain;
    }
    let joined = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let mut before = None;
    for (at, c) in lower.char_indices() {
        if joined(before.replace(c)) {
            continue;
        }
        let (here, ends) = (&lower[at..], |after: &str| !joined(after.chars().next()));
        let sayings = SAYINGS.iter().map(|saying| (*saying, "one")).chain(CHANGES.iter().copied());
        let mut sayings =
            sayings.filter(|(saying, _)| here.strip_prefix(*saying).is_some_and(ends));
        let Some((saying, word)) = sayings.next() else { continue };
        let range = at..at + saying.len();
        if plain.get(range.clone()).is_some() {
            plain.replace_range(range.clone(), &format!("{word:0$}", range.len()));
        }
    }
    plain
}

/// Returns all words with a meaning in a call, for error messages.
pub fn known_words() -> impl Iterator<Item = &'static str> {
    WORDS.iter().flat_map(|(_, it, en)| it.iter().chain(*en)).copied()
}

/// Returns the word for a meaning in output.
pub(super) fn written(meaning: Token, language: Language) -> &'static str {
    let found = WORDS.iter().find(|(token, ..)| *token == meaning);
    let words = found.map_or(&[][..], |(_, it, en)| match language {
        Language::Italian => it,
        Language::English => en,
    });
    words.first().copied().unwrap_or_default()
}

/// Returns the meaning of a word in lower case without an apostrophe.
pub(super) fn lookup(word: &str) -> Option<Token> {
    static TOKENS: LazyLock<HashMap<&str, Token>> = LazyLock::new(|| {
        let meanings = WORDS
            .iter()
            .flat_map(|(token, it, en)| it.iter().chain(*en).map(|word| (*word, *token)));
        meanings.chain(NOISE.split(' ').map(|word| (word, Token::Noise))).collect()
    });
    TOKENS.get(word).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_word_says_two_things() {
        let mut words: Vec<&str> = known_words().chain(NOISE.split(' ')).collect();
        let count = words.len();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), count);
        assert!(words.iter().all(|word| *word == word.to_lowercase() && !word.is_empty()));
    }
}
