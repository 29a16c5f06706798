//! Whether it matters which card a hand plays.

use super::prelude::*;
use super::scenes::small;
use crate::scenarios::board::{self, BoardMoment};
use arbitro_laws::bridge::{PlayedCard, Side};

/// Returns those of the cards of a suit in a hand that are not worth the same as this one: the hand lacks a card between
/// them.
pub fn apart_from(cards: Hand, card: Card) -> Hand {
    let rank = |card: Card| card.rank as usize;
    let is_apart = |other: &Card| {
        let between = rank(card).min(rank(*other)) + 1..rank(card).max(rank(*other));
        between.len() > cards.iter().filter(|held| between.contains(&rank(*held))).count()
    };
    cards.iter().filter(is_apart).collect()
}

/// Returns the legal cards of a hand that are not worth the same as this one: those of other suits, and those of its suit
/// with a card of another hand, or of the trick in progress, between them.
pub fn alternatives(story: &Story<'_>, hand: Seat, card: Card) -> Hand {
    let on_table = story.position.trick.iter().flat_map(|trick| {
        Seat::ALL.into_iter().filter_map(|seat| trick.card(seat).and_then(PlayedCard::card))
    });
    let others = (story.position.deal.known() - story.hand(hand)) | on_table.collect();
    let is_other = |other: &Card| {
        let (low, high) = (card.rank.min(other.rank), card.rank.max(other.rank));
        let is_between = |it: Card| it.suit == card.suit && low < it.rank && it.rank < high;
        other.suit != card.suit || others.iter().any(is_between)
    };
    story.position.legal(hand).iter().filter(is_other).collect()
}

/// Returns the legal cards of the suit of this card that are not worth the same, as [`alternatives`] does.
pub fn of_its_suit(story: &Story<'_>, hand: Seat, card: Card) -> Hand {
    alternatives(story, hand, card).suit(card.suit)
}

/// Returns `None` unless a hand could play another card than this one, not worth the same.
pub fn has_choice(story: &Story<'_>, hand: Seat, card: Card) -> Option<()> {
    story.require(!alternatives(story, hand, card).is_empty())
}

/// Returns `None` unless the hand in turn after this card could play another card than `own`, not worth the same.
pub fn has_choice_after(story: &Story<'_>, card: Card, hand: Seat, own: Card) -> Option<()> {
    let mut later = story.clone();
    later.position.play(card.into());
    has_choice(&later, hand, own)
}

/// Returns `None` if a player who is yet to follow to the trick in progress could play no other card than this one, not
/// worth the same: what becomes of the card would not matter.
pub fn may_keep(story: &Story<'_>, by: Seat, card: Card) -> Option<()> {
    if is_to_follow(story, by) { has_choice(story, by, card) } else { Some(()) }
}

/// Returns true if a player is yet to follow to the trick in progress.
pub fn is_to_follow(story: &Story<'_>, by: Seat) -> bool {
    story.led().is_some() && story.position.trick.is_some_and(|trick| trick.card(by).is_none())
}

/// Returns the tricks of a side if the hand whose turn it is plays this card, and then all play as they normally would.
fn tricks_with(story: &Story<'_>, card: Card, side: Side) -> u8 {
    let mut later = story.clone();
    later.position.play(card.into());
    while later.play_on().is_some() {}
    later.position.tricks_of(side)
}

/// Casts the defender whose turn it is as `by` and the other defender as `partner`, if either may be said to have lost a
/// trick: the card of `by` costs one, and `partner` has a lead to choose later.
pub fn defenders_who_may_lose(story: &mut Story<'_>) -> Option<Seat> {
    let by = story.defender_in_turn()?;
    story.require(costs_a_trick(story, by, story.would_play()?))?;
    telling_lead(story, by.partner())?;
    cast!(story, by, partner = by.partner());
    Some(by)
}

/// Returns true if this card of the hand whose turn it is costs its side a trick: with another card it would win more.
fn costs_a_trick(story: &Story<'_>, hand: Seat, card: Card) -> bool {
    let tricks = |card| tricks_with(story, card, hand.side());
    let own = tricks(card);
    alternatives(story, hand, card).iter().any(|other| tricks(other) > own)
}

/// Returns `None` unless it matters for the number of tricks whether the hand whose turn it is plays this card or another,
/// and another is no worse: an explanation may have made its player choose the card.
pub fn matters(story: &Story<'_>, hand: Seat, card: Card) -> Option<()> {
    let tricks = |card| tricks_with(story, card, hand.side());
    let own = tricks(card);
    let others: Vec<u8> = alternatives(story, hand, card).iter().map(tricks).collect();
    let may_be_better = others.iter().any(|other| *other >= own);
    story.require(may_be_better && others.iter().any(|other| *other != own))
}

