//! Text forms of cards, hands, deals, contracts and calls.
//!
//! - A **card** is a suit and a rank: `SK`, `S K`, `♠K`, `K♠`; the ten is `T` or `10`. `Dx` is a small diamond, `x` is
//!   an unidentified card.
//! - A **hand** is PBN (`KJ852.QT864.Q.32`, ranks in any order) or suits with their ranks (`♠KJ852 ♥QT864 ♦Q ♣32`,
//!   `S KJ852 H QT864 D Q C 32`); `-` is a void. In the second form a suit that is left out is not shown, and `+` after
//!   the ranks means that the hand may hold more cards of the suit.
//! - A **deal** is PBN: `N:hand hand hand hand`, clockwise; `-` for a hand that is not shown.
//!
//! Italian honours (`A R D F`) are read under [`Notation::Italian`]. They never conflict with `D` for diamonds, because
//! the place of a letter decides its meaning: in a card the first letter is always the suit (`DD` is the queen of
//! diamonds); in a hand written by suits, a suit letter begins a word or is a word, and the letters up to the next suit
//! are ranks. Suits are always `S H D C` or symbols, never Italian letters.

use std::fmt;

use super::card::{Card, PlayedCard, Rank, Suit};
use super::contract::{Auction, Call, Contract, Doubling, Strain};
use super::deal::{Deal, Holding};
use super::hand::Hand;
use super::object::Object;
use super::seat::Seat;

/// The letters of the honours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// A K Q J.
    #[default]
    English,
    /// A R D F; K, Q and J are read too, because they have no other meaning.
    Italian,
}

impl Notation {
    /// Returns the rank that a letter or digit names in this notation.
    pub const fn rank(self, c: char) -> Option<Rank> {
        match (self, c.to_ascii_uppercase()) {
            (Notation::Italian, 'R') => Some(Rank::King),
            (Notation::Italian, 'D') => Some(Rank::Queen),
            (Notation::Italian, 'F') => Some(Rank::Jack),
            (Notation::English | Notation::Italian, c) => Rank::from_letter(c),
        }
    }
}

/// The error for a text that is not in the expected form.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{found}' is not {expected}")]
pub struct NotationError {
    /// The part of the text that is wrong.
    pub found: String,
    /// The form that was expected.
    pub expected: ExpectedNotation,
}

/// The form of text that was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExpectedNotation {
    /// A card: `SK`.
    Card,
    /// A suit: `S`, `♠`.
    Suit,
    /// A rank: `K`, `T`.
    Rank,
    /// A hand: `KJ852.QT864.Q.32`.
    Hand,
    /// A deal: a first seat and four hands.
    Deal,
    /// A contract with its declarer: `3NT S`.
    Contract,
    /// A call: `1S`, `P`, `X`.
    Call,
    /// A seat: `N`, `E`, `S`, `W`.
    Seat,
    /// A side: `NS`, `EW`.
    Side,
    /// A strain: `S`, `NT`.
    Strain,
    /// A card named only once in its hand.
    OnceInHand,
}

impl fmt::Display for ExpectedNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ExpectedNotation::Card => "a card, such as SK",
            ExpectedNotation::Suit => "a suit: S, H, D or C",
            ExpectedNotation::Rank => "a rank: A, K, Q, J, T or 9 to 2",
            ExpectedNotation::Hand => "a hand, such as KJ852.QT864.Q.32",
            ExpectedNotation::Deal => "a deal: a first seat, a colon and four hands",
            ExpectedNotation::Contract => "a contract with its declarer, such as 3NT S",
            ExpectedNotation::Call => "a call, such as 1S, P, X or XX",
            ExpectedNotation::Seat => "a seat: N, E, S or W",
            ExpectedNotation::Side => "a side: NS or EW",
            ExpectedNotation::Strain => "a strain: S, H, D, C or NT",
            ExpectedNotation::OnceInHand => "a card that the hand names once",
        })
    }
}

pub(super) fn error<T>(found: &str, expected: ExpectedNotation) -> Result<T, NotationError> {
    Err(NotationError { found: found.to_owned(), expected })
}

/// Reads an exact card.
///
/// # Errors
///
/// Returns a [`NotationError`] if the text is not one card with its suit and its rank.
pub fn parse_card(text: &str, notation: Notation) -> Result<Card, NotationError> {
    match parse_played_card(text, notation)? {
        PlayedCard::Exact(card) => Ok(card),
        PlayedCard::Small(_) | PlayedCard::Unrecorded => error(text, ExpectedNotation::Card),
    }
}

