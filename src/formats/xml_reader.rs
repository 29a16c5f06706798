//! Reads XML into a tree of elements.

use quick_xml::Reader;
use quick_xml::escape::resolve_html5_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};

use super::ImportError;
use super::xml::{XmlElement, XmlNode};
use arbitro_cases::diag::{Limit, Problem};

impl XmlElement {
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Returns the child elements of this name.
    pub fn all<'e>(&'e self, name: &'e str) -> impl Iterator<Item = &'e XmlElement> {
        self.elements().filter(move |element| element.name == name)
    }

    pub fn first(&self, name: &str) -> Option<&XmlElement> {
        self.elements().find(|element| element.name == name)
    }

    /// Returns the descendant elements of this name.
    pub fn below<'e>(&'e self, name: &str) -> Vec<&'e XmlElement> {
        let mut found: Vec<&XmlElement> = Vec::new();
        for element in self.elements() {
            if element.name == name {
                found.push(element);
            }
            found.extend(element.below(name));
        }
        found
    }

    /// Returns all text in the element and its descendants.
    pub fn content(&self) -> String {
        let parts = self.children.iter().map(|node| match node {
            XmlNode::Element(element) => element.content(),
            XmlNode::Text(text) => text.clone(),
        });
        parts.collect()
    }
}

/// Parses an XML document, and returns its root element.
pub fn read(text: &str) -> Result<XmlElement, ImportError> {
    let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}'));
    let mut open = vec![XmlElement::default()];
    let broken = |what: &str, byte| ImportError::Xml { what: what.to_owned(), byte };
    let mut elements = 0;
    loop {
        let at = |reader: &Reader<&[u8]>| reader.buffer_position() as usize;
        let event = reader.read_event().map_err(|error| broken(&error.to_string(), at(&reader)))?;
        match event {
            Event::Start(_) if open.len() > Limit::Depth.most() => {
                let byte = at(&reader);
                return Err(ImportError::Beyond(Problem::over_limit(
                    Limit::Depth,
                    byte..byte,
                    open.len(),
                )));
            }
            Event::Start(start) => {
                let element = started(&start);
                elements += 1 + element.attributes.len();
                open.push(element);
            }
            Event::Empty(start) => {
                let element = started(&start);
                elements += 1 + element.attributes.len();
                add(&mut open, XmlNode::Element(element));
            }
            Event::End(_) => {
                if let Some(done) = open.pop() {
                    add(&mut open, XmlNode::Element(done));
                }
            }
            Event::Text(text) => add(&mut open, XmlNode::Text(text.xml10_content().into_owned())),
            Event::CData(data) => add(&mut open, XmlNode::Text(data.xml10_content().into_owned())),
            Event::GeneralRef(named) => add(&mut open, XmlNode::Text(resolved(&named))),
            Event::Eof => break,
            Event::Decl(_) | Event::PI(_) | Event::Comment(_) | Event::DocType(_) => {}
        }
        if elements > Limit::Elements.most() {
            let byte = at(&reader);
            return Err(ImportError::Beyond(Problem::over_limit(
                Limit::Elements,
                byte..byte,
                elements,
            )));
        }
    }
    let end = text.len();
    let root = open.pop().filter(|_| open.is_empty());
    let element = |node| match node {
        XmlNode::Element(element) => Some(element),
        XmlNode::Text(_) => None,
    };
    let root = root.and_then(|root| root.children.into_iter().find_map(element));
    root.ok_or_else(|| broken("no element", end))
}

/// Returns a name without its namespace prefix.
fn local(name: &str) -> String {
    name.rsplit(':').next().unwrap_or(name).to_owned()
}

