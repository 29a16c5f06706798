//! The words of stems, to find stems that are too much alike.

use std::cmp::Ordering;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The share of words, from 0 to 100, above which two stems count as too much alike.
pub const ALIKE_PERCENT: usize = 80;

/// The words of an Italian text, without the names of seats and cards: their hashes, in order.
#[derive(Clone, Debug)]
pub(super) struct MaskedWords(Vec<u64>);

impl MaskedWords {
    pub(super) fn of(text: &str) -> MaskedWords {
        const SEATS: [&str; 4] = ["nord", "est", "sud", "ovest"];
        let is_end = |c: char| !(c.is_alphanumeric() || "♠♥♦♣".contains(c));
        let words = text.split(is_end).filter(|word| !word.is_empty()).map(str::to_lowercase);
        let told = words
            .filter(|word| !SEATS.contains(&word.as_str()) && !word.contains(['♠', '♥', '♦', '♣']));
        let hash = |word: String| {
            let mut hasher = DefaultHasher::new();
            word.hash(&mut hasher);
            hasher.finish()
        };
        let mut hashes: Vec<u64> = told.map(hash).collect();
        hashes.sort_unstable();
        hashes.dedup();
        MaskedWords(hashes)
    }

    /// Returns true if the texts share more than [`ALIKE_PERCENT`] of their words. The comparison ends as soon as too many
    /// words have been found in one text only.
    pub(super) fn is_like(&self, other: &MaskedWords) -> bool {
        const LEAST: usize = ALIKE_PERCENT + 1;
        let all = self.0.len() + other.0.len();
        let most_apart = all * (100 - LEAST) / (100 + LEAST);
        let (mut one, mut two) = (self.0.iter().peekable(), other.0.iter().peekable());
        let mut apart = 0;
        while apart <= most_apart {
            let (Some(first), Some(second)) = (one.peek(), two.peek()) else {
                return apart + one.len() + two.len() <= most_apart;
            };
            match first.cmp(second) {
                Ordering::Less => drop(one.next()),
                Ordering::Greater => drop(two.next()),
                Ordering::Equal => {
                    one.next();
                    two.next();
                    continue;
                }
            }
            apart += 1;
        }
        false
    }

    /// Returns the number of common words among all words of both texts (the Jaccard index), in percent.
    pub(super) fn common_percent(&self, other: &MaskedWords) -> usize {
        let (one, other) = (&self.0, &other.0);
        let (mut at, mut common) = (0, 0);
        for hash in one {
            while other.get(at).is_some_and(|word| word < hash) {
                at += 1;
            }
            common += usize::from(other.get(at) == Some(hash));
        }
        100 * common / (one.len() + other.len() - common).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_alike_if_they_share_enough_words() {
        let texts: Vec<MaskedWords> = (0..30_u64)
            .flat_map(|first| {
                (1..30).map(move |count| MaskedWords((first..first + count).collect()))
            })
            .collect();
        for (one, other) in texts.iter().flat_map(|one| texts.iter().map(move |other| (one, other)))
        {
            let is_like = one.common_percent(other) > ALIKE_PERCENT;
            assert_eq!(one.is_like(other), is_like, "{one:?} {other:?}");
        }
    }

    #[test]
    fn seats_and_cards_do_not_make_stems_different() {
        let [one, other] =
            ["Nord gioca ♠K: è giusto?", "Est gioca ♥10; è giusto?"].map(MaskedWords::of);
        assert_eq!(one.common_percent(&other), 100);
        assert_eq!(one.common_percent(&MaskedWords::of("Est dice di no.")), 0);
        let half = MaskedWords::of("gioca bene");
        assert_eq!(half.common_percent(&MaskedWords::of("gioca male")), 33);
    }
}
