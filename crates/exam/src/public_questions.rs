//! Which questions anybody can have with their answers: those of the program, those that are the same once seats, suits
//! and ranks are renamed, and those that were made from a number that can be tried.

use std::collections::{HashMap, HashSet};

use arbitro_cases::flaws::fingerprint::fingerprint;
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_cases::{Case, Question};
use arbitro_cases::{embedded_cases, read};

use super::blueprint::PoolQuestion;

/// The questions of the program, by what is left of them without their names.
pub struct PublicQuestions {
    fingerprints: HashMap<String, String>,
    ids: HashSet<String>,
}

/// A question that is not to be drawn in an examination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicOrigin {
    /// One of the program's own.
    Embedded,
    /// The same as that one, renamed.
    CopyOf(String),
    /// Made from this number, with which anybody makes it again.
    Seeded(u64),
}

/// What was left out of a pool because anybody can read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOutQuestions {
    /// How many of the program's own.
    pub embedded_count: usize,
    /// The others, each with that of which it is a copy.
    pub copies: Vec<(String, String)>,
    /// Those that were made from a number, with it.
    pub seeded: Vec<(String, u64)>,
}

impl PublicQuestions {
    pub fn embedded() -> PublicQuestions {
        let cases =
            embedded_cases::embedded().into_iter().map(|(name, text)| read(name, text).case);
        let items: Vec<Question> = cases.flat_map(|case| case.questions).collect();
        PublicQuestions {
            fingerprints: items.iter().map(|item| (fingerprint(item), item.id.clone())).collect(),
            ids: items.into_iter().map(|item| item.id).collect(),
        }
    }

    fn origin_of(&self, case: &Case, item: &Question) -> Option<PublicOrigin> {
        let Some(same) = self.fingerprints.get(&fingerprint(item)) else {
            return RunSeed::stated_in(case).map(PublicOrigin::Seeded);
        };
        let own = self.ids.contains(&item.id);
        Some(if own { PublicOrigin::Embedded } else { PublicOrigin::CopyOf(same.clone()) })
    }

    /// Takes every question out of a pool that anybody can read.
    pub fn remove_public(&self, pool: &mut Vec<PoolQuestion<'_>>) -> LeftOutQuestions {
        let mut left_out = LeftOutQuestions::default();
        pool.retain(|question| match self.origin_of(question.case, question.question) {
            None => true,
            Some(PublicOrigin::Embedded) => {
                left_out.embedded_count += 1;
                false
            }
            Some(PublicOrigin::CopyOf(same)) => {
                left_out.copies.push((question.question.id.clone(), same));
                false
            }
            Some(PublicOrigin::Seeded(seed)) => {
                left_out.seeded.push((question.question.id.clone(), seed));
                false
            }
        });
        left_out
    }
}
