//! The state of a sitting on a clock and a disk of the test's own.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use arbitro_exam::digest::Digest;
use arbitro_exam::journal::{Disk, Given, Journal, Note, Record, What, read};
use arbitro_exam::paper::Paper;
use arbitro_exam::sitting::{Now, Page, Passed, Seat, Sitting, Told, Unclear};

use super::super::common::BOOT;
use super::super::common::exam::{long_paper, paper};

fn hash() -> Digest {
    Digest::of("the paper")
}

fn at(ms: u64) -> Now {
    let seconds = ms as i64 / 1000;
    moment(ms, 1_800_000_000 + seconds)
}

fn moment(at: u64, wall: i64) -> Now {
    Now { at, wall, clock: jiff::Timestamp::from_second(wall).unwrap().to_string() }
}

fn seat(now: &Now) -> Seat {
    Seat { boot: BOOT.to_owned(), up: 1000 + now.at / 1000, room: None }
}

/// How a disk fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// Nothing is written.
    Refused,
    /// So many bytes are written.
    After(usize),
    /// All is written, and nobody knows whether it would survive.
    Unsynced,
}

#[derive(Debug, Default)]
struct State {
    bytes: Vec<u8>,
    /// The operations so far.
    count: usize,
    /// The operations that fail, and how.
    faults: BTreeMap<usize, Fault>,
}

/// A disk in memory that fails when it is told to.
#[derive(Clone, Debug, Default)]
struct Memory(Rc<RefCell<State>>);

impl Memory {
    fn failing(faults: impl IntoIterator<Item = (usize, Fault)>) -> Memory {
        let memory = Memory::default();
        memory.0.borrow_mut().faults.extend(faults);
        memory
    }

    fn bytes(&self) -> Vec<u8> {
        self.0.borrow().bytes.clone()
    }

    fn journal(&self) -> Journal {
        read(&self.bytes()).unwrap()
    }

    fn operate(&self) -> Option<Fault> {
        let mut state = self.0.borrow_mut();
        state.count += 1;
        let count = state.count;
        state.faults.get(&count).copied()
    }
}

impl From<serde_json::Error> for Fault {
    fn from(error: serde_json::Error) -> Fault {
        panic!("a record has a text: {error}")
    }
}

impl Disk for Memory {
    type Error = Fault;

    fn append(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        let fault = self.operate();
        let written = match fault {
            None | Some(Fault::Unsynced) => bytes.len(),
            Some(Fault::Refused) => 0,
            Some(Fault::After(written)) => written.min(bytes.len() - 1),
        };
        self.0.borrow_mut().bytes.extend(&bytes[..written]);
        fault.map_or(Ok(()), Err)
    }

    fn cut(&mut self, length: u64) -> Result<(), Fault> {
        let fault = self.operate();
        if fault.is_none() {
            self.0.borrow_mut().bytes.truncate(length as usize);
        }
        fault.map_or(Ok(()), Err)
    }
}

fn begun(paper: &Paper, disk: Memory) -> Sitting<'_, Memory> {
    Sitting::begin(paper, hash(), "0", seat(&at(0)), (disk, 0), &at(0)).unwrap()
}

fn resumed<'p>(
    paper: &'p Paper,
    journal: &Journal,
    disk: Memory,
    now: &Now,
) -> Sitting<'p, Memory> {
    let sheet = journal.sheet(paper.questions.len()).unwrap();
    // Seven seconds later.
    let now = &moment(now.at, now.wall + 7);
    Sitting::resume(paper, "0", seat(now), journal, sheet, disk, now).unwrap()
}

const LINES: [&str; 14] =
    ["b", "b 45C4b", "ac", "2", "c", "", "x", "m", "1", "a", "2", "cita 47F", "b", "1"];

#[test]
fn whatever_write_fails_what_was_said_to_be_saved_is_there_and_the_sitting_goes_on() {
    let paper = paper("it");
    let faults = [Fault::Refused, Fault::After(1), Fault::After(70), Fault::Unsynced];
    // The first two operations are the start and the machine: a sitting that cannot begin does not.
    for first in 3..42 {
        for fault in faults {
            for length in 1..5 {
                let disk = Memory::failing((first..first + length).map(|at| (at, fault)));
                failing(&paper, &disk, &format!("{fault:?} at {first}, {length} times"));
            }
        }
    }
}

