//! Events as text, one on a line: `W plays H4`, `S calls "heart ace"`, `E wants_back HQ instead H3`.
//!
//! An event is written as its player, its verb, the value that it is about, and the key and value of each detail, in
//! the words of the table of acts. The spoken words of a call are in quotation marks. A flag that is not set is
//! followed by `no`.

use std::fmt;
use std::str::FromStr;

use super::acts::{ActDetail, ActValue, ActValues, ActVerb, DetailPresence, ValueKind, verbs};
use super::event::{Choice, Event, TrickCount};
use super::spoken;
use super::text::Language;
use super::words::Named;
use crate::bridge::{BySeat, Card, Hand, Seat, Suit};

/// The reason why a text is not an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventError {
    /// The text does not begin with a player.
    #[error("{0:?} is not a player")]
    Player(String),
    /// The second word is not the verb of an act.
    #[error("{0:?} is not the verb of an act")]
    Verb(String),
    /// A value is missing, or is not of the kind that the act takes.
    #[error("{found:?} is not a value of {key}")]
    Value {
        /// The value; empty if it is missing.
        found: String,
        /// The verb of the act, or the key of the detail.
        key: &'static str,
    },
    /// The act has no detail with this key.
    #[error("the act has no detail {0:?}")]
    Detail(String),
    /// The value of a detail stands without the key of the detail.
    #[error("{found:?} needs the key of a detail: {key} {found}")]
    Unkeyed {
        /// The value.
        found: String,
        /// The key of the first detail that takes such a value.
        key: &'static str,
    },
    /// The act lacks a detail that it must state.
    #[error("the act needs the detail {0:?}")]
    Missing(&'static str),
    /// The values together make no act.
    #[error("these values make no act: {0:?}")]
    NoAct(String),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ActValues { verb, about, details } = self.act.values();
        write!(f, "{} {}", self.by, verb.name)?;
        if about != ActValue::Flag(true) {
            write!(f, " {}", Written(about))?;
        }
        // The player's own hand is the default of a hand.
        for (key, value) in details.into_iter().filter(|(_, of)| *of != ActValue::Seat(self.by)) {
            match value {
                ActValue::Flag(true) => write!(f, " {key}")?,
                value => write!(f, " {key} {}", Written(value))?,
            }
        }
        Ok(())
    }
}

/// A value, as it is written in an event.
struct Written(ActValue);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            ActValue::Flag(set) => f.write_str(if set { "yes" } else { NO }),
            ActValue::Card(card) => card.fmt(f),
            ActValue::Cards(cards) => {
                let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
                f.write_str(&cards.join(","))
            }
            ActValue::Call(spoken) => write!(f, "\"{}\"", spoken.words(Language::English)),
            ActValue::Seat(seat) => seat.fmt(f),
            ActValue::Seats(BySeat([true, true, true, true])) => f.write_str("all"),
            ActValue::Seats(seats) => {
                let mut named = Seat::ALL.into_iter().filter(|seat| seats[*seat]);
                named.try_for_each(|seat| seat.fmt(f))
            }
            ActValue::Suit(suit) => suit.fmt(f),
            ActValue::Word(name) => f.write_str(name),
            ActValue::Tricks(TrickCount::Some(number)) => number.fmt(f),
            ActValue::Tricks(TrickCount::Rest) => f.write_str(REST),
            ActValue::TrickTotal(number) | ActValue::TrickNumber(number) => number.fmt(f),
        }
    }
}

const NO: &str = "no";
const REST: &str = "rest";

impl FromStr for Event {
    type Err = EventError;

