//! Rulings on random deals with random irregularities at random moments: whatever happens at the table gets a
//! ruling or an open question, the Laws never contradict themselves, what is withdrawn has its standing of
//! information, and what a ruling leaves behind is a possible table.
//!
//! `cargo test` tries 2,000 records and `cargo test --release` 100,000; `PROPTEST_CASES` asks for another number.

use super::common::stories::{Story, cases, story, tell, turns};
use super::common::{
    all_items, contracts, deals, ends, flat, impossible, keys, misread, naively, parts, rule, told,
    unanswered, under, ways, without_standing,
};
use arbitro::bridge::{Card, Hand, Position, Seat};
use arbitro::casebook::Item;
use arbitro::ruling::{Decision, Edition, Given, Status};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

#[test]
fn what_is_withdrawn_in_a_question_has_its_standing() {
    for item in all_items() {
        // With nothing found or chosen all branches are there.
        let ruling = rule(&Item { given: Vec::new(), ..item.clone() });
        for way in ways(&ruling) {
            let untold = without_standing(&way, &item.record);
            assert!(untold.is_empty(), "{}: what does {untold:?} tell, withdrawn?", item.id);
        }
    }
}

#[test]
fn no_ruling_on_a_question_does_what_the_table_cannot_do() {
    let mut found = Vec::new();
    for item in all_items() {
        // With nothing found or chosen all branches are there.
        for given in [Vec::new(), item.given.clone()] {
            let ruling = rule(&Item { given, ..item.clone() });
            found.extend(impossible(&ruling).into_iter().map(|effect| (item.id.clone(), effect)));
        }
    }
    assert_eq!(found, []);
}

proptest! {
    // A tenth of the records: each is heard once for every combination of answers.
    #![proptest_config(ProptestConfig {
        cases: cases().div_ceil(10),
        rng_seed: RngSeed::Fixed(1997),
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_ruling_is_what_each_hearing_from_the_beginning_gives(
        contract in contracts(), deal in deals(), turns in turns(), new in any::<bool>(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let story = Story { given: Vec::new(), ..story(contract, deal, edition, &turns) };
        let events = tell(&story.record);
        // That the Laws do not contradict themselves is held elsewhere.
        let Ok(ruling) = story.rule() else { return Ok(()) };
        for (answers, settled) in naively(&story.record, edition).unwrap_or_default() {
            let decided = under(&ruling, &answers);
            prop_assert_eq!(decided, told(settled.decisions()), "under {}: {}", keys(&answers), events);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(),
        // The same records each time: a failure can be looked at again.
        rng_seed: RngSeed::Fixed(2017),
        ..ProptestConfig::default()
    })]

    #[test]
    fn whatever_happens_gets_a_ruling_and_leaves_a_possible_table(
        contract in contracts(), deal in deals(), turns in turns(), new in any::<bool>(), quarters in 1u8..4,
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let story = story(contract, deal, edition, &turns);
        let events = tell(&story.record);
        let ruling = story.rule();
        prop_assert!(ruling.is_ok(), "{:?}: {events}", ruling.err());
        let ruling = ruling.unwrap();
        prop_assert_eq!(misread(&story.record, &ruling), None, "{}", events);

        prop_assert_eq!(impossible(&ruling), vec![], "impossible: {}", events);
        for part in parts(&ruling) {
            for ruled in &part.decisions {
                if let Decision::Is(Status::Penalty(owner, ..)) = ruled.decision {
                    // The presumed declarer may have become dummy: the defenders stay the same.
                    prop_assert!(contract.is_defender(owner), "a penalty card of {owner}: {events}");
                }
            }
        }
        if !ruling.is_cut_short() {
            for way in ways(&ruling) {
                let untold = without_standing(&way, &story.record);
                prop_assert!(untold.is_empty(), "what does {untold:?} tell, withdrawn? {events}");
                let silent = unanswered(way.trace());
                prop_assert!(silent.is_empty(), "no answer to {silent:?}: {events}");
            }
        }
        for end in ends(&ruling) {
            let Position { deal: left, gone, .. } = end.position;
            prop_assert!((left.known() & gone).is_empty(), "a card twice: {events}");
            let may_be_held = |card: &Card| Seat::ALL.into_iter().any(|seat| left.holds(seat, *card) != Some(false));
            let missing: Hand = (Hand::PACK - gone).iter().filter(|card| !may_be_held(card)).collect();
            prop_assert!(missing.is_empty(), "cards lost {missing:?}: {events}");
        }

        let turned = Story {
            record: story.record.turned(quarters),
            given: story.given.iter()
                .map(|given| Given { about: given.about.turned(quarters), ..*given })
                .collect(),
            edition,
        };
        let other = turned.rule();
        prop_assert!(other.is_ok(), "{:?}: {events}", other.err());
        let expected: Vec<_> = flat(&ruling).into_iter()
            .map(|(path, decision, law)| {
                let path: Vec<_> = path.into_iter()
                    .map(|(key, about, answer)| (key, about.turned(quarters), answer))
                    .collect();
                (path, decision.turned(quarters), law)
            })
            .collect();
        let other = other.unwrap();
        prop_assert_eq!(flat(&other), expected, "turned by {}: {}", quarters, events);
        prop_assert_eq!(&other.account(), &ruling.account(), "turned by {}: {}", quarters, events);
    }
}
