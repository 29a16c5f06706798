//! How varied generated questions are: their scenarios, kinds, aspects and Laws, and the words that their stems share.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use arbitro_laws::ruling::Language;

use super::question::GeneratedQuestion;

/// The share of words, from 0 to 100, above which two stems count as too much alike.
pub const ALIKE_PERCENT: usize = 80;

/// The variety of some generated questions.
#[derive(Clone, Debug, Default)]
pub struct GenerationReport {
    /// The number of questions.
    pub questions: usize,
    /// The number of questions from each scenario.
    pub scenarios: BTreeMap<&'static str, usize>,
    /// The number of questions of each kind.
    pub kinds: BTreeMap<&'static str, usize>,
    /// The number of questions about each aspect.
    pub aspects: BTreeMap<String, usize>,
    /// The number of questions on each Law.
    pub laws: BTreeMap<u8, usize>,
    /// The largest share of words that two stems have in common, from 0 to 100, seats and cards left out.
    pub most_alike: usize,
    /// The number of pairs of stems that share more than [`ALIKE_PERCENT`] of their words.
    pub alike_pairs: usize,
}

impl GenerationReport {
    /// Counts the scenarios, kinds, aspects, Laws and common words of these questions.
    pub fn of(questions: &[GeneratedQuestion]) -> GenerationReport {
        let mut report = GenerationReport { questions: questions.len(), ..Default::default() };
        let mut stems: Vec<MaskedWords> = Vec::with_capacity(questions.len());
        for question in questions {
            *report.scenarios.entry(question.set.scenario).or_default() += 1;
            *report.kinds.entry(question.set.kind.name()).or_default() += 1;
            if !question.set.aspect.is_empty() {
                *report.aspects.entry(question.set.aspect.clone()).or_default() += 1;
            }
            for written in &question.own().case.questions {
                *report.laws.entry(written.law_number()).or_default() += 1;
                stems.push(MaskedWords::of(written.text.in_language(Language::Italian)));
            }
        }
        for (index, stem) in stems.iter().enumerate() {
            for other in &stems[..index] {
                let percent = stem.common_percent(other);
                report.most_alike = report.most_alike.max(percent);
                report.alike_pairs += usize::from(percent > ALIKE_PERCENT);
            }
        }
        report
    }
}

/// The words of an Italian text, without the names of seats and cards: their hashes, in order.
#[derive(Clone, Debug)]
pub(super) struct MaskedWords(Vec<u64>);

impl MaskedWords {
    pub(super) fn of(text: &str) -> MaskedWords {
        const SEATS: [&str; 4] = ["nord", "est", "sud", "ovest"];
        let is_end = |c: char| !(c.is_alphanumeric() || "♠♥♦♣".contains(c));
        let words = text.split(is_end).filter(|word| !word.is_empty()).map(str::to_lowercase);
        let told = words
            .filter(|word| !SEATS.contains(&word.as_str()) && !word.contains(['♠', '♥', '♦', '♣']));
        let hash = |word: String| {
            let mut hasher = DefaultHasher::new();
            word.hash(&mut hasher);
            hasher.finish()
        };
        let mut hashes: Vec<u64> = told.map(hash).collect();
        hashes.sort_unstable();
        hashes.dedup();
        MaskedWords(hashes)
    }

    /// Returns true if the texts share more than [`ALIKE_PERCENT`] of their words.
    pub(super) fn is_like(&self, other: &MaskedWords) -> bool {
        let (short, long) = (self.0.len().min(other.0.len()), self.0.len().max(other.0.len()));
        100 * short > ALIKE_PERCENT * long && self.common_percent(other) > ALIKE_PERCENT
    }

    /// Returns the number of common words among all words of both texts (the Jaccard index), in percent.
    fn common_percent(&self, other: &MaskedWords) -> usize {
        let (one, other) = (&self.0, &other.0);
        let (mut at, mut common) = (0, 0);
        for hash in one {
            while other.get(at).is_some_and(|word| word < hash) {
                at += 1;
            }
            common += usize::from(other.get(at) == Some(hash));
        }
        100 * common / (one.len() + other.len() - common).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_and_cards_do_not_make_stems_different() {
        let [one, other] =
            ["Nord gioca ♠K: è giusto?", "Est gioca ♥10; è giusto?"].map(MaskedWords::of);
        assert_eq!(one.common_percent(&other), 100);
        assert_eq!(one.common_percent(&MaskedWords::of("Est dice di no.")), 0);
        let half = MaskedWords::of("gioca bene");
        assert_eq!(half.common_percent(&MaskedWords::of("gioca male")), 33);
    }
}
