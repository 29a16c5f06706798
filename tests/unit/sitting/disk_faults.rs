//! Tests the state of a sitting with a simulated clock and a simulated disk.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use arbitro_exam::digest::Digest;
use arbitro_exam::journal::{
    GivenAnswer, Journal, JournalDisk, JournalRecord, RecordKind, SittingNote, read,
};
use arbitro_exam::paper::Paper;
use arbitro_exam::sitting::{
    ClockReading, CommandError, CommandOutcome, Sitting, SittingPage, SittingPlace, TimeEvent,
};

use super::super::common::BOOT;
use super::super::common::exam::{long_paper, paper};

fn hash() -> Digest {
    Digest::of("the paper")
}

fn at(ms: u64) -> ClockReading {
    let seconds = ms as i64 / 1000;
    moment(ms, 1_800_000_000 + seconds)
}

fn moment(at: u64, wall: i64) -> ClockReading {
    ClockReading { at, wall, clock: jiff::Timestamp::from_second(wall).unwrap().to_string() }
}

fn seat(now: &ClockReading) -> SittingPlace {
    SittingPlace { boot: BOOT.to_owned(), up: 1000 + now.at / 1000, room: None }
}

/// The way in which a disk operation fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DiskFault {
    /// No byte is written.
    Refused,
    /// Only this many bytes are written.
    After(usize),
    /// All bytes are written, but syncing fails.
    Unsynced,
}

#[derive(Debug, Default)]
struct DiskState {
    bytes: Vec<u8>,
    /// The number of operations so far.
    count: usize,
    /// The operations that fail, by their numbers.
    faults: BTreeMap<usize, DiskFault>,
}

/// An in-memory disk whose operations fail on request.
#[derive(Clone, Debug, Default)]
struct FaultyDisk(Rc<RefCell<DiskState>>);

impl FaultyDisk {
    fn failing(faults: impl IntoIterator<Item = (usize, DiskFault)>) -> FaultyDisk {
        let memory = FaultyDisk::default();
        memory.0.borrow_mut().faults.extend(faults);
        memory
    }

    fn bytes(&self) -> Vec<u8> {
        self.0.borrow().bytes.clone()
    }

    fn journal(&self) -> Journal {
        read(&self.bytes()).unwrap()
    }

    fn operate(&self) -> Option<DiskFault> {
        let mut state = self.0.borrow_mut();
        state.count += 1;
        let count = state.count;
        state.faults.get(&count).copied()
    }
}

impl From<serde_json::Error> for DiskFault {
    fn from(error: serde_json::Error) -> DiskFault {
        panic!("a record must be writable as JSON: {error}")
    }
}

impl JournalDisk for FaultyDisk {
    type Error = DiskFault;

    fn append(&mut self, bytes: &[u8]) -> Result<(), DiskFault> {
        let fault = self.operate();
        let written = match fault {
            None | Some(DiskFault::Unsynced) => bytes.len(),
            Some(DiskFault::Refused) => 0,
            Some(DiskFault::After(written)) => written.min(bytes.len() - 1),
        };
        self.0.borrow_mut().bytes.extend(&bytes[..written]);
        fault.map_or(Ok(()), Err)
    }

    fn truncate(&mut self, length: u64) -> Result<(), DiskFault> {
        let fault = self.operate();
        if fault.is_none() {
            self.0.borrow_mut().bytes.truncate(length as usize);
        }
        fault.map_or(Ok(()), Err)
    }
}

fn begun(paper: &Paper, disk: FaultyDisk) -> Sitting<'_, FaultyDisk> {
    Sitting::begin(paper, hash(), "0", seat(&at(0)), (disk, 0), &at(0)).unwrap()
}

fn resumed<'p>(
    paper: &'p Paper,
    journal: &Journal,
    disk: FaultyDisk,
    now: &ClockReading,
) -> Sitting<'p, FaultyDisk> {
    let sheet = journal.sheet(paper.questions.len()).unwrap();
    // The sitting is resumed seven seconds later.
    let now = &moment(now.at, now.wall + 7);
    Sitting::resume(paper, "0", seat(now), journal, sheet, disk, now).unwrap()
}

const LINES: [&str; 14] =
    ["b", "b 45C4b", "ac", "2", "c", "", "x", "m", "1", "a", "2", "cita 47F", "b", "1"];

