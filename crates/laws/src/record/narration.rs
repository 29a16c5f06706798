//! An event as a sentence, and a sentence as an event.

use crate::bridge::{BySeat, Contract, PlayedCard, Seat};

use super::acts::{Form, Kind, Line, Sentence, Value, Values, Verb, When, lines};
use super::event::{Event, Tricks};
use super::names::{Names, is_masculine};
use super::spoken;
use super::template;
use super::text::{Language, Text, series, text};
use super::typed;
use super::words::Word;

/// What a sentence takes from the table where it is used.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    pub contract: Contract,
    /// The player has held a card in view.
    pub has_shown: bool,
}

/// An event with the words that were spoken.
const SPOKEN: Text = text("{sentence} «{words}»", "{sentence} \"{words}\"");

const ALL_FOUR: Text = text("tutti", "all");

const ONE_TRICK: Text = text("una presa", "one trick");
const SEVERAL: Text = text("{number} prese", "{number} tricks");
const REST: Text = text("le prese rimaste", "the remaining tricks");

/// An event as a sentence, with the words that were spoken.
pub fn told(event: &Event, words: Option<&str>, scene: Scene, names: &impl Names) -> String {
    let values = event.act.values();
    let telling = Telling { by: event.by, values: &values, words, scene, names };
    let sentences = values.form().into_iter().flat_map(Form::sentences);
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

struct Telling<'t, N> {
    by: Seat,
    values: &'t Values,
    words: Option<&'t str>,
    scene: Scene,
    names: &'t N,
}

