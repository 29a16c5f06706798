//! Tests the pages of a quiz on a screen: for every question, the pages show every part that a candidate needs.

use std::collections::BTreeMap;

use arbitro::embedded;
use arbitro::render::diagram::diagram;
use arbitro::render::practice::page::{
    AnswerEntry, QuestionRole, QuizProgress, asking, question_content,
};
use arbitro::render::screen::{DrawnPage, PageBody, ScreenSize, shown_width};
use arbitro::render::text::Words;
use arbitro_cases::{Question, read};
use arbitro_exam::draw::DrawnQuestion;
use arbitro_laws::bridge::Seat;
use arbitro_laws::ruling::{Edition, Language};

const NARROW: ScreenSize = ScreenSize { columns: 40, rows: 24 };
const USUAL: ScreenSize = ScreenSize { columns: 80, rows: 24 };
const LARGE: ScreenSize = ScreenSize { columns: 120, rows: 40 };

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the rows of a page without colours.
fn rows(drawing: &DrawnPage) -> Vec<String> {
    let plain = |line: &String| anstream::adapter::strip_str(line).to_string();
    drawing.lines.iter().map(plain).collect()
}

fn drawn(words: &Words, item: &Question, size: ScreenSize, top: usize) -> DrawnPage {
    let drawn = DrawnQuestion { question: item, order: (0..item.options.len()).collect() };
    let place = QuizProgress {
        role: QuestionRole::Own,
        number: 1,
        total: 10,
        edition: Edition::default(),
        right: 0,
        answered: 0,
        marked: false,
        minutes: None,
    };
    let frame = asking(words, item, &place, AnswerEntry::Options(&[]), "");
    let drawing =
        frame.draw(words, PageBody::Question(&question_content(words, &drawn, &[])), size, top);
    assert_eq!(drawing.lines.len(), size.rows, "{}", item.id);
    for line in &drawing.lines {
        assert!(shown_width(line) <= size.columns, "{} {size:?}: {line}", item.id);
    }
    drawing
}

/// Returns the texts that a page must show: the question and its options.
fn needed(words: &Words, question: &Question) -> Vec<String> {
    let options = question.options.iter().map(|option| &option.text);
    let texts = [&question.text].into_iter().chain(options);
    texts.map(|text| flat(text.in_language(words.language()))).collect()
}

fn each(mut visit: impl FnMut(&Words, &Question)) {
    let cases: Vec<_> = embedded().into_iter().map(|(name, text)| read(name, text).case).collect();
    for language in Language::ALL {
        let words = Words::new(language, false);
        for question in cases.iter().flat_map(|case| &case.questions) {
            visit(&words, question);
        }
    }
}

#[test]
fn every_question_of_the_bank_fits_a_screen_of_24_rows() {
    let mut with_table = 0;
    each(|words, question| {
        let drawing = drawn(words, question, USUAL, 0);
        assert_eq!(drawing.beyond, (0, 0), "{}", question.id);
        let rows = rows(&drawing);
        let text = flat(&rows.join(" "));
        for needed in needed(words, question) {
            assert!(text.contains(&needed), "{}: {needed}\n{}", question.id, rows.join("\n"));
        }
        let prompt = if words.language() == Language::Italian { "Risposta (" } else { "Answer (" };
        assert!(rows[USUAL.rows - 1].starts_with(prompt), "{}", rows.join("\n"));
        with_table += usize::from(text.contains('♠') && text.contains('♦'));
    });
    assert!(with_table > 300, "only {with_table} pages show the hands too");
}

#[test]
fn a_large_screen_shows_the_table_next_to_the_story() {
    let mut beside = 0;
    each(|words, question| {
        let drawing = drawn(words, question, LARGE, 0);
        assert_eq!(drawing.beyond, (0, 0), "{}", question.id);
        let rows = rows(&drawing);
        let right: Vec<String> = rows.iter().map(|row| row.chars().skip(48).collect()).collect();
        let right = flat(&right.join(" "));
        for needed in needed(words, question) {
            assert!(right.contains(&needed), "{}: {needed}\n{}", question.id, rows.join("\n"));
        }
        beside += 1;
    });
    assert!(beside > 400, "{beside}");
}

#[test]
fn a_narrow_screen_shows_the_rest_by_scrolling() {
    each(|words, question| {
        let body = scrolled(words, question, NARROW);
        let text = flat(&body.join(" "));
        for needed in needed(words, question) {
            assert!(text.contains(&needed), "{}: {needed}\n{}", question.id, body.join("\n"));
        }
    });
}

/// Returns the rows of a question, collected while the page is scrolled from start to end.
fn scrolled(words: &Words, question: &Question, size: ScreenSize) -> Vec<String> {
    let mut body: BTreeMap<usize, String> = BTreeMap::new();
    let mut top = 0;
    loop {
        let drawing = drawn(words, question, size, top);
        let (above, below) = drawing.beyond;
        let first = 1 + usize::from(above > 0);
        let shown = rows(&drawing).into_iter().skip(first).take(drawing.rows);
        body.extend(shown.enumerate().map(|(row, line)| (above + row, line)));
        if below == 0 {
            return body.into_values().collect();
        }
        top += 1;
    }
}

/// On every screen the heading names the edition. If parts of the table are hidden, the heading shows the key that
/// displays these parts. The diagram is either complete or replaced by one line for each hand.
#[test]
fn the_heading_names_the_edition_and_marks_hidden_parts() {
    let mut folded = 0;
    let mut place = 0;
    each(|words, question| {
        place += 1;
        let columns = 30 + place * 7 % 91;
        for lines in [15, 24] {
            let drawing = drawn(words, question, ScreenSize { columns, rows: lines }, 0);
            let rows = rows(&drawing);
            let page = rows.join("\n");
            assert!(rows[0].contains("2017"), "{} {columns}: {page}", question.id);
            let has_contract = page.contains("Contratto ") || page.contains("Contract ");
            if !has_contract && !question.setting.auction_on {
                folded += 1;
                assert!(rows[0].contains("(g"), "{} {columns}: {page}", question.id);
            }
            let diagram = diagram(words, &question.setting);
            let is_drawn = rows.iter().any(|row| row.trim() == words.seat_letter(Seat::North));
            let widest = diagram.iter().map(|line| shown_width(line)).max().unwrap_or(0);
            assert!(!is_drawn || widest <= columns, "{} {columns}: {page}", question.id);
        }
    });
    assert!(folded > 100, "{folded}");
}

/// If a part of the question or of its options is hidden, the screen shows a mark with the number of hidden rows and
/// the key that shows these rows.
#[test]
fn nothing_of_a_question_is_hidden_without_a_mark() {
    const SIZES: [(usize, usize); 4] = [(80, 24), (60, 20), (40, 15), (40, 12)];
    let mut marked = 0;
    each(|words, question| {
        for (columns, lines) in SIZES {
            let drawing = drawn(words, question, ScreenSize { columns, rows: lines }, 0);
            let rows = rows(&drawing);
            let text = flat(&rows.join(" "));
            let is_whole = needed(words, question).iter().all(|needed| text.contains(needed));
            let mark = rows.iter().find(|row| row.starts_with("v "));
            assert_eq!(is_whole, mark.is_none(), "{} {columns}: {}", question.id, rows.join("\n"));
            if let Some(mark) = mark {
                marked += 1;
                assert!(mark.contains(&drawing.beyond.1.to_string()), "{mark}");
                assert!(mark.contains("freccia") || mark.contains("arrow"), "{mark}");
            }
        }
    });
    assert!(marked > 300, "{marked}");
}
