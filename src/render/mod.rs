//! Turns rulings, cases, results and scores into the program's output: documents, HTML pages and JSON.
//!
//! [`text::Words`] holds the texts of a language, and [`doc::Doc`] is a document before it is rendered in a format.
//! This module contains neither Laws nor rules of marking.

pub mod text;

pub mod doc;

pub mod readings;

pub mod diagram;

pub mod question;

pub mod external;

pub mod steps;

pub mod listing;

pub mod wording;

pub mod ruling;

mod branches;

mod requests;

mod decision_summary;

mod claims;

pub mod now;

pub mod reasons;

mod contrast;

pub mod lesson;

pub mod why_not;

pub mod law;

pub mod diff;

pub mod matrix;

pub mod other_editions;

pub mod outcome;

pub mod proof;

pub mod quality;

pub mod generation_report;

pub mod dialogue;

pub mod line_feedback;

pub mod notation;

pub mod screen;

pub mod practice;

pub mod quiz;

pub mod stage;

pub mod notice;

pub mod marking;

pub mod refusal;

pub mod stats;

pub mod sitting;

pub mod publish;

pub mod diagnostics;

pub mod term;

pub mod markdown;

pub mod json;

pub mod json_text;
