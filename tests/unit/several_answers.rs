//! Tests questions with several right options: an answer is right if it contains all right options and no other.

use super::common::{items, rule_in};
use arbitro_cases::{Question, RulingTerms};
use arbitro_exam::quiz_score::{QuizMark, QuizScore, mark};
use arbitro_laws::ruling::Edition;

fn marked(question: &Question, chosen: &[usize], edition: Edition) -> QuizMark {
    let terms = RulingTerms { edition, ..RulingTerms::default() };
    mark(question, chosen, None, &rule_in(question, edition), &terms)
}

#[test]
fn only_the_exact_set_is_right() {
    let mut asked = 0;
    for question in items().iter().filter(|question| question.several) {
        for edition in question.editions.iter().copied() {
            let all: Vec<usize> = (0..question.options.len()).collect();
            let is_key = |chosen: &[usize]| {
                all.iter().all(|option| {
                    chosen.contains(option) == question.options[*option].is_marked(edition)
                })
            };
            for set in 1u8..1 << all.len() {
                let chosen: Vec<usize> =
                    all.iter().copied().filter(|option| set & 1 << option != 0).collect();
                let mark = marked(question, &chosen, edition);
                assert_eq!(mark.is_right, is_key(&chosen), "{} {chosen:?}", question.id);
                let wrong = mark.chosen.iter().any(|(_, verdict)| !verdict.is_right());
                assert_eq!(
                    mark.is_right,
                    !wrong && mark.missed().next().is_none(),
                    "{}",
                    question.id
                );
                let mut score = QuizScore::default();
                score.add(question, &mark);
                assert_eq!(score.total.right, usize::from(is_key(&chosen)));
                asked += 1;
            }
        }
    }
    assert!(asked > 100, "{asked} answers");
}

#[test]
fn a_question_of_one_answer_has_one_right_option() {
    for question in items().iter().filter(|question| !question.several) {
        for edition in question.editions.iter().copied() {
            for chosen in 0..question.options.len() {
                let mark = marked(question, &[chosen], edition);
                let is_marked = question.options[chosen].is_marked(edition);
                assert_eq!(mark.is_right, is_marked, "{} {chosen}", question.id);
                assert_eq!(mark.right_options.len(), 1, "{}", question.id);
            }
        }
    }
}
