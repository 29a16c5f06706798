//! Kills sittings of both programs, in each interface (pipe, JSON, terminal), also with a full disk, a clock set back
//! or a second process. `ARBITRO_KILLS=1000` sets the number of kills.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Command;
use std::time::Duration;

use arbitro_exam::journal::{HashChain, Journal, JournalRecord, RecordKind, SittingNote, read};
use serde_json::Value;

use super::process::{PaperFolder, answers};
use crate::common::exam::long_paper;
use crate::common::program::{self, answered, command, flat, full_disk};
use crate::common::pty::Pty;

const QUESTIONS: usize = 40;

/// The number of kills in a normal test run, over all programs and interfaces.
const SAMPLE: u32 = 90;

/// A generator of pseudorandom numbers, which are the same in every run.
struct TestRng(u64);

impl TestRng {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % bound
    }
}

/// The interface of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Interface {
    Text,
    Json,
    Terminal,
}

/// A disturbance during a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Disturbance {
    Nothing,
    FullDisk,
    ClockSetBack,
    Second,
    Torn,
}

/// A program for sittings, with its arguments and its interface.
#[derive(Clone, Copy, Debug)]
struct SittingProgram {
    program: &'static str,
    args: &'static [&'static str],
    way: Interface,
}

fn rooms() -> impl Iterator<Item = SittingProgram> {
    let whole: (_, &[&str]) = (program::PATH, &["exam", "sit", "rossi.toml"]);
    let sitting_program: (_, &[&str]) = (env!("CARGO_BIN_EXE_arbitro-sit"), &["rossi.toml"]);
    let interfaces = [Interface::Text, Interface::Json, Interface::Terminal];
    [whole, sitting_program].into_iter().flat_map(move |(program, args)| {
        interfaces.map(move |way| SittingProgram { program, args, way })
    })
}

/// An answer: the number of the question, and the places of the chosen options on the screen.
type ChosenOptions = (u64, Vec<u64>);

#[test]
fn no_kill_loses_an_answer_reported_as_saved() {
    let rooms: Vec<SittingProgram> = rooms().collect();
    let each = program::kills(SAMPLE).div_ceil(rooms.len() as u32);
    let seated = rooms.into_iter().zip(7..).map(|(sitting_program, seed)| {
        std::thread::spawn(move || (sitting_program, killed(sitting_program, each, TestRng(seed))))
    });
    let seated: Vec<_> = seated.collect();
    let mut full = 0;
    for seat in seated {
        let (sitting_program, came) = seat.join().unwrap();
        println!("{sitting_program:?}: {each} kills, {came:?}");
        assert!(
            came.answers > each as usize / 2,
            "too few answers were saved, {sitting_program:?}: {came:?}"
        );
        full += came.full;
        assert!(came.set_back > 0 && came.seconds > 0, "{sitting_program:?}: {came:?}");
    }
    assert!(full > 0, "no disk was full");
}

/// The counts over the kills of one program and interface.
#[derive(Debug, Default)]
struct KillCounts {
    /// The number of answers preserved.
    answers: usize,
    /// The number of resumptions after the wall clock was set back.
    set_back: usize,
    /// The number of second processes that were refused.
    seconds: usize,
    /// The number of sittings on a full disk in which some record was not saved.
    full: usize,
}

