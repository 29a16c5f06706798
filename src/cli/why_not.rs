//! `arbitro rule --why-not`: explains why a clause does not apply, or why a decision is not taken.

use crate::render::doc::Doc;
use crate::render::text::say;
use crate::render::why_not;
use arbitro_cases::contrast::{OptionContrasts, WhyNotSubject};
use arbitro_cases::{Question, RulingTerms, claim};
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::laws::cited;

use super::law;
use super::shell::{Failure, OutputFormat, Shell};

/// Prints the answer to `--why-not` for each question, as documents or as JSON.
pub fn answer(
    shell: &Shell,
    asked: &str,
    questions: &[(Question, RulingTerms)],
    format: OutputFormat,
) -> Result<(), Failure> {
    let mut all = Vec::new();
    for (place, (question, terms)) in questions.iter().enumerate() {
        let what = read(shell, asked, terms)?;
        let mut contrasts = OptionContrasts::new(question, terms);
        let Some(told) = contrasts.why_not(&what) else {
            return Err(shell.failure(say!(shell.words, "error-why-not-unruled")));
        };
        if format == OutputFormat::Json {
            all.push(why_not::json(&shell.words, &contrasts, asked, &told));
            continue;
        }
        let mut doc = Doc::default();
        if place > 0 {
            doc.blank();
        }
        if questions.len() > 1 {
            doc.heading(1, question.id.clone());
        }
        doc.append(why_not::document(&shell.words, &contrasts, &what, &told));
        shell.document(&doc, format)?;
    }
    match (format, all.as_slice()) {
        (OutputFormat::Json, [one]) => shell.json(one, true),
        (OutputFormat::Json, all) => shell.json(&all, true),
        (OutputFormat::Text | OutputFormat::Markdown, _) => Ok(()),
    }
}

/// Parses a citation of clauses of the edition, or a decision in case-file notation.
fn read(shell: &Shell, asked: &str, terms: &RulingTerms) -> Result<WhyNotSubject, Failure> {
    let typed = asked.trim();
    let clauses = cited(typed, terms.edition);
    if !clauses.is_empty() {
        return Ok(WhyNotSubject::Clauses(clauses));
    }
    if let Ok(claim) = claim::parse(typed, Notation::English) {
        return Ok(WhyNotSubject::Claim(claim));
    }
    if typed.starts_with(|first: char| first.is_ascii_digit()) {
        return Err(law::unknown(shell, typed, terms));
    }
    Err(shell.failure(say!(shell.words, "error-why-not", asked = typed)))
}
