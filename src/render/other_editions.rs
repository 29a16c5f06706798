//! That another edition of the Laws answers a question otherwise, in a line.

use arbitro_cases::Question;
use arbitro_cases::other_editions::OtherEditionAnswer;
use arbitro_laws::ruling::Decision;

use super::text::{Words, joined, say};
use super::wording::year;

/// Of a ruling that is another no more than this many decisions are said.
const MOST_SAID: usize = 2;

/// A line for each such edition; `named` gives an option its name: the letter it was shown with, or its text.
pub fn lines(
    words: &Words,
    others: &[OtherEditionAnswer],
    named: impl Fn(&[usize]) -> Vec<String>,
) -> Vec<String> {
    let line = |other: &OtherEditionAnswer| {
        let year = year(other.edition);
        match &other.right {
            Some(right) => {
                let count = right.len();
                let options = joined(&named(right), &say!(words, "and"));
                say!(words, "otherwise-key", year = year, count = count, options = options)
            }
            None if (1..=MOST_SAID).contains(&other.decided.len()) => {
                let quoted = |decision: &Decision| {
                    say!(words, "otherwise-text", text = words.quoted(&decision.sentence(words)))
                };
                let there: Vec<String> = other.decided.iter().map(quoted).collect();
                say!(words, "otherwise-decided", year = year, there = there.join("; "))
            }
            None => say!(words, "otherwise-ruling", year = year),
        }
    };
    others.iter().map(line).collect()
}

/// The same, the options named by their texts, where letters are not always the same.
pub fn by_text(words: &Words, item: &Question, others: &[OtherEditionAnswer]) -> Vec<String> {
    lines(words, others, |right| {
        let text = |option: &usize| item.options[*option].text.in_language(words.language());
        right.iter().map(|option| say!(words, "otherwise-text", text = text(option))).collect()
    })
}
