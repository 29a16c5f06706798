//! What players have to do or may not do because of a ruling, and until when.

use crate::bridge::{PlayedCard, Seat, Side};
use crate::record::Duty;
use smallvec::SmallVec;

use super::effect::EffectResult;
use super::state::Table;

/// What a player has to do, or may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObligationRule {
    /// His cards meet this duty, if he can meet it.
    Meets(Duty),
    /// He plays this penalty card of his, which declarer has chosen.
    Plays(PlayedCard),
    /// He leads again, from his other hand.
    LeadsAgain,
    /// He does nothing of his own accord: he has lost the rights of dummy.
    KeepsOut,
}

impl ObligationRule {
    /// Returns the time for which the rule binds once its turn has come.
    const fn until(self) -> Until {
        match self {
            ObligationRule::Meets(Duty::NotLead(_)) => Until::LeadLost,
            ObligationRule::Meets(_) => Until::OwnCard,
            ObligationRule::Plays(_) | ObligationRule::LeadsAgain => Until::NextCard,
            ObligationRule::KeepsOut => Until::EndOfPlay,
        }
    }
}

/// The time until which an obligation binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// The next card played in turn, whoever plays it.
    NextCard,
    /// The player's next card or, if he does not lead next, the end of the trick.
    OwnCard,
    /// The end of a trick after which the player does not lead.
    LeadLost,
    /// The time that the rule sets, counted from the player's next lead to a trick.
    FirstLead,
    /// The end of the play.
    EndOfPlay,
}

/// An obligation of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The player.
    pub on: Seat,
    /// What he has to do, or may not do.
    pub rule: ObligationRule,
    /// The time until which it binds.
    pub until: Until,
}

impl Obligation {
    /// Creates an obligation that binds from now on.
    pub const fn new(on: Seat, rule: ObligationRule) -> Obligation {
        Obligation { on, rule, until: rule.until() }
    }

    /// Creates the obligation of a defender to do what a rectification requires.
    pub(crate) const fn to_meet(defender: Seat, duty: Duty) -> Obligation {
        Obligation::new(defender, ObligationRule::Meets(duty))
    }

    /// Creates the obligation of declarer, who has had to take back a lead, to lead from his other hand.
    pub(crate) const fn to_lead_again(declarer: Seat) -> Obligation {
        Obligation::new(declarer, ObligationRule::LeadsAgain)
    }

    /// Creates the obligation of a dummy who has lost his rights by looking at another hand or exchanging hands.
    pub(crate) const fn to_keep_out(dummy: Seat) -> Obligation {
        Obligation::new(dummy, ObligationRule::KeepsOut)
    }

    /// Returns whether the obligation concerns a lead, not a card played to a lead.
    const fn is_for_a_lead(self) -> bool {
        matches!(self.rule, ObligationRule::Meets(Duty::Lead(_) | Duty::NotLead(_)))
    }
}

/// The obligations of all players, and the findings on whether they can be met.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Obligations {
    list: SmallVec<[Obligation; 2]>,
    /// Findings on whether a hand can obey a duty with its next card.
    able: SmallVec<[(Seat, Duty, bool); 2]>,
    /// Findings on whether a hand that has to play its highest (or lowest) card holds a higher (or lower) card than
    /// this card.
    pub(super) beyond: SmallVec<[(Seat, PlayedCard, bool); 2]>,
}

impl Obligations {
    /// Adds an obligation, unless it already binds.
    pub(super) fn add(&mut self, obligation: Obligation) -> EffectResult {
        if self.list.contains(&obligation) {
            return EffectResult::Already;
        }
        self.list.push(obligation);
        EffectResult::Done
    }

    /// Chooses the penalty card that its owner has to play, in place of one chosen before.
    pub(super) fn choose(&mut self, owner: Seat, card: PlayedCard) {
        self.list.retain(|other| !matches!(other.rule, ObligationRule::Plays(_)));
        self.list.push(Obligation::new(owner, ObligationRule::Plays(card)));
    }

    /// Returns the penalty card that a player has to play by declarer's choice.
    pub(super) fn chosen(&self) -> Option<PlayedCard> {
        self.list.iter().find_map(|other| match other.rule {
            ObligationRule::Plays(card) => Some(card),
            _ => None,
        })
    }

