//! The roster of candidates, as a spreadsheet saves it. Columns are separated by commas, semicolons or tabs; the
//! heading is the first row, or follows a few rows of titles; a name that contains the separator is in quotes.

mod attendance;
mod heading;
mod rows;

pub use attendance::{AttendanceColumns, AttendanceRow, read_attendance};
pub(super) use heading::find;
pub use rows::{fields, rows};

use std::collections::HashMap;

use arbitro_cases::diag::Span;
use arbitro_cases::diag::sanitize::is_hidden;
use arbitro_cases::diag::{Code, Limit, Problem, worst};
use arbitro_laws::ruling::Language;

use super::text_table::is_garbled;
use heading::{misnamed, place};
use rows::{TableRows, below_titles};

/// A candidate of the roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The membership number or another id, from which the candidate's files get their names; it
    /// consists of ASCII letters, digits, `-`, `_` and `.`.
    pub id: String,
    /// The candidate's full name.
    pub name: String,
    /// The minutes allowed to the candidate beyond the stage's minutes.
    pub extra: u32,
    /// The language of the candidate's paper; `None` for the language of the stage.
    pub language: Option<Language>,
}

impl Entrant {
    /// Returns the minutes allowed to the candidate, for a stage of `stage` minutes; 0 means no limit, and gives 0.
    pub const fn minutes(&self, stage: u32) -> u32 {
        if stage == 0 { 0 } else { stage + self.extra }
    }
}

/// The headings that the column of ids may have, in order of preference.
const ID: &[&str] = &[
    "id",
    "tessera",
    "tessera_figb",
    "codice_tessera",
    "cod_tessera",
    "codice_figb",
    "cod_figb",
    "matricola",
    "codice",
    "cod",
    "membership",
    "member",
    "card",
    "candidato",
    "candidate",
];
/// The headings that a column of full names may have.
const FULL_NAME: &[&str] =
    &["cognome_nome", "nome_cognome", "nominativo", "full_name", "name_surname", "surname_name"];
const NAME: &[&str] =
    &["nome", "name", "first_name", "given_name", "candidato", "candidate", "giocatore", "player"];
const SURNAME: &[&str] = &["cognome", "surname", "last_name", "family_name"];
const EXTRA: &[&str] =
    &["minuti_extra", "minuti_in_più", "tempo_extra", "extra", "extra_minutes", "extra_time"];
const LANGUAGE: &[&str] = &["lingua", "language", "lang"];

/// The greatest number of candidates of a stage; for that many candidates, building the papers takes about ten seconds
/// and half a gigabyte of memory.
pub const MAX_CANDIDATES: usize = Limit::Candidates.most();

/// The specification of a column of a roster: the headings that it may have, and whether it is required.
pub type ColumnSpec = (&'static [&'static str], bool);

/// The columns of a roster: id, name, surname, extra minutes, language.
pub const COLUMNS: [ColumnSpec; 5] =
    [(ID, true), (NAME, true), (SURNAME, false), (EXTRA, false), (LANGUAGE, false)];

/// The greatest number of bytes in an id.
const MAX_ID_LENGTH: usize = 64;

/// The indexes of the columns in a row, and the number of columns of the roster.
struct ColumnIndexes {
    id: usize,
    name: usize,
    /// The column of surnames, if the roster has first names and surnames in two columns.
    surname: Option<usize>,
    extra: Option<usize>,
    language: Option<usize>,
    count: usize,
}

/// Reads a roster; the candidates are in the order of the file. If there are problems, candidates may be missing from
/// the list.
pub fn read(source: &str) -> (Vec<Entrant>, Vec<Problem>) {
    let mut problems = Vec::new();
    let rows = table(source).rows;
    let count = rows.len().saturating_sub(1);
    let mut rows = rows.into_iter();
    let Some((heading, span)) = rows.next() else {
        return (Vec::new(), vec![Problem::new(Code::RosterEmpty, 0..0)]);
    };
    if count > MAX_CANDIDATES {
        return (Vec::new(), vec![Problem::over_limit(Limit::Candidates, span, count)]);
    }
    let Some(columns) = columns(&heading, &span, &mut problems) else {
        return (Vec::new(), problems);
    };
    let entrants = entrants(rows, &columns, &mut problems);
    if entrants.is_empty() && problems.is_empty() {
        problems.push(Problem::new(Code::RosterEmpty, span));
    }
    (entrants, worst(problems, Limit::Problems))
}

