//! Events and casts that scenarios of several Laws share. Each scenario adds its own sentences.

use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{BySeat, Card, Seat};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;

use super::sentences::{DECLARER_CALLS, PARTNER_LOOKED_AWAY};

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

/// The sentences for the ways in which a defender's card becomes known.
pub struct KnownCardScene {
    pub named: SentenceWordings,
    pub jostled: SentenceWordings,
    pub falls: SentenceWordings,
    pub seen: SentenceWordings,
}

/// Adds an event by which a defender's card becomes known: he names the card, or the card falls, possibly because of
/// another player. If the card falls, a finding states whether the defender's partner could see it.
/// Declarer then calls the director.
pub fn becomes_known(
    story: &mut Story<'_>,
    by: Seat,
    card: Card,
    how: &KnownCardScene,
) -> Option<()> {
    let which = story.choose(3);
    if which == 0 {
        story.add_event(by, Act::Names(card.into()));
        story.add_sentence(how.named);
    } else {
        let jostled = which == 1;
        let seen = BySeat([false; 4]);
        story.add_event(by, Act::Drops { card: card.into(), seen, jostled });
        story.add_sentence(if jostled { how.jostled } else { how.falls });
        story.choose_finding("visible", how.seen, PARTNER_LOOKED_AWAY)?;
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
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
