//! Writes a question of another program as an unfinished case file: it has texts, but no table, events or claims, so
//! its key cannot be proved yet.

use serde::Serialize;

use crate::render::text::{Words, say};
use arbitro_cases::plain_toml::{MalformedToml, write};
use arbitro_laws::ruling::Language;

use crate::render::question::{LmsQuestion, TextPart};

/// The tag of a question whose key is not proved by a ruling.
pub const UNPROVED: &str = "unproved";

#[derive(Serialize)]
struct ImportedCase {
    source: String,
    title: ImportedText,
    question: [ImportedQuestion; 1],
}

#[derive(Serialize)]
struct ImportedText {
    it: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    en: Option<String>,
}

#[derive(Serialize)]
struct ImportedQuestion {
    id: String,
    tags: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answers: Option<&'static str>,
    text: ImportedText,
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<ImportedText>,
    option: Vec<ImportedOption>,
}

#[derive(Serialize)]
struct ImportedOption {
    it: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    en: Option<String>,
    claims: [&'static str; 0],
    #[serde(skip_serializing_if = "Option::is_none")]
    comment: Option<ImportedText>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    right: bool,
}

/// Returns the text of an unfinished case file; `source` is the file from which the question was imported.
pub fn case_file(
    words: &Words,
    question: &LmsQuestion,
    id: &str,
    source: &str,
) -> Result<String, MalformedToml> {
    let both = |text: String| {
        let en = (words.language() == Language::English).then(|| text.clone());
        ImportedText { it: text, en }
    };
    let some = |text: String| (!text.trim().is_empty()).then(|| both(text));
    let mut tags = vec![UNPROVED.to_owned()];
    tags.extend(question.tags.iter().filter(|tag| *tag != UNPROVED).cloned());
    let option = question.answers.iter().map(|answer| {
        let ImportedText { it, en } = both(answer.text.clone());
        ImportedOption {
            it,
            en,
            claims: [],
            comment: some(answer.why.clone()),
            right: answer.right,
        }
    });
    let title = if question.title.is_empty() { id.to_owned() } else { question.title.clone() };
    let file = ImportedCase {
        source: source.to_owned(),
        title: both(title),
        question: [ImportedQuestion {
            id: id.to_owned(),
            tags,
            answers: question.several.then_some("several"),
            text: both(joined(&question.text)),
            comment: some(joined(&question.feedback)),
            option: option.collect(),
        }],
    };
    Ok(format!(
        "#:schema case.schema.json\n# {}\n\n{}",
        say!(words, "import-unproved"),
        write(&file)?
    ))
}

fn joined(parts: &[TextPart]) -> String {
    let text = |part: &TextPart| match part {
        TextPart::Paragraph(text) | TextPart::Diagram(text) => text.clone(),
    };
    parts.iter().map(text).collect::<Vec<_>>().join("\n\n")
}
