//! The rules of a journal. For each rule, a journal that breaks the rule gets exactly the notice of the rule. A sitting
//! never breaks a rule, whatever happens during the sitting. The manual lists all rules.

use std::cell::RefCell;
use std::rc::Rc;

use proptest::collection::vec;
use proptest::prelude::*;

use super::common::expected::assert_file;
use arbitro::docs::PAGES;
use arbitro::render::marking::words_of;
use arbitro::render::notice::rule;
use arbitro_exam::digest::Digest;
use arbitro_exam::form::StageSecret;
use arbitro_exam::journal::{
    Journal, JournalDisk, JournalRecord, JournalRule, PaperRequirements, QuestionRequirements,
    RecordKind, RoomCodeRule, broken_rules, read, write,
};
use arbitro_exam::paper::Paper;
use arbitro_exam::room_code;
use arbitro_exam::roster::Entrant;
use arbitro_exam::sitting::{ClockReading, Sitting, SittingPlace, TimeEvent};
use arbitro_laws::ruling::Language;

use super::common::BOOT;
use super::common::exam::paper;
use super::common::random_records::config_fewer;

const START: i64 = 1_796_463_000;

fn clock(second: i64) -> String {
    jiff::Timestamp::from_second(second).unwrap().to_string()
}

fn hash() -> Digest {
    Digest::of("a paper")
}

/// Returns a room code as the program issues it for a stage.
fn code() -> String {
    room_code::normalized(&StageSecret::new([5; 32]).room_code(""))
}

fn bounds() -> PaperRequirements {
    let asked = |options, several, clause| QuestionRequirements { options, several, clause };
    PaperRequirements {
        questions: vec![asked(3, false, false), asked(3, false, true), asked(4, true, false)],
        minutes: 2,
        room: RoomCodeRule::Checked,
        checkpoints: vec![1],
        stage: "Verifica".to_owned(),
        program: Some("1.0.0".to_owned()),
        year: Some(2026),
        day: Some(jiff::civil::date(2026, 12, 5)),
    }
}

/// Records of a sitting, each with the time of the sitting and the wall clock, both in seconds.
type TimedEntries = Vec<(u64, i64, RecordKind)>;

fn start(stage: &str, program: &str) -> RecordKind {
    let [candidate, stage, program] = ["T1", stage, program].map(str::to_owned);
    RecordKind::Start { paper: hash(), candidate, stage, program }
}

fn machine(boot: &str, up: u64) -> RecordKind {
    RecordKind::Machine { boot: BOOT.replace('a', boot), up }
}

fn answer(question: usize, chosen: &[usize], cited: Option<&str>) -> RecordKind {
    RecordKind::Answer { question, chosen: chosen.to_vec(), cited: cited.map(str::to_owned) }
}

/// Returns the records of a complete sitting, of every kind, that break no rule.
fn honest() -> TimedEntries {
    let view = |question| RecordKind::View { question };
    let at = |second: u64, what| (second, second as i64, what);
    vec![
        at(0, start("Verifica", "1.0.0")),
        at(0, machine("a", 100)),
        at(0, RecordKind::Room { code: code() }),
        at(1, view(1)),
        at(4, answer(1, &[2], None)),
        at(4, view(2)),
        at(20, answer(2, &[0], Some("45C4b"))),
        at(20, RecordKind::Flag { question: 2, on: true }),
        at(40, RecordKind::Tick),
        (40, 70, RecordKind::Resume { away: 30, dropped: 3 }),
        (40, 70, machine("a", 170)),
        (41, 71, view(3)),
        (50, 80, answer(3, &[0, 2], None)),
        (60, 90, RecordKind::Checkpoint { minute: 1 }),
        (70, 400, RecordKind::Jump { by: 300 }),
        (70, 400, RecordKind::Tick),
        (119, 449, answer(3, &[1], None)),
        (120, 450, RecordKind::Expired),
        (120, 450, RecordKind::HandIn),
    ]
}

