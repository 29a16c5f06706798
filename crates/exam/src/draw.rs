//! Draws quiz questions: the same seed and bank give the same questions and options, in the same order.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use arbitro_cases::Question;
use arbitro_cases::scenarios::random::shuffle;

/// A question of a quiz, with its options in the order shown.
#[derive(Clone, Debug)]
pub struct DrawnQuestion<'b> {
    /// The question.
    pub question: &'b Question,
    /// The options in the order shown, each by its index in the question.
    pub order: Vec<usize>,
}

/// Draws at most `count` of the questions (all for `None`). The seed decides which questions are
/// drawn, their order, and the order of their options.
pub fn draw<'b>(
    mut questions: Vec<&'b Question>,
    count: Option<usize>,
    seed: u64,
) -> Vec<DrawnQuestion<'b>> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    questions.sort_by(|one, two| one.id.cmp(&two.id));
    shuffle(&mut questions, &mut rng);
    questions.truncate(count.unwrap_or(usize::MAX));
    shuffle_options(questions, &mut rng)
}

/// Returns the questions in their order, each with its options in an order that depends on the seed.
pub fn in_order<'b>(questions: Vec<&'b Question>, seed: u64) -> Vec<DrawnQuestion<'b>> {
    shuffle_options(questions, &mut ChaCha8Rng::seed_from_u64(seed))
}

fn shuffle_options<'b>(
    questions: Vec<&'b Question>,
    rng: &mut ChaCha8Rng,
) -> Vec<DrawnQuestion<'b>> {
    questions
        .into_iter()
        .map(|question| {
            let mut order: Vec<usize> = (0..question.options.len()).collect();
            shuffle(&mut order, rng);
            DrawnQuestion { question, order }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffled(seed: u64) -> Vec<u32> {
        let mut numbers: Vec<u32> = (0..10).collect();
        shuffle(&mut numbers, &mut ChaCha8Rng::seed_from_u64(seed));
        numbers
    }

    #[test]
    fn the_order_of_a_seed_is_pinned() {
        assert_eq!(shuffled(42), shuffled(42));
        assert_ne!(shuffled(42), shuffled(43));
        assert_eq!(shuffled(42), [1, 4, 9, 6, 8, 2, 5, 0, 3, 7]);
    }

    #[test]
    fn every_place_is_reached_about_as_often() {
        let mut counts = [0u32; 4];
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        for _ in 0..4000 {
            let mut numbers = [0usize, 1, 2, 3];
            shuffle(&mut numbers, &mut rng);
            counts[numbers.iter().position(|n| *n == 0).unwrap()] += 1;
        }
        assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
    }
}
