//! The report on an appeal: a candidate's answer to one question, with everything that determines its mark.

use crate::render::diagram;
use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::lesson::explanation;
use crate::render::quiz::{letter, option_in_file};
use crate::render::ruling::{ReasonDepth, document};
use crate::render::text::{Words, say};
use arbitro_cases::contrast::OptionContrasts;
use arbitro_cases::other_editions::other_answers;
use arbitro_exam::journal::RecordKind;
use arbitro_exam::marking::appeal::Appeal;
use arbitro_exam::marking::shown_rulings::RuledQuestion;
use arbitro_exam::results::AnswerOutcome;

use super::results::doctrine;
use super::{candidate_line, clause_line, letter_shown, letters, otherwise_lines, outcome};

/// Returns the complete report on an appeal.
pub fn appeal(words: &Words, appealed: &Appeal) -> Doc {
    let mut doc = Doc::default();
    let stage = &appealed.lock.stage;
    let number = appealed.answer.place;
    doc.heading(1, say!(words, "appeal-title", number = number, id = appealed.shown.id.clone()));
    doc.text(format!("{}, {}", stage.title, stage.date));
    doc.text(candidate_line(words, &appealed.paper));
    let year = appealed.ruled.terms.edition.year().to_string();
    doc.text(say!(words, "appeal-terms", year = year, doctrine = doctrine(&appealed.doctrine)));
    doc.blank();
    let RuledQuestion { question: item, ruling, key, terms, .. } = &appealed.ruled;
    doc.heading(2, say!(words, "appeal-facts"));
    doc.append(diagram::setting(words, &item.setting)).blank();
    doc.append(diagram::events(words, item)).blank();
    doc.heading(2, say!(words, "appeal-question"));
    doc.text(item.text.in_language(words.language())).blank();
    for option in &appealed.shown.order {
        let text = item.options[*option].text.in_language(words.language());
        let mark = format!("{})", letter_shown(&appealed.shown, *option));
        let mut line = vec![plain(text), styled(own_letter(words, *option), Style::Faint)];
        if key.right.contains(option) {
            let sign = say!(words, "report-sign", sign = "right");
            line.push(styled(format!(" [{sign}]"), Style::Strong));
        }
        doc.marked(0, mark, line);
    }
    doc.blank();
    doc.append(answer_given(words, appealed));
    doc.append(refuted(words, appealed));
    doc.append(document(words, ruling, terms.edition, ReasonDepth::Everything)).blank();
    doc.append(hashes(words, appealed));
    doc
}

/// Returns the section on the candidate's answer: each version with its time, the points, the
/// chosen options as in the case file, and the citation.
fn answer_given(words: &Words, appealed: &Appeal) -> Doc {
    let mut doc = Doc::default();
    doc.heading(2, say!(words, "appeal-answer"));
    for record in &appealed.journal.records {
        let RecordKind::Answer { question, chosen, cited } = &record.what else { continue };
        if *question != appealed.answer.place as usize {
            continue;
        }
        let shown: Vec<String> = chosen.iter().map(|place| letter(*place).to_string()).collect();
        let shown = if shown.is_empty() { "-".to_owned() } else { shown.join(", ") };
        let minutes = record.at / 60_000;
        let cited = cited.clone().unwrap_or_else(|| "-".to_owned());
        let clock = record.clock.clone();
        doc.item(
            0,
            vec![plain(say!(
                words,
                "appeal-record",
                clock = clock,
                minutes = minutes,
                letters = shown,
                cited = cited
            ))],
        );
    }
    let chosen = &appealed.answer.chosen;
    let letters = letters(&appealed.shown, chosen);
    let outcome = outcome(words, &appealed.answer);
    doc.text(say!(words, "appeal-given", letters = letters, outcome = outcome));
    let options = appealed.question_in_file.options.iter().enumerate();
    for (option, own) in options.filter(|(option, _)| chosen.contains(option)) {
        let text = own.text.in_language(words.language());
        doc.item(
            0,
            vec![plain(say!(
                words,
                "appeal-in-file",
                option = option_in_file(words, option, text)
            ))],
        );
    }
    if !chosen.is_empty() && appealed.answer.outcome != AnswerOutcome::Right {
        let (candidate, number) = (appealed.paper.candidate.clone(), appealed.answer.place);
        doc.text(say!(words, "appeal-accept", candidate = candidate, number = number));
    }
    if let Some(line) = clause_line(words, &appealed.answer, &appealed.ruled.key.clauses) {
        doc.text(line);
    }
    doc.blank();
    doc
}

/// Returns the section with the fact that decided, what would have made each wrong option right, and the editions that
/// answer differently.
fn refuted(words: &Words, appealed: &Appeal) -> Doc {
    let mut doc = Doc::default();
    let RuledQuestion { question: item, ruling, terms, .. } = &appealed.ruled;
    let mut contrasts = OptionContrasts::new(item, terms);
    doc.heading(2, say!(words, "appeal-options"));
    let explained = explanation(words, &mut contrasts);
    let (reason, lines) = explained.map(|it| (it.reason, it.lines)).unwrap_or_default();
    if let Some(reason) = reason {
        doc.text(reason);
    }
    for &option in &appealed.shown.order {
        let line = lines.iter().find(|(options, _)| options.contains(&option));
        let line = line.map_or_else(|| say!(words, "appeal-holds"), |(_, line)| line.clone());
        doc.marked(0, format!("{})", letter_shown(&appealed.shown, option)), vec![plain(line)]);
    }
    for line in otherwise_lines(words, &appealed.shown, &other_answers(item, ruling, terms)) {
        doc.text(line);
    }
    doc.blank();
    doc
}

/// Returns a note with an option's letter in the case file, which may differ from its letter on the paper.
fn own_letter(words: &Words, option: usize) -> String {
    format!(" [{}]", say!(words, "appeal-letter", letter = letter(option).to_string()))
}

fn hashes(words: &Words, appealed: &Appeal) -> Doc {
    let mut doc = Doc::default();
    let stage = &appealed.lock.stage;
    doc.heading(2, say!(words, "appeal-hashes"));
    let mut lines = vec![
        ("receipt", appealed.journal.receipt()),
        ("journal", appealed.journal.head.to_string()),
        ("paper", appealed.paper.paper.to_string()),
        ("lock", appealed.lock_hash.to_string()),
        ("bank", stage.bank_hash.to_string()),
        ("case", format!("{} ({})", appealed.question.file_hash, appealed.question.file)),
        ("scoring", stage.scoring_hash.to_string()),
    ];
    if appealed.file_now != appealed.question.file_hash {
        lines.push(("case-now", appealed.file_now.to_string()));
    }
    lines.push(("program", format!("{} / {}", stage.program, env!("CARGO_PKG_VERSION"))));
    lines.push(("variant", appealed.shown.variant.key()));
    for (what, value) in lines {
        doc.item(0, vec![plain(say!(words, "appeal-hash", what = what, value = value))]);
    }
    doc
}
