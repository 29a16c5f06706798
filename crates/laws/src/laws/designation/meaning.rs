//! The meaning of a call at a table: which cards its words fit, and whether they are complete.

use crate::bridge::{Position, Rank};
use crate::laws::prelude::*;
use crate::record::spoken::{
    CardSelector, OffSuitAction, Phrase, Proviso, ProvisoTest, SpokenCall,
};
use crate::table::{Moment, Table};

/// A change of a designation: another card that the caller named later.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DesignationChange {
    pub phrase: Phrase,
    pub moment: Moment,
}

/// Returns whether the phrase names neither suit nor rank, asks for no ruff, and has no manner except "any card" or "an
/// honour".
pub(super) fn is_free(phrase: Phrase) -> bool {
    let manner = matches!(phrase.manner, None | Some(CardSelector::Any | CardSelector::Honour));
    let ruffs = phrase.action == Some(OffSuitAction::Ruff);
    phrase.suit.is_none() && phrase.rank.is_none() && manner && !ruffs
}

/// Returns whether a defender's choice is still open after the call: dummy put out no card, or a card that may be
/// legal.
pub(super) fn awaits_choice(table: &Table<'_>, call: &Designation) -> bool {
    let legal = table.position().possibly_legal(call.hand);
    call.put.and_then(PlayedCard::card).is_none_or(|card| legal.contains(card))
}

/// Returns whether the meaning of a call, neither complete nor free, could change if the hand held cards that the
/// diagram does not show.
pub(super) fn is_not_shown(table: &Table<'_>, hand: Seat, phrase: Phrase) -> bool {
    let complete = phrase.suit.is_some() && phrase.rank.is_some();
    let free = is_free(phrase) && phrase.suit.is_none();
    let position = table.position();
    let read = |position: &Position| fitting(position, hand, phrase);
    !complete && !free && differs(position, hand, bearing(position, hand, phrase), read)
}

/// Returns the cards that can change the meaning of an incomplete call: the cards that fit the words and, if the words
/// name a rank and the diagram shows no card of the suit led in dummy, the cards of that suit, which dummy would have
/// to play.
fn bearing(position: &Position, hand: Seat, phrase: Phrase) -> Hand {
    let held = position.deal.hands[hand].known();
    let has = |suit: &Suit| !held.suit(*suit).is_empty();
    match phrase {
        // Whether a card wins depends on the other hands, and therefore on every card that dummy has.
        Phrase { manner: Some(CardSelector::Win), .. } => Hand::PACK,
        Phrase { rank: Some(rank), .. } => {
            let due = position.suit_led().filter(|suit| !has(suit));
            Hand::PACK.rank(rank) | due.map_or(Hand::EMPTY, Hand::of_suit)
        }
        Phrase { suit: Some(suit), .. } => Hand::of_suit(suit),
        Phrase { .. } => {
            let suit = suit_to_read(position, hand);
            suit.filter(has).map_or(Hand::PACK, Hand::of_suit)
        }
    }
}

/// Returns whether the card of his own hand that a player means depends on cards that the diagram does not show.
pub(crate) fn is_own_not_shown(table: &Table<'_>, hand: Seat, phrase: Phrase) -> bool {
    let named = |position: &Position| named_of_own(position, hand, phrase);
    differs(table.position(), hand, Hand::PACK, named)
}

/// Returns the only card of his own hand that fits the suit and the rank named. "High" and "low" name no card of his
/// own hand, because 46B1 applies only to dummy's cards.
pub(super) fn named_of_own(position: &Position, hand: Seat, phrase: Phrase) -> Option<Card> {
    let named = Phrase { suit: phrase.suit, rank: phrase.rank, ..Phrase::default() };
    let names = named.rank.is_some() || named.suit.is_some() && phrase.manner.is_none();
    let held = position.deal.hands[hand].known();
    names.then(|| matching(position, hand, held, named).only()).flatten()
}

