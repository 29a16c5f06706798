//! The ways through a ruling: what is decided under an answer to each question that comes up.

use std::collections::HashSet;
use std::hash::Hash;

use super::fact::{Answer, Question};
use super::parts::{Part, Ruling};
use super::ruled::Ruled;
use super::trace::Entry;

/// One way through a ruling.
#[derive(Clone, Debug, Default)]
pub struct Way<'r> {
    /// The answers, in the order of the questions.
    pub path: Vec<(Question, Answer)>,
    /// What is decided on each incident, in their order.
    decisions: Vec<(usize, &'r [Ruled])>,
    /// The reasoning on each.
    traces: Vec<(usize, &'r [Entry])>,
}

/// What one meets on a way.
#[derive(Clone, Copy, Debug)]
pub enum Met<'r> {
    Decided(&'r Ruled),
    Answered(Question, Answer),
}

impl<'r> Way<'r> {
    /// Everything decided on this way. What is decided again later is given once.
    pub fn decisions(&self) -> impl Iterator<Item = &'r Ruled> {
        let mut told: Vec<&'r Ruled> = Vec::new();
        for ruled in self.decisions.iter().flat_map(|(_, decisions)| *decisions) {
            if !told.iter().any(|other| other.decision == ruled.decision) {
                told.push(ruled);
            }
        }
        told.into_iter()
    }

    /// The whole reasoning on this way.
    pub fn trace(&self) -> impl Iterator<Item = &'r Entry> + '_ {
        self.traces.iter().flat_map(|(_, trace)| *trace)
    }
}

/// Puts what is said of an incident where it comes in the record.
fn in_order<T>(told: &mut Vec<(usize, T)>, read: usize, next: T) {
    let place = told.partition_point(|(before, _)| *before <= read);
    told.insert(place, (read, next));
}

impl Ruling {
    /// Whether something such is decided on every way: on all ways through one incident, whatever the others bring.
    pub fn decides_always(&self, such: &impl Fn(&Ruled) -> bool) -> bool {
        self.parts.iter().any(|part| {
            let branches = || part.open.iter().flat_map(|open| &open.branches);
            part.decisions.iter().any(such)
                || branches().next().is_some()
                    && branches().all(|(_, ruling)| ruling.decides_always(such))
        })
    }

    /// The ways through the ruling as far as `note` tells them apart: each value to which it brings `start`, and
    /// the first way that leads there. Questions that it does not tell apart do not multiply the ways.
    pub fn ways<T: Clone + Eq + Hash>(
        &self,
        start: T,
        note: &impl Fn(&mut T, Met<'_>),
    ) -> Vec<(T, Way<'_>)> {
        self.ways_from((start, Way::default()), note)
    }

    fn ways_from<'r, T: Clone + Eq + Hash>(
        &'r self,
        start: (T, Way<'r>),
        note: &impl Fn(&mut T, Met<'_>),
    ) -> Vec<(T, Way<'r>)> {
        let mut ways = vec![start];
        for part in &self.parts {
            let further = ways.into_iter().flat_map(|way| part.ways_from(way, note));
            ways = told_apart(further);
        }
        ways
    }
}

impl Part {
    fn ways_from<'r, T: Clone + Eq + Hash>(
        &'r self,
        (mut value, mut way): (T, Way<'r>),
        note: &impl Fn(&mut T, Met<'_>),
    ) -> Vec<(T, Way<'r>)> {
        self.decisions.iter().for_each(|ruled| note(&mut value, Met::Decided(ruled)));
        in_order(&mut way.decisions, self.read, &self.decisions[..]);
        let open = self.open.as_ref().filter(|open| !open.branches.is_empty());
        let Some(open) = open else {
            in_order(&mut way.traces, self.read, &self.trace[..]);
            return vec![(value, way)];
        };
        // The branches give the reasoning on the incident from its beginning.
        let under = open.branches.iter().flat_map(|(answer, ruling)| {
            let (mut value, mut way) = (value.clone(), way.clone());
            note(&mut value, Met::Answered(open.question, *answer));
            way.path.push((open.question, *answer));
            ruling.ways_from((value, way), note)
        });
        told_apart(under)
    }
}

/// The first way to each value.
fn told_apart<'r, T: Clone + Eq + Hash>(
    ways: impl Iterator<Item = (T, Way<'r>)>,
) -> Vec<(T, Way<'r>)> {
    let mut firsts: Vec<(T, Way<'r>)> = Vec::new();
    let mut known: HashSet<T> = HashSet::new();
    for (value, way) in ways {
        let is_known = match firsts.len() {
            0..=FEW => firsts.iter().any(|(other, _)| *other == value),
            _ => !known.insert(value.clone()),
        };
        if !is_known {
            firsts.push((value, way));
        }
        if known.is_empty() && firsts.len() > FEW {
            known.extend(firsts.iter().map(|(value, _)| value.clone()));
        }
    }
    firsts
}

/// So many values are compared with each other.
const FEW: usize = 16;

/// A ruling as a tree: whatever comes after an open question is in each of its branches. It grows as fast
/// as the answers multiply, and is for those who read rulings so.
#[derive(Clone, Debug)]
pub struct Tree<'r> {
    pub decisions: Vec<&'r Ruled>,
    pub open: Option<OpenTree<'r>>,
}

/// A question of a tree.
#[derive(Clone, Debug)]
pub struct OpenTree<'r> {
    pub question: Question,
    /// Empty where there are too many ways to give them all.
    pub branches: Vec<(Answer, Tree<'r>)>,
}

impl<'r> Tree<'r> {
    /// The branches of the open question, each with the question and its answer.
    pub fn branches(&self) -> impl Iterator<Item = (Question, Answer, &Tree<'r>)> {
        self.open.iter().flat_map(|open| {
            open.branches.iter().map(|(answer, tree)| (open.question, *answer, tree))
        })
    }
}

/// How many ways a tree gives before it leaves out the branches of the questions that are left.
const MOST_WAYS: usize = 256;

impl Ruling {
    /// The ruling as a tree.
    pub fn tree(&self) -> Tree<'_> {
        tree(self.parts.iter().map(|part| &**part).collect(), &mut 0)
    }
}

fn tree<'r>(parts: Vec<&'r Part>, ways: &mut usize) -> Tree<'r> {
    let mut decisions = Vec::new();
    let mut parts = parts.into_iter();
    for part in parts.by_ref() {
        decisions.extend(&part.decisions);
        let Some(open) = &part.open else { continue };
        let mut branches = Vec::new();
        if *ways < MOST_WAYS {
            for (answer, ruling) in &open.branches {
                let of_branch = ruling.parts.iter().map(|part| &**part);
                let mut rest: Vec<&Part> = of_branch.chain(parts.clone()).collect();
                rest.sort_by_key(|part| part.read);
                branches.push((*answer, tree(rest, ways)));
            }
        }
        return Tree { decisions, open: Some(OpenTree { question: open.question, branches }) };
    }
    *ways += 1;
    Tree { decisions, open: None }
}
