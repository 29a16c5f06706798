//! Runs the examples to the end, and uses the crate as a program outside the workspace does.

use arbitro_laws::bridge::Seat;
use arbitro_laws::laws::rule;
use arbitro_laws::record::word_names::WordNames;
use arbitro_laws::record::{Event, Language};
use arbitro_laws::ruling::{Doctrine, Edition, RulingInput};
use arbitro_laws::table::{Record, RecordBuilder};

#[path = "../examples/explain_why_not.rs"]
mod explain_why_not;
#[path = "../examples/rule_a_record.rs"]
mod rule_a_record;

#[test]
fn a_record_is_ruled_in_both_editions() -> Result<(), Box<dyn std::error::Error>> {
    rule_a_record::main()
}

#[test]
fn a_clause_that_does_not_apply_is_explained() -> Result<(), Box<dyn std::error::Error>> {
    explain_why_not::main()
}

const DEAL: &str = "N:KQ52.AK4.Q763.85 JT9.QJ9.T98.J762 A43.T87.AK52.A43 876.6532.J4.KQT9";

/// Returns the record of these events in the play, with North to lead.
fn record(events: &[&str]) -> Result<Record, Box<dyn std::error::Error>> {
    let events: Result<Vec<Event>, _> = events.iter().map(|event| event.parse()).collect();
    let table = RecordBuilder::new(DEAL.parse()?, "3NT S".parse()?).led_by(Seat::North);
    Ok(table.events(events?).build()?)
}

#[test]
fn an_impossible_record_is_refused_with_every_fault() -> Result<(), Box<dyn std::error::Error>> {
    let refused = record(&["E plays SA", "W warns", "E corrects SJ"]).unwrap_err();
    assert_eq!(refused.to_string(), "event 1: E does not hold SA; event 2: only dummy can do this");
    let possible = record(&["N plays SK"])?;
    let faults = possible.changed(|record| record.events.clear())?;
    assert!(faults.events.is_empty());
    let event = "N plays SA".parse()?;
    let refused = possible.changed(|record| record.events.push(event)).unwrap_err();
    assert_eq!(refused.to_string(), "event 2: N does not hold SA");
    Ok(())
}

#[test]
fn two_rulings_are_compared_in_words() -> Result<(), Box<dyn std::error::Error>> {
    let (edition, doctrine) = (Edition::Y2017, Doctrine::default());
    let ruled =
        |record: &Record| rule(RulingInput { record, given: &[], edition, doctrine: &doctrine });
    let regular = ruled(&record(&["N plays SK", "E plays S9"])?)?;
    let revoke = ruled(&record(&["N plays SK", "E plays D8", "N attention"])?)?;
    assert!(regular.decisions_not_in(&regular).is_empty());
    assert!(revoke.decisions_not_in(&revoke).is_empty());
    let only: Vec<String> = Language::ALL
        .into_iter()
        .flat_map(|language| {
            let names = WordNames { language, ascii: true };
            let only = revoke.decisions_not_in(&regular).into_iter();
            only.map(move |one| one.ruled.decision.sentence(&names)).collect::<Vec<_>>()
        })
        .collect();
    assert!(only.iter().any(|sentence| sentence.contains("Est")), "{only:?}");
    assert!(only.iter().any(|sentence| sentence.contains("East")), "{only:?}");
    Ok(())
}
