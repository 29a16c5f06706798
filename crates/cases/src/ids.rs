//! Finds questions by their id, or by the common stem of the ids of lettered parts.

use std::collections::HashSet;

use crate::diag::nearest;

use super::{Case, Question};

/// Returns the questions of a bank with this name: the question with this id or, if there is none, its lettered parts.
pub fn questions_named<'b>(bank: &'b [Case], name: &str) -> Vec<(&'b Case, &'b Question)> {
    let all =
        || bank.iter().flat_map(|case| case.questions.iter().map(move |question| (case, question)));
    if let Some(one) = all().find(|(_, question)| question.id == name) {
        return vec![one];
    }
    all().filter(|(_, question)| question.is_part_of(name)).collect()
}

/// A set of names of questions, with the meaning that names have in [`questions_named`].
pub struct QuestionNames<'n> {
    names: HashSet<&'n str>,
    ids: HashSet<&'n str>,
}

impl<'n> QuestionNames<'n> {
    /// Creates a set of names for the questions of a bank.
    pub fn new(bank: &'n [Case], names: impl IntoIterator<Item = &'n str>) -> QuestionNames<'n> {
        let ids = bank.iter().flat_map(|case| &case.questions).map(|question| question.id.as_str());
        QuestionNames { names: names.into_iter().collect(), ids: ids.collect() }
    }

    /// Returns true if one of the names means the question with this id.
    pub fn matches(&self, id: &str) -> bool {
        let is_of_parts = |stem: &str| self.names.contains(stem) && !self.ids.contains(stem);
        self.names.contains(id) || common_stem(id).is_some_and(is_of_parts)
    }
}

/// Returns the common stem of the ids of lettered parts: `45-05` for `45-05a`; `None` for other ids.
pub fn common_stem(id: &str) -> Option<&str> {
    let stem = id.strip_suffix(|c: char| c.is_ascii_lowercase());
    stem.filter(|stem| stem.ends_with(|c: char| c.is_ascii_digit()))
}

/// Returns the id that an unknown name probably means: an id, or the common stem of lettered parts, that differs only
/// in leading zeros or case; otherwise the most similar id, if one is similar enough.
pub fn nearest_id<'n>(
    name: &str,
    ids: impl IntoIterator<Item = &'n str, IntoIter: Clone>,
) -> Option<&'n str> {
    let ids = ids.into_iter();
    let plain = normalized(name);
    let is_meant = |id: &&str| self::normalized(id) == plain;
    let same =
        ids.clone().find(is_meant).or_else(|| ids.clone().filter_map(common_stem).find(is_meant));
    same.or_else(|| nearest(name, ids))
}

/// Returns a name in lower case and without leading zeros in its numbers, for comparison.
fn normalized(name: &str) -> String {
    let parts = name.trim().split('-').map(|part| part.trim_start_matches('0').to_lowercase());
    parts.collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_meant_whatever_its_zeros_and_its_case() {
        let ids = ["45-01", "45-05", "45-05b", "45-15b", "46-07a", "46-07b", "45-x1"];
        for (typed, meant) in [
            ("45-5", "45-05"),
            ("45-005", "45-05"),
            ("45-05B", "45-05b"),
            ("45-5b", "45-05b"),
            ("46-7", "46-07"),
            ("46-7A", "46-07a"),
            ("45-X1", "45-x1"),
        ] {
            assert_eq!(nearest_id(typed, ids), Some(meant), "{typed}");
        }
        assert_eq!(nearest_id("carota", ids), None);
    }

    #[test]
    fn a_name_takes_the_lettered_parts_where_no_question_has_it() {
        let named = |ids: &[&'static str]| QuestionNames {
            names: HashSet::from(["46-07", "45-01"]),
            ids: ids.iter().copied().collect(),
        };
        let apart = named(&["46-07a", "46-07b", "45-01"]);
        assert!(apart.matches("46-07a") && apart.matches("46-07b") && apart.matches("45-01"));
        assert!(!apart.matches("46-08a") && !apart.matches("45-01b"));
        let whole = named(&["46-07", "46-07a"]);
        assert!(whole.matches("46-07") && !whole.matches("46-07a"));
    }
}
