//! The Markdown list of acts in the manual on cases, generated from the words of the acts.

use arbitro_laws::record::acts::ValueKind;
use arbitro_laws::record::text::Language;

use super::acts::{VERB_GROUPS, VerbGroup, VerbWords, detail_words};
use super::words::words_in;

/// The largest width of a line of the manual, in characters.
const WIDTH: usize = 80;

/// A non-breaking space, which stands for the spaces within code while a text is wrapped.
const TIED: char = '\u{a0}';

/// Returns the acts by group, with an item for each act that lists its details and words.
pub fn list(language: Language) -> String {
    let groups: Vec<String> =
        VERB_GROUPS.iter().filter_map(|group| of_group(group, language)).collect();
    groups.join("\n")
}

fn of_group(group: &VerbGroup, language: Language) -> Option<String> {
    let events = group.verbs.iter().filter(|words| words.verb.act.is_some());
    let items: String = events.map(|words| wrapped(&item(words, language))).collect();
    let title = group.title.in_language(language);
    (!items.is_empty()).then(|| format!("### {title}\n\n{items}"))
}

fn item(words: &VerbWords, language: Language) -> String {
    let verb = words.verb;
    let mut item = format!(
        "- {}: {}{}",
        key(verb.name, verb.about, language),
        words.manual.unwrap_or(words.line.menu).in_language(language),
        vocabulary(verb.about, language)
    );
    for detail in verb.details {
        let explanation = detail_words(detail).manual.in_language(language);
        item.push_str(&format!(
            "; {}: {explanation}{}",
            key(detail.key, detail.kind, language),
            vocabulary(detail.kind, language)
        ));
    }
    item
}

/// Returns a key with an example value, as in a case file.
fn key(name: &str, kind: ValueKind, language: Language) -> String {
    let value = match kind {
        ValueKind::Done | ValueKind::Flag | ValueKind::CardsOrAll => "true".to_owned(),
        ValueKind::Card => "\"H4\"".to_owned(),
        ValueKind::Cards => "[\"CK\", \"CJ\"]".to_owned(),
        ValueKind::Call if language == Language::Italian => "\"cuori alta\"".to_owned(),
        ValueKind::Call | ValueKind::Said => "\"high heart\"".to_owned(),
        ValueKind::Seat => "\"E\"".to_owned(),
        ValueKind::Owner => "\"N\"".to_owned(),
        ValueKind::Seats => "\"NE\"".to_owned(),
        ValueKind::Suit => "\"S\"".to_owned(),
        ValueKind::Word(list) => {
            format!("\"{}\"", list.names().first().copied().unwrap_or_default())
        }
        ValueKind::Holding => "\"H A5\"".to_owned(),
        ValueKind::Tricks | ValueKind::TrickTotal | ValueKind::TrickNumber => "3".to_owned(),
    };
    format!("`{name} = {value}`")
}

/// Returns the words of a vocabulary with their printed forms; empty if the kind of value has no vocabulary.
fn vocabulary(kind: ValueKind, language: Language) -> String {
    let ValueKind::Word(list) = kind else { return String::new() };
    let words = words_in(list);
    let words = words.iter();
    let words: Vec<String> = words
        .map(|word| format!("`{}` {}", word.name, word.printed.in_language(language)))
        .collect();
    format!(" ({})", words.join(", "))
}

/// Breaks an item into lines, but never within code.
pub fn wrapped(item: &str) -> String {
    let pieces = item.split('`').enumerate();
    let pieces = pieces.map(|(place, piece)| {
        if place % 2 == 1 { piece.replace(' ', &TIED.to_string()) } else { piece.to_owned() }
    });
    let tied = pieces.collect::<Vec<String>>().join("`");
    let mut lines = vec![String::new()];
    for word in tied.split(' ') {
        let line = lines.last().map_or(0, |line| line.chars().count());
        match lines.last_mut() {
            Some(last) if line == 0 => last.push_str(word),
            Some(last) if line + 1 + word.chars().count() <= WIDTH => {
                last.push(' ');
                last.push_str(word);
            }
            Some(_) | None => lines.push(format!("  {word}")),
        }
    }
    format!("{}\n", lines.join("\n").replace(TIED, " "))
}
