//! The parts of a damaged journal, their proofs, and the text by which the commission names the parts that count.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A range of lines in a file, counted from 1, with both ends included.
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
    /// All records of the journal that verify.
    All,
    /// The parts that a receipt or a checkpoint proves.
    Proved,
    /// The records in these ranges of lines, whether proved or not.
    Lines(Vec<LineRange>),
}

/// A part of a damaged journal whose records verify as a chain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvagedPart {
    /// The lines of the part in the file.
    pub lines: LineRange,
    /// The copied code that proves or contradicts the part.
    pub proof: PartProof,
    /// The last answer to each question in the part, including cleared answers.
    pub answers: Vec<SalvagedAnswer>,
}

/// The copied code that proves or contradicts a part of a damaged journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "kebab-case")]
pub enum PartProof {
    /// The part ends with the hand-in, and the candidate copied its receipt.
    Receipt,
    /// The part ends with a checkpoint, and the candidate copied its code.
    Checkpoint {
        /// The minute of the checkpoint.
        minute: u32,
    },
    /// The code copied at a checkpoint differs from the checkpoint's code in the part.
    Contradicted {
        /// The minute of the checkpoint.
        minute: u32,
    },
    /// The copied receipt differs from the receipt of the hand-in in the part.
    OtherReceipt,
    /// The room code in the part differs from the code read aloud in the room.
    OtherRoom,
    /// No copied code proves or contradicts the part, so anybody who has the file could have written it.
    None,
}

impl PartProof {
    /// Returns true if a copied code proves the part.
    pub const fn is_proof(self) -> bool {
        matches!(self, PartProof::Receipt | PartProof::Checkpoint { .. })
    }

    /// Returns true if a copied code contradicts the part: either the part was altered, or the code was copied wrongly.
    pub const fn is_against(self) -> bool {
        matches!(
            self,
            PartProof::Contradicted { .. } | PartProof::OtherReceipt | PartProof::OtherRoom
        )
    }
}

/// The answer to a question in a part of a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvagedAnswer {
    /// The number of the question in the paper, from 1.
    pub question: usize,
    /// The places on the screen of the chosen options, from 0; empty if the answer was cleared.
    pub chosen: Vec<usize>,
    /// The cited clause, as the candidate typed it; `None` if no clause was cited.
    pub cited: Option<String>,
}

impl LineRange {
    /// Returns true if the range contains the line.
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

/// The error for a text that is not a [`SalvageExtent`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not an extent of a journal: {0}")]
pub struct ExtentParseError(String);

impl FromStr for SalvageExtent {
    type Err = ExtentParseError;

    /// Parses `proved`, `before`, `all`, or a list of lines such as `1-5` or `1-5,7-9`.
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
