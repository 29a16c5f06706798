//! What a sitting shows and says: its pages, what became of a line, what time brought.

use crate::journal::GivenAnswer;
use crate::paper::{Paper, PaperQuestion};

use super::command::CommandError;

/// The page that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SittingPage {
    Question,
    /// All the questions with their answers.
    Review,
    /// Whether to hand in.
    Confirm,
}

/// What became of a line.
#[derive(Debug, PartialEq, Eq)]
pub enum CommandOutcome<E> {
    /// Another page, with nothing to say about it.
    Moved,
    /// The answer to this question, from 0, is on the disk.
    Saved(usize),
    /// The answer to this question was removed, and that is on the disk.
    Cleared(usize),
    /// The flag is on the disk.
    Flagged {
        place: usize,
        on: bool,
    },
    /// What was typed is not on the disk; the answer saved before still counts.
    Unsaved {
        place: usize,
        error: E,
    },
    /// The line says nothing that can be done here.
    Unclear(CommandError),
    Help,
    /// The whole table is asked for.
    Table,
    /// Handing in was not confirmed.
    GoesOn,
    HandedIn,
    /// Handing in is not on the disk, and has not happened.
    NotHandedIn(E),
    Leaves,
    /// The candidate has copied the codes of the checkpoints.
    Copied,
    /// The codes of the checkpoints are asked for again, if any was shown.
    Codes,
}

/// What the time brought.
#[derive(Debug, PartialEq, Eq)]
pub enum TimeEvent<E> {
    Nothing,
    /// This many minutes are left.
    Notice(u64),
    /// This many minutes have gone by: the code that the candidate copies.
    Checkpoint {
        minute: u32,
        code: String,
    },
    /// The time is over, and what was saved is handed in.
    Expired,
    /// The time is over, and the disk did not take the hand-in; to be tried again.
    NotHandedIn(E),
    /// The time that went by could not be written: the disk no longer accepts anything.
    Trouble(E),
}

/// What the screen shows: the paper, and the answers that are on the disk.
#[derive(Clone, Copy, Debug)]
pub struct SittingView<'s> {
    pub paper: &'s Paper,
    pub answers: &'s [GivenAnswer],
    /// The question turned to, from 0.
    pub place: usize,
    /// The milliseconds left; `None` if there is no limit.
    pub remaining_ms: Option<u64>,
    /// The codes that the candidate has still to copy, by their minutes.
    pub to_copy: &'s [(u32, String)],
}

impl<'s> SittingView<'s> {
    pub fn question(&self) -> &'s PaperQuestion {
        &self.paper.questions[self.place]
    }

    pub fn given(&self) -> &'s GivenAnswer {
        &self.answers[self.place]
    }

    /// The numbers, from 1, of the questions without an answer.
    pub fn blank(&self) -> Vec<usize> {
        self.numbers(GivenAnswer::is_blank)
    }

    /// The numbers, from 1, of the questions to come back to.
    pub fn flagged(&self) -> Vec<usize> {
        self.numbers(|given| given.flagged)
    }

    fn numbers(&self, wanted: impl Fn(&GivenAnswer) -> bool) -> Vec<usize> {
        let numbered = self.answers.iter().enumerate();
        numbered.filter(|(_, given)| wanted(given)).map(|(place, _)| place + 1).collect()
    }
}