/// Reads a card as a record states it: `SK`, `Dx`, `x`.
///
/// # Errors
///
/// Returns a [`NotationError`] if the text is neither a card, nor a small card of a suit, nor `x`.
pub fn parse_played_card(text: &str, notation: Notation) -> Result<PlayedCard, NotationError> {
    if text.eq_ignore_ascii_case("x") {
        return Ok(PlayedCard::Unrecorded);
    }
    let (suit, rank) = split_card(text).ok_or_else(|| NotationError {
        found: text.to_owned(),
        expected: ExpectedNotation::Card,
    })?;
    if rank.eq_ignore_ascii_case("x") {
        return Ok(PlayedCard::Small(suit));
    }
    match parse_rank(rank, notation) {
        Some(rank) => Ok(Card::new(suit, rank).into()),
        None => error(text, ExpectedNotation::Card),
    }
}

/// Reads a card or a call: `SK`, `x`, `1S`, `pass`, `double`.
///
/// # Errors
///
/// Returns a [`NotationError`] if the text is neither a card nor a call.
pub fn parse_object(text: &str, notation: Notation) -> Result<Object, NotationError> {
    parse_played_card(text, notation)
        .map(Object::Card)
        .or_else(|error| parse_call(text).map(Object::Call).map_err(|_| error))
}

/// Splits the text of a card into its suit and the text of its rank. The suit may come last only if it is a symbol.
fn split_card(text: &str) -> Option<(Suit, &str)> {
    let text = text.trim();
    let first = text.chars().next()?;
    if let Some(suit) = Suit::from_char(first) {
        return Some((suit, text[first.len_utf8()..].trim_start()));
    }
    let last = text.chars().next_back().filter(|c| !c.is_ascii())?;
    Some((Suit::from_char(last)?, text[..text.len() - last.len_utf8()].trim_end()))
}

pub(super) fn parse_rank(text: &str, notation: Notation) -> Option<Rank> {
    if text == "10" {
        return Some(Rank::Ten);
    }
    let mut letters = text.chars();
    let rank = notation.rank(letters.next()?)?;
    letters.next().is_none().then_some(rank)
}

/// Reads a string of ranks such as `KJ852` or `K10J9`.
fn parse_ranks(suit: Suit, text: &str, notation: Notation) -> Result<Hand, NotationError> {
    let mut cards = Hand::EMPTY;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let width = if rest.starts_with("10") { 2 } else { c.len_utf8() };
        let Some(rank) = parse_rank(&rest[..width], notation) else {
            return error(&rest[..width], ExpectedNotation::Rank);
        };
        let card = Card::new(suit, rank);
        if cards.contains(card) {
            return error(&card.to_string(), ExpectedNotation::OnceInHand);
        }
        cards = cards.with(card);
        rest = &rest[width..];
    }
    Ok(cards)
}

/// Reads a hand, in either form.
///
/// # Errors
///
/// Returns a [`NotationError`] with the wrong part if the text is in neither form of a hand, or names a card or a suit
/// twice.
pub fn parse_hand(text: &str, notation: Notation) -> Result<Holding, NotationError> {
    if text.contains('.') { parse_pbn_hand(text, notation) } else { parse_suits(text, notation) }
}

fn parse_pbn_hand(text: &str, notation: Notation) -> Result<Holding, NotationError> {
    let fields: Vec<&str> = text.trim().split('.').collect();
    if fields.len() != 4 {
        return error(text, ExpectedNotation::Hand);
    }
    let mut cards = Hand::EMPTY;
    for (suit, field) in Suit::ALL.into_iter().zip(fields) {
        let field = if field == "-" { "" } else { field };
        cards = cards | parse_ranks(suit, field, notation)?;
    }
    Ok(Holding::exactly(cards))
}

fn parse_suits(text: &str, notation: Notation) -> Result<Holding, NotationError> {
    let mut shown: Vec<(Suit, Hand, bool)> = Vec::with_capacity(4);
    let mut awaiting: Option<Suit> = None;
    for word in words_of_hand(text) {
        let (suit, ranks) = match awaiting.take() {
            Some(suit) => (suit, word),
            None => {
                let first = word.chars().next().unwrap_or(' ');
                let Some(suit) = Suit::from_char(first) else {
                    return error(word, ExpectedNotation::Suit);
                };
                (suit, &word[first.len_utf8()..])
            }
        };
        if ranks.is_empty() {
            awaiting = Some(suit);
            continue;
        }
        if shown.iter().any(|(other, ..)| *other == suit) {
            return error(text, ExpectedNotation::Hand);
        }
        let (ranks, open) = match ranks.strip_suffix('+') {
            Some(ranks) => (ranks, true),
            None => (ranks, false),
        };
        let ranks = if ranks == "-" { "" } else { ranks };
        shown.push((suit, parse_ranks(suit, ranks, notation)?, open));
    }
    if awaiting.is_some() {
        return error(text, ExpectedNotation::Hand);
    }
    let cards = shown.iter().fold(Hand::EMPTY, |cards, (_, more, _)| cards | *more);
    let mut holding = Holding::at_least(cards);
    for (suit, _, open) in shown {
        if !open {
            holding.close_suit(suit);
        }
    }
    Ok(holding)
}

