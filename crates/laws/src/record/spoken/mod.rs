//! The words with which declarer calls a card from dummy, in Italian or English.
//!
//! A call is read into a [`SpokenCall`]: the suit, the rank, the relative rank or the purpose, the condition, and
//! another phrase that replaces the first in the same breath. This module does not decide which card is played, because
//! that depends on the table and on the Laws.

mod phrase;

mod words;

use std::ops::Range;

use crate::bridge::notation::{Notation, parse_played_card};
use crate::bridge::{Card, PlayedCard, Rank, Suit, SuitMap};

pub use words::known_words;
use words::{Token, lookup, without_sayings};

/// A way of naming a card by its relative rank (high, low, an honour, any) or its purpose (to win, to run a suit).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardSelector {
    /// "alta", "high".
    High,
    /// "piccola", "bassa", "liscio", "low", "small", "duck".
    Low,
    /// "prendi", "vinci", "win", "take it".
    Win,
    /// "giocane una", "qualsiasi", "play anything".
    Any,
    /// "un pezzo", "an honour": ace, king, queen or jack.
    Honour,
    /// "incassa le fiori", "run the clubs": a suit to be played out from the top.
    Run,
}

/// The purpose of the card when dummy cannot follow suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OffSuitAction {
    /// "taglia", "ruff".
    Ruff,
    /// "scarta", "discard".
    Discard,
}

/// The content of one phrase. Each part may be missing, but not all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Phrase {
    /// The suit named.
    pub suit: Option<Suit>,
    /// The rank named.
    pub rank: Option<Rank>,
    /// The relative rank or the purpose named.
    pub manner: Option<CardSelector>,
    /// The purpose named for a card of a suit other than the suit led.
    pub action: Option<OffSuitAction>,
}

impl Phrase {
    /// Returns whether the phrase names a suit or a rank, and the card has both where they are named.
    pub fn fits(self, card: PlayedCard) -> bool {
        let suit = self.suit.is_none_or(|suit| card.suit() == Some(suit));
        let rank = self.rank.is_none_or(|rank| card.card().is_some_and(|card| card.rank == rank));
        (self.suit.is_some() || self.rank.is_some()) && suit && rank
    }

    fn is_empty(self) -> bool {
        self == Phrase::default()
    }

    /// Returns the card, if the phrase names its suit and rank.
    pub fn card(self) -> Option<PlayedCard> {
        let (suit, rank) = (self.suit?, self.rank?);
        Some(Card::new(suit, rank).into())
    }

    /// Returns the same phrase with its suit renamed.
    pub fn mapped(self, map: SuitMap) -> Phrase {
        Phrase { suit: self.suit.map(|suit| map.suit(suit)), ..self }
    }
}

/// The test that a proviso applies to the card played just before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProvisoTest {
    /// The card beats the card that was winning.
    Covers,
    /// The card fits this phrase.
    Plays(Phrase),
}

/// A condition of a call: "... if the king does not appear, otherwise low".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Proviso {
    /// The test.
    pub test: ProvisoTest,
    /// The outcome of the test under which the call applies.
    pub holds: bool,
    /// The call that applies otherwise.
    pub otherwise: Option<Phrase>,
}

/// The means by which a player designates a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CallMeans {
    /// He says words that designate a card of dummy or, where no card of dummy can be meant, of his own hand.
    #[default]
    Words,
    /// He points at a card, or at a suit, of dummy.
    Gesture,
    /// He names a card of his own hand as the card that he plays.
    OwnCard,
}

/// A call as it was spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SpokenCall {
    /// The first phrase.
    pub said: Phrase,
    /// The phrase that replaces the first in the same breath, after declarer has broken off ("spades... no, diamonds").
    pub corrected: Option<Phrase>,
    /// The condition under which the call applies.
    pub proviso: Option<Proviso>,
    /// The means by which the player calls.
    pub means: CallMeans,
    /// The card of dummy at which declarer points while he speaks.
    pub gesture: Option<PlayedCard>,
}

impl SpokenCall {
    /// Returns a call of one phrase, without condition or correction.
    pub const fn of(said: Phrase) -> SpokenCall {
        SpokenCall { said, corrected: None, proviso: None, means: CallMeans::Words, gesture: None }
    }

    /// Returns a call that names suit and rank.
    pub fn naming(card: Card) -> SpokenCall {
        let said = Phrase { suit: Some(card.suit), rank: Some(card.rank), ..Phrase::default() };
        SpokenCall::of(said)
    }

    /// Returns a gesture at a card, or at the small cards of a suit; `None` if the suit is unknown.
    pub(crate) fn pointing_at(card: PlayedCard) -> Option<SpokenCall> {
        let rank = card.card().map(|card| card.rank);
        let manner = rank.is_none().then_some(CardSelector::Low);
        let said = Phrase { suit: Some(card.suit()?), rank, manner, action: None };
        Some(SpokenCall { means: CallMeans::Gesture, ..SpokenCall::of(said) })
    }

