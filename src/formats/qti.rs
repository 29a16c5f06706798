//! Writes and reads QTI 2.1 and 3.0 packages: a manifest, a test, and an item for each question.
//! Version 3.0 has the structure of 2.1 with other names, and one more element within feedback.

use arbitro_cases::parallel::{parallel_map, thread_count};

use super::html;
use super::xml::{XmlElement, XmlNode, element};
use super::xml_reader::read as read_xml;
use super::{ImportError, ImportResult, NotImported, PackageMember, plain};
use crate::render::question::{LmsAnswer, LmsQuestion, TextPart};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QtiVersion {
    V21,
    V30,
}

impl QtiVersion {
    /// Returns the namespaces of items and of the manifest, the schema's name and version, and the
    /// resource types of items and tests.
    const fn names(self) -> [&'static str; 6] {
        match self {
            QtiVersion::V21 => [
                "http://www.imsglobal.org/xsd/imsqti_v2p1",
                "http://www.imsglobal.org/xsd/imscp_v1p1",
                "QTIv2.1 Package",
                "1.0.0",
                "imsqti_item_xmlv2p1",
                "imsqti_test_xmlv2p1",
            ],
            QtiVersion::V30 => [
                "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
                "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1",
                "QTI Package",
                "3.0.0",
                "imsqti_item_xmlv3p0",
                "imsqti_test_xmlv3p0",
            ],
        }
    }

    /// Returns an XML document of this version, with its namespace, from an element with the names of version 2.1.
    fn document(self, root: XmlElement) -> String {
        let root = match self {
            QtiVersion::V21 => root,
            QtiVersion::V30 => renamed(root),
        };
        let [space, ..] = self.names();
        let mut root = root;
        root.attributes.insert(0, ("xmlns".to_owned(), space.to_owned()));
        root.document()
    }
}

/// Converts a name such as `simpleChoice` to `simple-choice`.
fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() {
            out.push('-');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// Converts a name such as `simple-choice` or `qti-simple-choice` to `simpleChoice`.
fn camel(name: &str) -> String {
    let name = name.strip_prefix("qti-").unwrap_or(name);
    let mut pieces = name.split('-');
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |out, piece| {
        let mut letters = piece.chars();
        let head = letters.next().map(|c| c.to_ascii_uppercase());
        out + &head.into_iter().chain(letters).collect::<String>()
    })
}

/// Returns an element of version 2.1 as version 3.0 has it: with other names, and with the content
/// of feedback in an element of its own.
fn renamed(element: XmlElement) -> XmlElement {
    let is_html = matches!(element.name.as_str(), "p" | "pre" | "div");
    let attribute = |(name, value): (String, String)| match name.contains(':') {
        true => (name, value),
        false => (kebab(&name), value),
    };
    let node = |node| match node {
        XmlNode::Element(inner) => XmlNode::Element(renamed(inner)),
        XmlNode::Text(text) => XmlNode::Text(text),
    };
    let mut children: Vec<XmlNode> = element.children.into_iter().map(node).collect();
    if element.name == "modalFeedback" {
        let body = XmlElement { children, ..self::element("qti-content-body") };
        children = vec![XmlNode::Element(body)];
    }
    XmlElement {
        name: if is_html { element.name } else { format!("qti-{}", kebab(&element.name)) },
        attributes: element.attributes.into_iter().map(attribute).collect(),
        children,
    }
}

/// Returns the members of a QTI package with the questions.
pub fn write(questions: &[LmsQuestion], version: QtiVersion, language: &str) -> Vec<PackageMember> {
    let item = |question: &LmsQuestion| PackageMember {
        name: file(question),
        bytes: version.document(item(question, language)).into_bytes(),
    };
    let mut members = vec![
        PackageMember {
            name: "imsmanifest.xml".to_owned(),
            bytes: manifest(questions, version).document().into_bytes(),
        },
        PackageMember {
            name: TEST.to_owned(),
            bytes: version.document(test(questions)).into_bytes(),
        },
    ];
    members.extend(parallel_map(questions, thread_count(), item));
    members
}

const TEST: &str = "test.xml";

fn file(question: &LmsQuestion) -> String {
    format!("items/{}.xml", question.id)
}

/// Returns an XML identifier for a question's id. The id may begin with a digit, but an XML identifier may not.
fn identifier(id: &str) -> String {
    format!("q-{id}")
}

