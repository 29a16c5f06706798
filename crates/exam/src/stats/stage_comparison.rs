//! Compares the statistics of a question across several stages, joined by the question's id.
//!
//! Scores of different stages are not compared, since other candidates answered other questions. A
//! question can be compared if it has the same number of options and the same right options in the
//! results of every stage that has it.

use std::collections::BTreeMap;

use super::interval::Share;
use super::{MissingReason, StatResult, Statistics};
use crate::results::{MarkedQuestion, Results};

/// The questions of several stages, joined by their ids.
#[derive(Clone, Debug, PartialEq)]
pub struct StageComparison {
    /// The questions, in the order of Laws and ids.
    pub questions: Vec<JoinedQuestion>,
}

/// A question with its statistics in several stages.
#[derive(Clone, Debug, PartialEq)]
pub struct JoinedQuestion {
    /// The question's id.
    pub id: String,
    /// The number of the question's Law.
    pub law: u8,
    /// The question's statistics in each stage, in the order of the stages; `None` if a stage did not ask the question.
    pub stages: Vec<Option<QuestionInStage>>,
    /// The question's statistics over all stages, or the reason why they are missing.
    pub pooled: StatResult<PooledQuestion>,
}

/// The statistics of a question in one stage.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionInStage {
    /// The number of candidates of the stage who were asked the question.
    pub asked: usize,
    /// The mean mark as a share of the maximum.
    pub facility: StatResult<f64>,
    /// The share of right answers; `None` if no candidate was asked the question.
    pub right: Option<Share>,
}

/// The statistics of a question over all stages that asked it and did not drop it.
#[derive(Clone, Debug, PartialEq)]
pub struct PooledQuestion {
    /// The number of candidates of all these stages who were asked the question.
    pub asked: usize,
    /// The mean of the stages' facilities, weighted by the number of candidates asked.
    pub facility: f64,
    /// The share of right answers in all these stages.
    pub right: Share,
}

impl StageComparison {
    /// Joins the questions of several stages, from the results and statistics of each stage.
    pub fn of(stages: &[(&Results, &Statistics)]) -> StageComparison {
        let mut joined: BTreeMap<(u8, &str), Vec<Option<QuestionInStage>>> = BTreeMap::new();
        let mut asked: BTreeMap<&str, Vec<&MarkedQuestion>> = BTreeMap::new();
        for (place, (results, statistics)) in stages.iter().enumerate() {
            for question in &results.questions {
                asked.entry(&question.id).or_default().push(question);
            }
            for question in statistics.questions.iter().filter(|question| question.asked > 0) {
                let in_stages = joined
                    .entry((question.law, &question.id))
                    .or_insert_with(|| vec![None; stages.len()]);
                in_stages[place] = Some(QuestionInStage {
                    asked: question.asked,
                    facility: question.facility,
                    right: question.right,
                });
            }
        }
        let join = |((article, id), stages): ((u8, &str), Vec<Option<QuestionInStage>>)| {
            let same = asked.get(id).is_some_and(|asked| is_same_question(asked));
            let pooled = if same { pooled(&stages) } else { Err(MissingReason::Changed) };
            JoinedQuestion { id: id.to_owned(), law: article, stages, pooled }
        };
        StageComparison { questions: joined.into_iter().map(join).collect() }
    }
}

/// Returns true if the question has the same number of options and the same right options in all
/// entries of `asked`.
fn is_same_question(asked: &[&MarkedQuestion]) -> bool {
    let right = |question: &MarkedQuestion| {
        let mut right = question.right.clone();
        right.sort_unstable();
        (question.options, right)
    };
    asked.windows(2).all(|two| right(two[0]) == right(two[1]))
}

fn pooled(stages: &[Option<QuestionInStage>]) -> StatResult<PooledQuestion> {
    let asked_it = stages.iter().flatten();
    // A stage that dropped the question has no facility for it, so this stage is not counted.
    let counted: Vec<(usize, f64, usize)> = asked_it
        .filter_map(|stage| {
            Some((stage.asked, stage.facility.ok()?, stage.right.map_or(0, |right| right.count)))
        })
        .collect();
    if counted.len() < 2 {
        return Err(MissingReason::OneStage);
    }
    let asked: usize = counted.iter().map(|(asked, ..)| asked).sum();
    let sum: f64 = counted.iter().map(|(asked, facility, _)| *asked as f64 * facility).sum();
    let right = counted.iter().map(|(.., right)| right).sum();
    let right = Share::new(right, asked).ok_or(MissingReason::OneStage)?;
    Ok(PooledQuestion { asked, facility: sum / asked as f64, right })
}
