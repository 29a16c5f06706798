//! Each decision is described once: what is written and said of it is read back, and nothing is left out.

use std::collections::BTreeMap;

use arbitro::bridge::notation::Notation;
use arbitro::report::text::Words;
use arbitro::vocabulary::names::Lexicon;
use arbitro::vocabulary::{Decision, Language};

fn every() -> impl Iterator<Item = Decision> {
    (0..Decision::TURNS).flat_map(Decision::examples)
}

#[test]
fn a_code_is_read_back_as_it_was_written() {
    for decision in every() {
        let code = decision.code();
        for notation in [Notation::English, Notation::Italian] {
            assert_eq!(Decision::from_code(&code, notation), Some(decision), "{code}");
        }
    }
}

#[test]
fn a_sentence_is_read_back_as_it_was_said() {
    for (language, ascii) in [(Language::Italian, false), (Language::English, true)] {
        let words = Words::new(language, ascii);
        let lexicon = Lexicon::of(&words);
        for decision in every() {
            let sentence = decision.sentence(&words);
            let heard = Decision::from_sentence(&sentence, &lexicon);
            assert_eq!(heard, Some(decision), "{sentence}");
        }
    }
}
