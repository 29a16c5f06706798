//! The case files of arbitro: their reader, their check against the Laws, the dialogue in which a
//! director enters a case, and the generator of questions.
//!
//! To get a ruling on a record of your own, use the crate `arbitro-laws`. To read and check a case, use [`read`] and
//! [`check::check`].

#![deny(missing_docs)]

pub mod diag;

pub mod case;

pub mod plain_toml;

pub mod key_specs;

pub mod toml_reader;

mod syntax;

pub mod condition;

pub mod claim;

pub mod keys;

mod table_keys;

mod hands;

mod play;

mod record_faults;

mod table_setup;

pub mod vocabulary;

mod events;

pub mod statement;

mod edition_tables;

mod question_facts;

mod case_reader;

pub mod ids;

pub mod ruling_terms;

pub mod aspect;

mod aspect_reader;

pub mod aspect_values;

pub mod verdict;

pub mod contrast;

pub mod lesson;

pub mod misconception;

pub mod findings;

mod idle;

pub mod branch_decisions;

pub mod check;

mod expected;

mod root_cause;

pub mod flaws;

pub mod matrix;

pub mod other_editions;

pub mod variant;

pub mod embedded_cases;

pub mod parallel;

pub mod bank;

pub use case::{AnswerOption, Bilingual, Case, Question};
pub use case_reader::{LAST_LAW, MAX_FILE_BYTES, PLACEHOLDER_ID, concerns_ruling, is_id, read};
pub use condition::parse_fact_key;
pub use edition_tables::legacy_cites;
pub use events::{event, keys_of};
pub use ruling_terms::RulingTerms;
pub use toml_reader::word;

pub mod scenarios;
