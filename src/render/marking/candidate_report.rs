//! The report for a candidate: the score, each answer, and explanations of the wrong answers.

use std::collections::BTreeMap;

use crate::render::diagram;
use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::lesson::{explanation, explanation_lines, misconceptions, rest_of_ruling};
use crate::render::stage::papers::pass;
use crate::render::stage::{points, points_named};
use crate::render::text::{Words, say};
use crate::render::wording::year;
use arbitro_cases::Question;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_exam::lock::{LockedPaper, ShownQuestion, StageLock};
use arbitro_exam::marking::shown_rulings::{RuledQuestion, ShownRulings};
use arbitro_exam::policy::QuestionPolicy;
use arbitro_exam::quiz_score::{MisconceptionCounts, StudyList};
use arbitro_exam::results::{AnswerOutcome, CandidateResult, MarkedAnswer, MarkedQuestion};
use arbitro_exam::scoring::Points;
use arbitro_laws::ruling::clause::law_of;

use super::{
    candidate_line, clause_line, letter_shown, letters, otherwise_lines, outcome, outcome_word,
};

/// The contents of a candidate's report.
pub struct PersonalReportInput<'m> {
    pub lock: &'m StageLock,
    pub paper: &'m LockedPaper,
    pub candidate: &'m CandidateResult,
    /// The marked questions of the stage.
    pub questions: &'m [MarkedQuestion],
    /// The texts of the notices about the candidate's sheet.
    pub notes: Vec<&'m str>,
}

/// Returns the report for a candidate; the stage's `shows` settings select its contents.
pub fn report(
    words: &Words,
    marked: &PersonalReportInput<'_>,
    rulings: &mut ShownRulings<'_>,
) -> Doc {
    let stage = &marked.lock.stage;
    let mut doc = Doc::default();
    doc.heading(1, format!("{}, {}", stage.title, stage.date));
    doc.text(candidate_line(words, marked.paper));
    doc.text(format!("{}.", say!(words, "edition", year = year(rulings.edition()))));
    if let Some(receipt) = &marked.candidate.receipt {
        doc.text(say!(words, "report-receipt", receipt = receipt.clone()));
    }
    for note in &marked.notes {
        doc.text(*note);
    }
    doc.blank();
    if stage.shows.score {
        doc.append(score(words, marked));
    }
    if stage.shows.answers || stage.shows.reasons {
        let pairs = marked.paper.questions.iter().zip(&marked.candidate.answers);
        for (shown, answer) in pairs {
            doc.append(question(words, marked, shown, answer, rulings));
        }
        doc.append(study(words, marked, rulings));
    } else if !stage.shows.score {
        doc.text(say!(words, "report-nothing-shown"));
    }
    doc
}

fn score(words: &Words, marked: &PersonalReportInput<'_>) -> Doc {
    let candidate = marked.candidate;
    let mut doc = Doc::default();
    doc.heading(2, say!(words, "report-score"));
    let (passed, style) = if candidate.passed { ("yes", Style::Good) } else { ("no", Style::Bad) };
    let score = points_named(words, candidate.score);
    let most = points(words, candidate.max);
    let line = say!(words, "report-total", score = score, max = most, passed = passed);
    doc.line(vec![styled(line, style)]);
    doc.text(pass(words, &marked.lock.stage.scoring));
    if candidate.kept {
        doc.text(say!(words, "report-kept"));
    }
    for (law, of) in by_law(marked) {
        let line = say!(
            words,
            "report-law",
            law = law,
            count = of.count,
            right = of.right,
            points = points_named(words, of.earned),
            max = points(words, of.most)
        );
        doc.item(0, vec![plain(line)]);
    }
    doc.blank();
    doc
}

/// The points and the right answers of a candidate on the questions of one Law.
#[derive(Default)]
struct LawSubtotal {
    count: usize,
    right: usize,
    earned: Points,
    most: Points,
}

fn by_law(marked: &PersonalReportInput<'_>) -> BTreeMap<u8, LawSubtotal> {
    let mut laws: BTreeMap<u8, LawSubtotal> = BTreeMap::new();
    for answer in &marked.candidate.answers {
        let of = laws.entry(law_of(&answer.question)).or_default();
        of.count += 1;
        of.right += usize::from(answer.outcome == AnswerOutcome::Right);
        of.earned += answer.mark;
        of.most += marked
            .asked(answer)
            .map_or(0, |q| if q.dropped && !marked.candidate.kept { 0 } else { q.max });
    }
    laws
}

impl PersonalReportInput<'_> {
    /// Returns the marked question that an answer belongs to.
    fn asked(&self, answer: &MarkedAnswer) -> Option<&MarkedQuestion> {
        self.questions.iter().find(|question| question.id == answer.question)
    }
}

