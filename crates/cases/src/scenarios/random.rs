//! Random numbers from a seed; they are the same on every machine and with every version of the `rand` library.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::Case;

/// Shuffles by the Fisher-Yates method. The method is implemented here, so that the order is the same with every
/// version of the `rand` library.
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

/// Returns a generator of the same seed and position, with the given stream.
fn clone_stream(rng: &ChaCha8Rng, stream: u64) -> ChaCha8Rng {
    let mut copy = ChaCha8Rng::from_seed(rng.get_seed());
    copy.set_stream(stream);
    copy.set_word_pos(rng.get_word_pos());
    copy
}

/// The seed of a run of the generator, with the name of the run.
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

/// The beginning of the `source` of a generated case; the source ends with the name of the run.
pub const SOURCE: &str = "arbitro generate: ";

/// The first letter of the name of a run with a stated seed; the seed follows.
const STATED: char = 'g';

/// The streams of random numbers for keys begin here; those for questions are below.
const KEYS: u64 = 1 << 63;

impl RunSeed {
    /// Creates a seed from a number that a user may state. Anybody who knows the number can generate the questions, and
    /// the run's name contains the number.
    pub fn stated(seed: u64) -> RunSeed {
        let generator = ChaCha8Rng::seed_from_u64(seed);
        RunSeed { generator, name: format!("{STATED}{seed}") }
    }

    /// Creates a seed from secret bits. The name only distinguishes runs and does not affect the questions.
    pub fn drawn(bits: [u8; 32], name: [u8; 4]) -> RunSeed {
        let name = format!("r{:08x}", u32::from_be_bytes(name));
        RunSeed { generator: ChaCha8Rng::from_seed(bits), name }
    }

    /// Creates a seed from a generator. The name must not reveal the generator's state.
    pub fn of(generator: ChaCha8Rng, name: String) -> RunSeed {
        RunSeed { generator, name }
    }

    /// Returns the seed of a run with a stated seed, from the run's name; `None` for another name.
    pub fn from_name(name: &str) -> Option<RunSeed> {
        name.strip_prefix(STATED)?.parse().ok().map(RunSeed::stated)
    }

    /// Returns the run's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the random numbers of a stream.
    pub fn rng(&self, stream: u64) -> QuestionRng {
        QuestionRng(clone_stream(&self.generator, stream))
    }

    /// Returns the random numbers for the key of a question; no other stream has them.
    pub fn key_rng(&self, stream: u64) -> QuestionRng {
        QuestionRng(clone_stream(&self.generator, KEYS | stream))
    }

    /// Returns the stated seed that the source of a case or the id of a question contains; from this seed the questions
    /// can be generated again.
    pub fn stated_in(case: &Case) -> Option<u64> {
        let number = |run: &str| run.strip_prefix(STATED)?.parse().ok();
        let source = case.source.strip_prefix(SOURCE);
        let of_source = source.and_then(|source| number(source.rsplit_once(", ")?.1));
        of_source.or_else(|| {
            case.questions.iter().find_map(|question| RunSeed::stated_in_id(&question.id))
        })
    }

    /// Returns the stated seed that the id of a generated question contains.
    pub fn stated_in_id(id: &str) -> Option<u64> {
        let [_, run, place] = id.split('-').collect::<Vec<_>>()[..] else { return None };
        let is_place = place.starts_with(|c: char| c.is_ascii_digit());
        run.strip_prefix(STATED).filter(|_| is_place)?.parse().ok()
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
    /// Creates the random numbers for the question with this number in a run with a stated seed.
    pub fn new(seed: u64, question: u64) -> QuestionRng {
        RunSeed::stated(seed).rng(question)
    }

    /// Returns a generator whose seed is drawn from this one.
    pub fn fork(&mut self) -> QuestionRng {
        QuestionRng(ChaCha8Rng::seed_from_u64(self.0.next_u64()))
    }

    /// Draws a number below `bound`; 0 if `bound` is less than 2.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound < 2 { 0 } else { below(bound as u32, &mut self.0) as usize }
    }

    /// Returns true with a probability of one in `times`.
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

    /// If the questions did not depend on every bit of the seed, an attacker would have fewer seeds to try.
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
