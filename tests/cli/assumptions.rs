//! Tests assumptions on the command line: the findings that they replace, and the assumptions that are refused.

use crate::common::program::{ProgramRun, run};

fn rule(assumptions: &[&str]) -> ProgramRun {
    let assumed = assumptions.iter().flat_map(|assumption| ["--assume", assumption]);
    let args: Vec<&str> =
        ["rule", "45-01", "--edition", "2007", "--lang", "en"].into_iter().chain(assumed).collect();
    run(&args)
}

#[test]
fn an_assumption_replaces_the_findings_that_it_covers() {
    for assumption in ["unintended=yes", "unintended@S=yes"] {
        let output = rule(&[assumption, "paused=no"]);
        assert_eq!(output.code, Some(0), "{}", output.stderr_text());
        assert!(output.stderr_text().contains("North's ♠K is played"), "{}", output.stderr_text());
    }
}

#[test]
fn an_assumption_that_answers_no_inquiry_is_refused() {
    for assumption in ["unintended@W=yes", "visible=yes"] {
        let output = rule(&[assumption]);
        assert_eq!(output.code, Some(2), "{}", output.stderr_text());
        assert!(output.stdout.is_empty());
        assert!(
            output.stderr_text().contains("You can assume: unintended@S"),
            "{}",
            output.stderr_text()
        );
    }
}

#[test]
fn two_assumptions_may_not_answer_one_question_differently() {
    let output = rule(&["unintended=yes", "unintended@S=no"]);
    assert_eq!(output.code, Some(2), "{}", output.stderr_text());
}
