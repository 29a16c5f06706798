//! Each decision has one description: its code and its sentence can be parsed back, and no decision lacks a
//! description.
//!
//! `UPDATE_EXPECT=1 cargo test --lib decisions` rewrites the lists of the manual.

use std::collections::BTreeMap;

use super::common;
use super::common::expected::assert_listed;
use arbitro::render::text::Words;
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::bridge::{Card, Rank, Seat, Suit};
use arbitro_laws::record::Language;
use arbitro_laws::record::names::Lexicon;
use arbitro_laws::ruling::{Decision, Status};

/// The number of variants that suffices to use every card, and every seat with every hand.
const TURNS: usize = 57;

fn every(turns: usize) -> impl Iterator<Item = Decision> {
    (0..turns).flat_map(Decision::examples)
}

fn words(language: Language) -> Words {
    Words::new(language, false)
}

#[test]
fn codes_round_trip() {
    for decision in every(Decision::TURNS) {
        let code = decision.code();
        for notation in [Notation::English, Notation::Italian] {
            assert_eq!(Decision::from_code(&code, notation), Some(decision), "{code}");
        }
    }
}

/// Information may come from a call as well as from a card.
#[test]
fn a_decision_may_be_about_a_call() {
    let code = "1S of W unauthorised for E";
    let decision = Decision::from_code(code, Notation::English).unwrap();
    assert_eq!(decision.code(), code);
    let known = "What West's 1♠ tells, once withdrawn, is unauthorised for East.";
    assert_eq!(decision.sentence(&words(Language::English)), known);
    let noto = "Ciò che rivela 1♠ di Ovest, una volta ritirata, non è autorizzato per Est.";
    assert_eq!(decision.sentence(&words(Language::Italian)), noto);
    let doubled = Decision::from_code("double of W unauthorised for E", Notation::English);
    assert_eq!(doubled.unwrap().code(), "double of W unauthorised for E");
    assert_eq!(Decision::from_code("1S of W played", Notation::English), None);
}

fn sentences_are_read_back(language: Language) {
    let words = words(language);
    let lexicon = Lexicon::of(&words);
    for decision in every(TURNS) {
        let sentence = decision.sentence(&words);
        let heard = Decision::from_sentence(&sentence, &lexicon);
        assert_eq!(heard, Some(decision), "{sentence}");
    }
}

#[test]
fn italian_sentences_round_trip() {
    sentences_are_read_back(Language::Italian);
}

#[test]
fn english_sentences_round_trip() {
    sentences_are_read_back(Language::English);
}

/// Names are read with any spaces and capitals, and with a typographic apostrophe.
#[test]
fn names_are_read_however_they_are_spaced() {
    for language in Language::ALL {
        let words = words(language);
        let lexicon = Lexicon::of(&words);
        for seat in Seat::ALL {
            let card = Card::new(Suit::Hearts, Rank::Queen).into();
            let decision = Decision::Is(Status::Revoked(seat, card));
            let (sentence, name) = (decision.sentence(&words), words.card_of(seat, card));
            let spaced = name.replace(' ', &" ".repeat(40)).replace('\'', "’");
            let typed = sentence.replace(&name, &spaced);
            assert_ne!(typed, sentence);
            assert_eq!(Decision::from_sentence(&typed, &lexicon), Some(decision), "{typed}");
        }
    }
}

/// Who has neither claimed nor conceded has conceded no number of tricks, and nobody concedes two numbers.
#[test]
fn a_concession_has_one_number() {
    let is = |code: &str| Decision::from_code(code, Notation::English).unwrap();
    let concedes = is("S concedes 3");
    assert!(concedes.contradicts(&is("S concedes 2")) && !concedes.contradicts(&concedes));
    assert!(concedes.contradicts(&is("S no claim")) && is("S no claim").contradicts(&concedes));
    assert!(!concedes.contradicts(&is("N no claim")) && !concedes.contradicts(&is("N concedes 2")));
}

/// No two decisions share a code or a sentence, even if capital and small letters are not distinguished.
#[test]
fn no_two_decisions_have_one_code_or_one_sentence() {
    for language in Language::ALL {
        let words = words(language);
        let mut known: BTreeMap<String, Decision> = BTreeMap::new();
        for decision in every(TURNS) {
            for said in [decision.code(), decision.sentence(&words)] {
                let first = *known.entry(said.to_lowercase()).or_insert(decision);
                assert_eq!(first, decision, "{said}");
            }
        }
    }
}

