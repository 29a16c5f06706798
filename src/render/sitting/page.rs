//! The pages of a sitting: a question, the review of all answers, and the confirmation.

use unicode_width::UnicodeWidthStr;

use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::quiz::letter;
use crate::render::screen::{PageFrame, QuestionContent, ScrollMode};
use crate::render::term::WIDTH;
use crate::render::text::{Words, say};
use arbitro_exam::sitting::{SittingPage, SittingView};

use super::{answer, duration, letters};

/// The medium for which a page is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageLayout {
    /// A screen, with the diagram and a strip that shows the state of every question.
    Screen,
    /// A pipe, with the diagram, and the state of the paper in a sentence.
    Plain,
    /// A screen reader, with one line for each hand, and the state of the paper in a sentence.
    Linear,
}

/// Returns the displayable parts of the current question, with its saved answer marked.
pub fn question_content(words: &Words, view: &SittingView<'_>) -> QuestionContent {
    let question = view.question();
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    let mut content = QuestionContent {
        diagram: lines(&question.diagram),
        hands: question.hands.clone(),
        strip: strip(words, view),
        ..QuestionContent::default()
    };
    // In the table's text, a blank line follows the auction, and each trick begins with its number.
    let table = match question.table.split_once("\n\n") {
        Some((auction, rest)) => {
            content.auction = lines(auction);
            rest
        }
        None => &question.table,
    };
    let is_trick = |line: &str| {
        let number = line.trim_start().split_once(". ").map_or("", |(number, _)| number);
        line.starts_with("  ") && !number.is_empty() && number.chars().all(|c| c.is_ascii_digit())
    };
    let rows: Vec<&str> = table.lines().collect();
    for (place, row) in rows.iter().enumerate() {
        let opens = row.ends_with(':') && rows.get(place + 1).is_some_and(|next| is_trick(next));
        if is_trick(row) {
            content.play.verbatim(vec![(*row).to_owned()]);
        } else if opens {
            content.play.text(*row);
        } else {
            content.table_state.text(*row);
        }
    }
    for paragraph in question.text.lines() {
        content.story.text(paragraph);
    }
    options(words, view, PageLayout::Screen, &mut content.options);
    content
}

/// Returns the frame of a page on a screen, with the remaining time and, for a question, the saved answer next to the
/// prompt.
pub fn frame(words: &Words, page: SittingPage, view: &SittingView<'_>, notice: &str) -> PageFrame {
    let paper = view.paper;
    let (number, total) = (view.place + 1, view.answers.len());
    let edition = edition(words, view);
    let heads = if page == SittingPage::Question {
        let asked = say!(words, "sitting-question", number = number, total = total);
        vec![format!("{asked}. {edition}"), format!("{number}/{total}. {edition}")]
    } else {
        vec![format!("{}. {}. {edition}", paper.stage, paper.name), edition]
    };
    let question = view.question();
    let hint = match page {
        SittingPage::Question if question.several => vec![say!(words, "screen-sit-several")],
        SittingPage::Question if question.clause => vec![say!(words, "screen-sit-clause")],
        SittingPage::Question => {
            vec![say!(words, "screen-sit-keys"), say!(words, "screen-sit-short")]
        }
        SittingPage::Review if view.blank().is_empty() => vec![say!(words, "screen-sit-done")],
        SittingPage::Review => vec![say!(words, "screen-sit-review")],
        SittingPage::Confirm => vec![say!(words, "screen-sit-confirm")],
    };
    let time = left(words, view);
    let prompt = match page {
        SittingPage::Question => format!("{} {time} > ", saved_answer(words, view)),
        SittingPage::Review | SittingPage::Confirm => format!("{time} > "),
    };
    PageFrame { heads, notice: notice.to_owned(), hints: hint, prompt, scroll: ScrollMode::Typed }
}

