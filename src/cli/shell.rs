//! The streams: printing, reading answers, and ending with the right code.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::render::doc::Doc;
use crate::render::json_text;
use crate::render::notation::italian;
use crate::render::notice;
use crate::render::text::{Words, no_trump_in_ascii, say};
use crate::render::{markdown, term};
use arbitro_cases::diag::sanitize::sanitized_lines;
use arbitro_exam::folder::FileErrorKind;
use arbitro_laws::bridge::Suit;
use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::ruling::Language;

use super::settings::Settings;
use super::terminal::size;

/// Suit symbols as letters.
fn in_letters(text: &str) -> String {
    let letter = |c: char| Suit::from_char(c).filter(|_| !c.is_ascii()).map_or(c, Suit::letter);
    text.chars().map(letter).collect()
}

/// A line as it was typed: without its end, and without the mark that some editors put before the first.
pub fn typed(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim_start_matches('\u{feff}').trim().to_owned()
}

/// A path as it is typed in a command.
pub fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    if text.contains([' ', '\'']) { format!("\"{text}\"") } else { text }
}

/// Why a command ended without having done its work.
#[derive(Debug)]
pub enum Failure {
    /// What to tell the user; exit 2.
    Message(String),
    /// The command line was wrong, and the user has been told; exit 2.
    Usage,
    /// Something could not be read, and the user has seen what; exit 2.
    Unread,
    /// The proof failed, and the user has seen why; exit 1.
    ProofFailed,
    /// The user broke off, and has been told what there is; exit 130.
    Interrupted,
    /// Nobody is reading the output any more; exit 2.
    OutputClosed,
    /// A stream or a file accepted no more; exit 2.
    Stream(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Stream(error),
        }
    }
}

/// The form in which a command prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputFormat {
    Text,
    Markdown,
    Json,
}

/// The words and the streams of a run.
pub struct Shell {
    pub words: Words,
    pub settings: Settings,
    is_ascii: bool,
}

/// Whether suits are shown as letters: under the Italian notation they become letters together with their cards.
fn in_ascii(settings: &Settings, is_ascii: bool) -> bool {
    is_ascii && settings.notation() == Notation::English
}

impl Shell {
    pub fn new(of: fn(Language, bool) -> Words, settings: Settings, is_ascii: bool) -> Shell {
        let words = of(settings.language(), in_ascii(&settings, is_ascii)).plain(is_ascii);
        Shell { words, settings, is_ascii }
    }

    /// Continues in a language.
    pub fn set_language(&mut self, language: Language) {
        self.words = self.words.in_language(language);
    }

    /// The same for another thread.
    pub fn for_thread(&self) -> Shell {
        let words = self.words.in_language(self.words.language());
        Shell { words, settings: self.settings.clone(), is_ascii: self.is_ascii }
    }

    /// A text as this run writes suits and cards.
    pub fn in_notation(&self, text: &str) -> String {
        match self.settings.notation() {
            Notation::Italian if self.is_ascii => italian(&no_trump_in_ascii(text), true),
            Notation::Italian => italian(text, false),
            Notation::English if self.is_ascii => in_letters(&no_trump_in_ascii(text)),
            Notation::English => text.to_owned(),
        }
    }

    /// Takes the colour of the settings over for all streams.
    pub fn set_colour(&self) {
        let choice = match self.settings.colour() {
            "always" => anstream::ColorChoice::Always,
            "never" => anstream::ColorChoice::Never,
            _ => anstream::ColorChoice::Auto,
        };
        choice.write_global();
    }

