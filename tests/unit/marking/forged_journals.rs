//! Tests forged journals. The forger has the program, a journal's file and the right answers, and wants points that no
//! candidate earned in the room, but cannot change the codes copied in the room.

use arbitro::render::marking::results::results;
use arbitro_exam::form::StageSecret;
use arbitro_exam::journal::{
    HashChain, JournalRecord, LineRange, PartProof, RecordKind, SalvagedPart, read, write,
};
use arbitro_exam::marking::{Refusal, StageManager};
use arbitro_exam::notice::Notice;
use arbitro_exam::results::Results;
use arbitro_exam::room_code;

use super::kinds;
use super::memory_folder::{MemoryFolder, built_by};

const NAME: &str = "papers/T1.journal";

/// Returns a stage that asks for a room code, checkpoints, both or neither.
fn stage(has_code: bool, has_checkpoints: bool) -> MemoryFolder {
    let checkpoints = if has_checkpoints { "[1]" } else { "[]" };
    let room = format!("[room]\ncode = {has_code}\ncheckpoints = {checkpoints}\n");
    built_by("it", 1, &|rules| format!("{rules}{room}"))
}

/// Returns the answers of T1, all right or all wrong.
fn answers(folder: &MemoryFolder, right: bool) -> Vec<RecordKind> {
    let lock = folder.lock();
    let paper = lock.paper("T1").unwrap();
    let answer = |(place, shown): (usize, &arbitro_exam::lock::ShownQuestion)| {
        let key = &lock.stage.question(&shown.id).unwrap().key.right;
        let is_right = |place: &usize| key.contains(&shown.order[*place]);
        let all: Vec<usize> = (0..shown.order.len()).filter(|one| is_right(one) == right).collect();
        let chosen = if right { all } else { all[..1].to_vec() };
        RecordKind::Answer { question: place + 1, chosen, cited: None }
    };
    paper.questions.iter().enumerate().map(answer).collect()
}

/// Returns the records of a sitting with these answers, some before the checkpoint and the others after it.
fn sitting(
    folder: &MemoryFolder,
    before: &[RecordKind],
    after: &[RecordKind],
    end: &[RecordKind],
) -> Vec<JournalRecord> {
    let forged = folder.lock().stage.room;
    let secret = StageSecret::read(&"a7".repeat(32)).unwrap();
    let code = room_code::normalized(&secret.room_code(""));
    let code = forged.code.then_some(RecordKind::Room { code });
    let checkpoint =
        forged.checkpoints.first().map(|minute| RecordKind::Checkpoint { minute: *minute });
    let parts = [before, checkpoint.as_slice(), after, end].concat();
    folder.records("T1", &[code.as_slice(), &parts].concat()).1
}

/// A true sitting in which every answer is wrong, with its file and the codes copied in the room.
struct ForgedSitting {
    folder: MemoryFolder,
    records: Vec<JournalRecord>,
    file: Vec<u8>,
}

fn seated(has_code: bool, has_checkpoints: bool, end: &[RecordKind]) -> ForgedSitting {
    let mut folder = stage(has_code, has_checkpoints);
    let wrong = answers(&folder, false);
    let records = sitting(&folder, &wrong[..2], &wrong[2..], end);
    let paper = folder.lock().paper("T1").unwrap().paper;
    let file = write(paper, &records).unwrap();
    let journal = read(&file).unwrap();
    let receipt = if end.is_empty() { String::new() } else { journal.receipt() };
    let code = journal.room().unwrap_or_default();
    let shown = journal.checkpoint(1).unwrap_or_default();
    folder.put("receipts.csv", format!("id;ricevuta;sala;1\nT1;{receipt};{code};{shown}\n"));
    folder.put(NAME, &file);
    ForgedSitting { folder, records, file }
}

impl ForgedSitting {
    fn lines(&self) -> Vec<Vec<u8>> {
        self.file.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
    }

