//! Converts answers to points by the rules that a stage chooses, in whole hundredths of a point. A
//! share of a mark is truncated to whole hundredths.

use serde::{Deserialize, Serialize};

use super::results::{AnswerOutcome, CitationLevel};

/// A number of points, in hundredths of a point.
pub type Points = i64;

/// The rules by which a stage is scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoringRules {
    /// The mark of a right answer.
    pub right: Points,
    /// The mark of a wrong answer, usually zero or negative.
    pub wrong: Points,
    /// The mark of an answer without a chosen option.
    pub blank: Points,
    /// The rule for questions that ask for several options.
    pub several: SeveralOptionsRule,
    /// The marks of citations; `None` if the stage asks for no clause.
    pub clause: Option<ClauseCredit>,
    /// The value to which a lower sum of marks is raised before the rounding; `None` if there is no lower limit.
    pub floor: Option<Points>,
    /// The rounding of the score of a paper.
    pub rounding: Rounding,
    /// The score or percentage needed to pass.
    pub pass: PassMark,
    /// The minima needed on single Laws to pass.
    pub minimum: Vec<LawMinimum>,
}

/// The rule for marking an answer to a question that asks for several options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeveralOptionsRule {
    /// The answer is right if the chosen options are exactly the right ones, and wrong otherwise.
    #[default]
    AllOrNothing,
    /// The answer gets a share of the mark of a right answer: (right options chosen - wrong options chosen) / right
    /// options. An answer with a share of zero or less is wrong.
    NetCorrect,
    /// The answer gets a share of the mark of a right answer: the share of options treated correctly, that is, right
    /// options chosen and wrong options not chosen. An answer with a share of zero is wrong.
    EachOption,
}

/// The marks of a citation, by how precisely it names a clause of the key.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClauseCredit {
    /// The mark for a citation of the clause: 45C4(b).
    pub exact: Points,
    /// The mark for a citation of a paragraph that contains the clause: 45C4, 45C.
    pub paragraph: Points,
    /// The mark for a citation of the clause's Law alone: 45.
    pub article: Points,
    /// The mark for a citation that names neither a clause of the key, nor its paragraph, nor its Law.
    pub wrong: Points,
    /// The mark for no citation, if the question asks for one.
    pub missing: Points,
    /// Whether every question asks for the clause; if false, only questions for which the bank asks for it do.
    pub of_all: bool,
    /// Whether a citation also counts with a wrong answer.
    pub with_wrong_answer: bool,
}

impl ClauseCredit {
    fn of(&self, level: CitationLevel) -> Points {
        match level {
            CitationLevel::Exact => self.exact,
            CitationLevel::Paragraph => self.paragraph,
            CitationLevel::Article => self.article,
            CitationLevel::Wrong => self.wrong,
            CitationLevel::Missing => self.missing,
        }
    }
}

/// The rounding of the score of a paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rounding {
    /// The step, in hundredths of a point; a step of 1 leaves the score unchanged.
    pub step: Points,
    /// The direction of rounding.
    pub direction: RoundingDirection,
}

impl Default for Rounding {
    fn default() -> Rounding {
        Rounding { step: 1, direction: RoundingDirection::Nearest }
    }
}

/// The direction of rounding; `Nearest` rounds half a step up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RoundingDirection {
    /// Rounds to the step below.
    Down,
    /// Rounds to the nearest step.
    Nearest,
    /// Rounds to the step above.
    Up,
}

impl Rounding {
    fn round(self, points: Points) -> Points {
        let step = self.step.max(1);
        let below = points.div_euclid(step) * step;
        let rest = points - below;
        let up = match self.direction {
            RoundingDirection::Down => false,
            RoundingDirection::Nearest => rest * 2 >= step,
            RoundingDirection::Up => rest > 0,
        };
        below + if up { step } else { 0 }
    }
}

/// The score or percentage needed to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PassMark {
    /// The number of points needed, in hundredths of a point.
    Points(Points),
    /// The percentage of the paper's maximum that is needed.
    Percent(u8),
}

impl PassMark {
    /// Returns true if `points` pass on a paper whose maximum is `most`.
    pub fn is_reached(self, points: Points, most: Points) -> bool {
        match self {
            PassMark::Points(needed) => points >= needed,
            PassMark::Percent(percent) => is_share(points, most, percent),
        }
    }

    /// Returns the fewest points that pass on a paper whose maximum is `most`.
    pub fn mark(self, most: Points) -> Points {
        match self {
            PassMark::Points(needed) => needed,
            // The quotient is rounded up; a maximum is never negative.
            PassMark::Percent(percent) => (most * Points::from(percent) + 99) / 100,
        }
    }
}

fn is_share(points: Points, most: Points, percent: u8) -> bool {
    points * 100 >= most * Points::from(percent)
}

/// The minimum needed on the questions of a Law; it applies if the paper has any question on this Law.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LawMinimum {
    /// The number of the Law.
    pub law: u8,
    /// The percentage needed of the maximum of the questions on the Law.
    pub percent: u8,
}

