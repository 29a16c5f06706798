//! What the keys of a file are called and what they hold: what the reader knows, and what an editor is told about it.

/// A key of a table.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    pub name: &'static str,
    pub shape: Shape,
    /// Whether the table makes no sense without it.
    pub needed: bool,
}

/// What a value may be.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    Text,
    /// `{ it = "...", en = "..." }`; the English may be left out.
    Bilingual,
    Flag,
    /// A whole number from the first to the last.
    Number(i64, i64),
    /// One of some words.
    Word(fn() -> Vec<&'static str>),
    /// The year of an edition.
    Year,
    /// This many of such values, or any number where none is said.
    List(&'static Shape, Option<usize>),
    Table(&'static [Key]),
    /// What happened: one of the verbs of [`arbitro_laws::record::acts`], with its details.
    Event,
    /// What was found: the facts of [`arbitro_laws::laws::facts`].
    Findings,
    /// A seat letter.
    Seat,
    /// One of several shapes.
    Either(&'static [Shape]),
}

/// A key that may be left out.
pub const fn key(name: &'static str, shape: Shape) -> Key {
    Key { name, shape, needed: false }
}

/// A key that must be there.
pub const fn needed(name: &'static str, shape: Shape) -> Key {
    Key { name, shape, needed: true }
}

/// The names of some keys.
pub fn names(keys: &[Key]) -> Vec<&'static str> {
    keys.iter().map(|key| key.name).collect()
}

/// The words of a list of words with their meanings.
pub fn words<T>(known: &[(&'static str, T)]) -> Vec<&'static str> {
    known.iter().map(|(word, _)| *word).collect()
}
