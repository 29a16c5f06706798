//! Tests the program as a process: streams, exit codes, languages, colours, and invalid input.

use crate::common::program::{ProgramRun, answered, ended, program, run, run_in};
use tempfile::TempDir;

#[test]
fn a_pipe_that_closes_early_ends_the_program_without_a_panic() {
    let word = "arbitro: lo standard output è stato chiuso prima della fine.\n";
    for (args, code, told) in [
        (&["manual", "cases"][..], 0, ""),
        (&["list"], 0, ""),
        (&["rule", "45-01", "--format", "json"], 0, ""),
        // If the output of `check` is lost, the proof is lost too, so this is an error.
        (&["check"], 2, word),
    ] {
        // The reader is closed before the program starts.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = ended(program(args).stdout(writer).spawn().unwrap());
        assert_eq!((output.code, output.stderr.as_str()), (Some(code), told), "{args:?}");
    }
}

#[test]
fn a_quiz_reads_its_answers_from_a_pipe_and_stops_at_its_end() {
    let quiz = program(&["quiz", "--seed", "5", "--count", "4"]);
    let ProgramRun { code, stdout: output, .. } = answered(quiz, b"a\n\nB)\n\xff\xfe\n");
    assert_eq!(code, Some(0));
    assert!(output.contains("Interrotto dopo 2 risposte su 4."), "{output}");
    assert!(output.contains("Da ripassare") || output.contains("2 giuste su 2"), "{output}");
}

/// Runs a quiz of three questions. The first, 45-05c, asks for its clause, and its right option has the letter c for
/// this seed.
fn clause_quiz(answers: &str) -> (String, String) {
    let quiz = program(&["quiz", "--tag", "ripensamento", "--law", "45", "--seed", "1"]);
    let output = answered(quiz, answers);
    assert_eq!(output.code, Some(0));
    (output.stdout, output.stderr)
}

#[test]
fn q_for_a_clause_stops_the_quiz_and_the_answer_counts() {
    let (output, _) = clause_quiz("c\nq\n");
    assert!(output.contains("Nessuna clausola citata. La clausola è 45C2(a)."), "{output}");
    assert!(output.contains("Interrotto dopo 1 risposta su 3."), "{output}");
    assert!(output.contains("1 giusta su 1") && output.contains("giuste: 0 su 1"), "{output}");
    assert!(output.contains("Da ripassare\n- 45C2(a)"), "{output}");
}

#[test]
fn an_invalid_citation_is_requested_once_more() {
    let (output, asked) = clause_quiz("c\n45X\n45c2\nq\n");
    assert!(asked.contains("«45X» non è una clausola"), "{asked}");
    assert!(output.contains("La clausola citata, 45c2, è giusta."), "{output}");
    let (output, asked) = clause_quiz("c\nboh\nboh\nq\n");
    assert_eq!(asked.matches("boh").count(), 1, "{asked}");
    assert!(output.contains("«boh» non è una clausola. La clausola è "), "{output}");
}

#[test]
fn a_law_alone_and_another_clause_of_the_ruling_are_not_enough() {
    let (output, _) = clause_quiz("c\n45\nq\n");
    assert!(output.contains("L'Articolo 45 da solo non basta"), "{output}");
    let (output, _) = clause_quiz("c\n47F2\nq\n");
    assert!(output.contains("47F2, non risponde alla domanda."), "{output}");
}

#[test]
fn the_seed_determines_the_quiz() {
    let questions = |seed: &str| {
        let output = run(&["quiz", "--seed", seed, "--count", "1", "--format", "json"]);
        output.stdout.lines().next().unwrap().to_owned()
    };
    assert_eq!(questions("1"), questions("1"));
    assert_ne!(questions("1"), questions("2"));
}

