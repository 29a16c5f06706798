//! `arbitro exam sit`: runs a candidate's sitting.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use clap::ArgMatches;

use crate::render::doc::Doc;
use crate::render::sitting::{self as report, SavedAnswerJson, SittingJson};
use crate::render::text::{Words, say};
use arbitro_exam::sitting::{
    ClockReading, CommandOutcome, Sitting, SittingPage, TimeEvent, is_citation,
};

use super::super::shell::{Failure, Shell, quoted};
use super::super::terminal::size;
use super::clock::SittingClock;
use super::input::{SittingInput, listen};
use super::journal_file::JournalFile;
use super::screen::SittingScreen;
use super::setup::SittingSetup;

/// Milliseconds to wait before the program tries again to write a hand-in that could not be written.
const RETRY: u64 = 5_000;

/// Runs the sitting of a paper; `command` is the command as the user typed it, such as `arbitro-sit`.
pub fn run(shell: &mut Shell, matches: &ArgMatches, command: &str) -> Result<(), Failure> {
    let path = matches.get_one::<PathBuf>("paper").ok_or(Failure::Usage)?;
    let (paper, hash) = super::paper(shell, path)?;
    if matches.get_one::<String>("lang").is_none() {
        shell.set_language(paper.language());
    }
    let _held = hold(shell, path)?;
    let stated = matches.get_one::<PathBuf>("journal");
    let journal = stated.cloned().unwrap_or_else(|| path.with_extension("journal"));
    let command = resuming(command, path, stated, matches);
    let setup = SittingSetup { paper: &paper, hash, journal, resume_command: command };
    let mut screen = SittingScreen::new(shell, matches);
    let Some((sitting, clock)) = setup.open(&mut screen)? else { return Ok(()) };
    RunningSitting { desk: &setup, screen, sitting, clock, has_disk_error: false }.run(&listen())
}

/// Locks the paper against a second sitting at the same time, even with another journal. If the
/// file system cannot lock files, the sitting begins without this lock.
fn hold(shell: &Shell, path: &Path) -> Result<Option<File>, Failure> {
    let Ok(paper) = File::open(path) else { return Ok(None) };
    match paper.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let path = path.display().to_string();
            Err(shell.failure(say!(shell.words, "sitting-busy", path = path)))
        }
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(paper)),
    }
}

/// Returns the command with which the candidate can resume the sitting.
fn resuming(command: &str, path: &Path, journal: Option<&PathBuf>, matches: &ArgMatches) -> String {
    let mut command = format!("{command} {}", quoted(path));
    if let Some(journal) = journal {
        command.push_str(&format!(" --journal {}", quoted(journal)));
    }
    if matches.get_flag("linear") {
        command.push_str(" --linear");
    }
    command
}

/// A sitting in progress.
struct RunningSitting<'d, 'p, 's> {
    desk: &'d SittingSetup<'p>,
    screen: SittingScreen<'s>,
    sitting: Sitting<'p, JournalFile>,
    clock: SittingClock,
    /// True if the last write failed, and the candidate has been informed.
    has_disk_error: bool,
}

/// The display after a command, or after time has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextDisplay {
    Nothing,
    Prompt,
    Page,
}