    /// Returns a file with the forged records chained from the start, a damaged line, and the true lines from the index
    /// `from`. The damaged line contains the hash of the record before the first of these true lines.
    fn grafted(&self, forged: &[JournalRecord], from: usize) -> Vec<u8> {
        let paper = self.folder.lock().paper("T1").unwrap().paper;
        let lines = self.lines();
        let mut true_chain = HashChain::new(paper);
        for record in &self.records[..from] {
            true_chain = true_chain.line(record).unwrap().1;
        }
        let damaged = format!("{from} 2 {} {{]\n", true_chain.head());
        [write(paper, forged).unwrap(), damaged.into_bytes(), lines[from..].concat()].concat()
    }

    fn with(&self, file: &[u8]) -> MemoryFolder {
        let mut folder = self.folder.clone();
        folder.put(NAME, file);
        folder
    }
}

fn marked(folder: &MemoryFolder, asked: &[&str]) -> Result<Results, Refusal> {
    let (_, marking) = StageManager::new(folder).regrade(asked, false)?;
    Ok(results(&marking.basis, marking.marked))
}

/// Returns the points of T1; `None` if T1 has no result.
fn score(results: &Results) -> Option<i64> {
    results.candidates.iter().find(|one| one.id == "T1").map(|one| one.score)
}

fn matters(results: &Results) -> Vec<Notice> {
    kinds(results).into_iter().map(|(.., one)| one).collect()
}

/// Requests that a commission may make without naming lines.
const WORDS: [&[&str]; 7] = [
    &[],
    &["salvage:T1:before"],
    &["salvage:T1:all"],
    &["salvage:T1:proved"],
    &["waive:T1:room", "waive:T1:checkpoints"],
    &["salvage:T1:all", "waive:*:room", "waive:*:checkpoints", "waive:*:receipt"],
    &["salvage:T1:before", "waive:*:room", "waive:*:checkpoints", "waive:*:receipt"],
];

/// Checks that no request of [`WORDS`] gives T1 more than `own` points, and that an open notice remains unless the
/// request counts only proved parts.
fn gives_nothing(folder: &MemoryFolder, own: i64, label: &str) {
    for words in WORDS {
        match marked(folder, words) {
            Ok(results) => {
                let found = score(&results);
                assert!(found.is_none_or(|found| found <= own), "{label}, {words:?}: {found:?}");
                // Proved parts that count by a decision leave no open notice.
                let is_open = matters(&results).iter().any(Notice::is_open);
                assert!(is_open || words.contains(&"salvage:T1:proved"), "{label}, {words:?}");
            }
            Err(Refusal::Unsalvaged { .. }) => {}
            Err(other) => panic!("{label}, {words:?}: {other:?}"),
        }
    }
}

