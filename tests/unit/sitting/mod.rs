//! The sitting of a candidate: the state on a disk that fails, and its pages.

mod disk_faults;
mod pages;