impl LawMinimum {
    /// Returns true if `points` reach the minimum on questions whose maximum is `most`.
    pub fn is_reached(self, points: Points, most: Points) -> bool {
        is_share(points, most, self.percent)
    }
}

impl ScoringRules {
    /// Returns the maximum of a question, in hundredths of a point; `asks_clause` is true if the paper asks for its
    /// clause.
    pub fn max_points(&self, asks_clause: bool) -> Points {
        self.right + self.clause_credit(asks_clause).map_or(0, |credit| credit.exact)
    }

    fn clause_credit(&self, asks_clause: bool) -> Option<ClauseCredit> {
        self.clause.filter(|_| asks_clause)
    }

    /// Returns true if papers ask for the clause of a question; `asked_in_bank` is true if the bank asks for it.
    pub fn asks_clause(&self, asked_in_bank: bool) -> bool {
        self.clause.is_some_and(|credit| credit.of_all || asked_in_bank)
    }

    /// Marks the chosen options against the right options; `options` is the number of all options of the question. An
    /// answer without a chosen option is a blank. The rule for several options applies to every question that asks for
    /// several, whatever the number of right options.
    pub fn answer(
        &self,
        chosen: &[usize],
        right: &[usize],
        options: usize,
        several: bool,
    ) -> (AnswerOutcome, Points) {
        if chosen.is_empty() {
            return (AnswerOutcome::Blank, self.blank);
        }
        let hits = chosen.iter().filter(|option| right.contains(option)).count() as Points;
        let misses = chosen.len() as Points - hits;
        let expected = right.len() as Points;
        if misses == 0 && hits == expected {
            return (AnswerOutcome::Right, self.right);
        }
        // An answer to a question that asks for one option is right or wrong; the rule for several options does not
        // apply.
        let (share, of) = match self.several {
            SeveralOptionsRule::NetCorrect if several => (hits - misses, expected),
            SeveralOptionsRule::EachOption if several => {
                let all = options as Points;
                (all - misses - (expected - hits), all)
            }
            SeveralOptionsRule::AllOrNothing
            | SeveralOptionsRule::NetCorrect
            | SeveralOptionsRule::EachOption => (0, 1),
        };
        if share > 0 {
            (AnswerOutcome::Partial, self.right * share / of)
        } else {
            (AnswerOutcome::Wrong, self.wrong)
        }
    }

    /// Returns the mark of a citation, which depends on the outcome of the answer; with a blank answer the mark is 0.
    pub fn clause(&self, level: Option<CitationLevel>, outcome: AnswerOutcome) -> Points {
        let Some((level, credit)) = level.zip(self.clause) else { return 0 };
        let counts = match outcome {
            AnswerOutcome::Right | AnswerOutcome::Partial => true,
            AnswerOutcome::Wrong => credit.with_wrong_answer,
            AnswerOutcome::Blank => false,
        };
        if counts { credit.of(level) } else { 0 }
    }

