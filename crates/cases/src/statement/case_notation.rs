//! Hands, cards and events in the notation of a case file, which the reader of case files parses back.

use crate::case::Bilingual;
use arbitro_laws::bridge::{BySeat, Holding, Seat, Suit};
use arbitro_laws::record::acts::{ActValue, ActValues, ValueKind};
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::record::{Event, Language, TrickCount};

/// Returns a text between quotes, with quotes and backslashes escaped and control characters replaced by spaces.
pub fn quoted(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// Returns an inline table with a text in both languages.
pub fn bilingual(text: &Bilingual) -> String {
    format!("{{ it = {}, en = {} }}", quoted(&text.it), quoted(&text.en))
}

/// Returns an array of texts, on one line.
pub fn array(texts: impl IntoIterator<Item = String>) -> String {
    let texts: Vec<String> = texts.into_iter().map(|text| quoted(&text)).collect();
    format!("[{}]", texts.join(", "))
}

/// Returns a hand by suits: `S AK4 H 65 D - C QJ+`; `None` if nothing of the hand is known.
pub fn hand(holding: Holding) -> Option<String> {
    let suits = Suit::ALL.into_iter().filter_map(|suit| {
        let cards = holding.known().suit(suit);
        let open = holding.length(suit).is_none();
        if open && cards.is_empty() {
            return None;
        }
        let ranks: String = cards.iter().map(|card| card.rank.letter()).collect();
        let ranks = if ranks.is_empty() { "-" } else { &ranks };
        Some(format!("{suit} {ranks}{}", if open { "+" } else { "" }))
    });
    let suits: Vec<String> = suits.collect();
    (!suits.is_empty()).then(|| suits.join(" "))
}

/// Returns an event in the notation of a case file: `{ by = "W", plays = "H4" }`.
pub fn event(event: &Event, said: Option<&Bilingual>) -> String {
    let ActValues { verb, about, details } = event.act.values();
    // A detail that names the player's own hand is the default and is left out.
    let told = details.into_iter().filter(|(_, value)| *value != ActValue::Seat(event.by));
    let said_beside = said.filter(|_| verb.about != ValueKind::Call);
    let keys = [("by", quoted(&event.by.to_string())), (verb.name, value_text(about, said))]
        .into_iter()
        .chain(told.map(|(key, detail)| (key, value_text(detail, said))))
        .chain(said_beside.map(|said| ("said", bilingual(said))));
    table(keys)
}

/// Returns an inline table.
pub fn table(keys: impl IntoIterator<Item = (&'static str, String)>) -> String {
    let keys: Vec<String> =
        keys.into_iter().map(|(key, value)| format!("{key} = {value}")).collect();
    format!("{{ {} }}", keys.join(", "))
}

/// Returns a value in the notation of a case file; `said` replaces the standard words of a call.
pub fn value_text(value: ActValue, said: Option<&Bilingual>) -> String {
    match value {
        ActValue::Flag(set) => set.to_string(),
        ActValue::Card(card) => quoted(&card.to_string()),
        ActValue::Cards(cards) => array(cards.iter().map(|card| card.to_string())),
        ActValue::Call(spoken) => words(spoken, said),
        ActValue::Seat(seat) => quoted(&seat.to_string()),
        ActValue::Seats(seats) => quoted(&seats_text(seats)),
        ActValue::Suit(suit) => quoted(&suit.to_string()),
        ActValue::Word(name) => quoted(name),
        ActValue::Tricks(TrickCount::Some(number)) => number.to_string(),
        ActValue::Tricks(TrickCount::Rest) => quoted("rest"),
        ActValue::TrickTotal(number) | ActValue::TrickNumber(number) => number.to_string(),
    }
}

/// Returns the words of a call: those that were spoken, or standard words with the same meaning.
fn words(spoken: SpokenCall, said: Option<&Bilingual>) -> String {
    match said {
        Some(said) if said.it == said.en => quoted(&said.it),
        Some(said) => bilingual(said),
        None => bilingual(&Bilingual {
            it: spoken.words(Language::Italian),
            en: spoken.words(Language::English),
        }),
    }
}

/// Returns the letters of players, or `all`.
pub fn seats_text(seats: BySeat<bool>) -> String {
    match seats {
        BySeat([true, true, true, true]) => "all".to_owned(),
        seats => Seat::ALL.into_iter().filter(|seat| seats[*seat]).map(Seat::letter).collect(),
    }
}
