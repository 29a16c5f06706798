//! Tests the proofs from the room with which the commission compares a journal: the room code, the checkpoints and the
//! time.

use arbitro::render::marking::results::results;
use arbitro_exam::form::StageSecret;
use arbitro_exam::journal::{JournalError, JournalRule, RecordKind, read, write};
use arbitro_exam::marking::{Refusal, StageManager};
use arbitro_exam::notice::{MissingProof, Notice, ProofKind};
use arbitro_exam::results::Results;
use arbitro_exam::room_code;

use super::super::common::BOOT;
use super::memory_folder::{MemoryFolder, built_by};

/// Returns a stage with a room code, a checkpoint after one minute and a time limit of two minutes.
fn stage(late: &str) -> MemoryFolder {
    let room = format!("[room]\ncode = true\ncheckpoints = [1]\nlate = \"{late}\"\n");
    built_by("it", 4, &|rules| format!("{}{room}", rules.replace("minutes = 60", "minutes = 2")))
}

/// Returns the code of a room of the stage.
fn code(room: &str) -> String {
    StageSecret::read(&"a7".repeat(32)).unwrap().room_code(room)
}

fn room(code: &str) -> RecordKind {
    RecordKind::Room { code: room_code::normalized(code) }
}

fn answer(chosen: &[usize]) -> RecordKind {
    RecordKind::Answer { question: 1, chosen: chosen.to_vec(), cited: None }
}

fn matters(folder: &MemoryFolder, candidate: &str) -> Vec<Notice> {
    let problems = folder.results().problems.into_iter();
    let of = problems.filter(|problem| problem.candidate.as_deref() == Some(candidate));
    of.filter_map(|problem| problem.matter).collect()
}

fn receipt(folder: &MemoryFolder, name: &str) -> String {
    read(&folder.files[name]).unwrap().receipt()
}

/// Returns a stage with the journals of four candidates, and its attendance rows: id, receipt, room code, checkpoint.
fn sat() -> (MemoryFolder, [String; 4]) {
    let mut folder = stage("not-counted");
    let (own, other) = (code(""), code("B"));
    let sat = [room(&own), answer(&[0]), RecordKind::Checkpoint { minute: 1 }, RecordKind::HandIn];
    folder.sat("papers/T1.journal", "T1", &sat);
    // The journals of T2 and T3 were written at home: that of T2 has no room code, that of T3 has the code of another
    // room.
    folder.sat("papers/T2.journal", "T2", &[&[answer(&[0])][..], &sat[2..]].concat());
    folder.sat("papers/T3.journal", "T3", &[&[room(&other)][..], &sat[1..]].concat());
    // T4 sat again after copying the code of the checkpoint, with another answer before the checkpoint.
    folder.sat("papers/T4.journal", "T4", &[&[room(&own), answer(&[1])][..], &sat[2..]].concat());
    let first = read(&folder.journal("T4", &sat)).unwrap();
    let shown = first.checkpoint(1).unwrap().to_owned();
    let rows = ["T1", "T2", "T3", "T4"].map(|id| {
        let journal = read(&folder.files[&format!("papers/{id}.journal")]).unwrap();
        let copied = if id == "T4" { &shown } else { journal.checkpoint(1).unwrap() };
        format!("{id};{};{};{copied}", journal.receipt(), own.to_lowercase())
    });
    (folder, rows)
}

fn slips(folder: &mut MemoryFolder, heading: &str, rows: &[String]) {
    folder.put("receipts.csv", format!("{heading}\n{}\n", rows.join("\n")));
}

const HEADING: &str = "id;ricevuta;sala;minuto 1";

