//! Writes and reads Moodle XML: multiple-choice questions with feedback.

use arbitro_cases::parallel::{parallel_map, thread_count};

use super::html;
use super::xml::{XmlElement, element};
use super::xml_reader::read as read_xml;
use super::{ImportError, ImportResult, NotImported, called, id_and_title};
use crate::render::question::{LmsAnswer, LmsQuestion, TextPart};

pub fn write(questions: &[LmsQuestion]) -> String {
    let mut quiz = element("quiz");
    let mut group = "";
    let written = parallel_map(questions, thread_count(), one);
    for (question, written) in questions.iter().zip(written) {
        if question.group() != group {
            group = question.group();
            let path = format!("$course$/top/Arbitro/{group}");
            let category = element("category").child(element("text").text(&path));
            quiz = quiz.child(element("question").with("type", "category").child(category));
        }
        quiz = quiz.child(written);
    }
    quiz.document()
}

fn text_of(name: &str, text: &str) -> XmlElement {
    element(name).with("format", "html").child(element("text").text(text))
}

/// Returns the percentage of points of an answer: right answers share 100; if several may be right, each wrong answer
/// subtracts the share of a right one.
pub fn fraction(question: &LmsQuestion, answer: &LmsAnswer) -> &'static str {
    const SHARES: [[&str; 2]; 6] = [
        ["100", "0"],
        ["100", "-100"],
        ["50", "-50"],
        ["33.33333", "-33.33333"],
        ["25", "-25"],
        ["20", "-20"],
    ];
    let shares = if question.several { question.right().min(SHARES.len() - 1) } else { 0 };
    SHARES[shares][usize::from(!answer.right)]
}

fn one(question: &LmsQuestion) -> XmlElement {
    let answers = question.answers.iter().map(|answer| {
        element("answer")
            .with("fraction", fraction(question, answer))
            .with("format", "html")
            .child(element("text").text(&paragraph(&answer.text)))
            .child(text_of("feedback", &paragraph(&answer.why)))
    });
    let tags = question.tags.iter().map(|tag| element("tag").child(element("text").text(tag)));
    let plain = |name: &str, text: &str| element(name).text(text);
    element("question")
        .with("type", "multichoice")
        .child(element("name").child(plain("text", &format!("{} {}", question.id, question.title))))
        .child(text_of("questiontext", &html::write(&question.text)))
        .child(text_of("generalfeedback", &html::write(&question.feedback)))
        .child(plain("defaultgrade", "1.0000000"))
        .child(plain("penalty", "0.0000000"))
        .child(plain("hidden", "0"))
        .child(plain("idnumber", &question.id))
        .child(plain("single", if question.several { "false" } else { "true" }))
        .child(plain("shuffleanswers", "true"))
        .child(plain("answernumbering", "abc"))
        .child(plain("showstandardinstruction", "0"))
        .children(answers)
        .child(element("tags").children(tags))
}

fn paragraph(text: &str) -> String {
    html::write(&[TextPart::Paragraph(text.to_owned())])
}

pub fn read(text: &str) -> Result<ImportResult, ImportError> {
    let root = read_xml(text)?;
    if root.name != "quiz" {
        return Err(ImportError::Other(root.name));
    }
    let mut imported = ImportResult::default();
    for question in root.all("question") {
        let kind = question.attribute("type").unwrap_or_default();
        match kind {
            "category" => {}
            "multichoice" | "truefalse" => imported.add(read_one(question)),
            other => imported.lost.push(NotImported::UnsupportedKind(other.to_owned())),
        }
    }
    imported.within()
}

/// Returns the content of an element's `text` child, whatever its format; empty if there is none.
fn content(element: Option<&XmlElement>) -> String {
    element.and_then(|element| element.first("text")).map(XmlElement::content).unwrap_or_default()
}

fn read_one(question: &XmlElement) -> (LmsQuestion, Vec<NotImported>) {
    let mut lost = Vec::new();
    let name = content(question.first("name"));
    let given = question.first("idnumber").map(XmlElement::content).unwrap_or_default();
    let (id, title) = id_and_title(&given, &name);
    let named = called(&id, &title);
    let mut parts = |html: &str| {
        let (parts, pictures) = html::read(html);
        lost.extend(pictures.then(|| NotImported::Picture(named.clone())));
        parts
    };
    let text = parts(&content(question.first("questiontext")));
    let feedback = parts(&content(question.first("generalfeedback")));
    let worth = |answer: &XmlElement| {
        answer.attribute("fraction").and_then(|share| share.parse::<f64>().ok()).unwrap_or(0.0)
    };
    let several = question.first("single").is_some_and(|single| single.content().trim() == "false");
    let best = question.all("answer").map(worth).fold(0.0, f64::max);
    let mut answers = Vec::new();
    for answer in question.all("answer") {
        let worth = worth(answer);
        let right = if several { worth > 0.0 } else { worth > 0.0 && worth >= best };
        if worth > 0.0 && !right {
            lost.push(NotImported::PartialCredit(named.clone()));
        }
        let why = super::plain(&html::read(&content(answer.first("feedback"))).0);
        answers.push(LmsAnswer {
            text: super::plain(&html::read(&content(Some(answer))).0),
            right,
            why,
        });
    }
    let tags = question.first("tags").into_iter().flat_map(|tags| tags.all("tag"));
    let tags = tags.map(|tag| content(Some(tag))).collect();
    (LmsQuestion { id, title, text, answers, several, feedback, tags }, lost)
}
