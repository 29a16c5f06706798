//! The columns and rows of a report of responses.

use std::collections::{BTreeMap, HashMap};

use crate::roster::find;
use crate::scoring::Points;

const SURNAME: &[&str] = &["last_name", "surname", "cognome"];
const NAME: &[&str] = &["first_name", "nome", "name"];
const ID: &[&str] = &["id_number", "codice_identificativo", "numero_id", "matricola"];
const EMAIL: &[&str] = &["email_address", "email", "indirizzo_email", "e_mail"];
const COMPLETED: &[&str] = &["completed", "completato", "terminato", "concluso"];
const GRADE: [&str; 3] = ["grade/", "valutazione/", "voto/"];

/// The columns of a question, which end in its number.
const QUESTION: [&str; 2] = ["question ", "domanda "];
const RESPONSE: [&str; 2] = ["response ", "risposta "];
const RIGHT: [&str; 3] = ["right answer ", "risposta corretta ", "risposta giusta "];

/// What must be reported about a report besides its results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportAnomaly {
    /// An attempt that was not finished does not count.
    Unfinished(String),
    /// Of several attempts of a candidate the last counts.
    Again { name: String, count: usize },
    /// This many answers are to questions that are not in the bank as they were put; this is the first of them.
    Unknown { count: usize, column: String, text: String },
    /// Moodle gave another grade, out of as much: its key, or its points, were not these.
    Grade { name: String, theirs: String, ours: Points, most: Points },
}

/// The columns of a report.
pub(super) struct ReportColumns {
    pub(super) surname: Option<usize>,
    pub(super) name: Option<usize>,
    pub(super) id: Option<usize>,
    pub(super) email: Option<usize>,
    pub(super) completed: Option<usize>,
    /// The column, and what it is out of.
    pub(super) grade: Option<(usize, f64)>,
    pub(super) questions: Vec<QuestionColumns>,
}

/// The columns of one question.
#[derive(Default)]
pub(super) struct QuestionColumns {
    pub(super) text: Option<usize>,
    pub(super) response: usize,
    pub(super) right: Option<usize>,
}

impl ReportColumns {
    pub(super) fn of(heading: &[String]) -> Option<ReportColumns> {
        let numbered = |names: &[&str]| -> BTreeMap<u32, usize> {
            let number = |field: &String| {
                let field = field.to_lowercase();
                names.iter().find_map(|name| field.strip_prefix(name)?.trim().parse().ok())
            };
            let fields = heading.iter().enumerate();
            fields.filter_map(|(place, field)| Some((number(field)?, place))).collect()
        };
        let (texts, rights) = (numbered(&QUESTION), numbered(&RIGHT));
        let asked = |(number, response): (u32, usize)| QuestionColumns {
            text: texts.get(&number).copied(),
            response,
            right: rights.get(&number).copied(),
        };
        let questions: Vec<QuestionColumns> = numbered(&RESPONSE).into_iter().map(asked).collect();
        let (surname, name) = (find(heading, SURNAME), find(heading, NAME));
        let is_whole = !questions.is_empty() && (surname.is_some() || name.is_some());
        let out_of = |field: &String| {
            let field = field.to_lowercase();
            GRADE.iter().find_map(|grade| decimal(field.strip_prefix(grade)?))
        };
        let mut grades = heading.iter().enumerate();
        is_whole.then(|| ReportColumns {
            surname,
            name,
            id: find(heading, ID),
            email: find(heading, EMAIL),
            completed: find(heading, COMPLETED),
            grade: grades.find_map(|(place, field)| Some((place, out_of(field)?))),
            questions,
        })
    }
}

/// A number with a comma or a point.
pub(super) fn decimal(text: &str) -> Option<f64> {
    text.trim().replace(',', ".").parse().ok()
}

/// The text in one line, one space between two words.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A candidate's last attempt.
pub(super) struct Attempt {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) count: usize,
    pub(super) row: usize,
}

/// Each candidate's last attempt that was finished, in the order of the report.
pub(super) fn attempts(
    rows: &[Vec<String>],
    columns: &ReportColumns,
    strange: &mut Vec<ReportAnomaly>,
) -> Vec<Attempt> {
    let mut attempts: Vec<Attempt> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for (place, row) in rows.iter().enumerate() {
        let cell = |at: Option<usize>| at.and_then(|at| row.get(at)).map_or("", String::as_str);
        let name = one_line(&format!("{} {}", cell(columns.surname), cell(columns.name)));
        // The averages at the end have no responses.
        let responses = columns.questions.iter().map(|asked| cell(Some(asked.response)));
        if name.is_empty() || responses.clone().all(str::is_empty) {
            continue;
        }
        if columns.completed.is_some() && matches!(cell(columns.completed), "" | "-") {
            strange.push(ReportAnomaly::Unfinished(name));
            continue;
        }
        let own = [columns.id, columns.email].map(cell).into_iter().find(|text| !text.is_empty());
        match known.get(own.unwrap_or(&name)) {
            Some(at) => {
                let attempt: &mut Attempt = &mut attempts[*at];
                (attempt.row, attempt.count) = (place, attempt.count + 1);
            }
            None => {
                known.insert(own.unwrap_or(&name).to_owned(), attempts.len());
                let id = id(cell(columns.id), &name, &attempts);
                attempts.push(Attempt { id, name, count: 1, row: place });
            }
        }
    }
    let again = attempts.iter().filter(|attempt| attempt.count > 1);
    strange.extend(again.map(|it| ReportAnomaly::Again { name: it.name.clone(), count: it.count }));
    attempts
}

/// An id that can name a file, of the number that Moodle has, or else of the name; no two alike.
pub(super) fn id(number: &str, name: &str, others: &[Attempt]) -> String {
    let text = if number.is_empty() { name } else { number };
    let sound = |c: char| if c.is_alphanumeric() || "-_".contains(c) { c } else { '-' };
    let plain: String = text.chars().map(sound).collect();
    let is_taken = |id: &String| others.iter().any(|other| other.id.eq_ignore_ascii_case(id));
    let numbered = (2..).map(|number| format!("{plain}-{number}"));
    let mut ids = std::iter::once(plain.clone()).chain(numbered);
    ids.find(|id| !is_taken(id)).unwrap_or_default()
}
