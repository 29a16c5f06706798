//! XML as a tree of elements, and the output of the tree as text.

use std::borrow::Cow;

use quick_xml::escape::{escape, partial_escape};

/// An XML element.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct XmlElement {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<XmlNode>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum XmlNode {
    Element(XmlElement),
    Text(String),
}

/// Returns an element of this name without attributes and children.
pub fn element(name: &str) -> XmlElement {
    XmlElement { name: name.to_owned(), ..XmlElement::default() }
}

/// Returns true if a character may be written: XML 1.0 must allow the character, and U+007F to U+009F are left out too.
fn is_allowed(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\r') || !c.is_control() && c != '\u{fffe}' && c != '\u{ffff}'
}

fn allowed(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_allowed) {
        return text.into();
    }
    text.chars().filter(|c| is_allowed(*c)).collect()
}

impl XmlElement {
    pub fn with(mut self, name: &str, value: impl ToString) -> XmlElement {
        self.attributes.push((name.to_owned(), value.to_string()));
        self
    }

    pub fn text(mut self, text: &str) -> XmlElement {
        self.children.push(XmlNode::Text(text.to_owned()));
        self
    }

    pub fn child(mut self, child: XmlElement) -> XmlElement {
        self.children.push(XmlNode::Element(child));
        self
    }

    pub fn children(mut self, children: impl IntoIterator<Item = XmlElement>) -> XmlElement {
        self.children.extend(children.into_iter().map(XmlNode::Element));
        self
    }

    /// Returns the child elements, without text nodes.
    pub fn elements(&self) -> impl Iterator<Item = &XmlElement> {
        self.children.iter().filter_map(|node| match node {
            XmlNode::Element(element) => Some(element),
            XmlNode::Text(_) => None,
        })
    }

    /// Returns the text of a document with this root, with its XML declaration.
    pub fn document(&self) -> String {
        let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        self.write(&mut out, 0);
        out
    }

    /// Writes the element with each child element on its own line; no line is broken or indented
    /// within an element with text.
    fn write(&self, out: &mut String, depth: usize) {
        let indent = "  ".repeat(depth);
        out.push_str(&indent);
        self.open(out);
        if self.children.is_empty() {
            out.push_str("/>\n");
            return;
        }
        out.push('>');
        if self.children.iter().any(|node| matches!(node, XmlNode::Text(_))) {
            self.children.iter().for_each(|node| node.inline(out));
        } else {
            out.push('\n');
            self.elements().for_each(|element| element.write(out, depth + 1));
            out.push_str(&indent);
        }
        out.push_str(&format!("</{}>\n", self.name));
    }

    fn open(&self, out: &mut String) {
        out.push('<');
        out.push_str(&self.name);
        for (name, value) in &self.attributes {
            out.push_str(&format!(" {name}=\"{}\"", escape(allowed(value))));
        }
    }
}

impl XmlNode {
    fn inline(&self, out: &mut String) {
        match self {
            XmlNode::Text(text) => out.push_str(&partial_escape(allowed(text))),
            XmlNode::Element(element) => {
                element.open(out);
                out.push('>');
                element.children.iter().for_each(|node| node.inline(out));
                out.push_str(&format!("</{}>", element.name));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped_and_only_elements_without_text_are_indented() {
        let tree = element("a")
            .with("x", "1 < 2 & \"3\"")
            .child(element("b").text("♠ & <p>uno</p>\ndue"))
            .child(element("c").child(element("d")));
        let lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<a x=\"1 &lt; 2 &amp; &quot;3&quot;\">",
            "  <b>♠ &amp; &lt;p&gt;uno&lt;/p&gt;",
            "due</b>",
            "  <c>",
            "    <d/>",
            "  </c>",
            "</a>",
        ];
        assert_eq!(tree.document().lines().collect::<Vec<_>>(), lines);
    }

    #[test]
    fn control_characters_are_left_out() {
        assert_eq!(element("a").text("x\u{1}y").document().lines().last(), Some("<a>xy</a>"));
    }
}