/// Returns whether the result of `read` would change if the hand also held a card of `among` that the diagram does not
/// show.
fn differs<T: PartialEq>(
    position: &Position,
    hand: Seat,
    among: Hand,
    read: impl Fn(&Position) -> T,
) -> bool {
    let known = position.deal.hands[hand].known();
    let perhaps = (position.possibly_held(hand) - known) & among;
    if perhaps.is_empty() {
        return false;
    }
    let shown = read(position);
    perhaps.iter().any(|card| {
        let mut more = *position;
        more.deal.gain(hand, card);
        read(&more) != shown
    })
}

/// Returns the cards that an incomplete call may mean, among the cards that the diagram shows in the hand.
fn fitting(position: &Position, hand: Seat, phrase: Phrase) -> Hand {
    if let Some(rank) = phrase.rank {
        return match continuation(position, hand, phrase) {
            Some(card) => [card].into_iter().collect(),
            None => position.legal(hand).rank(rank),
        };
    }
    let cards = meant(position, hand, phrase);
    match phrase.manner {
        None | Some(CardSelector::Any) => lowest(cards),
        Some(CardSelector::Honour | CardSelector::Run) => {
            matching(position, hand, cards, phrase) | lowest(cards)
        }
        Some(CardSelector::High) => highest(cards),
        Some(CardSelector::Low) => lowest(cards),
        Some(CardSelector::Win) => {
            let may = |card: &Card| position.is_known_winner(hand, *card) != Some(false);
            let winners = winners(position, hand, cards);
            lowest(winners)
                | lowest(cards.iter().filter(may).collect())
                | highest(beating(position, cards))
        }
    }
}

/// Returns whether dummy put out a card that is not of the suit, or not of the rank, that the phrase names.
pub(super) fn is_another(put: PlayedCard, phrase: Phrase) -> bool {
    let rank = put.card().map(|card| card.rank);
    put.suit().zip(phrase.suit).is_some_and(|(put, said)| put != said)
        || rank.zip(phrase.rank).is_some_and(|(put, said)| put != said)
}

/// Returns the shown cards that an incomplete call may mean.
pub(super) fn shown(table: &Table<'_>, hand: Seat, phrase: Phrase) -> Hand {
    match phrase.rank {
        Some(rank) => table.position().legal(hand).rank(rank),
        None => meant(table.position(), hand, phrase),
    }
}

/// Returns whether the phrase names a suit or a rank, or asks for a ruff at notrump.
pub(super) fn names_something(table: &Table<'_>, phrase: Phrase) -> bool {
    let no_trumps = phrase.action == Some(OffSuitAction::Ruff) && table.position().trumps.is_none();
    phrase.suit.is_some() || phrase.rank.is_some() || no_trumps
}

/// Returns the phrase, with the trump suit as its suit if it asks for a ruff and names no suit.
pub(super) fn with_trumps(table: &Table<'_>, phrase: Phrase) -> Phrase {
    match phrase.action {
        Some(OffSuitAction::Ruff) => {
            Phrase { suit: phrase.suit.or(table.position().trumps), ..phrase }
        }
        Some(OffSuitAction::Discard) | None => phrase,
    }
}

pub(super) fn held(table: &Table<'_>, hand: Seat) -> Hand {
    table.position().deal.hands[hand].known()
}

/// Returns whether the phrase names suit and rank, or a suit of which the hand is known to have exactly one card.
pub(super) fn is_complete(table: &Table<'_>, hand: Seat, phrase: Phrase) -> bool {
    phrase.suit.is_some() && phrase.rank.is_some() || named(table, hand, phrase).is_some()
}

/// Returns the card that a complete phrase names.
pub(super) fn named(table: &Table<'_>, hand: Seat, phrase: Phrase) -> Option<Card> {
    let suit = phrase.suit?;
    match phrase.rank {
        Some(rank) => Some(Card::new(suit, rank)),
        None => {
            let single = table.position().possibly_held(hand).suit(suit).only();
            single.filter(|card| held(table, hand).contains(*card))
        }
    }
}