    /// Returns whether a rule binds the player.
    pub(super) fn binds(&self, on: Seat, rule: ObligationRule) -> bool {
        self.list.iter().any(|other| (other.on, other.rule) == (on, rule))
    }

    /// Lets the obligations on the leads of a side wait for a later lead.
    pub(super) fn defer(&mut self, side: Side) -> EffectResult {
        let mut result = EffectResult::Already;
        let concerned = |other: &&mut Obligation| other.on.side() == side && other.is_for_a_lead();
        for other in self.list.iter_mut().filter(concerned) {
            other.until = Until::FirstLead;
            result = EffectResult::Waits;
        }
        result
    }

    /// Passes the obligations of declarer and dummy on with their roles.
    pub(super) fn exchange(&mut self, side: Side) {
        let of_role = |rule| matches!(rule, ObligationRule::LeadsAgain | ObligationRule::KeepsOut);
        let concerned = |other: &&mut Obligation| other.on.side() == side && of_role(other.rule);
        for other in self.list.iter_mut().filter(concerned) {
            other.on = other.on.partner();
        }
    }

    /// Ends the obligations and the findings that end when the hand plays this card. A finding on whether the hand can
    /// follow to a suit remains until the hand plays a card of that suit; a finding that it can, only until it plays a
    /// card of that suit or of an unknown suit.
    pub(super) fn end_with_card(&mut self, hand: Seat, card: PlayedCard) {
        let stays = |duty: Duty, able: bool| {
            let Duty::Follow(suit) = duty else { return false };
            card.suit().map_or(!able, |played| played != suit)
        };
        self.beyond.retain(|(of, ..)| *of != hand);
        self.able.retain(|(of, duty, able)| *of != hand || stays(*duty, *able));
        self.list.retain(|other| match other.until {
            Until::NextCard => false,
            Until::OwnCard => other.on != hand,
            Until::LeadLost | Until::FirstLead | Until::EndOfPlay => true,
        });
    }

    /// Ends the obligations that end with a trick. `leader` leads to the next trick: the time of his deferred
    /// obligations begins.
    pub(super) fn end_with_trick(&mut self, leader: Option<Seat>) {
        self.list.retain(|other| match other.until {
            Until::OwnCard | Until::LeadLost => Some(other.on) == leader,
            Until::NextCard | Until::FirstLead | Until::EndOfPlay => true,
        });
        for other in self.list.iter_mut().filter(|other| Some(other.on) == leader) {
            if other.until == Until::FirstLead {
                other.until = other.rule.until();
            }
        }
    }
}

