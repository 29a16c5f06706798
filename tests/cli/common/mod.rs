//! What the tests share.

pub mod both;
pub mod browser;
pub mod exam;
pub mod program;
pub mod pty;
pub mod readers;
pub mod stage;
