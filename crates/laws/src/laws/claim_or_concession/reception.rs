//! Law 68: the reaction to a claim or concession, and how the remaining tricks are shared in consequence.

use super::{A, B1};
use crate::laws::prelude::*;

/// Rules on the replies of the other players to a claim or concession, and on the words of the player himself if he
/// regrets it.
pub(super) fn received(
    h: &mut Hearing<'_>,
    (by, kind, tricks): (Seat, StatementKind, TrickShares),
    reception: &ClaimAftermath,
) -> HearingResult {
    let ClaimAftermath { agreed, settled, .. } = *reception;
    let Some(doubted_by) = reception.doubted_by else {
        share_for_now(h, (by, kind, tricks), agreed);
        return if agreed || settled {
            agreed_claim::agreed(h, (by, tricks), settled, None)
        } else {
            Ok(())
        };
    };
    let own = doubted_by.side() == by.side();
    if own && (settled || doubted_by == by || kind == StatementKind::Concession) {
        let cancelled = concession_cancelled::regretted(h, (by, tricks))?;
        if cancelled {
            return Ok(());
        }
        share_for_now(h, (by, kind, tricks), false);
        return if settled { agreed_claim::agreed(h, (by, tricks), true, None) } else { Ok(()) };
    }
    if settled {
        return agreed_claim::agreed(h, (by, tricks), true, Some(doubted_by));
    }
    share_for_now(h, (by, kind, tricks), false);
    contested_claim::contested(h, (by, kind, tricks), reception.played_on)
}

/// Shares the remaining tricks for the time being: as claimed or conceded, if the opponents have agreed, or all of them
/// to the opponents of a player who concedes all. Otherwise shares nothing.
fn share_for_now(
    h: &mut Hearing<'_>,
    (by, kind, tricks): (Seat, StatementKind, TrickShares),
    agreed: bool,
) {
    let TrickShares::Shared { own, others } = tricks else { return };
    let (law, all) = match kind {
        StatementKind::Concession => (&B1, own == 0),
        StatementKind::Claim | StatementKind::Trick => (&A, false),
    };
    if agreed || all {
        h.apply_for(law, Effect::ShareOut(by.side(), own));
        h.apply_for(law, Effect::ShareOut(by.side().opponents(), others));
    }
}
