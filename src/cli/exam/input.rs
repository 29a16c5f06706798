//! Reads typed input on its own thread, so that the sitting's time expires even if nothing is typed.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use arbitro_cases::diag::sanitize::is_hidden;

use super::super::shell::typed;

/// An input event of a sitting.
pub enum SittingInput {
    Line(String),
    /// The input has ended, or cannot be read.
    End,
    Interrupt,
}

/// Starts to listen to standard input and to Ctrl-C; returns the channel of their events.
pub fn listen() -> Receiver<SittingInput> {
    let (sender, receiver) = channel();
    let interrupts = sender.clone();
    // If the handler cannot be installed, Ctrl-C ends the program; saved answers are not lost.
    let _ = ctrlc::set_handler(move || {
        // If the receiver has been dropped, the program is already ending.
        let _ = interrupts.send(SittingInput::Interrupt);
    });
    thread::spawn(move || read(&sender));
    receiver
}

fn read(sender: &Sender<SittingInput>) {
    let mut stdin = io::stdin().lock();
    loop {
        let mut bytes = Vec::new();
        let input = match stdin.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => SittingInput::End,
            Ok(_) => SittingInput::Line(typed(&bytes).chars().filter(|c| !is_hidden(*c)).collect()),
        };
        let ended = matches!(input, SittingInput::End);
        if sender.send(input).is_err() || ended {
            return;
        }
    }
}