/// Kills a sitting `kills` times, and returns the counts.
fn killed(sitting_program: SittingProgram, kills: u32, mut rng: TestRng) -> KillCounts {
    let folder = PaperFolder::new(&long_paper(QUESTIONS).to_text().unwrap());
    let (mut kept, mut came): (Vec<ChosenOptions>, _) = (Vec::new(), KillCounts::default());
    for kill in 0..kills {
        let trouble = match kill % 7 {
            1 | 4 => Disturbance::Second,
            2 => Disturbance::ClockSetBack,
            3 => Disturbance::FullDisk,
            5 => Disturbance::Torn,
            _ => Disturbance::Nothing,
        };
        let begun = std::fs::read(folder.path("rossi.journal")).ok();
        let begun = begun.and_then(|bytes| read(&bytes).ok());
        let begun = begun.filter(|journal| !journal.records.is_empty());
        match (&begun, trouble) {
            (Some(journal), Disturbance::Torn) if journal.torn_bytes == 0 => {
                append(&folder, &line(journal, 0)[..rng.below(100) as usize + 1]);
            }
            (Some(journal), Disturbance::ClockSetBack) if journal.torn_bytes == 0 => {
                append(&folder, &line(journal, 3600));
            }
            _ => {}
        }
        let output = seat(&folder, sitting_program, trouble, begun.is_some(), &mut rng, &mut came);
        let bytes = std::fs::read(folder.path("rossi.journal")).unwrap_or_default();
        let journal = match read(&bytes) {
            Ok(journal) => journal,
            Err(error) => {
                assert!(
                    kept.is_empty() && output.is_empty(),
                    "{sitting_program:?}, kill {kill}: {error}"
                );
                continue;
            }
        };
        // The journal has the earlier answers, then the answers reported as saved, and at most one more, which was
        // being written.
        let now = answers(&journal);
        assert_eq!(now[..kept.len()], kept[..], "{sitting_program:?}, kill {kill}");
        let new = &now[kept.len()..];
        let in_flight = new.len().checked_sub(output.len());
        assert!(
            matches!(in_flight, Some(0 | 1)),
            "{sitting_program:?}, kill {kill}: {output:?} {new:?}"
        );
        assert_eq!(new[..output.len()], output[..], "{sitting_program:?}, kill {kill}");
        kept = now;
    }
    let left = folder.run(&["sit", "rossi.toml"], "h\nsì\n");
    assert_eq!(left.code, Some(0), "{}", left.stderr_text());
    let sheet = folder.journal().sheet(QUESTIONS).unwrap();
    let mut last = vec![Vec::new(); QUESTIONS];
    for (question, chosen) in &kept {
        last[*question as usize - 1] = chosen.iter().map(|place| *place as usize).collect();
    }
    let given: Vec<Vec<usize>> = sheet.answers.into_iter().map(|given| given.chosen).collect();
    assert!(sheet.handed_in && given == last);
    let is_back =
        |note: &&SittingNote| matches!(note, SittingNote::Resumed { away, .. } if *away < -3000);
    came.set_back = sheet.notes.iter().filter(is_back).count();
    came.answers = kept.len();
    came
}

/// Runs a sitting until its process is killed, and returns the answers that the process reported as saved.
fn seat(
    folder: &PaperFolder,
    sitting_program: SittingProgram,
    trouble: Disturbance,
    is_begun: bool,
    rng: &mut TestRng,
    came: &mut KillCounts,
) -> Vec<ChosenOptions> {
    let end = if sitting_program.way == Interface::Terminal { "\r" } else { "\n" };
    let mut keys = String::new();
    if sitting_program.way == Interface::Terminal && !is_begun {
        // The first line confirms that the candidate is ready.
        keys.push_str(end);
    }
    for _ in 0..150 {
        let letter = ['a', 'b', 'c', 'd'][rng.below(4) as usize];
        keys.push_str(&format!("{}{end}{letter}{end}", rng.below(QUESTIONS as u64) + 1));
    }
    let mut args: Vec<String> = Vec::new();
    let is_full = trouble == Disturbance::FullDisk;
    if is_full {
        let size = folder.path("rossi.journal").metadata().map_or(0, |data| data.len());
        args.extend(full_disk(
            (size / 512) as u32 + 1 + rng.below(2) as u32,
            sitting_program.program,
        ));
    }
    args.extend(sitting_program.args.iter().map(|arg| (*arg).to_owned()));
    if sitting_program.way == Interface::Json {
        args.extend(["--format", "json"].map(str::to_owned));
    }
    let program = if is_full { "/bin/sh" } else { sitting_program.program };
    let second = || second(folder, sitting_program);
    // The kill comes at once, after the first output, or during the answers.
    let waits = trouble != Disturbance::Nothing || rng.below(10) > 0;
    let least = if is_full { 50_000 } else { 0 };
    let pause = Duration::from_micros(least + rng.below(25_000 + 2 * least));
    let output = match sitting_program.way {
        Interface::Terminal => {
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            let mut pty = Pty::start_program(folder.folder.path(), (80, 24), program, &args);
            let mut output = Vec::new();
            if waits {
                output = pty.begun(Duration::from_secs(60));
            }
            pty.press(&keys);
            if trouble == Disturbance::Second {
                came.seconds += second();
            }
            std::thread::sleep(pause);
            output.extend(pty.killed());
            output
        }
        Interface::Text | Interface::Json => {
            let mut command = command(program);
            command.args(&args).current_dir(folder.folder.path());
            let mut child = command.spawn().unwrap();
            let mut stdin = child.stdin.take().unwrap();
            let writing = std::thread::spawn(move || {
                // The pipe breaks when the program is killed.
                let _ = stdin.write_all(keys.as_bytes());
                stdin
            });
            let mut stdout = BufReader::new(child.stdout.take().unwrap());
            let mut output = Vec::new();
            if waits {
                stdout.read_until(b'\n', &mut output).unwrap();
            }
            // A thread reads the output, so that a full pipe does not block the program.
            let reading = std::thread::spawn(move || {
                stdout.read_to_end(&mut output).unwrap();
                output
            });
            if trouble == Disturbance::Second {
                came.seconds += second();
            }
            std::thread::sleep(pause);
            child.kill().unwrap();
            child.wait().unwrap();
            drop(writing.join().unwrap());
            reading.join().unwrap()
        }
    };
    let text = String::from_utf8_lossy(&output);
    if is_full {
        let unsaved = ["NON SALVATA", "\"not-saved\"", "non si può scrivere"];
        came.full +=
            usize::from(unsaved.iter().any(|sign| flat(&without_escapes(&text)).contains(sign)));
    }
    if sitting_program.way == Interface::Json { saved_in_json(&text) } else { shown(&text) }
}

