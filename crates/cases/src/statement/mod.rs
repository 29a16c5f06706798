//! Taking a statement at the table: a case that is built answer by answer, and ruled on as it grows.
//!
//! Begin with [`Dialogue`]. It asks for the table, for what happened, and then for what the Laws still need:
//! these last questions are those that the ruling leaves open, and no others. What has been told is a
//! [`CaseDraft`], which is read as the file of any case is.

pub mod case_notation;

mod table_draft;

mod case_draft;

mod menu;

mod unnamed_card;

pub mod act_entry;

mod several_events;

mod account;

mod pending_input;

mod revoke_entry;

mod exposed_card;

mod player_choice;

mod dialogue;

mod table_entry;

mod act_details;

mod inquiry;

pub mod case_file;

pub use act_entry::LineError;
pub use case_draft::CaseDraft;
pub use case_file::{file, ruling};
pub use dialogue::{AnswerRefusal, Dialogue, DialoguePrompt, InquiryPrompt};
pub use table_draft::TableDraft;
