//! The score of a quiz: what was right, by Law, and what to study.

use std::collections::BTreeMap;

use crate::casebook::Item;
use crate::casebook::verdict::{Verdict, is_applied, judge};
use crate::ruling::{Clause, Edition, Ruling};

/// How many of how many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub right: usize,
    pub asked: usize,
}

impl Tally {
    fn add(&mut self, right: bool) {
        self.asked += 1;
        self.right += usize::from(right);
    }
}

/// An answer as it is marked.
#[derive(Clone, Debug)]
pub struct Mark {
    /// The index in the item of the option chosen.
    pub chosen: usize,
    pub verdict: Verdict,
    /// The index of the option that the ruling makes right.
    pub right_option: Option<usize>,
    /// Whether the clause cited is one on which the ruling rests; `None` if none was asked for.
    pub clause_right: Option<bool>,
}

/// Marks an answer against the ruling that the engine has given on the question.
pub fn mark(
    item: &Item,
    chosen: usize,
    cited: Option<&str>,
    ruling: &Ruling,
    edition: Edition,
) -> Mark {
    let judged = |index: usize| judge(&item.options[index], ruling, edition);
    Mark {
        chosen,
        verdict: judged(chosen),
        right_option: (0..item.options.len()).find(|index| judged(*index).is_right()),
        clause_right: item
            .asks_clause
            .then(|| cited.is_some_and(|cite| is_applied(cite, ruling, edition))),
    }
}

/// The score so far.
#[derive(Clone, Debug, Default)]
pub struct Score {
    pub total: Tally,
    pub clauses: Tally,
    pub by_law: BTreeMap<u8, Tally>,
    /// The clauses of the questions answered wrongly, each with how often.
    study: Vec<(&'static Clause, usize)>,
}

impl Score {
    /// Adds a marked answer.
    pub fn add(&mut self, item: &Item, mark: &Mark, ruling: &Ruling, edition: Edition) {
        let right = mark.verdict.is_right();
        self.total.add(right);
        self.by_law.entry(item.article()).or_default().add(right);
        if let Some(clause_right) = mark.clause_right {
            self.clauses.add(clause_right);
        }
        if !right {
            self.add_study(item, mark, ruling, edition);
        }
    }

    /// What a wrong answer shows that has to be studied: the clauses of the right option.
    fn add_study(&mut self, item: &Item, mark: &Mark, ruling: &Ruling, edition: Edition) {
        let cites = mark.right_option.map_or(&[][..], |right| &item.options[right].cites);
        let is_cited = |clause: &&&'static Clause| {
            let number = clause.number.in_edition(edition).unwrap_or_default();
            cites.iter().any(|cite| crate::ruling::clause::covers(cite, number))
        };
        for clause in ruling.applied().iter().filter(is_cited) {
            match self.study.iter_mut().find(|(other, _)| other == clause) {
                Some((_, times)) => *times += 1,
                None => self.study.push((clause, 1)),
            }
        }
    }

    /// The clauses to study, those missed most often first.
    pub fn study(&self) -> Vec<&'static Clause> {
        let mut study = self.study.clone();
        study.sort_by_key(|(clause, times)| (std::cmp::Reverse(*times), clause.name()));
        study.into_iter().map(|(clause, _)| clause).collect()
    }
}
