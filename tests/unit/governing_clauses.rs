//! The clause shown for a decision is the most specific one that decides it: no decision about a card cites a clause of
//! which a part, or an exception, was applied to that card.

use super::common::random_records::{config, random_record, record_text, steps};
use super::common::{all_items, contracts, deals, parts};
use arbitro_laws::laws;
use arbitro_laws::ruling::clause::covers;
use arbitro_laws::ruling::trace::{ClauseOutcome, TraceStep};
use arbitro_laws::ruling::{Clause, Doctrine, Edition, RulingInput, RulingPart};
use arbitro_laws::table::Record;
use proptest::prelude::*;

/// Clauses that give a general rule about taking a card back, each with clauses that give the rule for a case of it.
/// The numbers are those of 2007.
const GENERAL: [(&str, &[&str]); 5] = [
    (
        "47A",
        &[
            "45D", "50D2", "52B2", "54D", "54E", "55B", "56", "57D", "58B", "60B", "62B", "62C",
            "67B",
        ],
    ),
    ("47C", &["45C4(b)"]),
    ("47D", &["45C4(b)", "45D", "58B3", "62C"]),
    ("47F1", &["53C"]),
    ("62B", &["62C", "62D1"]),
];

/// Clauses with parts that add to their rule, and give no special case of it.
const ADDED_TO: [&str; 2] = ["24", "54B"];

/// Returns whether `specific` is a part of the clause `general`, or a case of the rule that it gives.
fn is_a_case(general: &Clause, specific: &Clause, edition: Edition) -> bool {
    if general == specific {
        return false;
    }
    let cases = GENERAL.iter().filter(|(number, _)| *number == general.name());
    let is_part = !ADDED_TO.contains(&general.name())
        && covers(general.number_in(edition), specific.number_in(edition));
    is_part || cases.flat_map(|(_, cases)| *cases).any(|case| covers(case, specific.name()))
}

/// Returns the first decision about a card that cites a general clause although a case of it was applied to the card.
fn too_general(part: &RulingPart, edition: Edition) -> Option<String> {
    let applied = |general: &Clause, card| {
        part.trace.iter().find_map(|entry| match entry.step {
            TraceStep::Opened(clause, ClauseOutcome::Applied)
                if entry.about.card() == Some(card) && is_a_case(general, clause, edition) =>
            {
                Some(clause.number_in(edition))
            }
            _ => None,
        })
    };
    part.decisions.iter().find_map(|ruled| {
        let (_, card) = ruled.decision.card_of_hand()?;
        let specific = applied(ruled.law, card)?;
        let cited = ruled.law.number_in(edition);
        Some(format!("{} by {cited}, not {specific}", ruled.decision.code()))
    })
}

fn first_too_general(record: &Record, edition: Edition) -> Option<String> {
    let doctrine = Doctrine::default();
    let ruling =
        laws::rule(RulingInput { record, given: &[], edition, doctrine: &doctrine }).ok()?;
    parts(&ruling).into_iter().find_map(|part| too_general(part, edition))
}

#[test]
fn decisions_in_the_bank_cite_the_clause_that_governs() {
    let of = |question: arbitro_cases::Question| {
        let found = first_too_general(&question.record, question.editions[0])?;
        Some(format!("{}: {found}", question.id))
    };
    let found: Vec<String> = all_items().into_iter().filter_map(of).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

proptest! {
    #![proptest_config(config(2031))]

    #[test]
    fn decisions_on_random_records_cite_the_clause_that_governs(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let record = random_record(contract, deal, edition, &turns).record;
        let found = first_too_general(&record, edition);
        prop_assert!(found.is_none(), "{:?} {}", found, record_text(&record));
    }
}
