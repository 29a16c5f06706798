//! Law 16: information that does not come from a legal call or play.

mod inquiry;
mod sentences;

use super::card_choices::{later_lead, lead_gains, matters, may_keep};
use super::prelude::*;
use super::scenes::{also_finds, drops, small};
use super::sentences::DIRECTOR_CALLED;
use sentences::*;

pub const SCENARIOS: &[&Scenario] = &[&FROM_PARTNER, &REMARK, &BUSY_TRICK, &inquiry::USED_OR_NOT];

static FROM_PARTNER: Scenario =
    scenario(16, "from-partner", &["difensore", "informazione"], from_partner)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate]]);

/// A defender says that he holds a card, or drops it; his partner, who is to follow suit, may have seen it.
fn from_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    // A player on lead would leave the fate of the card to declarer's choice.
    story.require(story.led().is_some())?;
    let by = partner.partner();
    let card = story.pick(small(story.hand(by)))?;
    may_keep(story, by, card)?;
    cast!(story, by, partner, card);
    let names = story.either();
    story.add_event(by, if names { Act::Names(card.into()) } else { drops(card, false) });
    story.choose_finding("visible", PARTNER_SEES, PARTNER_TURNED)?;
    // What the partner did meanwhile is told before what happened.
    story.add_sentence(if names { NAMES } else { DROPS });
    if names {
        story.add_sentence(UNTOLD);
    } else {
        untold(story, "deliberate-exposure", Answer::NO)?;
    }
    story.call_director(story.declarer());
    story.add_sentence(DIRECTOR_CALLED);
    Some(())
}

static REMARK: Scenario = scenario(16, "remark", &["informazione", "punteggio arbitrale"], remark)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Score]]);

/// A defender or dummy lets something slip to his partner, who may make use of it.
fn remark(story: &mut Story<'_>) -> Option<()> {
    let is_dummys = story.either();
    suggests(story, is_dummys)?;
    let use_made = story.choose(3);
    let line = match is_dummys {
        true => [DECLARER_GAINED, DECLARER_GAINED_NOTHING, DECLARER_DID_NOT],
        false => [PARTNER_GAINED, PARTNER_GAINED_NOTHING, PARTNER_DID_NOT],
    }[use_made];
    story.add_finding("information-used", Answer::from_bool(use_made < 2), line)?;
    also_finds(story, "use-damaged", Answer::from_bool(use_made == 0))
}

/// Adds that dummy or a defender suggests to his partner a suit to lead, and that the play ends. Either partner has a lead
/// to choose, and the suit suggested wins more tricks than another.
fn suggests(story: &mut Story<'_>, is_dummys: bool) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let leading = story.declaring_hand_on_lead()?;
    let by = story.a_defender()?;
    let partner = by.partner();
    let gains = |suit: &Suit| {
        let may_lead = |seat| !story.suit(seat, *suit).is_empty();
        may_lead(declarer)
            && may_lead(dummy)
            && lead_gains(story, leading, *suit)
            && later_lead(story, partner, |later| lead_gains(later, partner, *suit)).is_some()
    };
    let suits: Vec<Suit> = Suit::ALL.into_iter().filter(gains).collect();
    let suit = story.pick_from(&suits)?;
    cast!(story, by, partner, suit);
    story.add_event(if is_dummys { dummy } else { by }, Act::Remarks);
    story.add_sentence(if is_dummys { DUMMY_REMARKS } else { DEFENDER_REMARKS });
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(PROTEST);
    Some(())
}

static BUSY_TRICK: Scenario =
    scenario(16, "busy-trick", &["informazione", "errata informazione"], busy_trick)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// In one trick declarer may have to correct an explanation, and dummy may let a word slip.
fn busy_trick(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 3)?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let card = story.would_play()?;
    matters(story, by, card)?;
    let next = by.lho();
    // A small card is advised to a hand that has a choice.
    let led = story.led().unwrap_or(card.suit);
    story.require(story.suit(next, led).len() > 1)?;
    cast!(story, by, card, next);
    let topic = ExplanationTopic::Call;
    story.add_event(declarer, Act::Explains(topic));
    story.plays(by, card);
    story.add_sentence(EXPLAINS_AND_PLAYS);
    story.choose_act(dummy, Act::Remarks, DUMMY_MUTTERS, DUMMY_IS_SILENT);
    story.choose_act(declarer, Act::Amends(topic), AMENDS, STANDS_BY_IT);
    story.choose_finding("play-influenced", CARD_RESTED, CARD_DID_NOT)?;
    untold(story, "information-used", Answer::NO)
}