/// Checks that a second process on the same paper is refused, and returns 1 for the count of refused processes.
fn second(folder: &PaperFolder, sitting_program: SittingProgram) -> usize {
    let mut command: Command = command(sitting_program.program);
    command.args(sitting_program.args).current_dir(folder.folder.path());
    let run = answered(command, "c\n");
    let output = flat(&run.stderr);
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{sitting_program:?}: {output}");
    assert!(output.contains("è già aperto da un'altra finestra"), "{sitting_program:?}: {output}");
    1
}

/// Returns the answers reported as saved in JSON.
fn saved_in_json(events: &str) -> Vec<ChosenOptions> {
    let whole = events.split_inclusive('\n').filter(|line| line.ends_with('\n'));
    let events = whole.filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let saved = events.filter(|event| event["kind"] == "saved");
    let place = |letter: &Value| u64::from(letter.as_str().unwrap().as_bytes()[0] - b'a');
    let letters = |event: &Value| event["letters"].as_array().unwrap().iter().map(place).collect();
    saved.map(|event| (event["number"].as_u64().unwrap(), letters(&event))).collect()
}

/// Returns the answers reported as saved in text, as in "Salvata: domanda 7, b."
fn shown(text: &str) -> Vec<ChosenOptions> {
    let text = flat(&without_escapes(text));
    let output = text.split("Salvata: domanda ").skip(1);
    let given = |output: &str| {
        let (number, rest) = output.split_once(", ")?;
        let letter = rest.bytes().next().filter(|_| rest[1..].starts_with('.'))?;
        Some((number.parse().ok()?, vec![u64::from(letter - b'a')]))
    };
    output.filter_map(given).collect()
}

/// Returns a text without its terminal escape sequences.
fn without_escapes(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\x1b') {
        plain.push_str(before);
        let end = after.find(|c: char| c.is_ascii_alphabetic()).map_or(after.len(), |at| at + 1);
        rest = &after[end..];
    }
    plain + rest
}

/// Returns the line of a tick that continues a journal, with the wall clock `ahead` seconds ahead.
fn line(journal: &Journal, ahead: i64) -> Vec<u8> {
    let clock = jiff::Timestamp::now().as_second() + ahead;
    let clock = jiff::Timestamp::from_second(clock).unwrap().to_string();
    let record = JournalRecord { at: journal.elapsed_ms(), clock, what: RecordKind::Tick };
    HashChain::after(journal).line(&record).unwrap().0
}

fn append(folder: &PaperFolder, bytes: &[u8]) {
    let path = folder.path("rossi.journal");
    std::fs::OpenOptions::new().append(true).open(path).unwrap().write_all(bytes).unwrap();
}
