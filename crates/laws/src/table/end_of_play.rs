//! The incidents at the end of the record: tricks with a card too few or too many, a protest, duties in the last
//! position, revokes to be settled, and the penalty cards of a play that is over.

use crate::bridge::{PlayedCard, Seat, Suit};

use super::defective_tricks::UnnoticedDefect;
use super::effect::EffectResult;
use super::incident::{
    EquityScope, FaceUpPlace, Incident, LaterPlays, Moment, PenaltyCardAtEnd, PenaltyDue, Revoke,
    RevokeSettlement,
};
use super::phase::Phase;
use super::state::Table;
use crate::record::event::{Act, EndedPhase};
use smallvec::SmallVec;

/// The irregularities that come up again at the end of the record, or when attention is drawn to them.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Unsettled {
    /// The revokes ruled on so far, and the unnoticed tricks that lack a card.
    pub(super) revokes: SmallVec<[RuledRevoke; 2]>,
    /// The tricks with a card too few or too many that nobody has noticed.
    pub(super) wrong_tricks: SmallVec<[UnnoticedDefect; 2]>,
    /// The moments of the incidents to which players usually draw attention at once, and of the revokes that were
    /// corrected.
    pub(super) attention_moments: SmallVec<[Moment; 2]>,
}

/// The outcome of a revoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RevokeOutcome {
    /// The card was replaced, and nothing remains to be settled.
    Corrected,
    /// The card was replaced together with an opponent's revoke card in the same trick.
    CorrectedWithOpponents,
    /// The trick stands, and the revoke must be settled.
    Established,
}

/// A revoke with its outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuledRevoke {
    moment: Moment,
    by: Seat,
    card: Option<PlayedCard>,
    /// The suit that the player should have played.
    suit: Option<Suit>,
    trick: u8,
    faced: Option<FaceUpPlace>,
    fate: RevokeOutcome,
    /// Whether the revoke card could have won its trick; always true if dummy, having lost his
    /// rights, was the first to ask declarer about the revoke.
    may_have_won: bool,
    /// The winner of the revoke trick, once known.
    trick_won_by: Option<Seat>,
    /// The later tricks whose winner is known, as a mask: bit `n` is trick `n`.
    later_known: u16,
    /// The tricks of `later_known` that the offending side has won.
    later_won: u16,
}

impl RuledRevoke {
    /// Creates a revoke with this outcome, without any known winner of a trick.
    pub fn new(revoke: &Revoke, fate: RevokeOutcome) -> RuledRevoke {
        RuledRevoke {
            moment: revoke.moment,
            by: revoke.by,
            card: Some(revoke.card),
            suit: Some(revoke.duty.suit()),
            trick: revoke.trick,
            faced: revoke.faced,
            fate,
            may_have_won: revoke.asked_by_dummy,
            trick_won_by: None,
            later_known: 0,
            later_won: 0,
        }
    }

    const fn is_established(&self) -> bool {
        matches!(self.fate, RevokeOutcome::Established)
    }

    const fn is_settled(&self) -> bool {
        matches!(self.fate, RevokeOutcome::Established | RevokeOutcome::CorrectedWithOpponents)
    }
}

impl EquityScope {
    /// Returns for what the score is compared when this revoke is settled. `established` are the established revokes of
    /// its side, in order; the score is compared with the last of them.
    fn of<'r>(
        ruled: &RuledRevoke,
        mut established: impl DoubleEndedIterator<Item = &'r RuledRevoke>,
    ) -> Option<EquityScope> {
        let last = established.next_back()?;
        (last.moment == ruled.moment).then(|| match established.next() {
            Some(_) => EquityScope::Side,
            None => EquityScope::Revoke,
        })
    }
}

