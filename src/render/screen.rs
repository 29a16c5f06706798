//! Layout of a question on a screen: other parts give way, but the story, the options and the prompt never do.
//!
//! [`QuestionContent`] has all that can be shown of a question; [`fit_question`] selects what fits.

use unicode_width::UnicodeWidthStr;

use super::doc::{Doc, Style, styled};
use super::term;
use super::text::{Words, say};

/// Minimum columns for showing the table next to the story.
const BESIDE: usize = 100;
/// Columns of a table next to the story.
const TABLE: usize = 46;

/// Columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScreenSize {
    pub columns: usize,
    pub rows: usize,
}

/// Everything that can be shown of a question.
#[derive(Clone, Debug, Default)]
pub struct QuestionContent {
    /// The state of the paper's questions; dropped first.
    pub strip: Vec<String>,
    pub diagram: Vec<String>,
    /// The hands, one line each.
    pub hands: Vec<String>,
    pub auction: Vec<String>,
    /// Contract, penalty cards and similar state.
    pub table_state: Doc,
    pub play: Doc,
    pub turn: Option<String>,
    pub story: Doc,
    pub options: Doc,
}

/// The part of a question that a screen shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FittedQuestion {
    /// No wider than the screen; taller only if story and options alone are.
    pub lines: Vec<String>,
    /// True if a part of the table is hidden.
    pub hides: bool,
}

/// How much of the table is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TableDetail {
    Whole,
    /// The hands on one line each, and everything else.
    Lines,
    /// The diagram, and the state of the table.
    Diagram,
    /// The hands on one line each, and the state of the table.
    Hands,
    /// The state of the table.
    OnTable,
    Nothing,
}

impl QuestionContent {
    /// Returns the complete table, for a page of this many columns.
    pub fn table(&self, columns: usize) -> Doc {
        self.table_at(if self.has_room(TableDetail::Whole, columns) {
            TableDetail::Whole
        } else {
            TableDetail::Lines
        })
    }

    /// Returns true if everything that cannot be wrapped fits in the columns.
    fn has_room(&self, shown: TableDetail, columns: usize) -> bool {
        let has_diagram = matches!(shown, TableDetail::Whole | TableDetail::Diagram);
        !has_diagram || self.diagram.iter().all(|line| line.width() <= columns)
    }

    fn table_at(&self, shown: TableDetail) -> Doc {
        let mut doc = Doc::default();
        match shown {
            TableDetail::Whole | TableDetail::Diagram => block(&mut doc, &self.diagram),
            TableDetail::Lines | TableDetail::Hands => {
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
        if let Some(turn) = &self.turn {
            doc.text(turn);
        }
        doc
    }

    /// Returns true if this detail hides something that is not shown elsewhere.
    fn hides(&self, shown: TableDetail) -> bool {
        let has_cards = !self.diagram.is_empty();
        let has_course = !self.auction.is_empty() || !self.play.blocks.is_empty();
        match shown {
            TableDetail::Whole | TableDetail::Lines => false,
            TableDetail::Diagram | TableDetail::Hands => has_course,
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

/// Fits a question to a screen, with as much of the table as possible.
pub fn fit_question(content: &QuestionContent, size: ScreenSize) -> FittedQuestion {
    const TABLES: [TableDetail; 6] = [
        TableDetail::Whole,
        TableDetail::Lines,
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

/// Returns the table, the story and the options below each other.
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

/// Returns the table on the left, the story and the options on the right.
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

/// Returns the displayed width of a text with colour codes.
pub fn shown_width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().width()
}

fn trimmed(mut lines: Vec<String>) -> Vec<String> {
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines
}

/// Maximum text width: longer lines are hard to read.
const WIDEST: usize = 140;

/// A page on a screen: heading, body, and the available commands at the bottom.
#[derive(Clone, Debug, Default)]
pub struct PageFrame {
    /// Versions of the heading; the first that fits is shown.
    pub heads: Vec<String>,
    /// A message above the bottom line.
    pub notice: String,
    /// Versions of the key list; the first that fits is shown.
    pub hints: Vec<String>,
    pub prompt: String,
    pub scroll: ScrollMode,
}

/// How a page is scrolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScrollMode {
    /// By keys.
    #[default]
    Keys,
    /// By typed lines.
    Typed,
}

/// The rows of a body that a page shows. A row above or below states how many are hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct VisibleRows {
    above: usize,
    rows: usize,
    below: usize,
}

impl VisibleRows {
    /// Returns the visible rows of a body of this length, from row `top` on or as near as possible.
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

/// The body of a page.
#[derive(Clone, Copy, Debug)]
pub enum PageBody<'b> {
    Question(&'b QuestionContent),
    Text(&'b Doc),
}

/// A rendered page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnPage {
    /// As many lines as the screen has rows.
    pub lines: Vec<String>,
    /// How many rows of the body are hidden above and below.
    pub beyond: (usize, usize),
    /// How many rows of the body are shown.
    pub rows: usize,
}

impl PageFrame {
    /// Renders the page for a screen of this size, its body from row `top` on or as near as possible; marks hidden rows
    /// above and below.
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
        // The mark is more important than the rest of the heading.
        let last = || Some((self.heads.last()?, marks.last()?));
        let Some((own, mark)) = each.clone().find(fits).or_else(last) else {
            return String::new();
        };
        let mut own = own.clone();
        while own.width() + mark.width() > columns && own.pop().is_some() {}
        head(&format!("{own}{mark}"), columns)
    }

    /// Returns the line that counts hidden rows and names the key that shows them.
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
        if let Some(last) = foot.last_mut() {
            last.push_str(&self.prompt[self.prompt.trim_end().len()..]);
        }
        foot
    }
}

/// Cuts the lines to a maximum; the last one then ends with a mark.
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

/// Returns a text cut to this many columns.
fn within(mut text: String, columns: usize) -> String {
    while text.width() > columns {
        text.pop();
    }
    text.truncate(text.trim_end().len());
    text
}

/// Returns an emphasised line, cut to the screen's width.
fn head(text: &str, columns: usize) -> String {
    let mut text = text.to_owned();
    while text.width() > columns {
        text.pop();
    }
    let mut doc = Doc::default();
    doc.line(vec![styled(text, Style::Strong)]);
    term::render_within(&doc, usize::MAX).trim_end().to_owned()
}
