//! The texts of numbers: decimals, percentages, bars, and reasons why a number is missing.

use unicode_width::UnicodeWidthStr;

use crate::render::text::{Words, say};
use arbitro_exam::stats::interval::{Estimate, Interval, Share};
use arbitro_exam::stats::{MissingReason, StatResult};

/// The table cell for a missing number.
pub const DASH: &str = "-";

/// Returns a number with this many decimals: "62,5".
pub fn decimal(words: &Words, number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    // A negative number that rounds to zero is written without a sign.
    let text = match text.strip_prefix('-') {
        Some(rest) if rest.bytes().all(|byte| matches!(byte, b'0' | b'.')) => rest.to_owned(),
        Some(_) | None => text,
    };
    text.replace('.', &words.decimal_sign().to_string())
}

/// Returns points with as few decimals as needed, at most two: "14,5".
pub fn points(words: &Words, number: f64) -> String {
    let text = decimal(words, number, 2);
    text.trim_end_matches('0').trim_end_matches([',', '.']).to_owned()
}

/// Returns a share as a percentage with one decimal: "62,5".
pub fn percent(words: &Words, share: f64) -> String {
    decimal(words, 100.0 * share, 1)
}

/// Returns a share with its 95 % interval: "62,5 % (al 95 %: da 42,7 a 78,8)".
pub fn share(words: &Words, share: &Share) -> String {
    let Interval { low, high } = share.interval;
    let (low, high) = (percent(words, low), percent(words, high));
    say!(words, "stats-share", value = percent(words, share.value), low = low, high = high)
}

/// Returns a number with its interval, or the reason why the number is missing.
pub fn estimate(words: &Words, estimate: StatResult<Estimate>, places: usize) -> String {
    match estimate {
        Ok(Estimate { value, interval: Interval { low, high } }) => {
            let one = |number| decimal(words, number, places);
            say!(words, "stats-estimate", value = one(value), low = one(low), high = one(high))
        }
        Err(why) => not_given(words, why),
    }
}

/// Returns a number, or the reason why the number is missing.
pub fn number(words: &Words, number: StatResult<f64>, places: usize) -> String {
    match number {
        Ok(number) => decimal(words, number, places),
        Err(why) => not_given(words, why),
    }
}

pub fn not_given(words: &Words, why: MissingReason) -> String {
    say!(words, "stats-not-given", why = silence(words, why))
}

/// Returns the reason why a number is missing, in words.
pub fn silence(words: &Words, silence: MissingReason) -> String {
    match silence {
        MissingReason::FewCandidates { wanted, .. } => {
            say!(words, "stats-few-candidates", wanted = wanted)
        }
        MissingReason::FewCommonQuestions { wanted, .. } => {
            say!(words, "stats-few-common", wanted = wanted)
        }
        MissingReason::FewQuestions { wanted, .. } => {
            say!(words, "stats-few-questions", wanted = wanted)
        }
        MissingReason::NoSpread => say!(words, "stats-no-spread"),
        MissingReason::NegativeCovariance => say!(words, "stats-negative-covariance"),
        MissingReason::DifferentPapers => say!(words, "stats-different-papers"),
        MissingReason::NoShare => say!(words, "stats-no-share"),
        MissingReason::Dropped => say!(words, "stats-dropped"),
        MissingReason::NoPassMark => say!(words, "stats-no-pass-mark"),
        MissingReason::Changed => say!(words, "stats-changed"),
        MissingReason::OneStage => say!(words, "stats-one-stage"),
    }
}

/// Returns a bar whose filled part is a share of the width, followed by dots: "██████····".
pub fn bar(words: &Words, share: f64, width: usize) -> String {
    let full = (share.clamp(0.0, 1.0) * width as f64).round() as usize;
    let (block, rest) = if words.is_ascii() { ("#", ".") } else { ("█", "·") };
    format!("{}{}", block.repeat(full), rest.repeat(width - full))
}

/// Returns a text padded on the right to this many columns.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(text.width())))
}

/// Returns a text padded on the left to this many columns.
pub fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(text.width())))
}

/// Collects the distinct reasons for the dashes in a table.
#[derive(Debug, Default)]
pub struct DashReasons(Vec<String>);

impl DashReasons {
    /// Returns the number as `write` prints it, or a dash, and records the reason for the dash.
    pub fn cell(
        &mut self,
        words: &Words,
        number: StatResult<f64>,
        write: impl Fn(&Words, f64) -> String,
    ) -> String {
        match number {
            Ok(number) => write(words, number),
            Err(why) => {
                let why = silence(words, why);
                if !self.0.contains(&why) {
                    self.0.push(why);
                }
                DASH.to_owned()
            }
        }
    }

    /// Returns a sentence with the reasons for the dashes; `None` if there are no dashes.
    pub fn legend(&self, words: &Words) -> Option<String> {
        let why = self.0.join("; ");
        (!self.0.is_empty()).then(|| say!(words, "stats-dashes", why = why))
    }
}