/// Returns the current question with its saved answer, as a document.
pub fn question(words: &Words, view: &SittingView<'_>, look: PageLayout) -> Doc {
    let mut doc = Doc::default();
    let question = view.question();
    let (number, total) = (view.place + 1, view.answers.len());
    if look == PageLayout::Screen {
        doc.line(vec![styled(format!("{}. {}", view.paper.stage, view.paper.name), Style::Faint)]);
    }
    let heading = say!(words, "sitting-question", number = number, total = total);
    doc.heading(1, format!("{heading}. {}. {}", edition(words, view), left(words, view)));
    match look {
        PageLayout::Screen => doc.verbatim(strip(words, view)).blank(),
        PageLayout::Plain | PageLayout::Linear => doc.text(state(words, view)).blank(),
    };
    if look == PageLayout::Linear {
        for hand in &question.hands {
            doc.text(hand);
        }
    } else if !question.diagram.is_empty() {
        doc.verbatim(question.diagram.lines().map(str::to_owned).collect()).blank();
    }
    if !question.table.is_empty() {
        doc.verbatim(question.table.lines().map(str::to_owned).collect()).blank();
    }
    for paragraph in question.text.lines() {
        doc.text(paragraph);
    }
    doc.blank();
    options(words, view, look, &mut doc);
    doc.blank();
    if question.several {
        doc.text(say!(words, "sitting-asks-several"));
    }
    if question.clause {
        doc.text(say!(words, "sitting-asks-clause"));
    }
    doc.line(vec![styled(saved_answer(words, view), Style::Strong)]);
    doc
}

fn options(words: &Words, view: &SittingView<'_>, look: PageLayout, doc: &mut Doc) {
    let (question, given) = (view.question(), view.given());
    for (place, text) in question.options.iter().enumerate() {
        let is_chosen = given.chosen.contains(&place);
        let letter = letter(place);
        let style = if is_chosen { Style::Strong } else { Style::Plain };
        if look == PageLayout::Linear {
            let chosen = is_chosen.then(|| format!(" ({})", say!(words, "sitting-chosen")));
            let text = format!("{text}{}", chosen.unwrap_or_default());
            doc.marked(0, format!("{letter})"), vec![styled(text, style)]);
        } else {
            let sign = match (question.several, is_chosen) {
                (true, true) => "[x]",
                (true, false) => "[ ]",
                (false, true) => "(x)",
                (false, false) => "( )",
            };
            doc.marked(0, format!("{sign} {letter})"), vec![styled(text, style)]);
        }
    }
}

/// Returns sentences on the saved answer to the current question.
fn saved_answer(words: &Words, view: &SittingView<'_>) -> String {
    let (question, given) = (view.question(), view.given());
    let mut sentences = Vec::new();
    if given.is_blank() && given.cited.is_none() {
        sentences.push(say!(words, "sitting-nothing-kept"));
    } else {
        sentences.push(say!(words, "sitting-kept", answer = answer(words, question, given)));
    }
    if given.flagged {
        sentences.push(say!(words, "sitting-is-flagged"));
    }
    sentences.join(" ")
}

/// Returns the edition under which the paper must be answered, in words.
fn edition(words: &Words, view: &SittingView<'_>) -> String {
    say!(words, "sitting-edition", year = view.paper.edition.to_string())
}

fn left(words: &Words, view: &SittingView<'_>) -> String {
    match view.remaining_ms {
        Some(left) => say!(words, "sitting-time-left", time = duration(words, left)),
        None => say!(words, "sitting-no-limit"),
    }
}

/// Returns the state of the paper in a sentence: the numbers of answered, blank and flagged questions.
fn state(words: &Words, view: &SittingView<'_>) -> String {
    let (blank, flagged) = (view.blank().len(), view.flagged().len());
    let answered = view.answers.len() - blank;
    say!(words, "sitting-state", count = answered, blank = blank, flagged = flagged)
}

