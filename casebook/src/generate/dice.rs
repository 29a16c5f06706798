//! Chance, from a seed: the same on every machine and in every version of the library that brings the stream.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// Fisher and Yates, on the generator's own stream, which is the same on every machine and in every
/// version of its library.
pub fn shuffle<T>(items: &mut [T], rng: &mut ChaCha8Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last as u32 + 1, rng) as usize);
    }
}

/// A number below `bound`, each as likely as any other.
pub fn below(bound: u32, rng: &mut ChaCha8Rng) -> u32 {
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let number = rng.next_u32();
        if number < fair {
            return number % bound;
        }
    }
}

/// What throws on from the same place in a stream of the same seed.
fn copy(rng: &ChaCha8Rng, stream: u64) -> ChaCha8Rng {
    let mut copy = ChaCha8Rng::from_seed(rng.get_seed());
    copy.set_stream(stream);
    copy.set_word_pos(rng.get_word_pos());
    copy
}

/// From what all dice of a run come.
#[derive(Debug)]
pub struct Seed(ChaCha8Rng);

impl Clone for Seed {
    fn clone(&self) -> Seed {
        Seed(copy(&self.0, self.0.get_stream()))
    }
}

impl Seed {
    /// The dice of the question of this number.
    pub fn dice(&self, question: u64) -> Dice {
        Dice(copy(&self.0, question))
    }
}

impl From<u64> for Seed {
    fn from(seed: u64) -> Seed {
        Seed(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl From<ChaCha8Rng> for Seed {
    fn from(generator: ChaCha8Rng) -> Seed {
        Seed(generator)
    }
}

/// What is thrown for one question. A copy throws the same again.
#[derive(Debug)]
pub struct Dice(ChaCha8Rng);

impl Clone for Dice {
    fn clone(&self) -> Dice {
        Dice(copy(&self.0, self.0.get_stream()))
    }
}

impl Dice {
    /// The dice of the question of this number under a seed.
    pub fn new(seed: u64, question: u64) -> Dice {
        Seed::from(seed).dice(question)
    }

    /// Other dice, which do not follow what these throw.
    pub fn apart(&mut self) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(self.0.next_u64()))
    }

    /// A number below `bound`; 0 where there is no other.
    pub fn below(&mut self, bound: usize) -> usize {
        if bound < 2 { 0 } else { below(bound as u32, &mut self.0) as usize }
    }

    /// Whether what happens once in this many times happens now.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<T: Copy>(&mut self, among: &[T]) -> Option<T> {
        let place = self.below(among.len());
        among.get(place).copied()
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(items, &mut self.0);
    }
}
