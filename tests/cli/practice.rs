//! Tests practice: the history of quizzes, reviews, and progress.

use std::path::PathBuf;

use tempfile::TempDir;

use crate::common::program::{ProgramRun, answered, ended, program};
use crate::common::pty::Pty;

/// The home folder of a candidate.
struct PracticeHome {
    folder: TempDir,
}

impl PracticeHome {
    fn new() -> PracticeHome {
        PracticeHome { folder: TempDir::new().unwrap() }
    }

    fn history(&self) -> PathBuf {
        self.folder.path().join("arbitro/history.jsonl")
    }

    fn lines(&self) -> Vec<String> {
        let text = std::fs::read_to_string(self.history()).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    fn run(&self, args: &[&str], lines: &str) -> ProgramRun {
        let mut command = program(args);
        for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(name, self.folder.path());
        }
        command.current_dir(self.folder.path());
        answered(command, lines)
    }

    /// Returns the letter of a question's right option in a quiz with seed 1.
    fn right(&self, id: &str) -> String {
        let run =
            self.run(&["quiz", id, "--seed", "1", "--format", "json", "--no-history"], "a\n\n");
        let lines: Vec<serde_json::Value> =
            run.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        lines[1]["right_answer"].as_str().unwrap().to_owned()
    }

    fn progress(&self) -> serde_json::Value {
        self.run(&["progress", "--format", "json"], "").json()
    }
}

#[test]
fn answers_are_recorded_and_reviewed() {
    let home = PracticeHome::new();
    let right = home.right("45-01");
    assert_eq!(home.lines().len(), 0, "--no-history");
    home.run(&["quiz", "45-01", "--seed", "1"], &format!("{right}\n\n")).ok();
    let wrong = if right == "a" { "b" } else { "a" };
    home.run(&["quiz", "45-01", "--seed", "1"], &format!("{wrong}\n\n")).ok();
    let lines = home.lines();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].contains("\"id\":\"45-01\"") && lines[0].contains("45C4(a)"), "{lines:?}");
    assert!(lines[0].contains("\"right\":true") && lines[1].contains("\"right\":false"));
    assert!(lines[1].contains("\"fell\":\"45C4(a)/"), "{}", lines[1]);

    let wrong = home.run(&["quiz", "--wrong", "--no-history"], "").ok();
    assert!(wrong.contains("Domanda 1 di 1 - 45-01"), "{wrong}");
    let new = home.run(&["list", "--format", "json"], "").json();
    let in_force =
        |item: &&serde_json::Value| item["editions"].as_array().unwrap().contains(&2017.into());
    let all = new.as_array().unwrap().iter().filter(in_force).count();
    let new = home.run(&["quiz", "--new", "--no-history", "--count", "999"], "").ok();
    assert!(new.contains(&format!("di {} - ", all - 1)), "{}", &new[..200]);

    let progress = home.progress();
    assert_eq!(progress["answered"], 2);
    assert_eq!(progress["right"], 1);
    assert_eq!(progress["days"], 1);
    assert_eq!(progress["missed"][0]["clause"], "45C4(a)");
    assert_eq!(progress["misconceptions"][0]["clause"], "45C4(a)");
    assert_eq!(progress["due"], 1, "the clause missed today is due");
    assert_eq!(progress["due_tomorrow"], 1);
    let output = home.run(&["progress"], "").ok();
    assert!(output.contains("45C4(a)") && output.contains("Entro domani: 1."), "{output}");
    assert!(output.lines().all(|line| line.chars().count() <= 80), "{output}");
    let html = home.run(&["progress", "--format", "html"], "").ok();
    assert!(html.starts_with("<!doctype html>") && html.contains("<svg"), "{html}");
}

#[test]
fn a_broken_line_is_reported_and_the_rest_is_kept() {
    let home = PracticeHome::new();
    home.run(&["quiz", "45-01"], "a\n\n").ok();
    let whole = std::fs::read(home.history()).unwrap();
    // The power failed while the second record was being written.
    let torn = [whole.as_slice(), &whole[..40]].concat();
    std::fs::write(home.history(), torn).unwrap();
    home.run(&["quiz", "45-02"], "a\n\n").ok();
    assert_eq!(home.lines().len(), 3);
    let output = home.run(&["progress"], "").ok();
    assert!(output.contains("Una riga della cronologia") && output.contains("(2)"), "{output}");
    assert!(
        output.contains("2 risposte") && output.contains("A che punto sei. Codice 2017"),
        "{output}"
    );
}

