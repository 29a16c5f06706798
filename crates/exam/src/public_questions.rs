//! Recognises questions whose answers are public: the program's own questions, copies that differ from them only in
//! seats, suits and ranks, and questions generated from a seed that anybody can try.

use std::collections::{HashMap, HashSet};

use arbitro_cases::flaws::fingerprint::fingerprint;
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_cases::{Case, Question};
use arbitro_cases::{embedded_cases, read};

use super::blueprint::PoolQuestion;

/// The ids of the program's own questions, and their fingerprints, which ignore seats, suits and
/// ranks.
pub struct PublicQuestions {
    fingerprints: HashMap<String, String>,
    ids: HashSet<String>,
}

/// The reason why a question is public.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicOrigin {
    /// The question is in the program's own cases.
    Embedded,
    /// The question is a copy, under another id, of the program's own question with this id.
    CopyOf(String),
    /// The question was generated from this seed, from which anybody can generate it again.
    Seeded(u64),
}

/// The public questions that were removed from a pool.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOutQuestions {
    /// The number of removed questions that are the program's own.
    pub embedded_count: usize,
    /// The ids of the copies, each with the id of its original.
    pub copies: Vec<(String, String)>,
    /// The ids of the generated questions, each with its seed.
    pub seeded: Vec<(String, u64)>,
}

impl PublicQuestions {
    /// Reads the questions of the program's own cases.
    pub fn embedded() -> PublicQuestions {
        let cases =
            embedded_cases::embedded().into_iter().map(|(name, text)| read(name, text).case);
        let questions: Vec<Question> = cases.flat_map(|case| case.questions).collect();
        PublicQuestions {
            fingerprints: questions
                .iter()
                .map(|question| (fingerprint(question), question.id.clone()))
                .collect(),
            ids: questions.into_iter().map(|question| question.id).collect(),
        }
    }

    /// Returns the reason why a question is public; `None` if it is not public.
    fn origin_of(&self, case: &Case, question: &Question) -> Option<PublicOrigin> {
        let Some(same) = self.fingerprints.get(&fingerprint(question)) else {
            return RunSeed::stated_in(case).map(PublicOrigin::Seeded);
        };
        let own = self.ids.contains(&question.id);
        Some(if own { PublicOrigin::Embedded } else { PublicOrigin::CopyOf(same.clone()) })
    }

    /// Removes the public questions from a pool, and returns the removed questions.
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