#[test]
fn a_prepared_rolled_back_or_repeated_sitting_is_detected() {
    let (mut folder, rows) = sat();
    slips(&mut folder, HEADING, &rows);
    assert_eq!(matters(&folder, "T1"), []);
    let strange = |what, line| Notice::Strange { what, line };
    let (read_aloud, none) = (code("").to_lowercase(), None);
    let expected =
        [strange(JournalRule::RoomFirst, 3), Notice::Room { code: none, read: read_aloud.clone() }];
    assert_eq!(matters(&folder, "T2"), expected);
    let other = Some(room_code::normalized(&code("B")));
    assert_eq!(matters(&folder, "T3"), [Notice::Room { code: other, read: read_aloud }]);
    let [Notice::Checkpoint { minute: 1, code: Some(code), copied }] = &matters(&folder, "T4")[..]
    else {
        panic!("{:?}", matters(&folder, "T4"));
    };
    assert_ne!(copied, code);
    assert_eq!(folder.mark().marked.candidates.len(), 1);
    assert!(folder.mark().marked.sheets.has_open());
    // If only the candidate without irregularities has a journal, no notice is open.
    for id in ["T2", "T3", "T4"] {
        folder.files.remove(&format!("papers/{id}.journal"));
    }
    slips(&mut folder, HEADING, &rows[..1]);
    assert!(!folder.mark().marked.sheets.has_open());
}

/// A paper that was answered at home without the code, and resumed in the room where the code is typed, does not count.
#[test]
fn a_paper_answered_beforehand_and_resumed_in_the_room_does_not_count() {
    let (mut folder, _) = sat();
    let away = RecordKind::Resume { away: 9000, dropped: 0 };
    let machine = RecordKind::Machine { boot: BOOT.to_owned(), up: 99_000 };
    let own = code("");
    let tail = [room(&own), RecordKind::Checkpoint { minute: 1 }, RecordKind::HandIn];
    let records = [&[answer(&[0]), away, machine][..], &tail].concat();
    folder.sat("papers/T1.journal", "T1", &records);
    let journal = read(&folder.files["papers/T1.journal"]).unwrap();
    let shown = journal.checkpoint(1).unwrap();
    slips(&mut folder, HEADING, &[format!("T1;{};{own};{shown}", journal.receipt())]);
    let notices = matters(&folder, "T1");
    assert!(notices.contains(&Notice::BeforeRoom { answers: 1 }), "{notices:?}");
    assert!(
        notices.contains(&Notice::Strange { what: JournalRule::RoomFirst, line: 3 }),
        "{notices:?}"
    );
    assert!(folder.mark().marked.sheets.of("T1").is_none());
}

fn remarked(folder: &MemoryFolder, asked: &[&str]) -> Result<Results, Refusal> {
    let (_, marking) = StageManager::new(folder).regrade(asked, false)?;
    Ok(results(&marking.basis, marking.marked))
}

