//! Reads typed input in parallel with the clock, so that time runs out even if nothing is typed.

use std::io::{self, BufRead};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use arbitro_cases::diag::sanitize::is_hidden;

use super::super::shell::typed;

/// An event from outside the program.
pub enum SittingInput {
    Line(String),
    /// The input has ended.
    End,
    Interrupt,
}

/// Listens to standard input and to Ctrl-C.
pub fn listen() -> Receiver<SittingInput> {
    let (sender, receiver) = channel();
    let interrupts = sender.clone();
    // Without a handler, Ctrl-C ends the program; everything saved remains saved.
    let _ = ctrlc::set_handler(move || {
        // If the receiver is gone the program is already ending.
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
