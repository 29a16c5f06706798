//! The fates of cards.

use smallvec::{SmallVec, smallvec};

use crate::bridge::{PlayedCard, Seat};
use crate::record::event::{Act, Facing};
use crate::record::words::Named;
use crate::record::{Event, PenaltyGrade};
use crate::ruling::decided::RuledDecision;
use crate::ruling::decision::{Decision, DecisionAct, Status};
use crate::table::{CardPlace, EventReading, Table};

/// A card with its fate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardOutcome {
    /// The hand of the card.
    pub hand: Seat,
    /// The card.
    pub card: PlayedCard,
    /// Its fate.
    pub fate: CardFate,
}

/// What has become of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardFate {
    /// The card is played.
    Played,
    /// The card counts as played, and joins the trick at the turn of its hand.
    AwaitsTurn,
    /// The card counts as played to the next trick, while the trick in progress is not complete.
    NextTrick,
    /// The card lies face down as an opening lead.
    FaceDown,
    /// The card is a penalty card.
    Penalty(PenaltyGrade),
    /// The card stays face up in front of its owner, and is not a penalty card.
    Faced,
    /// The card is among dummy's cards, and has not been put out.
    Dummy,
    /// The card was put out, and is back in its hand or among dummy's cards.
    Returned,
    /// The card is in its hand, where it stayed.
    Hand,
    /// The card has to be played at the next turn of its hand.
    MustBePlayed,
    /// The card is not part of the deal, or of this hand, and is taken away.
    Removed,
}

impl Named for CardFate {
    const ALL: &'static [CardFate] = &[
        CardFate::Played,
        CardFate::AwaitsTurn,
        CardFate::NextTrick,
        CardFate::FaceDown,
        CardFate::Penalty(PenaltyGrade::Major),
        CardFate::Penalty(PenaltyGrade::Minor),
        CardFate::Faced,
        CardFate::Dummy,
        CardFate::Returned,
        CardFate::Hand,
        CardFate::MustBePlayed,
        CardFate::Removed,
    ];

    fn name(self) -> &'static str {
        match self {
            CardFate::Played => "played",
            CardFate::AwaitsTurn => "awaits-turn",
            CardFate::NextTrick => "next-trick",
            CardFate::FaceDown => "face-down",
            CardFate::Penalty(PenaltyGrade::Major) => "major-penalty",
            CardFate::Penalty(PenaltyGrade::Minor) => "minor-penalty",
            CardFate::Faced => "faced",
            CardFate::Dummy => "dummy",
            CardFate::Returned => "returned",
            CardFate::Hand => "hand",
            CardFate::MustBePlayed => "must-be-played",
            CardFate::Removed => "removed",
        }
    }
}

/// Returns the fates of the cards that the events since the first incident and the decisions are about, in the order in
/// which they come up.
pub(super) fn fates(table: &Table<'_>, decisions: &[RuledDecision]) -> Vec<CardOutcome> {
    let events = &table.record().events;
    let first = table
        .readings()
        .position(|reading| matches!(reading, EventReading::Incident(_)))
        .unwrap_or(events.len());
    let mut cards: SmallVec<[(Seat, PlayedCard); 8]> = SmallVec::new();
    let from_events = events[first..].iter().flat_map(|event| cards_of(event, table));
    let from_decisions = decisions.iter().filter_map(|ruled| ruled.decision.card_of_hand());
    for (hand, card) in from_events.chain(from_decisions) {
        if card.suit().is_some() && !cards.contains(&(hand, card)) {
            cards.push((hand, card));
        }
    }
    let fate = |(hand, card)| CardOutcome { hand, card, fate: fate(table, decisions, hand, card) };
    cards.into_iter().map(fate).collect()
}

fn fate(table: &Table<'_>, decisions: &[RuledDecision], hand: Seat, card: PlayedCard) -> CardFate {
    let removed = Decision::Is(Status::Removed(hand, card));
    if decisions.iter().any(|ruled| ruled.decision == removed) {
        return CardFate::Removed;
    }
    let must = |act: DecisionAct| {
        decisions
            .iter()
            .any(|ruled| matches!(ruled.decision, Decision::Must(_, other) if other == act))
    };
    match table.place_of(hand, card) {
        CardPlace::Played => CardFate::Played,
        CardPlace::AwaitsTurn => CardFate::AwaitsTurn,
        CardPlace::NextTrick => CardFate::NextTrick,
        CardPlace::FaceDown => CardFate::FaceDown,
        CardPlace::Penalty(grade) => CardFate::Penalty(grade),
        CardPlace::Dummy | CardPlace::Hand
            if must(DecisionAct::Play(hand, card)) || must(DecisionAct::LeadCard(hand, card)) =>
        {
            CardFate::MustBePlayed
        }
        CardPlace::Hand if stays_faced(decisions, hand, card) => CardFate::Faced,
        CardPlace::Dummy | CardPlace::Hand if was_put_out(table, decisions, hand, card) => {
            CardFate::Returned
        }
        CardPlace::Dummy => CardFate::Dummy,
        CardPlace::Hand => CardFate::Hand,
    }
}

