//! Decides which questions are accepted, one by one, so that no blind habit finds the right options
//! more often than chance allows.

use std::collections::BTreeSet;

use arbitro_laws::ruling::Language;

use super::habit::{BlindHabit, WordCounts, share, vocabulary};
use super::quality::QualitySample;

/// The largest allowed success of a habit, relative to chance. The number is less than 1 because a candidate may learn
/// a habit from all questions of the bank, not only from those accepted before the question that he answers.
const MAX_HABIT_RATIO: f64 = 0.95;

/// The largest allowed success of the habit [`BlindHabit::Words`], relative to chance. This number is smaller than that
/// of the other habits, because the words typical of right options are learned mostly from questions accepted later.
const MAX_WORDS_RATIO: f64 = 0.85;

/// The number of right guesses by which a habit may exceed its largest allowed success.
const MARGIN: f64 = 1.0;

/// The success of blind habits in the questions accepted so far, in each language.
#[derive(Clone, Debug, Default)]
pub struct HabitBalance([HabitTally; 2]);

#[derive(Clone, Debug, Default)]
struct HabitTally {
    chance: f64,
    /// The number of right guesses of each habit, in the order of [`BlindHabit::ALL`].
    found: [f64; 5],
    words: WordCounts,
}

/// The success of each habit in one question, in one language.
struct QuestionHabits {
    chance: f64,
    found: [f64; 5],
    words: Vec<BTreeSet<String>>,
    right: usize,
}

impl HabitBalance {
    /// Returns true if, with this question, every habit stays within its largest allowed success.
    pub fn stays_balanced(&self, question: &QualitySample) -> bool {
        self.0.iter().zip(Language::ALL).all(|(tally, language)| {
            let Some(seen) = tally.examine(question, language) else { return true };
            let chance = tally.chance + seen.chance;
            let found = tally.found.iter().zip(seen.found).zip(BlindHabit::ALL);
            found.into_iter().all(|((before, now), habit)| {
                let part =
                    if habit == BlindHabit::Words { MAX_WORDS_RATIO } else { MAX_HABIT_RATIO };
                // A question in which a habit does no better than chance is accepted whatever the success of the habit
                // so far.
                now <= seen.chance || before + now <= chance * part + MARGIN
            })
        })
    }

    /// Adds an accepted question.
    pub fn add(&mut self, question: &QualitySample) {
        for (tally, language) in self.0.iter_mut().zip(Language::ALL) {
            let Some(seen) = tally.examine(question, language) else { continue };
            tally.chance += seen.chance;
            tally.found.iter_mut().zip(seen.found).for_each(|(all, now)| *all += now);
            tally.words.add(&seen.words, seen.right, 1.0);
        }
    }
}

impl HabitTally {
    /// Returns the success of the habits in a question; `None` if the question has no single right option.
    fn examine(&self, question: &QualitySample, language: Language) -> Option<QuestionHabits> {
        let right = question.right.iter().find_map(|(_, right)| *right)?;
        let texts: Vec<&str> =
            question.options.iter().map(|option| option.in_language(language)).collect();
        let words: Vec<BTreeSet<String>> = texts.iter().map(|text| vocabulary(text)).collect();
        let found = BlindHabit::ALL.map(|habit| {
            let scores = match habit {
                BlindHabit::Words => words.iter().map(|words| self.words.score(words)).collect(),
                habit => texts.iter().map(|text| habit.score(text)).collect(),
            };
            share(scores, right)
        });
        Some(QuestionHabits { chance: 1.0 / texts.len() as f64, found, words, right })
    }
}