    /// Returns a gesture at the cards of a suit.
    pub(crate) fn pointing_at_suit(suit: Suit) -> SpokenCall {
        let said = Phrase { suit: Some(suit), ..Phrase::default() };
        SpokenCall { means: CallMeans::Gesture, ..SpokenCall::of(said) }
    }

    /// Returns a player's naming of a card of his own hand as the card that he plays; `None` if the card is unknown.
    pub(crate) fn naming_own(card: PlayedCard) -> Option<SpokenCall> {
        Some(SpokenCall { means: CallMeans::OwnCard, ..SpokenCall::naming(card.card()?) })
    }

    /// Returns the card that a gesture, or the naming of an own card, designates; `None` for a gesture at a suit.
    pub(crate) fn designated(self) -> Option<PlayedCard> {
        let small = self.said.suit.filter(|_| self.said.manner == Some(CardSelector::Low));
        self.said.card().or(small.map(PlayedCard::Small))
    }

    /// Returns the call that words and a gesture at a card of dummy make together: if the words leave the card open, and
    /// fit it, they name it. Otherwise the words count, and the gesture shows what declarer may have meant.
    pub(crate) fn with_gesture(self) -> SpokenCall {
        let Phrase { suit, rank, manner, action } = self.said;
        let Some(card) = self.gesture.and_then(PlayedCard::card) else { return self };
        let fits = suit.is_none_or(|suit| suit == card.suit)
            && rank.is_none_or(|rank| rank == card.rank)
            && manner.is_none()
            && action.is_none();
        if fits {
            SpokenCall { gesture: None, said: SpokenCall::naming(card).said, ..self }
        } else {
            self
        }
    }

    /// Returns the same call with its suits renamed.
    pub fn mapped(self, map: SuitMap) -> SpokenCall {
        SpokenCall {
            said: self.said.mapped(map),
            corrected: self.corrected.map(|phrase| phrase.mapped(map)),
            proviso: self.proviso.map(|proviso| Proviso {
                test: match proviso.test {
                    ProvisoTest::Covers => ProvisoTest::Covers,
                    ProvisoTest::Plays(phrase) => ProvisoTest::Plays(phrase.mapped(map)),
                },
                holds: proviso.holds,
                otherwise: proviso.otherwise.map(|phrase| phrase.mapped(map)),
            }),
            gesture: self.gesture.map(|card| map.played_card(card)),
            ..self
        }
    }
}

/// The reason why a call cannot be read. The range of the word is in bytes of the text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpokenCallError {
    /// The word has no meaning in a call.
    #[error("unknown word '{0}'")]
    UnknownWord(String, Range<usize>),
    /// The word names a second suit, rank, manner or purpose.
    #[error("'{0}' names a second suit, rank, manner or purpose")]
    Conflict(String, Range<usize>),
    /// No word names a card.
    #[error("the words name no card")]
    NamesNothing,
    /// The condition cannot be read.
    #[error("the condition cannot be read")]
    Proviso(Range<usize>),
}

/// Reads a call in Italian or English.
///
/// # Errors
///
/// Returns a [`SpokenCallError`] if a word is unknown, if words conflict, if the condition cannot be read, or if no
/// card is named.
pub fn parse(text: &str) -> Result<SpokenCall, SpokenCallError> {
    let (call, ignored) = parse_ignoring(text)?;
    match ignored.into_iter().find(|range| is_unknown(text, range)) {
        Some(range) => Err(SpokenCallError::UnknownWord(text[range.clone()].to_owned(), range)),
        None => Ok(call),
    }
}

/// Reads a call in Italian or English, and ignores unknown words if the others name a card. Returns also the ranges, in
/// bytes of the text, of all words that are ignored although they are no words of courtesy or grammar.
///
/// # Errors
///
/// Returns a [`SpokenCallError`] if words conflict, if the condition cannot be read, or if no card is named.
pub fn parse_ignoring(text: &str) -> Result<(SpokenCall, Vec<Range<usize>>), SpokenCallError> {
    let plain = &without_sayings(text);
    let tokens = tokens(plain);
    no_contract(plain, &tokens)?;
    let unknown = tokens.iter().filter(|(token, _)| *token == Token::Unknown);
    let mut ignored: Vec<Range<usize>> = unknown.map(|(_, range)| range.clone()).collect();
    let (main, proviso) = split_proviso(plain, &tokens)?;
    let mut phrases: Vec<Phrase> = Vec::with_capacity(2);
    for breath in main.split(|(token, _)| *token == Token::Break) {
        phrases.extend(between_pauses(plain, breath)?);
    }
    // "Run" says how a suit is played; it has no meaning where no phrase is about a suit alone.
    if phrases.iter().all(|phrase| phrase.manner != Some(CardSelector::Run)) {
        let run = main.iter().filter(|(token, _)| *token == Token::Manner(CardSelector::Run));
        ignored.extend(run.map(|(_, range)| range.clone()));
    }
    let mut named = phrases.into_iter().filter(|phrase| !phrase.is_empty());
    let said = match (named.next(), ignored.iter().find(|range| is_unknown(plain, range))) {
        (Some(said), _) => said,
        (None, Some(range)) => {
            let word = text.get(range.clone()).unwrap_or_default().to_owned();
            return Err(SpokenCallError::UnknownWord(word, range.clone()));
        }
        (None, None) => return Err(SpokenCallError::NamesNothing),
    };
    let corrected = named.next_back().filter(|last| *last != said);
    Ok((SpokenCall { corrected, proviso, ..SpokenCall::of(said) }, ignored))
}

