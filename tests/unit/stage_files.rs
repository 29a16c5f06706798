//! Compares the manual's page on the files of a stage with the code; a field that the page does not document fails the
//! test.

use std::collections::BTreeSet;

use arbitro::docs::PAGES;
use arbitro_exam::digest::Digest;
use arbitro_exam::journal::{
    JournalError, JournalRecord, JournalRule, LineRange, RecordKind, SalvagedAnswer, SalvagedPart,
    read, write,
};
use arbitro_exam::key::AnswerKey;
use arbitro_exam::lock::{self, LockError, LockedPaper, LockedQuestion, LockedStage};
use arbitro_exam::marking::{Refusal, StageManager};
use arbitro_exam::notice::{MissingProof, Notice, ProofKind};
use arbitro_exam::paper::{self, Paper, PaperError, PaperQuestion};
use arbitro_exam::results::{
    self, AnswerOutcome, CandidateResult, CitationLevel, MarkedAnswer, MarkedQuestion, Results,
    ResultsFault, SalvageDecision, SheetProblem, UnmarkedCandidate, UnmarkedReason, Waiver,
};
use arbitro_exam::stage::{ReportContents, RoomRules};
use arbitro_laws::ruling::Language;
use serde::de::{Deserialize, Deserializer, Error as _, Visitor, value::Error};
use serde_json::Value;

use super::common::BOOT;
use super::marking::every_matter;
use super::marking::memory_folder::built;

/// Records the names that a type requests from its deserializer: the fields of a struct, or the variants of an enum.
struct FieldNames(&'static [&'static str]);

impl<'de> Deserializer<'de> for &mut FieldNames {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("nothing is there"))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.0 = fields;
        self.deserialize_any(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.0 = variants;
        self.deserialize_any(visitor)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map identifier ignored_any
    }
}

fn names<T: for<'de> Deserialize<'de>>() -> Vec<String> {
    let mut asked = FieldNames(&[]);
    assert!(T::deserialize(&mut asked).is_err());
    assert!(!asked.0.is_empty(), "{}", std::any::type_name::<T>());
    asked.0.iter().map(|name| (*name).to_owned()).collect()
}

/// Returns the variants of a tagged enum, as its deserializer names them.
fn kinds<T: for<'de> Deserialize<'de>>(tag: &str) -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(&format!("{{\"{tag}\":\"?\"}}")).err().unwrap();
    let said = error.to_string();
    let (_, expected) = said.split_once("expected one of ").unwrap();
    expected.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns a record of every kind.
fn every_record() -> Vec<RecordKind> {
    let code = "LARICE".to_owned();
    let paper = Digest::of("a paper");
    let [candidate, stage, program] = ["T1", "Verifica", "0.1.0"].map(str::to_owned);
    let all = vec![
        RecordKind::Start { paper, candidate, stage, program },
        RecordKind::View { question: 1 },
        RecordKind::Answer { question: 1, chosen: vec![0], cited: None },
        RecordKind::Flag { question: 1, on: true },
        RecordKind::Room { code },
        RecordKind::Machine { boot: BOOT.to_owned(), up: 5 },
        RecordKind::Checkpoint { minute: 30 },
        RecordKind::Tick,
        RecordKind::Resume { away: 5, dropped: 0 },
        RecordKind::Jump { by: 5 },
        RecordKind::Expired,
        RecordKind::HandIn,
    ];
    // A new kind of record needs a line in this match and in the list above.
    for what in &all {
        match what {
            RecordKind::Start { .. }
            | RecordKind::View { .. }
            | RecordKind::Answer { .. }
            | RecordKind::Flag { .. }
            | RecordKind::Room { .. }
            | RecordKind::Machine { .. }
            | RecordKind::Checkpoint { .. }
            | RecordKind::Tick
            | RecordKind::Resume { .. }
            | RecordKind::Jump { .. }
            | RecordKind::Expired
            | RecordKind::HandIn => {}
        }
    }
    all
}

/// Returns the sections of the manual's page `records`, each beginning with its heading.
fn parts(language: Language) -> Vec<&'static str> {
    let page = PAGES.iter().find(|page| page.name == "records").unwrap();
    page.in_language(language).split("\n## ").collect()
}

