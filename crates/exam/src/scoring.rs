//! How answers are turned into points: named rules, in whole hundredths of a point. No fraction is ever
//! kept: what a share leaves beyond the hundredth is dropped.

use serde::{Deserialize, Serialize};

use super::results::{CitationLevel, Outcome};

/// Hundredths of a point.
pub type Points = i64;

/// How a stage is marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scoring {
    pub right: Points,
    pub wrong: Points,
    pub blank: Points,
    pub several: Several,
    /// What citing the clause is worth; `None` if no clause is asked for.
    pub clause: Option<ClauseCredit>,
    /// The lowest score that a paper can have.
    pub floor: Option<Points>,
    pub rounding: Rounding,
    pub pass: Pass,
    /// What must be reached on single articles besides.
    pub minimum: Vec<Minimum>,
}

/// How a question with several right options is marked when some of them were chosen, or wrong ones were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Several {
    /// Right if the options chosen are exactly the right ones, else wrong.
    #[default]
    AllOrNothing,
    /// Of the mark for a right answer, the share (right options chosen - wrong options chosen) / right
    /// options; a share of zero or less is a wrong answer.
    NetCorrect,
    /// Of the mark for a right answer, the share of options that were treated correctly, chosen or
    /// left; a share of zero is a wrong answer.
    EachOption,
}

/// What citing the clause adds, by how near the citation comes to a clause on which the right answer rests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClauseCredit {
    /// The clause itself: 45C4(b).
    pub exact: Points,
    /// A paragraph that holds it: 45C4, 45C.
    pub paragraph: Points,
    /// Its article alone: 45.
    pub article: Points,
    pub wrong: Points,
    /// No citation, where one was asked for.
    pub missing: Points,
    /// Whether every question asks for the clause, or only those where the bank does.
    pub of_all: bool,
    /// Whether a citation counts with a wrong answer too.
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

/// How a paper's points are rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rounding {
    /// In hundredths; 1 leaves them as they are.
    pub step: Points,
    pub direction: Direction,
}

impl Default for Rounding {
    fn default() -> Rounding {
        Rounding { step: 1, direction: Direction::Nearest }
    }
}

/// Which way points are rounded; half a step is rounded up by `Nearest`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    Down,
    Nearest,
    Up,
}

impl Rounding {
    fn round(self, points: Points) -> Points {
        let step = self.step.max(1);
        let below = points.div_euclid(step) * step;
        let rest = points - below;
        let up = match self.direction {
            Direction::Down => false,
            Direction::Nearest => rest * 2 >= step,
            Direction::Up => rest > 0,
        };
        below + if up { step } else { 0 }
    }
}

/// The pass mark: what must be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pass {
    Points(Points),
    /// Of the paper's maximum.
    Percent(u8),
}

impl Pass {
    /// Whether points out of a maximum are enough.
    pub fn is_reached(self, points: Points, most: Points) -> bool {
        match self {
            Pass::Points(needed) => points >= needed,
            Pass::Percent(percent) => is_share(points, most, percent),
        }
    }

    /// The fewest points that are enough.
    pub fn mark(self, most: Points) -> Points {
        match self {
            Pass::Points(needed) => needed,
            // Rounded up: a maximum is never below zero.
            Pass::Percent(percent) => (most * Points::from(percent) + 99) / 100,
        }
    }
}

fn is_share(points: Points, most: Points, percent: u8) -> bool {
    points * 100 >= most * Points::from(percent)
}

/// What must be reached on an article, where the paper has questions on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Minimum {
    pub law: u8,
    /// Of the maximum of the questions on it.
    pub percent: u8,
}

impl Minimum {
    pub fn is_reached(self, points: Points, most: Points) -> bool {
        is_share(points, most, self.percent)
    }
}

impl Scoring {
    /// The maximum of a question.
    pub fn most(&self, asks_clause: bool) -> Points {
        self.right + self.clause_credit(asks_clause).map_or(0, |credit| credit.exact)
    }

