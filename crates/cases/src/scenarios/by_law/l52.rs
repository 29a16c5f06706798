//! Law 52: failure to lead or play a penalty card.

mod sentences;

use super::card_choices::apart_from;
use super::prelude::*;
use super::scenes::{cast_from, small, unasked};
use arbitro_laws::bridge::{PlayedCard, Trick};
use sentences::*;

pub const SCENARIOS: &[&Scenario] = &[&PLAYS_ANOTHER, &LEADS_ANOTHER, &HONOUR_INSTEAD, &TWO_DUE];

const ASPECTS: &[&[AspectKind]] = &[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]];

static PLAYS_ANOTHER: Scenario =
    scenario(52, "plays-another", &["difensore", "carta penalizzata"], plays_another)
        .tricks(2..=9)
        .aspects(ASPECTS);

/// Casts the defender who is to play after the declaring hand that is to lead as `by`, and that hand, with its card, as
/// `before` and `played`; returns the defender, and the cards below the ten with which he can follow suit.
fn defender_follows(story: &mut Story<'_>) -> Option<(Seat, Hand)> {
    let before = story.declaring_hand_on_lead()?;
    let by = before.lho();
    let played = story.would_play()?;
    cast!(story, before, by, played);
    cast_from(story, "from_before", before);
    Some((by, small(story.suit(by, played.suit))))
}

/// Chooses whether this defender has just led the card in the slot `due` out of turn, or dropped it: it is a major or a
/// minor penalty card.
pub(super) fn choose_grade(story: &mut Story<'_>, by: Seat, due: Card) {
    choose_grade_as(story, by, due, [MAJOR, MINOR]);
}

fn choose_grade_as(story: &mut Story<'_>, by: Seat, due: Card, lines: [SentenceWordings; 2]) {
    let is_major = story.either();
    let grade = if is_major { PenaltyGrade::Major } else { PenaltyGrade::Minor };
    story.has_penalty(by, due, grade);
    story.add_sentence(lines[usize::from(!is_major)]);
    story.begin_second_incident();
}

/// A defender follows suit with a card other than his penalty card; the next hand may play, and declarer may answer.
fn plays_another(story: &mut Story<'_>) -> Option<()> {
    let (by, held) = defender_follows(story)?;
    let due = story.pick(held)?;
    let other = story.pick(apart_from(held, due).without(due))?;
    let answer = story.would_follow_later(by.lho(), 2)?;
    cast!(story, due, other, answer);
    cast_from(story, "from", by.lho());
    choose_grade(story, by, due);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    story.plays(by, other);
    story.add_sentence(FORGETS);
    let next_plays = choose_next(story, by.lho(), answer);
    declarer_says(story, ANYTHING, next_plays);
    Some(())
}

/// Chooses whether the next hand waits or plays this card, and returns true if it plays. That it waits is chosen first, so
/// that an explanation compares a story in which declarer answers with one in which he answers otherwise.
pub(super) fn choose_next(story: &mut Story<'_>, next: Seat, card: Card) -> bool {
    let waits = story.either();
    if !waits {
        story.plays(next, card);
    }
    story.add_sentence(if waits { NEXT_WAITS } else { NEXT_PLAYS });
    !waits
}

/// What declarer may say about a card played instead: that he accepts it, or that he does not.
pub(super) const YES_OR_NO: &[Option<Choice>] = &[Some(Choice::Accept), Some(Choice::Refuse)];
/// What he may say, or not say yet.
const ANYTHING: &[Option<Choice>] = &[None, Some(Choice::Accept), Some(Choice::Refuse)];

/// Chooses which of these things declarer says about the card played instead, to which he may have played. He calls the
/// director in any case.
pub(super) fn declarer_says(story: &mut Story<'_>, among: &[Option<Choice>], has_played: bool) {
    let declarer = story.declarer();
    story.call_director(declarer);
    let said = among[story.choose(among.len())];
    story.answers(declarer, said);
    story.add_sentence(match said {
        None => SAYS_NOTHING,
        Some(Choice::Accept) => ACCEPTS,
        Some(_) if has_played => REFUSES_TOO_LATE,
        Some(_) => REFUSES,
    });
}

/// Chooses whether declarer accepts the card played instead. He calls the director in any case.
pub(super) fn declarer_decides(story: &mut Story<'_>) {
    declarer_says(story, YES_OR_NO, false);
}

pub(super) const HIS_TURN: SentenceWordings = &[
    text(
        "{declarer} attacca {played} {from_before}, e tocca a {by}.",
        "{declarer} leads the {played} {from_before}, and it is {by}'s turn.",
    ),
    text(
        "Sull'attacco di {declarer}, {played} {from_before}, deve giocare {by}.",
        "On {declarer}'s lead, the {played} {from_before}, it is for {by} to play.",
    ),
    text(
        "Ora {declarer} attacca {played} {from_before}: deve giocare {by}.",
        "Now {declarer} leads the {played} {from_before}: {by} is to play.",
    ),
];
/// The sentence of declarer's refusal, with the clause that turns on it.
macro_rules! refuses {
    ($clause:literal) => {
        &[
            text(
                "{declarer} chiama l'Arbitro, e dice che non accetta la carta giocata.",
                "{declarer} calls the director, and says that he does not accept the card played.",
            ),
            text(
                "{declarer} chiama l'Arbitro e non accetta la carta giocata da {by}.",
                "{declarer} calls the director and does not accept the card played by {by}.",
            ),
            text(
                "{declarer} rifiuta, davanti all'Arbitro, la carta giocata.",
                "{declarer} refuses the card played, in the director's presence.",
            ),
            because(
                $clause,
                [
                    "{declarer} non accetta la carta giocata da {by}",
                    "{declarer} non avesse accettato la carta giocata da {by}",
                ],
                [
                    "{declarer} does not accept the card played by {by}",
                    "{declarer} had not accepted the card played by {by}",
                ],
            ),
        ]
    };
}
const REFUSES: SentenceWordings = refuses!("52B2");
/// Declarer refuses the card after he has played to it.
const REFUSES_TOO_LATE: SentenceWordings = refuses!("");

