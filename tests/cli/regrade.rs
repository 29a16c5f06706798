//! Tests regrades (by a corrected case, another doctrine or policies), and the report for an appeal.

use std::fs;

use crate::common::stage::{RosterRow, TestStage};
use arbitro_exam::digest::Digest;
use arbitro_exam::lock::{ShownQuestion, StageLock};
use serde_json::Value;

pub const RULES: &str = r#"
title = "Verifica"
date = "2026-12-05"
edition = 2007
cases = ["casi"]
[[blueprint]]
count = 1
law = "46"
tag = "nostro"
[[blueprint]]
count = 3
law = "45"
[scoring]
right = 100
wrong = -50
blank = 0
pass = { points = 200 }
"#;

/// Returns a case of the teacher's own bank, in which declarer calls `it` (in English `en`), so that the card `card` is
/// played; the option at index `right` is marked as right.
pub fn case(it: &str, en: &str, card: &str, right: usize) -> String {
    let option = |index: usize, it: &str, en: &str, claim: &str| {
        let right = if index == right { "right = true\n" } else { "" };
        format!(
            "[[question.option]]\nit = \"{it}\"\nen = \"{en}\"\nclaims = [\"{claim}\"]\n{right}\n"
        )
    };
    // If declarer calls only a suit, the ruling also decides which card was called.
    let called = if card == "S4" { "\"N S4 called\", " } else { "" };
    let ruling = format!("{called}\"N {card} played\"");
    format!(
        r#"source = "Nostro"
title.it = "Una chiamata"
title.en = "A call"
[table]
contract = "3NT S"
deal = "N:AK4.K53.QJ72.A64 QJ83.Q94.K5.J987 T76.A72.A863.KQ2 952.JT86.T94.T53"
play = ["W: HJ HK H4 H2"]
[[question]]
id = "46-90"
difficulty = 1
tags = ["nostro"]
text.it = "Preso l'attacco al morto, Sud chiama una carta. Quale si gioca?"
text.en = "Having won the lead in dummy, South calls a card. Which one is played?"
events = [{{ by = "S", calls = {{ it = "{it}", en = "{en}" }} }}]
ruling = [{ruling}]
{}{}{}"#,
        option(0, "Il ♠4.", "The ♠4.", "N S4 played"),
        option(1, "Il ♠A.", "The ♠A.", "N SA played"),
        option(2, "Il ♠K.", "The ♠K.", "N SK played"),
    )
}

/// Returns a stage with five candidates. Each of the first three chooses a different option of the teacher's case, the
/// fourth leaves the question blank, and the fifth answers like the first. All other answers of the candidates are
/// right.
fn sat() -> (TestStage, StageLock) {
    let stage = sitting(RULES);
    let lock = stage.lock();
    (stage, lock)
}

pub fn sitting(rules: &str) -> TestStage {
    let candidate = |n: usize| RosterRow {
        id: format!("T{n}"),
        name: format!("Candidato {n}"),
        extra: "",
        language: "",
    };
    let stage = TestStage::new(rules, &(1..=5).map(candidate).collect::<Vec<_>>());
    fs::create_dir(stage.path("casi")).unwrap();
    fs::write(stage.path("casi/46-90.toml"), case("picche", "spades", "S4", 0)).unwrap();
    stage.build();
    let lock = stage.lock();
    for (number, paper) in lock.papers.iter().enumerate() {
        stage.sit(paper, |_, shown| (answer(&lock, number, shown), None));
    }
    stage.run(&["mark", "."]).ok();
    stage
}

fn answer(lock: &StageLock, candidate: usize, shown: &ShownQuestion) -> Vec<usize> {
    let place = |option: usize| shown.order.iter().position(|other| *other == option).unwrap();
    if shown.id == "46-90" {
        [vec![place(0)], vec![place(1)], vec![place(2)], vec![], vec![place(0)]][candidate].clone()
    } else {
        let key = &lock.stage.question(&shown.id).unwrap().key;
        key.right.iter().map(|right| place(*right)).collect()
    }
}

fn scores(results: &Value) -> Vec<i64> {
    let candidates = results["candidates"].as_array().unwrap();
    candidates.iter().map(|candidate| candidate["score"].as_i64().unwrap()).collect()
}

