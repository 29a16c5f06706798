//! The numbers of tricks of claims and concessions: of the situations in `tests/laws`, in the four seats and in both
//! editions, and of the whole bank.

use std::path::Path;

use super::common::{all_items, answered};
use arbitro::render::now::Outcomes;
use arbitro::render::ruling::{ReasonDepth, full_document};
use arbitro::render::term;
use arbitro::render::text::Words;
use arbitro::{Question, RulingTerms, read};
use arbitro_cases::variant::Variant;
use arbitro_laws::bridge::Seat;
use arbitro_laws::bridge::endgame::{TrickCounting, TrickRange};
use arbitro_laws::laws::claims::{ClaimCount, ClaimLines, NotCounted, count};
use arbitro_laws::ruling::doctrine::DoctrineReading;
use arbitro_laws::ruling::{Doctrine, Edition, Language};

fn text_of(clause: &str) -> String {
    let law = &clause[..2];
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/laws/{law}/{clause}.toml"));
    std::fs::read_to_string(&path).unwrap()
}

fn question_in(text: &str, id: &str) -> Question {
    let questions = read("claims", text).case.questions;
    questions.into_iter().find(|question| question.id == id).unwrap()
}

fn situation(clause: &str, id: &str) -> Question {
    question_in(&text_of(clause), id)
}

fn counted(question: &Question, terms: &RulingTerms) -> Option<ClaimCount> {
    let ruling = question.rule(terms).unwrap();
    count(question.ruling_input(terms), &ruling)
}

/// Calls a function with the question in the four seats and both editions.
fn everywhere(question: &Question, mut check: impl FnMut(&Question, &RulingTerms)) {
    for edition in Edition::ALL {
        let terms = RulingTerms { edition, ..RulingTerms::default() };
        for quarters in 0..4 {
            let variant = Variant { quarters, ..Variant::AS_WRITTEN };
            check(&question.with_facts_varied(variant).unwrap(), &terms);
        }
    }
}

/// Checks the tricks of the claimer's side by the ruling, and the lines that they follow from.
fn gives(clause: &str, id: &str, tricks: u8, lines: Option<ClaimLines>) {
    everywhere(&situation(clause, id), |question, terms| {
        let counted = counted(question, terms).unwrap();
        let result = counted.result().unwrap();
        assert_eq!((result.tricks.number(), result.lines), (Some(tricks), lines), "{id}");
        let [leaf] = counted.leaves.as_slice() else { panic!("{id}: {:?}", counted.leaves) };
        if lines.is_some() {
            assert_eq!(leaf.lost().count(), usize::from(leaf.left.unwrap() - tricks), "{id}");
        }
    });
}

/// Checks the tricks of the claimer's side under the answers to an open question.
fn asks(clause: &str, id: &str, fact: &str, expected: [(u8, u8); 2]) {
    everywhere(&situation(clause, id), |question, terms| {
        let counted = counted(question, terms).unwrap();
        assert_eq!(counted.result(), None, "{id}");
        let asked = counted.questions.iter().find(|asked| asked.question.fact.key == fact).unwrap();
        let numbers: Vec<(u8, u8)> = asked
            .answers
            .iter()
            .map(|(_, tricks)| tricks.map(|tricks| (tricks.least, tricks.most)).unwrap())
            .collect();
        assert_eq!(numbers, expected, "{id}: {fact}");
    });
}

#[test]
fn top_tricks() {
    gives("70A-top-tricks", "70-top-tricks", 5, None);
    asks("70A-top-tricks", "70-top-tricks-open", "normal-line-loses", [(5, 5), (5, 5)]);
}

