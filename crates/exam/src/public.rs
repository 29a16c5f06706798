//! Which questions anybody can have with their answers: those of the program, those that are the same once seats, suits
//! and ranks are renamed, and those that were made from a number that can be tried.

use std::collections::{HashMap, HashSet};

use arbitro_cases::flaws::shape::shape;
use arbitro_cases::scenarios::dice::Seed;
use arbitro_cases::{Case, Item};
use arbitro_cases::{library, read};

use super::blueprint::Question;

/// The questions of the program, by what is left of them without their names.
pub struct Public {
    shapes: HashMap<String, String>,
    ids: HashSet<String>,
}

/// A question that is not to be drawn in an examination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// One of the program's own.
    Own,
    /// The same as that one, renamed.
    CopyOf(String),
    /// Made from this number, with which anybody makes it again.
    Seeded(u64),
}

/// What was left out of a pool because anybody can read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// How many of the program's own.
    pub own: usize,
    /// The others, each with that of which it is a copy.
    pub copies: Vec<(String, String)>,
    /// Those that were made from a number, with it.
    pub seeded: Vec<(String, u64)>,
}

impl Public {
    pub fn embedded() -> Public {
        let cases = library::embedded().into_iter().map(|(name, text)| read(name, text).case);
        let items: Vec<Item> = cases.flat_map(|case| case.items).collect();
        Public {
            shapes: items.iter().map(|item| (shape(item), item.id.clone())).collect(),
            ids: items.into_iter().map(|item| item.id).collect(),
        }
    }

    fn knows(&self, case: &Case, item: &Item) -> Option<Known> {
        let Some(same) = self.shapes.get(&shape(item)) else {
            return Seed::stated_in(case).map(Known::Seeded);
        };
        let own = self.ids.contains(&item.id);
        Some(if own { Known::Own } else { Known::CopyOf(same.clone()) })
    }

    /// Takes every question out of a pool that anybody can read.
    pub fn left_out(&self, pool: &mut Vec<Question<'_>>) -> LeftOut {
        let mut left_out = LeftOut::default();
        pool.retain(|question| match self.knows(question.case, question.item) {
            None => true,
            Some(Known::Own) => {
                left_out.own += 1;
                false
            }
            Some(Known::CopyOf(same)) => {
                left_out.copies.push((question.item.id.clone(), same));
                false
            }
            Some(Known::Seeded(seed)) => {
                left_out.seeded.push((question.item.id.clone(), seed));
                false
            }
        });
        left_out
    }
}
