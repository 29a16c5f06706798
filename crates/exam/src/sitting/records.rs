//! The records of a sitting: each is held against the rules of a journal before it is written.

use crate::journal::{JournalDisk, JournalRecord, RecordKind, RoomCodeRule};

use super::{ClockReading, Sitting, SittingPlace};

impl<D: JournalDisk> Sitting<'_, D> {
    /// Records where the sitting goes on: the machine, and the code of the room.
    pub(super) fn record_place(
        &mut self,
        seat: SittingPlace,
        now: &ClockReading,
    ) -> Result<(), D::Error> {
        self.write(RecordKind::Machine { boot: seat.boot, up: seat.up }, now)?;
        match seat.room {
            Some(code) if self.bounds.room != RoomCodeRule::None => {
                self.write(RecordKind::Room { code }, now)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// The next checkpoint of the paper, if its minute has come.
    pub(super) fn due(&self, now: &ClockReading) -> Option<u32> {
        self.bounds.due_checkpoint(self.progress.checkpoints(), self.time.at(now))
    }

    /// Writes the records of the checkpoints that are due: what the candidate copies.
    pub(super) fn write_due(&mut self, now: &ClockReading) -> Result<(), D::Error> {
        while let Some(minute) = self.due(now) {
            self.write_clock(now)?;
            self.append_record(RecordKind::Checkpoint { minute }, now)?;
            self.codes.push((minute, self.head().checkpoint()));
        }
        Ok(())
    }

    /// Writes a record, and before it what the rules of a journal ask for: a jump of the wall clock, a checkpoint whose
    /// minute has come, the question that is on the screen.
    pub(super) fn write(&mut self, what: RecordKind, now: &ClockReading) -> Result<(), D::Error> {
        self.write_clock(now)?;
        if !what.is_resume_context() {
            self.write_due(now)?;
        }
        let gives = matches!(what, RecordKind::Answer { .. } | RecordKind::Flag { .. });
        if gives && self.viewed != Some(self.place) {
            self.append_record(RecordKind::View { question: self.place + 1 }, now)?;
        }
        self.append_record(what, now)
    }

    fn write_clock(&mut self, now: &ClockReading) -> Result<(), D::Error> {
        if let Some(by) = self.time.jump(now) {
            self.append_record(RecordKind::Jump { by }, now)?;
            self.time.jumped(now);
        }
        Ok(())
    }

    /// Puts a record on the disk, which keeps the rules of a journal.
    fn append_record(&mut self, what: RecordKind, now: &ClockReading) -> Result<(), D::Error> {
        let record = self.record(what, now);
        let mut progress = self.progress.clone();
        let broken = progress.check_record(&self.bounds, &record);
        self.writer.write(&record)?;
        // An answer is never lost to a rule: it is written, and what it breaks is told.
        if self.keeps_rules {
            self.broken_rules.extend(broken.into_iter().filter(|rule| !rule.is_of_machine()));
            self.keeps_rules = self.broken_rules.is_empty();
        }
        self.progress = progress;
        self.time.recorded(now);
        if let RecordKind::View { question } = record.what {
            self.viewed = question.checked_sub(1);
        }
        Ok(())
    }

    fn record(&self, what: RecordKind, now: &ClockReading) -> JournalRecord {
        JournalRecord { at: self.time.at(now), clock: now.clock.clone(), what }
    }
}
