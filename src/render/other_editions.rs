//! Messages that another edition of the Laws answers a question differently.

use arbitro_cases::Question;
use arbitro_cases::other_editions::OtherEditionAnswer;
use arbitro_laws::record::names::Names;
use arbitro_laws::ruling::Decision;

use super::text::{Words, joined, say};
use super::wording::year;

/// Maximum number of decisions quoted from the ruling of another edition; if there are more, none
/// is quoted.
const MOST_SAID: usize = 2;

/// Returns a line for each edition that answers a question differently; `named` returns the displayed names of options,
/// such as their letters.
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
                let options = joined(&named(right), &Names::and(words));
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

/// Returns a line for each edition that answers a question differently, with the texts of options, for output in which
/// letters vary.
pub fn by_text(words: &Words, question: &Question, others: &[OtherEditionAnswer]) -> Vec<String> {
    lines(words, others, |right| {
        let text = |option: &usize| question.options[*option].text.in_language(words.language());
        right.iter().map(|option| say!(words, "otherwise-text", text = text(option))).collect()
    })
}
