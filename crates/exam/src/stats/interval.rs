//! Confidence intervals at 95 %, and the distribution functions that they need.

use serde::Serialize;

/// The 97.5 % quantile of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

/// A confidence interval at 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

/// A number with its confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The estimated number.
    pub value: f64,
    /// The confidence interval of the number.
    pub interval: Interval,
}

/// A count out of a total, with the confidence interval of the share.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The count, which is the numerator of the share.
    pub count: usize,
    /// The total, which is the denominator of the share.
    pub of: usize,
    /// The share, from 0 to 1.
    pub value: f64,
    /// The confidence interval of the share.
    pub interval: Interval,
}

impl Share {
    /// Creates the share of a count in a total; `None` if the total is 0.
    pub fn new(count: usize, of: usize) -> Option<Share> {
        let value = count as f64 / of as f64;
        (of > 0).then(|| Share { count, of, value, interval: wilson(value, of) })
    }
}

/// Returns Wilson's interval for a share of `n` cases.
pub fn wilson(share: f64, n: usize) -> Interval {
    let n = n as f64;
    let square = Z * Z;
    let centre = (share + square / (2.0 * n)) / (1.0 + square / n);
    let half = Z / (1.0 + square / n)
        * (share * (1.0 - share) / n + square / (4.0 * n * n)).max(0.0).sqrt();
    Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// Returns Fisher's interval for a correlation of `n` pairs, by the inverse hyperbolic tangent; `n` must exceed 3.
pub fn fisher(correlation: f64, n: usize) -> Interval {
    let z = correlation.clamp(-1.0, 1.0).atanh();
    let half = Z / (n as f64 - 3.0).sqrt();
    Interval { low: (z - half).tanh(), high: (z + half).tanh() }
}

/// Returns Feldt's interval for Cronbach's alpha, with `n` candidates and `k` questions (Psychometrika 30, 1965). The
/// quotient (1 - true alpha)/(1 - alpha) has the F distribution with n - 1 and (n - 1)(k - 1) degrees of freedom.
pub fn feldt(alpha: f64, n: usize, k: usize) -> Interval {
    let first = n as f64 - 1.0;
    let second = first * (k as f64 - 1.0);
    let end = |p: f64| 1.0 - (1.0 - alpha) * f_quantile(p, first, second);
    Interval { low: end(0.975), high: end(0.025) }
}

/// Returns the quantile `p` of the F distribution with `first` and `second` degrees of freedom.
pub fn f_quantile(p: f64, first: f64, second: f64) -> f64 {
    let (a, b) = (first / 2.0, second / 2.0);
    let (mut low, mut high) = (0.0, 1.0);
    // The loop bisects until both ends are adjacent floating-point numbers.
    loop {
        let middle = (low + high) / 2.0;
        if middle <= low || middle >= high {
            return second * middle / (first * (1.0 - middle));
        }
        if incomplete_beta(a, b, middle) < p {
            low = middle;
        } else {
            high = middle;
        }
    }
}

/// Returns the regularized incomplete beta function of `x` with the parameters `a` and `b`.
fn incomplete_beta(a: f64, b: f64, x: f64) -> f64 {
    let scale = a * x.ln() + b * (-x).ln_1p() + ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b);
    // The continued fraction converges fast only below the mean, so above the mean the complement is computed.
    if x < (a + 1.0) / (a + b + 2.0) {
        scale.exp() * fraction(a, b, x) / a
    } else {
        1.0 - scale.exp() * fraction(b, a, 1.0 - x) / b
    }
}

/// Returns the continued fraction of the incomplete beta function, by Lentz's method. The number of terms grows with
/// the square root of the larger parameter, so thousands of candidates need hundreds of terms.
fn fraction(a: f64, b: f64, x: f64) -> f64 {
    const TERMS: usize = 20_000;
    const TINY: f64 = 1e-300;
    let off_zero = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut c = 1.0;
    let mut d = 1.0 / off_zero(1.0 - (a + b) * x / (a + 1.0));
    let mut result = d;
    for term in 1..TERMS {
        let m = term as f64;
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        let mut step = 1.0;
        for numerator in [even, odd] {
            d = 1.0 / off_zero(1.0 + numerator * d);
            c = off_zero(1.0 + numerator / c);
            step = c * d;
            result *= step;
        }
        if (step - 1.0).abs() < 1e-15 {
            break;
        }
    }
    result
}

