//! Tests settings: their origins, their effects, and cards in Italian notation.

use tempfile::TempDir;

use crate::common::program::{ProgramRun, answered, program};

/// Runs the program with this home folder, these environment variables and these lines as its input.
fn run(home: &TempDir, args: &[&str], variables: &[(&str, &str)], lines: &str) -> ProgramRun {
    let mut command = program(args);
    for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        command.env(name, home.path());
    }
    command.envs(variables.iter().copied());
    answered(command, lines)
}

#[test]
fn a_flag_overrides_the_environment_which_overrides_the_file() {
    let home = TempDir::new().unwrap();
    let rows = |args: &[&str], variables: &[(&str, &str)]| {
        let args = [&["config", "--format", "json"], args].concat();
        let rows = run(&home, &args, variables, "").json();
        let row = rows.as_array().unwrap().iter().find(|row| row["key"] == "notation").unwrap();
        format!("{} {}", row["value"].as_str().unwrap(), row["origin"].as_str().unwrap())
    };
    assert_eq!(rows(&[], &[]), "en default");
    run(&home, &["config", "notation", "it"], &[], "").ok();
    assert_eq!(rows(&[], &[]), "it file");
    assert_eq!(rows(&[], &[("ARBITRO_NOTATION", "en")]), "en environment");
    assert_eq!(rows(&["--notation", "it"], &[("ARBITRO_NOTATION", "en")]), "it flag");
    run(&home, &["config", "notation", "--unset"], &[], "").ok();
    assert_eq!(rows(&[], &[]), "en default");
    let shown = run(&home, &["config"], &[("NO_COLOR", "1")], "").ok();
    assert!(shown.contains("never") && shown.contains("dall'ambiente"), "{shown}");
}

#[test]
fn edition_doctrine_and_language_apply_to_the_commands() {
    let home = TempDir::new().unwrap();
    run(&home, &["config", "edition", "2017"], &[], "").ok();
    run(&home, &["config", "language", "en"], &[], "").ok();
    let quiz = run(&home, &["quiz", "45-01", "--no-history"], &[], "").ok();
    assert!(quiz.contains("Laws of 2017") || quiz.contains("2017 Laws"), "{quiz}");
    let rule = run(&home, &["rule", "45-01"], &[], "").ok();
    assert!(rule.contains("2017"), "{rule}");
    let flags = ["quiz", "45-01", "--no-history", "--edition", "2007", "--lang", "it"];
    assert!(run(&home, &flags, &[], "").ok().contains("Codice 2007"));
}

#[test]
fn unknown_settings_are_reported_and_preserved() {
    let home = TempDir::new().unwrap();
    let output = run(&home, &["config", "notaton", "it"], &[], "").failed(2);
    assert!(output.contains("Forse «notation»?"), "{output}");
    let output = run(&home, &["config", "edition", "2018"], &[], "").failed(2);
    assert!(output.contains("valori ammessi: 2007, 2017"), "{output}");
    let output = run(&home, &["list"], &[("ARBITRO_EDITION", "boh")], "").failed(2);
    assert!(output.contains("ARBITRO_EDITION"), "{output}");
    let file = home.path().join("arbitro/config.toml");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, "edition = \n").unwrap();
    for args in [&["list"][..], &["config", "edition", "2017"]] {
        let output = run(&home, args, &[], "").failed(2);
        assert!(output.contains("config.toml"), "{output}");
    }
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "edition = \n");
    // A number and a list are accepted in the file, as users would write them.
    std::fs::write(&file, "edition = 2017\ndoctrine = [\"code\"]\n").unwrap();
    let shown = run(&home, &["config"], &[], "").ok();
    assert!(shown.contains("2017") && shown.contains("code"), "{shown}");
}

#[test]
fn a_changed_setting_preserves_the_rest_of_the_file() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("arbitro/config.toml");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    let change = |before: &str, args: &[&str]| {
        std::fs::write(&file, before).unwrap();
        run(&home, &[&["config"], args].concat(), &[], "").ok();
        std::fs::read_to_string(&file).unwrap()
    };
    let before = "# Di casa.\nedition = 2017 # la nuova\ndoctrine = [\n  \"code\", # tutto\n]\n";
    assert_eq!(change(before, &["notation", "it"]), format!("{before}notation = \"it\"\n"));
    assert_eq!(change(before, &["notation", "--unset"]), before);
    assert_eq!(change(before, &["edition", "2007"]), before.replace("2017", "\"2007\""));
    assert_eq!(
        change(before, &["doctrine", "school"]),
        "# Di casa.\nedition = 2017 # la nuova\ndoctrine = \"school\"\n"
    );
    assert_eq!(change(before, &["doctrine", "--unset"]), "# Di casa.\nedition = 2017 # la nuova\n");
    assert_eq!(
        change("language = \"it\"", &["colour", "never"]),
        "language = \"it\"\ncolour = \"never\"\n"
    );
}

