//! Tests the sitting program as a process: killed, interrupted, running twice on one paper, on a full disk, and out of
//! time.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command};
use std::time::{Duration, Instant};

use arbitro_exam::digest::Digest;
use arbitro_exam::journal::{Journal, JournalRecord, RecordKind, read, write};

use crate::common::exam::{long_paper, paper};
use crate::common::program::{ProgramRun, answered, ended, flat, on_full_disk, program};

/// A temporary folder with a paper.
pub struct PaperFolder {
    pub folder: tempfile::TempDir,
}

impl PaperFolder {
    pub fn new(text: &str) -> PaperFolder {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("rossi.toml"), text).unwrap();
        PaperFolder { folder }
    }

    fn short() -> PaperFolder {
        PaperFolder::new(&paper("it").to_text().unwrap())
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn bytes(&self) -> Vec<u8> {
        std::fs::read(self.path("rossi.journal")).unwrap()
    }

    pub fn journal(&self) -> Journal {
        read(&self.bytes()).unwrap()
    }

    fn hash(&self) -> Digest {
        Digest::of(std::fs::read(self.path("rossi.toml")).unwrap())
    }

    /// Writes a candidate's journal with a start and these later records.
    fn keep(&self, candidate: &str, after: &[(u64, RecordKind)]) {
        let record =
            |at, what| JournalRecord { at, clock: "2026-12-05T09:30:00Z".to_owned(), what };
        let (candidate, stage) = (candidate.to_owned(), "Verifica".to_owned());
        let program = "0.1.0".to_owned();
        let start = RecordKind::Start { paper: self.hash(), candidate, stage, program };
        let mut records = vec![record(0, start)];
        records.extend(after.iter().map(|(at, what)| record(*at, what.clone())));
        std::fs::write(self.path("rossi.journal"), write(self.hash(), &records).unwrap()).unwrap();
    }

    fn program(&self, args: &[&str]) -> Command {
        let mut command = program(&[&["exam"], args].concat());
        command.current_dir(self.folder.path());
        command
    }

    fn spawn(&self, args: &[&str]) -> Child {
        self.program(args).spawn().unwrap()
    }

    /// Runs the program with these lines as its input.
    pub fn run(&self, args: &[&str], lines: &str) -> ProgramRun {
        answered(self.program(args), lines)
    }
}

/// Returns the answers in a journal, in order: the number of each question, and the options chosen.
pub fn answers(journal: &Journal) -> Vec<(u64, Vec<u64>)> {
    let answer = |record: &JournalRecord| match &record.what {
        RecordKind::Answer { question, chosen, .. } => {
            Some((*question as u64, chosen.iter().map(|place| *place as u64).collect()))
        }
        _ => None,
    };
    journal.records.iter().filter_map(answer).collect()
}

/// Reads the output until it contains a text.
fn until(stdout: &mut impl Read, text: &str) -> String {
    let mut output = Vec::new();
    let mut byte = [0];
    while !String::from_utf8_lossy(&output).contains(text) {
        assert_eq!(stdout.read(&mut byte).unwrap(), 1, "{}", String::from_utf8_lossy(&output));
        output.push(byte[0]);
    }
    String::from_utf8(output).unwrap()
}