fn failing(paper: &Paper, disk: &Memory, told: &str) {
    let mut sitting = begun(paper, disk.clone());
    let mut said = vec![Given::default(); paper.questions.len()];
    for (step, line) in LINES.iter().enumerate() {
        let now = at(1000 * step as u64 + 1000);
        let _ = sitting.show(&now);
        let mut tries = 0;
        loop {
            tries += 1;
            assert!(tries < 10, "{told}: {line}");
            // What can be changed, and what the disk may hold though nobody was told so.
            let before = said.clone();
            let result = sitting.take(line, &now);
            if let Told::Saved(place) | Told::Cleared(place) | Told::Flagged { place, .. } = result
            {
                said[place] = sitting.view(&now).answers[place].clone();
            }
            assert_eq!(sitting.view(&now).answers, said, "{told}: {line}");
            let sheet = disk.journal().sheet(said.len()).unwrap();
            let Told::Unsaved { place, .. } = result else {
                assert_eq!(sheet.answers, said, "{told}: {line}");
                break;
            };
            for (other, given) in sheet.answers.iter().enumerate() {
                assert!(other == place || *given == before[other], "{told}: {line}");
            }
        }
    }
    let now = at(60_000);
    let mut end = sitting.take("h", &now);
    for _ in 0..10 {
        if end == Told::HandedIn {
            break;
        }
        end = sitting.take("sì", &now);
    }
    assert_eq!(end, Told::HandedIn, "{told}");
    let journal = disk.journal();
    let sheet = journal.sheet(said.len()).unwrap();
    assert_eq!((journal.torn, sheet.handed_in), (0, true), "{told}");
    assert_eq!((sheet.answers, journal.head), (said, sitting.head()), "{told}");
}

#[test]
fn a_disk_that_fails_in_the_act_and_is_never_mended_leaves_what_can_be_resumed() {
    let paper = paper("it");
    for written in 0..100 {
        // Nothing works any more, not even cutting back.
        let disk = Memory::failing((5..99).map(|at| (at, Fault::After(written))));
        let mut sitting = begun(&paper, disk.clone());
        assert_eq!(sitting.take("b", &at(1000)), Told::Saved(0));
        let error = Fault::After(written);
        assert_eq!(sitting.take("2", &at(1000)), Told::Moved);
        assert_eq!(sitting.take("c", &at(2000)), Told::Unsaved { place: 1, error });
        assert_eq!(sitting.take("c", &at(2500)), Told::Unsaved { place: 1, error });
        let journal = disk.journal();
        assert_eq!(journal.torn, written);
        disk.0.borrow_mut().faults.clear();
        let mut sitting = resumed(&paper, &journal, disk.clone(), &at(3000));
        assert_eq!(sitting.view(&at(3000)).answers[0].chosen, [1]);
        sitting.take("2", &at(3000));
        assert_eq!(sitting.take("c", &at(3000)), Told::Saved(1));
        let journal = disk.journal();
        assert_eq!(journal.torn, 0);
        let dropped = journal.records.iter().find_map(|record| match record.what {
            What::Resume { dropped, .. } => Some(dropped),
            _ => None,
        });
        assert_eq!(dropped, Some(written as u64));
    }
}

