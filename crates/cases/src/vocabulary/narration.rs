//! Converts an event to a sentence, and a sentence to an event.

use arbitro_laws::bridge::{BySeat, Contract, PlayedCard, Seat};

use super::acts::{ActForm, ActSentence, MenuLine, SentenceCondition, form_of, menu_lines};
use super::typed_input;
use super::words::{VocabularyWord, words_in};
use arbitro_laws::record::acts::{ActValue, ActValues, ActVerb, ValueKind};
use arbitro_laws::record::event::{Event, TrickCount};
use arbitro_laws::record::names::{Names, is_masculine};
use arbitro_laws::record::spoken;
use arbitro_laws::record::template;
use arbitro_laws::record::text::{Language, Text, series, text};

/// The state of the table on which the wording of a sentence depends.
#[derive(Clone, Copy, Debug)]
pub struct NarrationContext {
    /// The contract and declarer.
    pub contract: Contract,
    /// Whether the player has held a card in view before.
    pub has_shown: bool,
}

/// The template of an event's sentence followed by the spoken words.
const SPOKEN: Text = text("{sentence} «{words}»", "{sentence} \"{words}\"");

const ALL_FOUR: Text = text("tutti", "all");

const ONE_TRICK: Text = text("una presa", "one trick");
const SEVERAL: Text = text("{number} prese", "{number} tricks");
const REST: Text = text("le prese rimaste", "the remaining tricks");

/// Returns the sentence of an event, with the spoken words if there are any.
pub fn narrate(
    event: &Event,
    words: Option<&str>,
    scene: NarrationContext,
    names: &impl Names,
) -> String {
    let values = event.act.values();
    let telling = EventNarrator { by: event.by, values: &values, words, scene, names };
    let sentences = form_of(&values).into_iter().flat_map(ActForm::sentences);
    let sentence = sentences.into_iter().find_map(|sentence| telling.sentence(sentence));
    let sentence = sentence.unwrap_or_default();
    match words.filter(|_| values.spoken().is_none()) {
        None => sentence,
        Some(words) => {
            let spoken = SPOKEN.in_language(names.language());
            template::fill(spoken, |slot| match slot {
                "sentence" => Some(sentence.clone()),
                _ => Some(words.to_owned()),
            })
        }
    }
}

struct EventNarrator<'t, N> {
    by: Seat,
    values: &'t ActValues,
    words: Option<&'t str>,
    scene: NarrationContext,
    names: &'t N,
}

