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
        "Poi {one} dice che {his} ha girato la sua carta dalla parte sbagliata e che il numero delle prese vinte finora è un altro. {one} chiede di rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "{one} then says that {his} has pointed his card the wrong way, and that the number of tricks won so far is wrong. {one} asks to see the last trick played, his own card of that trick and an older trick.",
    ),
    text(
        "{one} contesta il numero delle prese vinte finora, perché {his} ha girato male la sua carta. {one} chiede di rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "{one} disputes the number of tricks won so far, because {his} has pointed his card the wrong way. {one} asks to see the last trick played, his own card of that trick and an older trick.",
    ),
];
const OF_DUMMY: SentenceWordings = &[
    text(
        "Poi {one} dice che il morto ({his}) ha girato la sua carta dalla parte sbagliata e che il numero delle prese vinte finora è un altro. {one} chiede di rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "{one} then says that dummy ({his}) has pointed his card the wrong way, and that the number of tricks won so far is wrong. {one} asks to see the last trick played, his own card of that trick and an older trick.",
    ),
    text(
        "{one} contesta il numero delle prese vinte finora, perché il morto ({his}) ha girato male la sua carta. {one} chiede di rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "{one} disputes the number of tricks won so far, because dummy ({his}) has pointed his card the wrong way. {one} asks to see the last trick played, his own card of that trick and an older trick.",
    ),
];
