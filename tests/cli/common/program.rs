//! Runs the program as a process.

use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The path of the built program.
pub const PATH: &str = env!("CARGO_BIN_EXE_arbitro");

/// The result of a run: its exit code and its output.
#[derive(Debug)]
pub struct ProgramRun {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl ProgramRun {
    /// Checks that the run succeeded, and returns both streams.
    pub fn ok(&self) -> String {
        assert_eq!(self.code, Some(0), "{}{}", self.stdout, self.stderr);
        format!("{}{}", self.stdout, self.stderr)
    }

    /// Checks that the run ended with this exit code, and returns both streams joined in one line.
    pub fn failed(&self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{}{}", self.stdout, self.stderr);
        self.stderr_text()
    }

    /// Returns both streams joined in one line.
    pub fn stderr_text(&self) -> String {
        flat(&format!("{} {}", self.stdout, self.stderr))
    }

    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap()
    }
}

/// Returns the text in one line, with one space between words.
pub fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Creates a command whose output does not depend on the environment of the tests.
pub fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    for name in [
        "GITHUB_ACTIONS",
        "LANG",
        "LC_ALL",
        "LC_MESSAGES",
        "LANGUAGE",
        "NO_COLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(name);
    }
    // The command does not write into the user's folders.
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        command.env(name, concat!(env!("CARGO_TARGET_TMPDIR"), "/home"));
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Creates a command that runs the program with these arguments.
pub fn program(args: &[&str]) -> Command {
    let mut command = command(PATH);
    command.args(args);
    command
}

/// Creates a command that runs the program with a limit on the size of files, in blocks, which simulates a full disk.
#[cfg(unix)]
pub fn on_full_disk(blocks: u32, args: &[&str]) -> Command {
    let mut command = command("sh");
    command.args(full_disk(blocks, PATH)).args(args);
    command
}

/// Returns the arguments of a shell that runs a program with a limit on the size of files, in blocks.
#[cfg(unix)]
pub fn full_disk(blocks: u32, program: &str) -> [String; 3] {
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec {program} \"$@\"");
    ["-c".to_owned(), script, "sh".to_owned()]
}

/// Waits for the end of a process and returns its result. The output must contain no message for developers and no
/// unfilled placeholder.
pub fn ended(child: Child) -> ProgramRun {
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let run = ProgramRun {
        code: output.status.code(),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    };
    for sign in ["panicked", "RUST_BACKTRACE", "os error", "{$", "{ $"] {
        let ProgramRun { stdout, stderr, .. } = &run;
        assert!(!stdout.contains(sign) && !stderr.contains(sign), "{stdout}{stderr}");
    }
    run
}

/// Runs a command with these lines as its input.
pub fn answered(mut command: Command, lines: impl AsRef<[u8]> + Send) -> ProgramRun {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        // A thread writes the input while the output is read, to avoid a deadlock; the program may end before it has
        // read all the input.
        scope.spawn(move || stdin.write_all(lines.as_ref()));
        ended(child)
    })
}

/// Runs the program without input.
pub fn run(args: &[&str]) -> ProgramRun {
    answered(program(args), "")
}

/// Runs the program in a folder and in a language, with these lines as its input.
pub fn run_in(folder: &Path, args: &[&str], language: &str, lines: &str) -> ProgramRun {
    let mut command = program(args);
    command.args(["--lang", language]).current_dir(folder);
    answered(command, lines)
}

/// Returns the number of times that a test kills a process: the variable `ARBITRO_KILLS`, or `sample`.
pub fn kills(sample: u32) -> u32 {
    let asked = std::env::var("ARBITRO_KILLS").ok();
    asked.and_then(|count| count.parse().ok()).unwrap_or(sample)
}
