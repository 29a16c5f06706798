//! Random numbers from a seed: the same on every machine and in every version of the `rand` library.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::Case;

/// Shuffles (Fisher-Yates) with the generator's own stream, which is the same on every machine and in every version of
/// its library.
pub fn shuffle<T>(items: &mut [T], rng: &mut ChaCha8Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last as u32 + 1, rng) as usize);
    }
}

/// Draws a number below `bound`, uniformly.
pub fn below(bound: u32, rng: &mut ChaCha8Rng) -> u32 {
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let number = rng.next_u32();
        if number < fair {
            return number % bound;
        }
    }
}

/// Returns a generator at the same position of another stream of the same seed.
fn clone_stream(rng: &ChaCha8Rng, stream: u64) -> ChaCha8Rng {
    let mut copy = ChaCha8Rng::from_seed(rng.get_seed());
    copy.set_stream(stream);
    copy.set_word_pos(rng.get_word_pos());
    copy
}

/// The seed of a run, and the run's name.
#[derive(Debug)]
pub struct RunSeed {
    generator: ChaCha8Rng,
    name: String,
}

impl Clone for RunSeed {
    fn clone(&self) -> RunSeed {
        let generator = clone_stream(&self.generator, self.generator.get_stream());
        RunSeed { generator, name: self.name.clone() }
    }
}

/// The beginning of the `source` of a generated case; the name of its run is the end.
pub const SOURCE: &str = "arbitro generate: ";

/// The first letter of the name of a run whose seed is the number after it.
const STATED: char = 'g';

impl RunSeed {
    /// Creates a seed from a number that anybody can type: its questions are public, and its name has the number.
    pub fn stated(seed: u64) -> RunSeed {
        let generator = ChaCha8Rng::seed_from_u64(seed);
        RunSeed { generator, name: format!("{STATED}{seed}") }
    }

    /// Creates a seed from secret bits; the name only distinguishes runs, and does not affect what is drawn.
    pub fn drawn(bits: [u8; 32], name: [u8; 4]) -> RunSeed {
        let name = format!("r{:08x}", u32::from_be_bytes(name));
        RunSeed { generator: ChaCha8Rng::from_seed(bits), name }
    }

    /// Creates a seed from a generator; the name does not reveal it.
    pub fn of(generator: ChaCha8Rng, name: String) -> RunSeed {
        RunSeed { generator, name }
    }

    /// Returns the run's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the generator of the question of this number.
    pub fn rng(&self, question: u64) -> QuestionRng {
        QuestionRng(clone_stream(&self.generator, question))
    }

    /// Returns the seed from which the questions of a case can be generated again, if its source or an id has it.
    pub fn stated_in(case: &Case) -> Option<u64> {
        let number = |run: &str| run.strip_prefix(STATED)?.parse().ok();
        let source = case.source.strip_prefix(SOURCE);
        let of_source = source.and_then(|source| number(source.rsplit_once(", ")?.1));
        of_source.or_else(|| {
            case.questions.iter().find_map(|question| {
                match question.id.split('-').collect::<Vec<_>>()[..] {
                    [_, run, number_text] => {
                        number_text.parse::<usize>().ok().and_then(|_| number(run))
                    }
                    _ => None,
                }
            })
        })
    }
}

/// The random numbers for one question. A clone draws the same numbers.
#[derive(Debug)]
pub struct QuestionRng(ChaCha8Rng);

impl Clone for QuestionRng {
    fn clone(&self) -> QuestionRng {
        QuestionRng(clone_stream(&self.0, self.0.get_stream()))
    }
}

impl QuestionRng {
    /// Creates the generator of the question of this number under a stated seed.
    pub fn new(seed: u64, question: u64) -> QuestionRng {
        RunSeed::stated(seed).rng(question)
    }

    /// Returns an independent generator.
    pub fn fork(&mut self) -> QuestionRng {
        QuestionRng(ChaCha8Rng::seed_from_u64(self.0.next_u64()))
    }

    /// Draws a number below `bound`; 0 if `bound` is less than 2.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound < 2 { 0 } else { below(bound as u32, &mut self.0) as usize }
    }

    /// Returns `true` once in this many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Draws one of these values; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        let place = self.below(among.len());
        among.get(place).copied()
    }

    /// Shuffles a slice.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(items, &mut self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thrown(seed: &RunSeed) -> Vec<usize> {
        let mut rng = seed.rng(1);
        (0..16).map(|_| rng.below(1000)).collect()
    }

    /// If a bit did not count, there would be fewer seeds to try.
    #[test]
    fn every_bit_of_a_drawn_seed_counts_and_its_name_does_not() {
        let bits: [u8; 32] = std::array::from_fn(|place| place as u8);
        let own = thrown(&RunSeed::drawn(bits, [1; 4]));
        for bit in 0..256 {
            let mut other = bits;
            other[bit / 8] ^= 1 << (bit % 8);
            assert_ne!(thrown(&RunSeed::drawn(other, [1; 4])), own, "{bit}");
        }
        let renamed = RunSeed::drawn(bits, [2; 4]);
        assert_eq!((thrown(&renamed), renamed.name()), (own, "r02020202"));
        assert_eq!(RunSeed::drawn([9; 32], [2; 4]).name(), renamed.name());
    }

    #[test]
    fn a_case_tells_the_number_that_it_was_made_from() {
        let case = |source: &str| Case { source: source.to_owned(), ..Case::empty("") };
        let stated = |source: &str| RunSeed::stated_in(&case(source));
        assert_eq!(stated("arbitro generate: changed-call, g0"), Some(0));
        assert_eq!(stated("arbitro generate: a, g18446744073709551615"), Some(u64::MAX));
        assert_eq!(stated("arbitro generate: changed-call, r12345678"), None);
        assert_eq!(stated("arbitro generate: changed-call, f12345678-1"), None);
        assert_eq!(stated("Lezione 3, g7"), None);
        assert_eq!(stated(""), None);
    }
}