/// Returns the only card that a phrase can mean at this table.
pub(crate) fn plainly_named(table: &Table<'_>, call: &Designation, phrase: Phrase) -> Option<Card> {
    let position = table.position();
    named(table, call.hand, phrase).or_else(|| {
        if call.hand == call.by {
            let own = named_of_own(position, call.hand, phrase);
            return own.filter(|_| !is_own_not_shown(table, call.hand, phrase));
        }
        let only = matching(position, call.hand, position.legal(call.hand), phrase).only();
        only.filter(|_| !is_not_shown(table, call.hand, phrase))
    })
}

/// Returns the cards among which "high", "low" and "win" are read: the cards of the suit named; if none is named, the
/// cards of the suit led or, at a lead, of the suit in which dummy has just won, or, if dummy has none of these, all
/// cards that it may play.
pub(super) fn meant(position: &Position, hand: Seat, phrase: Phrase) -> Hand {
    let held = position.deal.hands[hand].known();
    if let Some(suit) = phrase.suit {
        return held.suit(suit);
    }
    let in_suit = suit_to_read(position, hand).map_or(Hand::EMPTY, |suit| held.suit(suit));
    if in_suit.is_empty() { position.legal(hand) } else { in_suit }
}

/// Returns the suit in which a call that names no suit is read: the suit led or, at a lead, the suit in which dummy has
/// just won. The caller checks whether dummy holds the suit.
fn suit_to_read(position: &Position, hand: Seat) -> Option<Suit> {
    let continued = position.last_won.filter(|(seat, _)| *seat == hand && position.is_lead());
    position.suit_led().or_else(|| continued.and_then(|(_, card)| card.suit()))
}

/// Returns those of `cards` that are sure to win.
pub(super) fn winners(position: &Position, hand: Seat, cards: Hand) -> Hand {
    cards.iter().filter(|card| position.is_known_winner(hand, *card) == Some(true)).collect()
}

/// Returns those of `cards` that may beat the cards on the table; all of them if none can.
pub(super) fn beating(position: &Position, cards: Hand) -> Hand {
    let beats = |card: &Card| {
        position.trick.and_then(|trick| trick.is_beaten_by(*card, position.trumps)) != Some(false)
    };
    let beating: Hand = cards.iter().filter(beats).collect();
    if beating.is_empty() { cards } else { beating }
}

/// Returns the lowest card; several if cards of different suits tie.
pub(super) fn lowest(cards: Hand) -> Hand {
    let rank = cards.iter().map(|card| card.rank).min();
    rank.map_or(Hand::EMPTY, |rank| cards.rank(rank))
}

/// Returns the highest card; several if cards of different suits tie.
pub(super) fn highest(cards: Hand) -> Hand {
    let rank = cards.iter().map(|card| card.rank).max();
    rank.map_or(Hand::EMPTY, |rank| cards.rank(rank))
}

/// Returns the cards among which a defender chooses if declarer named no card. For a discard, trumps are excluded,
/// unless no other card is legal.
pub(super) fn free_choice(table: &Table<'_>, hand: Seat, phrase: Phrase) -> Hand {
    let position = table.position();
    let legal = position.possibly_legal(hand);
    let discard = |card: &Card| Some(card.suit) != position.trumps;
    if phrase.action == Some(OffSuitAction::Discard) && position.suit_led().is_some() {
        let discards: Hand = legal.iter().filter(discard).collect();
        return if discards.is_empty() { legal } else { discards };
    }
    legal
}

/// Returns those of `cards` that fit a phrase.
pub(super) fn matching(position: &Position, hand: Seat, cards: Hand, phrase: Phrase) -> Hand {
    let fits = |card: &Card| {
        phrase.suit.is_none_or(|suit| card.suit == suit)
            && phrase.rank.is_none_or(|rank| card.rank == rank)
    };
    let cards: Hand = cards.iter().filter(fits).collect();
    match phrase.manner {
        None | Some(CardSelector::Any) => cards,
        Some(CardSelector::High | CardSelector::Run) => highest(cards),
        Some(CardSelector::Low) => lowest(cards),
        Some(CardSelector::Win) => lowest(winners(position, hand, cards)),
        Some(CardSelector::Honour) => cards.iter().filter(|card| card.rank >= Rank::Jack).collect(),
    }
}