#[test]
fn a_message_shortens_a_long_value() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("arbitro/config.toml");
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    let long = "x".repeat(9_000);
    for text in [format!("edition = \"{long}\""), format!("{long} = 1")] {
        std::fs::write(&file, text).unwrap();
        let output = run(&home, &["config", "edition"], &[], "").failed(2);
        assert!(output.contains("xxx…") && output.len() < 1_000, "{output}");
    }
}

#[test]
fn cards_are_shown_and_typed_in_italian_notation() {
    let home = TempDir::new().unwrap();
    let it = run(&home, &["show", "45-01", "--notation", "it"], &[], "").ok();
    assert!(it.contains("♠ RF852") && it.contains("♠D") && !it.contains("♠Q"), "{it}");
    let letters = run(&home, &["show", "45-01", "--notation", "it", "--ascii"], &[], "").ok();
    assert!(letters.contains("P RF852") && !letters.contains('♠'), "{letters}");
    let decide = |card: &str, language: &str| {
        let lines = format!("s\n\nO attacca {card}\n\n");
        let args = ["decide", "--contract", "3NT S", "--notation", "it", "--lang", language];
        run(&home, &args, &[], &lines).stderr_text()
    };
    for (typed, shown) in [("CD", "♥D"), ("QF", "♦F"), ("FR", "♣R"), ("H4", "♥4"), ("PA", "♠A")]
    {
        let output = decide(typed, "it");
        assert!(output.contains(&format!("+ Ovest attacca {shown}.")), "{typed}: {output}");
    }
}

#[test]
fn files_with_a_byte_order_mark_or_other_line_ends_are_read() {
    let home = TempDir::new().unwrap();
    let plain = run(&home, &["quiz", "45-01", "--seed", "1", "--no-history"], &[], "b\n").ok();
    let marked =
        run(&home, &["quiz", "45-01", "--seed", "1", "--no-history"], &[], "\u{feff}b\r\n").ok();
    assert_eq!(plain, marked);
}

#[test]
fn help_a_split_citation_and_a_closed_pipe() {
    let home = TempDir::new().unwrap();
    let help = run(&home, &["help"], &[], "").ok();
    assert_eq!(help, run(&home, &["--help"], &[], "").ok());
    assert_eq!(
        run(&home, &["help", "quiz"], &[], "").ok(),
        run(&home, &["quiz", "--help"], &[], "").ok()
    );
    for options in [&["--notation", "it"][..], &["--ascii", "--lang", "en"], &["--color=never"]] {
        assert_eq!(
            run(&home, &[options, &["help", "quiz"]].concat(), &[], "").ok(),
            run(&home, &[options, &["quiz", "--help"]].concat(), &[], "").ok()
        );
    }
    assert_eq!(
        run(&home, &["law", "45", "C4", "b"], &[], "").ok(),
        run(&home, &["law", "45C4(b)"], &[], "").ok()
    );
    let during = run(&home, &["show", "24-01"], &[], "").ok();
    assert!(during.contains("La licita è ancora in corso") && !during.contains("Contratto"));
    assert!(
        !during.contains("Che cosa è successo"),
        "the question about the play must not appear: {during}"
    );
    let shown = run(&home, &["show", "45-01"], &[], "").ok();
    assert!(shown.contains("\na) ") && !shown.contains("(giusta"), "{shown}");
    let key = run(&home, &["show", "45-01", "--key"], &[], "").ok();
    assert_eq!(key.matches("(giusta con il Codice 2017)").count(), 1, "{key}");
}

/// A reader that closes the pipe early does not cause an error.
#[cfg(unix)]
#[test]
fn a_list_into_a_closed_pipe_is_no_error() {
    let script = format!(
        "{} list --format json | head -1; exit ${{PIPESTATUS[0]}}",
        crate::common::program::PATH
    );
    let mut command = crate::common::program::command("bash");
    command.args(["-c", &script]);
    let run = answered(command, "");
    assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""));
}
