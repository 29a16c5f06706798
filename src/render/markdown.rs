//! A document as Markdown: what CommonMark and GitHub's dialect of it show is what the document says, block by block.

use super::doc::{Block, Doc, RichText, Style};

/// Renders a document. An empty line is between any two blocks, so that none runs on into the next; items that follow
/// each other are one list.
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
                // One step in for each item that it is under, whatever depths are left out between.
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

/// What of the mark of an item is to be read; the dash of a list is there in any case.
fn shown(mark: &str) -> &str {
    match mark.trim() {
        "-" => "",
        mark => mark,
    }
}

/// The longest run of a character.
fn longest(text: &str, sign: char) -> usize {
    text.split(|c| c != sign).map(str::len).max().unwrap_or(0)
}

/// A line, after a mark: in bold, as the letter of an option and the number of an item are no list of their own.
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

/// Adds text in bold, the spaces around it outside the stars. Between the letters of a word, and beside punctuation
/// that touches a word, stars are only stars: there it stays plain.
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

/// Text that stays text, behind what is already on its line: no mark of a block, no emphasis, page, link or code.
fn literal(text: &str, before: &str) -> String {
    let is_first = before.trim().is_empty();
    let text = if is_first { text.trim_start() } else { text };
    let mut out = String::with_capacity(text.len() + 8);
    // What numbers an item is a number and one of two signs: the sign is escaped.
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let mut previous = before.chars().next_back();
    let mut signs = text.char_indices().peekable();
    while let Some((at, c)) = signs.next() {
        let next = signs.peek().map(|(_, next)| *next);
        let is_sign = match c {
            '\\' | '`' | '*' | '<' | '~' | '$' | '|' | '@' => true,
            // Where it begins what a link goes to, a box to tick or a footnote; the clause behind a sentence stays.
            '[' => is_first && at == 0 || next == Some('^'),
            ']' => next == Some('('),
            // The same where one piece of a line ends and the next begins.
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

/// Whether a point would make a page's address of what is before it.
fn is_page(before: &str, sign: char) -> bool {
    sign == '.' && before.to_ascii_lowercase().ends_with("www")
}
