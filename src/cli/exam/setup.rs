//! The start and the end of a sitting: opens the journal, asks for the room code, and prints the
//! receipt.

use std::io;
use std::path::PathBuf;

use crate::render::doc::Doc;
use crate::render::sitting::{self as report, SittingJson};
use crate::render::text::say;
use arbitro_exam::digest::Digest;
use arbitro_exam::journal::normalize::normalized;
use arbitro_exam::journal::{AnswerSheet, Journal, JournalError, RoomCodeRule, read};
use arbitro_exam::paper::Paper;
use arbitro_exam::room_code;
use arbitro_exam::sitting::{Sitting, SittingPlace, away};

use super::super::shell::{Failure, Shell};
use super::clock::{SittingClock, machine};
use super::journal_file::{self, JournalFile, JournalOpenError, OpenedJournal};
use super::options;
use super::screen::SittingScreen;

/// A paper with its hash, the path of its journal, and the command that resumes the sitting.
pub struct SittingSetup<'p> {
    pub paper: &'p Paper,
    pub hash: Digest,
    pub journal: PathBuf,
    pub resume_command: String,
}

/// The version of the program, which is recorded in journals.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Returns the place of a sitting: this machine's boot id and uptime, and the typed room code.
fn seat(room: Option<String>) -> SittingPlace {
    let (boot, up) = machine().unwrap_or_default();
    SittingPlace { boot, up, room }
}

pub type StartedSitting<'p> = Option<(Sitting<'p, JournalFile>, SittingClock)>;

impl<'p> SittingSetup<'p> {
    pub fn name(&self) -> String {
        self.journal.display().to_string()
    }

    /// Starts or resumes the sitting; `None` if the paper is already handed in, or if the candidate does not start.
    pub fn open(&self, screen: &mut SittingScreen<'_>) -> Result<StartedSitting<'p>, Failure> {
        let words = &screen.shell.words;
        let opened = match journal_file::open(&self.journal) {
            Ok(opened) => opened,
            Err(JournalOpenError::Busy) => {
                return Err(Failure::Message(say!(words, "sitting-busy", path = self.name())));
            }
            Err(JournalOpenError::NotAFile) => {
                return Err(Failure::Message(screen.shell.not_a_file(&self.journal)));
            }
            Err(JournalOpenError::Io(error)) => return self.open_finished(screen, &error),
        };
        if !opened.changes.is_empty() {
            let changes = report::changed(words, &opened.changes);
            let text = say!(words, "sitting-rewritten", path = self.name(), changes = changes);
            screen.emit_notice(&SittingJson::Message { text: text.clone() }, &text)?;
        }
        if !opened.is_locked {
            let text = say!(words, "sitting-no-lock");
            screen.emit_notice(&SittingJson::Message { text: text.clone() }, &text)?;
        }
        match self.parsed_journal(screen.shell, &opened.bytes)? {
            None => self.begin(screen, opened),
            Some((journal, sheet)) if sheet.handed_in => {
                self.hand_out(screen, journal.head, &journal.checkpoints, sheet.expired)?;
                Ok(None)
            }
            Some((journal, sheet)) => self.resume(screen, opened, &journal, sheet),
        }
    }

    /// Prints the receipt of a finished sitting whose journal cannot be opened for writing; any other journal is an
    /// error.
    fn open_finished(
        &self,
        screen: &mut SittingScreen<'_>,
        error: &io::Error,
    ) -> Result<StartedSitting<'p>, Failure> {
        if let Ok(bytes) = super::bytes(screen.shell, &self.journal)
            && let Some((journal, sheet)) = self.parsed_journal(screen.shell, &bytes)?
            && sheet.handed_in
        {
            self.hand_out(screen, journal.head, &journal.checkpoints, sheet.expired)?;
            return Ok(None);
        }
        Err(self.not_begun(screen.shell, error))
    }

    fn not_begun(&self, shell: &Shell, error: &io::Error) -> Failure {
        let (path, why) = (self.name(), shell.why(error));
        Failure::Message(say!(shell.words, "sitting-not-begun", path = path, why = why))
    }

    /// Parses bytes as the journal of this paper and candidate; `None` if no record is complete.
    fn parsed_journal(
        &self,
        shell: &Shell,
        bytes: &[u8],
    ) -> Result<Option<(Journal, AnswerSheet)>, Failure> {
        let found = read(&normalized(bytes).bytes).and_then(|journal| {
            journal.belongs_to(self.hash, &self.paper.candidate)?;
            journal.fits(&options(self.paper))?;
            let sheet = journal.sheet(self.paper.questions.len())?;
            Ok((journal, sheet))
        });
        match found {
            Ok(found) => Ok(Some(found)),
            Err(JournalError::Empty { .. }) => Ok(None),
            Err(problem) => {
                Err(Failure::Message(report::journal_problem(&shell.words, &self.name(), &problem)))
            }
        }
    }