fn records(moments: &TimedEntries) -> Vec<JournalRecord> {
    let record = |(at, second, what): &(u64, i64, RecordKind)| JournalRecord {
        at: at * 1000,
        clock: clock(START + second),
        what: what.clone(),
    };
    moments.iter().map(record).collect()
}

fn rules(moments: &TimedEntries) -> Vec<JournalRule> {
    let journal = read(&write(hash(), &records(moments)).unwrap()).unwrap();
    broken_rules(&journal, &bounds()).into_iter().map(|(rule, _)| rule).collect()
}

/// Returns the records of the complete sitting, with a change that breaks the rule.
fn breach(rule: JournalRule) -> TimedEntries {
    let mut all = honest();
    let put = |all: &mut TimedEntries, place: usize, what: RecordKind| all[place].2 = what;
    let insert = |all: &mut TimedEntries, place: usize, what: RecordKind| {
        let (at, second, _) = all[place - 1];
        all.insert(place, (at, second, what));
    };
    // Delays all records from an index on: by `at` in the time of the sitting, and by `wall` on the wall clock.
    let later = |all: &mut TimedEntries, place: usize, at: i64, wall: i64| {
        for moment in &mut all[place..] {
            moment.0 = moment.0.checked_add_signed(at).unwrap();
            moment.1 += wall;
        }
    };
    match rule {
        JournalRule::OtherStage => put(&mut all, 0, start("Altra", "1.0.0")),
        JournalRule::OtherProgram => put(&mut all, 0, start("Verifica", "0.9.0")),
        JournalRule::OtherYear => later(&mut all, 0, 0, 366 * 86_400),
        JournalRule::OtherDay => later(&mut all, 0, 0, 86_400),
        JournalRule::TickEarly => {
            // Several ticks have the same time, although the program was not restarted.
            for _ in 0..3 {
                insert(&mut all, 9, RecordKind::Tick);
            }
        }
        JournalRule::TooFast => {
            for _ in 0..12 {
                insert(&mut all, 5, answer(1, &[1], None));
            }
        }
        JournalRule::MachineForm => put(&mut all, 1, machine("zz", 100)),
        JournalRule::Gap => {
            // More than a minute passes before the record after the view; this record is the checkpoint, so the
            // checkpoint is not missed.
            all.truncate(4);
            all.push((62, 62, RecordKind::Checkpoint { minute: 1 }));
        }
        JournalRule::ClockDrift => {
            // The wall clock advances by two minutes in steps of half a minute, while the time of the sitting advances
            // by seconds.
            all.truncate(5);
            all.extend((1..5).map(|step| (4 + step as u64, 4 + 30 * step, RecordKind::Tick)));
        }
        JournalRule::FalseJump => put(&mut all, 14, RecordKind::Jump { by: 900 }),
        JournalRule::FalseAway => put(&mut all, 9, RecordKind::Resume { away: 3, dropped: 0 }),
        JournalRule::Machine => drop(all.remove(1)),
        JournalRule::Uptime => put(&mut all, 10, machine("a", 90)),
        JournalRule::RoomFirst => {
            let code = all.remove(2);
            all.insert(3, (1, 1, code.2));
        }
        JournalRule::RoomTwice => insert(&mut all, 3, RecordKind::Room { code: code() }),
        JournalRule::RoomForm => put(&mut all, 2, RecordKind::Room { code: "LARICE".to_owned() }),
        JournalRule::CheckpointMissed => drop(all.remove(13)),
        JournalRule::CheckpointUnasked => {
            insert(&mut all, 14, RecordKind::Checkpoint { minute: 1 })
        }
        JournalRule::SeveralChosen => put(&mut all, 4, answer(1, &[0, 1], None)),
        JournalRule::Disordered => put(&mut all, 12, answer(3, &[2, 0], None)),
        JournalRule::CitedUnasked => put(&mut all, 4, answer(1, &[0], Some("45C"))),
        JournalRule::Citation => put(&mut all, 6, answer(2, &[0], Some(&"45C ".repeat(30)))),
        JournalRule::Unseen => drop(all.remove(11)),
        JournalRule::FlagTwice => insert(&mut all, 8, RecordKind::Flag { question: 2, on: true }),
        JournalRule::EarlyEnd => (all[17].0, all[17].1) = (119, 449),
        JournalRule::PastTime => put(&mut all, 17, RecordKind::Tick),
        JournalRule::LineForm
        | JournalRule::ClockForm
        | JournalRule::RoomUnasked
        | JournalRule::NoSuchQuestion
        | JournalRule::NoSuchOption
        | JournalRule::OneStart
        | JournalRule::TimeBack
        | JournalRule::AfterEnd => {}
    }
    all
}