#[test]
fn the_language_comes_from_the_environment_and_defaults_to_italian() {
    let output = |name: &str, value: &str| {
        let mut check = program(&["check"]);
        check.env(name, value);
        answered(check, "").stdout
    };
    assert!(run(&["check"]).stdout.contains("nessun problema"));
    assert!(output("LANG", "en_GB.UTF-8").contains("no problem"));
    assert!(output("LC_ALL", "en_US.UTF-8").contains("no problem"));
    assert!(output("LANG", "it_IT.UTF-8").contains("nessun problema"));
    assert!(output("LANG", "C").contains("nessun problema"));
    assert!(output("LANG", "fr_FR.UTF-8").contains("nessun problema"));
    let mut named = program(&["check", "--lang", "it"]);
    named.env("LANG", "en_GB.UTF-8");
    assert!(answered(named, "").stdout.contains("nessun problema"));
}

#[test]
fn a_pipe_gets_plain_text_unless_colour_is_asked_for() {
    assert!(!run(&["rule", "45-02"]).stdout.contains('\u{1b}'));
    assert!(run(&["rule", "45-02", "--color", "always"]).stdout.contains('\u{1b}'));
    assert!(!run(&["rule", "45-02", "--color", "never"]).stdout.contains('\u{1b}'));
    let ascii = run(&["show", "45-02", "--ascii"]).stdout;
    assert!(!ascii.contains(['♠', '♥', '♦', '♣']), "{ascii}");
    let json = ["quiz", "--seed", "7", "--format", "json", "--ascii"];
    let ascii = answered(program(&json), "a\n45C\n".repeat(200)).stdout;
    assert!(ascii.contains("\"kind\":\"correction\"") && !ascii.contains(['♠', '♥', '♦', '♣']));
}

#[test]
fn unreadable_files_are_reported_and_the_rest_is_proved() {
    let folder = TempDir::new().unwrap();
    let good = include_str!("../../cases/45/45-01.toml");
    std::fs::write(folder.path().join("a-good.toml"), good).unwrap();
    std::fs::write(folder.path().join("b-bytes.toml"), b"id = \"\xff\xfe\"\n").unwrap();
    std::fs::write(folder.path().join("c-large.toml"), vec![b'#'; 10 << 20]).unwrap();
    let garbage: Vec<u8> =
        (0..10u32 << 20).map(|n| 32 + (n.wrapping_mul(2_654_435_761) >> 25) as u8 % 90).collect();
    std::fs::write(folder.path().join("d-garbage.toml"), garbage).unwrap();
    std::fs::write(folder.path().join("e-small-garbage.toml"), "]]]]\n= =\n\"\n".repeat(2000))
        .unwrap();
    std::fs::write(folder.path().join("notes.txt"), "not a case").unwrap();
    let path = folder.path().to_string_lossy().into_owned();
    for language in ["it", "en"] {
        let output = run(&["check", &path, "--lang", language]);
        let told = output.stdout;
        assert_eq!(output.code, Some(1), "{told}");
        for code in ["A102", "A103", "A104"] {
            assert!(told.contains(code), "{code}: {told}");
        }
        assert!(!told.contains("a-good") && !told.contains("notes.txt"), "{told}");
    }
    let output = run(&["check", &path, "--format", "json"]);
    let json = output.json();
    assert_eq!(json["files"], 5);
    assert!(
        json["problems"]
            .as_array()
            .unwrap()
            .iter()
            .all(|problem| problem["line"].as_u64() >= Some(1))
    );
}

#[test]
fn a_missing_folder_an_empty_one_and_a_good_file_beside_them() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().to_string_lossy().into_owned();
    let output = run(&["check", &path]);
    assert_eq!(output.code, Some(2));
    assert!(output.stderr.contains("la cartella non contiene casi"));
    let output = run(&["check", "no-such-folder", "cases/45/45-01.toml"]);
    assert_eq!(output.code, Some(2));
    assert!(
        output.stderr.contains("no-such-folder") && output.stdout.contains("1 file, 1 domanda")
    );
}

