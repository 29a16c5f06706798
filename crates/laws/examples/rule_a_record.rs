//! Reads a deal, a contract and plays, and prints the ruling in both editions: its paths, with the answers that lead to
//! each, the decisions, the clauses that apply and the reasons why others do not.

use std::error::Error;

use arbitro_laws::bridge::{Contract, Deal};
use arbitro_laws::laws::rule;
use arbitro_laws::record::word_names::WordNames;
use arbitro_laws::record::{Event, Language};
use arbitro_laws::ruling::{Doctrine, Edition, RulingInput};
use arbitro_laws::table::{Record, RecordBuilder};

/// North, dummy, is to lead to the next trick; East leads the queen of hearts.
const TABLE: &str = "\
N:KQ52.AK4.Q763.85 JT9.QJ9.T98.J762 A43.T87.AK52.A43 876.6532.J4.KQT9
3NT S
N to lead
E plays HQ";

fn record(text: &str) -> Result<Record, Box<dyn Error>> {
    let [deal, contract, leader, plays @ ..] = &text.lines().collect::<Vec<_>>()[..] else {
        return Err("expected a deal, a contract and a leader".into());
    };
    let (deal, contract): (Deal, Contract) = (deal.parse()?, contract.parse()?);
    let leader = leader.trim_end_matches(" to lead").parse()?;
    let events: Result<Vec<Event>, _> = plays.iter().map(|play| play.parse()).collect();
    Ok(RecordBuilder::new(deal, contract).led_by(leader).events(events?).build()?)
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let (record, doctrine) = (record(TABLE)?, Doctrine::default());
    let names = WordNames { language: Language::English, ascii: true };
    for edition in Edition::ALL {
        println!("The Laws of {}:", edition.year());
        let ruling =
            rule(RulingInput { record: &record, given: &[], edition, doctrine: &doctrine })?;
        for path in ruling.different_paths() {
            println!("  if:");
            for (question, answer) in &path.answers {
                println!("    {}", question.reply_in_words(*answer, &names));
            }
            println!("  then:");
            for ruled in path.decisions() {
                println!(
                    "    {} [{}]",
                    ruled.decision.sentence(&names),
                    ruled.law.number_in(edition)
                );
            }
            for clause in path.applied() {
                let gist = clause.gist(edition).in_language(Language::English);
                println!("    {} applies: {gist}", clause.number_in(edition));
            }
            for rejection in path.rejected() {
                let why = rejection.reason.in_words(&names);
                println!("    {} does not: {why}", rejection.law.number_in(edition));
            }
        }
    }
    Ok(())
}
