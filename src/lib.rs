pub mod bridge;
pub mod casebook;
pub mod diag;
pub mod law;
pub mod ruling;
pub mod table;
