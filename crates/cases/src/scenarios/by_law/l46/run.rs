//! Law 46, paragraph B2: a suit to be run, called without a rank.

use super::{CALLS, ON_LEAD, PUTS_HIGH, PUTS_LOW, PUTS_NEITHER, long_suit};
use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Hand;
use arbitro_laws::record::Act;
use arbitro_laws::record::spoken::{CardSelector, Phrase, SpokenCall};
use arbitro_laws::ruling::text;

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
    story.cast("low", low);
    story.cast("high", high);
    story.add_sentence(ON_LEAD);
    let manner = if story.either() { Some(CardSelector::Run) } else { None };
    story.calls(SpokenCall::of(Phrase { suit: Some(suit), manner, ..Phrase::default() }));
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
        "{declarer} spiega che voleva incassare dall'alto, cominciando con {high}.",
        "{declarer} explains that he wanted to cash from the top, beginning with the {high}.",
    ),
    text(
        "«Dall'alto, s'intende: {high}», dice {declarer}.",
        "'From the top, of course: the {high},' says {declarer}.",
    ),
    text(
        "Era {high}, dice {declarer}, che intendeva chiamare.",
        "It was the {high}, says {declarer}, that he meant to call.",
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "Dal gioco l'Arbitro vede senza alcun dubbio che {declarer} intendeva {high}.",
        "From the play the director sees without any doubt that {declarer} meant the {high}.",
    ),
    text(
        "Che {declarer} intendesse {high} è per l'Arbitro fuori discussione: il seme era tutto buono.",
        "That {declarer} meant the {high} is to the director beyond dispute: the suit was all good.",
    ),
];
const DOUBT: SentenceWordings = &[
    text(
        "Dal gioco l'Arbitro vede che forse, ma solo forse, {declarer} intendeva {high}.",
        "From the play the director sees that perhaps, but only perhaps, {declarer} meant the {high}.",
    ),
    text(
        "Che {declarer} intendesse {high} non è per l'Arbitro fuori discussione: poteva anche volere un sorpasso.",
        "That {declarer} meant the {high} is not to the director beyond dispute: he could have wanted a finesse as well.",
    ),
];
