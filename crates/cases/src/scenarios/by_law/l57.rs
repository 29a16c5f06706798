//! Law 57: premature lead or play.

mod inquiry;

mod rights;

use super::card_choices::has_choice;
use super::prelude::*;
use super::scenes::{acts_told, acts_unprompted, also_finds, cast_from};
use super::sentences::{DECLARER_CALLS, DECLARER_HAS_LED};
use sentences::*;

mod early;
mod sentences;

pub const SCENARIOS: &[&Scenario] = &[
    &BEFORE_PARTNER,
    &AFTER_PARTNER,
    &LEADS_EARLY,
    &early::DECLARER_EARLY,
    &early::VOID_PARTNER,
    &early::RIGHT_HAND_OPPONENT,
    &rights::EARLY_OR_TOLD,
    &inquiry::WHO_SAID_WHAT,
];

/// What is asked about a premature play where it is in doubt who plays next.
const OF_PLAY_AND_TURN: &[&[AspectKind]] =
    &[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Turn]];

static BEFORE_PARTNER: Scenario =
    scenario(57, "before-partner", &["difensore", "giocata prematura"], before_partner)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Duty]]);

/// Casts the player who should play last to the trick as `by`, his partner, who should play second, as `partner`, the
/// hand on lead as `leader`, and the third hand as `third`; returns `by`.
fn last_to_play(story: &mut Story<'_>) -> Option<Seat> {
    let partner = story.defender_in_turn()?;
    story.require(story.position.on_table() == 1)?;
    let (by, third) = (partner.partner(), partner.lho());
    cast!(story, by, partner, leader = partner.rho(), third);
    cast_from(story, "from", partner.rho());
    cast_from(story, "from_third", third);
    story.cast("suit", story.led()?);
    Some(by)
}

/// A defender who should play last to the trick plays before his partner, who should play second; the other hand of the
/// declaring side has played already or not. Declarer asks the partner for the highest or the lowest card.
fn before_partner(story: &mut Story<'_>) -> Option<()> {
    let (by, cards) = cards_before_partner(story)?;
    has_choice(story, by, cards[0])?;
    plays_before_partner(story, by, cards)?;
    acts_told(story, by, [PLAYS_AS_TOLD, PLAYS])?;
    asks_for_a_card(story);
    Some(())
}

/// Casts as [`last_to_play`] does, and his card as `card` and that of the third hand as `early`; returns his seat and these
/// cards. His partner holds two cards of the suit led or more.
fn cards_before_partner(story: &mut Story<'_>) -> Option<(Seat, [Card; 2])> {
    let by = last_to_play(story)?;
    story.require(story.suit(by.partner(), story.led()?).len() > 1)?;
    let card = story.would_follow_later(by, 2)?;
    let early = story.would_follow_later(by.rho(), 1)?;
    cast!(story, card, early);
    Some((by, [card, early]))
}

/// Adds the premature play; before it the third hand has played too, or has not. Returns true if it has.
fn plays_before_partner(story: &mut Story<'_>, by: Seat, [card, early]: [Card; 2]) -> Option<bool> {
    story.add_sentence(DECLARER_HAS_LED);
    let both = story.either();
    if both {
        story.plays(by.rho(), early);
        acts_unprompted(story, story.declarer(), BOTH_HANDS)?;
    } else {
        story.add_sentence(ONE_HAND);
    }
    story.plays(by, card);
    Some(both)
}

/// Declarer calls the director, and asks the partner for the highest or the lowest card of the suit led.
fn asks_for_a_card(story: &mut Story<'_>) {
    let declarer = story.declarer();
    story.call_director(declarer);
    story.choose_answer(
        declarer,
        &[(Some(Choice::Highest), HIGHEST), (Some(Choice::Lowest), LOWEST)],
    );
}

static AFTER_PARTNER: Scenario =
    scenario(57, "after-partner", &["difensore", "giocata prematura", "morto"], after_partner)
        .tricks(2..=10)
        .aspects(OF_PLAY_AND_TURN);

/// Declarer has led from his hand, and the defender who is last to play does not wait for his partner. Dummy has suggested
/// a card, or has put one out at a call, or neither. A card that dummy puts out without a call is not told: the defender
/// might take his own card back (45D). Nor that the partner has played: how to rule on that under the Laws of 2007 is
/// disputed.
fn after_partner(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, third, declarer) = (by.partner(), by.rho(), story.declarer());
    story.require(third == story.dummy() && !story.suit(partner, story.led()?).is_empty())?;
    let called = story.would_follow_later(third, 1)?;
    let card = story.would_follow_later(by, 2)?;
    has_choice(story, by, card)?;
    has_choice(story, third, called)?;
    cast!(story, card, called);
    story.add_sentence(DECLARER_HAS_LED);
    story.add_sentence(PARTNER_THINKS);
    match story.choose(3) {
        0 => story.add_sentence(DUMMY_STILL),
        1 => {
            story.add_event(third, Act::Touches(called.into()));
            story.add_sentence(DUMMY_SUGGESTS);
            also_finds(story, "arranging", Answer::NO)?;
            also_finds(story, "suggested", Answer::YES)?;
        }
        _ => {
            story.calls(SpokenCall::naming(called));
            story.plays(third, called);
            acts_unprompted(story, declarer, DUMMY_CALLED)?;
        }
    }
    story.plays(by, card);
    acts_told(story, by, [IS_TOLD_TO_PLAY, DOES_NOT_WAIT])?;
    story.call_director(declarer);
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

static LEADS_EARLY: Scenario =
    scenario(57, "leads-early", &["difensore", "attacco prematuro"], leads_early)
        .tricks(2..=10)
        .aspects(OF_PLAY_AND_TURN);

/// A defender who has played leads to the next trick before his partner has played to the trick in progress, or as soon
/// as he has, though the trick is declarer's.
fn leads_early(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let led = story.led()?;
    story.require(story.position.on_table() == 3 && story.suit(partner, led).len() > 1)?;
    let by = partner.partner();
    let (card, own) = (story.would_lead(by)?, story.would_play()?);
    let mut after = story.position;
    after.play(own.into());
    let winner = after.turn()?;
    story.require(!story.is_defender(winner))?;
    cast!(story, by, partner, card, own, suit = led, winner);
    let declarer = story.declarer();
    let over = story.choose_play(partner, own, TRICK_OVER, LAST_TO_PLAY);
    story.leads(by, card);
    acts_told(story, by, [EARLY_LEAD_AS_TOLD, EARLY_LEAD])?;
    story.call_director(declarer);
    // A lead to the next trick before his partner has played is not one that declarer may accept.
    let answers = [(Some(Choice::Refuse), REFUSES), (Some(Choice::Accept), ACCEPTS)];
    story.choose_answer(declarer, if over { &answers } else { &answers[..1] });
    Some(())
}
