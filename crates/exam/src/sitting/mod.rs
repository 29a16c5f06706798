//! A sitting under way: what is saved, which page is shown, how much time is left.
//!
//! Begin with [`Sitting::begin`] or [`Sitting::resume`], then [`Sitting::take`] for each line typed and
//! [`Sitting::pass`] whenever time has passed. Nothing is reported as saved before its record is on the disk. The
//! clock and the disk are the caller's.

mod command;

mod records;

mod time;

mod view;

use arbitro_cases::diag::visible::is_hidden;

use super::digest::Digest;
use super::journal::rules::wall;
use super::journal::{Bounds, Chain, Disk, Given, Journal, Pen, Progress, Rule, Sheet, What};
use super::paper::{Paper, PaperQuestion};

pub use command::{Command, Unclear, is_citation, parse};
pub use time::{Now, Time};
pub use view::{Page, Passed, Told, View};

/// A sitting.
#[derive(Debug)]
pub struct Sitting<'p, D: Disk> {
    paper: &'p Paper,
    pen: Pen<D>,
    answers: Vec<Given>,
    /// The question shown, from 0.
    place: usize,
    page: Page,
    /// The question whose view was recorded last.
    viewed: Option<usize>,
    time: Time,
    is_over: bool,
    handed_in: bool,
    /// The codes of the checkpoints that were recorded, by their minutes.
    codes: Vec<(u32, String)>,
    /// How many of them were said, and how many the candidate has copied.
    said: usize,
    copied: usize,
    bounds: Bounds,
    progress: Progress,
    /// Whether the journal keeps every rule, so that what is written next must too.
    is_sound: bool,
    /// The rules of a journal that the first record broke which was not to be written.
    faults: Vec<Rule>,
}

/// Where a sitting goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// What the system calls this start of the machine, empty where it does not say; and the seconds since then.
    pub boot: String,
    pub up: u64,
    /// The code of the room, where it is asked for and not yet given.
    pub room: Option<String>,
}

