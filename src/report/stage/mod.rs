//! A stage in words: the rules that a paper prints, its questions, the blueprint and what binds it.

pub mod papers;

pub mod plan;

use crate::exam::scoring::{ClauseCredit, Direction, Pass, Points, Scoring, Several};
use crate::exam::stage::Stage;

use super::text::{Words, say};

/// Hundredths as points, without needless noughts: "14,5".
pub fn points(words: &Words, points: Points) -> String {
    decimal(points, words.decimal_sign())
}

/// The same with its noun: "1 point", "14.5 points".
pub fn points_named(words: &Words, hundredths: Points) -> String {
    let number = if hundredths == 100 { "one" } else { "other" };
    say!(words, "points", number = number, points = points(words, hundredths))
}

/// Hundredths as a number with this decimal sign.
pub fn decimal(points: Points, point: char) -> String {
    let sign = if points < 0 { "-" } else { "" };
    let (whole, rest) = (points.unsigned_abs() / 100, points.unsigned_abs() % 100);
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    let rest = format!("{rest:02}");
    format!("{sign}{whole}{point}{}", rest.trim_end_matches('0'))
}

/// The rules of a stage, as its papers print them: a sentence each.
pub fn rules(words: &Words, stage: &Stage) -> Vec<String> {
    let year = stage.edition().year().to_string();
    let mut rules = vec![say!(words, "rule-laws", year = year)];
    rules.push(match stage.minutes {
        0 => say!(words, "rule-no-limit"),
        minutes => say!(words, "rule-minutes", minutes = minutes),
    });
    rules.extend(scoring(words, &stage.scoring));
    rules
}

/// How answers are marked, a sentence each; the pass mark last.
pub fn scoring(words: &Words, scoring: &Scoring) -> Vec<String> {
    let points = |hundredths| points(words, hundredths);
    let mut rules = vec![say!(
        words,
        "rule-marks",
        right = points(scoring.right),
        wrong = points(scoring.wrong),
        blank = points(scoring.blank)
    )];
    rules.push(say!(words, "rule-several", rule = several(scoring.several)));
    if let Some(credit) = scoring.clause {
        rules.push(clause(words, &credit));
    }
    if let Some(floor) = scoring.floor {
        rules.push(say!(words, "rule-floor", floor = points(floor)));
    }
    if scoring.rounding.step > 1 {
        let direction = match scoring.rounding.direction {
            Direction::Down => "down",
            Direction::Nearest => "nearest",
            Direction::Up => "up",
        };
        let step = points(scoring.rounding.step);
        rules.push(say!(words, "rule-rounding", step = step, direction = direction));
    }
    rules.push(pass(words, scoring));
    rules
}

/// The word of a stage file for a rule.
pub const fn several(rule: Several) -> &'static str {
    match rule {
        Several::AllOrNothing => "all-or-nothing",
        Several::NetCorrect => "net-correct",
        Several::EachOption => "each-option",
    }
}

fn clause(words: &Words, credit: &ClauseCredit) -> String {
    let points = |hundredths| points(words, hundredths);
    let mut rule = say!(
        words,
        "rule-clause",
        exact = points(credit.exact),
        paragraph = points(credit.paragraph),
        article = points(credit.article),
        wrong = points(credit.wrong),
        missing = points(credit.missing)
    );
    let when = if credit.with_wrong_answer { "rule-clause-always" } else { "rule-clause-if-right" };
    rule.push(' ');
    rule.push_str(&say!(words, when));
    rule
}

/// The pass mark, with the minimum on single articles.
pub fn pass(words: &Words, scoring: &Scoring) -> String {
    let mut rule = match scoring.pass {
        Pass::Points(needed) => {
            say!(words, "rule-pass-points", points = points_named(words, needed))
        }
        Pass::Percent(percent) => say!(words, "rule-pass-percent", percent = percent),
    };
    for minimum in &scoring.minimum {
        let (law, percent) = (minimum.law, minimum.percent);
        rule.push(' ');
        rule.push_str(&say!(words, "rule-minimum", law = law, percent = percent));
    }
    rule
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ruling::Language;

    #[test]
    fn points_have_no_needless_noughts() {
        let shown = |language, hundredths| points(&Words::new(language, false), hundredths);
        let it = [1450, -50, 0, 5, 300, -105].map(|points| shown(Language::Italian, points));
        assert_eq!(it, ["14,5", "-0,5", "0", "0,05", "3", "-1,05"]);
        assert_eq!(shown(Language::English, 1450), "14.5");
    }
}
