//! Prints why the clauses that do not apply to a revoke are rejected, and the smallest change to the record that would
//! leave nothing to rule on.

use std::error::Error;

use arbitro_laws::bridge::{BySeat, Contract, Deal, Seat};
use arbitro_laws::laws::{hear, rule};
use arbitro_laws::record::names::BridgeSigns;
use arbitro_laws::record::{Act, Event, PlayManner};
use arbitro_laws::ruling::contrast::{Edit, Situation, nearest};
use arbitro_laws::ruling::{Doctrine, Edition, Language, RulingInput};
use arbitro_laws::table::RecordBuilder;

fn plays(by: Seat, card: &str) -> Result<Event, Box<dyn Error>> {
    Ok(Event { by, act: Act::Plays { card: card.parse()?, manner: PlayManner::default() } })
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let deal: Deal =
        "N:KQ52.AK4.Q763.85 JT9.QJ9.T98.J762 A43.T87.AK52.A43 876.6532.J4.KQT9".parse()?;
    let contract: Contract = "3NT S".parse()?;
    // East discards a diamond on dummy's spade although he has spades.
    let events =
        vec![plays(Seat::North, "SK")?, plays(Seat::East, "D8")?, plays(Seat::South, "S3")?];
    let record = RecordBuilder::new(deal, contract).led_by(Seat::North).events(events).build()?;
    let (edition, doctrine) = (Edition::default(), Doctrine::default());
    let names = BridgeSigns { language: Language::English, ..BridgeSigns::default() };
    let input = RulingInput { record: &record, given: &[], edition, doctrine: &doctrine };
    for rejection in rule(input)?.rejected() {
        let reason = rejection.reason.in_words(&names);
        println!("{} does not apply: {reason}", rejection.law.number_in(edition));
    }

    // The nearest situation whose ruling has no decisions and no open questions: East follows suit.
    let situation =
        Situation { record, given: Vec::new(), edition, doctrine, shown_out: BySeat::default() };
    let regular = nearest(hear, situation, |_, ruled| {
        ruled.ruling.decisions().next().is_none() && ruled.ruling.is_settled()
    });
    for edit in regular.into_iter().flat_map(|neighbour| neighbour.edits) {
        match edit {
            Edit::Card { card, other, .. } => {
                println!("with {other} instead of {card}: nothing to rule on")
            }
            edit => println!("with {edit:?}: nothing to rule on"),
        }
    }
    Ok(())
}