#[test]
fn an_honest_sitting_breaks_no_rule() {
    assert_eq!(rules(&honest()), []);
}

#[test]
fn each_rule_has_a_journal_that_breaks_it_and_no_other() {
    let of = |journal: &Journal, bounds: &PaperRequirements| -> Vec<JournalRule> {
        broken_rules(journal, bounds).into_iter().map(|(rule, _)| rule).collect()
    };
    for rule in JournalRule::ALL {
        let moments = breach(rule);
        let mut records = records(&moments);
        let mut bounds = bounds();
        match rule {
            // A journal that breaks one of the next three rules cannot be read; marking refuses the journal and reports
            // the rule.
            JournalRule::OneStart => records.insert(3, records[0].clone()),
            JournalRule::TimeBack => records[5].at = 1,
            JournalRule::AfterEnd => {
                records.push(JournalRecord { what: RecordKind::Tick, ..records[18].clone() })
            }
            JournalRule::ClockForm => records[4].clock = "09:30".to_owned(),
            JournalRule::RoomUnasked => bounds.room = RoomCodeRule::None,
            JournalRule::NoSuchQuestion => drop(bounds.questions.pop()),
            JournalRule::NoSuchOption => bounds.questions[2].options = 2,
            _ => {}
        }
        let expected = vec![rule];
        let journal = match rule {
            JournalRule::LineForm => read(&reworded(&records, 4, &Rewriting::Spaces)),
            _ => read(&write(hash(), &records).unwrap()),
        };
        assert!(rule.is_structural() || journal.is_ok(), "{rule:?}");
        match journal {
            Ok(journal) => assert_eq!(of(&journal, &bounds), expected, "{rule:?}"),
            Err(error) => assert!(rule.is_structural() && error.line().is_some(), "{rule:?}"),
        }
    }
}

/// A different way to encode a record in JSON.
#[derive(Clone, Debug)]
enum Rewriting {
    Spaces,
    SpaceBehind,
    /// The fields are in another order.
    Order,
    /// A letter of a name, of the kind or of the clock is written as an escape.
    Escape(&'static str),
    /// An optional field with a null value is added or omitted.
    Nothing,
}

impl Rewriting {
    fn of(&self, json: &str) -> String {
        let escaped = |before: &str| {
            let at = json.find(before).unwrap() + before.len();
            let number = u32::from(json[at..].chars().next().unwrap());
            format!("{}\\u{number:04x}{}", &json[..at], &json[at + 1..])
        };
        match self {
            Rewriting::Spaces => json.replacen(':', ": ", 1),
            Rewriting::SpaceBehind => format!("{json} "),
            Rewriting::Order => {
                let fields: serde_json::Value = serde_json::from_str(json).unwrap();
                let fields = fields.as_object().unwrap().iter();
                let mut fields: Vec<String> =
                    fields.map(|(name, value)| format!("\"{name}\":{value}")).collect();
                fields.sort_by(|one, two| two.cmp(one));
                format!("{{{}}}", fields.join(","))
            }
            Rewriting::Escape(before) => escaped(before),
            Rewriting::Nothing if json.contains(",\"cited\":null") => {
                json.replace(",\"cited\":null", "")
            }
            Rewriting::Nothing if json.contains("\"boot\"") => json.replace('}', ",\"by\":null}"),
            Rewriting::Nothing => json.replacen('}', ",\"boot\":null}", 1),
        }
    }
}

/// Returns the lines of the records, one of them encoded differently, each chained to the lines before.
fn reworded(records: &[JournalRecord], at: usize, rewriting: &Rewriting) -> Vec<u8> {
    let mut head = Digest::of_parts([b"arbitro journal 1".as_slice(), hash().bytes()]);
    let mut bytes = Vec::new();
    for (record, number) in records.iter().zip(1..) {
        let own = serde_json::to_string(record).unwrap();
        let json = if number == at + 1 { rewriting.of(&own) } else { own };
        let digits = number.to_string();
        head = Digest::of_parts([head.bytes(), digits.as_bytes(), json.as_bytes()]);
        bytes.extend(format!("{number} {} {head} {json}\n", json.len()).into_bytes());
    }
    bytes
}

/// An in-memory disk whose writes fail on schedule.
#[derive(Clone, Debug, Default)]
struct FlakyDisk(Rc<RefCell<(Vec<u8>, Vec<bool>)>>);

#[derive(Debug)]
struct DiskFull;

impl From<serde_json::Error> for DiskFull {
    fn from(error: serde_json::Error) -> DiskFull {
        panic!("a record must be writable as JSON: {error}")
    }
}

impl JournalDisk for FlakyDisk {
    type Error = DiskFull;

