//! The tricks that the decisions of a ruling give to the claimer's side.

use super::super::{agreed_claim, concession_cancelled, contested_claim};
use super::lines::CountedClaim;
use super::{ClaimLines, ClaimResult, NotCounted};
use crate::bridge::Seat;
use crate::bridge::endgame::{TrickCounting, TrickRange};
use crate::ruling::{Decision, RuledDecision, Status};

/// What a path decides about a claim or concession.
pub(super) struct ClaimDecided {
    pub(super) by: Seat,
    basis: Basis,
}

/// What the tricks follow from.
enum Basis {
    /// They are as claimed or conceded.
    AsClaimed,
    /// The claim fails by these groups of lines.
    Fails(Vec<ClaimLines>),
    /// An opponent who agreed would likely have won a trick.
    LikelyWon,
    /// No normal play loses the conceded trick.
    CannotLose,
    /// A trick that was won before the claim comes back: the record does not say which.
    TrickWonBefore,
}

/// Returns what the decisions say about the last claim or concession, if they say more than that it was made.
pub(super) fn decided(decisions: &[&RuledDecision]) -> Option<ClaimDecided> {
    let mut found: Option<ClaimDecided> = None;
    for ruled in decisions {
        let Decision::Is(status) = ruled.decision else { continue };
        let (by, basis) = match status {
            Status::Claim(_) | Status::NoClaim(_) => {
                found = None;
                continue;
            }
            Status::ClaimAgreed(by) | Status::ConcessionStands(by) | Status::ClaimStands(by) => {
                (by, Basis::AsClaimed)
            }
            Status::LosesToTrump(by) => (by, Basis::Fails(vec![ClaimLines::TrumpForgotten])),
            Status::WorstLine(by) if ruled.law == &contested_claim::D2 => {
                (by, Basis::Fails(vec![ClaimLines::PartnerErrs]))
            }
            Status::WorstLine(by) => (by, Basis::Fails(vec![ClaimLines::Normal])),
            Status::AgreementWithdrawn(by) if ruled.law == &agreed_claim::B2 => {
                (by, Basis::LikelyWon)
            }
            Status::ConcessionCancelled(by) if ruled.law == &concession_cancelled::SURE => {
                (by, Basis::CannotLose)
            }
            Status::AgreementWithdrawn(by) | Status::ConcessionCancelled(by) => {
                (by, Basis::TrickWonBefore)
            }
            _ => continue,
        };
        let basis = match (found.take(), basis) {
            (Some(ClaimDecided { basis: Basis::Fails(before), .. }), Basis::Fails(also)) => {
                Basis::Fails([before, also].concat())
            }
            (_, basis) => basis,
        };
        found = Some(ClaimDecided { by, basis });
    }
    found
}

/// Returns the tricks of the claimer's side.
pub(super) fn result(
    decided: &ClaimDecided,
    count: &mut CountedClaim,
) -> Result<ClaimResult, NotCounted> {
    let number = count.claimed();
    let mut by_lines = |lines: ClaimLines| match count.tricks(lines) {
        TrickCounting::Counted(tricks) => Ok(ClaimResult { tricks, lines: Some(lines) }),
        TrickCounting::TooManyCards => Err(NotCounted::TooManyCards),
        TrickCounting::UnknownCards => Err(NotCounted::UnknownCards),
    };
    // The claimer wins no more than he claimed, whatever the lines give.
    let cap = number.unwrap_or(u8::MAX);
    let capped = |it: ClaimResult| {
        let TrickRange { least, most } = it.tricks;
        let tricks = TrickRange { least: least.min(cap), most: most.min(cap) };
        ClaimResult { tricks, ..it }
    };
    match &decided.basis {
        Basis::AsClaimed => {
            let tricks = TrickRange::exactly(number.ok_or(NotCounted::NoNumber)?);
            Ok(ClaimResult { tricks, lines: None })
        }
        Basis::Fails(groups) => {
            let mut fewest: Option<ClaimResult> = None;
            for group in groups {
                let other = by_lines(*group)?;
                fewest = Some(fewest.map_or(other, |one| fewer(one, other)));
            }
            fewest.map(capped).ok_or(NotCounted::UnknownCards)
        }
        Basis::LikelyWon => {
            number.ok_or(NotCounted::NoNumber)?;
            by_lines(ClaimLines::Best).map(capped)
        }
        Basis::CannotLose => {
            let floor = number.ok_or(NotCounted::NoNumber)?;
            let normal = by_lines(ClaimLines::Normal)?;
            let TrickRange { least, most } = normal.tricks;
            let tricks = TrickRange { least: least.max(floor), most: most.max(floor) };
            Ok(ClaimResult { tricks, ..normal })
        }
        Basis::TrickWonBefore => Err(NotCounted::TrickWonBefore),
    }
}

/// Returns the smaller of two results: with each layout of the unknown cards, the claimer gets the smaller number.
fn fewer(one: ClaimResult, other: ClaimResult) -> ClaimResult {
    let least = one.tricks.least.min(other.tricks.least);
    let most = one.tricks.most.min(other.tricks.most);
    let lines = if other.tricks < one.tricks { other.lines } else { one.lines };
    ClaimResult { tricks: TrickRange { least, most }, lines }
}