#[test]
fn a_journal_cut_at_any_byte_is_resumed_with_all_that_was_whole() {
    let paper = paper("it");
    let disk = Memory::default();
    let mut sitting = begun(&paper, disk.clone());
    for (step, line) in LINES.iter().enumerate() {
        let now = at(1000 * step as u64 + 1000);
        sitting.show(&now).unwrap();
        sitting.take(line, &now);
    }
    let bytes = disk.bytes();
    let first = bytes.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for end in first..=bytes.len() {
        let journal = read(&bytes[..end]).unwrap();
        let disk = Memory::default();
        disk.0.borrow_mut().bytes = bytes[..end].to_vec();
        let now = at(journal.elapsed_ms() + 10);
        let mut sitting = resumed(&paper, &journal, disk.clone(), &now);
        let before = journal.sheet(3).unwrap().answers;
        assert_eq!(sitting.view(&now).answers, before);
        sitting.take("3", &now);
        assert_eq!(sitting.take("d", &now), Told::Saved(2), "cut at {end}");
        let after = disk.journal();
        assert_eq!(after.records[..journal.records.len()], journal.records[..]);
        assert_eq!((after.torn, &after.sheet(3).unwrap().answers[2].chosen[..]), (0, &[3][..]));
    }
}

#[test]
fn time_gives_notice_and_hands_in_what_is_saved() {
    let paper = paper("it");
    let minute = 60_000;
    let disk = Memory::default();
    let mut sitting = begun(&paper, disk.clone());
    assert_eq!(sitting.take("b", &at(5000)), Told::Saved(0));
    let mut notices = Vec::new();
    let mut now = 5000;
    // As the program waits: until the next thing is due.
    let end = loop {
        let wait = sitting.time().until_next(&at(now));
        assert!(wait <= 5_000);
        now += wait.max(1);
        match sitting.pass(&at(now)) {
            Passed::Nothing => {}
            Passed::Notice(minutes) => notices.push((minutes, now)),
            other => break other,
        }
    };
    assert_eq!((end, now), (Passed::Expired, 90 * minute));
    assert_eq!(notices, [(10, 80 * minute), (5, 85 * minute), (1, 89 * minute)]);
    let journal = disk.journal();
    let gaps = journal.records.windows(2).map(|two| two[1].at - two[0].at);
    assert!(gaps.max().unwrap() <= 5_001, "so much time is lost in a crash at most");
    let sheet = journal.sheet(3).unwrap();
    assert!(sheet.expired && sheet.handed_in && sheet.notes.is_empty());
    assert_eq!((sheet.elapsed_ms, &sheet.answers[0].chosen[..]), (90 * minute, &[1][..]));
}