#[test]
fn forged_answers_before_the_true_end_give_no_points() {
    let mut contradicted = 0;
    for (has_code, has_checkpoints) in [(false, false), (true, false), (false, true), (true, true)]
    {
        let room = seated(has_code, has_checkpoints, &[RecordKind::HandIn]);
        let own = score(&marked(&room.folder, &[]).unwrap()).unwrap();
        let right = answers(&room.folder, true);
        let whole = sitting(&room.folder, &right[..2], &right[2..], &[]);
        let mut unheld = room.with(&write_all(&room, &whole));
        unheld.files.remove("receipts.csv");
        let most = score(&marked(&unheld, &waived()).unwrap()).unwrap();
        assert!(own < 0 && most > 0, "{own} {most}");
        let last = room.records.len() - 1;
        // The true lines are appended from each of the last five records in turn.
        for from in (last - 4)..=last {
            let forged: Vec<JournalRecord> = whole[..from - 1].to_vec();
            let folder = room.with(&room.grafted(&forged, from));
            let label = format!("code {has_code}, checkpoints {has_checkpoints}, from {from}");
            gives_nothing(&folder, own.max(0), &label);
            // The receipt proves the part after the damage; the forged part before the damage is reported as unproved.
            let results = marked(&folder, &[]).unwrap();
            let parts = matters(&results).into_iter().find_map(|notice| match notice {
                Notice::Damaged { parts, .. } => Some(parts),
                _ => None,
            });
            let parts = parts.unwrap_or_else(|| panic!("{label}"));
            let unproved = parts.iter().filter(|part| !part.proof.is_proof());
            let unproved: Vec<LineRange> = unproved.map(|part| part.lines).collect();
            assert_eq!(unproved, [LineRange { first: 1, last: from - 1 }], "{label}");
            assert!(parts.last().unwrap().proof.is_proof(), "{label}");
            let against: Vec<SalvagedPart> =
                parts.iter().filter(|part| part.proof.is_against()).cloned().collect();
            contradicted += against.len();
            // The commission may count lines by naming them; the notice then lists the codes that contradict the lines.
            let lines = format!("salvage:T1:1-{}", from - 1);
            let results = marked(&folder, &[&lines]).unwrap();
            let said = matters(&results).into_iter().find_map(|notice| match notice {
                Notice::Contradicted { parts } => Some(parts),
                _ => None,
            });
            assert_eq!(said.unwrap_or_default(), against, "{label}");
            assert!(
                score(&results).is_some()
                    && matters(&results)
                        .iter()
                        .all(|one| !one.is_open() || matches!(one, Notice::NotHandedIn { .. })),
                "{label}"
            );
        }
    }
    assert!(contradicted > 0);
}

/// A contradiction between a copied code and a damaged journal is reported for the part that counts, for each kind of
/// code.
#[test]
fn contradictions_are_reported_after_a_decision() {
    let forged = seated(true, true, &[RecordKind::HandIn]);
    let mut lines = forged.lines();
    // The damaged line is the view of a question, which has no answer and no code.
    let at = lines.iter().position(|line| line.windows(6).any(|six| six == b"\"view\"")).unwrap();
    lines[at] = b"x\n".to_vec();
    let file = lines.concat();
    let slips = str::from_utf8(&forged.folder.files["receipts.csv"]).unwrap().to_owned();
    let row = slips.lines().nth(1).unwrap().to_owned();
    let fields: Vec<&str> = row.split(';').collect();
    let minute = 1;
    let copies = [
        (1, PartProof::OtherReceipt),
        (2, PartProof::OtherRoom),
        (3, PartProof::Contradicted { minute }),
    ];
    let lines = |parts: &[SalvagedPart]| {
        let lines: Vec<String> = parts.iter().map(|part| part.lines.to_string()).collect();
        format!("salvage:T1:{}", lines.join(","))
    };
    for (field, proof) in copies {
        let mut fields = fields.clone();
        fields[field] = "AAAA";
        let mut folder = forged.with(&file);
        folder.put("receipts.csv", format!("id;ricevuta;sala;1\n{}\n", fields.join(";")));
        let told = matters(&marked(&folder, &[]).unwrap());
        let parts = told.iter().find_map(|notice| match notice {
            Notice::Damaged { parts, .. } => Some(parts),
            _ => None,
        });
        let parts = parts.unwrap_or_else(|| panic!("{proof:?}: {told:?}"));
        let against: Vec<SalvagedPart> =
            parts.iter().filter(|part| part.proof.is_against()).cloned().collect();
        assert_eq!(against.iter().map(|part| part.proof).collect::<Vec<_>>(), [proof]);
        // Contradicted lines never count as proved; they count only if a request names them, which is reported with
        // their answers.
        let proved = marked(&folder, &["salvage:T1:proved"]);
        let said = proved.map(|results| matters(&results)).unwrap_or_default();
        assert!(!said.iter().any(|one| matches!(one, Notice::Contradicted { .. })), "{said:?}");
        let results = marked(&folder, &[&lines(parts)]).unwrap();
        let contradicted = Notice::Contradicted { parts: against };
        let told = matters(&results);
        assert!(told.contains(&contradicted) && score(&results).is_some(), "{told:?}");
        assert!(!told.iter().any(Notice::is_open), "{told:?}");
        // Results that are written and read again repeat the notice.
        folder.put("results/results.json", serde_json::to_vec(&results).unwrap());
        assert!(matters(&marked(&folder, &[]).unwrap()).contains(&contradicted));
    }
}

