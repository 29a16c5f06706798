//! The display of a sitting: on a terminal, in a pipe, for a screen reader, or as JSON for another program.

use std::io::{self, IsTerminal, Write};

use clap::ArgMatches;
use serde::Serialize;

use crate::render::doc::{Block, Doc};
use crate::render::screen::{PageBody, PageFrame, ScrollMode};
use crate::render::sitting::{self, PageLayout, SittingJson};
use crate::render::term;
use crate::render::text::say;
use arbitro_exam::sitting::{SittingPage, SittingView};

use super::super::args::format_of;
use super::super::shell::{Failure, OutputFormat, Shell};
use super::super::terminal;

/// The control sequence that clears the terminal with its scrollback and moves the cursor to the top.
const CLEAR: &[u8] = b"\x1b[2J\x1b[3J\x1b[H";

/// The display of a sitting.
pub struct SittingScreen<'s> {
    pub shell: &'s Shell,
    is_json: bool,
    look: PageLayout,
    /// True if each page replaces the previous one on a terminal.
    clears: bool,
    /// True if the input is typed on a terminal, which echoes typed lines itself.
    is_typed: bool,
    /// Notices to show with the next page.
    notices: Vec<String>,
    /// The error of the last input before the first question, shown when the prompt is repeated; else empty.
    asked_again: String,
    shown: ScreenState,
}

/// The contents and the scroll position of the screen; used only if each page replaces the previous one.
#[derive(Default)]
struct ScreenState {
    /// The displayed page of the paper, and the index of its question.
    page: Option<(SittingPage, usize)>,
    /// A document shown instead of the page, such as the list of commands.
    aside: Option<Doc>,
    top: usize,
    beyond: (usize, usize),
    rows: usize,
}

impl ScreenState {
    /// Returns the first row to show if the typed line is a scroll command; else `None`.
    fn scrolled(&self, line: &str) -> Option<usize> {
        let step = self.rows.saturating_sub(1).max(1);
        let (above, below) = self.beyond;
        match line.trim().to_lowercase().as_str() {
            "+" | "giù" | "giu" | "down" => Some(above + step.min(below)),
            "-" | "su" | "up" => Some(above.saturating_sub(step)),
            _ => None,
        }
    }
}

