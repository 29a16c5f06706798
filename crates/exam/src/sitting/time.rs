//! The time of a sitting, on a clock that the caller reads.

use crate::journal::rules::{MAX_DRIFT_SECONDS, drift};

/// A moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The milliseconds of the sitting so far, over all its parts, on a clock that only goes forward.
    pub at: u64,
    /// The wall clock, in seconds.
    pub wall: i64,
    /// The same as it is recorded.
    pub clock: String,
}

/// The minutes left at which a notice is given.
const NOTICES: [u64; 3] = [10, 5, 1];

/// The longest time between two records.
const TICK: u64 = 5_000;

const MINUTE: u64 = 60_000;

/// The time allowed, used and recorded.
#[derive(Clone, Debug)]
pub struct SittingTime {
    /// In milliseconds; `None` if there is no limit.
    limit: Option<u64>,
    /// How many of the notices lie behind.
    notices_given: usize,
    /// The time of the last record.
    last: u64,
    /// The time and the clock from which the two went together: where this part of the sitting began, or the last jump.
    clock_base: (u64, i64),
    /// When a record of the time was last tried.
    last_attempt: u64,
}

impl SittingTime {
    /// The time of a paper of this many minutes, 0 for no limit.
    pub fn new(minutes: u32, now: &ClockReading) -> SittingTime {
        let limit = (minutes > 0).then(|| u64::from(minutes) * MINUTE);
        let mut time = SittingTime {
            limit,
            notices_given: 0,
            last: now.at,
            clock_base: (now.at, now.wall),
            last_attempt: now.at,
        };
        // Where less is left from the start no notice is needed.
        time.notices_given = time.due(now);
        time
    }

    /// The milliseconds left; `None` if there is no limit.
    pub fn left(&self, now: &ClockReading) -> Option<u64> {
        self.limit.map(|limit| limit.saturating_sub(now.at))
    }

    pub fn is_up(&self, now: &ClockReading) -> bool {
        self.left(now) == Some(0)
    }

    /// How many of the notices are due.
    fn due(&self, now: &ClockReading) -> usize {
        let Some(left) = self.left(now) else { return 0 };
        NOTICES.iter().filter(|minutes| left <= **minutes * MINUTE).count()
    }

    /// The minutes left, when they come to one of the notices; each is given once.
    pub fn notice(&mut self, now: &ClockReading) -> Option<u64> {
        let due = self.due(now);
        if due <= self.notices_given {
            return None;
        }
        self.notices_given = due;
        NOTICES.get(due - 1).copied()
    }

    /// Whether the time must be recorded; asked again a while later if that failed.
    pub fn wants_tick(&mut self, now: &ClockReading) -> bool {
        let wanted = now.at >= self.last_attempt.max(self.last) + TICK;
        if wanted {
            self.last_attempt = now.at;
        }
        wanted
    }

    /// The milliseconds until something is due.
    pub fn until_next(&self, now: &ClockReading) -> u64 {
        let tick = (self.last_attempt.max(self.last) + TICK).saturating_sub(now.at);
        let notice = self.limit.map(|limit| {
            let minutes = NOTICES.get(self.notices_given).copied().unwrap_or(0);
            limit.saturating_sub(minutes * MINUTE).saturating_sub(now.at)
        });
        notice.map_or(tick, |notice| notice.min(tick))
    }

    /// Whether something that is due may be written; after a failure, whether it is time to try again.
    pub(super) fn may_try(&mut self, now: &ClockReading) -> bool {
        let may = self.last_attempt <= self.last || self.wants_tick(now);
        if may {
            self.last_attempt = now.at;
        }
        may
    }

    /// By how many seconds the wall clock has moved away from the time that went by, if that is much.
    pub(super) fn jump(&self, now: &ClockReading) -> Option<i64> {
        let by = drift(self.clock_base, (self.at(now), now.wall));
        (by.saturating_abs() > MAX_DRIFT_SECONDS).then_some(by)
    }

    /// The clock has moved, and that is recorded.
    pub(super) fn jumped(&mut self, now: &ClockReading) {
        self.clock_base = (self.at(now), now.wall);
    }

    /// The time to record: never before that of the last record.
    pub(super) fn at(&self, now: &ClockReading) -> u64 {
        now.at.max(self.last)
    }

    pub(super) fn recorded(&mut self, now: &ClockReading) {
        self.last = self.at(now);
    }
}
