//! Words in both languages.

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    #[default]
    Italian,
    English,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::Italian, Language::English];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::Italian => "it",
            Language::English => "en",
        }
    }

    /// The language of a two-letter code, in either case.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

/// A text in both languages. `{who}` and `{card}` stand for the player and the card that it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    pub it: &'static str,
    pub en: &'static str,
}

impl Text {
    pub const fn in_language(self, language: Language) -> &'static str {
        match language {
            Language::Italian => self.it,
            Language::English => self.en,
        }
    }
}

/// Shorthand for tables of texts.
pub const fn text(it: &'static str, en: &'static str) -> Text {
    Text { it, en }
}

/// Names in a row: "♦A, ♦K e ♦Q".
pub fn series(names: &[String], joined_by: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {joined_by} {last}", first.join(", ")),
    }
}
