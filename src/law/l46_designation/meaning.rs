//! What the words of a call mean at a table: which cards they fit, whether they say all.

use crate::bridge::{Position, Rank};
use crate::law::prelude::*;
use crate::table::spoken::{Action, Manner, Phrase, Proviso, Spoken, Test};
use crate::table::{Moment, Table};

/// Another card named by the player who had called, and when.
#[derive(Clone, Copy, Debug)]
pub struct Change {
    pub phrase: Phrase,
    pub moment: Moment,
}

/// Whether the phrase names neither suit nor rank, not even by what the card should do.
pub(super) fn is_free(phrase: Phrase) -> bool {
    let manner = matches!(phrase.manner, None | Some(Manner::Any | Manner::Honour));
    let ruffs = phrase.action == Some(Action::Ruff);
    phrase.suit.is_none() && phrase.rank.is_none() && manner && !ruffs
}

/// Whether the phrase names a suit or a rank, or a trump where there are none.
pub(super) fn names_something(table: &Table<'_>, phrase: Phrase) -> bool {
    let no_trumps = phrase.action == Some(Action::Ruff) && table.position().trumps.is_none();
    phrase.suit.is_some() || phrase.rank.is_some() || no_trumps
}

/// "Ruff" names the trump suit.
pub(super) fn with_trumps(table: &Table<'_>, phrase: Phrase) -> Phrase {
    match phrase.action {
        Some(Action::Ruff) => Phrase { suit: phrase.suit.or(table.position().trumps), ..phrase },
        Some(Action::Discard) | None => phrase,
    }
}

pub(super) fn held(table: &Table<'_>, hand: Seat) -> Hand {
    table.position().deal.hands[hand].known()
}

/// Suit and rank, or a suit of which dummy has one card.
pub(super) fn is_complete(table: &Table<'_>, hand: Seat, phrase: Phrase) -> bool {
    phrase.suit.is_some() && phrase.rank.is_some() || named(table, hand, phrase).is_some()
}

/// The card that a complete phrase names.
pub(super) fn named(table: &Table<'_>, hand: Seat, phrase: Phrase) -> Option<Card> {
    let suit = phrase.suit?;
    match phrase.rank {
        Some(rank) => Some(Card::new(suit, rank)),
        None => {
            let single = table.position().deal.hands[hand].length(suit) == Some(1);
            held(table, hand).suit(suit).only().filter(|_| single)
        }
    }
}

/// The one card that a phrase can only mean here: for saying what may not be played instead.
pub fn plainly_named(table: &Table<'_>, call: &Designation, phrase: Phrase) -> Option<Card> {
    let legal = if call.hand == call.by {
        held(table, call.hand)
    } else {
        table.position().legal(call.hand)
    };
    named(table, call.hand, phrase)
        .or_else(|| matching(table.position(), call.hand, legal, phrase).only())
}

/// The cards in which "high", "low" and "win" are to be read: those of the suit named; else those of the
/// suit led or, leading, of the suit in which dummy has just won; where dummy has none, all that it may
/// play.
pub(super) fn meant(table: &Table<'_>, hand: Seat, phrase: Phrase) -> Hand {
    let position = table.position();
    let held = held(table, hand);
    if let Some(suit) = phrase.suit {
        return held.suit(suit);
    }
    let continued = position.last_won.filter(|(seat, _)| *seat == hand && position.is_lead());
    let suit = position.suit_led().or_else(|| continued.and_then(|(_, card)| card.suit()));
    let in_suit = suit.map_or(Hand::EMPTY, |suit| held.suit(suit));
    if in_suit.is_empty() { position.legal(hand) } else { in_suit }
}

pub(super) fn winners(position: &Position, hand: Seat, cards: Hand) -> Hand {
    cards.iter().filter(|card| position.known_to_win(hand, *card) == Some(true)).collect()
}

/// Of these cards, those that would beat what lies on the table; all, where none would.
pub(super) fn beating(position: &Position, cards: Hand) -> Hand {
    let beats = |card: &Card| {
        position.trick.and_then(|trick| trick.is_beaten_by(*card, position.trumps)) != Some(false)
    };
    let beating: Hand = cards.iter().filter(beats).collect();
    if beating.is_empty() { cards } else { beating }
}

/// The lowest card; none where two suits tie for it, since then nothing says which.
pub(super) fn lowest(cards: Hand) -> Option<Card> {
    let rank = cards.iter().map(|card| card.rank).min()?;
    cards.rank(rank).only()
}

/// The highest card, likewise.
pub(super) fn highest(cards: Hand) -> Option<Card> {
    let rank = cards.iter().map(|card| card.rank).max()?;
    cards.rank(rank).only()
}

