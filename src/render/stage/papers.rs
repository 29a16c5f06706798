//! The texts of papers: their questions and the rules of the stage.

use std::collections::HashMap;

use crate::render::diagram;
use crate::render::term;
use crate::render::text::{Words, say};
use arbitro_cases::Question;
use arbitro_exam::blueprint::PoolQuestion;
use arbitro_exam::build::{DrawTexts, StageDraw, VariedQuestion};
use arbitro_exam::paper::PaperQuestion;
use arbitro_exam::scoring::{
    ClauseCredit, PassMark, RoundingDirection, ScoringRules, SeveralOptionsRule,
};
use arbitro_exam::stage::Stage;
use arbitro_laws::ruling::Language;

use super::{points, points_named};

/// Returns the texts of the papers of a draw: its question variants, and the rules in each language.
pub fn wording(stage: &Stage, pool: &[PoolQuestion<'_>], draw: &StageDraw) -> DrawTexts {
    let words = Language::ALL.map(|language| (language, Words::new(language, false)));
    let words: HashMap<Language, Words> = words.into_iter().collect();
    let look = |look: &VariedQuestion| {
        let question = pool[look.question].question;
        // A pool only contains variants that have texts, so the fallback is never used.
        let varied = question.varied(look.variant);
        shown(&words[&look.language], stage, varied.as_ref().unwrap_or(question))
    };
    let rules = words.iter().map(|(language, words)| (*language, rules(words, stage)));
    DrawTexts { questions: draw.variants.iter().map(look).collect(), rules: rules.collect() }
}

/// Returns the texts of a question for a paper, with options in the order of the case.
pub fn shown(words: &Words, stage: &Stage, question: &Question) -> PaperQuestion {
    let (setting, language) = (&question.setting, words.language());
    let diagram = diagram::diagram(words, setting);
    let options =
        question.options.iter().map(|option| option.text.in_language(language).to_owned());
    PaperQuestion {
        several: question.several,
        clause: stage.scoring.asks_clause(question.asks_clause),
        text: question.text.in_language(language).to_owned(),
        options: options.collect(),
        diagram: diagram.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n"),
        hands: diagram::hands(words, setting),
        table: term::plain(&diagram::situation(words, setting)).trim_end().to_owned(),
    }
}

/// Returns the rules of a stage as its papers print them, one text for each rule.
pub fn rules(words: &Words, stage: &Stage) -> Vec<String> {
    let mut rules = vec![laws(words, stage.edition().year())];
    rules.push(match stage.minutes {
        0 => say!(words, "rule-no-limit"),
        minutes => say!(words, "rule-minutes", minutes = minutes),
    });
    rules.extend(scoring(words, &stage.scoring));
    rules
}

fn laws(words: &Words, year: u16) -> String {
    say!(words, "rule-laws", year = year.to_string())
}

/// Returns the marking rules that papers print: the rules of a stage without the time limit.
pub fn marking_rules(language: Language, year: u16, scoring: &ScoringRules) -> Vec<String> {
    let words = &Words::new(language, false);
    let mut rules = vec![laws(words, year)];
    rules.extend(self::scoring(words, scoring));
    rules
}

/// Returns the rules of marking, one text for each rule, with the pass mark last.
pub fn scoring(words: &Words, scoring: &ScoringRules) -> Vec<String> {
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
            RoundingDirection::Down => "down",
            RoundingDirection::Nearest => "nearest",
            RoundingDirection::Up => "up",
        };
        let step = points(scoring.rounding.step);
        rules.push(say!(words, "rule-rounding", step = step, direction = direction));
    }
    rules.push(pass(words, scoring));
    rules
}

/// Returns the word for a rule on questions with several right options, as stage files write it.
pub const fn several(rule: SeveralOptionsRule) -> &'static str {
    match rule {
        SeveralOptionsRule::AllOrNothing => "all-or-nothing",
        SeveralOptionsRule::NetCorrect => "net-correct",
        SeveralOptionsRule::EachOption => "each-option",
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

/// Returns the pass mark in words, with the minimum percentages for single Laws.
pub fn pass(words: &Words, scoring: &ScoringRules) -> String {
    let mut rule = match scoring.pass {
        PassMark::Points(needed) => {
            say!(words, "rule-pass-points", points = points_named(words, needed))
        }
        PassMark::Percent(percent) => say!(words, "rule-pass-percent", percent = percent),
    };
    for minimum in &scoring.minimum {
        let (law, percent) = (minimum.law, minimum.percent);
        rule.push(' ');
        rule.push_str(&say!(words, "rule-minimum", law = law, percent = percent));
    }
    rule
}
