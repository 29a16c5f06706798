//! Chance, from a seed: the same on every machine and in every version of the library that brings the stream.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

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

/// From what all dice of a run come.
#[derive(Clone, Debug)]
pub struct Seed(ChaCha8Rng);

impl Seed {
    /// The dice of the question of this number.
    pub fn dice(&self, question: u64) -> Dice {
        let mut stream = self.0.clone();
        stream.set_stream(question);
        Dice(stream)
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
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

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
