//! HTML pages: handouts, lessons, practice sites, papers, results and a candidate's progress. Each
//! page includes its styles and scripts.

pub mod view;

pub mod what_if;

mod results;

mod words;

use minijinja::value::Serde;
use minijinja::{AutoEscape, Environment, Error, Value, context};
use serde::Serialize;
use serde_json::json;

use crate::render::doc::Doc;
use crate::render::text::{Words, say};
use arbitro_exam::paper::Paper;
use arbitro_exam::results::Results;
use arbitro_exam::stats::Statistics;
use arbitro_laws::bridge::Suit;

use view::{QuestionView, of_paper};

/// A page, with its path relative to the output folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HtmlPage {
    pub name: String,
    pub text: String,
}

const TEMPLATES: &[(&str, &str)] = &[
    ("layout.html", include_str!("layout.html")),
    ("table.html", include_str!("table.html")),
    ("handout.html", include_str!("handout.html")),
    ("lesson.html", include_str!("lesson.html")),
    ("law.html", include_str!("law.html")),
    ("index.html", include_str!("index.html")),
    ("paper.html", include_str!("paper.html")),
    ("results.html", include_str!("results.html")),
    ("report.html", include_str!("report.html")),
    ("progress.html", include_str!("../practice/progress.html")),
    ("style.css", include_str!("style.css")),
    ("lesson.js", include_str!("lesson.js")),
    ("book.js", include_str!("book.js")),
];

fn environment() -> Result<Environment<'static>, Error> {
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|name| match name.ends_with(".html") {
        true => AutoEscape::Html,
        false => AutoEscape::None,
    });
    environment.add_filter("suits", suits);
    for (name, text) in TEMPLATES {
        environment.add_template(name, text)?;
    }
    Ok(environment)
}

/// Returns HTML in which each suit symbol is in a `span` that sets its colour; the text is escaped.
fn suits(text: &str) -> Value {
    let mut out = String::new();
    for c in text.chars() {
        match Suit::from_char(c).filter(|_| !c.is_ascii()) {
            Some(suit) => {
                let class = suit.letter().to_ascii_lowercase();
                out.push_str(&format!("<span class=\"suit {class}\">{}</span>", suit.symbol()));
            }
            None => out.push_str(&quick_xml::escape::escape(c.to_string().as_str())),
        }
    }
    Value::from_safe_string(out)
}

/// Fills a template with the page's data; the template also sees the language as `lang` and the fixed texts as `t`.
pub fn page_from(words: &Words, template: &str, page: &impl Serialize) -> Result<String, Error> {
    let environment = environment()?;
    let lang = words.language().code();
    environment
        .get_template(template)?
        .render(context! { lang, t => words::of(words), page => Value::from(Serde(page)) })
}

/// Returns a page with questions to print, and the key and the reasons on separate sheets.
pub fn handout(words: &Words, title: &str, questions: &[QuestionView]) -> Result<String, Error> {
    page_from(words, "handout.html", &json!({ "title": title, "questions": questions }))
}

/// Returns a page of slides that show the questions on a projector.
pub fn lesson(words: &Words, title: &str, questions: &[QuestionView]) -> Result<String, Error> {
    page_from(words, "lesson.html", &json!({ "title": title, "questions": questions }))
}

/// Returns the pages of a practice site: a page for each Law, and an index with a search.
pub fn book(
    words: &Words,
    title: &str,
    questions: &[QuestionView],
) -> Result<Vec<HtmlPage>, Error> {
    let mut laws: Vec<(u8, Vec<&QuestionView>)> = Vec::new();
    for question in questions {
        match laws.iter_mut().find(|(law, _)| *law == question.law) {
            Some((_, of_law)) => of_law.push(question),
            None => laws.push((question.law, vec![question])),
        }
    }
    let mut pages = Vec::new();
    for (law, questions) in &laws {
        let title = say!(words, "publish-law", number = *law);
        let text = page_from(
            words,
            "law.html",
            &json!({ "title": title, "law": law, "questions": questions }),
        )?;
        pages.push(HtmlPage { name: format!("law-{law}.html"), text });
    }
    let laws: Vec<_> = laws
        .iter()
        .map(|(law, questions)| {
            let title = say!(words, "publish-law", number = *law);
            json!({ "number": law, "title": title, "questions": questions })
        })
        .collect();
    let text = page_from(words, "index.html", &json!({ "title": title, "laws": laws }))?;
    pages.insert(0, HtmlPage { name: "index.html".to_owned(), text });
    Ok(pages)
}

/// A candidate's report to publish as a page.
pub struct CandidateReport<'r> {
    pub candidate: &'r str,
    /// The name of the page's file, without its extension.
    pub name: String,
    pub words: &'r Words,
    pub doc: Doc,
}

/// The folder of the candidates' pages, below the output folder.
pub const CANDIDATES: &str = "candidates";

/// Returns the pages of a stage's results: the commission's page, which links to the candidates'
/// pages; the candidates' pages; and, if there are any, an index page without content that keeps a
/// web server from listing them.
pub fn results(
    words: &Words,
    results: &Results,
    reports: &[CandidateReport<'_>],
) -> Result<Vec<HtmlPage>, Error> {
    let statistics = Statistics::of(results);
    let page = self::results::commission(words, results, &statistics, reports);
    let text = page_from(words, "results.html", &page)?;
    let mut pages = vec![HtmlPage { name: "index.html".to_owned(), text }];
    let mut add = |name: &str, words: &Words, title: &str, doc: &Doc| -> Result<(), Error> {
        let text = page_from(words, "report.html", &self::results::report(title, doc))?;
        pages.push(HtmlPage { name: format!("{CANDIDATES}/{name}.html"), text });
        Ok(())
    };
    for CandidateReport { candidate, name, words, doc } in reports {
        add(name, words, &format!("{}, {candidate}", results.stage.title), doc)?;
    }
    if !reports.is_empty() {
        add("index", words, &results.stage.title, &Doc::default())?;
    }
    Ok(pages)
}

/// Returns a page with a candidate's paper and answer sheet to print.
pub fn paper(words: &Words, paper: &Paper) -> Result<String, Error> {
    let questions: Vec<_> =
        paper.questions.iter().enumerate().map(|(place, one)| of_paper(place, one)).collect();
    let most = paper.questions.iter().map(|question| question.options.len()).max().unwrap_or(0);
    let letters: Vec<String> = (0..most).map(view::letter).collect();
    let page = json!({
        "title": paper.stage, "paper": paper, "questions": questions, "letters": letters,
    });
    page_from(words, "paper.html", &page)
}