impl RunningSitting<'_, '_, '_> {
    fn run(&mut self, input: &Receiver<SittingInput>) -> Result<(), Failure> {
        let mut show = NextDisplay::Page;
        loop {
            let now = self.clock.now();
            let Some(noticed) = self.time_passes(&now)? else { return self.end() };
            self.show(if show == NextDisplay::Nothing { noticed } else { show }, &now)?;
            show = match input.recv_timeout(self.wait()) {
                Err(RecvTimeoutError::Timeout) => NextDisplay::Nothing,
                Ok(SittingInput::Line(line)) => match self.line(&line)? {
                    Some(show) => show,
                    None if self.sitting.handed_in() => return self.end(),
                    None => return self.leave(false),
                },
                Ok(SittingInput::End) | Err(RecvTimeoutError::Disconnected) => {
                    return self.leave(true);
                }
                Ok(SittingInput::Interrupt) => return self.leave(false),
            };
        }
    }

    fn wait(&self) -> Duration {
        let now = self.clock.now();
        let time = self.sitting.time();
        let wait = if time.is_up(&now) { RETRY } else { time.until_next(&now) };
        Duration::from_millis(wait + 1)
    }

    /// Advances the sitting's time and reports notices and checkpoints; returns what to display next, or `None` when
    /// the sitting is over.
    fn time_passes(&mut self, now: &ClockReading) -> Result<Option<NextDisplay>, Failure> {
        match self.sitting.advance_time(now) {
            TimeEvent::Nothing => Ok(Some(NextDisplay::Nothing)),
            TimeEvent::Expired => Ok(None),
            TimeEvent::Notice(minutes) => {
                let text = say!(self.words(), "sitting-notice", minutes = minutes);
                self.screen.emit_below_prompt(&SittingJson::Notice { minutes }, &text)?;
                Ok(Some(NextDisplay::Prompt))
            }
            TimeEvent::Checkpoint { minute, code } => {
                let shown = code.clone();
                let text = say!(self.words(), "sitting-checkpoint", minute = minute, code = shown);
                // If each page replaces the previous one, pages show the code until the candidate has copied it.
                let text = if self.screen.is_redrawn() { String::new() } else { text };
                self.screen.emit_below_prompt(&SittingJson::Checkpoint { minute, code }, &text)?;
                Ok(Some(NextDisplay::Prompt))
            }
            TimeEvent::NotHandedIn(error) => self.trouble(&error, true).map(Some),
            TimeEvent::Trouble(error) => self.trouble(&error, false).map(Some),
        }
    }

    /// Reports a failed write, unless the candidate has already been informed.
    fn trouble(&mut self, error: &io::Error, is_end: bool) -> Result<NextDisplay, Failure> {
        if std::mem::replace(&mut self.has_disk_error, true) {
            return Ok(NextDisplay::Nothing);
        }
        let why = self.why(error);
        let words = self.words();
        let (text, event) = if is_end {
            let text = say!(words, "sitting-not-handed-in", why = why.clone());
            (text, SittingJson::NotHandedIn { why })
        } else {
            let text = say!(words, "sitting-trouble", why = why.clone());
            (text, SittingJson::DiskTrouble { why })
        };
        self.screen.emit_below_prompt(&event, &text)?;
        Ok(NextDisplay::Prompt)
    }

    fn show(&mut self, show: NextDisplay, now: &ClockReading) -> Result<(), Failure> {
        if show == NextDisplay::Nothing {
            return Ok(());
        }
        if show == NextDisplay::Page || self.screen.is_redrawn() {
            let viewed = self.sitting.show(now);
            self.screen.page(self.sitting.page(), &self.sitting.view(now))?;
            if let Err(error) = viewed {
                self.trouble(&error, false)?;
            }
        }
        self.screen.prompt(self.sitting.page(), &self.sitting.view(now))
    }

    /// Executes a typed line; returns what to display next, or `None` when the candidate has handed in or leaves.
    fn line(&mut self, line: &str) -> Result<Option<NextDisplay>, Failure> {
        self.screen.echo(line)?;
        let now = self.clock.now();
        if self.screen.scroll(line, self.sitting.page(), &self.sitting.view(&now))? {
            return Ok(Some(NextDisplay::Nothing));
        }
        let before = (self.sitting.page(), self.sitting.view(&now).place);
        let told = self.sitting.execute(line, &now);
        let has_moved = before != (self.sitting.page(), self.sitting.view(&now).place);
        let next = if has_moved || self.screen.is_redrawn() {
            NextDisplay::Page
        } else {
            NextDisplay::Prompt
        };
        match told {
            CommandOutcome::Moved => return Ok(Some(NextDisplay::Page)),
            CommandOutcome::HandedIn | CommandOutcome::Leaves => return Ok(None),
            CommandOutcome::Saved(place) => {
                self.has_disk_error = false;
                self.saved(place, has_moved, &now)?;
            }
            CommandOutcome::Cleared(place) => {
                self.has_disk_error = false;
                let text = say!(self.words(), "sitting-cleared", number = place + 1);
                self.answered(place, &text, &now)?;
            }
            CommandOutcome::Flagged { place, on } => {
                let on = if on { "yes" } else { "no" };
                let text = say!(self.words(), "sitting-flagged", number = place + 1, on = on);
                self.answered(place, &text, &now)?;
            }
            CommandOutcome::GoesOn => {
                let text = say!(self.words(), "sitting-goes-on");
                self.screen.emit_notice(&SittingJson::Message { text: text.clone() }, &text)?;
            }
            CommandOutcome::Unsaved { place, error } => {
                self.has_disk_error = true;
                let (number, why) = (place + 1, self.why(&error));
                let text =
                    say!(self.words(), "sitting-unsaved", number = number, why = why.clone());
                self.screen.emit_inline(&SittingJson::NotSaved { number, why }, &text)?;
                return Ok(Some(NextDisplay::Prompt));
            }
            CommandOutcome::NotHandedIn(error) => {
                self.has_disk_error = false;
                self.trouble(&error, true)?;
                return Ok(Some(NextDisplay::Prompt));
            }
            CommandOutcome::Unclear(unclear) => {
                let question = self.sitting.view(&now).question();
                let question = (self.sitting.page() == SittingPage::Question).then_some(question);
                let text = report::unclear(self.words(), &unclear, question);
                self.screen.emit_inline(&SittingJson::Message { text: text.clone() }, &text)?;
                return Ok(Some(NextDisplay::Prompt));
            }
            CommandOutcome::Copied => {
                let text = say!(self.words(), "sitting-copied");
                self.screen.emit_notice(&SittingJson::Message { text: text.clone() }, &text)?;
            }
            CommandOutcome::Codes => {
                // The prompt lists all codes for the candidate to copy again, so no further text is needed.
                let text = match self.sitting.codes() {
                    [] => say!(self.words(), "sitting-no-codes"),
                    [..] => String::new(),
                };
                let checkpoints = report::codes_json(self.sitting.codes());
                self.screen.emit_inline(&SittingJson::Checkpoints { checkpoints }, &text)?;
                return Ok(Some(NextDisplay::Prompt));
            }
            CommandOutcome::Help => {
                let help = report::help(self.words(), self.sitting.view(&now).question());
                return self.aside(&help, &now);
            }
            CommandOutcome::Table => {
                let table = report::question_content(self.words(), &self.sitting.view(&now))
                    .table(size().columns);
                return self.aside(&table, &now);
            }
        }
        Ok(Some(next))
    }

    /// Shows a document that is not a page of the paper, such as the list of commands.
    fn aside(&mut self, doc: &Doc, now: &ClockReading) -> Result<Option<NextDisplay>, Failure> {
        self.screen.show_aside(doc, self.sitting.page(), &self.sitting.view(now))?;
        Ok(Some(NextDisplay::Nothing))
    }

    /// Reports that an answer is on the disk, and warns if its citation is unusual, or is still missing while the
    /// question that asks for it stays displayed.
    fn saved(&mut self, place: usize, has_moved: bool, now: &ClockReading) -> Result<(), Failure> {
        let view = self.sitting.view(now);
        let (question, given) = (&view.paper.questions[place], &view.answers[place]);
        let mut lines = vec![report::saved(self.words(), place, question, given)];
        if let Some(cited) = given.cited.as_ref().filter(|cited| !is_citation(cited)) {
            lines.push(say!(self.words(), "sitting-odd-clause", cite = cited.clone()));
        }
        if question.clause && given.cited.is_none() && !has_moved {
            lines.push(say!(self.words(), "sitting-wants-clause"));
        }
        self.answered(place, &lines.join(" "), now)
    }

    fn answered(&mut self, place: usize, text: &str, now: &ClockReading) -> Result<(), Failure> {
        let view = self.sitting.view(now);
        let event = SittingJson::Saved(SavedAnswerJson::of(place, &view.answers[place]));
        self.screen.emit_notice(&event, text)
    }

    fn end(&mut self) -> Result<(), Failure> {
        let (head, expired) = (self.sitting.head(), self.sitting.is_over());
        self.desk.hand_out(&mut self.screen, head, self.sitting.codes(), expired)?;
        self.tell_faults()
    }

    /// Reports the rules of sittings that the journal's own records break, which indicates a bug.
    fn tell_faults(&mut self) -> Result<(), Failure> {
        let rules: Vec<&str> = self.sitting.broken_rules().iter().map(|rule| rule.name()).collect();
        if rules.is_empty() {
            return Ok(());
        }
        let text = say!(self.words(), "sitting-faults", rules = rules.join(", "));
        self.screen.emit_below_prompt(&SittingJson::Message { text: text.clone() }, &text)
    }

    /// Leaves the sitting open, and prints the command that resumes it; if the paper is handed in after all, prints the
    /// receipt.
    fn leave(&mut self, input_ended: bool) -> Result<(), Failure> {
        let now = self.clock.now();
        if let Err(error) = self.sitting.leave(&now) {
            self.trouble(&error, false)?;
        }
        if self.sitting.handed_in() {
            return self.end();
        }
        let view = self.sitting.view(&now);
        let journal = self.desk.name();
        let answered = view.answers.len() - view.blank().len();
        let event = SittingJson::Left { answered, input_ended, journal: &journal };
        let doc = report::left(self.words(), &view, &self.desk.resume_command, input_ended);
        self.screen.emit(&event, &doc)?;
        self.tell_faults()
    }

    /// Returns the reason why writing to the journal fails.
    fn why(&self, error: &io::Error) -> String {
        match error.kind() {
            // The disk works, but the file at the path is no longer the one that this process wrote.
            io::ErrorKind::InvalidData => say!(self.words(), "sitting-changed-meanwhile"),
            _ => self.screen.shell.why(error),
        }
    }

    const fn words(&self) -> &Words {
        &self.screen.shell.words
    }
}
