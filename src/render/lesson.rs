//! The explanation of an answer: the decision on which the question turns, the contrast of a wrong option, and the rest
//! of the ruling.

use arbitro_cases::aspect::uncapitalised;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_cases::lesson::{Contrast, LONGEST_LINE, TurningPoint, governing, turned_on, turns_on};
use arbitro_cases::misconception::{Confusion, Misconception};
use arbitro_cases::verdict::{Refutation, Verdict, judge, open_questions, wrong_citation};
use arbitro_cases::{AnswerOption, Question, RulingTerms};
use arbitro_exam::quiz_score::MisconceptionCounts;
use arbitro_laws::record::names::Names;
use arbitro_laws::ruling::clause::law_of;
use arbitro_laws::ruling::contrast::{Edit, RuledSituation};
use arbitro_laws::ruling::{Edition, FactQuestion, Ruling};

use super::contrast::differs;
use super::doc::{Doc, plain};
use super::law::without_subject;
use super::ruling::{refutation_text, without_decision};
use super::text::{Words, capitalised, joined, say};

/// The explanation of a question: what decides, and what would have made each wrong option right.
pub struct Explanation {
    /// The deciding fact with its clause; if the question asks for facts and some are open, the clauses for which they
    /// have to be established; `None` if several options are right and the lines say why.
    pub reason: Option<String>,
    /// The lines on the options, each with the indices of the options that it is about; no line occurs twice. They are
    /// about the wrong options and, if several options may be right, about right ones that have a comment.
    pub lines: Vec<(Vec<usize>, String)>,
}

/// Returns the explanation of a question; `None` if the question cannot be ruled on.
pub fn explanation(words: &Words, contrasts: &mut OptionContrasts<'_>) -> Option<Explanation> {
    let (question, edition) = (contrasts.question(), contrasts.edition());
    let ruling = contrasts.world()?.ruling.clone();
    let turning = deciding_fact(question, &ruling, edition);
    let told = turning.map(|turning| turning.because.in_words(words));
    let reason = reason(words, question, &ruling, edition);
    let mut lines: Vec<(Vec<usize>, String)> = Vec::new();
    for option in 0..question.options.len() {
        let Some(line) = line_on(words, contrasts, option, told.as_deref()) else { continue };
        match lines.iter_mut().find(|(_, known)| *known == line) {
            Some((options, _)) => options.push(option),
            None => lines.push((vec![option], line)),
        }
    }
    Some(Explanation { reason, lines })
}

/// Returns the reason why the right option is right; `None` if several are, each with a comment of its own.
pub fn reason(
    words: &Words,
    question: &Question,
    ruling: &Ruling,
    edition: Edition,
) -> Option<String> {
    let mut right = question.options.iter().filter(|option| option.is_marked(edition));
    if question.several && right.all(|option| option.comment.is_some()) {
        return None;
    }
    let told = right_comment(words, question, edition);
    if told.is_some_and(names_clause) {
        return told.map(str::to_owned);
    }
    let open = if question.is_inquiry() { open_questions(ruling) } else { Vec::new() };
    if open.is_empty() {
        return deciding_line(words, question, ruling, edition);
    }
    let mut laws: Vec<&str> = Vec::new();
    for (_, law) in open {
        let law = law.number_in(edition);
        laws.extend(Some(law).filter(|law| !laws.contains(law)));
    }
    let laws = joined(&laws, &Names::and(words));
    let because = told.map(|why| continued(words, why));
    let because = because.map(|why| say!(words, "lesson-open-because", laws = &*laws, why = why));
    let short = because.filter(|line| line.chars().count() <= LONGEST_LINE);
    Some(short.unwrap_or_else(|| say!(words, "lesson-open", laws = laws)))
}

/// Returns the comment on the right option, if only one is right.
fn right_comment<'q>(words: &Words, question: &'q Question, edition: Edition) -> Option<&'q str> {
    let mut right = question.options.iter().filter(|option| option.is_marked(edition));
    let only = right.next().filter(|_| !question.several && right.next().is_none())?;
    only.comment.as_ref().map(|comment| comment.in_language(words.language()))
}

