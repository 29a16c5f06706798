//! The layout of a question on a screen: parts of the table are hidden if there is no room, but never the story, the
//! options or the prompt.
//!
//! [`QuestionContent`] holds all displayable parts of a question; [`fit_question`] selects the parts that fit.

use unicode_width::UnicodeWidthStr;

use super::doc::{Block, Doc, Style, styled};
use super::term;
use super::text::{Words, say};

/// Minimum columns of a screen that shows the table next to the story.
const BESIDE: usize = 100;
/// Columns of the table when it is shown next to the story.
const TABLE: usize = 46;

/// The size of a screen, in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenSize {
    pub columns: usize,
    pub rows: usize,
}

/// All displayable parts of a question.
#[derive(Clone, Debug, Default)]
pub struct QuestionContent {
    /// The lines that show the state of all questions of the paper. They are shown only above a
    /// table that is complete or has its diagram, not in the layout with the table next to the
    /// story.
    pub strip: Vec<String>,
    pub diagram: Vec<String>,
    /// The hands, one line each.
    pub hands: Vec<String>,
    pub auction: Vec<String>,
    /// The contract, penalty cards and other state of the table.
    pub table_state: Doc,
    pub play: Doc,
    pub turn: Option<String>,
    pub story: Doc,
    pub options: Doc,
}

/// The lines of a question selected for a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FittedQuestion {
    /// The lines; there are more than the screen has rows only if the story and the options alone
    /// need more.
    pub lines: Vec<String>,
    /// True if a part of the table is hidden.
    pub hides: bool,
}

/// The parts of the table that are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableDetail {
    Whole,
    /// The hands on one line each, and all other parts.
    Lines,
    /// The hands on one line each, the state of the table, and this many of the last tricks.
    LastTricks(usize),
    /// The diagram, and the state of the table.
    Diagram,
    /// The hands on one line each, and the state of the table.
    Hands,
    /// The state of the table, without hands, auction and play.
    OnTable,
    Nothing,
}

impl QuestionContent {
    /// Returns the complete table for a page of `columns`; the hands are on one line each if the diagram is too wide.
    pub fn table(&self, columns: usize) -> Doc {
        self.table_at(if self.has_room(TableDetail::Whole, columns) {
            TableDetail::Whole
        } else {
            TableDetail::Lines
        })
    }

    /// Returns true if the diagram, which cannot be wrapped, fits in the columns or is not shown.
    fn has_room(&self, shown: TableDetail, columns: usize) -> bool {
        let has_diagram = matches!(shown, TableDetail::Whole | TableDetail::Diagram);
        !has_diagram || self.diagram.iter().all(|line| line.width() <= columns)
    }

    fn table_at(&self, shown: TableDetail) -> Doc {
        let mut doc = Doc::default();
        match shown {
            TableDetail::Whole | TableDetail::Diagram => block(&mut doc, &self.diagram),
            TableDetail::Lines | TableDetail::LastTricks(_) | TableDetail::Hands => {
                for hand in &self.hands {
                    doc.text(hand);
                }
            }
            TableDetail::OnTable | TableDetail::Nothing => {}
        }
        if shown == TableDetail::Nothing {
            return doc;
        }
        let is_whole = matches!(shown, TableDetail::Whole | TableDetail::Lines);
        if is_whole {
            block(&mut doc, &self.auction);
        }
        doc.append(self.table_state.clone());
        if is_whole {
            doc.append(self.play.clone());
        }
        if let TableDetail::LastTricks(count) = shown {
            let tricks = self.play.blocks.iter().rev().find_map(|block| match block {
                Block::Verbatim(lines) => Some(lines.as_slice()),
                _ => None,
            });
            let tricks = tricks.unwrap_or_default();
            doc.verbatim(tricks[tricks.len().saturating_sub(count)..].to_vec());
        }
        if let Some(turn) = &self.turn {
            doc.text(turn);
        }
        doc
    }

    /// Returns true if this detail hides a part of the table.
    fn hides(&self, shown: TableDetail) -> bool {
        let has_cards = !self.diagram.is_empty();
        let has_course = !self.auction.is_empty() || !self.play.blocks.is_empty();
        match shown {
            TableDetail::Whole | TableDetail::Lines => false,
            TableDetail::LastTricks(_) | TableDetail::Diagram | TableDetail::Hands => has_course,
            TableDetail::OnTable => has_cards || has_course,
            TableDetail::Nothing => true,
        }
    }
}

fn block(doc: &mut Doc, lines: &[String]) {
    if !lines.is_empty() {
        doc.verbatim(lines.to_vec()).blank();
    }
}

