//! Rules on a lead out of turn, in both editions of the Code, with the clauses that apply and the questions that
//! remain.

use std::error::Error;

use arbitro_laws::bridge::{Contract, Deal, Position, Seat};
use arbitro_laws::laws::rule;
use arbitro_laws::record::{Act, Event, PlayManner};
use arbitro_laws::ruling::{Doctrine, Edition, Language, RulingInput};
use arbitro_laws::table::Record;

pub fn main() -> Result<(), Box<dyn Error>> {
    let deal: Deal =
        "N:KQ52.AK4.Q763.85 JT9.QJ9.T98.J762 A43.T87.AK52.A43 876.6532.J4.KQT9".parse()?;
    let contract: Contract = "3NT S".parse()?;
    // North, dummy, is to lead; East leads the queen of hearts.
    let lead = Act::Plays { card: "HQ".parse()?, manner: PlayManner::default() };
    let start = Position::new(deal, contract.strain.trumps(), Some(Seat::North));
    let record = Record::in_play(contract, start, vec![Event { by: Seat::East, act: lead }]);
    assert!(record.faults().is_empty(), "these events can have happened");

    for edition in Edition::ALL {
        let input =
            RulingInput { record: &record, given: &[], edition, doctrine: &Doctrine::default() };
        let ruling = rule(input)?;
        println!("The Laws of {}:", edition.year());
        for clause in ruling.applied() {
            let number = clause.number.in_edition(edition).unwrap_or(clause.name());
            println!("  {number}: {}", clause.gist(edition).in_language(Language::English));
        }
        for ruled in ruling.decisions() {
            println!("  decided: {}", ruled.decision.code());
        }
        for open in ruling.open() {
            println!("  to establish: {}", open.question.full_key());
            for (answer, ruling) in &open.branches {
                let decided: Vec<String> =
                    ruling.decisions().map(|ruled| ruled.decision.code()).collect();
                println!("    {}: {}", open.question.fact.reply_key(*answer), decided.join("; "));
            }
        }
    }
    Ok(())
}
