//! The texts of practice: quiz pages on a screen, the changes of a session, a candidate's progress, and the settings.

pub mod page;

pub mod session_changes;

pub mod learn;

pub mod progress;

pub mod settings;
