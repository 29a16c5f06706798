//! What a sitting shows: its pages, the outcome of a command, events of the time.

use crate::journal::GivenAnswer;
use crate::paper::{Paper, PaperQuestion};

use super::command::CommandError;

/// The page that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SittingPage {
    /// A question.
    Question,
    /// All questions with their answers.
    Review,
    /// The question whether to hand in.
    Confirm,
}

/// The outcome of a typed line. Each place counts questions from 0.
#[derive(Debug, PartialEq, Eq)]
pub enum CommandOutcome<E> {
    /// Another page is shown.
    Moved,
    /// The answer to this question is on the disk.
    Saved(usize),
    /// The removal of the answer to this question is on the disk.
    Cleared(usize),
    /// The flag is on the disk.
    Flagged {
        /// The place of the question.
        place: usize,
        /// Whether it is flagged now.
        on: bool,
    },
    /// The change could not be written; the answer saved before still counts.
    Unsaved {
        /// The place of the question.
        place: usize,
        /// Why not.
        error: E,
    },
    /// The line is not a command that can be executed here.
    Unclear(CommandError),
    /// Show the help.
    Help,
    /// Show the whole table.
    Table,
    /// The hand-in was not confirmed.
    GoesOn,
    /// The paper is handed in.
    HandedIn,
    /// The hand-in could not be written; the sitting goes on.
    NotHandedIn(E),
    /// The candidate leaves the sitting.
    Leaves,
    /// The candidate has copied the codes of the checkpoints.
    Copied,
    /// Show the codes of the checkpoints again.
    Codes,
}

/// An event of the time.
#[derive(Debug, PartialEq, Eq)]
pub enum TimeEvent<E> {
    /// Nothing to show.
    Nothing,
    /// This many minutes are left.
    Notice(u64),
    /// A checkpoint was reached.
    Checkpoint {
        /// Its minute.
        minute: u32,
        /// The code that the candidate copies.
        code: String,
    },
    /// The time is over, and the saved answers are handed in.
    Expired,
    /// The time is over, and the hand-in could not be written; the caller tries again.
    NotHandedIn(E),
    /// A record could not be written; the disk fails.
    Trouble(E),
}

/// What the screen shows: the paper, and the saved answers.
#[derive(Clone, Copy, Debug)]
pub struct SittingView<'s> {
    /// The paper.
    pub paper: &'s Paper,
    /// The saved answers, one for each question.
    pub answers: &'s [GivenAnswer],
    /// The place of the question shown, from 0.
    pub place: usize,
    /// The milliseconds left; `None` if there is no limit.
    pub remaining_ms: Option<u64>,
    /// The minute and code of the checkpoints that the candidate has yet to copy.
    pub to_copy: &'s [(u32, String)],
}

impl<'s> SittingView<'s> {
    /// Returns the question shown.
    pub fn question(&self) -> &'s PaperQuestion {
        &self.paper.questions[self.place]
    }

    /// Returns the saved answer to the question shown.
    pub fn given(&self) -> &'s GivenAnswer {
        &self.answers[self.place]
    }

    /// Returns the numbers, from 1, of the questions without an answer.
    pub fn blank(&self) -> Vec<usize> {
        self.numbers(GivenAnswer::is_blank)
    }

    /// Returns the numbers, from 1, of the flagged questions.
    pub fn flagged(&self) -> Vec<usize> {
        self.numbers(|answer| answer.flagged)
    }

    fn numbers(&self, matches: impl Fn(&GivenAnswer) -> bool) -> Vec<usize> {
        let numbered = self.answers.iter().enumerate();
        numbered.filter(|(_, answer)| matches(answer)).map(|(place, _)| place + 1).collect()
    }
}
