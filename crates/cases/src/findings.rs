//! Checks the findings of a question: a clause must ask for each finding, the record must not contradict it, and no two
//! findings may answer the same question.

use std::cell::OnceCell;

use crate::diag::{Code, Problem};
use arbitro_laws::laws::auction_is_on;
use arbitro_laws::ruling::trace::TraceStep;
use arbitro_laws::ruling::{Answer, AnswerSource, Fact, FactQuestion, PresetAnswer, Ruling};

use super::case::Question;
use super::ruling_terms::RulingTerms;
use crate::vocabulary::typed_input;

/// Calls `visit` for each question of a ruling, with the source of its answer; the source is `None` if nobody answered
/// the question.
fn each_question(ruling: &Ruling, visit: &mut impl FnMut(FactQuestion, Option<AnswerSource>)) {
    ruling.each(&mut |part| {
        for entry in &part.trace {
            if let TraceStep::Answered { question, source, .. } = entry.step {
                visit(question, Some(source));
            }
        }
        part.immaterial.iter().for_each(|question| visit(*question, None));
        part.open.iter().for_each(|open| visit(open.question, None));
    });
}

/// Returns the questions of a ruling, answered or not, each once.
pub fn asked_questions(ruling: &Ruling) -> Vec<FactQuestion> {
    let mut questions = Vec::new();
    each_question(ruling, &mut |question, _| {
        if !questions.contains(&question) {
            questions.push(question);
        }
    });
    questions
}

/// Returns the keys of the questions whose answers a user may assume, because the record does not answer them.
pub fn assumable(ruling: &Ruling) -> Vec<String> {
    let mut keys = Vec::new();
    each_question(ruling, &mut |question, source| {
        let key = key(&question);
        if source != Some(AnswerSource::Record) && !keys.contains(&key) {
            keys.push(key);
        }
    });
    keys
}

/// Returns the questions for which the record contradicts the preset answer.
pub fn contradicted(ruling: &Ruling) -> Vec<FactQuestion> {
    let mut questions = Vec::new();
    ruling.each(&mut |part| questions.extend(&part.contradicted));
    questions
}

/// Returns true if a preset answer answers one of the questions.
pub fn answers_any(given: &PresetAnswer, questions: &[FactQuestion]) -> bool {
    questions.iter().any(|question| given.answers(*question))
}

/// Returns true if a preset answer is needed beside these questions: it answers one of them, or says that the auction is
/// still going on, so that the table is shown without a contract.
pub fn is_needed(given: &PresetAnswer, asked: &[FactQuestion]) -> bool {
    answers_any(given, asked) || auction_is_on(std::slice::from_ref(given))
}

/// Returns true if two preset answers give different answers to one of the questions.
pub fn conflict(one: &PresetAnswer, two: &PresetAnswer, questions: &[FactQuestion]) -> bool {
    one.answer != two.answer
        && questions.iter().any(|question| one.answers(*question) && two.answers(*question))
}

/// Parses a reply: its key, a word for it in either language, or its number counted from 1. Yes and
/// no stand for the first and the second reply.
pub fn answer(fact: &Fact, word: &str) -> Option<Answer> {
    let names: Vec<&str> = fact.replies.iter().map(|reply| reply.key).collect();
    let yes_or_no = typed_input::yes_or_no(word).map(|yes| usize::from(!yes));
    typed_input::among(&names, word).or(yes_or_no).map(Answer::nth)
}

/// Returns the question that a preset answer answers.
pub const fn question(given: &PresetAnswer) -> FactQuestion {
    FactQuestion { fact: given.fact, about: given.about }
}

/// Returns the key of a preset answer, with its seat and card.
pub fn full_key(given: &PresetAnswer) -> String {
    question(given).full_key()
}

/// Returns the key of a question as a user writes it: with the seat but without the card.
fn key(question: &FactQuestion) -> String {
    match question.about.who {
        Some(who) => format!("{}@{who}", question.fact.key),
        None => question.fact.key.to_owned(),
    }
}