/// A missing proof that the stage asks for is reported for each candidate, and excludes the sheet until the commission
/// waives exactly this proof.
#[test]
fn missing_evidence_excludes_a_sheet_until_waived() {
    let (folder, rows) = sat();
    let missing = |what| Notice::Missing { what };
    let minute = 1;
    let cut = |row: &str, field: usize| {
        let mut fields: Vec<&str> = row.split(';').collect();
        fields[field] = "";
        fields.join(";")
    };
    let without = |heading: &str, fields: &[usize]| {
        let row: Vec<&str> = rows[0].split(';').collect();
        let row: Vec<&str> = fields.iter().map(|field| row[*field]).collect();
        Some(format!("{heading}\n{}\n", row.join(";")))
    };
    let with = |row: String| Some(format!("{HEADING}\n{row}\n"));
    let all = ProofKind::ALL;
    let (receipt, room, checkpoints) = (&all[..1], &all[1..2], &all[2..]);
    let table: [(Option<String>, Notice, &[ProofKind]); 7] = [
        (None, missing(MissingProof::Receipts), &all),
        (with(cut(&rows[0], 1)), Notice::NoReceipt, receipt),
        (with(cut(&rows[0], 2)), missing(MissingProof::RoomCell), room),
        (with(cut(&rows[0], 3)), missing(MissingProof::CheckpointCell { minute }), checkpoints),
        (without("id;ricevuta;1", &[0, 1, 3]), missing(MissingProof::RoomColumn), room),
        (
            without("id;ricevuta;sala", &[0, 1, 2]),
            missing(MissingProof::CheckpointColumn { minute }),
            checkpoints,
        ),
        (with("T9;;;".to_owned()), Notice::NoReceipt, &all),
    ];
    for (slips, notice, measures) in table {
        let mut folder = folder.clone();
        match slips {
            Some(text) => folder.put("receipts.csv", text),
            None => drop(folder.files.remove("receipts.csv")),
        }
        let notices = matters(&folder, "T1");
        assert!(notices.contains(&notice) && notice.excludes_sheet(), "{notices:?}");
        let counts = |asked: &[&str]| {
            let results = remarked(&folder, asked).unwrap();
            let is_in = results.candidates.iter().any(|one| one.id == "T1");
            let of = |problem: &&arbitro_exam::results::SheetProblem| {
                problem.candidate.as_deref() == Some("T1")
            };
            let notices = results.problems.iter().filter(of).filter_map(|one| one.matter.clone());
            (is_in, notices.collect::<Vec<_>>(), results)
        };
        assert!(!counts(&[]).0);
        let words: Vec<String> =
            measures.iter().map(|measure| format!("waive:T1:{}", measure.name())).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        // Each waiver is necessary, and no other waiver replaces it.
        for place in 0..words.len() {
            let mut fewer = words.clone();
            fewer.remove(place);
            assert!(!counts(&fewer).0, "{fewer:?}");
        }
        let (is_in, notices, results) = counts(&words);
        assert!(is_in && notices.iter().all(|notice| !notice.is_open()), "{notices:?}");
        for what in measures {
            assert!(notices.contains(&Notice::Waived { what: *what }), "{notices:?}");
        }
        // A waiver in written results still applies; it can be cancelled, and can be given for all candidates at once.
        folder.put("results/results.json", serde_json::to_vec(&results).unwrap());
        let counts = |asked: &[&str]| {
            let results = remarked(&folder, asked).unwrap();
            results.candidates.iter().any(|one| one.id == "T1")
        };
        assert!(counts(&[]) && !counts(&["waive:T1:none"]));
        let of_all: Vec<String> =
            measures.iter().map(|measure| format!("waive:*:{}", measure.name())).collect();
        let of_all: Vec<&str> = of_all.iter().map(String::as_str).collect();
        assert!(counts(&[&["waive:T1:none"][..], &of_all].concat()));
    }
    for bad in ["waive:T1", "waive:T1:all", "waive:T1:"] {
        assert!(matches!(remarked(&folder, &[bad]), Err(Refusal::Policy(_))), "{bad}");
    }
    assert!(matches!(remarked(&folder, &["waive:T9:room"]), Err(Refusal::Stranger { .. })));
    // A wrong proof is not a missing proof, so waivers do not help.
    let (mut folder, rows) = sat();
    slips(&mut folder, HEADING, &rows);
    let all = ["waive:*:receipt", "waive:*:room", "waive:*:checkpoints"];
    let in_it = remarked(&folder, &all).unwrap().candidates;
    assert_eq!(in_it.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["T1"]);
}

/// A journal that passes the minute of a checkpoint without its record was written by another program.
#[test]
fn a_journal_without_its_checkpoint_does_not_count() {
    let (mut folder, _) = sat();
    let own = code("");
    let ticks = vec![RecordKind::Tick; 70];
    let sat = [&[room(&own), answer(&[0])][..], &ticks, &[RecordKind::HandIn]].concat();
    folder.sat("papers/T1.journal", "T1", &sat);
    let receipt = receipt(&folder, "papers/T1.journal");
    slips(&mut folder, HEADING, &[format!("T1;{receipt};{own};")]);
    let notices = matters(&folder, "T1");
    let minute = 1;
    for what in [MissingProof::CheckpointRecord { minute }, MissingProof::CheckpointCell { minute }]
    {
        assert!(notices.contains(&Notice::Missing { what }), "{notices:?}");
    }
    assert!(
        matches!(notices[0], Notice::Strange { what: JournalRule::CheckpointMissed, .. }),
        "{notices:?}"
    );
    // A sitting handed in before the minute of the checkpoint needs no record of it.
    let sat = [room(&own), answer(&[0]), RecordKind::HandIn];
    folder.sat("papers/T1.journal", "T1", &sat);
    let receipt = self::receipt(&folder, "papers/T1.journal");
    slips(&mut folder, HEADING, &[format!("T1;{receipt};{own};")]);
    assert_eq!(matters(&folder, "T1"), []);
}

