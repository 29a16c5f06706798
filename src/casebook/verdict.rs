//! What an option is worth: right, refuted, or neither. The engine's ruling decides, never the marked answer.

use crate::bridge::{PlayedCard, Seat};
use crate::law;
use crate::ruling::trace::Rejection;
use crate::ruling::ways::Met;
use crate::ruling::{Act, Clause, Decision, Edition, Ruled, Ruling, Status};

use super::case::{Choice, Cite};
use super::claim::Claim;

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
    let claims = option.claims.iter().enumerate();
    for (index, claim) in claims.filter(|(_, claim)| claim.stands_in(edition)) {
        match standing(claim, ruling) {
            Standing::Holds => {}
            Standing::Fails(against) => {
                return Verdict::Refuted(Refutation::Decided { claim: index, against });
            }
            Standing::Open => undecided = true,
        }
    }
    for (index, cite) in option.cites(edition).iter().enumerate() {
        if let Some(refutation) = wrong_citation(index, cite, ruling, edition) {
            return Verdict::Refuted(refutation);
        }
    }
    if undecided { Verdict::Undecided } else { Verdict::Right }
}

/// Whether a citation names a clause that the ruling applies, or a paragraph or article that holds one.
pub fn is_applied(cite: &Cite, ruling: &Ruling, edition: Edition) -> bool {
    let applied = ruling.applied();
    applied.iter().any(|clause| cite.names(clause, edition))
}

/// Why a citation does not carry an option; `None` if it does.
pub fn wrong_citation(
    index: usize,
    cite: &Cite,
    ruling: &Ruling,
    edition: Edition,
) -> Option<Refutation> {
    if is_applied(cite, ruling, edition) {
        return None;
    }
    let rejected = ruling.rejected();
    let rejection = rejected.into_iter().find(|rejection| cite.names(rejection.law, edition));
    Some(match rejection {
        Some(rejection) => Refutation::Rejected { cite: index, rejection },
        None => {
            let clause = law::clauses().find(|clause| cite.names(clause, edition));
            Refutation::Foreign { cite: index, clause }
        }
    })
}

enum Standing {
    Holds,
    Fails(Ruled),
    Open,
}

/// How a claim stands on a way through a ruling.
#[derive(Clone, PartialEq)]
struct Tally {
    /// Which of the conditions under which it is made are met.
    met: Vec<bool>,
    /// Something decided entails it.
    holds: bool,
    /// Something decided contradicts it, if nothing entails it.
    denied: bool,
}

/// How a claim stands over all the ways of which it speaks.
fn standing(claim: &Claim, ruling: &Ruling) -> Standing {
    let mut against = None;
    let (mut holds, mut silent) = (false, false);
    let start = Tally { met: vec![false; claim.when.len()], holds: false, denied: false };
    let ways = ruling.ways(start, &|tally, met| tally.note(claim, met));
    for (tally, way) in ways.iter().filter(|(tally, _)| !tally.met.contains(&false)) {
        if tally.holds {
            holds = true;
        } else if tally.denied {
            let decisions: Vec<&Ruled> = way.decisions().collect();
            against = against.or_else(|| contrary(&claim.decision, &decisions).copied());
        } else {
            silent = true;
        }
    }
    match against {
        None if holds && !silent => Standing::Holds,
        Some(against) if !holds => Standing::Fails(against),
        Some(_) | None => Standing::Open,
    }
}

impl Tally {
    fn note(&mut self, claim: &Claim, met: Met<'_>) {
        match met {
            Met::Decided(ruled) => {
                self.holds |= entails(&ruled.decision, &claim.decision);
                self.denied |= contrary(&claim.decision, &[ruled]).is_some();
            }
            Met::Answered(question, answer) => {
                for (met, condition) in self.met.iter_mut().zip(&claim.when) {
                    *met |= condition.is(question, answer);
                }
            }
        }
    }
}

/// Whether what is decided says at least what is claimed.
fn entails(decided: &Decision, claimed: &Decision) -> bool {
    match (*decided, *claimed) {
        // What must be done may be done.
        (Decision::Must(who, act), Decision::May(other, claimed)) => who == other && act == claimed,
        (decided, claimed) => decided == claimed,
    }
}

/// The decision that contradicts a claim which nothing entails. Outside what a ruling gives, nothing is
/// given (47F2): so it is the nearest decision on the matter that the claim has wrong. The one that says
/// the opposite comes first, then one on the same question, on the same card, on the same hand.
fn contrary<'r>(claim: &Decision, decisions: &[&'r Ruled]) -> Option<&'r Ruled> {
    let of = |decision: &Decision| Matter::of(decision);
    let (matter, hand) = (of(claim), of(claim).map(|matter| matter.hand));
    let first = |is_near: &dyn Fn(&Decision) -> bool| {
        decisions.iter().find(|ruled| is_near(&ruled.decision)).copied()
    };
    // What a call counts as in the end, where it was changed.
    let called = decisions.iter().rev().copied().find(|ruled| {
        matches!(ruled.decision, Decision::Is(Status::Called(..))) && of(&ruled.decision) == matter
    });
    first(&|decided| denies(claim, decided))
        .or(called)
        .or_else(|| first(&|decided| of(decided) == matter))
        .or_else(|| first(&|decided| matter.is_none() || of(decided).map(|m| m.hand) == hand))
}

