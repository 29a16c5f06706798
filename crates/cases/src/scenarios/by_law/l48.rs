//! Law 48: exposure of declarer's cards.

mod inquiry;
mod sentences;

use super::card_choices::{has_choice, has_choice_after};
use super::endings::tricks_left;
use super::prelude::*;
use super::scenes::{also_finds, drops, shows, tricks_to_come};
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

static FACED: Scenario = scenario(48, "faced-hand", &["dichiarante", "richiesta"], faced)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Turn], &[AspectKind::Fate, AspectKind::Turn]]);

/// Declarer, in turn, plays or drops a card, or faces his hand, and may not mean to claim.
fn faced(story: &mut Story<'_>) -> Option<()> {
    let how = plays_or_faces(story, 4)?;
    let claims = how == 3;
    opponent_calls(story, claims)?;
    story.add_sentence([CHANGES, CHANGES, NO_CLAIM, A_CLAIM][how]);
    also_finds(story, "no-claim-meant", Answer::from_bool(!claims))?;
    also_finds(story, "all-play-on", Answer::NO)
}

/// Adds that declarer, in turn, plays a card (0), drops it (1), or faces his hand (the further ones of this number of ways);
/// returns which it is.
fn plays_or_faces(story: &mut Story<'_>, ways: usize) -> Option<usize> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.hand(declarer).len() > 2)?;
    // A claim of the remaining tricks fits the cards.
    story.require(tricks_to_come(story, declarer.side()) == tricks_left(story))?;
    let one = story.would_play()?;
    has_choice(story, declarer, one)?;
    let opponent = story.a_defender()?;
    cast!(story, one, opponent);
    let is_lead = story.led().is_none();
    let plays = if is_lead { words("attaccare", "lead") } else { words("giocare", "play") };
    story.cast("plays", SlotValue::Words(plays));
    story.add_sentence(TO_PLAY);
    let how = story.choose(ways);
    match how {
        0 => story.plays(declarer, one),
        1 => story.add_event(declarer, drops(one, false)),
        _ => story.add_event(declarer, Act::Spreads(Facing::WHOLE)),
    }
    story.add_sentence([PLAYS_ONE, DROPS_ONE, SPREADS][how.min(2)]);
    Some(how)
}

/// Adds that the opponent calls the director, after a claim or not.
fn opponent_calls(story: &mut Story<'_>, claims: bool) -> Option<()> {
    // A claim has stopped play, and needs no further act.
    if !claims {
        story.call_director(story.seat("opponent")?);
    }
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}

static BEFORE_TURN: Scenario =
    scenario(48, "shown-before-his-turn", &["dichiarante", "carta mostrata"], before_turn)
        .tricks(2..=9)
        .aspects(FATE);

/// Declarer, at his turn or before it, holds a card near the table or near himself, or drops it; or in turn he says that
/// he plays it.
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
    let (act, line) = match story.choose(if in_turn { 4 } else { 3 }) {
        0 => (shows(own, CardReach::Table, true), OWN_AT_TABLE),
        1 => (shows(own, CardReach::Hand, false), OWN_TILTED),
        2 => (drops(own, false), OWN_FALLS),
        _ => (Act::Calls(SpokenCall::naming(own)), OWN_ANNOUNCED),
    };
    story.add_event(declarer, act);
    story.add_sentence(line);
    also_finds(story, "told-his-turn", Answer::NO)?;
    story.call_director(opponent);
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}
