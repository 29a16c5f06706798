//! Simplifies the result of an inquiry: merges branches that rule alike, and removes repeated decisions.

use std::sync::Arc;

use crate::bridge::Position;
use crate::record::decision::Decision;

use super::decided::RuledDecision;
use super::fact::{Answer, FactQuestion};
use super::parts::{MAX_LINES, OpenQuestion, Ruling, RulingPart, RulingParts};

/// Combines an open question with its branches. The decisions on the same incident that all branches have in common move
/// before the question, and the parts on later incidents that they have in common behind it; if no difference remains,
/// the question is dropped. `stopped` is the position in which the hearing stopped.
pub(super) fn merge_branches(
    mut part: RulingPart,
    question: FactQuestion,
    mut branches: Vec<(Answer, Ruling)>,
    stopped: Position,
) -> Ruling {
    let after = in_common(&mut branches);
    if is_one(&branches) {
        let position = branches.first().map_or(stopped, |(_, same)| same.position);
        let mut parts = without_asking(part, question, branches);
        parts.extend(after);
        return Ruling::new(parts, position);
    }
    let lifted = shared_decisions(&mut branches);
    part.decisions.extend(lifted);
    // Branches with too many lines to read are dropped.
    if branches.iter().map(|(_, ruling)| ruling.lines(MAX_LINES)).sum::<usize>() > MAX_LINES {
        branches.clear();
    }
    part.open = Some(OpenQuestion { question, branches });
    let parts = [Arc::new(part)].into_iter().chain(after).collect();
    Ruling::new(parts, stopped)
}

/// Removes from the first part of each branch the decisions that the first parts of all branches have in common, and
/// returns these decisions.
fn shared_decisions(branches: &mut [(Answer, Ruling)]) -> Vec<RuledDecision> {
    let Some(((_, first), others)) = branches.split_first() else { return Vec::new() };
    let Some(first) = first.parts.first() else { return Vec::new() };
    let in_all = |ruled: &&RuledDecision| {
        let has = |part: &Arc<RulingPart>| part.decisions.contains(ruled);
        others.iter().all(|(_, other)| other.parts.first().is_some_and(has))
    };
    let shared: Vec<RuledDecision> = first.decisions.iter().filter(in_all).copied().collect();
    if !shared.is_empty() {
        for part in branches.iter_mut().filter_map(|(_, ruling)| ruling.parts.first_mut()) {
            Arc::make_mut(part).decisions.retain(|ruled| !shared.contains(ruled));
        }
    }
    shared
}

/// Returns the part without its question, with the parts that all answers have in common.
fn without_asking(
    mut part: RulingPart,
    question: FactQuestion,
    branches: Vec<(Answer, Ruling)>,
) -> RulingParts {
    let mut rulings = branches.into_iter().map(|(_, ruling)| ruling.parts);
    let mut same = rulings.next().unwrap_or_default().into_iter();
    part.continue_with(same.next().as_deref());
    rulings.flatten().for_each(|other| part.absorb(&other));
    part.immaterial.push(question);
    [Arc::new(part)].into_iter().chain(same).collect()
}

/// Returns the parts without the decisions that repeat a decision of an earlier moment. A question on which only such
/// repetitions depend is dropped.
pub(super) fn without_repeats(parts: RulingParts) -> RulingParts {
    not_again(parts, &mut Vec::new())
}

fn not_again(all: RulingParts, told: &mut Vec<Decision>) -> RulingParts {
    let mut parts = RulingParts::with_capacity(all.len());
    for mut part in all {
        let is_told = |ruled: &RuledDecision| told.contains(&ruled.decision);
        if part.decisions.iter().any(is_told) {
            Arc::make_mut(&mut part).decisions.retain(|ruled| !is_told(ruled));
        }
        told.extend(part.decisions.iter().map(|ruled| ruled.decision));
        if part.open.is_none() {
            parts.push(part);
            continue;
        }
        let mut part = Arc::unwrap_or_clone(part);
        let Some(OpenQuestion { question, branches }) = part.open.take() else { continue };
        let under = |(answer, ruling): (Answer, Ruling)| {
            (answer, Ruling { parts: not_again(ruling.parts, &mut told.clone()), ..ruling })
        };
        let branches: Vec<(Answer, Ruling)> = branches.into_iter().map(under).collect();
        if is_one(&branches) {
            let rest = without_asking(part, question, branches);
            told.extend(rest.iter().flat_map(|part| &part.decisions).map(|ruled| ruled.decision));
            parts.extend(rest);
        } else {
            part.open = Some(OpenQuestion { question, branches });
            parts.push(Arc::new(part));
        }
    }
    parts
}

/// Returns whether there are branches, and all rule alike.
fn is_one(branches: &[(Answer, Ruling)]) -> bool {
    let Some(((_, first), others)) = branches.split_first() else { return false };
    others.iter().all(|(_, other)| first.rules_like(other))
}

/// Removes from the branches the parts on later incidents that all branches have in common, and returns these parts.
/// Each branch keeps its part on the incident that raised the question.
fn in_common(branches: &mut [(Answer, Ruling)]) -> Vec<Arc<RulingPart>> {
    let Some(((_, first), others)) = branches.split_first_mut() else { return Vec::new() };
    let mut ends: Vec<usize> = others.iter().map(|(_, other)| other.parts.len()).collect();
    let mut common = Vec::new();
    for index in (1..first.parts.len()).rev() {
        let part = &first.parts[index];
        let is_like = |other: &Arc<RulingPart>| Arc::ptr_eq(part, other) || part.is_like(other);
        let twins = others.iter().zip(&ends).map(|((_, other), end)| {
            let place = other.parts[1..*end].iter().rposition(is_like)?;
            Some(place + 1)
        });
        let Some(twins) = twins.collect::<Option<Vec<usize>>>() else { continue };
        let mut part = first.parts.remove(index);
        for ((_, other), place) in others.iter_mut().zip(&twins) {
            let twin = other.parts.remove(*place);
            if !Arc::ptr_eq(&part, &twin) {
                Arc::make_mut(&mut part).absorb(&twin);
            }
        }
        ends = twins;
        common.push(part);
    }
    common.reverse();
    common
}