impl<'p, D: Disk> Sitting<'p, D> {
    /// A sitting as its sheet has it, with this question shown.
    fn at(
        paper: &'p Paper,
        program: &str,
        pen: Pen<D>,
        sheet: Sheet,
        place: usize,
        now: &Now,
    ) -> Sitting<'p, D> {
        Sitting {
            paper,
            pen,
            answers: sheet.answers,
            place,
            page: Page::Question,
            viewed: None,
            time: Time::new(paper.minutes, now),
            is_over: sheet.expired,
            handed_in: sheet.handed_in,
            codes: Vec::new(),
            said: 0,
            copied: 0,
            bounds: paper.bounds(program),
            progress: Progress::default(),
            is_sound: true,
            faults: Vec::new(),
        }
    }

    /// Begins on a paper with this hash; `torn` bytes of a start that was never whole are dropped.
    pub fn begin(
        paper: &'p Paper,
        hash: Digest,
        program: &str,
        seat: Seat,
        (disk, torn): (D, usize),
        now: &Now,
    ) -> Result<Sitting<'p, D>, D::Error> {
        let blank =
            Sheet { answers: vec![Given::default(); paper.questions.len()], ..Sheet::default() };
        let pen = Pen::begin(disk, Chain::new(hash), torn);
        let mut sitting = Sitting::at(paper, program, pen, blank, 0, now);
        let (candidate, stage) = (paper.candidate.clone(), paper.stage.clone());
        let program = program.to_owned();
        sitting.write(What::Start { paper: hash, candidate, stage, program }, now)?;
        sitting.sit_down(seat, now)?;
        Ok(sitting)
    }

    /// Continues a sitting that was left. `now` counts the time from the last record on.
    pub fn resume(
        paper: &'p Paper,
        program: &str,
        seat: Seat,
        journal: &Journal,
        sheet: Sheet,
        disk: D,
        now: &Now,
    ) -> Result<Sitting<'p, D>, D::Error> {
        let pen = Pen::go_on(disk, journal);
        let mut sitting = Sitting::at(paper, program, pen, sheet, last_seen(journal), now);
        for record in &journal.records {
            let broken = sitting.progress.take(&sitting.bounds, record);
            sitting.is_sound &= broken.iter().all(|rule| rule.is_of_machine());
        }
        sitting.codes.clone_from(&journal.checkpoints);
        // Whether the last of them was copied nobody knows.
        sitting.said = sitting.codes.len();
        sitting.copied = sitting.said.saturating_sub(1);
        let (away, dropped) = (away(journal, now), journal.torn as u64);
        sitting.write(What::Resume { away, dropped }, now)?;
        sitting.sit_down(seat, now)?;
        Ok(sitting)
    }

    /// What the screen shows at a moment.
    pub fn view(&self, now: &Now) -> View<'_> {
        let (paper, answers, place) = (self.paper, self.answers.as_slice(), self.place);
        let to_copy = self.codes.get(self.copied..self.said).unwrap_or_default();
        View { paper, answers, place, left: self.time.left(now), to_copy }
    }

    /// The codes of the checkpoints so far, by their minutes.
    pub fn codes(&self) -> &[(u32, String)] {
        &self.codes
    }

    pub const fn page(&self) -> Page {
        self.page
    }

    pub const fn time(&self) -> &Time {
        &self.time
    }

    pub const fn handed_in(&self) -> bool {
        self.handed_in
    }

    /// Whether the time ran out.
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// The rules of a journal that this part of the sitting broke first; none, unless the program is wrong.
    pub fn faults(&self) -> &[Rule] {
        &self.faults
    }

    /// The hash of the last record.
    pub const fn head(&self) -> Digest {
        self.pen.head()
    }

    /// Records that the page is on the screen, once for each time that a question is turned to.
    pub fn show(&mut self, now: &Now) -> Result<(), D::Error> {
        if self.page != Page::Question {
            self.viewed = None;
            return Ok(());
        }
        if self.viewed == Some(self.place) {
            return Ok(());
        }
        self.write(What::View { question: self.place + 1 }, now)
    }

    /// Does what a line says; when the time is over, nothing but handing in.
    pub fn take(&mut self, line: &str, now: &Now) -> Told<D::Error> {
        if self.is_over || self.time.is_up(now) {
            return match self.expire(now) {
                Ok(()) => Told::HandedIn,
                Err(error) => Told::NotHandedIn(error),
            };
        }
        if self.page == Page::Confirm && !command::is_code(line) {
            return self.confirmed(line, now);
        }
        let question = (self.page == Page::Question).then(|| self.question());
        let line: String = line.chars().filter(|c| !is_hidden(*c)).collect();
        match parse(&line, question, self.paper.questions.len()) {
            Ok(command) => self.follow(command, now),
            Err(unclear) => Told::Unclear(unclear),
        }
    }

    /// Lets time pass: its end, a notice, a record of it now and then.
    pub fn pass(&mut self, now: &Now) -> Passed<D::Error> {
        if self.is_over || self.time.is_up(now) {
            return match self.expire(now) {
                Ok(()) => Passed::Expired,
                Err(error) => Passed::NotHandedIn(error),
            };
        }
        if let Some(minutes) = self.time.notice(now) {
            return Passed::Notice(minutes);
        }
        if self.due(now).is_some()
            && self.time.may_try(now)
            && let Err(error) = self.write_due(now)
        {
            return Passed::Trouble(error);
        }
        if let Some((minute, code)) = self.codes.get(self.said).cloned() {
            self.said += 1;
            return Passed::Checkpoint { minute, code };
        }
        if self.time.wants_tick(now)
            && let Err(error) = self.write(What::Tick, now)
        {
            return Passed::Trouble(error);
        }
        Passed::Nothing
    }

    /// Leaves, to come back later; the time used until now is recorded, and if it is over, that.
    pub fn leave(&mut self, now: &Now) -> Result<(), D::Error> {
        if self.is_over || self.time.is_up(now) {
            return self.expire(now);
        }
        self.write(What::Tick, now)
    }

    fn question(&self) -> &'p PaperQuestion {
        &self.paper.questions[self.place]
    }

    fn follow(&mut self, command: Command, now: &Now) -> Told<D::Error> {
        match command {
            Command::Give { chosen, cited } => {
                let cited = cited.or_else(|| self.answers[self.place].cited.clone());
                self.give(chosen, cited, now)
            }
            Command::Cite(cited) => {
                let chosen = self.answers[self.place].chosen.clone();
                self.give(chosen, cited, now)
            }
            Command::Clear => {
                let place = self.place;
                match self.answer(Vec::new(), None, now) {
                    Ok(()) => Told::Cleared(place),
                    Err(error) => Told::Unsaved { place, error },
                }
            }
            Command::Flag => {
                let place = self.place;
                let on = !self.answers[place].flagged;
                match self.write(What::Flag { question: place + 1, on }, now) {
                    Ok(()) => {
                        self.answers[place].flagged = on;
                        Told::Flagged { place, on }
                    }
                    Err(error) => Told::Unsaved { place, error },
                }
            }
            Command::Next => self.go_on(),
            Command::Back => self.go_back(),
            Command::GoTo(place) => {
                self.place = place;
                self.turn_to(Page::Question)
            }
            Command::Review => self.turn_to(Page::Review),
            Command::HandIn => self.turn_to(Page::Confirm),
            Command::Help => Told::Help,
            Command::Table => Told::Table,
            Command::Leave => Told::Leaves,
            Command::Code => {
                if self.copied < self.said {
                    self.copied = self.said;
                    return Told::Copied;
                }
                self.copied = 0;
                Told::Codes
            }
        }
    }

    fn turn_to(&mut self, page: Page) -> Told<D::Error> {
        self.page = page;
        Told::Moved
    }

    /// The next question; after the last the review, and from there the first blank one.
    fn go_on(&mut self) -> Told<D::Error> {
        if self.page == Page::Review {
            let Some(first) = self.answers.iter().position(Given::is_blank) else {
                return self.turn_to(Page::Confirm);
            };
            self.place = first;
            return self.turn_to(Page::Question);
        }
        if self.place + 1 == self.paper.questions.len() {
            return self.turn_to(Page::Review);
        }
        self.place += 1;
        Told::Moved
    }

    fn go_back(&mut self) -> Told<D::Error> {
        if self.page == Page::Question {
            self.place = self.place.saturating_sub(1);
        }
        self.turn_to(Page::Question)
    }

    fn give(&mut self, chosen: Vec<usize>, cited: Option<String>, now: &Now) -> Told<D::Error> {
        let place = self.place;
        if let Err(error) = self.answer(chosen, cited, now) {
            return Told::Unsaved { place, error };
        }
        let given = &self.answers[place];
        if !given.is_blank() && (given.cited.is_some() || !self.question().clause) {
            self.go_on();
        }
        Told::Saved(place)
    }

    /// Writes an answer; it is the candidate's only when it is on the disk.
    fn answer(
        &mut self,
        chosen: Vec<usize>,
        cited: Option<String>,
        now: &Now,
    ) -> Result<(), D::Error> {
        let (place, kept) = (self.place, (chosen.clone(), cited.clone()));
        self.write(What::Answer { question: place + 1, chosen, cited }, now)?;
        let given = &mut self.answers[place];
        (given.chosen, given.cited) = kept;
        Ok(())
    }

    fn confirmed(&mut self, line: &str, now: &Now) -> Told<D::Error> {
        if !command::is_yes(line) {
            self.page = Page::Review;
            return Told::GoesOn;
        }
        match self.write(What::HandIn, now) {
            Ok(()) => {
                self.handed_in = true;
                Told::HandedIn
            }
            Err(error) => Told::NotHandedIn(error),
        }
    }

    /// Hands in what is saved, the time being over.
    fn expire(&mut self, now: &Now) -> Result<(), D::Error> {
        if self.handed_in {
            return Ok(());
        }
        if !self.is_over {
            self.write(What::Expired, now)?;
            self.is_over = true;
        }
        self.write(What::HandIn, now)?;
        self.handed_in = true;
        Ok(())
    }
}

/// The seconds on the wall clock since the last record.
pub fn away(journal: &Journal, now: &Now) -> i64 {
    let last = journal.records.last().and_then(|record| wall(&record.clock));
    last.map_or(0, |last| now.wall.saturating_sub(last))
}

/// The place of the question that was looked at last.
fn last_seen(journal: &Journal) -> usize {
    let seen =
        journal.records.iter().rev().find_map(|record| record.what.question()?.checked_sub(1));
    seen.unwrap_or(0)
}
