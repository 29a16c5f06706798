//! The replies to a claim or a concession, and the cards played later.

use crate::bridge::{BySeat, Seat, Side, endgame};

use super::effect::EffectResult;
use super::following::{FollowUpLimit, WhatFollowed};
use super::incident::{ClaimAftermath, Moment, StatementKind, TrickShares};
use super::state::Table;
use crate::record::event::{Act, EndedPhase, TrickCount};

/// The claim or concession that has ended the play, if there was one.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct PlayStopped {
    /// The moment of the claim or concession that ended the play.
    pub(super) stopped_at: Option<Moment>,
    /// The claim or concession that ended the play.
    pub(super) ended_by: Option<EndingClaim>,
    /// How many of the remaining tricks go to North-South and to East-West, by an effective claim or concession.
    pub(super) shared_tricks: Option<[u8; 2]>,
}

/// A claim or a concession that has ended the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EndingClaim {
    /// The player who claimed or conceded.
    pub(crate) by: Seat,
    /// Whether he claimed or conceded.
    pub(crate) kind: StatementKind,
    /// How he shared the remaining tricks.
    pub(crate) tricks: TrickShares,
    /// The number of tricks still to be completed; `None` if the record does not show it.
    pub(crate) left: Option<u8>,
}

impl WhatFollowed<'_, '_> {
    /// Returns the claim that the player states before he puts out another card, with the number of tricks if he states
    /// it.
    pub(super) fn claims(self, by: Seat) -> Option<Option<TrickCount>> {
        let claims = self.said(FollowUpLimit::AnotherOf(by), by, |act| {
            let Act::Claims(tricks) = act else { return None };
            Some(tricks)
        });
        claims.map(|(_, tricks)| tricks)
    }

    /// Returns whether the player's partner objects at once to his concession.
    pub(super) fn objected(self, by: Seat) -> bool {
        let partner = by.partner();
        self.did(FollowUpLimit::Answered(partner), partner, Act::Objects).is_some()
    }

    /// Returns the replies to the claim or concession of this player, and the later acts.
    pub(crate) fn reception(self, by: Seat) -> ClaimAftermath {
        let mut it = ClaimAftermath::default();
        let mut agree = BySeat([false; 4]);
        for (index, event) in self.events() {
            let opponent = event.by.side() != by.side();
            match event.act {
                Act::StatesLine if event.by == by => it.line_stated |= it.doubted_by.is_none(),
                Act::AsksToPlayOn => {
                    it.play_asked_by.get_or_insert(event.by);
                    agree[event.by] = true;
                }
                act if act == Act::Objects || self.disputes_tricks(index) => {
                    if it.play_asked_by.is_some() {
                        it.all_play_on = Some(false);
                    }
                    it.doubted_by.get_or_insert(event.by);
                }
                Act::Agrees => {
                    agree[event.by] = true;
                    it.agreed |= opponent && it.play_asked_by.is_none();
                }
                // An opponent who concedes the claimed tricks agrees to the claim; he has nothing else to concede.
                Act::Concedes(_) if opponent && it.doubted_by.is_none() => it.agreed = true,
                // Attention may be drawn to an earlier irregularity instead of the claim.
                Act::DrawsAttention(_)
                    if event.by != by && !(it.agreed || it.played_on) && self.is_alone(index) =>
                {
                    it.director_called_by.get_or_insert(event.by);
                }
                Act::Ends(closing) => {
                    let ends = closing == EndedPhase::Round
                        || closing == EndedPhase::NextBoard && opponent;
                    it.settled |= ends && it.doubted_by.is_none();
                    continue;
                }
                Act::Plays { .. } | Act::Calls(_) => {
                    it.played_on = true;
                    continue;
                }
                _ => continue,
            }
            self.record_follow_up(index);
        }
        if it.play_asked_by.is_some() && Seat::ALL.into_iter().all(|seat| agree[seat]) {
            it.all_play_on.get_or_insert(true);
        }
        it
    }
}

impl Table<'_> {
    /// Returns the number of tricks still to be completed; `None` if the record does not show the number, if no trick
    /// is left, or once a claim or concession has stopped the play.
    fn tricks_left(&self) -> Option<u8> {
        let position = &self.position;
        let is_known = position.trick.is_some() && self.claims.stopped_at.is_none();
        let is_told = Seat::ALL.into_iter().any(|seat| position.deal.hands[seat].len().is_some());
        let left = if is_told {
            endgame::tricks_left(position)
        } else {
            // Without the lengths of the hands, only a record from the opening lead on shows the number.
            (!self.record.lead_faced).then(|| 13_u8.saturating_sub(position.tricks_played()))
        };
        left.filter(|left| is_known && *left > 0)
    }

    /// Returns how a claim or a concession of `tricks` shares the remaining tricks.
    pub(super) fn counted(&self, kind: StatementKind, tricks: Option<TrickCount>) -> TrickShares {
        let (Some(tricks), Some(left)) = (tricks, self.tricks_left()) else {
            return TrickShares::Unknown;
        };
        // A player who speaks of more tricks than are left speaks of all of them.
        let number = match tricks {
            TrickCount::Some(tricks) => tricks.min(left),
            TrickCount::Rest => left,
        };
        let rest = left - number;
        match kind {
            StatementKind::Claim => TrickShares::Shared { own: number, others: rest },
            StatementKind::Concession => TrickShares::Shared { own: rest, others: number },
            StatementKind::Trick => TrickShares::Unknown,
        }
    }

    pub(super) fn share_out(&mut self, side: Side, tricks: u8) -> EffectResult {
        let mut shared = self.claims.shared_tricks.unwrap_or_default();
        shared[side as usize] = tricks;
        if self.claims.shared_tricks.replace(shared) == Some(shared) {
            EffectResult::Already
        } else {
            EffectResult::Done
        }
    }

    pub(super) fn stop_play(
        &mut self,
        by: Seat,
        kind: StatementKind,
        tricks: TrickShares,
    ) -> EffectResult {
        if self.claims.stopped_at.is_some() {
            return EffectResult::Already;
        }
        let left = self.tricks_left();
        self.claims.ended_by = Some(EndingClaim { by, kind, tricks, left });
        self.claims.stopped_at = Some(self.reader.incident_moment);
        EffectResult::Done
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::{Notation, parse_contract, parse_deal};
    use crate::record::Event;
    use crate::table::RecordBuilder;

    /// The hands show how many tricks are left, even if nobody tells the earlier ones.
    #[test]
    fn a_short_ending_shows_how_many_tricks_are_left() {
        let contract = parse_contract("1NT S").unwrap();
        for (deal, claimed, shares) in [
            ("N:A2... K3... Q4... J5...", 1, TrickShares::Shared { own: 1, others: 1 }),
            ("N:A2... K3... Q4... J5...", 3, TrickShares::Shared { own: 2, others: 0 }),
            ("N:- - - -", 1, TrickShares::Shared { own: 1, others: 12 }),
        ] {
            let deal = parse_deal(deal, Notation::English).unwrap();
            let claim = Act::Claims(Some(TrickCount::Some(claimed)));
            let record = RecordBuilder::new(deal, contract)
                .events([Event { by: Seat::South, act: claim }])
                .build()
                .unwrap();
            let table = record.table();
            let counted = table.counted(StatementKind::Claim, Some(TrickCount::Some(claimed)));
            assert_eq!(counted, shares);
        }
    }
}