/// Returns the words of a hand: a suit symbol always begins a new word, a suit letter only after a space.
fn words_of_hand(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace().flat_map(|word| {
        let mut starts: Vec<usize> = word
            .char_indices()
            .filter(|(index, c)| *index > 0 && !c.is_ascii() && Suit::from_char(*c).is_some())
            .map(|(index, _)| index)
            .collect();
        starts.insert(0, 0);
        starts.push(word.len());
        let pieces: Vec<&str> = starts.windows(2).map(|pair| &word[pair[0]..pair[1]]).collect();
        pieces
    })
}

/// Reads a PBN deal.
///
/// # Errors
///
/// Returns a [`NotationError`] with the wrong part if the text is not a first seat and four hands, or if a hand is not
/// in PBN or names a card twice.
pub fn parse_deal(text: &str, notation: Notation) -> Result<Deal, NotationError> {
    parse_hands(text, |hand| parse_pbn_hand(hand, notation))
}

/// Reads the first seat of a deal, and its four hands with `parse`.
pub(super) fn parse_hands(
    text: &str,
    parse: impl Fn(&str) -> Result<Holding, NotationError>,
) -> Result<Deal, NotationError> {
    let (first, hands) = match text.trim().split_once(':') {
        Some((first, hands)) => (first, hands),
        None => return error(text, ExpectedNotation::Deal),
    };
    let Some(seat) = Seat::named(first.trim()) else { return error(first, ExpectedNotation::Deal) };
    let hands: Vec<&str> = hands.split_whitespace().collect();
    if hands.len() != 4 {
        return error(text, ExpectedNotation::Deal);
    }
    let mut deal = Deal::UNKNOWN;
    for (step, hand) in hands.into_iter().enumerate() {
        if hand != "-" {
            deal.hands[seat.turned(step as u8)] = parse(hand)?;
        }
    }
    Ok(deal)
}

/// Reads a contract: `2S S`, `2S by S`, `NT by S`, `3NTX W`, `3SA S`.
///
/// # Errors
///
/// Returns a [`NotationError`] if the text is not a contract with its declarer.
pub fn parse_contract(text: &str) -> Result<Contract, NotationError> {
    let parsed = parse_contract_words(text);
    parsed.ok_or_else(|| NotationError {
        found: text.to_owned(),
        expected: ExpectedNotation::Contract,
    })
}

fn parse_contract_words(text: &str) -> Option<Contract> {
    let mut words = text.split_whitespace().filter(|word| !word.eq_ignore_ascii_case("by"));
    let (bid, seat) = (words.next()?, words.next()?);
    let mut letters = seat.chars();
    let declarer = Seat::from_letter(letters.next()?)?;
    if letters.next().is_some() || words.next().is_some() {
        return None;
    }
    let upper = bid.to_uppercase();
    let (bid, doubled) = if let Some(bid) = upper.strip_suffix("XX") {
        (bid, Doubling::Redoubled)
    } else if let Some(bid) = upper.strip_suffix('X') {
        (bid, Doubling::Doubled)
    } else {
        (upper.as_str(), Doubling::Undoubled)
    };
    let level = bid.chars().next()?.to_digit(10).map(|level| level as u8);
    let strain = parse_strain(if level.is_some() { &bid[1..] } else { bid })?;
    if level.is_some_and(|level| !(1..=7).contains(&level)) {
        return None;
    }
    Some(Contract { level, strain, doubled, declarer })
}

pub(super) fn parse_strain(text: &str) -> Option<Strain> {
    if ["N", "NT", "SA"].iter().any(|name| text.eq_ignore_ascii_case(name)) {
        return Some(Strain::NoTrump);
    }
    let mut letters = text.chars();
    let suit = Suit::from_char(letters.next()?)?;
    letters.next().is_none().then_some(Strain::Suit(suit))
}

