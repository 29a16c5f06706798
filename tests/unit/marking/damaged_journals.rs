//! Tests damaged journals: the notice on each, and the parts that count by the commission's decision.

use arbitro::render::marking::regrade::regrade;
use arbitro::render::marking::results::results;
use arbitro::render::marking::words_of;
use arbitro::render::notice;
use arbitro::render::term::render;
use arbitro_exam::journal::{LineRange, RecordKind, SalvageExtent, SalvagedAnswer, read, salvage};
use arbitro_exam::marking::refusal::SalvageRefusal;
use arbitro_exam::marking::{Refusal, StageManager};
use arbitro_exam::notice::Notice;
use arbitro_exam::results::{CandidateResult, Results, UnmarkedReason};

use super::memory_folder::{MemoryFolder, built};
use super::{chooses, kinds};

const NAME: &str = "papers/T1.journal";

/// Returns a stage with a journal of nine lines: start, machine, three views, each with an answer, and the hand-in.
fn sat() -> MemoryFolder {
    let mut folder = built("it", 2);
    let answers = [chooses(1, &[0]), chooses(2, &[1]), chooses(3, &[2])];
    folder.sat(NAME, "T1", &[&answers[..], &[RecordKind::HandIn]].concat());
    folder
}

fn lines(folder: &MemoryFolder) -> Vec<Vec<u8>> {
    let lines = folder.files[NAME].split_inclusive(|byte| *byte == b'\n');
    lines.map(<[u8]>::to_vec).collect()
}

/// Returns a stage in whose journal `spoil` has changed the given lines, numbered from 1.
fn spoilt(spoil: &dyn Fn(Vec<u8>) -> Vec<u8>, at: &[usize]) -> MemoryFolder {
    let mut folder = sat();
    let mut lines = lines(&folder);
    at.iter().for_each(|line| lines[*line - 1] = spoil(lines[*line - 1].clone()));
    folder.put(NAME, lines.concat());
    folder
}

/// Changes a digit in the JSON of a line.
fn digit(mut line: Vec<u8>) -> Vec<u8> {
    let at = line.windows(4).position(|four| four == b"\"at\"").unwrap() + 5;
    line[at] = b'7';
    line
}

fn hash(mut line: Vec<u8>) -> Vec<u8> {
    let at = line.windows(2).position(|two| two == b" {").unwrap() - 3;
    line[at] = if line[at] == b'0' { b'1' } else { b'0' };
    line
}

fn garbage(_: Vec<u8>) -> Vec<u8> {
    b"\xff\0 no record at all\n".to_vec()
}

/// Returns the reported damage of the journal: the damaged lines, and the questions answered before and after them.
fn reported_damage(folder: &MemoryFolder) -> (Vec<(usize, usize)>, Vec<usize>, Vec<usize>) {
    let results = folder.results();
    let [(sheet, Some(candidate), Notice::Damaged { damages, before, after, .. })] =
        &kinds(&results)[..]
    else {
        panic!("{:?}", kinds(&results));
    };
    assert_eq!((sheet.as_str(), candidate.as_str()), (NAME, "T1"));
    assert!(results.candidates.is_empty());
    assert!(
        results.unmarked.iter().any(|one| one.id == "T1" && one.why == UnmarkedReason::Refused)
    );
    let lines = damages.iter().map(|damage| (damage.first, damage.last)).collect();
    let asked = |kept: &[SalvagedAnswer]| kept.iter().map(|kept| kept.question).collect();
    (lines, asked(before), asked(after))
}

#[test]
fn answers_around_the_damage_are_listed_and_do_not_count() {
    type Row = (&'static [usize], &'static [(usize, usize)], &'static [usize], &'static [usize]);
    let rows: &[Row] = &[
        (&[1], &[(1, 1)], &[], &[1, 2, 3]),
        (&[4], &[(4, 4)], &[], &[2, 3]),
        (&[6], &[(6, 6)], &[1], &[3]),
        (&[4, 8], &[(4, 4), (8, 8)], &[], &[2]),
        (&[5, 6], &[(5, 6)], &[1], &[3]),
        (&[9], &[(9, 9)], &[1, 2, 3], &[]),
    ];
    for (at, damages, before, after) in rows {
        for spoil in [digit, hash] {
            let folder = spoilt(&spoil, at);
            let expected = (damages.to_vec(), before.to_vec(), after.to_vec());
            assert_eq!(reported_damage(&folder), expected, "{at:?}");
        }
    }
    // The line after an unreadable line has no predecessor by which it could be verified, so it is damaged too.
    assert_eq!(reported_damage(&spoilt(&garbage, &[5])), (vec![(5, 6)], vec![1], vec![3]));
    // After removed lines, the next line has no predecessor by which it could be verified.
    let mut folder = sat();
    let mut cut = lines(&folder);
    cut.drain(4..6);
    folder.put(NAME, cut.concat());
    assert_eq!(reported_damage(&folder), (vec![(5, 5)], vec![1], vec![3]));
    // A line was added after the hand-in.
    let mut folder = sat();
    let after = [folder.files[NAME].clone(), b"10 4 mine\n".to_vec()].concat();
    folder.put(NAME, after);
    assert_eq!(reported_damage(&folder), (vec![(10, 10)], vec![1, 2, 3], vec![]));
}