    fn append(&mut self, bytes: &[u8]) -> Result<(), DiskFull> {
        let mut memory = self.0.borrow_mut();
        let fails = memory.1.pop().unwrap_or(false);
        let length = if fails { bytes.len() / 2 } else { bytes.len() };
        memory.0.extend(&bytes[..length]);
        if fails { Err(DiskFull) } else { Ok(()) }
    }

    fn truncate(&mut self, length: u64) -> Result<(), DiskFull> {
        self.0.borrow_mut().0.truncate(length as usize);
        Ok(())
    }
}

/// An event of a simulated sitting.
#[derive(Clone, Debug)]
enum SittingAct {
    /// The candidate types a line.
    Types(&'static str),
    /// This many seconds pass while the program waits.
    Waits(u64),
    /// The wall clock is moved by this many seconds.
    Sets(i64),
    /// The program is killed, with the last `torn` bytes unwritten, and restarted; the wall clock has moved by `away`
    /// seconds.
    Dies { torn: usize, away: i64 },
    /// The program is closed, and restarted; the wall clock has moved by `away` seconds.
    Closes { away: i64 },
    /// The next writes to the disk fail; the number says how many.
    Fails(usize),
}

fn acts() -> impl Strategy<Value = Vec<SittingAct>> {
    let lines = [
        "a",
        "b",
        "c",
        "ac",
        "b 45C4b",
        "cita 47",
        "cita -",
        "x",
        "m",
        "r",
        "k",
        "1",
        "2",
        "3",
        "",
        "p",
        "h",
        "no",
        "?",
        "g",
        "zz",
        "\u{202e}45",
    ];
    let away = || prop_oneof![0..5000i64, -4000..0i64];
    let act = prop_oneof![
        8 => proptest::sample::select(lines.to_vec()).prop_map(SittingAct::Types),
        4 => (0..40u64).prop_map(SittingAct::Waits),
        1 => (-90..90i64).prop_map(SittingAct::Sets),
        1 => (-5000..5000i64).prop_map(SittingAct::Sets),
        1 => (0..200usize, away()).prop_map(|(torn, away)| SittingAct::Dies { torn, away }),
        1 => away().prop_map(|away| SittingAct::Closes { away }),
        1 => (1..4usize).prop_map(SittingAct::Fails),
    ];
    vec(act, 0..60)
}

/// The simulated clocks of a machine.
struct FakeClocks {
    at: u64,
    wall: i64,
    /// The seconds since boot, which no user can set.
    up: i64,
}

impl FakeClocks {
    fn now(&self) -> ClockReading {
        ClockReading { at: self.at, wall: self.wall, clock: clock(self.wall) }
    }

