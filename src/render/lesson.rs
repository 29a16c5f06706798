//! The explanation of an answer: the decision on which the question turns, the contrast of a wrong option, and the rest
//! of the ruling.

use arbitro_cases::contrast::OptionContrasts;
use arbitro_cases::lesson::{Contrast, Lesson, TurningPoint, governing, turns_on};
use arbitro_cases::misconception::{Confusion, Misconception};
use arbitro_cases::verdict::{Refutation, Verdict, judge, open_questions, wrong_citation};
use arbitro_cases::{AnswerOption, Question, RulingTerms};
use arbitro_exam::quiz_score::MisconceptionCounts;
use arbitro_laws::ruling::contrast::{Edit, RuledSituation};
use arbitro_laws::ruling::{Edition, FactQuestion, Ruling};

use super::contrast::differs;
use super::decision_summary::ruled_line;
use super::doc::{Block, Doc, Style, plain, styled};
use super::law::without_subject;
use super::reasons::because;
use super::ruling::{refutation_text, without_decision};
use super::text::{Words, capitalised, say};
use super::wording::wording;

/// The number of lines to which a longer rest of a ruling is shortened, unless the full ruling is
/// requested.
const MOST_LINES: usize = 5;

/// Returns the decision on which a question turns, with the paraphrase of the governing clause; for a question about
/// what to establish, the open questions.
pub fn turning_point(words: &Words, question: &Question, ruling: &Ruling, edition: Edition) -> Doc {
    let mut doc = Doc::default();
    if question.is_inquiry() {
        doc.text(say!(words, "lesson-open"));
        for (inquiry, law) in open_questions(ruling) {
            let question = words.quoted(&inquiry.in_words(words));
            let law = styled(format!(" [{}]", law.number_in(edition)), Style::Faint);
            doc.item(0, vec![plain(question), law]);
        }
        return doc;
    }
    let Some(ruled) = turns_on(question, ruling, edition) else { return doc };
    let asked = governing(question, ruling, edition, ruled);
    let mut line = ruled_line(words, &ruled, edition);
    if asked != ruled.law {
        let laws = format!(" [{}, {}]", asked.number_in(edition), ruled.law.number_in(edition));
        line = vec![plain(ruled.decision.sentence(words)), styled(laws, Style::Faint)];
    }
    doc.line(line);
    let gist = wording(words, asked.gist(edition), edition);
    let (law, title) = (asked.number_in(edition), asked.title.in_language(words.language()));
    doc.text(say!(words, "lesson-clause", law = law, title = title, gist = gist));
    doc
}

/// Returns the decisions other than the one on which the question turns. If more than one line
/// exceeds [`MOST_LINES`], and unless `whole`, the lines in excess are replaced with their number.
pub fn rest_of_ruling(
    words: &Words,
    question: &Question,
    ruling: &Ruling,
    edition: Edition,
    whole: bool,
) -> Doc {
    let told = turns_on(question, ruling, edition);
    let mut blocks = without_decision(words, ruling, edition, told.as_ref()).blocks;
    let mut doc = Doc::default();
    if blocks.is_empty() {
        return doc;
    }
    doc.blank().text(say!(words, "lesson-also"));
    let folded = blocks.len().saturating_sub(MOST_LINES);
    // One extra line is shown in full, since a line that counts it would be no shorter.
    if !whole && folded > 1 {
        blocks.truncate(MOST_LINES);
    }
    let is_folded = !whole && folded > 1;
    blocks.into_iter().for_each(|block: Block| doc.blocks.push(block));
    if is_folded {
        doc.text(say!(words, "lesson-folded", count = folded));
    }
    doc
}

/// Returns all objections to an option, in sentences; empty for a right option.
pub fn objections(
    words: &Words,
    contrasts: &mut OptionContrasts<'_>,
    option: usize,
) -> Vec<String> {
    let (question, edition) = (contrasts.question(), contrasts.edition());
    let Some(choice) = question.options.get(option) else { return Vec::new() };
    let Some(lesson) = contrasts.lesson(option) else { return Vec::new() };
    let Some(world) = contrasts.world() else { return Vec::new() };
    let mut lines = Vec::new();
    if let Some(contrast) = &lesson.contrast {
        lines.push(contrast_line(words, contrasts, contrast));
    }
    lines.extend(instead(words, question, option, &lesson, world));
    lines.extend(lesson.turning.map(|turning| turning_line(words, &turning, edition)));
    if lesson.contrast.as_ref().is_none_or(|contrast| !contrast.is_whole) {
        lines.extend(citations(words, choice, &world.ruling, edition));
    }
    let mut told: Vec<String> = Vec::new();
    for line in lines.into_iter().map(|line| capitalised(&line)) {
        if !told.contains(&line) {
            told.push(line);
        }
    }
    told
}