/// A last line cut by an interrupted write is not damage, wherever it is cut; nor is a file that is not a journal.
#[test]
fn partial_last_lines_and_other_files_are_no_damage() {
    let whole = sat().files[NAME].clone();
    let last = whole[..whole.len() - 1].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
    for cut in [last + 1, last + 60, whole.len() - 1] {
        let mut folder = sat();
        folder.put(NAME, &whole[..cut]);
        let notices: Vec<Notice> =
            kinds(&folder.results()).into_iter().map(|(.., one)| one).collect();
        assert_eq!(
            notices,
            [Notice::Torn { bytes: cut - last }, Notice::NotHandedIn { proved: None }],
            "{cut}"
        );
        assert_eq!(folder.mark().marked.candidates.len(), 1);
    }
    // The journal has both a damaged line and a partial last line.
    let mut lines: Vec<Vec<u8>> = lines(&sat());
    lines[5] = digit(lines[5].clone());
    let bytes = lines.concat();
    let lock = sat().lock();
    let paper = lock.paper("T1").unwrap().paper;
    let salvaged = salvage(&bytes[..bytes.len() - 9], paper, "T1").unwrap();
    assert_eq!(salvaged.damages, [LineRange { first: 6, last: 6 }]);
    assert!(salvaged.all().torn_bytes > 0);
    for none in [&b""[..], b"notes\n", b"1 2 3\n4 5 6\n", &whole] {
        assert_eq!(salvage(none, paper, "T1"), None);
    }
    let mut folder = sat();
    folder.put(NAME, "appunti\n".repeat(5));
    assert!(matches!(kinds(&folder.results())[..], [(.., Notice::Broken { .. })]));
    // A chain that verifies but that no sitting writes is not damage.
    let mut folder = sat();
    folder.sat(NAME, "T1", &[RecordKind::HandIn, RecordKind::Tick]);
    assert!(matches!(kinds(&folder.results())[..], [(.., Notice::Broken { .. })]));
}

fn remarked(folder: &MemoryFolder, asked: &[&str]) -> Result<Results, Refusal> {
    let mut manager = StageManager::new(folder);
    let (_, marking) = manager.regrade(asked, false)?;
    Ok(results(&marking.basis, marking.marked))
}

/// Returns the questions of T1 that count and are not blank; `None` if T1 has no result.
fn counts(results: &Results) -> Option<Vec<u32>> {
    let candidate = results.candidates.iter().find(|one| one.id == "T1")?;
    let answered = candidate.answers.iter().filter(|answer| !answer.chosen.is_empty());
    Some(answered.map(|answer| answer.place).collect())
}

#[test]
fn a_decision_of_the_commission_counts_for_that_file() {
    let mut folder = spoilt(&digit, &[6]);
    assert_eq!(counts(&remarked(&folder, &[]).unwrap()), None);
    let before = remarked(&folder, &["salvage:T1:1-5"]).unwrap();
    assert_eq!(counts(&before), Some(vec![1]));
    let named = "salvage:T1:1-5,7-9";
    let all = remarked(&folder, &[named]).unwrap();
    assert_eq!(counts(&all), Some(vec![1, 3]));
    let said: Vec<Notice> = kinds(&all).into_iter().map(|(.., one)| one).collect();
    let extent: SalvageExtent = "1-5,7-9".parse().unwrap();
    assert!(said.contains(&Notice::Salvaged { extent }), "{said:?}");
    assert_eq!(all.excluded_sheets(), 0);
    // A decision in written results still applies, also for an appeal, but not to another file.
    let written = serde_json::to_vec(&all).unwrap();
    folder.put("results/results.json", &written);
    assert_eq!(counts(&remarked(&folder, &[]).unwrap()), Some(vec![1, 3]));
    assert!(StageManager::new(&folder).hear_appeal("T1", "3").is_ok());
    let mut other = spoilt(&digit, &[8]);
    other.put("results/results.json", &written);
    let again = remarked(&other, &[]).unwrap();
    assert_eq!((counts(&again), again.excluded_sheets()), (None, 1));
    assert!(matches!(
        StageManager::new(&other).hear_appeal("T1", "3"),
        Err(Refusal::NoSheet { .. })
    ));
    // The commission can cancel a salvage decision; an undamaged copy counts even without a decision.
    assert_eq!(counts(&remarked(&folder, &["salvage:T1:none"]).unwrap()), None);
    let sound = sat();
    folder.put("copia/T1.journal", &sound.files[NAME]);
    assert_eq!(counts(&remarked(&folder, &[]).unwrap()), Some(vec![1, 2, 3]));
}

