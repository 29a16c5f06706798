//! The program's streams: prints texts, asks for lines, and reports failures with their exit codes.

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

/// Returns the text with suit symbols replaced by letters.
fn in_letters(text: &str) -> String {
    let letter = |c: char| Suit::from_char(c).filter(|_| !c.is_ascii()).map_or(c, Suit::letter);
    text.chars().map(letter).collect()
}

/// Returns a typed line without surrounding white space and without a byte order mark.
pub fn typed(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).trim_start_matches('\u{feff}').trim().to_owned()
}

/// Returns a path for a command line, in double quotes if it contains spaces or apostrophes.
pub fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    if text.contains([' ', '\'']) { format!("\"{text}\"") } else { text }
}

/// The reason why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// A failure with a message for the user, not yet reported; exit 2.
    Message(String),
    /// The command line is wrong; already reported, exit 2.
    Usage,
    /// A file is unreadable; already reported, exit 2.
    Unread,
    /// A check failed, such as the proof of a bank; already reported, exit 1.
    ProofFailed,
    /// The user interrupted the command, and has seen the partial result; exit 130.
    Interrupted,
    /// The output was closed; exit 2, unless the command can print its output again.
    OutputClosed,
    /// A stream or a file could not be read or written; exit 2.
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

/// The output format of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputFormat {
    Text,
    Markdown,
    Json,
}

/// The texts, settings and streams of a run.
pub struct Shell {
    pub words: Words,
    pub settings: Settings,
    is_ascii: bool,
}

/// Returns true if texts are written with suit letters from the start. In the Italian notation, suits are replaced
/// later, together with cards.
fn in_ascii(settings: &Settings, is_ascii: bool) -> bool {
    is_ascii && settings.notation() == Notation::English
}

impl Shell {
    pub fn new(of: fn(Language, bool) -> Words, settings: Settings, is_ascii: bool) -> Shell {
        let words = of(settings.language(), in_ascii(&settings, is_ascii)).plain(is_ascii);
        Shell { words, settings, is_ascii }
    }

    /// Switches the messages to a language.
    pub fn set_language(&mut self, language: Language) {
        self.words = self.words.in_language(language);
    }

    /// Returns a copy of the shell for another thread.
    pub fn for_thread(&self) -> Shell {
        let words = self.words.in_language(self.words.language());
        Shell { words, settings: self.settings.clone(), is_ascii: self.is_ascii }
    }

    /// Returns the text with its suits and cards in the notation that the settings and `--ascii` request.
    pub fn in_notation(&self, text: &str) -> String {
        match self.settings.notation() {
            Notation::Italian if self.is_ascii => italian(&no_trump_in_ascii(text), true),
            Notation::Italian => italian(text, false),
            Notation::English if self.is_ascii => in_letters(&no_trump_in_ascii(text)),
            Notation::English => text.to_owned(),
        }
    }

    /// Applies the colour setting to all streams.
    pub fn set_colour(&self) {
        let choice = match self.settings.colour() {
            "always" => anstream::ColorChoice::Always,
            "never" => anstream::ColorChoice::Never,
            _ => anstream::ColorChoice::Auto,
        };
        choice.write_global();
    }

    /// Prints text that may contain colours.
    pub fn print(&self, text: &str) -> Result<(), Failure> {
        let mut out = anstream::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()?;
        Ok(())
    }

    /// Prints a document as Markdown, or as text in every other format.
    pub fn document(&self, doc: &Doc, format: OutputFormat) -> Result<(), Failure> {
        let text = match format {
            OutputFormat::Markdown => markdown::render(doc),
            OutputFormat::Text | OutputFormat::Json => term::render_within(doc, self.width()),
        };
        // The texts of cases contain suit symbols too, so the whole document is converted.
        self.print(&self.in_notation(&text))
    }

    /// Prints a value as JSON, compact or indented.
    pub fn json(&self, value: &impl serde::Serialize, pretty: bool) -> Result<(), Failure> {
        let text = json_text::to_json_text(value, pretty);
        let text = text.map_err(|error| Failure::Message(error.to_string()))?;
        self.print(&format!("{text}\n"))
    }

    /// Returns the line width: 80 columns, or fewer on a narrower terminal.
    pub fn width(&self) -> usize {
        columns_of(&io::stdout())
    }

    /// Writes a message to the error stream, wrapped to the width of the stream's lines.
    pub fn tell(&self, text: &str) {
        let columns = columns_of(&io::stderr());
        self.write_stderr(&self.in_notation(&term::wrapped(&sanitized_lines(text), columns)));
    }

    /// Writes text and a line end to the error stream, without wrapping.
    pub fn write_stderr(&self, text: &str) {
        // A failure to write to the error stream is ignored, since it cannot be reported elsewhere.
        let _ = writeln!(anstream::stderr(), "{text}");
    }

    /// Reads a line; `None` at the end of the input. Unless `quiet`, prints a prompt first, and echoes an answer that
    /// was not typed on a terminal.
    pub fn ask(&self, prompt: &str, quiet: bool) -> Result<Option<String>, Failure> {
        self.read_answer(|text| if quiet { Ok(()) } else { self.print(text) }, prompt)
    }

    /// Prints a prompt on the error stream, since another program reads the standard output, and reads a line.
    pub fn ask_on_stderr(&self, prompt: &str) -> Result<Option<String>, Failure> {
        let tell = |text: &str| {
            // A failure to write to the error stream is ignored, since it cannot be reported elsewhere.
            let _ = write!(anstream::stderr(), "{text}");
            Ok(())
        };
        self.read_answer(tell, prompt)
    }

    fn read_answer(
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

    /// Returns a failure with this message for the user.
    pub fn failure(&self, message: String) -> Failure {
        Failure::Message(message)
    }

    /// Returns the reason why a file operation failed, in the user's language.
    pub fn why(&self, error: &io::Error) -> String {
        notice::why(&self.words, &why(error))
    }

    /// Returns the message that a path could not be read.
    pub fn unreadable(&self, path: &Path, error: &io::Error) -> String {
        let (path, why) = (path.display().to_string(), self.why(error));
        say!(self.words, "error-io", path = path, why = why)
    }

    /// Returns the message that a path could not be written.
    pub fn unwritable(&self, path: &Path, error: &io::Error) -> String {
        let (path, why) = (path.display().to_string(), self.why(error));
        say!(self.words, "error-io-write", path = path, why = why)
    }

    /// Returns the message that a path is not a regular file.
    pub fn not_a_file(&self, path: &Path) -> String {
        let (path, why) = (path.display().to_string(), say!(self.words, "error-no-file"));
        say!(self.words, "error-io", path = path, why = why)
    }

    /// Reports an error, prefixed with the program's name.
    pub fn tell_error(&self, message: String) {
        self.tell(&say!(self.words, "error", message = message));
    }

    /// Reports a failure that is not yet reported, and returns the exit code.
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

/// Returns the line width for a stream: between 20 and 80 columns on a terminal, else 80.
fn columns_of(stream: &impl IsTerminal) -> usize {
    if stream.is_terminal() { size().columns.clamp(20, term::WIDTH) } else { term::WIDTH }
}

/// Returns the kind of an I/O error, for messages.
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
