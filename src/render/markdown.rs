//! Renders a document as Markdown that displays exactly the document's text, in CommonMark and in GitHub's dialect.

use super::doc::{Block, Doc, RichText, Style};

/// Renders a document as Markdown. Blank lines separate the blocks, so that no block continues into
/// the next; only successive items, even with a [`Block::Blank`] between them, follow each other
/// directly and form one list.
pub fn render(doc: &Doc) -> String {
    let mut out = String::new();
    let mut depths = Vec::new();
    for block in &doc.blocks {
        if matches!(block, Block::Blank) {
            continue;
        }
        let is_item = matches!(block, Block::Item { .. });
        let is_in_a_list = is_item && !depths.is_empty();
        if !out.is_empty() && !is_in_a_list {
            out.push('\n');
        }
        if !is_item {
            depths.clear();
        }
        match block {
            Block::Heading(level, text) => {
                let marks = "#".repeat(usize::from(*level));
                out.push_str(&format!("{marks} {}\n", literal(text, "")));
            }
            Block::Text(line) => out.push_str(&format!("{}\n", inline("", line))),
            Block::Item { depth, mark, line } => {
                // Each enclosing item adds one level of indentation, even if the items' depths skip a level.
                depths.retain(|above| above < depth);
                let indent = "  ".repeat(depths.len());
                depths.push(*depth);
                out.push_str(&format!("{indent}- {}\n", inline(shown(mark), line)));
            }
            Block::Verbatim(lines) => {
                let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
                let text = lines.join("\n");
                let fence = "`".repeat(longest(&text, '`').max(2) + 1);
                out.push_str(&format!("{fence}text\n{text}\n{fence}\n"));
            }
            Block::Blank => {}
        }
    }
    out
}

/// Returns the visible part of an item's mark; empty for a dash, which Markdown lists have anyway.
fn shown(mark: &str) -> &str {
    match mark.trim() {
        "-" => "",
        mark => mark,
    }
}

/// Returns the length of the longest run of a character in a text.
fn longest(text: &str, sign: char) -> usize {
    text.split(|c| c != sign).map(str::len).max().unwrap_or(0)
}

/// Returns a line of text after its mark, if it has one. The mark is in bold, because an option's
/// letter or an item's number could otherwise start a nested list.
fn inline(mark: &str, line: &RichText) -> String {
    let mut out = String::new();
    if !mark.is_empty() {
        bold(&mut out, mark, true);
        out.push(' ');
    }
    for (at, piece) in line.iter().enumerate() {
        match piece.style {
            Style::Plain | Style::Faint => out.push_str(&literal(&piece.text, &out)),
            Style::Strong | Style::Good | Style::Bad => {
                let next = line[at + 1..].iter().find_map(|piece| piece.text.chars().next());
                bold(&mut out, &piece.text, next.is_none_or(char::is_whitespace));
            }
        }
    }
    out.trim().to_owned()
}

/// Adds text in bold, with surrounding spaces outside the asterisks. Text that touches other characters stays plain,
/// because Markdown may not read asterisks there as emphasis.
fn bold(out: &mut String, text: &str, is_last: bool) {
    let inner = text.trim();
    let start = text.len() - text.trim_start().len();
    out.push_str(&text[..start]);
    let begins = out.chars().next_back().is_none_or(char::is_whitespace);
    let ends = is_last || start + inner.len() < text.len();
    if inner.is_empty() || !begins || !ends {
        let plain = literal(inner, out);
        out.push_str(&plain);
    } else {
        let inner = literal(inner, "**");
        out.push_str(&format!("**{inner}**"));
    }
    if !inner.is_empty() {
        out.push_str(&text[start + inner.len()..]);
    }
}

/// Escapes a text so that Markdown reads no markup in it; `before` is the preceding text of the line.
fn literal(text: &str, before: &str) -> String {
    let is_first = before.trim().is_empty();
    let text = if is_first { text.trim_start() } else { text };
    let mut out = String::with_capacity(text.len() + 8);
    // A number followed by `.` or `)` would start a list, so the sign after the number is escaped.
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let mut previous = before.chars().next_back();
    let mut signs = text.char_indices().peekable();
    while let Some((at, c)) = signs.next() {
        let next = signs.peek().map(|(_, next)| *next);
        let is_sign = match c {
            '\\' | '`' | '*' | '<' | '~' | '$' | '|' | '@' => true,
            // `[` is escaped only where it could begin a link definition, a task box or a footnote.
            '[' => is_first && at == 0 || next == Some('^'),
            ']' => next == Some('('),
            // `]` at the end of one piece of text and `(` at the start of the next could form a link too.
            '(' => at == 0 && previous == Some(']'),
            '^' => at == 0 && previous == Some('['),
            '_' => {
                !previous.is_some_and(char::is_alphanumeric)
                    || !next.is_some_and(char::is_alphanumeric)
            }
            '&' => next.is_some_and(|next| next == '#' || next.is_ascii_alphabetic()),
            ':' => text[at..].starts_with("://"),
            '#' | '>' | '+' | '-' | '=' => is_first && at == 0 || c == '#',
            '.' | ')' => is_first && at == digits && digits > 0 || is_page(&text[..at], c),
            _ => false,
        };
        if is_sign {
            out.push('\\');
        }
        out.push(c);
        previous = Some(c);
    }
    out
}

/// Returns true if the sign is the full stop of `www.`, which would start an autolink.
fn is_page(before: &str, sign: char) -> bool {
    sign == '.' && before.to_ascii_lowercase().ends_with("www")
}
