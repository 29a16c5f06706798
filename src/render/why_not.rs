//! The answer to `--why-not`, as a document and as JSON: why a clause does not apply, or why a decision is not taken.

use serde::Serialize;

use arbitro_cases::contrast::{OptionContrasts, WhyNotSubject};
use arbitro_cases::lesson::{Lesson, WhyNot};
use arbitro_cases::misconception::Misconception;
use arbitro_laws::ruling::Edition;

use super::contrast::differs;
use super::doc::{Doc, plain};
use super::json::{DecisionJson, decisions};
use super::lesson::{actual_situation, contrast_line, turning_line};
use super::reasons::because;
use super::text::{Words, capitalised, say};
use super::wording::year;

/// Returns the answer to `--why-not` as a document; `asked` is the clause or the decision in question.
pub fn document(
    words: &Words,
    contrasts: &OptionContrasts<'_>,
    asked: &WhyNotSubject,
    answer: &WhyNot,
) -> Doc {
    let mut doc = Doc::default();
    let edition = contrasts.edition();
    let what = name(words, asked, edition);
    let lesson = match answer {
        WhyNot::Holds(law) => {
            let law = law.number_in(edition);
            doc.text(say!(words, "why-not-holds", what = what, law = law, year = year(edition)));
            return doc;
        }
        WhyNot::Fails(lesson) => lesson,
    };
    doc.heading(2, say!(words, "why-not", what = what, year = year(edition)));
    for line in lines(words, contrasts, asked, lesson) {
        doc.item(0, vec![plain(capitalised(&line))]);
    }
    doc
}

fn name(words: &Words, asked: &WhyNotSubject, edition: Edition) -> String {
    match asked {
        WhyNotSubject::Clauses(clauses) => {
            let numbers: Vec<&str> = clauses.iter().map(|law| law.number_in(edition)).collect();
            numbers.join(", ")
        }
        WhyNotSubject::Claim(claim) => {
            claim.decision.sentence(words).trim_end_matches('.').to_owned()
        }
    }
}

fn lines(
    words: &Words,
    contrasts: &OptionContrasts<'_>,
    asked: &WhyNotSubject,
    lesson: &Lesson,
) -> Vec<String> {
    let edition = contrasts.edition();
    let mut lines = Vec::new();
    let near = lesson.contrast.as_ref().map(|contrast| match asked {
        WhyNotSubject::Claim(_) => contrast_line(words, contrasts, contrast),
        WhyNotSubject::Clauses(_) => {
            let found = contrast_text(words, contrasts, lesson).unwrap_or_default();
            let law = contrast.law.number_in(contrast.neighbour.ruled_situation.situation.edition);
            let here = actual_situation(words, contrasts, contrast, &found.here);
            say!(words, "contrast-clause", law = law, there = found.there, here = here)
        }
    });
    lines.push(near.unwrap_or_else(|| say!(words, "why-not-nowhere")));
    if let Some(instead) = lesson.instead {
        let decision = words.quoted(&instead.decision.sentence(words));
        let law = instead.law.number_in(edition);
        lines.push(say!(words, "why-not-instead", law = law, decision = decision));
    }
    lines.extend(lesson.turning.map(|turning| turning_line(words, &turning, edition)));
    lines
}

fn contrast_text(
    words: &Words,
    contrasts: &OptionContrasts<'_>,
    lesson: &Lesson,
) -> Option<super::contrast::ContrastText> {
    let contrast = lesson.contrast.as_ref()?;
    Some(differs(words, &contrasts.world()?.situation, contrast))
}

/// The answer to `--why-not`, as JSON.
#[derive(Serialize)]
pub struct WhyNotJson<'w> {
    id: &'w str,
    edition: u16,
    /// The clause or the decision as typed.
    why_not: &'w str,
    /// True if the clause applies or the decision is taken in the actual situation, by clause `law`.
    holds: bool,
    law: Option<&'static str>,
    contrast: Option<ContrastJson>,
    instead: Vec<DecisionJson>,
    turning: Option<TurningJson>,
}

/// The nearest situation in which a clause applies, or a claimed decision is taken, as JSON.
#[derive(Serialize)]
pub struct ContrastJson {
    /// The kind of fact that each edit to the actual situation changes.
    edits: Vec<&'static str>,
    there: String,
    here: String,
    law: &'static str,
    /// The overlooked clause and condition.
    overlooked: OverlookedJson,
    /// True if the whole option, with its cited clauses, would be right in that situation; false if only its claims
    /// would.
    whole: bool,
}

/// A misconception, as JSON: the overlooked clause and condition.
#[derive(Serialize)]
pub struct OverlookedJson {
    law: &'static str,
    condition: String,
}

/// A clause and the condition on which it turns, as JSON.
#[derive(Serialize)]
struct TurningJson {
    law: &'static str,
    applies: bool,
    because: String,
}

/// Returns the answer to `--why-not` as JSON; `asked` is the text typed.
pub fn json<'w>(
    words: &Words,
    contrasts: &OptionContrasts<'w>,
    asked: &'w str,
    answer: &WhyNot,
) -> WhyNotJson<'w> {
    let edition = contrasts.edition();
    let (law, lesson) = match answer {
        WhyNot::Holds(law) => (Some(law.number_in(edition)), None),
        WhyNot::Fails(lesson) => (None, Some(lesson)),
    };
    let instead = lesson.and_then(|lesson| lesson.instead);
    let turning = lesson.and_then(|lesson| lesson.turning);
    WhyNotJson {
        id: &contrasts.question().id,
        edition: edition.year(),
        why_not: asked,
        holds: law.is_some(),
        law,
        contrast: lesson.and_then(|lesson| contrast_json(words, contrasts, lesson)),
        instead: decisions(words, instead.iter(), edition),
        turning: turning.map(|turning| TurningJson {
            law: turning.law.number_in(edition),
            applies: turning.applies,
            because: because(words, &turning.because),
        }),
    }
}

/// Returns the contrast of a lesson as JSON; `None` if it has none.
pub fn contrast_json(
    words: &Words,
    contrasts: &OptionContrasts<'_>,
    lesson: &Lesson,
) -> Option<ContrastJson> {
    let contrast = lesson.contrast.as_ref()?;
    let differs = contrast_text(words, contrasts, lesson)?;
    let edition = contrast.neighbour.ruled_situation.situation.edition;
    Some(ContrastJson {
        edits: contrast.neighbour.edits.iter().map(|edit| edit.oversight().key()).collect(),
        there: differs.there,
        here: match differs.here.as_str() {
            "" => actual_situation(words, contrasts, contrast, ""),
            known => known.to_owned(),
        },
        law: contrast.law.number_in(edition),
        overlooked: overlooked_json(&contrast.overlooked, contrasts.edition()),
        whole: contrast.is_whole,
    })
}

/// Returns a misconception, as JSON.
fn overlooked_json(found: &Misconception, edition: Edition) -> OverlookedJson {
    OverlookedJson { law: found.law.number_in(edition), condition: found.confusion.key() }
}
