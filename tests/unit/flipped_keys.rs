//! Marks each wrong option of the bank as right, in each edition, and checks that the error is detected.

use super::common::bank;
use arbitro_cases::RulingTerms;
use arbitro_cases::check::check;
use arbitro_cases::diag::Code;
use arbitro_cases::{Case, Question};
use arbitro_laws::ruling::Edition;

/// Returns the codes of a question's problems in an edition.
fn codes(case: &Case, question: Question, edition: Edition) -> Vec<Code> {
    let alone = Case { questions: vec![question], ..case.clone() };
    let problems = check(&alone, &[RulingTerms { edition, ..RulingTerms::default() }]);
    problems.into_iter().map(|problem| problem.code).collect()
}

#[test]
fn every_flipped_key_is_detected() {
    let mut flipped = 0;
    for case in bank() {
        for question in &case.questions {
            for edition in &question.editions {
                for wrong in 0..question.options.len() {
                    if question.options[wrong].is_marked(*edition) {
                        continue;
                    }
                    let mut other = question.clone();
                    for (index, option) in other.options.iter_mut().enumerate() {
                        option.right = (index == wrong).into();
                    }
                    let codes = codes(&case, other, *edition);
                    assert!(codes.contains(&Code::UnmarkedRight), "{}: {codes:?}", question.id);
                    assert!(
                        [
                            Code::MarkedWrong,
                            Code::NotApplied,
                            Code::NotOpen,
                            Code::OtherValue,
                            Code::Undecided,
                        ]
                        .iter()
                        .any(|code| codes.contains(code)),
                        "{} option {wrong}: {codes:?}",
                        question.id
                    );
                    flipped += 1;
                }
            }
        }
    }
    assert!(flipped > 240, "{flipped} keys flipped");
}

/// In a question with several answers, each mark is checked: both a wrong option marked as right and a right option not
/// marked are detected.
#[test]
fn each_mark_of_several_is_proved() {
    let mut flipped = 0;
    for case in bank() {
        for question in case.questions.iter().filter(|question| question.several) {
            for edition in &question.editions {
                assert_eq!(codes(&case, question.clone(), *edition), [], "{}", question.id);
                for option in 0..question.options.len() {
                    let mut other = question.clone();
                    let choice = &mut other.options[option];
                    let is_marked = choice.is_marked(*edition);
                    choice.right = (!is_marked).into();
                    let codes = codes(&case, other, *edition);
                    let caught = |code: &Code| match code {
                        Code::UnmarkedRight => is_marked,
                        Code::MarkedWrong | Code::NotApplied | Code::NotOpen | Code::OtherValue => {
                            !is_marked
                        }
                        _ => false,
                    };
                    assert!(codes.iter().any(caught), "{} option {option}: {codes:?}", question.id);
                    flipped += 1;
                }
                let mut none = question.clone();
                none.options.iter_mut().for_each(|option| option.right = false.into());
                assert!(codes(&case, none, *edition).contains(&Code::NoRightOption));
                let one = Question { several: false, ..question.clone() };
                let marked = question.options.iter().filter(|it| it.is_marked(*edition)).count();
                let codes = codes(&case, one, *edition);
                assert_eq!(codes.contains(&Code::SeveralRight), marked > 1, "{}", question.id);
            }
        }
    }
    assert!(flipped >= 40, "{flipped} marks flipped");
}

#[test]
fn a_missing_or_invented_decision_is_detected() {
    for case in bank() {
        for question in &case.questions {
            for edition in &question.editions {
                for index in 0..question.expected.len() {
                    if !question.expected[index].claim.applies_in(*edition) {
                        continue;
                    }
                    let mut fewer = question.clone();
                    fewer.expected.remove(index);
                    let codes = codes(&case, fewer, *edition);
                    assert!(codes.contains(&Code::Unexpected), "{}", question.id);
                }
            }
        }
    }
}
