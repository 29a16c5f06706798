//! Law 48: exposure of declarer's cards.

mod inquiry;
mod sentences;

use super::card_choices::{has_choice, has_choice_after};
use super::prelude::*;
use super::scenes::{also_finds, drops, shows, unasked};
use super::sentences::{OPPONENT_CALLS, SAYS_PLAYED};
use sentences::*;

pub const SCENARIOS: &[&Scenario] = &[&EXPOSED, &FACED, &BEFORE_TURN, &inquiry::WHAT_FOR];

static EXPOSED: Scenario =
    scenario(48, "declarers-card", &["dichiarante", "carta esposta"], exposed)
        .tricks(2..=9)
        .aspects(FATE_BY_CLAUSE);

/// Declarer, in turn, says that he plays a card or that he has it, holds it against the table, or drops it. No story tells
/// that he holds it in the air like a card played: two clauses could be cited for that.
fn exposed(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer))?;
    let card = story.would_play()?;
    has_choice(story, declarer, card)?;
    let opponent = story.a_defender()?;
    cast!(story, card, opponent);
    let (act, line) = match story.choose(5) {
        0 => (drops(card, false), FALLS),
        1 => (drops(card, true), JOSTLED),
        2 => (Act::Names(card.into()), NAMES),
        3 => (shows(card, CardReach::Table, true), AT_TABLE),
        _ => (Act::Calls(SpokenCall::naming(card)), SAYS_HE_PLAYS),
    };
    story.add_event(declarer, act);
    story.add_sentence(line);
    story.call_director(opponent);
    story.add_sentence(SAYS_PLAYED);
    Some(())
}

static FACED: Scenario = scenario(48, "faced-hand", &["dichiarante", "carta esposta"], faced)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Turn]]);

/// Declarer, in turn, plays a card, to which the next player may play, or he drops it, or faces his hand, and does not mean
/// to claim.
fn faced(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.hand(declarer).len() > 2)?;
    // If the next player plays, the trick is not over.
    story.require(story.position.on_table() < 2)?;
    let one = story.would_play()?;
    has_choice(story, declarer, one)?;
    let next = declarer.lho();
    let answer = story.would_answer(one)?;
    cast!(story, one, next, answer = unasked(answer));
    is_to_play(story);
    let how = story.choose(4);
    match how {
        0 | 1 => story.plays(declarer, one),
        2 => story.add_event(declarer, drops(one, false)),
        _ => story.add_event(declarer, Act::Spreads(Facing::WHOLE)),
    }
    story.add_sentence([PLAYS_ONE, PLAYS_ONE, DROPS_ONE, SPREADS][how]);
    if how == 1 {
        story.plays(next, answer);
    }
    story.add_sentence([CHANGES_HIS_MIND, CHANGES_TOO_LATE, WAS_SORTING, WAS_SORTING_ALL][how]);
    story.call_director(next);
    story.add_sentence(SPEAKS_THE_TRUTH);
    also_finds(story, "no-claim-meant", Answer::YES)?;
    also_finds(story, "all-play-on", Answer::NO)
}

/// Adds that declarer is to lead or to play from his hand.
fn is_to_play(story: &mut Story<'_>) {
    let is_lead = story.led().is_none();
    let plays = if is_lead { words("attaccare", "lead") } else { words("giocare", "play") };
    story.cast("plays", SlotValue::Words(plays));
    story.add_sentence(TO_PLAY);
}

static BEFORE_TURN: Scenario =
    scenario(48, "shown-before-his-turn", &["dichiarante", "carta mostrata"], before_turn)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

/// Declarer, at his turn or before it, turns a card far from the table, or drops it; or in turn he holds it against the
/// table, or says that he plays it. Before his turn he does neither: that his card is played, and that it counts as played
/// at his turn, could both be defended.
fn before_turn(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let next = declarer.rho();
    story.require(story.turn() == Some(next) && story.position.on_table() < 3)?;
    let card = story.would_play()?;
    let own = story.would_follow_later(declarer, 1)?;
    has_choice_after(story, card, declarer, own)?;
    let opponent = declarer.lho();
    cast!(story, next, opponent, card, own);
    let in_turn = story.choose_play(next, card, HIS_TURN, TURN_OF_NEXT);
    let (act, line) = match story.choose(if in_turn { 4 } else { 2 }) {
        0 => (shows(own, CardReach::Hand, false), OWN_TILTED),
        1 => (drops(own, false), OWN_FALLS),
        2 => (shows(own, CardReach::Table, true), OWN_AT_TABLE),
        _ => (Act::Calls(SpokenCall::naming(own)), OWN_ANNOUNCED),
    };
    story.add_event(declarer, act);
    story.add_sentence(line);
    also_finds(story, "told-his-turn", Answer::NO)?;
    story.call_director(opponent);
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}
