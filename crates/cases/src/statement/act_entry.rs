//! Acts that a director enters, typed in one line or chosen from the menu and completed answer by answer.

use crate::case::Bilingual;
use crate::vocabulary::acts::{MenuLine, line_of_verb, menu_lines};
use crate::vocabulary::narration::{ParsedSentence, parse_sentence};
use crate::vocabulary::typed_input;
use arbitro_laws::bridge::{Contract, Seat, Suit};
use arbitro_laws::record::Language;
use arbitro_laws::record::acts::{ActDetail, ValueKind};
use arbitro_laws::record::spoken;
use arbitro_laws::record::words::WordList;

use super::case_notation::{self, array, bilingual, quoted, table};
use super::unnamed_card::{CardIrregularity, parse_unnamed_card};

/// An act that is being entered: its player, its line of the menu, and the details typed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActDraft {
    /// The player who acts; a placeholder while the player is not known.
    pub by: Seat,
    /// The line of the menu that was chosen.
    pub line: MenuLine,
    /// The object of the act (for example the card played), as typed; empty while it is not known.
    pub about: String,
    /// The details typed so far, each with its key in a case file.
    pub details: Vec<(&'static str, String)>,
}

/// The reason why a typed line cannot be read as an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// The first word of the line names no player.
    Seat(String),
    /// No act has this verb.
    Verb(String),
    /// The object of the act is not a word of this list.
    Word(String, WordList),
    /// The act of this line of the menu has no such detail.
    Detail(String, MenuLine),
    /// The text cannot be the object of the act of this line of the menu.
    About(String, MenuLine),
}

/// An act or event that was read from a typed line, complete or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParsedLine {
    /// An event in the notation of a case file, always with braces: `{ by = "W", plays = "H4" }`.
    Toml(String),
    /// An act with its player and its object.
    Act(ActDraft),
    /// An act whose object (for example the card played) is missing, or is a card of which only the rank is known.
    Incomplete(ActDraft),
    /// The play of several cards together; the line does not name the cards.
    Together(ActDraft),
    /// An act whose player the line does not name; the player of the inner line is a placeholder.
    WithoutPlayer(Box<ParsedLine>),
    /// A card that does not follow suit; the line may leave out the card and the suit led.
    NotFollowing {
        /// The act, with its card if the line names it.
        telling: ActDraft,
        /// The suit led, if the line names it.
        suit: Option<Suit>,
    },
    /// A lead from the wrong hand; the line may leave out the card.
    WrongHand(ActDraft),
}

/// Parses an event typed in one line: an event of a case file, a sentence as the program prints it, or a short form
/// such as `W plays H4`, `S chooses require S`, `S calls "picche"`.
pub fn parse_event(text: &str, contract: Option<Contract>) -> Result<ParsedLine, LineError> {
    let text = text.trim();
    if is_toml(text) {
        let braced = text.starts_with('{');
        return Ok(ParsedLine::Toml(if braced {
            text.to_owned()
        } else {
            format!("{{ {text} }}")
        }));
    }
    if let Some((by, declarer)) = contract.map(|contract| (contract.dummy(), contract.declarer))
        && let Some(rest) = FROM_DUMMY.iter().find_map(|end| text.strip_suffix(end))
        && let Ok(told) = parse_event(rest, contract)
        && told.is_of_card(declarer)
    {
        // If a line that ends with "from dummy" names declarer or no player, dummy plays the card.
        return Ok(told.of_player(by));
    }
    let named = |told: ParsedLine, by: Option<Seat>| {
        if by.is_some() { told } else { ParsedLine::WithoutPlayer(Box::new(told)) }
    };
    if let Some(unsaid) = parse_unnamed_card(text, contract)
        && let Some(line) = line_of_verb(unsaid.verb)
    {
        let by = unsaid.by.unwrap_or(Seat::North);
        let telling = ActDraft { about: unsaid.card, ..ActDraft::incomplete(by, line) };
        let told = match unsaid.how {
            CardIrregularity::NotFollowing(suit) => ParsedLine::NotFollowing { telling, suit },
            CardIrregularity::OutOfTurn => ParsedLine::of_card(telling),
            CardIrregularity::FromTheWrongHand => ParsedLine::WrongHand(telling),
        };
        return Ok(named(told, unsaid.by));
    }
    let (first, rest) = first_word(text);
    let seat = typed_input::seat(first, contract);
    let act_of = |ParsedSentence { by, line, about, details }: ParsedSentence| {
        let telling = ActDraft { by: by.unwrap_or(Seat::North), line, about, details };
        named(ParsedLine::of_card(telling), by)
    };
    if let Some(printed) = parse_sentence(text, contract, true) {
        return Ok(act_of(printed));
    }
    if let Some(by) = seat
        && let Some((line, "")) = menu_text_and_rest(rest)
    {
        return ActDraft::read_line(by, line, "");
    }
    if let Some(understood) = parse_sentence(text, contract, false) {
        return Ok(act_of(understood));
    }
    match seat {
        Some(by) => ActDraft::read(by, rest),
        None => match ActDraft::read(Seat::North, text) {
            Ok(told) => Ok(named(told, None)),
            Err(_) => Err(LineError::Seat(first.to_owned())),
        },
    }
}

