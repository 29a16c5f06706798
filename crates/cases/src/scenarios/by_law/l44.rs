//! Law 44: sequence and procedure of play, in particular following suit.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::ruling::text;

pub const SCENARIOS: &[&Scenario] = &[&ANOTHER_SUIT_LED];

static ANOTHER_SUIT_LED: Scenario =
    scenario(44, "another-suit-led", &["morto", "rispondere a colore"], another_suit_led)
        .tricks(2..=9)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("next")]);

/// Dummy leads a suit other than the one called; the suit led is nevertheless the suit of the card called.
fn another_suit_led(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let called = story.would_play()?;
    let put = story.pick(story.hand(dummy) - story.suit(dummy, called.suit))?;
    let next = dummy.lho();
    let card = story.would_follow(next, put)?;
    story.require(card.suit == put.suit && !story.suit(next, called.suit).is_empty())?;
    story.cast("next", next);
    story.cast("called", called);
    story.cast("put", put);
    story.cast("card", card);
    story.cast("suit", called.suit);
    story.add_sentence(ON_LEAD);
    story.calls(SpokenCall::naming(called));
    story.plays(dummy, put);
    story.add_sentence(MISHEARD);
    let played = story.choose(3);
    if played > 0 {
        story.plays(next, card);
        story.add_sentence(NEXT_PLAYS);
    }
    if played > 1 {
        let (_, own) = story.play_on()?;
        story.cast("own", own);
        story.add_sentence(DECLARER_PLAYS);
    }
    story.call_director(declarer.lho());
    story.add_sentence(NOTICED);
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text("La mano è al morto.", "The lead is in dummy."),
    text("Si attacca dal morto, {dummy}.", "The lead is to come from dummy, {dummy}."),
];
const MISHEARD: SentenceWordings = &[
    text(
        "{declarer} chiama {call}, ma {dummy} capisce male e mette sul tavolo {put}.",
        "{declarer} calls {call}, but {dummy} mishears him and puts out the {put}.",
    ),
    text(
        "{declarer} dice {call}; {dummy}, distratto da una domanda, muove invece {put}.",
        "{declarer} says {call}; {dummy}, distracted by a question, moves the {put} instead.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text("{next} risponde {card}.", "{next} follows with the {card}."),
    text("{next} gioca {card}.", "{next} plays the {card}."),
];
const DECLARER_PLAYS: SentenceWordings = &[
    text("{declarer} gioca {own} dalla mano.", "{declarer} plays the {own} from his hand."),
    text("Dalla mano {declarer} mette {own}.", "From his hand {declarer} puts out the {own}."),
];
const NOTICED: SentenceWordings = &[
    text(
        "Solo ora {lho} fa notare che la carta chiamata era {called}; {next} ha delle {suit}.",
        "Only now does {lho} point out that the card called was the {called}; {next} has some {suit}.",
    ),
    text(
        "A questo punto {lho} chiama l'Arbitro: si era chiamato {called}. Nella mano di {next} ci sono delle {suit}.",
        "At this point {lho} calls the director: the {called} had been called. There are some {suit} in {next}'s hand.",
    ),
];