impl<'s> SittingScreen<'s> {
    pub fn new(shell: &'s Shell, matches: &ArgMatches) -> SittingScreen<'s> {
        let is_terminal = io::stdout().is_terminal();
        let look = match (matches.get_flag("linear"), is_terminal) {
            (true, _) => PageLayout::Linear,
            (false, true) => PageLayout::Screen,
            (false, false) => PageLayout::Plain,
        };
        let is_json = format_of(matches) == OutputFormat::Json;
        let clears = terminal::is_available() && !is_json && look == PageLayout::Screen;
        let is_typed = io::stdin().is_terminal();
        SittingScreen {
            shell,
            is_json,
            look,
            clears,
            is_typed,
            notices: Vec::new(),
            asked_again: String::new(),
            shown: ScreenState::default(),
        }
    }

    /// Returns true if a page is drawn again for every change, even if only the saved state has changed.
    pub const fn is_redrawn(&self) -> bool {
        self.clears
    }

    /// Returns true if a person types the input on a terminal, and the output is not JSON.
    pub const fn is_interactive(&self) -> bool {
        self.is_typed && !self.is_json
    }

    /// Shows the introduction and asks if the candidate is ready; returns false if he declines or the input ends.
    pub fn ready(&self, opening: &Doc) -> Result<bool, Failure> {
        let words = &self.shell.words;
        let hint = say!(words, "screen-sit-ready-hint");
        let answer = self.ask_before(Some(opening), hint, say!(words, "sitting-ready"))?;
        let is_no = |answer: &String| ["q", "n", "no"].contains(&answer.to_lowercase().as_str());
        Ok(answer.is_some_and(|answer| !is_no(&answer)))
    }

    /// Asks for the room code; `None` at the end of the input.
    pub fn room_code(&self, opening: Option<&Doc>) -> Result<Option<String>, Failure> {
        if self.is_json {
            self.json(&SittingJson::RoomCode)?;
            return self.shell.ask("", true);
        }
        self.ask_before(opening, String::new(), say!(self.shell.words, "sitting-room-code"))
    }

    /// Asks for a line before the first question; a person also sees the introduction.
    fn ask_before(
        &self,
        opening: Option<&Doc>,
        hint: String,
        prompt: String,
    ) -> Result<Option<String>, Failure> {
        let Some(opening) = opening.filter(|_| self.is_interactive()) else {
            return self.shell.ask(&prompt, false);
        };
        if !self.clears {
            if self.asked_again.is_empty() {
                self.document(opening.clone())?;
            }
            return self.shell.ask(&prompt, false);
        }
        let (head, notice) =
            (say!(self.shell.words, "screen-sit-opening"), self.asked_again.clone());
        let frame = PageFrame {
            heads: vec![head],
            notice,
            hints: if hint.is_empty() { Vec::new() } else { vec![hint] },
            prompt,
            scroll: ScrollMode::Typed,
        };
        let mut shown = ScreenState::default();
        loop {
            let body = PageBody::Text(opening);
            let drawing = frame.draw(&self.shell.words, body, terminal::size(), shown.top);
            (shown.beyond, shown.rows) = (drawing.beyond, drawing.rows);
            self.put_page(&drawing.lines)?;
            let answer = self.shell.ask("", false)?;
            match answer.as_deref().and_then(|line| shown.scrolled(line)) {
                Some(top) => shown.top = top,
                None => return Ok(answer),
            }
        }
    }

    /// Shows an input error before the first question; the prompt is then repeated.
    pub fn show_prompt_error(&mut self, text: &str) -> Result<(), Failure> {
        if self.is_json {
            return self.json(&SittingJson::Message { text: text.to_owned() });
        }
        self.asked_again = text.to_owned();
        if self.clears { Ok(()) } else { self.text(text) }
    }

    /// Prints an event as JSON for another program, or as a document for a person.
    pub fn emit(&mut self, event: &SittingJson<'_>, doc: &Doc) -> Result<(), Failure> {
        if self.is_json {
            return self.json(event);
        }
        self.document(doc.clone())
    }

    /// Prints an event as JSON, or shows its document; if each page replaces the previous one, the document is shown
    /// above the next page.
    pub fn emit_above_page(&mut self, event: &SittingJson<'_>, doc: &Doc) -> Result<(), Failure> {
        if self.is_json {
            return self.json(event);
        }
        if self.clears {
            let text = term::plain(doc);
            self.notices.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
            return Ok(());
        }
        self.document(doc.clone())
    }

    /// Prints an event as JSON, or shows its text before the next page.
    pub fn emit_notice(&mut self, event: &SittingJson<'_>, text: &str) -> Result<(), Failure> {
        self.emit_inline(event, text)
    }

    /// Prints an event as JSON, or its text below a prompt that is not yet answered.
    pub fn emit_below_prompt(
        &mut self,
        event: &SittingJson<'_>,
        text: &str,
    ) -> Result<(), Failure> {
        if !self.is_json && !self.clears {
            self.shell.print("\n")?;
        }
        self.emit_inline(event, text)
    }

    /// Prints an event as JSON, or its text at the current position; if each page replaces the previous one, the text
    /// is shown with the next page.
    pub fn emit_inline(&mut self, event: &SittingJson<'_>, text: &str) -> Result<(), Failure> {
        if self.is_json {
            return self.json(event);
        }
        if text.is_empty() {
            return Ok(());
        }
        if self.clears {
            self.notices.push(text.to_owned());
            return Ok(());
        }
        self.text(text)
    }

    /// Shows a document that is not a page of the paper, such as the list of commands, and prompts for a line.
    pub fn show_aside(
        &mut self,
        doc: &Doc,
        page: SittingPage,
        view: &SittingView<'_>,
    ) -> Result<(), Failure> {
        if self.is_json {
            let text = term::plain(doc);
            return self.json(&SittingJson::Message { text });
        }
        if self.clears {
            self.shown = ScreenState { aside: Some(doc.clone()), ..ScreenState::default() };
            return self.turn(page, view, PageBody::Text(doc));
        }
        self.document(doc.clone())?;
        self.prompt(page, view)
    }

    pub fn text(&self, text: &str) -> Result<(), Failure> {
        let mut doc = Doc::default();
        doc.text(text);
        self.document(doc)
    }

    /// Shows a page of the paper, or prints it as JSON.
    pub fn page(&mut self, page: SittingPage, view: &SittingView<'_>) -> Result<(), Failure> {
        let words = &self.shell.words;
        if self.is_json {
            return match page {
                SittingPage::Question => self.json(&sitting::question_json(words, view)),
                SittingPage::Review => self.json(&sitting::review_json(view)),
                SittingPage::Confirm => self.json(&sitting::confirm_json(view)),
            };
        }
        if self.clears {
            let stands = Some((page, view.place));
            if self.shown.page != stands {
                self.shown = ScreenState { page: stands, ..ScreenState::default() };
            }
            let doc = match page {
                SittingPage::Question => {
                    return self.turn(
                        page,
                        view,
                        PageBody::Question(&sitting::question_content(words, view)),
                    );
                }
                SittingPage::Review => sitting::review(words, view, self.look),
                SittingPage::Confirm => sitting::confirm(words, view),
            };
            return self.turn(page, view, PageBody::Text(&doc));
        }
        self.shell.print("\n")?;
        let doc = match page {
            SittingPage::Question => sitting::question(words, view, self.look),
            SittingPage::Review => sitting::review(words, view, self.look),
            SittingPage::Confirm => sitting::confirm(words, view),
        };
        self.document(doc)
    }

    /// Clears the screen and shows `body` (the contents of the page, or a document in their place) with the page's
    /// prompt.
    fn turn(
        &mut self,
        page: SittingPage,
        view: &SittingView<'_>,
        body: PageBody<'_>,
    ) -> Result<(), Failure> {
        // A checkpoint code stays on the screen until the candidate has copied it.
        let to_copy = sitting::to_copy(&self.shell.words, view);
        let notices = to_copy.into_iter().chain(std::mem::take(&mut self.notices));
        let notice = notices.collect::<Vec<_>>().join(" ");
        let frame = sitting::frame(&self.shell.words, page, view, &notice);
        let drawing = frame.draw(&self.shell.words, body, terminal::size(), self.shown.top);
        (self.shown.beyond, self.shown.rows) = (drawing.beyond, drawing.rows);
        self.put_page(&drawing.lines)
    }

    /// Scrolls the page if the line is a scroll command and each page replaces the previous one; returns true if the
    /// page scrolled.
    pub fn scroll(
        &mut self,
        line: &str,
        page: SittingPage,
        view: &SittingView<'_>,
    ) -> Result<bool, Failure> {
        let Some(top) = self.shown.scrolled(line).filter(|_| self.clears) else {
            return Ok(false);
        };
        self.shown.top = top;
        match self.shown.aside.clone() {
            Some(doc) => self.turn(page, view, PageBody::Text(&doc))?,
            None => self.page(page, view)?,
        }
        Ok(true)
    }

    fn put_page(&self, lines: &[String]) -> Result<(), Failure> {
        let text = lines.join("\n");
        // Bypasses the stream that strips colours, which would also strip this clear sequence.
        let mut out = io::stdout().lock();
        out.write_all(CLEAR)?;
        out.flush()?;
        drop(out);
        self.shell.print(&self.shell.in_notation(&text))
    }

    /// Prints the prompt of a page, below any checkpoint codes still to be copied; does nothing in JSON output, or if
    /// each page replaces the previous one.
    pub fn prompt(&self, page: SittingPage, view: &SittingView<'_>) -> Result<(), Failure> {
        if self.is_json || self.clears {
            return Ok(());
        }
        let words = &self.shell.words;
        if let Some(to_copy) = sitting::to_copy(words, view) {
            self.text(&to_copy)?;
        }
        self.shell.print(&match page {
            SittingPage::Question => say!(words, "sitting-prompt"),
            SittingPage::Review if view.blank().is_empty() => {
                say!(words, "sitting-review-done-prompt")
            }
            SittingPage::Review => say!(words, "sitting-review-prompt"),
            SittingPage::Confirm => say!(words, "sitting-confirm-prompt"),
        })
    }

    /// Echoes a line that did not come from a terminal.
    pub fn echo(&self, line: &str) -> Result<(), Failure> {
        if self.is_json || self.is_typed {
            return Ok(());
        }
        self.shell.print(&format!("{line}\n"))
    }

    fn document(&self, mut doc: Doc) -> Result<(), Failure> {
        if self.look == PageLayout::Linear {
            for block in &mut doc.blocks {
                // A level 2 heading has no rule below it, which a screen reader would read character by character.
                if let Block::Heading(level, _) = block {
                    *level = 2;
                }
            }
        }
        self.shell.document(&doc, OutputFormat::Text)
    }

    fn json(&self, event: &impl Serialize) -> Result<(), Failure> {
        self.shell.json(event, false)
    }
}
