//! Law 46, paragraph B: the card that the words of a call designate.

use super::findings::*;
use super::meaning::*;
use super::{A, B, B1A, B1B, B1C, B2, B3A, B3B, B4, B5};
use crate::laws::prelude::*;
use crate::record::spoken::{CardSelector, OffSuitAction, Phrase};

/// Returns the card that a phrase designates at this table; `None` if the call is void, if the card is unknown, or if a
/// player still has to name the card.
pub fn read(
    h: &mut Hearing<'_>,
    call: &Designation,
    phrase: Phrase,
    plea: Option<Hand>,
) -> HearingResult<Option<Card>> {
    let phrase = with_trumps(h.table(), phrase);
    let complete = is_complete(h.table(), call.hand, phrase);
    let named = named(h.table(), call.hand, phrase);
    let holds = named.and_then(|card| h.table().position().deal.holds(call.hand, card));
    let more =
        in_full(call, phrase).or(Some(phrase)).filter(|_| call.plea.is_none() && plea.is_some());
    let not_shown = more.filter(|more| is_not_shown(h.table(), call.hand, *more));
    let unseen = not_shown
        .filter(|more| phrase.suit.is_none() && shown(h.table(), call.hand, *more).is_empty());
    if let Some(more) = unseen {
        if meant_unseen(h, call, more)? {
            return Ok(None);
        }
    } else if not_shown.is_some() && !is_among_the_shown(h, call, phrase)? {
        return Ok(None);
    }
    let plea = plea.filter(|_| unseen.is_none());
    let meant = incontrovertibly_meant(h, call, complete && holds != Some(false), phrase, plea)?;
    if let Some(card) = meant.and_then(Hand::only) {
        return Ok(Some(card));
    }
    if meant.is_some() && !is_free(phrase) {
        return Ok(None);
    }
    if complete {
        return if not_in_dummy(h, call, holds)? { Ok(None) } else { Ok(named) };
    }
    if is_open(h, call, phrase) && !is_among_the_shown(h, call, phrase)? {
        return Ok(None);
    }
    for clause in [high, winning, low, suit_alone, rank_continuing, rank_alone] {
        if let Some(one) = clause(h, call, phrase)? {
            return Ok(one);
        }
    }
    if names_something(h.table(), phrase) {
        not_in_dummy(h, call, Some(false))?;
        return Ok(None);
    }
    defenders_choose(h, call, phrase, meant)
}

/// Returns whether the meaning of an incomplete call depends on unknown cards.
pub(super) fn is_open(h: &Hearing<'_>, call: &Designation, phrase: Phrase) -> bool {
    // Where "high" and "low" mean a card of the suit led, they mean no card if dummy is void in it, or leads.
    let height = matches!(phrase.manner, Some(CardSelector::High | CardSelector::Low))
        && phrase.suit.is_none();
    let led = h.table().position().suit_led();
    let lacks = |led| h.table().has_suit(call.hand, led) == Some(false);
    let void = height && h.has(&edition_rules::OF_SUIT_LED) && led.is_none_or(lacks);
    !void && is_not_shown(h.table(), call.hand, phrase)
}

/// Decides whether an incomplete call means a shown card of a hand that the diagram shows in part. If the diagram shows
/// no card that fits, decides instead whether dummy has one.
fn is_among_the_shown(
    h: &mut Hearing<'_>,
    call: &Designation,
    phrase: Phrase,
) -> HearingResult<bool> {
    if shown(h.table(), call.hand, phrase).is_empty() {
        let put = call.put.filter(|put| phrase.suit.is_some_and(|suit| put.suit() == Some(suit)));
        not_in_dummy(h, call, put.map(|_| true))?;
        return Ok(false);
    }
    Ok(h.clause(&A, |h| h.establish(&SHOWN, None))? == Some(true))
}

