//! Documents: the output of commands before it is rendered as text, Markdown or HTML. All texts are rendered literally,
//! never as markup, because users write some of them.

use std::borrow::Cow;

use arbitro_cases::diag::sanitize::sanitized;

/// The emphasis of a text. Colours carry no information of their own, so that output without colours stays complete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    #[default]
    Plain,
    Strong,
    Faint,
    Good,
    Bad,
}

/// A piece of text in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StyledText {
    pub text: String,
    pub style: Style,
}

/// A text that may be wrapped, in pieces of different styles.
pub type RichText = Vec<StyledText>;

/// A block of a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading, of level 1 or 2.
    Heading(u8, String),
    /// A paragraph.
    Text(RichText),
    /// A list item at a nesting `depth`; `mark` precedes its text.
    Item {
        depth: u8,
        mark: Cow<'static, str>,
        line: RichText,
    },
    /// Preformatted lines that are never wrapped, such as a diagram.
    Verbatim(Vec<String>),
    Blank,
}

/// A document: a sequence of blocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Doc {
    pub blocks: Vec<Block>,
}

impl Doc {
    pub fn heading(&mut self, level: u8, text: impl Into<String>) -> &mut Doc {
        self.push(Block::Heading(level, sanitized(&text.into()).into_owned()))
    }

    pub fn text(&mut self, text: impl Into<String>) -> &mut Doc {
        self.line(vec![plain(text)])
    }

    pub fn line(&mut self, line: RichText) -> &mut Doc {
        self.push(Block::Text(line))
    }

    pub fn item(&mut self, depth: u8, line: RichText) -> &mut Doc {
        self.push(Block::Item { depth, mark: "-".into(), line })
    }

    /// Adds a list item with its own mark.
    pub fn marked(
        &mut self,
        depth: u8,
        mark: impl Into<Cow<'static, str>>,
        line: RichText,
    ) -> &mut Doc {
        self.push(Block::Item { depth, mark: mark.into(), line })
    }

    pub fn verbatim(&mut self, lines: Vec<String>) -> &mut Doc {
        let shown = |line: String| match sanitized(&line) {
            Cow::Owned(shown) => shown,
            Cow::Borrowed(_) => line,
        };
        self.push(Block::Verbatim(lines.into_iter().map(shown).collect()))
    }

    pub fn blank(&mut self) -> &mut Doc {
        self.push(Block::Blank)
    }

    pub fn append(&mut self, other: Doc) -> &mut Doc {
        self.blocks.extend(other.blocks);
        self
    }

    fn push(&mut self, block: Block) -> &mut Doc {
        self.blocks.push(block);
        self
    }
}

/// Returns a text without emphasis.
pub fn plain(text: impl Into<String>) -> StyledText {
    styled(text, Style::Plain)
}

/// Returns a text in a style; each hidden character is replaced with a question mark.
pub fn styled(text: impl Into<String>, style: Style) -> StyledText {
    StyledText { text: sanitized(&text.into()).into_owned(), style }
}