/// Returns whether the added words only complete the first words. A rank and a height contradict each other, and so do
/// a ruff and the name of a suit.
pub(super) fn completes(first: Phrase, added: Phrase) -> bool {
    fn agrees<T: PartialEq>(first: Option<T>, added: Option<T>) -> bool {
        first.is_none() || added.is_none() || first == added
    }
    let by_height = |phrase: Phrase| {
        matches!(phrase.manner, Some(CardSelector::High | CardSelector::Low | CardSelector::Win))
    };
    let ranks = agrees(first.rank, added.rank)
        && !(by_height(first) && added.rank.is_some())
        && !(by_height(added) && first.rank.is_some());
    let manners = first.manner == Some(CardSelector::Any) || agrees(first.manner, added.manner);
    let ruffs = first.action == Some(OffSuitAction::Ruff) && added.suit.is_some()
        || added.action == Some(OffSuitAction::Ruff) && first.suit.is_some();
    let actions = agrees(first.action, added.action) && !ruffs;
    agrees(first.suit, added.suit) && ranks && manners && actions
}

/// Returns the other card that the caller named: in the same breath, or later in words that do not merely complete his
/// first words.
pub fn change(table: &Table<'_>, call: &Designation) -> Option<DesignationChange> {
    let first = call.spoken.said;
    let at_once =
        call.spoken.corrected.map(|phrase| DesignationChange { phrase, moment: call.moment });
    let later = call.added.map(|(moment, spoken)| {
        let phrase = spoken.corrected.unwrap_or(spoken.said);
        DesignationChange { phrase, moment }
    });
    let change = at_once.or_else(|| later.filter(|change| !completes(first, change.phrase)))?;
    Some(DesignationChange { phrase: in_suit_just_named(table, call, change.phrase), ..change })
}

/// If a player names only a rank in place of a card of his own hand, adds the suit of the first card, provided that he
/// holds that rank in it: a player who does not mention the suit does not change it. For dummy's cards 46B3(b) applies.
fn in_suit_just_named(table: &Table<'_>, call: &Designation, phrase: Phrase) -> Phrase {
    let first = call.spoken.said;
    let named = first.suit.filter(|_| first.rank.is_some() && call.hand == call.by);
    let Some((suit, rank)) = named.zip(phrase.rank) else { return phrase };
    let alone = phrase.suit.is_none() && phrase.manner.is_none() && phrase.action.is_none();
    let fits = alone && held(table, call.hand).contains(Card::new(suit, rank));
    Phrase { suit: if fits { Some(suit) } else { phrase.suit }, ..phrase }
}

/// Returns the new call that replaces a call that designates no card.
///
/// After a void call any added words are a new call. After any other call, words that only complete it are not a new
/// call.
pub(super) fn renewed(table: &Table<'_>, call: &Designation, void: bool) -> Option<Designation> {
    let added =
        call.added.map(|(moment, spoken)| DesignationChange { phrase: spoken.said, moment });
    let change = change(table, call).or_else(|| added.filter(|_| void))?;
    let spoken = SpokenCall::of(change.phrase);
    let added = call.added.filter(|(moment, _)| *moment > change.moment);
    Some(Designation { spoken, added, plea: None, ..*call })
}

/// Returns declarer's phrase completed by his added words about the same card; `None` if none complete it.
pub(super) fn in_full(call: &Designation, phrase: Phrase) -> Option<Phrase> {
    let added = call.added.filter(|_| call.spoken.corrected.is_none());
    let more = added.map(|(_, spoken)| spoken.said).filter(|more| completes(phrase, *more))?;
    Some(Phrase {
        suit: more.suit.or(phrase.suit),
        rank: more.rank.or(phrase.rank),
        manner: more.manner.or(phrase.manner),
        action: phrase.action,
    })
}

