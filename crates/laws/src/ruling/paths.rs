//! The paths through a ruling: the decisions under one answer to each question that comes up.

use std::collections::HashSet;
use std::hash::Hash;

use super::clause::Clause;
use super::decided::RuledDecision;
use super::decision::Decision;
use super::fact::{Answer, FactQuestion};
use super::parts::{Ruling, RulingPart};
use super::trace::{self, Rejection, TraceEntry};

/// A path through a ruling.
#[derive(Clone, Debug, Default)]
pub struct RulingPath<'r> {
    /// The answers, in the order of the questions.
    pub answers: Vec<(FactQuestion, Answer)>,
    /// The decisions on each incident, in their order. Each number is [`RulingPart::read`].
    decisions: Vec<(usize, &'r [RuledDecision])>,
    /// The reasoning on each incident. Each number is [`RulingPart::read`].
    traces: Vec<(usize, &'r [TraceEntry])>,
}

/// A step of a path.
#[derive(Clone, Copy, Debug)]
pub enum PathStep<'r> {
    /// A decision.
    Decided(&'r RuledDecision),
    /// A question, with the answer that the path takes.
    Answered(FactQuestion, Answer),
}

impl<'r> RulingPath<'r> {
    /// Returns all decisions of this path, without later repetitions.
    pub fn decisions(&self) -> impl Iterator<Item = &'r RuledDecision> {
        let mut told: Vec<&'r RuledDecision> = Vec::new();
        for ruled in self.decisions.iter().flat_map(|(_, decisions)| *decisions) {
            if !told.iter().any(|other| other.decision == ruled.decision) {
                told.push(ruled);
            }
        }
        told.into_iter()
    }

    /// Returns the clauses applied on this path, in order, with repetitions.
    pub fn applied(&self) -> impl Iterator<Item = &'static Clause> + '_ {
        self.traces.iter().flat_map(|(_, trace)| trace::applied(trace))
    }

    /// Returns the clauses considered on this path that do not apply, in order, each with its reason.
    pub fn rejected(&self) -> impl Iterator<Item = Rejection> + '_ {
        self.traces.iter().flat_map(|(_, trace)| trace::rejections(trace))
    }

    /// Returns the whole reasoning of this path.
    pub fn trace(&self) -> impl Iterator<Item = &'r TraceEntry> + '_ {
        self.traces.iter().flat_map(|(_, trace)| *trace)
    }
}

/// Inserts an item of an incident, so that the list keeps the order of the incidents.
fn in_order<T>(told: &mut Vec<(usize, T)>, read: usize, next: T) {
    let place = told.partition_point(|(before, _)| *before <= read);
    told.insert(place, (read, next));
}

impl Ruling {
    /// Returns whether every path through the ruling certainly has a matching decision; `false` if that depends on
    /// branches that are left out.
    pub fn decides_always(&self, matches: &impl Fn(&RuledDecision) -> bool) -> bool {
        self.parts.iter().any(|part| {
            let branches = || part.open.iter().flat_map(|open| &open.branches);
            part.decisions.iter().any(matches)
                || branches().next().is_some()
                    && branches().all(|(_, ruling)| ruling.decides_always(matches))
        })
    }

    /// Returns the paths through the ruling that `note` distinguishes: each value that `note` computes from `start`,
    /// with the first path that leads to it. Questions that make no difference to `note` do not multiply the paths.
    pub fn paths<T: Clone + Eq + Hash>(
        &self,
        start: T,
        note: &impl Fn(&mut T, PathStep<'_>),
    ) -> Vec<(T, RulingPath<'_>)> {
        self.paths_from((start, RulingPath::default()), note)
    }

    /// Returns the first path through the ruling for each different list of decisions. Other
    /// answers may lead to the same list. A ruling without questions has one path, which may have
    /// no decisions.
    pub fn different_paths(&self) -> Vec<RulingPath<'_>> {
        let note = |decided: &mut Vec<Decision>, step: PathStep<'_>| {
            if let PathStep::Decided(ruled) = step {
                decided.push(ruled.decision);
            }
        };
        self.paths(Vec::new(), &note).into_iter().map(|(_, path)| path).collect()
    }

    fn paths_from<'r, T: Clone + Eq + Hash>(
        &'r self,
        start: (T, RulingPath<'r>),
        note: &impl Fn(&mut T, PathStep<'_>),
    ) -> Vec<(T, RulingPath<'r>)> {
        let mut paths = vec![start];
        for part in &self.parts {
            let further = paths.into_iter().flat_map(|path| part.paths_from(path, note));
            paths = first_paths(further);
        }
        paths
    }
}

