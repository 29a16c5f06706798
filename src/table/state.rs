//! The table at a moment: the position, the penalty cards, and how far the record has been read.

use crate::bridge::{Card, Contract, Hand, PlayedCard, Position, Seat, Suit};

use super::duty::Restriction;
use super::event::{Act, Choice, Event, Manner};
use super::incident::{Incident, Later, LaterPlay, Moment};
use super::laying::Lain;
use super::omitting::WrongTrick;
use super::record::{PenaltyCard, Record};
use super::settling::RuledRevoke;
use super::spoken::{Manner as Height, Phrase, Spoken};
use crate::vocabulary::Duty;

/// The table, read from a record up to some event.
#[derive(Clone, Debug)]
pub struct Table<'r> {
    pub(super) record: &'r Record,
    pub(super) contract: Contract,
    /// Since when dummy is dummy.
    pub(super) dummy_since: Moment,
    pub(super) next: usize,
    /// Events that belong to an incident already recognised.
    pub(super) taken: u128,
    pub(super) position: Position,
    pub(super) lead_faced: bool,
    pub(super) dummy_spread: bool,
    pub(super) lead_face_down: Option<PlayedCard>,
    pub(super) penalty_cards: Vec<PenaltyCard>,
    /// Cards that went back from the trick in progress, in the place of which their hands play others.
    pub(super) replaced: Vec<(Seat, PlayedCard)>,
    /// Every penalty card that has lain on the table.
    pub(super) laid: Vec<PenaltyCard>,
    /// What rectifications require of defenders' next cards.
    pub(super) restrictions: Vec<Restriction>,
    /// Who, it is established, can do with his next card what he has to.
    pub(super) able: Vec<(Seat, Duty)>,
    /// The leader, and the number of the trick, about whose lead declarer has said what he chooses.
    pub(super) lead_settled: Option<(Seat, u8)>,
    /// Which of a defender's penalty cards declarer has told him to play.
    pub(super) designated: Option<PlayedCard>,
    /// The revokes ruled on so far.
    pub(super) revokes: Vec<RuledRevoke>,
    /// The tricks with a card too few or too many, until that is noticed.
    pub(super) wrong_tricks: Vec<WrongTrick>,
    /// When something happened to which attention was, or will have been, drawn on its own account.
    pub(super) attended: Vec<Moment>,
    /// How many of the cards exposed in the auction have been read.
    pub(super) exposed_read: usize,
    /// An incident that a decision has brought to light.
    pub(super) pending: Option<Incident>,
    /// Declarer has had to take back a lead, and nobody has led since.
    pub(super) lead_taken_back: bool,
    /// A card of this trick that dummy put out of his own accord, and that went back.
    pub(super) dummy_put: Option<PlayedCard>,
    /// The first event of the trick in progress.
    pub(super) trick_began: usize,
    /// Cards of the next trick that count though this one is unfinished: the lead, and what was played to it.
    pub(super) early: Vec<(Moment, Seat, PlayedCard)>,
    /// The cards laid to the trick in progress or, before the next lead, to the last one: each with the position
    /// before it.
    pub(super) lain: Vec<Lain>,
    /// Cards ruled played before the turn of their hand; they count when it comes.
    pub(super) waiting: Vec<(Moment, Seat, PlayedCard)>,
    /// A call that depends on a card still to come.
    pub(super) conditional: Option<usize>,
    /// Dummy's card of this trick, put out without a call, and the position before it.
    pub(super) unbidden: Option<(usize, Position)>,
    /// Dummy has lost the rights that he has as long as he does not look at other hands.
    pub(super) dummy_barred: bool,
    /// What is left to hear once the record has been read.
    pub(super) closing: Option<Vec<Incident>>,
}

