//! Equivalent descriptions: an incident that can be described in two ways gets the same ruling from both.

use std::collections::{BTreeMap, BTreeSet};

use super::common::random_records::{config, random_record, record_text, steps};
use super::common::{all_items, contracts, deals, flat};
use arbitro_laws::bridge::{BySeat, Card, PlayedCard, Position, Seat};
use arbitro_laws::laws;
use arbitro_laws::record::event::{Act, CardReach, Event, Facing, Gesture, PlayManner};
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::ruling::{Decision, Doctrine, Edition, RulingInput, Status};
use arbitro_laws::table::{ExposedCard, Record};
use proptest::prelude::*;

/// A function that returns two descriptions of the act at an event of a record; `None` if the act cannot be described
/// in both ways. The first number is the index of the event; the second selects one of several cards.
type TwoWordings = fn(&Record, usize, usize) -> Option<[Record; 2]>;

struct SynonymPair {
    what: &'static str,
    tellings: TwoWordings,
    /// The minimum number of events, in the questions and situations, to which the pair of descriptions applies.
    told: usize,
}

const fn synonyms(what: &'static str, told: usize, tellings: TwoWordings) -> SynonymPair {
    SynonymPair { what, tellings, told }
}

const SYNONYMS: &[SynonymPair] = &[
    synonyms("a call is changed: declarer adds to it, or calls again", 1, |record, at, which| {
        let (by, _, more) = another_of_dummys(record, at, which)?;
        // After a call by the last hand to play, another call may be for the next trick.
        let last = regular_until(record, at)?.on_table() == 3;
        let said = SpokenCall::naming(more);
        let acts = [Act::Adds(said), Act::Calls(said)];
        if last { None } else { inserted(record, at + 1, by, acts) }
    }),
    synonyms(
        "a call is changed: declarer adds to it, or asks for another card",
        1,
        |record, at, which| {
            let (by, called, more) = another_of_dummys(record, at, which)?;
            let (hand, instead) = (record.contract.dummy(), Some(more.into()));
            let wants = Act::Wants { hand, card: called.into(), instead };
            inserted(record, at + 1, by, [Act::Adds(SpokenCall::naming(more)), wants])
        },
    ),
    synonyms(
        "another card in place of his last one: he names that one, or does not",
        1,
        |record, at, _| {
            let Event { by, act: Act::Corrects { card, of: None } } = record.events[at] else {
                return None;
            };
            let before = record.events[at.checked_sub(1)?];
            let Act::Plays { card: wrong, .. } = before.act else { return None };
            let acts = [None, Some(wrong)].map(|of| Act::Corrects { card, of });
            if before.by == by && wrong != card { instead(record, at, by, acts) } else { None }
        },
    ),
    synonyms("a lead in turn: described as a lead, or as a play", 1, |record, at, _| {
        let (by, card) = in_turn(record, at)?;
        let leads = regular_until(record, at)?.is_lead();
        let acts = [PlayManner::Play, PlayManner::Lead].map(|manner| Act::Plays { card, manner });
        if leads { instead(record, at, by, acts) } else { None }
    }),
    synonyms("a hand is spread: the hand, or all its cards", 1, |record, at, _| {
        let Event { by, act: Act::Spreads(Facing::WHOLE) } = record.events[at] else { return None };
        let cards = regular_until(record, at)?.deal.hands[by].known();
        instead(record, at, by, [Act::Spreads(Facing::WHOLE), Act::Spreads(Facing::of(cards))])
    }),
    synonyms("a player says that he holds a card: his, or of this hand", 1, |record, at, _| {
        let Event { by, act: Act::Names(card) } = record.events[at] else { return None };
        instead(record, at, by, [Act::Names(card), Act::NamesOf { hand: by, card }])
    }),
    synonyms("a card on the table in turn: played, or held there and kept", 1, |record, at, _| {
        let (by, card) = in_turn(record, at)?;
        let alone = goes_on(record, at + 1);
        let fits = alone && by != record.contract.dummy();
        let acts = [Act::Plays { card, manner: PlayManner::Play }, held_on_table(card)];
        if fits { instead(record, at, by, acts) } else { None }
    }),
    synonyms("declarer's card is seen: it falls, or he holds it near him", 1, |record, at, _| {
        let Event { by, act: Act::Drops { card, .. } } = record.events[at] else { return None };
        let seen = BySeat([true; 4]);
        let held = Gesture { card, reach: Some(CardReach::Hand), kept: Some(false), seen };
        let acts = [Act::Drops { card, seen, jostled: false }, Act::Shows(held)];
        // A player who spreads his hand after a lead out of turn is no longer declarer.
        let declares = by == record.contract.declarer;
        let fits = declares && !speaks_of_tricks(record, by) && are_roles_settled(record);
        if fits { instead(record, at, by, acts) } else { None }
    }),
    synonyms("dummy indicates a card: he touches it, or holds it up", 1, |record, at, _| {
        let Event { by, act: Act::Touches(card) } = record.events[at] else { return None };
        // After a retracted lead out of turn, dummy's cards are back in his hand.
        let faced = record.events[..at].iter().any(|event| event.act.card_put().is_some());
        let spread = faced && are_roles_settled(record) && !speaks_of_tricks(record, by);
        let acts = [Act::Touches(card), held_on_table(card)];
        if spread && by == record.contract.dummy() { instead(record, at, by, acts) } else { None }
    }),
    synonyms("a card is called from dummy: put down in the record, or not", 1, |record, at, _| {
        let (declarer, dummy) = (record.contract.declarer, record.contract.dummy());
        let Event { by, act: Act::Calls(spoken) } = record.events[at] else { return None };
        let card = spoken.said.card()?;
        let held = record.start.deal.holds(dummy, card.card()?) == Some(true);
        let whole = held && spoken.corrected.is_none() && spoken.proviso.is_none();
        // If dummy acts, or declarer touches a card, before the next call, the record already tells how the called card
        // is put out.
        let calls = |event: &Event| event.by == declarer && matches!(event.act, Act::Calls(_));
        let mut next = record.events[at + 1..].iter().take_while(|event| !calls(event));
        let touches = |event: &Event| event.by == declarer && matches!(event.act, Act::Touches(_));
        let untold = next.all(|event| event.by != dummy && !touches(event));
        let turn = regular_until(record, at)?.turn();
        if by != declarer || !whole || !untold || turn != Some(dummy) {
            return None;
        }
        let put = Act::Plays { card, manner: PlayManner::Play };
        let put = Event { by: dummy, act: put };
        let executed = record.changed(|executed| executed.events.insert(at + 1, put));
        Some([record.clone(), executed.ok()?])
    }),
    synonyms("dummy's card: called, or described as played", 1, |record, at, _| {
        let (by, card) = in_turn(record, at)?;
        let declarer = record.contract.declarer;
        let call = Event { by: declarer, act: Act::Calls(SpokenCall::naming(card.card()?)) };
        let called = record.changed(|called| called.events[at] = call);
        // Dummy's next card only executes the call.
        let more = record.events[at + 1..].iter().any(|event| event.by == by);
        let fits = by == record.contract.dummy() && !more && goes_on(record, at + 1);
        if fits { Some([record.clone(), called.ok()?]) } else { None }
    }),
    synonyms("the play so far: as events, or as the position", 1, |record, at, _| {
        let before = &record.events[..at];
        let dummy = record.contract.dummy();
        let fits = record.penalty_cards.is_empty()
            && before.iter().any(|event| event.by == dummy)
            && goes_on(record, at);
        let start = regular_until(record, at).filter(|start| fits && start.is_lead())?;
        let folded = record.changed(|folded| {
            (folded.start, folded.lead_faced, folded.dummy_spread) = (start, true, true);
            folded.events.drain(..at);
        });
        Some([record.clone(), folded.ok()?])
    }),
    synonyms(
        "a defender's card seen before the play: part of the table, or an event",
        0,
        |record, at, _| {
            let Event { by, act: Act::Drops { card, .. } } = record.events[at] else { return None };
            let start = &record.start;
            let first = at == 0 && record.exposed.is_empty() && record.penalty_cards.is_empty();
            let early =
                first && start.tricks_played() == 0 && start.on_table() == 0 && !record.lead_faced;
            let honour = card.is_honour() == Some(true);
            if !early || !honour || !record.contract.is_defender(by) || record.events.len() < 2 {
                return None;
            }
            let drops = Act::Drops { card, seen: BySeat([true; 4]), jostled: false };
            let event = record.changed(|event| event.events[at] = Event { by, act: drops });
            let table = record.changed(|table| {
                table.events.remove(at);
                table.exposed.push(ExposedCard::new(by, card, false));
            });
            Some([event.ok()?, table.ok()?])
        },
    ),
];

