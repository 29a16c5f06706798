//! Questions as learning systems represent them: texts, options and feedback, without facts and claims.

use crate::render::diagram;
use crate::render::doc::{Block, Doc, RichText};
use crate::render::lesson::{explanation, names_clause, reason};
use crate::render::other_editions::by_text;
use crate::render::ruling::{ReasonDepth, document, refutation_text};
use crate::render::text::{Words, say};
use crate::render::wording::year;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_cases::other_editions::other_answers;
use arbitro_cases::verdict::judge;
use arbitro_cases::{AnswerOption, Case, Question, RulingTerms};
use arbitro_exam::citation;
use arbitro_laws::ruling::Ruling;

/// A part of a question's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextPart {
    Paragraph(String),
    /// Preformatted lines.
    Diagram(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LmsAnswer {
    pub text: String,
    pub right: bool,
    /// The reason why the answer is right or wrong.
    pub why: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LmsQuestion {
    /// The id of the question in its case, the same in every export.
    pub id: String,
    pub title: String,
    pub text: Vec<TextPart>,
    pub answers: Vec<LmsAnswer>,
    /// True if several answers of the question may be right.
    pub several: bool,
    /// The feedback shown after an answer.
    pub feedback: Vec<TextPart>,
    pub tags: Vec<String>,
}

impl LmsQuestion {
    /// Returns the number of right answers.
    pub fn right(&self) -> usize {
        self.answers.iter().filter(|answer| answer.right).count()
    }

    /// Returns the number of the Law: the part of the id before the first dash.
    pub fn group(&self) -> &str {
        self.id.split('-').next().unwrap_or_default()
    }
}

/// Returns a question with its key and reasons, including the contrast of each wrong option; `None` if the Laws
/// contradict each other on it.
pub fn of(
    words: &Words,
    case: &Case,
    question: &Question,
    terms: &RulingTerms,
) -> Option<LmsQuestion> {
    let explained = explanation(words, &mut OptionContrasts::new(question, terms));
    let lines = explained.map(|explained| explained.lines).unwrap_or_default();
    build(words, case, question, terms, |option| {
        let line = lines.iter().find(|(options, _)| options.contains(&option));
        line.map(|(_, line)| line.clone())
    })
}

/// Returns a question with the refutations of wrong options only, without the search for contrasts.
pub fn brief(
    words: &Words,
    case: &Case,
    question: &Question,
    terms: &RulingTerms,
) -> Option<LmsQuestion> {
    build(words, case, question, terms, |_| None)
}

fn build(
    words: &Words,
    case: &Case,
    question: &Question,
    terms: &RulingTerms,
    against: impl Fn(usize) -> Option<String>,
) -> Option<LmsQuestion> {
    let ruling = question.rule(terms).ok()?;
    let language = words.language();
    let mut text = parts(&diagram::setting(words, &question.setting));
    text.push(TextPart::Paragraph(spaced(question.text.in_language(language))));
    let mut feedback = parts(&document(words, &ruling, terms.edition, ReasonDepth::Ruling));
    let others = other_answers(question, &ruling, terms);
    feedback.extend(
        by_text(words, question, &others).iter().map(|line| TextPart::Paragraph(spaced(line))),
    );
    if let Some(comment) = &question.comment {
        feedback.push(TextPart::Paragraph(spaced(comment.in_language(language))));
    }
    let mut tags = vec![
        format!("law-{}", question.law_number()),
        format!("difficulty-{}", question.difficulty),
        format!("edition-{}", year(terms.edition)),
    ];
    tags.extend(question.tags.iter().cloned());
    Some(LmsQuestion {
        id: question.id.clone(),
        title: spaced(case.title.in_language(language)),
        text,
        answers: answers(words, question, &ruling, terms, against),
        several: question.several,
        feedback,
        tags,
    })
}

fn answers(
    words: &Words,
    question: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
    against: impl Fn(usize) -> Option<String>,
) -> Vec<LmsAnswer> {
    let edition = terms.edition;
    let key: Vec<bool> = question
        .options
        .iter()
        .map(|option| judge(question, option, ruling, terms).is_right())
        .collect();
    let options = question.options.iter().zip(&key).enumerate();
    let answer = |(index, (option, right)): (usize, (&AnswerOption, &bool))| {
        let comment = || option.comment.as_ref().map(|it| it.in_language(words.language()));
        let why = if *right {
            let clauses = citation::right_clauses(question, &[index], ruling, edition);
            let clauses: Vec<&str> =
                clauses.iter().map(|clause| clause.number_in(edition)).collect();
            match comment() {
                Some(told) if names_clause(told) => told.to_owned(),
                told if clauses.is_empty() => {
                    let reason = reason(words, question, ruling, edition);
                    reason.or_else(|| told.map(str::to_owned)).unwrap_or_default()
                }
                told => {
                    let cited = say!(words, "answer-right", clauses = clauses.join(", "));
                    [cited.as_str()].into_iter().chain(told).collect::<Vec<_>>().join(" ")
                }
            }
        } else {
            let verdict = judge(question, option, ruling, terms);
            let refuted = || refutation_text(words, option, &verdict, ruling, edition);
            let own = against(index).or_else(|| comment().map(str::to_owned)).or_else(refuted);
            own.unwrap_or_default()
        };
        LmsAnswer {
            text: spaced(option.text.in_language(words.language())),
            right: *right,
            why: spaced(&why),
        }
    };
    options.map(answer).collect()
}

/// Returns the blocks of a document as paragraphs and diagrams, without blank lines.
pub fn parts(doc: &Doc) -> Vec<TextPart> {
    let of = |line: &RichText| line.iter().map(|piece| piece.text.as_str()).collect::<String>();
    let part = |block: &Block| match block {
        Block::Heading(_, text) => Some(TextPart::Paragraph(spaced(text))),
        Block::Text(line) => Some(TextPart::Paragraph(spaced(&of(line)))),
        Block::Item { mark, line, .. } => {
            Some(TextPart::Paragraph(spaced(&format!("{mark} {}", of(line)))))
        }
        Block::Verbatim(lines) => {
            let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
            Some(TextPart::Diagram(lines.join("\n")))
        }
        Block::Blank => None,
    };
    let is_something = |part: &TextPart| match part {
        TextPart::Paragraph(text) | TextPart::Diagram(text) => !text.trim().is_empty(),
    };
    doc.blocks.iter().filter_map(part).filter(is_something).collect()
}

/// Returns a text on one line, with single spaces.
pub fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
