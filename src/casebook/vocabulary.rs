//! The words of a case file that are not numbers, names or cards.

use crate::diag::{Code, Problem};

use super::reader::{Problems, Str};

/// Finds the meaning of a word, or reports it with the words that are known.
pub fn word<T: Copy>(
    problems: &Problems,
    word: &Str<'_>,
    known: &[(&'static str, T)],
) -> Option<T> {
    let found = known.iter().find(|(name, _)| *name == word.text);
    if found.is_none() {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let problem = Problem::new(Code::UnknownWord, word.span.clone()).with("word", word.text);
        problems.push(problem.with("known", names.join(", ")).nearest(word.text, names));
    }
    found.map(|(_, meaning)| *meaning)
}
