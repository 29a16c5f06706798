//! Facts that a clause turns on: what the record shows, what the director finds, what a player chooses.

use crate::bridge::{PlayedCard, Seat, SuitMap};

use crate::record::text::Text;

/// A condition that the record alone settles.
#[derive(Debug)]
pub struct Condition {
    /// The statement when it holds.
    pub yes: Text,
    /// The statement when it does not.
    pub no: Text,
}

/// Who answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asker {
    /// The director establishes it.
    Director,
    /// The player concerned decides it.
    Player,
}

/// A fact that somebody has to establish or choose. It carries no law: it asks what happened or what is
/// wanted, never what ought to be.
#[derive(Debug)]
pub struct Fact {
    /// Its name in a case file and on the command line.
    pub key: &'static str,
    pub asker: Asker,
    pub question: Text,
    pub replies: &'static [Reply],
}

impl Fact {
    /// The reply that an answer is; `None` if there are not so many.
    pub fn reply(&self, answer: Answer) -> Option<&'static Reply> {
        self.replies.get(usize::from(answer.0))
    }

    /// The name of the reply that an answer is; empty if there are not so many.
    pub fn reply_key(&self, answer: Answer) -> &'static str {
        self.reply(answer).map_or("", |reply| reply.key)
    }
}

/// One answer to a question.
#[derive(Debug)]
pub struct Reply {
    /// Its name on the command line: `yes`, `no`, `accept`...
    pub key: &'static str,
    /// The fact that it states.
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

/// An answer: the index of a reply. For findings 0 is yes and 1 is no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answer(pub u8);

impl Answer {
    pub const YES: Answer = Answer(0);
    pub const NO: Answer = Answer(1);

    /// The reply at this place among those of a fact.
    pub const fn nth(place: usize) -> Answer {
        Answer(place as u8)
    }

    pub const fn from_bool(yes: bool) -> Answer {
        if yes { Answer::YES } else { Answer::NO }
    }
}

/// The player and the card that a condition, a question or a decision is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Subject {
    pub who: Option<Seat>,
    pub card: Option<PlayedCard>,
}

impl Subject {
    pub fn turned(self, quarters: u8) -> Subject {
        Subject { who: self.who.map(|seat| seat.turned(quarters)), ..self }
    }

    pub fn mapped(self, map: SuitMap) -> Subject {
        Subject { card: self.card.map(|card| map.played_card(card)), ..self }
    }
}

/// A question about a subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FactQuestion {
    pub fact: &'static Fact,
    pub about: Subject,
}

impl FactQuestion {
    /// How a user names it: `unintended`, or `withdraw@S:SA` where the seat and the card are needed.
    pub fn full_key(&self) -> String {
        let mut key = self.fact.key.to_owned();
        if let Some(who) = self.about.who {
            key.push_str(&format!("@{who}"));
            if let Some(card) = self.about.card {
                key.push_str(&format!(":{card}"));
            }
        }
        key
    }
}

/// Where an answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerSource {
    Record,
    Director,
    /// Assumed here, to see what would follow.
    Assumed,
}

/// An answer given in advance, by the director or as an assumption. Without a seat or a card it answers the question
/// about anyone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PresetAnswer {
    pub fact: &'static Fact,
    pub about: Subject,
    pub answer: Answer,
    pub source: AnswerSource,
}

impl PresetAnswer {
    /// Whether it answers the question.
    pub fn answers(&self, question: FactQuestion) -> bool {
        let fits = |own: Option<PlayedCard>, asked| own.is_none() || own == asked;
        self.fact == question.fact
            && (self.about.who.is_none() || self.about.who == question.about.who)
            && fits(self.about.card, question.about.card)
    }
}

/// Defines a finding of the director: its key, the question, and what yes and no state.
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

/// The replies to a fact as values, in their order.
pub trait FactOptions: Copy + PartialEq + 'static {
    const FACT: &'static Fact;
    const ALL: &'static [Self];
}

/// Defines a fact with several replies together with the type of its answers: a variant for each reply.
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
            $($option),+
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
        let about = Subject { who: Some(Seat::South), card: None };
        let question = FactQuestion { fact: &FACT, about };
        let given = |about| PresetAnswer {
            fact: &FACT,
            about,
            answer: Answer::YES,
            source: AnswerSource::Director,
        };
        assert!(given(Subject::default()).answers(question));
        assert!(given(about).answers(question));
        assert!(!given(Subject { who: Some(Seat::West), card: None }).answers(question));
    }
}
