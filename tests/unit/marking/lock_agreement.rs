//! A person with write access to a stage's folder changes its lock and recomputes the lock's hashes. The other files of
//! the folder still contradict the change.

use arbitro::render::marking::words_of;
use arbitro::render::refusal::refusal;
use arbitro::render::stage::papers::marking_rules;
use arbitro_exam::digest::Digest;
use arbitro_exam::folder;
use arbitro_exam::lock::{LockedStage, StageLock, scoring_hash};
use arbitro_exam::marking::refusal::LockContradiction;
use arbitro_exam::marking::{Refusal, StageManager};
use arbitro_exam::notice::Notice;
use serde_json::Value;

use super::kinds;
use super::memory_folder::{MemoryFolder, built, built_by};

/// The values of a lock that no other file of this folder, which has no journals, records: the
/// format, the program and the bank of the build, and the path of a case file. The candidate of a
/// paper is also listed, since a change makes the candidate of the journal unknown.
const ALONE: [&str; 5] = ["format", "program", "bank_hash", "file", "candidate"];

/// Returns the text of a lock with these lines and recomputed hashes; `None` if the lines are not a lock.
fn sealed(lines: &[Value]) -> Option<String> {
    let mut lines = lines.to_vec();
    if let Ok(mut stage) = serde_json::from_value::<LockedStage>(lines[0].clone()) {
        stage.scoring_hash = scoring_hash(&stage.scoring).unwrap();
        lines[0] = serde_json::to_value(stage).unwrap();
    }
    let mut text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let seal = Digest::of(&text);
    text.push_str(&format!("{{\"sha256\":\"{seal}\"}}\n"));
    StageLock::read(&text).is_ok().then_some(text)
}

fn lines(folder: &MemoryFolder) -> Vec<Value> {
    let text = str::from_utf8(&folder.files["stage.lock"]).unwrap();
    let mut lines: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    lines.pop();
    lines
}

/// Returns the JSON pointers to all scalars and empty lists of a value.
fn leaves(value: &Value, path: &str) -> Vec<String> {
    match value {
        Value::Object(all) => {
            all.iter().flat_map(|(key, one)| leaves(one, &format!("{path}/{key}"))).collect()
        }
        Value::Array(all) if !all.is_empty() => {
            let places = all.iter().enumerate();
            places.flat_map(|(place, one)| leaves(one, &format!("{path}/{place}"))).collect()
        }
        _ => vec![path.to_owned()],
    }
}

/// Returns other values, of the same type unless the value is null.
fn others(value: &Value) -> Vec<Value> {
    match value {
        Value::Bool(is_so) => vec![Value::from(!is_so)],
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            vec![Value::from(number + 1), Value::from(-number)]
        }
        Value::String(text) => {
            let turned: String = text.chars().rev().collect();
            let (shown, letters) = text.rsplit_once(' ').unwrap_or(("", text));
            let swapped: String = letters.chars().rev().collect();
            vec![Value::from(turned), Value::from(format!("{shown} {swapped}"))]
        }
        Value::Null => vec![Value::from(0)],
        Value::Array(_) => vec![serde_json::json!([1]), serde_json::json!(["46B1=text"])],
        Value::Object(_) => Vec::new(),
    }
}

/// Returns true if marking refuses the stage, or reports a warning or an open notice.
fn is_told(folder: &MemoryFolder) -> bool {
    let mut manager = StageManager::new(folder);
    let is_open = manager.mark().map_or(true, |marking| marking.marked.sheets.has_open());
    is_open || !manager.warnings.is_empty()
}

fn stage() -> MemoryFolder {
    built_by("it", 2, &|rules| format!("{rules}[room]\ncode = true\ncheckpoints = [30]\n"))
}

