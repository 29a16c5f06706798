//! `arbitro show`: prints the table of a case and its questions; on request also the keys and the reading of each
//! event.

use clap::ArgMatches;

use crate::render::readings;
use crate::render::ruling::outcome_document;
use crate::render::steps::{ShownKey, steps};
use arbitro_cases::verdict::right_options;
use arbitro_cases::{Question, RulingTerms};

use super::args::format_of;
use super::bank;
use super::rule::contradiction;
use super::shell::{Failure, OutputFormat, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let terms =
        RulingTerms { edition: bank::chosen_edition(shell, matches)?, ..RulingTerms::default() };
    let (case, questions) = bank::named(shell, matches, terms.edition)?;
    let format = format_of(matches);
    let key = |question: &Question| {
        let ruled = question.rule(&terms);
        let ruling = ruled.map_err(|error| contradiction(shell, &error, &terms))?;
        let right = right_options(question, &ruling, &terms);
        Ok(ShownKey { right, now: outcome_document(&shell.words, question, &ruling, &terms) })
    };
    let keys: Vec<ShownKey> = match matches.get_flag("key") {
        true => questions.iter().map(key).collect::<Result<_, Failure>>()?,
        false => Vec::new(),
    };
    if !matches.get_flag("events") && format != OutputFormat::Json {
        return shell.document(
            &steps(&shell.words, &case, &questions, &[], (terms.edition, &keys)),
            format,
        );
    }
    let mut all_readings = Vec::with_capacity(questions.len());
    let mut told = Vec::with_capacity(questions.len());
    for question in &questions {
        let ruling = question.rule(&terms).map_err(|error| contradiction(shell, &error, &terms))?;
        let readings = ruling.event_readings().clone();
        told.push(readings::json(&shell.words, question, terms.edition.year(), &readings));
        all_readings.push(readings);
    }
    match (format, told.as_slice()) {
        (OutputFormat::Json, [one]) => shell.json(one, true),
        (OutputFormat::Json, all) => shell.json(&all, true),
        (OutputFormat::Text | OutputFormat::Markdown, _) => shell.document(
            &steps(&shell.words, &case, &questions, &all_readings, (terms.edition, &keys)),
            format,
        ),
    }
}
