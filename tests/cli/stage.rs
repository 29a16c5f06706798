//! Tests a stage end to end for up to forty candidates, from the blueprint to the results, including altered journals,
//! late entrants and locks of format 1.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::common::program::run_in;
use crate::common::stage::{RosterRow, TestStage};
use arbitro::embedded;
use arbitro_exam::digest::Digest;
use arbitro_exam::lock::{self, ShownQuestion, StageLock};
use serde_json::Value;

/// Returns forty candidates in two languages, some with names that need quotes.
fn forty() -> Vec<RosterRow> {
    let names = ["D'Alò, Niccolò", "Rossi \"Nico\"", "Ørsted; Åse", "Verdi Ada", "Bianchi Ugo"];
    let one = |n: usize| RosterRow {
        id: format!("T{n:03}"),
        name: format!("{} {n}", names[n % names.len()]),
        extra: if n.is_multiple_of(7) { "15" } else { "" },
        language: if n % 10 == 3 { "en" } else { "" },
    };
    (1..=40).map(one).collect()
}

/// Returns a candidate's answer: the places of the options on the screen, and the citation. The answer is derived from
/// the numbers of candidate and question, so that right, wrong, partly right and blank answers all occur.
fn answer(
    candidate: usize,
    question: usize,
    shown: &ShownQuestion,
) -> (Vec<usize>, Option<&'static str>) {
    let options = shown.order.len();
    let dice = candidate * 31 + question * 17 + candidate * question;
    let chosen = match dice % 6 {
        0 => Vec::new(),
        5 => vec![dice % options, (dice / 6) % options],
        _ => vec![dice % options],
    };
    let cited = ["45C4b", "46", "46B1", "50D", "64A", ""][dice % 6];
    let mut chosen: Vec<usize> = chosen.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
    // If the paper asks for one option, `TestStage::sit` keeps only the first of these.
    chosen.truncate(options);
    (chosen, Some(cited).filter(|cited| !cited.is_empty()))
}

/// Returns the points of an answer by the rules of the stage, computed from the key in the lock.
fn expected(lock: &StageLock, shown: &ShownQuestion, chosen: &[usize], cited: Option<&str>) -> i64 {
    let question = lock.stage.question(&shown.id).unwrap();
    if chosen.is_empty() {
        return -10;
    }
    let chosen: BTreeSet<usize> = chosen.iter().map(|place| shown.order[*place]).collect();
    let right: BTreeSet<usize> = question.key.right.iter().copied().collect();
    let hits = chosen.intersection(&right).count() as i64;
    let misses = chosen.len() as i64 - hits;
    let share = if chosen == right {
        100
    } else if right.len() > 1 {
        100 * (hits - misses) / right.len() as i64
    } else {
        0
    };
    if share <= 0 {
        return -50;
    }
    let letters = |text: &str| -> String {
        text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_uppercase()
    };
    let digits = |text: &str| text.chars().take_while(char::is_ascii_digit).count();
    let credit = |clause: &String| {
        let (clause, cited) = (letters(clause), letters(cited.unwrap_or_default()));
        // The citation counts if it is a prefix of the clause, and does not end within the number of the Law.
        let holds = clause.starts_with(&cited) && digits(&cited) == digits(&clause);
        match (holds && !cited.is_empty(), cited == clause, cited.len() > digits(&cited)) {
            (false, ..) => 0,
            (true, true, _) => 50,
            (true, false, true) => 30,
            (true, false, false) => 10,
        }
    };
    share + question.key.clauses.iter().map(credit).max().unwrap_or(0)
}

const RULES: &str = include_str!("stage.toml");