#[test]
fn sentences_are_complete_and_kinds_are_known() {
    let both = Language::ALL.map(words);
    for decision in every(TURNS) {
        for words in &both {
            let said = decision.sentence(words);
            let sentence = said.trim_end_matches('.');
            assert_eq!(said.len(), sentence.len() + 1, "{said}");
            assert!(!said.contains(['{', '}', '[', ']', '!']) && !said.contains("  "), "{said}");
            assert!(said.chars().next().is_some_and(|first| !first.is_lowercase()), "{said}");
        }
        let kinds = ["is", "must", "may", "may-not", "knows", "score"];
        assert!(kinds.contains(&decision.kind()), "{decision:?}");
    }
}

#[test]
fn turning_a_decision_four_times_is_the_identity() {
    for decision in every(TURNS) {
        let code = decision.code();
        assert_eq!((0..4).fold(decision, |decision, _| decision.turned(1)), decision, "{code}");
        let names_a_seat = code.split(' ').any(|word| matches!(word, "N" | "E" | "S" | "W"));
        assert_eq!(decision.turned(2) != decision, names_a_seat, "{code}");
    }
}

#[test]
fn contradiction_is_symmetric_and_excludes_entailment() {
    for turn in [0, 1, 2, 14, 28, 30] {
        let decisions = [Decision::examples(turn), Decision::examples(turn + 28)].concat();
        for one in &decisions {
            assert!(one.entails(one) && !one.contradicts(one), "{}", one.code());
            for two in &decisions {
                let both = || format!("{}, {}", one.code(), two.code());
                assert_eq!(one.contradicts(two), two.contradicts(one), "{}", both());
                if !one.entails(two) {
                    continue;
                }
                assert!(!one.contradicts(two), "{}", both());
                let against = decisions.iter().filter(|other| two.contradicts(other));
                for other in against {
                    assert!(one.contradicts(other), "{}, {}", both(), other.code());
                }
            }
        }
    }
}

#[test]
fn no_ruling_contradicts_itself() {
    for question in common::all_items() {
        let ruling = common::rule(&question);
        for leaf in common::paths(&ruling) {
            let ruled: Vec<_> = leaf.decisions().collect();
            for (at, first) in ruled.iter().enumerate() {
                for later in &ruled[at + 1..] {
                    let moved_on = later.moment != first.moment;
                    let gave_way = moved_on && first.decision.is_momentary();
                    let clash = first.decision.clashes(&later.decision) && !gave_way;
                    let (first, later) = (first.decision.code(), later.decision.code());
                    assert!(!clash, "{}: {first}, {later}", question.id);
                }
            }
        }
    }
}

/// The indexes of the variants in which a decision is about West and his own cards, about South and dummy's cards, and
/// about South and West's cards.
const OWN: usize = 31;
const DUMMYS: usize = 16;
const ANOTHERS: usize = 23;

/// Returns every form of a decision as the manual lists it; an act appears once, as a right.
fn listed(language: Language) -> String {
    let words = words(language);
    let turns = [OWN, DUMMYS, ANOTHERS].map(Decision::examples);
    let mut lines = String::new();
    for (at, own) in turns[0].iter().enumerate() {
        let names_himself = own.code().matches('W').count() > 1;
        let decision = match own {
            Decision::Must(..) | Decision::MayNot(..) => continue,
            Decision::May(..) if names_himself && own.subject().is_some() => &turns[1][at],
            _ if names_himself => &turns[2][at],
            _ => own,
        };
        lines += &in_columns(&decision.code(), &decision.sentence(&words));
    }
    lines
}

/// Returns a code with its sentence next to it, wrapped to the width of a screen.
fn in_columns(code: &str, sentence: &str) -> String {
    const CODE: usize = 36;
    const SCREEN: usize = 80;
    let mut lines = format!("{code:CODE$}");
    let mut width = lines.chars().count();
    for word in sentence.split(' ') {
        let length = word.chars().count();
        if width + 1 + length > SCREEN {
            lines += &format!("\n{:CODE$}", "");
            width = CODE;
        }
        lines += &format!(" {word}");
        width += 1 + length;
    }
    lines + "\n"
}

#[test]
fn the_manual_lists_every_form() {
    for (language, heading) in
        [(Language::Italian, "## Le decisioni"), (Language::English, "## The decisions")]
    {
        let page = format!("src/docs/cases.{}.md", language.code());
        assert_listed(&page, heading, &listed(language));
    }
}
