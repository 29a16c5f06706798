//! Which questions anybody can read with their answers: those of the program, and those that are the same once seats,
//! suits and ranks are renamed.

use std::collections::{HashMap, HashSet};

use crate::casebook::Item;
use crate::casebook::flaws::shape::shape;
use crate::casebook::{library, read};

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
}

/// What was left out of a pool because anybody can read it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// How many of the program's own.
    pub own: usize,
    /// The others, each with that of which it is a copy.
    pub copies: Vec<(String, String)>,
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

    fn knows(&self, item: &Item) -> Option<Known> {
        let same = self.shapes.get(&shape(item))?;
        let own = self.ids.contains(&item.id);
        Some(if own { Known::Own } else { Known::CopyOf(same.clone()) })
    }

    /// Takes every question out of a pool that anybody can read.
    pub fn left_out(&self, pool: &mut Vec<Question<'_>>) -> LeftOut {
        let mut left_out = LeftOut::default();
        pool.retain(|question| match self.knows(question.item) {
            None => true,
            Some(Known::Own) => {
                left_out.own += 1;
                false
            }
            Some(Known::CopyOf(same)) => {
                left_out.copies.push((question.item.id.clone(), same));
                false
            }
        });
        left_out
    }
}