impl<'r> Table<'r> {
    pub(super) fn new(record: &'r Record) -> Table<'r> {
        Table {
            record,
            contract: record.contract,
            dummy_since: 0,
            next: 0,
            taken: 0,
            position: record.start,
            lead_faced: record.lead_faced,
            dummy_spread: record.dummy_spread,
            lead_face_down: None,
            penalty_cards: record.penalty_cards.clone(),
            replaced: Vec::new(),
            laid: record.penalty_cards.clone(),
            restrictions: Vec::new(),
            able: Vec::new(),
            lead_settled: None,
            designated: None,
            revokes: Vec::new(),
            wrong_tricks: Vec::new(),
            attended: Vec::new(),
            exposed_read: 0,
            pending: None,
            lead_taken_back: false,
            dummy_put: None,
            trick_began: 0,
            early: Vec::new(),
            lain: Vec::new(),
            waiting: Vec::new(),
            conditional: None,
            unbidden: None,
            dummy_barred: false,
            closing: None,
        }
    }

    pub fn record(&self) -> &'r Record {
        self.record
    }

    /// The contract, with the declarer that the rulings so far have made.
    pub fn contract(&self) -> Contract {
        self.contract
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn is_dummy_spread(&self) -> bool {
        self.dummy_spread
    }

    /// When dummy puts out this card, as the execution of what was called or touched at `moment`.
    pub fn executed_at(&self, moment: Moment, card: PlayedCard) -> Option<Moment> {
        let index = self.execution(moment, Some(card))?;
        (self.record.events[index].act.puts() == Some(card)).then_some(index as Moment)
    }

    /// What is put out after `moment`: by whom, how (`None`: called from dummy), and of which suit.
    pub fn puts_after(
        &self,
        moment: Moment,
    ) -> impl Iterator<Item = (Seat, Option<Manner>, Option<Suit>)> + use<'_, 'r> {
        let contract = self.contract();
        self.after(moment as usize).filter_map(move |(_, event)| {
            if let Act::Calls(spoken) = event.act
                && event.by == contract.declarer
            {
                return Some((contract.dummy(), None, spoken.said.suit));
            }
            let Act::Plays { manner, card } = event.act else { return None };
            Some((event.by, Some(manner), card.suit()))
        })
    }

    /// The event by which dummy puts out what was called or touched at `moment`: its next card, or a later
    /// one only if it is the card named.
    pub(super) fn execution(&self, moment: Moment, named: Option<PlayedCard>) -> Option<usize> {
        let (declarer, dummy) = (self.contract().declarer, self.contract().dummy());
        let another = |event: &Event| {
            event.by == declarer && matches!(event.act, Act::Calls(_) | Act::Touches(_))
        };
        let next = self.after(moment as usize).take_while(|(_, event)| !another(event));
        let puts = next.filter_map(|(index, event)| Some((index, event.by, event.act.puts()?)));
        let mut at_once = true;
        for (index, by, card) in puts {
            if by == dummy {
                return (at_once || named == Some(card)).then_some(index);
            }
            at_once = false;
        }
        None
    }

    /// When the cards were put out that came after an incident, and another in their place. What else was said
    /// and done meanwhile is not of the play.
    pub fn plays_of(&self, later: &Later) -> Vec<Moment> {
        let mut moments = Vec::new();
        for play in later.plays() {
            if let Act::Calls(spoken) = self.record.events[usize::from(play.moment)].act {
                let executed = self.execution(play.moment, spoken.said.card());
                moments.extend(executed.map(|index| index as Moment));
            }
            moments.push(play.moment);
        }
        let replaces = |moment: &Moment| {
            let act = self.record.events[usize::from(*moment)].act;
            matches!(act, Act::Wants { .. } | Act::Corrects { .. })
        };
        moments.extend(later.attention.filter(replaces));
        moments
    }

    pub(super) fn take(&mut self, moment: usize) {
        self.taken |= 1 << moment;
    }

    pub(super) fn is_taken(&self, moment: usize) -> bool {
        self.taken & (1 << moment) != 0
    }

    /// The events after one, with their indexes.
    pub(super) fn after(
        &self,
        moment: usize,
    ) -> impl Iterator<Item = (usize, &'r Event)> + use<'r> {
        self.record.events.iter().enumerate().skip(moment + 1)
    }

    /// The same without those that have been read: what waited for its turn comes to light after them.
    pub(super) fn unread_after(
        &self,
        moment: usize,
    ) -> impl Iterator<Item = (usize, &'r Event)> + use<'r> {
        self.after(moment.max(self.next.saturating_sub(1)))
    }

    /// What was played after `moment`, up to the next sign of attention. `on_table` is the number of
    /// cards in the trick of the incident, that of the incident included.
    pub(super) fn later(&self, moment: usize, on_table: u8) -> Later {
        let mut later = Later::default();
        let mut count = on_table;
        let mut executed = None;
        for (index, event) in self.unread_after(moment) {
            let act = event.act;
            if matches!(act, Act::DrawsAttention | Act::Wants { .. } | Act::Corrects { .. }) {
                later.attention = Some(index as Moment);
                break;
            }
            let dummy = self.contract().dummy();
            let (hand, card, led) = if let Act::Calls(spoken) = act
                && event.by == self.contract().declarer
                && !self.is_taken(index)
                && !self.names_own_card_alone(event.by, spoken)
            {
                // The card that dummy puts on the table is counted when it is called.
                let card;
                (executed, card) = self.called_card(index, spoken);
                (dummy, card, false)
            } else if let Act::Plays { card, manner } = act {
                if self.is_taken(index) || executed == Some(index) {
                    continue;
                }
                (event.by, card, manner == Manner::Lead)
            } else {
                continue;
            };
            let next_trick = count >= 4;
            count += 1;
            later.push(LaterPlay { moment: index as Moment, hand, card, next_trick, led });
        }
        later
    }

    /// The card of dummy's that a call brings out, as far as the record tells, and the event by which dummy
    /// puts it out.
    pub(super) fn called_card(&self, index: usize, spoken: Spoken) -> (Option<usize>, PlayedCard) {
        let executed = self.execution(index as Moment, spoken.said.card());
        let put = executed.and_then(|at| self.record.events[at].act.puts());
        let named = spoken.said.card().or(put);
        let card = named.or_else(|| self.only_one_called(spoken));
        (executed, card.unwrap_or(PlayedCard::Unrecorded))
    }

    /// The only card of dummy's that it may play and that fits the suit, the rank or the height named.
    fn only_one_called(&self, spoken: Spoken) -> Option<PlayedCard> {
        let Phrase { suit, rank, manner, .. } = spoken.said;
        let fits = |card: &Card| {
            suit.is_none_or(|suit| card.suit == suit) && rank.is_none_or(|rank| card.rank == rank)
        };
        let cards: Hand =
            self.position.legal(self.contract().dummy()).iter().filter(fits).collect();
        let ranks = || cards.iter().map(|card| card.rank);
        let wanted = match manner {
            Some(Height::High) => ranks().max(),
            Some(Height::Low) => ranks().min(),
            None if rank.is_none() => ranks().min(),
            None | Some(Height::Win | Height::Any | Height::Honour) => rank,
        };
        let card = wanted.map_or(cards, |rank| cards.rank(rank)).only();
        card.map(PlayedCard::Exact)
    }

    /// Whether the hand is in turn and could regularly play the card.
    pub fn would_be_regular(&self, hand: Seat, card: PlayedCard) -> bool {
        self.position.turn() == Some(hand)
            && self.position.follows(hand, card) != Some(false)
            && self.penalty_cards(hand).all(|penalty| penalty.card == card)
    }

    /// Whether the hand has a card in the trick in progress.
    pub fn has_card_in_trick(&self, hand: Seat) -> bool {
        self.position.trick.is_some_and(|trick| trick.card(hand).is_some())
    }

    /// Whether the hand has played the card: not put it out irregularly and had it sent back.
    pub fn has_played(&self, hand: Seat, card: PlayedCard) -> bool {
        let tricks = [self.position.trick, self.position.previous];
        card.card().is_some_and(|card| self.position.gone.contains(card))
            || tricks.into_iter().flatten().any(|trick| trick.card(hand) == Some(card))
            || self.waiting.iter().any(|(_, of, other)| (*of, *other) == (hand, card))
    }

    /// Whether `hand` leaves its card, as the play that follows `moment` shows: `Some(true)` if the play goes on
    /// without another card from it, `Some(false)` if it puts out another. What `mended` puts out there mends
    /// its own irregularity.
    pub fn stands_by_it(
        &self,
        moment: Option<Moment>,
        hand: Seat,
        mended: Option<Seat>,
    ) -> Option<bool> {
        let mut puts = self.puts_after(moment?);
        let (by, manner, suit) = puts.find(|(by, manner, _)| {
            Some(*by) != mended || matches!(manner, None | Some(Manner::Lead))
        })?;
        // A card that would not follow suit is no substitute: it is a lead to the next trick.
        let trick =
            if self.position.is_lead() { self.position.previous } else { self.position.trick };
        let led = trick.and_then(|trick| trick.suit_led());
        let led = led.filter(|led| self.has_suit(hand, *led) == Some(true));
        let follows = suit.is_none() || led.is_none() || suit == led;
        let put = matches!(manner, None | Some(Manner::Play));
        Some(!(by == hand && put && follows))
    }

    /// When the player asks to take back this card of the hand, and which he wants in its place.
    pub fn wants(
        &self,
        by: Seat,
        hand: Seat,
        card: PlayedCard,
    ) -> Option<(Moment, Option<PlayedCard>)> {
        self.record.events.iter().enumerate().find_map(|(index, event)| {
            let Act::Wants { hand: of, card: wanted, instead } = event.act else { return None };
            (event.by == by && (of, wanted) == (hand, card)).then_some((index as Moment, instead))
        })
    }

    /// What a player chose among the options that he had, if the record says.
    pub fn choice(&self, by: Seat, options: &[Choice]) -> Option<usize> {
        self.chose(by, options).map(|(_, option)| option)
    }

    /// When he chose.
    pub fn choice_at(&self, by: Seat, options: &[Choice]) -> Option<Moment> {
        self.chose(by, options).map(|(at, _)| at as Moment)
    }

    fn chose(&self, by: Seat, options: &[Choice]) -> Option<(usize, usize)> {
        let moment = |choice: &Choice| {
            let act = Act::Chooses(*choice);
            self.record.events.iter().position(|event| event.by == by && event.act == act)
        };
        let chosen = options.iter().enumerate();
        chosen.filter_map(|(option, choice)| Some((moment(choice)?, option))).min()
    }

    /// The suit led to the trick, in progress or just played, in which the card of the hand lies.
    pub fn suit_of_trick_with(&self, hand: Seat, card: PlayedCard) -> Option<Suit> {
        let tricks = [self.position.trick, self.position.previous];
        let with = tricks.into_iter().flatten().find(|trick| trick.card(hand) == Some(card));
        with.and_then(|trick| trick.suit_led())
    }

    /// Whether the hand surely has no other card to follow suit with.
    pub fn is_only_legal(&self, hand: Seat, card: PlayedCard) -> bool {
        let led = self.position.suit_led().filter(|led| card.suit() == Some(*led));
        let length = led.and_then(|led| self.position.deal.hands[hand].length(led));
        length == Some(1)
    }

    /// Whether the hand holds cards of two suits; `None` where nobody knows.
    pub fn holds_two_suits(&self, hand: Seat) -> Option<bool> {
        let holding = self.position.deal.hands[hand];
        let suits = Suit::ALL.into_iter().filter(|suit| !holding.known().suit(*suit).is_empty());
        let (several, whole) = (suits.count() > 1, holding.len().is_some());
        if several { Some(true) } else { whole.then_some(false) }
    }

    /// Whether a lead is left as it lies: what is put out first after `moment` is not another card of its hand.
    pub fn is_left_lying(&self, moment: Option<Moment>, hand: Seat) -> Option<bool> {
        let (first, ..) = self.puts_after(moment?).next()?;
        Some(first != hand)
    }

    /// Whether the hand holds a card of the suit; `None` where nobody knows.
    pub fn has_suit(&self, hand: Seat, suit: Suit) -> Option<bool> {
        self.position.deal.has_suit(hand, suit)
    }
}
