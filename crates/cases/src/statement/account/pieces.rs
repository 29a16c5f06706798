//! The pieces of an account: players, cards, punctuation, and words with a known meaning.

use std::ops::Range;

use crate::vocabulary::typed_input;
use arbitro_laws::bridge::{Card, Contract, PlayedCard, Rank, Seat, Suit};

use super::words::{Meaning, NamedAct, said};

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceKind {
    Player(Seat),
    Card(PlayedCard),
    /// A rank without a suit.
    Rank(Rank),
    /// A suit without a rank.
    Suit(Suit),
    Meaning(Meaning),
    /// A comma, a colon, a bracket or a dash.
    Pause,
    /// A semicolon, a full stop or an ellipsis.
    Stop,
    /// A word without a known meaning, a quoted text, or a number beside the word "trick".
    Unknown,
}

/// A piece of an account, with its byte range in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub is: PieceKind,
    pub at: Range<usize>,
}

/// Splits an account into its pieces.
pub(super) fn pieces(text: &str, contract: Option<Contract>) -> Vec<Piece> {
    let mut lower = text.to_lowercase().replace('’', "'");
    if lower.len() != text.len() {
        // If lowercasing changes the length, only ASCII letters are converted, so that byte positions remain valid.
        lower = text.to_ascii_lowercase();
    }
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let length = c.len_utf8();
        if let Some(spoken) = quoted(&text[at..]) {
            pieces.push(Piece { is: PieceKind::Unknown, at: at..at + spoken });
            at += spoken;
            continue;
        }
        if !in_word(c) {
            match c {
                ',' | ':' | '(' | ')' | '—' | '–' => {
                    pieces.push(Piece { is: PieceKind::Pause, at: at..at + length });
                }
                ';' | '.' | '…' => {
                    pieces.push(Piece { is: PieceKind::Stop, at: at..at + length })
                }
                _ => {}
            }
            at += length;
            continue;
        }
        let word = &text[at..];
        let word = &word[..word.find(|c| !in_word(c)).unwrap_or(word.len())];
        let (is, length) = piece(word, lower.get(at..).unwrap_or_default(), contract);
        pieces.push(Piece { is, at: at..at + length });
        at += length;
    }
    numbers_of_tricks(&mut pieces);
    cards(pieces, text)
}

/// Returns the length in bytes of the quoted text that begins `text`; `None` if `text` does not begin with a quotation
/// mark that is closed later.
fn quoted(text: &str) -> Option<usize> {
    let (open, close) =
        typed_input::QUOTES.into_iter().find(|(open, _)| text.starts_with(*open))?;
    let inner = &text[open.len_utf8()..];
    inner.find(close).map(|end| open.len_utf8() + end + close.len_utf8())
}

fn in_word(c: char) -> bool {
    c.is_alphanumeric() || Suit::from_char(c).is_some() && !c.is_ascii()
}

/// Returns the kind of a word, or of the phrase that begins with the word, and its length in bytes.
fn piece(word: &str, lower: &str, contract: Option<Contract>) -> (PieceKind, usize) {
    let whole = |is| (is, word.len());
    let is_capital = word.chars().all(|c| c.is_uppercase());
    let one = word.chars().count() == 1;
    if one && is_capital && word != "A" {
        // A single capital letter names a player: "E" is East, not the Italian "and".
        if let Some(by) = typed_input::seat(word, contract) {
            return whole(PieceKind::Player(by));
        }
    }
    let figures = word.chars().any(|c| c.is_ascii_digit() || !c.is_alphanumeric());
    let notation = figures || is_capital || word.ends_with('x') && word.len() == 2;
    if !one
        && notation
        && let Some(card) = typed_input::card(word).filter(|card| card.suit().is_some())
    {
        return whole(PieceKind::Card(card));
    }
    let phrase = said(lower);
    if let Some((says, length)) = phrase.filter(|(_, length)| *length > word.len()) {
        return (PieceKind::Meaning(says), length);
    }
    if !one && let Some(by) = typed_input::seat(word, contract) {
        return whole(PieceKind::Player(by));
    }
    if let Some((says, length)) = phrase {
        return (PieceKind::Meaning(says), length);
    }
    if let Some(suit) = typed_input::suit(word).filter(|_| !one || !word.is_ascii()) {
        return whole(PieceKind::Suit(suit));
    }
    let rank = typed_input::rank(word).filter(|_| !one || word.chars().all(|c| c.is_ascii_digit()));
    whole(rank.map_or(PieceKind::Unknown, PieceKind::Rank))
}

