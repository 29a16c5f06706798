//! The facts on which clauses turn: conditions of the record, findings of the director, choices of players.

use std::fmt;

use crate::bridge::{Object, PlayedCard, Seat, SuitMap};

use crate::record::names::{Names, is_masculine};
use crate::record::template;
use crate::record::text::{Text, text};

/// A condition of a clause that the record alone settles.
#[derive(Debug)]
pub struct Condition {
    /// The statement if it holds.
    pub yes: Text,
    /// The statement if it does not hold.
    pub no: Text,
}

/// The person who answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asker {
    /// The director establishes the answer.
    Director,
    /// The player concerned chooses the answer.
    Player,
}

/// A fact that the director establishes or a player chooses. A fact contains no law: it asks what happened or what a
/// player wants, never what ought to happen.
#[derive(Debug)]
pub struct Fact {
    /// The identifier in case files and on the command line.
    pub key: &'static str,
    /// The person who answers.
    pub asker: Asker,
    /// The text of the question.
    pub question: Text,
    /// The possible replies, in order. An [`Answer`] is an index into them.
    pub replies: &'static [Reply],
}

impl Fact {
    /// Returns the reply with the index of this answer; `None` if there is no such reply.
    pub fn reply(&self, answer: Answer) -> Option<&'static Reply> {
        self.replies.get(usize::from(answer.0))
    }

    /// Returns the identifier of the reply with the index of this answer; empty if there is no such reply.
    pub fn reply_key(&self, answer: Answer) -> &'static str {
        self.reply(answer).map_or("", |reply| reply.key)
    }
}

/// A possible reply to a question.
#[derive(Debug)]
pub struct Reply {
    /// The identifier on the command line: `yes`, `no`, `accept`...
    pub key: &'static str,
    /// The statement that the reply makes.
    pub states: Text,
}

impl PartialEq for Fact {
    fn eq(&self, other: &Fact) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Fact {}

impl std::hash::Hash for Fact {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

/// An answer: the index of a reply. To a yes-or-no question, 0 is yes and 1 is no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answer(pub u8);

impl Answer {
    /// The answer yes; to a choice with two options, the first.
    pub const YES: Answer = Answer(0);
    /// The answer no; to a choice with two options, the second.
    pub const NO: Answer = Answer(1);

    /// Returns the answer with this index.
    pub const fn nth(place: usize) -> Answer {
        Answer(place as u8)
    }

    /// Returns the answer yes or no.
    pub const fn from_bool(yes: bool) -> Answer {
        if yes { Answer::YES } else { Answer::NO }
    }
}

/// The player, and the card or call, that a condition, a question or a decision is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Subject {
    /// The player, if there is one.
    pub who: Option<Seat>,
    /// The card or call, if there is one.
    pub object: Option<Object>,
}

/// The words that replace `{card}` if the subject has no object.
const THE_CARD: Text = text("la carta", "the card");

impl Subject {
    /// Returns a subject without an object.
    pub const fn player(who: Seat) -> Subject {
        Subject { who: Some(who), object: None }
    }

    /// Returns a subject with an object.
    pub fn of(who: Seat, object: impl Into<Object>) -> Subject {
        Subject { who: Some(who), object: Some(object.into()) }
    }

    /// Returns the object, if it is a card.
    pub fn card(self) -> Option<PlayedCard> {
        self.object.and_then(Object::card)
    }

    /// Returns a text about this subject, with the names of the player and the object in place of `{who}` and `{card}`.
    /// A part in brackets is left out if the subject lacks the player or the object that the part names, and endings
    /// agree with the card.
    pub fn in_words(&self, text: Text, names: &(impl Names + ?Sized)) -> String {
        let known = |slot: &str| match slot {
            "who" => self.who.map(|who| names.seat(who)),
            "card" => self.object.map(|object| names.object(object)),
            slot if slot.starts_with(template::MASCULINE) => {
                self.card().filter(|card| is_masculine(*card)).map(|_| String::new())
            }
            _ => None,
        };
        let language = names.language();
        let otherwise = |slot: &str| match slot {
            "card" => THE_CARD.in_language(language).to_owned(),
            _ => String::new(),
        };
        template::fill_or(text.in_language(language), known, otherwise)
    }

    /// Returns the same subject with the table turned clockwise by this many quarters.
    pub fn turned(self, quarters: u8) -> Subject {
        Subject { who: self.who.map(|seat| seat.turned(quarters)), ..self }
    }

    /// Returns the same subject with the suits exchanged by `map`.
    pub fn mapped(self, map: SuitMap) -> Subject {
        Subject { object: self.object.map(|object| object.mapped(map)), ..self }
    }
}

/// A fact asked about one subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FactQuestion {
    /// The fact.
    pub fact: &'static Fact,
    /// The player and the object that the question is about.
    pub about: Subject,
}

