//! Law 46, paragraph B2: a suit to be run, called without a rank.

use super::{CALLS, ON_LEAD, PUTS_HIGH, PUTS_LOW, PUTS_NEITHER, long_suit};
use crate::case::Bilingual;
use crate::scenarios::by_law::prelude::*;

pub static RUNS_A_SUIT: Scenario =
    scenario(46, "runs-a-suit", &["morto", "chiamata incompleta"], runs_a_suit).tricks(1..=10);

/// Dummy is on lead; declarer calls a suit, or tells dummy to run it, dummy puts out its lowest card, its highest or
/// none, and declarer says that he meant the highest.
fn runs_a_suit(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let suit = long_suit(story)?;
    let cards = story.suit(dummy, suit);
    let (low, high) = (cards.lowest(suit)?, cards.iter().next()?);
    cast!(story, low, high);
    story.add_sentence(ON_LEAD);
    let manner = if story.either() { Some(CardSelector::Run) } else { None };
    story.calls(SpokenCall::of(Phrase { suit: Some(suit), manner, ..Phrase::default() }));
    if manner.is_some() {
        // As players say it: the words of a call name the suit without an article.
        let said = match suit {
            Suit::Spades => text("«incassa le picche»", "'run spades'"),
            Suit::Hearts => text("«incassa le cuori»", "'run hearts'"),
            Suit::Diamonds => text("«incassa le quadri»", "'run diamonds'"),
            Suit::Clubs => text("«incassa le fiori»", "'run clubs'"),
        };
        let words = |said: &str| said.trim_matches(['«', '»', '\'']).to_owned();
        if let Some(last) = story.event_texts.last_mut() {
            *last = Some(Bilingual { it: words(said.it), en: words(said.en) });
        }
        story.cast("call", SlotValue::Words(said));
    }
    story.add_sentence(CALLS);
    let (put, line) =
        [(Some(low), PUTS_LOW), (Some(high), PUTS_HIGH), (None, PUTS_NEITHER)][story.choose(3)];
    if let Some(put) = put {
        story.plays(dummy, put);
    }
    story.add_sentence(line);
    story.add_event(declarer, Act::Pleads(Hand::EMPTY.with(high)));
    story.add_sentence(PLEADS);
    story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
    Some(())
}

const PLEADS: SentenceWordings = &[
    text(
        "{declarer} spiega che voleva giocare il seme dall'alto, cominciando con {high}.",
        "{declarer} explains that he wanted to play the suit from the top, beginning with the {high}.",
    ),
    text(
        "«Dall'alto, s'intende: {high}», dice {declarer}.",
        "'From the top, of course: the {high},' says {declarer}.",
    ),
    text(
        "A questo punto {declarer} dice che intendeva {high}.",
        "At this point {declarer} says that he meant the {high}.",
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "Dal gioco l'Arbitro vede senza alcun dubbio che {declarer} intendeva {high}.",
        "From the play the director sees without any doubt that {declarer} meant the {high}.",
    ),
    text(
        "L'Arbitro ritiene fuori discussione che {declarer} intendesse {high}.",
        "The director thinks it beyond dispute that {declarer} meant the {high}.",
    ),
];
const DOUBT: SentenceWordings = &[
    text(
        "Dal gioco l'Arbitro vede che forse, ma solo forse, {declarer} intendeva {high}.",
        "From the play the director sees that perhaps, but only perhaps, {declarer} meant the {high}.",
    ),
    text(
        "L'Arbitro ritiene possibile, ma non fuori discussione, che {declarer} intendesse {high}.",
        "The director thinks it possible, but not beyond dispute, that {declarer} meant the {high}.",
    ),
];
