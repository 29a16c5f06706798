//! Writes problems as SARIF 2.1.0; columns count code points.

use serde_json::{Value, json};

use crate::render::diagnostics::explanation;
use crate::render::proof::ProofReport;
use crate::render::text::say;
use arbitro_cases::diag::Code;

use super::problems::{ReportedProblem, Severity, SourceRange, all};

/// The name and version of the kind of fingerprint that identifies a result.
const FINGERPRINT: &str = "arbitro/v1";

/// Returns the complete SARIF log, with one run.
pub fn log(outcome: &ProofReport<'_>) -> Value {
    let found = all(outcome);
    let mut codes: Vec<Code> = found.iter().map(|found| found.code).collect();
    codes.sort_unstable();
    codes.dedup();
    let rules: Vec<Value> = codes.iter().map(|code| rule(outcome, *code)).collect();
    let results: Vec<Value> = found.iter().map(|found| result(outcome, found, &codes)).collect();
    let message: Vec<Value> = outcome
        .failures
        .iter()
        .map(|failure| json!({ "level": "error", "message": { "text": failure.message } }))
        .collect();
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "arbitro",
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "language": outcome.words.language().code(),
                "rules": rules,
            } },
            "columnKind": "unicodeCodePoints",
            "invocations": [{
                "executionSuccessful": outcome.failures.is_empty(),
                "toolExecutionNotifications": message,
            }],
            "results": results,
        }],
    })
}

fn rule(outcome: &ProofReport<'_>, code: Code) -> Value {
    let text = explanation(outcome.words, code);
    let level = if code.is_flaw() { "warning" } else { "error" };
    json!({
        "id": code.id(),
        "name": format!("{code:?}"),
        "shortDescription": { "text": first_sentence(&text) },
        "fullDescription": { "text": text },
        "help": { "text": say!(outcome.words, "sarif-help", code = code.id(), text = text.clone()) },
        "defaultConfiguration": { "level": level },
    })
}

fn first_sentence(text: &str) -> &str {
    text.find(". ").map_or(text, |end| &text[..=end])
}

fn result(outcome: &ProofReport<'_>, found: &ReportedProblem, codes: &[Code]) -> Value {
    let mut text = found.named();
    if !found.help.is_empty() {
        text = format!("{text}\n{}: {}", say!(outcome.words, "help-label"), found.help);
    }
    json!({
        "ruleId": found.code.id(),
        "ruleIndex": codes.binary_search(&found.code).unwrap_or_default(),
        "level": if found.level == Severity::Weak { "warning" } else { "error" },
        "message": { "text": text },
        "locations": [{ "physicalLocation": physical(found) }],
        "partialFingerprints": { FINGERPRINT: found.fingerprint },
    })
}

/// Returns the place of a problem in its file; a problem of the whole file is placed at the beginning.
fn physical(found: &ReportedProblem) -> Value {
    let place = found.place.unwrap_or(SourceRange { from: (1, 1), to: (1, 1) });
    json!({
        "artifactLocation": { "uri": uri(&found.file) },
        "region": {
            "startLine": place.from.0,
            "startColumn": place.from.1,
            "endLine": place.to.0,
            "endColumn": place.to.1,
        },
    })
}

/// Returns a path, percent-encoded for a URI.
fn uri(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
    path.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