/// Papers of an earlier program version accept any word as the room code, and their sheets still count.
#[test]
fn earlier_stages_accept_any_word_as_code() {
    let (mut folder, _) = sat();
    let mut lock = folder.lock();
    assert!(std::mem::take(&mut lock.stage.checked_code));
    lock.stage.format = 4;
    folder.put("stage.lock", lock.to_text().unwrap());
    folder.files.retain(|name, _| !name.starts_with("papers/"));
    let word = RecordKind::Room { code: "LARICE7".to_owned() };
    folder.sat("papers/T1.journal", "T1", &[word, answer(&[0]), RecordKind::HandIn]);
    let receipt = receipt(&folder, "papers/T1.journal");
    slips(&mut folder, HEADING, &[format!("T1;{receipt};larice 7;")]);
    assert_eq!(matters(&folder, "T1"), []);
}

#[test]
fn answers_after_the_time_limit_do_not_count() {
    let late: Vec<RecordKind> = [answer(&[0])]
        .into_iter()
        .chain(vec![RecordKind::Tick; 130])
        .chain([answer(&[1]), RecordKind::HandIn])
        .collect();
    let stage = |late: &str| {
        let room = format!("[room]\nlate = \"{late}\"\n");
        built_by("it", 1, &|rules| format!("{}{room}", rules.replace("= 60\n[", "= 2\n[")))
    };
    let mut folder = stage("not-counted");
    folder.sat("papers/T1.journal", "T1", &late);
    let chosen = |folder: &MemoryFolder| {
        folder.mark().marked.sheets.of("T1").map(|one| one.sheet.answers[0].chosen.clone())
    };
    assert_eq!(chosen(&folder), Some(vec![0]));
    assert!(matters(&folder, "T1").contains(&Notice::Late { count: 1 }));
    let mut folder = stage("set-apart");
    folder.sat("papers/T1.journal", "T1", &late);
    assert_eq!(chosen(&folder), None);
    assert!(matches!(matters(&folder, "T1")[..], [.., Notice::SetApart { minutes: 2, .. }]));
}

/// Records that no sitting writes are reported, even in a valid chain.
#[test]
fn impossible_records_are_reported() {
    let mut folder = built_by("it", 1, &str::to_owned);
    let lock = folder.lock();
    let asks = |several: bool| {
        let is = |id: &str| lock.stage.question(id).unwrap().several == Some(several);
        1 + lock.papers[0].questions.iter().position(|shown| is(&shown.id)).unwrap()
    };
    let given = |question: usize, chosen: &[usize], cited: Option<&str>| RecordKind::Answer {
        question,
        chosen: chosen.to_vec(),
        cited: cited.map(str::to_owned),
    };
    let gap: Vec<RecordKind> = vec![RecordKind::Tick];
    for (rule, records) in [
        (JournalRule::SeveralChosen, vec![given(asks(false), &[0, 1], None)]),
        (JournalRule::Disordered, vec![given(asks(true), &[1, 0], None)]),
        (JournalRule::CitedUnasked, vec![given(asks(false), &[0], Some("45C4"))]),
    ] {
        let records: Vec<RecordKind> =
            records.into_iter().chain(gap.clone()).chain([RecordKind::HandIn]).collect();
        folder.sat("papers/T1.journal", "T1", &records);
        let notices = matters(&folder, "T1");
        assert_eq!(notices, [Notice::Strange { what: rule, line: 4 }], "{rule:?}");
    }
}