#[test]
fn every_changed_value_of_a_lock_is_detected() {
    let folder = stage();
    assert!(!is_told(&folder));
    let all = lines(&folder);
    let mut tried = 0;
    for (number, line) in all.iter().enumerate() {
        for path in leaves(line, "") {
            if ALONE.iter().any(|name| path.ends_with(&format!("/{name}"))) {
                continue;
            }
            let value = line.pointer(&path).unwrap();
            for other in others(value).into_iter().filter(|other| other != value) {
                let mut changed = all.clone();
                *changed[number].pointer_mut(&path).unwrap() = other.clone();
                let Some(text) = sealed(&changed).filter(|_| !path.ends_with("scoring_hash"))
                else {
                    continue;
                };
                let mut folder = folder.clone();
                folder.put("stage.lock", text);
                tried += 1;
                assert!(is_told(&folder), "line {}, {path}: {value} as {other}", number + 1);
            }
        }
    }
    assert!(tried > 50, "{tried}");
}

#[test]
fn a_wrong_hash_of_the_scoring_is_refused() {
    let folder = built("it", 1);
    let text = str::from_utf8(&folder.files["stage.lock"]).unwrap();
    let (lines, _) = text.trim_end().rsplit_once('\n').unwrap();
    let changed = format!("{}\n", lines.replace("\"wrong\":-50", "\"wrong\":50"));
    assert_ne!(changed.trim_end(), lines);
    let seal = Digest::of(&changed);
    let error = StageLock::read(&format!("{changed}{{\"sha256\":\"{seal}\"}}\n")).unwrap_err();
    assert_eq!(error, arbitro_exam::lock::LockError::Scoring);
}

/// The refusal names the contradicted field, with its value in the lock and its value in the other file.
#[test]
fn contradictions_to_a_lock_are_named() {
    let of = |change: &dyn Fn(&mut StageLock)| {
        let mut folder = stage();
        let mut lock = folder.lock();
        change(&mut lock);
        lock.stage.scoring_hash = scoring_hash(&lock.stage.scoring).unwrap();
        folder.put("stage.lock", lock.to_text().unwrap());
        match StageManager::new(&folder).mark().err() {
            Some(Refusal::Contradicted { found, .. }) => found,
            other => panic!("{other:?}"),
        }
    };
    let one = |file: &str, value: &str, lock: &str, there: &str| {
        let [file, value, lock, there] = [file, value, lock, there].map(str::to_owned);
        vec![LockContradiction { file, value, lock, there }]
    };
    let wrong = of(&|lock| lock.stage.scoring.wrong = 50);
    assert_eq!(wrong, one("stage.toml", "scoring.wrong", "50", "-50"));
    let minutes = of(&|lock| lock.papers[1].minutes = 90);
    assert_eq!(minutes, one("papers/T2.toml", "minutes", "90", "60"));
    let order = of(&|lock| lock.papers[0].questions[1].order.swap(0, 1));
    assert_eq!((order.len(), order[0].value.as_str()), (1, "questions.2.options"));
    assert!(!order[0].there.contains('?') && order[0].there != order[0].lock, "{order:?}");
}

/// A refusal is one paragraph, since a line break in it would be shown as an unprintable character.
#[test]
fn a_refusal_is_one_paragraph() {
    let value = |file: &str| LockContradiction {
        file: file.to_owned(),
        value: "scoring.wrong".to_owned(),
        lock: "50".to_owned(),
        there: "-50".to_owned(),
    };
    let names = |count: usize| -> Vec<String> {
        (0..count).map(|number| format!("fresh/{number}.toml")).collect()
    };
    for language in ["it", "en"] {
        for count in [1, 3, 300] {
            let found = names(count).iter().map(|name| value(name)).collect();
            let lock = Refusal::Contradicted { path: "stage.lock".to_owned(), found };
            for refused in [lock, Refusal::CasesGone(names(count))] {
                let message = refusal(&words_of(language), refused).message;
                assert!(message.contains("fresh/0.toml"), "{message}");
                assert!(!message.contains(char::is_control), "{message}");
            }
        }
    }
}

