//! The clocks of a sitting: a monotonic clock that counts the time used, and the wall clock.

use std::time::Instant;

use jiff::Timestamp;

use arbitro_exam::sitting::ClockReading;

/// Measures the time of a sitting.
pub struct SittingClock {
    begun: Instant,
    /// Milliseconds of the sitting before this process resumed it; 0 for a new sitting.
    before: u64,
}

impl SittingClock {
    pub fn after(before: u64) -> SittingClock {
        SittingClock { begun: Instant::now(), before }
    }

    pub fn now(&self) -> ClockReading {
        let passed = u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        let wall = Timestamp::now().as_second();
        let clock = Timestamp::from_second(wall).unwrap_or(Timestamp::UNIX_EPOCH).to_string();
        ClockReading { at: self.before.saturating_add(passed), wall, clock }
    }
}

/// Returns Linux's boot id and the seconds since boot, including sleep; `None` on other systems.
pub fn machine() -> Option<(String, u64)> {
    let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let up = std::fs::read_to_string("/proc/uptime").ok()?;
    let seconds = up.split(['.', ' ']).next()?.parse().ok()?;
    Some((boot.trim().to_owned(), seconds))
}
