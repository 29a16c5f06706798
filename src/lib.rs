pub mod bridge;
pub mod table;
pub mod ruling;
pub mod law;
pub mod diag;
pub mod casebook;
