//! Law 56: a defender's lead out of turn.

use super::prelude::*;
use super::scenes::{acts_told, cast_from, not_told, small, unasked};
use sentences::*;

mod doubt;
mod sentences;

pub const SCENARIOS: &[&Scenario] =
    &[&PARTNER_ON_LEAD, &RESTRICTION, &CARD_ALREADY_FACED, &BOTH_LEAD, &doubt::LED_OR_SHOWN];

/// What is asked about a lead: what becomes of it, and who plays next.
const OF_LEAD: &[&[AspectKind]] =
    &[&[AspectKind::Turn], &[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Fate]];

static PARTNER_ON_LEAD: Scenario =
    scenario(56, "partner-on-lead", &["difensore", "fuori turno"], partner_on_lead)
        .tricks(2..=10)
        .aspects(&[
            &[AspectKind::Turn],
            &[AspectKind::Fate],
            &[AspectKind::Fate, AspectKind::Turn],
            &[AspectKind::Duty],
        ]);

/// Casts a defender who leads although his partner has won the trick, and his card; adds no event.
fn wrong_defender(story: &mut Story<'_>) -> Option<(Seat, Card)> {
    let partner = story.defender_on_lead()?;
    let by = partner.partner();
    let card = story.would_lead(by)?;
    cast!(story, by, partner, card, suit = card.suit);
    Some((by, card))
}

/// Adds the lead of the wrong defender, who may have been told by declarer to lead; returns true if he was.
fn leads_out_of_turn(story: &mut Story<'_>, (by, card): (Seat, Card)) -> Option<bool> {
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    acts_told(story, by, [LEADS_AS_TOLD, LEADS])
}

/// A defender leads although his partner has won the trick. The next hand may play; declarer accepts, or refuses and
/// restricts the lead or leaves it free.
fn partner_on_lead(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let (next, partner) = (by.lho(), by.partner());
    let held = story.suit(partner, card.suit);
    story.require(!held.is_empty() && story.hand(partner).len() > held.len())?;
    let answer = story.would_follow(next, card)?;
    story.cast("answer", answer);
    cast_from(story, "from", next);
    let told = leads_out_of_turn(story, (by, card))?;
    answers(story, (!told).then_some((next, answer)), &[0, 1, 2]);
    Some(())
}

/// Declarer accepts the lead, or refuses it in one of these ways; or, unless he has told the defender to lead, the next
/// hand plays this card to it.
fn answers(story: &mut Story<'_>, play: Option<(Seat, Card)>, refusals: &[usize]) {
    let declarer = story.declarer();
    let course = story.choose(1 + refusals.len() + usize::from(play.is_some()));
    if let (Some((next, answer)), true) = (play, course > refusals.len()) {
        story.plays(next, answer);
        story.add_sentence(NEXT_PLAYS);
        story.call_director(declarer);
        return;
    }
    story.call_director(declarer);
    if course == 0 {
        story.add_event(declarer, Act::Chooses(Choice::Accept));
        story.add_sentence(ACCEPTS);
    } else {
        refuses(story, refusals[course - 1]);
    }
}

/// Adds that declarer refuses the lead and requires its suit, forbids it, or leaves the lead free.
fn refuses(story: &mut Story<'_>, course: usize) {
    let (declarer, Some(SlotValue::Suit(suit))) = (story.declarer(), story.slot("suit")) else {
        return;
    };
    let choice = [Choice::Require(suit), Choice::Forbid(suit), Choice::Free][course];
    story.add_event(declarer, Act::Chooses(Choice::Refuse));
    story.add_event(declarer, Act::Chooses(choice));
    story.add_sentence([REQUIRES, FORBIDS, LEAVES_FREE][course]);
}

static RESTRICTION: Scenario = scenario(
    56,
    "restriction",
    &["difensore", "fuori turno", "restrizione d'attacco"],
    restriction,
)
.tricks(2..=10)
.aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

/// Declarer refuses a lead out of turn and restricts the lead of the rightful defender or leaves it free; the defender
/// leads the suit, or another.
fn restriction(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let (partner, suit) = (by.partner(), card.suit);
    let asked = story.suit(partner, suit);
    let [lead, other] = [story.pick(asked)?, story.pick(story.hand(partner) - asked)?];
    cast!(story, lead, other);
    untold(story, "told-his-turn", Answer::NO)?;
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    story.call_director(story.declarer());
    let course = story.choose(3);
    refuses(story, course);
    story.begin_second_incident();
    if story.either() {
        story.leads(partner, lead);
        story.add_sentence(LEADS_IT);
    } else {
        story.leads(partner, other);
        story.add_sentence(LEADS_OTHER);
    }
    story.call_director(story.declarer());
    Some(())
}

static CARD_ALREADY_FACED: Scenario = scenario(
    56,
    "card-already-faced",
    &["difensore", "fuori turno", "carte penalizzate"],
    card_already_faced,
)
.tricks(2..=9)
.aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// A defender has just dropped a small card, which is a minor penalty card or went back to his hand, and leads although
/// his partner has won the trick.
fn card_already_faced(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let next = by.lho();
    let old = story.pick(small(story.hand(by)) - story.suit(by, card.suit))?;
    let answer = story.would_follow(next, card)?;
    cast!(story, old, answer);
    cast_from(story, "from", next);
    let penalty = story.either();
    if penalty {
        story.has_penalty(by, old, PenaltyGrade::Minor);
    }
    story.add_sentence(if penalty { IS_PENALTY } else { IS_NO_PENALTY });
    story.begin_second_incident();
    let told = leads_out_of_turn(story, (by, card))?;
    answers(story, (!told).then_some((next, answer)), &[2]);
    Some(())
}

static BOTH_LEAD: Scenario =
    scenario(56, "both-lead", &["difensore", "fuori turno", "attacco"], both_lead)
        .tricks(2..=10)
        .aspects(OF_LEAD);

/// A defender leads although his partner has won the trick, and his partner leads too or not; declarer accepts the first
/// lead, or refuses it if it is the only one.
fn both_lead(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let (declarer, partner) = (story.declarer(), by.partner());
    let own = story.would_play()?;
    // Only the first lead is asked about.
    story.cast("own", unasked(own));
    leads_out_of_turn(story, (by, card))?;
    let both =
        story.choose_whether(|story| story.leads(partner, own), PARTNER_LEADS_TOO, PARTNER_WAITS);
    story.call_director(declarer);
    if both || story.either() {
        story.add_event(declarer, Act::Chooses(Choice::Accept));
        story.add_sentence(WANTS_FIRST);
    } else {
        story.add_event(declarer, Act::Chooses(Choice::Refuse));
        story.add_event(declarer, Act::Chooses(Choice::Free));
        story.add_sentence(REFUSES_FIRST);
    }
    not_told(story, partner, UNTOLD)
}
