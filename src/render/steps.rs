//! The document of `arbitro show`: the table, the events and the options of each question of a case.

use arbitro_cases::{Case, Question};
use arbitro_laws::ruling::Edition;
use arbitro_laws::table::EventReadings;

use super::diagram;
use super::doc::{Doc, Style, plain, styled};
use super::quiz::letter;
use super::readings;
use super::text::{Words, say};
use super::wording::{year, years};

/// What `arbitro show` adds to a question on request.
pub struct ShownKey {
    /// The right options.
    pub right: Vec<usize>,
    /// How the table stands after the ruling.
    pub now: Doc,
}

/// Returns the questions of a case, each with its table, then the corrections to the case's source
/// document and its name. `all_readings` holds the readings of each question's events, and `keys`
/// the right options to mark, with the outcomes; each may be empty.
pub fn steps(
    words: &Words,
    case: &Case,
    questions: &[Question],
    all_readings: &[EventReadings],
    (edition, keys): (Edition, &[ShownKey]),
) -> Doc {
    let mut doc = Doc::default();
    for (index, item) in questions.iter().enumerate() {
        if index > 0 {
            doc.blank();
        }
        doc.append(question(
            words,
            case,
            item,
            all_readings.get(index),
            keys.get(index).map(|key| (edition, key)),
        ));
    }
    doc.append(document(words, case));
    doc
}

fn question(
    words: &Words,
    case: &Case,
    item: &Question,
    readings: Option<&EventReadings>,
    key: Option<(Edition, &ShownKey)>,
) -> Doc {
    let language = words.language();
    let mut doc = Doc::default();
    let title = format!("{} - {}", item.id, case.title.in_language(language));
    doc.heading(
        1,
        match item.editions.as_slice() {
            [only] => format!("{title} ({})", say!(words, "edition-only", year = year(*only))),
            _ => title,
        },
    );
    if item.editions.len() > 1 {
        doc.text(say!(words, "editions-of", years = years(&item.editions))).blank();
    }
    doc.append(diagram::setting(words, &item.setting)).blank();
    let events = match readings {
        Some(readings) => readings::events(words, item, readings),
        None => diagram::events(words, item),
    };
    if !events.blocks.is_empty() {
        doc.heading(2, say!(words, "what-happened")).append(events).blank();
    }
    doc.text(item.text.in_language(language));
    if !item.options.is_empty() {
        doc.blank();
    }
    for (place, option) in item.options.iter().enumerate() {
        let right_by =
            key.filter(|(_, key)| key.right.contains(&place)).map(|(edition, _)| edition);
        let style = if right_by.is_some() { Style::Good } else { Style::Plain };
        let mut line = vec![styled(option.text.in_language(language), style)];
        if let Some(edition) = right_by {
            let right = say!(words, "show-right", year = year(edition));
            line.push(styled(format!(" ({right})"), Style::Good));
        }
        doc.marked(0, format!("{})", letter(place)), line);
    }
    if let Some((_, key)) = key.filter(|(_, key)| !key.now.blocks.is_empty()) {
        doc.blank().heading(2, say!(words, "now-table")).append(key.now.clone());
    }
    doc
}

/// Returns the corrections made to the source document of a case, and the document's name.
fn document(words: &Words, case: &Case) -> Doc {
    let mut doc = Doc::default();
    if !case.errata.is_empty() {
        doc.blank().heading(2, say!(words, "errata"));
        for erratum in &case.errata {
            doc.item(0, vec![plain(erratum.in_language(words.language()))]);
        }
    }
    if !case.source.is_empty() {
        doc.blank().text(format!("{}: {}.", say!(words, "source"), case.source));
    }
    doc
}