fn manifest(questions: &[LmsQuestion], version: QtiVersion) -> XmlElement {
    let [_, space, schema, number, of_item, of_test] = version.names();
    let resource = |name: &str, kind: &str, href: &str| {
        element("resource")
            .with("identifier", name)
            .with("type", kind)
            .with("href", href)
            .child(element("file").with("href", href))
    };
    let mut test = resource("res-test", of_test, TEST);
    for question in questions {
        let reference = format!("res-{}", identifier(&question.id));
        test = test.child(element("dependency").with("identifierref", reference));
    }
    let items = questions.iter().map(|question| {
        resource(&format!("res-{}", identifier(&question.id)), of_item, &file(question))
    });
    let metadata = element("metadata")
        .child(element("schema").text(schema))
        .child(element("schemaversion").text(number));
    element("manifest")
        .with("xmlns", space)
        .with("identifier", "arbitro")
        .child(metadata)
        .child(element("organizations"))
        .child(element("resources").child(test).children(items))
}

fn test(questions: &[LmsQuestion]) -> XmlElement {
    let refs = questions.iter().map(|question| {
        element("assessmentItemRef")
            .with("identifier", identifier(&question.id))
            .with("href", file(question))
    });
    let section = element("assessmentSection")
        .with("identifier", "all")
        .with("title", "arbitro")
        .with("visible", "true")
        .children(refs);
    let part = element("testPart")
        .with("identifier", "part")
        .with("navigationMode", "nonlinear")
        .with("submissionMode", "individual")
        .child(section);
    let sum = element("sum").child(element("testVariables").with("variableIdentifier", "SCORE"));
    element("assessmentTest")
        .with("identifier", "arbitro")
        .with("title", "arbitro")
        .child(outcome("SCORE", "float"))
        .child(part)
        .child(element("outcomeProcessing").child(set("SCORE", sum)))
}

fn outcome(name: &str, kind: &str) -> XmlElement {
    element("outcomeDeclaration")
        .with("identifier", name)
        .with("cardinality", "single")
        .with("baseType", kind)
}

fn set(name: &str, value: XmlElement) -> XmlElement {
    element("setOutcomeValue").with("identifier", name).child(value)
}

fn value(text: &str) -> XmlElement {
    element("value").text(text)
}

/// Returns the letter that identifies an option, from its index: `A` for 0.
fn letter(place: usize) -> String {
    char::from(b'A' + place.min(25) as u8).to_string()
}

fn item(question: &LmsQuestion, language: &str) -> XmlElement {
    let several = question.several;
    let base = element("baseValue").with("baseType", "identifier").text("shown");
    let mut feedback = outcome("FEEDBACK", "identifier");
    if let Some((_, cardinality)) = feedback.attributes.get_mut(1).filter(|_| several) {
        "multiple".clone_into(cardinality);
    }
    let response = || element("variable").with("identifier", "RESPONSE");
    let zero = element("baseValue").with("baseType", "float").text("0");
    let scored = element("responseCondition")
        .child(
            element("responseIf")
                .child(element("isNull").child(response()))
                .child(set("SCORE", zero)),
        )
        .child(
            element("responseElse")
                .child(set("SCORE", element("mapResponse").with("identifier", "RESPONSE"))),
        );
    let processing = element("responseProcessing")
        .child(scored)
        .child(set("FEEDBACK", response()))
        .child(set("GENERAL", base));
    let told = question.answers.iter().enumerate().map(|(place, answer)| {
        modal("FEEDBACK", &letter(place), &[TextPart::Paragraph(answer.why.clone())])
    });
    let score = outcome("SCORE", "float").child(element("defaultValue").child(value("0")));
    let mut item = element("assessmentItem")
        .with("identifier", identifier(&question.id))
        .with("title", &question.title)
        .with("xml:lang", language)
        .with("adaptive", "false")
        .with("timeDependent", "false")
        .child(declaration(question))
        .child(score)
        .child(feedback)
        .child(outcome("GENERAL", "identifier"))
        .child(body(question))
        .child(processing)
        .children(told);
    if !question.feedback.is_empty() {
        item = item.child(modal("GENERAL", "shown", &question.feedback));
    }
    item
}

/// Returns the declaration of the right answers and of the value of each option: right options share 1; if several may
/// be right, a wrong option subtracts the share of a right one.
fn declaration(question: &LmsQuestion) -> XmlElement {
    let lettered = || question.answers.iter().enumerate().map(|(at, answer)| (letter(at), answer));
    let share = 1.0 / question.right().max(1) as f64;
    let right = lettered().filter(|(_, answer)| answer.right).map(|(letter, _)| value(&letter));
    let mut mapping = element("mapping").with("lowerBound", "0").with("upperBound", "1");
    mapping = mapping.with("defaultValue", "0");
    for (letter, answer) in lettered().filter(|(_, answer)| answer.right || question.several) {
        let share = if answer.right { share } else { -share };
        mapping = mapping.child(
            element("mapEntry").with("mapKey", letter).with("mappedValue", format!("{share:.5}")),
        );
    }
    element("responseDeclaration")
        .with("identifier", "RESPONSE")
        .with("cardinality", if question.several { "multiple" } else { "single" })
        .with("baseType", "identifier")
        .child(element("correctResponse").children(right))
        .child(mapping)
}

