//! The replies to a claim or a concession, and the cards played later.

use crate::bridge::{BySeat, Seat, Side};

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
    /// How many of the remaining tricks go to North-South and to East-West, by an effective claim or concession.
    pub(super) shared_tricks: Option<[u8; 2]>,
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
                Act::Objects => {
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
        let start = &self.record.start;
        let left = 13_u8.checked_sub(start.tricks_played())?;
        // If the record begins in the middle of the play, the lengths of the hands show whether the trick
        // count is complete.
        let fits = |seat: Seat| {
            let has_card_in_trick = start.trick.is_some_and(|trick| trick.card(seat).is_some());
            start.deal.hands[seat].len().map(|held| held + u8::from(has_card_in_trick) == left)
        };
        let lengths_fit: Vec<bool> = Seat::ALL.into_iter().filter_map(fits).collect();
        let whole = if lengths_fit.is_empty() {
            !self.record.lead_faced
        } else {
            lengths_fit.iter().all(|fits| *fits)
        };
        let known = whole && self.position.trick.is_some() && self.claims.stopped_at.is_none();
        known.then(|| 13_u8.saturating_sub(self.position.tricks_played())).filter(|left| *left > 0)
    }

    /// Returns how a claim or a concession of `tricks` shares the remaining tricks.
    pub(super) fn counted(&self, kind: StatementKind, tricks: Option<TrickCount>) -> TrickShares {
        let (Some(tricks), Some(left)) = (tricks, self.tricks_left()) else {
            return TrickShares::Unknown;
        };
        let number = match tricks {
            TrickCount::Some(tricks) => tricks,
            TrickCount::Rest => left,
        };
        let Some(rest) = left.checked_sub(number) else { return TrickShares::TooMany };
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

    pub(super) fn stop_play(&mut self) -> EffectResult {
        if self.claims.stopped_at.is_some() {
            return EffectResult::Already;
        }
        self.claims.stopped_at = Some(self.reader.incident_moment);
        EffectResult::Done
    }
}