fn waived() -> [&'static str; 3] {
    ["waive:*:receipt", "waive:*:room", "waive:*:checkpoints"]
}

/// Returns the file of a journal with these records instead of the true ones.
fn write_all(forged: &ForgedSitting, records: &[JournalRecord]) -> Vec<u8> {
    let paper = forged.folder.lock().paper("T1").unwrap().paper;
    write(paper, records).unwrap()
}

/// A true beginning is proved by its checkpoint, and counts together with the part that the receipt proves; forged
/// records between the two do not count.
#[test]
fn a_checkpoint_proves_only_the_chain_before_it() {
    let room = seated(true, true, &[RecordKind::HandIn]);
    let right = answers(&room.folder, true);
    let is_checkpoint =
        |record: &JournalRecord| matches!(record.what, RecordKind::Checkpoint { .. });
    let at = room.records.iter().position(is_checkpoint).unwrap();
    // The file has the true beginning, then right answers, then damage, then the true last record.
    let end = sitting(&room.folder, &answers(&room.folder, false)[..2], &right, &[]);
    let from = room.records.len() - 1;
    assert_eq!(end[..=at], room.records[..=at]);
    let folder = room.with(&room.grafted(&end[..from - 1], from));
    gives_nothing(&folder, 0, "forged after the checkpoint");
    let results = marked(&folder, &["salvage:T1:proved"]).unwrap();
    let candidate = results.candidates.iter().find(|one| one.id == "T1").unwrap();
    let given: Vec<bool> = candidate.answers.iter().map(|one| !one.chosen.is_empty()).collect();
    assert_eq!(given.iter().filter(|given| **given).count(), 2, "{given:?}");
    assert!(candidate.score <= 0);
    // The code of a beginning that was forged up to the checkpoint differs from the copied code.
    let forged = sitting(&room.folder, &right[..2], &right[2..], &[]);
    let folder = room.with(&room.grafted(&forged[..from - 1], from));
    let results = marked(&folder, &[]).unwrap();
    let is_contradicted = |notice: &Notice| {
        let text = serde_json::to_string(notice).unwrap();
        text.contains("\"by\":\"contradicted\",\"minute\":1")
    };
    assert!(matters(&results).iter().any(is_contradicted), "{:?}", matters(&results));
}

/// Completely forged files: another chain, a chain without its end, and a chain that continues a sitting that was left.
#[test]
fn a_completely_forged_chain_is_refused_or_reported() {
    for (has_code, has_checkpoints) in [(false, false), (true, false), (false, true), (true, true)]
    {
        let label = format!("code {has_code}, checkpoints {has_checkpoints}");
        let forged = seated(has_code, has_checkpoints, &[RecordKind::HandIn]);
        let right = answers(&forged.folder, true);
        let all = sitting(&forged.folder, &right[..2], &right[2..], &[RecordKind::HandIn]);
        // The forged journal was handed in, and its receipt differs from the copied receipt.
        let results = marked(&forged.with(&write_all(&forged, &all)), &[]).unwrap();
        assert_eq!(score(&results), None, "{label}");
        // The forged journal was not handed in, although a receipt was copied.
        let results =
            marked(&forged.with(&write_all(&forged, &all[..all.len() - 1])), &[]).unwrap();
        assert_eq!(score(&results), None, "{label}");
        // The candidate left the sitting in the room without a receipt, and continued it at home.
        let forged = seated(has_code, has_checkpoints, &[]);
        let wrong = answers(&forged.folder, false);
        for end in [&[][..], &[RecordKind::HandIn]] {
            let more = [&wrong[2..], &right[..]].concat();
            let extended = sitting(&forged.folder, &wrong[..2], &more, end);
            assert_eq!(extended[..forged.records.len()], forged.records[..]);
            let folder = forged.with(&write_all(&forged, &extended));
            let results = marked(&folder, &[]).unwrap();
            assert_eq!(score(&results), None, "{label}");
            assert!(matters(&results).contains(&Notice::NoReceipt), "{label}");
            let proved = has_checkpoints.then_some(1);
            let open = Notice::NotHandedIn { proved };
            assert_eq!(matters(&results).contains(&open), end.is_empty(), "{label}");
        }
    }
    // If the stage asks for no proof and no code was copied, the notice states that nothing proves the end of the
    // sitting.
    let mut forged = seated(false, false, &[]);
    forged.folder.files.remove("receipts.csv");
    let results = marked(&forged.folder, &[]).unwrap();
    assert!(score(&results).is_some());
    assert_eq!(matters(&results), [Notice::NotHandedIn { proved: None }]);
}

