//! Completeness: every incident gets a decision. At each point of a trick, by each player, each kind of act is tried
//! with each way in which the table may continue. Under every combination of answers, each incident must end in a
//! decision, the information from a withdrawn card must be ruled authorised or unauthorised, and no two decisions may
//! contradict each other. A gap or contradiction is reported with a record that shows it.

use std::collections::{BTreeMap, BTreeSet};

use super::common::{paths, unanswered, without_info_status};
use arbitro_laws::bridge::notation::{Notation, parse_contract, parse_deal};
use arbitro_laws::bridge::{BySeat, Card, PlayedCard, Position, Seat};
use arbitro_laws::laws;
use arbitro_laws::record::event::{
    Act, Choice, EndedPhase, Event, Facing, Gesture, Inspection, PlayManner,
};
use arbitro_laws::record::spoken;
use arbitro_laws::ruling::trace::TraceStep;
use arbitro_laws::ruling::{Doctrine, Edition, RulingInput};
use arbitro_laws::table::{Record, RecordBuilder};

/// A complete deal, in which East has no diamond, and North and West have doubletons.
const DEAL: &str = "N:KJ63.AT.Q8742.K5 AT98.KQJ95.-.Q832 Q75.8764.AK5.AJ9 42.32.JT963.T764";

fn spoken(text: &str) -> spoken::SpokenCall {
    spoken::parse(text).expect("a call")
}

fn start(leader: Seat) -> Position {
    let deal = parse_deal(DEAL, Notation::English).expect("a deal");
    let contract = parse_contract("4S S").expect("a contract");
    Position::new(deal, contract.strain.trumps(), Some(leader))
}

/// Returns the first `cards` cards of the play, each the lowest legal card, and the position after them.
fn played(leader: Seat, cards: usize) -> (Vec<Event>, Position) {
    let mut position = start(leader);
    let mut events = Vec::new();
    for _ in 0..cards {
        let by = position.turn().expect("play goes on");
        let card = lowest(&position, by);
        events.push(Event { by, act: Act::Plays { card: card.into(), manner: PlayManner::Play } });
        position.play(card.into());
    }
    (events, position)
}

fn lowest(position: &Position, by: Seat) -> Card {
    let legal = position.legal(by);
    legal.iter().min_by_key(|card| card.rank).expect("a card")
}

/// Returns the lowest legal card of the hand, its highest card, and its lowest card that is not legal.
fn some_cards(position: &Position, by: Seat) -> Vec<Card> {
    let held = position.deal.hands[by].known();
    let legal = position.legal(by);
    let mut cards: BTreeSet<Card> = BTreeSet::new();
    cards.extend(legal.iter().min_by_key(|card| card.rank));
    cards.extend(held.iter().max_by_key(|card| card.rank));
    cards.extend((held - legal).iter().min_by_key(|card| card.rank));
    cards.into_iter().collect()
}

/// Returns the acts of a player with a card of his hand.
fn with_card(card: PlayedCard) -> Vec<Act> {
    let gesture = Gesture { card, reach: None, kept: None, seen: BySeat([true; 4]) };
    vec![
        Act::Plays { card, manner: PlayManner::Play },
        Act::Plays { card, manner: PlayManner::Lead },
        Act::Plays { card, manner: PlayManner::AtOnce },
        Act::Drops { card, seen: BySeat([true; 4]), jostled: false },
        Act::Drops { card, seen: BySeat([false; 4]), jostled: true },
        Act::Shows(gesture),
        Act::Names(card),
        Act::Calls(spoken(&card.to_string())),
    ]
}

/// Returns the acts of a player without a card of his hand.
fn without_card(by: Seat) -> Vec<Act> {
    let mut acts = vec![
        Act::Calls(spoken("cuori")),
        Act::Calls(spoken("alta")),
        Act::Calls(spoken("dama")),
        Act::Calls(spoken("giocane una")),
        Act::Calls(spoken("picche... no, quadri")),
        Act::TurnsCard,
        Act::Spreads(Facing::WHOLE),
        Act::Concedes(None),
        Act::Claims(None),
        Act::SpeaksOfTrick,
        Act::SaysTurnedWrong { of: by, trick: None },
        Act::Omits,
        Act::Warns,
        Act::ATTENTION,
        Act::Inspects(Inspection::LastTrick),
        Act::Inspects(Inspection::OwnCard),
        Act::Inspects(Inspection::Quitted),
    ];
    for seat in Seat::ALL.into_iter().filter(|seat| *seat != by) {
        acts.extend([Act::LooksAt(seat), Act::AsksIfVoid(seat)]);
    }
    acts
}

