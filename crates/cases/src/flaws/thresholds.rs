//! The thresholds beyond which a property of a question or of a bank is a flaw.

/// The largest acceptable success of a visual habit (longest or shortest option, most commas, most cards), in percent
/// of questions.
pub const MAX_HABIT_PERCENT: f64 = 38.0;

/// The largest acceptable success of a candidate who only knows which words are typical of right options, in percent.
pub const MAX_WORDS_PERCENT: f64 = 40.0;

/// The success of random guessing, in percent, for which the acceptable successes are set; it corresponds to between
/// three and four options. With fewer options the acceptable successes rise in proportion.
pub const CHANCE_PERCENT: f64 = 31.0;

/// The smallest number of questions for which habits are judged; with fewer questions, a habit may exceed the
/// acceptable success by chance alone.
pub const MIN_QUESTIONS: usize = 100;

/// The ratio of lengths, as numerator and denominator, from which an option stands out.
pub const MAX_LENGTH_RATIO: (usize, usize) = (13, 10);

/// The largest acceptable number of questions on a deal.
pub const MAX_QUESTIONS_PER_DEAL: usize = 6;

/// The number of deals that a large bank needs.
pub const MIN_DEALS: usize = 150;

/// The ratio of deals to questions that a small bank needs: three deals for every five questions.
pub const DEALS_PER_QUESTIONS: (usize, usize) = (3, 5);

/// The largest acceptable percentage of wrong options without a contrast.
pub const MAX_UNEXPLAINED_PERCENT: f64 = 5.0;

/// Returns the number of deals that a bank with this many questions needs.
pub fn deals_needed(questions: usize) -> usize {
    let (deals, of) = DEALS_PER_QUESTIONS;
    MIN_DEALS.min((questions * deals).div_ceil(of))
}
