//! Messages about sittings held in another program, such as Moodle.

use crate::render::stage::points;
use crate::render::text::{Words, say};
use arbitro_exam::external::{ReportAnomaly, ReportError};
use arbitro_laws::ruling::Edition;

/// Returns the message about an anomaly of a report, for the commission.
pub fn report_oddity(words: &Words, strange: &ReportAnomaly) -> String {
    match strange {
        ReportAnomaly::Unfinished(name) => say!(words, "moodle-unfinished", name = name.clone()),
        ReportAnomaly::Again { name, count } => {
            say!(words, "moodle-again", name = name.clone(), count = *count)
        }
        ReportAnomaly::Unknown { count, column, text } => {
            let (column, text) = (column.clone(), text.clone());
            say!(words, "moodle-unknown", count = *count, column = column, text = text)
        }
        ReportAnomaly::Grade { name, theirs, ours, most } => say!(
            words,
            "moodle-grade",
            name = name.clone(),
            theirs = theirs.clone(),
            ours = points(words, *ours),
            most = points(words, *most)
        ),
    }
}

/// Returns the message that says why a report cannot be used.
pub fn unusable(words: &Words, path: String, why: ReportError, edition: Edition) -> String {
    match why {
        ReportError::Columns => say!(words, "moodle-columns", path = path),
        ReportError::Nobody => say!(words, "moodle-nobody", path = path),
        ReportError::NoQuestion => {
            let others = Edition::ALL.into_iter().filter(|other| *other != edition);
            let others: Vec<&str> = others.map(Edition::name).collect();
            say!(words, "moodle-no-question", path = path, other = others.join(", "))
        }
    }
}
