//! Law 67: a trick with a card too few or too many.

mod inquiry;
mod sentences;

use super::l61::play_next;
use super::l63::{RULING_AGAIN, trick_ends};
use super::l64::{opponents_of, won_later};
use super::prelude::*;
use super::scenes::{may_win, may_win_none, unasked};
use sentences::*;

pub const SCENARIOS: &[&Scenario] = &[
    &CARD_MISSING,
    &CARD_TOO_MANY,
    &DUMMYS_CARD_MISSING,
    &CARD_TOO_MANY_FROM_DUMMY,
    &inquiry::NOT_COUNTED_YET,
];

static CARD_MISSING: Scenario = scenario(67, "card-missing", &["presa difettosa"], card_missing)
    .tricks(2..=6)
    .asks(&[Tricks])
    .aspects(&[&[AspectKind::Tricks, AspectKind::Score]]);

static CARD_TOO_MANY: Scenario =
    scenario(67, "card-too-many", &["presa difettosa", "carte attaccate"], card_too_many)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

static DUMMYS_CARD_MISSING: Scenario =
    scenario(67, "dummys-card-missing", &["presa difettosa", "morto"], dummys_card_missing)
        .tricks(2..=11)
        .asks(RULING_AGAIN)
        .aspects(&[&[AspectKind::Turn]]);

static CARD_TOO_MANY_FROM_DUMMY: Scenario =
    scenario(67, "two-cards-from-dummy", &["presa difettosa", "morto"], two_from_dummy)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// The last player to a trick does not play to it; the missing card is noticed before or after the next lead, or after
/// both sides have played, and the board is played out.
fn card_missing(story: &mut Story<'_>) -> Option<()> {
    let (cards, may_win_none) = played_out(story)?;
    let later = won_later(story, may_win_none, [TRICKS_LATER, NONE_LATER])?;
    let costs = story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    story.require(!costs || (cards == 2 && (later || may_win_none)))?;
    untold(story, "could-have-known", Answer::NO)
}

/// Adds the trick that lacks a card, the card added to it, and the end of play. Returns the number of cards played to the
/// next trick before that, and whether the side may win no later trick.
fn played_out(story: &mut Story<'_>) -> Option<(usize, bool)> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    story.require(may_win(story, by.side()))?;
    let may_win_none = may_win_none(story, by.side());
    let own = story.would_play()?;
    // The trick is the same with his card, but that card could have been seen to fall.
    story.require(Some(own.suit) == story.led() && own.rank >= Rank::Nine)?;
    story.require(story.position.trick?.is_beaten_by(own, story.trumps()) == Some(false))?;
    cast!(story, own, suit = own.suit);
    let cards = misses(story, by, [own, own], DOES_NOT_PLAY)?;
    story.add_event(by, Act::Designates(own.into()));
    story.add_sentence(ADDS_OWN);
    story.add_event(by.lho(), Act::Ends(EndedPhase::Play));
    Some((cards, may_win_none))
}

/// Declarer calls no card from dummy to a trick that a defender is winning; the missing card is noticed before or after
/// the next lead, or after both sides have played, and declarer adds a card that beats the others or one that does not.
fn dummys_card_missing(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    let (trick, trumps) = (story.position.trick?, story.trumps());
    let suit = story.suit(by, story.led()?);
    let legal = if suit.is_empty() { story.hand(by) } else { suit };
    let wins = |card: &Card| trick.is_beaten_by(*card, trumps) == Some(true);
    let high = story.pick(legal.iter().filter(wins).collect())?;
    let low = story.pick(legal.iter().filter(|card| !wins(card)).collect())?;
    cast!(story, high, low);
    let cards = misses(story, by, [high, low], NOTHING_FROM_DUMMY)?;
    let adds_high = story.either();
    story.require(cards < 2 || adds_high)?;
    let own = if adds_high { high } else { low };
    story.add_event(by, Act::Designates(own.into()));
    story.add_sentence(if adds_high { ADDS_HIGH } else { ADDS_LOW });
    untold(story, "won-later", Answer::YES)?;
    untold(story, "undercompensated", Answer::NO)?;
    untold(story, "told-his-turn", Answer::NO)?;
    untold(story, "could-have-known", Answer::NO)
}

