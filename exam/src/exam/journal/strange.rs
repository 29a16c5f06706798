//! What is in a journal that no sitting writes: its chain may hold even if something else wrote it.

use serde::{Deserialize, Serialize};

use super::{Journal, What};

/// How a paper asks a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub several: bool,
    pub clause: bool,
}

/// A record that `arbitro exam sit` does not write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strange {
    /// Several options where one is asked for.
    SeveralChosen,
    /// Options twice, or not in their order.
    Disordered,
    /// A clause where none is asked for.
    CitedUnasked,
    /// An answer to a question that was not on the screen.
    Unseen,
    /// More than a minute between two records, while the program was open.
    Gap,
}

/// The longest time between two records, in milliseconds: twice the half minute that the first program left.
const GAP: u64 = 60_000;

/// What is strange in a journal, each kind once, with the line at which it is found first.
pub fn strange(journal: &Journal, asked: &[Asked]) -> Vec<(Strange, usize)> {
    let mut found: Vec<(Strange, usize)> = Vec::new();
    let mut shown = None;
    let mut last = 0;
    for (index, record) in journal.records.iter().enumerate() {
        let mut see = |strange: Strange, is_so: bool| {
            if is_so && !found.iter().any(|(known, _)| *known == strange) {
                found.push((strange, index + 1));
            }
        };
        see(Strange::Gap, record.at.saturating_sub(last) > GAP);
        last = record.at;
        match &record.what {
            What::View { question } => shown = Some(*question),
            What::Answer { question, chosen, cited } => {
                let of = question.checked_sub(1).and_then(|place| asked.get(place));
                let is = |wanted: fn(&Asked) -> bool| of.is_none_or(wanted);
                see(Strange::SeveralChosen, chosen.len() > 1 && !is(|of| of.several));
                see(Strange::Disordered, !chosen.is_sorted_by(|one, two| one < two));
                see(Strange::CitedUnasked, cited.is_some() && !is(|of| of.clause));
                see(Strange::Unseen, shown != Some(*question));
            }
            _ => {}
        }
    }
    found
}