impl ParsedLine {
    /// Sorts an act by what it lacks: the card, the suit of the card, the names of several cards, or nothing.
    pub(super) fn of_card(mut telling: ActDraft) -> ParsedLine {
        let kind = telling.line.verb.about;
        let is_one = matches!(kind, ValueKind::Card | ValueKind::Cards | ValueKind::CardsOrAll);
        if is_one && typed_input::several_cards(&telling.about) {
            telling.about = String::new();
            let plays = kind == ValueKind::Card && telling.line.verb.name == "plays";
            return if plays {
                ParsedLine::Together(telling)
            } else {
                ParsedLine::Incomplete(telling)
            };
        }
        let begun =
            telling.about.is_empty() && !matches!(kind, ValueKind::Done | ValueKind::CardsOrAll);
        let half = is_one && typed_input::rank(&telling.about).is_some();
        if begun || half { ParsedLine::Incomplete(telling) } else { ParsedLine::Act(telling) }
    }

    /// Returns the act that was read from the line; `None` if the line is an event in the notation of a case file.
    pub fn telling(&self) -> Option<&ActDraft> {
        match self {
            ParsedLine::Toml(_) => None,
            ParsedLine::WithoutPlayer(told) => told.telling(),
            ParsedLine::Act(telling)
            | ParsedLine::Incomplete(telling)
            | ParsedLine::Together(telling)
            | ParsedLine::NotFollowing { telling, .. }
            | ParsedLine::WrongHand(telling) => Some(telling),
        }
    }

    fn telling_mut(&mut self) -> Option<&mut ActDraft> {
        match self {
            ParsedLine::Toml(_) => None,
            ParsedLine::WithoutPlayer(told) => told.telling_mut(),
            ParsedLine::Act(telling)
            | ParsedLine::Incomplete(telling)
            | ParsedLine::Together(telling)
            | ParsedLine::NotFollowing { telling, .. }
            | ParsedLine::WrongHand(telling) => Some(telling),
        }
    }

    /// Returns the parsed line with `by` as the player who acts.
    pub(super) fn of_player(self, by: Seat) -> ParsedLine {
        let mut told = if let ParsedLine::WithoutPlayer(told) = self { *told } else { self };
        if let Some(telling) = told.telling_mut() {
            telling.by = by;
        }
        told
    }

    /// Returns true if the act is the play of several cards that the line does not name.
    pub(super) fn is_together(&self) -> bool {
        match self {
            ParsedLine::WithoutPlayer(told) => told.is_together(),
            told => matches!(told, ParsedLine::Together(_)),
        }
    }

    /// Returns true if the card was played together with the card of the previous event.
    pub(super) fn is_at_once(&self) -> bool {
        let told = |telling: &ActDraft| telling.details.iter().any(|(key, _)| *key == "at_once");
        matches!(self, ParsedLine::Act(telling) if told(telling))
    }

    /// Returns true if the act is about a card and its player is `by` or is not named.
    fn is_of_card(&self, by: Seat) -> bool {
        match self {
            ParsedLine::WithoutPlayer(told) => told.is_of_card(Seat::North),
            ParsedLine::Act(telling)
            | ParsedLine::Incomplete(telling)
            | ParsedLine::Together(telling) => {
                telling.by == by && telling.line.verb.about == ValueKind::Card
            }
            ParsedLine::NotFollowing { telling, .. } => telling.by == by,
            ParsedLine::Toml(_) | ParsedLine::WrongHand(_) => false,
        }
    }
}

/// Returns true if the line is written as an event of a case file: it begins with a brace or with `by =`.
pub fn is_toml(text: &str) -> bool {
    ["{", "by =", "by="].iter().any(|start| text.starts_with(start))
}

/// Endings of a line that say that the card is played from dummy.
const FROM_DUMMY: &[&str] = &[" dal morto", " from dummy"];

/// The largest number of words in a verb.
const WORDS_OF_A_VERB: usize = 3;

/// Splits a text into its first word and the rest.
pub(super) fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

/// Returns the detail that a word names, and the value if the word contains one: `seen` or `seen=all`.
fn detail_word(line: MenuLine, word: &str) -> Option<(&'static ActDetail, Option<&str>)> {
    let (key, value) = match word.split_once('=') {
        Some((key, value)) => (key, Some(value)),
        None => (word, None),
    };
    Some((line.verb.detail(key)?, value))
}