    fn from_str(text: &str) -> Result<Event, EventError> {
        let mut words = words(text).into_iter().peekable();
        let first = words.next().unwrap_or_default();
        let by = first.parse().map_err(|_| EventError::Player(first.to_owned()))?;
        let second = words.next().unwrap_or_default();
        let verb = verbs().find(|verb| verb.act.is_some() && verb.is_named(second));
        let verb = verb.ok_or_else(|| EventError::Verb(second.to_owned()))?;
        let detail = |key: &str| verb.details.iter().find(|detail| detail.key == key);
        let is_whole = verb.about == ValueKind::CardsOrAll
            && words.peek().is_none_or(|word| detail(word).is_some());
        let about = if verb.about == ValueKind::Done || is_whole {
            ActValue::Flag(true)
        } else {
            value(verb.name, verb.about, words.next())?
        };
        let mut details: Vec<(&'static str, ActValue)> = Vec::new();
        while let Some(key) = words.next() {
            let is_new = |of: &&ActDetail| details.iter().all(|(known, _)| *known != of.key);
            let Some(ActDetail { key, kind, .. }) = detail(key).filter(is_new) else {
                return Err(no_detail(key, verb.details.iter().filter(is_new)));
            };
            let (key, kind) = (*key, *kind);
            let told = match kind {
                ValueKind::Flag => ActValue::Flag(words.next_if_eq(&NO).is_none()),
                kind => value(key, kind, words.next())?,
            };
            details.push((key, told));
        }
        complete(verb, by, about, &mut details)?;
        let values = ActValues { verb, about, details };
        let act = values.act().ok_or_else(|| EventError::NoAct(text.to_owned()))?;
        // A card put on the table belongs to the hand stated, whoever moves the card.
        let hand = values.seat_of("hand").filter(|_| act.card_put().is_some());
        Ok(Event { by: hand.unwrap_or(by), act })
    }
}

/// Returns the error for a word in the place of a detail's key; if one of these details takes it as its value, the error
/// names the key.
fn no_detail(word: &str, mut details: impl Iterator<Item = &'static ActDetail>) -> EventError {
    let takes = |detail: &&ActDetail| value(detail.key, detail.kind, Some(word)).is_ok();
    let found = word.to_owned();
    match details.find(takes) {
        Some(detail) => EventError::Unkeyed { found, key: detail.key },
        None => EventError::Detail(found),
    }
}

/// Adds the player's own hand where a hand is not stated. A required detail that is missing is an error.
fn complete(
    verb: &'static ActVerb,
    by: Seat,
    about: ActValue,
    details: &mut Vec<(&'static str, ActValue)>,
) -> Result<(), EventError> {
    for detail in verb.details {
        if details.iter().any(|(key, _)| *key == detail.key) {
            continue;
        }
        let is_needed = match detail.presence {
            DetailPresence::Optional | DetailPresence::Unasked => false,
            DetailPresence::Required => true,
            DetailPresence::RequiredWithSuit => {
                let ActValue::Word(name) = about else { continue };
                Choice::named(name).is_some_and(|choice| choice.suit().is_some())
            }
        };
        if is_needed {
            return Err(EventError::Missing(detail.key));
        }
        if detail.kind == ValueKind::Owner {
            details.push((detail.key, ActValue::Seat(by)));
        }
    }
    Ok(())
}

/// Splits a text at its spaces; a part in quotation marks is one word, without them.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for (place, part) in text.split('"').enumerate() {
        if place % 2 == 1 {
            words.push(part);
        } else {
            words.extend(part.split_whitespace());
        }
    }
    words
}

fn value(key: &'static str, kind: ValueKind, word: Option<&str>) -> Result<ActValue, EventError> {
    let word = word.unwrap_or_default();
    let read = match kind {
        ValueKind::Card => word.parse().ok().map(ActValue::Card),
        ValueKind::Cards | ValueKind::CardsOrAll => {
            let cards: Option<Vec<Card>> = word.split(',').map(|card| card.parse().ok()).collect();
            cards.map(|cards| ActValue::Cards(cards.into_iter().collect::<Hand>()))
        }
        ValueKind::Call => spoken::parse(word).ok().map(ActValue::Call),
        ValueKind::Seat | ValueKind::Owner => word.parse().ok().map(ActValue::Seat),
        ValueKind::Seats => seats(word).map(ActValue::Seats),
        ValueKind::Suit => word.parse::<Suit>().ok().map(ActValue::Suit),
        ValueKind::Word(list) => {
            list.names().into_iter().find(|name| *name == word).map(ActValue::Word)
        }
        ValueKind::Tricks if word == REST => Some(ActValue::Tricks(TrickCount::Rest)),
        ValueKind::Tricks => number(word).map(|number| ActValue::Tricks(TrickCount::Some(number))),
        ValueKind::TrickTotal => total(word).map(ActValue::TrickTotal),
        ValueKind::TrickNumber => number(word).map(ActValue::TrickNumber),
        // Flags and acts without a value have no value to read; the other kinds do not occur in events.
        ValueKind::Done | ValueKind::Flag | ValueKind::Holding | ValueKind::Said => None,
    };
    read.ok_or_else(|| EventError::Value { found: word.to_owned(), key })
}

