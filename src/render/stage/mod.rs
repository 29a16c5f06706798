//! The texts of a stage: its papers, its blueprint and its points.

pub mod papers;

pub mod plan;

use arbitro_exam::scoring::Points;

use super::text::{Words, say};

/// Returns points, stored in hundredths, without trailing zeros: "14,5".
pub fn points(words: &Words, points: Points) -> String {
    decimal(points, words.decimal_sign())
}

/// Returns points with their noun: "1 point", "14.5 points".
pub fn points_named(words: &Words, hundredths: Points) -> String {
    let number = if hundredths == 100 { "one" } else { "other" };
    say!(words, "points", number = number, points = points(words, hundredths))
}

/// Returns hundredths as a decimal number with the decimal sign `point`, without trailing zeros.
pub fn decimal(points: Points, point: char) -> String {
    let sign = if points < 0 { "-" } else { "" };
    let (whole, rest) = (points.unsigned_abs() / 100, points.unsigned_abs() % 100);
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    let rest = format!("{rest:02}");
    format!("{sign}{whole}{point}{}", rest.trim_end_matches('0'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitro_laws::ruling::Language;

    #[test]
    fn points_have_no_trailing_zeros() {
        let shown = |language, hundredths| points(&Words::new(language, false), hundredths);
        let it = [1450, -50, 0, 5, 300, -105].map(|points| shown(Language::Italian, points));
        assert_eq!(it, ["14,5", "-0,5", "0", "0,05", "3", "-1,05"]);
        assert_eq!(shown(Language::English, 1450), "14.5");
    }
}
