//! The pages of the quiz on a screen: the question, its table, the correction, the reasons, the clauses and the keys.

use crate::render::diagram;
use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::law::clause_text;
use crate::render::quiz::letter;
use crate::render::screen::{PageFrame, QuestionContent};
use crate::render::text::{Words, say};
use crate::render::wording::year;
use arbitro_cases::Question;
use arbitro_exam::draw::DrawnQuestion;
use arbitro_exam::quiz_score::QuizMark;
use arbitro_laws::ruling::{Clause, Edition};

/// The role of a question on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionRole {
    /// A question of the quiz: its answer counts for the score and the history.
    Own,
    /// The twin of a question of the quiz: its answer is only corrected.
    Twin,
    /// A question of the quiz that is asked again after its twins: its answer is only corrected.
    Again,
}

impl QuestionRole {
    const fn code(self) -> &'static str {
        match self {
            QuestionRole::Own => "own",
            QuestionRole::Twin => "twin",
            QuestionRole::Again => "again",
        }
    }
}

/// The state of a quiz that the heading of a page shows.
#[derive(Clone, Copy, Debug)]
pub struct QuizProgress {
    pub role: QuestionRole,
    /// The number of the question, from 1.
    pub number: usize,
    pub total: usize,
    pub edition: Edition,
    pub right: usize,
    pub answered: usize,
    /// True if the question is marked for review.
    pub marked: bool,
    /// The minutes left, rounded up; `None` without a time limit.
    pub minutes: Option<u64>,
}

/// A partly typed answer.
#[derive(Clone, Copy, Debug)]
pub enum AnswerEntry<'t> {
    /// The displayed indices of the options chosen so far.
    Options(&'t [usize]),
    Clause(&'t str),
}

/// Returns the displayable parts of a question; `chosen` holds the displayed indices of the options chosen so far.
pub fn question_content(
    words: &Words,
    drawn: &DrawnQuestion<'_>,
    chosen: &[usize],
) -> QuestionContent {
    let question = drawn.question;
    let mut options = Doc::default();
    for (place, index) in drawn.order.iter().enumerate() {
        let text = question.options[*index].text.in_language(words.language());
        let is_chosen = chosen.contains(&place);
        let style = if is_chosen { Style::Strong } else { Style::Plain };
        let sign = if is_chosen { "*" } else { " " };
        options.marked(0, format!("{sign}{})", letter(place)), vec![styled(text, style)]);
    }
    QuestionContent { story: story(words, drawn), options, ..table(words, question) }
}

/// Returns the text of a question.
pub fn story(words: &Words, drawn: &DrawnQuestion<'_>) -> Doc {
    let mut story = Doc::default();
    story.text(drawn.question.text.in_language(words.language()));
    story
}

/// Returns the displayable parts of a question's table, without its text and options.
pub fn table(words: &Words, question: &Question) -> QuestionContent {
    let setting = &question.setting;
    QuestionContent {
        diagram: diagram::diagram(words, setting),
        hands: diagram::hands(words, setting),
        auction: diagram::auction(words, setting).unwrap_or_default(),
        table_state: diagram::table_state(words, setting),
        play: diagram::play_so_far(words, setting),
        turn: diagram::turn(words, setting),
        ..QuestionContent::default()
    }
}

/// Returns versions of the heading, from long to short; each includes the year of the edition.
fn heads(words: &Words, question: &Question, place: &QuizProgress) -> Vec<String> {
    let (number, total) = (place.number, place.total);
    let role = place.role.code();
    let asked = say!(words, "screen-question", role = role, number = number, total = total);
    let named = format!("{} {}", question.id, "*".repeat(usize::from(question.difficulty)));
    let score = (place.answered > 0).then(|| {
        let (right, answered) = (place.right, place.answered);
        say!(words, "screen-score", right = right, answered = answered)
    });
    let minutes = place.minutes.map(|minutes| say!(words, "screen-minutes", count = minutes));
    let mark = place.marked.then(|| say!(words, "screen-marked"));
    let edition = say!(words, "edition", year = year(place.edition));
    let of =
        |parts: Vec<Option<String>>| parts.into_iter().flatten().collect::<Vec<_>>().join("  ");
    let short = say!(words, "screen-question-short", role = role, number = number, total = total);
    vec![
        of(vec![
            Some(asked.clone()),
            Some(named.clone()),
            score.clone(),
            minutes.clone(),
            mark.clone(),
            Some(edition.clone()),
        ]),
        of(vec![
            Some(short.clone()),
            Some(question.id.clone()),
            score,
            minutes.clone(),
            mark,
            Some(edition.clone()),
        ]),
        of(vec![Some(asked), Some(named), minutes.clone(), Some(edition.clone())]),
        of(vec![Some(short.clone()), Some(question.id.clone()), minutes, Some(edition)]),
        of(vec![Some(short), Some(question.id.clone()), Some(year(place.edition))]),
    ]
}

/// Returns the frame of a question that awaits an answer.
pub fn asking(
    words: &Words,
    question: &Question,
    place: &QuizProgress,
    typing: AnswerEntry<'_>,
    notice: &str,
) -> PageFrame {
    let count = question.options.len();
    let letters: Vec<String> = (0..count).map(|place| letter(place).to_string()).collect();
    let letters = letters.join(", ");
    let prompt = match typing {
        AnswerEntry::Options(chosen) => {
            let prompt = if question.several {
                say!(words, "quiz-prompt-several", letters = letters)
            } else {
                say!(words, "quiz-prompt", letters = letters)
            };
            let typed: Vec<String> =
                chosen.iter().map(|place| letter(*place).to_string()).collect();
            format!("{prompt}{}", typed.join(" "))
        }
        AnswerEntry::Clause(cite) => format!("{}{cite}", say!(words, "quiz-prompt-clause")),
    };
    let hints = match typing {
        AnswerEntry::Options([]) => ["screen-keys-question", "screen-keys-question-short"],
        AnswerEntry::Options(_) => ["screen-keys-chosen", "screen-keys-chosen-short"],
        AnswerEntry::Clause(_) => ["screen-keys-clause", "screen-keys-clause-short"],
    };
    PageFrame {
        heads: heads(words, question, place),
        notice: notice.to_owned(),
        hints: hints.map(|key| say!(words, key)).to_vec(),
        prompt,
        ..PageFrame::default()
    }
}

/// The kind of page shown instead of the question: the correction, or another page opened from the correction or from
/// the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverlayContext {
    Correction {
        /// True if a twin can be asked.
        has_twins: bool,
    },
    BesideCorrection,
    /// Another page, opened while the question awaits an answer.
    BesideQuestion,
}

