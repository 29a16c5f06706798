//! `arbitro rule`: prints the ruling on a case of the bank or on a case file.

use clap::ArgMatches;

use crate::render::doc::Doc;
use crate::render::ruling::{ReasonDepth, full_document};
use crate::render::text::{capitalised, say};
use crate::render::{diagram, json};
use arbitro_cases::RulingTerms;
use arbitro_cases::diag::nearest;
use arbitro_cases::statement;
use arbitro_cases::{PLACEHOLDER_ID, Question, findings, parse_fact_key};
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::laws;
use arbitro_laws::ruling::{
    AnswerSource, Contradiction, Edition, FactQuestion, PresetAnswer, Ruling,
};

use super::args::{format_of, is_for_case};
use super::shell::{Failure, OutputFormat, Shell};
use super::{bank, why_not};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let edition = bank::edition(shell, matches)?;
    let terms = bank::terms(shell, matches)?;
    let assumed = assumptions(shell, matches)?;
    let (case, questions) = bank::named(shell, matches, terms.edition)?;
    let format = format_of(matches);
    let depth = match matches.get_count("why") {
        0 => ReasonDepth::Ruling,
        1 => ReasonDepth::Reasons,
        _ => ReasonDepth::Everything,
    };
    let mut all = Vec::new();
    let single = questions.len() == 1;
    let with_terms = questions.into_iter().map(|question| (question, terms.clone()));
    let ruled = rule(shell, with_terms.collect(), &assumed)?;
    if let Some(asked) = matches.get_one::<String>("why-not") {
        let questions: Vec<(Question, RulingTerms)> =
            ruled.into_iter().map(|(question, terms, _)| (question, terms)).collect();
        return why_not::answer(shell, asked, &questions, format);
    }
    for (index, (question, terms, ruling)) in ruled.into_iter().enumerate() {
        if format == OutputFormat::Json {
            all.push(json::ruling(&shell.words, &question, &ruling, &terms));
            continue;
        }
        if is_for_case(matches) {
            // The question's id is printed as a TOML comment, so that the output can be copied into
            // a case file.
            let heading = if single { String::new() } else { format!("# {}\n", question.id) };
            shell.print(&format!("{heading}{}", for_case(shell, question, edition, &terms)?))?;
            continue;
        }
        let mut doc = Doc::default();
        if index > 0 {
            doc.blank();
        }
        let title = case.title.in_language(shell.words.language());
        doc.heading(
            1,
            match question.id.as_str() {
                PLACEHOLDER_ID => title.to_owned(),
                id => format!("{id} - {title}"),
            },
        );
        doc.append(diagram::events(&shell.words, &question)).blank();
        doc.append(full_document(&shell.words, &question, &ruling, &terms, depth));
        shell.document(&doc, format)?;
    }
    match (format, all.as_slice()) {
        (OutputFormat::Json, [one]) if single => shell.json(one, true),
        (OutputFormat::Json, all) => shell.json(&all, true),
        (OutputFormat::Text | OutputFormat::Markdown, _) => Ok(()),
    }
}

/// Returns the ruling in case-file notation, for the requested edition or for all editions of the question.
fn for_case(
    shell: &Shell,
    question: Question,
    edition: Option<Edition>,
    terms: &RulingTerms,
) -> Result<String, Failure> {
    let editions = edition.map_or_else(|| question.editions.clone(), |edition| vec![edition]);
    let ruling = statement::ruling(&Question { editions, ..question }, terms);
    ruling.map_err(|error| contradiction(shell, &error, terms))
}

/// Rules on questions with the assumptions; an error if an assumption answers no question of the rulings, or
/// contradicts another assumption or a record.
fn rule(
    shell: &Shell,
    questions: Vec<(Question, RulingTerms)>,
    assumed: &[PresetAnswer],
) -> Result<Vec<(Question, RulingTerms, Ruling)>, Failure> {
    let mut ruled = Vec::with_capacity(questions.len());
    for (mut question, terms) in questions {
        suppose(&mut question.preset_answers, assumed);
        let ruling = question.rule(&terms).map_err(|error| contradiction(shell, &error, &terms))?;
        ruled.push((question, terms, ruling));
    }
    let rulings: Vec<&Ruling> = ruled.iter().map(|(_, _, ruling)| ruling).collect();
    match objection(shell, assumed, &rulings) {
        Some(message) => Err(shell.failure(message)),
        None => Ok(ruled),
    }
}