fn columns(heading: &[String], span: &Span, problems: &mut Vec<Problem>) -> Option<ColumnIndexes> {
    let id = place(heading, span, "id", ID, problems);
    // The column of ids is found first, because the heading "candidato" may stand for the id or for the name.
    let mut others = heading.to_vec();
    if let Some(id) = id {
        others[id].clear();
    }
    let whole = find(&others, FULL_NAME);
    let name = whole.or_else(|| place(&others, span, "name", NAME, problems));
    let surname = find(heading, SURNAME).filter(|_| whole.is_none());
    let (extra, language) = (find(heading, EXTRA), find(heading, LANGUAGE));
    let mut expected = vec![(extra, EXTRA), (language, LANGUAGE)];
    if whole.is_none() {
        expected.push((surname, SURNAME));
    }
    problems.extend(misnamed(heading, span, &expected, &[id, name, surname, extra, language]));
    Some(ColumnIndexes { id: id?, name: name?, surname, extra, language, count: heading.len() })
}

/// Returns the rows of a roster, from its heading to the end.
fn table(source: &str) -> TableRows {
    let is_heading = |fields: &[String]| columns(fields, &(0..0), &mut Vec::new()).is_some();
    below_titles(source, is_heading)
}

/// Returns the text of the ignored rows above the heading of a roster.
pub fn titles(source: &str) -> Vec<String> {
    table(source).titles
}

/// Returns the headings of those columns of a roster that are not used.
pub fn ignored_columns(source: &str) -> Vec<String> {
    let rows = table(source).rows.into_iter();
    let heading = rows.map(|(fields, _)| fields).next().unwrap_or_default();
    let Some(columns) = columns(&heading, &(0..0), &mut Vec::new()) else { return Vec::new() };
    let ColumnIndexes { id, name, surname, extra, language, count: _ } = columns;
    let used = [Some(id), Some(name), surname, extra, language];
    let all = heading.into_iter().enumerate();
    let is_unused =
        |(place, field): &(usize, String)| !field.is_empty() && !used.contains(&Some(*place));
    all.filter(is_unused).map(|(_, field)| field).collect()
}

fn entrants(
    rows: impl Iterator<Item = (Vec<String>, Span)>,
    columns: &ColumnIndexes,
    problems: &mut Vec<Problem>,
) -> Vec<Entrant> {
    let mut entrants: Vec<Entrant> = Vec::new();
    let mut known: HashMap<String, Span> = HashMap::new();
    for (fields, span) in rows {
        let problem = |code| Problem::new(code, span.clone());
        if fields.len() != columns.count {
            let (count, expected) = (fields.len(), columns.count);
            problems
                .push(problem(Code::RosterFields).with("count", count).with("fields", expected));
            continue;
        }
        if fields.iter().any(|field| field.contains(is_hidden)) {
            problems.push(problem(Code::RosterBreak));
            continue;
        }
        let id = &fields[columns.id];
        if !is_file_name(id) {
            let shown = if id.is_empty() { "none" } else { id };
            problems.push(problem(Code::RosterId).with("id", shown));
            continue;
        }
        // Some file systems ignore case, so two ids must not differ only by case.
        if let Some(first) = known.insert(id.to_lowercase(), span.clone()) {
            problems.push(problem(Code::RosterTwice).with("id", id).related(first));
            continue;
        }
        let extra = columns.extra.map_or("", |column| &fields[column]);
        let minutes = if extra.is_empty() { Some(0) } else { extra.parse().ok() };
        let Some(extra) = minutes.filter(|minutes: &u32| *minutes <= 1440) else {
            problems.push(problem(Code::RosterMinutes).with("found", extra));
            continue;
        };
        let language = columns.language.map_or("", |column| &fields[column]);
        let known = Language::from_code(language);
        if known.is_none() && !language.is_empty() {
            problems.push(problem(Code::RosterLanguage).with("found", language));
            continue;
        }
        if fields.iter().any(|field| is_garbled(field)) {
            problems.push(problem(Code::RosterGarbled));
            continue;
        }
        let Some(name) = name(&fields, columns, id) else {
            problems.push(problem(Code::RosterSurname).with("id", id));
            continue;
        };
        entrants.push(Entrant { id: id.clone(), name, extra, language: known });
    }
    entrants
}