/// Marks a number before or after the word "trick", so that it is not read as a card.
fn numbers_of_tricks(pieces: &mut [Piece]) {
    for place in 1..pieces.len() {
        let after_trick = pieces[place - 1].is == PieceKind::Meaning(Meaning::Trick);
        if after_trick && matches!(pieces[place].is, PieceKind::Rank(_)) {
            pieces[place].is = PieceKind::Unknown;
        }
    }
    for place in 0..pieces.len().saturating_sub(1) {
        let before_trick = pieces[place + 1].is == PieceKind::Meaning(Meaning::Trick);
        if before_trick && matches!(pieces[place].is, PieceKind::Rank(_)) {
            pieces[place].is = PieceKind::Unknown;
        }
    }
}

/// Joins ranks and suits into cards: "the king and queen of spades", "a small heart", "a heart".
fn cards(mut pieces: Vec<Piece>, text: &str) -> Vec<Piece> {
    let mut place = 0;
    while place < pieces.len() {
        let PieceKind::Suit(suit) = pieces[place].is else {
            place += 1;
            continue;
        };
        let mut ranks = Vec::new();
        let mut before = place;
        while before > 0 {
            before -= 1;
            match pieces[before].is {
                PieceKind::Rank(_) => ranks.push(before),
                PieceKind::Pause => {}
                PieceKind::Meaning(Meaning::Of) if before + 1 == place => {}
                PieceKind::Meaning(Meaning::And | Meaning::Nothing) if before + 1 < place => {}
                _ => break,
            }
        }
        if ranks.is_empty() {
            let small = place.checked_sub(1).is_some_and(|at| is_small(&pieces, at, place, text));
            if small {
                pieces[place].is = PieceKind::Card(PlayedCard::Small(suit));
            }
            place += 1;
            continue;
        }
        for at in ranks {
            if let PieceKind::Rank(rank) = pieces[at].is {
                pieces[at].is = PieceKind::Card(PlayedCard::Exact(Card::new(suit, rank)));
            }
        }
        pieces[place].is = PieceKind::Meaning(Meaning::Nothing);
        place += 1;
    }
    pieces
}

/// Returns true if the pieces before a suit show that it stands for a small card.
fn is_small(pieces: &[Piece], at: usize, suit: usize, text: &str) -> bool {
    match pieces[at].is {
        PieceKind::Meaning(Meaning::Low | Meaning::A | Meaning::With) => true,
        // "Attacca picche", "playing hearts": after a verb a suit stands for a small card.
        PieceKind::Meaning(Meaning::NamedAct(NamedAct::Leads | NamedAct::Plays)) => true,
        PieceKind::Meaning(Meaning::Of) => {
            at > 0 && matches!(pieces[at - 1].is, PieceKind::Meaning(Meaning::Low))
        }
        // Before a suit, "a" is an article in English ("a heart") and a preposition in Italian ("a fiori", to clubs).
        PieceKind::Meaning(Meaning::To) => {
            let word = text[pieces[suit].at.clone()].to_lowercase();
            let article = text[pieces[at].at.clone()].eq_ignore_ascii_case("a");
            article && ["spade", "heart", "diamond", "club"].contains(&word.as_str())
        }
        _ => false,
    }
}
