//! Tests the program for the room, which contains nothing but the sitting.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use arbitro::{Edition, embedded};
use arbitro_laws::laws;

use crate::common::exam::paper;
use crate::common::program::{ProgramRun, answered, command, run, run_in};
#[cfg(unix)]
use crate::common::pty::Pty;

const ROOM: &str = env!("CARGO_BIN_EXE_arbitro-sit");
const WHOLE: &str = env!("CARGO_BIN_EXE_arbitro");

/// The length in bytes of the pieces of text that are searched for.
const PIECE: usize = 24;

/// Returns a piece of each title and each paraphrase of a clause, and of each case from its first text on.
fn pieces() -> HashSet<Vec<u8>> {
    let gists = laws::clauses().flat_map(|clause| {
        let texts =
            Edition::ALL.map(|edition| clause.gist(edition)).into_iter().chain([clause.title]);
        texts.flat_map(|text| [text.it, text.en]).collect::<Vec<_>>()
    });
    let cases = embedded();
    let middles = cases.iter().filter_map(|(_, text)| {
        let at = text.find("text").unwrap_or(text.len() / 2);
        text.as_bytes().get(at..)
    });
    let all = gists.map(str::as_bytes).chain(middles);
    all.filter_map(|text| text.get(..PIECE)).map(<[u8]>::to_vec).collect()
}

/// Returns how many of the pieces the binary contains. A hash is computed only at places whose first two bytes begin
/// some piece.
fn count_pieces(program: &[u8], pieces: &HashSet<Vec<u8>>) -> usize {
    let begins = |one: u8, two: u8| usize::from(one) << 8 | usize::from(two);
    let mut likely = vec![false; 1 << 16];
    for piece in pieces {
        likely[begins(piece[0], piece[1])] = true;
    }
    let mut seen: HashSet<&[u8]> = HashSet::new();
    let mut at = 0;
    while let Some(window) = program.get(at..at + PIECE) {
        if likely[begins(window[0], window[1])] && pieces.contains(window) {
            seen.insert(window);
        }
        at += 1;
    }
    seen.len()
}

/// Returns the words of 5 to 12 letters, digits and dashes, such as the file name 45-05.
fn ids(program: &[u8]) -> BTreeSet<String> {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'-';
    let words = program.split(|byte| !is_part(byte)).filter(|word| (5..=12).contains(&word.len()));
    words.filter_map(|word| String::from_utf8(word.to_vec()).ok()).collect()
}

fn has(program: &[u8], text: &str) -> bool {
    String::from_utf8_lossy(program).contains(text)
}

#[test]
fn it_contains_no_laws_and_no_bank() {
    let (room_binary, whole) = (fs::read(ROOM).unwrap(), fs::read(WHOLE).unwrap());
    let pieces = pieces();
    assert!(
        count_pieces(&whole, &pieces) * 10 > pieces.len() * 9,
        "the whole program lacks pieces that it must have"
    );
    assert_eq!(count_pieces(&room_binary, &pieces), 0);
    let names: BTreeSet<String> = embedded()
        .iter()
        .filter_map(|(name, _)| Path::new(name).file_stem()?.to_str().map(str::to_owned))
        .collect();
    assert_eq!(ids(&room_binary).intersection(&names).collect::<Vec<_>>(), [""; 0]);
    // Both mangling schemes put these strings into function names, which a binary contains unless it is stripped.
    for symbol in ["12arbitro_laws4laws", "13arbitro_cases9scenarios", "13arbitro_cases5check"] {
        assert!(has(&whole, symbol), "{symbol}: the whole program lacks the symbol");
        assert!(!has(&room_binary, symbol), "{symbol}");
    }
    assert!(room_binary.len() * 2 < whole.len(), "{} of {}", room_binary.len(), whole.len());
}

fn sit(folder: &Path, args: &[&str], lines: &str) -> ProgramRun {
    let mut program = command(ROOM);
    program.args(args).current_dir(folder);
    answered(program, lines)
}

#[test]
fn a_sitting_in_it_is_marked_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    for language in ["it", "en"] {
        let (file, journal) = (format!("{language}.toml"), format!("{language}.journal"));
        fs::write(folder.path().join(&file), paper(language).to_text().unwrap()).unwrap();
        let yes = if language == "it" { "sì" } else { "yes" };
        let output = sit(folder.path(), &[&file], "a\nq\n").ok();
        assert!(output.contains(&format!("arbitro-sit {file}")), "{output}");
        sit(folder.path(), &[&file], &format!("?\nr\n2\nb 45C4b\nzz\nh\n{yes}\n")).ok();
        let path = folder.path().join(journal);
        run(&["exam", "verify", path.to_str().unwrap()]).ok();
    }
    for (args, why) in [
        (&["--help"][..], "arbitro-sit"),
        (&["--lang", "en", "--help"], "PAPER"),
        (&["--version"], "arbitro-sit"),
    ] {
        let output = sit(folder.path(), args, "").ok();
        assert!(output.contains(why), "{output}");
    }
    for (args, why) in [
        (&["manca.toml"][..], "manca il file"),
        (&["rule", "45-05c"], "arbitro-sit --help"),
        (&[], "arbitro-sit --help"),
        (&["--format", "xml", "it.toml"], "xml"),
    ] {
        let output = sit(folder.path(), args, "").failed(2);
        assert!(output.contains(why), "{args:?}: {output}");
    }
}

