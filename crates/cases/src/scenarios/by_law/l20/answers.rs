//! Answers to questions: corrected too soon or too late, and what the question itself told.

mod sentences;

use crate::scenarios::by_law::card_choices::{defenders_who_may_lose, matters};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{cast_upcoming, small, used_or_misled};
use sentences::*;

pub(super) static CORRECTS_TOO_SOON: Scenario =
    scenario(20, "corrects-too-soon", &["errata informazione"], corrects_too_soon)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// A defender explains a call wrongly to declarer, who plays; then he himself or his partner corrects the explanation,
/// before or after the next card.
fn corrects_too_soon(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let defender = declarer.rho();
    let [(_, card), (_, next), _] = cast_upcoming(story)?;
    matters(story, declarer, card)?;
    cast!(story, defender, card, next);
    story.add_event(defender, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(DEFENDER_EXPLAINS);
    story.play_on()?;
    let later = story.either();
    if later {
        story.play_on()?;
    }
    story.add_sentence(if later { AND_NEXT } else { NOT_NEXT });
    let himself = story.either();
    let by = if himself { defender } else { defender.partner() };
    story.add_event(by, Act::Amends(ExplanationTopic::Call));
    // The partner speaks in either case.
    story.call_director(defender.partner());
    story.add_sentence(if himself { CORRECTS_HIMSELF } else { PARTNER_CORRECTS });
    story.choose_finding("play-influenced", CARD_RESTED, CARD_DID_NOT)?;
    Some(())
}

pub(super) static QUESTION_AND_ANSWER: Scenario = scenario(
    20,
    "question-and-answer",
    &["domande", "informazione", "punteggio arbitrale"],
    question_and_answer,
)
.tricks(2..=10)
.aspects(&[&[AspectKind::Score]]);

/// A defender asks about one call; the answer is right or wrong. After the play the director finds that his partner made
/// use of the question, or he himself of the answer, or neither.
fn question_and_answer(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() < 3)?;
    let by = defenders_who_may_lose(story)?;
    let declarer = story.declarer();
    let topic = ExplanationTopic::Call;
    story.add_event(by, Act::Asks { topic, single: true });
    story.add_sentence(ASKS_ONE);
    let is_wrong = story.either();
    story.add_event(declarer, Act::Explains(topic));
    let (_, card) = story.play_on()?;
    let (other, after) = story.play_on()?;
    cast!(story, card, other, after);
    if is_wrong {
        story.add_event(declarer, Act::Amends(topic));
    }
    story.add_sentence(if is_wrong { WRONG_ANSWER } else { RIGHT_ANSWER });
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(AT_THE_END);
    let (used, misled) = [(true, false), (false, true), (false, false)][story.choose(3)];
    untold(story, "information-used", Answer::from_bool(used))?;
    untold(story, "use-damaged", Answer::from_bool(used))?;
    untold(story, "play-influenced", Answer::from_bool(misled))?;
    story.add_sentence(used_or_misled(used, misled, is_wrong, [TOOK_THE_HINT, NEITHER_WEIGHED]));
    Some(())
}

pub(super) static DECLARERS_RIGHTS: Scenario = scenario(
    20,
    "declarers-rights",
    &["errata informazione", "carta penalizzata", "diritti"],
    declarers_rights,
)
.tricks(2..=9)
.aspects(&[&[AspectKind::Choices]]);

/// Declarer plays after a defender's explanation, which the defender then corrects and which may have influenced declarer.
/// The other defender drops a card, by himself or jostled by declarer.
fn declarers_rights(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let (lho, rho) = (declarer.lho(), declarer.rho());
    let card = story.would_play()?;
    matters(story, declarer, card)?;
    // A card that its owner must play at once leaves no suit to require of his partner.
    let led = story.led().unwrap_or(card.suit);
    let named = story.pick(story.hand(lho) - story.suit(lho, led) - small(story.hand(lho)))?;
    story.require(!story.suit(lho, led).is_empty() && !story.suit(rho, named.suit).is_empty())?;
    cast!(story, card, named);
    let topic = ExplanationTopic::Call;
    story.add_event(rho, Act::Explains(topic));
    story.plays(declarer, card);
    story.add_sentence(RHO_EXPLAINS);
    story.add_event(rho, Act::Amends(topic));
    story.add_sentence(RHO_AMENDS);
    let jostled = story.either();
    let mut seen = BySeat([true; 4]);
    seen[lho] = false;
    story.add_event(lho, Act::Drops { card: named.into(), seen, jostled });
    story.add_sentence(if jostled { LHO_JOSTLED } else { LHO_DROPS });
    story.choose_finding("play-influenced", RESTED_ON_RHO, REGARDLESS_OF_RHO)?;
    Some(())
}