/// Returns a question with its answer, and with the reasons if the stage shows them.
fn question(
    words: &Words,
    marked: &PersonalReportInput<'_>,
    shown: &ShownQuestion,
    answer: &MarkedAnswer,
    rulings: &mut ShownRulings<'_>,
) -> Doc {
    let mut doc = Doc::default();
    doc.heading(2, title(words, marked, answer));
    let others = rulings.otherwise(&shown.id).to_vec();
    let Some(ruled) = rulings.of(shown) else {
        doc.text(say!(words, "report-question-gone")).blank();
        return doc;
    };
    let asked = marked.asked(answer);
    if let Some(policy) = asked.and_then(|question| question.policy.as_deref()) {
        let locked = marked.lock.stage.question(&answer.question);
        let accepted = match locked.and_then(|locked| QuestionPolicy::read(policy, locked)) {
            Some(QuestionPolicy::Accept(options)) => letters(shown, &options),
            Some(QuestionPolicy::Drop | QuestionPolicy::Full) | None => String::new(),
        };
        let (policy, letters) = (policy.split(':').next().unwrap_or_default(), accepted);
        doc.text(say!(words, "report-policy", policy = policy, letters = letters)).blank();
    }
    let RuledQuestion { question: item, key, .. } = ruled;
    doc.append(diagram::setting(words, &item.setting)).blank();
    doc.text(item.text.in_language(words.language())).blank();
    // The marked question also lists the options that the commission accepted after marking.
    let right = asked.map_or(&key.right, |question| &question.right);
    let shows = marked.lock.stage.shows;
    if shows.answers {
        doc.append(options(words, shown, answer, item, right));
        if let Some(line) = clause_line(words, answer, &key.clauses) {
            doc.text(line);
        }
    } else {
        doc.text(say!(words, "report-given", letters = letters(shown, &answer.chosen)));
    }
    if shows.answers || shows.reasons {
        for line in otherwise_lines(words, shown, &others) {
            doc.text(line);
        }
    }
    if shows.reasons {
        doc.append(reasons(words, shown, ruled));
    }
    doc.blank();
    doc
}

/// Returns the heading of a question: its number, its id, and as much of the outcome as the stage shows.
fn title(words: &Words, marked: &PersonalReportInput<'_>, answer: &MarkedAnswer) -> String {
    let shows = marked.lock.stage.shows;
    let (number, id) = (answer.place, answer.question.clone());
    let title = say!(words, "report-question", number = number, id = id);
    match (shows.answers, shows.score) {
        (true, true) => format!("{title}: {}", outcome(words, answer)),
        (true, false) => format!("{title}: {}", outcome_word(words, answer)),
        (false, _) => title,
    }
}

/// Returns the options in the displayed order, with the chosen and the right ones marked.
fn options(
    words: &Words,
    shown: &ShownQuestion,
    answer: &MarkedAnswer,
    question: &Question,
    right: &[usize],
) -> Doc {
    let mut doc = Doc::default();
    for option in &shown.order {
        let text = question.options[*option].text.in_language(words.language());
        let mut line = vec![plain(text)];
        let sign = match (answer.chosen.contains(option), right.contains(option)) {
            (true, true) => Some(("chosen-right", Style::Good)),
            (true, false) => Some(("chosen-wrong", Style::Bad)),
            (false, true) => Some(("right", Style::Strong)),
            (false, false) => None,
        };
        if let Some((sign, style)) = sign {
            line.push(styled(format!(" [{}]", say!(words, "report-sign", sign = sign)), style));
        }
        doc.marked(0, format!("{})", letter_shown(shown, *option)), line);
    }
    doc
}

/// Returns the explanation of a question: the fact that decided, what would have made each wrong option right, and the
/// rest of the ruling.
fn reasons(words: &Words, shown: &ShownQuestion, ruled: &RuledQuestion) -> Doc {
    let mut doc = Doc::default();
    let RuledQuestion { question: item, ruling, terms, .. } = ruled;
    let edition = say!(words, "edition", year = year(terms.edition));
    doc.blank().heading(2, format!("{} ({edition})", say!(words, "ruling")));
    doc.append(why(words, shown, ruled));
    doc.append(rest_of_ruling(words, item, ruling, terms.edition));
    if let Some(comment) = &item.comment {
        doc.blank().text(comment.in_language(words.language()));
    }
    doc
}

/// Returns the candidate's misconceptions, and the clauses of questions not answered right, the most frequent first.
fn study(words: &Words, marked: &PersonalReportInput<'_>, rulings: &mut ShownRulings<'_>) -> Doc {
    let edition = rulings.edition();
    let (mut missed, mut overlooked) = (StudyList::default(), MisconceptionCounts::default());
    let pairs = marked.paper.questions.iter().zip(&marked.candidate.answers);
    for (shown, answer) in pairs.filter(|(_, answer)| answer.outcome != AnswerOutcome::Right) {
        let Some(ruled) = rulings.of(shown) else { continue };
        missed.add(&ruled.clauses);
        let mut contrasts = OptionContrasts::new(&ruled.question, &ruled.terms);
        let lessons = answer.chosen.iter().filter_map(|option| contrasts.lesson(*option));
        lessons.filter_map(|lesson| lesson.overlooked()).for_each(|found| overlooked.add(found));
    }
    let mut doc = misconceptions(words, &overlooked, edition);
    doc.append(crate::render::quiz::study(words, &missed.in_order(edition), edition));
    doc
}

/// Returns the fact that decided, and what would have made each wrong option right.
fn why(words: &Words, shown: &ShownQuestion, ruled: &RuledQuestion) -> Doc {
    let mut doc = Doc::default();
    let mut contrasts = OptionContrasts::new(&ruled.question, &ruled.terms);
    let Some(explained) = explanation(words, &mut contrasts) else { return doc };
    if let Some(reason) = explained.reason.clone() {
        doc.text(reason);
    }
    let letter = |option| letter_shown(shown, option).to_string();
    doc.append(explanation_lines(&explained, letter));
    doc
}