/// Returns a sentence with the situation in which an option would be right, and the actual facts.
pub fn contrast_line(
    words: &Words,
    contrasts: &OptionContrasts<'_>,
    contrast: &Contrast,
) -> String {
    let Some(world) = contrasts.world() else { return String::new() };
    let differs = differs(words, &world.situation, contrast);
    let law = contrast.law.number_in(contrast.neighbour.ruled_situation.situation.edition);
    let here = actual_situation(words, contrasts, contrast, &differs.here);
    let there = differs.there;
    let whole = if contrast.is_whole { "yes" } else { "no" };
    say!(words, "contrast", whole = whole, there = there, law = law, here = here)
}

/// Returns the actual facts where a contrast differs: the `known` facts; if there are none, the open question on which
/// the decision depends; else the actual decision.
pub fn actual_situation(
    words: &Words,
    contrasts: &OptionContrasts<'_>,
    contrast: &Contrast,
    known: &str,
) -> String {
    if !known.is_empty() {
        return say!(words, "contrast-here", here = known);
    }
    let Some(world) = contrasts.world() else { return String::new() };
    let open = open_questions(&world.ruling);
    let is_edited = |question: &FactQuestion| {
        let edits = contrast.neighbour.edits.iter();
        edits
            .into_iter()
            .any(|edit| matches!(edit, Edit::Answer { question: edited, .. } if edited == question))
    };
    if let Some((question, _)) = open.iter().find(|(question, _)| is_edited(question)) {
        return say!(words, "contrast-open", question = words.quoted(&question.in_words(words)));
    }
    let edition = contrasts.edition();
    let decided = turns_on(contrasts.question(), &world.ruling, edition);
    decided.map_or_else(String::new, |ruled| {
        let (law, decision) =
            (ruled.law.number_in(edition), words.quoted(&ruled.decision.sentence(words)));
        say!(words, "contrast-decided", law = law, decision = decision)
    })
}

/// Returns the decision that the ruling takes instead of the one that an option claims; `None` if
/// there is none, or if it is already shown.
fn instead(
    words: &Words,
    question: &Question,
    option: usize,
    lesson: &Lesson,
    world: &RuledSituation,
) -> Option<String> {
    let (ruling, edition) = (&world.ruling, world.situation.edition);
    // The decision on which the question turns is already shown above, so it is not repeated.
    let option = question.options.get(option)?;
    let is_told = if option.asks.is_empty() {
        lesson.instead.is_none_or(|instead| Some(instead) == turns_on(question, ruling, edition))
    } else {
        lesson.contrast.is_some()
    };
    if is_told {
        return None;
    }
    let verdict = judge(question, option, ruling, &RulingTerms::of(&world.situation));
    refutation_text(words, option, &verdict, ruling, edition)
}

/// Returns a sentence with the condition on which a clause applied or was rejected.
pub fn turning_line(words: &Words, turning: &TurningPoint, edition: Edition) -> String {
    let (law, why) = (turning.law.number_in(edition), because(words, &turning.because));
    if turning.applies {
        say!(words, "lesson-turning", law = law, why = why)
    } else {
        say!(words, "refuted-rejected", law = law, why = why)
    }
}

/// Returns the reasons why the clauses that an option cites do not support it.
fn citations(
    words: &Words,
    option: &AnswerOption,
    ruling: &Ruling,
    edition: Edition,
) -> Vec<String> {
    let cites = option.cites(edition).iter().enumerate();
    let wrong = cites.filter_map(|(index, cite)| wrong_citation(index, cite, ruling, edition));
    let text = |refutation: Refutation| {
        refutation_text(words, option, &Verdict::Refuted(refutation), ruling, edition)
    };
    wrong.filter_map(text).collect()
}

/// Returns a misconception in words: the overlooked clause and condition.
pub fn misconception(words: &Words, found: &Misconception, edition: Edition) -> String {
    let title = capitalised(found.law.title.in_language(words.language()));
    let what = match found.confusion {
        Confusion::Fact(fact) => {
            say!(
                words,
                "mistaken-fact",
                asks = words.quoted(&without_subject(words, fact.question))
            )
        }
        Confusion::Condition(condition) => {
            say!(
                words,
                "mistaken-condition",
                states = words.quoted(&without_subject(words, condition.yes))
            )
        }
        Confusion::Role { was, taken_for, .. } => {
            say!(words, "mistaken-role", was = was.key(), taken = taken_for.key())
        }
        Confusion::Kind(kind) => say!(words, "mistaken-kind", kind = kind.key()),
    };
    say!(words, "misconception", law = found.law.number_in(edition), title = title, what = what)
}

/// Returns the misconceptions with their counts, the most frequent first; empty if there are none.
pub fn misconceptions(words: &Words, found: &MisconceptionCounts, edition: Edition) -> Doc {
    let mut doc = Doc::default();
    let found = found.in_order(edition);
    if found.is_empty() {
        return doc;
    }
    doc.heading(2, say!(words, "misconceptions"));
    for (of, times) in found {
        let what = misconception(words, &of, edition);
        let line = say!(words, "misconception-times", times = times, what = what);
        doc.item(0, vec![plain(line)]);
    }
    doc.blank();
    doc
}