    fn clause_credit(&self, asks_clause: bool) -> Option<ClauseCredit> {
        self.clause.filter(|_| asks_clause)
    }

    /// Whether a paper asks for the clause of a question that asks for it in the bank, or does not.
    pub fn asks_clause(&self, asked_in_bank: bool) -> bool {
        self.clause.is_some_and(|credit| credit.of_all || asked_in_bank)
    }

    /// Marks the options chosen against the right ones, out of all; no option chosen is a blank. The rule for
    /// several answers is for a question that asks for several, however many of them are right.
    pub fn answer(
        &self,
        chosen: &[usize],
        right: &[usize],
        options: usize,
        several: bool,
    ) -> (Outcome, Points) {
        if chosen.is_empty() {
            return (Outcome::Blank, self.blank);
        }
        let hits = chosen.iter().filter(|option| right.contains(option)).count() as Points;
        let misses = chosen.len() as Points - hits;
        let wanted = right.len() as Points;
        if misses == 0 && hits == wanted {
            return (Outcome::Right, self.right);
        }
        // A question of one answer is right or wrong, whatever the rule for several.
        let (share, of) = match self.several {
            Several::NetCorrect if several => (hits - misses, wanted),
            Several::EachOption if several => {
                let all = options as Points;
                (all - misses - (wanted - hits), all)
            }
            Several::AllOrNothing | Several::NetCorrect | Several::EachOption => (0, 1),
        };
        if share > 0 {
            (Outcome::Partial, self.right * share / of)
        } else {
            (Outcome::Wrong, self.wrong)
        }
    }

    /// What a citation is worth besides an answer. A blank earns none.
    pub fn clause(&self, level: Option<CitationLevel>, outcome: Outcome) -> Points {
        let Some((level, credit)) = level.zip(self.clause) else { return 0 };
        let counts = match outcome {
            Outcome::Right | Outcome::Partial => true,
            Outcome::Wrong => credit.with_wrong_answer,
            Outcome::Blank => false,
        };
        if counts { credit.of(level) } else { 0 }
    }

