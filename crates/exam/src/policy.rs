//! The commission's policies on questions that turned out wrong.

use std::collections::BTreeMap;
use std::fmt;

use super::lock::{LockedQuestion, StageLock};
use super::results::{self, Results};

/// The policies on the questions of a stage, by question id.
pub type QuestionPolicies = BTreeMap<String, QuestionPolicy>;

/// How a question that turned out wrong is treated; without a policy it is marked by its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QuestionPolicy {
    /// It counts for nobody.
    Drop,
    /// Everybody gets full marks for it.
    Full,
    /// These options, by their indexes in the case, are right besides the key: any of them for a question with one
    /// answer, all of them together for one with several.
    Accept(Vec<usize>),
}

impl fmt::Display for QuestionPolicy {
    /// Writes it as the command line takes it: `drop`, `full`, `accept:a,c`.
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
    /// Parses `drop`, `full` or `accept:a,c`, with the letters of the case.
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

/// Returns the policies that results were made with.
pub fn decided(results: &Results, lock: &StageLock) -> QuestionPolicies {
    let policy = |question: &results::MarkedQuestion| {
        let locked = lock.stage.question(&question.id)?;
        let policy = QuestionPolicy::read(question.policy.as_deref()?, locked)?;
        Some((question.id.clone(), policy))
    };
    results.questions.iter().filter_map(policy).collect()
}
