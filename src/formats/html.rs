//! Writes paragraphs and diagrams as HTML, and reads them from HTML.

use quick_xml::escape::partial_escape;

use super::xml_reader::unescaped;
use crate::render::question::{TextPart, spaced};

/// HTML tags that end the preceding paragraph.
const BLOCKS: &[&str] = &[
    "p",
    "br",
    "div",
    "li",
    "ul",
    "ol",
    "tr",
    "td",
    "th",
    "table",
    "tbody",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "blockquote",
    "hr",
    "section",
];

pub fn write(parts: &[TextPart]) -> String {
    let part = |part: &TextPart| match part {
        TextPart::Paragraph(text) => format!("<p>{}</p>", partial_escape(text.as_str())),
        TextPart::Diagram(text) => format!("<pre>{}</pre>", partial_escape(text.as_str())),
    };
    parts.iter().map(part).collect()
}

/// Returns the paragraphs and diagrams of an HTML text, and true if the text contains a picture, a video or a sound,
/// which are not imported.
pub fn read(html: &str) -> (Vec<TextPart>, bool) {
    let mut reader = HtmlReader::default();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        reader.text.push_str(&rest[..at]);
        let end = rest[at..].find('>').map_or(rest.len(), |end| at + end + 1);
        reader.tag(&rest[at..end]);
        rest = &rest[end..];
    }
    reader.text.push_str(rest);
    reader.flush();
    (reader.parts, reader.pictures)
}

#[derive(Default)]
struct HtmlReader {
    parts: Vec<TextPart>,
    text: String,
    verbatim: bool,
    pictures: bool,
}

impl HtmlReader {
    fn tag(&mut self, tag: &str) {
        let name = tag.trim_start_matches(['<', '/']);
        let end = name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len());
        let name = name[..end].to_ascii_lowercase();
        self.pictures |= matches!(name.as_str(), "img" | "object" | "video" | "audio");
        if name == "pre" {
            self.flush();
            self.verbatim = !tag.starts_with("</");
        } else if self.verbatim && name == "br" {
            self.text.push('\n');
        } else if !self.verbatim && BLOCKS.contains(&name.as_str()) {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let text = unescaped(&std::mem::take(&mut self.text));
        if text.trim().is_empty() {
            return;
        }
        self.parts.push(match self.verbatim {
            true => TextPart::Diagram(text.trim_matches('\n').to_owned()),
            false => TextPart::Paragraph(spaced(&text)),
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_round_trips() {
        let parts = [
            TextPart::Diagram("  ♠ A\nO   E\n  <S>".to_owned()),
            TextPart::Paragraph("1 < 2 & «così» &amp; <b>".to_owned()),
        ];
        assert_eq!(read(&write(&parts)), (parts.to_vec(), false));
    }

    #[test]
    fn foreign_html_is_read() {
        let html = "<div dir=\"ltr\">Sud&nbsp;gioca<br/>&spades;A &egrave; <b>gi&agrave;</b><img src=x></div>coda";
        let text = |text: &str| TextPart::Paragraph(text.to_owned());
        assert_eq!(read(html), (vec![text("Sud gioca"), text("♠A è già"), text("coda")], true));
        assert_eq!(read("solo testo < 3"), (vec![text("solo testo")], false));
    }
}
