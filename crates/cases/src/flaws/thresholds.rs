//! How far a bank may go before a blind habit passes it. All thresholds are here.

/// Of a hundred questions, in how many a habit of the eye (the longest option, the shortest, the most commas, the most
/// cards) may be right.
pub const MAX_HABIT_PERCENT: f64 = 38.0;

/// The same for somebody who knows only which words right options tend to have.
pub const MAX_WORDS_PERCENT: f64 = 40.0;

/// The share of a hundred at which the bounds are set: blind chance among three or four options. Where options are
/// fewer, chance is higher and the bounds rise with it.
pub const CHANCE_PERCENT: f64 = 31.0;

/// From how many questions on a habit is judged: below, chance alone exceeds the bounds.
pub const MIN_QUESTIONS: usize = 100;

/// How many times as long as another an option must not be, as a ratio of letters.
pub const MAX_LENGTH_RATIO: (usize, usize) = (13, 10);

/// On how many questions a deal may serve.
pub const MAX_QUESTIONS_PER_DEAL: usize = 6;

/// How many deals a bank must have.
pub const MIN_DEALS: usize = 150;

/// How many deals a smaller bank must have for this many questions.
pub const DEALS_PER_QUESTIONS: (usize, usize) = (3, 5);

/// Of a hundred wrong options, how many may be without a contrast.
pub const MAX_UNEXPLAINED_PERCENT: f64 = 5.0;

/// The deals that this many questions need.
pub fn deals_needed(questions: usize) -> usize {
    let (deals, of) = DEALS_PER_QUESTIONS;
    MIN_DEALS.min((questions * deals).div_ceil(of))
}
