//! The condition of a claim: `paused`, `not unintended`, `withdraw@S:SA=keep`.

use arbitro_laws::bridge::Seat;
use arbitro_laws::bridge::notation::{Notation, parse_object};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Answer, AnswerSource, Fact, FactQuestion, PresetAnswer, Subject};

/// A condition of a claim: an answer to a question of fact.
#[derive(Clone, Debug)]
pub struct ClaimCondition {
    /// The condition, as it was written.
    pub(super) text: String,
    /// The answer.
    pub(super) given: PresetAnswer,
}

/// The reason why a claim or one of its conditions cannot be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimConditionError<'t> {
    /// A condition has none of the forms `fact`, `not fact` and `fact=reply`, or the claim states
    /// no decision.
    Form,
    /// No clause asks for this fact, or the player or card cannot be parsed.
    Fact(&'t str),
    /// The claim has this many conditions, which exceeds the limit.
    Many(usize),
    /// The fact has no such reply.
    Reply(&'static Fact, &'t str),
}

impl ClaimCondition {
    /// Parses `key`, `not key` or `key=reply`.
    ///
    /// # Errors
    /// Returns a [`ClaimConditionError`] that states what cannot be parsed.
    pub fn parse(
        text: &str,
        notation: Notation,
    ) -> Result<ClaimCondition, ClaimConditionError<'_>> {
        let text = text.trim();
        let (key, reply) = match (text.split_once('='), text.strip_prefix("not ")) {
            (Some((key, reply)), _) => (key, reply),
            (None, Some(key)) => (key, "no"),
            (None, None) => (text, "yes"),
        };
        if key.is_empty() || key.contains(' ') {
            return Err(ClaimConditionError::Form);
        }
        let (name, about) = parse_fact_key(key, notation);
        let (fact, about) = laws::fact(name).zip(about).ok_or(ClaimConditionError::Fact(key))?;
        let answer = fact.replies.iter().position(|known| known.key == reply);
        let answer = answer.ok_or(ClaimConditionError::Reply(fact, reply))?;
        let given = PresetAnswer {
            fact,
            about,
            answer: Answer::nth(answer),
            source: AnswerSource::Assumed,
        };
        Ok(ClaimCondition { text: text.to_owned(), given })
    }

    /// Returns the condition, as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the answer that the condition requires.
    pub fn given(&self) -> &PresetAnswer {
        &self.given
    }

    /// Returns true if the condition requires this answer to this question.
    pub fn supposes(&self, question: FactQuestion, answer: Answer) -> bool {
        self.given.answers(question) && self.given.answer == answer
    }
}

/// Returns an answer in the notation of conditions; `key` is the key of the question.
pub fn to_source(key: String, fact: &Fact, answer: Answer) -> String {
    match fact.reply_key(answer) {
        "yes" => key,
        "no" => format!("not {key}"),
        reply => format!("{key}={reply}"),
    }
}

/// Conditions are equal if they require the same answer to the same question, however they are written.
impl PartialEq for ClaimCondition {
    fn eq(&self, other: &ClaimCondition) -> bool {
        self.given == other.given
    }
}

impl Eq for ClaimCondition {}

/// Splits the key of a fact into the name of the fact and its subject; the subject is `None` if it cannot be parsed.
pub fn parse_fact_key(key: &str, notation: Notation) -> (&str, Option<Subject>) {
    let Some((name, about)) = key.split_once('@') else { return (key, Some(Subject::default())) };
    let (seat, object) = match about.split_once(':') {
        Some((seat, object)) => (seat, parse_object(object, notation).ok().map(Some)),
        None => (about, Some(None)),
    };
    let about = Seat::named(seat).zip(object);
    (name, about.map(|(who, object)| Subject { who: Some(who), object }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_are_facts_and_replies() {
        let read = |text| ClaimCondition::parse(text, Notation::English);
        for (text, key, reply) in [
            ("paused", "paused", "yes"),
            ("not unintended", "unintended", "no"),
            (" withdraw@S:SA=keep", "withdraw@S:SA", "keep"),
        ] {
            let PresetAnswer { fact, about, answer, .. } = read(text).unwrap().given;
            assert_eq!(FactQuestion { fact, about }.full_key(), key);
            assert_eq!(fact.replies[usize::from(answer.0)].key, reply);
        }
        assert_eq!(read("paused").unwrap(), read("paused=yes").unwrap());
        assert_eq!(read("foo").unwrap_err(), ClaimConditionError::Fact("foo"));
        assert_eq!(read("not paused@X").unwrap_err(), ClaimConditionError::Fact("paused@X"));
        assert!(matches!(
            read("paused=maybe").unwrap_err(),
            ClaimConditionError::Reply(_, "maybe")
        ));
        assert_eq!(read("it rains").unwrap_err(), ClaimConditionError::Form);
    }
}