/// Reads one call: `P`, `Pass`, `X`, `XX`, `1S`, `3NT`.
///
/// # Errors
///
/// Returns a [`NotationError`] if the text is not a call.
pub fn parse_call(text: &str) -> Result<Call, NotationError> {
    let call = match text.to_uppercase().as_str() {
        "P" | "PASS" | "PASSO" => Some(Call::Pass),
        "X" | "DBL" | "DOUBLE" => Some(Call::Double),
        "XX" | "RDBL" | "REDOUBLE" => Some(Call::Redouble),
        bid => {
            let level = bid.chars().next().and_then(|c| c.to_digit(10));
            level.filter(|level| (1..=7).contains(level)).and_then(|level| {
                parse_strain(&bid[1..]).map(|strain| Call::Bid(level as u8, strain))
            })
        }
    };
    call.ok_or_else(|| NotationError { found: text.to_owned(), expected: ExpectedNotation::Call })
}

/// Reads the calls of an auction, separated by spaces.
///
/// # Errors
///
/// Returns a [`NotationError`] with the wrong word if a word is not a call.
pub fn parse_auction(dealer: Seat, text: &str) -> Result<Auction, NotationError> {
    let calls = text.split_whitespace().map(parse_call).collect::<Result<Vec<Call>, _>>()?;
    Ok(Auction { dealer, calls })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(text: &str, notation: Notation) -> String {
        parse_hand(text, notation)
            .map_or_else(|error| format!("{error:?}"), |h| h.known().to_string())
    }

    #[test]
    fn every_form_of_a_card() {
        for form in ["SK", "sk", "S K", "♠K", "♠ K", "K♠", "♤k"] {
            assert_eq!(parse_card(form, Notation::English).unwrap().to_string(), "SK", "{form}");
        }
        for form in ["S10", "ST", "♠10", "10♠"] {
            assert_eq!(parse_card(form, Notation::English).unwrap().to_string(), "ST", "{form}");
        }
        for (form, card) in [("SR", "SK"), ("SD", "SQ"), ("DD", "DQ"), ("DF", "DJ"), ("SQ", "SQ")] {
            assert_eq!(parse_card(form, Notation::Italian).unwrap().to_string(), card, "{form}");
        }
        for form in ["", "S", "K", "S1", "S100", "SKK", "ZK", "5D5", "Sx"] {
            assert!(parse_card(form, Notation::English).is_err(), "{form}");
        }
    }

    #[test]
    fn ranks_stand_in_any_order() {
        assert_eq!(hand("K10J9.2.A.3", Notation::English), "KJT9.2.A.3");
        assert_eq!(hand("♠K10J9 ♥2 ♦A ♣3", Notation::English), "KJT9.2.A.3");
        assert_eq!(hand("♠K10J9♥2♦A♣3", Notation::English), "KJT9.2.A.3");
    }

    #[test]
    fn place_tells_the_queen_from_diamonds() {
        assert_eq!(hand("S D H 5 D D C -", Notation::Italian), "Q.5.Q.");
        assert_eq!(hand("SD H5 DD C-", Notation::Italian), "Q.5.Q.");
        assert_eq!(hand("RD.D.D.", Notation::Italian), "KQ.Q.Q.");
        assert!(hand("SKDQ H5", Notation::English).contains("Rank"));
    }

    #[test]
    fn a_card_twice_in_a_hand_is_named() {
        assert!(hand("KK.2.A.3", Notation::English).contains("SK"));
    }

    #[test]
    fn what_is_not_a_hand_or_a_deal_says_what_was_expected() {
        assert!(hand("A.K.Q", Notation::English).contains("Hand"));
        assert!(hand("S A H", Notation::English).contains("Hand"));
        assert!(hand("S A S K", Notation::English).contains("Hand"));
        assert!(hand("Z A", Notation::English).contains("Suit"));
        for deal in ["A.K.Q.J", "X:A... K... Q... J...", "N:A... K... Q..."] {
            let error = parse_deal(deal, Notation::English).unwrap_err();
            assert_eq!(error.expected, ExpectedNotation::Deal, "{deal}");
        }
    }

    #[test]
    fn contracts_with_and_without_a_level() {
        for (text, form) in
            [("2S S", "2S S"), ("NT by S", "NT S"), ("3SA O", "3NT W"), ("4♥XX N", "4HXX N")]
        {
            assert_eq!(parse_contract(text).unwrap().to_string(), form);
        }
        for text in ["", "2S", "8S S", "0H N", "2Z S", "2S S S"] {
            assert!(parse_contract(text).is_err(), "{text}");
        }
    }
}