fn diff(stage: &TestStage, more: &[&str]) -> Value {
    let mut args = vec!["mark", ".", "--against", "stage.lock", "--format", "json"];
    args.extend(more);
    let run = stage.run(&args);
    run.ok();
    serde_json::from_str(&run.stdout).unwrap()
}

fn changed(diff: &Value) -> Vec<(String, i64, i64)> {
    let changes = diff["changes"].as_array().unwrap().iter();
    let change = |change: &Value| {
        let score = |key: &str| change[key].as_i64().unwrap();
        (change["id"].as_str().unwrap().to_owned(), score("before"), score("after"))
    };
    changes.map(change).collect()
}

fn change(id: &str, before: i64, after: i64) -> (String, i64, i64) {
    (id.to_owned(), before, after)
}

#[test]
fn a_changed_key_affects_only_the_answers_it_concerns() {
    let (stage, _) = sat();
    let before = stage.files("results");
    assert_eq!(scores(&stage.results()), [400, 250, 250, 300, 400]);

    // The teacher corrects the case, since the actual call was different.
    fs::write(stage.path("casi/46-90.toml"), case("asso di picche", "ace of spades", "SA", 1))
        .unwrap();
    let refused = stage.run(&["mark", "."]).failed(2);
    assert!(refused.contains("46-90") && refused.contains("--against"), "{refused}");
    assert_eq!(stage.files("results"), before);

    // Without `--write`, the regrade writes nothing.
    let output = diff(&stage, &[]);
    let expected = [change("T1", 400, 250), change("T2", 250, 400), change("T5", 400, 250)];
    assert_eq!(changed(&output), expected);
    assert_eq!(output["questions"].as_array().unwrap().len(), 1);
    assert_eq!(output["questions"][0]["id"], "46-90");
    assert_eq!(stage.files("results"), before);

    // With `--never-lower`, only the second candidate's score changes.
    assert_eq!(changed(&diff(&stage, &["--never-lower"])), [change("T2", 250, 400)]);

    // With `--write`, the old results are kept in another folder.
    diff(&stage, &["--write"]);
    assert_eq!(scores(&stage.results()), [250, 400, 250, 300, 250]);
    assert_eq!(stage.files("results-1"), before);

    // The regrade does not change the lock, so a later build cannot change the keys of a corrected case.
    let lock = fs::read(stage.path("stage.lock")).unwrap();
    let built = stage.run(&["stage", "build", ".", "--candidates", "albo.csv"]);
    assert!(built.failed(2).contains("46-90"), "{}", built.stderr);
    assert_eq!(fs::read(stage.path("stage.lock")).unwrap(), lock);
}

/// The decisions of a regrade persist, since a later regrade starts from the published results.
#[test]
fn a_second_regrade_does_not_undo_the_first() {
    let (stage, _) = sat();
    diff(&stage, &["--policy", "46-90=drop", "--write"]);
    assert_eq!(scores(&stage.results()), [300, 300, 300, 300, 300]);
    assert_eq!(changed(&diff(&stage, &[])), []);
    let refused = stage.run(&["mark", "."]).failed(2);
    assert!(refused.contains("correzione rifatta"), "{refused}");
    assert_eq!(scores(&stage.results()), [300, 300, 300, 300, 300]);
    // `rescore` cancels the policy.
    let back = [
        change("T1", 300, 400),
        change("T2", 300, 250),
        change("T3", 300, 250),
        change("T5", 300, 400),
    ];
    assert_eq!(changed(&diff(&stage, &["--policy", "46-90=rescore"])), back);
    let up = [change("T1", 300, 400), change("T5", 300, 400)];
    assert_eq!(changed(&diff(&stage, &["--policy", "46-90=rescore", "--never-lower"])), up);
    let report = fs::read_to_string(stage.path("results/T1.txt")).unwrap();
    assert!(report.contains("non conta per nessuno"), "{report}");
    let twice = [
        "mark",
        ".",
        "--against",
        "stage.lock",
        "--policy",
        "46-90=drop",
        "--policy",
        "46-90=full",
    ];
    assert!(stage.run(&twice).failed(2).contains("indicane una sola"));
}

