//! Turning the table turns the ruling; renaming the suits renames it. A look-up table cannot pass.

mod common;

use arbitro::bridge::{Suit, SuitMap};
use arbitro::casebook::Item;
use common::{Flat, all_items, clauses, flat, rule};

fn turned(item: &Item, quarters: u8) -> Item {
    let mut other = item.clone();
    other.record = item.record.turned(quarters);
    for given in &mut other.given {
        given.about = given.about.turned(quarters);
    }
    other
}

fn mapped(item: &Item, map: SuitMap) -> Item {
    let mut other = item.clone();
    other.record = item.record.mapped(map);
    for given in &mut other.given {
        given.about = given.about.mapped(map);
    }
    other
}

#[test]
fn turning_the_table_turns_the_ruling() {
    for item in all_items() {
        let ruling = rule(&item);
        for quarters in 1..4 {
            let other = rule(&turned(&item, quarters));
            let expected: Vec<Flat> = flat(&ruling)
                .into_iter()
                .map(|(path, decision, law)| {
                    let path = path
                        .into_iter()
                        .map(|(key, about, answer)| (key, about.turned(quarters), answer));
                    (path.collect(), decision.turned(quarters), law)
                })
                .collect();
            assert_eq!(flat(&other), expected, "{} turned {quarters}", item.id);
            assert_eq!(clauses(&other), clauses(&ruling), "{} turned {quarters}", item.id);
        }
    }
}

/// The twenty-four ways of naming the suits.
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
    for item in all_items() {
        let ruling = rule(&item);
        for map in maps() {
            let other = rule(&mapped(&item, map));
            let expected: Vec<Flat> = flat(&ruling)
                .into_iter()
                .map(|(path, decision, law)| {
                    let path = path
                        .into_iter()
                        .map(|(key, about, answer)| (key, about.mapped(map), answer));
                    (path.collect(), decision.mapped(map), law)
                })
                .collect();
            assert_eq!(flat(&other), expected, "{} renamed {map:?}", item.id);
            assert_eq!(clauses(&other), clauses(&ruling), "{} renamed {map:?}", item.id);
        }
    }
}
