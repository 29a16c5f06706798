//! The attendance sheet: the codes that were copied for each candidate in the room.

use std::collections::{BTreeSet, HashMap};

use arbitro_cases::diag::sanitize::is_hidden;
use arbitro_cases::diag::{Code, Limit, Problem, Span, worst};

use super::ID;
use super::heading::{column, find, misnamed, place};
use super::rows::below_titles;

const RECEIPT: &[&str] = &["ricevuta", "receipt"];
const ROOM: &[&str] = &["sala", "codice_sala", "room", "room_code"];

/// The row of a candidate in the attendance sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttendanceRow {
    /// The candidate's id.
    pub candidate: String,
    /// The receipt, as it was copied; `None` if the cell is empty.
    pub receipt: Option<String>,
    /// The code that was read aloud in his room.
    pub room: Option<String>,
    /// The minute and copied code of each checkpoint.
    pub checkpoints: Vec<(u32, String)>,
}

/// Reads an attendance sheet: a column with the candidate's id, one with the receipt, and, if the stage asks for them,
/// one with the room code and one for each checkpoint, named by its minute (`minutes`).
pub fn read_attendance(
    source: &str,
    minutes: &[u32],
) -> (Vec<AttendanceRow>, AttendanceColumns, Vec<Problem>) {
    let mut problems = Vec::new();
    let is_heading =
        |fields: &[String]| find(fields, ID).is_some() && find(fields, RECEIPT).is_some();
    let mut rows = below_titles(source, is_heading).rows.into_iter();
    let Some((heading, span)) = rows.next() else {
        return (Vec::new(), AttendanceColumns::default(), problems);
    };
    let id = place(&heading, &span, "id", ID, &mut problems);
    let receipt = place(&heading, &span, "receipt", RECEIPT, &mut problems);
    let room = find(&heading, ROOM);
    let (expected, used) = ([(room, ROOM)], [id, receipt, room]);
    problems.extend(misnamed(&heading, &span, &expected, &used));
    let checkpoints: Vec<(u32, usize)> = heading
        .iter()
        .enumerate()
        .filter_map(|(place, name)| Some((minute(name)?, place)))
        .collect();
    let present = checkpoints.iter().map(|(minute, _)| *minute).collect();
    let columns = AttendanceColumns { room: room.is_some(), minutes: present };
    let Some((id, receipt)) = id.zip(receipt) else { return (Vec::new(), columns, problems) };
    let mut receipts = Vec::new();
    let mut known: HashMap<String, Span> = HashMap::new();
    for (fields, span) in rows {
        if fields.iter().any(|field| field.contains(is_hidden)) {
            problems.push(Problem::new(Code::RosterBreak, span));
            continue;
        }
        // As in the roster, no two ids may differ only by case.
        if let Some(id) = fields.get(id).filter(|id| !id.is_empty())
            && let Some(first) = known.insert(id.to_lowercase(), span.clone())
        {
            problems.push(Problem::new(Code::RosterTwice, span).with("id", id).related(first));
            continue;
        }
        let cell = |column: usize| fields.get(column).filter(|text| !text.is_empty()).cloned();
        match (fields.get(id), fields.get(receipt)) {
            (Some(id), Some(_)) => receipts.push(AttendanceRow {
                candidate: id.clone(),
                receipt: cell(receipt),
                room: room.and_then(cell),
                checkpoints: checkpoints
                    .iter()
                    .filter_map(|(minute, column)| Some((*minute, cell(*column)?)))
                    .collect(),
            }),
            (_, _) => {
                let problem = Problem::new(Code::RosterFields, span).with("count", fields.len());
                problems.push(problem.with("fields", heading.len()));
            }
        }
    }
    problems.extend(unknown_minutes(&receipts, minutes, &span));
    (receipts, columns, worst(problems, Limit::Problems))
}

/// Reports the minutes of columns with codes that are no checkpoints of the stage.
fn unknown_minutes(rows: &[AttendanceRow], minutes: &[u32], span: &Span) -> Vec<Problem> {
    let copied = rows.iter().flat_map(|row| row.checkpoints.iter().map(|(minute, _)| *minute));
    let foreign: BTreeSet<u32> = copied.filter(|minute| !minutes.contains(minute)).collect();
    let known: Vec<String> = minutes.iter().map(u32::to_string).collect();
    let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
    let problem = |minute: u32| {
        let problem = Problem::new(Code::ReceiptMinute, span.clone()).with("minute", minute);
        problem.with("known", &known)
    };
    foreign.into_iter().map(problem).collect()
}

/// The columns of an attendance sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttendanceColumns {
    /// Whether there is a column for the room code.
    pub room: bool,
    /// The minutes of the checkpoints that have a column.
    pub minutes: Vec<u32>,
}

/// Returns the minute that names a column: `30`, `minuto 30`, `minute_30`.
fn minute(heading: &str) -> Option<u32> {
    let name = column(heading);
    let number = ["minuto", "minute"].iter().find_map(|word| name.strip_prefix(word));
    number.unwrap_or(&name).parse().ok()
}
