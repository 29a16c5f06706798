//! What is given in advance: each answer must be asked for, and no two may answer one question differently.

use std::cell::OnceCell;

use crate::diag::{Code, Problem};
use arbitro_laws::ruling::trace::TraceStep;
use arbitro_laws::ruling::{Answer, AnswerSource, Fact, FactQuestion, PresetAnswer, Ruling};

use super::case::Question;
use super::ruling_terms::RulingTerms;
use arbitro_laws::record::typed_input;

/// Visits the questions that a ruling turns on or leaves open, with where the answer came from.
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

/// The questions that a ruling turns on or leaves open, each once.
pub fn asked_questions(ruling: &Ruling) -> Vec<FactQuestion> {
    let mut questions = Vec::new();
    each_question(ruling, &mut |question, _| {
        if !questions.contains(&question) {
            questions.push(question);
        }
    });
    questions
}

/// What may be assumed about a ruling: the keys of the questions that the record does not answer.
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

/// The questions to which the record gives another answer than was given beforehand.
pub fn contradicted(ruling: &Ruling) -> Vec<FactQuestion> {
    let mut questions = Vec::new();
    ruling.each(&mut |part| questions.extend(&part.contradicted));
    questions
}

/// Whether one of the questions is answered by what is given.
pub fn answers_any(given: &PresetAnswer, questions: &[FactQuestion]) -> bool {
    questions.iter().any(|question| given.answers(*question))
}

/// Whether both answer one of the questions, and differently.
pub fn conflict(one: &PresetAnswer, two: &PresetAnswer, questions: &[FactQuestion]) -> bool {
    one.answer != two.answer
        && questions.iter().any(|question| one.answers(*question) && two.answers(*question))
}

/// The answer that a word gives: the name of a reply or its number from 1, or yes and no in either language.
pub fn answer(fact: &Fact, word: &str) -> Option<Answer> {
    let names: Vec<&str> = fact.replies.iter().map(|reply| reply.key).collect();
    let said = typed_input::yes_or_no(word).map(|yes| usize::from(!yes));
    typed_input::among(&names, word).or(said).map(Answer::nth)
}

/// What is answered by what is given.
pub const fn question(given: &PresetAnswer) -> FactQuestion {
    FactQuestion { fact: given.fact, about: given.about }
}

/// The key of what is given, with its seat and card where it has them.
pub fn full_key(given: &PresetAnswer) -> String {
    question(given).full_key()
}

/// A question as a user writes it, with the seat and without the card.
fn key(question: &FactQuestion) -> String {
    match question.about.who {
        Some(who) => format!("{}@{who}", question.fact.key),
        None => question.fact.key.to_owned(),
    }
}

/// What was found beforehand, and no clause asks for in any edition that the question belongs to.
pub fn unused(item: &Question, ruling: &Ruling, terms: &RulingTerms) -> Vec<PresetAnswer> {
    unused_in(item, &asked_questions(ruling), &OtherEditionRulings::new(item, terms))
}

fn unused_in(
    item: &Question,
    asked: &[FactQuestion],
    elsewhere: &OtherEditionRulings<'_>,
) -> Vec<PresetAnswer> {
    let is_unused = |given: &&PresetAnswer| {
        !answers_any(given, asked) && !elsewhere.any_edition(|other| other.asks(given))
    };
    item.preset_answers.iter().filter(is_unused).copied().collect()
}

/// What the ruling of another edition asks.
struct OtherEditionAsks {
    asked: Vec<FactQuestion>,
    contradicted: Vec<FactQuestion>,
}

impl OtherEditionAsks {
    fn asks(&self, given: &PresetAnswer) -> bool {
        answers_any(given, &self.asked)
    }

    /// Whether what is given answers a question, and the record does not.
    fn needs(&self, given: &PresetAnswer) -> bool {
        self.asks(given) && !answers_any(given, &self.contradicted)
    }
}

/// The other editions that a question belongs to, ruled on when they are first asked for, and once.
struct OtherEditionRulings<'i> {
    question: &'i Question,
    terms: &'i RulingTerms,
    others: OnceCell<Vec<OtherEditionAsks>>,
}

impl<'i> OtherEditionRulings<'i> {
    fn new(item: &'i Question, terms: &'i RulingTerms) -> OtherEditionRulings<'i> {
        OtherEditionRulings { question: item, terms, others: OnceCell::new() }
    }

    fn any_edition(&self, such: impl Fn(&OtherEditionAsks) -> bool) -> bool {
        self.others.get_or_init(|| self.rule_others()).iter().any(such)
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

/// A finding must be asked for, once, and the record must not say otherwise. What one edition alone asks
/// for is not a problem for the others, even where a card stands otherwise in them.
pub(super) fn check(
    item: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
    problems: &mut Vec<Problem>,
) {
    let (asked, contradicted) = (asked_questions(ruling), contradicted(ruling));
    let elsewhere = OtherEditionRulings::new(item, terms);
    let unused = unused_in(item, &asked, &elsewhere);
    for (index, (given, (written, span))) in
        item.preset_answers.iter().zip(&item.places.findings).enumerate()
    {
        let problem = |code| Problem::new(code, span.clone()).with("fact", written);
        if unused.contains(given) {
            let near = asked.iter().find(|question| question.fact == given.fact).map(key);
            let unused = problem(Code::FactUnused);
            problems.push(near.into_iter().fold(unused, |unused, near| unused.with("near", near)));
        }
        if answers_any(given, &contradicted) && !elsewhere.any_edition(|other| other.needs(given)) {
            problems.push(problem(Code::FactContradicted));
        }
        let twice = |other: &PresetAnswer| {
            (other.fact, other.about) == (given.fact, given.about) || conflict(other, given, &asked)
        };
        if let Some(first) = item.preset_answers[..index].iter().position(twice) {
            let (_, first) = &item.places.findings[first];
            problems.push(problem(Code::FactTwice).related(first.clone()));
        }
    }
}
