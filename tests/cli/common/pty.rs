//! Runs the program on a pseudo-terminal, with typed input, and returns the text on its screen.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use super::program::{PATH, flat};

/// The longest time to wait for a page, which is longer than the slowest machine needs.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Pty {
    parser: vt100::Parser,
    output: Receiver<Vec<u8>>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    // The terminal must stay open until the test is over.
    _master: Box<dyn MasterPty + Send>,
}

impl Pty {
    /// Starts the program on a screen of this size, in a folder that is also its home folder.
    pub fn start(folder: &Path, size: (u16, u16), args: &[&str]) -> Pty {
        Pty::start_program(folder, size, PATH, args)
    }

    /// Starts a program, given by its path, on a screen of this size, in a folder that is also its home folder.
    pub fn start_program(
        folder: &Path,
        (columns, rows): (u16, u16),
        program: &str,
        args: &[&str],
    ) -> Pty {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env_clear();
        command.env("TERM", "xterm-256color");
        command.env("LANG", "it_IT.UTF-8");
        for name in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(name, folder);
        }
        command.cwd(folder);
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, output) = channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        let keyboard = pair.master.take_writer().unwrap();
        let parser =
            vt100::Parser::new(NonZero::new(rows).unwrap(), NonZero::new(columns).unwrap(), 0);
        Pty { parser, output, keyboard, child, _master: pair.master }
    }

    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Returns the text on the screen, row by row.
    pub fn screen(&self) -> String {
        self.parser.screen().contents()
    }

    /// Waits until the screen contains the text, ignoring line breaks, and returns the screen.
    pub fn wait_for(&mut self, text: &str) -> String {
        self.wait_for_all(&[text])
    }

    /// Waits until the screen contains all the texts, and returns the screen.
    pub fn wait_for_all(&mut self, texts: &[&str]) -> String {
        self.shown(texts, |screen| texts.iter().all(|text| screen.contains(&flat(text))))
    }

    /// Waits until the screen contains one of the texts, and returns the screen.
    fn shows_any(&mut self, texts: &[&str]) -> String {
        self.shown(texts, |screen| texts.iter().any(|text| screen.contains(&flat(text))))
    }

    fn shown(&mut self, texts: &[&str], is_shown: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let screen = flat(&self.screen());
            if is_shown(&screen) {
                return screen;
            }
            let wait = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(wait) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("no {texts:?} on the screen:\n{}", self.screen())
                }
            }
        }
    }

    /// Waits until the screen differs from `before`.
    pub fn wait_for_change(&mut self, before: &str) {
        let end = Instant::now() + PATIENCE;
        while self.screen() == before {
            let wait = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(wait) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(_) => panic!("the screen does not change:\n{}", self.screen()),
            }
        }
        // Further output for the same key is also read.
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(300)) {
            self.parser.process(&bytes);
        }
    }

    /// Waits up to `wait` for output, and returns it; empty if there is none.
    pub fn begun(&mut self, wait: Duration) -> Vec<u8> {
        self.output.recv_timeout(wait).unwrap_or_default()
    }

    /// Kills the program without warning, as a power cut would, and returns the output that was not yet read.
    pub fn killed(mut self) -> Vec<u8> {
        if let Some(id) = self.child.process_id() {
            // The program may have ended by itself.
            let _ = Command::new("kill").args(["-KILL", &id.to_string()]).output();
        }
        self.child.wait().unwrap();
        self.output.iter().flatten().collect()
    }

    /// Answers a question, with an empty clause if the question asks for one, and returns the correction.
    pub fn answer(&mut self, letters: &str) -> String {
        self.press(&format!("{letters}\r"));
        let page = self.shows_any(&["Invio per andare avanti >", "Articolo e paragrafo"]);
        if page.contains("Invio per andare avanti >") {
            return page;
        }
        self.press("\r");
        self.wait_for("Invio per andare avanti >")
    }

    /// Waits for the end of the program, and returns its exit code and the screen.
    pub fn ended(mut self) -> (u32, String) {
        let status = self.child.wait().unwrap();
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(300)) {
            self.parser.process(&bytes);
        }
        (status.exit_code(), flat(&self.screen()))
    }
}
