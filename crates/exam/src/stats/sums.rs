//! Sums of marks, with their variances and covariances, and the summary of a list of scores.
//!
//! Marks are whole hundredths of a point, so their squares, products and sums are whole numbers. In
//! [`PairSums`], no rounding occurs before the results are converted to floating-point numbers, and
//! the order of the pairs does not change the results.

use serde::Serialize;

/// Converts hundredths of a point to points.
pub const fn points(hundredths: i64) -> f64 {
    hundredths as f64 / 100.0
}

/// The sums over pairs of marks, in hundredths of a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PairSums {
    n: i128,
    x: i128,
    y: i128,
    xx: i128,
    yy: i128,
    xy: i128,
}

impl PairSums {
    /// Computes the sums over pairs of marks.
    pub fn of(pairs: impl IntoIterator<Item = (i64, i64)>) -> PairSums {
        let mut sums = PairSums::default();
        for (x, y) in pairs {
            let (x, y) = (i128::from(x), i128::from(y));
            sums.n += 1;
            sums.x += x;
            sums.y += y;
            sums.xx += x * x;
            sums.yy += y * y;
            sums.xy += x * y;
        }
        sums
    }

    /// Returns n·Σxy − Σx·Σy; `sum` is the sum of products, `one` and `other` are the sums of the factors.
    const fn spread(self, sum: i128, one: i128, other: i128) -> i128 {
        self.n * sum - one * other
    }

    /// Returns a sample variance or covariance, with the divisor n − 1, in points squared; the
    /// result is a number only if n exceeds 1.
    const fn sample(self, spread: i128) -> f64 {
        spread as f64 / (self.n * (self.n - 1)) as f64 / 10_000.0
    }

    /// Returns the variance of the first marks of the pairs, in points squared.
    pub const fn variance(self) -> f64 {
        self.sample(self.spread(self.xx, self.x, self.x))
    }

    /// Returns the covariance of the two marks of the pairs, in points squared.
    pub const fn covariance(self) -> f64 {
        self.sample(self.spread(self.xy, self.x, self.y))
    }

    /// Returns the correlation of the two marks of the pairs; `None` if all first marks or all second marks are equal.
    pub fn correlation(self) -> Option<f64> {
        let (x, y) = (self.spread(self.xx, self.x, self.x), self.spread(self.yy, self.y, self.y));
        let both = self.spread(self.xy, self.x, self.y);
        (x > 0 && y > 0).then(|| both as f64 / (x as f64 * y as f64).sqrt())
    }

    /// Returns the covariance as a share of the greatest covariance that the same marks allow; `sorted` has the sums
    /// after sorting both sides of the pairs. Returns `None` if the greatest covariance is 0.
    pub fn efficiency(self, sorted: PairSums) -> Option<f64> {
        let most = sorted.spread(sorted.xy, sorted.x, sorted.y);
        let both = self.spread(self.xy, self.x, self.y);
        (most != 0).then(|| both as f64 / most as f64)
    }
}

/// A summary of a list of scores, in points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScoreSummary {
    /// The mean of the scores.
    pub mean: f64,
    /// The median of the scores.
    pub median: f64,
    /// The lowest score.
    pub least: f64,
    /// The highest score.
    pub most: f64,
    /// The standard deviation, with the divisor n − 1; `None` for a single score.
    pub deviation: Option<f64>,
    /// The skewness as Moodle computes it, from the k-statistics; `None` for fewer than three scores, or if all are
    /// equal.
    pub skewness: Option<f64>,
    /// The kurtosis as Moodle computes it, from the k-statistics (0 for the normal distribution); `None` for fewer than
    /// four scores, or if all are equal.
    pub kurtosis: Option<f64>,
}

/// Summarises scores, which are in hundredths of a point; `None` without scores.
pub fn describe(scores: &[i64]) -> Option<ScoreSummary> {
    let mut sorted = scores.to_vec();
    // The scores are sorted, so that the floating-point sums do not depend on the order of marking.
    sorted.sort_unstable();
    let (least, most) = (*sorted.first()?, *sorted.last()?);
    let n = sorted.len();
    let sum: i128 = sorted.iter().map(|score| i128::from(*score)).sum();
    let mean = sum as f64 / n as f64 / 100.0;
    let middle = (sorted[(n - 1) / 2] + sorted[n / 2]) as f64 / 200.0;
    let sums = PairSums::of(sorted.iter().map(|score| (*score, 0)));
    let (mut power2, mut power3, mut power4) = (0.0, 0.0, 0.0);
    for score in &sorted {
        let from_mean = points(*score) - mean;
        let square = from_mean * from_mean;
        power2 += square;
        power3 += square * from_mean;
        power4 += square * square;
    }
    let varies = least != most;
    let (skewness, kurtosis) = shape(n as f64, power2, power3, power4);
    Some(ScoreSummary {
        mean,
        median: middle,
        least: points(least),
        most: points(most),
        deviation: (n > 1).then(|| sums.variance().sqrt()),
        skewness: (n > 2 && varies).then_some(skewness),
        kurtosis: (n > 3 && varies).then_some(kurtosis),
    })
}

/// Returns skewness and kurtosis, from the number of scores and the sums of the powers of their deviations from the
/// mean.
fn shape(s: f64, power2: f64, power3: f64, power4: f64) -> (f64, f64) {
    let (m2, m3, m4) = (power2 / s, power3 / s, power4 / s);
    let k2 = s * m2 / (s - 1.0);
    let k3 = s * s * m3 / ((s - 1.0) * (s - 2.0));
    let k4 =
        s * s * ((s + 1.0) * m4 - 3.0 * (s - 1.0) * m2 * m2) / ((s - 1.0) * (s - 2.0) * (s - 3.0));
    (k3 / (k2 * k2.sqrt()), k4 / (k2 * k2))
}