/// Returns whether declarer's next words only specify this card or name it again.
pub(crate) fn specifies(table: &Table<'_>, call: &Designation, card: Card) -> bool {
    let legal = table.position().legal(call.hand);
    let again = change(table, call).map(|change| change.phrase);
    again.or_else(|| in_full(call, call.spoken.said)).is_some_and(|whole| {
        matching(table.position(), call.hand, legal, whole).only() == Some(card)
    })
}

/// Returns the card of the named rank in the suit in which dummy, who now leads, has just won; `None` if dummy is not
/// known to hold it.
pub(super) fn continuation(position: &Position, hand: Seat, phrase: Phrase) -> Option<Card> {
    let (seat, won) = position.last_won?;
    let card = Card::new(won.suit()?, phrase.rank?);
    let held = position.deal.hands[hand].known();
    let continues = seat == hand && position.is_lead() && held.contains(card);
    continues.then_some(card)
}

/// Returns whether added words only specify the card, and plead no other intention: they state the suit of a rank, or
/// mean the card that the first words call anyway.
fn says_which(table: &Table<'_>, hand: Seat, phrase: Phrase, meant: Hand) -> bool {
    let suit = phrase.suit.filter(|_| phrase.manner.is_none());
    let lowest = suit.and_then(|suit| held(table, hand).lowest(suit));
    match continuation(table.position(), hand, phrase).or(lowest) {
        Some(called) => meant.only() == Some(called),
        None => phrase.rank.is_some(),
    }
}

/// Returns the cards that declarer says he meant: the cards that he pleads; if he pleads none, the cards that fit his
/// added words or, without such words, his call for an honour or the run of a suit.
pub(super) fn plea(table: &Table<'_>, call: &Designation, phrase: Phrase) -> Option<Hand> {
    let position = table.position();
    let legal = position.legal(call.hand);
    let cards = call.plea.or_else(|| {
        // A suit that is run is played from the top.
        let of_suit = matches!(phrase.manner, Some(CardSelector::Honour | CardSelector::Run));
        let alone = of_suit && phrase.suit.is_some();
        let more = in_full(call, phrase).or_else(|| alone.then_some(phrase))?;
        // A card that is named by its rank, or that is of a suit of which no legal card is shown, may be an unknown
        // card.
        let perhaps = position.possibly_legal(call.hand);
        let hidden = more.suit.is_some_and(|suit| legal.suit(suit).is_empty());
        let cards = if more.rank.is_some() || hidden { perhaps } else { legal };
        let meant = matching(position, call.hand, cards, more);
        Some(meant).filter(|meant| !says_which(table, call.hand, phrase, *meant))
    })?;
    Some(cards & position.possibly_legal(call.hand)).filter(|cards| !cards.is_empty())
}

/// Returns whether the card played just before meets the condition of a call; `None` if unknown.
pub(super) fn proviso_met(position: &Position, proviso: Proviso) -> Option<bool> {
    let trick = position.trick?;
    let (seat, card) = trick.cards().next_back()?;
    if trick.turn().is_some_and(|turn| turn.side() == seat.side()) {
        return None;
    }
    let outcome = match proviso.test {
        ProvisoTest::Covers if trick.len() < 2 => return None,
        ProvisoTest::Covers => trick.winning_card(position.trumps)?.0 == seat,
        ProvisoTest::Plays(phrase) => {
            let suit = phrase.suit.is_none_or(|suit| card.suit() == Some(suit));
            let rank = match (phrase.rank, card.card()) {
                (None, _) => true,
                (Some(rank), Some(card)) => card.rank == rank,
                (Some(rank), None) if rank.is_honour() && card.is_honour() == Some(false) => false,
                (Some(_), None) => return None,
            };
            suit && rank
        }
    };
    Some(outcome == proviso.holds)
}