impl<N: Names> EventNarrator<'_, N> {
    fn sentence(&self, sentence: ActSentence) -> Option<String> {
        let holds = sentence.when.iter().all(|when| self.holds(*when));
        let text = sentence.text.in_language(self.names.language());
        template::fill_if_known(text, |slot| self.slot(slot)).filter(|_| holds)
    }

    fn holds(&self, when: SentenceCondition) -> bool {
        match when {
            SentenceCondition::Dummy
            | SentenceCondition::Declarer
            | SentenceCondition::Defender => is_met(when, self.by, Some(self.scene.contract)),
            SentenceCondition::HasShown => self.scene.has_shown,
            SentenceCondition::Word(word) => self.values.about == ActValue::Word(word),
            SentenceCondition::Set(key) => self.values.is(key),
        }
    }

    /// Returns the text for a slot; `None` if the slot has no value.
    fn slot(&self, slot: &str) -> Option<String> {
        let (name, manner) = slot.split_once(':').unwrap_or((slot, ""));
        if name == "who" {
            // Declarer need not be named in an act that concerns the whole table.
            let declarer = manner == "other" && self.by == self.scene.contract.declarer;
            return (!declarer).then(|| self.names.seat(self.by));
        }
        if let Some(slot) = name.strip_prefix(template::MASCULINE) {
            return self.card_in(slot).is_some_and(is_masculine).then(String::new);
        }
        if let Some(key) = name.strip_prefix("not ") {
            return (self.values.flag(key) == Some(false)).then(String::new);
        }
        match self.values.verb.detail(name) {
            Some(detail) => self.value(detail.kind, self.values.detail(name)?, manner),
            None => self.value(self.values.verb.about, self.values.about, manner),
        }
    }

    /// Returns the card in a slot.
    fn card_in(&self, slot: &str) -> Option<PlayedCard> {
        let value = match self.values.verb.detail(slot) {
            Some(_) => self.values.detail(slot)?,
            None => self.values.about,
        };
        if let ActValue::Card(card) = value { Some(card) } else { None }
    }

    fn value(&self, kind: ValueKind, value: ActValue, manner: &str) -> Option<String> {
        let language = self.names.language();
        match value {
            ActValue::Flag(set) => (set && kind == ValueKind::Flag).then(String::new),
            ActValue::Card(card) if manner == "own" => Some(self.names.own_card(card)),
            ActValue::Card(card) => Some(self.names.card(card)),
            ActValue::Cards(cards) if manner == "or" => {
                Some(self.names.cards(cards, &self.names.or()))
            }
            ActValue::Cards(cards) => Some(self.names.cards(cards, &self.names.and())),
            ActValue::Call(spoken) => {
                Some(self.words.map_or_else(|| spoken.words(language), str::to_owned))
            }
            ActValue::Seat(seat) if kind == ValueKind::Owner && seat == self.by => None,
            ActValue::Seat(seat) => Some(self.names.seat(seat)),
            ActValue::Seats(seats) => Some(self.seats(seats)),
            ActValue::Suit(suit) => Some(self.names.suit(suit)),
            ActValue::Tricks(tricks) => Some(number_of(tricks, language)),
            ActValue::TrickTotal(number) => Some(number_of(TrickCount::Some(number), language)),
            ActValue::TrickNumber(number) => Some(number.to_string()),
            ActValue::Word(name) => {
                let ValueKind::Word(list) = kind else { return None };
                let word = words_in(list).into_iter().find(|word| word.name == name);
                word.map(|word| word.printed.in_language(language).to_owned())
            }
        }
    }

    fn seats(&self, seats: BySeat<bool>) -> String {
        let language = self.names.language();
        if seats == BySeat([true; 4]) {
            return ALL_FOUR.in_language(language).to_owned();
        }
        let named = Seat::ALL.into_iter().filter(|seat| seats[*seat]);
        let named: Vec<String> = named.map(|seat| self.names.seat(seat)).collect();
        series(&named, &self.names.and())
    }
}

/// Returns a number of tricks in words.
fn number_of(tricks: TrickCount, language: Language) -> String {
    match tricks {
        TrickCount::Rest => REST.in_language(language).to_owned(),
        TrickCount::Some(1) => ONE_TRICK.in_language(language).to_owned(),
        TrickCount::Some(number) => {
            template::fill(SEVERAL.in_language(language), |_| Some(number.to_string()))
        }
    }
}

/// Returns true if a condition on the player holds. Conditions that do not concern the player's role, and all
/// conditions if there is no contract, are taken to hold.
fn is_met(when: SentenceCondition, by: Seat, contract: Option<Contract>) -> bool {
    contract.is_none_or(|contract| match when {
        SentenceCondition::Dummy => by == contract.dummy(),
        SentenceCondition::Declarer => by == contract.declarer,
        SentenceCondition::Defender => contract.is_defender(by),
        SentenceCondition::HasShown | SentenceCondition::Word(_) | SentenceCondition::Set(_) => {
            true
        }
    })
}

/// The parts of a sentence about an event, with the unparsed texts of its slots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedSentence {
    /// The player who acts; `None` if the sentence does not name him.
    pub by: Option<Seat>,
    /// The line of the menu to which the sentence belongs.
    pub line: MenuLine,
    /// The text of the object of the act.
    pub about: String,
    /// The key and the text of each detail.
    pub details: Vec<(&'static str, String)>,
}

/// Parses a sentence of either language, with or without spoken words: a printed sentence, or one that is understood but
/// never printed.
pub fn parse_sentence(
    text: &str,
    contract: Option<Contract>,
    is_printed: bool,
) -> Option<ParsedSentence> {
    one_of_all(text, contract, is_printed).or_else(|| {
        let (sentence, words) = spoken_after(text)?;
        let mut heard = one_of_all(sentence, contract, is_printed)?;
        let stated = heard.line.verb.all_details().find(|detail| detail.kind == ValueKind::Said)?;
        heard.details.push((stated.key, words.to_owned()));
        Some(heard)
    })
}

/// Splits a text into a sentence and the quoted words after it; `None` if no quoted words end the text.
fn spoken_after(text: &str) -> Option<(&str, &str)> {
    let inner = text.trim_end().strip_suffix(['»', '"', '”'])?;
    let (sentence, words) = inner.split_once(['«', '"', '“'])?;
    Some((sentence, words.trim()))
}