/// Returns whether the word in this range has no meaning in a call.
fn is_unknown(text: &str, range: &Range<usize>) -> bool {
    text.get(range.clone()).is_none_or(|word| token(word) == Token::Unknown)
}

/// Rejects "no trump", because it names no card, and its "no" must not be taken for the word with which declarer breaks
/// off before he calls a trump.
fn no_contract(text: &str, tokens: &Tokens) -> Result<(), SpokenCallError> {
    let is_one = |pair: &&[(Token, Range<usize>)]| {
        matches!(pair, [(Token::Break, no), (Token::Action(OffSuitAction::Ruff), trump)]
            if text[no.clone()].eq_ignore_ascii_case("no") && text[no.end..trump.start].trim().is_empty())
    };
    let Some(pair) = tokens.windows(2).find(is_one) else { return Ok(()) };
    let range = pair[0].1.start..pair[1].1.end;
    Err(SpokenCallError::UnknownWord(text[range.clone()].to_owned(), range))
}

/// Joins words separated by pauses into one phrase; words that conflict with the words before them begin another
/// phrase.
fn between_pauses(
    text: &str,
    breath: &[(Token, Range<usize>)],
) -> Result<Vec<Phrase>, SpokenCallError> {
    let mut phrases = Vec::new();
    let mut from = 0;
    let ends = breath.iter().enumerate().filter(|(_, (token, _))| *token == Token::Pause);
    let ends: Vec<usize> = ends.map(|(at, _)| at).chain([breath.len()]).collect();
    for (place, end) in ends.iter().enumerate() {
        if phrase(text, &breath[from..*end]).is_err() && place > 0 {
            let pause = ends[place - 1];
            phrases.push(phrase(text, &breath[from..pause])?);
            from = pause;
        }
    }
    phrases.push(phrase(text, &breath[from..])?);
    Ok(phrases)
}

type Tokens = Vec<(Token, Range<usize>)>;

/// Splits the text into words, commas and pauses. A card in notation (`A♥`, `♠9`, `D6` in capitals) is one word.
fn tokens(text: &str) -> Tokens {
    let mut tokens = Tokens::with_capacity(8);
    let mut start = None;
    for (index, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let in_word = c.is_alphanumeric() || Suit::from_char(c).is_some() && !c.is_ascii();
        match (start, in_word) {
            (None, true) => start = Some(index),
            (Some(from), false) if !matches!(c, '\'' | '’') => {
                match token(&text[from..index]) {
                    Token::Stop => {
                        tokens.extend([Token::Break, Token::Not].map(|token| (token, from..index)));
                    }
                    token => tokens.push((token, from..index)),
                }
                start = None;
            }
            (None | Some(_), _) => {}
        }
        if matches!(c, ',' | ';' | ':') {
            tokens.push((Token::Comma, index..index + 1));
        }
        if matches!(c, ';' | '.' | '…' | '—' | '–') {
            tokens.push((Token::Pause, index..index + c.len_utf8()));
        }
    }
    tokens
}

fn token(word: &str) -> Token {
    if let Some(PlayedCard::Exact(card)) = card_in_notation(word) {
        return Token::Card(card.suit, card.rank);
    }
    if let Some(suit) = word.chars().next().filter(|c| !c.is_ascii()).and_then(Suit::from_char) {
        return Token::Suit(suit);
    }
    let lower: String = word.to_lowercase().replace(['\'', '’'], "");
    // The elided word of "l'asso" or "d'atout" is dropped.
    let bare = word.rsplit(['\'', '’']).next().unwrap_or(word).to_lowercase();
    lookup(&lower).or_else(|| lookup(&bare)).unwrap_or(Token::Unknown)
}

fn card_in_notation(word: &str) -> Option<PlayedCard> {
    let capitals = word.chars().all(|c| !c.is_ascii_lowercase());
    let long = word.chars().count() > 1;
    if capitals && long { parse_played_card(word, Notation::Italian).ok() } else { None }
}

