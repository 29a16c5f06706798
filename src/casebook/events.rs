//! Reads the events of a question: who did or said what.

use crate::bridge::notation::{Notation, parse_card};
use crate::bridge::{BySeat, Hand, PlayedCard, Seat, Suit};
use crate::diag::{Code, Problem};
use crate::table::event::{Act, Choice, Event, Gesture, Manner};
use crate::table::spoken::{self, Spoken, SpokenError};

use super::case::Bilingual;
use super::reader::{Keys, Node, Problems, Span, Str, array, string};
use super::setting::{notation_problem, played_card, seat};
use super::vocabulary::{CHOICE, CLOSING, INSPECTION, REACH, SUIT_CHOICE, TOPIC, word};

/// What can be done, each with the keys that say how. An event is of one of these; the menu of
/// [`super::statement::menu`] has a line for each.
pub(super) const ACTS: &[(&str, &[&str])] = &[
    ("plays", &["at_once", "hidden", "unbidden", "said"]),
    ("leads", &["said"]),
    ("leads_face_down", &["said"]),
    ("faces_lead", &["said"]),
    ("spreads", &["said"]),
    // The words of a call are the call itself.
    ("calls", &[]),
    ("adds", &[]),
    ("pleads", &["said"]),
    ("shows", &["where", "kept", "seen", "said"]),
    ("drops", &["seen", "jostled", "said"]),
    ("touches", &["said"]),
    ("names", &["said"]),
    ("turns_card", &["said"]),
    ("wants_back", &["hand", "instead", "said"]),
    ("corrects", &["of", "said"]),
    ("explains", &["said"]),
    ("amends", &["said"]),
    ("tells_turn", &["said"]),
    ("claims", &["said"]),
    ("attention", &["said"]),
    ("concedes", &["said"]),
    ("objects", &["said"]),
    ("agrees", &["said"]),
    ("speaks_of_trick", &["said"]),
    ("chooses", &["suit", "said"]),
    ("designates", &["said"]),
    ("looks_at", &["said"]),
    ("warns", &["said"]),
    ("shows_hand", &["said"]),
    ("exchanges_hands", &["said"]),
    ("prevents", &["said"]),
    ("remarks", &["said"]),
    ("asks", &["single", "said"]),
    ("notices", &["said"]),
    ("asks_if_void", &["said"]),
    ("omits", &["said"]),
    ("inspects", &["said"]),
    ("ends", &["said"]),
];

/// The keys that say what was done.
fn verbs() -> impl Iterator<Item = &'static str> {
    ACTS.iter().map(|(verb, _)| *verb)
}

/// Every key of events.
fn all_keys() -> Vec<&'static str> {
    let mut keys: Vec<&'static str> = vec!["by"];
    for key in ACTS.iter().flat_map(|(verb, details)| details.iter().chain([verb])) {
        if !keys.contains(key) {
            keys.push(key);
        }
    }
    keys
}

/// An event as it was read, with its words.
pub struct Told {
    pub event: Event,
    pub said: Option<Bilingual>,
    pub span: Span,
}

/// Reads one event.
pub fn read(problems: &Problems, keys: Keys<'_>, notation: Notation) -> Option<Told> {
    let by = keys.required(problems, "by").and_then(|node| string(problems, node));
    let by = by.and_then(|text| seat(problems, &text));
    let verb = verb(problems, keys)?;
    let node = keys.get(verb.text)?;
    let mut said = keys.get("said").and_then(|node| bilingual(problems, node));
    let reader = EventReader { problems, keys, notation };
    let act = reader.act(verb.text, node, by, &mut said)?;
    Some(Told { event: Event { by: by?, act }, said, span: keys.span() })
}

/// The one key that says what was done. Every other key has to say how that was done.
fn verb<'s>(problems: &Problems, keys: Keys<'s>) -> Option<Str<'s>> {
    let mut named = keys.keys().filter(|key| verbs().any(|verb| verb == key.text));
    let Some(verb) = named.next() else {
        let before = problems.count();
        keys.only(problems, &all_keys());
        if problems.count() == before {
            let known = verbs().collect::<Vec<_>>().join(", ");
            problems.push(Problem::new(Code::NoAct, keys.span()).with("known", known));
        }
        return None;
    };
    if let Some(second) = named.next() {
        keys.only(problems, &all_keys());
        let problem = Problem::new(Code::TwoActs, second.span).related(verb.span);
        problems.push(problem.with("one", verb.text).with("two", second.text));
        return None;
    }
    let known = ACTS.iter().filter(|(name, _)| *name == verb.text);
    let known: Vec<&str> = known
        .flat_map(|(name, details)| ["by", name].into_iter().chain(details.iter().copied()))
        .collect();
    keys.only(problems, &known);
    Some(verb)
}