/// The program asks for the room code before the sitting begins, and records the code in the journal, which only its
/// owner may read.
#[test]
fn the_room_code_is_requested_and_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let mut paper = paper("it");
    (paper.format, paper.room_code) = (2, true);
    fs::write(folder.path().join("r.toml"), paper.to_text().unwrap()).unwrap();
    let left = sit(folder.path(), &["r.toml"], "");
    assert_eq!(left.code, Some(0), "{}", left.stderr_text());
    assert!(!folder.path().join("r.journal").exists());
    let output = sit(folder.path(), &["r.toml"], "\nLarice 7\na\nh\nsì\n").ok();
    assert!(output.contains("Il codice letto in sala"), "{output}");
    let journal = fs::read_to_string(folder.path().join("r.journal")).unwrap();
    assert!(journal.contains("\"what\":\"room\",\"code\":\"LARICE7\""), "{journal}");
    let private = fs::metadata(folder.path().join("r.journal")).unwrap();
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::MetadataExt::mode(&private) & 0o077, 0);
    assert!(private.len() > 0);
}

/// The room code of a stage has a check letter. A sitting accepts the code in small letters too, and refuses any other
/// code, in text and in JSON.
#[test]
fn a_mistyped_code_is_requested_again_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let rules = "title = \"Verifica\"\ndate = \"2026-12-05\"\nedition = 2017\n[[blueprint]]\ncount = 1\n\
                 [scoring]\nright = 100\nwrong = 0\nblank = 0\npass = { percent = 60 }\n";
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write("stage.toml", rules);
    write("stage.secret", &format!("{}\n", "a7".repeat(32)));
    let issued =
        |args: &[&str]| run_in(folder.path(), &[&["stage", "code", "."], args].concat(), "it", "");
    assert!(issued(&[]).failed(2).contains("code = true"));
    write("stage.toml", &format!("{rules}[room]\ncode = true\n"));
    let output = issued(&[]).ok();
    let code = output.trim().rsplit(' ').next().unwrap().to_owned();
    assert!(!issued(&["--room", "B"]).ok().contains(&code) && issued(&[]).ok() == output);

    let mut paper = paper("it");
    (paper.format, paper.room_code) = (3, true);
    for (name, args) in [("r", &[][..]), ("j", &["--format", "json"])] {
        let file = format!("{name}.toml");
        write(&file, &paper.to_text().unwrap());
        let letters: Vec<char> = code.chars().collect();
        let swapped: String =
            [letters[1], letters[0]].iter().chain(&letters[2..]).collect::<String>();
        let args = [&[file.as_str()][..], args].concat();
        let typed = format!("{swapped}\nLARICE\n{}\na\nh\nsì\n", code.to_lowercase());
        let output = sit(folder.path(), &args, &typed).ok();
        assert_eq!(output.matches("non è un codice di sala").count(), 2, "{output}");
        let journal = fs::read_to_string(folder.path().join(format!("{name}.journal"))).unwrap();
        let kept = format!("\"what\":\"room\",\"code\":\"{}\"", code.replace('-', ""));
        assert_eq!(journal.matches("\"what\":\"room\"").count(), 1, "{journal}");
        assert!(journal.contains(&kept), "{journal}");
    }
}

/// On a terminal the first page waits for a key, which starts the clock.
#[cfg(unix)]
#[test]
fn the_clock_starts_with_the_key() {
    use arbitro_exam::journal::read;
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("it.toml"), paper("it").to_text().unwrap()).unwrap();
    let mut pty = Pty::start_program(folder.path(), (80, 24), ROOM, &["it.toml"]);
    pty.wait_for("Quando sei pronto premi invio");
    std::thread::sleep(std::time::Duration::from_millis(1200));
    let journal = folder.path().join("it.journal");
    assert!(fs::read(&journal).is_ok_and(|bytes| bytes.is_empty()));
    pty.press("\r");
    pty.wait_for("Domanda 1 di 3");
    pty.press("b\r");
    pty.wait_for("Salvata: domanda 1, b.");
    pty.press("q\r");
    assert_eq!(pty.ended().0, 0);
    let records = read(&fs::read(&journal).unwrap()).unwrap().records;
    let second = records.iter().find(|record| record.at > 0).unwrap();
    assert!(records[0].at == 0 && second.at < 1000, "{records:?}");
}