/// Clock differences in opposite directions do not cancel each other, and a restart of the machine is reported.
#[test]
fn closed_time_does_not_cancel_out() {
    let mut folder = built_by("it", 1, &str::to_owned);
    let resume = |away| RecordKind::Resume { away, dropped: 0 };
    let machine = |boot: &str, up| RecordKind::Machine { boot: BOOT.replace('a', boot), up };
    let records =
        [machine("a", 100), resume(600), machine("a", 900), resume(-600), machine("b", 5)];
    folder.sat("papers/T1.journal", "T1", &[&records[..], &[RecordKind::HandIn]].concat());
    let notices = matters(&folder, "T1");
    // The boot clock advanced by 800 seconds, the wall clock by 601 seconds.
    let expected = [
        Notice::Resumed { times: 2, away: 600 },
        Notice::WentBack { by: 600 },
        Notice::OtherStart { times: 1 },
        Notice::ClockSet { at: 2000, by: -199 },
    ];
    assert_eq!(notices, expected);
}

/// A sitting that started at another time than the others, because of a changed clock or another place, is reported.
#[test]
fn a_sitting_at_another_time_is_reported() {
    let folder = built_by("it", 4, &str::to_owned);
    let notices = |by: i64| {
        let mut folder = folder.clone();
        for candidate in ["T1", "T2", "T3", "T4"] {
            let by = if candidate == "T2" { by } else { 0 };
            let (paper, mut records) =
                folder.records(candidate, &[answer(&[0]), RecordKind::HandIn]);
            for record in &mut records {
                let second = record.clock.parse::<jiff::Timestamp>().unwrap().as_second() + by;
                record.clock = jiff::Timestamp::from_second(second).unwrap().to_string();
            }
            folder.put(&format!("papers/{candidate}.journal"), write(paper, &records).unwrap());
        }
        matters(&folder, "T2")
    };
    for by in [0, 1200, -2400] {
        assert_eq!(notices(by), [], "{by}");
    }
    for by in [3600, -3600, 86_400, -3 * 86_400] {
        assert_eq!(notices(by), [Notice::OtherTime { by }], "{by}");
    }
}

/// An examination is held on its day; a practice stage may be sat on any day.
#[test]
fn a_sitting_on_another_day_is_reported_in_an_examination() {
    let mut folder = built_by("it", 1, &str::to_owned);
    folder.put("papers/T1.journal", {
        let (paper, mut records) = folder.records("T1", &[answer(&[0]), RecordKind::HandIn]);
        for record in &mut records {
            record.clock = record.clock.replace("12-05", "12-07");
        }
        write(paper, &records).unwrap()
    });
    assert_eq!(matters(&folder, "T1"), []);
    let stage = String::from_utf8(folder.files["stage.toml"].clone()).unwrap();
    folder.put("stage.toml", format!("kind = \"examination\"\n{stage}"));
    let marking = StageManager::new(&folder).mark().unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let notices: Vec<&Notice> =
        marking.marked.sheets.notices_of("T1").map(|one| &one.notice).collect();
    assert_eq!(notices, [&Notice::Strange { what: JournalRule::OtherDay, line: 1 }]);
}

/// In a valid chain, a time that decreases breaks a rule but is not damage.
#[test]
fn decreasing_time_in_a_valid_chain_is_no_damage() {
    let mut folder = built_by("it", 1, &str::to_owned);
    let (paper, mut records) =
        folder.records("T1", &[answer(&[0]), answer(&[1]), RecordKind::HandIn]);
    records[3].at = 0;
    records[4].at = 0;
    records[2].at = 500;
    folder.put("papers/T1.journal", write(paper, &records).unwrap());
    let journal = JournalError::Breaks { line: 4, rule: JournalRule::TimeBack };
    assert_eq!(matters(&folder, "T1"), [Notice::Broken { journal }]);
}