    /// Returns the score of a paper from the marks of its questions; the floor applies before the rounding.
    pub fn total(&self, marks: impl IntoIterator<Item = Points>) -> Points {
        let sum: Points = marks.into_iter().sum();
        let sum = self.floor.map_or(sum, |floor| sum.max(floor));
        self.rounding.round(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scoring(several: SeveralOptionsRule) -> ScoringRules {
        ScoringRules {
            right: 100,
            wrong: -50,
            blank: -100,
            several,
            clause: Some(ClauseCredit {
                exact: 50,
                paragraph: 30,
                article: 10,
                ..ClauseCredit::default()
            }),
            floor: Some(0),
            rounding: Rounding { step: 25, direction: RoundingDirection::Nearest },
            pass: PassMark::Percent(65),
            minimum: Vec::new(),
        }
    }

    #[test]
    fn one_right_option_is_right_or_wrong_by_every_rule() {
        for several in [
            SeveralOptionsRule::AllOrNothing,
            SeveralOptionsRule::NetCorrect,
            SeveralOptionsRule::EachOption,
        ] {
            let scoring = scoring(several);
            assert_eq!(scoring.answer(&[2], &[2], 4, false), (AnswerOutcome::Right, 100));
            assert_eq!(scoring.answer(&[1], &[2], 4, false), (AnswerOutcome::Wrong, -50));
            assert_eq!(scoring.answer(&[1, 2], &[2], 4, false), (AnswerOutcome::Wrong, -50));
            assert_eq!(scoring.answer(&[], &[2], 4, false), (AnswerOutcome::Blank, -100));
        }
    }

    /// The question has four options, and options 0 and 1 are right.
    #[test]
    fn several_right_options_by_their_rule() {
        let marked = |several, chosen: &[usize]| scoring(several).answer(chosen, &[0, 1], 4, true);
        assert_eq!(marked(SeveralOptionsRule::AllOrNothing, &[0]), (AnswerOutcome::Wrong, -50));
        assert_eq!(marked(SeveralOptionsRule::NetCorrect, &[0]), (AnswerOutcome::Partial, 50));
        assert_eq!(marked(SeveralOptionsRule::NetCorrect, &[0, 2]), (AnswerOutcome::Wrong, -50));
        assert_eq!(
            marked(SeveralOptionsRule::NetCorrect, &[0, 1, 2]),
            (AnswerOutcome::Partial, 50)
        );
        assert_eq!(marked(SeveralOptionsRule::EachOption, &[0]), (AnswerOutcome::Partial, 75));
        assert_eq!(marked(SeveralOptionsRule::EachOption, &[0, 2]), (AnswerOutcome::Partial, 50));
        assert_eq!(marked(SeveralOptionsRule::EachOption, &[2, 3]), (AnswerOutcome::Wrong, -50));
        for several in [
            SeveralOptionsRule::AllOrNothing,
            SeveralOptionsRule::NetCorrect,
            SeveralOptionsRule::EachOption,
        ] {
            assert_eq!(marked(several, &[0, 1]), (AnswerOutcome::Right, 100));
        }
    }

    /// The question has four options with one right option, and the paper allows several.
    #[test]
    fn one_right_option_of_a_question_that_asks_for_several_is_marked_by_the_rule() {
        let marked = |several, chosen: &[usize]| scoring(several).answer(chosen, &[0], 4, true);
        assert_eq!(marked(SeveralOptionsRule::EachOption, &[0, 1]), (AnswerOutcome::Partial, 75));
        assert_eq!(marked(SeveralOptionsRule::NetCorrect, &[0, 1]), (AnswerOutcome::Wrong, -50));
        assert_eq!(marked(SeveralOptionsRule::AllOrNothing, &[0, 1]), (AnswerOutcome::Wrong, -50));
        assert_eq!(marked(SeveralOptionsRule::EachOption, &[0]), (AnswerOutcome::Right, 100));
    }

    #[test]
    fn a_share_drops_what_is_beyond_the_hundredth() {
        let scoring = scoring(SeveralOptionsRule::NetCorrect);
        assert_eq!(scoring.answer(&[0], &[0, 1, 2], 5, true), (AnswerOutcome::Partial, 33));
        assert_eq!(scoring.answer(&[0, 1], &[0, 1, 2], 5, true), (AnswerOutcome::Partial, 66));
    }

    #[test]
    fn a_clause_counts_with_a_right_answer() {
        let mut scoring = scoring(SeveralOptionsRule::AllOrNothing);
        assert_eq!(scoring.clause(Some(CitationLevel::Exact), AnswerOutcome::Right), 50);
        assert_eq!(scoring.clause(Some(CitationLevel::Article), AnswerOutcome::Partial), 10);
        assert_eq!(scoring.clause(Some(CitationLevel::Exact), AnswerOutcome::Wrong), 0);
        assert_eq!(scoring.clause(Some(CitationLevel::Exact), AnswerOutcome::Blank), 0);
        assert_eq!(scoring.clause(None, AnswerOutcome::Right), 0);
        scoring.clause =
            scoring.clause.map(|credit| ClauseCredit { with_wrong_answer: true, ..credit });
        assert_eq!(scoring.clause(Some(CitationLevel::Paragraph), AnswerOutcome::Wrong), 30);
        assert_eq!(scoring.clause(Some(CitationLevel::Exact), AnswerOutcome::Blank), 0);
    }

    #[test]
    fn floor_then_rounding() {
        let mut scoring = scoring(SeveralOptionsRule::AllOrNothing);
        assert_eq!(scoring.total([100, -50, -100]), 0);
        assert_eq!(scoring.total([100, 33]), 125);
        assert_eq!(scoring.total([100, 38]), 150);
        scoring.floor = None;
        assert_eq!(scoring.total([-110]), -100);
        let rounded = |direction, points| Rounding { step: 50, direction }.round(points);
        assert_eq!(
            [rounded(RoundingDirection::Down, 149), rounded(RoundingDirection::Down, -1)],
            [100, -50]
        );
        assert_eq!(
            [rounded(RoundingDirection::Up, 101), rounded(RoundingDirection::Up, -49)],
            [150, 0]
        );
        assert_eq!(
            [rounded(RoundingDirection::Nearest, 125), rounded(RoundingDirection::Nearest, 124)],
            [150, 100]
        );
        assert_eq!(Rounding::default().round(-37), -37);
    }

    /// Two real examinations have the pass marks of this test: 14.5 points of 30 in a referees' test, and 65 % in a
    /// club exam.
    #[test]
    fn the_pass_mark_in_points_or_percent() {
        assert!(PassMark::Points(1450).is_reached(1450, 3000));
        assert!(!PassMark::Points(1450).is_reached(1449, 3000));
        assert!(PassMark::Percent(65).is_reached(1950, 3000));
        assert!(!PassMark::Percent(65).is_reached(1949, 3000));
    }
}