/// Starts a sitting, and returns its process after the first answer.
fn begun(folder: &PaperFolder) -> (Child, ChildStdin, ChildStdout) {
    let mut child = folder.spawn(&["sit", "rossi.toml"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    stdin.write_all(b"b\n").unwrap();
    until(&mut stdout, "Salvata: domanda 1, b.");
    (child, stdin, stdout)
}

#[test]
fn a_second_process_is_refused_while_the_first_lives() {
    let folder = PaperFolder::short();
    let mut first = folder.spawn(&["sit", "rossi.toml"]);
    let mut stdin = first.stdin.take().unwrap();
    let mut stdout = first.stdout.take().unwrap();
    stdin.write_all(b"b\n").unwrap();
    until(&mut stdout, "Salvata: domanda 1, b.");
    until(&mut stdout, "aiuto >");
    let before = folder.bytes();
    let second = folder.run(&["sit", "rossi.toml"], "c\n");
    assert_eq!(second.code, Some(2));
    assert!(
        flat(&second.stderr).contains("è già aperto da un'altra finestra"),
        "{}",
        second.stderr
    );
    assert_eq!((second.stdout, folder.bytes()), (String::new(), before));
    // Another journal would be a second answer sheet for the same paper.
    let beside = folder.run(&["sit", "rossi.toml", "--journal", "altro.journal"], "c\n");
    assert_eq!(beside.code, Some(2), "{}", beside.stderr);
    // Another process can read the journal during the sitting.
    assert_eq!(folder.run(&["verify", "rossi.journal"], "").code, Some(0));
    first.kill().unwrap();
    first.wait().unwrap();
    let third = folder.run(&["sit", "rossi.toml"], "");
    assert_eq!(third.code, Some(0));
    assert!(third.stdout.contains("Seduta ripresa: 1 risposta salvata"), "{}", third.stdout);
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_reported_and_saved_answers_remain() {
    let folder = PaperFolder::short();
    // The size of files is limited in blocks, so that the write that exceeds the limit is truncated.
    for (step, blocks) in [(1, 1), (2, 2)] {
        let mut command = on_full_disk(blocks, &["exam", "sit", "rossi.toml"]);
        command.current_dir(folder.folder.path());
        let output = answered(command, "1\na\n1\nb\n1\nc\n".repeat(9));
        let told = flat(&output.stdout);
        assert_eq!(output.code, Some(0), "{}", output.stderr);
        assert!(told.contains("NON SALVATA: domanda 1. Il giornale non si può scrivere"), "{told}");
        let journal = folder.journal();
        assert_eq!(journal.torn_bytes, 0, "step {step}");
        assert_eq!(
            told.contains("Salvata: domanda 1"),
            journal.sheet(3).unwrap().answers[0].chosen.len() == 1
        );
    }
    let output = folder.run(&["sit", "rossi.toml"], "1\na\n");
    assert!(output.stdout.contains("Salvata: domanda 1, a."), "{}", output.stdout);
}

#[test]
fn an_unwritable_journal_begins_no_sitting() {
    let desk = PaperFolder::short();
    let folder = desk.path("there");
    std::fs::create_dir(&folder).unwrap();
    let mut places = vec![
        ("no-such-folder/a.journal", "manca il file o la cartella"),
        ("there", "non è un file"),
    ];
    if Path::new("/dev/full").exists() {
        places.push(("/dev/full", "non è un file"));
    }
    for (place, why) in places {
        let output = desk.run(&["sit", "rossi.toml", "--journal", place], "b\n");
        assert_eq!((output.code, output.stdout), (Some(2), String::new()), "{place}");
        assert!(flat(&output.stderr).contains(why), "{place}: {}", output.stderr);
    }
    assert!(!desk.path("rossi.journal").exists());
}

#[cfg(unix)]
#[test]
fn an_unwritable_folder_begins_no_sitting() {
    use std::os::unix::fs::PermissionsExt;
    let folder = PaperFolder::short();
    let mode =
        |mode| std::fs::set_permissions(folder.folder.path(), PermissionsExt::from_mode(mode));
    mode(0o555).unwrap();
    // The superuser can write in a read-only folder, so a sitting of the superuser begins.
    let is_bound = std::fs::write(folder.path("probe"), "").is_err();
    let output = folder.run(&["sit", "rossi.toml"], "b\n");
    mode(0o755).unwrap();
    if is_bound {
        assert_eq!((output.code, output.stdout), (Some(2), String::new()));
        assert!(flat(&output.stderr).contains("manca il permesso"), "{}", output.stderr);
        assert!(!folder.path("rossi.journal").exists());
    } else {
        assert!(output.stdout.contains("Salvata: domanda 1, b."), "{}", output.stdout);
    }
}

#[cfg(unix)]
#[test]
fn nothing_is_reported_as_saved_to_a_removed_journal() {
    let folder = PaperFolder::short();
    let (mut child, mut stdin, mut stdout) = begun(&folder);
    std::fs::remove_file(folder.path("rossi.journal")).unwrap();
    stdin.write_all(b"c\n").unwrap();
    until(&mut stdout, "NON SALVATA: domanda 2.");
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

/// If a copy replaces the journal, the open file is no longer the file at the journal's path, even if the bytes are the
/// same. Further records would be lost with the open file.
#[cfg(unix)]
#[test]
fn nothing_is_reported_as_saved_to_a_replaced_journal() {
    let folder = PaperFolder::short();
    let (mut child, mut stdin, mut stdout) = begun(&folder);
    until(&mut stdout, "aiuto >");
    let (journal, moved) = (folder.path("rossi.journal"), folder.path("mosso.journal"));
    std::fs::rename(&journal, &moved).unwrap();
    std::fs::copy(&moved, &journal).unwrap();
    stdin.write_all(b"c\n").unwrap();
    let output = until(&mut stdout, ": domanda 2");
    assert!(output.contains("NON SALVATA"), "{output}");
    // When the journal is moved back to its path, the sitting continues.
    std::fs::rename(&moved, &journal).unwrap();
    stdin.write_all(b"c\n").unwrap();
    until(&mut stdout, "Salvata: domanda 2, c.");
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(answers(&folder.journal()), [(1, vec![1]), (2, vec![2])]);
}

/// Each start of the program is followed by a record of the boot identifier and the time since boot.
#[cfg(target_os = "linux")]
#[test]
fn the_machine_is_recorded_at_the_start_and_at_each_resumption() {
    let folder = PaperFolder::short();
    for answer in ["b\n", "2\na\n", "h\nsì\n"] {
        assert_eq!(folder.run(&["sit", "rossi.toml"], answer).code, Some(0));
    }
    let records = folder.journal().records;
    let begins = |record: &&JournalRecord| {
        matches!(record.what, RecordKind::Start { .. } | RecordKind::Resume { .. })
    };
    assert_eq!(records.iter().filter(begins).count(), 3);
    let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap();
    for two in records.windows(2).filter(|two| begins(&&two[0])) {
        let RecordKind::Machine { boot: named, up } = &two[1].what else { panic!("{:?}", two[1]) };
        assert!(named == boot.trim() && *up > 0);
    }
}

#[test]
fn a_checkpoint_is_shown_without_input() {
    let mut paper = paper("it");
    (paper.format, paper.checkpoints) = (2, vec![30]);
    let folder = PaperFolder::new(&paper.to_text().unwrap());
    folder.keep("rossi", &[(30 * 60_000 - 300, RecordKind::Tick)]);
    let mut child = folder.spawn(&["sit", "rossi.toml"]);
    let stdin = child.stdin.take().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    let journal = || folder.journal().checkpoint(30).map(str::to_owned);
    let mut output = String::new();
    // The code of the checkpoint is in the journal before it is shown on the screen.
    while !journal().is_some_and(|code| output.contains(&code)) {
        output.push_str(&until(&mut stdout, "\n"));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    drop(stdin);
}

/// The code of a checkpoint that the candidate has copied and asks for again is shown once.
#[test]
fn a_code_requested_again_is_shown_once() {
    let mut paper = paper("it");
    (paper.format, paper.checkpoints) = (2, vec![30]);
    let folder = PaperFolder::new(&paper.to_text().unwrap());
    folder.keep("rossi", &[(30 * 60_000 - 300, RecordKind::Tick)]);
    let mut child = folder.spawn(&["sit", "rossi.toml"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    until(&mut stdout, "Copia sul foglio di presenza, poi");
    stdin.write_all(b"k\n").unwrap();
    until(&mut stdout, "Copiato.");
    stdin.write_all(b"k\nq\n").unwrap();
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let code = folder.journal().checkpoint(30).map(str::to_owned).unwrap();
    assert_eq!(rest.matches(&code).count(), 1, "{rest}");
}

/// Bytes that another program appends are removed again; if another program removes bytes, no lost answer is reported
/// as saved.
#[test]
fn a_journal_changed_by_another_program_is_repaired_or_reported() {
    let folder = PaperFolder::short();
    let (mut child, mut stdin, mut stdout) = begun(&folder);
    until(&mut stdout, "aiuto >");
    let path = folder.path("rossi.journal");
    let mut file = std::fs::OpenOptions::new().append(true).open(&path).unwrap();
    file.write_all(b"something else\n").unwrap();
    stdin.write_all(b"c\n").unwrap();
    until(&mut stdout, "NON SALVATA: domanda 2.");
    stdin.write_all(b"c\n").unwrap();
    until(&mut stdout, "Salvata: domanda 2, c.");
    assert_eq!(answers(&folder.journal()), [(1, vec![1]), (2, vec![2])]);
    let half = std::fs::metadata(&path).unwrap().len() / 2;
    file.set_len(half).unwrap();
    stdin.write_all(b"2\na\n").unwrap();
    until(&mut stdout, "NON SALVATA: domanda 2.");
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn expired_time_hands_in_the_saved_answers_without_input() {
    let folder = PaperFolder::short();
    let limit = 90 * 60_000;
    let given =
        RecordKind::Answer { question: 2, chosen: vec![1], cited: Some("45C4b".to_owned()) };
    folder.keep("rossi", &[(5000, given), (limit - 700, RecordKind::Tick)]);
    let begun = Instant::now();
    let mut child = folder.spawn(&["sit", "rossi.toml"]);
    let stdin = child.stdin.take().unwrap();
    let output = ended(child);
    drop(stdin);
    assert!(begun.elapsed() < Duration::from_secs(10));
    assert_eq!(output.code, Some(0), "{}", output.stderr);
    let told = output.stdout;
    assert!(told.contains("Il tempo è finito: è consegnato tutto ciò che era salvato"), "{told}");
    assert!(told.contains(&folder.journal().receipt()), "{told}");
    let sheet = folder.journal().sheet(3).unwrap();
    assert!(sheet.handed_in && sheet.expired && sheet.elapsed_ms >= limit);
    assert_eq!(sheet.answers[1].chosen, [1]);
    // A journal whose last record is past the time limit is handed in before any question is shown.
    folder.keep("rossi", &[(limit + 1, RecordKind::Tick)]);
    let told = folder.run(&["sit", "rossi.toml"], "b\n").stdout;
    assert!(told.contains("Il tempo è finito") && !told.contains("Domanda"), "{told}");
}

#[test]
fn the_last_minutes_are_announced_without_input() {
    let folder = PaperFolder::short();
    folder.keep("rossi", &[(80 * 60_000 - 300, RecordKind::Tick)]);
    let mut child = folder.spawn(&["sit", "rossi.toml"]);
    let stdin = child.stdin.take().unwrap();
    let output = until(&mut child.stdout.take().unwrap(), "*** Restano 10 minuti. ***");
    assert!(output.contains("Tempo rimasto: 10 minuti."), "{output}");
    child.kill().unwrap();
    child.wait().unwrap();
    drop(stdin);
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_all_saved_answers() {
    let folder = PaperFolder::short();
    let mut child = folder.spawn(&["sit", "rossi.toml", "--linear"]);
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    stdin.write_all(b"b\n").unwrap();
    until(&mut stdout, "Salvata: domanda 1, b.");
    let id = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let mut output = String::new();
    stdout.read_to_string(&mut output).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(output.contains("La seduta resta aperta: 1 risposta è salvata."), "{output}");
    assert!(output.contains("  arbitro exam sit rossi.toml --linear\n"), "{output}");
    assert!(!folder.journal().handed_in());
}

#[test]
fn a_handed_in_paper_only_gives_its_receipt_again() {
    let folder = PaperFolder::short();
    let first = folder.run(&["sit", "rossi.toml"], "b\nh\nsì\nc\n");
    let (before, receipt) = (folder.bytes(), folder.journal().receipt());
    assert!(first.stdout.contains(&receipt), "{}", first.stdout);
    let second = folder.run(&["sit", "rossi.toml"], "c\n");
    assert_eq!((second.code, folder.bytes()), (Some(0), before));
    let output = second.stdout;
    assert!(output.contains(&receipt) && !output.contains("Domanda"), "{output}");
}

#[test]
fn an_invalid_paper_or_journal_gets_one_message_and_is_unchanged() {
    let folder = PaperFolder::short();
    let whole = std::fs::read(folder.path("rossi.toml")).unwrap();
    let text = String::from_utf8(whole.clone()).unwrap();
    let seal = |text: &str| format!("{text}# sha256 {}\n", Digest::of(text));
    let unsealed = &text[..text.rfind("# sha256").unwrap()];
    let papers = [
        (text.replace("Sud", "Est"), "il sigillo non corrisponde"),
        (text[..text.len() - 9].to_owned(), "manca il sigillo"),
        (String::new(), "manca il sigillo"),
        (seal(&unsealed.replace("format = 1", "format = 9")), "un altro formato (9)"),
        (seal(&format!("{unsealed}\nkey = 1\n")), "«rossi.toml», riga"),
        (
            seal(
                &unsealed[..unsealed.find("[[questions]]").unwrap()]
                    .replace("rules", "questions = []\nrules"),
            ),
            "non ha domande",
        ),
    ];
    for (bad, told) in papers {
        std::fs::write(folder.path("rossi.toml"), &bad).unwrap();
        let output = folder.run(&["sit", "rossi.toml"], "b\n");
        assert_eq!((output.code, output.stdout), (Some(2), String::new()), "{told}");
        assert!(flat(&output.stderr).contains(told), "{told}: {}", output.stderr);
        assert!(!folder.path("rossi.journal").exists());
    }
    std::fs::write(folder.path("rossi.toml"), &whole).unwrap();

    folder.run(&["sit", "rossi.toml"], "b\nb 45C4b\n");
    let good = folder.bytes();
    let changed = |from: &str, to: &str| {
        String::from_utf8(good.clone()).unwrap().replacen(from, to, 1).into_bytes()
    };
    let lines: Vec<&[u8]> = good.split_inclusive(|byte| *byte == b'\n').collect();
    folder.keep("bianchi", &[]);
    let of_another = folder.bytes();
    folder.keep("rossi", &[(1, RecordKind::Flag { question: 4, on: true })]);
    let beyond = folder.bytes();
    let other_paper = {
        let other = PaperFolder::new(&long_paper(3).to_text().unwrap());
        other.keep("rossi", &[]);
        other.bytes()
    };
    let journals = [
        (
            changed("\"chosen\":[1]", "\"chosen\":[2]"),
            "«rossi.journal», riga 4: il record è stato alterato",
        ),
        (
            [lines[0], lines[2], lines[1]].concat(),
            "riga 2: un record manca, è di troppo o è spostato",
        ),
        (b"Appunti miei.\n".to_vec(), "non è un giornale"),
        (of_another, "di un altro candidato (bianchi)"),
        (other_paper, "di un altro fascicolo"),
        (beyond, "riga 2: il fascicolo non ha la domanda 4"),
    ];
    for (bad, told) in journals {
        std::fs::write(folder.path("rossi.journal"), &bad).unwrap();
        let output = folder.run(&["sit", "rossi.toml"], "b\n");
        assert_eq!((output.code, output.stdout), (Some(2), String::new()), "{told}");
        assert!(flat(&output.stderr).contains(told), "{told}: {}", output.stderr);
        assert_eq!(folder.bytes(), bad, "{told}");
    }
}

#[test]
fn verify_reports_what_a_journal_proves() {
    let folder = PaperFolder::short();
    folder.run(&["sit", "rossi.toml"], "b\n");
    let open = folder.run(&["verify", "rossi.journal"], "");
    assert!(open.stdout.contains("Non consegnata.") && open.stdout.contains("prova poco"));
    folder.run(&["sit", "rossi.toml"], "h\nsì\n");
    let receipt = folder.journal().receipt();
    let typed = receipt.to_lowercase().replace('-', " ");
    let verify = |args: &[&str]| {
        let mut all = vec!["verify", "rossi.journal"];
        all.extend(args);
        folder.run(&all, "")
    };
    let good = verify(&["--paper", "rossi.toml", "--receipt", &typed]);
    let output = flat(&good.stdout);
    assert_eq!(good.code, Some(0), "{output}");
    for words in [
        "La catena è integra",
        "Consegnata dal candidato.",
        "Ripresa dopo",
        "byte per byte",
        "La ricevuta è la stessa",
        "esame a libro aperto",
    ] {
        assert!(output.contains(words), "{words}: {output}");
    }
    let json = verify(&["--paper", "rossi.toml", "--receipt", &receipt, "--format", "json"]);
    let json = json.json();
    assert_eq!(json["receipt"], receipt.as_str());
    let output = ["paper_matches", "receipt_matches", "handed_in"].map(|name| json[name] == true);
    assert_eq!(output, [true; 3]);
    let wrong = verify(&["--receipt", "AAAA-AAAA-AAAA-AAAA"]);
    assert_eq!(wrong.code, Some(1));
    assert!(wrong.stdout.contains("La ricevuta NON è la stessa"));
    std::fs::write(folder.path("other.toml"), long_paper(3).to_text().unwrap()).unwrap();
    let other = verify(&["--paper", "other.toml"]);
    assert_eq!(other.code, Some(1));
    assert!(other.stdout.contains("La seduta NON è su questo fascicolo"));
    let text = String::from_utf8(folder.bytes()).unwrap();
    std::fs::write(folder.path("rossi.journal"), text.replace("[1]", "[0]")).unwrap();
    assert_eq!(verify(&[]).code, Some(1));
    std::fs::write(folder.path("rossi.journal"), "notes").unwrap();
    assert_eq!(verify(&[]).code, Some(2));
}

#[test]
fn the_language_is_that_of_the_paper_unless_another_is_named() {
    let folder = PaperFolder::new(&paper("en").to_text().unwrap());
    let output = |args: &[&str]| {
        let mut command = folder.program(args);
        command.env("LANG", "it_IT.UTF-8");
        answered(command, "").stdout
    };
    assert!(output(&["sit", "rossi.toml"]).contains("Question 1 of 3"));
    assert!(output(&["sit", "rossi.toml", "--lang", "it"]).contains("Domanda 1 di 3"));
}
