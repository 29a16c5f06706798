//! A full-screen terminal: each page replaces the previous one, and keys are read without Enter.

use std::io::{self, IsTerminal, Write};
use std::panic;
use std::sync::Once;
use std::time::Duration;

use crossterm::event::{self, Event, KeyCode, KeyEventKind, KeyModifiers};
use crossterm::{cursor, execute, queue, style, terminal};

use crate::render::screen::ScreenSize;

/// An event from the keyboard or the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyPress {
    Letter(char),
    Enter,
    Backspace,
    Escape,
    Up,
    Down,
    PageUp,
    PageDown,
    /// Ctrl-C or Ctrl-D.
    Interrupt,
    /// The window was resized, or no key was pressed in time, so that the page's clock must be updated.
    Redraw,
}

/// The terminal in full-screen mode; dropping this value restores it.
pub struct Terminal {
    has_colours: bool,
}

/// Ensures that the panic hook is installed only once; the hook restores the terminal, since in
/// release builds a panic aborts the program without running destructors.
static RESTORE_ON_PANIC: Once = Once::new();

/// Returns true if pages can be shown: input and output are a terminal that is not "dumb".
pub fn is_available() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

/// Returns the columns (from `COLUMNS` or the window, else 80) and the rows (of the window, else 24).
pub fn size() -> ScreenSize {
    let (columns, rows) = terminal::size().unwrap_or((80, 24));
    let stated = |name| std::env::var(name).ok()?.parse::<u16>().ok().filter(|count| *count > 0);
    let of_window = |count: u16, usual: u16| if count == 0 { usual } else { count };
    let columns = stated("COLUMNS").unwrap_or(of_window(columns, 80));
    ScreenSize { columns: usize::from(columns), rows: usize::from(of_window(rows, 24)) }
}

/// Shows the cursor, leaves the alternate screen and ends raw mode; harmless in any state.
pub fn restore() {
    // A failure to restore the terminal is ignored, since it cannot be reported.
    let _ = execute!(io::stdout(), cursor::Show, terminal::LeaveAlternateScreen);
    let _ = terminal::disable_raw_mode();
}

impl Terminal {
    pub fn open() -> io::Result<Terminal> {
        RESTORE_ON_PANIC.call_once(|| {
            let usual = panic::take_hook();
            panic::set_hook(Box::new(move |defect| {
                restore();
                usual(defect);
            }));
        });
        terminal::enable_raw_mode()?;
        let opened = execute!(io::stdout(), terminal::EnterAlternateScreen);
        let has_colours =
            anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never;
        let screen = Terminal { has_colours };
        opened.map(|()| screen)
    }

    /// Draws a page; the cursor stays at the end of the last line.
    pub fn draw(&self, lines: &[String]) -> io::Result<()> {
        let mut out = io::stdout().lock();
        queue!(out, cursor::Hide, terminal::Clear(terminal::ClearType::All))?;
        for (row, line) in (0u16..).zip(lines) {
            queue!(out, cursor::MoveTo(0, row))?;
            if self.has_colours {
                queue!(out, style::Print(line))?;
            } else {
                queue!(out, style::Print(anstream::adapter::strip_str(line)))?;
            }
        }
        queue!(out, cursor::Show)?;
        out.flush()
    }

    /// Waits for a key; returns [`KeyPress::Redraw`] if the window is resized, or if `wait` passes
    /// without an event.
    pub fn key(&self, wait: Duration) -> io::Result<KeyPress> {
        loop {
            if !event::poll(wait)? {
                return Ok(KeyPress::Redraw);
            }
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    if let Some(key) = named(key.code, key.modifiers) {
                        return Ok(key);
                    }
                }
                Event::Resize(..) => return Ok(KeyPress::Redraw),
                _ => {}
            }
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
    }
}

fn named(code: KeyCode, with: KeyModifiers) -> Option<KeyPress> {
    Some(match code {
        KeyCode::Char('c' | 'd') if with.contains(KeyModifiers::CONTROL) => KeyPress::Interrupt,
        KeyCode::Char('j' | 'm') if with.contains(KeyModifiers::CONTROL) => KeyPress::Enter,
        KeyCode::Char(_) if with.contains(KeyModifiers::CONTROL) => return None,
        KeyCode::Char(letter) => KeyPress::Letter(letter),
        KeyCode::Enter => KeyPress::Enter,
        KeyCode::Backspace | KeyCode::Delete => KeyPress::Backspace,
        KeyCode::Esc => KeyPress::Escape,
        KeyCode::Up => KeyPress::Up,
        KeyCode::Down => KeyPress::Down,
        KeyCode::PageUp => KeyPress::PageUp,
        KeyCode::PageDown => KeyPress::PageDown,
        _ => return None,
    })
}