impl<N: Names> Telling<'_, N> {
    fn sentence(&self, sentence: Sentence) -> Option<String> {
        let holds = sentence.when.iter().all(|when| self.holds(*when));
        let text = sentence.text.in_language(self.names.language());
        template::tell(text, |slot| self.slot(slot)).filter(|_| holds)
    }

    fn holds(&self, when: When) -> bool {
        match when {
            When::Dummy | When::Declarer | When::Defender => {
                is_such(when, self.by, Some(self.scene.contract))
            }
            When::HasShown => self.scene.has_shown,
            When::Word(word) => self.values.about == Value::Word(word),
            When::Set(key) => self.values.is(key),
        }
    }

    /// What is in a slot.
    fn slot(&self, slot: &str) -> Option<String> {
        let (name, manner) = slot.split_once(':').unwrap_or((slot, ""));
        if name == "who" {
            // Of what the whole table comes to, declarer need not be named.
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

    /// The card in a slot.
    fn card_in(&self, slot: &str) -> Option<PlayedCard> {
        let value = match self.values.verb.detail(slot) {
            Some(_) => self.values.detail(slot)?,
            None => self.values.about,
        };
        if let Value::Card(card) = value { Some(card) } else { None }
    }

    fn value(&self, kind: Kind, value: Value, manner: &str) -> Option<String> {
        let language = self.names.language();
        match value {
            Value::Flag(set) => (set && kind == Kind::Flag).then(String::new),
            Value::Card(card) if manner == "own" => Some(self.names.own_card(card)),
            Value::Card(card) => Some(self.names.card(card)),
            Value::Cards(cards) if manner == "or" => {
                Some(self.names.cards(cards, &self.names.or()))
            }
            Value::Cards(cards) => Some(self.names.cards(cards, &self.names.and())),
            Value::Call(spoken) => {
                Some(self.words.map_or_else(|| spoken.words(language), str::to_owned))
            }
            Value::Seat(seat) if kind == Kind::Owner && seat == self.by => None,
            Value::Seat(seat) => Some(self.names.seat(seat)),
            Value::Seats(seats) => Some(self.seats(seats)),
            Value::Suit(suit) => Some(self.names.suit(suit)),
            Value::Tricks(tricks) => Some(number_of(tricks, language)),
            Value::Word(name) => {
                let Kind::Word(list) = kind else { return None };
                let word = list.words().into_iter().find(|word| word.name == name);
                word.map(|word| word.told.in_language(language).to_owned())
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

/// So many tricks, in words.
fn number_of(tricks: Tricks, language: Language) -> String {
    match tricks {
        Tricks::Rest => REST.in_language(language).to_owned(),
        Tricks::Some(1) => ONE_TRICK.in_language(language).to_owned(),
        Tricks::Some(number) => {
            template::fill(SEVERAL.in_language(language), |_| Some(number.to_string()))
        }
    }
}

/// Whether a player is what a sentence says of him. Where the contract is not known he may be.
fn is_such(when: When, by: Seat, contract: Option<Contract>) -> bool {
    contract.is_none_or(|contract| match when {
        When::Dummy => by == contract.dummy(),
        When::Declarer => by == contract.declarer,
        When::Defender => contract.is_defender(by),
        When::HasShown | When::Word(_) | When::Set(_) => true,
    })
}

/// An event as a sentence states it: what is in its slots, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// Who did it; `None` where the sentence does not say.
    pub by: Option<Seat>,
    pub line: Line,
    pub about: String,
    pub details: Vec<(&'static str, String)>,
}

/// Reads a sentence of either language: one that is printed, with the words that were spoken or without, or else one
/// that is only understood.
pub fn heard(text: &str, contract: Option<Contract>) -> Option<Heard> {
    let read = |is_told: bool| {
        one_of_all(text, contract, is_told).or_else(|| {
            let (sentence, words) = spoken_after(text)?;
            let mut heard = one_of_all(sentence, contract, is_told)?;
            let said = heard.line.verb.all_details().find(|detail| detail.kind == Kind::Said)?;
            heard.details.push((said.key, words.to_owned()));
            Some(heard)
        })
    };
    read(true).or_else(|| read(false))
}

/// A sentence and the words in quotes that follow it.
fn spoken_after(text: &str) -> Option<(&str, &str)> {
    let inner = text.trim_end().strip_suffix(['»', '"', '”'])?;
    let (sentence, words) = inner.split_once(['«', '"', '“'])?;
    Some((sentence, words.trim()))
}

fn one_of_all(text: &str, contract: Option<Contract>, is_told: bool) -> Option<Heard> {
    let sentences = |line: Line| -> Vec<Sentence> {
        if is_told { line.form.sentences().collect() } else { line.form.heard.to_vec() }
    };
    // Of one that is only understood, who did it and the words of a call have to fit.
    let fits = |heard: &Heard, when: &[When]| {
        let such = |by: Seat| when.iter().all(|when| is_such(*when, by, contract));
        let calls = heard.line.verb.about == Kind::Call;
        heard.by.is_none_or(such) && (!calls || spoken::parse(&heard.about).is_ok())
    };
    lines().find_map(|line| {
        sentences(line).into_iter().find_map(|Sentence { when, text: sentence }| {
            let heard = Language::ALL.into_iter().find_map(|language| {
                hear(line, when, sentence.in_language(language), text, contract)
            });
            heard.filter(|heard| is_told || fits(heard, when))
        })
    })
}

fn hear(
    line: Line,
    when: &[When],
    template: &'static str,
    text: &str,
    contract: Option<Contract>,
) -> Option<Heard> {
    let accepts = |slot: &str, text: &str| {
        kind_of(line.verb, slot).is_some_and(|kind| can_stand(kind, text, contract))
    };
    let found = template::read(template, text, accepts)?;
    let mut by = None;
    let mut about = String::new();
    let said = line.form.says.iter().map(|key| (*key, "true".to_owned()));
    let mut details: Vec<(&'static str, String)> = said.collect();
    for when in when {
        match *when {
            When::Word(word) => about = word.to_owned(),
            When::Set(key) => details.push((key, "true".to_owned())),
            When::Dummy | When::Declarer | When::Defender | When::HasShown => {}
        }
    }
    for (slot, text) in found {
        let (name, _) = slot.split_once(':').unwrap_or((slot, ""));
        match (name, name.strip_prefix("not ")) {
            ("who", _) => by = typed::seat(text, contract),
            ("whom", _) => {}
            (_, Some(key)) => details.push((key, "false".to_owned())),
            (key, None) => match line.verb.detail(key) {
                Some(detail) if detail.kind == Kind::Flag => details.push((key, "true".to_owned())),
                Some(_) => details.push((key, text.to_owned())),
                None => about = typed::unquoted(text).to_owned(),
            },
        }
    }
    // Of what the whole table comes to, declarer need not be named.
    let for_all = template.contains("{who:other}");
    let by = by.or_else(|| contract.filter(|_| for_all).map(|contract| contract.declarer));
    Some(Heard { by, line, about, details })
}

/// What a slot takes.
fn kind_of(verb: &Verb, slot: &str) -> Option<Kind> {
    let (name, _) = slot.split_once(':').unwrap_or((slot, ""));
    match name {
        // To whom he says it changes nothing.
        "who" | "whom" => Some(Kind::Seat),
        key => Some(verb.detail(key).map_or(verb.about, |detail| detail.kind)),
    }
}

/// Whether a text can stand in a slot, as sentences have it: words as they are printed, not as they are typed.
fn can_stand(kind: Kind, text: &str, contract: Option<Contract>) -> bool {
    if let Kind::Word(list) = kind {
        return list.words().iter().any(|word| is_told(word, text));
    }
    let is_card = matches!(kind, Kind::Card | Kind::Cards | Kind::CardsOrAll);
    // The rest of a card of which only a part is said is asked.
    let is_part = is_card && (typed::rank(text).is_some() || typed::several_cards(text));
    kind == Kind::Call || is_part || typed::value(kind, text, contract).is_some()
}

fn is_told(word: &Word, text: &str) -> bool {
    Language::ALL.iter().any(|language| word.told.in_language(*language) == text.to_lowercase())
}
