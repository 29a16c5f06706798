//! Finds the columns of a spreadsheet by the headings that people give them.

use arbitro_cases::diag::{Code, Problem, Span, is_typo};

use super::FULL_NAME;

/// The words of a heading that do not help to identify its column.
const FILLERS: [&str; 17] = [
    "n", "nr", "no", "num", "numero", "number", "di", "del", "della", "dell", "e", "ed", "and",
    "of", "the", "socio", "membro",
];

/// Returns the index of the column whose heading is one of `names`; earlier names are preferred.
pub(crate) fn find(heading: &[String], names: &[&str]) -> Option<usize> {
    let columns: Vec<String> = heading.iter().map(|field| column(field)).collect();
    let is_called = |name: &str| columns.iter().position(|own| *own == column(name));
    names.iter().find_map(|name| is_called(name))
}

/// Normalises the heading of a column: "Minuti extra" and `minuti_extra` become `minutiextra`, "N. tessera" becomes
/// `tessera`, "Cognome e nome" becomes `cognomenome`.
pub(super) fn column(field: &str) -> String {
    let field = field.to_lowercase();
    let words = field.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let all: Vec<&str> = words.collect();
    let significant: Vec<&str> =
        all.iter().copied().filter(|word| !FILLERS.contains(word)).collect();
    if significant.is_empty() { all.concat() } else { significant.concat() }
}

/// Reports doubtful columns: an unused column with the same heading as a used column, and an unused
/// column whose heading is almost the name of a missing column.
pub(super) fn misnamed(
    heading: &[String],
    span: &Span,
    expected: &[(Option<usize>, &'static [&'static str])],
    used: &[Option<usize>],
) -> Vec<Problem> {
    let problem = |code, name: &str| Problem::new(code, span.clone()).with("column", name);
    let missing = expected.iter().filter(|(place, _)| place.is_none());
    let missing: Vec<&str> = missing.flat_map(|(_, names)| names.iter().copied()).collect();
    let mut problems = Vec::new();
    for (place, name) in heading.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
        if used.contains(&Some(place)) {
            continue;
        }
        let is_same = |other: &usize| column(&heading[*other]) == column(name);
        if used.iter().flatten().any(is_same) {
            problems.push(problem(Code::RosterColumnTwice, name));
        } else if let Some(near) = missing.iter().find(|near| is_typo(&column(name), &column(near)))
        {
            problems.push(problem(Code::RosterColumnLike, name).with("near", near));
        }
    }
    problems
}

/// Returns the index of a required column, or reports that the column is missing.
pub(super) fn place(
    heading: &[String],
    span: &Span,
    key: &'static str,
    names: &[&str],
    problems: &mut Vec<Problem>,
) -> Option<usize> {
    let index = find(heading, names);
    if index.is_none() {
        let problem = Problem::new(Code::RosterColumn, span.clone()).with("key", key);
        let known: Vec<&str> =
            if key == "name" { [FULL_NAME, names].concat() } else { names.to_vec() };
        problems.push(problem.with("known", known.join(", ")));
    }
    index
}
