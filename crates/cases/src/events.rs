//! Reads the events of a question. The acts and their keys are defined in [`arbitro_laws::record::acts`].

use crate::diag::{Code, Problem, Span};
use crate::vocabulary::typed_input::is_word_of_seats;
use arbitro_laws::bridge::notation::{Notation, parse_card};
use arbitro_laws::bridge::{BySeat, Hand, Seat, Suit};
use arbitro_laws::record::acts::{ActValue, ActValues, ActVerb, DetailPresence, ValueKind, verbs};
use arbitro_laws::record::spoken::{self, SpokenCall, SpokenCallError};
use arbitro_laws::record::words::Named;
use arbitro_laws::record::words::WordList;
use arbitro_laws::record::{Choice, Event, TrickCount};

use super::case::{Bilingual, PLACEHOLDER_MARKS};
use super::keys::BOTH;
use super::table_keys::{notation_problem, played_card, seat};
use super::toml_reader::{
    Problems, SpannedStr, SpannedValue, TableReader, array, boolean, number, string, word,
    wrong_type,
};

/// Returns the keys that an event with this verb may contain, apart from `by`.
pub fn keys_of(verb: &'static ActVerb) -> impl Iterator<Item = &'static str> {
    let names = [verb.name].into_iter().chain(verb.old_names.iter().copied());
    names.chain(verb.all_details().map(|detail| detail.key))
}

/// Returns all keys that any event may contain.
fn all_keys() -> Vec<&'static str> {
    let mut keys: Vec<&'static str> = vec!["by"];
    for key in verbs().flat_map(keys_of) {
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

/// An event, with its spoken words and its place in the file.
pub struct ParsedEvent {
    /// The event.
    pub event: Event,
    /// The spoken words, if the event has any.
    pub text: Option<Bilingual>,
    /// The place of the event in the file.
    pub span: Span,
}

/// Reads one event.
pub fn read(problems: &Problems, keys: TableReader<'_>, notation: Notation) -> Option<ParsedEvent> {
    let by = keys.required(problems, "by").and_then(|node| string(problems, node));
    let by = by.and_then(|text| seat(problems, &text));
    let (verb, node) = verb(problems, keys)?;
    let said = keys.get("said").and_then(|node| bilingual(problems, node));
    let mut reader = EventReader { problems, keys, notation, by, said };
    let about = reader.value(node, verb.about);
    let details = reader.details(verb, about?);
    let values = ActValues { verb, about: about?, details: details? };
    let Some(act) = values.act() else {
        let problem = Problem::new(Code::SpokenNothing, node.span());
        problems.push(problem.with("words", verb.name));
        return None;
    };
    // A card put on the table belongs to the hand stated by the key `hand`, whoever moves the card.
    let by = values.seat_of("hand").filter(|_| act.card_put().is_some()).or(by);
    Some(ParsedEvent { event: Event { by: by?, act }, text: reader.said, span: keys.span() })
}

/// Parses an event in the notation of a case file: `{ by = "W", plays = "H4" }`. Returns the event and its spoken
/// words.
///
/// # Errors
/// Returns the problems of the text.
pub fn event(text: &str) -> Result<(Event, Option<Bilingual>), Vec<Problem>> {
    let (parsed, problems) =
        super::toml_reader::read_document(&format!("event = {text}"), |problems, keys, _| {
            read(problems, keys.table(problems, "event")?, Notation::English)
        });
    match parsed {
        Some(parsed) if problems.is_empty() => Ok((parsed.event, parsed.text)),
        Some(_) | None => Err(problems),
    }
}

/// Returns the verb of the only key that names an act, with the value of that key. All other keys of an event must be
/// `by` or details of the act.
fn verb<'s>(
    problems: &Problems,
    keys: TableReader<'s>,
) -> Option<(&'static ActVerb, &'s SpannedValue<'s>)> {
    let named = |key: &SpannedStr<'_>| verbs().find(|verb| verb.is_named(key.text));
    let mut acts = keys.keys().filter_map(|key| Some((named(&key)?, key)));
    let Some((verb, key)) = acts.next() else {
        let before = problems.count();
        keys.reject_unknown(problems, &all_keys());
        if problems.count() == before {
            let known: Vec<&str> = verbs().map(|verb| verb.name).collect();
            let problem = Problem::new(Code::NoAct, keys.span());
            problems.push(problem.with("known", known.join(", ")));
        }
        return None;
    };
    if let Some((_, second)) = acts.next() {
        keys.reject_unknown(problems, &all_keys());
        let problem = Problem::new(Code::TwoActs, second.span).related(key.span);
        problems.push(problem.with("one", key.text).with("two", second.text));
        return None;
    }
    let known: Vec<&str> = ["by"].into_iter().chain(keys_of(verb)).collect();
    keys.reject_unknown(problems, &known);
    Some((verb, keys.get(key.text)?))
}

/// Reads `{ it = "...", en = "..." }`; the English text may be missing.
pub fn bilingual(problems: &Problems, node: &SpannedValue<'_>) -> Option<Bilingual> {
    let keys = TableReader::of(problems, node)?;
    keys.reject_unknown_keys(problems, BOTH);
    bilingual_or_italian(problems, keys)
}

/// Reads a text in Italian and, if it is present, in English.
pub fn bilingual_or_italian(problems: &Problems, keys: TableReader<'_>) -> Option<Bilingual> {
    let it = text(problems, keys, "it");
    let en =
        if keys.get("en").is_some() { text(problems, keys, "en") } else { Some(String::new()) };
    Some(Bilingual { it: it?, en: en? })
}

/// Reads a required text, which must not be blank.
pub fn text(problems: &Problems, keys: TableReader<'_>, key: &'static str) -> Option<String> {
    let text = keys.required(problems, key).and_then(|node| string(problems, node))?;
    if text.text.trim().is_empty() {
        problems.push(Problem::new(Code::Blank, text.span).with("key", key));
        return None;
    }
    report_placeholder(problems, &text);
    Some(text.text.to_owned())
}

/// Reports a text that the author has still to write.
pub fn report_placeholder(problems: &Problems, text: &SpannedStr<'_>) {
    let trimmed = text.text.trim();
    let is_mark = PLACEHOLDER_MARKS.iter().any(|mark| trimmed.starts_with(mark));
    if is_mark || trimmed.chars().all(|c| matches!(c, '.' | '…')) && !trimmed.is_empty() {
        problems.push(Problem::new(Code::ToWrite, text.span.clone()));
    }
}

/// Reads the values of an event.
struct EventReader<'p, 's> {
    problems: &'p Problems,
    keys: TableReader<'s>,
    notation: Notation,
    by: Option<Seat>,
    said: Option<Bilingual>,
}

impl<'s> EventReader<'_, 's> {
    /// Reads the details of an act; returns `None` if a required detail is missing or not valid.
    fn details(
        &mut self,
        verb: &ActVerb,
        about: ActValue,
    ) -> Option<Vec<(&'static str, ActValue)>> {
        let mut details = Vec::new();
        for detail in verb.details {
            let needed = match detail.presence {
                DetailPresence::Required => true,
                DetailPresence::RequiredWithSuit => names_suit(about),
                DetailPresence::Optional | DetailPresence::Unasked => false,
            };
            let node = if needed {
                Some(self.keys.required(self.problems, detail.key)?)
            } else {
                self.keys.get(detail.key)
            };
            let value = match node {
                Some(node) => self.value(node, detail.kind),
                None if detail.kind == ValueKind::Owner => self.by.map(ActValue::Seat),
                None => None,
            };
            if needed && value.is_none() {
                return None;
            }
            details.extend(value.map(|value| (detail.key, value)));
        }
        Some(details)
    }

    fn value(&mut self, node: &'s SpannedValue<'s>, kind: ValueKind) -> Option<ActValue> {
        let problems = self.problems;
        Some(match kind {
            ValueKind::Done => self.flag(node)?,
            ValueKind::CardsOrAll if matches!(node.get_ref(), toml::de::DeValue::Boolean(_)) => {
                self.flag(node)?
            }
            ValueKind::Flag => ActValue::Flag(boolean(problems, node)?),
            ValueKind::Card => {
                ActValue::Card(played_card(problems, &string(problems, node)?, self.notation)?)
            }
            ValueKind::Cards | ValueKind::CardsOrAll => ActValue::Cards(self.cards(node)?),
            ValueKind::Call => ActValue::Call(self.call_words(node)?),
            ValueKind::Seat | ValueKind::Owner => {
                ActValue::Seat(seat(problems, &string(problems, node)?)?)
            }
            ValueKind::Seats => ActValue::Seats(self.seats(&string(problems, node)?)),
            ValueKind::Suit => {
                let suits: Vec<(&str, Suit)> =
                    ["S", "H", "D", "C"].into_iter().zip(Suit::ALL).collect();
                ActValue::Suit(word(problems, &string(problems, node)?, &suits)?)
            }
            ValueKind::Word(list) => {
                ActValue::Word(one_of(problems, &string(problems, node)?, list)?)
            }
            ValueKind::Tricks => ActValue::Tricks(self.tricks(node)?),
            ValueKind::TrickTotal => ActValue::TrickTotal(self.number(node, "tricks", 0)?),
            ValueKind::TrickNumber => ActValue::TrickNumber(self.number(node, "trick", 1)?),
            // Values of these kinds do not occur in events.
            ValueKind::Holding | ValueKind::Said => return None,
        })
    }

    /// Reads the value `true` of an act without any other value.
    fn flag(&self, node: &SpannedValue<'_>) -> Option<ActValue> {
        match node.get_ref() {
            toml::de::DeValue::Boolean(true) => Some(ActValue::Flag(true)),
            _ => {
                wrong_type(self.problems, node, "true");
                None
            }
        }
    }

    /// Reads a number of tricks, or `"rest"`.
    fn tricks(&self, node: &SpannedValue<'_>) -> Option<TrickCount> {
        if let toml::de::DeValue::String(_) = node.get_ref() {
            return word(
                self.problems,
                &string(self.problems, node)?,
                &[("rest", TrickCount::Rest)],
            );
        }
        self.number(node, "tricks", 1).map(TrickCount::Some)
    }

    /// Reads a number from `least` to the number of tricks of a board.
    fn number(&self, node: &SpannedValue<'_>, key: &'static str, least: i64) -> Option<u8> {
        let number = number(self.problems, node, key, least..=i64::from(TrickCount::MAX))?;
        u8::try_from(number).ok()
    }

    /// Reads a text with one card, or an array of cards.
    fn cards(&self, node: &'s SpannedValue<'s>) -> Option<Hand> {
        let texts: Vec<SpannedStr<'_>> = match node.get_ref() {
            toml::de::DeValue::String(_) => string(self.problems, node).into_iter().collect(),
            _ => array(self.problems, node, "cards")
                .iter()
                .filter_map(|node| string(self.problems, node))
                .collect(),
        };
        let mut cards = Hand::EMPTY;
        for text in &texts {
            match parse_card(text.text, self.notation) {
                Ok(card) => cards = cards.with(card),
                Err(error) => notation_problem(self.problems, text, error),
            }
        }
        Some(cards).filter(|cards| !cards.is_empty())
    }

    /// Reads a list of seats: `"all"` for all four, or seat letters, of which the player's own is ignored.
    fn seats(&self, text: &SpannedStr<'_>) -> BySeat<bool> {
        let mut seats = BySeat([false; 4]);
        if text.text == "all" {
            return BySeat([true; 4]);
        }
        if is_word_of_seats(text.text) {
            self.unknown_seats(text.span.clone(), text.text);
            return seats;
        }
        let letters = text.text.char_indices().filter(|(_, c)| !c.is_whitespace() && *c != ',');
        for (at, letter) in letters {
            match Seat::from_letter(letter) {
                Some(seat) => seats[seat] = Some(seat) != self.by,
                None => {
                    self.unknown_seats(text.place(at..at + letter.len_utf8()), letter);
                }
            }
        }
        seats
    }

    fn unknown_seats(&self, place: Span, word: impl ToString) {
        let problem = Problem::new(Code::UnknownWord, place).with("word", word);
        self.problems.push(problem.with("known", "all, N, E, S, W"));
    }

    /// Reads the words of a call in one language or in both; the words in both languages must have the same meaning.
    fn call_words(&mut self, node: &'s SpannedValue<'s>) -> Option<SpokenCall> {
        if let toml::de::DeValue::String(_) = node.get_ref() {
            let text = string(self.problems, node)?;
            self.said
                .get_or_insert(Bilingual { it: text.text.to_owned(), en: text.text.to_owned() });
            return self.parse_spoken(&text);
        }
        let words = bilingual(self.problems, node)?;
        let keys = TableReader::of(self.problems, node)?;
        let read = |key| self.parse_spoken(&keys.string(self.problems, key)?);
        let it = read("it");
        let en = if words.en.is_empty() { it } else { read("en") };
        let (it, en) = (it?, en?);
        if it != en {
            let problem = Problem::new(Code::SpokenDiffers, node.span());
            self.problems.push(problem.with("it", words.it).with("en", words.en));
            return None;
        }
        self.said.get_or_insert(words);
        Some(it)
    }

    fn parse_spoken(&self, text: &SpannedStr<'_>) -> Option<SpokenCall> {
        let within = |range: Span| text.place(range);
        let problem = match spoken::parse_ignoring(text.text) {
            Ok((spoken, _)) => return Some(spoken),
            Err(SpokenCallError::UnknownWord(word, range)) => {
                let problem = Problem::new(Code::SpokenWord, within(range)).with("word", &word);
                problem.nearest(&word, spoken::known_words())
            }
            Err(SpokenCallError::Conflict(word, range)) => {
                Problem::new(Code::SpokenConflict, within(range)).with("word", word)
            }
            Err(SpokenCallError::NamesNothing) => {
                Problem::new(Code::SpokenNothing, text.span.clone()).with("words", text.text)
            }
            Err(SpokenCallError::Proviso(range)) => {
                Problem::new(Code::SpokenProviso, within(range))
            }
        };
        self.problems.push(problem);
        None
    }
}

/// Reads a word of a list; reports an unknown word with the known ones.
fn one_of(problems: &Problems, text: &SpannedStr<'_>, list: WordList) -> Option<&'static str> {
    let names: Vec<(&'static str, &'static str)> =
        list.names().into_iter().map(|name| (name, name)).collect();
    word(problems, text, &names)
}

/// Returns true if a choice requires a suit.
fn names_suit(about: ActValue) -> bool {
    let ActValue::Word(name) = about else { return false };
    Choice::named(name).is_some_and(|choice| choice.suit().is_some())
}
