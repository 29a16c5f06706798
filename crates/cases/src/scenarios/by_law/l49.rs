//! Law 49: exposure of a defender's cards.

mod inquiry;
mod rights;
mod sentences;

use super::card_choices::{is_to_follow, may_keep};
use super::endings::may_win_one;
use super::prelude::*;
use super::scenes::{DECLARERS_RIGHTS, defender, drops, small, three_suits};
use super::sentences::DECLARER_CALLS;
use sentences::*;

pub const SCENARIOS: &[&Scenario] =
    &[&DROPPED, &LAID_DOWN, &CONCEDES, &NAMED, &inquiry::HOW_EXPOSED, &rights::BOTH_DEFENDERS];

/// What is asked about an exposed card: what becomes of it, and what its owner must play.
const OF_EXPOSED: &[&[AspectKind]] = &[&[AspectKind::Fate], &[AspectKind::Duty]];

static DROPPED: Scenario = scenario(49, "dropped", &["difensore", "carta penalizzata"], dropped)
    .tricks(2..=10)
    .aspects(OF_EXPOSED);

/// While declarer thinks, a small card of a defender falls, possibly because of declarer, or the defender names it.
fn dropped(story: &mut Story<'_>) -> Option<()> {
    story.declaring_hand_in_turn()?;
    let by = defender(story)?;
    let nameable = small(story.hand(by)).iter().filter(|card| card.rank >= Rank::Eight).collect();
    let card = story.pick(nameable)?;
    may_keep(story, by, card)?;
    story.cast("card", card);
    let how = story.choose(3);
    if how == 2 {
        story.add_event(by, Act::Names(card.into()));
        story.add_sentence(NAMES);
    } else {
        let jostled = how == 1;
        story.add_event(by, drops(card, jostled));
        story.add_sentence(if jostled { JOSTLED } else { FALLS });
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    if how == 2 {
        story.add_finding("visible", Answer::NO, KEPT_IN_HAND)?;
    } else {
        story.choose_finding("visible", SEEN, NOT_SEEN)?;
    }
    Some(())
}

static LAID_DOWN: Scenario = scenario(49, "laid-down", &["difensore", "carta esposta"], laid_down)
    .tricks(2..=10)
    .aspects(OF_EXPOSED);

/// A defender holds his cards so low that one or two of them can be seen, deliberately or not.
fn laid_down(story: &mut Story<'_>) -> Option<()> {
    story.declaring_hand_in_turn()?;
    let by = defender(story)?;
    // He may complain of his cards.
    story.require(!story.hand(by).iter().any(|card| card.rank >= Rank::Queen))?;
    let one = story.pick(small(story.hand(by)))?;
    let two = story.pick(story.hand(by).without(one))?;
    may_keep(story, by, one)?;
    may_keep(story, by, two)?;
    cast!(story, one, two);
    let alone = story.either();
    let seen = Hand::EMPTY.with(one);
    let seen = if alone { seen } else { seen.with(two) };
    story.cast("seen", SlotValue::Cards(seen));
    story.add_event(by, Act::Spreads(Facing::of(seen)));
    story.add_sentence(if alone { SHOWS_ONE } else { SHOWS_TWO });
    story.add_finding("no-claim-meant", Answer::YES, NO_CLAIM)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    story.choose_finding("deliberate-exposure", ON_PURPOSE, BY_ACCIDENT)?;
    story.choose_finding("visible", PARTNER_TOO, NOT_PARTNER)?;
    Some(())
}

static CONCEDES: Scenario =
    scenario(49, "concedes-with-cards", &["difensore", "carta esposta", "concessione"], concedes)
        .tricks(7..=11)
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

/// A defender shows two cards, and concedes the remaining tricks, speaks of the trick in progress, or does not think of
/// tricks; his partner may object to what he says.
fn concedes(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    story.require(story.led().is_some())?;
    // He may well give up, and his partner not: the two can win a trick.
    may_win_one(story, by)?;
    // The trick in progress is lost.
    let mut later = story.clone();
    while later.led().is_some() {
        later.play_on()?;
    }
    story.require(!story.is_defender(later.turn()?))?;
    let shown: Hand = story.hand(by).iter().filter(|card| card.rank < Rank::King).collect();
    let one = story.pick(shown)?;
    let two = story.pick(shown.without(one))?;
    may_keep(story, by, one)?;
    may_keep(story, by, two)?;
    cast!(story, one, two);
    let what = story.choose(3);
    match what {
        0 => story.add_event(by, Act::SpeaksOfTrick),
        1 => story.add_event(by, Act::Concedes(None)),
        _ => {}
    }
    story.add_event(by, Act::Spreads(Facing::of(Hand::EMPTY.with(one).with(two))));
    match what {
        0 => story.add_sentence(OF_THIS_TRICK),
        1 => story.add_sentence(GIVES_UP),
        _ => story.add_finding("no-claim-meant", Answer::YES, TO_A_FRIEND)?,
    }
    story.add_finding("visible", Answer::YES, PARTNER_SEES)?;
    if what == 2 {
        story.add_sentence(SILENT);
    } else {
        story.choose_act(by.partner(), Act::Objects, OBJECTS, SILENT);
    }
    untold_no(story, &["all-play-on", "information-used"])
}

static NAMED: Scenario = scenario(49, "named-cards", &["difensore", "carta nominata"], named)
    .tricks(2..=8)
    .asks(DECLARERS_RIGHTS);

/// A defender says of one or two of his honours, of three suits that his partner holds too, that he has them.
fn named(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    story.require(story.turn() != Some(by))?;
    let partner_has = |card: &Card| !story.suit(by.partner(), card.suit).is_empty();
    let mut honours: Hand =
        (story.hand(by) - small(story.hand(by))).iter().filter(partner_has).collect();
    // A card that he must play to the trick in progress is gone when his partner leads.
    if let Some(led) = story.led().filter(|_| is_to_follow(story, by)) {
        story.require(!story.suit(by, led).is_empty())?;
        honours = honours - story.suit(by, led);
    }
    let cards = three_suits(story, honours)?;
    let [first, second, third] = cards;
    cast!(story, first, second, third);
    let which = 1 + story.choose(6);
    for (place, card) in cards.into_iter().enumerate() {
        if which & (1 << place) != 0 {
            story.add_event(by, Act::Names(card.into()));
        }
    }
    story.add_sentence(SAYS[which - 1]);
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

/// The sentences for each choice of named cards.
const SAYS: [SentenceWordings; 6] = [
    &[
        text(
            "«Ho {first}, ma non basterà», dice {by} scoraggiato.",
            "'I have the {first}, but it will not be enough,' says {by}, discouraged.",
        ),
        text(
            "{by} dice a tutti di avere {first}.",
            "{by} tells the table that he has the {first}.",
        ),
        short_reasons::SAID_HE_HAS_FIRST,
    ],
    &[
        text(
            "«Ho {second}, ma non basterà», dice {by} scoraggiato.",
            "'I have the {second}, but it will not be enough,' says {by}, discouraged.",
        ),
        text(
            "{by} dice a tutti di avere {second}.",
            "{by} tells the table that he has the {second}.",
        ),
        short_reasons::SAID_HE_HAS_SECOND,
    ],
    &[
        text(
            "«Ho {first} e {second}, ma non basterà», dice {by} scoraggiato.",
            "'I have the {first} and the {second}, but it will not be enough,' says {by}, discouraged.",
        ),
        text(
            "{by} dice a tutti di avere {first} e {second}.",
            "{by} tells the table that he has the {first} and the {second}.",
        ),
        because(
            "49",
            [
                "{by} ha detto di avere {first} e {second}",
                "{by} avesse detto di avere {first} e {second}",
            ],
            [
                "{by} said that he has the {first} and the {second}",
                "{by} had said that he has the {first} and the {second}",
            ],
        ),
    ],
    &[
        text(
            "«Ho {third}, ma non basterà», dice {by} scoraggiato.",
            "'I have the {third}, but it will not be enough,' says {by}, discouraged.",
        ),
        text(
            "{by} dice a tutti di avere {third}.",
            "{by} tells the table that he has the {third}.",
        ),
        because(
            "49",
            ["{by} ha detto di avere {third}", "{by} avesse detto di avere {third}"],
            ["{by} said that he has the {third}", "{by} had said that he has the {third}"],
        ),
    ],
    &[
        text(
            "«Ho {first} e {third}, ma non basterà», dice {by} scoraggiato.",
            "'I have the {first} and the {third}, but it will not be enough,' says {by}, discouraged.",
        ),
        text(
            "{by} dice a tutti di avere {first} e {third}.",
            "{by} tells the table that he has the {first} and the {third}.",
        ),
        because(
            "49",
            [
                "{by} ha detto di avere {first} e {third}",
                "{by} avesse detto di avere {first} e {third}",
            ],
            [
                "{by} said that he has the {first} and the {third}",
                "{by} had said that he has the {first} and the {third}",
            ],
        ),
    ],
    &[
        text(
            "«Ho {second} e {third}, ma non basterà», dice {by} scoraggiato.",
            "'I have the {second} and the {third}, but it will not be enough,' says {by}, discouraged.",
        ),
        text(
            "{by} dice a tutti di avere {second} e {third}.",
            "{by} tells the table that he has the {second} and the {third}.",
        ),
        because(
            "49",
            [
                "{by} ha detto di avere {second} e {third}",
                "{by} avesse detto di avere {second} e {third}",
            ],
            [
                "{by} said that he has the {second} and the {third}",
                "{by} had said that he has the {second} and the {third}",
            ],
        ),
    ],
];