/// If the hash of a file differs from its locked hash, either the file or the lock may have changed; the difference is
/// reported, and the marks stay the same.
#[test]
fn a_changed_file_is_reported_with_its_value() {
    let whole = built("it", 2);
    let told = |name: &str, from: &str, to: &str| {
        let mut folder = whole.clone();
        let text = str::from_utf8(&folder.files[name]).unwrap();
        assert!(text.contains(from), "{name} has no {from}");
        folder.put(name, text.replacen(from, to, 1));
        let mut manager = StageManager::new(&folder);
        let marking = manager.mark().unwrap_or_else(|refusal| panic!("{refusal:?}"));
        let results = arbitro::render::marking::results::results(&marking.basis, marking.marked);
        kinds(&results)
    };
    let contradicts = |value: &str, lock: &str, there: &str| {
        let [value, lock, there] = [value, lock, there].map(str::to_owned);
        Notice::Contradicts { value, lock, there }
    };
    let of_stage = |notice| ("stage.toml".to_owned(), None, notice);
    let stage = |notice| vec![of_stage(Notice::StageChanged), of_stage(notice)];
    let points = contradicts("scoring.wrong", "-50", "50");
    assert_eq!(told("stage.toml", "wrong = -50", "wrong = 50"), stage(points));
    let pass = contradicts("scoring.pass.percent", "60", "10");
    assert_eq!(told("stage.toml", "percent = 60", "percent = 10"), stage(pass));
    // A comment contradicts no value, but the file no longer has its locked hash.
    let comment = told("stage.toml", "[scoring]", "# points\n[scoring]");
    assert_eq!(comment, [of_stage(Notice::StageChanged)]);
    let name = folder::paper("T1");
    let changed = (name.clone(), Some("T1".to_owned()), Notice::PaperChanged);
    assert_eq!(told(&name, "Candidato 1", "Candidato 7"), [changed]);
}

/// Marking, a regrade and an appeal report that the stage file differs from its hash in the lock; a regrade under
/// another edition does not, since it needs another stage file.
#[test]
fn a_changed_hash_of_the_stage_file_needs_examination() {
    let mut folder = built("it", 1);
    folder.sat("papers/T1.journal", "T1", &[arbitro_exam::journal::RecordKind::HandIn]);
    let mut lock = folder.lock();
    lock.stage.stage_hash = Digest::of("another");
    let mut other = folder.clone();
    other.put("stage.lock", lock.to_text().unwrap());
    let seen = |marking: arbitro_exam::marking::mark::MarkedStage| {
        let is_open = marking.marked.sheets.has_open();
        let told = marking.marked.sheets.notices.into_iter().map(|one| one.notice);
        (told.collect::<Vec<_>>(), is_open)
    };
    assert_eq!(seen(other.mark()), (vec![Notice::StageChanged], true));
    let remarked =
        |folder: &MemoryFolder| seen(StageManager::new(folder).regrade(&[], false).unwrap().1);
    assert_eq!(remarked(&other), (vec![Notice::StageChanged], true));
    let heard =
        StageManager::new(&other).hear_appeal("T1", "1").unwrap_or_else(|why| panic!("{why:?}"));
    assert!(heard.notices.iter().any(|notice| notice.notice == Notice::StageChanged));
    let stage = str::from_utf8(&folder.files["stage.toml"]).unwrap();
    let stage = stage.replace("edition = 2017", "edition = 2007");
    let mut regraded = folder.clone();
    regraded.put("stage.toml", stage);
    assert_eq!(remarked(&folder), (vec![], false));
    assert_eq!(remarked(&regraded), (vec![], false));
}

