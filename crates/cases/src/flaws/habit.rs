//! Blind habits, by which candidates who do not know the Laws choose an option.

use std::collections::{BTreeSet, HashMap};

use super::text_features::{NormalizedText, VisualFeatures};

/// A way of choosing an option without knowing the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlindHabit {
    /// The longest option.
    Longest,
    /// The shortest option.
    Shortest,
    /// The option with the most commas, semicolons and colons.
    Commas,
    /// The option with the most suit symbols and numbers.
    Cards,
    /// The option whose words are most typical of right options in other questions (naive Bayes).
    Words,
}

impl BlindHabit {
    /// All habits.
    pub const ALL: [BlindHabit; 5] = [
        BlindHabit::Longest,
        BlindHabit::Shortest,
        BlindHabit::Commas,
        BlindHabit::Cards,
        BlindHabit::Words,
    ];

    /// Returns the name of the habit, in texts and in output for programs.
    pub const fn key(self) -> &'static str {
        match self {
            BlindHabit::Longest => "longest",
            BlindHabit::Shortest => "shortest",
            BlindHabit::Commas => "commas",
            BlindHabit::Cards => "cards",
            BlindHabit::Words => "words",
        }
    }

    /// Returns the score of an option for a habit that judges each option alone; 0 for `Words`.
    pub fn score(self, text: &str) -> f64 {
        let features = VisualFeatures::of(text);
        match self {
            BlindHabit::Longest => features.length as f64,
            BlindHabit::Shortest => -(features.length as f64),
            BlindHabit::Commas => features.commas as f64,
            BlindHabit::Cards => features.cards as f64,
            BlindHabit::Words => 0.0,
        }
    }
}

/// Returns the probability that a habit chooses the right option; a habit chooses the option with the highest score,
/// and at random if several options have this score.
pub fn share(scores: Vec<f64>, right: usize) -> f64 {
    let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let equal = scores.iter().filter(|score| **score == most).count();
    let hit = scores.get(right).is_some_and(|score| *score == most);
    if hit { 1.0 / equal as f64 } else { 0.0 }
}

/// The number of options that contain each word: of wrong options (index 0) and of right ones (index 1).
#[derive(Clone, Debug, Default)]
pub struct WordCounts {
    words: HashMap<String, [f64; 2]>,
    options: [f64; 2],
}

impl WordCounts {
    /// Adds the words of a question's options; removes them if `sign` is -1.
    pub fn add(&mut self, options: &[BTreeSet<String>], right: usize, sign: f64) {
        for (index, words) in options.iter().enumerate() {
            self.add_one(words, index == right, sign);
        }
    }

    /// Adds the words of one option; removes them if `sign` is -1.
    pub fn add_one(&mut self, words: &BTreeSet<String>, right: bool, sign: f64) {
        let class = usize::from(right);
        self.options[class] += sign;
        for word in words {
            match self.words.get_mut(word) {
                Some(counts) => counts[class] += sign,
                None => self.words.entry(word.clone()).or_default()[class] += sign,
            }
        }
    }

    /// Returns how typical the words are of right options: the product of the ratios of shares in right and wrong
    /// options, with one added to each count. The score uses no logarithms, so that the result is the same on every
    /// machine.
    pub fn score(&self, words: &BTreeSet<String>) -> f64 {
        let share = |class: usize, word: &String| {
            let count = self.words.get(word).map_or(0.0, |counts| counts[class]);
            (count + 1.0) / (self.options[class] + 2.0)
        };
        words.iter().map(|word| share(1, word) / share(0, word)).product()
    }
}

/// Returns the words of a text; all cards are reduced to one word.
pub fn vocabulary(text: &str) -> BTreeSet<String> {
    let is_card = |word: &str| word.starts_with(['♠', '♥', '♦', '♣']);
    let words = NormalizedText::of(text);
    let words = words.words().map(|word| if is_card(word) { "♠" } else { word }.to_owned());
    words.collect()
}