/// Returns whether the last decision about it leaves the card face up on the table.
fn stays_faced(decisions: &[RuledDecision], hand: Seat, card: PlayedCard) -> bool {
    let leaves = |ruled: &RuledDecision| match ruled.decision {
        Decision::Must(_, act) if act == DecisionAct::LeaveFaced(hand, card) => Some(true),
        Decision::Must(_, act) if act == DecisionAct::PickUp(hand, card) => Some(false),
        _ => None,
    };
    decisions.iter().rev().find_map(leaves) == Some(true)
}

/// Returns whether the card has been on the table: an event or the play before the events put it out, it was a
/// penalty card, or a decision says so.
pub(super) fn was_put_out(
    table: &Table<'_>,
    decisions: &[RuledDecision],
    hand: Seat,
    card: PlayedCard,
) -> bool {
    let is_dummys = hand == table.contract().dummy();
    let is_put = |ruled: &RuledDecision| match ruled.decision {
        Decision::Is(Status::Played(of, other) | Status::LedOutOfTurn(of, other))
        | Decision::Must(_, DecisionAct::Withdraw(of, other) | DecisionAct::PickUp(of, other)) => {
            (of, other) == (hand, card)
        }
        // Dummy's cards are face up all the time.
        Decision::Is(Status::NotPlayed(of, other)) => !is_dummys && (of, other) == (hand, card),
        _ => false,
    };
    let record = table.record();
    let put = |event: &Event| {
        event.by == hand
            && (event.act.card_put() == Some(card) || event.act == Act::LeadsFaceDown(card))
    };
    decisions.iter().any(is_put)
        || record.events.iter().any(put)
        || record.penalty_cards.iter().any(|penalty| (penalty.owner, penalty.card) == (hand, card))
        || record.start.tricks().any(|trick| trick.card(hand) == Some(card))
}

/// Returns the cards that an event is about, each with its hand.
fn cards_of(event: &Event, table: &Table<'_>) -> SmallVec<[(Seat, PlayedCard); 2]> {
    let (by, contract) = (event.by, table.contract());
    let dummy = contract.dummy();
    let of_dummy = |card: PlayedCard| {
        // A presumed dummy who has become declarer, or a declarer who names a card of his own hand.
        if by == contract.declarer && table.lacks(dummy, card) { (by, card) } else { (dummy, card) }
    };
    match event.act {
        Act::Spreads(Facing { cards, .. }) => {
            let cards = cards.filter(|_| by != dummy).unwrap_or_default();
            cards.iter().map(|card| (by, card.into())).collect()
        }
        Act::Calls(spoken) | Act::Adds(spoken) => {
            let named = [spoken.said.card(), spoken.corrected.and_then(|phrase| phrase.card())];
            named.into_iter().flatten().map(of_dummy).collect()
        }
        Act::Touches(card) => smallvec![of_dummy(card)],
        Act::NamesOf { hand, card } => smallvec![(hand, card)],
        Act::Wants { hand, card, instead } => {
            [Some(card), instead].into_iter().flatten().map(|card| (hand, card)).collect()
        }
        Act::Corrects { card, of } => {
            [of, Some(card)].into_iter().flatten().map(|card| (by, card)).collect()
        }
        Act::Designates(card) => {
            let put = |seat: &Seat| was_put_out(table, &[], *seat, card);
            let start = &table.record().start.deal;
            let holds = |seat: &Seat| {
                card.card().is_some_and(|card| start.holds(*seat, card) == Some(true))
            };
            let holder = Seat::ALL.into_iter().find(|seat| holds(seat) || put(seat));
            holder.map(|holder| (holder, card)).into_iter().collect()
        }
        Act::HasForeign(card) => smallvec![(by, card)],
        act => act.required_card().map(|card| (by, card)).into_iter().collect(),
    }
}
