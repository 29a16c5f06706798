//! Law 65: arrangement of tricks; what a player who says that a trick is pointed the wrong way may look at, and until when.

use super::l66::{RIGHTS, turns_and_plays_on};
use super::prelude::*;
use arbitro_laws::record::event::Inspection;

pub const SCENARIOS: &[&Scenario] = &[&TURNED_WRONG, &DUMMY_TURNED];

static TURNED_WRONG: Scenario =
    scenario(65, "turned-wrong", &["prese", "attirare l'attenzione"], turned_wrong)
        .tricks(6..=12)
        .asks(RIGHTS);

static DUMMY_TURNED: Scenario =
    scenario(65, "dummy-turned", &["prese", "attirare l'attenzione"], dummy_turned)
        .tricks(6..=12)
        .asks(RIGHTS);

/// A defender says that his partner has pointed the last trick the wrong way, and asks to see it.
fn turned_wrong(story: &mut Story<'_>) -> Option<()> {
    let one = story.a_defender()?;
    says_turned_wrong(story, [one, one.partner()], OF_PARTNER)
}

/// A defender says that dummy has pointed the last trick the wrong way, and asks to see it.
fn dummy_turned(story: &mut Story<'_>) -> Option<()> {
    let one = story.a_defender()?;
    let dummy = story.dummy();
    says_turned_wrong(story, [one, dummy], OF_DUMMY)
}

/// A player who has turned his own card says that another's lies the wrong way, before the next lead, after one or
/// two cards or after play, disputes the number of tricks, and asks to see the trick, his own card and an earlier trick.
fn says_turned_wrong(
    story: &mut Story<'_>,
    [one, of]: [Seat; 2],
    says: SentenceWordings,
) -> Option<()> {
    cast!(story, one, his = of);
    turns_and_plays_on(story, one)?;
    for what in [Inspection::LastTrick, Inspection::OwnCard, Inspection::Quitted] {
        story.add_event(one, Act::Inspects(what));
    }
    story.add_sentence(says);
    Some(())
}

const OF_PARTNER: SentenceWordings = &[
    text(
        "{one} dice poi che il conto delle prese giocate è sbagliato: {his} ha girato la sua carta dalla parte sbagliata. {one} chiede di rivedere la presa appena finita, la propria ultima carta e una presa più vecchia.",
        "{one} then says that the count of the tricks played is wrong: {his} has pointed his card the wrong way. {one} asks to see the trick just finished again, his own last card and an older trick.",
    ),
    text(
        "{one} contesta il conto delle prese giocate, perché {his} ha girato male la sua carta. {one} chiede di rivedere le quattro carte della presa appena finita, la propria ultima carta e una presa più vecchia.",
        "{one} disputes the count of the tricks played, because {his} has pointed his card the wrong way. {one} asks to see the four cards of the trick just finished again, his own last card and an older trick.",
    ),
    text(
        "Il conto delle prese giocate, dice ora {one}, è sbagliato, perché la carta di {his} è girata dalla parte sbagliata. {one} chiede di rivedere la presa appena finita, la propria ultima carta e una presa più vecchia.",
        "The count of the tricks played, {one} now says, is wrong, because {his}'s card is pointed the wrong way. {one} asks to see the trick just finished again, his own last card and an older trick.",
    ),
];
const OF_DUMMY: SentenceWordings = &[
    text(
        "{one} dice poi che il conto delle prese giocate è sbagliato: il morto ({his}) ha girato la sua carta dalla parte sbagliata. {one} chiede di rivedere la presa appena finita, la propria ultima carta e una presa più vecchia.",
        "{one} then says that the count of the tricks played is wrong: dummy ({his}) has pointed his card the wrong way. {one} asks to see the trick just finished again, his own last card and an older trick.",
    ),
    text(
        "{one} contesta il conto delle prese giocate, perché il morto ({his}) ha girato male la sua carta. {one} chiede di rivedere le quattro carte della presa appena finita, la propria ultima carta e una presa più vecchia.",
        "{one} disputes the count of the tricks played, because dummy ({his}) has pointed his card the wrong way. {one} asks to see the four cards of the trick just finished again, his own last card and an older trick.",
    ),
    text(
        "Il conto delle prese giocate, dice ora {one}, è sbagliato, perché la carta del morto ({his}) è girata dalla parte sbagliata. {one} chiede di rivedere la presa appena finita, la propria ultima carta e una presa più vecchia.",
        "The count of the tricks played, {one} now says, is wrong, because the card of dummy ({his}) is pointed the wrong way. {one} asks to see the trick just finished again, his own last card and an older trick.",
    ),
];
