//! Laws 45 and 68: what has to be established about a defender who shows a card and speaks of the trick in progress.

use super::{NAMES, PLAYS_FOR_TRICK, SHOWS_FOR_TRICK};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_act;

pub static PLAYED_OR_SHOWN: Scenario =
    scenario(68, "played-or-shown", &["difensore", "presa in corso"], played_or_shown)
        .tricks(2..=11)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Fate]]);

/// A defender names, shows or plays a card that wins the trick in progress while his partner is to play, and says who wins
/// the trick; the story may leave open whether he played the card.
fn played_or_shown(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let led = story.led()?;
    story.require(story.position.on_table() == 1)?;
    let by = partner.partner();
    let (trick, third) = (story.position.trick?, story.suit(partner.lho(), led));
    let wins = |card: &Card| {
        (third & Hand::above(*card)).is_empty()
            && trick.is_beaten_by(*card, story.trumps()) == Some(true)
    };
    let winners = story.suit(by, led).iter().filter(wins).collect();
    story.require(!third.is_empty() && story.hand(by).len() > 2)?;
    let card = story.pick(winners)?;
    cast!(story, by, partner, card);
    let course = story.choose(4);
    if course == 0 {
        story.add_event(by, Act::Names(card.into()));
    } else {
        story.add_event(by, Act::Spreads(Facing::of(Hand::EMPTY.with(card))));
    }
    story.add_event(by, Act::SpeaksOfTrick);
    match course {
        0 => add_act(story, "shown-as-play", Answer::NO, NAMES)?,
        1 => add_act(story, "shown-as-play", Answer::NO, SHOWS_FOR_TRICK)?,
        2 => add_act(story, "shown-as-play", Answer::YES, PLAYS_FOR_TRICK)?,
        _ => story.add_sentence(PUTS_IN_VIEW),
    }
    story.call_director(story.declarer());
    story.add_sentence(ASKS_ABOUT_THE_CARD);
    untold(story, "told-his-turn", Answer::NO)?;
    untold(story, "information-used", Answer::NO)
}

const PUTS_IN_VIEW: SentenceWordings = &[
    text(
        "Tocca a {partner}; {by} perde la pazienza, mette in vista {card} e dice: «questa la prendo io», poi si ferma.",
        "It is {partner}'s turn; {by} loses patience, puts the {card} in view and says: 'this one is mine', and then stops.",
    ),
    text(
        "{partner} pensa. «La presa è nostra», dice {by} con {card} scopert{o/a:card} davanti a sé, e non dice se l'ha giocat{o/a:card}.",
        "{partner} is thinking. 'The trick is ours', says {by} with the {card} face up before him, and does not say whether he has played it.",
    ),
    text(
        "Prima che giochi {partner}, {by} dice «questa presa è nostra» e scopre {card}: che cosa intendesse non l'ha ancora spiegato.",
        "Before {partner} plays, {by} says 'this trick is ours' and faces the {card}: what he meant by it he has not explained yet.",
    ),
    because(
        "57A",
        ["non si sa se {by} ha giocato {card}", "non si sapesse se {by} ha giocato {card}"],
        [
            "it is not known whether {by} played the {card}",
            "it were not known whether {by} played the {card}",
        ],
    ),
];
const ASKS_ABOUT_THE_CARD: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro: vuole sapere se quella carta ormai è da giocare.",
        "{declarer} calls the director: he wants to know whether that card has to be played now.",
    ),
    text(
        "{declarer} chiama l'Arbitro e chiede che cosa succede di quella carta.",
        "{declarer} calls the director and asks what becomes of that card.",
    ),
    text(
        "{declarer} chiama l'Arbitro e gli chiede se quella carta è giocata.",
        "{declarer} calls the director and asks him whether that card is played.",
    ),
];
