//! When the sittings of a stage are held: on its day, and together.

use jiff::civil::Date;

use crate::stage::date::{self, ParsedDate};
use crate::stage::{Stage, StagePurpose};

/// The day of an examination, where its file tells one. A stage to practise on is sat when one likes.
pub fn exam_date(stage: &Stage) -> Option<Date> {
    match date::read(&stage.date) {
        ParsedDate::Of(date) if stage.kind == Some(StagePurpose::Examination) => Some(date),
        ParsedDate::Of(_) | ParsedDate::Impossible | ParsedDate::Unread => None,
    }
}

/// When a sitting began.
pub struct SittingStart<'s> {
    pub candidate: &'s str,
    /// The code of its room.
    pub room: Option<&'s str>,
    /// In seconds, by its clock.
    pub at: i64,
    /// The minutes that the candidate has beyond those of the others.
    pub extra: u32,
}

/// Of fewer sittings nobody can say when the others began.
const MIN_SITTINGS: usize = 3;

/// By how many seconds the sittings of a room may begin apart.
const MAX_START_GAP_SECONDS: i64 = 45 * 60;

/// Who began, by the clock, at another time than half of the others did, and by how many seconds: the others with the same
/// code of the room, where they are enough.
pub fn deviating_starts(all: &[SittingStart<'_>]) -> Vec<(String, i64)> {
    let median = |mut times: Vec<i64>| {
        times.sort_unstable();
        (times.len() >= MIN_SITTINGS).then(|| times[times.len() / 2])
    };
    let of_all = median(all.iter().map(|one| one.at).collect());
    let by = |one: &SittingStart<'_>| {
        let beside = all.iter().filter(|other| other.room == one.room);
        let by = one.at - median(beside.map(|other| other.at).collect()).or(of_all)?;
        let is_apart = by.abs() > MAX_START_GAP_SECONDS + i64::from(one.extra) * 60;
        is_apart.then(|| (one.candidate.to_owned(), by))
    };
    all.iter().filter_map(by).collect()
}
