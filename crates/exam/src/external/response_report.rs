//! Parses the columns and rows of Moodle's report of responses.

use std::collections::{BTreeMap, HashMap};

use crate::roster::find;
use crate::scoring::Points;

const SURNAME: &[&str] = &["last_name", "surname", "cognome"];
const NAME: &[&str] = &["first_name", "nome", "name"];
const ID: &[&str] = &["id_number", "codice_identificativo", "numero_id", "matricola"];
const EMAIL: &[&str] = &["email_address", "email", "indirizzo_email", "e_mail"];
const COMPLETED: &[&str] = &["completed", "completato", "terminato", "concluso"];
const GRADE: [&str; 3] = ["grade/", "valutazione/", "voto/"];

/// The texts before the number in the headings of the columns of questions.
const QUESTION: [&str; 2] = ["question ", "domanda "];
const RESPONSE: [&str; 2] = ["response ", "risposta "];
const RIGHT: [&str; 3] = ["right answer ", "risposta corretta ", "risposta giusta "];

/// An anomaly of a report of responses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReportAnomaly {
    /// The attempt of the candidate with this name was not finished, and does not count.
    Unfinished(String),
    /// A candidate has several finished attempts; the last of them counts.
    Again {
        /// The candidate's name.
        name: String,
        /// The number of finished attempts.
        count: usize,
    },
    /// The report has answers that cannot be assigned to a question of the bank.
    Unknown {
        /// The number of these answers.
        count: usize,
        /// The position, from 1, of the first of these answers among the report's questions.
        column: String,
        /// The text of the first of these answers.
        text: String,
    },
    /// Moodle's grade differs from the score by the engine's keys.
    Grade {
        /// The candidate's name.
        name: String,
        /// Moodle's grade, as written in the report.
        theirs: String,
        /// The score by the engine's keys, in hundredths of a point.
        ours: Points,
        /// The maximum of the score by the engine's keys, in hundredths of a point.
        most: Points,
    },
}

/// The indexes of the columns of a report.
pub(super) struct ReportColumns {
    pub(super) surname: Option<usize>,
    pub(super) name: Option<usize>,
    pub(super) id: Option<usize>,
    pub(super) email: Option<usize>,
    pub(super) completed: Option<usize>,
    /// The column of Moodle's grade, and the highest possible grade.
    pub(super) grade: Option<(usize, f64)>,
    pub(super) questions: Vec<QuestionColumns>,
}

/// The indexes of the columns of a question.
#[derive(Default)]
pub(super) struct QuestionColumns {
    pub(super) text: Option<usize>,
    pub(super) response: usize,
    pub(super) right: Option<usize>,
}

impl ReportColumns {
    /// Finds the columns by their headings; `None` if the report has no column of responses, or no column of names.
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
        let question = |(number, response): (u32, usize)| QuestionColumns {
            text: texts.get(&number).copied(),
            response,
            right: rights.get(&number).copied(),
        };
        let questions: Vec<QuestionColumns> =
            numbered(&RESPONSE).into_iter().map(question).collect();
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

/// Parses a number with a decimal comma or decimal point.
pub(super) fn decimal(text: &str) -> Option<f64> {
    text.trim().replace(',', ".").parse().ok()
}

/// Returns the text in one line, with one space between words.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The last finished attempt of a candidate.
pub(super) struct Attempt {
    /// The candidate's id in the results.
    pub(super) id: String,
    /// The candidate's name.
    pub(super) name: String,
    /// The number of the candidate's finished attempts.
    pub(super) count: usize,
    /// The index of the row of the last finished attempt.
    pub(super) row: usize,
}

/// Returns each candidate's last finished attempt, in the order of the report.
pub(super) fn attempts(
    rows: &[Vec<String>],
    columns: &ReportColumns,
    anomalies: &mut Vec<ReportAnomaly>,
) -> Vec<Attempt> {
    let mut attempts: Vec<Attempt> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for (place, row) in rows.iter().enumerate() {
        let cell = |column: Option<usize>| {
            column.and_then(|column| row.get(column)).map_or("", String::as_str)
        };
        let name = one_line(&format!("{} {}", cell(columns.surname), cell(columns.name)));
        // The rows of averages at the end of the report have no responses.
        let responses = columns.questions.iter().map(|question| cell(Some(question.response)));
        if name.is_empty() || responses.clone().all(str::is_empty) {
            continue;
        }
        if columns.completed.is_some() && matches!(cell(columns.completed), "" | "-") {
            anomalies.push(ReportAnomaly::Unfinished(name));
            continue;
        }
        let own = [columns.id, columns.email].map(cell).into_iter().find(|text| !text.is_empty());
        match known.get(own.unwrap_or(&name)) {
            Some(index) => {
                let attempt: &mut Attempt = &mut attempts[*index];
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
    anomalies.extend(
        again.map(|attempt| ReportAnomaly::Again {
            name: attempt.name.clone(),
            count: attempt.count,
        }),
    );
    attempts
}

/// Returns a unique id that can name a file: Moodle's id number or, if the report has none, the candidate's name. A
/// dash replaces each character other than letters, digits, `-` and `_`; a number is added if another attempt has the
/// same id in any case.
pub(super) fn id(number: &str, name: &str, others: &[Attempt]) -> String {
    let text = if number.is_empty() { name } else { number };
    let sound = |c: char| if c.is_alphanumeric() || "-_".contains(c) { c } else { '-' };
    let plain: String = text.chars().map(sound).collect();
    let is_taken = |id: &String| others.iter().any(|other| other.id.eq_ignore_ascii_case(id));
    let numbered = (2..).map(|number| format!("{plain}-{number}"));
    let mut ids = std::iter::once(plain.clone()).chain(numbered);
    ids.find(|id| !is_taken(id)).unwrap_or_default()
}
