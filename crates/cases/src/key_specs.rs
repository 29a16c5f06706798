//! Specifications of the keys of a file, used by its reader and by the schema for editors.

/// A key of a table.
#[derive(Clone, Copy, Debug)]
pub struct KeySpec {
    /// The name of the key.
    pub name: &'static str,
    /// The shape of the key's value.
    pub shape: ValueShape,
    /// Whether the key must be present.
    pub required: bool,
}

/// The shape of the value of a key.
#[derive(Clone, Copy, Debug)]
pub enum ValueShape {
    /// A text.
    Text,
    /// A table `{ it = "...", en = "..." }`; the English text may be missing.
    Bilingual,
    /// A boolean.
    Flag,
    /// An integer between two bounds, both included.
    Number(i64, i64),
    /// One of the words that the function returns.
    Word(fn() -> Vec<&'static str>),
    /// One of the words that the function returns, or two of them joined by a plus sign.
    Joined(fn() -> Vec<&'static str>),
    /// The year of an edition.
    Year,
    /// A list of values of one shape; the number is the required length of the list, if there is one.
    List(&'static ValueShape, Option<usize>),
    /// A table with these keys.
    Table(&'static [KeySpec]),
    /// An event: one of the verbs of [`arbitro_laws::record::acts`], with its details.
    Event,
    /// Findings: the facts of [`arbitro_laws::laws::facts`].
    Findings,
    /// A seat letter.
    Seat,
    /// One of several shapes.
    Either(&'static [ValueShape]),
}

/// Creates a specification of a key that may be missing.
pub const fn optional_key(name: &'static str, shape: ValueShape) -> KeySpec {
    KeySpec { name, shape, required: false }
}

/// Creates a specification of a key that must be present.
pub const fn required_key(name: &'static str, shape: ValueShape) -> KeySpec {
    KeySpec { name, shape, required: true }
}

/// Returns the names of these keys.
pub fn names(keys: &[KeySpec]) -> Vec<&'static str> {
    keys.iter().map(|key| key.name).collect()
}

/// Returns the words of a list that pairs each word with its meaning.
pub fn words<T>(known: &[(&'static str, T)]) -> Vec<&'static str> {
    known.iter().map(|(word, _)| *word).collect()
}