fn started(start: &BytesStart<'_>) -> XmlElement {
    let mut attributes = start.attributes();
    // The check for duplicate attributes takes quadratic time, and duplicates are harmless here.
    attributes.with_checks(false);
    let attributes = attributes
        .flatten()
        .take(Limit::Elements.most())
        .map(|attribute| (local(attribute.key.as_ref()), unescaped(&attribute.value)));
    XmlElement {
        name: local(start.name().as_ref()),
        attributes: attributes.collect(),
        children: Vec::new(),
    }
}

/// Adds a node to the innermost open element; a text after another text is joined to it.
fn add(open: &mut [XmlElement], node: XmlNode) {
    let Some(last) = open.last_mut() else { return };
    match (last.children.last_mut(), node) {
        (Some(XmlNode::Text(before)), XmlNode::Text(text)) => before.push_str(&text),
        (_, node) => last.children.push(node),
    }
}

/// Returns the text of an entity reference; an unknown reference is returned unchanged.
fn resolved(named: &BytesRef<'_>) -> String {
    match named.resolve_char_ref() {
        Ok(Some(c)) => c.to_string(),
        Ok(None) | Err(_) => {
            let name: &str = named;
            let known = resolve_html5_entity(name);
            known.map_or_else(|| format!("&{name};"), str::to_owned)
        }
    }
}

/// Returns a text of HTML or XML with its entities resolved.
pub fn unescaped(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = rest[1..].find(|c: char| !c.is_ascii_alphanumeric() && c != '#');
        match end.map(|end| end + 1).filter(|end| rest[*end..].starts_with(';')) {
            Some(end) => {
                out.push_str(&resolved(&BytesRef::new(&rest[1..end])));
                rest = &rest[end + 1..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::super::xml::element;
    use super::*;

    #[test]
    fn xml_round_trips() {
        let tree = element("a")
            .with("x", "1 < 2 & \"3\"")
            .child(element("b").text("♠ & <p>uno</p>\ndue"))
            .child(element("c"));
        let text = tree.document();
        assert!(text.contains("<b>♠ &amp; &lt;p&gt;uno&lt;/p&gt;\ndue</b>"), "{text}");
        let read = read(&text).unwrap();
        assert_eq!(read.first("b").unwrap().content(), "♠ & <p>uno</p>\ndue");
        assert_eq!(read.attribute("x"), Some("1 < 2 & \"3\""));
    }

    #[test]
    fn cdata_entities_and_prefixes() {
        let read =
            read("<x:a><b><![CDATA[<p>&agrave;</p>]]></b>&egrave;&#9824;&what;</x:a>").unwrap();
        assert_eq!(read.name, "a");
        assert_eq!(read.first("b").unwrap().content(), "<p>&agrave;</p>");
        assert_eq!(read.content(), "<p>&agrave;</p>è♠&what;");
        assert_eq!(unescaped("a &amp; b & c &agrave;&nope; &#xe8;"), "a & b & c à&nope; è");
    }

    #[test]
    fn invalid_xml_is_reported() {
        for text in ["", "testo", "<a>", "<a></b>", "<a><b></a>"] {
            assert!(read(text).is_err(), "{text}");
        }
        assert!(read(&"<a>".repeat(1000)).is_err());
    }

    #[test]
    fn too_many_elements_are_refused() {
        let refused = |text: &str| match read(text) {
            Err(ImportError::Beyond(problem)) => problem.code,
            other => panic!("{:?}", other.map(|element| element.name)),
        };
        let times = 10 * Limit::Elements.most();
        let elements = format!("<a>{}</a>", "<b/>".repeat(times));
        assert_eq!(refused(&elements), Limit::Elements.code());
        let attributes = format!("<a{}/>", " b=\"\"".repeat(times));
        assert_eq!(refused(&attributes), Limit::Elements.code());
        assert_eq!(refused(&"<a>".repeat(10 * Limit::Depth.most())), Limit::Depth.code());
    }

    #[test]
    fn control_characters_are_left_out() {
        assert_eq!(element("a").text("x\u{1}y").document().lines().last(), Some("<a>xy</a>"));
    }
}