fn held_on_table(card: PlayedCard) -> Act {
    let seen = BySeat([true; 4]);
    Act::Shows(Gesture { card, reach: Some(CardReach::Table), kept: Some(true), seen })
}

/// Returns true if the player speaks of the tricks; a card that he holds out may then belong to his claim or
/// concession.
fn speaks_of_tricks(record: &Record, by: Seat) -> bool {
    let speaks = |act: Act| matches!(act, Act::Claims(_) | Act::Concedes(_) | Act::SpeaksOfTrick);
    record.events.iter().any(|event| event.by == by && speaks(event.act))
}

/// Returns true if the play had begun before the first event, or if the first event is an act of the proper leader.
fn are_roles_settled(record: &Record) -> bool {
    let start = &record.start;
    let begun = record.lead_faced || start.tricks_played() > 0 || start.on_table() > 0;
    let leads = |first: &Event| first.by == record.contract.leader();
    begun || record.events.first().is_some_and(leads)
}

/// Returns true if every further event is an ordinary play or lead, or is by a defender and draws attention. Other
/// events are excluded, since words about a card or tricks may refer to a mere call or to a played card.
fn goes_on(record: &Record, from: usize) -> bool {
    record.events[from..].iter().all(|event| match event.act {
        Act::Plays { manner, .. } => matches!(manner, PlayManner::Play | PlayManner::Lead),
        Act::DrawsAttention(_) => record.contract.is_defender(event.by),
        _ => false,
    })
}

