//! Law 42: dummy's rights.

mod dummys_revoke;
mod sentences;

use super::card_choices::has_choice;
use super::prelude::*;
use super::scenes::{RevokeScene, cast_from, revoke_scene, wrong_hand};
use sentences::*;

pub const SCENARIOS: &[&Scenario] =
    &[&WARNS, &ASKS_IF_VOID, &SPEAKS, &dummys_revoke::DUMMYS_REVOKE];

static WARNS: Scenario = scenario(42, "warns", &["morto", "fuori turno"], warns)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// Declarer is about to lead from the wrong hand, and dummy, who still has his rights, warns him in time or too late,
/// or calls the director after a defender has spoken.
fn warns(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    cast_from(story, "from", wrong);
    cast_from(story, "other_from", wrong.partner());
    story.add_sentence(ON_LEAD);
    let how = story.choose(3);
    match how {
        0 => story.add_event(story.dummy(), Act::Warns),
        1 => {
            story.leads(wrong, card);
            story.call_director(story.dummy());
        }
        _ => {
            story.leads(wrong, card);
            story.call_director(wrong.lho());
            story.call_director(story.dummy());
        }
    }
    story.add_sentence([IN_TIME, DUMMY_SPEAKS, DEFENDER_SPEAKS][how]);
    let refuses = story.either();
    if how > 0 {
        let choice = if refuses { Choice::Refuse } else { Choice::Accept };
        story.add_event(wrong.lho(), Act::Chooses(choice));
    }
    story.add_sentence(if refuses { REFUSED } else { ACCEPTED });
    untold(story, "told-his-turn", Answer::NO)
}

static ASKS_IF_VOID: Scenario = scenario(42, "asks-if-void", &["morto", "renonce"], asks_if_void)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// Declarer revokes and then corrects his play, before or after the next player has played: dummy asks him whether he is
/// void, first or after a defender, or says more than he may.
fn asks_if_void(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, declarer)?;
    // A card is overlooked if it is the only one of its suit.
    story.require(story.suit(declarer, right.suit).len() == 1)?;
    let before = story.position;
    story.plays(declarer, wrong);
    story.add_sentence(REVOKES);
    let card = story.would_play()?;
    story.cast("card", card);
    has_choice(story, declarer.lho(), card)?;
    let next_plays = story.choose_play(declarer.lho(), card, NEXT_PLAYS, NEXT_WAITS);
    let who = story.choose(4);
    let rho = declarer.rho();
    match who {
        0 => story.add_event(dummy, Act::AsksIfVoid(declarer)),
        1 => story.call_director(dummy),
        2 => story.add_event(rho, Act::AsksIfVoid(declarer)),
        _ => story.call_director(rho),
    }
    // After a defender dummy too asks whether declarer is void.
    if who > 1 {
        story.add_event(dummy, Act::AsksIfVoid(declarer));
    }
    story.add_sentence([ASKS, ACCUSES, DEFENDER_ASKS, DEFENDER_ACCUSES][who]);
    story.corrects(declarer, right, wrong);
    if !next_plays {
        story.position = before;
        story.position.play(right.into());
        story.plays(declarer.lho(), card);
    }
    story.add_sentence(if next_plays { CORRECTS } else { CORRECTS_FIRST });
    untold(story, "could-have-known", Answer::NO)
}

static SPEAKS: Scenario = scenario(42, "speaks", &["morto", "attenzione"], speaks)
    .tricks(8..=12)
    .aspects(&[&[AspectKind::Breach]]);

/// Dummy calls the director about a supposed irregularity, first or after a defender, or declarer does; that defender may
/// also show dummy his cards. All this happens during the play or after it.
fn speaks(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let rho = declarer.rho();
    story.choose_act(declarer, Act::Ends(EndedPhase::Play), PLAY_OVER, DURING_PLAY);
    let who = story.choose(3);
    let speakers = [[dummy, rho], [rho, dummy], [declarer, rho]][who];
    speakers.into_iter().for_each(|by| story.call_director(by));
    story.add_sentence([DUMMY_FIRST, DEFENDER_FIRST, DECLARER_FIRST][who]);
    story.choose_act(rho, Act::ShowsHand(dummy), SHOWS, COVERS);
    Some(())
}