#[test]
fn forty_candidates_from_the_blueprint_to_the_statistics() {
    let stage = TestStage::new(RULES, &forty());
    assert!(stage.run(&["stage", "check", "."]).ok().contains("Il piano si può soddisfare."));
    stage.build();
    let lock = stage.lock();
    assert_eq!(lock.papers.len(), 40);
    for (candidate, paper) in lock.papers.iter().enumerate() {
        stage.sit(paper, |question, shown| answer(candidate, question, shown));
    }
    let output = stage.run(&["mark", "."]).ok();
    assert!(output.contains("40 fascicoli corretti"), "{output}");

    let results = stage.results();
    let marked = results["candidates"].as_array().unwrap();
    assert_eq!(marked.len(), 40);
    let mut outcomes = BTreeSet::new();
    for (candidate, (paper, marked)) in lock.papers.iter().zip(marked).enumerate() {
        assert_eq!(marked["id"], paper.candidate.as_str());
        let mut total = 0;
        for (question, shown) in paper.questions.iter().enumerate() {
            let (mut chosen, cited) = answer(candidate, question, shown);
            if !stage.several(paper, question) {
                chosen.truncate(1);
            }
            let points = expected(&lock, shown, &chosen, cited);
            let answer = &marked["answers"][question];
            assert_eq!(answer["mark"], points, "{} {} {answer}", paper.candidate, shown.id);
            outcomes.insert(answer["outcome"].as_str().unwrap().to_owned());
            total += points;
        }
        let rounded = (total + 12).div_euclid(25) * 25;
        assert_eq!(marked["score"], rounded, "{}", paper.candidate);
        assert_eq!(marked["max"], 20 * 150);
        assert_eq!(marked["passed"], rounded * 100 >= 20 * 20 * 150);
    }
    assert_eq!(outcomes.len(), 4, "{outcomes:?}");

    // The table and the reports contain the same scores as the JSON.
    let table = fs::read_to_string(stage.path("results/results.csv")).unwrap();
    assert!(table.starts_with("\u{feff}id;nome;"));
    assert_eq!(table.matches("\r\n").count(), 41);
    assert!(table.contains("\"Rossi \"\"Nico\"\" 1\""), "{table}");
    for marked in marked {
        let report = format!("results/{}.txt", marked["id"].as_str().unwrap());
        let report = fs::read_to_string(stage.path(&report)).unwrap();
        assert!(report.contains(marked["receipt"].as_str().unwrap()));
        assert!(report.contains(marked["name"].as_str().unwrap()));
        assert!(report.contains("Da ripassare") || report.contains("To study"), "{report}");
    }
    assert!(
        fs::read_to_string(stage.path("results/T003.txt"))
            .unwrap()
            .contains("Ruling (Laws of 2017)")
    );

    // Marking the stage again gives the same bytes.
    let before = stage.files("results");
    fs::remove_dir_all(stage.path("results")).unwrap();
    stage.run(&["mark", "."]).ok();
    assert_eq!(stage.files("results"), before);
    assert!(stage.run(&["mark", "."]).ok().contains("sono invariati"));

    let statistics: Value =
        serde_json::from_str(&stage.run(&["stats", ".", "--format", "json"]).ok()).unwrap();
    let text = statistics.to_string();
    for question in &lock.stage.questions {
        assert!(text.contains(&question.id), "{}", question.id);
    }
}

#[test]
fn secret_and_bank_determine_the_papers() {
    let stage = TestStage::new(RULES, &forty()[..5]);
    stage.build();
    let (papers, lock) = (stage.files("papers"), fs::read(stage.path("stage.lock")).unwrap());
    fs::remove_dir_all(stage.path("papers")).unwrap();
    fs::remove_file(stage.path("stage.lock")).unwrap();
    stage.build();
    assert_eq!(stage.files("papers"), papers);
    assert_eq!(fs::read(stage.path("stage.lock")).unwrap(), lock);

    let other = TestStage::new(RULES, &forty()[..5]);
    fs::write(other.path("stage.secret"), format!("{}\n", "5a".repeat(32))).unwrap();
    other.build();
    assert_ne!(other.files("papers"), papers);
}

