//! The report of `arbitro generate --report`: how varied generated questions are.

use serde::Serialize;
use std::collections::BTreeMap;

use super::doc::{Doc, plain};
use super::text::{Words, say};
use arbitro_cases::scenarios::report::{ALIKE_PERCENT, GenerationReport};

/// Returns the report as a document.
pub fn report_document(words: &Words, report: &GenerationReport) -> Doc {
    let mut doc = Doc::default();
    doc.text(say!(words, "generation-report", count = report.questions));
    let mut list = |title: &str, counts: Vec<(String, usize)>| {
        doc.heading(2, say!(words, title, count = counts.len()));
        let counts = counts.iter().map(|(name, count)| format!("{name} {count}"));
        doc.text(counts.collect::<Vec<_>>().join(", "));
    };
    let named = |counts: &BTreeMap<&'static str, usize>| {
        counts.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect()
    };
    let kinds = report.kinds.iter();
    let kinds = kinds.map(|(kind, count)| (say!(words, "generation-kind", kind = *kind), *count));
    list("generation-kinds", kinds.collect());
    let aspect = |aspect: &String| {
        let matters = aspect.split(" + ");
        let matters = matters.map(|matter| say!(words, "generation-aspect", aspect = matter));
        matters.collect::<Vec<_>>().join(" + ")
    };
    let aspects = report.aspects.iter().map(|(code, count)| (aspect(code), *count));
    list("generation-aspects", aspects.collect());
    let laws = report.laws.iter().map(|(law, count)| (format!("{law}:"), *count));
    list("generation-laws", laws.collect());
    list("generation-scenarios", named(&report.scenarios));
    doc.blank().line(vec![plain(say!(
        words,
        "generation-alike",
        most = report.most_alike,
        bound = ALIKE_PERCENT,
        pairs = report.alike_pairs
    ))]);
    doc
}

/// The report as JSON.
#[derive(Serialize)]
pub struct ReportJson<'r> {
    questions: usize,
    kinds: &'r BTreeMap<&'static str, usize>,
    aspects: &'r BTreeMap<String, usize>,
    laws: &'r BTreeMap<u8, usize>,
    scenarios: &'r BTreeMap<&'static str, usize>,
    most_alike_percent: usize,
    alike_pairs: usize,
}

/// Returns the report for a program.
pub fn report_json(report: &GenerationReport) -> ReportJson<'_> {
    ReportJson {
        questions: report.questions,
        kinds: &report.kinds,
        aspects: &report.aspects,
        laws: &report.laws,
        scenarios: &report.scenarios,
        most_alike_percent: report.most_alike,
        alike_pairs: report.alike_pairs,
    }
}