/// Returns the findings that no clause asks for in any edition of the question.
pub fn unused(question: &Question, ruling: &Ruling, terms: &RulingTerms) -> Vec<PresetAnswer> {
    unused_in(question, &asked_questions(ruling), &OtherEditionRulings::new(question, terms))
}

fn unused_in(
    question: &Question,
    asked: &[FactQuestion],
    elsewhere: &OtherEditionRulings<'_>,
) -> Vec<PresetAnswer> {
    let is_unused = |given: &&PresetAnswer| {
        !is_needed(given, asked) && !elsewhere.any_edition(|other| other.asks(given))
    };
    question.preset_answers.iter().filter(is_unused).copied().collect()
}

/// The questions that the ruling under another edition asks, and the questions whose preset answers the record
/// contradicts.
struct OtherEditionAsks {
    asked: Vec<FactQuestion>,
    contradicted: Vec<FactQuestion>,
}

impl OtherEditionAsks {
    fn asks(&self, given: &PresetAnswer) -> bool {
        answers_any(given, &self.asked)
    }

    /// Returns true if the edition asks the question of this preset answer and the record does not contradict the
    /// answer.
    fn needs(&self, given: &PresetAnswer) -> bool {
        self.asks(given) && !answers_any(given, &self.contradicted)
    }
}

/// The questions of fact that the rulings in the other editions ask, computed when first needed.
struct OtherEditionRulings<'i> {
    question: &'i Question,
    terms: &'i RulingTerms,
    others: OnceCell<Vec<OtherEditionAsks>>,
}

impl<'i> OtherEditionRulings<'i> {
    fn new(question: &'i Question, terms: &'i RulingTerms) -> OtherEditionRulings<'i> {
        OtherEditionRulings { question, terms, others: OnceCell::new() }
    }

    fn any_edition(&self, matches: impl Fn(&OtherEditionAsks) -> bool) -> bool {
        self.others.get_or_init(|| self.rule_others()).iter().any(matches)
    }

    fn rule_others(&self) -> Vec<OtherEditionAsks> {
        let others =
            self.question.editions.iter().filter(|edition| **edition != self.terms.edition);
        let ruled = others.filter_map(|edition| {
            let terms = RulingTerms { edition: *edition, ..self.terms.clone() };
            let ruling = self.question.rule(&terms).ok()?;
            Some(OtherEditionAsks {
                asked: asked_questions(&ruling),
                contradicted: contradicted(&ruling),
            })
        });
        ruled.collect()
    }
}

/// Checks that each finding is asked for by a clause, is stated once, and agrees with the record. A
/// finding that this edition of the Laws does not ask for, or contradicts, is not reported for that
/// if another edition, in which the question is valid, asks for it and does not contradict it. A
/// finding stated twice is always reported.
pub(super) fn check(
    question: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
    problems: &mut Vec<Problem>,
) {
    let (asked, contradicted) = (asked_questions(ruling), contradicted(ruling));
    let elsewhere = OtherEditionRulings::new(question, terms);
    let unused = unused_in(question, &asked, &elsewhere);
    for (index, (given, (written_key, span))) in
        question.preset_answers.iter().zip(&question.places.findings).enumerate()
    {
        let problem = |code| Problem::new(code, span.clone()).with("fact", written_key);
        if unused.contains(given) {
            let near = asked.iter().find(|asked| asked.fact == given.fact).map(key);
            let unused = problem(Code::FactUnused);
            problems.push(near.into_iter().fold(unused, |unused, near| unused.with("near", near)));
        }
        if answers_any(given, &contradicted) && !elsewhere.any_edition(|other| other.needs(given)) {
            problems.push(problem(Code::FactContradicted));
        }
        let twice = |other: &PresetAnswer| {
            (other.fact, other.about) == (given.fact, given.about) || conflict(other, given, &asked)
        };
        if let Some(first) = question.preset_answers[..index].iter().position(twice) {
            let (_, first) = &question.places.findings[first];
            problems.push(problem(Code::FactTwice).related(first.clone()));
        }
    }
}
