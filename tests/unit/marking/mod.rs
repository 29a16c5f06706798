//! Tests marking on an in-memory folder: the treatment of journals and receipts, and the contents of the results.

mod damaged_journals;
mod forged_journals;
mod lock_agreement;
pub mod memory_folder;
mod room_proofs;
mod untrusted_text;

use std::collections::BTreeSet;

use arbitro::render::marking::words_of;
use arbitro::render::notice;
use arbitro::render::stage::papers::wording;
use arbitro_exam::digest::Digest;
use arbitro_exam::journal::normalize::CopyChange;
use arbitro_exam::journal::{
    JournalError, JournalRule, LineRange, PartProof, RecordKind, SalvageExtent, SalvagedAnswer,
    SalvagedPart,
};
use arbitro_exam::lock::{FORMAT, StageLock};
use arbitro_exam::marking::mark::Marker;
use arbitro_exam::marking::{Refusal, StageManager};
use arbitro_exam::notice::{MissingProof, Notice, ProofKind};
use arbitro_exam::paper::Paper;
use arbitro_exam::results::{AnswerOutcome, Results, UnmarkedReason};

use memory_folder::{MemoryFolder, built, denied};

fn chooses(question: usize, chosen: &[usize]) -> RecordKind {
    RecordKind::Answer { question, chosen: chosen.to_vec(), cited: None }
}

/// Returns a stage whose folder causes many kinds of notices; [`every_matter`] adds the other kinds.
fn everything(language: &str) -> MemoryFolder {
    let mut folder = built(language, 12);
    let answer = chooses(1, &[0]);
    let whole = [answer.clone(), RecordKind::HandIn];
    // The folder has an unreadable file and an unreadable subfolder.
    folder.sat("papers/T1.journal", "T1", &whole);
    folder.denied.extend(["papers/T1.journal".to_owned(), "chiusa".to_owned()]);
    folder.put("papers/T2.journal", "notes\n");
    folder.sat("altrui.journal", "T99", &[RecordKind::HandIn]);
    folder.sat("a/T3.journal", "T3", std::slice::from_ref(&answer));
    folder.sat("papers/T3.journal", "T3", &whole);
    folder.sat("papers/T4.journal", "T4", &whole);
    folder.sat("x/T4.journal", "T4", &[RecordKind::HandIn]);
    folder.sat("z/T4.journal", "T4", &[chooses(1, &[1]), RecordKind::HandIn]);
    folder.sat("papers/T5.journal", "T5", &whole);
    let receipt = |folder: &MemoryFolder, name: &str| {
        arbitro_exam::journal::read(&folder.files[name]).unwrap().receipt()
    };
    // The receipt selects one of two diverging journals.
    folder.sat("papers/T10.journal", "T10", &whole);
    folder.sat("z/T10.journal", "T10", &[RecordKind::HandIn]);
    let (away, dropped) = (240, 0);
    let broken_off = [
        RecordKind::Resume { away, dropped },
        RecordKind::Resume { away, dropped },
        RecordKind::Jump { by: -3600 },
    ];
    folder.sat("papers/T7.journal", "T7", &[&broken_off[..], &[RecordKind::HandIn]].concat());
    let mut torn = folder.journal("T8", std::slice::from_ref(&answer));
    torn.extend(b"3 95 ");
    folder.put("papers/T8.journal", torn);
    let over: Vec<RecordKind> =
        vec![RecordKind::Tick; 3601].into_iter().chain([RecordKind::HandIn]).collect();
    folder.sat("papers/T9.journal", "T9", &over);
    let copied = ["papers/T3", "papers/T7", "papers/T8", "papers/T9", "z/T10"].map(|name| {
        let (_, id) = name.split_once('/').unwrap();
        format!("{id};{}\n", receipt(&folder, &format!("{name}.journal")))
    });
    let rows = copied.concat();
    folder.put("receipts.csv", format!("id;ricevuta\nT5;AAAA-AAAA\nT6;BBBB-BBBB\n{rows}"));
    folder
}

fn kinds(results: &Results) -> Vec<(String, Option<String>, Notice)> {
    let of = |problem: &arbitro_exam::results::SheetProblem| {
        (problem.sheet.clone(), problem.candidate.clone(), problem.matter.clone().unwrap())
    };
    results.problems.iter().map(of).collect()
}

