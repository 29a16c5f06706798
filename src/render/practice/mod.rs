//! Practice in words: quiz pages on a screen, the changes of a session, a candidate's progress.

pub mod page;

pub mod session_changes;

pub mod learn;

pub mod progress;

pub mod settings;
