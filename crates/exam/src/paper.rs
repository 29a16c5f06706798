//! The paper of a candidate. A paper cannot contain a key: no field holds one, and this module has no access to the
//! case, its events or the order of its options.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use arbitro_cases::plain_toml::{self, MalformedToml};
use arbitro_laws::ruling::Language;

use super::digest::Digest;
use super::journal::{PaperRequirements, QuestionRequirements, RoomCodeRule};

/// The format of papers that this version writes. Format 1 has no room code and no checkpoints, and
/// is still written for stages that change nothing in `[room]`; formats from 3 have room codes with
/// a check letter. Format 2 is still written for papers added to an old lock.
pub const FORMAT: u32 = 3;

/// The format of papers whose room code has no check letter and may be any word.
pub const WITH_ANY_CODE: u32 = 2;

/// The text before the hash in the last line of a paper.
const SEAL: &str = "# sha256 ";

/// The paper of a candidate, with the questions as they are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    /// The format, at most [`FORMAT`].
    pub format: u32,
    /// The title of the stage.
    pub stage: String,
    /// The day of the stage, as written in the stage file.
    pub date: String,
    /// The language of the questions: `it` or `en`.
    pub language: String,
    /// The year of the Laws by which the questions are to be answered.
    pub edition: u16,
    /// The candidate's id in the roster.
    pub candidate: String,
    /// The candidate's name.
    pub name: String,
    /// The name of the candidate's form: a letter such as `A`, or a number.
    pub form: String,
    /// The time allowed in minutes, with the candidate's extra time; 0 for no limit.
    pub minutes: u32,
    /// Whether the candidate must enter the room code.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub room_code: bool,
    /// The minutes of the checkpoints, at which the program shows a code for the candidate to copy.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checkpoints: Vec<u32>,
    /// The rules of marking, in sentences for the candidate.
    pub rules: Vec<String>,
    /// The questions, in the order of the paper.
    pub questions: Vec<PaperQuestion>,
}

/// A question as a paper shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperQuestion {
    /// Whether more than one option may be chosen.
    pub several: bool,
    /// Whether the candidate must cite the clause.
    pub clause: bool,
    /// The text of the question.
    pub text: String,
    /// The options in the order shown.
    pub options: Vec<String>,
    /// The hands as a bridge diagram, in lines; empty if no card is shown.
    pub diagram: String,
    /// The hands of the diagram, one line for each hand, for screen readers.
    pub hands: Vec<String>,
    /// The auction, contract, play so far and whose turn it is, in lines of at most 80 columns.
    pub table: String,
}

/// The key `format`, which papers of all formats have.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// The reason why a text is not a valid paper.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaperError {
    /// The last line, with the hash, is missing or cut off.
    #[error("the last line, with the hash, is missing or cut off")]
    Unsealed,
    /// The text does not match its hash.
    #[error("the text does not match its hash")]
    Broken,
    /// The text is not TOML, or does not have the keys of its format.
    #[error("{0}")]
    Malformed(MalformedToml),
    /// The paper has a format that this version does not know.
    #[error("the paper has an unknown format: {0}")]
    Format(u32),
    /// The paper has no questions.
    #[error("the paper has no questions")]
    NoQuestions,
}

impl Paper {
    /// Returns the text of the paper's file; the last line has the hash of the other lines.
    ///
    /// # Errors
    /// If the paper cannot be written as TOML.
    pub fn to_text(&self) -> Result<String, MalformedToml> {
        let mut text = plain_toml::write(self)?;
        let seal = Digest::of(&text);
        text.push_str(&format!("{SEAL}{seal}\n"));
        Ok(text)
    }

    /// Parses and verifies a paper.
    ///
    /// # Errors
    /// A [`PaperError`] if the text is not a paper, or was cut or changed since the paper was built.
    pub fn read(text: &str) -> Result<Paper, PaperError> {
        let seal_start = text.rfind(SEAL).ok_or(PaperError::Unsealed)?;
        let (sealed, seal) = text.split_at(seal_start);
        let seal = seal.strip_prefix(SEAL).and_then(|seal| seal.strip_suffix('\n'));
        let seal: Digest = seal.and_then(|seal| seal.parse().ok()).ok_or(PaperError::Unsealed)?;
        if Digest::of(sealed) != seal {
            return Err(PaperError::Broken);
        }
        // The format is checked first, since a newer format may have other keys.
        let Version { format } = plain_toml::read(sealed).map_err(PaperError::Malformed)?;
        if !(1..=FORMAT).contains(&format) {
            return Err(PaperError::Format(format));
        }
        let paper: Paper = plain_toml::read(sealed).map_err(PaperError::Malformed)?;
        if paper.questions.is_empty() {
            return Err(PaperError::NoQuestions);
        }
        Ok(paper)
    }

    /// Returns the requirements that the paper sets for its journal; `program` is the version of the program that
    /// writes the journal.
    pub fn bounds(&self, program: &str) -> PaperRequirements {
        let requirements = |question: &PaperQuestion| QuestionRequirements {
            options: question.options.len(),
            several: question.several,
            clause: question.clause,
        };
        PaperRequirements {
            questions: self.questions.iter().map(requirements).collect(),
            minutes: self.minutes,
            room: match (self.room_code, self.format) {
                (false, _) => RoomCodeRule::None,
                (true, ..=WITH_ANY_CODE) => RoomCodeRule::Any,
                (true, _) => RoomCodeRule::Checked,
            },
            checkpoints: self.checkpoints.clone(),
            stage: self.stage.clone(),
            program: Some(program.to_owned()),
            // Marking checks the date: a wrong clock must not stop a sitting.
            year: None,
            day: None,
        }
    }

    /// Returns the language of the questions.
    pub fn language(&self) -> Language {
        Language::from_code(&self.language).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper() -> Paper {
        let question = PaperQuestion {
            several: false,
            clause: true,
            text: "È «giocata»?".to_owned(),
            options: vec!["Sì: \"♠K\".".to_owned(), "No\\.".to_owned()],
            diagram: "   ♠ AK4\n   ♦ Q73".to_owned(),
            hands: vec!["Nord: ♠ AK4 ♦ Q73".to_owned()],
            table: "Contratto 4♥, dichiarante Sud.\nAttacca Nord (morto).".to_owned(),
        };
        Paper {
            format: FORMAT,
            room_code: true,
            checkpoints: vec![30, 60],
            stage: "Verifica".to_owned(),
            date: "2026-12-05".to_owned(),
            language: "it".to_owned(),
            edition: 2017,
            candidate: "rossi".to_owned(),
            name: "Niccolò \"Nico\" Rossi, jr".to_owned(),
            form: "A".to_owned(),
            minutes: 90,
            rules: vec!["Giusta: 1 punto.".to_owned()],
            questions: vec![question],
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let text = paper().to_text().unwrap();
        assert_eq!(Paper::read(&text).unwrap(), paper());
        assert!(text.contains("   ♠ AK4\n   ♦ Q73"), "{text}");
    }

    #[test]
    fn a_paper_without_questions_is_refused() {
        let empty = Paper { questions: Vec::new(), ..paper() };
        assert_eq!(Paper::read(&empty.to_text().unwrap()), Err(PaperError::NoQuestions));
    }

    #[test]
    fn a_paper_that_was_cut_or_changed_anywhere_is_refused() {
        let text = paper().to_text().unwrap();
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            assert!(Paper::read(&text[..end]).is_err(), "cut at {end}");
        }
        assert_eq!(Paper::read(&text.replace("Sì", "No")), Err(PaperError::Broken));
    }
}