#[test]
fn each_notice_names_its_sheet_and_candidate() {
    let folder = everything("it");
    let seen = kinds(&folder.results());
    let of = |sheet: &str, candidate: &str, notice: Notice| {
        let candidate = Some(candidate.to_owned()).filter(|candidate| !candidate.is_empty());
        (sheet.to_owned(), candidate, notice)
    };
    let journal = JournalError::NotAJournal;
    let receipt = arbitro_exam::journal::read(&folder.files["papers/T5.journal"]).unwrap();
    let (receipt, copied) = (receipt.receipt(), "AAAA-AAAA".to_owned());
    let over = Notice::OverTime { used: 3_602_000, minutes: 60 };
    let expected = [
        of("chiusa", "", Notice::Unread { file: denied("chiusa") }),
        of("a/T3.journal", "T3", Notice::Shorter),
        of(
            "altrui.journal",
            "",
            Notice::Stranger { candidate: "T99".to_owned(), like: Vec::new() },
        ),
        of("papers/T1.journal", "T1", Notice::Unread { file: denied("papers/T1.journal") }),
        of("papers/T2.journal", "T2", Notice::Broken { journal }),
        of(
            "papers/T10.journal",
            "T10",
            Notice::NotTheReceipt { other: "z/T10.journal".to_owned() },
        ),
        of("x/T4.journal", "T4", Notice::Parted { other: "papers/T4.journal".to_owned() }),
        of("z/T4.journal", "T4", Notice::RefusedToo),
        of("papers/T7.journal", "T7", Notice::Resumed { times: 2, away: 480 }),
        of("papers/T7.journal", "T7", Notice::Jumped { at: 1000, by: -3600 }),
        of("papers/T8.journal", "T8", Notice::Torn { bytes: 5 }),
        of("papers/T8.journal", "T8", Notice::NotHandedIn { proved: None }),
        of("papers/T9.journal", "T9", over),
        of("papers/T9.journal", "T9", Notice::Strange { what: JournalRule::PastTime, line: 3602 }),
        of("papers/T5.journal", "T5", Notice::Receipt { receipt, copied }),
        of("receipts.csv", "T6", Notice::ReceiptAlone { candidate: "T6".to_owned() }),
    ];
    assert_eq!(seen, expected);
    let marking = folder.mark();
    let marked: Vec<&str> =
        marking.marked.candidates.iter().map(|candidate| candidate.id.as_str()).collect();
    assert_eq!(marked, ["T3", "T7", "T8", "T9", "T10"]);
    let unmarked = marking.marked.unmarked.iter().map(|one| (one.id.as_str(), one.why));
    let (absent, refused) = (UnmarkedReason::Absent, UnmarkedReason::Refused);
    let expected =
        [("T1", refused), ("T2", refused), ("T4", refused), ("T5", refused), ("T6", refused)];
    let expected = expected.into_iter().chain(["T11", "T12"].map(|id| (id, absent)));
    assert_eq!(unmarked.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    assert!(marking.marked.sheets.has_open());
}

/// A notice about the attendance sheet names the file that was read.
#[test]
fn a_notice_names_the_attendance_sheet_that_was_read() {
    let mut folder = everything("it");
    let rows = folder.files.remove("receipts.csv").unwrap();
    folder.put("receipts.ods", rows);
    let seen = kinds(&folder.results());
    let alone = Notice::ReceiptAlone { candidate: "T6".to_owned() };
    assert!(seen.contains(&("receipts.ods".to_owned(), Some("T6".to_owned()), alone)), "{seen:?}");
    assert!(seen.iter().all(|(sheet, ..)| sheet != "receipts.csv"), "{seen:?}");
}

/// Results store each notice as data, next to its sentence in the language of the stage, and lose no information.
#[test]
fn results_contain_each_notice_as_data_and_text() {
    let [it, en] = ["it", "en"].map(|language| {
        let results = everything(language).results();
        let text = serde_json::to_string_pretty(&results).unwrap();
        assert!(text.contains("\"kind\": \"parted\""), "{text}");
        assert_eq!(Results::read(text.as_bytes()).unwrap(), results);
        for problem in &results.problems {
            let notice = problem.matter.as_ref().unwrap();
            assert_eq!(problem.what, notice::notice(&words_of(language), notice));
        }
        results
    });
    for (it, en) in it.problems.iter().zip(&en.problems) {
        assert_eq!(it.sheet, en.sheet);
        assert_ne!(it.what, en.what);
    }
}

/// Returns a notice of every kind.
pub fn every_matter() -> Vec<Notice> {
    let folder = everything("it");
    let mut all: Vec<Notice> = kinds(&folder.results()).into_iter().map(|(.., one)| one).collect();
    all.push(Notice::ForeignOption);
    let code = Some("LARICE".to_owned());
    let minute = 30;
    let against =
        [PartProof::Contradicted { minute }, PartProof::OtherReceipt, PartProof::OtherRoom];
    let proofs =
        [&[PartProof::Receipt, PartProof::Checkpoint { minute }][..], &against, &[PartProof::None]]
            .concat();
    let kept = SalvagedAnswer { question: 2, chosen: vec![0, 2], cited: None };
    let part = |proof| {
        let lines = LineRange { first: 1, last: 3 };
        SalvagedPart { lines, proof, answers: vec![kept.clone()] }
    };
    let missing = [
        MissingProof::Receipts,
        MissingProof::RoomColumn,
        MissingProof::RoomCell,
        MissingProof::CheckpointColumn { minute },
        MissingProof::CheckpointCell { minute },
        MissingProof::CheckpointRecord { minute },
    ];
    all.extend(missing.map(|what| Notice::Missing { what }));
    all.extend(ProofKind::ALL.map(|what| Notice::Waived { what }));
    let changes =
        [CopyChange::Utf16, CopyChange::Mark, CopyChange::LineEnds, CopyChange::BlankLines];
    all.extend(changes.map(|change| {
        let changes = vec![change];
        Notice::Copied { renamed: false, rewritten: true, changes }
    }));
    all.extend(against.map(|proof| Notice::Contradicted { parts: vec![part(proof)] }));
    all.extend([
        Notice::Damaged {
            damages: vec![LineRange { first: 4, last: 4 }, LineRange { first: 7, last: 9 }],
            before: vec![SalvagedAnswer {
                question: 2,
                chosen: vec![0, 2],
                cited: Some("45C".to_owned()),
            }],
            after: vec![SalvagedAnswer { question: 3, chosen: Vec::new(), cited: None }],
            receipt: "AAAA-AAAA-AAAA-AAAA".to_owned(),
            copied: Some("BBBB".to_owned()),
            parts: proofs.iter().copied().map(part).collect(),
        },
        Notice::Salvaged { extent: SalvageExtent::Before },
        Notice::Salvaged { extent: SalvageExtent::Proved },
        Notice::Salvaged { extent: SalvageExtent::Lines(vec![LineRange { first: 1, last: 9 }]) },
        Notice::Unproved { parts: vec![LineRange { first: 1, last: 9 }] },
        Notice::BeforeRoom { answers: 2 },
        Notice::NoUptime { times: 2 },
        Notice::OverWall { seconds: 7200, minutes: 60 },
        Notice::Reopened { times: 9, uncounted: 600 },
        Notice::NotHandedIn { proved: Some(30) },
        Notice::Salvaged { extent: SalvageExtent::All },
        Notice::Copied { renamed: true, rewritten: false, changes: Vec::new() },
        Notice::Copied { renamed: true, rewritten: true, changes: vec![CopyChange::Mark] },
        Notice::ZerosLost { written: "7".to_owned(), candidate: "007".to_owned() },
        Notice::Stranger {
            candidate: "12".to_owned(),
            like: vec!["0012".to_owned(), "012".to_owned()],
        },
        Notice::NoReceipt,
        Notice::Room { code: code.clone(), read: "PINO".to_owned() },
        Notice::NoRoom,
        Notice::Checkpoint { minute: 30, code, copied: "AAAA-AAAA".to_owned() },
        Notice::Late { count: 2 },
        Notice::Contradicts {
            value: "scoring.wrong".to_owned(),
            lock: "50".to_owned(),
            there: "-50".to_owned(),
        },
        Notice::StageChanged,
        Notice::PaperChanged,
        Notice::SetApart { used: 7_200_000, minutes: 60 },
        Notice::ClockSet { at: 60_000, by: 3600 },
        Notice::OtherStart { times: 2 },
        Notice::WentBack { by: 3600 },
        Notice::OtherTime { by: 3600 },
        Notice::OtherTime { by: -7200 },
    ]);
    all.extend(JournalRule::ALL.map(|what| Notice::Strange { what, line: 4 }));
    let found = Digest::of("another paper");
    let broken = [
        JournalError::Empty { torn: 3 },
        JournalError::Altered { line: 4 },
        JournalError::OutOfSequence { line: 4 },
        JournalError::Unknown { line: 4 },
        JournalError::AfterEnd { line: 4 },
        JournalError::Field { line: 4, field: "at".to_owned(), value: "-5".to_owned() },
        JournalError::Breaks { line: 4, rule: JournalRule::TimeBack },
        JournalError::NoSuchQuestion { line: 4, question: 9 },
        JournalError::NoSuchOption { line: 4, question: 9 },
        JournalError::OtherPaper { found },
        JournalError::OtherCandidate { found: "T9".to_owned() },
    ];
    all.extend(broken.map(|journal| Notice::Broken { journal }));
    all
}

/// Defines the name of each kind of notice, and the list of the names. The compiler demands a name for a new kind.
macro_rules! notice_kinds {
    ($($kind:ident)*) => {
        fn kind_of(notice: &Notice) -> &'static str {
            match notice { $(Notice::$kind { .. } => stringify!($kind),)* }
        }
        const NOTICE_KINDS: &[&str] = &[$(stringify!($kind)),*];
    };
}

