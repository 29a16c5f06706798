//! The thresholds of flaws: how much a blind habit may succeed in a bank, and how many deals it needs.

/// The greatest success of a visual habit (longest or shortest option, most commas, most cards), in percent of
/// questions.
pub const MAX_HABIT_PERCENT: f64 = 38.0;

/// The greatest success of a candidate who knows only which words are typical of right options, in percent.
pub const MAX_WORDS_PERCENT: f64 = 40.0;

/// The success of guessing, in percent, for which the bounds are set: between three and four options. With fewer
/// options the bounds rise in proportion.
pub const CHANCE_PERCENT: f64 = 31.0;

/// The least number of questions on which habits are judged; with fewer, chance alone exceeds the bounds.
pub const MIN_QUESTIONS: usize = 100;

/// The ratio of lengths from which an option stands out.
pub const MAX_LENGTH_RATIO: (usize, usize) = (13, 10);

/// The most questions on a deal.
pub const MAX_QUESTIONS_PER_DEAL: usize = 6;

/// The number of deals that a bank needs.
pub const MIN_DEALS: usize = 150;

/// The number of deals that a smaller bank needs for a number of questions.
pub const DEALS_PER_QUESTIONS: (usize, usize) = (3, 5);

/// The greatest percentage of wrong options without a contrast.
pub const MAX_UNEXPLAINED_PERCENT: f64 = 5.0;

/// Returns the number of deals that this many questions need.
pub fn deals_needed(questions: usize) -> usize {
    let (deals, of) = DEALS_PER_QUESTIONS;
    MIN_DEALS.min((questions * deals).div_ceil(of))
}