/// A decision of an earlier program version, without named lines, still applies and is reported again.
#[test]
fn an_earlier_decision_without_lines_is_reported() {
    let forged = seated(false, false, &[RecordKind::HandIn]);
    let right = answers(&forged.folder, true);
    let whole = sitting(&forged.folder, &right[..2], &right[2..], &[]);
    let from = forged.records.len() - 1;
    let mut folder = forged.with(&forged.grafted(&whole[..from - 1], from));
    let named = format!("salvage:T1:1-{}", from - 1);
    let results = marked(&folder, &[&named]).unwrap();
    assert!(!matters(&results).iter().any(|one| matches!(one, Notice::Unproved { .. })));
    let text = serde_json::to_string(&results).unwrap();
    let extent = format!("\"extent\":\"1-{}\"", from - 1);
    assert!(text.contains(&extent), "{text}");
    let before =
        text.replace(&extent, "\"extent\":\"before\"").replace("\"format\":5", "\"format\":4");
    folder.put("results/results.json", before);
    let results = marked(&folder, &[]).unwrap();
    let parts = vec![LineRange { first: 1, last: from - 1 }];
    assert!(score(&results).is_some() && matters(&results).contains(&Notice::Unproved { parts }));
}

/// Repeated kills, a program open for longer than the time allowed, and a stopped clock are reported.
#[test]
fn gained_time_is_reported() {
    let folder = built_by("it", 1, &|rules| rules.replace("minutes = 60", "minutes = 2"));
    let told = |records: &[RecordKind]| {
        let mut folder = folder.clone();
        folder.sat(NAME, "T1", &[records, &[RecordKind::HandIn]].concat());
        matters(&folder.results())
    };
    let resume = |away| RecordKind::Resume { away, dropped: 0 };
    let view = RecordKind::View { question: 1 };
    let kills = |times: usize, away: i64| {
        (0..times).flat_map(|_| [resume(away), view.clone()]).collect::<Vec<_>>()
    };
    assert_eq!(told(&kills(3, 4)), [Notice::Resumed { times: 3, away: 12 }]);
    let often = told(&kills(9, 4));
    assert!(often.contains(&Notice::Reopened { times: 9, uncounted: 81 }), "{often:?}");
    let long = told(&kills(1, 300));
    assert!(long.contains(&Notice::OverWall { seconds: 302, minutes: 2 }), "{long:?}");
    // Setting the clock back does not hide the time gained.
    let hidden = told(&[&kills(1, 300)[..], &kills(1, -300)].concat());
    assert!(hidden.iter().any(|one| matches!(one, Notice::OverWall { .. })), "{hidden:?}");
    let silent = |up| RecordKind::Machine { boot: String::new(), up };
    let mute = told(&[silent(0), resume(5), silent(0), view.clone()]);
    assert!(mute.contains(&Notice::NoUptime { times: 1 }), "{mute:?}");
}