impl Table<'_> {
    /// Returns the duties that rectifications impose on the player, including the deferred duties.
    pub fn duties(&self, player: Seat) -> impl Iterator<Item = Duty> + '_ {
        let own = self.obligations.list.iter().filter(move |other| other.on == player);
        own.filter_map(|other| match other.rule {
            ObligationRule::Meets(duty) => Some(duty),
            _ => None,
        })
    }

    /// Returns the penalty card that declarer has chosen for a defender to play.
    pub fn designated(&self) -> Option<PlayedCard> {
        self.obligations.chosen()
    }

    /// Returns whether the player is a dummy who has lost his rights.
    pub(crate) fn has_lost_rights(&self, by: Seat) -> bool {
        self.obligations.binds(by, ObligationRule::KeepsOut)
    }

    /// Returns whether the player is a defender, and declarer has not led again after taking back a lead.
    pub(super) fn is_before_relead(&self, by: Seat) -> bool {
        self.contract().is_defender(by)
            && self.obligations.binds(self.contract().declarer, ObligationRule::LeadsAgain)
    }

    pub(super) fn note_card_beyond(
        &mut self,
        hand: Seat,
        card: PlayedCard,
        beyond: bool,
    ) -> EffectResult {
        if self.obligations.beyond.contains(&(hand, card, beyond)) {
            return EffectResult::Already;
        }
        self.obligations.beyond.push((hand, card, beyond));
        EffectResult::Done
    }

    pub(super) fn note_able(&mut self, hand: Seat, duty: Duty, able: bool) -> EffectResult {
        if self.found_able(hand, duty) == Some(able) {
            return EffectResult::Already;
        }
        self.obligations.able.push((hand, duty, able));
        EffectResult::Done
    }

    /// Returns whether a finding says that the hand cannot meet its duty.
    pub(crate) fn is_found_unable(&self, hand: Seat) -> bool {
        self.duties(hand).any(|duty| self.found_able(hand, duty) == Some(false))
    }

    /// Returns the finding on whether the hand can meet the duty, if there is one.
    pub(super) fn found_able(&self, hand: Seat, duty: Duty) -> Option<bool> {
        let found = |(of, what, _): &&(Seat, Duty, bool)| (*of, *what) == (hand, duty);
        self.obligations.able.iter().find(found).map(|(.., able)| *able)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Card, Rank, Suit};

    const CARD: PlayedCard = PlayedCard::Exact(Card::new(Suit::Spades, Rank::Two));
    const LEADS: Duty = Duty::Lead(Suit::Hearts);
    const BARRED: Duty = Duty::NotLead(Suit::Hearts);

    /// Returns the obligations of East that still bind.
    fn left(obligations: &Obligations) -> Vec<Obligation> {
        obligations.list.iter().copied().filter(|other| other.on == Seat::East).collect()
    }

    fn of_east(rule: ObligationRule) -> (Obligations, Obligation) {
        let (mut all, one) = (Obligations::default(), Obligation::new(Seat::East, rule));
        assert_eq!(all.add(one), EffectResult::Done);
        assert_eq!(all.add(one), EffectResult::Already);
        (all, one)
    }

    #[test]
    fn each_rule_binds_for_its_time() {
        use ObligationRule::*;
        // Whether the obligation remains after a card of another hand, after an own card, after a trick that leaves the
        // lead to East, and after a trick that leaves it to another.
        let table = [
            (Meets(LEADS), [true, false, true, false]),
            (Meets(BARRED), [true, true, true, false]),
            (Meets(Duty::Highest(Suit::Clubs)), [true, false, true, false]),
            (Plays(CARD), [false, false, true, true]),
            (LeadsAgain, [false, false, true, true]),
            (KeepsOut, [true, true, true, true]),
        ];
        for (rule, remains) in table {
            let end: [fn(&mut Obligations); 4] = [
                |all| all.end_with_card(Seat::South, CARD),
                |all| all.end_with_card(Seat::East, CARD),
                |all| all.end_with_trick(Some(Seat::East)),
                |all| all.end_with_trick(Some(Seat::South)),
            ];
            for (end, remains) in end.into_iter().zip(remains) {
                let (mut all, one) = of_east(rule);
                end(&mut all);
                assert_eq!(left(&all), if remains { vec![one] } else { vec![] }, "{rule:?}");
            }
        }
    }

    #[test]
    fn a_deferred_obligation_waits_for_the_first_lead() {
        for (duty, lasts) in [(LEADS, false), (BARRED, true)] {
            let (mut all, one) = of_east(ObligationRule::Meets(duty));
            assert_eq!(all.defer(Seat::North.side()), EffectResult::Already);
            assert_eq!(all.defer(Seat::East.side()), EffectResult::Waits);
            let waiting = Obligation { until: Until::FirstLead, ..one };
            all.end_with_card(Seat::East, CARD);
            all.end_with_trick(Some(Seat::South));
            assert_eq!(left(&all), [waiting]);
            all.end_with_trick(Some(Seat::East));
            assert_eq!(left(&all), [one]);
            all.end_with_card(Seat::East, CARD);
            assert_eq!(left(&all).is_empty(), !lasts);
        }
    }

    #[test]
    fn a_choice_of_a_penalty_card_replaces_another() {
        let other = PlayedCard::Small(Suit::Clubs);
        let mut all = Obligations::default();
        all.choose(Seat::East, CARD);
        all.choose(Seat::West, other);
        assert_eq!((all.chosen(), left(&all)), (Some(other), vec![]));
    }

    #[test]
    fn declarers_and_dummys_obligations_pass_with_their_roles() {
        use ObligationRule::*;
        for (rule, passes) in [(KeepsOut, true), (LeadsAgain, true), (Meets(LEADS), false)] {
            let (mut all, _) = of_east(rule);
            all.exchange(Seat::East.side());
            assert_eq!(all.binds(Seat::West, rule), passes, "{rule:?}");
            assert_eq!(all.binds(Seat::East, rule), !passes, "{rule:?}");
        }
    }
}