    /// The score of a paper from the marks of its questions: floor first, then rounding.
    pub fn total(&self, marks: impl IntoIterator<Item = Points>) -> Points {
        let sum: Points = marks.into_iter().sum();
        let sum = self.floor.map_or(sum, |floor| sum.max(floor));
        self.rounding.round(sum)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scoring(several: Several) -> Scoring {
        Scoring {
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
            rounding: Rounding { step: 25, direction: Direction::Nearest },
            pass: Pass::Percent(65),
            minimum: Vec::new(),
        }
    }

    #[test]
    fn one_right_option_is_right_or_wrong_by_every_rule() {
        for several in [Several::AllOrNothing, Several::NetCorrect, Several::EachOption] {
            let scoring = scoring(several);
            assert_eq!(scoring.answer(&[2], &[2], 4, false), (Outcome::Right, 100));
            assert_eq!(scoring.answer(&[1], &[2], 4, false), (Outcome::Wrong, -50));
            assert_eq!(scoring.answer(&[1, 2], &[2], 4, false), (Outcome::Wrong, -50));
            assert_eq!(scoring.answer(&[], &[2], 4, false), (Outcome::Blank, -100));
        }
    }

    /// Two of four options are right: a, b.
    #[test]
    fn several_right_options_by_their_rule() {
        let marked = |several, chosen: &[usize]| scoring(several).answer(chosen, &[0, 1], 4, true);
        assert_eq!(marked(Several::AllOrNothing, &[0]), (Outcome::Wrong, -50));
        assert_eq!(marked(Several::NetCorrect, &[0]), (Outcome::Partial, 50));
        assert_eq!(marked(Several::NetCorrect, &[0, 2]), (Outcome::Wrong, -50));
        assert_eq!(marked(Several::NetCorrect, &[0, 1, 2]), (Outcome::Partial, 50));
        assert_eq!(marked(Several::EachOption, &[0]), (Outcome::Partial, 75));
        assert_eq!(marked(Several::EachOption, &[0, 2]), (Outcome::Partial, 50));
        assert_eq!(marked(Several::EachOption, &[2, 3]), (Outcome::Wrong, -50));
        for several in [Several::AllOrNothing, Several::NetCorrect, Several::EachOption] {
            assert_eq!(marked(several, &[0, 1]), (Outcome::Right, 100));
        }
    }

    /// One of four options is right, and the paper says that several may be.
    #[test]
    fn one_right_option_of_a_question_that_asks_for_several_is_marked_by_the_rule() {
        let marked = |several, chosen: &[usize]| scoring(several).answer(chosen, &[0], 4, true);
        assert_eq!(marked(Several::EachOption, &[0, 1]), (Outcome::Partial, 75));
        assert_eq!(marked(Several::NetCorrect, &[0, 1]), (Outcome::Wrong, -50));
        assert_eq!(marked(Several::AllOrNothing, &[0, 1]), (Outcome::Wrong, -50));
        assert_eq!(marked(Several::EachOption, &[0]), (Outcome::Right, 100));
    }

    #[test]
    fn a_share_drops_what_is_beyond_the_hundredth() {
        let scoring = scoring(Several::NetCorrect);
        assert_eq!(scoring.answer(&[0], &[0, 1, 2], 5, true), (Outcome::Partial, 33));
        assert_eq!(scoring.answer(&[0, 1], &[0, 1, 2], 5, true), (Outcome::Partial, 66));
    }

    #[test]
    fn a_clause_counts_with_a_right_answer() {
        let mut scoring = scoring(Several::AllOrNothing);
        assert_eq!(scoring.clause(Some(CitationLevel::Exact), Outcome::Right), 50);
        assert_eq!(scoring.clause(Some(CitationLevel::Article), Outcome::Partial), 10);
        assert_eq!(scoring.clause(Some(CitationLevel::Exact), Outcome::Wrong), 0);
        assert_eq!(scoring.clause(Some(CitationLevel::Exact), Outcome::Blank), 0);
        assert_eq!(scoring.clause(None, Outcome::Right), 0);
        scoring.clause =
            scoring.clause.map(|credit| ClauseCredit { with_wrong_answer: true, ..credit });
        assert_eq!(scoring.clause(Some(CitationLevel::Paragraph), Outcome::Wrong), 30);
        assert_eq!(scoring.clause(Some(CitationLevel::Exact), Outcome::Blank), 0);
    }

    #[test]
    fn floor_then_rounding() {
        let mut scoring = scoring(Several::AllOrNothing);
        assert_eq!(scoring.total([100, -50, -100]), 0);
        assert_eq!(scoring.total([100, 33]), 125);
        assert_eq!(scoring.total([100, 38]), 150);
        scoring.floor = None;
        assert_eq!(scoring.total([-110]), -100);
        let rounded = |direction, points| Rounding { step: 50, direction }.round(points);
        assert_eq!([rounded(Direction::Down, 149), rounded(Direction::Down, -1)], [100, -50]);
        assert_eq!([rounded(Direction::Up, 101), rounded(Direction::Up, -49)], [150, 0]);
        assert_eq!(
            [rounded(Direction::Nearest, 125), rounded(Direction::Nearest, 124)],
            [150, 100]
        );
        assert_eq!(Rounding::default().round(-37), -37);
    }

    /// A known referees' test: 14.5 points of 30. A known club exam: 65 %.
    #[test]
    fn the_pass_mark_in_points_or_percent() {
        assert!(Pass::Points(1450).is_reached(1450, 3000));
        assert!(!Pass::Points(1450).is_reached(1449, 3000));
        assert!(Pass::Percent(65).is_reached(1950, 3000));
        assert!(!Pass::Percent(65).is_reached(1949, 3000));
    }
}