#[test]
fn an_outstanding_trump() {
    let forgotten = Some(ClaimLines::TrumpForgotten);
    gives("70C-forgotten-trump", "70-forgotten-trump", 3, forgotten);
    gives("70C-forgotten-trump", "70-known-trump", 4, None);
    let open = "70-trump-to-be-established";
    asks("70C-forgotten-trump", open, "trump-unknown", [(3, 4), (4, 4)]);
    asks("70C-forgotten-trump", open, "trump-takes", [(3, 3), (4, 4)]);
    gives("70C-forgotten-trump", "70-master-trump-forgotten", 0, forgotten);
    let never = "70-trump-that-never-wins";
    asks("70C-forgotten-trump", never, "trump-takes", [(3, 3), (3, 3)]);
}

/// The case of the bank in which a claimer wins the heart tricks first: the trump wins one trick, and the opponents cash
/// what they would have won anyway.
#[test]
fn an_outstanding_trump_costs_one_trick() {
    let question = all_items().into_iter().find(|question| question.id == "70-01").unwrap();
    everywhere(&question, |question, terms| {
        let counted = counted(question, terms).unwrap();
        let result = counted.result().unwrap();
        assert_eq!(
            result.tricks,
            TrickRange::exactly(6),
            "ten tricks, three of them won: less one"
        );
        let first = counted.leaves[0].lost().next().unwrap();
        assert_ne!(first.led.suit, first.won_with.suit, "a ruff");
    });
}

#[test]
fn unknown_cards_leave_the_number_open() {
    let told = "3.KQJ.. A.A..AK .3..QJT";
    let text = text_of("70C-forgotten-trump");
    assert!(text.contains(told));
    let text = text.replace(told, "- A.A..AK -");
    let question = question_in(&text, "70-forgotten-trump");
    let counted = counted(&question, &RulingTerms::default()).unwrap();
    assert_eq!(counted.leaves[0].result, Err(NotCounted::UnknownCards));
    assert_eq!(counted.unknown, [Seat::East, Seat::West]);
}

#[test]
fn an_unstated_finesse() {
    gives("70E1-unstated-finesse", "70-unstated-finesse", 1, Some(ClaimLines::Normal));
}

#[test]
fn a_suit_from_the_top_or_in_any_order() {
    gives("70D1-order-of-suit", "70-order-of-suit", 3, None);
    asks("70D1-order-of-suit", "70-order-of-suit-open", "normal-line-loses", [(3, 3), (3, 3)]);
    // By the words of the Code the low card may be led first: the opponents win it, and a heart.
    let question = situation("70D1-order-of-suit", "70-order-of-suit-open");
    let doctrine = Doctrine { all: DoctrineReading::Code, ..Doctrine::default() };
    let counted = counted(&question, &RulingTerms { doctrine, ..RulingTerms::default() }).unwrap();
    let normal = counted.lines.iter().find(|line| line.lines == ClaimLines::Normal).unwrap();
    assert_eq!(normal.tricks, TrickCounting::Counted(TrickRange::exactly(1)));
    let [.., asked] = counted.questions.as_slice() else { panic!("no question") };
    let numbers: Vec<_> = asked.answers.iter().map(|(_, tricks)| tricks.unwrap()).collect();
    assert_eq!(numbers, [1, 3].map(TrickRange::exactly));
}

#[test]
fn the_partner_of_a_defender_who_claims() {
    let file = "70D2-partners-choice";
    gives(file, "70-partners-choice", 1, Some(ClaimLines::PartnerErrs));
    asks(file, "70-partners-choice-open", "partner-can-err", [(1, 1), (2, 2)]);
}

#[test]
fn a_concession_of_a_trick_that_cannot_be_lost() {
    let file = "71B-trick-that-cannot-be-lost";
    gives(file, "71-trick-that-cannot-be-lost", 3, Some(ClaimLines::Normal));
    let question = situation(file, "71-trick-to-be-established");
    let counted = counted(&question, &RulingTerms::default()).unwrap();
    let asked = counted.questions.iter().find(|asked| asked.question.fact.key == "cannot-lose");
    let numbers: Vec<_> =
        asked.unwrap().answers.iter().map(|(_, tricks)| tricks.unwrap()).collect();
    assert_eq!(numbers, [3, 2].map(TrickRange::exactly));
}

