//! The tricks that the decisions of a ruling give to the claimer's side.

use super::super::{l69_agreement, l71_concession_cancelled};
use super::lines::CountedClaim;
use super::{ClaimLines, ClaimResult, NotCounted};
use crate::bridge::Seat;
use crate::bridge::endgame::{TrickCounting, TrickRange};
use crate::ruling::{Decision, RuledDecision, Status};

/// What a path decides about a claim or concession.
#[derive(Clone, Copy)]
pub(super) struct ClaimDecided {
    pub(super) by: Seat,
    basis: Basis,
}

/// What the tricks follow from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Basis {
    /// They are as claimed or conceded.
    AsClaimed,
    /// The claim fails by these lines.
    Fails { trump: bool, worst: bool, partner: bool },
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
            Status::LosesToTrump(by) => {
                (by, Basis::Fails { trump: true, worst: false, partner: false })
            }
            Status::WorstLine(by) => {
                let partner = ruled.law == &super::super::l70_contested_claim::D2;
                (by, Basis::Fails { trump: false, worst: !partner, partner })
            }
            Status::AgreementWithdrawn(by) if ruled.law == &l69_agreement::B2 => {
                (by, Basis::LikelyWon)
            }
            Status::ConcessionCancelled(by) if ruled.law == &l71_concession_cancelled::SURE => {
                (by, Basis::CannotLose)
            }
            Status::AgreementWithdrawn(by) | Status::ConcessionCancelled(by) => {
                (by, Basis::TrickWonBefore)
            }
            _ => continue,
        };
        let basis = match (found.map(|found| found.basis), basis) {
            (
                Some(Basis::Fails { trump, worst, partner }),
                Basis::Fails { trump: also_trump, worst: also_worst, partner: also_partner },
            ) => Basis::Fails {
                trump: trump || also_trump,
                worst: worst || also_worst,
                partner: partner || also_partner,
            },
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
    match decided.basis {
        Basis::AsClaimed => {
            let tricks = TrickRange::exactly(number.ok_or(NotCounted::NoNumber)?);
            Ok(ClaimResult { tricks, lines: None })
        }
        Basis::Fails { trump, worst, partner } => {
            let groups = [
                (trump, ClaimLines::TrumpForgotten),
                (worst, ClaimLines::Normal),
                (partner, ClaimLines::PartnerErrs),
            ];
            let mut least: Option<ClaimResult> = None;
            for (_, lines) in groups.into_iter().filter(|(fails, _)| *fails) {
                let by_lines = by_lines(lines)?;
                if least.is_none_or(|least| by_lines.tricks < least.tricks) {
                    least = Some(by_lines);
                }
            }
            least.map(capped).ok_or(NotCounted::UnknownCards)
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
