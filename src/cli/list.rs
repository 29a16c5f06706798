//! `arbitro list`: the questions that there are.

use clap::ArgMatches;

use crate::casebook::{Case, Item};
use crate::exam::draw::Wanted;
use crate::report::json;
use crate::report::listing::listing;
use crate::ruling::Edition;

use super::args::format_of;
use super::bank;
use super::shell::{Failure, Format, Shell};

/// The questions that the filters of a command ask for.
pub fn wanted(shell: &Shell, matches: &ArgMatches) -> Result<Wanted, Failure> {
    Ok(Wanted {
        law: bank::number(shell, matches, "law", 1..=93)?.map(|law| law as u8),
        tag: matches.get_one::<String>("tag").cloned(),
        difficulty: bank::number(shell, matches, "difficulty", 1..=5)?.map(|number| number as u8),
        count: None,
    })
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let wanted = wanted(shell, matches)?;
    let asked = bank::edition(shell, matches)?;
    let editions = asked.map_or_else(|| Edition::ALL.to_vec(), |edition| vec![edition]);
    let bank = bank::load(shell, matches, &editions)?;
    let items = bank.iter().flat_map(|case| case.items.iter().map(move |item| (case, item)));
    let mut items: Vec<(&Case, &Item)> = items.filter(|(_, item)| wanted.takes(item)).collect();
    items.sort_by(|one, two| (one.1.article(), &one.1.id).cmp(&(two.1.article(), &two.1.id)));
    if format_of(matches) == Format::Json {
        let listed: Vec<_> =
            items.iter().map(|(case, item)| json::listed(&shell.words, case, item)).collect();
        return shell.json(&listed, true);
    }
    shell.document(&listing(&shell.words, &items, &editions), Format::Text)
}
