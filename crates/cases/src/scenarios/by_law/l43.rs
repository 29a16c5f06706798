//! Law 43: dummy's limitations, and the consequences of looking at another hand.

mod sentences;

use super::card_choices::may_keep;
use super::prelude::*;
use super::scenes::{
    RevokeScene, cast_from, defender, may_win_none, revoke_scene, small, wins_later_as, wrong_hand,
};
use sentences::*;

pub const SCENARIOS: &[&Scenario] =
    &[&WARNS_WITHOUT_RIGHTS, &SEES_A_REVOKE, &SEES_A_CARD_FALL, &ASKS_WITHOUT_RIGHTS, &SEES_A_LEAD];

static WARNS_WITHOUT_RIGHTS: Scenario =
    scenario(43, "warns-without-rights", &["morto", "diritti perduti"], warns_without_rights)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Breach]]);

/// Dummy may have looked at declarer's hand or a defender's, or a defender may have shown him his; later he tells declarer,
/// who has not led yet and so has done nothing wrong, that it is the wrong hand.
fn warns_without_rights(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let seen = story.a_defender()?;
    cast!(story, seen);
    cast_from(story, "from", rightful.partner());
    cast_from(story, "right", rightful);
    let looked = story.choose(4);
    match looked {
        1 => story.add_event(dummy, Act::LooksAt(declarer)),
        2 => story.add_event(dummy, Act::LooksAt(seen)),
        3 => story.add_event(seen, Act::ShowsHand(dummy)),
        _ => {}
    }
    story.add_sentence([UNSEEN, WATCHES, LOOKS_AT_DEFENDER, IS_SHOWN][looked]);
    story.begin_second_incident();
    wrong_hand(story)?;
    cast!(story, other = seen.partner());
    story.add_event(dummy, Act::Warns);
    story.add_sentence(WARNS);
    untold(story, "told-his-turn", Answer::NO)
}

/// Chooses whether dummy has looked at the hand of this defender, and adds the event if so.
fn may_have_looked(story: &mut Story<'_>, at: Seat) -> bool {
    let looked = story.either();
    cast!(story, seen = at, other = at.partner());
    if looked {
        story.add_event(story.dummy(), Act::LooksAt(at));
    }
    story.add_sentence(if looked { LOOKS_AT_DEFENDER } else { STAYED });
    story.begin_second_incident();
    looked
}

static SEES_A_REVOKE: Scenario =
    scenario(43, "sees-a-revoke", &["morto", "renonce", "diritti perduti"], sees_a_revoke)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// A defender revokes. Dummy, who may have looked at the hand of the defender's partner, or
/// declarer is the first to draw attention to the revoke.
fn sees_a_revoke(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, by)?;
    story.require(story.suit(by, right.suit).len() == 1)?;
    story.cast("by", by);
    may_have_looked(story, by.partner());
    story.plays(by, wrong);
    story.add_sentence(REVOKES);
    speaks_first(story);
    untold(story, "could-have-known", Answer::NO)
}

/// Chooses whether dummy or declarer is the first to draw attention, and adds the events; dummy speaks in either case.
fn speaks_first(story: &mut Story<'_>) {
    let is_dummy = story.either();
    if !is_dummy {
        story.call_director(story.declarer());
    }
    story.call_director(story.dummy());
    story.add_sentence(if is_dummy { DUMMY_FIRST } else { DECLARER_FIRST });
}

static SEES_A_CARD_FALL: Scenario = scenario(
    43,
    "sees-a-card-fall",
    &["morto", "carta esposta", "diritti perduti"],
    sees_a_card_fall,
)
.tricks(2..=10)
.aspects(&[&[AspectKind::Fate]]);

/// A card of a defender falls, or he says that he holds it. Dummy, who may have looked at the hand of the defender's partner, or
/// declarer is the first to draw attention to the card.
fn sees_a_card_fall(story: &mut Story<'_>) -> Option<()> {
    story.declaring_hand_in_turn()?;
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    story.cast("card", card);
    may_keep(story, by, card)?;
    may_have_looked(story, by.partner());
    let how = story.choose(3);
    let mut seen = BySeat([true; 4]);
    seen[by] = false;
    let drops = |jostled| Act::Drops { card: card.into(), seen, jostled };
    story.add_event(by, [drops(false), drops(true), Act::Names(card.into())][how]);
    story.add_sentence([FALLS, JOSTLED, NAMES][how]);
    speaks_first(story);
    if how == 0 {
        untold(story, "deliberate-exposure", Answer::NO)?;
    } else {
        // The stories have as many sentences, so that comments can compare them.
        story.add_sentence(UNTOLD);
    }
    untold(story, "could-have-known", Answer::NO)
}

static ASKS_WITHOUT_RIGHTS: Scenario = scenario(
    43,
    "asks-without-rights",
    &["morto", "renonce", "diritti perduti"],
    asks_without_rights,
)
.tricks(2..=10)
.asks(&[Tricks])
.aspects(&[&[AspectKind::Tricks], &[AspectKind::Breach, AspectKind::Tricks]]);

/// Declarer revokes, and dummy, who may have lost his rights, asks him whether he is void, first or after a defender.
fn asks_without_rights(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer))?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, declarer)?;
    story.require(story.suit(declarer, right.suit).len() == 1)?;
    may_have_looked(story, declarer.lho());
    let before = story.position;
    story.plays(declarer, wrong);
    story.add_sentence(DECLARER_REVOKES);
    let dummy_asks = story.either();
    if !dummy_asks {
        story.add_event(declarer.rho(), Act::AsksIfVoid(declarer));
    }
    story.add_event(dummy, Act::AsksIfVoid(declarer));
    story.add_sentence(if dummy_asks { DUMMY_ASKS } else { DEFENDER_ASKS });
    story.corrects(declarer, right, wrong);
    story.add_sentence(CORRECTS);
    story.position = before;
    story.position.play(right.into());
    while story.led().is_some() {
        story.play_on()?;
    }
    let winner = story.turn()?;
    story.cast("winner", winner);
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    let may_win_none = may_win_none(story, declarer.side());
    wins_later_as(story, may_win_none, WON_LATER, NOT_LATER)?;
    untold(story, "undercompensated", Answer::NO)
}

static SEES_A_LEAD: Scenario =
    scenario(43, "sees-a-lead", &["morto", "fuori turno", "diritti perduti"], sees_a_lead)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// A defender leads when the lead is on the declaring side. Dummy, who may have looked at the other defender's hand, or
/// declarer is the first to say so, and declarer accepts the lead or refuses it.
fn sees_a_lead(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let by = defender(story)?;
    let card = story.would_lead(by)?;
    cast!(story, card, rightful);
    may_have_looked(story, by.partner());
    story.leads(by, card);
    story.add_sentence(LEADS_OUT_OF_TURN);
    untold(story, "told-his-turn", Answer::NO)?;
    speaks_first(story);
    let declarer = story.declarer();
    story.choose_answer(
        declarer,
        &[(Some(Choice::Refuse), REFUSES), (Some(Choice::Accept), ACCEPTS)],
    );
    Some(())
}
