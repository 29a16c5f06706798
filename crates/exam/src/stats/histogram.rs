//! The distribution of scores in intervals of equal width, placed so that no interval has scores on both sides of the
//! pass mark.

use super::StageTotals;

/// The greatest number of intervals of a histogram.
const STEPS: i64 = 12;

/// The unit of the intervals and the pass mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistogramUnit {
    /// Points, if the pass mark is a score.
    Points,
    /// Percent of the maximum of the paper, if the pass mark is a percentage.
    Percent,
}

/// The number of candidates in each interval of scores.
#[derive(Clone, Debug, PartialEq)]
pub struct Histogram {
    /// The unit of the pass mark and the intervals.
    pub unit: HistogramUnit,
    /// The pass mark, in the unit of the histogram; `None` if the stage has no pass mark.
    pub pass_mark: Option<f64>,
    /// The intervals from the lowest score to the highest, including empty intervals.
    pub steps: Vec<HistogramStep>,
}

/// An interval of scores, which includes `from` and excludes `to`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HistogramStep {
    /// The lower end of the interval.
    pub from: f64,
    /// The upper end of the interval.
    pub to: f64,
    /// The number of candidates whose scores are in the interval.
    pub count: usize,
}

impl Histogram {
    pub(super) fn of(sheets: &StageTotals<'_>) -> Histogram {
        let scoring = &sheets.results.scoring;
        let (unit, pass_mark) = match (scoring.pass_mark, scoring.pass_percent) {
            (Some(mark), _) => (HistogramUnit::Points, Some(mark)),
            (None, Some(percent)) => (HistogramUnit::Percent, Some(100 * i64::from(percent))),
            (None, None) => (HistogramUnit::Points, None),
        };
        // Percentages are rounded down to whole hundredths; since intervals begin at whole hundredths, rounding moves
        // no score to another interval.
        let values =
            sheets.sheets.iter().map(|sheet| sheet.candidate).map(|candidate| match unit {
                HistogramUnit::Points => candidate.score,
                HistogramUnit::Percent => {
                    (10_000 * candidate.score).div_euclid(candidate.max.max(1))
                }
            });
        let values: Vec<i64> = values.collect();
        let steps = steps(&values, pass_mark.unwrap_or(0));
        Histogram { unit, pass_mark: pass_mark.map(|mark| mark as f64 / 100.0), steps }
    }
}

/// Returns the intervals for values in hundredths of the unit; the ends of the intervals are at whole widths from
/// `edge`.
fn steps(values: &[i64], edge: i64) -> Vec<HistogramStep> {
    let (Some(least), Some(most)) = (values.iter().min(), values.iter().max()) else {
        return Vec::new();
    };
    let mut widths = (0..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10i64.pow(power)));
    let place = |value: i64, width: i64| (value - edge).div_euclid(width);
    let fits = |width: &i64| *width >= 50 && place(*most, *width) - place(*least, *width) < STEPS;
    let Some(width) = widths.find(fits) else { return Vec::new() };
    let first = place(*least, width);
    let mut counts = vec![0; usize::try_from(place(*most, width) - first + 1).unwrap_or(0)];
    for value in values {
        if let Some(count) =
            usize::try_from(place(*value, width) - first).ok().and_then(|step| counts.get_mut(step))
        {
            *count += 1;
        }
    }
    let begins = |index: usize| (edge + (first + index as i64) * width) as f64 / 100.0;
    let step = |(index, count)| HistogramStep { from: begins(index), to: begins(index + 1), count };
    counts.into_iter().enumerate().map(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_begin_at_the_pass_mark_and_hold_everybody() {
        // The values from 9.5 to 30 give intervals of width 2, one of which begins at 14.5.
        let values = [950, 1449, 1450, 1649, 1650, 3000];
        let steps = steps(&values, 1450);
        assert!(steps.len() <= 12 && steps.iter().any(|step| step.from == 14.5));
        assert_eq!(steps.iter().map(|step| step.count).sum::<usize>(), values.len());
        let at = |from: f64| steps.iter().find(|step| step.from == from).unwrap().count;
        assert_eq!((at(8.5), at(12.5), at(14.5), at(16.5), at(28.5)), (1, 1, 2, 1, 1));
    }

    #[test]
    fn one_score_is_one_step() {
        assert_eq!(steps(&[-300, -300], 0).len(), 1);
        assert!(steps(&[], 0).is_empty());
    }
}
