//! Helpers shared by the end-to-end tests.

pub mod both;
pub mod browser;
pub mod exam;
pub mod external_readers;
pub mod program;
pub mod pty;
pub mod stage;
