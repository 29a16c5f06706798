//! An in-memory folder of a stage.

use std::collections::{BTreeMap, BTreeSet};

use arbitro::render::marking::results::results;
use arbitro::render::stage::papers::wording;
use arbitro_cases::bank::SourceFile;
use arbitro_cases::embedded_cases;
use arbitro_exam::digest::Digest;
use arbitro_exam::folder::{Bytes, FileError, FileErrorKind, JOURNAL, JournalFiles, StageStorage};
use arbitro_exam::journal::{JournalRecord, RecordKind, write};
use arbitro_exam::lock::StageLock;
use arbitro_exam::marking::StageManager;
use arbitro_exam::marking::mark::MarkedStage;
use arbitro_exam::results::Results;

use super::super::common::BOOT;

const RULES: &str = r#"title = "Verifica"
date = "2026-12-05"
edition = 2017
minutes = 60
[[blueprint]]
count = 2
kind = "one"
[[blueprint]]
count = 1
kind = "several"
[scoring]
right = 100
wrong = -50
blank = 0
several = "each-option"
pass = { percent = 60 }
"#;

/// An in-memory folder of a stage.
#[derive(Clone, Default)]
pub struct MemoryFolder {
    pub files: BTreeMap<String, Vec<u8>>,
    /// The names of unreadable files and subfolders.
    pub denied: BTreeSet<String>,
}

pub fn denied(name: &str) -> FileError {
    FileError { path: name.to_owned(), why: FileErrorKind::Denied }
}

impl StageStorage for MemoryFolder {
    fn path(&self, name: &str) -> String {
        name.to_owned()
    }

    fn exists(&self, name: &str) -> bool {
        self.files.contains_key(name)
    }

    fn read(&self, name: &str) -> Bytes {
        if self.denied.contains(name) {
            return Err(denied(name));
        }
        let none = || FileError { path: name.to_owned(), why: FileErrorKind::NotFound };
        self.files.get(name).cloned().ok_or_else(none)
    }

    fn journals(&self) -> Result<JournalFiles<'_>, FileError> {
        let shut = self.denied.iter().filter(|name| !self.exists(name));
        let names = self.files.keys().filter(|name| name.ends_with(JOURNAL));
        Ok(JournalFiles {
            unreadable: shut.map(|name| (name.clone(), denied(name))).collect(),
            files: Box::new(names.map(|name| (name.clone(), self.read(name)))),
        })
    }

    /// Returns the cases of two embedded files, which have some questions with several answers.
    fn cases(&self, _: bool, _: &[&str]) -> Result<Vec<SourceFile>, Vec<String>> {
        let wanted = ["45/45-05.toml", "54/54-lead.toml"];
        let files =
            embedded_cases::embedded().into_iter().filter(|(name, _)| wanted.contains(name));
        let source = |(name, text): (&str, &str)| SourceFile {
            name: name.to_owned(),
            text: Ok(text.as_bytes().to_vec()),
        };
        Ok(files.map(source).collect())
    }

    fn missing_reason(&self, _: &str) -> Option<String> {
        None
    }
}

impl MemoryFolder {
    pub fn put(&mut self, name: &str, text: impl AsRef<[u8]>) {
        self.files.insert(name.to_owned(), text.as_ref().to_vec());
    }

    pub fn lock(&self) -> StageLock {
        StageLock::read(str::from_utf8(&self.files["stage.lock"]).unwrap()).unwrap()
    }

    pub fn mark(&self) -> MarkedStage {
        let mut manager = StageManager::new(self);
        let marking = manager.mark().unwrap_or_else(|refusal| panic!("{refusal:?}"));
        assert_eq!(manager.warnings, []);
        marking
    }

    pub fn results(&self) -> Results {
        let MarkedStage { basis, marked } = self.mark();
        results(&basis, marked)
    }

    /// Returns a journal of a candidate with these records after its start, as a sitting writes it. Each record takes
    /// one second, and the clocks agree. The machine is recorded after the start and each resumption, a view before
    /// each answer, and ticks up to each checkpoint.
    pub fn journal(&self, candidate: &str, records: &[RecordKind]) -> Vec<u8> {
        let (paper, records) = self.records(candidate, records);
        write(paper, &records).unwrap()
    }

