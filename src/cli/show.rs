//! `arbitro show`: the table of a case, what happened at it, and how each line of the statement was read.

use clap::ArgMatches;

use crate::render::readings;
use crate::render::steps::steps;
use arbitro_cases::verdict::right_options;
use arbitro_cases::{Question, RulingTerms};

use super::args::format_of;
use super::bank;
use super::rule::contradiction;
use super::shell::{Failure, OutputFormat, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let terms =
        RulingTerms { edition: bank::chosen_edition(shell, matches)?, ..RulingTerms::default() };
    let (case, items) = bank::named(shell, matches, terms.edition)?;
    let format = format_of(matches);
    let right = |item: &Question| {
        let ruled = item.rule(&terms);
        let ruling = ruled.map_err(|error| contradiction(shell, &error, &terms))?;
        Ok(right_options(item, &ruling, terms.edition))
    };
    let keys: Vec<Vec<usize>> = match matches.get_flag("key") {
        true => items.iter().map(right).collect::<Result<_, Failure>>()?,
        false => Vec::new(),
    };
    if !matches.get_flag("events") && format != OutputFormat::Json {
        return shell
            .document(&steps(&shell.words, &case, &items, &[], (terms.edition, &keys)), format);
    }
    let mut accounts = Vec::with_capacity(items.len());
    let mut told = Vec::with_capacity(items.len());
    for item in &items {
        let ruling = item.rule(&terms).map_err(|error| contradiction(shell, &error, &terms))?;
        let account = ruling.event_readings().clone();
        told.push(readings::json(&shell.words, item, terms.edition.year(), &account));
        accounts.push(account);
    }
    match (format, told.as_slice()) {
        (OutputFormat::Json, [one]) => shell.json(one, true),
        (OutputFormat::Json, all) => shell.json(&all, true),
        (OutputFormat::Text | OutputFormat::Markdown, _) => shell.document(
            &steps(&shell.words, &case, &items, &accounts, (terms.edition, &keys)),
            format,
        ),
    }
}
