//! What the tests share.

pub mod both;
pub mod exam;
pub mod hiding;
pub mod program;
<<<<<<< HEAD
mod situations;
pub mod stories;
=======
>>>>>>> main
pub mod stage;