#[test]
fn failing_writes_lose_no_answer_reported_as_saved() {
    let paper = paper("it");
    let faults =
        [DiskFault::Refused, DiskFault::After(1), DiskFault::After(70), DiskFault::Unsynced];
    // The first two operations write the start and the machine; if either fails, the sitting does not begin.
    for first in 3..42 {
        for fault in faults {
            for length in 1..5 {
                let disk = FaultyDisk::failing((first..first + length).map(|at| (at, fault)));
                failing(&paper, &disk, &format!("{fault:?} at {first}, {length} times"));
            }
        }
    }
}

fn failing(paper: &Paper, disk: &FaultyDisk, label: &str) {
    let mut sitting = begun(paper, disk.clone());
    let mut said = vec![GivenAnswer::default(); paper.questions.len()];
    for (step, line) in LINES.iter().enumerate() {
        let now = at(1000 * step as u64 + 1000);
        let _ = sitting.show(&now);
        let mut tries = 0;
        loop {
            tries += 1;
            assert!(tries < 10, "{label}: {line}");
            // A record that was not reported as saved may be on the disk, but it changes no answer to another question.
            let before = said.clone();
            let result = sitting.execute(line, &now);
            if let CommandOutcome::Saved(place)
            | CommandOutcome::Cleared(place)
            | CommandOutcome::Flagged { place, .. } = result
            {
                said[place] = sitting.view(&now).answers[place].clone();
            }
            assert_eq!(sitting.view(&now).answers, said, "{label}: {line}");
            let sheet = disk.journal().sheet(said.len()).unwrap();
            let CommandOutcome::Unsaved { place, .. } = result else {
                assert_eq!(sheet.answers, said, "{label}: {line}");
                break;
            };
            for (other, given) in sheet.answers.iter().enumerate() {
                assert!(other == place || *given == before[other], "{label}: {line}");
            }
        }
    }
    let now = at(60_000);
    let mut end = sitting.execute("h", &now);
    for _ in 0..10 {
        if end == CommandOutcome::HandedIn {
            break;
        }
        end = sitting.execute("sì", &now);
    }
    assert_eq!(end, CommandOutcome::HandedIn, "{label}");
    let journal = disk.journal();
    let sheet = journal.sheet(said.len()).unwrap();
    assert_eq!((journal.torn_bytes, sheet.handed_in), (0, true), "{label}");
    assert_eq!((sheet.answers, journal.head), (said, sitting.head()), "{label}");
}

#[test]
fn a_permanently_failing_disk_leaves_a_resumable_journal() {
    let paper = paper("it");
    for written in 0..100 {
        // Every operation from the fifth on fails, including truncation.
        let disk = FaultyDisk::failing((5..99).map(|at| (at, DiskFault::After(written))));
        let mut sitting = begun(&paper, disk.clone());
        assert_eq!(sitting.execute("b", &at(1000)), CommandOutcome::Saved(0));
        let error = DiskFault::After(written);
        assert_eq!(sitting.execute("2", &at(1000)), CommandOutcome::Moved);
        assert_eq!(sitting.execute("c", &at(2000)), CommandOutcome::Unsaved { place: 1, error });
        assert_eq!(sitting.execute("c", &at(2500)), CommandOutcome::Unsaved { place: 1, error });
        let journal = disk.journal();
        assert_eq!(journal.torn_bytes, written);
        disk.0.borrow_mut().faults.clear();
        let mut sitting = resumed(&paper, &journal, disk.clone(), &at(3000));
        assert_eq!(sitting.view(&at(3000)).answers[0].chosen, [1]);
        sitting.execute("2", &at(3000));
        assert_eq!(sitting.execute("c", &at(3000)), CommandOutcome::Saved(1));
        let journal = disk.journal();
        assert_eq!(journal.torn_bytes, 0);
        let dropped = journal.records.iter().find_map(|record| match record.what {
            RecordKind::Resume { dropped, .. } => Some(dropped),
            _ => None,
        });
        assert_eq!(dropped, Some(written as u64));
    }
}

#[test]
fn a_journal_cut_at_any_byte_is_resumed_with_all_complete_records() {
    let paper = paper("it");
    let disk = FaultyDisk::default();
    let mut sitting = begun(&paper, disk.clone());
    for (step, line) in LINES.iter().enumerate() {
        let now = at(1000 * step as u64 + 1000);
        sitting.show(&now).unwrap();
        sitting.execute(line, &now);
    }
    let bytes = disk.bytes();
    let first = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for end in first..=bytes.len() {
        let journal = read(&bytes[..end]).unwrap();
        let disk = FaultyDisk::default();
        disk.0.borrow_mut().bytes = bytes[..end].to_vec();
        let now = at(journal.elapsed_ms() + 10);
        let mut sitting = resumed(&paper, &journal, disk.clone(), &now);
        let before = journal.sheet(3).unwrap().answers;
        assert_eq!(sitting.view(&now).answers, before);
        sitting.execute("3", &now);
        assert_eq!(sitting.execute("d", &now), CommandOutcome::Saved(2), "cut at {end}");
        let after = disk.journal();
        assert_eq!(after.records[..journal.records.len()], journal.records[..]);
        assert_eq!(
            (after.torn_bytes, &after.sheet(3).unwrap().answers[2].chosen[..]),
            (0, &[3][..])
        );
    }
}

