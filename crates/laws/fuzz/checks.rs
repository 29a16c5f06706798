//! The checks of the fuzz targets. The tests of the crate run them on the corpus (`tests/corpus.rs`).

use std::fmt::{Debug, Display};
use std::str::FromStr;

use arbitro_laws::bridge::{
    Call, Card, Contract, Deal, Hand, Holding, PlayedCard, Rank, Seat, Side, Strain, Suit,
};
use arbitro_laws::laws::rule_within;
use arbitro_laws::record::{Act, Event, PlayManner};
use arbitro_laws::ruling::{Decision, Doctrine, Edition, Ruling, RulingInput};
use arbitro_laws::table::{Record, RecordBuilder};

/// Checks, for each type that reads the text, that the value is written as a text that reads back as the same value.
pub fn notation(text: &str) {
    reads_back::<Card>(text);
    reads_back::<PlayedCard>(text);
    reads_back::<Suit>(text);
    reads_back::<Rank>(text);
    reads_back::<Seat>(text);
    reads_back::<Side>(text);
    reads_back::<Strain>(text);
    reads_back::<Hand>(text);
    reads_back::<Holding>(text);
    reads_back::<Deal>(text);
    reads_back::<Contract>(text);
    reads_back::<Call>(text);
    reads_back::<Event>(text);
}

fn reads_back<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let again = value.to_string();
        assert_eq!(again.parse::<T>().ok(), Some(value), "{text:?} is written {again:?}");
    }
}

/// Checks that the record made of these bytes is ruled on in every edition without error, and that turning the table by
/// a quarter only turns the decisions by a quarter. Returns `false` without a check if the bytes make no record that
/// can have happened.
///
/// # Errors
///
/// Returns an error if the deal or a contract in this file is wrong, or if a ruling fails.
pub fn ruling(bytes: &[u8]) -> Result<bool, Box<dyn std::error::Error>> {
    let Some(record) = record(bytes)? else { return Ok(false) };
    let doctrine = Doctrine::default();
    for edition in Edition::ALL {
        let decided = |record: &Record| -> Result<Vec<Decision>, Box<dyn std::error::Error>> {
            let input = RulingInput { record, given: &[], edition, doctrine: &doctrine };
            let (ruling, _) = rule_within(input, 200)?;
            Ok(decisions(&ruling, 4))
        };
        let codes = |decisions: Vec<Decision>| {
            let mut codes: Vec<String> = decisions.iter().map(Decision::code).collect();
            codes.sort();
            codes
        };
        let here = decided(&record)?.into_iter().map(|decision| decision.turned(1)).collect();
        assert_eq!(codes(here), codes(decided(&record.turned(1))?), "{record:?}");
    }
    Ok(true)
}

/// Returns the decisions of a ruling, and those that follow from the answers to its questions, up to `depth` questions
/// in sequence.
fn decisions(ruling: &Ruling, depth: u8) -> Vec<Decision> {
    let mut found: Vec<Decision> = ruling.decisions().map(|ruled| ruled.decision).collect();
    for open in ruling.open().filter(|_| depth > 0) {
        found.extend(open.branches.iter().flat_map(|(_, ruling)| decisions(ruling, depth - 1)));
    }
    found
}

/// Makes a record from bytes: three for the table, then three for each of at most eight events. Returns `None` if the
/// bytes are too few, or if the record cannot have happened.
fn record(bytes: &[u8]) -> Result<Option<Record>, Box<dyn std::error::Error>> {
    const CONTRACTS: [&str; 4] = ["3NT S", "4H S", "6C S", "2SX S"];
    let [quarters, contract, leader, events @ ..] = bytes else { return Ok(None) };
    let deal: Deal =
        "N:KQ52.AK4.Q763.85 JT9.QJ9.T98.J762 A43.T87.AK52.A43 876.6532.J4.KQT9".parse()?;
    let contract: Contract = CONTRACTS[usize::from(contract % 4)].parse()?;
    let seat = |byte: &u8| Seat::ALL[usize::from(byte % 4)];
    let mut record = RecordBuilder::new(deal, contract).led_by(seat(leader));
    for event in events.chunks_exact(3).take(8) {
        let (by, card) = (seat(&event[0]), usize::from(event[2] % 52));
        let card: PlayedCard = Card::new(Suit::ALL[card / 13], Rank::ALL[card % 13]).into();
        let act = match event[1] % 10 {
            0 => Act::ATTENTION,
            1 => Act::Touches(card),
            2 => Act::Names(card),
            3 => Act::Corrects { card, of: None },
            4 => Act::AsksIfVoid(seat(&event[2])),
            5 => Act::Claims(None),
            6 => Act::TellsTurn(seat(&event[2])),
            _ => Act::Plays { card, manner: PlayManner::default() },
        };
        record.events.push(Event { by, act });
    }
    Ok(record.build().ok().map(|record| record.turned(*quarters % 4)))
}
