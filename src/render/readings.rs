//! The events of a question, each with its reading: regular, incident, follow-up or unread.

use serde::Serialize;

use arbitro_cases::Question;
use arbitro_laws::table::{BEFORE_PLAY, EventReading, EventReadings, FollowUpRole, Moment};

use super::diagram::event_of;
use super::doc::{Doc, Style, plain, styled};
use super::text::{Words, say};

/// An event and its reading, as JSON.
#[derive(Debug, Serialize)]
struct EventReadingJson {
    /// The event's number in the question, from 1.
    number: usize,
    text: String,
    became: &'static str,
    /// The kind of the incident that the event is, or the role of the event in the incident to which it belongs.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    /// The number of the event that is the incident to which this event belongs; `None` if the
    /// event belongs to no incident, or to an incident in the auction.
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<usize>,
}

/// A question with the readings of its events, as JSON.
#[derive(Debug, Serialize)]
pub struct EventReadingsJson {
    id: String,
    edition: u16,
    events: Vec<EventReadingJson>,
}

/// Returns the numbered events, each with its reading.
pub fn events(words: &Words, question: &Question, readings: &EventReadings) -> Doc {
    let mut doc = Doc::default();
    for (index, (text, reading)) in lines(words, question).zip(readings.iter()).enumerate() {
        let style = if reading == EventReading::Unread { Style::Strong } else { Style::Plain };
        let told = styled(format!("({})", sentence(words, reading)), style);
        doc.marked(0, format!("{}.", index + 1), vec![plain(format!("{text} ")), told]);
    }
    doc
}

/// Returns the readings of a question's events as JSON.
pub fn json(
    words: &Words,
    question: &Question,
    edition: u16,
    readings: &EventReadings,
) -> EventReadingsJson {
    let told = lines(words, question).zip(readings.iter()).enumerate();
    let events = told.map(|(index, (text, reading))| {
        let (name, kind, of) = match reading {
            EventReading::Unread => ("unread", None, None),
            EventReading::Regular => ("regular", None, None),
            EventReading::Incident(kind) => ("deed", Some(kind.key()), None),
            EventReading::FollowUp { of, role } => ("sequel", Some(role.key()), Some(of)),
        };
        EventReadingJson { number: index + 1, text, became: name, kind, of: of.and_then(number) }
    });
    EventReadingsJson { id: question.id.clone(), edition, events: events.collect() }
}

fn lines(words: &Words, question: &Question) -> impl Iterator<Item = String> {
    (0..question.record.events.len()).map(|index| event_of(words, question, index))
}

/// Returns the number of an event, from 1; `None` for an incident of the auction.
fn number(of: Moment) -> Option<usize> {
    (of != BEFORE_PLAY).then_some(usize::from(of) + 1)
}

fn sentence(words: &Words, reading: EventReading) -> String {
    let of = |of| number(of).map_or("auction".to_owned(), |number| number.to_string());
    match reading {
        EventReading::Unread => say!(words, "became-unread"),
        EventReading::Regular => say!(words, "became-regular"),
        EventReading::Incident(kind) => say!(words, "became-deed", kind = kind.key()),
        EventReading::FollowUp { of: incident, role: FollowUpRole::Before } => {
            say!(words, "became-before", of = of(incident))
        }
        EventReading::FollowUp { of: incident, role } => {
            say!(words, "became-sequel", of = of(incident), role = role.key())
        }
    }
}
