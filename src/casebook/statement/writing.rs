//! Hands, cards and events in the words of a case file; the reader of cases reads them back.

use crate::bridge::{BySeat, Hand, Holding, Seat, Suit};
use crate::casebook::case::Bilingual;
use crate::casebook::vocabulary::{CHOICE, CLOSING, INSPECTION, REACH, TOPIC, name};
use crate::table::event::{Act, Choice, Event, Manner};

/// A text between quotes.
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

/// A text in both languages.
pub fn bilingual(text: &Bilingual) -> String {
    format!("{{ it = {}, en = {} }}", quoted(&text.it), quoted(&text.en))
}

/// An array of texts, on one line.
pub fn array(texts: impl IntoIterator<Item = String>) -> String {
    let texts: Vec<String> = texts.into_iter().map(|text| quoted(&text)).collect();
    format!("[{}]", texts.join(", "))
}

/// A hand by suits: `S AK4 H 65 D - C QJ+`; nothing where the diagram shows nothing of it.
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

/// The words of an event: its verb with what it is about, and how it was done.
struct Words(Vec<(&'static str, String)>);

impl Words {
    fn done(verb: &'static str) -> Words {
        Words(vec![(verb, "true".to_owned())])
    }

    fn of(verb: &'static str, object: impl ToString) -> Words {
        Words(vec![(verb, quoted(&object.to_string()))])
    }

    fn cards(verb: &'static str, cards: Hand) -> Words {
        Words(vec![(verb, array(cards.iter().map(|card| card.to_string())))])
    }

    fn spoken(verb: &'static str, said: Option<&Bilingual>) -> Words {
        let text = match said {
            Some(said) if said.it == said.en => quoted(&said.it),
            Some(said) => bilingual(said),
            None => quoted(""),
        };
        Words(vec![(verb, text)])
    }

    fn flag(mut self, key: &'static str, set: bool) -> Words {
        if set {
            self.0.push((key, "true".to_owned()));
        }
        self
    }

    fn with(mut self, key: &'static str, value: Option<String>) -> Words {
        self.0.extend(value.map(|value| (key, value)));
        self
    }

    fn seen(self, seen: BySeat<bool>) -> Words {
        let saw = Seat::ALL.into_iter().filter(|seat| seen[*seat]);
        let letters: String = saw.map(Seat::letter).collect();
        let text = if letters.len() == Seat::ALL.len() { "all".to_owned() } else { letters };
        self.with("seen", (!text.is_empty()).then(|| quoted(&text)))
    }
}

/// An event as a case file has it: `{ by = "W", plays = "H4" }`.
pub fn event(event: &Event, said: Option<&Bilingual>) -> String {
    let Words(words) = words(event, said);
    let calls = matches!(event.act, Act::Calls(_) | Act::Adds(_));
    let said = said.filter(|_| !calls).map(|said| ("said", bilingual(said)));
    let by = ("by", quoted(&event.by.to_string()));
    let keys: Vec<String> = [by]
        .into_iter()
        .chain(words)
        .chain(said)
        .map(|(key, value)| format!("{key} = {value}"))
        .collect();
    format!("{{ {} }}", keys.join(", "))
}

fn words(event: &Event, said: Option<&Bilingual>) -> Words {
    match event.act {
        Act::Plays { card, manner } => match manner {
            Manner::Play => Words::of("plays", card),
            Manner::Lead => Words::of("leads", card),
            Manner::AtOnce => Words::of("plays", card).flag("at_once", true),
            Manner::Unbidden => Words::of("plays", card).flag("unbidden", true),
            Manner::AtOnceHidden => {
                Words::of("plays", card).flag("at_once", true).flag("hidden", true)
            }
        },
        Act::LeadsFaceDown(card) => Words::of("leads_face_down", card),
        Act::FacesLead => Words::done("faces_lead"),
        Act::Spreads(None) => Words::done("spreads"),
        Act::Spreads(Some(cards)) => Words::cards("spreads", cards),
        Act::Calls(_) => Words::spoken("calls", said),
        Act::Adds(_) => Words::spoken("adds", said),
        Act::Pleads(cards) => Words::cards("pleads", cards),
        Act::Shows(gesture) => Words::of("shows", gesture.card)
            .with("where", gesture.reach.map(|reach| quoted(name(REACH, &reach))))
            .with("kept", gesture.kept.map(|kept| kept.to_string()))
            .seen(gesture.seen),
        Act::Drops { card, seen, jostled } => {
            Words::of("drops", card).seen(seen).flag("jostled", jostled)
        }
        Act::Touches(card) => Words::of("touches", card),
        Act::Names(card) => Words::of("names", card),
        Act::TurnsCard => Words::done("turns_card"),
        Act::Wants { hand, card, instead } => Words::of("wants_back", card)
            .with("hand", (hand != event.by).then(|| quoted(&hand.to_string())))
            .with("instead", instead.map(|card| quoted(&card.to_string()))),
        Act::Corrects { card, of } => {
            Words::of("corrects", card).with("of", of.map(|card| quoted(&card.to_string())))
        }
        Act::Explains(topic) => Words::of("explains", name(TOPIC, &topic)),
        Act::Amends(topic) => Words::of("amends", name(TOPIC, &topic)),
        Act::TellsTurn(seat) => Words::of("tells_turn", seat),
        Act::Claims => Words::done("claims"),
        Act::Concedes => Words::done("concedes"),
        Act::Objects => Words::done("objects"),
        Act::Agrees => Words::done("agrees"),
        Act::SpeaksOfTrick => Words::done("speaks_of_trick"),
        Act::DrawsAttention => Words::done("attention"),
        Act::Chooses(choice) => match choice {
            Choice::Require(suit) => {
                Words::of("chooses", "require").with("suit", Some(quoted(&suit.to_string())))
            }
            Choice::Forbid(suit) => {
                Words::of("chooses", "forbid").with("suit", Some(quoted(&suit.to_string())))
            }
            Choice::Accept
            | Choice::Refuse
            | Choice::Withdraw
            | Choice::Keep
            | Choice::Free
            | Choice::Highest
            | Choice::Lowest => Words::of("chooses", name(CHOICE, &choice)),
        },
        Act::Designates(card) => Words::of("designates", card),
        Act::LooksAt(seat) => Words::of("looks_at", seat),
        Act::Warns => Words::done("warns"),
        Act::ShowsHand(seat) => Words::of("shows_hand", seat),
        Act::ExchangesHands => Words::done("exchanges_hands"),
        Act::Prevents(seat) => Words::of("prevents", seat),
        Act::Remarks => Words::done("remarks"),
        Act::Asks { topic, single } => {
            Words::of("asks", name(TOPIC, &topic)).flag("single", single)
        }
        Act::Notices(topic) => Words::of("notices", name(TOPIC, &topic)),
        Act::AsksIfVoid(seat) => Words::of("asks_if_void", seat),
        Act::Omits => Words::done("omits"),
        Act::Inspects(what) => Words::of("inspects", name(INSPECTION, &what)),
        Act::Ends(closing) => Words::of("ends", name(CLOSING, &closing)),
    }
}
