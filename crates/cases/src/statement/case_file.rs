//! The text of the file of a case that was entered in the dialogue.

use crate::RulingTerms;
use crate::branch_decisions::CaseDecision;
use crate::case::{PLACEHOLDER_MARKS, Question};
use crate::findings;
use arbitro_laws::ruling::{
    Asker, BranchDecision, Contradiction, Edition, FactQuestion, PresetAnswer, Ruling, Subject,
};

use super::case_draft::CaseDraft;
use super::case_notation::quoted;

/// Returns the ruling on a question in the notation of a case file: first the decisions that all editions of the
/// question share, then the other decisions, under the year of the first edition that takes them.
pub fn ruling(item: &Question, terms: &RulingTerms) -> Result<String, Contradiction> {
    let in_edition = |edition: &Edition| {
        let terms = RulingTerms { edition: *edition, ..terms.clone() };
        item.rule(&terms).map(|ruling| (*edition, ruling))
    };
    let rulings = item.editions.iter().map(in_edition).collect::<Result<Vec<_>, _>>()?;
    Ok(decided(&rulings))
}

/// Returns the text of a case file: table, events, findings and the ruling in each edition, with marks where a person
/// must still write texts and options. Returns `None` if the draft is impossible or its ruling is a contradiction.
pub fn file(draft: &CaseDraft, id: &str) -> Option<String> {
    let item = draft.question().ok()?;
    let ruled = |edition| {
        Some((edition, item.rule(&RulingTerms { edition, ..RulingTerms::default() }).ok()?))
    };
    let rulings = Edition::ALL.into_iter().map(ruled).collect::<Option<Vec<_>>>()?;
    let [it, en] = PLACEHOLDER_MARKS.map(quoted);
    let text = |key: &str| format!("{key}.it = {it}\n{key}.en = {en}\n");
    let mut out = text("title");
    out.push_str("\n[table]\n");
    out.push_str(&draft.table().text());
    out.push_str(&format!("\n[[question]]\nid = {}\n{}", quoted(id), text("text")));
    out.push_str("difficulty = 1\n");
    out.push_str(&list("events", draft.written()));
    let asked: Vec<FactQuestion> =
        rulings.iter().flat_map(|(_, ruling)| findings::asked_questions(ruling)).collect();
    let found = found(&item, &asked);
    if !found.is_empty() {
        out.push_str(&format!("findings = {{ {} }}\n", found.join(", ")));
    }
    out.push_str(&decided(&rulings));
    for number in ["1", "2"] {
        let mark = |text: &str| quoted(&format!("{text} {number}"));
        let [it, en] = PLACEHOLDER_MARKS.map(mark);
        out.push_str(&format!(
            "\n# [[question.option]]\n# it = {it}\n# en = {en}\n# claims = []\n"
        ));
    }
    out.push_str("# right = true\n");
    Some(out)
}

/// Returns the decisions that all editions share, then the other decisions of an edition under its year. An edition
/// with the same other decisions as the edition before has no entry.
pub fn decided(rulings: &[(Edition, Ruling)]) -> String {
    let editions = rulings.iter().map(|(edition, _)| *edition);
    let rulings: Vec<Vec<BranchDecision>> =
        rulings.iter().map(|(_, ruling)| ruling.branch_decisions()).collect();
    let everywhere = |one: &&BranchDecision| {
        rulings.iter().all(|ruling| ruling.iter().any(|other| other.decides_like(one)))
    };
    let told = |ruling: &[BranchDecision], keep: &dyn Fn(&&BranchDecision) -> bool| {
        ruling.iter().filter(keep).map(|one| quoted(&one.code())).collect::<Vec<String>>()
    };
    let first = rulings.first().map_or(&[][..], Vec::as_slice);
    let mut out = list("ruling", told(first, &everywhere).into_iter());
    let mut before = Vec::new();
    for (edition, ruling) in editions.zip(&rulings) {
        let apart = told(ruling, &|one| !everywhere(one));
        if apart != before {
            let name = edition.name();
            let own = list("ruling", apart.iter().cloned());
            out.push_str(&format!("\n[question.{name}]\n{own}"));
        }
        before = apart;
    }
    out
}

/// Returns a key with an array, one element per line.
pub fn list(key: &str, elements: impl Iterator<Item = String>) -> String {
    let lines: String = elements.map(|element| format!("  {element},\n")).collect();
    if lines.is_empty() { format!("{key} = []\n") } else { format!("{key} = [\n{lines}]\n") }
}

/// Returns the director's findings that a ruling asks for. A choice that no event states cannot
/// be written as a finding.
fn found(item: &Question, asked: &[FactQuestion]) -> Vec<String> {
    let told = |given: &&PresetAnswer| {
        given.fact.asker == Asker::Director && findings::answers_any(given, asked)
    };
    let written = |given: &PresetAnswer| finding(given, &key(findings::question(given), asked));
    item.preset_answers.iter().filter(told).map(written).collect()
}

/// Returns a finding with its key: `unintended = false`.
pub fn finding(given: &PresetAnswer, key: &str) -> String {
    let reply = given.fact.replies.get(usize::from(given.answer.0)).map_or("", |reply| reply.key);
    let answer = match reply {
        "yes" => "true".to_owned(),
        "no" => "false".to_owned(),
        other => quoted(other),
    };
    format!("{key} = {answer}")
}

/// Returns the key of a finding, with its player or card only if the ruling asks for the fact about several players or
/// cards.
fn key(question: FactQuestion, asked: &[FactQuestion]) -> String {
    let FactQuestion { fact, about } = question;
    let mut same: Vec<&FactQuestion> = Vec::new();
    for other in asked.iter().filter(|other| other.fact == fact) {
        if !same.contains(&other) {
            same.push(other);
        }
    }
    if same.len() == 1 {
        return fact.key.to_owned();
    }
    let player = FactQuestion { fact, about: Subject { object: None, ..about } };
    let alone = same.iter().filter(|other| other.about.who == about.who).count() == 1;
    quoted(&if alone { player.full_key() } else { question.full_key() })
}