/// Returns the ways in which the table may continue after `by` has acted.
fn continuations(position: &Position, by: Seat, card: PlayedCard) -> Vec<Vec<Event>> {
    let event = |by: Seat, act: Act| Event { by, act };
    let plays = |by: Seat| {
        let card = position.deal.hands[by].known().iter().next();
        card.map(|card| event(by, Act::Plays { card: card.into(), manner: PlayManner::Play }))
    };
    let attention = event(by.lho(), Act::ATTENTION);
    let declarer = Seat::South;
    let mut ways = vec![
        vec![],
        vec![attention],
        vec![attention, event(declarer, Act::Chooses(Choice::Refuse))],
        vec![attention, event(declarer, Act::Chooses(Choice::Accept))],
        vec![event(by, Act::Wants { hand: by, card, instead: None })],
        vec![event(Seat::North, Act::ATTENTION)],
        vec![event(by, Act::Objects), event(by.partner(), Act::Objects)],
        vec![event(by.lho(), Act::Objects), event(by.lho(), Act::AsksToPlayOn)],
        vec![
            event(by.lho(), Act::Agrees),
            event(by.rho(), Act::Ends(EndedPhase::NextBoard)),
            event(by.lho(), Act::Objects),
        ],
        vec![event(by, Act::Ends(EndedPhase::Play)), attention],
    ];
    for players in [vec![by.lho()], vec![by.partner()], vec![by.lho(), by.partner(), by.rho()]] {
        let plays: Vec<Event> = players.into_iter().filter_map(plays).collect();
        let mut noticed = plays.clone();
        noticed.push(attention);
        ways.extend([plays, noticed]);
    }
    ways
}

/// Returns the record of these events; `None` if they are impossible.
fn record(leader: Seat, events: Vec<Event>) -> Option<Record> {
    let contract = parse_contract("4S S").expect("a contract");
    RecordBuilder::at(start(leader), contract).events(events).build().ok()
}

/// The result of the enumeration.
#[derive(Default)]
struct Enumeration {
    records: usize,
    kinds: BTreeMap<String, usize>,
    /// For each kind of gap: its count, and the length and text of the smallest record that shows it.
    gaps: BTreeMap<String, (usize, usize, String)>,
}

impl Enumeration {
    fn rule(&mut self, record: &Record, edition: Edition) {
        self.records += 1;
        let doctrine = Doctrine::default();
        let input = RulingInput { record, given: &[], edition, doctrine: &doctrine };
        let ruling = match laws::rule(input) {
            Ok(ruling) => ruling,
            Err(clash) => {
                self.gap(format!("{edition:?}: {clash}"), record, "");
                return;
            }
        };
        for way in paths(&ruling) {
            for entry in way.trace() {
                if let TraceStep::Incident(kind, _) = entry.step {
                    *self.kinds.entry(format!("{kind:?}")).or_default() += 1;
                }
            }
            if ruling.is_cut_short() {
                continue;
            }
            let silent = unanswered(way.trace()).into_iter();
            let silent = silent.map(|kind| format!("{edition:?}: {kind:?} has no answer"));
            let untold = without_info_status(&way, record).into_iter();
            let untold = untold.map(|_| format!("{edition:?}: what does the withdrawn card tell?"));
            let path: Vec<String> =
                way.answers.iter().map(|(q, a)| format!("{}={}", q.full_key(), a.0)).collect();
            for gap in silent.chain(untold) {
                self.gap(gap, record, &path.join(", "));
            }
        }
    }
}

impl Enumeration {
    fn gap(&mut self, what: String, record: &Record, path: &str) {
        let size = record.events.len() + path.len();
        let shown = format!("under [{path}]: {:?}", record.events);
        let (count, least, witness) =
            self.gaps.entry(what).or_insert((0, usize::MAX, String::new()));
        *count += 1;
        if size < *least {
            (*least, *witness) = (size, shown);
        }
    }
}

#[test]
fn every_incident_is_answered_under_every_combination_of_facts() {
    let mut found = Enumeration::default();
    for cards in [0, 1, 2, 3, 4, 5, 6] {
        let (before, position) = played(Seat::West, cards);
        for by in Seat::ALL {
            for card in some_cards(&position, by) {
                let acts = with_card(card.into()).into_iter().chain(without_card(by));
                for act in acts {
                    for continuation in continuations(&position, by, card.into()) {
                        let mut events = before.clone();
                        events.push(Event { by, act });
                        events.extend(continuation);
                        let Some(record) = record(Seat::West, events) else { continue };
                        for edition in Edition::ALL {
                            found.rule(&record, edition);
                        }
                    }
                }
            }
        }
    }
    for (what, (count, _, witness)) in &found.gaps {
        eprintln!("{what} ({count} times), for instance {witness}\n");
    }
    eprintln!("{} records, {:?}", found.records, found.kinds);
    assert!(found.gaps.is_empty(), "{} gaps", found.gaps.len());
}
