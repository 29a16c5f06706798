//! Texts in both languages.

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// Italian.
    #[default]
    Italian,
    /// English.
    English,
}

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::Italian, Language::English];

    /// Returns the two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::Italian => "it",
            Language::English => "en",
        }
    }

    /// Returns the language of a two-letter code, in either case.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

/// A text in both languages, or a template for [`super::template`] in both.
///
/// In a text about a [`Subject`](crate::ruling::Subject), `{who}` and `{card}` are slots for its player and its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// The Italian text.
    pub it: &'static str,
    /// The English text.
    pub en: &'static str,
}

impl Text {
    /// Returns the text in this language.
    pub const fn in_language(self, language: Language) -> &'static str {
        match language {
            Language::Italian => self.it,
            Language::English => self.en,
        }
    }
}

/// Makes a [`Text`]; shorthand for tables.
pub const fn text(it: &'static str, en: &'static str) -> Text {
    Text { it, en }
}

/// Returns the text with a capital first letter.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Returns the names as a list, with the word `joined_by` before the last name: "♦A, ♦K e ♦Q".
pub fn series(names: &[String], joined_by: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {joined_by} {last}", first.join(", ")),
    }
}