/// Returns the logarithm of the gamma function of a positive number, by Stirling's series for numbers from 15 on.
fn ln_gamma(x: f64) -> f64 {
    const LN_ROOT_TAU: f64 = 0.918_938_533_204_672_7;
    let (mut x, mut below) = (x, 1.0);
    while x < 15.0 {
        below *= x;
        x += 1.0;
    }
    let square = 1.0 / (x * x);
    let series = (1.0 / 12.0
        - square
            * (1.0 / 360.0 - square * (1.0 / 1260.0 - square * (1.0 / 1680.0 - square / 1188.0))))
        / x;
    (x - 0.5) * x.ln() - x + LN_ROOT_TAU + series - f64::ln(below)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, within: f64) {
        assert!((one - other).abs() <= within, "{one} is not {other}");
    }

    #[test]
    fn gamma_of_whole_and_half_numbers() {
        near(ln_gamma(5.0), 24f64.ln(), 1e-13);
        near(ln_gamma(0.5), std::f64::consts::PI.sqrt().ln(), 1e-13);
        // The gamma function of 20 is 19!, and the gamma function of 20.5 is 19.5 times that of 19.5.
        near(ln_gamma(20.0), (1..20).map(|n| f64::from(n).ln()).sum(), 1e-12);
        near(ln_gamma(20.5) - ln_gamma(19.5), 19.5f64.ln(), 1e-12);
    }

    /// The expected quantiles are from printed tables of the F distribution. With 2 and m degrees of freedom, a closed
    /// form gives the exact value: 1 - p = (1 + 2F/m)^(-m/2).
    #[test]
    fn quantiles_of_f() {
        near(f_quantile(0.975, 1.0, 1.0), 647.789, 5e-4);
        near(f_quantile(0.95, 5.0, 10.0), 3.3258, 5e-5);
        near(f_quantile(0.975, 10.0, 20.0), 2.7737, 5e-5);
        near(f_quantile(0.99, 4.0, 30.0), 4.0179, 5e-5);
        for m in [3.0, 40.0, 9_999.0, 400_000.0] {
            let exact = |p: f64| ((1.0 - p).powf(-2.0 / m) - 1.0) * m / 2.0;
            near(f_quantile(0.975, 2.0, m), exact(0.975), exact(0.975) * 1e-9);
            near(f_quantile(0.025, 2.0, m), exact(0.025), exact(0.025) * 1e-9);
        }
        // If the degrees of freedom are swapped, the quantiles of p and 1 - p are reciprocals, also for thousands of
        // candidates.
        for (a, b) in [(9.0, 36.0), (9_999.0, 389_961.0)] {
            near(f_quantile(0.975, a, b) * f_quantile(0.025, b, a), 1.0, 1e-9);
        }
    }

    #[test]
    fn wilson_of_a_half_of_none_and_of_all() {
        // For 5 of 10, the centre is 0.5, and half the width is z/(1+z²/10)·√(0.025 + z²/400).
        let half = wilson(0.5, 10);
        near(half.low, 0.236_593, 1e-6);
        near(half.high, 0.763_407, 1e-6);
        // For 0 of n, the upper end is z²/(n + z²).
        near(wilson(0.0, 10).high, Z * Z / (10.0 + Z * Z), 1e-12);
        near(wilson(0.0, 10).low, 0.0, 1e-15);
        near(wilson(1.0, 10).high, 1.0, 1e-15);
    }

    #[test]
    fn fisher_is_even_about_nothing_and_stays_within_one() {
        let none = fisher(0.0, 28);
        near(none.high, (Z / 5.0).tanh(), 1e-15);
        near(none.low, -none.high, 0.0);
        let whole = fisher(1.0, 28);
        assert_eq!((whole.low, whole.high), (1.0, 1.0));
    }
}
