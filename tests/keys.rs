//! Every key of the bank, flipped once, is caught.

mod common;

use arbitro::casebook::Case;
use arbitro::casebook::check::{Terms, check};
use arbitro::diag::Code;
use common::bank;

#[test]
fn a_wrong_key_is_caught_wherever_it_stands() {
    let mut flipped = 0;
    for case in bank() {
        for item in &case.items {
            for wrong in 0..item.options.len() {
                if item.options[wrong].right {
                    continue;
                }
                let mut other = item.clone();
                for (index, option) in other.options.iter_mut().enumerate() {
                    option.right = index == wrong;
                }
                let alone = Case { items: vec![other], ..case.clone() };
                let codes: Vec<Code> = check(&alone, &Terms::default())
                    .into_iter()
                    .map(|problem| problem.code)
                    .collect();
                assert!(codes.contains(&Code::UnmarkedRight), "{}: {codes:?}", item.id);
                assert!(
                    codes.contains(&Code::MarkedWrong) || codes.contains(&Code::NotApplied),
                    "{} option {wrong}: {codes:?}",
                    item.id
                );
                flipped += 1;
            }
        }
    }
    assert!(flipped > 120, "{flipped} keys flipped");
}

#[test]
fn a_decision_left_out_or_made_up_is_caught() {
    for case in bank() {
        for item in &case.items {
            for index in 0..item.expected.len() {
                let mut fewer = item.clone();
                fewer.expected.remove(index);
                let alone = Case { items: vec![fewer], ..case.clone() };
                let problems = check(&alone, &Terms::default());
                assert!(
                    problems.iter().any(|problem| problem.code == Code::Unexpected),
                    "{}",
                    item.id
                );
            }
        }
    }
}