#[test]
fn a_policy_without_an_object_is_refused() {
    let why = |folder: &MemoryFolder, asked: &[&str]| match remarked(folder, asked) {
        Err(Refusal::Unsalvaged { why, .. }) => why,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("{asked:?} was not refused"),
    };
    let damaged = spoilt(&digit, &[6]);
    assert_eq!(why(&sat(), &["salvage:T1:all"]), SalvageRefusal::Sound);
    assert_eq!(why(&damaged, &["salvage:T2:all"]), SalvageRefusal::Sound);
    assert_eq!(why(&spoilt(&digit, &[1]), &["salvage:T1:before"]), SalvageRefusal::Nothing);
    let mut two = damaged.clone();
    two.put("copia/T1.journal", &damaged.files[NAME]);
    assert_eq!(why(&two, &["salvage:T1:all"]), SalvageRefusal::Several);
    let mut beside = damaged.clone();
    beside.put("copia/T1.journal", &sat().files[NAME]);
    assert_eq!(why(&beside, &["salvage:T1:all"]), SalvageRefusal::Sound);
    // Lines without proof count only if the request names exactly the lines of a part.
    let unproved = vec![LineRange { first: 1, last: 5 }, LineRange { first: 7, last: 9 }];
    assert_eq!(why(&damaged, &["salvage:T1:all"]), SalvageRefusal::Unproved(unproved.clone()));
    assert_eq!(why(&damaged, &["salvage:T1:proved"]), SalvageRefusal::Nothing);
    for lines in ["1-4", "1-9", "7-8", "6"] {
        let asked = format!("salvage:T1:{lines}");
        assert_eq!(why(&damaged, &[&asked]), SalvageRefusal::NoPart(unproved.clone()), "{lines}");
    }
    for bad in ["salvage:T1", "salvage:T1:half", "salvage:T1:", "salvage:T1:5-1", "salvage:T1:0-1"]
    {
        assert!(matches!(remarked(&damaged, &[bad]), Err(Refusal::Policy(_))), "{bad}");
    }
    assert!(matches!(remarked(&damaged, &["salvage:T9:all"]), Err(Refusal::Stranger { .. })));
    let twice = remarked(&damaged, &["salvage:T1:all", "salvage:T1:none"]);
    assert!(matches!(twice, Err(Refusal::PolicyTwice(_))));
}

/// The copied receipt shows whether the lines after the damage belong to the sitting.
#[test]
fn the_receipt_is_compared_with_the_last_record() {
    let receipt = read(&sat().files[NAME]).unwrap().receipt();
    let said = |folder: &mut MemoryFolder, copied: &str, language: &str| {
        folder.put("receipts.csv", format!("id;ricevuta\nT1;{copied}\n"));
        let (.., notice) = kinds(&folder.results()).remove(0);
        notice::notice(&words_of(language), &notice)
    };
    let mut middle = spoilt(&digit, &[6]);
    let told = said(&mut middle, &receipt.to_lowercase(), "it");
    for words in [
        "il giornale è danneggiato (righe: 6)",
        "che è quella copiata",
        "1-5, NON PROVATE",
        "7-9, provate dalla ricevuta: 3 c",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(said(&mut middle, "AAAA", "en").contains("the one copied is AAAA"));
    assert!(said(&mut middle, "", "en").contains("there is none in receipts.csv"));
    // The commission's decision applies even if the last record, and with it the receipt, is lost.
    let mut end = spoilt(&digit, &[9]);
    assert!(said(&mut end, &receipt, "it").contains(&format!("quella copiata è {receipt}")));
    assert_eq!(counts(&remarked(&end, &["salvage:T1:1-8"]).unwrap()), Some(vec![1, 2, 3]));
}

/// A decision by which a candidate gains or loses a result is a change, and is reported.
#[test]
fn a_result_gained_by_a_decision_is_reported() {
    let folder = spoilt(&digit, &[4]);
    let changed = |folder: &MemoryFolder, asked: &[&str]| {
        let (diff, marking) = StageManager::new(folder).regrade(asked, false).unwrap();
        let results = results(&marking.basis, marking.marked);
        let text = render(&regrade(&words_of("it"), &diff, &results));
        let ids =
            |all: &[CandidateResult]| all.iter().map(|one| one.id.clone()).collect::<Vec<_>>();
        (ids(&diff.added), ids(&diff.removed), text.contains("non cambia niente"), results)
    };
    let (added, removed, is_nothing, results) = changed(&folder, &["salvage:T1:1-3,5-9"]);
    assert_eq!((added, removed, is_nothing), (vec!["T1".to_owned()], vec![], false));
    let mut published = folder.clone();
    published.put("results/results.json", serde_json::to_string(&results).unwrap());
    let (added, removed, is_nothing, _) = changed(&published, &[]);
    assert_eq!((added, removed, is_nothing), (vec![], vec![], true));
    let (added, removed, is_nothing, _) = changed(&published, &["salvage:T1:none"]);
    assert_eq!((added, removed, is_nothing), (vec![], vec!["T1".to_owned()], false));
}
