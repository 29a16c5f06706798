//! Events and casts that scenarios of several Laws share. Each scenario adds its own sentences.

use crate::scenarios::story::{SentenceWordings, Story, cast};
use arbitro_laws::bridge::{Card, Hand, Seat, Side};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::ruling::Answer;

use super::claim_sentences::{CLAIMS_ALL, CLAIMS_ALL_BUT_ONE, CLAIMS_MOST};

/// Draws a defender and casts him as `by` and the other defender as `partner`; returns the seat of `by`.
pub fn defender(story: &mut Story<'_>) -> Option<Seat> {
    let by = story.a_defender()?;
    cast!(story, by, partner = by.partner());
    Some(by)
}

/// The player and the cards of a revoke.
pub struct RevokeScene {
    pub by: Seat,
    pub legal_card: Card,
    pub played_card: Card,
}

/// Casts the cards of a revoke: `suit` is the suit led, `right` a card that follows suit, `wrong` the card played
/// instead.
pub fn revoke_scene(story: &mut Story<'_>, by: Seat) -> Option<RevokeScene> {
    let led = story.led()?;
    story.require((1..=3).contains(&story.suit(by, led).len()))?;
    let right = story.would_play()?;
    let wrong = story.would_discard(by, led)?;
    cast!(story, suit = led, wrong, right);
    Some(RevokeScene { by, legal_card: right, played_card: wrong })
}

/// Chooses a lead from the wrong hand of the declaring side, and returns hand and card. Casts the hands `rightful` and
/// `wrong`, the defenders to the left (`next`) and to the right (`other`) of the wrong hand, and `card`.
pub fn wrong_hand(story: &mut Story<'_>) -> Option<(Seat, Card)> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let wrong = rightful.partner();
    let card = story.would_lead(wrong)?;
    cast!(story, rightful, wrong, next = wrong.lho(), other = wrong.rho(), card);
    Some((wrong, card))
}

/// Adds a call for the director by a player, and then his choice to accept or refuse.
pub fn answers(story: &mut Story<'_>, by: Seat, choice: Choice, line: SentenceWordings) {
    story.call_director(by);
    story.add_event(by, Act::Chooses(choice));
    story.add_sentence(line);
}

/// Casts the next four players of the play as `p0` to `p3`, and the first three cards that they would play as `c0` to
/// `c2`; returns these plays.
pub fn cast_upcoming(story: &mut Story<'_>) -> Option<[(Seat, Card); 3]> {
    let mut later = story.clone();
    let plays = [later.play_on()?, later.play_on()?, later.play_on()?];
    let slots = [("p0", "c0"), ("p1", "c1"), ("p2", "c2")];
    for ((seat_slot, card_slot), (seat, card)) in slots.into_iter().zip(plays) {
        story.cast(seat_slot, seat);
        story.cast(card_slot, card);
    }
    story.cast("p3", later.turn()?);
    Some(plays)
}

/// Returns the number of tricks that a side wins from now on if all four players play as they normally would.
pub fn tricks_to_come(story: &Story<'_>, side: Side) -> u8 {
    let mut later = story.clone();
    while later.play_on().is_some() {}
    later.position.tricks_of(side) - story.position.tricks_of(side)
}

/// Returns the cards of a side.
pub fn cards_of(story: &Story<'_>, side: Side) -> Hand {
    let seats = Seat::ALL.into_iter().filter(|seat| seat.side() == side);
    seats.fold(Hand::default(), |cards, seat| cards | story.hand(seat))
}

/// Returns true if no higher card of its suit than this one is left.
pub fn is_top(story: &Story<'_>, card: Card) -> bool {
    let left = cards_of(story, Side::NorthSouth) | cards_of(story, Side::EastWest);
    (left & Hand::above(card)).is_empty()
}

/// Returns true if the cards allow a side to win no trick from now on, and to win one.
pub fn may_win_none(story: &Story<'_>, side: Side) -> bool {
    may_win_few(story, side, 1)
}

/// Returns true if a side holds no sure trump trick and would normally win at most `most` tricks from now on.
pub fn may_win_few(story: &Story<'_>, side: Side, most: u8) -> bool {
    let top_trump = |card: Card| Some(card.suit) == story.trumps() && is_top(story, card);
    !cards_of(story, side).iter().any(top_trump) && tricks_to_come(story, side) <= most
}

/// Returns the words of a claim of all the tricks that a side would normally win from now on, if these are all but at
/// most `most_lost` and careless play could lose one of them.
pub fn claim_of(story: &Story<'_>, side: Side, most_lost: u8) -> Option<SentenceWordings> {
    let tricks_left = 13 - story.position.tricks_played();
    let lost = tricks_left - tricks_to_come(story, side);
    story.require(lost <= most_lost && tricks_left >= 2 + lost)?;
    let others = cards_of(story, side.opponents());
    let can_lose = |card: Card| !(others & Hand::above(card)).is_empty();
    story.require(cards_of(story, side).iter().any(can_lose))?;
    Some(match lost {
        0 => CLAIMS_ALL,
        1 => CLAIMS_ALL_BUT_ONE,
        _ => CLAIMS_MOST,
    })
}

/// Adds a finding whose sentence tells also what a player does, so that it is told in every stem.
pub fn add_act(
    story: &mut Story<'_>,
    key: &str,
    answer: Answer,
    line: SentenceWordings,
) -> Option<()> {
    story.add_finding(key, answer, line)?;
    story.lines.last_mut()?.is_finding = false;
    Some(())
}
