//! The numbers of tricks of claims and concessions: of the situations in `tests/laws`, in the four seats and in both
//! editions, and of the whole bank.

use std::path::Path;

use super::common::all_items;
use arbitro::{Question, RulingTerms, read};
use arbitro_cases::variant::Variant;
use arbitro_laws::bridge::endgame::{TrickCounting, TrickRange};
use arbitro_laws::laws::claims::{ClaimCount, ClaimLines, SuitOrder, count};
use arbitro_laws::ruling::Edition;

fn situation(clause: &str, id: &str) -> Question {
    let law = &clause[..2];
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/laws/{law}/{clause}.toml"));
    let text = std::fs::read_to_string(&path).unwrap();
    let case = read(clause, &text).case;
    case.questions.into_iter().find(|question| question.id == id).unwrap()
}

fn counted(question: &Question, terms: &RulingTerms) -> Option<ClaimCount> {
    let ruling = question.rule(terms).unwrap();
    count(question.ruling_input(terms), &ruling, SuitOrder::FromTheTop)
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
        let result = counted.result.unwrap();
        assert_eq!((result.tricks.number(), result.lines), (Some(tricks), lines), "{id}");
        let line = counted.lines.iter().find(|line| Some(line.lines) == lines);
        if let (Some(line), Some(left)) = (line, counted.left) {
            let lost = line.lost(counted.by).count();
            assert_eq!(line.tricks, TrickCounting::Counted(TrickRange::exactly(left - lost as u8)));
        }
    });
}

/// Checks the tricks of the claimer's side under the answers to an open question.
fn asks(clause: &str, id: &str, fact: &str, expected: [(u8, u8); 2]) {
    everywhere(&situation(clause, id), |question, terms| {
        let counted = counted(question, terms).unwrap();
        assert_eq!(counted.result, None, "{id}");
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
    let terms = RulingTerms::default();
    let ruling = question.rule(&terms).unwrap();
    let counted = count(question.ruling_input(&terms), &ruling, SuitOrder::Any).unwrap();
    let normal = counted.lines.iter().find(|line| line.lines == ClaimLines::Normal).unwrap();
    assert_eq!(normal.tricks, TrickCounting::Counted(TrickRange::exactly(1)));
    let asked = counted.questions.last().unwrap();
    assert_eq!(asked.same_number(), None);
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
        assert_eq!(one.result, other.result, "{}", question.id);
        let of = |lines| one.lines.iter().find(|line| line.lines == lines).map(|line| line.tricks);
        if let [Some(TrickCounting::Counted(best)), Some(TrickCounting::Counted(normal))] =
            [of(ClaimLines::Best), of(ClaimLines::Normal)]
        {
            assert!(normal <= best, "{}", question.id);
            assert!(one.left.is_some_and(|left| best.most <= left), "{}", question.id);
        }
    }
    assert!(found > 20, "the bank has claims: {found}");
}