/// Returns the strip with the state of every question as one character, in groups of ten, and its legend.
fn strip(words: &Words, view: &SittingView<'_>) -> Vec<String> {
    let sign = |place: usize| {
        let given = &view.answers[place];
        let sign = match (given.is_blank(), given.flagged) {
            (false, false) => '*',
            (true, false) => '.',
            (false, true) => '!',
            (true, true) => '?',
        };
        if place == view.place { format!("[{sign}]") } else { sign.to_string() }
    };
    let places: Vec<usize> = (0..view.answers.len()).collect();
    let tens = places.chunks(10).map(|ten| {
        let signs: String = ten.iter().map(|place| sign(*place)).collect();
        format!("{:>3} {signs:<13}", ten.first().map_or(1, |place| place + 1))
    });
    let mut lines = vec![String::new()];
    for ten in tens {
        let last = lines.len() - 1;
        if !lines[last].is_empty() && lines[last].width() + ten.width() + 1 > WIDTH {
            lines.push(ten);
        } else {
            lines[last].push_str(&ten);
        }
    }
    lines.push(say!(words, "sitting-legend"));
    lines
}

/// Returns the review page: all questions with their answers.
pub fn review(words: &Words, view: &SittingView<'_>, look: PageLayout) -> Doc {
    let mut doc = Doc::default();
    let head = say!(words, "sitting-review");
    doc.heading(1, format!("{head}. {}. {}", edition(words, view), left(words, view)));
    doc.line(vec![styled(blank(words, view), Style::Strong)]);
    let flagged = view.flagged();
    if !flagged.is_empty() {
        doc.text(say!(words, "sitting-flagged-are", numbers = listed(&flagged)));
    }
    doc.blank();
    if look == PageLayout::Linear {
        for (place, question) in view.paper.questions.iter().enumerate() {
            let given = &view.answers[place];
            let answer = answer(words, question, given);
            let mut line = say!(words, "sitting-review-line", number = place + 1, answer = answer);
            if given.flagged {
                line = format!("{line} {}", say!(words, "sitting-is-flagged"));
            }
            doc.line(vec![plain(line)]);
        }
    } else {
        doc.verbatim(table(view)).text(say!(words, "sitting-review-legend"));
    }
    doc.blank();
    doc
}

/// Returns the answers as a table with a cell for each question, in three columns read downwards.
fn table(view: &SittingView<'_>) -> Vec<String> {
    const CELL: usize = 26;
    let cells: Vec<String> = view
        .paper
        .questions
        .iter()
        .enumerate()
        .map(|(place, question)| {
            let given = &view.answers[place];
            let letters = letters(question, given);
            let letters = if letters.is_empty() { "-".to_owned() } else { letters };
            let flag = if given.flagged { '!' } else { ' ' };
            let cited = given.cited.as_deref().unwrap_or_default();
            cut(format!("{:>3}{flag} {letters} {cited}", place + 1), CELL - 2)
        })
        .collect();
    let rows = cells.len().div_ceil(3);
    let row = |row: usize| {
        let in_row = cells.iter().skip(row).step_by(rows.max(1));
        let padded = in_row.map(|cell| format!("{cell}{}", " ".repeat(CELL - cell.width())));
        padded.collect::<String>().trim_end().to_owned()
    };
    (0..rows).map(row).collect()
}

/// Returns a text cut to at most `width` columns.
fn cut(mut text: String, width: usize) -> String {
    while text.width() > width {
        text.pop();
    }
    text
}

/// Returns the page that asks for confirmation before the paper is handed in.
pub fn confirm(words: &Words, view: &SittingView<'_>) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "sitting-confirm"));
    doc.line(vec![styled(blank(words, view), Style::Strong)]);
    doc.text(say!(words, "sitting-confirm-final")).blank();
    doc
}

/// Returns a sentence with the number of unanswered questions, and their numbers.
fn blank(words: &Words, view: &SittingView<'_>) -> String {
    let blank = view.blank();
    say!(words, "sitting-blank-are", count = blank.len(), numbers = listed(&blank))
}

fn listed(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    numbers.join(", ")
}