/// Returns true if a comment names a clause in brackets: it says by itself what decides.
pub fn names_clause(comment: &str) -> bool {
    comment.split('(').skip(1).any(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}

/// Returns a sentence as it continues another, without its full stop.
fn continued(words: &Words, sentence: &str) -> String {
    uncapitalised(sentence.trim_end_matches('.'), words)
}

/// Returns the condition on which the decision asked about depends, if a clause of the Law that governs states it.
fn deciding_fact(question: &Question, ruling: &Ruling, edition: Edition) -> Option<TurningPoint> {
    let ruled = turns_on(question, ruling, edition)?;
    let asked = law_of(governing(question, ruling, edition, ruled).number_in(edition));
    turned_on(ruled, ruling).filter(|turning| law_of(turning.law.number_in(edition)) == asked)
}

/// Returns the fact that decided with the clause that says so: the fact of the comment on the right option, or else the
/// condition on which the decision depends; without either, the decision.
pub fn deciding_line(
    words: &Words,
    question: &Question,
    ruling: &Ruling,
    edition: Edition,
) -> Option<String> {
    let ruled = turns_on(question, ruling, edition)?;
    let asked = governing(question, ruling, edition, ruled);
    let told = right_comment(words, question, edition).map(str::to_owned);
    let fact = || deciding_fact(question, ruling, edition).map(|it| it.because.in_words(words));
    let why = told.or_else(fact).unwrap_or_else(|| ruled.decision.sentence(words));
    let why = continued(words, &why);
    let (law, why) = (asked.number_in(edition), why.as_str());
    let title = format!(" ({})", asked.title.in_language(words.language()));
    let line = say!(words, "lesson-decides", law = law, title = title, why = why);
    let is_long = line.chars().count() > LONGEST_LINE;
    Some(if is_long {
        say!(words, "lesson-decides", law = law, title = "", why = why)
    } else {
        line
    })
}

/// Returns what would have made a wrong option right or, if nothing near would have, why it is wrong; of a right option,
/// its comment if others may be right too. `told` is the condition that the explanation has told before.
fn line_on(
    words: &Words,
    contrasts: &mut OptionContrasts<'_>,
    option: usize,
    told: Option<&str>,
) -> Option<String> {
    let (question, edition) = (contrasts.question(), contrasts.edition());
    let choice = question.options.get(option)?;
    let comment = choice.comment.as_ref().map(|it| it.in_language(words.language()).to_owned());
    if choice.is_marked(edition) {
        return comment.filter(|_| question.several);
    }
    if comment.as_ref().is_some_and(|comment| comment.chars().count() <= LONGEST_LINE) {
        return comment;
    }
    let lesson = contrasts.lesson(option)?;
    let world = contrasts.world()?;
    let mut lines: Vec<String> = Vec::new();
    lines.extend(comment);
    lines.extend(lesson.contrast.as_ref().map(|contrast| contrast_there(words, world, contrast)));
    let is_told = |turning: &TurningPoint| told == Some(&turning.because.in_words(words));
    let turning = lesson.turning.filter(|turning| !is_told(turning));
    lines.extend(turning.map(|turning| turning_line(words, &turning, edition)));
    lines.extend(citations(words, choice, &world.ruling, edition));
    let verdict = judge(question, choice, &world.ruling, &RulingTerms::of(&world.situation));
    lines.extend(refutation_text(words, choice, &verdict, &world.ruling, edition));
    lines.push(say!(words, "lesson-otherwise"));
    let length = |line: &String| line.chars().count();
    let short = lines.iter().find(|line| length(line) <= LONGEST_LINE);
    short.or_else(|| lines.iter().min_by_key(|line| length(line))).map(|line| capitalised(line))
}

/// Returns the lines on the options, which `letter` names.
pub fn explanation_lines(explained: &Explanation, letter: impl Fn(usize) -> String) -> Doc {
    let mut lines: Vec<(Vec<String>, &String)> = Vec::new();
    for (options, line) in &explained.lines {
        let mut letters: Vec<String> = options.iter().map(|option| letter(*option)).collect();
        letters.sort_unstable();
        lines.push((letters, line));
    }
    lines.sort_unstable();
    let mut doc = Doc::default();
    for (letters, line) in lines {
        doc.marked(0, format!("{})", letters.join(", ")), vec![plain(line.clone())]);
    }
    doc
}

/// Returns the decisions other than the one on which the question turns.
pub fn rest_of_ruling(
    words: &Words,
    question: &Question,
    ruling: &Ruling,
    edition: Edition,
) -> Doc {
    let told = turns_on(question, ruling, edition);
    let rest = without_decision(words, ruling, edition, told.as_ref());
    let mut doc = Doc::default();
    if !rest.blocks.is_empty() {
        doc.blank().text(say!(words, "lesson-also")).append(rest);
    }
    doc
}

/// Returns the situation in which an option would be right.
fn contrast_there(words: &Words, world: &RuledSituation, contrast: &Contrast) -> String {
    let there = differs(words, &world.situation, contrast).there;
    let law = contrast.law.number_in(contrast.neighbour.ruled_situation.situation.edition);
    let whole = if contrast.is_whole { "yes" } else { "no" };
    say!(words, "contrast", whole = whole, there = there, law = law, here = "")
        .trim_end()
        .to_owned()
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

/// Returns a sentence with the condition on which a clause applied or was rejected.
pub fn turning_line(words: &Words, turning: &TurningPoint, edition: Edition) -> String {
    let (law, why) = (turning.law.number_in(edition), turning.because.in_words(words));
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