/// The cards that fit a phrase.
pub(super) fn matching(position: &Position, hand: Seat, cards: Hand, phrase: Phrase) -> Hand {
    let fits = |card: &Card| {
        phrase.suit.is_none_or(|suit| card.suit == suit)
            && phrase.rank.is_none_or(|rank| card.rank == rank)
    };
    let cards: Hand = cards.iter().filter(fits).collect();
    match phrase.manner {
        None | Some(Manner::Any) => cards,
        Some(Manner::High) => highest(cards).into_iter().collect(),
        Some(Manner::Low) => lowest(cards).into_iter().collect(),
        Some(Manner::Win) => lowest(winners(position, hand, cards)).into_iter().collect(),
        Some(Manner::Honour) => cards.iter().filter(|card| card.rank >= Rank::Jack).collect(),
    }
}

/// Whether what was added only says more of what was said, and takes nothing back.
pub(super) fn completes(said: Phrase, added: Phrase) -> bool {
    fn agrees<T: PartialEq>(said: Option<T>, added: Option<T>) -> bool {
        said.is_none() || added.is_none() || said == added
    }
    let by_height = matches!(said.manner, Some(Manner::High | Manner::Low | Manner::Win));
    let ranks = agrees(said.rank, added.rank) && !(by_height && added.rank.is_some());
    let manners = said.manner == Some(Manner::Any) || agrees(said.manner, added.manner);
    agrees(said.suit, added.suit) && ranks && manners
}

/// The other card that the caller named afterwards, if it takes back what he had said.
pub fn change(call: &Designation) -> Option<Change> {
    let said = call.spoken.said;
    let at_once = call.spoken.corrected.map(|phrase| Change { phrase, moment: call.moment });
    let later = call.added.map(|(moment, spoken)| {
        let phrase = spoken.corrected.unwrap_or(spoken.said);
        Change { phrase, moment }
    });
    [at_once, later].into_iter().flatten().find(|change| !completes(said, change.phrase))
}

/// The call that replaces one that called no card.
pub(super) fn renewed(call: &Designation) -> Option<Designation> {
    let change = change(call)?;
    let spoken = Spoken { said: change.phrase, corrected: None, proviso: None };
    let added = call.added.filter(|(moment, _)| *moment > change.moment);
    Some(Designation { spoken, added, plea: None, ..*call })
}

/// What declarer said in all, when he then said more about the same card.
pub(super) fn in_full(call: &Designation, phrase: Phrase) -> Option<Phrase> {
    let said_next = [call.spoken.corrected, call.added.map(|(_, spoken)| spoken.said)];
    let more = said_next.into_iter().flatten().find(|more| completes(phrase, *more))?;
    Some(Phrase {
        suit: more.suit.or(phrase.suit),
        rank: more.rank.or(phrase.rank),
        manner: more.manner.or(phrase.manner),
        action: phrase.action,
    })
}

/// Whether what declarer said next only says which card it is: this one.
pub fn specifies(table: &Table<'_>, call: &Designation, card: Card) -> bool {
    let legal = table.position().legal(call.hand);
    in_full(call, call.spoken.said).is_some_and(|whole| {
        matching(table.position(), call.hand, legal, whole).only() == Some(card)
    })
}

/// The card of that rank in the suit in which dummy, now leading, has just won.
pub(super) fn continuation(table: &Table<'_>, hand: Seat, phrase: Phrase) -> Option<Card> {
    let position = table.position();
    let (seat, won) = position.last_won?;
    let card = Card::new(won.suit()?, phrase.rank?);
    let continues = seat == hand && position.is_lead() && held(table, hand).contains(card);
    continues.then_some(card)
}

/// Whether the rank alone leaves a choice among suits: what declarer then says is which.
fn leaves_a_choice(table: &Table<'_>, hand: Seat, phrase: Phrase) -> bool {
    let of_rank = phrase.rank.map(|rank| table.position().legal(hand).rank(rank));
    phrase.suit.is_none()
        && of_rank.is_some_and(|cards| cards.len() > 1)
        && continuation(table, hand, phrase).is_none()
}

/// The cards that declarer says he meant: those he pleads, or those that fit what he said when he said
/// more, or what he said of the suit.
pub(super) fn plea(table: &Table<'_>, call: &Designation, phrase: Phrase) -> Option<Hand> {
    let position = table.position();
    let legal = position.legal(call.hand);
    let cards = call.plea.or_else(|| {
        let honour = phrase.suit.is_some() && phrase.manner == Some(Manner::Honour);
        let more = in_full(call, phrase).or_else(|| honour.then_some(phrase))?;
        let says_which = leaves_a_choice(table, call.hand, phrase);
        (!says_which).then(|| matching(position, call.hand, legal, more))
    })?;
    Some(cards & legal).filter(|cards| !cards.is_empty())
}

/// Whether the condition of a call was met by the card played just before; `None` if that is not known.
pub(super) fn proviso_met(position: &Position, proviso: Proviso) -> Option<bool> {
    let trick = position.trick?;
    let (seat, card) = trick.cards().next_back()?;
    let outcome = match proviso.test {
        Test::Covers => trick.len() > 1 && trick.winning(position.trumps)?.0 == seat,
        Test::Plays(phrase) => {
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