/// Decides whether declarer incontrovertibly meant an unknown card, if the diagram shows no card that fits his words.
/// If so, decides whether dummy has such a card.
fn meant_unseen(h: &mut Hearing<'_>, call: &Designation, more: Phrase) -> HearingResult<bool> {
    let meant = h.applies(&B, |h| {
        h.note_condition(&INCOMPLETE);
        h.note_condition(&PLEADED);
        h.require(&INCONTROVERTIBLE, None)
    })?;
    if meant {
        is_among_the_shown(h, call, more)?;
    }
    Ok(meant)
}

/// Decides whether declarer incontrovertibly meant a card other than the card that the words designate (46B), and
/// returns the cards among which that card is.
fn incontrovertibly_meant(
    h: &mut Hearing<'_>,
    call: &Designation,
    complete: bool,
    phrase: Phrase,
    plea: Option<Hand>,
) -> HearingResult<Option<Hand>> {
    h.clause(&B, |h| {
        h.given_that(&INCOMPLETE, !complete)?;
        let meant = h.given(&PLEADED, plea)?;
        let said = lowest_said(h, call, phrase);
        h.given_that(&MEANT_ANOTHER, said.is_none_or(|said| meant.only() != Some(said)))?;
        h.require(&INCONTROVERTIBLE, None)?;
        // If it is too late to change the card that dummy put out, declarer is not asked to choose.
        if meant.len() > 1 && !card_played::stays_put(h, call) {
            h.decide(Is(OneOf(call.hand, meant)))?;
            if !is_free(phrase) {
                h.decide(Must(Party::Seat(call.by), DecisionAct::Designate(call.hand, meant)))?;
            }
        }
        if let Some(card) = meant.only() {
            called(h, call, card)?;
        }
        Ok(meant)
    })
}

/// Returns the card that is called with "low", or by a suit without rank or height; `None` if the call may mean another
/// card.
fn lowest_said(h: &Hearing<'_>, call: &Designation, phrase: Phrase) -> Option<Card> {
    let cards = match (phrase.rank, phrase.manner) {
        (None, Some(CardSelector::Low)) => {
            let cards = meant(h.table().position(), call.hand, phrase);
            lowest(of_suit_led(h, call.hand, phrase, cards))
        }
        (None, None | Some(CardSelector::Run)) => {
            held(h.table(), call.hand).lowest(phrase.suit?).into_iter().collect()
        }
        _ => return None,
    };
    cards.only().filter(|_| !is_open(h, call, phrase))
}

/// Decides that the call counts as a call of this card.
fn called(h: &mut OpenClause<'_, '_>, call: &Designation, card: Card) -> HearingResult<Card> {
    h.decide(Is(Called(call.hand, card)))?;
    Ok(card)
}

/// Decides which of the cards that fit the words is called. If several fit, declarer must specify the card, unless he
/// has done so.
fn one_of(
    h: &mut OpenClause<'_, '_>,
    call: &Designation,
    phrase: Phrase,
    cards: Hand,
) -> HearingResult<Option<Card>> {
    let specified = in_full(call, phrase)
        .and_then(|whole| matching(h.table().position(), call.hand, cards, whole).only());
    // The card that dummy put out is the one meant, if a card has been played since and nobody has objected.
    let let_pass = || {
        let added = call.added.map(|(moment, _)| moment);
        let minded = call.later.attention.is_some() && call.later.attention != added;
        let played_on = !minded && call.later.plays().next().is_some();
        call.put.and_then(PlayedCard::card).filter(|card| played_on && cards.contains(*card))
    };
    match cards.only().or(specified).or_else(let_pass) {
        Some(card) => called(h, call, card).map(Some),
        None => {
            h.decide(Must(Party::Seat(call.by), DecisionAct::Designate(call.hand, cards)))?;
            Ok(None)
        }
    }
}

/// The result of a clause on a call: `None` if it does not apply; `Some(None)` if declarer has to say which
/// card he means.
type CallReading = HearingResult<Option<Option<Card>>>;

