//! What a director can say that happened: a line for each act of a case file, in a few groups.

use crate::bridge::Seat;
use crate::diag::Code;
use crate::table::event::Choice;

use crate::casebook::vocabulary::{CHOICE, CLOSING, INSPECTION, REACH, SUIT_CHOICE, TOPIC};

use super::draft::Draft;

/// Under which heading a line stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Cards put on the table, or not.
    Cards,
    /// Cards called, named, touched for a play.
    Calls,
    /// Cards that could be seen.
    Sight,
    /// Cards wanted back, or put in the place of others.
    Back,
    /// Words about calls, turns and tricks.
    Words,
    /// The director, and what the Laws let a player choose.
    Director,
    /// How the table already stood.
    Before,
}

impl Group {
    pub const ALL: [Group; 7] = [
        Group::Cards,
        Group::Calls,
        Group::Sight,
        Group::Back,
        Group::Words,
        Group::Director,
        Group::Before,
    ];

    /// The name by which the messages know it.
    pub const fn key(self) -> &'static str {
        match self {
            Group::Cards => "cards",
            Group::Calls => "calls",
            Group::Sight => "sight",
            Group::Back => "back",
            Group::Words => "words",
            Group::Director => "director",
            Group::Before => "before",
        }
    }
}

/// What an act is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Object {
    Nothing,
    Card,
    Cards,
    /// Cards, or the whole hand.
    CardsOrAll,
    /// Words of a call.
    Words,
    Seat,
    /// One of some words.
    Word(Kind),
    /// What a hand holds, by suits.
    Hand,
}

/// Words among which one is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Choice,
    Topic,
    Inspection,
    Closing,
    Reach,
    Grade,
}

impl Kind {
    /// The words, as a case file has them.
    pub fn words(self) -> Vec<&'static str> {
        fn names<T>(known: &[(&'static str, T)]) -> Vec<&'static str> {
            known.iter().map(|(name, _)| *name).collect()
        }
        match self {
            Kind::Choice => [names(CHOICE), names::<fn(_) -> Choice>(SUIT_CHOICE)].concat(),
            Kind::Topic => names(TOPIC),
            Kind::Inspection => names(INSPECTION),
            Kind::Closing => names(CLOSING),
            Kind::Reach => names(REACH),
            Kind::Grade => vec!["major", "minor"],
        }
    }

    /// The name by which the messages know it.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Choice => "choice",
            Kind::Topic => "topic",
            Kind::Inspection => "inspection",
            Kind::Closing => "closing",
            Kind::Reach => "reach",
            Kind::Grade => "grade",
        }
    }
}

/// What a detail of an act is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    Flag,
    Card,
    Seat,
    /// Some of the players, or all.
    Seats,
    Suit,
    Word(Kind),
    /// Words that were said.
    Said,
}

/// What the detail of this key is.
pub fn detail(key: &str) -> Option<Detail> {
    Some(match key {
        "at_once" | "hidden" | "unbidden" | "jostled" | "kept" | "led" | "single" => Detail::Flag,
        "instead" | "of" => Detail::Card,
        "hand" => Detail::Seat,
        "seen" => Detail::Seats,
        "suit" => Detail::Suit,
        "where" => Detail::Word(Kind::Reach),
        "grade" => Detail::Word(Kind::Grade),
        "said" => Detail::Said,
        _ => return None,
    })
}

/// A line of the menu.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    /// The name by which the messages know it.
    pub key: &'static str,
    pub group: Group,
    /// The verb of a case file.
    pub verb: &'static str,
    /// The same in Italian, for whoever types it.
    pub it: &'static str,
    pub object: Object,
    /// The details that the line itself says.
    pub says: &'static [&'static str],
    /// The details that are asked.
    pub asks: &'static [&'static str],
    /// Whether it is among those that are offered first.
    pub usual: bool,
}

const fn line(
    group: Group,
    verb: &'static str,
    it: &'static str,
    object: Object,
    asks: &'static [&'static str],
) -> Line {
    Line { key: verb, group, verb, it, object, says: &[], asks, usual: false }
}

/// A line that is offered first.
const fn usual(line: Line) -> Line {
    Line { usual: true, ..line }
}

