//! Renders a document as text for a terminal, by default at most 80 columns wide.

use colored::Colorize;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::doc::{Block, Doc, RichText, Style, styled};

/// The default width in columns.
pub const WIDTH: usize = 80;

/// Renders a document with colour codes; the stream that prints it strips them if necessary.
pub fn render(doc: &Doc) -> String {
    render_within(doc, WIDTH)
}

/// Renders a document with colour codes, wrapped to `width` columns.
pub fn render_within(doc: &Doc, width: usize) -> String {
    let mut out = String::new();
    for block in &doc.blocks {
        match block {
            Block::Heading(_, text) if text.width() > width => {
                wrap(&mut out, width, "", "", &vec![styled(text, Style::Strong)]);
            }
            Block::Heading(1, text) => {
                out.push_str(&paint(text, Style::Strong));
                out.push('\n');
                out.push_str(&"=".repeat(text.width().min(width)));
                out.push('\n');
            }
            Block::Heading(_, text) => {
                out.push_str(&paint(text, Style::Strong));
                out.push('\n');
            }
            Block::Text(line) => wrap(&mut out, width, "", "", line),
            Block::Item { depth, mark, line } => {
                let indent = "  ".repeat(usize::from(*depth));
                let first = format!("{indent}{mark} ");
                let rest = " ".repeat(first.width());
                wrap(&mut out, width, &first, &rest, line);
            }
            Block::Verbatim(lines) => {
                for line in lines.iter().flat_map(|line| broken(line.trim_end(), width)) {
                    out.push_str(&reddened(&line));
                    out.push('\n');
                }
            }
            Block::Blank => out.push('\n'),
        }
    }
    out
}

/// Renders a document without colour codes, at most 80 columns wide.
pub fn plain(doc: &Doc) -> String {
    anstream::adapter::strip_str(&render(doc)).to_string()
}

/// Returns the lines of a document with colour codes, wrapped to a width.
pub fn lines(doc: &Doc, width: usize) -> Vec<String> {
    render_within(doc, width).lines().map(str::to_owned).collect()
}

/// Returns a text wrapped to the width, without a final line end.
pub fn wrapped(text: &str, width: usize) -> String {
    let mut out = String::new();
    wrap(&mut out, width, "", "", &vec![super::doc::plain(text)]);
    out.trim_end().to_owned()
}

/// Wraps a line at spaces; `first` is the prefix of the first line, `rest` the prefix of each further line.
fn wrap(out: &mut String, width: usize, first: &str, rest: &str, line: &RichText) {
    out.push_str(first);
    let mut column = first.width();
    let mut at_start = true;
    for piece in line {
        for word in piece.text.split_inclusive(' ') {
            let bare = word.trim_end_matches(' ');
            if !at_start && column + bare.width() > width {
                while out.ends_with(' ') {
                    out.pop();
                }
                out.push('\n');
                out.push_str(rest);
                column = rest.width();
            }
            at_start = false;
            // The non-breaking space has prevented a line break, and is now printed as a normal space.
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

/// Breaks a preformatted line that is too wide, at the last space that fits or else at the full width; further lines
/// are indented.
fn broken(line: &str, width: usize) -> Vec<String> {
    const INDENT: &str = "      ";
    let mut lines = Vec::new();
    let mut rest = line.to_owned();
    while rest.width() > width && width > INDENT.len() {
        let mut columns = 0;
        let fits = |c: char| {
            columns += c.width().unwrap_or(0);
            columns > width
        };
        let end = rest.find(fits).unwrap_or(rest.len());
        let start = rest.len() - rest.trim_start().len();
        let at = if rest[end..].starts_with(' ') { Some(end) } else { rest[..end].rfind(' ') };
        let at = at.filter(|at| *at > start.max(INDENT.len())).unwrap_or(end);
        lines.push(rest[..at].trim_end().to_owned());
        rest = format!("{INDENT}{}", rest[at..].trim_start());
    }
    lines.push(rest);
    lines
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

/// Returns the text with heart and diamond symbols in red.
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
    use crate::render::doc::plain;

    #[test]
    fn wide_lines_are_broken_between_words() {
        let line = "   1. O ♣5    N ♣J    E ♣2    S ♣4      vince Nord";
        for width in 12..60 {
            let mut doc = Doc::default();
            doc.verbatim(vec![line.to_owned()]);
            let lines = super::lines(&doc, width);
            let wide = |line: &String| anstream::adapter::strip_str(line).to_string().width();
            assert!(lines.iter().all(|line| wide(line) <= width), "{width}: {lines:?}");
            let words: Vec<String> =
                lines.iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect();
            let words: Vec<&str> = words.iter().flat_map(|line| line.split_whitespace()).collect();
            assert_eq!(words, line.split_whitespace().collect::<Vec<_>>(), "{width}");
        }
        let mut doc = Doc::default();
        doc.verbatim(vec!["x".repeat(100)]);
        assert!(super::lines(&doc, 30).len() > 3);
    }

    #[test]
    fn lines_are_wrapped_and_indented_below_their_item() {
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