/// Returns declarer, a card of dummy's that he has called in full and does not mention again, and another card of
/// dummy's.
fn another_of_dummys(record: &Record, at: usize, which: usize) -> Option<(Seat, Card, Card)> {
    let Event { by, act: Act::Calls(spoken) } = record.events[at] else { return None };
    let dummy = record.contract.dummy();
    let called = spoken.said.card()?.card()?;
    let position = regular_until(record, at)?;
    let held: Vec<Card> = position.deal.hands[dummy].known().without(called).iter().collect();
    let fits = by == record.contract.declarer
        && position.turn() == Some(dummy)
        && position.deal.holds(dummy, called) == Some(true);
    let plain = spoken.corrected.is_none() && goes_on(record, at + 1);
    if !fits || !plain || held.is_empty() {
        None
    } else {
        Some((by, called, held[which % held.len()]))
    }
}

/// Returns the position before an event; `None` if an earlier event is not a regular play in turn.
fn regular_until(record: &Record, at: usize) -> Option<Position> {
    let mut position = record.start;
    for event in &record.events[..at] {
        let Act::Plays { card: PlayedCard::Exact(card), manner: PlayManner::Play } = event.act
        else {
            return None;
        };
        if position.turn() != Some(event.by) || !position.legal(event.by).contains(card) {
            return None;
        }
        position.play(card.into());
    }
    Some(position)
}

/// Returns the player and the card of an ordinary play; `None` if the event is not such a play, the player is not on
/// turn, or an earlier event is irregular.
fn in_turn(record: &Record, at: usize) -> Option<(Seat, PlayedCard)> {
    let Event { by, act: Act::Plays { card, manner: PlayManner::Play } } = record.events[at] else {
        return None;
    };
    (regular_until(record, at)?.turn() == Some(by)).then_some((by, card))
}

fn instead(record: &Record, at: usize, by: Seat, acts: [Act; 2]) -> Option<[Record; 2]> {
    let told = |act| record.changed(|other| other.events[at] = Event { by, act }).ok();
    let [one, two] = acts.map(told);
    Some([one?, two?])
}

fn inserted(record: &Record, at: usize, by: Seat, acts: [Act; 2]) -> Option<[Record; 2]> {
    let told = |act| record.changed(|other| other.events.insert(at, Event { by, act })).ok();
    let [one, two] = acts.map(told);
    Some([one?, two?])
}

/// Returns the decisions with the answers that lead to them, without decisions that a card is played, which the
/// description itself states. Returns `None` if the Laws contradict each other or too many questions are open.
fn decided(record: &Record, edition: Edition) -> Option<BTreeSet<String>> {
    let doctrine = Doctrine::default();
    let ruling =
        laws::rule(RulingInput { record, given: &[], edition, doctrine: &doctrine }).ok()?;
    let told = |decision: &Decision| matches!(decision, Decision::Is(Status::Played(..)));
    let decisions = flat(&ruling).into_iter().filter(|(_, decision, _)| !told(decision));
    let decisions = decisions.map(|(path, decision, _)| format!("{path:?} {}", decision.code()));
    (!ruling.is_cut_short()).then(|| decisions.collect())
}

/// Returns up to six decisions in which two descriptions of a record differ; empty if they agree, `None` if the record
/// cannot be described in both ways or a description has no complete ruling.
fn differ(
    record: &Record,
    edition: Edition,
    one: &SynonymPair,
    at: usize,
    which: usize,
) -> Option<String> {
    let both = (one.tellings)(record, at, which)?;
    let [first, second] = [decided(&both[0], edition)?, decided(&both[1], edition)?];
    if first == second {
        return Some(String::new());
    }
    let only: Vec<&String> = first.symmetric_difference(&second).take(6).collect();
    Some(format!("{}, event {at}: {only:#?} {edition:?} {}", one.what, record_text(&both[1])))
}

#[test]
fn equivalent_descriptions_in_the_bank_are_ruled_the_same() {
    let mut told: BTreeMap<&str, usize> = BTreeMap::new();
    for (which, question) in all_items().iter().enumerate() {
        for one in SYNONYMS {
            for at in 0..question.record.events.len() {
                let Some(other) = differ(&question.record, question.editions[0], one, at, which)
                else {
                    continue;
                };
                assert!(other.is_empty(), "{}: {other}", question.id);
                *told.entry(one.what).or_default() += 1;
            }
        }
    }
    for one in SYNONYMS {
        let times = told.get(one.what).copied().unwrap_or(0);
        assert!(times >= one.told, "{}: applies {times} times", one.what);
    }
}

proptest! {
    #![proptest_config(config(2017))]

    #[test]
    fn equivalent_descriptions_of_random_records_are_ruled_the_same(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(), which in 0usize..52,
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let record = random_record(contract, deal, edition, &turns).record;
        for one in SYNONYMS {
            for at in 0..record.events.len() {
                let other = differ(&record, edition, one, at, which).unwrap_or_default();
                prop_assert!(other.is_empty(), "{}", other);
            }
        }
    }
}