/// Returns the tricks of its side for each suit that the hand on lead may choose.
fn tricks_of_leads(story: &Story<'_>, hand: Seat) -> Vec<(Suit, u8)> {
    let lowest = |suit| story.suit(hand, suit).lowest(suit);
    let leads = Suit::ALL.into_iter().filter_map(lowest);
    leads.map(|lead| (lead.suit, tricks_with(story, lead, hand.side()))).collect()
}

/// Returns true if it matters for the number of tricks which suit the hand on lead chooses.
pub fn lead_matters(story: &Story<'_>, hand: Seat) -> bool {
    let tricks = tricks_of_leads(story, hand);
    tricks.iter().any(|(_, one)| tricks.iter().any(|(_, other)| one != other))
}

/// Returns true if the hand on lead wins more tricks by leading this suit than by leading some other.
pub fn lead_gains(story: &Story<'_>, hand: Seat, suit: Suit) -> bool {
    let tricks = tricks_of_leads(story, hand);
    let own = tricks.iter().find(|(led, _)| *led == suit);
    own.is_some_and(|(_, own)| tricks.iter().any(|(_, other)| other < own))
}

/// Returns the story at the next moment at which this hand is on lead and it matters which suit it chooses, if all play as
/// they normally would.
pub fn telling_lead<'b>(story: &Story<'b>, hand: Seat) -> Option<Story<'b>> {
    later_lead(story, hand, |later| lead_matters(later, hand))
}

/// Returns the story at the next moment at which this hand is on lead and the moment fits, if all play as they normally
/// would.
pub fn later_lead<'b>(
    story: &Story<'b>,
    hand: Seat,
    fits: impl Fn(&Story<'b>) -> bool,
) -> Option<Story<'b>> {
    let mut later = story.clone();
    loop {
        later.play_on()?;
        if later.led().is_none() && later.turn() == Some(hand) && fits(&later) {
            return Some(later);
        }
    }
}

/// Moves the story to the next moment of the board at which dummy is on lead with a suit that declarer would run from the
/// top, counting on from the last card to the first, and draws such a suit.
pub fn suit_to_run(story: &mut Story<'_>) -> Option<Suit> {
    let (board, now) = (story.moment.board, usize::from(story.moment.played()));
    let moments = (now..board.positions.len()).chain(0..now).filter_map(|card| board.moment(card));
    let (moment, suits) = moments
        .map(|moment| (moment, suits_to_run(moment)))
        .find(|(_, suits)| !suits.is_empty())?;
    story.moment = moment;
    story.position = moment.now;
    story.pick_from(&suits)
}

/// Returns the suits that declarer would run from the top if dummy is on lead: dummy has the two highest cards that are out,
/// and declarer none that would beat the opponents' cards; or dummy has the highest, and declarer a single small card of the
/// suit, or neither a card of it nor a trump. A low card of dummy's is not worth the same, and may be played to duck a trick:
/// an opponent has no fewer cards of the suit than dummy has winners.
fn suits_to_run(moment: BoardMoment<'_>) -> Vec<Suit> {
    let (declarer, dummy) = (moment.contract().declarer, moment.contract().dummy());
    let now = moment.now;
    if now.turn() != Some(dummy) || now.suit_led().is_some() {
        return Vec::new();
    }
    let may_ruff =
        now.trumps.is_some_and(|trumps| !board::holding(&now, declarer, trumps).is_empty());
    let is_run = |suit: &Suit| {
        let of = |hand| board::holding(&now, hand, *suit);
        let opponents = of(declarer.lho()) | of(declarer.rho());
        let beats_all = |card: &Card| (opponents & Hand::above(*card)).is_empty();
        let tops: Hand = of(dummy).iter().filter(beats_all).collect();
        let own = of(declarer);
        let beats_none = !own.iter().any(|card| beats_all(&card));
        let is_short = if own.is_empty() { !may_ruff } else { own.len() == 1 && small(own) == own };
        let is_headed = tops.len() > 1 || (tops.len() == 1 && is_short);
        let longest = of(declarer.lho()).len().max(of(declarer.rho()).len());
        longest >= tops.len()
            && beats_none
            && is_headed
            && of(dummy).lowest(*suit).is_some_and(|low| !tops.contains(low))
    };
    Suit::ALL.into_iter().filter(is_run).collect()
}

/// Returns true if a player has played a card of the suit led and holds at most two more, neither the ace nor the king, so
/// that he may think that he has none left.
pub fn may_think_it_gone(story: &Story<'_>, by: Seat) -> bool {
    story.led().is_some_and(|led| {
        let left = story.suit(by, led);
        let dealt = story.moment.board.dealt.hands[by].iter().filter(|card| card.suit == led);
        let is_high = |card: Card| card.rank >= Rank::King;
        left.len() <= 2 && !left.iter().any(is_high) && dealt.count() > left.iter().count()
    })
}

/// Returns `None` unless the player whose turn it is may think that he has no card of the suit led.
pub fn overlooks_his_cards(story: &Story<'_>) -> Option<()> {
    story.require(may_think_it_gone(story, story.turn()?))
}
