//! What an option is worth: right, refuted, or neither. The engine's ruling decides, never the marked answer.

use crate::ruling::clause::covers;
use crate::ruling::trace::Rejection;
use crate::ruling::{Act, Answer, Clause, Decision, Edition, Question, Ruled, Ruling, Status, Who};

use super::case::Choice;
use super::claim::{Claim, Given};

/// What an option is worth under a ruling.
#[derive(Clone, Copy, Debug)]
pub enum Verdict {
    /// Every claim is entailed, no citation is wrong.
    Right,
    Refuted(Refutation),
    /// Some claim holds in some branches only, or the ruling is silent on it.
    Undecided,
}

/// Why an option is wrong.
#[derive(Clone, Copy, Debug)]
pub enum Refutation {
    /// The ruling decides otherwise.
    Decided { claim: usize, against: Ruled },
    /// It cites a clause that was considered and does not apply.
    Rejected { cite: usize, rejection: Rejection },
    /// It cites a clause that is about something else.
    Foreign { cite: usize, clause: Option<&'static Clause> },
}

impl Verdict {
    pub const fn is_right(&self) -> bool {
        matches!(self, Verdict::Right)
    }
}

/// Judges an option.
pub fn judge(option: &Choice, ruling: &Ruling, edition: Edition) -> Verdict {
    let mut undecided = option.claims.is_empty();
    for (index, claim) in option.claims.iter().enumerate() {
        match standing(claim, ruling) {
            Standing::Holds => {}
            Standing::Fails(against) => {
                return Verdict::Refuted(Refutation::Decided { claim: index, against });
            }
            Standing::Open => undecided = true,
        }
    }
    for (index, cite) in option.cites.iter().enumerate() {
        if let Some(refutation) = wrong_citation(index, cite, ruling, edition) {
            return Verdict::Refuted(refutation);
        }
    }
    if undecided { Verdict::Undecided } else { Verdict::Right }
}

/// Whether a citation names a clause that the ruling applies, or a paragraph or article that holds one.
pub fn is_applied(cite: &str, ruling: &Ruling, edition: Edition) -> bool {
    let applied = ruling.applied();
    applied.iter().any(|clause| names(cite, clause, edition))
}

fn names(cite: &str, clause: &Clause, edition: Edition) -> bool {
    clause.number.in_edition(edition).is_some_and(|number| covers(cite, number))
}

/// Why a citation does not carry an option; `None` if it does.
pub fn wrong_citation(
    index: usize,
    cite: &str,
    ruling: &Ruling,
    edition: Edition,
) -> Option<Refutation> {
    if is_applied(cite, ruling, edition) {
        return None;
    }
    let rejected = ruling.rejected();
    let rejection = rejected.into_iter().find(|rejection| names(cite, rejection.law, edition));
    Some(match rejection {
        Some(rejection) => Refutation::Rejected { cite: index, rejection },
        None => {
            let clause = crate::law::cited(cite, edition).first().copied();
            Refutation::Foreign { cite: index, clause }
        }
    })
}

enum Standing {
    Holds,
    Fails(Ruled),
    Open,
}

/// How a claim stands over all the branches that it speaks of.
fn standing(claim: &Claim, ruling: &Ruling) -> Standing {
    let mut against = None;
    let mut holds = 0;
    let mut fails = 0;
    let mut silent = 0;
    for leaf in ruling.leaves().iter().filter(|leaf| is_on_path(claim, &leaf.path)) {
        let decisions: Vec<&Ruled> = leaf.decisions().collect();
        if decisions.iter().any(|ruled| entails(&ruled.decision, &claim.decision)) {
            holds += 1;
        } else if let Some(ruled) = contrary(&claim.decision, &decisions) {
            fails += 1;
            against.get_or_insert(*ruled);
        } else {
            silent += 1;
        }
    }
    match against {
        None if holds > 0 && silent == 0 => Standing::Holds,
        Some(against) if holds == 0 && (silent == 0 || fails > 0) => Standing::Fails(against),
        Some(_) | None => Standing::Open,
    }
}

/// Whether the claim speaks of this branch.
fn is_on_path(claim: &Claim, path: &[(Question, Answer)]) -> bool {
    claim.when.iter().all(|given| path.iter().any(|step| is_step(given, step)))
}

/// Whether a condition of a claim is this answer to this question.
pub fn is_step(given: &Given, (question, answer): &(Question, Answer)) -> bool {
    let reply = question.fact.replies.get(usize::from(answer.0));
    let named = given.key == question.fact.key || given.key == question.full_key() || {
        question.about.who.is_some_and(|who| given.key == format!("{}@{who}", question.fact.key))
    };
    named && reply.is_some_and(|reply| reply.key == given.reply)
}

/// Whether what is decided says at least what is claimed.
fn entails(decided: &Decision, claimed: &Decision) -> bool {
    match (*decided, *claimed) {
        // What must be done may be done.
        (Decision::Must(who, act), Decision::May(other, claimed)) => who == other && act == claimed,
        (decided, claimed) => decided == claimed,
    }
}

/// The decision that contradicts a claim: one about the same thing first, then one that settles the matter
/// otherwise.
fn contrary<'r>(claim: &Decision, decisions: &[&'r Ruled]) -> Option<&'r Ruled> {
    let opposed = decisions.iter().find(|ruled| opposes(claim, &ruled.decision));
    let instead = || decisions.iter().find(|ruled| is_about_the_same(claim, &ruled.decision));
    opposed.or_else(instead).copied()
}