    fn seat(&self, room: Option<String>) -> SittingPlace {
        SittingPlace { boot: BOOT.to_owned(), up: self.up as u64, room }
    }
}

/// Runs a sitting with these acts, until they are finished or the paper is handed in, by an act or
/// because the time runs out; returns the journal.
fn sat(paper: &Paper, acts: &[SittingAct]) -> Vec<u8> {
    let mut clocks = FakeClocks { at: 0, wall: START, up: 100_000 };
    let disk = FlakyDisk::default();
    let room = paper.room_code.then(code);
    let seat = clocks.seat(room.clone());
    let sitting = Sitting::begin(paper, hash(), "1.0.0", seat, (disk.clone(), 0), &clocks.now());
    let mut sitting = sitting.unwrap();
    for act in acts {
        let _ = sitting.advance_time(&clocks.now());
        let _ = sitting.show(&clocks.now());
        match act {
            SittingAct::Types(line) => {
                clocks.at += 700;
                let _ = sitting.execute(line, &clocks.now());
            }
            SittingAct::Waits(seconds) => {
                for _ in 0..*seconds {
                    clocks.at += 1000;
                    clocks.wall += 1;
                    clocks.up += 1;
                    if matches!(sitting.advance_time(&clocks.now()), TimeEvent::Expired) {
                        break;
                    }
                }
            }
            SittingAct::Sets(by) => clocks.wall += by,
            SittingAct::Fails(count) => disk.0.borrow_mut().1 = vec![true; *count],
            SittingAct::Dies { away, .. } | SittingAct::Closes { away } => {
                disk.0.borrow_mut().1.clear();
                if matches!(act, SittingAct::Closes { .. }) {
                    let _ = sitting.leave(&clocks.now());
                }
                if let SittingAct::Dies { torn, .. } = act {
                    let mut memory = disk.0.borrow_mut();
                    // The first record is never cut, since a sitting without a complete start begins again.
                    let first = memory.0.iter().position(|byte| *byte == b'\n').unwrap() + 1;
                    let length = memory.0.len().saturating_sub(*torn).max(first);
                    memory.0.truncate(length);
                }
                let journal = read(&disk.0.borrow().0).unwrap();
                if journal.handed_in() {
                    return disk.0.take().0;
                }
                clocks.at = journal.elapsed_ms();
                clocks.wall += away;
                clocks.up += away.abs();
                let sheet = journal.sheet(paper.questions.len()).unwrap();
                let room = room.clone().filter(|_| journal.room().is_none());
                let (seat, now) = (clocks.seat(room), clocks.now());
                let on = disk.clone();
                sitting = Sitting::resume(paper, "1.0.0", seat, &journal, sheet, on, &now).unwrap();
            }
        }
        if sitting.handed_in() {
            break;
        }
    }
    disk.0.take().0
}

proptest! {
    #![proptest_config(config_fewer(2026))]

    /// The program's journal obeys every rule through answers, pauses, kills, clock changes and a failing disk. The
    /// writer of the journal also checks the rules.
    #[test]
    fn no_sitting_breaks_a_rule(
        acts in acts(),
        minutes in 0..3u32,
        extra in 0..3u32,
        has_room in any::<bool>(),
    ) {
        let mut paper = paper("it");
        let (id, name) = (paper.candidate.clone(), paper.name.clone());
        let minutes = Entrant { id, name, extra, language: None }.minutes(minutes);
        (paper.format, paper.minutes, paper.room_code) = (3, minutes, has_room);
        paper.checkpoints = vec![1, 2];
        let bytes = sat(&paper, &acts);
        let mut bounds = paper.bounds("1.0.0");
        bounds.year = Some(2026);
        let journal = read(&bytes).unwrap();
        let found: Vec<_> = broken_rules(&journal, &bounds);
        prop_assert!(found.is_empty(), "{found:?}\n{}", String::from_utf8_lossy(&bytes));
    }
}

proptest! {
    #![proptest_config(config_fewer(2026))]

    /// A line of the program's journal that is encoded differently breaks exactly one rule.
    #[test]
    fn a_reencoded_line_breaks_one_rule(
        acts in acts(),
        at in any::<proptest::sample::Index>(),
        rewriting in proptest::sample::select(vec![
            Rewriting::Spaces,
            Rewriting::SpaceBehind,
            Rewriting::Order,
            Rewriting::Escape("{\""),
            Rewriting::Escape("\"what\":\""),
            Rewriting::Escape("\"clock\":\""),
            Rewriting::Nothing,
        ]),
    ) {
        let mut paper = paper("it");
        (paper.format, paper.checkpoints) = (3, vec![1, 2]);
        let mut bounds = paper.bounds("1.0.0");
        bounds.year = Some(2026);
        let own = sat(&paper, &acts);
        let journal = read(&own).unwrap();
        prop_assert_eq!(broken_rules(&journal, &bounds), []);
        let at = at.index(journal.records.len());
        let other = read(&reworded(&journal.records, at, &rewriting)).unwrap();
        prop_assert_eq!(&other.records, &journal.records);
        prop_assert_eq!(broken_rules(&other, &bounds), [(JournalRule::LineForm, at + 1)]);
    }
}

/// The writer writes every record, so that a broken rule costs no answer, and reports the rule.
#[test]
fn the_writer_reports_broken_rules_and_loses_nothing() {
    // If the paper requires a room code, no question may be shown before the code is recorded.
    let mut paper = paper("it");
    (paper.format, paper.room_code) = (3, true);
    let told = |room: Option<String>| {
        let clocks = FakeClocks { at: 0, wall: START, up: 5 };
        let disk = FlakyDisk::default();
        let on = (disk.clone(), 0);
        let sitting = Sitting::begin(&paper, hash(), "1", clocks.seat(room), on, &clocks.now());
        let mut sitting = sitting.unwrap();
        sitting.show(&clocks.now()).unwrap();
        let _ = sitting.execute("b", &clocks.now());
        let faults = sitting.broken_rules().to_vec();
        let journal = read(&disk.0.borrow().0).unwrap();
        let sheet = journal.sheet(paper.questions.len()).unwrap();
        assert_eq!(sheet.answers[0].chosen, [1]);
        let found: Vec<JournalRule> =
            broken_rules(&journal, &paper.bounds("1")).into_iter().map(|(rule, _)| rule).collect();
        assert!(faults.iter().all(|rule| found.contains(rule)), "{faults:?} {found:?}");
        faults
    };
    assert_eq!(told(None), [JournalRule::RoomFirst]);
    assert_eq!(told(Some("LARICE".to_owned())), [JournalRule::RoomForm]);
    assert_eq!(told(Some(code())), []);
}

/// The manual lists the rules that writing and marking check. `UPDATE_EXPECT=1` rewrites the list.
#[test]
fn the_manual_lists_every_rule() {
    for language in Language::ALL {
        let words = words_of(language.code());
        let file = format!("records.{}.md", language.code());
        let page = PAGES.iter().find(|page| page.name == "records").unwrap();
        let text = page.in_language(language);
        let told = text.split("\n## ").last().unwrap();
        let (head, _) = told.split_once("\n\n- `").unwrap();
        let items: Vec<String> = JournalRule::ALL
            .iter()
            .map(|one| {
                let item = format!("- `{}`: {}", one.name(), rule(&words, *one));
                folded(&item)
            })
            .collect();
        let now = format!("{head}\n\n{}\n", items.join("\n"));
        assert_file(&format!("src/docs/{file}"), &text.replace(told, &now));
    }
}

/// Returns a list item in lines of at most eighty columns.
fn folded(item: &str) -> String {
    let mut lines = vec![String::new()];
    for word in item.split(' ') {
        let last = lines.last_mut().unwrap();
        let blank = usize::from(!last.trim().is_empty());
        if last.chars().count() + blank + word.chars().count() > 80 {
            lines.push(format!("  {word}"));
        } else {
            if blank > 0 {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines.join("\n")
}