    /// Returns the journal with `clock` as the wall clock of every record.
    pub fn journal_at(&self, candidate: &str, clock: &str, records: &[RecordKind]) -> Vec<u8> {
        let (paper, mut records) = self.records(candidate, records);
        records.iter_mut().for_each(|record| record.clock = clock.to_owned());
        write(paper, &records).unwrap()
    }

    /// Returns the hash of the candidate's paper, and the records that [`MemoryFolder::journal`] writes.
    pub fn records(&self, candidate: &str, records: &[RecordKind]) -> (Digest, Vec<JournalRecord>) {
        let own = self.lock().paper(candidate).map(|paper| paper.paper);
        let paper = own.unwrap_or_else(|| Digest::of("no paper"));
        let (candidate, stage) = (candidate.to_owned(), "Verifica".to_owned());
        let program = env!("CARGO_PKG_VERSION").to_owned();
        let mut hand = RecordBuilder::default();
        hand.put(RecordKind::Start { paper, candidate, stage, program });
        let is_machine =
            |what: Option<&RecordKind>| matches!(what, Some(RecordKind::Machine { .. }));
        if !is_machine(records.first()) {
            hand.machine();
        }
        for (place, what) in records.iter().enumerate() {
            match what {
                RecordKind::Resume { away, .. } => {
                    hand.closed += away;
                    hand.put(what.clone());
                    if !is_machine(records.get(place + 1)) {
                        hand.machine();
                    }
                    continue;
                }
                RecordKind::Jump { by } => hand.jumped += by,
                RecordKind::Checkpoint { minute } => {
                    while hand.at < u64::from(*minute) * 60_000 - 5000 {
                        hand.at += 5000;
                        hand.put(RecordKind::Tick);
                    }
                    hand.at = u64::from(*minute) * 60_000 - 1000;
                }
                _ => {}
            }
            hand.at += 1000;
            if let RecordKind::Answer { question, .. } | RecordKind::Flag { question, .. } = what {
                hand.put(RecordKind::View { question: *question });
            }
            hand.put(what.clone());
        }
        (paper, hand.records)
    }

    pub fn sat(&mut self, name: &str, candidate: &str, records: &[RecordKind]) {
        let journal = self.journal(candidate, records);
        self.put(name, journal);
    }
}

/// Builds the records of a journal with clocks that agree.
#[derive(Default)]
struct RecordBuilder {
    records: Vec<JournalRecord>,
    at: u64,
    /// The seconds during which the program was closed, and the seconds by which the wall clock jumped.
    closed: i64,
    jumped: i64,
}

impl RecordBuilder {
    fn put(&mut self, what: RecordKind) {
        // The seconds since 1970 at 2026-12-05T09:30:00Z.
        let second = 1_796_463_000 + self.at as i64 / 1000 + self.closed + self.jumped;
        let clock = jiff::Timestamp::from_second(second).unwrap().to_string();
        self.records.push(JournalRecord { at: self.at, clock, what });
    }

    fn machine(&mut self) {
        let up = 1000 + self.at / 1000 + self.closed.unsigned_abs();
        self.put(RecordKind::Machine { boot: BOOT.to_owned(), up });
    }
}

/// Returns a stage in a language, with papers for candidates T1, T2 and so on.
pub fn built(language: &str, candidates: usize) -> MemoryFolder {
    built_by(language, candidates, &str::to_owned)
}

/// Returns a stage as [`built`] does, with the rules of its stage file changed by `rules`.
pub fn built_by(language: &str, candidates: usize, rules: &dyn Fn(&str) -> String) -> MemoryFolder {
    let mut folder = MemoryFolder::default();
    folder.put("stage.toml", format!("language = \"{language}\"\n{}", rules(RULES)));
    folder.put("stage.secret", "a7".repeat(32));
    let rows: String = (1..=candidates).map(|n| format!("T{n};Candidato {n}\n")).collect();
    folder.put("albo.csv", format!("id;nome\n{rows}"));
    let mut manager = StageManager::new(&folder);
    let prepared = manager.prepare().unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let pool = manager.pool(&prepared.file.stage, &prepared.bank).unwrap();
    let draw = manager.draw(&prepared, &pool).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let wording = wording(&prepared.file.stage, &pool, &draw);
    let built = manager.build(&prepared, &pool, &draw, &wording).unwrap();
    let mut files = folder.clone();
    for built in &built.papers {
        files.put(&format!("papers/{}.toml", built.locked.candidate), &built.text);
    }
    files.put("stage.lock", &built.lock);
    files
}