/// `{ it = "...", en = "..." }`, both languages required.
pub fn bilingual(problems: &Problems, node: &Node<'_>) -> Option<Bilingual> {
    let keys = Keys::of(problems, node)?;
    keys.only(problems, &["it", "en"]);
    let (it, en) = (text(problems, keys, "it"), text(problems, keys, "en"));
    Some(Bilingual { it: it?, en: en? })
}

/// A text that has to be there, and to say something.
pub fn text(problems: &Problems, keys: Keys<'_>, key: &'static str) -> Option<String> {
    let text = keys.required(problems, key).and_then(|node| string(problems, node))?;
    if text.text.trim().is_empty() {
        problems.push(Problem::new(Code::Blank, text.span).with("key", key));
        return None;
    }
    Some(text.text.to_owned())
}

struct EventReader<'p, 's> {
    problems: &'p Problems,
    keys: Keys<'s>,
    notation: Notation,
}

impl<'s> EventReader<'_, 's> {
    fn act(
        &self,
        verb: &str,
        node: &'s Node<'s>,
        by: Option<Seat>,
        said: &mut Option<Bilingual>,
    ) -> Option<Act> {
        let problems = self.problems;
        Some(match verb {
            "plays" => {
                let at_once = self.keys.boolean(problems, "at_once") == Some(true);
                let hidden = self.keys.boolean(problems, "hidden") == Some(true);
                let unbidden = self.keys.boolean(problems, "unbidden") == Some(true);
                let manner = match (at_once, hidden, unbidden) {
                    (_, true, _) => Manner::AtOnceHidden,
                    (true, false, _) => Manner::AtOnce,
                    (false, false, true) => Manner::Unbidden,
                    (false, false, false) => Manner::Play,
                };
                Act::Plays { card: self.card(node)?, manner }
            }
            "leads" => Act::Plays { card: self.card(node)?, manner: Manner::Lead },
            "leads_face_down" => Act::LeadsFaceDown(self.card(node)?),
            "faces_lead" => self.done(node, Act::FacesLead)?,
            "spreads" if matches!(node.get_ref(), toml::de::DeValue::Boolean(_)) => {
                self.done(node, Act::Spreads(None))?
            }
            "spreads" => Act::Spreads(Some(self.cards(node)?)),
            "calls" => Act::Calls(self.spoken(node, said)?),
            "adds" => Act::Adds(self.spoken(node, said)?),
            "pleads" => Act::Pleads(self.cards(node)?),
            "shows" => Act::Shows(Gesture {
                card: self.card(node)?,
                reach: self
                    .keys
                    .string(problems, "where")
                    .and_then(|text| word(problems, &text, REACH)),
                kept: self.keys.boolean(problems, "kept"),
                seen: self.seen(by),
            }),
            "drops" => Act::Drops {
                card: self.card(node)?,
                seen: self.seen(by),
                jostled: self.keys.boolean(problems, "jostled") == Some(true),
            },
            "touches" => Act::Touches(self.card(node)?),
            "names" => Act::Names(self.card(node)?),
            "turns_card" => self.done(node, Act::TurnsCard)?,
            "wants_back" => Act::Wants {
                hand: self.seat("hand").or(by)?,
                card: self.card(node)?,
                instead: self.other_card("instead"),
            },
            "corrects" => Act::Corrects { card: self.card(node)?, of: self.other_card("of") },
            "explains" => Act::Explains(word(problems, &string(problems, node)?, TOPIC)?),
            "amends" => Act::Amends(word(problems, &string(problems, node)?, TOPIC)?),
            "tells_turn" => Act::TellsTurn(seat(problems, &string(problems, node)?)?),
            "claims" => self.done(node, Act::Claims)?,
            "attention" => self.done(node, Act::DrawsAttention)?,
            "concedes" => self.done(node, Act::Concedes)?,
            "objects" => self.done(node, Act::Objects)?,
            "agrees" => self.done(node, Act::Agrees)?,
            "speaks_of_trick" => self.done(node, Act::SpeaksOfTrick)?,
            "chooses" => Act::Chooses(self.choice(&string(problems, node)?)?),
            "designates" => Act::Designates(self.card(node)?),
            "looks_at" => Act::LooksAt(seat(problems, &string(problems, node)?)?),
            "warns" => self.done(node, Act::Warns)?,
            "shows_hand" => Act::ShowsHand(seat(problems, &string(problems, node)?)?),
            "exchanges_hands" => self.done(node, Act::ExchangesHands)?,
            "prevents" => Act::Prevents(seat(problems, &string(problems, node)?)?),
            "remarks" => self.done(node, Act::Remarks)?,
            "asks" => {
                let topic = word(problems, &string(problems, node)?, TOPIC)?;
                Act::Asks { topic, single: self.keys.boolean(problems, "single") == Some(true) }
            }
            "notices" => Act::Notices(word(problems, &string(problems, node)?, TOPIC)?),
            "asks_if_void" => Act::AsksIfVoid(seat(problems, &string(problems, node)?)?),
            "omits" => self.done(node, Act::Omits)?,
            "inspects" => Act::Inspects(word(problems, &string(problems, node)?, INSPECTION)?),
            "ends" => Act::Ends(word(problems, &string(problems, node)?, CLOSING)?),
            _ => return None,
        })
    }

    /// What a player chooses; a suit has to be named where the choice is about one.
    fn choice(&self, text: &Str<'_>) -> Option<Choice> {
        let Some((_, of_suit)) = SUIT_CHOICE.iter().find(|(name, _)| *name == text.text) else {
            let suits = SUIT_CHOICE.iter().map(|(name, _)| (*name, None));
            let known: Vec<(&str, Option<Choice>)> =
                CHOICE.iter().map(|(name, choice)| (*name, Some(*choice))).chain(suits).collect();
            return word(self.problems, text, &known).flatten();
        };
        let suit = string(self.problems, self.keys.required(self.problems, "suit")?)?;
        let suits: Vec<(&str, Suit)> = Suit::ALL
            .into_iter()
            .zip(["S", "H", "D", "C"])
            .map(|(suit, name)| (name, suit))
            .collect();
        word(self.problems, &suit, &suits).map(of_suit)
    }

    /// `true`, for what is simply done.
    fn done(&self, node: &'s Node<'s>, act: Act) -> Option<Act> {
        match node.get_ref() {
            toml::de::DeValue::Boolean(true) => Some(act),
            _ => {
                super::reader::wrong_type(self.problems, node, "true");
                None
            }
        }
    }

    fn card(&self, node: &'s Node<'s>) -> Option<PlayedCard> {
        played_card(self.problems, &string(self.problems, node)?, self.notation)
    }

    fn other_card(&self, key: &str) -> Option<PlayedCard> {
        self.keys.get(key).and_then(|node| self.card(node))
    }

    fn seat(&self, key: &str) -> Option<Seat> {
        self.keys.string(self.problems, key).and_then(|text| seat(self.problems, &text))
    }

    /// One card, or several.
    fn cards(&self, node: &'s Node<'s>) -> Option<Hand> {
        let texts: Vec<Str<'_>> = match node.get_ref() {
            toml::de::DeValue::String(_) => string(self.problems, node).into_iter().collect(),
            _ => array(self.problems, node)
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

    /// Who saw the card: `"all"`, or seat letters.
    fn seen(&self, by: Option<Seat>) -> BySeat<bool> {
        let mut seen = BySeat([false; 4]);
        let Some(text) = self.keys.string(self.problems, "seen") else { return seen };
        if text.text == "all" {
            return BySeat([true; 4]);
        }
        let letters = text.text.char_indices().filter(|(_, c)| !c.is_whitespace() && *c != ',');
        for (at, letter) in letters {
            match Seat::from_letter(letter) {
                Some(seat) => seen[seat] = Some(seat) != by,
                None => {
                    let place = text.place(at..at + letter.len_utf8());
                    let problem = Problem::new(Code::UnknownWord, place).with("word", letter);
                    self.problems.push(problem.with("known", "all, N, E, S, W"));
                }
            }
        }
        seen
    }

    /// The words of a call, in one language or in both; both have to say the same.
    fn spoken(&self, node: &'s Node<'s>, said: &mut Option<Bilingual>) -> Option<Spoken> {
        if let toml::de::DeValue::String(_) = node.get_ref() {
            let text = string(self.problems, node)?;
            said.get_or_insert(Bilingual { it: text.text.to_owned(), en: text.text.to_owned() });
            return self.parse_spoken(&text);
        }
        let words = bilingual(self.problems, node)?;
        let keys = Keys::of(self.problems, node)?;
        let read = |key| self.parse_spoken(&keys.string(self.problems, key)?);
        let (it, en) = (read("it"), read("en"));
        let (it, en) = (it?, en?);
        if it != en {
            let problem = Problem::new(Code::SpokenDiffers, node.span());
            self.problems.push(problem.with("it", words.it).with("en", words.en));
            return None;
        }
        said.get_or_insert(words);
        Some(it)
    }

    fn parse_spoken(&self, text: &Str<'_>) -> Option<Spoken> {
        let within = |range: Span| text.place(range);
        let problem = match spoken::parse(text.text) {
            Ok(spoken) => return Some(spoken),
            Err(SpokenError::UnknownWord(word, range)) => {
                let problem = Problem::new(Code::SpokenWord, within(range)).with("word", &word);
                problem.nearest(&word, spoken::known_words())
            }
            Err(SpokenError::Conflict(word, range)) => {
                Problem::new(Code::SpokenConflict, within(range)).with("word", word)
            }
            Err(SpokenError::NamesNothing) => {
                Problem::new(Code::SpokenNothing, text.span.clone()).with("words", text.text)
            }
            Err(SpokenError::Proviso(range)) => Problem::new(Code::SpokenProviso, within(range)),
        };
        self.problems.push(problem);
        None
    }
}