/// A change of both the lock and the stage file is contradicted by the rules printed on papers, which candidates hold.
#[test]
fn printed_rules_are_compared_with_the_lock() {
    for language in ["it", "en"] {
        let folder = built(language, 3);
        let seen = |folder: &MemoryFolder| {
            let mut manager = StageManager::new(folder);
            manager.in_words = Some(marking_rules);
            let marking = manager.mark().unwrap_or_else(|refusal| panic!("{refusal:?}"));
            assert_eq!(manager.warnings, []);
            (marking.marked.sheets.has_open(), marking.marked.sheets.notices)
        };
        assert_eq!(seen(&folder), (false, vec![]));
        let text = str::from_utf8(&folder.files["stage.toml"]).unwrap().to_owned();
        let changes = [
            ("right = 100", "right = 200", "rules.3"),
            ("wrong = -50", "wrong = 50", "rules.3"),
            ("each-option", "net-correct", "rules.4"),
            ("percent = 60", "percent = 10", "rules.5"),
            ("blank = 0", "blank = 0\nfloor = 0", "rules.5"),
        ];
        for (from, to, rule) in changes {
            let mut forged = folder.clone();
            let text = text.replace(from, to);
            let (stage, problems) = arbitro_exam::stage::read(&text);
            let stage = stage.unwrap_or_else(|| panic!("{to}: {problems:?}"));
            let mut lock = forged.lock();
            lock.stage.stage_hash = Digest::of(&text);
            lock.stage.scoring_hash = scoring_hash(&stage.scoring).unwrap();
            lock.stage.scoring = stage.scoring;
            forged.put("stage.toml", &text);
            forged.put("stage.lock", lock.to_text().unwrap());
            let (is_open, notices) = seen(&forged);
            assert!(is_open, "{to}");
            let first = &notices[0];
            let Notice::Contradicts { value, lock, there } = &first.notice else {
                panic!("{to}: {first:?}");
            };
            assert_eq!((first.sheet.as_str(), value.as_str()), ("papers/T1.toml", rule), "{to}");
            assert_ne!(lock, there);
            // The difference is reported once, however many papers print the rules.
            assert!(notices.iter().all(|one| one.sheet == first.sheet), "{to}: {notices:?}");
        }
    }
}

/// Marking works without the papers; the roster, if it exists, still contradicts changed minutes.
#[test]
fn without_papers_the_minutes_are_compared_with_the_roster() {
    let mut folder = built("it", 2);
    folder.files.retain(|name, _| !name.starts_with("papers/"));
    assert!(!is_told(&folder));
    let mut lock = folder.lock();
    lock.papers[1].minutes = 90;
    folder.put("stage.lock", lock.to_text().unwrap());
    let seen = kinds(&folder.results());
    let (lock, there) = ("90".to_owned(), "60".to_owned());
    let notice = Notice::Contradicts { value: "minutes".to_owned(), lock, there };
    assert_eq!(seen, [("albo.csv".to_owned(), Some("T2".to_owned()), notice)]);
    folder.files.remove("albo.csv");
    assert!(!is_told(&folder));
}

/// Marking, regrading, an appeal and publishing all refuse a lock that contradicts the other files of the stage.
#[test]
fn every_reader_of_a_lock_compares_it_with_the_folder() {
    let mut folder = built("it", 1);
    folder.sat("papers/T1.journal", "T1", &[arbitro_exam::journal::RecordKind::HandIn]);
    let results = serde_json::to_string(&folder.results()).unwrap();
    folder.put("results/results.json", results);
    let mut lock = folder.lock();
    lock.stage.scoring.wrong = 50;
    lock.stage.scoring_hash = scoring_hash(&lock.stage.scoring).unwrap();
    folder.put("stage.lock", lock.to_text().unwrap());
    let is_refused = |refusal: Option<Refusal>| {
        assert!(matches!(refusal, Some(Refusal::Contradicted { .. })), "{refusal:?}");
    };
    is_refused(StageManager::new(&folder).mark().err());
    is_refused(StageManager::new(&folder).regrade(&[], false).err());
    is_refused(StageManager::new(&folder).hear_appeal("T1", "1").err());
    is_refused(StageManager::new(&folder).publish().err());
}