#[test]
fn the_count_limits_named_questions() {
    let home = PracticeHome::new();
    let asked = |args: &[&str]| {
        home.run(&[&["quiz", "--format", "json"], args].concat(), &"a\n\n".repeat(9)).ok();
        home.lines().len()
    };
    assert_eq!(asked(&["45-05", "--count", "1"]), 1);
    assert_eq!(asked(&["45-01", "45-02", "--count", "5"]), 3);
}

#[test]
fn two_quizzes_at_once_lose_nothing() {
    let home = PracticeHome::new();
    // The empty line answers the request for a clause, if the question asks for one.
    let answers = "a\n\n".repeat(20);
    std::thread::scope(|scope| {
        for seed in ["1", "2", "3"] {
            let (home, answers) = (&home, &answers);
            let args = ["quiz", "--law", "45,46,50", "--count", "20", "--seed", seed];
            scope.spawn(move || home.run(&args, answers).ok());
        }
    });
    let lines = home.lines();
    assert_eq!(lines.len(), 60);
    for line in lines {
        assert!(serde_json::from_str::<serde_json::Value>(&line).is_ok(), "{line}");
    }
}

#[test]
fn a_history_moves_to_another_machine_and_is_forgotten_when_asked() {
    let (home, other) = (PracticeHome::new(), PracticeHome::new());
    home.run(&["quiz", "45-01", "45-02"], "a\n\na\n\n").ok();
    home.run(&["progress", "--export", "copy.jsonl"], "").ok();
    let copy = home.folder.path().join("copy.jsonl").display().to_string();
    home.run(&["progress", "--export", "copy.jsonl"], "").failed(2);
    other.run(&["quiz", "46-01"], "a\n\n").ok();
    for added in ["Aggiunti 2 record.", "Niente di nuovo."] {
        let output = other.run(&["progress", "--import", &copy], "").ok();
        assert!(output.contains(added), "{output}");
    }
    assert_eq!(other.progress()["answered"], 3);
    other.run(&["progress", "--forget"], "no\n").ok();
    assert_eq!(other.lines().len(), 3);
    other.run(&["progress", "--forget"], "sì\n").ok();
    assert!(!other.history().exists());
    assert_eq!(other.progress()["answered"], 0);
}

#[test]
fn review_asks_what_is_due_and_begins_with_a_few_new_clauses() {
    let home = PracticeHome::new();
    let first = home.run(&["quiz", "--review", "--seed", "1"], &"a\n\n".repeat(40)).ok();
    let begun = home.lines().len();
    assert!((2..=6).contains(&begun), "the first day has a few new clauses: {}", &first[..300]);
    // The times in the history are changed, as if the answers were three days old.
    let now = jiff_seconds();
    let old: String = home
        .lines()
        .iter()
        .map(|line| {
            let mut value: serde_json::Value = serde_json::from_str(line).unwrap();
            value["at"] = serde_json::json!(now - 3 * 86_400);
            format!("{value}\n")
        })
        .collect();
    std::fs::write(home.history(), old).unwrap();
    let due = home.progress()["due"].as_u64().unwrap();
    assert!(due > 0);
    let missed = home.progress()["missed"][0]["clause"].as_str().unwrap().to_owned();
    home.run(&["quiz", "--review", "--seed", "2"], &"a\n\n".repeat(60)).ok();
    let again = home.lines().iter().filter(|line| line.contains(&missed)).count();
    assert!(again > 1, "questions on the missed clause {missed}: {again}");
}

fn jiff_seconds() -> i64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(now.as_secs()).unwrap()
}

