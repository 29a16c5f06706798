//! The long pages: how to write a case, how to add a Law, how to study. They are Markdown, in both
//! languages, and `arbitro manual` prints them.

//!
//! # How to write a case
//!
#![doc = include_str!("cases.en.md")]
//!
//! # How to add a Law
//!
#![doc = include_str!("laws.en.md")]

use crate::ruling::Language;

/// A page of the manual.
#[derive(Debug)]
pub struct Page {
    pub name: &'static str,
    it: &'static str,
    en: &'static str,
}

impl Page {
    pub const fn in_language(&self, language: Language) -> &'static str {
        match language {
            Language::Italian => self.it,
            Language::English => self.en,
        }
    }
}

/// The pages, in reading order.
pub static PAGES: &[Page] = &[
    Page {
        name: "candidate",
        it: include_str!("candidate.it.md"),
        en: include_str!("candidate.en.md"),
    },
    Page { name: "cases", it: include_str!("cases.it.md"), en: include_str!("cases.en.md") },
    Page { name: "laws", it: include_str!("laws.it.md"), en: include_str!("laws.en.md") },
];
