//! A document as text for a terminal, 80 columns wide.

use colored::Colorize;
use unicode_width::UnicodeWidthStr;

use super::doc::{Block, Doc, Line, Style};

/// The width to which text is broken.
pub const WIDTH: usize = 80;

/// Renders a document, with the escape codes of its colours; the stream that prints it takes them out
/// where they do not belong.
pub fn render(doc: &Doc) -> String {
    let mut out = String::new();
    for block in &doc.blocks {
        match block {
            Block::Heading(1, text) => {
                out.push_str(&paint(text, Style::Strong));
                out.push('\n');
                out.push_str(&"=".repeat(text.width().min(WIDTH)));
                out.push('\n');
            }
            Block::Heading(_, text) => {
                out.push_str(&paint(text, Style::Strong));
                out.push('\n');
            }
            Block::Text(line) => wrap(&mut out, "", "", line),
            Block::Item { depth, mark, line } => {
                let indent = "  ".repeat(usize::from(*depth));
                let first = format!("{indent}{mark} ");
                let rest = " ".repeat(first.width());
                wrap(&mut out, &first, &rest, line);
            }
            Block::Verbatim(lines) => {
                for line in lines {
                    out.push_str(&reddened(line.trim_end()));
                    out.push('\n');
                }
            }
            Block::Blank => out.push('\n'),
        }
    }
    out
}

/// The same without the escape codes: for a file.
pub fn plain(doc: &Doc) -> String {
    anstream::adapter::strip_str(&render(doc)).to_string()
}

/// A text broken into lines of the width, without a new line at its end.
pub fn wrapped(text: &str) -> String {
    let mut out = String::new();
    wrap(&mut out, "", "", &vec![super::doc::plain(text)]);
    out.trim_end().to_owned()
}

/// Breaks a line at spaces; `first` stands before the first line, `rest` before the others.
fn wrap(out: &mut String, first: &str, rest: &str, line: &Line) {
    out.push_str(first);
    let mut column = first.width();
    let mut at_start = true;
    for piece in line {
        for word in piece.text.split_inclusive(' ') {
            let bare = word.trim_end_matches(' ');
            if !at_start && column + bare.width() > WIDTH {
                while out.ends_with(' ') {
                    out.pop();
                }
                out.push('\n');
                out.push_str(rest);
                column = rest.width();
            }
            at_start = false;
            // A space at which no line is broken.
            out.push_str(&paint(&bare.replace('\u{a0}', " "), piece.style));
            out.push_str(&word[bare.len()..]);
            column += word.width();
        }
    }
    while out.ends_with(' ') {
        out.pop();
    }
    out.push('\n');
}

fn paint(text: &str, style: Style) -> String {
    if text.is_empty() {
        return String::new();
    }
    match style {
        Style::Plain => reddened(text),
        Style::Strong => text.bold().to_string(),
        Style::Faint => text.dimmed().to_string(),
        Style::Good => text.green().bold().to_string(),
        Style::Bad => text.red().bold().to_string(),
    }
}

/// Hearts and diamonds in red.
fn reddened(text: &str) -> String {
    if !text.contains(['♥', '♦']) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len() * 2);
    for c in text.chars() {
        match c {
            '♥' | '♦' => out.push_str(&c.to_string().red().to_string()),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::doc::plain;

    #[test]
    fn lines_are_broken_at_the_width_and_hang_under_their_item() {
        let mut doc = Doc::default();
        doc.item(1, vec![plain("parola ".repeat(30).trim().to_owned())]);
        let text = super::plain(&doc);
        for (index, line) in text.lines().enumerate() {
            assert!(line.width() <= WIDTH, "{line}");
            assert!(
                line.starts_with(if index == 0 { "  - parola" } else { "    parola" }),
                "{line}"
            );
        }
        assert_eq!(text.split_whitespace().filter(|word| *word == "parola").count(), 30);
    }
}