fn high(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> CallReading {
    let cards = meant(h.table().position(), call.hand, phrase);
    let fourth = h.table().position().on_table() == 3;
    let to_win = phrase.manner == Some(CardSelector::Win);
    let ruffs = phrase.action == Some(OffSuitAction::Ruff);
    let winning = cards;
    let cards = if to_win {
        beating(h.table().position(), cards)
    } else {
        of_suit_led(h, call.hand, phrase, cards)
    };
    h.clause(&B1A, |h| {
        if to_win {
            let sure = sure_winners(h, call.hand, winning)?;
            h.given_that(&WIN_AS_HIGH, sure.is_empty())?;
        } else {
            h.given_that(&HIGH_CALLED, phrase.manner == Some(CardSelector::High))?;
        }
        h.given_that(&HAS_SUCH, !cards.is_empty())?;
        let (top, mut low) = (highest(cards), Hand::EMPTY);
        if fourth && !ruffs && !to_win {
            low = lowest(winners(h.table().position(), call.hand, winning));
        }
        let by_seat = !low.is_empty() && low != top;
        let school = by_seat
            && !h.has(&edition_rules::HIGH_IN_ANY_SEAT)
            && h.doctrine(&HIGH) == DoctrineReading::School;
        one_of(h, call, phrase, if school { low } else { top })
    })
}

fn winning(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> CallReading {
    let cards = meant(h.table().position(), call.hand, phrase);
    h.clause(&B1B, |h| {
        h.given_that(&WIN_CALLED, phrase.manner == Some(CardSelector::Win))?;
        let winners = sure_winners(h, call.hand, cards)?;
        if wins_or_is_highest(h, call.hand, winners, cards) {
            h.note_condition(&WINS_OR_HIGHEST);
        } else {
            h.given_that(&KNOWN_WINNER, !winners.is_empty())?;
        }
        one_of(h, call, phrase, lowest(winners))
    })
}

/// Returns the lowest of the cards that are sure to win. If the diagram does not show whether a card wins, the director
/// establishes it. If no lower card is sure to win, the call means the highest card in any case.
fn sure_winners(h: &mut OpenClause<'_, '_>, hand: Seat, cards: Hand) -> HearingResult<Hand> {
    let mut left = cards;
    while !left.is_empty() {
        let low = lowest(left);
        if wins_or_is_highest(h, hand, low, cards) {
            return Ok(low);
        }
        let mut sure = Hand::EMPTY;
        for card in low.iter() {
            let wins = h.table().position().is_known_winner(hand, card);
            if wins == Some(true) || wins.is_none() && h.whether(&WINS, hand, card.into(), None)? {
                sure = sure.with(card);
            }
        }
        if !sure.is_empty() {
            return Ok(sure);
        }
        left = left - low;
    }
    Ok(left)
}

/// Returns whether `low` is a single card that is also the highest of `cards` that may beat the cards on the table, and
/// it is unknown whether it would win.
fn wins_or_is_highest(h: &Hearing<'_>, hand: Seat, low: Hand, cards: Hand) -> bool {
    let position = h.table().position();
    let open = |card: Card| position.is_known_winner(hand, card).is_none();
    low == highest(beating(position, cards)) && low.only().is_some_and(open)
}

/// Returns the cards that "high" or "low" may mean under the edition in force.
fn of_suit_led(h: &Hearing<'_>, hand: Seat, phrase: Phrase, cards: Hand) -> Hand {
    if !h.has(&edition_rules::OF_SUIT_LED) || phrase.suit.is_some() {
        return cards;
    }
    let led = h.table().position().suit_led();
    led.map_or(Hand::EMPTY, |led| held(h.table(), hand).suit(led))
}

fn low(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> CallReading {
    let cards = meant(h.table().position(), call.hand, phrase);
    let cards = of_suit_led(h, call.hand, phrase, cards);
    h.clause(&B1C, |h| {
        h.given_that(&LOW_CALLED, phrase.manner == Some(CardSelector::Low))?;
        h.given_that(&HAS_SUCH, !cards.is_empty())?;
        one_of(h, call, phrase, lowest(cards))
    })
}

fn suit_alone(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> CallReading {
    let any = matches!(
        phrase.manner,
        None | Some(CardSelector::Any | CardSelector::Honour | CardSelector::Run)
    );
    let suit = phrase.suit.filter(|_| any);
    let held = held(h.table(), call.hand);
    h.clause(&B2, |h| {
        let suit = h.given(&SUIT_ALONE, suit)?;
        let low = h.given(&HAS_CARDS, held.lowest(suit))?;
        called(h, call, low).map(Some)
    })
}

fn rank_continuing(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> CallReading {
    let card = continuation(h.table().position(), call.hand, phrase);
    h.clause(&B3A, |h| {
        h.given(&RANK_ALONE, phrase.rank)?;
        let card = h.given(&CONTINUES, card)?;
        called(h, call, card).map(Some)
    })
}

fn rank_alone(h: &mut Hearing<'_>, call: &Designation, phrase: Phrase) -> CallReading {
    let legal = h.table().position().legal(call.hand);
    h.clause(&B3B, |h| {
        let rank = h.given(&RANK_ALONE, phrase.rank)?;
        let cards = legal.rank(rank);
        h.given_that(&LEGAL_RANK, !cards.is_empty())?;
        one_of(h, call, phrase, cards)
    })
}

/// Decides whether the call is void, because dummy does not have the card named (46B4). `holds` says whether dummy has
/// the card named; `None` if unknown.
fn not_in_dummy(
    h: &mut Hearing<'_>,
    call: &Designation,
    holds: Option<bool>,
) -> HearingResult<bool> {
    h.applies(&B4, |h| {
        match holds {
            Some(holds) => h.given_that(&NOT_IN_DUMMY, !holds)?,
            None => h.exclude(&DUMMY_HOLDS, None)?,
        }
        h.decide(Is(VoidCall(call.by)))?;
        // There is nothing to designate if dummy has played to the trick, or if both sides have played on after dummy
        // put out another card.
        let settled = call.put.is_some() && call.later.have_both_played_on();
        if settled || h.table().has_card_in_trick(call.hand) {
            return Ok(());
        }
        h.decide(May(Party::Seat(call.by), DecisionAct::DesignateAny(call.hand)))
    })
}

/// Gives the choice of the card to a defender (46B5), unless only one card can be played, or a defender has already
/// played after the card that dummy put out.
fn defenders_choose(
    h: &mut Hearing<'_>,
    call: &Designation,
    phrase: Phrase,
    meant: Option<Hand>,
) -> HearingResult<Option<Card>> {
    let contract = h.table().contract();
    let defenders = Party::Side(contract.defenders());
    let choice = meant.unwrap_or_else(|| free_choice(h.table(), call.hand, phrase));
    let accepted = call.put.and_then(PlayedCard::card).filter(|card| {
        let played_on = |play: LaterPlay| contract.is_defender(play.hand);
        choice.contains(*card) && call.later.plays().any(played_on)
    });
    h.clause(&B5, |h| {
        h.note_condition(&NEITHER);
        let follows = accepted.map(|card| (card, h.table().follows(call.hand, card.into())));
        let accepted = match follows {
            Some((card, None)) => {
                let able = h.whether(&sequence::COULD_FOLLOW, call.hand, card.into(), None)?;
                accepted.filter(|_| !able)
            }
            Some(_) | None => accepted,
        };
        if let Some(card) = accepted.or(choice.only()) {
            return called(h, call, card).map(Some);
        }
        let shown = meant.is_some() || (choice - held(h.table(), call.hand)).is_empty();
        let designates = if shown && !choice.is_empty() {
            DecisionAct::Designate(call.hand, choice)
        } else {
            DecisionAct::DesignateAny(call.hand)
        };
        h.decide(May(defenders, designates))?;
        h.decide(MayNot(defenders, DecisionAct::Consult))?;
        Ok(None)
    })
    .map(Option::flatten)
}
