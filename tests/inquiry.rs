//! The laws of the inquiry: an unknown fact is a question, answering it is taking its branch, more findings
//! never widen a tree, and their order does not matter.

mod common;

use arbitro::casebook::{Item, findings};
use arbitro::ruling::{Asker, Given, Ruling, Source};
use common::{all_items, flat, rule};

/// The question with nothing established.
fn bare(item: &Item) -> Item {
    Item { given: Vec::new(), ..item.clone() }
}

/// The director's findings of a leaf, as findings given beforehand. Choices stay choices.
fn answered(path: &[(arbitro::ruling::Question, arbitro::ruling::Answer)]) -> Vec<Given> {
    path.iter()
        .map(|(question, answer)| Given {
            fact: question.fact,
            about: question.about,
            answer: *answer,
            source: Source::Assumed,
        })
        .collect()
}

#[test]
fn answering_the_questions_of_a_leaf_gives_the_leaf() {
    let mut open = 0;
    for item in all_items() {
        let bare = bare(&item);
        let tree = rule(&bare);
        for leaf in tree.leaves() {
            open += usize::from(!leaf.path.is_empty());
            let settled = rule(&Item { given: answered(&leaf.path), ..bare.clone() });
            let decisions: Vec<_> = leaf.decisions().map(|ruled| ruled.decision).collect();
            let given: Vec<_> = settled.decisions.iter().map(|ruled| ruled.decision).collect();
            assert!(settled.open.is_none(), "{} stays open under {:?}", item.id, leaf.path);
            assert_eq!(given, decisions, "{} under {:?}", item.id, leaf.path);
        }
    }
    assert!(open > 60, "the bank has {open} open leaves");
}

fn leaves(ruling: &Ruling) -> usize {
    ruling.leaves().len()
}

#[test]
fn more_findings_never_widen_a_tree() {
    for item in all_items() {
        let mut fewer = bare(&item);
        let mut width = leaves(&rule(&fewer));
        for given in &item.given {
            fewer.given.push(*given);
            let narrower = leaves(&rule(&fewer));
            assert!(
                narrower <= width,
                "{}: {} widens {width} to {narrower}",
                item.id,
                given.fact.key
            );
            width = narrower;
        }
    }
}

#[test]
fn the_order_of_findings_does_not_matter() {
    for item in all_items() {
        let mut other = item.clone();
        other.given.reverse();
        assert_eq!(flat(&rule(&other)), flat(&rule(&item)), "{}", item.id);
    }
}

#[test]
fn an_unknown_finding_is_a_question_and_never_a_no() {
    let mut asked = 0;
    for item in all_items().iter().filter(|item| !item.given.is_empty()) {
        for index in 0..item.given.len() {
            let mut unknown = item.clone();
            let gone = unknown.given.remove(index);
            if !findings::answers_any(&gone, &findings::asked(&rule(item))) {
                // Only the other edition asks for it.
                continue;
            }
            let ruling = rule(&unknown);
            let mut open = Vec::new();
            ruling.each(&mut |ruling| {
                open.extend(ruling.open.iter().map(|open| open.question.fact));
                open.extend(ruling.immaterial.iter().map(|question| question.fact));
            });
            assert!(open.contains(&gone.fact), "{}: {} is not asked", item.id, gone.fact.key);
            asked += 1;
        }
    }
    assert!(asked > 25, "only {asked} findings were taken away");
}

#[test]
fn branches_that_agree_are_one() {
    for item in all_items() {
        let tree = rule(&bare(&item));
        tree.each(&mut |ruling| {
            if let Some(open) = &ruling.open {
                let (_, first) = &open.branches[0];
                let same = open.branches.iter().skip(1).all(|(_, other)| first.rules_like(other));
                assert!(!same, "{}: {} changes nothing", item.id, open.question.full_key());
            }
        });
    }
}

#[test]
fn a_finding_is_asked_of_the_director_and_a_choice_of_a_player() {
    for item in all_items() {
        let ruling = rule(&item);
        for given in &item.given {
            assert_eq!(given.fact.asker, Asker::Director, "{}", item.id);
        }
        assert!(ruling.contradicted.is_empty(), "{}", item.id);
    }
}

#[test]
fn a_ruling_with_too_much_open_is_cut_short_and_says_so() {
    let dropped = |count: usize| {
        let cards = (0..count).map(|at| format!("{}{}", ["S", "H"][at % 2], 2 + at / 2));
        let events: Vec<String> =
            cards.map(|card| format!("{{ by = \"W\", drops = \"{card}\" }}")).collect();
        let text = format!(
            "title.it = \"-\"\ntitle.en = \"-\"\n[table]\ncontract = \"3NT S\"\non_lead = \"S\"\n\
             [[question]]\nid = \"49-77\"\ntext.it = \"-\"\ntext.en = \"-\"\nevents = [{}]\nruling = []\n",
            events.join(", ")
        );
        let case = arbitro::casebook::read("dropped", &text).case;
        rule(&case.items[0])
    };
    let few = dropped(3);
    assert!(!few.is_cut_short());
    assert!(few.leaves().len() >= 4, "{}", few.leaves().len());
    let many = dropped(16);
    assert!(many.is_cut_short());
    assert!(many.leaves().len() < 400, "{}", many.leaves().len());
}
