//! What other programs read and write.

pub mod xml;

pub mod schema;

pub mod findings;

pub mod github;

pub mod gitlab;

pub mod junit;

pub mod sarif;
