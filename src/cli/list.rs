//! `arbitro list`: lists the questions of the bank or their topics.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use clap::ArgMatches;

use crate::render::json;
use crate::render::listing::{self, listing, topic, topics_json};
use crate::render::text::{capitalised, say};
use arbitro_cases::diag::nearest;
use arbitro_cases::{Case, Question, RulingTerms};
use arbitro_exam::question_filter::{LawOrClause, QuestionFilter, read_difficulties, read_laws};
use arbitro_laws::ruling::Edition;

use super::args::format_of;
use super::bank;
use super::shell::{Failure, OutputFormat, Shell};

/// A requested filter as typed, and the number of questions that it matches by itself.
type FilterCount = (String, usize);

/// Parses a command's filters; an error if a filter is not valid, or if a requested Law or topic
/// has no question in the bank.
pub fn wanted(
    shell: &Shell,
    matches: &ArgMatches,
    bank: &[Case],
    edition: Edition,
) -> Result<QuestionFilter, Failure> {
    // A command may lack some of the filters, so an unknown argument is treated as not typed.
    let stated = |name: &str| matches.try_get_one::<String>(name).ok().flatten();
    let mut wanted = QuestionFilter::default();
    if let Some(text) = stated("law") {
        wanted.laws = laws(shell, text, bank, edition)?;
    }
    if let Some(text) = stated("tag") {
        wanted.topics = topics(
            shell,
            text,
            &counted(items(bank).map(|(_, question)| question)).into_keys().collect(),
        )?;
    }
    if let Some(text) = stated("difficulty") {
        wanted.difficulties = difficulties(shell, text)?;
    }
    Ok(wanted)
}

/// Parses the requested Laws and clauses; an error if one of them is not valid or has no questions.
fn laws(
    shell: &Shell,
    text: &str,
    bank: &[Case],
    edition: Edition,
) -> Result<Vec<LawOrClause>, Failure> {
    let there: BTreeSet<u8> = items(bank).map(|(_, question)| question.law_number()).collect();
    let there: Vec<String> = there.iter().map(u8::to_string).collect();
    let there = there.join(", ");
    let elsewhere = |part: &str| {
        let others = Edition::ALL.into_iter().filter(|other| *other != edition);
        let has = |other: &Edition| {
            read_laws(part, *other).is_ok_and(|cited| {
                let takes = |question: &Question| {
                    let terms = terms_of(question, *other);
                    cited.iter().any(|cited| cited.matches(question, &terms))
                };
                items(bank).any(|(_, question)| question.belongs_to(*other) && takes(question))
            })
        };
        let other = others.into_iter().find(has)?;
        let (name, edition, other) = (part.trim().to_owned(), edition.name(), other.name());
        let words = &shell.words;
        let text = say!(words, "error-law-edition", name = name, edition = edition, other = other);
        Some(shell.failure(text))
    };
    let cited = read_laws(text, edition).map_err(|part| {
        if let Some(told) = elsewhere(&part) {
            return told;
        }
        let there = there.clone();
        shell.failure(say!(shell.words, "error-law-filter", part = part, there = there))
    })?;
    for (cited, part) in cited.iter().zip(text.split(',')) {
        if !items(bank).any(|(_, question)| cited.matches(question, &terms_of(question, edition))) {
            if let Some(told) = elsewhere(part) {
                return Err(told);
            }
            let (part, there) = (part.trim().to_owned(), there.clone());
            let text = say!(shell.words, "error-law-empty", part = part, there = there);
            return Err(shell.failure(text));
        }
    }
    Ok(cited)
}

/// Parses a list of difficulties or ranges of difficulties, such as `2-4`.
pub fn difficulties(shell: &Shell, text: &str) -> Result<Vec<RangeInclusive<u8>>, Failure> {
    let told = |part| shell.failure(say!(shell.words, "error-difficulty", part = part));
    read_difficulties(text).map_err(told)
}

/// Returns each topic of the questions, with the number of its questions.
fn counted<'i>(questions: impl Iterator<Item = &'i Question>) -> BTreeMap<&'i str, usize> {
    let mut counts = BTreeMap::new();
    for topic in questions.flat_map(Question::topic_tags) {
        *counts.entry(topic).or_default() += 1;
    }
    counts
}

/// Parses a comma-separated list of topics; an error if one of them is not in `there`.
pub fn topics(shell: &Shell, text: &str, there: &BTreeSet<&str>) -> Result<Vec<String>, Failure> {
    text.split(',').map(|text| read_topic(shell, text, there)).collect()
}