notice_kinds! {
    Unread Broken Damaged Salvaged Contradicted Unproved Stranger Copied ZerosLost Shorter Parted RefusedToo Receipt NoReceipt Missing Waived BeforeRoom NotTheReceipt Room NoRoom Checkpoint Contradicts StageChanged PaperChanged Late SetApart Strange NoUptime OverWall Reopened ClockSet OtherStart OtherTime WentBack ReceiptAlone ForeignOption Resumed Jumped Torn OverTime NotHandedIn
}

#[test]
fn every_kind_of_notice_has_a_test_row() {
    let found: BTreeSet<&str> = every_matter().iter().map(kind_of).collect();
    for kind in NOTICE_KINDS {
        assert!(found.contains(kind), "no row for {kind}");
    }
}

/// Every notice has a sentence in both languages, and no two notices have the same sentence.
#[test]
fn every_notice_has_a_sentence_in_both_languages() {
    let all = every_matter();
    let mut said = BTreeSet::new();
    for one in &all {
        let written = serde_json::to_string(one).unwrap();
        assert_eq!(&serde_json::from_str::<Notice>(&written).unwrap(), one, "{written}");
        for language in ["it", "en"] {
            let sentence = notice::notice(&words_of(language), one);
            assert!(sentence.ends_with('.') && !sentence.contains("{"), "{sentence}");
            assert!(said.insert(sentence.clone()), "two notices have the sentence: {sentence}");
        }
    }
}