/// A late entrant changes the lock, but no earlier decision. Unreadable results are an error, since they may record
/// decisions.
#[test]
fn decisions_survive_a_late_entrant_and_unreadable_results() {
    let (stage, _) = sat();
    diff(&stage, &["--policy", "46-90=drop", "--write"]);
    let late = "T6;Tardi;;\n";
    let roster = fs::read_to_string(stage.path("albo.csv")).unwrap();
    fs::write(stage.path("albo.csv"), format!("{roster}{late}")).unwrap();
    stage.build();
    assert!(stage.run(&["mark", "."]).failed(2).contains("correzione rifatta"));
    assert_eq!(changed(&diff(&stage, &[])), []);
    assert_eq!(scores(&stage.results()), [300, 300, 300, 300, 300]);

    let path = stage.path("results/results.json");
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    for args in [&["mark", "."][..], &["mark", ".", "--against", "stage.lock", "--write"]] {
        let output = stage.run(args).failed(2);
        assert!(
            output.contains("results.json") && output.contains("non è stato scritto"),
            "{output}"
        );
        assert_eq!(fs::read_to_string(&path).unwrap(), whole[..whole.len() / 2]);
    }
}

#[test]
fn a_regrade_reports_refused_sheets() {
    let (stage, _) = sat();
    let path = stage.path("papers/T1.journal");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("\"chosen\":[", "\"chosen\":[1,", 1)).unwrap();
    let output = stage.run(&["mark", ".", "--against", "stage.lock"]).failed(1);
    assert!(output.contains("T1.journal"), "{output}");
}

/// A question whose text or table has changed differs from the question that the paper showed, and is not regraded.
#[test]
fn a_changed_question_is_not_regraded() {
    let (stage, _) = sat();
    let as_shown = case("picche", "spades", "S4", 0);
    for mended in [
        as_shown.replace("chiama una carta", "chiama il fante"),
        as_shown.replace("3NT S", "2NT S"),
    ] {
        assert_ne!(mended, as_shown);
        fs::write(stage.path("casi/46-90.toml"), &mended).unwrap();
        let run = stage.run(&["mark", ".", "--against", "stage.lock"]);
        assert!(run.failed(2).contains("46-90"), "{}", run.stderr);
        assert!(stage.run(&["mark", "."]).failed(2).contains("46-90"));
        assert!(stage.run(&["appeal", ".", "T2", "46-90"]).failed(2).contains("46-90"));
    }
}

/// The papers ask for clauses by the numbers of 2007; by the Laws of 2017 the same citations are still right.
#[test]
fn renumbered_citations_stay_right_under_another_edition() {
    let rules = RULES
        .replace("count = 3\nlaw = \"45\"", "count = 1\nlaw = \"23\"")
        .replace("blank = 0", "blank = 0\nclause = { exact = 50, asked = \"all\" }");
    let stage = TestStage::new(
        &rules,
        &[RosterRow { id: "T1".to_owned(), name: "Ada".to_owned(), extra: "", language: "" }],
    );
    fs::create_dir(stage.path("casi")).unwrap();
    fs::write(stage.path("casi/46-90.toml"), case("picche", "spades", "S4", 0)).unwrap();
    stage.build();
    let lock = stage.lock();
    let citations: Vec<&'static str> = lock.papers[0]
        .questions
        .iter()
        .map(|shown| &*lock.stage.question(&shown.id).unwrap().key.clauses[0].clone().leak())
        .collect();
    stage.sit(&lock.papers[0], |question, shown| {
        (answer(&lock, 0, shown), Some(citations[question]))
    });
    stage.run(&["mark", "."]).ok();
    assert_eq!(scores(&stage.results()), [300]);
    fs::write(stage.path("stage.toml"), rules.replace("edition = 2007", "edition = 2017")).unwrap();
    assert_eq!(changed(&diff(&stage, &[])), []);
}

