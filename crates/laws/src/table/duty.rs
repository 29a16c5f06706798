//! The duties of players: to follow suit, to play a penalty card, to obey a rectification.

use crate::bridge::{Card, PlayedCard, Seat, Suit};

use super::effect::EffectResult;
use super::record::{PenaltyCard, Record};
use super::state::Table;
use crate::record::{Act, Duty, PenaltyGrade};
use smallvec::SmallVec;

/// The penalty cards.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PenaltyCards {
    pub(super) on_table: SmallVec<[PenaltyCard; 2]>,
    /// All penalty cards so far, including the cards that are no longer on the table.
    pub(super) past: SmallVec<[PenaltyCard; 2]>,
    /// The leader and the trick number of the lead about which declarer has made his choice.
    pub(super) lead_settled: Option<(Seat, u8)>,
}

impl PenaltyCards {
    pub(super) fn new(record: &Record) -> PenaltyCards {
        let on_table = SmallVec::from(record.penalty_cards.as_slice());
        PenaltyCards { past: on_table.clone(), on_table, lead_settled: None }
    }
}

impl Table<'_> {
    /// Returns the penalty cards of a defender that are on the table.
    pub fn penalty_cards(&self, owner: Seat) -> impl Iterator<Item = PenaltyCard> + '_ {
        self.penalties.on_table.iter().copied().filter(move |penalty| penalty.owner == owner)
    }

    /// Returns whether the partner of a defender may still have a choice of leads: the play is not over, and the lead to
    /// a trick before the thirteenth is to come.
    pub(crate) fn partner_may_choose_lead(&self, owner: Seat) -> bool {
        let position = &self.position;
        let waits = position.is_lead() && position.turn() == Some(owner.partner());
        let led = position.tricks_played() + u8::from(!waits);
        led < 12 && !self.phase().is_over() && (waits || !self.is_played_out())
    }

    /// Returns whether the rest of the record has all the cards that are left to be played.
    fn is_played_out(&self) -> bool {
        let tricks = usize::from(self.position.tricks_played());
        let left = 52usize.saturating_sub(4 * tricks + usize::from(self.position.on_table()));
        let rest = self.record.events.iter().skip(self.reader.next);
        rest.filter(|event| matches!(event.act, Act::Plays { .. })).count() >= left
    }

    /// Returns whether the owner of a penalty card has to play it to the current trick, or lead it, before his partner
    /// next leads. This requires that it is his only penalty card, that no other duty binds him, and that the play is
    /// legal; `None` if it is unknown whether he can follow suit with another card.
    pub(crate) fn is_played_first(&self, owner: Seat, card: PlayedCard) -> Option<bool> {
        let position = &self.position;
        let bound = self.penalty_cards(owner).any(|other| other.card != card)
            || self.duties(owner).next().is_some();
        if bound || self.has_card_in_trick(owner) {
            return Some(false);
        }
        if position.is_lead() {
            // If his partner has a penalty card too, declarer may also restrict this lead.
            let free = self.penalty_cards(owner.partner()).next().is_none();
            return Some(free && position.turn() == Some(owner));
        }
        let Some(led) = position.suit_led() else { return Some(false) };
        if card.suit() == Some(led) {
            return Some(true);
        }
        let follows = || {
            let rest = self.record.events.iter().skip(self.reader.next);
            let mut plays =
                rest.filter(|event| event.by == owner).filter_map(|event| match event.act {
                    Act::Plays { card, .. } => Some(card),
                    _ => None,
                });
            plays.next().filter(|next| next.suit() == Some(led)).map(|_| true)
        };
        self.has_suit(owner, led).or_else(follows).map(|follows| !follows)
    }

    pub(super) fn add_penalty_card(&mut self, penalty: PenaltyCard) -> EffectResult {
        if let Some(present) = self
            .penalties
            .on_table
            .iter_mut()
            .find(|other| (other.owner, other.card) == (penalty.owner, penalty.card))
        {
            if present.grade >= penalty.grade {
                return EffectResult::Already;
            }
            present.grade = penalty.grade;
            return EffectResult::Done;
        }
        if self.lacks(penalty.owner, penalty.card) {
            return EffectResult::Impossible;
        }
        self.penalties.on_table.push(penalty);
        self.penalties.past.push(penalty);
        let several = self.penalty_cards(penalty.owner).count() > 1;
        for other in self.penalties.on_table.iter_mut() {
            if several && other.owner == penalty.owner {
                other.grade = PenaltyGrade::Major;
            }
        }
        EffectResult::Done
    }

    /// Returns whether the card has ever been a penalty card of the defender.
    pub(crate) fn was_penalty_card(&self, owner: Seat, card: PlayedCard) -> bool {
        self.penalties.past.iter().any(|penalty| (penalty.owner, penalty.card) == (owner, card))
    }

    /// Returns the major penalty card that the hand can legally play now and must play, if there is one.
    pub(crate) fn penalty_due(&self, owner: Seat) -> Option<PenaltyCard> {
        self.penalty_cards_due(owner).find(|penalty| penalty.grade == PenaltyGrade::Major)
    }

    /// Returns the penalty cards that the hand can legally play now, without the penalty cards that it replaces with
    /// another card.
    pub(super) fn penalty_cards_due(&self, owner: Seat) -> impl Iterator<Item = PenaltyCard> + '_ {
        self.penalty_cards_lying(owner).filter(move |penalty| self.is_playable(owner, penalty.card))
    }

    /// Returns the penalty cards of a defender, without the cards that he has taken back from the current trick to play
    /// another card.
    pub(crate) fn penalty_cards_lying(
        &self,
        owner: Seat,
    ) -> impl Iterator<Item = PenaltyCard> + '_ {
        let in_progress = !self.position.is_lead();
        let replaced = move |penalty: &PenaltyCard| {
            in_progress && self.trick.replaced.contains(&(owner, penalty.card))
        };
        self.penalty_cards(owner).filter(move |penalty| !replaced(penalty))
    }

    pub(super) fn may_replace(&mut self, hand: Seat, card: PlayedCard) -> EffectResult {
        if self.trick.replaced.contains(&(hand, card)) {
            return EffectResult::Already;
        }
        self.trick.replaced.push((hand, card));
        EffectResult::Done
    }

    /// Returns whether it is certain that neither the suit led nor a rectification prevents the hand from playing the
    /// card.
    pub(crate) fn is_playable(&self, hand: Seat, card: PlayedCard) -> bool {
        self.follows(hand, card) == Some(true)
            && self.disobeyed(hand, card).is_none()
            && self.open_duty(hand, card).is_none()
    }

    /// Returns whether the hand can play the card without failing to follow suit; `None` if unknown.
    pub fn follows(&self, hand: Seat, card: PlayedCard) -> Option<bool> {
        let Some(led) = self.position.suit_led() else { return Some(true) };
        if card.suit()? == led { Some(true) } else { self.has_suit(hand, led).map(|able| !able) }
    }

    /// Returns the penalty card that the hand has to play before this card, if there is one.
    pub(crate) fn comes_first(&self, hand: Seat, card: PlayedCard) -> Option<PenaltyCard> {
        if self.penalties.on_table.is_empty() || self.designated() == Some(card) {
            return None;
        }
        let designated =
            self.penalty_cards_due(hand).find(|due| self.designated() == Some(due.card));
        if designated.is_some() {
            return designated;
        }
        if self.penalty_cards(hand).any(|penalty| penalty.card == card) {
            return None;
        }
        let minor = self.penalty_cards_due(hand).find(|penalty| {
            penalty.grade == PenaltyGrade::Minor
                && penalty.card.suit().is_some()
                && penalty.card.suit() == card.suit()
                && card.is_honour() == Some(false)
        });
        self.penalty_due(hand).or(minor)
    }

    /// Returns the duty that the hand can meet and does not meet with this card, if there is one.
    pub(crate) fn disobeyed(&self, hand: Seat, card: PlayedCard) -> Option<Duty> {
        self.duties(hand).find(|duty| {
            self.departs(hand, card, *duty) == Some(true)
                && self.can_obey(hand, *duty) == Some(true)
        })
    }

    /// Returns the duty for which it is unknown whether the card meets it, or whether the hand can meet it.
    pub(crate) fn open_duty(&self, hand: Seat, card: PlayedCard) -> Option<Duty> {
        self.duties(hand).find(|duty| {
            match (self.departs(hand, card, *duty), self.can_obey(hand, *duty)) {
                (Some(false), _) | (_, Some(false)) | (Some(true), Some(true)) => false,
                (None, _) | (Some(true), None) => true,
            }
        })
    }

    /// Returns whether the card fails the duty; `None` if unknown. A card of unknown suit does not fail.
    pub(super) fn departs(&self, hand: Seat, card: PlayedCard, duty: Duty) -> Option<bool> {
        let leading = self.position.is_lead();
        let Some(suit) = card.suit() else { return Some(false) };
        let led = self.position.suit_led();
        Some(match duty {
            // Following suit is not a rectification, and is checked before.
            Duty::Follow(_) => false,
            Duty::Lead(wanted) => leading && suit != wanted,
            Duty::NotLead(barred) => leading && suit == barred,
            Duty::Highest(led) if suit == led => {
                return self.holds_in(hand, led, card, |one, two| one > two);
            }
            Duty::Lowest(led) if suit == led => {
                return self.holds_in(hand, led, card, |one, two| one < two);
            }
            Duty::Highest(_) | Duty::Lowest(_) => true,
            Duty::Play(wanted) => suit != wanted && led != Some(suit),
            Duty::NotPlay(barred) => suit == barred && led != Some(barred),
        })
    }

    /// Returns whether the hand can meet the duty with its next card; `None` if unknown.
    pub(crate) fn can_obey(&self, hand: Seat, duty: Duty) -> Option<bool> {
        let another = |suit: Suit| {
            if self.holds_another(hand, suit) {
                return Some(true);
            }
            let holding = self.position.deal.hands[hand];
            let whole =
                holding.len().is_some_and(|len| usize::from(len) == holding.known().iter().count());
            // The hand has more cards than it can hold in the suit.
            let of_suit = self.position.possibly_held(hand).suit(suit).len();
            let more = self.cards_left(hand).is_some_and(|left| u32::from(left) > of_suit);
            if more { Some(true) } else { whole.then_some(false) }
        };
        if let Some(found) = self.found_able(hand, duty) {
            return Some(found);
        }
        match duty {
            Duty::Follow(suit) | Duty::Lead(suit) | Duty::Highest(suit) | Duty::Lowest(suit) => {
                let compared = self.obligations.beyond.iter().any(|(of, ..)| *of == hand);
                let later =
                    || self.what_followed(self.reader.incident_moment).shows_suit(hand, suit);
                self.has_suit(hand, suit).or(compared.then_some(true)).or_else(later)
            }
            Duty::Play(suit) => match self.position.suit_led() {
                Some(led) if led != suit => {
                    match (self.has_suit(hand, led), self.has_suit(hand, suit)) {
                        (Some(true), _) | (_, Some(false)) => Some(false),
                        (Some(false), able) => able,
                        (None, _) => None,
                    }
                }
                Some(_) | None => self.has_suit(hand, suit),
            },
            Duty::NotLead(suit) | Duty::NotPlay(suit) => another(suit),
        }
    }

    /// Returns the number of cards in the hand, if the record begins before the opening lead is faced.
    pub(super) fn cards_left(&self, hand: Seat) -> Option<u8> {
        let played = self.position.tricks_played() + u8::from(self.has_card_in_trick(hand));
        (!self.record.lead_faced).then(|| 13_u8.saturating_sub(played))
    }

    /// Returns whether the hand certainly holds a card of another suit.
    fn holds_another(&self, hand: Seat, suit: Suit) -> bool {
        let known = self.position.deal.hands[hand].known();
        !(known - known.suit(suit)).is_empty()
    }

    /// Returns whether the hand holds another card of the suit for which `compares(other, card)` is true; `None` if
    /// unknown.
    fn holds_in(
        &self,
        hand: Seat,
        suit: Suit,
        card: PlayedCard,
        compares: fn(Card, Card) -> bool,
    ) -> Option<bool> {
        let found =
            self.obligations.beyond.iter().find(|(of, than, _)| (*of, *than) == (hand, card));
        if let Some((.., beyond)) = found {
            return Some(*beyond);
        }
        let card = card.card()?;
        let beats = |other: Card| other != card && compares(other, card);
        if self.position.deal.hands[hand].known().suit(suit).iter().any(beats) {
            return Some(true);
        }
        let perhaps = self.position.possibly_held(hand).suit(suit).iter().any(beats);
        (!perhaps).then_some(false)
    }

    /// Returns the player to lead, if his partner has a major penalty card and declarer has not made his choice about
    /// the lead yet.
    pub(crate) fn awaits_choice(&self) -> Option<Seat> {
        let leader = self.position.turn().filter(|_| self.position.is_lead())?;
        let mut majors = self.penalty_cards(leader.partner());
        let concerned = majors.any(|penalty| penalty.grade == PenaltyGrade::Major);
        let settled = self.penalties.lead_settled == Some((leader, self.position.tricks_played()));
        (concerned && !settled && self.contract().is_defender(leader)).then_some(leader)
    }

    pub(super) fn settle_lead(&mut self) -> EffectResult {
        let Some(leader) = self.position.turn() else { return EffectResult::Impossible };
        let settled = Some((leader, self.position.tricks_played()));
        let before = std::mem::replace(&mut self.penalties.lead_settled, settled);
        if before == settled { EffectResult::Already } else { EffectResult::Done }
    }
}
