//! The paper of a candidate. It cannot contain a key: there is no field for one, and this module has no access to the
//! case, the events or the order in which the options were written.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use arbitro_cases::plain_toml::{self, MalformedToml};
use arbitro_laws::ruling::Language;

use super::digest::Digest;
use super::journal::{PaperRequirements, QuestionRequirements, RoomCodeRule};

/// The format of papers that this version writes. Format 1 has no rules of the room, and is still written for stages
/// without such rules; format 3 has room codes with a check letter.
pub const FORMAT: u32 = 3;

/// The format of papers whose room code is any word.
pub const WITH_ANY_CODE: u32 = 2;

/// The text before the hash in the last line of a paper.
const SEAL: &str = "# sha256 ";

/// The paper of a candidate: the questions as they are shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    /// The format, at most [`FORMAT`].
    pub format: u32,
    /// The title of the stage.
    pub stage: String,
    /// The day of the stage, as the stage file has it.
    pub date: String,
    /// The language of the questions: `it` or `en`.
    pub language: String,
    /// The year of the Laws by which the questions are to be answered.
    pub edition: u16,
    /// The candidate's id in the roster.
    pub candidate: String,
    /// The candidate's name.
    pub name: String,
    /// The name of the candidate's form, such as `A`.
    pub form: String,
    /// The time allowed in minutes, with the candidate's extra time; 0 for no limit.
    pub minutes: u32,
    /// Whether the room code is asked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub room_code: bool,
    /// The minutes of the checkpoints, at which a code is shown that the candidate copies.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checkpoints: Vec<u32>,
    /// How answers are marked, in sentences for the candidate.
    pub rules: Vec<String>,
    /// The questions, in order.
    pub questions: Vec<PaperQuestion>,
}

/// A question as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaperQuestion {
    /// Whether more than one option may be chosen.
    pub several: bool,
    /// Whether the clause must be cited.
    pub clause: bool,
    /// The text.
    pub text: String,
    /// The options in the order shown.
    pub options: Vec<String>,
    /// The hands as a bridge diagram, in lines; empty if no card is shown.
    pub diagram: String,
    /// The same hands one after the other, one line each, for screen readers.
    pub hands: Vec<String>,
    /// The auction, contract, play so far and whose turn it is, in lines of at most 80 columns.
    pub table: String,
}

/// The key that all formats have.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// Why a text is not a paper.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PaperError {
    /// The last line with the hash is missing or cut off.
    #[error("the seal is missing or cut off")]
    Unsealed,
    /// The text does not match the hash.
    #[error("the text is not the one that was sealed")]
    Broken,
    /// The text is not TOML, or not of the format.
    #[error("{0}")]
    Malformed(MalformedToml),
    /// A format that this version does not know.
    #[error("a paper of another format: {0}")]
    Format(u32),
    /// The paper has no questions.
    #[error("a paper without questions")]
    NoQuestions,
}

impl Paper {
    /// Returns the text of the file, with the hash of the other lines as its last line.
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
    /// A [`PaperError`] if it is not a paper, or was cut or changed since it was built.
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

    /// Returns what the paper requires of its journal; `program` is the version of the program that writes it.
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

    /// The language of the questions.
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

    /// A paper without questions has no page to show, and is refused before the sitting.
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