/// Returns the detail whose value the word is, if the word can be typed without the name of the detail: a suit, the
/// grade of a penalty card, a number of tricks.
fn bare_detail(line: MenuLine, word: &str) -> Option<&'static ActDetail> {
    let is_bare = |kind: ValueKind| {
        matches!(kind, ValueKind::Suit | ValueKind::Word(WordList::Grades) | ValueKind::Tricks)
    };
    let fits = |detail: &&ActDetail| {
        is_bare(detail.kind) && typed_input::value(detail.kind, word, None).is_some()
    };
    line.verb.details.iter().find(fits)
}

/// Returns the line of the menu whose verb begins the text, and the text after the verb. The words of a verb may be
/// separated by spaces: `leads face down H4`.
pub(super) fn verb_and_rest(text: &str) -> Option<(MenuLine, &str)> {
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
        found = line_of_verb(&verb).map(|line| (line, rest)).or(found);
    }
    found
}

/// Returns the line of the menu whose text, in either language, begins a text, and the rest of the text. The longest
/// such line is taken.
fn menu_text_and_rest(text: &str) -> Option<(MenuLine, &str)> {
    let begun = |line: MenuLine| {
        Language::ALL.into_iter().find_map(|language| {
            let menu = line.form.menu.in_language(language);
            let (start, rest) = text.trim().split_at_checked(menu.len())?;
            let is_whole = rest.is_empty() || rest.starts_with(char::is_whitespace);
            let is_it = is_whole && start.to_lowercase() == menu.to_lowercase();
            is_it.then(|| (menu.len(), line, rest.trim()))
        })
    };
    let longest = menu_lines().filter_map(begun).max_by_key(|(length, ..)| *length);
    longest.map(|(_, line, rest)| (line, rest))
}

/// Returns a text in which the names of details of several words are written as one word: `by_accident`. Spoken words
/// are left as they are.
fn with_joined_details(line: MenuLine, text: &str) -> String {
    let mut joined = text.to_owned();
    let details = line.verb.details.iter().filter(|detail| detail.kind == ValueKind::Flag);
    if !matches!(line.verb.about, ValueKind::Call | ValueKind::Said) {
        for key in details.map(|detail| detail.key) {
            joined = joined.replace(&key.replace('_', " "), key);
        }
    }
    joined
}

impl ActDraft {
    /// Returns an act of which only the player and the line of the menu are known.
    pub fn incomplete(by: Seat, line: MenuLine) -> ActDraft {
        let says = line.form.stated_details.iter().map(|key| (*key, "true".to_owned())).collect();
        ActDraft { by, line, about: String::new(), details: says }
    }

    /// Parses what a player did, typed without his seat: `plays H4`, or as a line of the menu has it.
    pub fn read(by: Seat, text: &str) -> Result<ParsedLine, LineError> {
        if let Some((line, rest)) = menu_text_and_rest(text)
            && let Ok(told) = ActDraft::read_line(by, line, rest)
            && (rest.is_empty() || told.telling().is_some_and(|telling| telling.is_readable(None)))
        {
            return Ok(told);
        }
        match verb_and_rest(text) {
            Some((line, rest)) => ActDraft::read_line(by, line, rest),
            None => Err(LineError::Verb(first_word(text).0.to_owned())),
        }
    }

    /// Parses the text after the verb of a line of the menu: the object of the act, and its details.
    fn read_line(by: Seat, line: MenuLine, rest: &str) -> Result<ParsedLine, LineError> {
        let mut telling = ActDraft::incomplete(by, line);
        let rest = with_joined_details(line, rest);
        let words: Vec<&str> = rest.split_whitespace().collect();
        let about = words_about(line, &words);
        telling.about = typed_input::unquoted(&words[..about].join(" ")).to_owned();
        if telling.about.is_empty()
            && !matches!(line.verb.about, ValueKind::Done | ValueKind::CardsOrAll)
        {
            return Ok(ParsedLine::of_card(telling));
        }
        if let ValueKind::Word(list) = line.verb.about
            && typed_input::word(list, &telling.about).is_none()
        {
            return Err(LineError::Word(telling.about, list));
        }
        telling.read_details(&words[about..])?;
        Ok(ParsedLine::of_card(telling))
    }

    /// Returns true if the text of the object can be parsed.
    pub(super) fn is_readable(&self, contract: Option<Contract>) -> bool {
        match self.line.verb.about {
            ValueKind::Call => spoken::parse_ignoring(&self.about).is_ok(),
            ValueKind::Said | ValueKind::Holding => true,
            kind => typed_input::value(kind, &self.about, contract).is_some(),
        }
    }