#[test]
fn the_policies_for_a_question_that_was_wrong() {
    let (stage, _) = sat();
    let with = |policy: &str| changed(&diff(&stage, &["--policy", &format!("46-90={policy}")]));
    // If the question is dropped, candidates who were right lose a point, and candidates who were wrong are no longer
    // penalised.
    let dropped = [
        change("T1", 400, 300),
        change("T2", 250, 300),
        change("T3", 250, 300),
        change("T5", 400, 300),
    ];
    assert_eq!(with("drop"), dropped);
    let full = [change("T2", 250, 400), change("T3", 250, 400), change("T4", 300, 400)];
    assert_eq!(with("full"), full);
    assert_eq!(with("accept:c"), [change("T3", 250, 400)]);
    assert_eq!(with("accept:b,c"), [change("T2", 250, 400), change("T3", 250, 400)]);
    for wrong in ["46-90=boh", "46-90", "46-99=drop", "46-90=accept:z", "46-90=accept:"] {
        let run = stage.run(&["mark", ".", "--against", "stage.lock", "--policy", wrong]);
        assert!(run.failed(2).contains("ID=drop"), "{}", run.stderr);
    }

    // A question that was changed cannot be compared with its locked form, so it needs a policy.
    let mended = case("asso di picche", "ace of spades", "SA", 1).replace("The ♠K.", "The king.");
    fs::write(stage.path("casi/46-90.toml"), mended).unwrap();
    let run = stage.run(&["mark", ".", "--against", "stage.lock"]);
    assert!(run.failed(2).contains("46-90"), "{}", run.stderr);
    assert_eq!(with("drop"), dropped);
}

/// By the letter of the Code, "alta" in fourth seat is the highest card, so the School's answer is no longer right.
#[test]
fn another_doctrine_changes_what_is_right() {
    let alta = "[[blueprint]]\ncount = 1\nlaw = \"46\"\ntag = \"trap-08\"\n[scoring]";
    let stage = sitting(&RULES.replace("[scoring]", alta));
    let before = scores(&stage.results());
    assert_eq!(changed(&diff(&stage, &[])), []);
    let rules = fs::read_to_string(stage.path("stage.toml")).unwrap();
    fs::write(stage.path("stage.toml"), format!("doctrine = [\"code\"]\n{}", rules.trim_start()))
        .unwrap();
    let output = diff(&stage, &[]);
    let [question] = output["questions"].as_array().unwrap().as_slice() else { panic!("{output}") };
    assert_ne!(question["before"]["right"], question["after"]["right"]);
    // By the School's doctrine, every candidate was right.
    let all: Vec<(String, i64, i64)> = before
        .iter()
        .zip(1..)
        .map(|(score, n)| change(&format!("T{n}"), *score, score - 150))
        .collect();
    assert_eq!(changed(&output), all);
}

#[test]
fn the_file_of_an_appeal_has_everything_that_decides_it() {
    let (stage, lock) = sat();
    let output = stage.run(&["appeal", ".", "T2", "46-90"]).ok();
    let place = lock.papers[1].questions.iter().position(|shown| shown.id == "46-90").unwrap() + 1;
    assert_eq!(output, stage.run(&["appeal", ".", "T2", &place.to_string()]).ok());
    let question = lock.stage.question("46-90").unwrap();
    let hashes = [
        lock.stage.bank_hash.to_string(),
        lock.papers[1].paper.to_string(),
        question.file_hash.to_string(),
        lock.stage.scoring_hash.to_string(),
    ];
    let words =
        ["Candidato 2", "Codice 2007", "dottrina della Scuola", "46B2", "-0,5 punti", "Ricevuta"];
    for wanted in hashes.iter().map(String::as_str).chain(words) {
        assert!(output.contains(wanted), "{wanted}: {output}");
    }
    assert!(stage.run(&["appeal", ".", "T9", "1"]).failed(2).contains("T9"));
    assert!(stage.run(&["appeal", ".", "T2", "9"]).failed(2).contains("da 1 a 4"));
    fs::remove_file(stage.path("papers/T2.journal")).unwrap();
    assert!(stage.run(&["appeal", ".", "T2", "1"]).failed(2).contains("giornale"));
}

