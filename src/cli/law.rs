//! `arbitro law`: shows a clause, a Law, the list of the Laws, or the differences between two
//! editions.

use clap::ArgMatches;

use crate::render::law::{ClauseCases, laws, list, page};
use crate::render::text::{capitalised, say};
use crate::render::{diff, json};
use arbitro_cases::Case;
use arbitro_cases::RulingTerms;
use arbitro_cases::check::citation_problem;
use arbitro_laws::laws::cited;
use arbitro_laws::ruling::clause::law_of;
use arbitro_laws::ruling::{Clause, Edition};

use super::args::format_of;
use super::bank;
use super::shell::{Failure, OutputFormat, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let format = format_of(matches);
    // The words of `arbitro law 45 C4 b` form one citation.
    let typed: Vec<&str> =
        matches.get_many::<String>("clause").into_iter().flatten().map(String::as_str).collect();
    let typed = typed.concat();
    let name = Some(&typed).filter(|typed| !typed.is_empty());
    if let Some(years) = matches.get_many::<String>("diff") {
        let editions: Result<Vec<Edition>, Failure> =
            years.map(|year| bank::edition_of(shell, year)).collect();
        return diff(shell, name, &editions?, format);
    }
    let terms = bank::terms(shell, matches)?;
    let Some(name) = name else { return all(shell, terms.edition, format) };
    let clauses = cited(name, terms.edition);
    if clauses.is_empty() {
        return Err(unknown(shell, name, &terms));
    }
    let bank = bank::load(shell, matches, &[terms.edition])?;
    let uses = uses(&bank, &clauses, &terms);
    if format == OutputFormat::Json {
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
    let law = laws(terms.edition).into_iter().find(|law| whole && law.number == law_of(name));
    shell.document(&page(&shell.words, terms.edition, law.as_ref(), &clauses, &uses), format)
}

fn all(shell: &Shell, edition: Edition, format: OutputFormat) -> Result<(), Failure> {
    if format == OutputFormat::Json {
        let laws = laws(edition);
        let clauses = laws.iter().flat_map(|law| &law.clauses);
        let numbers: Vec<&str> =
            clauses.filter_map(|clause| clause.number.in_edition(edition)).collect();
        return shell.json(&numbers, true);
    }
    shell.document(&list(&shell.words, edition), format)
}

/// Prints how the clauses differ between two editions; with a citation, only the clauses it names.
fn diff(
    shell: &Shell,
    name: Option<&String>,
    editions: &[Edition],
    format: OutputFormat,
) -> Result<(), Failure> {
    let &[from, to] = editions else { return Err(Failure::Usage) };
    if from == to {
        return Err(shell.failure(say!(shell.words, "error-diff-same")));
    }
    let named = |clause: &&Clause| {
        name.is_none_or(|name| {
            editions.iter().any(|edition| cited(name, *edition).contains(clause))
        })
    };
    let clauses: Vec<_> = arbitro_laws::laws::clauses().filter(named).collect();
    if let Some(name) = name.filter(|_| clauses.is_empty()) {
        return Err(unknown(shell, name, &RulingTerms { edition: from, ..RulingTerms::default() }));
    }
    if format == OutputFormat::Json {
        return shell.json(&diff::json(&shell.words, &clauses, from, to), true);
    }
    shell.document(&diff::diff(&shell.words, &clauses, from, to), format)
}

/// Returns the failure for a citation that names no clause, or none of this edition.
pub fn unknown(shell: &Shell, name: &str, terms: &RulingTerms) -> Failure {
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
        let near = capitalised(&say!(words, "near", near = near.to_owned()));
        message = format!("{message} {near}");
    }
    shell.failure(message)
}

/// Returns for each clause the questions whose ruling applies it, and those whose ruling rejects it.
fn uses(bank: &[Case], clauses: &[&'static Clause], terms: &RulingTerms) -> Vec<ClauseCases> {
    let mut uses = vec![ClauseCases::default(); clauses.len()];
    for question in bank.iter().flat_map(|case| &case.questions) {
        let Ok(ruling) = question.rule(terms) else { continue };
        let (applied, rejected) = (ruling.applied(), ruling.rejected());
        for (clause, uses) in clauses.iter().zip(&mut uses) {
            if applied.contains(clause) {
                uses.applied.push(question.id.clone());
            }
            if rejected.iter().any(|rejection| rejection.law == *clause) {
                uses.rejected.push(question.id.clone());
            }
        }
    }
    uses
}
