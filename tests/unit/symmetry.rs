//! If the table is turned or the suits are exchanged, the ruling changes in the same way; a lookup table of rulings
//! would fail this test.

use super::common::{DecisionPath, all_items, clauses, flat, rule};
use arbitro_cases::Question;
use arbitro_cases::variant::Variant;
use arbitro_laws::bridge::{Suit, SuitMap};
use arbitro_laws::ruling::{Decision, Subject};

/// Sorts the decisions, since the order by suit of cards faced together is arbitrary.
fn in_any_order(mut decisions: Vec<DecisionPath>) -> Vec<DecisionPath> {
    decisions.sort_by_cached_key(|decided| format!("{decided:?}"));
    decisions
}

/// Checks that the ruling on the changed question is the ruling on the question, changed in the same way.
fn follows(
    question: &Question,
    changed: &Question,
    subject: impl Fn(Subject) -> Subject,
    decision: impl Fn(Decision) -> Decision,
    how: &str,
) {
    let (ruling, other) = (rule(question), rule(changed));
    let change = |(path, decided, law): DecisionPath| -> DecisionPath {
        let path = path.into_iter().map(|(key, about, answer)| (key, subject(about), answer));
        (path.collect(), decision(decided), law)
    };
    let (found, expected) = (flat(&other), flat(&ruling).into_iter().map(change).collect());
    if found != expected {
        assert_eq!(in_any_order(found), in_any_order(expected), "{} {how}", question.id);
    }
    assert_eq!(clauses(&other), clauses(&ruling), "{} {how}", question.id);
    // The reading of an event names no seat and no suit.
    assert_eq!(other.event_readings(), ruling.event_readings(), "{} {how}", question.id);
}

#[test]
fn turning_the_table_turns_the_ruling() {
    for question in all_items() {
        for quarters in 1..4 {
            let subject = |about: Subject| about.turned(quarters);
            let decision = |decision: Decision| decision.turned(quarters);
            let how = format!("turned {quarters}");
            let variant = Variant { quarters, ..Variant::AS_WRITTEN };
            let varied = question.with_facts_varied(variant).expect("a possible question");
            follows(&question, &varied, subject, decision, &how);
        }
    }
}

/// Returns the twenty-four permutations of the suits.
fn maps() -> Vec<SuitMap> {
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
    let mut maps = Vec::new();
    for a in suits {
        for b in suits {
            for c in suits {
                for d in suits {
                    let map = [a, b, c, d];
                    if suits.iter().all(|suit| map.contains(suit)) {
                        maps.push(SuitMap(map));
                    }
                }
            }
        }
    }
    assert_eq!(maps.len(), 24);
    maps
}

#[test]
fn renaming_the_suits_renames_the_ruling() {
    for question in all_items() {
        for map in maps() {
            let subject = |about: Subject| about.mapped(map);
            let decision = |decision: Decision| decision.mapped(map);
            let how = format!("renamed {map:?}");
            let variant = Variant { suits: map, ..Variant::AS_WRITTEN };
            let Some(varied) = question.with_facts_varied(variant) else {
                // Other suits can make the bids of an auction insufficient.
                assert!(question.setting.auction.is_some(), "{} {how}", question.id);
                continue;
            };
            follows(&question, &varied, subject, decision, &how);
        }
    }
}
