//! Benchmarks of the search of endings. Run them with `cargo bench --bench endings`.
#![allow(clippy::expect_used)]

use arbitro_laws::bridge::endgame::{Habits, NODE_LIMIT, PlayerModel, count_tricks};
use arbitro_laws::bridge::{BySeat, Card, Deal, Hand, Holding, Position, Seat, Side, Suit};
use divan::Bencher;

fn main() {
    divan::main();
}

/// Returns 200 endings of this many cards a hand. Each is dealt from a whole shuffled pack.
fn endings(cards: usize) -> Vec<Position> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut below = |count: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % count as u64) as usize
    };
    let mut ending = |index: usize| {
        let mut pack: Vec<Card> = Hand::PACK.iter().collect();
        let mut deal = Deal::UNKNOWN;
        for seat in Seat::ALL {
            let mut draw = || pack.swap_remove(below(pack.len()));
            deal.hands[seat] = Holding::exactly((0..cards).map(|_| draw()).collect());
        }
        Position::new(deal, Suit::ALL.get(index % 5).copied(), Some(Seat::North))
    };
    (0..200).map(&mut ending).collect()
}

/// The players of a claim by South: North and South careless, their opponents at their best.
const CLAIM: BySeat<PlayerModel> = {
    let careless = PlayerModel::Careless(Habits { any_order: false, forgets_trumps: false });
    BySeat([careless, PlayerModel::Best, careless, PlayerModel::Best])
};

/// Counts 200 endings with best play by all.
#[divan::bench(args = [4, 6, 8], sample_count = 10)]
fn best_play_of_200(bencher: Bencher<'_, '_>, cards: usize) {
    let endings = endings(cards);
    let all = BySeat([PlayerModel::Best; 4]);
    bencher.bench_local(|| {
        for ending in &endings {
            divan::black_box(count_tricks(ending, Side::NorthSouth, &all, NODE_LIMIT));
        }
    });
}

/// Counts 200 endings with the careless lines of a claim.
#[divan::bench(args = [4, 6, 8], sample_count = 10)]
fn claims_of_200(bencher: Bencher<'_, '_>, cards: usize) {
    let endings = endings(cards);
    bencher.bench_local(|| {
        for ending in &endings {
            divan::black_box(count_tricks(ending, Side::NorthSouth, &CLAIM, NODE_LIMIT));
        }
    });
}

/// Counts the slowest of 200 endings, with best play by all and as a claim.
#[divan::bench(args = [4, 6, 8], sample_count = 20)]
fn slowest(bencher: Bencher<'_, '_>, cards: usize) {
    let all = BySeat([PlayerModel::Best; 4]);
    let cost = |ending: &Position, players: &BySeat<PlayerModel>| {
        // The least of three times, because the machine may be busy with other work.
        let time = |_| {
            let begin = std::time::Instant::now();
            divan::black_box(count_tricks(ending, Side::NorthSouth, players, NODE_LIMIT));
            begin.elapsed()
        };
        (0..3).map(time).min()
    };
    let endings = endings(cards);
    let of_both = endings.iter().flat_map(|ending| [(ending, &all), (ending, &CLAIM)]);
    let (ending, players) =
        of_both.max_by_key(|(ending, players)| cost(ending, players)).expect("there are endings");
    bencher.bench_local(|| count_tricks(ending, Side::NorthSouth, players, NODE_LIMIT));
}