/// Parses one topic, in either language and in upper or lower case.
fn read_topic(shell: &Shell, typed: &str, there: &BTreeSet<&str>) -> Result<String, Failure> {
    let wanted = typed.trim().to_lowercase();
    let is_named =
        |name: &&&str| name.to_lowercase() == wanted || topic(name).to_lowercase() == wanted;
    if let Some(name) = there.iter().find(is_named) {
        return Ok((*name).to_owned());
    }
    let words = &shell.words;
    let names: Vec<String> =
        there.iter().flat_map(|name| [(*name).to_owned(), topic(name)]).collect();
    let mut text = say!(words, "error-tag", tag = typed.trim().to_owned());
    if let Some(near) = nearest(&wanted, names.iter().map(String::as_str)) {
        text = format!("{text} {}", capitalised(&say!(words, "near", near = near)));
    }
    Err(shell.failure(format!("{text} {}", say!(words, "error-tag-list"))))
}

fn items(bank: &[Case]) -> impl Iterator<Item = (&Case, &Question)> {
    bank.iter().flat_map(|case| case.questions.iter().map(move |question| (case, question)))
}

fn terms_of(question: &Question, preferred: Edition) -> RulingTerms {
    RulingTerms { edition: question.edition(preferred), ..RulingTerms::default() }
}

/// Returns the failure for filters that together match no question, with the number of questions that each of them
/// matches alone.
pub fn none_matches(shell: &Shell, filters: &[FilterCount]) -> Failure {
    let asked: Vec<&str> = filters.iter().map(|(asked, _)| asked.as_str()).collect();
    let words = &shell.words;
    let mut text = say!(words, "quiz-no-match", asked = asked.join(" "));
    if filters.len() > 1 {
        let each = filters.iter().map(|(asked, count)| format!("{asked}: {count}"));
        let each: Vec<String> = each.collect();
        text = format!("{text} {}", say!(words, "quiz-match-each", each = each.join(", ")));
    }
    shell.failure(text)
}

/// Returns the command's filters as typed, each with the number of questions that it matches by itself.
pub fn filters(
    matches: &ArgMatches,
    bank: &[Case],
    wanted: &QuestionFilter,
    terms: &RulingTerms,
) -> Vec<FilterCount> {
    let alone = |name: &str| match name {
        "law" => QuestionFilter { laws: wanted.laws.clone(), ..QuestionFilter::default() },
        "tag" => QuestionFilter { topics: wanted.topics.clone(), ..QuestionFilter::default() },
        "difficulty" => QuestionFilter {
            difficulties: wanted.difficulties.clone(),
            ..QuestionFilter::default()
        },
        _ => QuestionFilter { among: wanted.among.clone(), ..QuestionFilter::default() },
    };
    let count = |wanted: QuestionFilter| {
        items(bank).filter(|(_, question)| wanted.matches(question, terms)).count()
    };
    let stated = ["law", "tag", "difficulty", "edition", "cases"].into_iter().filter_map(|name| {
        let value = matches.get_one::<String>(name)?;
        Some((format!("--{name} {value}"), count(alone(name))))
    });
    let flags = ["wrong", "new"].into_iter().filter(|name| matches.get_flag(name));
    stated.chain(flags.map(|name| (format!("--{name}"), count(alone(name))))).collect()
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let asked = bank::edition(shell, matches)?;
    let editions = asked.map_or_else(|| Edition::ALL.to_vec(), |edition| vec![edition]);
    let bank = bank::load(shell, matches, &editions)?;
    let preferred = bank::chosen_edition(shell, matches)?;
    let wanted = wanted(shell, matches, &bank, preferred)?;
    let takes = |question: &Question| wanted.matches(question, &terms_of(question, preferred));
    let mut questions: Vec<(&Case, &Question)> =
        items(&bank).filter(|(_, question)| takes(question)).collect();
    questions
        .sort_by(|one, two| (one.1.law_number(), &one.1.id).cmp(&(two.1.law_number(), &two.1.id)));
    let is_json = format_of(matches) == OutputFormat::Json;
    if matches.get_flag("tags") {
        let counts = counted(questions.iter().map(|(_, question)| *question));
        if is_json {
            return shell.json(&topics_json(&counts), true);
        }
        return shell.document(&listing::topics(&shell.words, &counts), OutputFormat::Text);
    }
    if is_json {
        let listed: Vec<_> = questions
            .iter()
            .map(|(case, question)| json::listed(&shell.words, case, question))
            .collect();
        return shell.json(&listed, true);
    }
    shell.document(&listing(&shell.words, &questions, &editions), OutputFormat::Text)
}
