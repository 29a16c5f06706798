//! The day on which the sittings of an examination must be held, and the sittings that do not begin together with the
//! others.

use jiff::civil::Date;

use crate::stage::date::{self, ParsedDate};
use crate::stage::{Stage, StagePurpose};

/// Returns the day of an examination; `None` if the stage is not declared as an examination, or if its file has no
/// valid date in numbers.
pub fn exam_date(stage: &Stage) -> Option<Date> {
    match date::read(&stage.date) {
        ParsedDate::Of(date) if stage.kind == Some(StagePurpose::Examination) => Some(date),
        ParsedDate::Of(_) | ParsedDate::Impossible | ParsedDate::Unread => None,
    }
}

/// The start of a sitting, with its room.
pub struct SittingStart<'s> {
    /// The candidate's id.
    pub candidate: &'s str,
    /// The room code in the journal; `None` if no code was recorded.
    pub room: Option<&'s str>,
    /// The start of the sitting by its wall clock, in seconds since 1970.
    pub at: i64,
    /// The extra minutes allowed to the candidate.
    pub extra: u32,
}

/// The least number of sittings for which the median start is meaningful.
const MIN_SITTINGS: usize = 3;

/// The greatest difference between a start and the median start, in seconds, that is tolerated without a report.
const MAX_START_GAP_SECONDS: i64 = 45 * 60;

/// Lists the sittings whose start, by their clocks, differs from the median start of their room by
/// more than `MAX_START_GAP_SECONDS` plus the candidate's extra minutes, each with the difference
/// in seconds. If a room has too few sittings, the median start of the stage is used; if the stage
/// has too few, no sitting is listed.
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