/// Selects the lines of a question for a screen, with as much of the table as fits.
pub fn fit_question(content: &QuestionContent, size: ScreenSize) -> FittedQuestion {
    const TABLES: [TableDetail; 9] = [
        TableDetail::Whole,
        TableDetail::Lines,
        TableDetail::LastTricks(4),
        TableDetail::LastTricks(2),
        TableDetail::LastTricks(1),
        TableDetail::Diagram,
        TableDetail::Hands,
        TableDetail::OnTable,
        TableDetail::Nothing,
    ];
    if size.columns >= BESIDE {
        for shown in [TableDetail::Whole, TableDetail::Diagram] {
            let lines = beside(content, shown, size.columns);
            if lines.len() <= size.rows {
                return FittedQuestion { lines, hides: content.hides(shown) };
            }
        }
    }
    for shown in TABLES.into_iter().filter(|shown| content.has_room(*shown, size.columns)) {
        for airy in [true, false] {
            let lines = stacked(content, shown, size.columns, airy);
            if lines.len() <= size.rows {
                return FittedQuestion { lines, hides: content.hides(shown) };
            }
        }
    }
    let lines = stacked(content, TableDetail::Nothing, size.columns, false);
    FittedQuestion { lines, hides: content.hides(TableDetail::Nothing) }
}

/// Returns the lines of a layout with the table, the story and the options below each other, with
/// blank lines between them if `airy`.
fn stacked(
    content: &QuestionContent,
    shown: TableDetail,
    columns: usize,
    airy: bool,
) -> Vec<String> {
    let mut lines = trimmed(term::lines(&content.table_at(shown), columns));
    if !content.strip.is_empty()
        && matches!(shown, TableDetail::Whole | TableDetail::Lines | TableDetail::Diagram)
    {
        let mut strip = Doc::default();
        strip.verbatim(content.strip.clone()).blank();
        lines.splice(0..0, term::lines(&strip, columns));
    }
    if !airy {
        lines.retain(|line| !line.is_empty());
    }
    for part in [&content.story, &content.options] {
        if airy && !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(term::lines(part, columns));
    }
    lines
}

/// Returns the lines of a layout with the table on the left, and the story and the options on the right.
fn beside(content: &QuestionContent, shown: TableDetail, columns: usize) -> Vec<String> {
    let left = trimmed(term::lines(&content.table_at(shown), TABLE));
    let mut right = term::lines(&content.story, columns - TABLE - 2);
    right.push(String::new());
    right.extend(term::lines(&content.options, columns - TABLE - 2));
    let row = |row: usize| {
        let left = left.get(row).map_or("", String::as_str);
        let right = right.get(row).map_or("", String::as_str);
        let gap = " ".repeat((TABLE + 2).saturating_sub(shown_width(left)));
        if right.is_empty() { left.to_owned() } else { format!("{left}{gap}{right}") }
    };
    (0..left.len().max(right.len())).map(row).collect()
}

/// Returns the displayed width in columns of a text with colour codes.
pub fn shown_width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().width()
}

fn trimmed(mut lines: Vec<String>) -> Vec<String> {
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// Maximum text width in columns, since longer lines are hard to read.
const WIDEST: usize = 140;

/// The frame of a page on a screen: the heading above the body, and the notice, the key list and the prompt below it.
#[derive(Clone, Debug, Default)]
pub struct PageFrame {
    /// Versions of the heading, from long to short; the first version that fits is shown.
    pub heads: Vec<String>,
    /// A message shown above the key list.
    pub notice: String,
    /// Versions of the key list, from long to short; the first version that fits is shown.
    pub hints: Vec<String>,
    pub prompt: String,
    pub scroll: ScrollMode,
}

/// The way in which the user scrolls a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScrollMode {
    /// The user scrolls with single keys.
    #[default]
    Keys,
    /// The user scrolls with typed lines.
    Typed,
}

/// The numbers of rows of a body: hidden above, visible, and hidden below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct VisibleRows {
    above: usize,
    rows: usize,
    below: usize,
}

impl VisibleRows {
    /// Returns the visible rows of a body of `length` rows, from row `top` on or as near as possible. On each side on
    /// which rows are hidden, one row of `room` is reserved for their number.
    fn of(length: usize, room: usize, top: usize) -> VisibleRows {
        if length <= room {
            return VisibleRows { above: 0, rows: length, below: 0 };
        }
        let above = top.min((length + 1).saturating_sub(room).min(length - 1));
        let room = room.saturating_sub(usize::from(above > 0)).max(1);
        if above + room >= length {
            return VisibleRows { above, rows: length - above, below: 0 };
        }
        let rows = room.saturating_sub(1).max(1);
        VisibleRows { above, rows, below: length - above - rows }
    }
}

/// The body of a page: a question, or a document.
#[derive(Clone, Copy, Debug)]
pub enum PageBody<'b> {
    Question(&'b QuestionContent),
    Text(&'b Doc),
    /// A document, and above it another one if both fit.
    TextBelow(&'b Doc, &'b Doc),
}

/// A page rendered for a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnPage {
    /// The lines of the page: as many as the screen has rows, or more if the screen has too few
    /// rows for the heading, one row of the body and the foot.
    pub lines: Vec<String>,
    /// The numbers of rows of the body hidden above and below.
    pub beyond: (usize, usize),
    /// The number of rows of the body that are shown.
    pub rows: usize,
}