/// Another line of a verb, for a manner of its own.
const fn manner(key: &'static str, says: &'static [&'static str], line: Line) -> Line {
    Line { key, says, ..line }
}

/// The verbs that tell how the table stood, and make no event.
pub const STANDING: &[&str] = &["holds", "penalty", "exposed", "won"];

/// Everything that can be told, in the order of the menu.
pub static MENU: &[Line] = &[
    usual(line(Group::Cards, "plays", "gioca", Object::Card, &[])),
    usual(line(Group::Cards, "leads", "attacca", Object::Card, &[])),
    usual(manner("at-once", &["at_once"], line(Group::Cards, "plays", "gioca", Object::Card, &[]))),
    manner(
        "at-once-hidden",
        &["at_once", "hidden"],
        line(Group::Cards, "plays", "gioca", Object::Card, &[]),
    ),
    manner("unbidden", &["unbidden"], line(Group::Cards, "plays", "gioca", Object::Card, &[])),
    line(Group::Cards, "leads_face_down", "attacca_coperto", Object::Card, &[]),
    usual(line(Group::Cards, "faces_lead", "scopre_attacco", Object::Nothing, &[])),
    line(Group::Cards, "spreads", "stende", Object::CardsOrAll, &[]),
    line(Group::Cards, "omits", "salta", Object::Nothing, &[]),
    line(Group::Cards, "turns_card", "copre", Object::Nothing, &[]),
    usual(line(Group::Calls, "calls", "chiama", Object::Words, &[])),
    usual(line(Group::Calls, "adds", "aggiunge", Object::Words, &[])),
    line(Group::Calls, "pleads", "sostiene", Object::Cards, &[]),
    line(Group::Calls, "designates", "indica", Object::Card, &[]),
    usual(line(Group::Calls, "touches", "tocca", Object::Card, &[])),
    usual(line(Group::Sight, "shows", "mostra", Object::Card, &["where", "kept", "seen"])),
    usual(line(Group::Sight, "drops", "lascia_cadere", Object::Card, &["seen"])),
    manner(
        "jostled",
        &["jostled"],
        line(Group::Sight, "drops", "lascia_cadere", Object::Card, &["seen"]),
    ),
    usual(line(Group::Sight, "names", "nomina", Object::Card, &[])),
    usual(line(Group::Back, "wants_back", "riprende", Object::Card, &["hand", "instead"])),
    usual(line(Group::Back, "corrects", "corregge", Object::Card, &["of"])),
    line(Group::Words, "explains", "spiega", Object::Word(Kind::Topic), &[]),
    line(Group::Words, "amends", "rettifica", Object::Word(Kind::Topic), &[]),
    usual(line(Group::Words, "tells_turn", "dice_turno", Object::Seat, &[])),
    line(Group::Words, "warns", "avverte", Object::Nothing, &[]),
    line(Group::Words, "prevents", "ferma", Object::Seat, &[]),
    line(Group::Words, "asks", "chiede", Object::Word(Kind::Topic), &["single"]),
    line(Group::Words, "notices", "si_accorge", Object::Word(Kind::Topic), &[]),
    line(Group::Words, "remarks", "lascia_trapelare", Object::Nothing, &[]),
    line(Group::Words, "asks_if_void", "chiede_se_finito", Object::Seat, &[]),
    line(Group::Words, "speaks_of_trick", "parla_della_presa", Object::Nothing, &[]),
    usual(line(Group::Words, "claims", "richiede", Object::Nothing, &[])),
    line(Group::Words, "concedes", "concede", Object::Nothing, &[]),
    line(Group::Words, "objects", "si_oppone", Object::Nothing, &[]),
    line(Group::Words, "agrees", "acconsente", Object::Nothing, &[]),
    line(Group::Words, "looks_at", "guarda", Object::Seat, &[]),
    line(Group::Words, "shows_hand", "mostra_mano", Object::Seat, &[]),
    line(Group::Words, "exchanges_hands", "scambia_mano", Object::Nothing, &[]),
    line(Group::Words, "inspects", "rivede", Object::Word(Kind::Inspection), &[]),
    usual(line(Group::Director, "attention", "arbitro", Object::Nothing, &[])),
    usual(line(Group::Director, "chooses", "sceglie", Object::Word(Kind::Choice), &["suit"])),
    line(Group::Director, "ends", "finisce", Object::Word(Kind::Closing), &[]),
    line(Group::Before, "holds", "ha", Object::Hand, &[]),
    line(Group::Before, "penalty", "penalizzata", Object::Card, &["grade"]),
    line(Group::Before, "exposed", "esposta", Object::Card, &["led"]),
    line(Group::Before, "won", "vinta", Object::Card, &[]),
];

/// The lines by their numbers, from 1: the usual ones come first, so that a new line moves none of them.
pub fn by_number() -> Vec<&'static Line> {
    let (usual, others): (Vec<&Line>, Vec<&Line>) = MENU.iter().partition(|line| line.usual);
    [usual, others].concat()
}

