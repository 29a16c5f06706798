//! Reads the findings of a question, and the decisions that a question expects or an option claims.

use toml::de::DeValue;

use crate::diag::{Code, Limit, Problem, Span};
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::laws;
use arbitro_laws::ruling::{
    Answer, AnswerSource, Asker, ByEdition, Fact, OutcomeFact, PresetAnswer, Subject,
};

use super::case::ExpectedFact;
use super::claim::{self, Claim};
use super::condition::{ClaimConditionError, parse_fact_key};
use super::toml_reader::{Problems, SpannedStr, TableReader, string, word, wrong_type};

/// Reads the director's findings, and the key of each finding as written, with its place.
pub fn read_findings(
    problems: &Problems,
    keys: TableReader<'_>,
    notation: Notation,
) -> (Vec<PresetAnswer>, Vec<(String, Span)>) {
    let mut preset_answers = Vec::new();
    let mut places = Vec::new();
    let Some(findings) = keys.table(problems, "findings") else { return (preset_answers, places) };
    for (key, node) in findings.entries_within(problems, "findings") {
        let Some((fact, about)) = parse_question(problems, &key, notation) else { continue };
        if fact.asker == Asker::Player {
            problems.push(Problem::new(Code::FactIsChoice, key.span).with("fact", fact.key));
            continue;
        }
        let replies: Vec<(&'static str, Answer)> = fact
            .replies
            .iter()
            .enumerate()
            .map(|(index, reply)| (reply.key, Answer::nth(index)))
            .collect();
        let yes_or_no = matches!(replies.as_slice(), [("yes", _), ("no", _)]);
        let answer = match node.get_ref() {
            DeValue::Boolean(yes) if yes_or_no => Some(Answer::from_bool(*yes)),
            DeValue::String(_) if !yes_or_no => {
                string(problems, node).and_then(|text| word(problems, &text, &replies))
            }
            _ => {
                wrong_type(problems, node, if yes_or_no { "boolean" } else { "string" });
                None
            }
        };
        if let Some(answer) = answer {
            preset_answers.push(PresetAnswer {
                fact,
                about,
                answer,
                source: AnswerSource::Director,
            });
            places.push((key.text.to_owned(), key.span));
        }
    }
    (preset_answers, places)
}

/// Reads the names of the facts that must be established according to an option.
pub fn read_facts_asked(problems: &Problems, keys: TableReader<'_>) -> Vec<&'static Fact> {
    let fact = |key: SpannedStr<'_>| {
        let fact = laws::fact(key.text);
        if fact.is_none() {
            unknown_fact(problems, &key);
        }
        fact
    };
    keys.strings(problems, "asks").into_iter().filter_map(fact).collect()
}

/// Parses the key of a finding: `unintended`, `visible@N` or `withdraw@S:SA`.
fn parse_question(
    problems: &Problems,
    key: &SpannedStr<'_>,
    notation: Notation,
) -> Option<(&'static Fact, Subject)> {
    let (name, about) = parse_fact_key(key.text, notation);
    let fact = laws::fact(name);
    if fact.is_none() || about.is_none() {
        unknown_fact(problems, key);
    }
    fact.zip(about)
}

fn unknown_fact(problems: &Problems, key: &SpannedStr<'_>) {
    let name = key.text.split('@').next().unwrap_or(key.text);
    let names = laws::facts().map(|fact| fact.key);
    let problem = Problem::new(Code::UnknownFact, key.span.clone()).with("fact", key.text);
    problems.push(problem.nearest(name, names));
}

fn read_claim(problems: &Problems, text: &SpannedStr<'_>, notation: Notation) -> Option<Claim> {
    let claim = claim::parse(text.text, notation);
    claim.map_err(|error| report(problems, text, error, Code::Claim)).ok()
}

/// Parses texts as facts that the case expects of the outcome, each with the editions in which it applies.
pub fn read_expected_outcome(
    problems: &Problems,
    texts: Vec<(ByEdition<()>, SpannedStr<'_>)>,
    notation: Notation,
) -> Vec<ExpectedFact> {
    let read = |(editions, text): (ByEdition<()>, SpannedStr<'_>)| {
        let parsed = claim::split_conditions(text.text, notation).and_then(|(when, rest)| {
            let fact = OutcomeFact::from_code(rest, notation);
            fact.map(|fact| (when, fact)).ok_or(ClaimConditionError::Form)
        });
        let parsed = parsed.map_err(|error| report(problems, &text, error, Code::ExpectedFact));
        let (when, fact) = parsed.ok()?;
        Some(ExpectedFact { editions, when, fact, span: text.span })
    };
    texts.into_iter().filter_map(read).collect()
}

/// Reports an error in a text that may begin with conditions; `form` is the code if the text itself cannot be parsed.
fn report(problems: &Problems, text: &SpannedStr<'_>, error: ClaimConditionError<'_>, form: Code) {
    match error {
        ClaimConditionError::Form => {
            problems.push(Problem::new(form, text.span.clone()).with("found", text.text));
        }
        ClaimConditionError::Many(count) => {
            let problem = Problem::over_limit(Limit::Conditions, text.span.clone(), count);
            problems.push(problem.with("key", "if"));
        }
        ClaimConditionError::Fact(key) => unknown_fact(problems, &text.part(key)),
        ClaimConditionError::Reply(fact, reply) => {
            let known: Vec<_> = fact.replies.iter().map(|known| (known.key, ())).collect();
            word(problems, &text.part(reply), &known);
        }
    }
}

/// Parses texts as claims, each with the editions in which it applies.
pub fn read_claims(
    problems: &Problems,
    texts: Vec<(ByEdition<()>, SpannedStr<'_>)>,
    notation: Notation,
) -> impl Iterator<Item = (Claim, Span)> {
    texts.into_iter().filter_map(move |(editions, text)| {
        let claim = read_claim(problems, &text, notation)?;
        Some((Claim { editions, ..claim }, text.span))
    })
}