#[test]
fn time_is_announced_and_hands_in_the_saved_answers() {
    let paper = paper("it");
    let minute = 60_000;
    let disk = FaultyDisk::default();
    let mut sitting = begun(&paper, disk.clone());
    assert_eq!(sitting.execute("b", &at(5000)), CommandOutcome::Saved(0));
    let mut notices = Vec::new();
    let mut now = 5000;
    // The test waits as the program does, until the next deadline.
    let end = loop {
        let wait = sitting.time().until_next(&at(now));
        assert!(wait <= 5_000);
        now += wait.max(1);
        match sitting.advance_time(&at(now)) {
            TimeEvent::Nothing => {}
            TimeEvent::Notice(minutes) => notices.push((minutes, now)),
            other => break other,
        }
    };
    assert_eq!((end, now), (TimeEvent::Expired, 90 * minute));
    assert_eq!(notices, [(10, 80 * minute), (5, 85 * minute), (1, 89 * minute)]);
    let journal = disk.journal();
    let gaps = journal.records.windows(2).map(|two| two[1].at - two[0].at);
    assert!(gaps.max().unwrap() <= 5_001, "a crash loses at most five seconds");
    let sheet = journal.sheet(3).unwrap();
    assert!(sheet.expired && sheet.handed_in && sheet.notes.is_empty());
    assert_eq!((sheet.elapsed_ms, &sheet.answers[0].chosen[..]), (90 * minute, &[1][..]));
}

/// A tick is recorded every five seconds, regardless of other records, and each checkpoint has a code that the journal
/// proves.
#[test]
fn time_is_recorded_and_shows_the_checkpoints() {
    let mut paper = paper("it");
    paper.checkpoints = vec![1, 2];
    let disk = FaultyDisk::default();
    let mut sitting = begun(&paper, disk.clone());
    let ticks = |disk: &FaultyDisk| {
        let is_tick = |record: &&JournalRecord| record.what == RecordKind::Tick;
        disk.journal().records.iter().filter(is_tick).count()
    };
    assert_eq!((sitting.advance_time(&at(4_999)), ticks(&disk)), (TimeEvent::Nothing, 0));
    assert_eq!((sitting.advance_time(&at(5_000)), ticks(&disk)), (TimeEvent::Nothing, 1));
    let mut shown = Vec::new();
    for second in 6..130 {
        if let TimeEvent::Checkpoint { minute, code } = sitting.advance_time(&at(second * 1000)) {
            shown.push((minute, code, second));
        }
    }
    let journal = disk.journal();
    assert!(ticks(&disk) >= 20);
    let seconds: Vec<(u32, u64)> = shown.iter().map(|(minute, _, at)| (*minute, *at)).collect();
    assert_eq!(seconds, [(1, 60), (2, 120)]);
    for (minute, code, _) in &shown {
        assert_eq!(journal.checkpoint(*minute), Some(code.as_str()));
    }
}

#[test]
fn a_late_answer_is_not_handed_in() {
    let paper = paper("it");
    let disk = FaultyDisk::default();
    let mut sitting = begun(&paper, disk.clone());
    assert_eq!(sitting.execute("b", &at(5_399_999)), CommandOutcome::Saved(0));
    assert_eq!(sitting.execute("b", &at(5_400_000)), CommandOutcome::HandedIn);
    let sheet = disk.journal().sheet(3).unwrap();
    assert!(sheet.expired && sheet.handed_in && sheet.answers[1].is_blank());
}

