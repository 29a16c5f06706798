//! How varied generated questions are: their scenarios, kinds, aspects and Laws, and the words that their stems share.

use std::collections::{BTreeMap, BTreeSet};

use crate::aspect::AspectKind;

use arbitro_laws::ruling::Language;

pub use super::masked_words::ALIKE_PERCENT;
use super::masked_words::MaskedWords;
use super::option_set::QuestionKind;
use super::question::GeneratedQuestion;

/// The variety of some generated questions.
#[derive(Clone, Debug, Default)]
pub struct GenerationReport {
    /// The number of questions.
    pub questions: usize,
    /// The number of questions from each scenario.
    pub scenarios: BTreeMap<&'static str, usize>,
    /// The number of questions of each kind; a question may be of several kinds.
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

/// The kind of the questions with several right options, whatever they ask.
const SEVERAL: &str = "several";
/// The kind of the questions whose answer depends on the first of two incidents.
const CHAIN: &str = "chain";

/// Returns the kinds of a question: its own, those of the matters that it asks besides, whether several options may be
/// right, and whether it is about two incidents.
fn kinds(question: &GeneratedQuestion) -> BTreeSet<&'static str> {
    let written = &question.own().case.questions;
    let is_about = |kind: AspectKind| {
        let mut aspects = written.iter().filter_map(|it| it.aspect.as_ref());
        aspects.any(|aspect| aspect.kinds.contains(&kind))
    };
    let asks_clause = written.iter().any(|it| it.asks_clause) || is_about(AspectKind::Clause);
    let asks_number = is_about(AspectKind::Tricks);
    let asks_rights = is_about(AspectKind::Choices) || is_about(AspectKind::Duty);
    let is_several = written.iter().any(|it| it.several);
    let clause = asks_clause.then_some(QuestionKind::Clause.name());
    let number = asks_number.then_some(QuestionKind::Number.name());
    let several = is_several.then_some(SEVERAL);
    let rights = asks_rights.then_some(QuestionKind::Rights.name());
    let chain = question.set.is_chain.then_some(CHAIN);
    [Some(question.set.kind.name()), clause, number, rights, several, chain]
        .into_iter()
        .flatten()
        .collect()
}

impl GenerationReport {
    /// Counts the scenarios, kinds, aspects, Laws and common words of these questions.
    pub fn of(questions: &[GeneratedQuestion]) -> GenerationReport {
        let mut report = GenerationReport { questions: questions.len(), ..Default::default() };
        let mut stems: Vec<MaskedWords> = Vec::with_capacity(questions.len());
        for question in questions {
            *report.scenarios.entry(question.set.scenario).or_default() += 1;
            for kind in kinds(question) {
                *report.kinds.entry(kind).or_default() += 1;
            }
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
