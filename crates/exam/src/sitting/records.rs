//! Writes the records of a sitting, each checked against the rules of a journal.

use crate::journal::{JournalDisk, JournalRecord, RecordKind, RoomCodeRule};

use super::{ClockReading, Sitting, SittingPlace};

impl<D: JournalDisk> Sitting<'_, D> {
    /// Records the machine on which the sitting starts or continues, and the room code if the paper
    /// asks for it.
    pub(super) fn record_place(
        &mut self,
        location: SittingPlace,
        now: &ClockReading,
    ) -> Result<(), D::Error> {
        self.write(RecordKind::Machine { boot: location.boot, up: location.up }, now)?;
        match location.room {
            Some(code) if self.requirements.room != RoomCodeRule::None => {
                self.write(RecordKind::Room { code }, now)
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Returns the minute of the next checkpoint if it is due; `None` otherwise.
    pub(super) fn due(&self, now: &ClockReading) -> Option<u32> {
        self.requirements.due_checkpoint(self.progress.checkpoints(), self.time.at(now))
    }

    /// Writes the records of the checkpoints that are due, and adds the codes to the list of codes.
    pub(super) fn write_due(&mut self, now: &ClockReading) -> Result<(), D::Error> {
        while let Some(minute) = self.due(now) {
            self.write_clock(now)?;
            self.append_record(RecordKind::Checkpoint { minute }, now)?;
            self.codes.push((minute, self.head().checkpoint()));
        }
        Ok(())
    }

    /// Writes a record of a sitting. First writes the records that the rules of a journal require before it: a jump of
    /// the wall clock, a checkpoint that is due, and the view of a question that is answered or flagged.
    pub(super) fn write(&mut self, what: RecordKind, now: &ClockReading) -> Result<(), D::Error> {
        self.write_clock(now)?;
        if !what.is_resume_context() {
            self.write_due(now)?;
        }
        let is_answering = matches!(what, RecordKind::Answer { .. } | RecordKind::Flag { .. });
        if is_answering && self.viewed != Some(self.place) {
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

    /// Writes a record to the disk, and checks the record against the rules of a journal.
    fn append_record(&mut self, what: RecordKind, now: &ClockReading) -> Result<(), D::Error> {
        let record = self.record(what, now);
        let mut progress = self.progress.clone();
        let broken = progress.check_record(&self.requirements, &record);
        self.writer.write(&record)?;
        // A record that breaks a rule is still written, so that no answer is lost, and the broken rule is reported.
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