/// The player whose turn it is, the last to a trick, does not play to it, and play goes on without these cards; it is
/// noticed when none, one or two cards have been played to the next trick, as the number returned says.
fn misses(
    story: &mut Story<'_>,
    by: Seat,
    kept: [Card; 2],
    line: SentenceWordings,
) -> Option<usize> {
    story.require(story.position.on_table() == 3)?;
    let (winner, best) = story.position.trick?.winning_card(story.trumps())?;
    let lead = story.would_lead(winner)?;
    let answer = story.would_follow(winner.lho(), lead)?;
    story.require(winner != by && !kept.contains(&lead) && !kept.contains(&answer))?;
    cast!(story, by, partner = by.partner(), winner, second = winner.lho());
    cast!(story, best = unasked(best.card()?), lead = unasked(lead), answer = unasked(answer));
    story.add_event(by, Act::Omits);
    story.add_sentence(line);
    let cards = story.choose(3);
    play_goes_on(story, winner, [lead, answer], cards);
    let opponent = opponents_of(story, by);
    story.call_director(opponent);
    Some(cards)
}

/// Adds none, the first, or both of these cards to the trick after the defective one; a hand leads the first one.
fn play_goes_on(story: &mut Story<'_>, leader: Seat, next: [Card; 2], cards: usize) {
    play_next(story, leader, next, cards);
    story.add_sentence([NOBODY_ON, ONE_ON, BOTH_ON][cards]);
}

/// A defender plays a second card together with his own, in view or hidden behind it, and the second card is noticed
/// sooner or later.
fn card_too_many(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    plays_two(story, by, [IN_VIEW, STUCK_BEHIND])
}

/// Declarer takes two cards from dummy together, the second in view or hidden behind the first.
fn two_from_dummy(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    plays_two(story, by, [DUMMYS_IN_VIEW, DUMMYS_STUCK])
}

fn plays_two(story: &mut Story<'_>, by: Seat, lines: [SentenceWordings; 2]) -> Option<()> {
    let (mut trick, trumps) = (story.position.trick?, story.trumps());
    let led = story.led()?;
    let card = story.would_play()?;
    let is_of_dummy = by == story.dummy();
    let may_stick = |it: &Card| {
        if is_of_dummy { it.suit == led && it.rank > card.rank } else { it.suit != led }
    };
    let stuck = story.pick(story.hand(by).without(card).iter().filter(may_stick).collect())?;
    story.require(card.suit == led)?;
    cast!(story, by, partner = by.partner(), card, stuck);
    story.plays(by, card);
    let is_hidden = story.choose(2) == 1;
    let manner = if is_hidden { PlayManner::AtOnceHidden } else { PlayManner::AtOnce };
    story.add_event(by, Act::Plays { card: stuck.into(), manner });
    story.add_sentence(lines[usize::from(is_hidden)]);
    let events = story.events.len();
    let next = trick_ends(story)?;
    story.require(next.lead != stuck && next.answer != stuck)?;
    // The second card, if it is the one that stays, must not win the trick.
    trick.add(stuck.into());
    for event in &story.events[events..] {
        if let Act::Plays { card, .. } = event.act {
            trick.add(card);
        }
    }
    story.require(trick.winner(trumps) == Some(next.winner))?;
    let cards = 1 + story.choose(2);
    play_goes_on(story, next.winner, [next.lead, next.answer], cards);
    story.noticed_by_opponent_of(by);
    story.add_sentence(TWO_FOUND);
    untold(story, "won-later", Answer::YES)?;
    untold(story, "undercompensated", Answer::NO)?;
    untold(story, "deliberate-exposure", Answer::NO)?;
    untold(story, "told-his-turn", Answer::NO)?;
    untold(story, "could-have-known", Answer::NO)
}
