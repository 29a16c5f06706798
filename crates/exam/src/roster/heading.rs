//! The heading of a table that a person keeps: columns by whatever people call them.

use arbitro_cases::diag::{Code, Problem, Span, is_typo};

use super::FULL_NAME;

/// The words of a heading that say nothing of what is in the column.
const FILLERS: [&str; 17] = [
    "n", "nr", "no", "num", "numero", "number", "di", "del", "della", "dell", "e", "ed", "and",
    "of", "the", "socio", "membro",
];

/// The place of a column by any of its names, of which the first counts most.
pub(crate) fn find(heading: &[String], names: &[&str]) -> Option<usize> {
    let columns: Vec<String> = heading.iter().map(|field| column(field)).collect();
    let is_called = |name: &str| columns.iter().position(|own| *own == column(name));
    names.iter().find_map(|name| is_called(name))
}

/// The name of a column as it is compared: "Minuti extra" and `minuti_extra` are `minutiextra`, "N. tessera" `tessera`,
/// "Cognome e nome" `cognomenome`.
pub(super) fn column(field: &str) -> String {
    let field = field.to_lowercase();
    let words = field.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let all: Vec<&str> = words.collect();
    let said: Vec<&str> = all.iter().copied().filter(|word| !FILLERS.contains(word)).collect();
    if said.is_empty() { all.concat() } else { said.concat() }
}

/// What cannot be left to chance in a heading: two columns of one name of which one is read, and a column that nothing
/// reads where one of almost that name is missing.
pub(super) fn misnamed(
    heading: &[String],
    span: &Span,
    wanted: &[(Option<usize>, &'static [&'static str])],
    read: &[Option<usize>],
) -> Vec<Problem> {
    let problem = |code, name: &str| Problem::new(code, span.clone()).with("column", name);
    let missing = wanted.iter().filter(|(place, _)| place.is_none());
    let missing: Vec<&str> = missing.flat_map(|(_, names)| names.iter().copied()).collect();
    let mut problems = Vec::new();
    for (place, name) in heading.iter().enumerate().filter(|(_, name)| !name.is_empty()) {
        if read.contains(&Some(place)) {
            continue;
        }
        let is_same = |other: &usize| column(&heading[*other]) == column(name);
        if read.iter().flatten().any(is_same) {
            problems.push(problem(Code::RosterColumnTwice, name));
        } else if let Some(near) = missing.iter().find(|near| is_typo(&column(name), &column(near)))
        {
            problems.push(problem(Code::RosterColumnLike, name).with("near", near));
        }
    }
    problems
}

/// The place of a column that must be there.
pub(super) fn place(
    heading: &[String],
    span: &Span,
    key: &'static str,
    names: &[&str],
    problems: &mut Vec<Problem>,
) -> Option<usize> {
    let found = find(heading, names);
    if found.is_none() {
        let problem = Problem::new(Code::RosterColumn, span.clone()).with("key", key);
        let known: Vec<&str> =
            if key == "name" { [FULL_NAME, names].concat() } else { names.to_vec() };
        problems.push(problem.with("known", known.join(", ")));
    }
    found
}
