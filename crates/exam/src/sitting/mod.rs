//! A sitting in progress: the saved answers, the page shown, and the time left.
//!
//! The caller first calls [`Sitting::begin`] or [`Sitting::resume`], then [`Sitting::show`] for
//! each screen, [`Sitting::execute`] for each line typed, and [`Sitting::advance_time`] whenever
//! time has passed. A change is reported as saved only when its record is on the disk. The caller
//! provides the clock and the disk.

mod command;

mod records;

mod time;

mod view;

use arbitro_cases::diag::sanitize::is_hidden;

use super::digest::Digest;
use super::journal::rules::wall_seconds;
use super::journal::{
    AnswerSheet, GivenAnswer, HashChain, Journal, JournalDisk, JournalProgress, JournalRule,
    JournalWriter, PaperRequirements, RecordKind,
};
use super::paper::{Paper, PaperQuestion};

pub use command::{CommandError, SittingCommand, is_citation, parse};
pub use time::{ClockReading, SittingTime};
pub use view::{CommandOutcome, SittingPage, SittingView, TimeEvent};

/// A sitting: its answers, page and time, and the writer of its journal.
#[derive(Debug)]
pub struct Sitting<'p, D: JournalDisk> {
    paper: &'p Paper,
    writer: JournalWriter<D>,
    answers: Vec<GivenAnswer>,
    /// The index of the question shown, from 0.
    place: usize,
    page: SittingPage,
    /// The index of the question whose view was recorded last, from 0.
    viewed: Option<usize>,
    time: SittingTime,
    is_over: bool,
    handed_in: bool,
    /// The minute of each checkpoint recorded, with its code.
    codes: Vec<(u32, String)>,
    /// The number of codes announced to the candidate.
    announced_codes: usize,
    /// The number of codes that the screen no longer shows, since the candidate has copied them; 0
    /// to show all codes again.
    copied_codes: usize,
    requirements: PaperRequirements,
    progress: JournalProgress,
    /// Whether the journal has so far kept every rule that depends on the program, so that its next record must keep
    /// these rules too.
    keeps_rules: bool,
    /// The rules that depend on the program and are broken by the first record that breaks any of them.
    broken_rules: Vec<JournalRule>,
}

/// The machine and the room where a sitting starts or continues.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SittingPlace {
    /// The operating system's identifier of the current boot; empty if the system reports none.
    pub boot: String,
    /// The seconds since the machine booted.
    pub up: u64,
    /// The room code, if the paper asks for it and the journal does not have it yet.
    pub room: Option<String>,
}

