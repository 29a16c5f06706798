//! The case files of arbitro: their reader, the problems found in them, their proof, and generated questions.
//!
//! To get a ruling on a record of your own, use the crate `arbitro-laws`; to read and prove a case, begin with [`read`] and
//! [`check::check`].

pub mod diag;

pub mod case;

pub mod plain;

pub mod shape;

pub mod reader;

mod syntax;

pub mod condition;

pub mod claim;

pub mod keys;

mod tables;

mod hands;

mod play;

mod setting;

mod events;

pub mod statement;

mod editions;

mod stated;

mod lower;

pub mod ids;

pub mod terms;

pub mod verdict;

pub mod contrast;

pub mod lesson;

pub mod misconception;

pub mod findings;

mod idle;

pub mod placed;

pub mod check;

mod expected;

mod cause;

pub mod flaws;

pub mod matrix;

pub mod otherwise;

pub mod variant;

pub mod library;

pub mod cores;

pub mod bank;

pub use case::{AnswerOption, Bilingual, Case, Question};
pub use condition::parse_fact_key;
pub use editions::legacy_cites;
pub use events::{event, keys_of};
pub use lower::{LAST_LAW, MAX_FILE_BYTES, PLACEHOLDER_ID, concerns_ruling, is_id, read};
pub use reader::word;
pub use terms::RulingTerms;

pub mod scenarios;
