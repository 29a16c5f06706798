//! Tests a candidate's sitting: its state on a failing disk, and its pages.

mod disk_faults;
mod pages;