#[test]
fn an_agreement_that_is_withdrawn() {
    gives("69B2-likely-trick", "69-likely-trick", 1, Some(ClaimLines::Best));
}

/// Of every claim of the bank and of the situations: the numbers fit the tricks left, and turn with the table.
#[test]
fn the_numbers_turn_with_the_table() {
    let mut found = 0;
    for question in all_items() {
        let terms = RulingTerms::default();
        let Some(one) = counted(&question, &terms) else { continue };
        let variant = Variant { quarters: 1, ..Variant::AS_WRITTEN };
        let turned = question.with_facts_varied(variant).unwrap();
        let other = counted(&turned, &terms).unwrap();
        found += 1;
        let tricks = |count: &ClaimCount| {
            count.lines.iter().map(|line| (line.lines, line.tricks)).collect::<Vec<_>>()
        };
        assert_eq!(one.by.turned(1), other.by, "{}", question.id);
        assert_eq!(tricks(&one), tricks(&other), "{}", question.id);
        assert_eq!((one.left, one.claimed), (other.left, other.claimed), "{}", question.id);
        assert_eq!(one.result(), other.result(), "{}", question.id);
        let shares: Vec<_> = one.leaves.iter().map(|leaf| leaf.tricks()).collect();
        let turned: Vec<_> = other.leaves.iter().map(|leaf| leaf.tricks()).collect();
        let swapped = shares.iter().map(|shares| shares.map(|[ns, ew]| [ew, ns]));
        assert_eq!(swapped.collect::<Vec<_>>(), turned, "{}", question.id);
        for [ns, ew] in shares.into_iter().flatten() {
            assert_eq!(Some(ns.least + ew.most), one.left, "{}", question.id);
        }
    }
    assert!(found > 20, "the bank has claims: {found}");
}

/// A question is left out of a printed ruling only if the tricks are the same whatever the answer.
#[test]
fn a_question_that_is_not_asked_changes_nothing() {
    let words = Words::new(Language::English, false);
    let mut needless = 0;
    for question in all_items() {
        let terms = RulingTerms { edition: question.editions[0], ..RulingTerms::default() };
        let ruling = question.rule(&terms).unwrap();
        let Some(counted) = count(question.ruling_input(&terms), &ruling) else { continue };
        let outcomes = Outcomes::new(&question, &ruling, &terms);
        for asked in &counted.questions {
            if outcomes.needless(&words, asked.question, &asked.after).is_none() {
                continue;
            }
            needless += 1;
            let mut found = Vec::new();
            for (answer, _) in &asked.answers {
                let mut path = asked.after.clone();
                path.push((asked.question, *answer));
                let mut assumed = question.clone();
                assumed.preset_answers.extend(answered(&path));
                let settled = self::counted(&assumed, &terms).unwrap();
                found.extend(settled.leaves.iter().map(|leaf| leaf.tricks().unwrap()));
            }
            found.dedup();
            assert_eq!(found.len(), 1, "{}: {}", question.id, asked.question.full_key());
        }
    }
    assert!(needless > 3, "{needless}");
}

#[test]
fn the_tricks_are_printed() {
    let words = Words::new(Language::English, false);
    let printed = |clause: &str, id: &str| {
        let (question, terms) = (situation(clause, id), RulingTerms::default());
        let ruling = question.rule(&terms).unwrap();
        let doc = full_document(&words, &question, &ruling, &terms, ReasonDepth::Ruling);
        // A line break may fall in any sentence.
        term::render(&doc).split_whitespace().collect::<Vec<&str>>().join(" ")
    };
    let text = printed("70C-forgotten-trump", "70-trump-to-be-established");
    assert!(text.contains("Tricks to East-West: if yes, 0 to 1; if no, none."), "{text}");
    assert!(text.contains("South leads ♣A, East ruffs with ♠3."), "{text}");
    let text = printed("70A-top-tricks", "70-top-tricks-open");
    assert!(text.contains("Need not be established"), "{text}");
    assert!(!text.contains("To be established"), "{text}");
}
