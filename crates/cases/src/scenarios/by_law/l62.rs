//! Law 62: correction of a revoke, and the cards that other players may then change.

mod sentences;

use super::card_choices::{apart_from, overlooks_his_cards};
use super::l61::{NOT_LED, OF_REVOKE, decides_later, goes_on, next_cards};
use super::prelude::*;
use super::scenes::{
    RevokeScene, cast_player, revokes, revokes_as, revokes_last, trick_ends, unasked,
};
use sentences::*;

pub const SCENARIOS: &[&Scenario] = &[&OTHERS_CHANGE, &TWELFTH, &LEAD_WITHDRAWN, &BOTH_REVOKE];

static OTHERS_CHANGE: Scenario =
    scenario(62, "others-change", &["renonce", "ritiro"], others_change)
        .tricks(2..=10)
        .aspects(OF_REVOKE);

static TWELFTH: Scenario = scenario(62, "twelfth", &["renonce", "dodicesima presa"], twelfth)
    .tricks(12..=12)
    .aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

static LEAD_WITHDRAWN: Scenario =
    scenario(62, "lead-withdrawn", &["renonce", "ritiro"], lead_withdrawn)
        .tricks(2..=10)
        .aspects(OF_REVOKE);

static BOTH_REVOKE: Scenario =
    scenario(62, "both-revoke", &["renonce", "renonce di entrambe le linee"], both_revoke)
        .tricks(2..=10)
        .aspects(OF_REVOKE);

/// A defender's revoke is corrected in its trick, after the next player has played, and perhaps his partner too; the next
/// player changes his card or keeps it, and the partner may want to change his own.
fn others_change(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() <= 1 && story.defender_in_turn().is_some())?;
    let trick = story.position.trick?;
    overlooks_his_cards(story)?;
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes(story)?;
    let (next, answer) = story.play_on()?;
    let (partner, his) = (next.lho(), story.would_play()?);
    // He changes to a card that beats the corrected trick, or to his lowest one.
    let mut corrected = trick;
    corrected.add(right.into());
    let own = story.suit(next, answer.suit);
    let lowest = own.iter().min_by_key(|card| card.rank);
    let beats = |card: Card| corrected.is_beaten_by(card, story.trumps()) == Some(true);
    let sensible = apart_from(own, answer).iter().filter(|it| beats(*it) || Some(*it) == lowest);
    let sensible: Hand = sensible.collect();
    let another = story.pick(sensible)?;
    let other_his = story.pick(apart_from(story.suit(partner, his.suit), his))?;
    // A defender whose partner won the trick would leave declarer a choice.
    let wins = |answer: Card, his: Card| {
        let mut whole = trick;
        for card in [right, answer, his] {
            whole.add(card.into());
        }
        whole.winner(story.trumps()) == Some(partner)
    };
    let is_won = [answer, another].iter().any(|it| wins(*it, his) || wins(*it, other_his));
    story.require(!is_won)?;
    cast!(story, answer, his, another, other_his);
    cast_player(story, ["next_player", "from_next"], next);
    cast_player(story, ["partner_player", "from_partner"], partner);
    story.add_sentence(NEXT_PLAYS);
    let part = story.choose(3);
    if part > 0 {
        story.plays(partner, his);
    }
    story.corrects(by, right, wrong);
    story.add_sentence(if part > 0 { CORRECTS_LATE } else { CORRECTS_EARLY });
    if story.either() {
        story.wants(next, answer, Some(another));
        story.add_sentence(NEXT_CHANGES);
    } else {
        story.add_event(story.player_of(next), Act::Chooses(Choice::Keep));
        story.add_sentence(NEXT_KEEPS);
    }
    if part == 2 {
        story.wants(partner, his, Some(other_his));
    }
    story.add_sentence([PARTNER_WAITS, PARTNER_KEEPS, PARTNER_WANTS][part]);
    decides_later(story)
}

/// A revoke in the twelfth trick is noticed at once, after the trick, or when the hands are back in the board.
fn twelfth(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card: right, played_card: wrong } =
        revokes_as(story, IN_THE_TWELFTH)?;
    let time = story.choose(3);
    if time > 0 {
        while story.led().is_some() {
            story.play_on()?;
        }
    }
    if time == 2 {
        story.add_event(by.lho(), Act::Ends(EndedPhase::Board));
    }
    story.noticed_by_opponent_of(by);
    if time == 0 {
        story.corrects(by, right, wrong);
    }
    story.add_sentence([AT_ONCE, AFTER_THE_TRICK, HANDS_BACK][time]);
    untold(story, "undercompensated", Answer::NO)
}

/// The opponents win the trick of a revoke and lead to the next one; the revoke is noticed before the other side plays,
/// or after, and the leader takes his card back, or leaves it.
fn lead_withdrawn(story: &mut Story<'_>) -> Option<()> {
    overlooks_his_cards(story)?;
    let RevokeScene { by, legal_card: right, played_card: wrong } = revokes_last(story)?;
    story.opponent_of(by);
    let next = trick_ends(story)?;
    let winner = next.winner;
    story.require(winner.side() != by.side())?;
    let player = story.player_of(winner);
    let cards = 1 + story.choose(2);
    goes_on(story, next, cards, next_cards(by, winner));
    story.noticed_by_opponent_of(by);
    story.corrects(by, right, wrong);
    story.add_sentence(POINTED_OUT);
    let (choice, line) =
        [(Choice::Withdraw, TAKES_LEAD_BACK), (Choice::Keep, LEAVES_LEAD)][story.choose(2)];
    story.add_event(player, Act::Chooses(choice));
    story.add_sentence(line);
    decides_later(story)
}

/// Two opponents revoke on the same trick; one of them owns up before or after the next two cards, and then the other
/// revoke is discovered too.
fn both_revoke(story: &mut Story<'_>) -> Option<()> {
    let led = story.led()?;
    let by = story.turn()?;
    let next = by.lho();
    story.require(next != story.dummy() && story.position.on_table() <= 2)?;
    overlooks_his_cards(story)?;
    let it = revokes(story)?;
    overlooks_his_cards(story)?;
    let right = story.would_play()?;
    story.require(right.suit == led && story.turn() == Some(next))?;
    let wrong = story.would_discard(next, led)?;
    let held = story.suit(next, led);
    story.require(held.len() <= 2)?;
    cast!(story, his_right = unasked(right), his_wrong = wrong, next);
    story.cast("his_held", SlotValue::Cards(held));
    story.plays(next, wrong);
    story.add_sentence(NEXT_REVOKES);
    let cards = trick_ends(story)?;
    // After the lead alone 2007 says nothing of a player who has revoked and whose opponent corrects.
    let time = [0, 2][story.choose(2)];
    goes_on(story, cards, time, [NOT_LED, LED_BY_ONE_SIDE, ANSWERED_BY_BOTH_SIDES]);
    let is_first = story.either();
    let (who, card, of) =
        if is_first { (by, it.legal_card, it.played_card) } else { (next, right, wrong) };
    // A card put down by the player in turn might be taken for his card to the next trick.
    story.require(time == 0 || story.turn() != Some(who))?;
    story.corrects(who, card, of);
    story.add_sentence(if is_first { FIRST_OWNS_UP } else { SECOND_OWNS_UP });
    decides_later(story)
}
