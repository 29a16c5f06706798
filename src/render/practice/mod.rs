//! Practice in words: the pages of a quiz on a screen, what a session has changed, where a candidate stands.

pub mod page;

pub mod session_changes;

pub mod learn;

pub mod progress;

pub mod settings;