/// Reads a number from 1 to the number of tricks of a board.
fn number(word: &str) -> Option<u8> {
    total(word).filter(|number| *number > 0)
}

/// Reads a number of the tricks of a board.
fn total(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number| *number <= TrickCount::MAX)
}

/// Reads the letters of some players, or `all`.
pub fn seats(word: &str) -> Option<BySeat<bool>> {
    if word == "all" {
        return Some(BySeat([true; 4]));
    }
    let mut seats = BySeat([false; 4]);
    for letter in word.chars() {
        seats[Seat::from_letter(letter)?] = true;
    }
    (!word.is_empty()).then_some(seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An event for each verb, with each of its details.
    const EVENTS: &str = "\
N plays HQ
N plays Hx at_once
N plays HQ at_once hidden
N plays HQ unbidden
W leads C2
W leads_face_down C2
W faces_lead
S spreads
S spreads H4,C3
E spreads seen S by_accident
E spreads H4,C3 seen W
E omits
E turns_card
S calls \"ace of hearts\"
S calls \"hearts\" pointing_at H4
S names_to_play H4
S points_at H4
S points_at_suit H
S adds \"small\"
S pleads H5,H4
S designates H4
S touches H4
E shows HQ where near kept seen NS
E shows HQ where table kept no seen all
E drops HQ seen S jostled
E names HQ
E names_card_of W card HQ
E counts 14
E finds HQ seen N
E has_foreign HQ
E wants_back HQ
S wants_back HQ hand N instead H2
E corrects HQ of H3
E explains call
E amends play
E tells_turn W
N warns
N prevents S
E asks call single
E notices call
E remarks
E asks_if_void N
E speaks_of_trick
E claims
E claims tricks 3
E concedes tricks rest
E states_line
E objects
E asks_to_play_on
E agrees
E looks_at N
E shows_hand W
N exchanges_hands
E says_turned_wrong N
E says_turned_wrong N trick 3
E attention
E speaks_of_irregularity
E calls_director
E was_told
E chooses accept
E chooses require suit H
E inspects trick
E says_tricks 9
E records_tricks 10
E mixes_cards
E denies
E ends play";

    #[test]
    fn each_verb_and_each_detail_is_written_as_it_is_read() {
        for line in EVENTS.lines() {
            let event: Event = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(event.to_string(), line);
        }
        for verb in verbs().filter(|verb| verb.act.is_some()) {
            let lines = || EVENTS.lines().filter(|line| line.split(' ').nth(1) == Some(verb.name));
            assert!(lines().next().is_some(), "no event {}", verb.name);
            for detail in verb.details {
                // A stated hand of a correction becomes its player.
                let is_player = verb.name == "corrects" && detail.key == "hand";
                let states = |line: &str| line.split(' ').any(|word| word == detail.key);
                assert!(is_player || lines().any(states), "{} has no {}", verb.name, detail.key);
            }
        }
        let corrects: Event = "S corrects HQ hand N".parse().unwrap();
        assert_eq!(corrects.to_string(), "N corrects HQ");
    }

    #[test]
    fn the_error_names_the_word_that_cannot_be_read() {
        let error = |text: &str| text.parse::<Event>().unwrap_err().to_string();
        assert_eq!(error(""), "\"\" is not a player");
        assert_eq!(error("X plays H4"), "\"X\" is not a player");
        assert_eq!(error("W plies H4"), "\"plies\" is not the verb of an act");
        assert_eq!(error("W plays"), "\"\" is not a value of plays");
        assert_eq!(error("W plays H1"), "\"H1\" is not a value of plays");
        assert_eq!(error("W plays H4 seen N"), "the act has no detail \"seen\"");
        assert_eq!(error("W plays H4 hidden hidden"), "the act has no detail \"hidden\"");
        assert_eq!(error("E claims 3"), "\"3\" needs the key of a detail: tricks 3");
        assert_eq!(error("W names_card_of N"), "the act needs the detail \"card\"");
        assert_eq!(error("W chooses require"), "the act needs the detail \"suit\"");
    }
}
