//! Checks when the sittings of a stage are held: on its day, and together.

use jiff::civil::Date;

use crate::stage::date::{self, ParsedDate};
use crate::stage::{Stage, StagePurpose};

/// Returns the day of an examination, if its file has one. A practice stage has no day.
pub fn exam_date(stage: &Stage) -> Option<Date> {
    match date::read(&stage.date) {
        ParsedDate::Of(date) if stage.kind == Some(StagePurpose::Examination) => Some(date),
        ParsedDate::Of(_) | ParsedDate::Impossible | ParsedDate::Unread => None,
    }
}

/// When a sitting began, and where.
pub struct SittingStart<'s> {
    /// The candidate's id.
    pub candidate: &'s str,
    /// The room code.
    pub room: Option<&'s str>,
    /// The start by the sitting's clock, in seconds.
    pub at: i64,
    /// The extra minutes of the candidate.
    pub extra: u32,
}

/// The least number of sittings whose median start means anything.
const MIN_SITTINGS: usize = 3;

/// The greatest difference between starts in a room, in seconds.
const MAX_START_GAP_SECONDS: i64 = 45 * 60;

/// Lists the sittings that began, by their clocks, at another time than the median of their room (or, if the room has
/// too few sittings, of the stage), with the difference in seconds.
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