    /// Prints text that may hold colours.
    pub fn print(&self, text: &str) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        Ok(())
    }

    /// Prints a document.
    pub fn document(&self, doc: &Doc, format: OutputFormat) -> Result<(), Failure> {
        let text = match format {
            OutputFormat::Markdown => markdown::render(doc),
            OutputFormat::Text | OutputFormat::Json => term::render_within(doc, self.width()),
        };
        // The cases' own texts have symbols too.
        self.print(&self.in_notation(&text))
    }

    /// Prints a value as JSON, in one line or for reading.
    pub fn json(&self, value: &impl serde::Serialize, pretty: bool) -> Result<(), Failure> {
        let text = json_text::to_json_text(value, pretty);
        let text = text.map_err(|error| Failure::Message(error.to_string()))?;
        self.print(&format!("{text}\n"))
    }

    /// The columns to which text is broken: 80, or those of a narrower terminal.
    pub fn width(&self) -> usize {
        columns_of(&io::stdout())
    }

    /// Tells the user something on the error stream, within the width.
    pub fn tell(&self, text: &str) {
        let columns = columns_of(&io::stderr());
        self.write_stderr(&self.in_notation(&term::wrapped(&sanitized_lines(text), columns)));
    }

    /// Puts text on the error stream as it is.
    pub fn write_stderr(&self, text: &str) {
        // If nobody reads the error stream there is nobody to tell.
        let _ = writeln!(anstream::stderr(), "{text}");
    }

    /// Asks for a line. `None` at the end of the input. Where nobody types, the answer is shown too.
    pub fn ask(&self, prompt: &str, quiet: bool) -> Result<Option<String>, Failure> {
        self.asked(|text| if quiet { Ok(()) } else { self.print(text) }, prompt)
    }

    /// Asks for a line on the error stream, where the output is for a program.
    pub fn ask_on_stderr(&self, prompt: &str) -> Result<Option<String>, Failure> {
        let tell = |text: &str| {
            // If nobody reads the error stream there is nobody to tell.
            let _ = write!(anstream::stderr(), "{text}");
            Ok(())
        };
        self.asked(tell, prompt)
    }

    fn asked(
        &self,
        tell: impl Fn(&str) -> Result<(), Failure>,
        prompt: &str,
    ) -> Result<Option<String>, Failure> {
        tell(&self.in_notation(prompt))?;
        let stdin = io::stdin();
        let mut bytes = Vec::new();
        if stdin.lock().read_until(b'\n', &mut bytes)? == 0 {
            tell("\n")?;
            return Ok(None);
        }
        let answer = typed(&bytes);
        if !stdin.is_terminal() {
            tell(&format!("{answer}\n"))?;
        }
        Ok(Some(answer))
    }

    /// A message for the user.
    pub fn failure(&self, message: String) -> Failure {
        Failure::Message(message)
    }

    /// Why a file could not be read, in the user's language.
    pub fn why(&self, error: &io::Error) -> String {
        notice::why(&self.words, &why(error))
    }

    /// What is reported of a path that could not be read.
    pub fn unreadable(&self, path: &Path, error: &io::Error) -> String {
        let (path, why) = (path.display().to_string(), self.why(error));
        say!(self.words, "error-io", path = path, why = why)
    }

    /// What is reported of a path that could not be written.
    pub fn unwritable(&self, path: &Path, error: &io::Error) -> String {
        let (path, why) = (path.display().to_string(), self.why(error));
        say!(self.words, "error-io-write", path = path, why = why)
    }

    /// What is reported of something in the place of a file.
    pub fn not_a_file(&self, path: &Path) -> String {
        let (path, why) = (path.display().to_string(), say!(self.words, "error-no-file"));
        say!(self.words, "error-io", path = path, why = why)
    }

    /// Reports what is wrong, in the program's name.
    pub fn tell_error(&self, message: String) {
        self.tell(&say!(self.words, "error", message = message));
    }

    /// Reports how the run ended, and gives the exit code.
    pub fn finish(&self, outcome: Result<(), Failure>) -> ExitCode {
        let message = match outcome {
            Ok(()) => return ExitCode::SUCCESS,
            Err(Failure::ProofFailed) => return ExitCode::from(1),
            Err(Failure::Interrupted) => return ExitCode::from(130),
            Err(Failure::Usage | Failure::Unread) => return ExitCode::from(2),
            Err(Failure::OutputClosed) => say!(self.words, "error-output"),
            Err(Failure::Stream(error)) => {
                say!(self.words, "error-stream", why = self.why(&error))
            }
            Err(Failure::Message(message)) => message,
        };
        self.tell_error(message);
        ExitCode::from(2)
    }
}

/// The columns to which text on a stream is broken.
fn columns_of(stream: &impl IsTerminal) -> usize {
    if stream.is_terminal() { size().columns.clamp(20, term::WIDTH) } else { term::WIDTH }
}

/// Why something could not be read or written.
pub fn why(error: &io::Error) -> FileErrorKind {
    match error.kind() {
        io::ErrorKind::NotFound => FileErrorKind::NotFound,
        io::ErrorKind::PermissionDenied => FileErrorKind::Denied,
        io::ErrorKind::IsADirectory => FileErrorKind::IsFolder,
        io::ErrorKind::NotADirectory => FileErrorKind::NotFolder,
        io::ErrorKind::AlreadyExists => FileErrorKind::InTheWay,
        io::ErrorKind::FileTooLarge => FileErrorKind::TooLong,
        io::ErrorKind::StorageFull => FileErrorKind::Full,
        io::ErrorKind::ReadOnlyFilesystem => FileErrorKind::ReadOnly,
        _ => FileErrorKind::Other(error.to_string()),
    }
}
