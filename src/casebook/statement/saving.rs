//! The file of a case that was told at the table.

use crate::casebook::case::Item;
use crate::casebook::check::{Terms, codes};
use crate::casebook::findings;
use crate::ruling::{Answer, Asker, Given, Question, Ruling, Subject};

use super::draft::Draft;
use super::writing::quoted;

/// What stands where a text is still to be written, in both languages.
const TO_WRITE: [&str; 2] = ["DA SCRIVERE", "TO BE WRITTEN"];

/// The case as a file: table, events, findings and the ruling that the Laws give, with marks where texts and
/// options are still to be written. `None` if no ruling can be given.
pub fn file(draft: &Draft, id: &str) -> Option<String> {
    let item = draft.item().ok()?;
    // What a case file expects is the ruling under the terms of `arbitro check`.
    let ruling = item.rule(&Terms::default()).ok()?;
    let [it, en] = TO_WRITE.map(quoted);
    let text = |key: &str| format!("{key}.it = {it}\n{key}.en = {en}\n");
    let mut out = text("title");
    out.push_str("\n[table]\n");
    out.push_str(&draft.table().text());
    out.push_str(&format!("\n[[question]]\nid = {}\n{}", quoted(id), text("text")));
    out.push_str("difficulty = 1\n");
    out.push_str(&list("events", draft.written()));
    let found = found(&item, &ruling);
    if !found.is_empty() {
        out.push_str(&format!("findings = {{ {} }}\n", found.join(", ")));
    }
    out.push_str(&list("ruling", codes(&ruling).iter().map(|code| quoted(code))));
    for number in ["1", "2"] {
        let mark = |text: &str| quoted(&format!("{text} {number}"));
        let [it, en] = TO_WRITE.map(mark);
        out.push_str(&format!(
            "\n# [[question.option]]\n# it = {it}\n# en = {en}\n# claims = []\n"
        ));
    }
    out.push_str("# right = true\n");
    Some(out)
}

/// An array, an element a line.
fn list(key: &str, elements: impl Iterator<Item = String>) -> String {
    let lines: String = elements.map(|element| format!("  {element},\n")).collect();
    if lines.is_empty() { format!("{key} = []\n") } else { format!("{key} = [\n{lines}]\n") }
}

/// What the director found, as far as it is asked; a choice that no event tells cannot be written.
fn found(item: &Item, ruling: &Ruling) -> Vec<String> {
    let asked = findings::asked(ruling);
    let told = |given: &&Given| {
        given.fact.asker == Asker::Director && findings::answers_any(given, &asked)
    };
    let written = |given: &Given| {
        let question = Question { fact: given.fact, about: given.about };
        format!("{} = {}", key(question, &asked), given.answer == Answer::YES)
    };
    item.given.iter().filter(told).map(written).collect()
}

/// The key of a finding, with the player and the card only where the same is asked about others.
fn key(question: Question, asked: &[Question]) -> String {
    let Question { fact, about } = question;
    let same = || asked.iter().filter(|other| other.fact == fact);
    if same().count() == 1 {
        return fact.key.to_owned();
    }
    let player = Question { fact, about: Subject { card: None, ..about } };
    let alone = same().filter(|other| other.about.who == about.who).count() == 1;
    quoted(&if alone { player.full_key() } else { question.full_key() })
}