/// Papers contain no part of the key, and nothing that helps to find it: no id, file name, clause, claim, comment or
/// finding, and no hash of the lock.
#[test]
fn papers_contain_nothing_of_the_key() {
    let stage = TestStage::new(RULES, &forty());
    stage.build();
    let lock = stage.lock();
    let cases: BTreeMap<&str, &str> = embedded().into_iter().collect();
    let mut secrets: BTreeSet<String> = BTreeSet::new();
    for locked in &lock.stage.questions {
        secrets.extend([locked.id.clone(), locked.file.clone(), locked.file_hash.to_string()]);
        secrets.extend(locked.options.iter().cloned());
        let case = arbitro::read(&locked.file, cases[locked.file.as_str()]).case;
        secrets.extend([case.title.it.clone(), case.title.en.clone(), case.source.clone()]);
        let question =
            case.questions.into_iter().find(|question| question.id == locked.id).unwrap();
        let comments = question.options.iter().filter_map(|option| option.comment.clone());
        for comment in question.comment.clone().into_iter().chain(comments) {
            secrets.extend([comment.it, comment.en]);
        }
    }
    secrets.extend([lock.stage.bank_hash.to_string(), lock.stage.scoring_hash.to_string()]);
    for digits in fs::read_to_string(stage.path("stage.secret")).unwrap().lines() {
        secrets.insert(digits.trim_start_matches("# ").to_owned());
    }
    for (name, bytes) in stage.files("papers") {
        let paper = String::from_utf8(bytes).unwrap();
        for key in ["claims", "cites", "ruling", "events", "findings", "comment", "right", "id"] {
            assert!(!paper.contains(&format!("\n{key} =")), "{name}: {key}");
        }
        for secret in &secrets {
            assert!(!paper.contains(secret.as_str()), "{name}: {secret}");
        }
    }
    // The positions of the options do not reveal the key: right options are about equally frequent at each position.
    let mut places = [0usize; 3];
    for shown in lock.papers.iter().flat_map(|paper| &paper.questions) {
        let locked = lock.stage.question(&shown.id).unwrap();
        if let ([right], 3) = (locked.key.right.as_slice(), shown.order.len()) {
            places[shown.order.iter().position(|option| option == right).unwrap()] += 1;
        }
    }
    let all: usize = places.iter().sum();
    assert!(all > 200, "{places:?}");
    assert!(places.iter().all(|place| place * 100 > all * 24), "{places:?}");
}

/// Late entrants are added, and existing papers stay the same; a build that would change a paper is refused.
#[test]
fn existing_papers_never_change() {
    let stage = TestStage::new(RULES, &forty()[..3]);
    stage.build();
    let before = stage.files("papers");
    stage.roster(&forty()[..4]);
    stage.build();
    let after = stage.files("papers");
    assert_eq!(after.len(), 4);
    assert!(before.iter().all(|(name, bytes)| after[name] == *bytes));

    let lock = fs::read(stage.path("stage.lock")).unwrap();
    let refused = |why: &str| {
        let run = stage.run(&["stage", "build", ".", "--candidates", "albo.csv"]);
        assert!(run.failed(2).contains(why), "{}", run.stderr);
        assert_eq!(stage.files("papers"), after, "{why}");
        assert_eq!(fs::read(stage.path("stage.lock")).unwrap(), lock, "{why}");
    };
    stage.roster(&forty()[1..4]);
    refused("T001 non sarebbe più quello");
    stage.roster(&forty()[..4]);
    let changed = RULES.replace("count = 8", "count = 7");
    fs::write(stage.path("stage.toml"), changed).unwrap();
    refused("non sarebbe più quello");
    fs::write(stage.path("stage.toml"), RULES).unwrap();
    fs::write(stage.path("stage.secret"), format!("{}\n", "5a".repeat(32))).unwrap();
    refused("non sarebbe più quello");
}

