//! Law 68: what the others say to a claim or a concession, and how the tricks go by it.

use super::{A, B1};
use crate::laws::prelude::*;

/// What the others say to a claim or a concession, and what the player himself says who regrets it.
pub(super) fn received(
    h: &mut Hearing<'_>,
    (by, said, tricks): (Seat, StatementKind, TrickShares),
    reception: &ClaimAftermath,
) -> HearingResult {
    let ClaimAftermath { agreed, settled, .. } = *reception;
    let Some(doubted_by) = reception.doubted_by else {
        for_now(h, (by, said, tricks), agreed);
        return if agreed || settled {
            l69::agreed(h, (by, tricks), settled, None)
        } else {
            Ok(())
        };
    };
    let own = doubted_by.side() == by.side();
    if own && (settled || doubted_by == by || said == StatementKind::Concession) {
        let cancelled = l71::regretted(h, (by, tricks))?;
        if cancelled {
            return Ok(());
        }
        for_now(h, (by, said, tricks), false);
        return if settled { l69::agreed(h, (by, tricks), true, None) } else { Ok(()) };
    }
    if settled {
        return l69::agreed(h, (by, tricks), true, Some(doubted_by));
    }
    for_now(h, (by, said, tricks), false);
    l70::contested(h, (by, said, tricks), reception.played_on)
}

/// How the tricks that are left go as long as nobody objects: as the opponents have agreed, or all of them as he has
/// conceded who wants none for his side.
fn for_now(
    h: &mut Hearing<'_>,
    (by, said, tricks): (Seat, StatementKind, TrickShares),
    agreed: bool,
) {
    let TrickShares::Shared { own, others } = tricks else { return };
    let (law, all) = match said {
        StatementKind::Concession => (&B1, own == 0),
        StatementKind::Claim | StatementKind::Trick => (&A, false),
    };
    if agreed || all {
        h.apply_for(law, Effect::ShareOut(by.side(), own));
        h.apply_for(law, Effect::ShareOut(by.side().opponents(), others));
    }
}
