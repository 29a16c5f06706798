//! The content of the screen of a sitting: its pages, the outcomes of commands, and the events that result from the
//! passing of time.

use crate::journal::GivenAnswer;
use crate::paper::{Paper, PaperQuestion};

use super::command::CommandError;

/// A page on the screen of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SittingPage {
    /// A question with its options.
    Question,
    /// The review page, with all questions and their answers.
    Review,
    /// The page on which the candidate confirms the hand-in.
    Confirm,
}

/// The outcome of a typed line. Each place is the index of a question, from 0.
#[derive(Debug, PartialEq, Eq)]
pub enum CommandOutcome<E> {
    /// The command moved to another page or question.
    Moved,
    /// The answer to the question at this place is on the disk.
    Saved(usize),
    /// The removal of the answer to the question at this place is on the disk.
    Cleared(usize),
    /// The change of a question's flag is on the disk.
    Flagged {
        /// The place of the question.
        place: usize,
        /// Whether the question now has the flag.
        on: bool,
    },
    /// The change could not be written; the answer saved earlier still counts.
    Unsaved {
        /// The place of the question.
        place: usize,
        /// The error of the write.
        error: E,
    },
    /// The line is not a command that can be executed here.
    Unclear(CommandError),
    /// The caller must show the help.
    Help,
    /// The caller must show the whole table.
    Table,
    /// The candidate did not confirm the hand-in.
    GoesOn,
    /// The paper has been handed in.
    HandedIn,
    /// The hand-in could not be written; unless the time is over, the sitting continues.
    NotHandedIn(E),
    /// The candidate wants to leave the sitting.
    Leaves,
    /// The candidate has copied the codes of the checkpoints.
    Copied,
    /// The caller must show the codes of the checkpoints again.
    Codes,
}

/// An event that results from the passing of time.
#[derive(Debug, PartialEq, Eq)]
pub enum TimeEvent<E> {
    /// No event occurred.
    Nothing,
    /// This many minutes are left.
    Notice(u64),
    /// A checkpoint was reached.
    Checkpoint {
        /// The minute of the checkpoint.
        minute: u32,
        /// The code that the candidate copies.
        code: String,
    },
    /// The time is over, and the saved answers have been handed in.
    Expired,
    /// The time is over, and the hand-in could not be written; the caller tries again later.
    NotHandedIn(E),
    /// A record could not be written to the disk.
    Trouble(E),
}

/// The data that the screen shows.
#[derive(Clone, Copy, Debug)]
pub struct SittingView<'s> {
    /// The paper of the sitting.
    pub paper: &'s Paper,
    /// The saved answers, one for each question.
    pub answers: &'s [GivenAnswer],
    /// The place of the question shown, from 0.
    pub place: usize,
    /// The milliseconds left; `None` if there is no limit.
    pub remaining_ms: Option<u64>,
    /// The checkpoints whose codes the candidate has yet to copy, each with its minute and code.
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