/// Whether a question asks for several answers depends on its paper, not on the number of right options.
#[test]
fn the_lock_records_multiple_answer_questions() {
    let mut folder = built("it", 1);
    let lock = folder.lock();
    assert_eq!(lock.stage.format, FORMAT);
    let paper = str::from_utf8(&folder.files["papers/T1.toml"]).unwrap();
    let paper = Paper::read(paper).unwrap();
    let said = |id: &str| lock.stage.question(id).unwrap().several;
    let asks: Vec<Option<bool>> =
        lock.papers[0].questions.iter().map(|shown| said(&shown.id)).collect();
    assert_eq!(asks, paper.questions.iter().map(|one| Some(one.several)).collect::<Vec<_>>());
    let several = asks.iter().position(|asks| *asks == Some(true)).unwrap();
    assert_eq!(asks.iter().filter(|asks| **asks == Some(false)).count(), 2);

    // A single right option, chosen together with a wrong option, still earns points by the rule for several options.
    let mut lock = lock;
    let shown = lock.papers[0].questions[several].clone();
    let question = lock.stage.questions.iter_mut().find(|one| one.id == shown.id).unwrap();
    question.key.right.truncate(1);
    let right = question.key.right[0];
    let place = |option: usize| shown.order.iter().position(|other| *other == option).unwrap();
    let wrong = (0..shown.order.len()).find(|option| *option != right).unwrap();
    let chosen = [place(right).min(place(wrong)), place(right).max(place(wrong))];
    folder.sat("papers/T1.journal", "T1", &[chooses(several + 1, &chosen), RecordKind::HandIn]);
    let outcome = |lock: &StageLock| {
        let marker = Marker::by_lock(lock);
        let journal = arbitro_exam::journal::read(&folder.files["papers/T1.journal"]).unwrap();
        let sheet = journal.sheet(lock.papers[0].questions.len()).unwrap();
        let marked = marker.mark(&lock.papers[0], &sheet, journal.receipt()).unwrap();
        marked.answers[several].outcome
    };
    assert_eq!(outcome(&lock), AnswerOutcome::Partial);
    // An earlier lock does not record whether a question asks for several answers; one right option then means one
    // answer.
    let silent = |mut lock: StageLock| {
        lock.stage.questions.iter_mut().for_each(|question| question.several = None);
        lock
    };
    assert_eq!(outcome(&silent(lock)), AnswerOutcome::Wrong);

    // A lock of format 2 is read and may be extended; a question that now asks for one answer instead of several, or
    // the reverse, differs from the question as shown.
    let mut old = silent(folder.lock());
    old.stage.format = 2;
    folder.put("stage.lock", old.to_text().unwrap());
    assert!(!folder.mark().basis.lock.stage.is_older_format());
    let mut manager = StageManager::new(&folder);
    let prepared = manager.prepare().unwrap();
    let pool = manager.pool(&prepared.file.stage, &prepared.bank).unwrap();
    let draw = manager.draw(&prepared, &pool).unwrap();
    let wording = wording(&prepared.file.stage, &pool, &draw);
    assert_eq!(manager.build(&prepared, &pool, &draw, &wording).unwrap().kept, 1);
    let locked = pool.iter().find(|question| question.question.id == shown.id).unwrap();
    let mut other = built("it", 1).lock().stage;
    assert!(other.is_shown_by(&other.question(&shown.id).unwrap().clone(), locked.question));
    let question = other.questions.iter_mut().find(|one| one.id == shown.id).unwrap();
    question.several = Some(false);
    assert!(!other.is_shown_by(&other.question(&shown.id).unwrap().clone(), locked.question));
}