impl RulingPart {
    fn paths_from<'r, T: Clone + Eq + Hash>(
        &'r self,
        (mut value, mut path): (T, RulingPath<'r>),
        note: &impl Fn(&mut T, PathStep<'_>),
    ) -> Vec<(T, RulingPath<'r>)> {
        self.decisions.iter().for_each(|ruled| note(&mut value, PathStep::Decided(ruled)));
        in_order(&mut path.decisions, self.read, &self.decisions[..]);
        let open = self.open.as_ref().filter(|open| !open.branches.is_empty());
        let Some(open) = open else {
            in_order(&mut path.traces, self.read, &self.trace[..]);
            return vec![(value, path)];
        };
        // The trace of a branch repeats the reasoning on the incident from the beginning, so the trace of this part is
        // not added.
        let under = open.branches.iter().flat_map(|(answer, ruling)| {
            let (mut value, mut path) = (value.clone(), path.clone());
            note(&mut value, PathStep::Answered(open.question, *answer));
            path.answers.push((open.question, *answer));
            ruling.paths_from((value, path), note)
        });
        first_paths(under)
    }
}

/// Returns the first path to each value.
fn first_paths<'r, T: Clone + Eq + Hash>(
    paths: impl Iterator<Item = (T, RulingPath<'r>)>,
) -> Vec<(T, RulingPath<'r>)> {
    let mut firsts: Vec<(T, RulingPath<'r>)> = Vec::new();
    let mut known: HashSet<T> = HashSet::new();
    for (value, path) in paths {
        let is_known = match firsts.len() {
            0..=LINEAR_SEARCH_MAX => firsts.iter().any(|(other, _)| *other == value),
            _ => !known.insert(value.clone()),
        };
        if !is_known {
            firsts.push((value, path));
        }
        if known.is_empty() && firsts.len() > LINEAR_SEARCH_MAX {
            known.extend(firsts.iter().map(|(value, _)| value.clone()));
        }
    }
    firsts
}

/// Above this number of values a hash set replaces the linear search.
const LINEAR_SEARCH_MAX: usize = 16;

/// A ruling as a tree: everything after an open question is repeated in each of its branches. The number of its
/// branches can be the product of the numbers of answers. Other programs are given rulings in this form.
#[derive(Clone, Debug)]
pub struct RulingTree<'r> {
    /// The decisions before the open question.
    pub decisions: Vec<&'r RuledDecision>,
    /// The next open question, if there is one.
    pub open: Option<TreeQuestion<'r>>,
}

/// An open question in a tree.
#[derive(Clone, Debug)]
pub struct TreeQuestion<'r> {
    /// The question.
    pub question: FactQuestion,
    /// The tree under each answer; empty if the ruling lacks these branches, or the tree has too many paths.
    pub branches: Vec<(Answer, RulingTree<'r>)>,
}

impl<'r> RulingTree<'r> {
    /// Returns the branches of the open question, each with the question and its answer.
    pub fn branches(&self) -> impl Iterator<Item = (FactQuestion, Answer, &RulingTree<'r>)> {
        self.open.iter().flat_map(|open| {
            open.branches.iter().map(|(answer, tree)| (open.question, *answer, tree))
        })
    }
}

/// The number of paths of a tree from which the branches of further questions are left out.
const MAX_PATHS: usize = 256;

impl Ruling {
    /// Returns the ruling as a tree.
    pub fn tree(&self) -> RulingTree<'_> {
        tree(self.parts.iter().map(|part| &**part).collect(), &mut 0)
    }
}

fn tree<'r>(parts: Vec<&'r RulingPart>, paths: &mut usize) -> RulingTree<'r> {
    let mut decisions = Vec::new();
    let mut parts = parts.into_iter();
    for part in parts.by_ref() {
        decisions.extend(&part.decisions);
        let Some(open) = &part.open else { continue };
        let mut branches = Vec::new();
        if *paths < MAX_PATHS {
            for (answer, ruling) in &open.branches {
                let of_branch = ruling.parts.iter().map(|part| &**part);
                let mut rest: Vec<&RulingPart> = of_branch.chain(parts.clone()).collect();
                rest.sort_by_key(|part| part.read);
                branches.push((*answer, tree(rest, paths)));
            }
        }
        return RulingTree {
            decisions,
            open: Some(TreeQuestion { question: open.question, branches }),
        };
    }
    *paths += 1;
    RulingTree { decisions, open: None }
}
