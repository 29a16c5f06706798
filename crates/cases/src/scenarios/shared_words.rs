//! What somebody gets who knows no Law and matches the words of the options with those of the stem.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use crate::case::Bilingual;

use super::option_set::has_one;

/// Returns true if a reader who matches words gets hardly more of these keys than by guessing: neither the options with the
/// most words of their stem nor those with the fewest are right too often. There is a stem for each key.
pub fn shares_words_evenly(options: &[&Bilingual], stems: &[Bilingual], keys: &[&[bool]]) -> bool {
    let texts: [fn(&Bilingual) -> &str; 2] = [|text| &text.it, |text| &text.en];
    let is_of_one = keys.iter().all(|key| has_one(key));
    let guessed = if is_of_one { 1.0 / options.len().max(1) as f64 } else { 0.5 };
    texts.into_iter().all(|text| {
        let options: Vec<BTreeSet<String>> =
            options.iter().map(|option| words(text(option))).collect();
        let (mut most, mut fewest) = (0.0, 0.0);
        for (stem, key) in stems.iter().zip(keys) {
            let stem = words(text(stem));
            let shared = options.iter().map(|option| option.intersection(&stem).count() as f64);
            let shared: Vec<f64> = shared.collect();
            let unshared: Vec<f64> = shared.iter().map(|count| -count).collect();
            most += by_habit(&shared, key, is_of_one);
            fewest += by_habit(&unshared, key, is_of_one);
        }
        most.max(fewest) <= (guessed + MOST_ABOVE_GUESSING) * keys.len() as f64
    })
}

/// What a habit may be right above a guess, of one answer.
const MOST_ABOVE_GUESSING: f64 = 0.055;

/// Returns how often somebody is right who chooses the option with the greatest value, or one of those that have it; if
/// several may be right, who prefers of a right and a wrong one that with the greater value.
fn by_habit(values: &[f64], key: &[bool], is_of_one: bool) -> f64 {
    let of = |is_right: bool| {
        let with_key = values.iter().zip(key).filter(move |(_, right)| **right == is_right);
        with_key.map(|(value, _)| *value)
    };
    if is_of_one {
        let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let equal = values.iter().filter(|value| **value >= best).count();
        return of(true).filter(|value| *value >= best).count() as f64 / equal as f64;
    }
    let pairs = of(true).flat_map(|right| of(false).map(move |wrong| (right, wrong)));
    let preferred = pairs.map(|(right, wrong)| match right.total_cmp(&wrong) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    });
    let preferred: Vec<f64> = preferred.collect();
    preferred.iter().sum::<f64>() / preferred.len().max(1) as f64
}

/// Returns the words and numbers of a text in lower case; a card counts as one word.
fn words(text: &str) -> BTreeSet<String> {
    let is_suit = |letter: char| "♠♥♦♣".contains(letter);
    let mut words = BTreeSet::new();
    let mut word = String::new();
    for letter in text.chars().chain([' ']) {
        let is_same = word.chars().last().is_some_and(|last| {
            word.starts_with(is_suit) || last.is_numeric() == letter.is_numeric()
        });
        if !word.is_empty() && (!letter.is_alphanumeric() || !is_same) {
            words.insert(std::mem::take(&mut word));
        }
        if letter.is_alphanumeric() || is_suit(letter) {
            word.extend(letter.to_lowercase());
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::{Bilingual, shares_words_evenly};

    fn in_both(text: &str) -> Bilingual {
        Bilingual { it: text.to_owned(), en: text.to_owned() }
    }

    #[test]
    fn words_of_the_stem_that_follow_the_key_are_found() {
        let options = ["red", "green", "blue"].map(in_both);
        let options: Vec<&Bilingual> = options.iter().collect();
        let of_one: [&[bool]; 3] =
            [&[true, false, false], &[false, true, false], &[false, false, true]];
        let alike = ["a card", "the card", "that card"].map(in_both);
        assert!(shares_words_evenly(&options, &alike, &of_one));
        let telling = ["a red card", "a green card", "a blue card"].map(in_both);
        assert!(!shares_words_evenly(&options, &telling, &of_one));
        let avoiding = ["green, blue", "red, blue", "red, green"].map(in_both);
        assert!(!shares_words_evenly(&options, &avoiding, &of_one));
    }

    #[test]
    fn a_key_of_several_is_told_by_the_words_of_its_options() {
        let options = ["red", "green", "blue"].map(in_both);
        let options: Vec<&Bilingual> = options.iter().collect();
        let of_several: [&[bool]; 2] = [&[true, true, false], &[false, false, true]];
        let telling = ["red and green", "blue"].map(in_both);
        assert!(!shares_words_evenly(&options, &telling, &of_several));
        let the_same = ["red, at first", "red, at last"].map(in_both);
        assert!(shares_words_evenly(&options, &the_same, &of_several));
    }
}