/// Returns the texts in backquotes.
fn quoted(part: &str) -> BTreeSet<String> {
    part.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns the names with which the items of a list begin.
fn items(part: &str) -> BTreeSet<String> {
    let items = part.lines().filter_map(|line| line.strip_prefix("- `"));
    items.filter_map(|item| item.split('`').next()).map(str::to_owned).collect()
}

/// Returns the list item of the manual that describes this kind.
fn item<'p>(part: &'p str, kind: &str) -> &'p str {
    let begun = format!("\n- `{kind}`");
    let at = part.find(&begun).unwrap_or_else(|| panic!("the page has no item {kind}")) + 1;
    let rest = &part[at..];
    let end = [rest.find("\n- `"), rest.find("\n\n")].into_iter().flatten().min();
    &rest[..end.unwrap_or(rest.len())]
}

/// Collects the keys of a JSON value, recursively.
fn keys(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                found.insert(key.clone());
                keys(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn every_record_and_field_of_a_journal_is_documented() {
    for language in Language::ALL {
        let journal = parts(language)[1];
        let mut kinds = BTreeSet::new();
        for what in every_record() {
            let record = JournalRecord { at: 0, clock: String::new(), what };
            let Value::Object(map) = serde_json::to_value(&record).unwrap() else { panic!() };
            let kind = map["what"].as_str().unwrap().to_owned();
            let told = item(journal, &kind);
            for (key, _) in map {
                let common = ["at", "clock", "what"].contains(&key.as_str());
                let place = if common { journal } else { told };
                assert!(quoted(place).contains(&key), "{language:?} {kind}: {key}");
            }
            kinds.insert(kind);
        }
        kinds.extend(["at", "clock", "what"].map(str::to_owned));
        assert_eq!(items(journal), kinds, "{language:?}");
    }
}

#[test]
fn every_field_of_the_other_files_is_documented() {
    let paper = [names::<Paper>(), names::<PaperQuestion>()].concat();
    let lock = [
        names::<LockedStage>(),
        names::<LockedQuestion>(),
        names::<LockedPaper>(),
        names::<RoomRules>(),
        names::<AnswerKey>(),
        vec!["sha256".to_owned()],
    ]
    .concat();
    let results = [
        names::<Results>(),
        names::<results::ResultsStage>(),
        names::<results::ResultsScoring>(),
        names::<MarkedQuestion>(),
        names::<CandidateResult>(),
        names::<SalvageDecision>(),
        ["before", "all", "proved"].map(str::to_owned).to_vec(),
        names::<Waiver>(),
        names::<ProofKind>(),
        names::<MarkedAnswer>(),
        names::<AnswerOutcome>(),
        names::<CitationLevel>(),
        names::<UnmarkedCandidate>(),
        names::<UnmarkedReason>(),
        names::<SheetProblem>(),
    ]
    .concat();
    for language in Language::ALL {
        let parts = parts(language);
        for (part, fields) in [(2, &paper), (3, &lock), (5, &results)] {
            let told = quoted(parts[part]);
            for field in fields {
                assert!(told.contains(field), "{language:?}, part {part}: {field}");
            }
        }
        let receipts = quoted(parts[4]);
        let words = if language == Language::Italian {
            ["id", "ricevuta", "sala", "30", "minuto 30"]
        } else {
            ["id", "receipt", "room", "30", "minute 30"]
        };
        assert!(words.iter().all(|word| receipts.contains(*word)), "{receipts:?}");
    }
    // The page on the stage file documents the three fields of `shows`.
    assert_eq!(names::<ReportContents>().len(), 3);
}

#[test]
fn every_notice_is_documented_with_its_fields() {
    let expected = kinds::<Notice>("kind");
    let all = every_matter();
    for language in Language::ALL {
        let part = parts(language)[6];
        assert_eq!(items(part), expected, "{language:?}");
        let mut found = BTreeSet::new();
        for notice in &all {
            let value = serde_json::to_value(notice).unwrap();
            let kind = value["kind"].as_str().unwrap().to_owned();
            let told = item(part, &kind);
            let marked = told.starts_with(&format!("- `{kind}` \\*"));
            assert_eq!(marked, notice.excludes_sheet(), "{language:?} {kind}");
            let mut fields = BTreeSet::new();
            keys(&value, &mut fields);
            for field in fields.iter().filter(|field| *field != "kind") {
                assert!(quoted(told).contains(field), "{language:?} {kind}: {field}");
            }
            found.insert(kind);
        }
        assert_eq!(found, expected);
        let damaged = [names::<LineRange>(), names::<SalvagedPart>()].concat();
        let missing = self::kinds::<MissingProof>("what").into_iter().collect();
        for (kind, names) in [("damaged", damaged), ("missing", missing)] {
            let told = quoted(item(part, kind));
            assert!(names.iter().all(|name| told.contains(name)), "{kind}: {names:?}");
        }
        assert_eq!(items(parts(language)[7]), names::<JournalRule>().into_iter().collect());
        let told = quoted(item(part, "damaged"));
        assert!(names::<SalvagedAnswer>().iter().all(|name| told.contains(name)));
        let told = quoted(item(part, "broken"));
        let why = self::kinds::<JournalError>("kind");
        assert!(why.iter().all(|kind| told.contains(kind)), "{why:?}");
    }
}

#[test]
fn documented_formats_are_those_of_the_code() {
    for language in Language::ALL {
        let part = parts(language)[0];
        for (file, format) in [
            ("ID.journal", 1),
            ("papers/ID.toml", paper::FORMAT),
            ("stage.lock", lock::FORMAT),
            ("results.json", results::FORMAT),
        ] {
            assert!(part.contains(&format!("| `{file}` | {format} |")), "{language:?} {file}");
        }
    }
}

/// A file of a newer program is reported as such, whatever else the file contains.
#[test]
fn a_newer_format_is_reported_as_such() {
    let mut folder = built("it", 1);
    folder.sat("papers/T1.journal", "T1", &[RecordKind::HandIn]);
    let text = |name: &str| String::from_utf8(folder.files[name].clone()).unwrap();

    let paper = text("papers/T1.toml");
    let newer =
        paper.replacen("format = 1", &format!("format = {}\nnovelty = true", paper::FORMAT + 1), 1);
    let sealed = &newer[..newer.rfind("# sha256").unwrap()];
    let newer = format!("{sealed}# sha256 {}\n", Digest::of(sealed));
    assert_eq!(Paper::read(&newer), Err(PaperError::Format(paper::FORMAT + 1)));

    let format = |format: u32| format!("\"format\":{format}");
    let newer = format!("{},\"novelty\":true", format(lock::FORMAT + 1));
    let newer = text("stage.lock").replacen(&format(lock::FORMAT), &newer, 1);
    assert_eq!(lock::StageLock::read(&newer), Err(LockError::Format(lock::FORMAT + 1)));

    let mut results = folder.results();
    let problem = SheetProblem {
        sheet: "x".to_owned(),
        candidate: None,
        what: "x".to_owned(),
        matter: Some(Notice::Shorter),
    };
    results.problems.push(problem);
    let newer = serde_json::to_string_pretty(&results).unwrap();
    let format = |format: u32| format!("\"format\": {format}");
    let newer = newer.replacen(&format(results::FORMAT), &format(results::FORMAT + 1), 1);
    let newer = newer.replace("shorter", "novelty");
    let unreadable = Results::read(newer.as_bytes()).unwrap_err();
    assert_eq!((unreadable.line, unreadable.what), (2, ResultsFault::Format(results::FORMAT + 1)));
    let mut later = folder.clone();
    later.put("results/results.json", &newer);
    assert!(matches!(StageManager::new(&later).mark(), Err(Refusal::Published { .. })));

    // The journal has an unknown kind of record in a valid chain.
    let journal = chained(
        folder.lock().papers[0].paper,
        &[start(&folder, "T1"), r#"{"at":5,"clock":"","what":"novelty"}"#.to_owned()],
    );
    assert_eq!(read(&journal), Err(JournalError::Unknown { line: 2 }));
    later = folder.clone();
    later.put("papers/T1.journal", journal);
    let (.., notice) = results_matter(&later);
    assert_eq!(notice, Notice::Broken { journal: JournalError::Unknown { line: 2 } });
}

fn results_matter(folder: &super::marking::memory_folder::MemoryFolder) -> (String, Notice) {
    let problem = folder.results().problems.remove(0);
    (problem.sheet, problem.matter.unwrap())
}

/// Returns the first record as the program's first version wrote it.
fn start(folder: &super::marking::memory_folder::MemoryFolder, candidate: &str) -> String {
    let paper = folder.lock().paper(candidate).unwrap().paper;
    format!(
        r#"{{"at":0,"clock":"2026-12-05T09:30:00Z","what":"start","paper":"{paper}","candidate":"{candidate}","stage":"Verifica","program":"{}"}}"#,
        env!("CARGO_PKG_VERSION")
    )
}

/// Returns a journal of records, chained as the manual describes, without the program's own code.
fn chained(paper: Digest, records: &[String]) -> Vec<u8> {
    use sha2::{Digest as _, Sha256};
    let hash = |parts: &[&[u8]]| -> [u8; 32] {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        hash.finalize().into()
    };
    let mut head = hash(&[b"arbitro journal 1", paper.bytes()]);
    let mut text = String::new();
    for (index, json) in records.iter().enumerate() {
        let number = (index + 1).to_string();
        head = hash(&[&head, number.as_bytes(), json.as_bytes()]);
        let digits: String = head.iter().map(|byte| format!("{byte:02x}")).collect();
        text.push_str(&format!("{number} {} {digits} {json}\n", json.len()));
    }
    text.into_bytes()
}

/// The records of the program's first version, byte for byte: a tick every half minute, no room code, no machine.
const FIRST: &[&str] = &[
    r#"{"at":12,"clock":"2026-12-05T09:30:00Z","what":"view","question":1}"#,
    r#"{"at":9000,"clock":"2026-12-05T09:30:09Z","what":"answer","question":1,"chosen":[0],"cited":null}"#,
    r#"{"at":9001,"clock":"2026-12-05T09:30:09Z","what":"view","question":2}"#,
    r#"{"at":39000,"clock":"2026-12-05T09:30:39Z","what":"tick"}"#,
    r#"{"at":40000,"clock":"2026-12-05T09:30:40Z","what":"flag","question":2,"on":true}"#,
    r#"{"at":40000,"clock":"2026-12-05T09:34:40Z","what":"resume","away":240,"dropped":17}"#,
    r#"{"at":41000,"clock":"2026-12-05T08:34:41Z","what":"jump","by":-3600}"#,
    r#"{"at":42000,"clock":"2026-12-05T08:34:42Z","what":"view","question":2}"#,
    r#"{"at":43000,"clock":"2026-12-05T08:34:43Z","what":"answer","question":2,"chosen":[1],"cited":null}"#,
    r#"{"at":44000,"clock":"2026-12-05T08:34:44Z","what":"hand-in"}"#,
];

#[test]
fn a_journal_of_the_first_version_is_verified_and_marked() {
    let mut folder = built("it", 1);
    let paper = folder.lock().papers[0].paper;
    let first = FIRST.iter().map(|record| (*record).to_owned());
    let records: Vec<String> = std::iter::once(start(&folder, "T1")).chain(first).collect();
    let journal = chained(paper, &records);
    let found = read(&journal).unwrap();
    assert_eq!(found.records.len(), 11);
    assert_eq!(write(paper, &found.records).unwrap(), journal);
    folder.put("receipts.csv", format!("id;ricevuta\nT1;{}\n", found.receipt()));
    folder.put("papers/T1.journal", journal);
    let results = folder.results();
    let told: Vec<Notice> = results.problems.into_iter().filter_map(|one| one.matter).collect();
    let expected = [
        Notice::Resumed { times: 1, away: 240 },
        Notice::Jumped { at: 41_000, by: -3600 },
        Notice::Strange { what: JournalRule::Machine, line: 2 },
    ];
    assert_eq!(told, expected);
    let answered = results.candidates[0].answers.iter().filter(|one| !one.chosen.is_empty());
    assert_eq!(answered.count(), 2);
}
