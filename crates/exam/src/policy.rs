//! The commission's policies on questions that turned out to be wrong.

use std::collections::BTreeMap;
use std::fmt;

use super::lock::{LockedQuestion, StageLock};
use super::results::{self, Results};

/// The policies on the questions of a stage, by the id of the question.
pub type QuestionPolicies = BTreeMap<String, QuestionPolicy>;

/// The policy on a question that turned out to be wrong; a question without a policy is marked by its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionPolicy {
    /// The question does not count, for any candidate.
    Drop,
    /// Every candidate gets full marks for the question.
    Full,
    /// The options with these indexes in the case are right besides the key. If a question asks for one answer, each
    /// accepted option is right by itself; if it asks for several, the accepted options together are right, as is the
    /// key.
    Accept(Vec<usize>),
}

impl fmt::Display for QuestionPolicy {
    /// Writes the policy as users type it on the command line: `drop`, `full`, `accept:a,c`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QuestionPolicy::Drop => f.write_str("drop"),
            QuestionPolicy::Full => f.write_str("full"),
            QuestionPolicy::Accept(options) => {
                let letters: Vec<String> =
                    options.iter().map(|option| char::from(b'a' + *option as u8).into()).collect();
                write!(f, "accept:{}", letters.join(","))
            }
        }
    }
}

impl QuestionPolicy {
    /// Parses `drop`, `full` or `accept:a,c`, with the options' letters in the case; `None` for any other text.
    pub fn read(text: &str, question: &LockedQuestion) -> Option<QuestionPolicy> {
        match text.split_once(':') {
            None if text == "drop" => Some(QuestionPolicy::Drop),
            None if text == "full" => Some(QuestionPolicy::Full),
            Some(("accept", letters)) => options(letters, question).map(QuestionPolicy::Accept),
            Some(_) | None => None,
        }
    }
}

fn options(letters: &str, question: &LockedQuestion) -> Option<Vec<usize>> {
    let option = |letter: &str| {
        let mut letters = letter.trim().bytes();
        let (letter, more) = (letters.next()?, letters.next());
        let option = usize::from(letter.to_ascii_lowercase().checked_sub(b'a')?);
        (more.is_none() && option < question.options.len()).then_some(option)
    };
    let mut options: Vec<usize> = letters.split(',').map(option).collect::<Option<_>>()?;
    options.sort_unstable();
    options.dedup();
    Some(options)
}

/// Returns the policies under which results were marked.
pub fn decided(results: &Results, lock: &StageLock) -> QuestionPolicies {
    let policy = |question: &results::MarkedQuestion| {
        let locked = lock.stage.question(&question.id)?;
        let policy = QuestionPolicy::read(question.policy.as_deref()?, locked)?;
        Some((question.id.clone(), policy))
    };
    results.questions.iter().filter_map(policy).collect()
}
