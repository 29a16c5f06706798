//! `arbitro show`: the table of a case, what happened at it, and what became of each line of the statement.

use clap::ArgMatches;

use crate::casebook::{Item, Terms};
use crate::exam::practice::right_options;
use crate::report::account;
use crate::report::steps::steps;
use crate::report::text::say;

use super::args::format_of;
use super::bank;
use super::rule::contradiction;
use super::shell::{Failure, Format, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let edition = bank::edition(shell, matches)?;
    let (case, mut items) = bank::named(shell, matches)?;
    if let Some(edition) = edition {
        items.retain(|item| item.stands_in(edition));
        if items.is_empty() {
            let year = edition.year().to_string();
            return Err(shell.failure(say!(shell.words, "error-question-edition", year = year)));
        }
    }
    let format = format_of(matches);
    let right = |item: &Item| {
        let terms = Terms { edition: item.edition(edition), ..Terms::default() };
        let ruled = item.rule(&terms);
        let ruling = ruled.map_err(|error| contradiction(shell, &error, &terms))?;
        Ok(right_options(item, &ruling, terms.edition))
    };
    let keys: Vec<Vec<usize>> = match matches.get_flag("key") {
        true => items.iter().map(right).collect::<Result<_, Failure>>()?,
        false => Vec::new(),
    };
    if !matches.get_flag("events") && format != Format::Json {
        return shell.document(&steps(&shell.words, &case, &items, &[], &keys), format);
    }
    let mut accounts = Vec::with_capacity(items.len());
    let mut told = Vec::with_capacity(items.len());
    for item in &items {
        let terms = Terms { edition: item.edition(edition), ..Terms::default() };
        let ruling = item.rule(&terms).map_err(|error| contradiction(shell, &error, &terms))?;
        let account = ruling.account().clone();
        told.push(account::json(&shell.words, item, terms.edition.year(), &account));
        accounts.push(account);
    }
    match (format, told.as_slice()) {
        (Format::Json, [one]) => shell.json(one, true),
        (Format::Json, all) => shell.json(&all, true),
        (Format::Text | Format::Markdown, _) => {
            shell.document(&steps(&shell.words, &case, &items, &accounts, &keys), format)
        }
    }
}
