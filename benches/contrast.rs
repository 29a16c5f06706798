//! Benchmark of the search for the contrasts of all wrong options of the bank.
#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use arbitro::{Case, Edition, RulingTerms, embedded, read};
use arbitro_cases::contrast::OptionContrasts;
use divan::Bencher;

fn main() {
    divan::main();
}

fn bank() -> Vec<Case> {
    embedded().into_iter().map(|(name, text)| read(name, text).case).collect()
}

/// Computes the contrasts of all wrong options of the bank. Each question is ruled on by the default edition or, if it
/// does not belong to that edition, by the newest to which it belongs.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn bank_of_options(bencher: Bencher<'_, '_>) {
    let bank = bank();
    bencher.bench(|| bank.iter().map(contrasts).sum::<usize>());
}

fn contrasts(case: &Case) -> usize {
    let of_item = |question: &arbitro::Question| {
        let edition: Edition = question.edition(Edition::default());
        let terms = RulingTerms { edition, ..RulingTerms::default() };
        let mut contrasts = OptionContrasts::new(question, &terms);
        let wrong = |index: &usize| !question.options[*index].is_marked(edition);
        let options = (0..question.options.len()).filter(wrong);
        options.filter(|option| contrasts.for_option(*option).is_some()).count()
    };
    case.questions.iter().map(of_item).sum()
}
