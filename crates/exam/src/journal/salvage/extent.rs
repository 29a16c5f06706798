//! Parts of a damaged journal, their proofs, and how the commission names the parts that count.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A range of lines in a file, from 1, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LineRange {
    /// The first line.
    pub first: usize,
    /// The last line.
    pub last: usize,
}

/// The parts of a damaged journal that count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum SalvageExtent {
    /// The records before the first damage.
    Before,
    /// All records that verify.
    All,
    /// The parts that a receipt or a checkpoint proves.
    Proved,
    /// The parts with these lines, proved or not.
    Lines(Vec<LineRange>),
}

/// A part of a damaged journal that verifies by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvagedPart {
    /// Its lines in the file.
    pub lines: LineRange,
    /// What proves it.
    pub proof: PartProof,
    /// The last answer to each question in it, cleared answers included.
    pub answers: Vec<SalvagedAnswer>,
}

/// What proves a part of a damaged journal, or contradicts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum PartProof {
    /// The part ends with the record whose receipt was copied.
    Receipt,
    /// The part ends with the checkpoint whose code was copied.
    Checkpoint {
        /// The minute of the checkpoint.
        minute: u32,
    },
    /// The code copied at a checkpoint is not the one in the part.
    Contradicted {
        /// The minute of the checkpoint.
        minute: u32,
    },
    /// The copied receipt is not the one of the hand-in.
    OtherReceipt,
    /// The room code in the part is not the one that was read aloud.
    OtherRoom,
    /// Nothing: anybody who has the file can have written the part.
    None,
}

impl PartProof {
    /// Whether this proves the part.
    pub const fn is_proof(self) -> bool {
        matches!(self, PartProof::Receipt | PartProof::Checkpoint { .. })
    }

    /// Whether a copied code contradicts the part: it was altered, or the code was copied wrongly.
    pub const fn is_against(self) -> bool {
        matches!(
            self,
            PartProof::Contradicted { .. } | PartProof::OtherReceipt | PartProof::OtherRoom
        )
    }
}

/// An answer in a part of a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvagedAnswer {
    /// The number of the question in the paper.
    pub question: usize,
    /// The places on the screen of the chosen options, from 0; empty if the answer was cleared.
    pub chosen: Vec<usize>,
    /// The cited clause, as it was typed.
    pub cited: Option<String>,
}

impl LineRange {
    /// Whether a line is in the range.
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

/// The error of a text that is not a [`SalvageExtent`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a part of a journal: {0}")]
pub struct ExtentParseError(String);

impl FromStr for SalvageExtent {
    type Err = ExtentParseError;

    /// Parses `proved`, `before`, `all`, or lines: `1-5`, `1-5,7-9`.
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
