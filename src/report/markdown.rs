//! A document as Markdown.

use super::doc::{Block, Doc, Line, Style};

/// Renders a document.
pub fn render(doc: &Doc) -> String {
    let mut out = String::new();
    for block in &doc.blocks {
        match block {
            Block::Heading(level, text) => {
                let marks = "#".repeat(usize::from(*level));
                out.push_str(&format!("{marks} {}\n", literal(text)));
            }
            Block::Text(line) => out.push_str(&format!("{}\n", inline(line))),
            Block::Item { depth, line, .. } => {
                let indent = "  ".repeat(usize::from(*depth));
                out.push_str(&format!("{indent}- {}\n", inline(line)));
            }
            Block::Verbatim(lines) => {
                let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
                out.push_str(&format!("```text\n{}\n```\n", lines.join("\n")));
            }
            Block::Blank => out.push('\n'),
        }
    }
    out
}

fn inline(line: &Line) -> String {
    line.iter()
        .map(|piece| match piece.style {
            Style::Plain | Style::Faint => literal(&piece.text),
            Style::Strong | Style::Good | Style::Bad => {
                // A space inside the stars would not be bold text.
                let text = piece.text.trim_end();
                format!("**{}**{}", literal(text), &piece.text[text.len()..])
            }
        })
        .collect()
}

/// Text that stays text: no page, link or code of it.
fn literal(text: &str) -> String {
    text.replace('`', "\\`").replace('<', "\\<").replace("](", "]\\(")
}