impl<'p, D: JournalDisk> Sitting<'p, D> {
    /// Creates a sitting from its answer sheet, with the question at index `place` shown.
    fn at(
        paper: &'p Paper,
        program: &str,
        writer: JournalWriter<D>,
        sheet: AnswerSheet,
        place: usize,
        now: &ClockReading,
    ) -> Sitting<'p, D> {
        Sitting {
            paper,
            writer,
            answers: sheet.answers,
            place,
            page: SittingPage::Question,
            viewed: None,
            time: SittingTime::new(paper.minutes, now),
            is_over: sheet.expired,
            handed_in: sheet.handed_in,
            codes: Vec::new(),
            announced_codes: 0,
            copied_codes: 0,
            requirements: paper.bounds(program),
            progress: JournalProgress::default(),
            keeps_rules: true,
            broken_rules: Vec::new(),
        }
    }

    /// Begins a sitting on a paper; `hash` is the hash of the paper's file. `torn` is the number of bytes of an
    /// incomplete first record, which are dropped.
    ///
    /// # Errors
    /// If the start of the sitting cannot be recorded.
    pub fn begin(
        paper: &'p Paper,
        hash: Digest,
        program: &str,
        location: SittingPlace,
        (disk, torn): (D, usize),
        now: &ClockReading,
    ) -> Result<Sitting<'p, D>, D::Error> {
        let blank = AnswerSheet {
            answers: vec![GivenAnswer::default(); paper.questions.len()],
            ..AnswerSheet::default()
        };
        let writer = JournalWriter::begin(disk, HashChain::new(hash), torn);
        let mut sitting = Sitting::at(paper, program, writer, blank, 0, now);
        let (candidate, stage) = (paper.candidate.clone(), paper.stage.clone());
        let program = program.to_owned();
        sitting.write(RecordKind::Start { paper: hash, candidate, stage, program }, now)?;
        sitting.record_place(location, now)?;
        Ok(sitting)
    }

    /// Continues a sitting that was left or interrupted; `now.at` continues from the time of the
    /// last record.
    ///
    /// # Errors
    /// If the resumption of the sitting cannot be recorded.
    pub fn resume(
        paper: &'p Paper,
        program: &str,
        location: SittingPlace,
        journal: &Journal,
        sheet: AnswerSheet,
        disk: D,
        now: &ClockReading,
    ) -> Result<Sitting<'p, D>, D::Error> {
        let writer = JournalWriter::resume(disk, journal);
        let mut sitting = Sitting::at(paper, program, writer, sheet, last_seen(journal), now);
        for record in &journal.records {
            let broken = sitting.progress.check_record(&sitting.requirements, record);
            sitting.keeps_rules &= broken.iter().all(|rule| rule.is_of_machine());
        }
        sitting.codes.clone_from(&journal.checkpoints);
        // The journal does not show whether the candidate copied the last code, so this code is shown again.
        sitting.announced_codes = sitting.codes.len();
        sitting.copied_codes = sitting.announced_codes.saturating_sub(1);
        let (away, dropped) = (away(journal, now), journal.torn_bytes as u64);
        sitting.write(RecordKind::Resume { away, dropped }, now)?;
        sitting.record_place(location, now)?;
        Ok(sitting)
    }

    /// Returns the data that the screen shows at the moment `now`.
    pub fn view(&self, now: &ClockReading) -> SittingView<'_> {
        let (paper, answers, place) = (self.paper, self.answers.as_slice(), self.place);
        let to_copy = self.codes.get(self.copied_codes..self.announced_codes).unwrap_or_default();
        SittingView { paper, answers, place, remaining_ms: self.time.left(now), to_copy }
    }

    /// Returns the minute and the code of each checkpoint so far.
    pub fn codes(&self) -> &[(u32, String)] {
        &self.codes
    }

    /// Returns the page that is shown.
    pub const fn page(&self) -> SittingPage {
        self.page
    }

    /// Returns the time of the sitting.
    pub const fn time(&self) -> &SittingTime {
        &self.time
    }

    /// Returns true if the paper was handed in.
    pub const fn handed_in(&self) -> bool {
        self.handed_in
    }

    /// Returns true if the end of the time was recorded.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Returns the rules of a journal that the first faulty record of this part of the sitting
    /// broke; only a defect of the program breaks such a rule. The list is empty if an earlier part
    /// already broke one.
    pub fn broken_rules(&self) -> &[JournalRule] {
        &self.broken_rules
    }

    /// Returns the hash of the last record written.
    pub const fn head(&self) -> Digest {
        self.writer.head()
    }

    /// Records that the question is on the screen, once each time the candidate turns to the question.
    ///
    /// # Errors
    /// If the record cannot be written.
    pub fn show(&mut self, now: &ClockReading) -> Result<(), D::Error> {
        if self.page != SittingPage::Question {
            self.viewed = None;
            return Ok(());
        }
        if self.viewed == Some(self.place) {
            return Ok(());
        }
        self.write(RecordKind::View { question: self.place + 1 }, now)
    }

    /// Executes a line that the candidate typed; if the time is over, hands in the paper instead.
    pub fn execute(&mut self, line: &str, now: &ClockReading) -> CommandOutcome<D::Error> {
        if self.is_over || self.time.is_up(now) {
            return match self.expire(now) {
                Ok(()) => CommandOutcome::HandedIn,
                Err(error) => CommandOutcome::NotHandedIn(error),
            };
        }
        if self.page == SittingPage::Confirm && !command::is_code(line) {
            return self.confirmed(line, now);
        }
        let question = (self.page == SittingPage::Question).then(|| self.question());
        let line: String = line.chars().filter(|c| !is_hidden(*c)).collect();
        match parse(&line, question, self.paper.questions.len()) {
            Ok(command) => self.follow(command, now),
            Err(unclear) => CommandOutcome::Unclear(unclear),
        }
    }

    /// Updates the sitting to the moment `now`: hands in the paper at the end of the time, reports
    /// a notice or a checkpoint, and writes a tick if one is due.
    pub fn advance_time(&mut self, now: &ClockReading) -> TimeEvent<D::Error> {
        if self.is_over || self.time.is_up(now) {
            return match self.expire(now) {
                Ok(()) => TimeEvent::Expired,
                Err(error) => TimeEvent::NotHandedIn(error),
            };
        }
        if let Some(minutes) = self.time.notice(now) {
            return TimeEvent::Notice(minutes);
        }
        if self.due(now).is_some()
            && self.time.may_try(now)
            && let Err(error) = self.write_due(now)
        {
            return TimeEvent::Trouble(error);
        }
        if let Some((minute, code)) = self.codes.get(self.announced_codes).cloned() {
            self.announced_codes += 1;
            return TimeEvent::Checkpoint { minute, code };
        }
        if self.time.wants_tick(now)
            && let Err(error) = self.write(RecordKind::Tick, now)
        {
            return TimeEvent::Trouble(error);
        }
        TimeEvent::Nothing
    }

    /// Leaves the sitting, which can be resumed later, and records the time used so far. If the
    /// time is over, records the end of the time and hands in the saved answers instead.
    ///
    /// # Errors
    /// If the record cannot be written.
    pub fn leave(&mut self, now: &ClockReading) -> Result<(), D::Error> {
        if self.is_over || self.time.is_up(now) {
            return self.expire(now);
        }
        self.write(RecordKind::Tick, now)
    }

    fn question(&self) -> &'p PaperQuestion {
        &self.paper.questions[self.place]
    }

    fn follow(&mut self, command: SittingCommand, now: &ClockReading) -> CommandOutcome<D::Error> {
        match command {
            SittingCommand::Give { chosen, cited } => {
                let cited = cited.or_else(|| self.answers[self.place].cited.clone());
                self.give(chosen, cited, now)
            }
            SittingCommand::Cite(cited) => {
                let chosen = self.answers[self.place].chosen.clone();
                self.give(chosen, cited, now)
            }
            SittingCommand::Clear => {
                let place = self.place;
                match self.answer(Vec::new(), None, now) {
                    Ok(()) => CommandOutcome::Cleared(place),
                    Err(error) => CommandOutcome::Unsaved { place, error },
                }
            }
            SittingCommand::Flag => {
                let place = self.place;
                let on = !self.answers[place].flagged;
                match self.write(RecordKind::Flag { question: place + 1, on }, now) {
                    Ok(()) => {
                        self.answers[place].flagged = on;
                        CommandOutcome::Flagged { place, on }
                    }
                    Err(error) => CommandOutcome::Unsaved { place, error },
                }
            }
            SittingCommand::Next => self.go_on(),
            SittingCommand::Back => self.go_back(),
            SittingCommand::GoTo(place) => {
                self.place = place;
                self.turn_to(SittingPage::Question)
            }
            SittingCommand::Review => self.turn_to(SittingPage::Review),
            SittingCommand::HandIn => self.turn_to(SittingPage::Confirm),
            SittingCommand::Help => CommandOutcome::Help,
            SittingCommand::Table => CommandOutcome::Table,
            SittingCommand::Leave => CommandOutcome::Leaves,
            SittingCommand::Code => {
                if self.copied_codes < self.announced_codes {
                    self.copied_codes = self.announced_codes;
                    return CommandOutcome::Copied;
                }
                self.copied_codes = 0;
                CommandOutcome::Codes
            }
        }
    }

    fn turn_to(&mut self, page: SittingPage) -> CommandOutcome<D::Error> {
        self.page = page;
        CommandOutcome::Moved
    }

    /// Moves to the next question, from the last question to the review page, and from the review page to the first
    /// blank question or, if no question is blank, to the page that confirms the hand-in.
    fn go_on(&mut self) -> CommandOutcome<D::Error> {
        if self.page == SittingPage::Review {
            let Some(first) = self.answers.iter().position(GivenAnswer::is_blank) else {
                return self.turn_to(SittingPage::Confirm);
            };
            self.place = first;
            return self.turn_to(SittingPage::Question);
        }
        if self.place + 1 == self.paper.questions.len() {
            return self.turn_to(SittingPage::Review);
        }
        self.place += 1;
        CommandOutcome::Moved
    }

    fn go_back(&mut self) -> CommandOutcome<D::Error> {
        if self.page == SittingPage::Question {
            self.place = self.place.saturating_sub(1);
        }
        self.turn_to(SittingPage::Question)
    }

    fn give(
        &mut self,
        chosen: Vec<usize>,
        cited: Option<String>,
        now: &ClockReading,
    ) -> CommandOutcome<D::Error> {
        let place = self.place;
        if let Err(error) = self.answer(chosen, cited, now) {
            return CommandOutcome::Unsaved { place, error };
        }
        let answer = &self.answers[place];
        if !answer.is_blank() && (answer.cited.is_some() || !self.question().clause) {
            self.go_on();
        }
        CommandOutcome::Saved(place)
    }

    /// Records an answer; the saved answer changes only when the record is on the disk.
    fn answer(
        &mut self,
        chosen: Vec<usize>,
        cited: Option<String>,
        now: &ClockReading,
    ) -> Result<(), D::Error> {
        let (place, answer) = (self.place, (chosen.clone(), cited.clone()));
        self.write(RecordKind::Answer { question: place + 1, chosen, cited }, now)?;
        let saved = &mut self.answers[place];
        (saved.chosen, saved.cited) = answer;
        Ok(())
    }

    fn confirmed(&mut self, line: &str, now: &ClockReading) -> CommandOutcome<D::Error> {
        if !command::is_yes(line) {
            self.page = SittingPage::Review;
            return CommandOutcome::GoesOn;
        }
        match self.write(RecordKind::HandIn, now) {
            Ok(()) => {
                self.handed_in = true;
                CommandOutcome::HandedIn
            }
            Err(error) => CommandOutcome::NotHandedIn(error),
        }
    }

    /// Records the end of the time, and hands in the saved answers.
    fn expire(&mut self, now: &ClockReading) -> Result<(), D::Error> {
        if self.handed_in {
            return Ok(());
        }
        if !self.is_over {
            self.write(RecordKind::Expired, now)?;
            self.is_over = true;
        }
        self.write(RecordKind::HandIn, now)?;
        self.handed_in = true;
        Ok(())
    }
}

/// Returns the seconds by the wall clock since the last record of the journal; 0 if the clock time
/// of this record cannot be parsed.
pub fn away(journal: &Journal, now: &ClockReading) -> i64 {
    let last = journal.records.last().and_then(|record| wall_seconds(&record.clock));
    last.map_or(0, |last| now.wall.saturating_sub(last))
}

/// Returns the index, from 0, of the question in the last record that is about a question; 0 if there is none.
fn last_seen(journal: &Journal) -> usize {
    let seen =
        journal.records.iter().rev().find_map(|record| record.what.question()?.checked_sub(1));
    seen.unwrap_or(0)
}