fn html_of(part: &TextPart) -> XmlElement {
    match part {
        TextPart::Paragraph(text) => element("p").text(text),
        TextPart::Diagram(text) => element("pre").text(text),
    }
}

fn body(question: &LmsQuestion) -> XmlElement {
    let choices = question.answers.iter().enumerate().map(|(place, answer)| {
        element("simpleChoice").with("identifier", letter(place)).text(&answer.text)
    });
    let most = if question.several { 0 } else { 1 };
    let interaction = element("choiceInteraction")
        .with("responseIdentifier", "RESPONSE")
        .with("shuffle", "true")
        .with("maxChoices", most)
        .with("minChoices", 0)
        .children(choices);
    element("itemBody").children(question.text.iter().map(html_of)).child(interaction)
}

fn modal(outcome: &str, name: &str, parts: &[TextPart]) -> XmlElement {
    element("modalFeedback")
        .with("outcomeIdentifier", outcome)
        .with("showHide", "show")
        .with("identifier", name)
        .children(parts.iter().map(html_of))
}

/// Reads the questions of the items in a package; other members are ignored, but each `.xml` member
/// must be valid XML.
pub fn read(members: &[PackageMember]) -> Result<ImportResult, ImportError> {
    let mut imported = ImportResult::default();
    for member in members.iter().filter(|member| member.name.ends_with(".xml")) {
        let text = String::from_utf8_lossy(&member.bytes);
        let root = read_xml(&text)?;
        let root = in_camels(root);
        if root.name != "assessmentItem" {
            continue;
        }
        match read_item(&root) {
            Some(read) => imported.add(read),
            None => imported.lost.push(NotImported::UnsupportedKind(member.name.clone())),
        }
    }
    if imported.questions.is_empty() && imported.lost.is_empty() {
        return Err(ImportError::NoQuestion);
    }
    imported.within()
}

fn in_camels(element: XmlElement) -> XmlElement {
    let node = |node| match node {
        XmlNode::Element(inner) => XmlNode::Element(in_camels(inner)),
        XmlNode::Text(text) => XmlNode::Text(text),
    };
    XmlElement {
        name: camel(&element.name),
        attributes: element
            .attributes
            .into_iter()
            .map(|(name, value)| (camel(&name), value))
            .collect(),
        children: element.children.into_iter().map(node).collect(),
    }
}

/// Returns the contents of an element as HTML; of a `choiceInteraction`, only its prompt.
fn inner(element: &XmlElement) -> String {
    let node = |node: &XmlNode| match node {
        XmlNode::Text(text) => quick_xml::escape::partial_escape(text.as_str()).into_owned(),
        XmlNode::Element(own) if own.name == "choiceInteraction" => {
            own.first("prompt").map(inner).map_or_else(String::new, |text| format!("<p>{text}</p>"))
        }
        XmlNode::Element(own) => format!("<{0}>{1}</{0}>", own.name, inner(own)),
    };
    element.children.iter().map(node).collect()
}

fn read_item(root: &XmlElement) -> Option<(LmsQuestion, Vec<NotImported>)> {
    let body = root.first("itemBody")?;
    let interactions = body.below("choiceInteraction");
    let [interaction] = interactions[..] else { return None };
    let name = root.attribute("identifier").unwrap_or_default();
    let id = name.strip_prefix("q-").unwrap_or(name).to_owned();
    let declaration = root.first("responseDeclaration")?;
    let right: Vec<String> = declaration
        .first("correctResponse")?
        .all("value")
        .map(|value| value.content().trim().to_owned())
        .collect();
    let (text, pictures) = html::read(&inner(body));
    let told = |outcome: &str, name: &str| {
        let is = |one: &&XmlElement| {
            one.attribute("outcomeIdentifier") == Some(outcome)
                && one.attribute("identifier") == Some(name)
        };
        root.all("modalFeedback").find(is).map_or_else(Vec::new, |one| html::read(&inner(one)).0)
    };
    let answers = interaction.all("simpleChoice").map(|choice| {
        let own = choice.attribute("identifier").unwrap_or_default();
        LmsAnswer {
            text: plain(&html::read(&inner(choice)).0),
            right: right.iter().any(|right| right == own),
            why: plain(&told("FEEDBACK", own)),
        }
    });
    let question = LmsQuestion {
        title: root.attribute("title").unwrap_or_default().to_owned(),
        text,
        answers: answers.collect(),
        several: declaration.attribute("cardinality") == Some("multiple"),
        feedback: told("GENERAL", "shown"),
        tags: Vec::new(),
        id: id.clone(),
    };
    Some((question, pictures.then_some(NotImported::Picture(id)).into_iter().collect()))
}
