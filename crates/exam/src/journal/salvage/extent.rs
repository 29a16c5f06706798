//! Parts of a damaged journal, what proves each, and how the commission names those that count.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Lines of a file, from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LineRange {
    pub first: usize,
    pub last: usize,
}

/// What of a damaged journal counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum SalvageExtent {
    /// What comes before the first damage.
    Before,
    /// All that hangs together.
    All,
    /// What a receipt or a checkpoint proves.
    Proved,
    /// These parts, by name, proved or not.
    Lines(Vec<LineRange>),
}

/// A part of a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvagedPart {
    pub lines: LineRange,
    pub proof: PartProof,
    /// What was answered in it, cleared answers too.
    pub answers: Vec<SalvagedAnswer>,
}

/// What proves a part of a damaged journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum PartProof {
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

impl PartProof {
    pub const fn is_proof(self) -> bool {
        matches!(self, PartProof::Receipt | PartProof::Checkpoint { .. })
    }

    /// Whether what was copied in the room shows that it is not what was on the screen there, or was copied wrong.
    pub const fn is_against(self) -> bool {
        matches!(
            self,
            PartProof::Contradicted { .. } | PartProof::OtherReceipt | PartProof::OtherRoom
        )
    }
}

/// An answer as it is found in what is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvagedAnswer {
    /// Its number in the paper.
    pub question: usize,
    /// The places on the screen of the options chosen, from 0; none where the answer was cleared.
    pub chosen: Vec<usize>,
    pub cited: Option<String>,
}

impl LineRange {
    pub const fn has(&self, line: usize) -> bool {
        self.first <= line && line <= self.last
    }
}

impl fmt::Display for LineRange {
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
pub struct ExtentParseError(String);

impl FromStr for SalvageExtent {
    type Err = ExtentParseError;

    /// `proved`, `before`, `all`, or lines: `1-5`, `1-5,7-9`.
    fn from_str(text: &str) -> Result<SalvageExtent, ExtentParseError> {
        let lines = |text: &str| {
            let (first, last) = text.split_once('-').unwrap_or((text, text));
            let (first, last) = (first.parse().ok()?, last.parse().ok()?);
            (first > 0 && first <= last).then_some(LineRange { first, last })
        };
        match text {
            "before" => Ok(SalvageExtent::Before),
            "all" => Ok(SalvageExtent::All),
            "proved" => Ok(SalvageExtent::Proved),
            text => {
                let named: Option<Vec<LineRange>> = text.split(',').map(lines).collect();
                named.map(SalvageExtent::Lines).ok_or_else(|| ExtentParseError(text.to_owned()))
            }
        }
    }
}

impl fmt::Display for SalvageExtent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SalvageExtent::Before => f.write_str("before"),
            SalvageExtent::All => f.write_str("all"),
            SalvageExtent::Proved => f.write_str("proved"),
            SalvageExtent::Lines(named) => {
                let named: Vec<String> = named.iter().map(LineRange::to_string).collect();
                f.write_str(&named.join(","))
            }
        }
    }
}

impl TryFrom<String> for SalvageExtent {
    type Error = ExtentParseError;

    fn try_from(text: String) -> Result<SalvageExtent, ExtentParseError> {
        text.parse()
    }
}

impl From<SalvageExtent> for String {
    fn from(extent: SalvageExtent) -> String {
        extent.to_string()
    }
}