#[test]
fn the_course_resumes() {
    let home = PracticeHome::new();
    let first = home.run(&["learn"], "a\nq\n").ok();
    assert!(first.contains("Clausola 1 di") || first.contains("Clausola 2 di"), "{first}");
    let step = |text: &str| {
        let at = text.find("Clausola ").unwrap();
        text[at..].split_whitespace().nth(1).unwrap().parse::<usize>().unwrap()
    };
    let begun = step(&first);
    home.run(&["learn"], &"a\n\n".repeat(8)).ok();
    let last = home.run(&["learn"], "q\n").ok();
    assert!(step(&last) > begun, "{} after {begun}", step(&last));
    assert!(home.lines().iter().all(|line| line.contains("\"learns\":")));
    let again = home.run(&["learn", "--again", "--no-history"], "q\n").ok();
    assert_eq!(step(&again), begun);
    let law = home.run(&["learn", "--law", "50", "--no-history"], "q\n").ok();
    assert!(law.contains("50 -") || law.contains("50A"), "{law}");
}

#[test]
fn a_quiz_on_a_terminal_shows_the_session_changes() {
    let home = PracticeHome::new();
    let mut pty = Pty::start(home.folder.path(), (80, 24), &["quiz", "45-01", "--seed", "1"]);
    pty.wait_for("Risposta (");
    pty.answer("a");
    pty.press("\r");
    let (code, screen) = pty.ended();
    assert_eq!(code, 0);
    assert!(screen.contains("Entro domani"), "{screen}");
    assert_eq!(home.lines().len(), 1);
}