/// Whether a decision and a claim cannot both be right.
fn opposes(claim: &Decision, decided: &Decision) -> bool {
    use Decision::{Is, May, MayNot, Must};
    if claim.clashes(decided) || decided.clashes(claim) {
        return true;
    }
    match (*claim, *decided) {
        (Is(Status::Played(hand, card)), Is(status)) => match status {
            Status::Played(from, other) => hand == from && card != other,
            Status::VoidCall(_) => true,
            Status::Called(from, other) => hand == from && card != other.into(),
            Status::OneOf(from, _) => hand == from,
            Status::FifthCard(from, other) | Status::Penalty(from, other, _) => {
                (hand, card) == (from, other)
            }
            Status::NotPlayed(..)
            | Status::LedOutOfTurn(..)
            | Status::NoPenalty(..)
            | Status::Revoked(..)
            | Status::Established(..)
            | Status::NotEstablished(..)
            | Status::Claim(_)
            | Status::Breach(_)
            | Status::PlayContinues => false,
        },
        (
            Is(Status::Played(hand, _)),
            Must(_, Act::Designate(from, _)) | May(_, Act::Designate(from, _)),
        ) => hand == from,
        (Is(Status::Played(hand, card)), Must(_, Act::Withdraw(from, other))) => {
            (hand, card) == (from, other)
        }
        (Is(Status::Penalty(hand, card, _)), Is(Status::Played(from, other)))
        | (Is(Status::Penalty(hand, card, _)), May(_, Act::Withdraw(from, other))) => {
            (hand, card) == (from, other)
        }
        (Is(Status::Penalty(hand, card, grade)), Is(Status::Penalty(from, other, also))) => {
            (hand, card) == (from, other) && grade != also
        }
        (Is(Status::NotPlayed(hand, card)), Must(_, Act::Play(from, other))) => {
            (hand, card) == (from, other)
        }
        (May(_, act) | Must(_, act), MayNot(_, other))
        | (MayNot(_, act), May(_, other) | Must(_, other)) => act == other,
        (May(who, Act::Designate(hand, _)) | Must(who, Act::Designate(hand, _)), decided) => {
            match decided {
                May(other, Act::Designate(from, _)) | Must(other, Act::Designate(from, _)) => {
                    hand == from && who != other
                }
                Is(Status::Played(from, _)) => hand == from,
                Is(_)
                | May(..)
                | Must(..)
                | MayNot(..)
                | Decision::Knows { .. }
                | Decision::Adjusts { .. } => false,
            }
        }
        (Must(_, Act::Withdraw(hand, card)), May(_, Act::Withdraw(from, other))) => {
            (hand, card) == (from, other)
        }
        (
            May(_, Act::Withdraw(hand, card)) | Must(_, Act::Withdraw(hand, card)),
            Is(Status::Played(from, other)),
        ) => (hand, card) == (from, other),
        _ => false,
    }
}

/// Whether a decision settles what the claim is about: the same card, the same hand, or, for a claim with
/// neither, anything. Outside what the Laws give, nothing is given (47F2 for cards, 12A for scores).
fn is_about_the_same(claim: &Decision, decided: &Decision) -> bool {
    let (claimed, settled) = (subject(claim), subject(decided));
    match (claimed, settled) {
        (None, _) => true,
        (Some(_), None) => false,
        (Some(one), Some(two)) => one == two,
    }
}

/// The hand that a decision is about.
fn subject(decision: &Decision) -> Option<crate::bridge::Seat> {
    match *decision {
        Decision::Is(status) => match status {
            Status::Played(hand, _)
            | Status::NotPlayed(hand, _)
            | Status::Called(hand, _)
            | Status::OneOf(hand, _)
            | Status::VoidCall(hand)
            | Status::LedOutOfTurn(hand, _)
            | Status::FifthCard(hand, _)
            | Status::Penalty(hand, ..)
            | Status::NoPenalty(hand, _)
            | Status::Revoked(hand, _)
            | Status::Established(hand, _)
            | Status::NotEstablished(hand, _)
            | Status::Claim(hand)
            | Status::Breach(hand) => Some(hand),
            Status::PlayContinues => None,
        },
        Decision::Must(who, act) | Decision::May(who, act) | Decision::MayNot(who, act) => {
            match act {
                Act::Play(hand, _)
                | Act::PlayWhenLegal(hand, _)
                | Act::PlaySmallBefore(hand, _)
                | Act::ChangeTo(hand, _)
                | Act::Withdraw(hand, _)
                | Act::Designate(hand, _)
                | Act::FollowSuit(hand, _)
                | Act::LeadFrom(hand)
                | Act::PlaySecond(hand)
                | Act::Accept(hand, _)
                | Act::RestrictLead(hand, _)
                | Act::RestrictPlay(hand) => Some(hand),
                Act::SpreadHand | Act::Consult | Act::ChangeCall | Act::CallDirector => match who {
                    Who::Seat(seat) => Some(seat),
                    Who::Side(_) | Who::Everyone => None,
                },
            }
        }
        Decision::Knows { of, .. } => Some(of),
        Decision::Adjusts { .. } => None,
    }
}