/// The first line of this verb, in either language.
pub fn of_verb(verb: &str) -> Option<&'static Line> {
    MENU.iter().find(|line| line.verb == verb || line.it == verb)
}

/// The lines that can be told of a player: those that nothing in the record excludes, whatever the card.
pub fn offered(draft: &Draft, by: Seat) -> Vec<&'static Line> {
    let contract = draft.sketch.contract;
    let is_offered = |line: &&Line| match line.verb {
        "penalty" => contract.is_some_and(|contract| contract.is_defender(by)),
        verb => STANDING.contains(&verb) || is_possible(draft, line, by),
    };
    MENU.iter().filter(is_offered).collect()
}

/// Whether the record lets the player have done so.
fn is_possible(draft: &Draft, line: &Line, by: Seat) -> bool {
    // Of an act that is about a card only the act is looked at here.
    const OF_THE_CARD: [Code; 3] = [Code::EventNotHeld, Code::NotOnTable, Code::DummyUnseen];
    let samples: Vec<&str> = match line.object {
        Object::Nothing => vec!["true"],
        Object::Card => vec!["\"x\""],
        Object::Cards | Object::CardsOrAll | Object::Hand => return true,
        Object::Words => vec!["\"asso\""],
        Object::Seat => vec!["\"N\""],
        Object::Word(Kind::Topic) => vec!["\"call\"", "\"play\""],
        Object::Word(_) => return true,
    };
    samples.iter().any(|sample| {
        let how: String = line.says.iter().map(|key| format!(", {key} = true")).collect();
        let event = format!("{{ by = \"{by}\", {} = {sample}{how} }}", line.verb);
        match draft.with_event(&event) {
            Ok(_) => true,
            Err(problems) => problems.iter().all(|problem| OF_THE_CARD.contains(&problem.code)),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::casebook::events::ACTS;

    #[test]
    fn every_act_of_a_case_file_has_its_line() {
        let told: Vec<&str> = MENU.iter().map(|line| line.verb).collect();
        for (verb, _) in ACTS {
            assert!(told.contains(verb), "the menu lacks {verb}");
        }
        for line in MENU {
            let known = ACTS.iter().any(|(verb, _)| *verb == line.verb);
            assert!(known || STANDING.contains(&line.verb), "no act {}", line.verb);
        }
    }

    #[test]
    fn every_detail_of_an_act_is_said_or_asked_by_a_line() {
        for (verb, details) in ACTS {
            for key in *details {
                let kind = detail(key);
                assert!(kind.is_some(), "what is {key} of {verb}?");
                let lines = MENU.iter().filter(|line| line.verb == *verb);
                let told = lines.flat_map(|line| line.says.iter().chain(line.asks));
                // What was said is reported in a typed event.
                assert!(kind == Some(Detail::Said) || told.into_iter().any(|k| k == key), "{key}");
            }
        }
    }

    #[test]
    fn no_two_verbs_are_one_word_in_either_language() {
        for (place, line) in MENU.iter().enumerate() {
            assert!(MENU[..place].iter().all(|other| other.key != line.key), "{}", line.key);
            let same = |other: &&Line| other.verb == line.verb || other.verb == line.it;
            let verbs: Vec<&str> = MENU.iter().filter(same).map(|line| line.verb).collect();
            assert!(verbs.iter().all(|verb| *verb == line.verb), "{verbs:?}");
        }
    }
}
