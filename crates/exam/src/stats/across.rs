//! The same question in several stages, joined by its id.
//!
//! Stages are never compared by their scores: other questions, other candidates. What a question
//! shows of two groups it shows because it is the same question.

use std::collections::BTreeMap;

use super::interval::Share;
use super::{Given, Silence, Statistics};
use crate::results::{Question, Results};

/// The questions of several stages.
#[derive(Clone, Debug, PartialEq)]
pub struct Across {
    /// By Law and id.
    pub questions: Vec<Joined>,
}

/// A question in each stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Joined {
    pub id: String,
    pub article: u8,
    /// In the order of the stages; none where a stage did not ask it.
    pub stages: Vec<Option<InStage>>,
    pub pooled: Given<Pooled>,
}

/// A question in a stage.
#[derive(Clone, Debug, PartialEq)]
pub struct InStage {
    pub asked: usize,
    pub facility: Given<f64>,
    pub right: Option<Share>,
}

/// A question over all stages that asked it and did not drop it.
#[derive(Clone, Debug, PartialEq)]
pub struct Pooled {
    pub asked: usize,
    /// The mean of the stages' facilities, each with the weight of those who were asked.
    pub facility: f64,
    pub right: Share,
}

impl Across {
    /// Joins stages, each with its statistics.
    pub fn of(stages: &[(&Results, &Statistics)]) -> Across {
        let mut joined: BTreeMap<(u8, &str), Vec<Option<InStage>>> = BTreeMap::new();
        let mut asked: BTreeMap<&str, Vec<&Question>> = BTreeMap::new();
        for (place, (results, statistics)) in stages.iter().enumerate() {
            for question in &results.questions {
                asked.entry(&question.id).or_default().push(question);
            }
            for question in statistics.questions.iter().filter(|question| question.asked > 0) {
                let in_stages = joined
                    .entry((question.article, &question.id))
                    .or_insert_with(|| vec![None; stages.len()]);
                in_stages[place] = Some(InStage {
                    asked: question.asked,
                    facility: question.facility,
                    right: question.right,
                });
            }
        }
        let join = |((article, id), stages): ((u8, &str), Vec<Option<InStage>>)| {
            let same = asked.get(id).is_some_and(|asked| is_one(asked));
            let pooled = if same { pooled(&stages) } else { Err(Silence::Changed) };
            Joined { id: id.to_owned(), article, stages, pooled }
        };
        Across { questions: joined.into_iter().map(join).collect() }
    }
}

/// Whether every stage asked the question with the same options and the same right ones.
fn is_one(asked: &[&Question]) -> bool {
    let right = |question: &Question| {
        let mut right = question.right.clone();
        right.sort_unstable();
        (question.options, right)
    };
    asked.windows(2).all(|two| right(two[0]) == right(two[1]))
}

fn pooled(stages: &[Option<InStage>]) -> Given<Pooled> {
    let asked_it = stages.iter().flatten();
    // A stage that dropped the question has no facility, and no part in the pool.
    let counted: Vec<(usize, f64, usize)> = asked_it
        .filter_map(|stage| {
            Some((stage.asked, stage.facility.ok()?, stage.right.map_or(0, |right| right.count)))
        })
        .collect();
    if counted.len() < 2 {
        return Err(Silence::OneStage);
    }
    let asked: usize = counted.iter().map(|(asked, ..)| asked).sum();
    let sum: f64 = counted.iter().map(|(asked, facility, _)| *asked as f64 * facility).sum();
    let right = counted.iter().map(|(.., right)| right).sum();
    let right = Share::new(right, asked).ok_or(Silence::OneStage)?;
    Ok(Pooled { asked, facility: sum / asked as f64, right })
}
