//! A new case to fill in: it has a table, and may have events and the text of the question; the title, the options and
//! the ruling are still to be written.

use minijinja::{Environment, Error, context};

use crate::formats::board::ImportedBoard;
use crate::render::text::{Words, say};
use crate::render::wording::years;
use arbitro_cases::case::{Bilingual, PLACEHOLDER_MARKS};
use arbitro_cases::plain_toml::MalformedToml;
use arbitro_cases::statement::case_notation::{array, quoted};
use arbitro_laws::ruling::Edition;

/// The contents of a new case.
#[derive(Debug)]
pub struct CaseTemplate {
    /// The comment above the case's table.
    comment: String,
    source: String,
    /// The lines below `[table]` in the case file.
    table: String,
    tags: Vec<String>,
    text: Bilingual,
    /// The lines of the case's events and findings.
    happened: String,
}

impl CaseTemplate {
    /// Returns a case with an incident typical of a Law, from a generated question's table, events, topics and text.
    pub fn example(
        words: &Words,
        law: u8,
        (table, happened): (&str, &str),
        (tags, text): (&[String], &Bilingual),
    ) -> CaseTemplate {
        CaseTemplate {
            comment: say!(words, "new-example", law = law),
            table: table.to_owned(),
            tags: tags.to_vec(),
            text: text.clone(),
            happened: happened.to_owned(),
            ..CaseTemplate::plain(words)
        }
    }

    /// Returns a case with the default table, without an incident.
    pub fn plain(words: &Words) -> CaseTemplate {
        let [it, en] = PLACEHOLDER_MARKS.map(str::to_owned);
        CaseTemplate {
            comment: say!(words, "new-plain"),
            source: PLACEHOLDER_MARKS[0].to_owned(),
            table: PLAIN.to_owned(),
            tags: Vec::new(),
            text: Bilingual { it, en },
            happened: "events = []\n".to_owned(),
        }
    }

    /// Returns a case with the table of a board; `file` is the name of the board's file.
    pub fn board(
        words: &Words,
        file: &str,
        board: &ImportedBoard,
    ) -> Result<CaseTemplate, MalformedToml> {
        let mut source = say!(words, "board-source", file = file, number = board.number.clone());
        if let Some(table) = &board.table {
            source += &say!(words, "board-source-table", table = table.clone());
        }
        if let Some(room) = &board.room {
            source += &say!(words, "board-source-room", room = room.clone());
        }
        Ok(CaseTemplate {
            comment: say!(words, "board-comment"),
            source: source.replace(char::is_control, " "),
            table: board.lines()?,
            ..CaseTemplate::plain(words)
        })
    }

    /// Returns the text of the case file: the template with its slots filled in.
    pub fn file(&self, template: &str, id: &str) -> Result<String, Error> {
        let text = context! { it => quoted(&self.text.it), en => quoted(&self.text.en) };
        let slots = context! {
            mark => PLACEHOLDER_MARKS, source => quoted(&self.source), comment => &self.comment,
            table => &self.table, id, tags => array(self.tags.iter().cloned()), text,
            happened => self.happened.trim_end(), years => years(&Edition::ALL),
            last => Edition::default().year(),
        };
        let file = Environment::new().render_str(template, slots)?;
        Ok(format!("{file}\n"))
    }
}

/// The default table of a new case: a full deal at 3NT, with one trick played.
const PLAIN: &str = "contract = \"3NT S\"\ndealer = \"N\"\nvulnerable = \"none\"\n\
    deal = \"N:AK4.K53.QJ72.A64 QJ83.Q94.K5.J987 T76.A72.A863.KQ2 952.JT86.T94.T53\"\n\
    play = [\"W: HJ HK H4 H2\"]\n";
