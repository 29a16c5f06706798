//! Parts of a damaged journal, what proves each, and how the commission names those that count.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Lines of a file, from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Lines {
    pub first: usize,
    pub last: usize,
}

/// What of a damaged journal counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Extent {
    /// What comes before the first damage.
    Before,
    /// All that hangs together.
    All,
    /// What a receipt or a checkpoint proves.
    Proved,
    /// These parts, by name, proved or not.
    Lines(Vec<Lines>),
}

/// A part of a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    pub lines: Lines,
    pub proof: Proof,
    /// What was answered in it, cleared answers too.
    pub answers: Vec<Kept>,
}

/// What proves a part of a damaged journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum Proof {
    /// It ends with the record whose receipt was copied.
    Receipt,
    /// It ends with the checkpoint whose code was copied.
    Checkpoint { minute: u32 },
    /// Another code was copied at this minute than the one it has.
    Contradicted { minute: u32 },
    /// Another receipt was copied than the one with which it ends.
    OtherReceipt,
    /// Another code was read aloud in the room than the one it has.
    OtherRoom,
    /// Nothing: who has the file can have written it.
    None,
}

impl Proof {
    pub const fn is_proof(self) -> bool {
        matches!(self, Proof::Receipt | Proof::Checkpoint { .. })
    }

    /// Whether what was copied in the room shows that it is not what was on the screen there, or was copied wrong.
    pub const fn is_against(self) -> bool {
        matches!(self, Proof::Contradicted { .. } | Proof::OtherReceipt | Proof::OtherRoom)
    }
}

/// An answer as it is found in what is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Its number in the paper.
    pub question: usize,
    /// The places on the screen of the options chosen, from 0; none where the answer was cleared.
    pub chosen: Vec<usize>,
    pub cited: Option<String>,
}

impl Lines {
    pub const fn has(&self, line: usize) -> bool {
        self.first <= line && line <= self.last
    }
}

impl fmt::Display for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.first, self.last) {
            (first, last) if first == last => write!(f, "{first}"),
            (first, last) => write!(f, "{first}-{last}"),
        }
    }
}

/// A text that names no part of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a part of a journal: {0}")]
pub struct NoExtent(String);

impl FromStr for Extent {
    type Err = NoExtent;

    /// `proved`, `before`, `all`, or lines: `1-5`, `1-5,7-9`.
    fn from_str(text: &str) -> Result<Extent, NoExtent> {
        let lines = |text: &str| {
            let (first, last) = text.split_once('-').unwrap_or((text, text));
            let (first, last) = (first.parse().ok()?, last.parse().ok()?);
            (first > 0 && first <= last).then_some(Lines { first, last })
        };
        match text {
            "before" => Ok(Extent::Before),
            "all" => Ok(Extent::All),
            "proved" => Ok(Extent::Proved),
            text => {
                let named: Option<Vec<Lines>> = text.split(',').map(lines).collect();
                named.map(Extent::Lines).ok_or_else(|| NoExtent(text.to_owned()))
            }
        }
    }
}

impl fmt::Display for Extent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Extent::Before => f.write_str("before"),
            Extent::All => f.write_str("all"),
            Extent::Proved => f.write_str("proved"),
            Extent::Lines(named) => {
                let named: Vec<String> = named.iter().map(Lines::to_string).collect();
                f.write_str(&named.join(","))
            }
        }
    }
}

impl TryFrom<String> for Extent {
    type Error = NoExtent;

    fn try_from(text: String) -> Result<Extent, NoExtent> {
        text.parse()
    }
}

impl From<Extent> for String {
    fn from(extent: Extent) -> String {
        extent.to_string()
    }
}
