//! An act that a director tells: typed in one line, or answer by answer from the menu.

use crate::bridge::{Contract, Seat};
use crate::casebook::events::ACTS;
use crate::diag::nearest;

use super::menu::{Detail, Kind, Line, MENU, Object, detail, of_verb};
use super::typed;
use super::writing::{array, quoted};

/// An act that is being told: which, by whom, and what is said of it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    pub by: Seat,
    pub line: &'static Line,
    /// What the act is about, as it was typed.
    pub object: String,
    /// The details that were given, each with its key, as they were typed.
    pub details: Vec<(&'static str, String)>,
}

/// Why a line tells no act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Untold {
    /// Nobody sits there.
    Seat(String),
    /// No act has this name; the nearest that one has.
    Verb(String, Option<&'static str>),
    /// The act is about something that the line does not name.
    Object(&'static Line),
    /// What the act is about is none of these words.
    Word(String, Kind),
    /// The act has no such detail.
    Detail(String, &'static Line),
}

/// What a line tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// An event as a case file has it: `{ by = "W", plays = "H4" }`, with or without the braces.
    Toml(String),
    Act(Telling),
}

/// Reads an event typed in one line: `W plays H4`, `S chooses require S`, `S calls "picche"`.
pub fn told(text: &str, contract: Option<Contract>) -> Result<Told, Untold> {
    let text = text.trim();
    if text.starts_with('{') {
        return Ok(Told::Toml(text.to_owned()));
    }
    if text.starts_with("by =") || text.starts_with("by=") {
        return Ok(Told::Toml(format!("{{ {text} }}")));
    }
    let (by, rest) = first_word(text);
    let by = typed::seat(by, contract).ok_or_else(|| Untold::Seat(by.to_owned()))?;
    Telling::read(by, rest).map(Told::Act)
}

/// No verb has more words.
const WORDS_OF_A_VERB: usize = 3;

/// The first word, and what follows it.
fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// The details that a verb knows.
fn details_of(line: &Line) -> impl Iterator<Item = &'static str> {
    let acts = ACTS.iter().filter(|(verb, _)| *verb == line.verb);
    acts.flat_map(|(_, details)| details.iter()).chain(line.asks).copied()
}

/// The detail with which a word begins, and its value where the word has it: `seen` or `seen=all`.
fn detail_word<'t>(line: &Line, word: &'t str) -> Option<(&'static str, Option<&'t str>)> {
    let (key, value) = match word.split_once('=') {
        Some((key, value)) => (key, Some(value)),
        None => (word, None),
    };
    Some((details_of(line).find(|known| *known == key)?, value))
}

/// The detail that a word gives without its name: a suit required, the grade of a penalty card.
fn bare_detail(line: &Line, word: &str) -> Option<&'static str> {
    let fits = |key: &&'static str| match detail(key) {
        Some(Detail::Suit) => typed::suit(word).is_some(),
        Some(Detail::Word(Kind::Grade)) => typed::word(Kind::Grade, word).is_some(),
        Some(_) | None => false,
    };
    details_of(line).find(fits)
}

/// The line of the verb with which a text begins, and what follows it. A verb of several words is typed with
/// spaces too: `leads face down H4`.
fn verb_and_rest(text: &str) -> Option<(&'static Line, &str)> {
    let mut found = None;
    let mut verb = String::new();
    let mut rest = text.trim();
    for _ in 0..WORDS_OF_A_VERB {
        let (word, after) = first_word(rest);
        if !verb.is_empty() {
            verb.push('_');
        }
        verb.push_str(&word.to_lowercase());
        rest = after.trim_start();
        found = of_verb(&verb).map(|line| (line, rest)).or(found);
    }
    found
}

impl Telling {
    /// An act of which only the line is known.
    pub fn begun(by: Seat, line: &'static Line) -> Telling {
        let says = line.says.iter().map(|key| (*key, "true".to_owned())).collect();
        Telling { by, line, object: String::new(), details: says }
    }

    /// Reads what a player did, without his seat: `plays H4`.
    pub fn read(by: Seat, text: &str) -> Result<Telling, Untold> {
        let Some((line, rest)) = verb_and_rest(text) else {
            let (verb, _) = first_word(text);
            let near = nearest(verb, MENU.iter().flat_map(|line| [line.verb, line.it]));
            return Err(Untold::Verb(verb.to_owned(), near));
        };
        let mut telling = Telling::begun(by, line);
        let words: Vec<&str> = rest.split_whitespace().collect();
        let is_detail = |word: &&str| {
            // What has the form of a detail is one, known or not.
            word.contains('=')
                || detail_word(line, word).is_some()
                || bare_detail(line, word).is_some()
        };
        let object = match line.object {
            Object::Nothing => 0,
            Object::Words => words.len(),
            Object::Card | Object::Cards | Object::CardsOrAll | Object::Hand => {
                words.iter().position(is_detail).unwrap_or(words.len())
            }
            Object::Seat | Object::Word(_) => words.len().min(1),
        };
        telling.object = typed::unquoted(&words[..object].join(" ")).to_owned();
        let optional = matches!(line.object, Object::Nothing | Object::CardsOrAll);
        if telling.object.is_empty() && !optional {
            return Err(Untold::Object(line));
        }
        if let Object::Word(kind) = line.object
            && typed::word(kind, &telling.object).is_none()
        {
            return Err(Untold::Word(telling.object, kind));
        }
        telling.read_details(&words[object..])?;
        Ok(telling)
    }