#[test]
fn an_altered_sheet_is_reported_and_does_not_stop_the_others() {
    let candidates = &forty()[..8];
    let stage = TestStage::new(RULES, candidates);
    stage.build();
    let lock = stage.lock();
    for (candidate, paper) in lock.papers.iter().enumerate() {
        stage.sit(paper, |question, shown| answer(candidate, question, shown));
    }
    let journal = |n: usize| stage.path(&format!("papers/T{n:03}.journal"));
    let edit = |n: usize, change: &dyn Fn(String) -> String| {
        let text = fs::read_to_string(journal(n)).unwrap();
        let changed = change(text.clone());
        assert_ne!(text, changed);
        fs::write(journal(n), changed).unwrap();
    };
    // T001 has an edited answer; T002 lacks a record; T003 has the journal of T004; T005 has a journal of another
    // stage; T006 has no journal; and the end of T007's journal is cut off, which loses only the hand-in.
    edit(1, &|text| text.replacen("\"chosen\":[", "\"chosen\":[1,", 1));
    edit(2, &|text| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.remove(4);
        lines.join("\n") + "\n"
    });
    fs::copy(journal(4), journal(3)).unwrap();
    let other = TestStage::new(&RULES.replace("count = 8", "count = 9"), candidates);
    other.build();
    let paper = other.lock().paper("T005").unwrap().clone();
    other.sit(&paper, |question, shown| answer(5, question, shown));
    fs::copy(other.path("papers/T005.journal"), journal(5)).unwrap();
    fs::remove_file(journal(6)).unwrap();
    edit(7, &|text| text[..text.len() - 9].to_owned());
    fs::write(stage.path("papers/T009.journal"), b"\xff\xfe\x00").unwrap();

    let run = stage.run(&["mark", "."]);
    let output = run.failed(1);
    for (sheet, why) in [
        ("T001.journal", "righe"),
        ("T002.journal", "righe"),
        ("T005.journal", "fascicolo"),
        ("T007.journal", "non è stato consegnato"),
        ("T009.journal", ""),
        ("", "Non"),
    ] {
        assert!(output.contains(sheet) && output.contains(why), "{sheet}: {output}");
    }
    let results = stage.results();
    let marked: Vec<&str> = results["candidates"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| c["id"].as_str().unwrap())
        .collect();
    // The copy under T003's name equals T004's journal byte for byte, so it counts once, for T004.
    assert_eq!(marked, ["T004", "T007", "T008"]);
    assert!(output.contains(&candidates[5].name), "{output}");
}

#[test]
fn a_copied_receipt_reveals_a_rewritten_journal() {
    let stage = TestStage::new(RULES, &forty()[..2]);
    stage.build();
    let lock = stage.lock();
    let mut receipts = Vec::new();
    for (candidate, paper) in lock.papers.iter().enumerate() {
        receipts.push(stage.sit(paper, |question, shown| answer(candidate, question, shown)));
    }
    let copied = format!(
        "id;ricevuta\nT001;{}\nT002;{}\n",
        receipts[0].to_lowercase().replace('-', " "),
        receipts[1]
    );
    fs::write(stage.path("receipts.csv"), &copied).unwrap();
    assert!(stage.run(&["mark", "."]).ok().contains("2 fascicoli corretti"));
    // The whole chain of the journal is recomputed and valid, so only the receipt reveals the change.
    fs::remove_file(stage.path("papers/T001.journal")).unwrap();
    stage.sit(&lock.papers[0], |question, shown| answer(7, question, shown));
    let run = stage.run(&["mark", "."]);
    assert!(run.failed(1).contains("quella copiata"), "{}", run.stdout);
    let results = stage.results();
    assert_eq!(results["candidates"].as_array().unwrap().len(), 1);
    // The previous results are kept in another folder.
    assert!(stage.path("results-1/results.json").exists());
}

/// Turning tables, renaming suits and shuffling options change the question as shown, and never the points of the same
/// answers.
#[test]
fn a_shuffle_does_not_change_a_score() {
    let plain = "\n[variants]\nturn = false\nsuits = false\noptions = false\norder = false\n";
    let mut scores = Vec::new();
    for rules in [RULES.to_owned(), format!("{RULES}{plain}")] {
        let stage = TestStage::new(&rules, &forty()[..6]);
        stage.build();
        let lock = stage.lock();
        for (candidate, paper) in lock.papers.iter().enumerate() {
            // The candidate chooses an option by its index in the case, wherever the paper shows it.
            stage.sit(paper, |_, shown| {
                let number: usize = shown.id.bytes().map(usize::from).sum();
                let option = (number + candidate) % shown.order.len();
                (vec![shown.order.iter().position(|other| *other == option).unwrap()], Some("46"))
            });
        }
        stage.run(&["mark", "."]).ok();
        let results = stage.results();
        let of = |candidate: &Value| (candidate["id"].clone(), candidate["score"].clone());
        scores.push(results["candidates"].as_array().unwrap().iter().map(of).collect::<Vec<_>>());
        let shown: BTreeSet<String> =
            lock.papers.iter().flat_map(|p| &p.questions).cloned().map(String::from).collect();
        let questions = lock.stage.questions.len();
        // Without variants, all candidates see the questions in the same form; with variants, not all do.
        assert_eq!(shown.len() == questions, scores.len() == 2, "{}", shown.len());
    }
    assert_eq!(scores[0], scores[1]);
}