    fn begin(
        &self,
        screen: &mut SittingScreen<'_>,
        opened: OpenedJournal,
    ) -> Result<StartedSitting<'p>, Failure> {
        let journal = self.name();
        let opening = report::opening(&screen.shell.words, self.paper, &journal);
        let Some(code) = self.ready(screen, Some(&opening))? else {
            if opened.is_new {
                // Removes the empty journal; if that fails, the next start of the sitting reuses it.
                let _ = std::fs::remove_file(&self.journal);
            }
            return Ok(None);
        };
        let clock = SittingClock::after(0);
        let (paper, torn) = (self.paper, opened.bytes.len());
        let disk = (opened.disk, torn);
        let begun = Sitting::begin(paper, self.hash, VERSION, seat(code), disk, &clock.now());
        let sitting = begun.map_err(|error| {
            if opened.is_new {
                // Removes the empty journal; if that fails, the next start of the sitting reuses it.
                let _ = std::fs::remove_file(&self.journal);
            }
            self.not_begun(screen.shell, &error)
        })?;
        let event = SittingJson::Opened {
            stage: &paper.stage,
            candidate: &paper.candidate,
            name: &paper.name,
            questions: paper.questions.len(),
            edition: paper.edition,
            minutes: paper.minutes,
            rules: &paper.rules,
            journal: &journal,
        };
        if !screen.is_interactive() {
            screen.emit_above_page(&event, &opening)?;
        }
        Ok(Some((sitting, clock)))
    }

    /// Asks for the room code if the paper requires one; otherwise, on a terminal, waits until the candidate is ready.
    /// Returns the room code typed, if any; `None` if the input ends first or the candidate declines.
    fn ready(
        &self,
        screen: &mut SittingScreen<'_>,
        opening: Option<&Doc>,
    ) -> Result<Option<Option<String>>, Failure> {
        if !self.paper.room_code {
            return Ok(match opening {
                Some(opening) if screen.is_interactive() => screen.ready(opening)?.then_some(None),
                Some(_) | None => Some(None),
            });
        }
        let is_checked = self.paper.bounds(VERSION).room == RoomCodeRule::Checked;
        loop {
            let Some(line) = screen.room_code(opening)? else { return Ok(None) };
            let code = room_code::normalized(&line);
            if code.is_empty() {
                continue;
            }
            if !is_checked || room_code::is_checked(&code) {
                return Ok(Some(Some(code)));
            }
            let words = &screen.shell.words;
            let (typed, length) = (code.len(), room_code::LENGTH);
            let text = if typed == length {
                say!(
                    words,
                    "sitting-room-mistyped",
                    code = code,
                    absent = room_code::unused_characters()
                )
            } else {
                say!(words, "sitting-room-length", code = code, typed = typed, length = length)
            };
            screen.show_prompt_error(&text)?;
        }
    }

    fn resume(
        &self,
        screen: &mut SittingScreen<'_>,
        opened: OpenedJournal,
        journal: &Journal,
        sheet: AnswerSheet,
    ) -> Result<StartedSitting<'p>, Failure> {
        let code = match journal.room() {
            None if self.paper.room_code => {
                let Some(code) = self.ready(screen, None)? else { return Ok(None) };
                code
            }
            Some(_) | None => None,
        };
        let used = journal.elapsed_ms();
        let clock = SittingClock::after(used);
        let now = clock.now();
        let (away, dropped) = (away(journal, &now), journal.torn_bytes as u64);
        let (paper, seat) = (self.paper, seat(code));
        let resumed = Sitting::resume(paper, VERSION, seat, journal, sheet, opened.disk, &now);
        let sitting = resumed.map_err(|error| self.not_begun(screen.shell, &error))?;
        let answers = sitting.view(&now).answers;
        let event = SittingJson::Resumed {
            answered: answers.iter().filter(|given| !given.is_blank()).count(),
            used_seconds: used / 1000,
            away_seconds: away,
            dropped_bytes: dropped,
        };
        let doc = report::resumed(&screen.shell.words, answers, used, away, dropped);
        screen.emit_above_page(&event, &doc)?;
        Ok(Some((sitting, clock)))
    }

    /// Prints the receipt and the checkpoint codes of a finished sitting.
    pub fn hand_out(
        &self,
        screen: &mut SittingScreen<'_>,
        head: Digest,
        codes: &[(u32, String)],
        expired: bool,
    ) -> Result<(), Failure> {
        let journal = self.name();
        let (receipt, checkpoints) = (head.receipt(), report::codes_json(codes));
        let event = SittingJson::HandedIn { receipt, expired, checkpoints, journal: &journal };
        let doc = report::handed_in(&screen.shell.words, head, codes, &journal, expired);
        screen.emit(&event, &doc)
    }
}