#[test]
fn a_new_case_fits_its_law_is_unproved_and_overwrites_nothing() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("case.toml").to_string_lossy().into_owned();
    for language in ["it", "en"] {
        let _ = std::fs::remove_file(&path);
        let output = run(&["new", "46-31", "--output", &path, "--lang", language]);
        assert_eq!(output.code, Some(0), "{}", output.stderr);
        // `check` reports the missing parts, and prints the ruling to paste.
        let output = run(&["check", &path, "--lang", language]);
        assert_eq!(output.code, Some(1), "{}", output.stdout);
        assert!(
            output.stdout.contains("A117") && output.stdout.contains("A602"),
            "{}",
            output.stdout
        );
        let ruled = run(&["rule", &path, "--format", "case"]);
        assert!(ruled.stdout.contains("ruling = ["), "{}", ruled.stderr_text());
    }
    for (id, tag) in [("50-91", "penalizzat"), ("57-91", "difensore"), ("93-91", "tags = []")] {
        let case = run(&["new", id]).ok();
        assert!(case.contains(tag), "{case}");
    }
    // An id that exists is reported, with an id that is free.
    let there = run(&["new", "45-01"]).failed(2);
    assert!(there.contains("45-01") && there.contains("45-"), "{there}");
    let before = std::fs::read_to_string(&path).unwrap();
    let output = run(&["new", "46-32", "-o", &path]);
    assert_eq!(output.code, Some(2));
    assert!(output.stderr.contains("esiste già"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before);
}

/// The JSON of a ruling has the fields on which other programs rely.
#[test]
fn the_json_of_a_ruling_has_its_fields() {
    let output = run(&["rule", "47-d1", "--format", "json"]);
    let json = output.json();
    assert_eq!((json["id"].as_str(), json["edition"].as_u64()), (Some("47-d1"), Some(2017)));
    for field in ["doctrine", "decisions", "applied", "rejected", "open"] {
        assert!(!json[field].is_null(), "{field}");
    }
    let decision = &json["decisions"][0];
    assert!(["kind", "text", "law"].iter().all(|field| decision[field].is_string()));
    assert!(["law", "because"].iter().all(|field| json["rejected"][0][field].is_string()));
    assert_eq!(json["open"]["branches"].as_array().unwrap().len(), 2);
    let output = run(&["rule", "45-01", "--format", "json"]);
    let json = output.json();
    assert!(json["open"].is_null());
}

/// Runs the commands of the guides in order, in a folder that is empty at first.
#[test]
fn every_command_of_the_guides_works() {
    let folder = TempDir::new().unwrap();
    for page in ["docente", "candidate"] {
        for language in ["it", "en"] {
            let text = run(&["manual", page, "--lang", language]).stdout;
            let commands = text.lines().filter_map(|line| line.strip_prefix("arbitro "));
            let commands: Vec<&str> =
                commands.map(|line| line.split("  ").next().unwrap()).collect();
            assert!(commands.len() > 8, "{page} {language}: {commands:?}");
            for command in commands {
                let args: Vec<&str> = command.split(' ').collect();
                let output = run_in(folder.path(), &args, language, "");
                assert_eq!(output.code, Some(0), "{command}: {}", output.stderr);
                // The test completes the file that `new` writes, as the guide asks the teacher to do.
                if let ["new", id, "-o", file] = args[..] {
                    let case = include_str!("../sound.toml").replace("45-00", id);
                    std::fs::write(folder.path().join(file), case).unwrap();
                }
            }
        }
    }
}

/// Returns the output of `check` for files with problems of many kinds, without the lines quoted from the files, which
/// may be wider than the screen.
fn told_of_problems(language: &str) -> String {
    let output = run(&["check", "tests/diagnostics", "--lang", language]).stdout;
    let is_quoted = |line: &&str| {
        line.trim_start_matches(|c: char| c == ' ' || c.is_ascii_digit()).starts_with('|')
    };
    output.lines().filter(|line| !is_quoted(line)).map(|line| format!("{line}\n")).collect()
}

