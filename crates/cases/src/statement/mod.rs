//! Taking a director's statement at the table: the case is built answer by answer and ruled on as it grows.
//!
//! The entry point is [`Dialogue`]. The dialogue asks for the table, then for the events, and finally only the
//! questions that the ruling leaves open. The case entered so far is a [`CaseDraft`], which is checked in the same way
//! as a case file.

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
