//! The attendance sheet: the codes that each candidate copied in the room.

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
    /// The receipt, as the candidate copied it; `None` if the cell is empty.
    pub receipt: Option<String>,
    /// The code that was read aloud in the candidate's room; `None` if the cell is empty.
    pub room: Option<String>,
    /// The minute of each checkpoint, with the code that the candidate copied.
    pub checkpoints: Vec<(u32, String)>,
}

/// Reads an attendance sheet. The columns of the sheet are the candidate's id, the receipt and, if the stage asks for
/// them, the room code and the code of each checkpoint. The heading of a checkpoint's column is the minute of the
/// checkpoint; `minutes` has the minutes of the stage's checkpoints.
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
        // As in the roster, two ids that differ only by case count as equal.
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

/// Reports columns that have codes and whose minutes are not checkpoints of the stage.
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

/// The optional columns that an attendance sheet has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttendanceColumns {
    /// Whether the sheet has a column for the room code.
    pub room: bool,
    /// The minutes in the headings of the columns for checkpoints.
    pub minutes: Vec<u32>,
}

/// Returns the minute in the heading of a checkpoint's column: `30`, `minuto 30`, `minute_30`.
fn minute(heading: &str) -> Option<u32> {
    let name = column(heading);
    let number = ["minuto", "minute"].iter().find_map(|word| name.strip_prefix(word));
    number.unwrap_or(&name).parse().ok()
}