    fn read_details(&mut self, words: &[&str]) -> Result<(), Untold> {
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            let unknown = || Untold::Detail(word.to_owned(), self.line);
            let Some((key, value)) = detail_word(self.line, word) else {
                let key = bare_detail(self.line, word).ok_or_else(unknown)?;
                self.details.push((key, word.to_owned()));
                continue;
            };
            let value = match (detail(key), value) {
                (Some(Detail::Said), value) => {
                    let rest: Vec<&str> = value.into_iter().chain(words.by_ref()).collect();
                    typed::unquoted(&rest.join(" ")).to_owned()
                }
                (_, Some(value)) => typed::unquoted(value).to_owned(),
                (Some(Detail::Flag), None) => "true".to_owned(),
                (_, None) => words.next().ok_or_else(unknown)?.to_owned(),
            };
            self.details.push((key, value));
        }
        Ok(())
    }

    /// The event as a case file has it. What cannot be read stays as it was typed, for the reader to report.
    pub fn toml(&self, contract: Option<Contract>) -> String {
        let mut keys =
            vec![("by", quoted(&self.by.to_string())), (self.line.verb, self.value(contract))];
        for (key, typed) in &self.details {
            keys.push((key, detail_value(key, typed, contract)));
        }
        let keys: Vec<String> =
            keys.into_iter().map(|(key, value)| format!("{key} = {value}")).collect();
        format!("{{ {} }}", keys.join(", "))
    }

    fn value(&self, contract: Option<Contract>) -> String {
        let text = self.object.as_str();
        match self.line.object {
            Object::Nothing => "true".to_owned(),
            Object::Card => card(text),
            Object::CardsOrAll if text.is_empty() => "true".to_owned(),
            Object::Cards | Object::CardsOrAll => array(typed::cards(text)),
            Object::Words | Object::Hand => quoted(text),
            Object::Seat => seat(text, contract),
            Object::Word(kind) => word(kind, text),
        }
    }
}

fn card(text: &str) -> String {
    quoted(&typed::card(text).map_or_else(|| text.to_owned(), |card| card.to_string()))
}

fn seat(text: &str, contract: Option<Contract>) -> String {
    quoted(&typed::seat(text, contract).map_or_else(|| text.to_owned(), |seat| seat.to_string()))
}

fn word(kind: Kind, text: &str) -> String {
    quoted(typed::word(kind, text).unwrap_or(text))
}

fn detail_value(key: &str, text: &str, contract: Option<Contract>) -> String {
    match detail(key) {
        Some(Detail::Flag) => typed::yes_or_no(text).unwrap_or(true).to_string(),
        Some(Detail::Card) => card(text),
        Some(Detail::Seat) => seat(text, contract),
        Some(Detail::Seats) if matches!(text, "tutti" | "all") => quoted("all"),
        Some(Detail::Seats) => quoted(&text.to_uppercase()),
        Some(Detail::Suit) => {
            quoted(&typed::suit(text).map_or_else(|| text.to_owned(), |suit| suit.to_string()))
        }
        Some(Detail::Word(kind)) => word(kind, text),
        Some(Detail::Said) | None => {
            let text = quoted(text);
            format!("{{ it = {text}, en = {text} }}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(&'static str, String), Untold> {
        Telling::read(Seat::East, text).map(|telling| (telling.line.verb, telling.object))
    }

    #[test]
    fn a_verb_of_several_words_is_typed_with_spaces_too() {
        for text in ["leads face down H4", "leads_face_down H4", "attacca coperto H4"] {
            assert_eq!(read(text), Ok(("leads_face_down", "H4".to_owned())), "{text}");
        }
        assert_eq!(read("leads H4"), Ok(("leads", "H4".to_owned())));
        assert_eq!(read("Lascia cadere D5"), Ok(("drops", "D5".to_owned())));
        assert_eq!(read("lascia trapelare"), Ok(("remarks", String::new())));
        assert!(matches!(read("lascia D5"), Err(Untold::Verb(..))));
    }

    #[test]
    fn a_word_that_is_not_among_those_known_is_not_taken() {
        assert_eq!(read("sceglie rifiuta"), Ok(("chooses", "rifiuta".to_owned())));
        assert_eq!(read("sceglie boh"), Err(Untold::Word("boh".to_owned(), Kind::Choice)));
    }
}