/// Whether a decision says the opposite of a claim.
fn denies(claim: &Decision, decided: &Decision) -> bool {
    use Decision::{May, MayNot, Must};
    match (*claim, *decided) {
        (May(_, act) | Must(_, act), MayNot(_, other))
        | (MayNot(_, act), May(_, other) | Must(_, other)) => act == other,
        (claim, decided) => claim.clashes(&decided) || decided.clashes(&claim),
    }
}

/// What a decision is about: which card a hand plays (no card), or how one of its cards stands.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Matter {
    hand: Seat,
    card: Option<PlayedCard>,
}

impl Matter {
    /// `None` for what concerns no hand: the director, the score, the calls.
    fn of(decision: &Decision) -> Option<Matter> {
        match *decision {
            Decision::Is(status) => Matter::of_status(status),
            Decision::Must(_, act) | Decision::May(_, act) | Decision::MayNot(_, act) => {
                Matter::of_act(act)
            }
            Decision::Knows { of, card, .. } => Some(Matter { hand: of, card: Some(card) }),
            Decision::Adjusts { .. }
            | Decision::AdjustsOnly { .. }
            | Decision::Transfers { .. } => None,
        }
    }

    fn of_status(status: Status) -> Option<Matter> {
        let (hand, card) = match status {
            Status::Played(hand, _)
            | Status::NotPlayed(hand, _)
            | Status::Called(hand, _)
            | Status::OneOf(hand, _)
            | Status::VoidCall(hand)
            | Status::VoidChoice(hand)
            | Status::Claim(hand)
            | Status::NoClaim(hand)
            | Status::Defective(hand)
            | Status::DeemedRevoke(hand)
            | Status::Dummy(hand)
            | Status::Declarer(hand)
            | Status::Breach(hand) => (hand, None),
            Status::LedOutOfTurn(hand, card)
            | Status::FifthCard(hand, card)
            | Status::Penalty(hand, card, _)
            | Status::NoPenalty(hand, card)
            | Status::Revoked(hand, card)
            | Status::NotRevoked(hand, card)
            | Status::Forfeited(hand, card)
            | Status::Established(hand, card)
            | Status::NotEstablished(hand, card) => (hand, Some(card)),
            Status::PlayContinues | Status::ResultStands => return None,
        };
        Some(Matter { hand, card })
    }

    fn of_act(act: Act) -> Option<Matter> {
        let (hand, card) = match act {
            Act::Play(hand, _)
            | Act::ChangeTo(hand, _)
            | Act::Designate(hand, _)
            | Act::FollowSuit(hand, _)
            | Act::LeadFrom(hand)
            | Act::PlaySecond(hand)
            | Act::LeadSuit(hand, _)
            | Act::LeadAny(hand)
            | Act::LeadBeforeChoice(hand)
            | Act::PlayHighest(hand, _)
            | Act::PlayLowest(hand, _)
            | Act::PlaySuit(hand, _)
            | Act::PlayAny(hand)
            | Act::NameForbiddenSuit(hand)
            | Act::NameRequiredSuit(hand)
            | Act::SupplyCard(hand) => (hand, None),
            Act::PlayWhenLegal(hand, card)
            | Act::PlaySmallBefore(hand, card)
            | Act::Withdraw(hand, card)
            | Act::WithdrawUnasked(hand, card)
            | Act::PickUp(hand, card)
            | Act::LeaveFaced(hand, card)
            | Act::Refuse(hand, card)
            | Act::Accept(hand, card) => (hand, Some(card)),
            Act::RestrictLead(..)
            | Act::RestrictPlay(_)
            | Act::Impose(..)
            | Act::SpreadHand
            | Act::SpreadDummy
            | Act::Consult
            | Act::AskIfVoid(_)
            | Act::DrawAttention
            | Act::PreventIrregularity
            | Act::ChooseLeadingHand
            | Act::Inspect(_)
            | Act::PlayOn
            | Act::Pass
            | Act::CorrectExplanation
            | Act::CorrectExplanationBeforeLead
            | Act::CorrectExplanationLater
            | Act::AskExplanation
            | Act::StateLine
            | Act::ChangeCall
            | Act::CallDirector => return None,
        };
        Some(Matter { hand, card })
    }
}