/// Returns the full name; `None` if the roster has two columns for names and one of them is empty.
/// In a roster with one column for names, a candidate without a name gets the id as name.
fn name(fields: &[String], columns: &ColumnIndexes, id: &str) -> Option<String> {
    let name = &fields[columns.name];
    let Some(surname) = columns.surname.map(|column| &fields[column]) else {
        return Some(if name.is_empty() { id } else { name }.to_owned());
    };
    (!name.is_empty() && !surname.is_empty()).then(|| format!("{name} {surname}"))
}

/// Returns true if an id can be a file name on every system.
fn is_file_name(id: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    !id.is_empty()
        && id.len() <= MAX_ID_LENGTH
        && !id.starts_with(['.', '-'])
        && !id.ends_with('.')
        && id.chars().all(is_plain)
        && !is_device(id)
}

/// Returns true if Windows reserves the id, with or without an extension, for a device.
fn is_device(id: &str) -> bool {
    let stem = id.split('.').next().unwrap_or_default().to_ascii_uppercase();
    let numbered = stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT"));
    let is_numbered = numbered.is_some_and(|number| matches!(number.as_bytes(), [b'0'..=b'9']));
    is_numbered || ["CON", "PRN", "AUX", "NUL"].contains(&stem.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrant(id: &str, name: &str) -> Entrant {
        Entrant { id: id.to_owned(), name: name.to_owned(), extra: 0, language: None }
    }

    #[test]
    fn what_spreadsheets_save_is_read() {
        let semicolons = "\u{feff}Tessera;Nome;Minuti_extra;Lingua\r\nAB1;D'Alò, Niccolò;15;\r\nAB2;\"Rossi; \"\"Nico\"\"\";;en\r\n";
        let (read, problems) = read(semicolons);
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(read[0], Entrant { extra: 15, ..entrant("AB1", "D'Alò, Niccolò") });
        let english = Some(Language::English);
        assert_eq!(read[1], Entrant { language: english, ..entrant("AB2", "Rossi; \"Nico\"") });
        assert_eq!(super::read("sep=,\r\nid,nome\r\n7,Ada\r\n").0, [entrant("7", "Ada")]);
        for text in ["name,id\n\"Verdi, Ada\",7\n", "name\tid\nVerdi, Ada\t7\n"] {
            assert_eq!(super::read(text).0, [entrant("7", "Verdi, Ada")]);
        }
    }

    #[test]
    fn columns_are_known_by_what_people_call_them() {
        for heading in [
            "N. tessera;Cognome e nome",
            "N° Tessera;Nominativo",
            "Numero di tessera;Nome e cognome",
            "TESSERA N.;COGNOME E NOME",
            "Tessera FIGB;Candidato",
            "Candidato;Nome",
            "Codice FIGB;cognome-nome",
            "Membership no.;Full name",
        ] {
            let (read, problems) = super::read(&format!("{heading}\nT7;Verdi Ada\n"));
            assert!(problems.is_empty(), "{heading}: {problems:?}");
            assert_eq!(read, [entrant("T7", "Verdi Ada")], "{heading}");
        }
        let (read, problems) =
            super::read("N.;Tessera;Cognome;Nome;Minuti extra\n1;T7;Verdi;Ada;15\n");
        assert!(problems.is_empty(), "{problems:?}");
        assert_eq!(read, [Entrant { extra: 15, ..entrant("T7", "Ada Verdi") }]);
        // If two columns could be the column of ids, one column is used and the other is listed as ignored.
        let two = "Codice;Tessera;Nome\n1;T7;Ada\n";
        assert_eq!(super::read(two).0, [entrant("T7", "Ada")]);
        assert_eq!(super::ignored_columns(two), ["Codice"]);
    }

    #[test]
    fn rows_above_a_heading_that_is_understood_are_titles() {
        let read = |source: &str| (super::read(source), super::titles(source));
        for source in [
            "Corso arbitri, Roma, 2026\nCod. tessera;Giocatore\nT7;Ada\n",
            "Albo;;\n;\n\"Roma; 2026\";;\nTessera;Giocatore;\nT7;Ada;\n",
        ] {
            let ((entrants, problems), titles) = read(source);
            assert_eq!((entrants, problems.len()), (vec![entrant("T7", "Ada")], 0), "{source}");
            assert!(!titles.is_empty() && titles.iter().all(|title| !title.contains("Tessera")));
        }
        let ((_, problems), titles) = read("Corso\nTessera;Giocatore\nT 7;Ada\n");
        assert_eq!((problems[0].span.clone(), titles), (24..31, vec!["Corso".to_owned()]));
        // If no row is a heading, the first row is reported; if several rows are headings, the first is used.
        let ((_, problems), titles) = read("Corso\nTessera;Classe\nT7;Ada\n");
        assert_eq!((problems[0].code, problems[0].span.clone()), (Code::RosterColumn, 0..5));
        assert_eq!(titles, [""; 0]);
        assert_eq!(read("id;nome\nTessera;Nome\n").0.0, [entrant("Tessera", "Nome")]);
    }

    #[test]
    fn a_name_in_the_wrong_letters_is_refused() {
        let spoilt = "id;nome\nT1;NiccolÃ²\nT2;Ada\nT3;Niccol\u{fffd}\n";
        let rows = [
            (Code::RosterGarbled, "T1;NiccolÃ²".to_owned()),
            (Code::RosterGarbled, "T3;Niccol\u{fffd}".to_owned()),
        ];
        assert_eq!(codes(spoilt), rows);
    }

    fn codes(text: &str) -> Vec<(Code, String)> {
        let (_, problems) = read(text);
        let row = |p: &Problem| (p.code, text.get(p.span.clone()).unwrap_or("?").to_owned());
        problems.iter().map(row).collect()
    }

    #[test]
    fn a_name_of_two_columns_is_taken_whole_or_not_at_all() {
        let (read, problems) = super::read("id,Cognome,nome\n7,Verdi,Ada\n");
        assert_eq!((read, problems.len()), (vec![entrant("7", "Ada Verdi")], 0));
        assert_eq!(super::ignored_columns("id,Cognome,nome\n"), [""; 0]);
        let rows = [
            (Code::RosterSurname, "7,,Ada".to_owned()),
            (Code::RosterSurname, "8,Verdi,".to_owned()),
        ];
        assert_eq!(codes("id,cognome,nome\n7,,Ada\n8,Verdi,\n"), rows);
        assert_eq!(super::read("id,nome\n7,\n").0, [entrant("7", "7")]);
    }

    #[test]
    fn a_roster_beyond_the_limit_is_refused_as_one() {
        let roster = |count: usize| {
            let rows: String = (0..count).map(|n| format!("T{n};Ada\n")).collect();
            super::read(&format!("id;nome\n{rows}"))
        };
        assert_eq!(roster(MAX_CANDIDATES).0.len(), MAX_CANDIDATES);
        let (entrants, problems) = roster(MAX_CANDIDATES + 1);
        assert!(entrants.is_empty() && problems.len() == 1);
        assert_eq!(problems[0].arg("count"), Some("10001"));
    }

    #[test]
    fn each_problem_is_reported_at_its_row() {
        let text = "id;nome;extra;lingua\na1;Uno;;\na b;Due;;\nA1;Tre;;\na4;Quattro;molti;\na5;Cinque\na6;Sei;;fr\n";
        let expected = [
            (Code::RosterId, "a b;Due;;"),
            (Code::RosterTwice, "A1;Tre;;"),
            (Code::RosterMinutes, "a4;Quattro;molti;"),
            (Code::RosterFields, "a5;Cinque"),
            (Code::RosterLanguage, "a6;Sei;;fr"),
        ];
        assert_eq!(codes(text), expected.map(|(code, row)| (code, row.to_owned())));
        assert_eq!(codes("")[0].0, Code::RosterEmpty);
        assert_eq!(codes("id;nome\n")[0].0, Code::RosterEmpty);
        assert_eq!(codes("cognome;nome\nx;y\n")[0].0, Code::RosterColumn);
    }
}
