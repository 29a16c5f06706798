//! Taking a statement at the table: a case that is built answer by answer, and ruled on as it grows.
//!
//! Begin with [`Dialogue`]. It asks for the table, for what happened, and then for what the Laws still need:
//! these last questions are those that the ruling leaves open, and no others. What has been told is a
//! [`Draft`], which is read as the file of any case is.

pub mod writing;

mod sketch;

mod draft;

mod menu;

mod unsaid;

pub mod telling;

mod several;

mod keeping;

mod revoking;

mod exposing;

mod choosing;

mod dialogue;

mod describing;

mod completing;

mod inquiring;

pub mod saving;

pub use dialogue::{AnswerRefusal, Dialogue, DialoguePrompt, InquiryPrompt};
pub use draft::CaseDraft;
pub use saving::{file, ruling};
pub use sketch::TableDraft;
pub use telling::LineError;