#[test]
fn a_failed_hand_in_at_the_time_limit_is_retried() {
    let paper = paper("it");
    let disk = FaultyDisk::failing((5..9).map(|at| (at, DiskFault::Refused)));
    let mut sitting = begun(&paper, disk.clone());
    assert_eq!(sitting.execute("b", &at(5000)), CommandOutcome::Saved(0));
    let late = at(5_400_001);
    assert_eq!(sitting.advance_time(&late), TimeEvent::NotHandedIn(DiskFault::Refused));
    assert!(!sitting.handed_in());
    let mut last = sitting.execute("c", &late);
    for _ in 0..4 {
        last = sitting.execute("c", &late);
    }
    assert_eq!(last, CommandOutcome::HandedIn);
    let sheet = disk.journal().sheet(3).unwrap();
    assert_eq!((sheet.handed_in, &sheet.answers[0].chosen[..]), (true, &[1][..]));
}

#[test]
fn an_expired_sitting_is_handed_in_on_resumption() {
    let paper = paper("it");
    let disk = FaultyDisk::failing([(6, DiskFault::Refused)]);
    let mut sitting = begun(&paper, disk.clone());
    sitting.execute("b", &at(5000));
    assert_eq!(sitting.advance_time(&at(5_400_000)), TimeEvent::NotHandedIn(DiskFault::Refused));
    let journal = disk.journal();
    assert!(journal.sheet(3).unwrap().expired && !journal.handed_in());
    let now = at(5_400_000);
    let mut sitting = resumed(&paper, &journal, disk.clone(), &now);
    assert_eq!(sitting.execute("c", &now), CommandOutcome::HandedIn);
    assert_eq!(disk.journal().sheet(3).unwrap().answers[0].chosen, [1]);
}

#[test]
fn without_a_limit_time_never_runs_out() {
    let mut paper = paper("it");
    paper.minutes = 0;
    let mut sitting = begun(&paper, FaultyDisk::default());
    let late = at(1_000_000_000);
    assert_eq!(
        (sitting.advance_time(&late), sitting.view(&late).remaining_ms),
        (TimeEvent::Nothing, None)
    );
    assert_eq!(sitting.execute("b", &late), CommandOutcome::Saved(0));
}