static LEADS_ANOTHER: Scenario =
    scenario(52, "leads-another", &["difensore", "carta penalizzata", "attacco"], leads_another)
        .tricks(2..=10)
        .aspects(ASPECTS);

/// A defender who is to lead leads a card other than the penalty card that he got in the last trick, of the same suit or
/// of another.
fn leads_another(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_on_lead()?;
    let last = *story.moment.tricks().last()?;
    story.require(!story.is_defender(last.leader()))?;
    // He has followed suit in the last trick, so that he could not play the penalty card.
    let led = last.suit_led()?;
    story.require(last.card(by)?.card()?.suit == led)?;
    story.require(was_contested(story, by, last))?;
    let due = story.pick(small(story.hand(by)) - story.suit(by, led))?;
    let same = story.pick(apart_from(small(story.suit(by, due.suit)), due).without(due))?;
    let free = story.pick(story.hand(by) - story.suit(by, due.suit))?;
    cast!(story, by, due, same, free);
    choose_grade_as(story, by, due, [MAJOR_BEFORE, MINOR_BEFORE]);
    story.add_sentence(ON_LEAD);
    let led = story.choose(2);
    story.leads(by, [same, free][led]);
    story.add_sentence([LEADS_SAME, LEADS_FREE][led]);
    declarer_decides(story);
    Some(())
}

/// Returns true if the declaring side did not duck this trick, in which all played as they would and which `by` won in the
/// suit led: it played a high card, or holds none that would have won.
fn was_contested(story: &Story<'_>, by: Seat, trick: Trick) -> bool {
    let card_of = |seat| trick.card(seat).and_then(PlayedCard::card);
    let (Some(led), Some(winning)) = (trick.suit_led(), card_of(by)) else { return false };
    let declaring = [story.declarer(), story.dummy()];
    let is_high = |card: Card| card.suit == led && card.rank.is_honour();
    let follows = |seat: &Seat| card_of(*seat).is_some_and(|card| card.suit == led);
    let may_ruff = |seat: &Seat| {
        !follows(seat) && story.trumps().is_some_and(|trumps| !story.suit(*seat, trumps).is_empty())
    };
    let holds_higher = |seat: &Seat| !(story.hand(*seat) & Hand::above(winning)).is_empty();
    declaring.into_iter().filter_map(card_of).any(is_high)
        || !declaring.iter().any(|seat| may_ruff(seat) || holds_higher(seat))
}

static HONOUR_INSTEAD: Scenario =
    scenario(52, "honour-instead", &["difensore", "carta penalizzata"], honour_instead)
        .tricks(2..=9)
        .aspects(ASPECTS);

/// A defender follows suit with an honour, or with a small card, instead of his penalty card, which is major or minor.
fn honour_instead(story: &mut Story<'_>) -> Option<()> {
    let (by, held) = defender_follows(story)?;
    let due = story.pick(held)?;
    let low = story.pick(apart_from(held, due).without(due))?;
    let honour = story.pick(story.suit(by, due.suit) - held)?;
    cast!(story, due, low, honour);
    choose_grade(story, by, due);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    let which = story.choose(2);
    story.plays(by, [low, honour][which]);
    story.add_sentence([PLAYS_LOW, PLAYS_HONOUR][which]);
    declarer_decides(story);
    Some(())
}

static TWO_DUE: Scenario =
    scenario(52, "one-of-two-due", &["difensore", "carte penalizzate"], two_due)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Turn]]);

/// A defender with two penalty cards of the suit led, one of which declarer may have named, plays a card from his hand;
/// the next hand may play, and declarer may answer.
fn two_due(story: &mut Story<'_>) -> Option<()> {
    let (by, held) = defender_follows(story)?;
    let one = story.pick(held)?;
    let two = story.pick(apart_from(story.suit(by, one.suit), one))?;
    let other = story.pick(story.suit(by, one.suit).without(one).without(two))?;
    let answer = story.would_follow_later(by.lho(), 2)?;
    cast!(story, one = unasked(one), two = unasked(two), other, answer);
    cast_from(story, "from", by.lho());
    for card in [one, two] {
        story.has_penalty(by, card, PenaltyGrade::Major);
    }
    story.add_sentence(BOTH);
    story.play_on()?;
    story.add_sentence(HIS_TURN);
    let named = story.choose(3);
    if let Some(card) = [None, Some(one), Some(two)][named] {
        story.add_event(story.declarer(), Act::Designates(card.into()));
    }
    story.add_sentence([NAMES_NONE, NAMES_ONE, NAMES_TWO][named]);
    story.begin_second_incident();
    story.plays(by, other);
    story.add_sentence(PLAYS_OTHER);
    let next_plays = choose_next(story, by.lho(), answer);
    // If he has named a card and refuses, that card is to be played; otherwise he has still to choose.
    let yes_or_no = if named == 0 { YES_OR_NO } else { &YES_OR_NO[..1] };
    declarer_says(story, if next_plays { YES_OR_NO } else { yes_or_no }, next_plays);
    Some(())
}