/// Score, answers and reasons in a candidate's report each have a switch.
#[test]
fn three_switches_for_what_a_report_shows() {
    for switches in 0..8u8 {
        let [score, answers, reasons] = [1, 2, 4].map(|bit| switches & bit != 0);
        let show = format!("\n[show]\nscore = {score}\nanswers = {answers}\nreasons = {reasons}\n");
        let stage = TestStage::new(&format!("{RULES}{show}"), &forty()[..1]);
        stage.build();
        let lock = stage.lock();
        stage.sit(&lock.papers[0], |question, shown| answer(1, question, shown));
        stage.run(&["mark", "."]).ok();
        let report = fs::read_to_string(stage.path("results/T001.txt")).unwrap();
        let shows = |text: &str| report.contains(text);
        assert_eq!(shows("Punteggio") && shows("sufficiente"), score, "{show}");
        assert_eq!(shows("sbagliata, -0,5 punti"), score && answers, "{show}");
        assert_eq!(shows("[giusta]") && shows("sbagliata"), answers, "{show}");
        assert_eq!(shows("Decisione (Codice 2017)"), reasons, "{show}");
        assert_eq!(shows("non mostra altro"), switches == 0, "{show}");
    }
}

/// An earlier copy or an empty copy of a journal in another folder does not invalidate the complete journal.
#[test]
fn a_whole_journal_counts_beside_an_earlier_copy_and_a_broken_one() {
    let stage = TestStage::new(RULES, &forty()[..2]);
    stage.build();
    let lock = stage.lock();
    for (candidate, paper) in lock.papers.iter().enumerate() {
        stage.sit(paper, |question, shown| answer(candidate, question, shown));
    }
    stage.run(&["mark", "."]).ok();
    let scores = |results: Value| results["candidates"].clone();
    let before = scores(stage.results());
    let whole = fs::read_to_string(stage.path("papers/T001.journal")).unwrap();
    fs::create_dir(stage.path("chiavetta")).unwrap();
    let early: String = whole.lines().take(12).map(|line| format!("{line}\n")).collect();
    fs::write(stage.path("chiavetta/T001.journal"), early).unwrap();
    let output = stage.run(&["mark", "."]).ok();
    assert!(output.contains("chiavetta/T001.journal"), "{output}");
    assert_eq!(scores(stage.results()), before);
    fs::write(stage.path("chiavetta/T002.journal"), "").unwrap();
    let output = stage.run(&["mark", "."]).failed(1);
    assert!(output.contains("chiavetta/T002.journal"), "{output}");
    assert_eq!(scores(stage.results()), before);
}

/// The language of the user who marks does not affect the results.
#[test]
fn results_are_in_the_language_of_the_stage() {
    let stage = TestStage::new(RULES, &forty()[..3]);
    stage.build();
    let lock = stage.lock();
    stage.sit(&lock.papers[0], |question, shown| answer(0, question, shown));
    stage.run(&["mark", "."]).ok();
    let before = stage.files("results");
    run_in(&stage.path(""), &["mark", "."], "en", "").ok();
    assert_eq!(stage.files("results"), before);
    assert!(!stage.path("results-1").exists());
}

#[test]
fn the_summary_tells_notices_in_the_language_asked_for() {
    let stage = TestStage::new(RULES, &forty()[..2]);
    stage.build();
    let lock = stage.lock();
    stage.sit(&lock.papers[0], |question, shown| answer(0, question, shown));
    fs::create_dir(stage.path("chiavetta")).unwrap();
    fs::write(stage.path("chiavetta/T002.journal"), "").unwrap();
    let summary = run_in(&stage.path(""), &["mark", "."], "en", "").stdout;
    let results = stage.results();
    let kept = results["problems"][0]["what"].as_str().unwrap();
    let [italian, english] =
        ["it", "en"].map(|language| run_in(&stage.path(""), &["mark", "."], language, "").stdout);
    assert_eq!(summary, english);
    assert!(!english.contains(kept), "{kept}\n{english}");
    let joined = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(joined(&italian).contains(&joined(kept)), "{kept}\n{italian}");
}