#[test]
fn no_line_on_the_screen_is_wider_than_eighty_columns() {
    let ids = ["45-01", "45-07c", "46-01", "46-04b1b", "47-d2", "47-e2c"];
    for language in ["it", "en"] {
        let mut screens = vec![
            run(&["--help", "--lang", language]).stdout,
            run(&["list", "--lang", language]).stdout,
            run(&["law", "45", "--lang", language]).stdout,
            run(&["manual", "cases", "--lang", language]).stdout,
            run(&["manual", "laws", "--lang", language]).stdout,
            run(&["manual", "candidate", "--lang", language]).stdout,
            run(&["manual", "docente", "--lang", language]).stdout,
        ];
        for id in ids {
            screens.push(run(&["rule", id, "--why", "--why", "--lang", language]).stdout);
            screens.push(run(&["show", id, "--lang", language]).stdout);
        }
        for verb in ["quiz", "rule", "check", "show", "list", "law", "new", "manual"] {
            screens.push(run(&[verb, "--help", "--lang", language]).stdout);
        }
        screens.push(told_of_problems(language));
        let whole_quiz = ["quiz", "--seed", "7", "--lang", language];
        screens.push(answered(program(&whole_quiz), "a\n45C\nb\n".repeat(200)).stdout);
        for screen in screens {
            assert!(!screen.is_empty());
            for line in screen.lines() {
                assert!(line.chars().count() <= 80, "{line}");
            }
        }
    }
}

#[test]
fn decide_saves_a_case_with_the_same_ruling() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("56-07.toml");
    let file = path.to_str().unwrap();
    let lines = "3SA S\nn\nO\n\nE gioca S3\n\nn\n2\n\n";
    let output = answered(program(&["decide", "--save", file]), lines);
    assert_eq!(output.code, Some(0), "{}", output.stderr);
    let ruling = |text: &str| text.split("Decisione (").nth(1).unwrap().to_owned();
    let ruled = run(&["rule", file]);
    let ruled = ruling(&ruled.stdout);
    assert!(ruled.contains("♠3 di Est è carta penalizzata maggiore: resta scoperta"), "{ruled}");
    assert!(ruling(&output.stdout).starts_with(ruled.trim_end()), "{}", output.stdout);
    // The saved case lacks only its texts and options.
    let checked = run(&["check", file]).stdout;
    assert!(checked.contains("A501") && checked.contains("A506"), "{checked}");
    assert_eq!(checked.matches("[A117]").count(), 4, "{checked}");
    assert!(checked.ends_with("6 problemi in 1 file su 1.\n"), "{checked}");

    // `--save` never overwrites an existing file, and reports it before the first question.
    let before = std::fs::read_to_string(&path).unwrap();
    let again = answered(program(&["decide", "--save", file]), lines);
    assert_eq!((again.code, again.stdout), (Some(2), String::new()));
    assert!(again.stderr.contains("esiste già"), "{}", again.stderr);
    let asked = answered(program(&["decide"]), format!("{lines}salva {file}\n"));
    assert_eq!(asked.code, Some(0));
    assert!(asked.stderr.contains("esiste già"), "{}", asked.stderr);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before);

    // The saved case leads to the same ruling again.
    let from = answered(program(&["decide", "--from", file]), "\nn\n\n");
    assert_eq!(ruling(&from.stdout), ruling(&output.stdout).split("Scritto").next().unwrap());
}

#[test]
fn decide_ends_with_an_error_only_where_nothing_could_be_ruled() {
    for (lines, code) in [
        ("", 2),
        ("3SA S\nfine\n", 2),
        ("3SA S\nn\nO\n\nE gioca\n", 2),
        ("3SA S\nn\nO\n\nE gioca S3\n", 0),
        ("3SA S\nn\nO\n\nE gioca S3\nN\n1\n", 0),
        ("3SA S\nn\nO\n\nE gioca S3\n\nfine\n", 0),
    ] {
        let output = answered(program(&["decide"]), lines);
        assert_eq!(output.code, Some(code), "{lines}");
        assert_eq!(output.stdout.contains("Decisione (Codice 2017)"), code == 0, "{lines}");
    }
    let json =
        answered(program(&["decide", "--format", "json"]), "3SA S\nn\nO\n\nE gioca S3\n\n\n");
    let value = json.json();
    assert_eq!(value["open"]["fact"], "told-his-turn");
    assert_eq!((value["events"].as_array().unwrap().len(), &value["id"]), (1, &"47-new".into()));
}
