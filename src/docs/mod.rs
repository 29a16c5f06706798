//! The manual for candidates, teachers, and authors of cases and Laws. Its pages are Markdown in both languages;
//! `arbitro manual` prints them.
#![doc = include_str!("candidate.en.md")]
//!
#![doc = include_str!("docente.en.md")]
//!
#![doc = include_str!("stage.en.md")]
//!
#![doc = include_str!("cases.en.md")]
//!
#![doc = include_str!("items.en.md")]
//!
#![doc = include_str!("laws.en.md")]
//!
#![doc = include_str!("recipes.en.md")]
//!
#![doc = include_str!("statistics.en.md")]
//!
#![doc = include_str!("records.en.md")]
//!
#![doc = include_str!("publishing.en.md")]

mod key_descriptions;

pub use key_descriptions::{from_page, from_template};

use arbitro_laws::ruling::Language;

/// Returns the template of a new case file, with slots for its contents.
pub const fn new_case(language: Language) -> &'static str {
    match language {
        Language::Italian => include_str!("new.it.toml"),
        Language::English => include_str!("new.en.toml"),
    }
}

/// Returns the template of a new stage file.
pub const fn new_stage(language: Language) -> &'static str {
    match language {
        Language::Italian => include_str!("stage.it.toml"),
        Language::English => include_str!("stage.en.toml"),
    }
}

/// A page of the manual.
#[derive(Debug)]
pub struct ManualPage {
    pub name: &'static str,
    it: &'static str,
    en: &'static str,
}

impl ManualPage {
    pub const fn in_language(&self, language: Language) -> &'static str {
        match language {
            Language::Italian => self.it,
            Language::English => self.en,
        }
    }

    /// Returns the title of the page: its first line.
    pub fn title(&self, language: Language) -> &'static str {
        let first = self.in_language(language).lines().next().unwrap_or_default();
        first.trim_start_matches('#').trim()
    }
}

/// The pages of the manual, in reading order.
pub static PAGES: &[ManualPage] = &[
    ManualPage {
        name: "candidate",
        it: include_str!("candidate.it.md"),
        en: include_str!("candidate.en.md"),
    },
    ManualPage {
        name: "docente",
        it: include_str!("docente.it.md"),
        en: include_str!("docente.en.md"),
    },
    ManualPage { name: "stage", it: include_str!("stage.it.md"), en: include_str!("stage.en.md") },
    ManualPage { name: "cases", it: include_str!("cases.it.md"), en: include_str!("cases.en.md") },
    ManualPage { name: "items", it: include_str!("items.it.md"), en: include_str!("items.en.md") },
    ManualPage {
        name: "statistics",
        it: include_str!("statistics.it.md"),
        en: include_str!("statistics.en.md"),
    },
    ManualPage {
        name: "records",
        it: include_str!("records.it.md"),
        en: include_str!("records.en.md"),
    },
    ManualPage {
        name: "recipes",
        it: include_str!("recipes.it.md"),
        en: include_str!("recipes.en.md"),
    },
    ManualPage {
        name: "publishing",
        it: include_str!("publishing.it.md"),
        en: include_str!("publishing.en.md"),
    },
    ManualPage { name: "laws", it: include_str!("laws.it.md"), en: include_str!("laws.en.md") },
];
