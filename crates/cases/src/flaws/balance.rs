//! Selects consecutive questions so that no blind habit can learn from earlier ones which option of the next is right.

use std::collections::BTreeSet;

use arbitro_laws::ruling::Language;

use super::habit::{BlindHabit, WordCounts, share, vocabulary};
use super::quality::QualitySample;

/// The greatest success of a habit, relative to chance. It is less than 1 because who sees all the questions learns
/// more than the earlier ones showed.
const MAX_HABIT_RATIO: f64 = 0.95;

/// The same for words, of which most is learned from later questions.
const MAX_WORDS_RATIO: f64 = 0.85;

/// The number of questions by which a habit may exceed this.
const MARGIN: f64 = 1.0;

/// The success of blind habits so far, in each language.
#[derive(Clone, Debug, Default)]
pub struct HabitBalance([HabitTally; 2]);

#[derive(Clone, Debug, Default)]
struct HabitTally {
    chance: f64,
    /// The number of questions in which each habit found the right option, in the order of [`BlindHabit::ALL`].
    found: [f64; 5],
    words: WordCounts,
}

/// The success of the habits in one question, in one language.
struct QuestionHabits {
    chance: f64,
    found: [f64; 5],
    words: Vec<BTreeSet<String>>,
    right: usize,
}

impl HabitBalance {
    /// Whether, with this question, no habit is right more often than chance allows.
    pub fn stays_balanced(&self, question: &QualitySample) -> bool {
        self.0.iter().zip(Language::ALL).all(|(tally, language)| {
            let Some(seen) = tally.examine(question, language) else { return true };
            let chance = tally.chance + seen.chance;
            let found = tally.found.iter().zip(seen.found).zip(BlindHabit::ALL);
            found.into_iter().all(|((before, now), habit)| {
                let part =
                    if habit == BlindHabit::Words { MAX_WORDS_RATIO } else { MAX_HABIT_RATIO };
                // A habit that does not succeed in this question is not made worse by it.
                now <= seen.chance || before + now <= chance * part + MARGIN
            })
        })
    }

    /// Adds a question.
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
    /// Returns the success of the habits in a question; `None` if it has several right options.
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
