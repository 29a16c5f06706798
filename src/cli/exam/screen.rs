//! How a sitting is shown: on a terminal, in a pipe, for whoever listens, for another program.

use std::io::{self, IsTerminal, Write};

use clap::ArgMatches;
use serde::Serialize;

use crate::exam::sitting::{Page, View};
use crate::report::doc::{Block, Doc};
use crate::report::sitting::{self, Look, SittingJson};
use crate::report::term;
use crate::report::text::say;

use super::super::args::format_of;
use super::super::shell::{Failure, Format, Shell};

/// Empties a terminal, and begins at its top.
const CLEAR: &[u8] = b"\x1b[2J\x1b[H";

/// Where a sitting is shown.
pub struct Screen<'s> {
    pub shell: &'s Shell,
    is_json: bool,
    look: Look,
    /// Whether each page takes the place of the one before.
    clears: bool,
    /// Whether somebody types, and so sees what is typed.
    is_typed: bool,
    /// Whether the screen is empty for the next page, but for what stands above it.
    is_cleared: bool,
}

impl<'s> Screen<'s> {
    pub fn new(shell: &'s Shell, matches: &ArgMatches) -> Screen<'s> {
        let is_terminal = io::stdout().is_terminal();
        let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let look = match (matches.get_flag("linear"), is_terminal) {
            (true, _) => Look::Linear,
            (false, true) => Look::Screen,
            (false, false) => Look::Plain,
        };
        let is_json = format_of(matches) == Format::Json;
        let clears = is_terminal && !is_dumb && !is_json && look == Look::Screen;
        let is_typed = io::stdin().is_terminal();
        Screen { shell, is_json, look, clears, is_typed, is_cleared: false }
    }

    /// Whether every page is shown anew, even if only what is saved has changed.
    pub const fn is_redrawn(&self) -> bool {
        self.clears
    }

    /// Whether somebody types who can be waited for.
    pub const fn waits(&self) -> bool {
        self.is_typed && !self.is_json
    }

    /// Shows what stands before the first question, and waits for a line; whether one came.
    pub fn ready(&mut self, opening: &Doc) -> Result<bool, Failure> {
        self.clear()?;
        self.document(opening.clone())?;
        let prompt = say!(self.shell.words, "sitting-ready");
        let line = self.shell.ask(&prompt, false)?;
        self.is_cleared = false;
        Ok(line.is_some())
    }

    /// Asks for the code of the room.
    pub fn room_code(&mut self, opening: Option<&Doc>) -> Result<Option<String>, Failure> {
        if self.is_json {
            self.json(&SittingJson::RoomCode)?;
            return self.shell.ask("", true);
        }
        if let Some(opening) = opening.filter(|_| self.waits()) {
            self.clear()?;
            self.document(opening.clone())?;
        }
        let prompt = say!(self.shell.words, "sitting-room-code");
        let line = self.shell.ask(&prompt, false)?;
        self.is_cleared = false;
        Ok(line)
    }

    /// Puts an event out for another program, or what it says in words.
    pub fn put(&mut self, event: &SittingJson<'_>, doc: &Doc) -> Result<(), Failure> {
        if self.is_json {
            return self.json(event);
        }
        self.document(doc.clone())
    }

    /// Puts an event out, or its document above the next page.
    pub fn put_first(&mut self, event: &SittingJson<'_>, doc: &Doc) -> Result<(), Failure> {
        if self.is_json {
            return self.json(event);
        }
        self.clear()?;
        self.document(doc.clone())
    }

    /// Puts an event out, or its words above the next page.
    pub fn put_above(&mut self, event: &SittingJson<'_>, text: &str) -> Result<(), Failure> {
        if self.is_json {
            return self.json(event);
        }
        self.clear()?;
        self.text(text)?;
        if self.clears { self.shell.print("\n") } else { Ok(()) }
    }

    /// Puts an event out, or its words below a prompt that nobody has answered yet.
    pub fn put_between(&mut self, event: &SittingJson<'_>, text: &str) -> Result<(), Failure> {
        if self.is_json {
            return self.json(event);
        }
        self.shell.print("\n")?;
        self.text(text)
    }

    /// Shows what can be typed.
    pub fn put_help(&mut self, help: &Doc) -> Result<(), Failure> {
        if self.is_json {
            let text = term::plain(help);
            return self.json(&SittingJson::Message { text });
        }
        self.document(help.clone())
    }

    /// Puts an event out, or its words where the screen stands.
    pub fn put_here(&mut self, event: &SittingJson<'_>, text: &str) -> Result<(), Failure> {
        if self.is_json { self.json(event) } else { self.text(text) }
    }

    pub fn text(&self, text: &str) -> Result<(), Failure> {
        let mut doc = Doc::default();
        doc.text(text);
        self.document(doc)
    }

    /// Shows a page.
    pub fn page(&mut self, page: Page, view: &View<'_>) -> Result<(), Failure> {
        let words = &self.shell.words;
        if self.is_json {
            return match page {
                Page::Question => self.json(&sitting::question_json(words, view)),
                Page::Review => self.json(&sitting::review_json(view)),
                Page::Confirm => self.json(&SittingJson::Confirm { blank: view.blank() }),
            };
        }
        self.clear()?;
        self.is_cleared = false;
        if !self.clears {
            self.shell.print("\n")?;
        }
        let doc = match page {
            Page::Question => sitting::question(words, view, self.look),
            Page::Review => sitting::review(words, view, self.look),
            Page::Confirm => sitting::confirm(words, view),
        };
        self.document(doc)
    }

    /// Empties a terminal, once for a page.
    fn clear(&mut self) -> Result<(), Failure> {
        if self.clears && !self.is_cleared {
            // Past the stream that takes colours out: whoever wants none still turns pages.
            let mut out = io::stdout().lock();
            out.write_all(CLEAR)?;
            out.flush()?;
            self.is_cleared = true;
        }
        Ok(())
    }

    /// Asks for a line.
    pub fn prompt(&self, page: Page, view: &View<'_>) -> Result<(), Failure> {
        if self.is_json {
            return Ok(());
        }
        let words = &self.shell.words;
        self.shell.print(&match page {
            Page::Question => say!(words, "sitting-prompt"),
            Page::Review if view.blank().is_empty() => say!(words, "sitting-review-done-prompt"),
            Page::Review => say!(words, "sitting-review-prompt"),
            Page::Confirm => say!(words, "sitting-confirm-prompt"),
        })
    }

    /// Shows a line that nobody saw being typed.
    pub fn echo(&self, line: &str) -> Result<(), Failure> {
        if self.is_json || self.is_typed {
            return Ok(());
        }
        self.shell.print(&format!("{line}\n"))
    }

    fn document(&self, mut doc: Doc) -> Result<(), Failure> {
        if self.look == Look::Linear {
            for block in &mut doc.blocks {
                // A rule under a heading is read out sign by sign.
                if let Block::Heading(level, _) = block {
                    *level = 2;
                }
            }
        }
        self.shell.document(&doc, Format::Text)
    }

    fn json(&self, event: &impl Serialize) -> Result<(), Failure> {
        self.shell.json(event, false)
    }
}
