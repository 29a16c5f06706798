//! What the keys of a file are called and what they hold: what the reader knows, and what an editor is told about it.

/// A key of a table.
#[derive(Clone, Copy, Debug)]
pub struct KeySpec {
    pub name: &'static str,
    pub shape: ValueShape,
    /// Whether the table makes no sense without it.
    pub required: bool,
}

/// What a value may be.
#[derive(Clone, Copy, Debug)]
pub enum ValueShape {
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
    List(&'static ValueShape, Option<usize>),
    Table(&'static [KeySpec]),
    /// What happened: one of the verbs of [`arbitro_laws::record::acts`], with its details.
    Event,
    /// What was found: the facts of [`arbitro_laws::laws::facts`].
    Findings,
    /// A seat letter.
    Seat,
    /// One of several shapes.
    Either(&'static [ValueShape]),
}

/// A key that may be left out.
pub const fn optional_key(name: &'static str, shape: ValueShape) -> KeySpec {
    KeySpec { name, shape, required: false }
}

/// A key that must be there.
pub const fn required_key(name: &'static str, shape: ValueShape) -> KeySpec {
    KeySpec { name, shape, required: true }
}

/// The names of some keys.
pub fn names(keys: &[KeySpec]) -> Vec<&'static str> {
    keys.iter().map(|key| key.name).collect()
}

/// The words of a list of words with their meanings.
pub fn words<T>(known: &[(&'static str, T)]) -> Vec<&'static str> {
    known.iter().map(|(word, _)| *word).collect()
}
