//! Law 65: arrangement of tricks; who may point out that a trick is pointed the wrong way, and until when.

use super::l66::{asks_to_see, next_cards};
use super::prelude::*;
use arbitro_laws::record::event::Inspection;

pub const SCENARIOS: &[&Scenario] = &[&TURNED_WRONG, &DECLARER_TURNED];

static TURNED_WRONG: Scenario =
    scenario(65, "turned-wrong", &["prese", "attirare l'attenzione"], turned_wrong)
        .tricks(2..=11)
        .asks(&[Rights("one"), Choices("one")]);

static DECLARER_TURNED: Scenario =
    scenario(65, "declarer-turned", &["prese", "attirare l'attenzione"], declarer_turned)
        .tricks(2..=11)
        .asks(&[Rights("one"), Choices("one")]);

/// A defender says that his partner has pointed the last trick the wrong way, and asks to see it.
fn turned_wrong(story: &mut Story<'_>) -> Option<()> {
    let one = story.a_defender()?;
    says_turned_wrong(story, one, DEFENDER_SAYS)
}

/// Declarer says that dummy has pointed the last trick the wrong way, and asks to see it.
fn declarer_turned(story: &mut Story<'_>) -> Option<()> {
    let one = story.declarer();
    says_turned_wrong(story, one, DECLARER_SAYS)
}

/// A player says that his partner's card lies the wrong way, before the next lead or after one, two or three cards, and
/// asks to see the trick or his own card.
fn says_turned_wrong(story: &mut Story<'_>, one: Seat, says: SentenceWordings) -> Option<()> {
    cast!(story, one, his = one.partner());
    next_cards(story, one)?;
    story.add_event(one, Act::SaysTurnedWrong { of: one.partner(), trick: None });
    story.add_sentence(says);
    asks_to_see(story, one, &[Inspection::LastTrick, Inspection::OwnCard]);
    Some(())
}

const DEFENDER_SAYS: SentenceWordings = &[
    text(
        "Ora {one} dice a {his} che ha girato quella presa dalla parte sbagliata.",
        "Now {one} tells {his} that he has turned that trick the wrong way.",
    ),
    text(
        "«Hai girato male l'ultima presa», dice a questo punto {one} a {his}.",
        "'You have turned the last trick the wrong way', {one} now tells {his}.",
    ),
    text(
        "Adesso {one} fa notare a {his} che ha girato male la carta.",
        "Now {one} points out to {his} that he has turned his card the wrong way.",
    ),
];
const DECLARER_SAYS: SentenceWordings = &[
    text(
        "Ora {one} dice al morto, {his}, che ha girato quella presa dalla parte sbagliata.",
        "Now {one} tells dummy, {his}, that he has turned that trick the wrong way.",
    ),
    text(
        "«Hai girato male l'ultima presa», dice a questo punto {one} al morto, {his}.",
        "'You have turned the last trick the wrong way', {one} now tells dummy, {his}.",
    ),
    text(
        "Adesso {one} fa notare al morto, {his}, che ha girato male la carta.",
        "Now {one} points out to dummy, {his}, that he has turned his card the wrong way.",
    ),
];