/// Returns the reports that a candidate has written.
fn reports(home: &PracticeHome) -> Vec<serde_json::Value> {
    let text = std::fs::read_to_string(home.folder.path().join("arbitro/reports.jsonl"));
    text.unwrap_or_default().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A report says which question it is about, when, in which language and after which answer. `!!` is about the question
/// before, and a report without words is not written.
#[test]
fn a_question_is_reported_line_by_line() {
    let home = PracticeHome::new();
    let args = ["quiz", "45-01", "45-02", "--seed", "1", "--lang", "en"];
    let run = home.run(&args, "!\n!! before\n! typo: «però»\na\n\n!! the key\nq\n");
    assert!(run.stderr.contains("Nothing was written") && run.stderr.contains("45-01"), "{run:?}");
    assert!(run.stderr.contains("There is no question before this one"), "{run:?}");
    let reports = reports(&home);
    let told = |index: usize, key: &str| reports[index][key].as_str().unwrap().to_owned();
    assert_eq!(reports.len(), 2, "{reports:?}");
    assert_eq!((told(0, "words"), told(0, "answer")), ("typo: «però»".to_owned(), String::new()));
    assert_eq!((told(1, "words"), told(1, "answer")), ("the key".to_owned(), "a".to_owned()));
    for index in [0, 1] {
        assert!(told(index, "id").starts_with("45-01@"), "{reports:?}");
        assert_eq!(told(index, "language"), "en");
        assert!(told(index, "time").ends_with('Z'), "{reports:?}");
    }
    // A folder in the place of the file.
    let file = home.folder.path().join("arbitro/reports.jsonl");
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    let run = home.run(&["quiz", "45-01"], "! non va\nq\n");
    assert!(run.stderr.contains("La segnalazione non si può scrivere"), "{run:?}");
    assert!(!run.stderr.contains("cronologia"), "{run:?}");
}

/// The twin of a fresh question says that it is one and does not count; a report on it has an id by which it is generated
/// again.
#[test]
fn a_twin_is_told_apart_and_can_be_reported() {
    let home = PracticeHome::new();
    let args = ["quiz", "--fresh", "--seed", "5", "--count", "1"];
    let mut pty = Pty::start(home.folder.path(), (80, 24), &args);
    pty.wait_for("Risposta (");
    pty.answer("a");
    pty.wait_for_all(&["Hai scelto a)", "t gemella"]);
    pty.press("t");
    pty.wait_for_all(&["gemella, non conta", "Risposta ("]);
    pty.answer("a");
    pty.wait_for("Hai scelto a)");
    pty.press("!");
    pty.wait_for("Che cosa non va");
    for _ in 0..401 {
        pty.press("x");
    }
    pty.wait_for("al massimo 400 caratteri");
    pty.press("\r");
    pty.wait_for("Segnalazione su");
    pty.press("q");
    let (_, screen) = pty.ended();
    assert!(screen.contains("su 1"), "the twin must not count: {screen}");
    assert_eq!(home.lines().len(), 1, "the twin is not in the history");
    let reports = reports(&home);
    let (id, words) = (reports[0]["id"].as_str().unwrap(), reports[0]["words"].as_str().unwrap());
    assert_eq!(words.len(), 400);
    let again = home.run(&["generate", "--again", id], "").ok();
    let own = id.split('@').next().unwrap();
    assert!(own.contains('t') && again.contains(&format!("id = \"{own}\"")), "{id}: {again}");
}

#[test]
fn filters_select_questions_and_name_the_available_values() {
    let home = PracticeHome::new();
    let count = |args: &[&str]| {
        let args = [&["list", "--format", "json"], args].concat();
        home.run(&args, "").json().as_array().unwrap().len()
    };
    let (one, other) = (count(&["--law", "45"]), count(&["--law", "46"]));
    assert!(one > 0 && other > 0);
    assert_eq!(count(&["--law", "45,46"]), one + other);
    assert_eq!(count(&["--law", "45-46"]), one + other);
    assert!((1..one + other).contains(&count(&["--law", "45C4"])));
    let levels: usize = ["2", "3", "4"].iter().map(|level| count(&["--difficulty", level])).sum();
    assert_eq!(count(&["--difficulty", "2-4"]), levels);
    let revokes = count(&["--tag", "renonce"]);
    assert_eq!((count(&["--tag", "REVOKE"]), count(&["--tag", "Renonce"])), (revokes, revokes));
    let output = home.run(&["list", "--tags"], "").ok();
    assert!(output.contains("renonce") && !output.contains("trap-"), "{output}");
    let english = home.run(&["list", "--tags", "--lang", "en"], "").ok();
    assert!(english.contains("revoke") && !english.contains("renonce"), "{english}");

    let output = home.run(&["quiz", "--law", "99"], "").failed(2);
    assert!(output.contains("Ci sono domande sugli Articoli 10, 12"), "{output}");
    let output = home.run(&["quiz", "--tag", "renonc"], "").failed(2);
    assert!(output.contains("«renonce»"), "{output}");
    let output = home.run(&["quiz", "--law", "10", "--tag", "renonce"], "").failed(2);
    assert!(output.contains("--law 10: ") && output.contains("--tag renonce: "), "{output}");
    let output = home.run(&["quiz", "45-1"], "").failed(2);
    assert!(output.contains("«45-1» non è una domanda della raccolta"), "{output}");
    let output = home.run(&["quiz", "--wrong"], "").ok();
    assert!(output.contains("Non hai domande sbagliate"), "{output}");
}

#[test]
fn what_was_missed_today_is_offered_on_the_first_day() {
    let home = PracticeHome::new();
    // The quiz asks enough questions to use up the new clauses of the day.
    home.run(&["quiz", "--seed", "1"], &"a\n\n".repeat(30)).ok();
    assert_eq!(home.lines().len(), 10, "a quiz without a number asks ten questions");
    let missed = home.lines().iter().filter(|line| line.contains("\"right\":false")).count();
    assert!(missed > 0);
    let output = home.run(&["quiz", "--review", "--seed", "1"], "q\n").ok();
    assert!(!output.contains("niente da ripassare"), "{output}");
    assert!(output.contains("Domanda 1 di"), "{output}");
}

#[test]
fn a_quiz_without_a_number_asks_ten_and_says_so() {
    let home = PracticeHome::new();
    for (args, says) in [
        (&["quiz", "--no-history"][..], "Di norma le domande sono 10, su "),
        (
            &["quiz", "--no-history", "--fresh", "--law", "46"],
            "Di norma le domande sono 10: con --count",
        ),
        (&["quiz", "--no-history", "--lang", "en"], "By default 10 questions are asked, out of "),
    ] {
        let output = home.run(args, "q\n").ok();
        let output = output.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(output.contains(says), "{output}");
        assert!(output.contains("1 di 10") || output.contains("1 of 10"), "{output}");
    }
    for args in [&["--count", "12"][..], &["--minutes", "5"], &["45-01", "45-02"]] {
        let output = home.run(&[&["quiz", "--no-history"], args].concat(), "q\n").ok();
        assert!(
            !output.contains("Di norma"),
            "a user who chooses the questions gets no advice: {output}"
        );
    }
    let mut pty = Pty::start(home.folder.path(), (80, 24), &["quiz", "--no-history"]);
    pty.wait_for_all(&["Domanda 1 di 10", "Di norma le domande sono 10"]);
    pty.press("q");
    assert_eq!(pty.ended().0, 0);
}

/// A flag on a question without an answer leaves it new, and a removed flag leaves an answer as it was.
#[test]
fn a_flag_is_no_answer_and_can_be_removed() {
    let home = PracticeHome::new();
    let right = home.right("45-01");
    home.run(&["quiz", "45-01", "--seed", "1"], &format!("{right}\n45C4(a)\n")).ok();
    let answer = home.lines().remove(0);
    let flag = |id: &str, on| format!("{{\"at\":4000000000,\"id\":\"{id}\",\"mark\":{on}}}");
    let ids = |args: &[&str], flags: &[String]| {
        std::fs::write(home.history(), format!("{answer}\n{}\n", flags.join("\n"))).unwrap();
        let args = [&["quiz", "--no-history", "--law", "45", "--count", "999"], args].concat();
        home.run(&args, "").ok()
    };
    let (on, off) = (flag("45-01", true), flag("45-01", false));
    let flagged = ids(&["--wrong"], std::slice::from_ref(&on));
    assert!(flagged.contains("Domanda 1 di 1 - 45-01"), "{flagged}");
    let removed = ids(&["--wrong"], &[on, off]);
    assert!(!removed.contains("45-01"), "{removed}");
    let first = |text: String| {
        text.lines().find(|line| line.starts_with("Domanda 1 di ")).unwrap().to_owned()
    };
    let count = |text: String| first(text).split(" - ").next().unwrap().to_owned();
    let new = count(ids(&["--new"], &[]));
    assert_eq!(count(ids(&["--new"], &[flag("45-02", true)])), new);
}

#[test]
fn a_history_is_not_forgotten_silently_if_the_question_cannot_be_shown() {
    let home = PracticeHome::new();
    home.run(&["quiz", "45-01", "--seed", "1"], "a\n\n").ok();
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = program(&["progress", "--forget"]);
    command.env("XDG_DATA_HOME", home.folder.path()).stdout(writer);
    let run = ended(command.spawn().unwrap());
    assert_eq!(run.code, Some(2), "{}", run.stderr);
    assert!(run.stderr.contains("standard output"), "{}", run.stderr);
    assert_eq!(home.lines().len(), 1);
}

#[test]
fn an_unreadable_history_is_named() {
    let home = PracticeHome::new();
    std::fs::create_dir_all(home.history()).unwrap();
    for args in [&["learn"][..], &["quiz", "--wrong"], &["quiz", "--review"], &["progress"]] {
        let told = home.run(args, "").failed(2);
        assert!(told.contains("history.jsonl") && !told.contains("standard"), "{args:?}: {told}");
    }
}

/// A clock that was ahead when an answer was given does not make the days since then negative.
#[test]
fn an_answer_dated_tomorrow_was_given_today() {
    let home = PracticeHome::new();
    home.run(&["quiz", "45-01", "--seed", "1"], "a\n\n").ok();
    let answer = home.lines().remove(0);
    let rest = answer.split_once(',').unwrap().1;
    std::fs::write(home.history(), format!("{{\"at\":4000000000,{rest}\n")).unwrap();
    let progress = home.progress();
    let days =
        progress["laws"].as_array().unwrap().iter().filter_map(|law| law["days_since"].as_i64());
    assert_eq!(days.max(), Some(0), "{progress}");
    let days =
        progress["laws"].as_array().unwrap().iter().filter_map(|law| law["days_since"].as_i64());
    assert_eq!(days.min(), Some(0), "{progress}");
}
