//! What a journal comes to: the answers as they stood at the end.

use super::{Journal, JournalError, What};

/// The answers of a sitting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// One for each question of the paper, in its order.
    pub answers: Vec<Given>,
    pub handed_in: bool,
    /// Whether the time allowed ran out.
    pub expired: bool,
    pub elapsed_ms: u64,
    /// What the commission may want to know.
    pub notes: Vec<Note>,
}

/// The answer to a question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    /// The places on the screen of the options chosen, from 0, in order; none: blank.
    pub chosen: Vec<usize>,
    /// The clause cited, as it was typed.
    pub cited: Option<String>,
    pub flagged: bool,
}

impl Given {
    /// Whether no option is chosen.
    pub const fn is_blank(&self) -> bool {
        self.chosen.is_empty()
    }
}

/// Something out of the ordinary in a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The program was closed for a while: seconds on the wall clock, and the bytes of a torn record dropped.
    Resumed { at: u64, clock: String, away: i64, dropped: u64 },
    /// The wall clock moved by itself.
    Jumped { at: u64, clock: String, by: i64 },
    /// The file ends with bytes of a record that was never whole.
    Torn { bytes: usize },
}

pub(super) fn sheet(journal: &Journal, questions: usize) -> Result<Sheet, JournalError> {
    let mut sheet = Sheet {
        answers: vec![Given::default(); questions],
        elapsed_ms: journal.elapsed_ms(),
        ..Sheet::default()
    };
    for (index, record) in journal.records.iter().enumerate() {
        let line = index + 1;
        let (at, clock) = (record.at, || record.clock.clone());
        match &record.what {
            What::Start { .. } | What::Tick => {}
            What::View { question } => {
                given(&mut sheet, line, *question)?;
            }
            What::Answer { question, chosen, cited } => {
                let given = given(&mut sheet, line, *question)?;
                given.chosen.clone_from(chosen);
                given.cited.clone_from(cited);
            }
            What::Flag { question, on } => given(&mut sheet, line, *question)?.flagged = *on,
            What::Resume { away, dropped } => {
                let (away, dropped) = (*away, *dropped);
                sheet.notes.push(Note::Resumed { at, clock: clock(), away, dropped });
            }
            What::Jump { by } => sheet.notes.push(Note::Jumped { at, clock: clock(), by: *by }),
            What::Expired => sheet.expired = true,
            What::HandIn => sheet.handed_in = true,
        }
    }
    if journal.torn > 0 {
        sheet.notes.push(Note::Torn { bytes: journal.torn });
    }
    Ok(sheet)
}

pub(super) fn fits(journal: &Journal, options: &[usize]) -> Result<(), JournalError> {
    for (index, record) in journal.records.iter().enumerate() {
        let What::Answer { question, chosen, .. } = &record.what else { continue };
        let (line, question) = (index + 1, *question);
        let most = question.checked_sub(1).and_then(|place| options.get(place));
        let most = *most.ok_or(JournalError::NoSuchQuestion { line, question })?;
        if chosen.iter().any(|place| *place >= most) {
            return Err(JournalError::NoSuchOption { line, question });
        }
    }
    Ok(())
}

fn given(sheet: &mut Sheet, line: usize, question: usize) -> Result<&mut Given, JournalError> {
    let place = question.checked_sub(1);
    let given = place.and_then(|place| sheet.answers.get_mut(place));
    given.ok_or(JournalError::NoSuchQuestion { line, question })
}
