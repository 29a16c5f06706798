//! Law 65: arrangement of tricks; who may point out that a trick is pointed the wrong way, and until when.

use super::l63::untold;
use super::l66::next_cards;
use super::prelude::*;
use arbitro_laws::record::event::Inspection;

pub const SCENARIOS: &[&Scenario] = &[&TURNED_WRONG, &DECLARER_TURNED];

static TURNED_WRONG: Scenario =
    scenario(65, "turned-wrong", &["prese", "attirare l'attenzione"], turned_wrong)
        .tricks(2..=11)
        .asks(&[Rights("one")])
        .without_open_facts();

static DECLARER_TURNED: Scenario =
    scenario(65, "declarer-turned", &["prese", "attirare l'attenzione"], declarer_turned)
        .tricks(2..=11)
        .asks(&[Rights("one")])
        .without_open_facts();

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
    for what in [Inspection::LastTrick, Inspection::OwnCard] {
        story.add_event(one, Act::Inspects(what));
    }
    story.add_sentence(says);
    untold(story, "information-used", Answer::NO)
}

const DEFENDER_SAYS: SentenceWordings = &[
    text(
        "A questo punto {one} dice a {his} che ha girato la carta dalla parte sbagliata, e chiede di rivedere la presa o almeno la propria carta.",
        "At this point {one} tells {his} that he has pointed his card the wrong way, and asks to see the trick again, or at least his own card.",
    ),
    text(
        "«Hai girato male la tua carta», dice ora {one} a {his}, e vuole rivedere tutta la presa o almeno la propria carta.",
        "'You have pointed your card the wrong way', {one} now tells {his}, and he wants to see the whole trick again, or at least his own card.",
    ),
];
const DECLARER_SAYS: SentenceWordings = &[
    text(
        "A questo punto {one} dice al morto, {his}, che ha girato la carta dalla parte sbagliata, e chiede di rivedere la presa o almeno la propria carta.",
        "At this point {one} tells dummy, {his}, that he has pointed his card the wrong way, and asks to see the trick again, or at least his own card.",
    ),
    text(
        "«Hai girato male la tua carta», dice ora {one} al morto, {his}, e vuole rivedere tutta la presa o almeno la propria carta.",
        "'You have pointed your card the wrong way', {one} now tells dummy, {his}, and he wants to see the whole trick again, or at least his own card.",
    ),
];
