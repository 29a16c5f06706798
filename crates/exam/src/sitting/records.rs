//! The records of a sitting: each is held against the rules of a journal before it is written.

use crate::journal::{Disk, Record, RoomCode, What};

use super::{Now, Seat, Sitting};

impl<D: Disk> Sitting<'_, D> {
    /// Records where the sitting goes on: the machine, and the code of the room.
    pub(super) fn sit_down(&mut self, seat: Seat, now: &Now) -> Result<(), D::Error> {
        self.write(What::Machine { boot: seat.boot, up: seat.up }, now)?;
        match seat.room {
            Some(code) if self.bounds.room != RoomCode::None => {
                self.write(What::Room { code }, now)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The next checkpoint of the paper, if its minute has come.
    pub(super) fn due(&self, now: &Now) -> Option<u32> {
        self.bounds.due(self.progress.checkpoints(), self.time.at(now))
    }

    /// Writes the records of the checkpoints that are due: what the candidate copies.
    pub(super) fn write_due(&mut self, now: &Now) -> Result<(), D::Error> {
        while let Some(minute) = self.due(now) {
            self.write_clock(now)?;
            self.put(What::Checkpoint { minute }, now)?;
            self.codes.push((minute, self.head().checkpoint()));
        }
        Ok(())
    }

    /// Writes a record, and before it what the rules of a journal ask for: a jump of the wall clock, a checkpoint whose
    /// minute has come, the question that is on the screen.
    pub(super) fn write(&mut self, what: What, now: &Now) -> Result<(), D::Error> {
        self.write_clock(now)?;
        if !what.is_arrival() {
            self.write_due(now)?;
        }
        let gives = matches!(what, What::Answer { .. } | What::Flag { .. });
        if gives && self.viewed != Some(self.place) {
            self.put(What::View { question: self.place + 1 }, now)?;
        }
        self.put(what, now)
    }

    fn write_clock(&mut self, now: &Now) -> Result<(), D::Error> {
        if let Some(by) = self.time.jump(now) {
            self.put(What::Jump { by }, now)?;
            self.time.jumped(now);
        }
        Ok(())
    }

    /// Puts a record on the disk, which keeps the rules of a journal.
    fn put(&mut self, what: What, now: &Now) -> Result<(), D::Error> {
        let record = self.record(what, now);
        let mut progress = self.progress.clone();
        let broken = progress.take(&self.bounds, &record);
        self.pen.write(&record)?;
        // An answer is never lost to a rule: it is written, and what it breaks is told.
        if self.is_sound {
            self.faults.extend(broken.into_iter().filter(|rule| !rule.is_of_machine()));
            self.is_sound = self.faults.is_empty();
        }
        self.progress = progress;
        self.time.recorded(now);
        if let What::View { question } = record.what {
            self.viewed = question.checked_sub(1);
        }
        Ok(())
    }

    fn record(&self, what: What, now: &Now) -> Record {
        Record { at: self.time.at(now), clock: now.clock.clone(), what }
    }
}
