//! Parses the Markdown output as GitHub's renderer does, and checks that the visible result is the document's text.

use comrak::nodes::{AstNode, ListType, NodeValue};
use comrak::{Arena, Options, parse_document};
use proptest::prelude::*;

use super::common::random_records::config;
use crate::render::doc::{Block, Doc, RichText, Style, plain, styled};
use crate::render::markdown::render;

/// A block of the rendered Markdown.
#[derive(Clone, Debug, PartialEq, Eq)]
enum RenderedBlock {
    Heading(u8, String),
    Text(String),
    Item(usize, String),
    Code(String),
}

fn options() -> Options<'static> {
    let mut options = Options::default();
    options.extension.strikethrough = true;
    options.extension.table = true;
    options.extension.autolink = true;
    options.extension.tasklist = true;
    options.extension.footnotes = true;
    options.extension.math_dollars = true;
    options.extension.alerts = true;
    options
}

/// Returns the words of a block in one line; a node that is not text, escaped text or bold appears by its name.
fn words<'a>(node: &'a AstNode<'a>) -> String {
    let mut out = String::new();
    for inner in node.children() {
        match &inner.data.borrow().value {
            NodeValue::Text(text) => out.push_str(text),
            NodeValue::Strong | NodeValue::Escaped => out.push_str(&words(inner)),
            other => out.push_str(&format!("<{other:?}>")),
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn see<'a>(node: &'a AstNode<'a>, depth: usize, seen: &mut Vec<RenderedBlock>) {
    for inner in node.children() {
        let data = inner.data.borrow();
        match &data.value {
            NodeValue::Heading(heading) => {
                seen.push(RenderedBlock::Heading(heading.level, words(inner)))
            }
            NodeValue::Paragraph => seen.push(RenderedBlock::Text(words(inner))),
            NodeValue::CodeBlock(code) => {
                seen.push(RenderedBlock::Code(code.literal.trim_end().to_owned()))
            }
            NodeValue::List(list) if list.list_type == ListType::Bullet => {
                for item in inner.children() {
                    assert!(matches!(item.data.borrow().value, NodeValue::Item(_)), "{item:?}");
                    let mut own = item.children();
                    let first = own.next();
                    seen.push(RenderedBlock::Item(depth, first.map_or_else(String::new, words)));
                    for list in own {
                        assert!(matches!(list.data.borrow().value, NodeValue::List(_)), "{list:?}");
                    }
                    for list in item.children().skip(1) {
                        // A nested list is read like a list of its own, one level deeper.
                        see_list(list, depth + 1, seen);
                    }
                }
            }
            other => seen.push(RenderedBlock::Text(format!("<{other:?}>"))),
        }
    }
}

fn see_list<'a>(list: &'a AstNode<'a>, depth: usize, seen: &mut Vec<RenderedBlock>) {
    for item in list.children() {
        let first = item.children().next();
        seen.push(RenderedBlock::Item(depth, first.map_or_else(String::new, words)));
        item.children().skip(1).for_each(|list| see_list(list, depth + 1, seen));
    }
}

/// Returns the rendered blocks of a Markdown text.
fn rendered(text: &str) -> Vec<RenderedBlock> {
    let arena = Arena::new();
    let mut seen = Vec::new();
    see(parse_document(&arena, text, &options()), 0, &mut seen);
    seen
}

