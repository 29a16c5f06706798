//! Events and casts that scenarios of several Laws share. Each scenario adds its own sentences.

use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{Card, Seat};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;

/// Draws a defender and casts him as `by` and the other defender as `partner`; returns the seat of `by`.
pub fn defender(story: &mut Story<'_>) -> Option<Seat> {
    let by = story.a_defender()?;
    story.cast("by", by);
    story.cast("partner", by.partner());
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
    story.cast("suit", led);
    story.cast("wrong", wrong);
    story.cast("right", right);
    Some(RevokeScene { by, legal_card: right, played_card: wrong })
}

/// Chooses a lead from the wrong hand of the declaring side, and returns hand and card. Casts the hands `rightful` and
/// `wrong`, the defenders to the left (`next`) and to the right (`other`) of the wrong hand, and `card`.
pub fn wrong_hand(story: &mut Story<'_>) -> Option<(Seat, Card)> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let wrong = rightful.partner();
    let card = story.would_lead(wrong)?;
    for (slot, seat) in
        [("rightful", rightful), ("wrong", wrong), ("next", wrong.lho()), ("other", wrong.rho())]
    {
        story.cast(slot, seat);
    }
    story.cast("card", card);
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