/// Reads the tokens of one phrase. The words that "not" rules out are read and ignored.
fn phrase(text: &str, tokens: &[(Token, Range<usize>)]) -> Result<Phrase, SpokenCallError> {
    let mut phrase = Phrase::default();
    let (mut one, mut run) = (false, false);
    let mut ruled_out = false;
    for (token, range) in tokens {
        let conflict = || SpokenCallError::Conflict(text[range.clone()].to_owned(), range.clone());
        match *token {
            Token::Comma => ruled_out = false,
            Token::Not => ruled_out = true,
            _ if ruled_out => {}
            Token::Suit(suit) => set(&mut phrase.suit, suit, conflict)?,
            Token::Rank(rank) => set(&mut phrase.rank, rank, conflict)?,
            Token::Manner(CardSelector::Run) | Token::Cash => run = true,
            Token::Manner(manner) => set(&mut phrase.manner, manner, conflict)?,
            Token::Action(action) => set(&mut phrase.action, action, conflict)?,
            Token::Card(suit, rank) => {
                set(&mut phrase.suit, suit, conflict)?;
                set(&mut phrase.rank, rank, conflict)?;
            }
            Token::One => one = true,
            Token::Break | Token::Stop | Token::Pause | Token::Noise | Token::Unknown => {}
            Token::Covers => set(&mut phrase.manner, CardSelector::Win, conflict)?,
            Token::If | Token::Unless | Token::Otherwise => {
                return Err(SpokenCallError::Proviso(range.clone()));
            }
        }
    }
    if one && phrase.is_empty() {
        phrase.manner = Some(CardSelector::Any);
    }
    if run && phrase.suit.is_some() && phrase.manner.is_none() && phrase.action.is_none() {
        phrase.manner = Some(CardSelector::Run);
    }
    if phrase.rank.is_some() {
        // In "win it with the ace" the rank decides.
        phrase.manner = None;
    }
    Ok(phrase)
}

fn set<T: PartialEq>(
    place: &mut Option<T>,
    value: T,
    conflict: impl FnOnce() -> SpokenCallError,
) -> Result<(), SpokenCallError> {
    if place.as_ref().is_some_and(|present| *present != value) {
        return Err(conflict());
    }
    *place = Some(value);
    Ok(())
}

/// Separates the proviso from the call: `se <test>[, altrimenti ...]` or `se <test>, ...`.
fn split_proviso(
    text: &str,
    tokens: &Tokens,
) -> Result<(Tokens, Option<Proviso>), SpokenCallError> {
    let Some(at) = tokens.iter().position(|(token, _)| matches!(token, Token::If | Token::Unless))
    else {
        return Ok((tokens.clone(), None));
    };
    let word =
        |index: usize| tokens.get(index).map(|(_, range)| text[range.clone()].to_lowercase());
    if matches!(word(at).as_deref(), Some("salvo" | "tranne" | "meno"))
        && !matches!(word(at + 1).as_deref(), Some("che" | "se"))
    {
        // "Spades, except the ace" has no readable condition.
        return Err(SpokenCallError::Proviso(tokens[at].1.clone()));
    }
    let ends =
        |(token, _): &(Token, Range<usize>)| matches!(token, Token::Comma | Token::Otherwise);
    let end = tokens[at..].iter().position(ends).map_or(tokens.len(), |length| at + length);
    let otherwise_at = tokens.iter().position(|(token, _)| *token == Token::Otherwise);
    let condition = &tokens[at + 1..end];
    let negated = condition.iter().filter(|(token, _)| *token == Token::Not).count() % 2 == 1;
    let unless = tokens[at].0 == Token::Unless;
    let wanted: Tokens = condition
        .iter()
        .filter(|(token, _)| !matches!(token, Token::Not | Token::If))
        .cloned()
        .collect();
    let test = if wanted.iter().any(|(token, _)| *token == Token::Covers) {
        ProvisoTest::Covers
    } else {
        let played = phrase(text, &wanted)?;
        if played.is_empty() {
            return Err(SpokenCallError::Proviso(tokens[at].1.clone()));
        }
        ProvisoTest::Plays(played)
    };
    let mut main: Tokens = tokens[..at].to_vec();
    main.extend_from_slice(
        &tokens[end.min(otherwise_at.unwrap_or(end))..otherwise_at.unwrap_or(tokens.len())],
    );
    let otherwise = match otherwise_at {
        Some(at) => Some(phrase(text, &tokens[at + 1..])?).filter(|phrase| !phrase.is_empty()),
        None => None,
    };
    // In "a meno che non esca il re" the word "non" does not negate.
    let holds = if unless { false } else { !negated };
    Ok((main, Some(Proviso { test, holds, otherwise })))
}

#[cfg(test)]
mod tests;
