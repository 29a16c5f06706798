//! The list of acts in the manual on cases, as Markdown written from the table.

use super::{Detail, GROUPS, Group, Kind, Verb};
use crate::record::text::Language;
use crate::record::words::List;

/// The longest line of the manual.
const WIDTH: usize = 80;

/// A space at which no line is broken.
const TIED: char = '\u{a0}';

/// The acts, group by group, an item for each with its details and its words.
pub fn list(language: Language) -> String {
    let groups: Vec<String> = GROUPS.iter().filter_map(|group| of_group(group, language)).collect();
    groups.join("\n")
}

fn of_group(group: &Group, language: Language) -> Option<String> {
    let events = group.verbs.iter().filter(|verb| verb.act.is_some());
    let items: String = events.map(|verb| wrapped(&item(verb, language))).collect();
    let title = group.title.in_language(language);
    (!items.is_empty()).then(|| format!("### {title}\n\n{items}"))
}

fn item(verb: &Verb, language: Language) -> String {
    let mut item = format!(
        "- {}: {}{}",
        key(verb.name, verb.about, language),
        verb.manual.unwrap_or(verb.line.menu).in_language(language),
        words(verb.about, language)
    );
    for Detail { key: name, kind, manual, .. } in verb.details {
        let told = manual.in_language(language);
        item.push_str(&format!(
            "; {}: {told}{}",
            key(name, *kind, language),
            words(*kind, language)
        ));
    }
    item
}

/// A key with a value as a case file has it.
fn key(name: &str, kind: Kind, language: Language) -> String {
    let value = match kind {
        Kind::Done | Kind::Flag | Kind::CardsOrAll => "true".to_owned(),
        Kind::Card => "\"H4\"".to_owned(),
        Kind::Cards => "[\"CK\", \"CJ\"]".to_owned(),
        Kind::Call if language == Language::Italian => "\"cuori alta\"".to_owned(),
        Kind::Call | Kind::Said => "\"high heart\"".to_owned(),
        Kind::Seat => "\"E\"".to_owned(),
        Kind::Owner => "\"N\"".to_owned(),
        Kind::Seats => "\"NE\"".to_owned(),
        Kind::Suit => "\"S\"".to_owned(),
        Kind::Word(list) => format!("\"{}\"", list.names().first().copied().unwrap_or_default()),
        Kind::Holding => "\"H A5\"".to_owned(),
        Kind::Tricks => "3".to_owned(),
    };
    format!("`{name} = {value}`")
}

/// The words among which one is taken, with what they say.
fn words(kind: Kind, language: Language) -> String {
    let Kind::Word(list) = kind else { return String::new() };
    let words = List::words(list);
    let words = words.iter();
    let words: Vec<String> =
        words.map(|word| format!("`{}` {}", word.name, word.told.in_language(language))).collect();
    format!(" ({})", words.join(", "))
}

/// An item in lines, none of which breaks a piece of code.
fn wrapped(item: &str) -> String {
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