fn one_of_all(text: &str, contract: Option<Contract>, is_printed: bool) -> Option<ParsedSentence> {
    let sentences = |line: MenuLine| -> Vec<ActSentence> {
        if is_printed {
            line.form.sentences().collect()
        } else {
            line.form.understood_sentences.to_vec()
        }
    };
    // A sentence that is only understood must also fit the player and the words of a call.
    let fits = |heard: &ParsedSentence, when: &[SentenceCondition]| {
        let meets = |by: Seat| when.iter().all(|when| is_met(*when, by, contract));
        let calls = heard.line.verb.about == ValueKind::Call;
        heard.by.is_none_or(meets) && (!calls || spoken::parse(&heard.about).is_ok())
    };
    menu_lines().find_map(|line| {
        sentences(line).into_iter().find_map(|ActSentence { when, text: sentence }| {
            let heard = Language::ALL.into_iter().find_map(|language| {
                hear(line, when, sentence.in_language(language), text, contract)
            });
            heard.filter(|heard| is_printed || fits(heard, when))
        })
    })
}

fn hear(
    line: MenuLine,
    when: &[SentenceCondition],
    template: &'static str,
    text: &str,
    contract: Option<Contract>,
) -> Option<ParsedSentence> {
    let accepts = |slot: &str, text: &str| {
        kind_of(line.verb, slot).is_some_and(|kind| can_stand(kind, text, contract))
    };
    let found = template::read(template, text, accepts)?;
    let mut by = None;
    let mut about = String::new();
    let stated = line.form.stated_details.iter().map(|key| (*key, "true".to_owned()));
    let mut details: Vec<(&'static str, String)> = stated.collect();
    for when in when {
        match *when {
            SentenceCondition::Word(word) => about = word.to_owned(),
            SentenceCondition::Set(key) => details.push((key, "true".to_owned())),
            SentenceCondition::Dummy
            | SentenceCondition::Declarer
            | SentenceCondition::Defender
            | SentenceCondition::HasShown => {}
        }
    }
    for (slot, text) in found {
        let (name, _) = slot.split_once(':').unwrap_or((slot, ""));
        match (name, name.strip_prefix("not ")) {
            ("who", _) => by = typed_input::seat(text, contract),
            ("whom", _) => {}
            (_, Some(key)) => details.push((key, "false".to_owned())),
            (key, None) => match line.verb.detail(key) {
                Some(detail) if detail.kind == ValueKind::Flag => {
                    details.push((key, "true".to_owned()))
                }
                Some(_) => details.push((key, text.to_owned())),
                None => about = typed_input::unquoted(text).to_owned(),
            },
        }
    }
    // Declarer need not be named in an act that concerns the whole table.
    let for_all = template.contains("{who:other}");
    let by = by.or_else(|| contract.filter(|_| for_all).map(|contract| contract.declarer));
    Some(ParsedSentence { by, line, about, details })
}

/// Returns the kind of value that a slot takes.
fn kind_of(verb: &ActVerb, slot: &str) -> Option<ValueKind> {
    let (name, _) = slot.split_once(':').unwrap_or((slot, ""));
    match name {
        // The addressee of spoken words is a seat, although the act has no such detail.
        "who" | "whom" => Some(ValueKind::Seat),
        key => Some(verb.detail(key).map_or(verb.about, |detail| detail.kind)),
    }
}

/// Returns true if a text is valid in a slot of a sentence. Slots for words take printed words, not typed ones.
fn can_stand(kind: ValueKind, text: &str, contract: Option<Contract>) -> bool {
    if let ValueKind::Word(list) = kind {
        return words_in(list).iter().any(|word| is_printed(word, text));
    }
    let is_card = matches!(kind, ValueKind::Card | ValueKind::Cards | ValueKind::CardsOrAll);
    // A partly stated card is accepted; the dialogue asks for the rest.
    let is_part =
        is_card && (typed_input::rank(text).is_some() || typed_input::several_cards(text));
    kind == ValueKind::Call || is_part || typed_input::value(kind, text, contract).is_some()
}

fn is_printed(word: &VocabularyWord, text: &str) -> bool {
    Language::ALL.iter().any(|language| word.printed.in_language(*language) == text.to_lowercase())
}
