//! Assumptions on the command line: what they replace, and when they are refused.

use std::process::{Command, Output, Stdio};

fn rule(assumptions: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.args(["rule", "45-01", "--lang", "en"]).stdin(Stdio::null());
    for assumption in assumptions {
        command.args(["--assume", assumption]);
    }
    command.output().unwrap()
}

fn told(output: &Output) -> String {
    let streams = [output.stdout.as_slice(), output.stderr.as_slice()].concat();
    String::from_utf8(streams).unwrap().replace("\n", " ")
}

#[test]
fn an_assumption_takes_the_place_of_the_finding_that_it_covers() {
    for assumption in ["unintended=yes", "unintended@S=yes"] {
        let output = rule(&[assumption, "paused=no"]);
        assert_eq!(output.status.code(), Some(0), "{}", told(&output));
        assert!(told(&output).contains("North's ♠K is played"), "{}", told(&output));
    }
}

#[test]
fn an_assumption_that_answers_nothing_is_refused_and_takes_nothing_away() {
    for assumption in ["unintended@W=yes", "visible=yes"] {
        let output = rule(&[assumption]);
        assert_eq!(output.status.code(), Some(2), "{}", told(&output));
        assert!(output.stdout.is_empty());
        assert!(told(&output).contains("What can be assumed: unintended@S"), "{}", told(&output));
    }
}

#[test]
fn two_assumptions_may_not_answer_one_question_differently() {
    let output = rule(&["unintended=yes", "unintended@S=no"]);
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
}
