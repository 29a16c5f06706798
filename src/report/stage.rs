//! A stage in words: the rules that a paper prints, the blueprint and what binds it.

use crate::casebook::Item;
use crate::exam::blueprint::{Question, Shortage};
use crate::exam::build::Face;
use crate::exam::scoring::{ClauseCredit, Direction, Pass, Points, Scoring, Several};
use crate::exam::stage::{Forms, Kind, Questions, Row, Stage};

use super::diagram;
use super::doc::{Doc, Style, plain, styled};
use super::term;
use super::text::{Words, capitalised, say};

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

/// What a paper shows of the table of a question.
pub fn face(words: &Words, item: &Item) -> Face {
    let setting = &item.setting;
    let diagram = diagram::diagram(words, setting);
    Face {
        diagram: diagram.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n"),
        hands: diagram::hands(words, setting),
        table: term::plain(&diagram::situation(words, setting)).trim_end().to_owned(),
    }
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

/// What a row of the blueprint asks for: "46B, difficulty 2 to 4".
pub fn row(words: &Words, row: &Row) -> String {
    let mut parts = Vec::new();
    if let Some(law) = &row.law {
        parts.push(say!(words, "row-law", law = law.clone()));
    }
    if let Some(range) = &row.difficulty {
        let (low, high) = (*range.start(), *range.end());
        let same = if low == high { "one" } else { "range" };
        parts.push(say!(words, "row-difficulty", low = low, high = high, same = same));
    }
    if let Some(kind) = row.kind {
        let kind = match kind {
            Kind::One => "one",
            Kind::Several => "several",
            Kind::Clause => "clause",
        };
        parts.push(say!(words, "row-kind", kind = kind));
    }
    if let Some(tag) = &row.tag {
        parts.push(say!(words, "row-tag", tag = tag.clone()));
    }
    if parts.is_empty() { say!(words, "row-any") } else { parts.join(", ") }
}

/// The stage and its blueprint: what is asked and what there is.
pub fn plan(
    words: &Words,
    stage: &Stage,
    pool: &[Question<'_>],
    eligible: &[Vec<usize>],
    shortages: &[Shortage],
) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, format!("{}, {}", stage.title, stage.date));
    let (count, year) = (stage.count(), stage.edition().year().to_string());
    doc.text(say!(words, "plan-summary", count = count, year = year, pool = pool.len()));
    doc.blank().heading(2, say!(words, "plan-blueprint"));
    for (place, (row, eligible)) in stage.rows.iter().zip(eligible).enumerate() {
        let binds = shortages.iter().any(|shortage| shortage.rows.contains(&place));
        let line = say!(
            words,
            "plan-row",
            count = row.count,
            what = self::row(words, row),
            have = eligible.len()
        );
        let style = if binds { Style::Bad } else { Style::Plain };
        let mark = format!("{}.", place + 1);
        let mut line = vec![styled(line, style)];
        if binds {
            line.push(plain(format!(" {}", say!(words, "plan-row-binds"))));
        }
        doc.marked(0, mark, line);
    }
    for shortage in shortages {
        let rows: Vec<String> = shortage.rows.iter().map(|row| (row + 1).to_string()).collect();
        let (asked, have) = (shortage.asked, shortage.have);
        let line = say!(
            words,
            "plan-short",
            count = rows.len(),
            rows = rows.join(", "),
            asked = asked,
            have = have
        );
        doc.line(vec![styled(line, Style::Bad)]);
    }
    doc.blank().heading(2, say!(words, "plan-papers"));
    doc.item(0, vec![plain(forms(words, stage))]);
    doc.item(0, vec![plain(varied(words, stage, pool))]);
    doc.blank().heading(2, say!(words, "plan-rules"));
    for rule in rules(words, stage) {
        doc.item(0, vec![plain(rule)]);
    }
    doc.blank();
    doc
}

fn forms(words: &Words, stage: &Stage) -> String {
    let same = match stage.variants.questions {
        Questions::Same => "same",
        Questions::Own => "own",
    };
    match stage.variants.forms {
        Forms::Each => say!(words, "plan-forms-each", questions = same),
        Forms::Lettered(count) => {
            say!(words, "plan-forms-lettered", count = count, questions = same)
        }
    }
}

fn varied(words: &Words, stage: &Stage, pool: &[Question<'_>]) -> String {
    let switches = [
        ("turn", stage.variants.turn),
        ("suits", stage.variants.suits),
        ("options", stage.variants.options),
        ("order", stage.variants.order),
    ];
    let on = switches.iter().filter(|(_, on)| *on);
    let on: Vec<String> = on.map(|(name, _)| say!(words, "plan-switch", name = *name)).collect();
    if on.is_empty() {
        return say!(words, "plan-varied-nothing");
    }
    let variants: usize = pool.iter().map(|question| question.variants.len()).sum();
    let asked = pool.iter().filter(|question| !question.variants.is_empty()).count();
    let line = capitalised(&on.join(", "));
    format!("{line}. {}", say!(words, "plan-variants", count = variants, pool = asked))
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