/// Adds the assumptions to the given answers, after removing the given answers to the same questions.
fn suppose(given: &mut Vec<PresetAnswer>, assumed: &[PresetAnswer]) {
    let covers = |assumption: &PresetAnswer, found: &PresetAnswer| {
        assumption.answers(FactQuestion { fact: found.fact, about: found.about })
    };
    given.retain(|found| !assumed.iter().any(|assumption| covers(assumption, found)));
    given.extend_from_slice(assumed);
}

/// Returns the message that an assumption answers no question of the rulings, or contradicts another assumption or the
/// record; `None` if all assumptions are valid.
fn objection(shell: &Shell, assumed: &[PresetAnswer], rulings: &[&Ruling]) -> Option<String> {
    let words = &shell.words;
    let asked: Vec<FactQuestion> =
        rulings.iter().flat_map(|ruling| findings::asked_questions(ruling)).collect();
    let shown: Vec<FactQuestion> =
        rulings.iter().flat_map(|ruling| findings::contradicted(ruling)).collect();
    for (index, given) in assumed.iter().enumerate() {
        let (name, fact) = (findings::full_key(given), given.fact.key);
        if !findings::answers_any(given, &asked) {
            let mut open: Vec<String> = Vec::new();
            open.extend(rulings.iter().flat_map(|ruling| findings::assumable(ruling)));
            open.dedup();
            let open =
                if open.is_empty() { say!(words, "error-nothing-open") } else { open.join(", ") };
            return Some(say!(words, "error-assume-unused", name = name, open = open));
        }
        if findings::answers_any(given, &shown) {
            let answer = given.fact.reply_key(given.answer);
            return Some(say!(words, "error-assume-record", name = name, answer = answer));
        }
        if assumed[..index].iter().any(|other| findings::conflict(other, given, &asked)) {
            return Some(say!(words, "error-assume-twice", fact = fact));
        }
    }
    None
}

/// Returns the failure for a ruling in which two clauses contradict each other.
pub fn contradiction(shell: &Shell, error: &Contradiction, terms: &RulingTerms) -> Failure {
    let Contradiction(clash) = error;
    let (one, two) =
        (clash.first.law.number_in(terms.edition), clash.second.law.number_in(terms.edition));
    shell.failure(say!(shell.words, "error-contradiction", one = one, two = two))
}

/// Parses the answers of all `--assume` options.
fn assumptions(shell: &Shell, matches: &ArgMatches) -> Result<Vec<PresetAnswer>, Failure> {
    let texts = matches.get_many::<String>("assume").into_iter().flatten();
    texts.map(|text| assumption(shell, text)).collect()
}

fn assumption(shell: &Shell, text: &str) -> Result<PresetAnswer, Failure> {
    let words = &shell.words;
    let Some((key, reply)) = text.split_once('=') else {
        return Err(shell.failure(say!(words, "error-assume-form", text = text)));
    };
    let (name, about) = parse_fact_key(key, Notation::English);
    let (Some(fact), Some(about)) = (laws::fact(name), about) else {
        let mut message = say!(words, "error-unknown-fact", name = key);
        if let Some(near) = nearest(name, laws::facts().map(|fact| fact.key)) {
            message = format!("{message} {}", capitalised(&say!(words, "near", near = near)));
        }
        return Err(shell.failure(message));
    };
    match findings::answer(fact, reply) {
        Some(answer) => Ok(PresetAnswer { fact, about, answer, source: AnswerSource::Assumed }),
        None => {
            let known: Vec<&str> = fact.replies.iter().map(|reply| reply.key).collect();
            let known = known.join(", ");
            Err(shell.failure(say!(
                words,
                "error-unknown-answer",
                answer = reply,
                fact = fact.key,
                known = known
            )))
        }
    }
}