/// Returns the expected blocks of a document, where the depth of an item depends on the items above it.
fn expected_blocks(doc: &Doc) -> Vec<RenderedBlock> {
    let one = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let line =
        |line: &RichText| one(&line.iter().map(|piece| piece.text.as_str()).collect::<String>());
    let mut depths: Vec<u8> = Vec::new();
    let mut said = Vec::new();
    for block in &doc.blocks {
        if !matches!(block, Block::Item { .. } | Block::Blank) {
            depths.clear();
        }
        match block {
            Block::Heading(level, text) => said.push(RenderedBlock::Heading(*level, one(text))),
            Block::Text(text) if line(text).is_empty() => {}
            Block::Text(text) => said.push(RenderedBlock::Text(line(text))),
            Block::Item { depth, mark, line: text } => {
                depths.retain(|above| above < depth);
                let mark = if mark == "-" { "" } else { mark };
                said.push(RenderedBlock::Item(
                    depths.len(),
                    one(&format!("{mark} {}", line(text))),
                ));
                depths.push(*depth);
            }
            Block::Verbatim(lines) => {
                let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
                said.push(RenderedBlock::Code(lines.join("\n").trim_end().to_owned()));
            }
            Block::Blank => {}
        }
    }
    said
}

/// Generates texts with characters that are special in Markdown.
fn text() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        6 => "[a-zà♠]{1,5}",
        1 => "[0-9]{1,2}[.)]",
        4 => prop::sample::select(vec![
            "a)", "A)", "-", "+", "*", "**", "_x_", "__", "#", "##", ">", "=", "===", "---", "~~~", "~x~",
            "```", "`x`", "[x]", "[ ]", "[a](b)", "[a]: b", "![x](y)", "<b>", "<!--", "http://x.it",
            "www.x.it", "x@y.it", "&lt;", "&#35;", "\\", "\\*", "$x$", "|", "a|b", "|-|", "[^1]", "!", ":",
            "(", ")", "(x)", "[la lettera: a]", "x_y", "1SA", "\"x\"", "'",
        ])
        .prop_map(str::to_owned),
    ];
    prop::collection::vec(word, 1..6).prop_map(|words| words.join(" "))
}

fn line() -> impl Strategy<Value = RichText> {
    let style = prop::sample::select(vec![Style::Plain, Style::Strong, Style::Faint, Style::Good]);
    let space = prop::sample::select(vec!["", " "]);
    let piece = (space.clone(), text(), space, style);
    let pieces = prop::collection::vec(piece, 1..4);
    pieces.prop_map(|pieces| {
        let piece = |(before, text, after, style)| styled(format!("{before}{text}{after}"), style);
        pieces.into_iter().map(piece).collect()
    })
}

fn document() -> impl Strategy<Value = Doc> {
    let mark = prop::sample::select(vec![
        "-", "a)", "b)", "1.", "2)", "[1]", ">", "+", "*", "=>", "~", "=",
    ]);
    let block = prop_oneof![
        1 => (1u8..3, text()).prop_map(|(level, text)| Block::Heading(level, text)),
        3 => line().prop_map(Block::Text),
        4 => (0u8..3, mark, line())
            .prop_map(|(depth, mark, line)| Block::Item { depth, mark: mark.into(), line }),
        1 => prop::collection::vec(text(), 1..3).prop_map(Block::Verbatim),
        2 => Just(Block::Blank),
    ];
    prop::collection::vec(block, 1..8).prop_map(|blocks| Doc { blocks })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..config(0x3a6) })]

    #[test]
    fn the_rendered_text_is_the_documents(doc in document()) {
        let text = render(&doc);
        prop_assert_eq!(rendered(&text), expected_blocks(&doc), "{}", text);
    }
}

#[test]
fn letters_of_options_are_rendered_in_order() {
    let mut doc = Doc::default();
    doc.text("Quale?");
    for (mark, text) in [("c)", "Il re."), ("a)", "L'asso."), ("b)", "1. Nessuna.")] {
        doc.marked(0, mark, vec![plain(text), styled(" [giusta]", Style::Strong)]);
    }
    doc.text("Dopo.");
    let expected = "Quale?\n\n- **c)** Il re. **[giusta]**\n- **a)** L'asso. **[giusta]**\n- **b)** 1. Nessuna. \
                    **[giusta]**\n\nDopo.\n";
    assert_eq!(render(&doc), expected);
    assert_eq!(rendered(expected), expected_blocks(&doc));
}