/// Returns the frame of a page that is shown instead of a question.
pub fn overlay(
    words: &Words,
    question: &Question,
    place: &QuizProgress,
    page: OverlayContext,
    notice: &str,
) -> PageFrame {
    let has_twins = page == OverlayContext::Correction { has_twins: true };
    let twins = if has_twins { "yes" } else { "no" };
    let (hints, prompt) = match page {
        OverlayContext::Correction { .. } => {
            (["screen-keys-correction", "screen-keys-correction-short"], "screen-next")
        }
        OverlayContext::BesideCorrection => (["screen-keys-back"; 2], "screen-back"),
        OverlayContext::BesideQuestion => (["screen-keys-back-question"; 2], "screen-back"),
    };
    PageFrame {
        heads: heads(words, question, place),
        notice: notice.to_owned(),
        hints: hints.map(|key| say!(words, key, twins = twins)).to_vec(),
        prompt: say!(words, prompt),
        ..PageFrame::default()
    }
}

/// Returns the frame of a page that is shown before a question, such as the page of a clause.
pub fn lesson(words: &Words, place: &QuizProgress) -> PageFrame {
    let (number, total) = (place.number, place.total);
    let role = place.role.code();
    let question = say!(words, "screen-question", role = role, number = number, total = total);
    PageFrame {
        heads: vec![format!("{question}  {}", say!(words, "edition", year = year(place.edition)))],
        notice: String::new(),
        hints: vec![say!(words, "screen-keys-lesson")],
        prompt: say!(words, "screen-next"),
        ..PageFrame::default()
    }
}

/// Returns the chosen and the right options with their texts. They are shown above the correction, which hides the
/// question.
pub fn chosen(words: &Words, drawn: &DrawnQuestion<'_>, mark: &QuizMark) -> Doc {
    let mut doc = Doc::default();
    for (place, index) in drawn.order.iter().enumerate() {
        let was_chosen = mark.chosen.iter().any(|(chosen, _)| chosen == index);
        let is_right = mark.right_options.contains(index);
        let (key, style) = match (was_chosen, is_right) {
            (true, true) => ("screen-chosen-right", Style::Good),
            (true, false) => ("screen-chosen-wrong", Style::Bad),
            (false, true) => ("screen-right", Style::Good),
            (false, false) => continue,
        };
        let text = drawn.question.options[*index].text.in_language(words.language());
        let label = say!(words, key, letter = letter(place).to_string());
        doc.line(vec![styled(label, style), plain(format!(" {text}"))]);
    }
    doc.blank();
    doc
}

/// Returns the page with the paraphrases of clauses.
pub fn clauses(words: &Words, clauses: &[&'static Clause], edition: Edition) -> Doc {
    let mut doc = Doc::default();
    if clauses.is_empty() {
        doc.text(say!(words, "screen-no-clause"));
    }
    for (place, clause) in clauses.iter().enumerate() {
        if place > 0 {
            doc.blank();
        }
        doc.append(clause_text(words, edition, clause));
    }
    doc
}

/// Returns the page that lists the keys of the quiz.
pub fn keys(words: &Words) -> Doc {
    let mut doc = Doc::default();
    doc.heading(2, say!(words, "screen-keys"));
    for key in [
        "screen-key-answer",
        "screen-key-why",
        "screen-key-table",
        "screen-key-clause",
        "screen-key-mark",
        "screen-key-twin",
        "screen-key-report",
        "screen-key-scroll",
        "screen-key-quit",
    ] {
        doc.item(0, vec![plain(say!(words, key))]);
    }
    doc
}
