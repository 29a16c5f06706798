//! The time of a sitting, computed from clock readings that the caller provides.

use crate::journal::rules::{MAX_DRIFT_SECONDS, drift};

/// A reading of the monotonic clock and the wall clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The time of the sitting in milliseconds, from a monotonic clock; time while the program was closed does not
    /// count.
    pub at: u64,
    /// The wall clock, in seconds of Unix time.
    pub wall: i64,
    /// The wall clock as written in a record: "2026-12-05T09:30:00Z".
    pub clock: String,
}

/// The numbers of minutes left at which the candidate gets a notice.
const NOTICES: [u64; 3] = [10, 5, 1];

/// The time after a record at which a tick is due, in milliseconds.
const TICK: u64 = 5_000;

const MINUTE: u64 = 60_000;

/// The time limit of a sitting, and the times of its notices and records.
#[derive(Clone, Debug)]
pub struct SittingTime {
    /// The time limit in milliseconds; `None` if there is none.
    limit: Option<u64>,
    /// The number of notices already given to the candidate.
    notices_given: usize,
    /// The time of the last record, in milliseconds.
    last: u64,
    /// The sitting's time in milliseconds and the wall clock in seconds at the moment after which both must advance
    /// equally: the start of this part of the sitting, or the last jump of the wall clock.
    clock_base: (u64, i64),
    /// The time of the last attempt to write a tick or checkpoint, in milliseconds.
    last_attempt: u64,
}

impl SittingTime {
    /// Creates the time of a paper with this many minutes; 0 means no limit.
    pub fn new(minutes: u32, now: &ClockReading) -> SittingTime {
        let limit = (minutes > 0).then(|| u64::from(minutes) * MINUTE);
        let mut time = SittingTime {
            limit,
            notices_given: 0,
            last: now.at,
            clock_base: (now.at, now.wall),
            last_attempt: now.at,
        };
        // Notices for as many minutes as are left at the start, or for more, count as already given.
        time.notices_given = time.due(now);
        time
    }

    /// Returns the milliseconds left; `None` if there is no time limit.
    pub fn left(&self, now: &ClockReading) -> Option<u64> {
        self.limit.map(|limit| limit.saturating_sub(now.at))
    }

    /// Returns true if the time is over.
    pub fn is_up(&self, now: &ClockReading) -> bool {
        self.left(now) == Some(0)
    }

    /// Returns the number of notices that are due, including the notices already given.
    fn due(&self, now: &ClockReading) -> usize {
        let Some(left) = self.left(now) else { return 0 };
        NOTICES.iter().filter(|minutes| left <= **minutes * MINUTE).count()
    }

    /// Returns the number of minutes of a new notice if one is due; `None` otherwise. Each notice
    /// is returned at most once.
    pub fn notice(&mut self, now: &ClockReading) -> Option<u64> {
        let due = self.due(now);
        if due <= self.notices_given {
            return None;
        }
        self.notices_given = due;
        NOTICES.get(due - 1).copied()
    }

    /// Returns true if a tick must be written. After a failed attempt, returns true again only when the interval
    /// between ticks has passed.
    pub fn wants_tick(&mut self, now: &ClockReading) -> bool {
        let is_due = now.at >= self.last_attempt.max(self.last) + TICK;
        if is_due {
            self.last_attempt = now.at;
        }
        is_due
    }

    /// Returns the milliseconds until the next notice or tick is due, or until the time is over.
    pub fn until_next(&self, now: &ClockReading) -> u64 {
        let tick = (self.last_attempt.max(self.last) + TICK).saturating_sub(now.at);
        let notice = self.limit.map(|limit| {
            let minutes = NOTICES.get(self.notices_given).copied().unwrap_or(0);
            limit.saturating_sub(minutes * MINUTE).saturating_sub(now.at)
        });
        notice.map_or(tick, |notice| notice.min(tick))
    }

    /// Returns true if a due record may be written. After a failed attempt, returns true again only when the interval
    /// between ticks has passed.
    pub(super) fn may_try(&mut self, now: &ClockReading) -> bool {
        let may = self.last_attempt <= self.last || self.wants_tick(now);
        if may {
            self.last_attempt = now.at;
        }
        may
    }

    /// Returns the seconds by which the wall clock moved ahead of the sitting's time; `None` if the difference is
    /// tolerated.
    pub(super) fn jump(&self, now: &ClockReading) -> Option<i64> {
        let by = drift(self.clock_base, (self.at(now), now.wall));
        (by.saturating_abs() > MAX_DRIFT_SECONDS).then_some(by)
    }

    /// Resets the base of the clocks after a jump of the wall clock was recorded.
    pub(super) fn jumped(&mut self, now: &ClockReading) {
        self.clock_base = (self.at(now), now.wall);
    }

    /// Returns the time for the next record, which is never before the last record.
    pub(super) fn at(&self, now: &ClockReading) -> u64 {
        now.at.max(self.last)
    }

    pub(super) fn recorded(&mut self, now: &ClockReading) {
        self.last = self.at(now);
    }
}
