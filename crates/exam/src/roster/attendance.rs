//! The attendance sheet: what was copied of each candidate in the room.

use std::collections::{BTreeSet, HashMap};

use arbitro_cases::diag::sanitize::is_hidden;
use arbitro_cases::diag::{Code, Limit, Problem, Span, worst};

use super::ID;
use super::heading::{column, find, misnamed, place};
use super::rows::below_titles;

const RECEIPT: &[&str] = &["ricevuta", "receipt"];
const ROOM: &[&str] = &["sala", "codice_sala", "room", "room_code"];

/// What the attendance sheet has of a candidate.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttendanceRow {
    pub candidate: String,
    /// As it was copied; none where nothing is written.
    pub receipt: Option<String>,
    /// The code that was read aloud where he sat.
    pub room: Option<String>,
    /// What was copied at each minute.
    pub checkpoints: Vec<(u32, String)>,
}

/// Reads what the attendance sheet has: a column with the candidate's id, one with the receipt, and where the stage asks
/// for them one with the code of the room and one for each of its checkpoints, called by its minute.
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
    let (wanted, read) = ([(room, ROOM)], [id, receipt, room]);
    problems.extend(misnamed(&heading, &span, &wanted, &read));
    let checkpoints: Vec<(u32, usize)> = heading
        .iter()
        .enumerate()
        .filter_map(|(place, name)| Some((minute(name)?, place)))
        .collect();
    let there = checkpoints.iter().map(|(minute, _)| *minute).collect();
    let columns = AttendanceColumns { room: room.is_some(), minutes: there };
    let Some((id, receipt)) = id.zip(receipt) else { return (Vec::new(), columns, problems) };
    let mut receipts = Vec::new();
    let mut known: HashMap<String, Span> = HashMap::new();
    for (fields, span) in rows {
        if fields.iter().any(|field| field.contains(is_hidden)) {
            problems.push(Problem::new(Code::RosterBreak, span));
            continue;
        }
        // As in the roster, no two ids differ by upper and lower case alone.
        if let Some(id) = fields.get(id).filter(|id| !id.is_empty())
            && let Some(first) = known.insert(id.to_lowercase(), span.clone())
        {
            problems.push(Problem::new(Code::RosterTwice, span).with("id", id).related(first));
            continue;
        }
        let written = |column: usize| fields.get(column).filter(|text| !text.is_empty()).cloned();
        match (fields.get(id), fields.get(receipt)) {
            (Some(id), Some(_)) => receipts.push(AttendanceRow {
                candidate: id.clone(),
                receipt: written(receipt),
                room: room.and_then(written),
                checkpoints: checkpoints
                    .iter()
                    .filter_map(|(minute, column)| Some((*minute, written(*column)?)))
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

/// The minutes for which something was copied and that are no checkpoints of the stage.
fn unknown_minutes(slips: &[AttendanceRow], minutes: &[u32], span: &Span) -> Vec<Problem> {
    let copied = slips.iter().flat_map(|slip| slip.checkpoints.iter().map(|(minute, _)| *minute));
    let foreign: BTreeSet<u32> = copied.filter(|minute| !minutes.contains(minute)).collect();
    let known: Vec<String> = minutes.iter().map(u32::to_string).collect();
    let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
    let problem = |minute: u32| {
        let problem = Problem::new(Code::ReceiptMinute, span.clone()).with("minute", minute);
        problem.with("known", &known)
    };
    foreign.into_iter().map(problem).collect()
}

/// Which of the columns of the attendance sheet that a room asks for are there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttendanceColumns {
    /// That of the code of the room.
    pub room: bool,
    /// Those of the checkpoints, by their minutes.
    pub minutes: Vec<u32>,
}

/// The minute of a checkpoint by which a column is called: `30`, `minuto 30`, `minute_30`.
fn minute(heading: &str) -> Option<u32> {
    let name = column(heading);
    let number = ["minuto", "minute"].iter().find_map(|word| name.strip_prefix(word));
    number.unwrap_or(&name).parse().ok()
}
