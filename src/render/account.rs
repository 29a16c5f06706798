//! The statement with what became of each line of it.

use serde::Serialize;

use arbitro_cases::Item;
use arbitro_laws::table::{Account, BEFORE_PLAY, Became, Moment, Role};

use super::diagram::event_of;
use super::doc::{Doc, Style, plain, styled};
use super::text::{Words, say};

/// An event and what became of it.
#[derive(Debug, Serialize)]
struct EventJson {
    /// Its number in the statement, from 1.
    number: usize,
    text: String,
    became: &'static str,
    /// The kind of incident, or the role in a sequel.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    /// The event to which it belongs, where it is not what happened in the auction.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<usize>,
}

/// A question with the account of its statement.
#[derive(Debug, Serialize)]
pub struct AccountJson {
    id: String,
    edition: u16,
    events: Vec<EventJson>,
}

/// The events, numbered, each with what became of it.
pub fn events(words: &Words, item: &Item, account: &Account) -> Doc {
    let mut doc = Doc::default();
    for (index, (text, became)) in lines(words, item).zip(account.iter()).enumerate() {
        let style = if became == Became::Unread { Style::Strong } else { Style::Plain };
        let told = styled(format!("({})", sentence(words, became)), style);
        doc.marked(0, format!("{}.", index + 1), vec![plain(format!("{text} ")), told]);
    }
    doc
}

/// The same for programs.
pub fn json(words: &Words, item: &Item, edition: u16, account: &Account) -> AccountJson {
    let told = lines(words, item).zip(account.iter()).enumerate();
    let events = told.map(|(index, (text, became))| {
        let (name, kind, of) = match became {
            Became::Unread => ("unread", None, None),
            Became::Regular => ("regular", None, None),
            Became::Deed(kind) => ("deed", Some(kind.key()), None),
            Became::Sequel { of, role } => ("sequel", Some(role.key()), Some(of)),
        };
        EventJson { number: index + 1, text, became: name, kind, of: of.and_then(number) }
    });
    AccountJson { id: item.id.clone(), edition, events: events.collect() }
}

fn lines(words: &Words, item: &Item) -> impl Iterator<Item = String> {
    (0..item.record.events.len()).map(|index| event_of(words, item, index))
}

/// The number of an event in the statement; what happened in the auction has none.
fn number(of: Moment) -> Option<usize> {
    (of != BEFORE_PLAY).then_some(usize::from(of) + 1)
}

fn sentence(words: &Words, became: Became) -> String {
    let of = |of| number(of).map_or("auction".to_owned(), |number| number.to_string());
    match became {
        Became::Unread => say!(words, "became-unread"),
        Became::Regular => say!(words, "became-regular"),
        Became::Deed(kind) => say!(words, "became-deed", kind = kind.key()),
        Became::Sequel { of: deed, role: Role::Before } => {
            say!(words, "became-before", of = of(deed))
        }
        Became::Sequel { of: deed, role } => {
            say!(words, "became-sequel", of = of(deed), role = role.key())
        }
    }
}
