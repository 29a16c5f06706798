//! Describes incidents to `arbitro decide` in the words of a director, in both languages. Each incident in
//! `tests/incidents.txt` has the lines typed, then the events understood and the decisions. `UPDATE_EXPECT=1` rewrites
//! the events and decisions, for review.

use std::fmt::Write as _;

use super::common::expected::{assert_file, text_of};
use arbitro_cases::RulingTerms;
use arbitro_cases::branch_decisions::CaseDecision;
use arbitro_cases::statement::case_notation::event as written;
use arbitro_cases::statement::{CaseDraft, Dialogue, DialoguePrompt};
use arbitro_cases::vocabulary::letters::SuitLetters;
use arbitro_laws::record::Language;

const FILE: &str = "tests/incidents.txt";

/// Returns the lines of an incident that are typed in a language.
fn typed(incident: &str, language: Language) -> Vec<&str> {
    let start = format!("{}>", language.code());
    incident.lines().filter_map(|line| line.strip_prefix(&start)).map(str::trim).collect()
}

/// Returns the dialogue after the lines were typed.
fn after(title: &str, lines: &[&str], language: Language) -> Dialogue {
    let letters = match language {
        Language::Italian => SuitLetters::Italian,
        Language::English => SuitLetters::International,
    };
    let mut dialogue =
        Dialogue::new(CaseDraft::default(), RulingTerms::default()).with_letters(letters);
    for line in lines {
        if line.is_empty() && matches!(dialogue.prompt(), DialoguePrompt::End) {
            break;
        }
        if matches!(*line, "undo" | "annulla") {
            assert!(dialogue.undo(), "{title}");
            continue;
        }
        let asked = format!("{:?}", dialogue.prompt()).chars().take(60).collect::<String>();
        dialogue
            .answer(line)
            .unwrap_or_else(|refusal| panic!("{title}: {asked}: {line}: {refusal:?}"));
        assert_eq!(dialogue.line_rejection(), None, "{title}: {line}");
    }
    dialogue
}

/// Returns the events that the dialogue understood, and the decisions.
fn understood(title: &str, dialogue: &Dialogue) -> String {
    let mut text = String::new();
    let draft = dialogue.draft();
    for line in draft.table().text().lines() {
        writeln!(text, "+ {line}").unwrap();
    }
    for entry in &draft.entries {
        writeln!(text, "+ {}", written(&entry.event, None)).unwrap();
    }
    let (_, ruling) =
        dialogue.ruled().unwrap_or_else(|| panic!("{title}: {:?}", dialogue.prompt()));
    for given in &draft.preset_answers {
        let reply =
            given.fact.replies.get(usize::from(given.answer.0)).map_or("", |reply| reply.key);
        writeln!(text, "? {} = {reply}", given.fact.key).unwrap();
    }
    for one in ruling.branch_decisions() {
        writeln!(text, "- {} [{}]", one.code(), one.ruled.law.name()).unwrap();
    }
    text
}

#[test]
fn incidents_are_understood_in_both_languages() {
    let file = text_of(FILE);
    let mut anew = String::new();
    let mut count = 0;
    let mut wrong = Vec::new();
    for incident in file.split("\n\n").filter(|incident| !incident.trim().is_empty()) {
        let title = incident.lines().find(|line| line.starts_with("## ")).unwrap();
        let text = |language| {
            let lines = typed(incident, language);
            std::panic::catch_unwind(|| understood(title, &after(title, &lines, language)))
        };
        let [it, en] = Language::ALL.map(text);
        let (Ok(it), Ok(en)) = (it, en) else {
            wrong.push(title);
            continue;
        };
        if it != en {
            println!("{it}\n{en}");
            wrong.push(title);
        }
        let lines = incident.lines().filter(|line| !line.starts_with(['+', '-', '?']));
        let lines: Vec<&str> = lines.collect();
        writeln!(anew, "{}\n{it}", lines.join("\n").trim_end()).unwrap();
        count += 1;
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(count >= 40, "{count} incidents");
    assert_file(FILE, &format!("{}\n", anew.trim_end()));
}
