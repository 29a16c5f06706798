//! Every fault of a record, provoked.

use super::*;
use crate::bridge::{Auction, Call, Card, DealFault, Hand, Holding, Strain, Suit};
use crate::record::event::{ExplanationTopic, Facing, PlayManner};
use crate::record::spoken;

const DEAL: &str = "N:KQ52.AK4.Q763.85 JT9.QJ9.T98.J762 A43.T87.AK52.A43 876.6532.J4.KQT9";

fn table() -> RecordBuilder {
    RecordBuilder::new(DEAL.parse().unwrap(), "3NT S".parse().unwrap())
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn played(text: &str) -> PlayedCard {
    card(text).into()
}

fn plays(text: &str) -> Act {
    Act::Plays { card: text.parse().unwrap(), manner: PlayManner::Play }
}

/// Returns the faults of a record with these events.
fn faults(table: RecordBuilder, events: &[(Seat, Act)]) -> Vec<(Option<usize>, RecordFault)> {
    let events = events.iter().map(|(by, act)| Event { by: *by, act: *act });
    table.events(events).build().map_or_else(|faults| faults.iter().collect(), |_| Vec::new())
}

/// Returns the fault of a table.
fn of_table(change: impl FnOnce(&mut RecordBuilder)) -> (Option<usize>, RecordFault) {
    let mut table = table();
    change(&mut table);
    let found = faults(table, &[]);
    assert_eq!(found.len(), 1, "{found:?}");
    found[0]
}

/// Returns the fault of the last of these events in a record that begins in the play.
fn of_event(events: &[(Seat, Act)]) -> (Option<usize>, RecordFault) {
    let found = faults(table().led_by(Seat::West), events);
    assert_eq!(found.len(), 1, "{found:?}");
    found[0]
}

/// Returns a record with this fault. The compiler demands a line for each fault.
fn provoked(fault: RecordFault) -> (Option<usize>, RecordFault) {
    use Seat::{East, North, South, West};
    let lead = (West, plays("CK"));
    let said = |words: &str| spoken::parse(words).unwrap();
    match fault {
        RecordFault::Deal(fault) => match fault {
            DealFault::CardTwice { card, .. } => of_table(|table| {
                let north = table.start.deal.hands[North].known().without(self::card("S2"));
                table.start.deal.hands[North] = Holding::exactly(north.with(card));
            }),
            DealFault::HandTooLong { .. } => of_table(|table| {
                let known = table.start.deal.hands[North].known();
                table.start.deal = Deal::UNKNOWN;
                table.start.deal.hands[North] = Holding::exactly(known.with(self::card("SA")));
            }),
            DealFault::UnevenHands { .. } => of_table(|table| {
                let known = table.start.deal.hands[North].known();
                table.start.deal.hands[North] = Holding::exactly(known.without(card("S2")));
            }),
            DealFault::StillHeld { card, .. } => of_table(|table| {
                table.start.gone = Hand::EMPTY.with(card);
                table.lead_faced = true;
            }),
            DealFault::TooManyTricks { .. } => of_table(|table| table.start.won = [1, 0]),
        },
        RecordFault::NoContract(_) => of_table(|table| {
            table.auction = Some(Auction { dealer: South, calls: vec![Call::Pass; 4] });
        }),
        RecordFault::OtherContract { .. } => of_table(|table| {
            let calls = [Call::Bid(1, Strain::NoTrump), Call::Pass, Call::Pass, Call::Pass];
            table.auction = Some(Auction { dealer: South, calls: calls.to_vec() });
        }),
        RecordFault::WrongLeader { seat, .. } => {
            of_table(|table| table.start.trick = Some(Trick::new(seat)))
        }
        RecordFault::WrongPenaltyCard(penalty) => {
            of_table(|table| table.penalty_cards.push(penalty))
        }
        RecordFault::WrongExposedCard(exposed) => of_table(|table| table.exposed.push(exposed)),
        RecordFault::NotHeld(by, card) => {
            of_event(&[(by, Act::Plays { card, manner: PlayManner::Play })])
        }
        RecordFault::DummyDesignates => of_event(&[lead, (North, Act::Calls(said("asso")))]),
        RecordFault::DefenderTouchesDummy => of_event(&[lead, (East, Act::Touches(played("SK")))]),
        RecordFault::NothingCalled => of_event(&[lead, (South, Act::Adds(said("asso")))]),
        RecordFault::NoFaceDownLead => of_event(&[(West, Act::FacesLead)]),
        RecordFault::NothingExplained => {
            of_event(&[lead, (East, Act::Amends(ExplanationTopic::Play))])
        }
        RecordFault::NotOnTable(hand, card) => {
            of_event(&[lead, (hand, Act::Wants { hand, card, instead: None })])
        }
        RecordFault::NothingPut(by) => {
            of_event(&[lead, (by, Act::Corrects { card: played("SJ"), of: None })])
        }
        RecordFault::NotDummy => of_event(&[lead, (East, Act::Warns)]),
        RecordFault::DummyUnseen => {
            let mut table = table().led_by(West);
            table.start.deal = Deal::UNKNOWN;
            faults(table, &[(South, Act::Calls(said("asso")))])[0]
        }
        RecordFault::NoSuchTrick(trick) => {
            of_event(&[(West, Act::SaysTurnedWrong { of: North, trick: Some(trick) })])
        }
        RecordFault::TooMany => of_event(&[(West, Act::ATTENTION); MAX_EVENTS + 1]),
    }
}

#[test]
fn every_fault_is_found_with_its_event() {
    use Seat::{East, North, South, West};
    let (sk, major) = (played("SK"), PenaltyGrade::Major);
    let stated = "3NT S".parse().unwrap();
    let bid = "1NT S".parse().unwrap();
    let of_table = [
        RecordFault::Deal(DealFault::CardTwice { card: card("SA"), one: North, two: South }),
        RecordFault::Deal(DealFault::HandTooLong { seat: North, count: 14 }),
        RecordFault::Deal(DealFault::UnevenHands { seat: North, count: 12, usual: 13 }),
        RecordFault::Deal(DealFault::StillHeld { seat: West, card: card("CK") }),
        RecordFault::Deal(DealFault::TooManyTricks { tricks: 1, cards: 13 }),
        RecordFault::NoContract(crate::bridge::AuctionError::PassedOut),
        RecordFault::OtherContract { stated, bid },
        RecordFault::WrongLeader { seat: East, expected: West },
        RecordFault::WrongPenaltyCard(PenaltyCard { owner: West, card: sk, grade: major }),
        RecordFault::WrongPenaltyCard(PenaltyCard { owner: North, card: sk, grade: major }),
        RecordFault::WrongExposedCard(ExposedCard::new(West, sk, false)),
    ];
    for fault in of_table {
        assert_eq!(provoked(fault), (None, fault));
    }
    let of_events = [
        (0, RecordFault::NotHeld(West, sk)),
        (1, RecordFault::DummyDesignates),
        (1, RecordFault::DefenderTouchesDummy),
        (1, RecordFault::NothingCalled),
        (0, RecordFault::NoFaceDownLead),
        (1, RecordFault::NothingExplained),
        (1, RecordFault::NotOnTable(East, played("SJ"))),
        (1, RecordFault::NothingPut(East)),
        (1, RecordFault::NotDummy),
        (0, RecordFault::DummyUnseen),
        (0, RecordFault::NoSuchTrick(3)),
        (MAX_EVENTS, RecordFault::TooMany),
    ];
    for (event, fault) in of_events {
        assert_eq!(provoked(fault), (Some(event), fault));
    }
}

#[test]
fn a_small_card_or_a_spread_card_that_the_hand_never_held_is_a_fault() {
    let mut table = table().led_by(Seat::West);
    // West's clubs are now the ace, the king, the queen and the ten.
    let west = table.start.deal.hands[Seat::West].known();
    table.start.deal = Deal::UNKNOWN;
    table.start.deal.hands[Seat::West] =
        Holding::exactly(west.without(card("C9")).with(card("CA")));
    let small = |suit| {
        let card = PlayedCard::Small(suit);
        [(Seat::West, Act::Plays { card, manner: PlayManner::Play })]
    };
    let lacked = RecordFault::NotHeld(Seat::West, PlayedCard::Small(Suit::Clubs));
    assert_eq!(faults(table.clone(), &small(Suit::Clubs)), [(Some(0), lacked)]);
    assert_eq!(faults(table.clone(), &small(Suit::Spades)), []);
    let spread = |cards: &[&str]| {
        let cards = cards.iter().map(|text| card(text)).collect();
        [(Seat::West, Act::Spreads(Facing::of(cards)))]
    };
    let lacked = RecordFault::NotHeld(Seat::West, played("C9"));
    assert_eq!(faults(table.clone(), &spread(&["CK", "C9"])), [(Some(0), lacked)]);
    assert_eq!(faults(table, &spread(&["CK", "CQ"])), []);
}

#[test]
fn a_player_may_correct_any_card_that_he_has_put_out() {
    let corrects = (Seat::West, Act::Corrects { card: played("CQ"), of: None });
    let lead = (Seat::West, plays("CK"));
    assert_eq!(faults(table(), &[lead, corrects]), []);
    let face_down = (Seat::West, Act::LeadsFaceDown(played("CK")));
    assert_eq!(faults(table(), &[face_down, corrects]), []);
    let mut midway = table();
    midway.start.play(played("CK"));
    assert_eq!(faults(midway, &[corrects]), []);
}

#[test]
fn a_hand_of_which_fourteen_cards_are_known_is_too_long() {
    let mut table = table();
    let known = table.start.deal.hands[Seat::North].known().with(card("SA"));
    table.start.deal = Deal::UNKNOWN;
    table.start.deal.hands[Seat::North] = Holding::at_least(known);
    let long = DealFault::HandTooLong { seat: Seat::North, count: 14 };
    assert_eq!(faults(table, &[]), [(None, RecordFault::Deal(long))]);
}

#[test]
fn a_hand_dealt_wrong_may_have_a_card_more_or_fewer() {
    let mut table = table();
    let north = table.start.deal.hands[Seat::North].known();
    table.start.deal.hands[Seat::North] = Holding::exactly(north.without(card("S2")));
    table.wrong_hands[Seat::North] = true;
    assert_eq!(faults(table.clone(), &[]), []);
    let fewer = north.without(card("S2")).without(card("S5"));
    table.start.deal.hands[Seat::North] = Holding::exactly(fewer);
    let uneven = DealFault::UnevenHands { seat: Seat::North, count: 11, usual: 13 };
    assert_eq!(faults(table, &[]), [(None, RecordFault::Deal(uneven))]);
}

#[test]
fn the_trumps_and_the_faced_lead_follow_from_the_other_parts() {
    let mut midway = RecordBuilder::new(DEAL.parse().unwrap(), "4H S".parse().unwrap());
    midway.start.play(played("CK"));
    midway.start.trumps = None;
    let record = midway.build().unwrap();
    assert_eq!(record.start.trumps, Some(Suit::Hearts));
    assert!(record.lead_faced && !record.dummy_spread);
}

#[test]
fn all_faults_are_named_with_their_places() {
    let mut table = table();
    table.start.trick = Some(Trick::new(Seat::East));
    let events = [(Seat::East, Act::Warns), (Seat::West, plays("SK"))];
    let events = events.map(|(by, act)| Event { by, act });
    let faults = table.events(events).build().unwrap_err();
    assert_eq!(
        faults.to_string(),
        "table: the record lets E make the opening lead, which is W's; event 1: only dummy can do this; \
         event 2: W does not hold SK"
    );
}

#[test]
fn a_card_exposed_before_the_play_is_told_once() {
    let (west, small) =
        (ExposedCard::new(Seat::West, played("CK"), false), PlayedCard::Small(Suit::Clubs));
    let again = ExposedCard { before_auction: true, ..west };
    let fault = of_table(|table| table.exposed.extend([west, again]));
    assert_eq!(fault, (None, RecordFault::WrongExposedCard(again)));
    // Two small cards of a suit may be two cards.
    let small = ExposedCard::new(Seat::West, small, false);
    let table = RecordBuilder { exposed: vec![small, small], ..table() };
    assert!(table.build().is_ok());
}