    fn read_details(&mut self, words: &[&str]) -> Result<(), LineError> {
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            let unknown = || LineError::Detail(word.to_owned(), self.line);
            let Some((detail, value)) = detail_word(self.line, word) else {
                let detail = bare_detail(self.line, word).ok_or_else(unknown)?;
                self.details.push((detail.key, word.to_owned()));
                continue;
            };
            let value = match (detail.kind, value) {
                (ValueKind::Said, value) => {
                    let rest: Vec<&str> = value.into_iter().chain(words.by_ref()).collect();
                    typed_input::unquoted(&rest.join(" ")).to_owned()
                }
                (_, Some(value)) => typed_input::unquoted(value).to_owned(),
                (ValueKind::Flag, None) => "true".to_owned(),
                (_, None) => words.next().ok_or_else(unknown)?.to_owned(),
            };
            self.details.push((detail.key, value));
        }
        Ok(())
    }

    /// Returns the event in the notation of a case file. A text that cannot be parsed is copied as typed, so that the
    /// reader of case files reports it.
    pub fn toml(&self, contract: Option<Contract>) -> String {
        let verb = self.line.verb;
        let by = ("by", quoted(&self.by.to_string()));
        let about = (verb.name, value(verb.about, &self.about, contract));
        let details = self
            .details
            .iter()
            .filter_map(|(key, text)| Some((*key, value(verb.detail(key)?.kind, text, contract))));
        table([by, about].into_iter().chain(details))
    }
}

/// Returns how many of the words after the verb state the object of the act; the others are its details.
fn words_about(line: MenuLine, words: &[&str]) -> usize {
    let is_detail = |word: &&str| {
        // A word with `=` is taken for a detail, even if the act has no detail of this name.
        word.contains('=') || detail_word(line, word).is_some() || bare_detail(line, word).is_some()
    };
    match line.verb.about {
        ValueKind::Done | ValueKind::Flag => 0,
        ValueKind::Said => words.len(),
        // What was said extends to the first detail stated with its key.
        ValueKind::Call => {
            let is_stated = |word: &&str| detail_word(line, word).is_some() && word.contains('=');
            words.iter().position(is_stated).unwrap_or(words.len())
        }
        ValueKind::Card
        | ValueKind::Cards
        | ValueKind::CardsOrAll
        | ValueKind::Holding
        | ValueKind::Seats => words.iter().position(is_detail).unwrap_or(words.len()),
        ValueKind::Seat
        | ValueKind::Owner
        | ValueKind::Suit
        | ValueKind::Word(_)
        | ValueKind::Tricks
        | ValueKind::TrickTotal
        | ValueKind::TrickNumber => words.len().min(1),
    }
}

/// Returns a typed value in the notation of a case file.
fn value(kind: ValueKind, text: &str, contract: Option<Contract>) -> String {
    if let Some(value) = typed_input::value(kind, text, contract) {
        return case_notation::value_text(value, None);
    }
    match kind {
        ValueKind::Flag => true.to_string(),
        ValueKind::Cards | ValueKind::CardsOrAll => {
            let read = |word: &str| {
                typed_input::card(word).map_or_else(|| word.to_owned(), |card| card.to_string())
            };
            array(typed_input::words_for_cards(text).map(read))
        }
        ValueKind::Said => bilingual(&Bilingual { it: text.to_owned(), en: text.to_owned() }),
        ValueKind::Done
        | ValueKind::Card
        | ValueKind::Call
        | ValueKind::Seat
        | ValueKind::Owner
        | ValueKind::Seats
        | ValueKind::Suit
        | ValueKind::Word(_)
        | ValueKind::Holding
        | ValueKind::Tricks
        | ValueKind::TrickTotal
        | ValueKind::TrickNumber => quoted(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<(&'static str, String), LineError> {
        ActDraft::read(Seat::East, text).map(|told| match told {
            ParsedLine::Act(telling) => (telling.line.verb.name, telling.about),
            other => panic!("{text}: {other:?}"),
        })
    }

    #[test]
    fn a_verb_of_several_words_is_typed_with_spaces_too() {
        for text in ["leads face down H4", "leads_face_down H4", "attacca coperto H4"] {
            assert_eq!(read(text), Ok(("leads_face_down", "H4".to_owned())), "{text}");
        }
        assert_eq!(read("leads H4"), Ok(("leads", "H4".to_owned())));
        assert_eq!(read("Lascia cadere D5"), Ok(("drops", "D5".to_owned())));
        assert_eq!(read("lascia trapelare"), Ok(("remarks", String::new())));
        assert!(matches!(read("lascia D5"), Err(LineError::Verb(..))));
    }

    #[test]
    fn a_word_that_is_not_among_those_known_is_not_taken() {
        assert_eq!(read("sceglie rifiuta"), Ok(("chooses", "rifiuta".to_owned())));
        assert_eq!(read("sceglie boh"), Err(LineError::Word("boh".to_owned(), WordList::Choices)));
    }
}