impl Table<'_> {
    pub(super) fn note_revoke(&mut self, mut revoke: RuledRevoke) -> EffectResult {
        if !revoke.is_established() {
            self.unsettled.attention_moments.push(revoke.moment);
        } else if let Some(card) = revoke.card {
            // The card stays; if it still waits for its turn in this trick, it is not judged there once more.
            self.trick.judged.push((revoke.moment, revoke.by, card));
        }
        let again = |other: &RuledRevoke| {
            (other.by, other.card) == (revoke.by, revoke.card) && other.fate == revoke.fate
        };
        if revoke.is_established() && self.unsettled.revokes.iter().any(again) {
            // The same revoke was found before.
            return EffectResult::Already;
        }
        let suit = revoke.card.and_then(PlayedCard::suit);
        revoke.may_have_won |= suit.is_none_or(|suit| {
            self.position.trumps == Some(suit)
                || self.position.suit_led().is_none_or(|led| led == suit)
        });
        self.unsettled.revokes.push(revoke);
        EffectResult::Done
    }

    /// Records, as an established revoke, a trick that lacks a card of a hand.
    pub(super) fn note_short_trick(&mut self, moment: Moment, by: Seat, trick: u8) {
        let dummy = by == self.contract().dummy();
        self.unsettled.revokes.push(RuledRevoke {
            moment,
            by,
            card: None,
            suit: None,
            trick,
            faced: dummy.then_some(FaceUpPlace::Dummy),
            fate: RevokeOutcome::Established,
            may_have_won: false,
            trick_won_by: None,
            later_known: 0,
            later_won: 0,
        });
    }

    /// Enters the winner of a trick in the revokes, if the end of the last turn has completed the
    /// trick and the winner is known.
    pub(super) fn count_trick(&mut self, played_before: u8) {
        let Some((winner, _)) = self.position.last_won else { return };
        let number = self.position.tricks_played();
        if number == played_before {
            return;
        }
        for ruled in self.unsettled.revokes.iter_mut() {
            if ruled.trick == number {
                ruled.trick_won_by = Some(winner);
            } else if ruled.trick < number {
                // A trick that is played again may have another winner.
                let won = winner.side() == ruled.by.side();
                // A record without hands may go on after thirteen tricks; those tricks do not count.
                let bit = 1_u16.checked_shl(number.into()).unwrap_or(0);
                ruled.later_known |= bit;
                ruled.later_won &= !bit;
                ruled.later_won |= if won { bit } else { 0 };
            }
        }
    }

    /// Returns the cards of the thirteenth trick in playing order; none unless the leader is known,
    /// each hand is known to have one card, and nobody has led yet.
    pub fn last_trick(&self) -> Vec<(Seat, PlayedCard)> {
        let last = |seat: Seat| {
            let holding = self.position.deal.hands[seat];
            let only = holding.known().only().filter(|_| holding.len() == Some(1))?;
            Some((seat, only.into()))
        };
        let leader = self.position.turn().filter(|_| self.position.is_lead());
        let cards =
            leader.and_then(|leader| (0..4).map(|turn| last(leader.turned(turn))).collect());
        cards.unwrap_or_default()
    }

    /// Returns whether this hand has an established revoke.
    pub(crate) fn has_revoked(&self, hand: Seat) -> bool {
        self.unsettled.revokes.iter().any(|ruled| ruled.by == hand && ruled.is_established())
    }

    /// Returns whether this card of the hand is an established revoke.
    pub(super) fn is_established_revoke(&self, hand: Seat, card: PlayedCard) -> bool {
        let is_it = |ruled: &RuledRevoke| (ruled.by, ruled.card) == (hand, Some(card));
        self.unsettled.revokes.iter().any(|ruled| is_it(ruled) && ruled.is_established())
    }

    /// Returns whether this hand has a revoke that is not established.
    pub(crate) fn has_corrected_revoke(&self, hand: Seat) -> bool {
        self.unsettled.revokes.iter().any(|ruled| ruled.by == hand && !ruled.is_established())
    }

    /// Returns the incidents to be heard after the last event.
    pub(super) fn at_the_end(&mut self) -> Vec<Incident> {
        let end = self.record.events.len() as Moment;
        let mut found = Vec::new();
        while let Some(trick) = self.wrong_trick(end, true) {
            found.push(Incident::DefectiveTrick(trick));
        }
        found.extend(self.protest());
        found.extend(self.due_at_the_end().map(Incident::PenaltyDue));
        let settled = self.unsettled.revokes.iter().filter(|ruled| ruled.is_settled());
        found.extend(settled.map(|ruled| Incident::RevokeSettlement(self.settlement(ruled))));
        found.extend(self.penalty_cards_at_end());
        found
    }

    /// Returns an incident for the first penalty card of each defender, if the record states the end of the play or of
    /// a later phase.
    fn penalty_cards_at_end(&self) -> impl Iterator<Item = Incident> + '_ {
        let moment = self.record.events.len() as Moment;
        let ended = || self.record.events.iter().any(|event| matches!(event.act, Act::Ends(_)));
        let laid = self.penalties.past.iter().filter(move |_| ended()).enumerate();
        let first = laid.filter(|(place, penalty)| {
            self.penalties.past[..*place].iter().all(|other| other.owner != penalty.owner)
        });
        first.map(move |(_, penalty)| {
            let (by, card) = (penalty.owner, penalty.card);
            Incident::PenaltyCardAtEnd(PenaltyCardAtEnd { moment, by, card })
        })
    }

    /// Returns the incident of a penalty card or of declarer's choice that is due in the position at the end of the
    /// record.
    fn due_at_the_end(&self) -> Option<PenaltyDue> {
        let by = self.position.turn().filter(|_| self.phase() <= Phase::Play)?;
        let leading = self.position.is_lead();
        let concerned =
            self.penalty_cards_lying(by).next().is_some() || self.awaits_choice().is_some();
        let moment = self.record.events.len() as Moment;
        let (passed_over, later) = (false, LaterPlays::default());
        concerned.then_some(PenaltyDue { moment, by, leading, led: None, passed_over, later })
    }

    fn settlement(&self, ruled: &RuledRevoke) -> RevokeSettlement {
        let same_suit = |other: &&RuledRevoke| {
            let before = other.moment < ruled.moment && other.by == ruled.by;
            before && ruled.suit.is_some() && other.suit == ruled.suit
        };
        let same_side =
            |other: &&RuledRevoke| other.is_settled() && other.by.side() == ruled.by.side();
        let opponents = |other: &&RuledRevoke| other.by.side() != ruled.by.side();
        let established = |other: &RuledRevoke| other.is_established();
        let of_side: SmallVec<[&RuledRevoke; 2]> =
            self.unsettled.revokes.iter().filter(same_side).collect();
        let won_later = ruled.later_won.count_ones() as u8;
        let later_known =
            if self.knows_later(ruled) { Some(false) } else { self.wins_later_by_claim(ruled) };
        RevokeSettlement {
            moment: self.record.events.len() as Moment,
            by: ruled.by,
            card: ruled.card,
            trick: ruled.trick,
            faced: ruled.faced,
            corrected_with_opponents: ruled.fate == RevokeOutcome::CorrectedWithOpponents,
            trick_won_by: ruled.trick_won_by,
            may_have_won: ruled.may_have_won,
            won_later: if won_later > 0 { Some(true) } else { later_known },
            won_since_first: of_side.first().and_then(|first| self.won_since(first)),
            next_board_called: self
                .had_ended(ruled, EndedPhase::NextBoard, |by| by.side() != ruled.by.side()),
            round_over: self.had_ended(ruled, EndedPhase::Round, |_| true),
            before: self.unsettled.revokes.iter().filter(same_suit).map(established).max(),
            other_side: self.unsettled.revokes.iter().filter(opponents).map(established).max(),
            several: of_side.len() > 1,
            equity: EquityScope::of(
                ruled,
                of_side.iter().copied().filter(|other| established(other)),
            ),
            phase: self.phase(),
        }
    }

    /// Returns whether all thirteen tricks were played and the winner of each trick after the revoke trick is known. A
    /// trick whose winner is unknown must not count as lost by the offending side.
    fn knows_later(&self, ruled: &RuledRevoke) -> bool {
        let later = 13u32.saturating_sub(ruled.trick.into());
        self.position.tricks_played() == 13 && ruled.later_known.count_ones() == later
    }

    /// Returns the number of tricks that the offending side won from the revoke trick on, if all are known.
    fn won_since(&self, ruled: &RuledRevoke) -> Option<u8> {
        let won_it = u8::from(ruled.trick_won_by?.side() == ruled.by.side());
        self.knows_later(ruled).then(|| won_it + ruled.later_won.count_ones() as u8)
    }

    /// Returns whether a claim or concession gives a later trick to the offending side, if that side has won no later
    /// trick in the play; `None` if unknown.
    fn wins_later_by_claim(&self, ruled: &RuledRevoke) -> Option<bool> {
        let of_side = self.claims.shared_tricks?[ruled.by.side() as usize];
        let ended = self.position.tricks_played();
        let since = ended.checked_sub(ruled.trick);
        let all_known =
            since.is_some_and(|since| ruled.later_known.count_ones() == u32::from(since));
        match (of_side, since) {
            (0, Some(_)) => all_known.then_some(false),
            (0, None) => Some(false),
            (_, Some(_)) | (2.., None) => Some(true),
            // The one trick may be the revoke trick.
            (1, None) => None,
        }
    }

    /// Returns whether a player for whom `counts` is true had ended this phase before attention was first drawn to the
    /// revoke.
    fn had_ended(
        &self,
        ruled: &RuledRevoke,
        what: EndedPhase,
        counts: impl Fn(Seat) -> bool,
    ) -> bool {
        let events = &self.record.events;
        let mut since = events.iter().enumerate().skip(usize::from(ruled.moment));
        let drawn = since.find(|(index, event)| {
            event.act.is_attention() && self.concerns(*index as Moment, ruled.moment)
        });
        let found = drawn.map_or(events.len(), |(index, _)| index);
        events[..found].iter().any(|event| event.act == Act::Ends(what) && counts(event.by))
    }
}