/// Writes [`FactQuestion::full_key`].
impl fmt::Display for FactQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.full_key())
    }
}

impl FactQuestion {
    /// Returns the question in words: "Did West have a spade?".
    pub fn in_words(&self, names: &(impl Names + ?Sized)) -> String {
        self.about.in_words(self.fact.question, names)
    }

    /// Returns what an answer states, in words; empty if the fact has no such answer.
    pub fn reply_in_words(&self, answer: Answer, names: &(impl Names + ?Sized)) -> String {
        let reply = self.fact.reply(answer);
        reply.map_or_else(String::new, |reply| self.about.in_words(reply.states, names))
    }

    /// Returns the question as a user types it: the key, followed by the seat and the object if
    /// there are any, as in `withdraw@S:SA`.
    pub fn full_key(&self) -> String {
        let mut key = self.fact.key.to_owned();
        if let Some(who) = self.about.who {
            key.push_str(&format!("@{who}"));
            if let Some(object) = self.about.object {
                key.push_str(&format!(":{object}"));
            }
        }
        key
    }
}

/// The source of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerSource {
    /// The record shows the answer.
    Record,
    /// The director established the answer, or answered for the player.
    Director,
    /// The inquiry assumes the answer, to explore its consequences.
    Assumed,
}

/// An answer given in advance, by the director or as an assumption. An answer without a seat or a card applies to every
/// seat or card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetAnswer {
    /// The fact.
    pub fact: &'static Fact,
    /// The player and the object to which the answer is limited, if any.
    pub about: Subject,
    /// The answer.
    pub answer: Answer,
    /// The source of the answer.
    pub source: AnswerSource,
}

impl PresetAnswer {
    /// Returns whether this answer applies to the question.
    pub fn answers(&self, question: FactQuestion) -> bool {
        let fits = |own: Option<Object>, asked| own.is_none() || own == asked;
        self.fact == question.fact
            && (self.about.who.is_none() || self.about.who == question.about.who)
            && fits(self.about.object, question.about.object)
    }
}

/// Defines a finding of the director: its key, its question, and the statements of yes and no.
macro_rules! finding {
    ($(#[$doc:meta])* $name:ident, $key:literal, ask $ask:expr, yes $yes:expr, no $no:expr) => {
        $(#[$doc])*
        pub static $name: $crate::ruling::Fact = $crate::ruling::Fact {
            key: $key,
            asker: $crate::ruling::Asker::Director,
            question: $ask,
            replies: &[
                $crate::ruling::Reply { key: "yes", states: $yes },
                $crate::ruling::Reply { key: "no", states: $no },
            ],
        };
    };
}
pub(crate) use finding;

/// A type whose values are the replies to a fact.
pub trait FactOptions: Copy + PartialEq + 'static {
    /// The fact.
    const FACT: &'static Fact;
    /// All replies, in the order of [`Fact::replies`].
    const ALL: &'static [Self];
}

/// Defines a fact with several replies, and the type of its answers with a variant for each reply.
macro_rules! options {
    (
        $(#[$doc:meta])* $name:ident: $Type:ident, $key:literal, of $asker:ident, ask $ask:expr,
        $($option:ident $reply:literal $states:expr),+
    ) => {
        $(#[$doc])*
        pub static $name: $crate::ruling::Fact = $crate::ruling::Fact {
            key: $key,
            asker: $crate::ruling::Asker::$asker,
            question: $ask,
            replies: &[$($crate::ruling::Reply { key: $reply, states: $states }),+],
        };

        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Type {
            $(#[doc = concat!("The reply `", $reply, "`.")] $option),+
        }

        impl $crate::ruling::fact::FactOptions for $Type {
            const FACT: &'static $crate::ruling::Fact = &$name;
            const ALL: &'static [$Type] = &[$($Type::$option),+];
        }
    };
}
pub(crate) use options;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::text::text;

    finding!(FACT, "fact", ask text("?", "?"), yes text("sì", "yes"), no text("no", "no"));

    #[test]
    fn an_answer_without_a_seat_answers_about_anyone() {
        let about = Subject::player(Seat::South);
        let question = FactQuestion { fact: &FACT, about };
        let given = |about| PresetAnswer {
            fact: &FACT,
            about,
            answer: Answer::YES,
            source: AnswerSource::Director,
        };
        assert!(given(Subject::default()).answers(question));
        assert!(given(about).answers(question));
        assert!(!given(Subject::player(Seat::West)).answers(question));
    }
}
