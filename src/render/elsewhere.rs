//! What is reported of a sitting that was held elsewhere.

use crate::render::stage::points;
use crate::render::text::{Words, say};
use arbitro_exam::elsewhere::{Strange, Unusable};
use arbitro_laws::ruling::Edition;

/// What else the commission must know besides the results.
pub fn strange(words: &Words, strange: &Strange) -> String {
    match strange {
        Strange::Unfinished(name) => say!(words, "moodle-unfinished", name = name.clone()),
        Strange::Again { name, count } => {
            say!(words, "moodle-again", name = name.clone(), count = *count)
        }
        Strange::Unknown { count, column, text } => {
            let (column, text) = (column.clone(), text.clone());
            say!(words, "moodle-unknown", count = *count, column = column, text = text)
        }
        Strange::Grade { name, theirs, ours, most } => say!(
            words,
            "moodle-grade",
            name = name.clone(),
            theirs = theirs.clone(),
            ours = points(words, *ours),
            most = points(words, *most)
        ),
    }
}

/// Why a report cannot be used.
pub fn unusable(words: &Words, path: String, why: Unusable, edition: Edition) -> String {
    match why {
        Unusable::Columns => say!(words, "moodle-columns", path = path),
        Unusable::Nobody => say!(words, "moodle-nobody", path = path),
        Unusable::NoQuestion => {
            let others = Edition::ALL.into_iter().filter(|other| *other != edition);
            let others: Vec<&str> = others.map(Edition::name).collect();
            say!(words, "moodle-no-question", path = path, other = others.join(", "))
        }
    }
}