#[test]
fn a_changed_wall_clock_is_recorded_and_affects_nothing() {
    let paper = paper("it");
    let disk = FaultyDisk::default();
    let mut sitting = begun(&paper, disk.clone());
    let start = at(0).wall;
    sitting.execute("b", &moment(10_000, start + 10 + 61));
    sitting.execute("b 45C4b", &moment(11_000, start + 71 - 7200));
    // A difference of one minute is not a jump.
    let now = moment(12_000, start + 71 - 7200 + 60);
    sitting.execute("a", &now);
    let journal = disk.journal();
    let sheet = journal.sheet(3).unwrap();
    let by: Vec<i64> = sheet
        .notes
        .iter()
        .map(|note| match note {
            SittingNote::Jumped { by, .. } => *by,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!((by, sheet.elapsed_ms), (vec![61, -7201], 12_000));
    assert_eq!(sitting.view(&now).remaining_ms, Some(90 * 60_000 - 12_000));
}

#[test]
fn a_resumed_sitting_continues_its_time_and_page() {
    let paper = paper("it");
    let disk = FaultyDisk::default();
    let mut sitting = begun(&paper, disk.clone());
    sitting.execute("3", &at(1000));
    sitting.show(&at(1000)).unwrap();
    sitting.leave(&at(60_000)).unwrap();
    let journal = disk.journal();
    let sitting = resumed(&paper, &journal, disk.clone(), &at(60_000));
    let view = sitting.view(&at(60_000));
    assert_eq!((view.remaining_ms, view.place), (Some(89 * 60_000), 2));
    let notes = disk.journal().sheet(3).unwrap().notes;
    assert!(matches!(notes[..], [SittingNote::Resumed { at: 60_000, away: 7, dropped: 0, .. }]));
}

#[test]
fn pages_turn_and_only_a_yes_hands_in() {
    let paper = long_paper(4);
    let mut sitting = begun(&paper, FaultyDisk::default());
    let now = at(1);
    let mut step = |line: &str| {
        let told = sitting.execute(line, &now);
        (told, sitting.page(), sitting.view(&now).place)
    };
    assert_eq!(step("p"), (CommandOutcome::Moved, SittingPage::Question, 0));
    assert_eq!(step("4"), (CommandOutcome::Moved, SittingPage::Question, 3));
    assert_eq!(step("d"), (CommandOutcome::Saved(3), SittingPage::Review, 3));
    assert_eq!(
        step("a"),
        (CommandOutcome::Unclear(CommandError::NoQuestion), SittingPage::Review, 3)
    );
    assert_eq!(step(""), (CommandOutcome::Moved, SittingPage::Question, 0));
    assert_eq!(
        step("m"),
        (CommandOutcome::Flagged { place: 0, on: true }, SittingPage::Question, 0)
    );
    assert_eq!(
        step("m"),
        (CommandOutcome::Flagged { place: 0, on: false }, SittingPage::Question, 0)
    );
    assert_eq!(step("consegna"), (CommandOutcome::Moved, SittingPage::Confirm, 0));
    assert_eq!(step("a"), (CommandOutcome::GoesOn, SittingPage::Review, 0));
    assert_eq!(step("h"), (CommandOutcome::Moved, SittingPage::Confirm, 0));
    assert_eq!(step(""), (CommandOutcome::GoesOn, SittingPage::Review, 0));
    assert_eq!(step("h"), (CommandOutcome::Moved, SittingPage::Confirm, 0));
    assert_eq!(step("SÌ").0, CommandOutcome::HandedIn);
}

#[test]
fn a_citation_stays_when_the_letter_changes_and_clearing_takes_both() {
    let paper = paper("it");
    let mut sitting = begun(&paper, FaultyDisk::default());
    let now = at(1);
    let given = |sitting: &Sitting<'_, FaultyDisk>| sitting.view(&now).answers[1].clone();
    for line in ["2", "b"] {
        sitting.execute(line, &now);
    }
    assert_eq!(sitting.view(&now).place, 1, "the clause is still missing");
    for line in ["45C4b", "2", "c"] {
        sitting.execute(line, &now);
    }
    assert_eq!(
        (given(&sitting).chosen, given(&sitting).cited),
        (vec![2], Some("45C4b".to_owned()))
    );
    sitting.execute("2", &now);
    assert_eq!(sitting.execute("x", &now), CommandOutcome::Cleared(1));
    assert_eq!(given(&sitting), GivenAnswer::default());
}

/// The code of a checkpoint is shown until the candidate states that he has copied it, and again whenever he asks for
/// it.
#[test]
fn a_checkpoint_code_is_shown_until_copied_and_on_request() {
    let mut paper = paper("it");
    paper.checkpoints = vec![1, 2];
    let disk = FaultyDisk::default();
    let mut sitting = begun(&paper, disk.clone());
    let to_copy = |sitting: &Sitting<'_, FaultyDisk>| -> Vec<u32> {
        let now = at(0);
        sitting.view(&now).to_copy.iter().map(|(minute, _)| *minute).collect()
    };
    assert_eq!(sitting.execute("k", &at(1000)), CommandOutcome::Codes);
    assert_eq!((to_copy(&sitting), sitting.codes().len()), (vec![], 0));
    // The candidate answers at the exact minute of the checkpoint: the code is recorded before the answer, and shown
    // next.
    assert_eq!(sitting.execute("b", &at(60_000)), CommandOutcome::Saved(0));
    assert!(matches!(sitting.advance_time(&at(60_000)), TimeEvent::Checkpoint { minute: 1, .. }));
    for line in ["3", "ac", "r", "?", "1", "h"] {
        sitting.execute(line, &at(61_000));
        assert_eq!(to_copy(&sitting), [1], "{line}");
    }
    // The code is also shown on the page that asks for confirmation of the hand-in; the command that acknowledges the
    // code does not hand the paper in.
    assert_eq!(
        (sitting.page(), sitting.execute("k", &at(62_000))),
        (SittingPage::Confirm, CommandOutcome::Copied)
    );
    assert_eq!((sitting.page(), to_copy(&sitting)), (SittingPage::Confirm, vec![]));
    assert_eq!(
        (sitting.execute("codice", &at(62_000)), to_copy(&sitting)),
        (CommandOutcome::Codes, vec![1])
    );
    assert_eq!(
        (sitting.execute("copied", &at(62_000)), to_copy(&sitting)),
        (CommandOutcome::Copied, vec![])
    );
    assert_eq!(sitting.execute("no", &at(62_000)), CommandOutcome::GoesOn);
    // After an interruption it is unknown whether the last code was copied, so the code is shown again.
    sitting.leave(&at(63_000)).unwrap();
    let journal = disk.journal();
    let mut sitting = resumed(&paper, &journal, disk.clone(), &at(63_000));
    assert_eq!(to_copy(&sitting), [1]);
    assert_eq!(sitting.execute("k", &at(64_000)), CommandOutcome::Copied);
    while !matches!(sitting.advance_time(&at(120_000)), TimeEvent::Checkpoint { minute: 2, .. }) {}
    assert_eq!(to_copy(&sitting), [2]);
    assert_eq!(sitting.codes()[1].1, disk.journal().checkpoint(2).unwrap());
}