/// A mark every five seconds, whatever else is done, and a code for each checkpoint that the journal proves.
#[test]
fn time_leaves_its_mark_and_shows_the_checkpoints() {
    let mut paper = paper("it");
    paper.checkpoints = vec![1, 2];
    let disk = Memory::default();
    let mut sitting = begun(&paper, disk.clone());
    let ticks = |disk: &Memory| {
        let is_tick = |record: &&Record| record.what == What::Tick;
        disk.journal().records.iter().filter(is_tick).count()
    };
    assert_eq!((sitting.pass(&at(4_999)), ticks(&disk)), (Passed::Nothing, 0));
    assert_eq!((sitting.pass(&at(5_000)), ticks(&disk)), (Passed::Nothing, 1));
    let mut shown = Vec::new();
    for second in 6..130 {
        if let Passed::Checkpoint { minute, code } = sitting.pass(&at(second * 1000)) {
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
fn an_answer_that_comes_too_late_hands_in_without_it() {
    let paper = paper("it");
    let disk = Memory::default();
    let mut sitting = begun(&paper, disk.clone());
    assert_eq!(sitting.take("b", &at(5_399_999)), Told::Saved(0));
    assert_eq!(sitting.take("b", &at(5_400_000)), Told::HandedIn);
    let sheet = disk.journal().sheet(3).unwrap();
    assert!(sheet.expired && sheet.handed_in && sheet.answers[1].is_blank());
}

#[test]
fn a_disk_that_takes_no_hand_in_at_the_end_of_the_time_is_tried_again() {
    let paper = paper("it");
    let disk = Memory::failing((5..9).map(|at| (at, Fault::Refused)));
    let mut sitting = begun(&paper, disk.clone());
    assert_eq!(sitting.take("b", &at(5000)), Told::Saved(0));
    let late = at(5_400_001);
    assert_eq!(sitting.pass(&late), Passed::NotHandedIn(Fault::Refused));
    assert!(!sitting.handed_in());
    let mut last = sitting.take("c", &late);
    for _ in 0..4 {
        last = sitting.take("c", &late);
    }
    assert_eq!(last, Told::HandedIn);
    let sheet = disk.journal().sheet(3).unwrap();
    assert_eq!((sheet.handed_in, &sheet.answers[0].chosen[..]), (true, &[1][..]));
}

#[test]
fn a_sitting_that_died_between_the_end_of_the_time_and_handing_in_is_handed_in_at_once() {
    let paper = paper("it");
    let disk = Memory::failing([(6, Fault::Refused)]);
    let mut sitting = begun(&paper, disk.clone());
    sitting.take("b", &at(5000));
    assert_eq!(sitting.pass(&at(5_400_000)), Passed::NotHandedIn(Fault::Refused));
    let journal = disk.journal();
    assert!(journal.sheet(3).unwrap().expired && !journal.handed_in());
    let now = at(5_400_000);
    let mut sitting = resumed(&paper, &journal, disk.clone(), &now);
    assert_eq!(sitting.take("c", &now), Told::HandedIn);
    assert_eq!(disk.journal().sheet(3).unwrap().answers[0].chosen, [1]);
}

#[test]
fn without_a_limit_time_never_runs_out() {
    let mut paper = paper("it");
    paper.minutes = 0;
    let mut sitting = begun(&paper, Memory::default());
    let late = at(1_000_000_000);
    assert_eq!((sitting.pass(&late), sitting.view(&late).left), (Passed::Nothing, None));
    assert_eq!(sitting.take("b", &late), Told::Saved(0));
}

#[test]
fn a_wall_clock_that_moves_is_recorded_and_changes_nothing() {
    let paper = paper("it");
    let disk = Memory::default();
    let mut sitting = begun(&paper, disk.clone());
    let start = at(0).wall;
    sitting.take("b", &moment(10_000, start + 10 + 61));
    sitting.take("b 45C4b", &moment(11_000, start + 71 - 7200));
    // A minute off is no jump.
    let now = moment(12_000, start + 71 - 7200 + 60);
    sitting.take("a", &now);
    let journal = disk.journal();
    let sheet = journal.sheet(3).unwrap();
    let by: Vec<i64> = sheet
        .notes
        .iter()
        .map(|note| match note {
            Note::Jumped { by, .. } => *by,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!((by, sheet.elapsed_ms), (vec![61, -7201], 12_000));
    assert_eq!(sitting.view(&now).left, Some(90 * 60_000 - 12_000));
}

#[test]
fn time_goes_on_where_it_was_and_so_does_the_page() {
    let paper = paper("it");
    let disk = Memory::default();
    let mut sitting = begun(&paper, disk.clone());
    sitting.take("3", &at(1000));
    sitting.show(&at(1000)).unwrap();
    sitting.leave(&at(60_000)).unwrap();
    let journal = disk.journal();
    let sitting = resumed(&paper, &journal, disk.clone(), &at(60_000));
    let view = sitting.view(&at(60_000));
    assert_eq!((view.left, view.place), (Some(89 * 60_000), 2));
    let notes = disk.journal().sheet(3).unwrap().notes;
    assert!(matches!(notes[..], [Note::Resumed { at: 60_000, away: 7, dropped: 0, .. }]));
}

#[test]
fn pages_turn_and_only_a_yes_hands_in() {
    let paper = long_paper(4);
    let mut sitting = begun(&paper, Memory::default());
    let now = at(1);
    let mut step = |line: &str| {
        let told = sitting.take(line, &now);
        (told, sitting.page(), sitting.view(&now).place)
    };
    assert_eq!(step("p"), (Told::Moved, Page::Question, 0));
    assert_eq!(step("4"), (Told::Moved, Page::Question, 3));
    assert_eq!(step("d"), (Told::Saved(3), Page::Review, 3));
    assert_eq!(step("a"), (Told::Unclear(Unclear::NoQuestion), Page::Review, 3));
    assert_eq!(step(""), (Told::Moved, Page::Question, 0));
    assert_eq!(step("m"), (Told::Flagged { place: 0, on: true }, Page::Question, 0));
    assert_eq!(step("m"), (Told::Flagged { place: 0, on: false }, Page::Question, 0));
    assert_eq!(step("consegna"), (Told::Moved, Page::Confirm, 0));
    assert_eq!(step("a"), (Told::GoesOn, Page::Review, 0));
    assert_eq!(step("h"), (Told::Moved, Page::Confirm, 0));
    assert_eq!(step(""), (Told::GoesOn, Page::Review, 0));
    assert_eq!(step("h"), (Told::Moved, Page::Confirm, 0));
    assert_eq!(step("SÌ").0, Told::HandedIn);
}

#[test]
fn a_citation_stays_when_the_letter_changes_and_clearing_takes_both() {
    let paper = paper("it");
    let mut sitting = begun(&paper, Memory::default());
    let now = at(1);
    let given = |sitting: &Sitting<'_, Memory>| sitting.view(&now).answers[1].clone();
    for line in ["2", "b"] {
        sitting.take(line, &now);
    }
    assert_eq!(sitting.view(&now).place, 1, "the clause is still missing");
    for line in ["45C4b", "2", "c"] {
        sitting.take(line, &now);
    }
    assert_eq!(
        (given(&sitting).chosen, given(&sitting).cited),
        (vec![2], Some("45C4b".to_owned()))
    );
    sitting.take("2", &now);
    assert_eq!(sitting.take("x", &now), Told::Cleared(1));
    assert_eq!(given(&sitting), Given::default());
}

/// A code stays before the candidate until he says that he has copied it, and comes back whenever he asks.
#[test]
fn the_code_of_a_checkpoint_stays_until_it_is_copied_and_comes_back() {
    let mut paper = paper("it");
    paper.checkpoints = vec![1, 2];
    let disk = Memory::default();
    let mut sitting = begun(&paper, disk.clone());
    let to_copy = |sitting: &Sitting<'_, Memory>| -> Vec<u32> {
        let now = at(0);
        sitting.view(&now).to_copy.iter().map(|(minute, _)| *minute).collect()
    };
    assert_eq!(sitting.take("k", &at(1000)), Told::Codes);
    assert_eq!((to_copy(&sitting), sitting.codes().len()), (vec![], 0));
    // An answer is typed at the very minute: the code is recorded before it, and said next.
    assert_eq!(sitting.take("b", &at(60_000)), Told::Saved(0));
    assert!(matches!(sitting.pass(&at(60_000)), Passed::Checkpoint { minute: 1, .. }));
    for line in ["3", "ac", "r", "?", "1", "h"] {
        sitting.take(line, &at(61_000));
        assert_eq!(to_copy(&sitting), [1], "{line}");
    }
    // Even where handing in is asked, which a word about the code does not answer.
    assert_eq!((sitting.page(), sitting.take("k", &at(62_000))), (Page::Confirm, Told::Copied));
    assert_eq!((sitting.page(), to_copy(&sitting)), (Page::Confirm, vec![]));
    assert_eq!((sitting.take("codice", &at(62_000)), to_copy(&sitting)), (Told::Codes, vec![1]));
    assert_eq!((sitting.take("copied", &at(62_000)), to_copy(&sitting)), (Told::Copied, vec![]));
    assert_eq!(sitting.take("no", &at(62_000)), Told::GoesOn);
    // Who is cut off does not know whether the last was copied.
    sitting.leave(&at(63_000)).unwrap();
    let journal = disk.journal();
    let mut sitting = resumed(&paper, &journal, disk.clone(), &at(63_000));
    assert_eq!(to_copy(&sitting), [1]);
    assert_eq!(sitting.take("k", &at(64_000)), Told::Copied);
    while !matches!(sitting.pass(&at(120_000)), Passed::Checkpoint { minute: 2, .. }) {}
    assert_eq!(to_copy(&sitting), [2]);
    assert_eq!(sitting.codes()[1].1, disk.journal().checkpoint(2).unwrap());
}
