//! Law 65: arrangement of tricks; who may point out that a trick is pointed the wrong way, and until when.

use super::l66::{RIGHTS, next_cards};
use super::prelude::*;
use arbitro_laws::record::event::Inspection;

pub const SCENARIOS: &[&Scenario] = &[&TURNED_WRONG, &DECLARER_TURNED];

static TURNED_WRONG: Scenario =
    scenario(65, "turned-wrong", &["prese", "attirare l'attenzione"], turned_wrong)
        .tricks(2..=11)
        .asks(RIGHTS);

static DECLARER_TURNED: Scenario =
    scenario(65, "declarer-turned", &["prese", "attirare l'attenzione"], declarer_turned)
        .tricks(2..=11)
        .asks(RIGHTS);

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
    let (has_turned, cards) = next_cards(story, one)?;
    story.require(has_turned || cards == 0)?;
    story.add_event(one, Act::SaysTurnedWrong { of: one.partner(), trick: None });
    for what in [Inspection::LastTrick, Inspection::OwnCard] {
        story.add_event(one, Act::Inspects(what));
    }
    story.add_sentence(says);
    untold(story, "information-used", Answer::NO)
}

const DEFENDER_SAYS: SentenceWordings = &[
    text(
        "A questo punto {one} vuole richiamare l'attenzione su un'irregolarità, la carta che {his} ha girato dalla parte sbagliata, e chiede di rivedere la presa o almeno la propria carta.",
        "At this point {one} wants to draw attention to an irregularity, the card that {his} has pointed the wrong way, and asks to see the trick again, or at least his own card.",
    ),
    text(
        "{one} si accorge ora di un'irregolarità: {his} ha girato male la sua carta. Vorrebbe dirlo, e rivedere tutta la presa o almeno la propria carta.",
        "{one} now notices an irregularity: {his} has pointed his card the wrong way. He would like to say so, and to see the whole trick again, or at least his own card.",
    ),
    text(
        "{one} vorrebbe segnalare un'irregolarità, la carta di {his} girata dalla parte sbagliata, e rivedere la presa o almeno la propria carta.",
        "{one} would like to report an irregularity, {his}'s card pointed the wrong way, and to see the trick again, or at least his own card.",
    ),
];
const DECLARER_SAYS: SentenceWordings = &[
    text(
        "A questo punto {one} vuole richiamare l'attenzione su un'irregolarità, la carta che il morto, {his}, ha girato dalla parte sbagliata, e chiede di rivedere la presa o almeno la propria carta.",
        "At this point {one} wants to draw attention to an irregularity, the card that dummy, {his}, has pointed the wrong way, and asks to see the trick again, or at least his own card.",
    ),
    text(
        "{one} si accorge ora di un'irregolarità: il morto, {his}, ha girato male la sua carta. Vorrebbe dirlo, e rivedere tutta la presa o almeno la propria carta.",
        "{one} now notices an irregularity: dummy, {his}, has pointed his card the wrong way. He would like to say so, and to see the whole trick again, or at least his own card.",
    ),
    text(
        "{one} vorrebbe segnalare un'irregolarità, la carta del morto, {his}, girata dalla parte sbagliata, e rivedere la presa o almeno la propria carta.",
        "{one} would like to report an irregularity, the card of dummy, {his}, pointed the wrong way, and to see the trick again, or at least his own card.",
    ),
];