/// Every result comes with its warnings, and a refusal names its subject.
#[test]
fn refusals_and_warnings_are_values() {
    let mut folder = built("it", 1);
    let refused = |folder: &MemoryFolder| StageManager::new(folder).mark().err().unwrap();
    let stage = folder.files["stage.toml"].clone();
    folder.put("stage.toml", "title = 5\n");
    assert!(matches!(refused(&folder), Refusal::Flawed(flawed) if flawed.path == "stage.toml"));
    folder.put("stage.toml", [&stage[..], b"# more\n"].concat());
    assert_eq!(kinds(&folder.results()), [("stage.toml".to_owned(), None, Notice::StageChanged)]);
    folder.put("results/results.json", "{");
    assert!(matches!(refused(&folder), Refusal::Published { .. }));
    folder.files.remove("stage.lock");
    assert!(matches!(refused(&folder), Refusal::NoLock(path) if path == "stage.lock"));
    folder.files.remove("results/results.json");
    let regraded = StageManager::new(&folder).regrade(&[], false).err().unwrap();
    assert!(matches!(regraded, Refusal::NoLock(path) if path == "stage.lock"));
    let heard = StageManager::new(&built("it", 3)).hear_appeal("T33", "1").err().unwrap();
    assert!(matches!(heard, Refusal::Stranger { near: Some(_), .. }), "{heard:?}");
    let asked = StageManager::new(&built("it", 1)).regrade(&["45-05b"], false).err().unwrap();
    assert!(matches!(asked, Refusal::Policy(text) if text == "45-05b"));
}

/// After a regrade under another edition, an appeal gives the reasons by this edition.
#[test]
fn an_appeal_reasons_by_the_terms_of_the_last_marking() {
    let mut folder = built("it", 1);
    folder.sat("papers/T1.journal", "T1", &[chooses(1, &[0]), RecordKind::HandIn]);
    let year = |folder: &MemoryFolder| {
        let heard = StageManager::new(folder)
            .hear_appeal("T1", "1")
            .unwrap_or_else(|why| panic!("{why:?}"));
        heard.ruled.terms.edition.year()
    };
    assert_eq!(year(&folder), 2017);
    let stage = String::from_utf8(folder.files["stage.toml"].clone()).unwrap();
    folder.put("stage.toml", stage.replace("edition = 2017", "edition = 2007"));
    let policies: Vec<String> =
        folder.lock().stage.questions.iter().map(|one| format!("{}=full", one.id)).collect();
    let policies: Vec<&str> = policies.iter().map(String::as_str).collect();
    let (_, marking) = StageManager::new(&folder).regrade(&policies, false).unwrap();
    let results = arbitro::render::marking::results::results(&marking.basis, marking.marked);
    folder.put("results/results.json", serde_json::to_string(&results).unwrap());
    assert_eq!(year(&folder), 2007);
}
