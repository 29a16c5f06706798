//! `arbitro law`: a clause, a Law, or the list of the Laws.

use clap::ArgMatches;

use crate::casebook::Case;
use crate::casebook::check::{Terms, citation_problem};
use crate::law::{LAWS, cited};
use crate::report::json;
use crate::report::law::{Uses, list, page};
use crate::report::text::say;
use crate::ruling::Clause;
use crate::ruling::clause::law_of;

use super::args::format_of;
use super::bank;
use super::shell::{Failure, Format, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let terms = bank::terms(shell, matches)?;
    let format = format_of(matches);
    let Some(name) = matches.get_one::<String>("clause") else { return all(shell, format) };
    let clauses = cited(name, terms.edition);
    if clauses.is_empty() {
        return Err(unknown(shell, name, &terms));
    }
    let bank = bank::load(shell, matches)?;
    let uses = uses(&bank, &clauses, &terms);
    if format == Format::Json {
        let shown: Vec<_> = clauses
            .iter()
            .zip(uses)
            .map(|(found, uses)| {
                json::clause(&shell.words, found, terms.edition, uses.applied, uses.rejected)
            })
            .collect();
        return match shown.as_slice() {
            [one] => shell.json(one, true),
            shown => shell.json(&shown, true),
        };
    }
    let whole = name.chars().all(|c| c.is_ascii_digit());
    let law = LAWS.iter().copied().find(|law| whole && law.number == law_of(name));
    shell.document(&page(&shell.words, terms.edition, law, &clauses, &uses), format)
}

fn all(shell: &Shell, format: Format) -> Result<(), Failure> {
    if format == Format::Json {
        let names: Vec<&str> = crate::law::clauses().map(Clause::name).collect();
        return shell.json(&names, true);
    }
    shell.document(&list(&shell.words), format)
}

/// A citation that names nothing, or nothing in this edition.
fn unknown(shell: &Shell, name: &str, terms: &Terms) -> Failure {
    let problem = citation_problem(name, 0..0, terms.edition);
    let words = &shell.words;
    if let Some(other) = problem.arg("other") {
        let (edition, other) = (terms.edition.year().to_string(), other.to_owned());
        let text =
            say!(words, "error-clause-edition", name = name, edition = edition, other = other);
        return shell.failure(text);
    }
    let mut message = say!(words, "error-unknown-clause", name = name);
    if let Some(near) = problem.arg("near") {
        message = format!("{message} ({})", say!(words, "near", near = near.to_owned()));
    }
    shell.failure(message)
}

/// The cases of the bank that apply each clause, and those that reject it.
fn uses(bank: &[Case], clauses: &[&'static Clause], terms: &Terms) -> Vec<Uses> {
    let mut uses = vec![Uses::default(); clauses.len()];
    for item in bank.iter().flat_map(|case| &case.items) {
        let Ok(ruling) = item.rule(terms) else { continue };
        let (applied, rejected) = (ruling.applied(), ruling.rejected());
        for (clause, uses) in clauses.iter().zip(&mut uses) {
            if applied.contains(clause) {
                uses.applied.push(item.id.clone());
            }
            if rejected.iter().any(|rejection| rejection.law == *clause) {
                uses.rejected.push(item.id.clone());
            }
        }
    }
    uses
}
