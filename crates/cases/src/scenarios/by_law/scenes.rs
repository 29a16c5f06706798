//! Openings and answers that scenarios of several Laws share: the players and cards. Each scenario has its own
//! sentences.

use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{BySeat, Card, Seat};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;

use super::sentences::{DECLARER_CALLS, PARTNER_LOOKED_AWAY};

/// A defender, cast as `by`, and his `partner`.
pub fn defender(story: &mut Story<'_>) -> Option<Seat> {
    let by = story.a_defender()?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    Some(by)
}

/// Casts `suit`, the card `right` that should follow suit, and the card `wrong` that is played instead.
pub struct RevokeScene {
    pub by: Seat,
    pub legal_card: Card,
    pub played_card: Card,
}

/// The player whose turn it is holds a few cards of the suit led, and mistakes another card for one of them.
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

/// The declaring side is on lead, and declarer turns to the wrong one of its hands. Casts `rightful` and `wrong`, the
/// defenders after the wrong hand, `next` and `other`, and the `card`.
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

/// A player calls the director and, after his options were explained, accepts or refuses.
pub fn answers(story: &mut Story<'_>, by: Seat, choice: Choice, line: SentenceWordings) {
    story.call_director(by);
    story.add_event(by, Act::Chooses(choice));
    story.add_sentence(line);
}

/// How a defender's card becomes known, with the sentences of each way.
pub struct KnownCardScene {
    pub named: SentenceWordings,
    pub jostled: SentenceWordings,
    pub falls: SentenceWordings,
    pub seen: SentenceWordings,
}

/// A defender names a card, or it falls, because of another player or not; his partner could see it, or could not.
/// Declarer calls the director.
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