/// A paper that candidates hold must be the same in every later version and on every machine. A change of the draw, of
/// the wording of the table or of the file format makes the test fail, and requires a new format.
#[test]
fn a_paper_is_pinned_to_the_byte() {
    let rules = "title = \"Verifica\"\ndate = \"2026-12-05\"\nedition = 2007\ncases = [\"casi\"]\n\
                 embedded = false\n[[blueprint]]\ncount = 1\n[scoring]\nright = 100\nwrong = -50\n\
                 blank = 0\npass = { percent = 65 }\n";
    let ada = RosterRow { id: "T1".to_owned(), name: "Ada".to_owned(), extra: "", language: "" };
    let stage = TestStage::new(rules, &[ada]);
    fs::create_dir(stage.path("casi")).unwrap();
    fs::write(stage.path("casi/46-90.toml"), case("picche", "spades", "S4", 0)).unwrap();
    stage.build();
    let paper = fs::read(stage.path("papers/T1.toml")).unwrap();
    let pinned = "3fc053cc009883dd4c7761e9d7893baaf84a6bb2101e1282a611824b97ff5b30";
    assert_eq!(Digest::of(&paper).to_string(), pinned, "{}", String::from_utf8_lossy(&paper));
}

/// The decisions in results of an earlier program version still apply, and the old format is reported.
#[test]
fn results_of_format_1_are_read_and_reported_as_old() {
    const RULES: &str = r#"title = "Verifica"
date = "2026-12-05"
edition = 2017
cases = ["casi"]
embedded = false
[[blueprint]]
count = 1
[scoring]
right = 100
wrong = -50
blank = 0
pass = { points = 100 }
"#;
    const OLD: &str = "results.json è di una versione precedente (formato 1)";
    let before = include_str!("../stage/results-format-1.json");
    let candidate = |n: usize| RosterRow {
        id: format!("T{n}"),
        name: format!("Candidato {n}"),
        extra: "",
        language: "",
    };
    let stage = TestStage::new(RULES, &(1..=5).map(candidate).collect::<Vec<_>>());
    fs::create_dir(stage.path("casi")).unwrap();
    fs::write(stage.path("casi/46-90.toml"), case("picche", "spades", "S4", 0)).unwrap();
    stage.build();
    for (paper, place) in stage.lock().papers.iter().zip([0, 1, 2, 0]) {
        stage.sit(paper, |_, _| (vec![place], None));
    }
    fs::create_dir(stage.path("results")).unwrap();
    fs::write(stage.path("results/results.json"), before).unwrap();

    let output = |args: &[&str]| {
        let run = stage.run(args);
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        (run.stdout, run.stderr.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let (stats, besides) = output(&["stats", "."]);
    assert!(besides.contains(OLD) && stats.contains("4"), "{besides}");
    // The old results record the policy that gives full marks to every candidate.
    let again = ["mark", ".", "--against", "stage.lock", "--format", "json"];
    let (_, besides) = output(&again);
    assert!(besides.contains(OLD), "{besides}");
    assert_eq!(changed(&diff(&stage, &[])), []);
    let back = diff(&stage, &["--policy", "46-90=rescore"]);
    assert_eq!(changed(&back), [change("T1", 100, -50), change("T2", 100, -50)]);
    assert!(stage.run(&["mark", "."]).failed(2).contains("correzione rifatta"));

    diff(&stage, &["--write"]);
    let results = stage.results();
    assert_eq!(results["format"], arbitro_exam::results::FORMAT);
    assert_eq!(results["questions"][0]["policy"], "full");
    assert_eq!(fs::read_to_string(stage.path("results-1/results.json")).unwrap(), before);
    assert!(!output(&["stats", "."]).1.contains(OLD));
}

/// All outputs name an option by its letter in the case file, with its text. In outputs for a candidate, the letter on
/// the candidate's paper is added.
#[test]
fn an_option_is_named_alike_by_appeal_policy_regrade_and_statistics() {
    let (stage, lock) = sat();
    let paper = lock.paper("T2").unwrap();
    let place = paper.questions.iter().position(|shown| shown.id == "46-90").unwrap();
    let on_paper = paper.questions[place].order.iter().position(|option| *option == 1).unwrap();
    let (number, on_paper) = ((place + 1).to_string(), char::from(b'a' + on_paper as u8));
    let named = "b «Il ♠A.»";

    let output = stage.run(&["appeal", ".", "T2", "46-90"]).ok();
    let flat = crate::common::program::flat(&output);
    assert!(flat.contains(&format!("Risposta consegnata: {on_paper};")), "{output}");
    assert!(flat.contains(&format!("Nel file del caso: {named}")), "{output}");
    let command = format!("--policy accept:T2:{number}");
    assert!(flat.contains(&command), "{output}");

    // The policy that the page of the appeal suggests has the same effect as the policy with the letter of the file.
    let by_candidate = diff(&stage, &["--policy", &format!("accept:T2:{number}")]);
    assert_eq!(by_candidate, diff(&stage, &["--policy", "46-90=accept:b"]));
    assert_eq!(by_candidate, diff(&stage, &["--policy", "accept:T2:46-90"]));
    assert_eq!(changed(&by_candidate), [change("T2", 250, 400)]);
    assert_eq!(by_candidate["questions"][0]["policy"], "accept:b");
    let again = ["mark", ".", "--against", "stage.lock", "--policy", "accept:T2:46-90"];
    let output = stage.run(&again).stderr_text();
    assert!(output.contains(&format!("Giusta anche {named}.")), "{output}");
    for (wrong, why) in [
        ("accept:T4:46-90", "non ha scelto niente"),
        ("accept:T9:46-90", "«T9» non è fra i candidati"),
        ("accept:T2:99", "«99» non è una domanda"),
        ("accept:T2", "accept:CANDIDATO:DOMANDA"),
    ] {
        let output =
            stage.run(&["mark", ".", "--against", "stage.lock", "--policy", wrong]).failed(2);
        assert!(output.contains(why), "{wrong}: {output}");
    }
    let output = stage.run(&["stats", ".", "--question", "46-90"]).ok();
    assert!(crate::common::program::flat(&output).contains(named), "{output}");
    stage.run(&[&again[..], &["--write"]].concat()).ok();
    let report = String::from_utf8(stage.files("results").remove("T2.txt").unwrap()).unwrap();
    assert!(
        report.contains(&format!("in questo fascicolo è giusta anche {on_paper}.")),
        "{report}"
    );
}

/// Absent candidates are in the results, and the statistics report no problem for a sheet whose sitting was resumed.
#[test]
fn absent_candidates_are_in_the_results_and_a_resumption_is_no_problem() {
    let (stage, _) = sat();
    fs::remove_file(stage.path("papers/T3.journal")).unwrap();
    fs::remove_file(stage.path("papers/T5.journal")).unwrap();
    fs::write(stage.path("papers/T5.journal"), "appunti\n").unwrap();
    // The candidate T4 leaves the sitting once and resumes it.
    fs::remove_file(stage.path("papers/T4.journal")).unwrap();
    stage.run_with(&["exam", "sit", "papers/T4.toml"], "a\nq\n").ok();
    stage.run_with(&["exam", "sit", "papers/T4.toml"], "h\nsì\n").ok();
    stage.run(&["mark", "."]).failed(1);
    let results = stage.results();
    let unmarked = results["unmarked"].as_array().unwrap().iter();
    let unmarked: Vec<_> =
        unmarked.map(|one| [&one["id"], &one["why"]].map(|v| v.as_str().unwrap())).collect();
    assert_eq!(unmarked, [["T3", "absent"], ["T5", "refused"]]);
    let table = fs::read_to_string(stage.path("results/results.csv")).unwrap();
    assert!(table.contains("T3;Candidato 3;3;;;;assente;;;;;;"), "{table}");
    assert!(table.contains("T5;Candidato 5;5;;;;respinto;"), "{table}");
    assert!(
        results["problems"].as_array().unwrap().iter().any(|p| p["matter"]["kind"] == "resumed")
    );
    let statistics: Value = stage.run(&["stats", ".", "--format", "json"]).json();
    let of = |key: &str| statistics["stages"][0][key].as_u64().unwrap();
    assert_eq!((of("candidates"), of("absent"), of("problems")), (3, 1, 1));
    let output = stage.run(&["stats", "."]).ok();
    assert!(
        output.contains("Un problema segnalato")
            && output.contains("Candidati che non hanno consegnato: 1"),
        "{output}"
    );
}