impl PageFrame {
    /// Renders the page for a screen, with its body from row `top` on or as near as possible, and lines that count
    /// hidden rows.
    pub fn draw(
        &self,
        words: &Words,
        body: PageBody<'_>,
        size: ScreenSize,
        top: usize,
    ) -> DrawnPage {
        let columns = size.columns.clamp(10, WIDEST);
        let foot = self.foot(columns, size.rows);
        let room = size.rows.saturating_sub(foot.len() + 1).max(1);
        let (body, hides) = match body {
            PageBody::Question(content) => {
                let folded = fit_question(content, ScreenSize { columns, rows: room });
                (folded.lines, folded.hides)
            }
            PageBody::Text(doc) => (trimmed(term::lines(doc, columns)), false),
            PageBody::TextBelow(doc, above) => {
                let (own, mut both) =
                    (trimmed(term::lines(doc, columns)), term::lines(above, columns));
                both.push(String::new());
                both.extend(own.iter().cloned());
                (if both.len() <= room { both } else { own }, false)
            }
        };
        let window = VisibleRows::of(body.len(), room, top);
        let mut lines = vec![self.heading(words, hides, columns)];
        if window.above > 0 {
            lines.push(self.beyond(words, "screen-above", window.above, columns));
        }
        lines.extend(body.iter().skip(window.above).take(window.rows).cloned());
        if window.below > 0 {
            lines.push(self.beyond(words, "screen-below", window.below, columns));
        }
        lines.resize(size.rows.saturating_sub(foot.len()).max(2), String::new());
        lines.extend(foot);
        DrawnPage { lines, beyond: (window.above, window.below), rows: window.rows }
    }

    /// Returns the heading, with a mark if a part of the table is hidden.
    fn heading(&self, words: &Words, hides: bool, columns: usize) -> String {
        let marks: Vec<String> = if hides {
            ["screen-folded", "screen-folded-short", "screen-folded-key"]
                .map(|key| format!("  {}", say!(words, key)))
                .to_vec()
        } else {
            vec![String::new()]
        };
        let each = self.heads.iter().flat_map(|own| marks.iter().map(move |mark| (own, mark)));
        let fits = |(own, mark): &(&String, &String)| own.width() + mark.width() <= columns;
        // If nothing fits, the shortest heading is cut, because the mark is more important.
        let last = || Some((self.heads.last()?, marks.last()?));
        let Some((own, mark)) = each.clone().find(fits).or_else(last) else {
            return String::new();
        };
        let mut own = own.clone();
        while own.width() + mark.width() > columns && own.pop().is_some() {}
        head(&format!("{own}{mark}"), columns)
    }

    /// Returns the line with the number of hidden rows and the key or the command that shows them.
    fn beyond(&self, words: &Words, key: &str, count: usize, columns: usize) -> String {
        let scroll = match self.scroll {
            ScrollMode::Keys => "keys",
            ScrollMode::Typed => "typed",
        };
        let text = match key {
            "screen-above" => say!(words, "screen-above", count = count, how = scroll),
            _ => say!(words, "screen-below", count = count, how = scroll),
        };
        head(&text, columns)
    }

    fn foot(&self, columns: usize, rows: usize) -> Vec<String> {
        let mut foot = Vec::new();
        if !self.notice.is_empty() {
            let mut doc = Doc::default();
            doc.line(vec![styled(&self.notice, Style::Strong)]);
            foot = term::lines(&doc, columns);
            cut(&mut foot, (rows / 2).max(1), columns);
        }
        let fitting = self.hints.iter().find(|hint| hint.width() <= columns);
        if let Some(hint) = fitting.or(self.hints.last()) {
            let mut doc = Doc::default();
            doc.line(vec![styled(hint, Style::Faint)]);
            foot.extend(term::lines(&doc, columns));
        }
        let mut doc = Doc::default();
        doc.text(&self.prompt);
        foot.extend(term::lines(&doc, columns));
        // The space after the prompt, unless the line is full.
        let space = &self.prompt[self.prompt.trim_end().len()..];
        if let Some(last) =
            foot.last_mut().filter(|last| shown_width(last) + space.len() <= columns)
        {
            last.push_str(space);
        }
        foot
    }
}

/// Cuts the lines to `most`; if lines are removed, the last remaining line ends with "...".
fn cut(lines: &mut Vec<String>, most: usize, columns: usize) {
    if lines.len() <= most {
        return;
    }
    lines.truncate(most);
    if let Some(last) = lines.last_mut() {
        let plain = anstream::adapter::strip_str(last).to_string();
        *last = head(&format!("{} ...", within(plain, columns.saturating_sub(4))), columns);
    }
}

/// Returns a text cut to at most `columns`, without trailing spaces.
fn within(mut text: String, columns: usize) -> String {
    while text.width() > columns {
        text.pop();
    }
    text.truncate(text.trim_end().len());
    text
}

/// Returns an emphasised line, cut to at most `columns`.
fn head(text: &str, columns: usize) -> String {
    let mut text = text.to_owned();
    while text.width() > columns {
        text.pop();
    }
    let mut doc = Doc::default();
    doc.line(vec![styled(text, Style::Strong)]);
    term::render_within(&doc, usize::MAX).trim_end().to_owned()
}