/// Other users of the machine cannot read confidential files.
#[cfg(unix)]
#[test]
fn the_lock_and_the_secret_are_private() {
    use std::os::unix::fs::PermissionsExt;
    let stage = TestStage::new(RULES, &forty()[..1]);
    stage.run(&["stage", "new", "altra"]).ok();
    stage.build();
    for name in ["stage.lock", "altra/stage.secret"] {
        let mode = fs::metadata(stage.path(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name} {mode:o}");
    }
}

/// Returns a lock of format 1, with hashes of shown questions that the current program cannot compute.
fn first_format(lock: &StageLock) -> String {
    let mut old = lock.clone();
    old.stage.format = 1;
    for question in &mut old.stage.questions {
        question.shown = Digest::of("as the first program wrote it");
    }
    old.to_text().unwrap()
}

#[test]
fn a_lock_of_format_1_is_read_and_reported_as_old() {
    const OLD: &str = "è di una versione precedente (formato 1)";
    let stage = TestStage::new(RULES, &forty()[..2]);
    stage.build();
    let lock = stage.lock();
    for (candidate, paper) in lock.papers.iter().enumerate() {
        stage.sit(paper, |question, shown| answer(candidate, question, shown));
    }
    assert!(!stage.run(&["mark", "."]).ok().contains(OLD));
    let results = stage.results();
    fs::write(stage.path("stage.lock"), first_format(&lock)).unwrap();
    let run = stage.run(&["mark", "."]);
    assert!(run.ok().contains(OLD), "{}", run.stderr);
    assert_eq!(stage.results()["candidates"], results["candidates"]);
    let id = &lock.papers[0].questions[0].id;
    assert!(stage.run(&["appeal", ".", "T001", id]).ok().contains(OLD));
    // The papers of the old lock stay the same, and the rewritten lock has the current format.
    stage.roster(&forty()[..3]);
    stage.build();
    let after = stage.lock();
    assert_eq!((after.stage.format, after.papers.len()), (lock::FORMAT, 3));
    assert_eq!(after.papers[..2], lock.papers);
}

/// The hash of a shown question uses case-file notation, so that renaming an item in the code changes no lock. If the
/// hash of a shown question changes, locks need a new format.
#[test]
fn displayed_questions_are_hashed_in_case_notation() {
    let text = r#"
title = { it = "-", en = "-" }
[table]
contract = "4HX S"
dealer = "S"
vulnerable = "NS"
auction = "2H P 4H X P P P"
north = "S AK D Q5+"
west = "S J4"
tricks = { NS = 7, EW = 3 }
last = "SQ by E"
on_lead = "E"
play = ["E: D2 D3"]
penalty = ["W H6 minor"]
[[question]]
id = "45-99"
text = { it = "Chi gioca?", en = "Who plays?" }
events = []
"#;
    let hash = |text: &str| {
        let reading = arbitro::read("45-99.toml", text);
        lock::shown_hash(reading.case.questions.first().unwrap()).to_string()
    };
    assert_eq!(hash(text), "de7c94a30ca54563875a339bfd5ad3195384379090fe2a67ba6dfb3baa90ace1");
    for (old, new) in [
        ("4HX S", "4H S"),
        ("\"NS\"", "\"EW\""),
        ("S AK D Q5+", "S AK D QJ+"),
        ("S J4", "S J5"),
        ("NS = 7, EW = 3", "NS = 3, EW = 7"),
        ("D2 D3", "D2 D4"),
        ("minor", "major"),
        ("Who plays", "Who leads"),
    ] {
        assert!(text.contains(old), "{old}");
        assert_ne!(hash(&text.replacen(old, new, 1)), hash(text), "{old}");
    }
}

/// The largest number of papers in a thousand that a candidate who knows only the usual answers passes by the default
/// rules.
const MOST_BY_USUAL_ANSWERS: u64 = 40;

const SIMULATE: [&str; 6] = ["stage", "check", ".", "--simulate", "--format", "json"];

/// With the default rules of a stage, no habit of guessing passes more than ten papers in a thousand.
#[test]
fn no_blind_habit_passes_a_new_stage() {
    let folder = tempfile::tempdir().unwrap();
    run_in(folder.path(), &["stage", "new", "."], "it", "").ok();
    let output = run_in(folder.path(), &SIMULATE, "it", "").json();
    let habits = output["simulated"].as_array().unwrap();
    let passed: Vec<(&str, u64)> = habits
        .iter()
        .map(|habit| (habit["habit"].as_str().unwrap(), habit["passed"].as_u64().unwrap()))
        .collect();
    assert_eq!(
        (passed[0].0, passed[1].0, passed[passed.len() - 1].0),
        ("guess", "always-a", "longest")
    );
    assert!(passed.iter().all(|(_, passed)| *passed <= 10), "{passed:?}");
    assert!(habits.iter().all(|habit| habit["of"] == 1000));
    // A candidate who knows only the usual answers does better than one who guesses; the program only reports this.
    let usual = &output["usually_right"];
    assert_eq!((&usual["of"], &usual["learned"]), (&1000.into(), &40.into()), "{usual}");
    assert!(usual["passed"].as_u64().unwrap() <= MOST_BY_USUAL_ANSWERS, "{usual}");
}

/// If 30 percent of the points suffice and wrong answers lose none, guessing among few options passes.
#[test]
fn a_blind_habit_passes_a_lax_stage() {
    let folder = tempfile::tempdir().unwrap();
    run_in(folder.path(), &["stage", "new", "."], "it", "").ok();
    let rules = std::fs::read_to_string(folder.path().join("stage.toml")).unwrap();
    let lax = rules.replace("wrong = -50", "wrong = 0").replace("percent = 65", "percent = 30");
    std::fs::write(folder.path().join("stage.toml"), lax).unwrap();
    let output = run_in(folder.path(), &SIMULATE, "en", "").json();
    let usual = output["usually_right"]["passed"].as_u64().unwrap();
    let guess = output["simulated"][0]["passed"].as_u64().unwrap();
    assert!(usual > MOST_BY_USUAL_ANSWERS && usual > guess, "{usual} {guess}");
    let output = run_in(folder.path(), &SIMULATE[..4], "it", "").stderr_text();
    assert!(
        output.contains("un'abitudine cieca supera la prova in più di un fascicolo"),
        "{output}"
    );
    assert!(output.contains("sa quale risposta è di solito giusta in ogni Articolo"), "{output}");
}

/// An examination draws no public question: neither an embedded question nor a renamed copy of one.
#[test]
fn an_examination_draws_no_public_question_and_no_copy_of_one() {
    let (_, text) = embedded().into_iter().find(|(name, _)| name.ends_with("46-01.toml")).unwrap();
    let stage = TestStage::new(
        &format!("kind = \"examination\"\n{}", include_str!("stage.toml")),
        &forty()[..1],
    );
    let output = stage.run(&["stage", "check", "."]).failed(1);
    assert!(
        output.contains("del programma") && output.contains("Il piano non si può soddisfare"),
        "{output}"
    );
    let build = ["stage", "build", ".", "--candidates", "albo.csv"];
    assert!(stage.run(&build).failed(1).contains("del programma"));
    assert!(!stage.path("stage.lock").exists());

    // A copy in the commission's own bank, with another id, is still recognised as the embedded question.
    std::fs::create_dir(stage.path("casi")).unwrap();
    let copy = text.replace("46-01", "46-91");
    std::fs::write(stage.path("casi/46-91.toml"), copy).unwrap();
    let rules = std::fs::read_to_string(stage.path("stage.toml")).unwrap();
    let own = format!("cases = [\"casi\"]\nembedded = false\n{rules}");
    std::fs::write(stage.path("stage.toml"), own).unwrap();
    let output = stage.run(&["stage", "check", "."]).failed(1);
    assert!(output.contains("46-91") && output.contains("(46-01"), "{output}");
}
