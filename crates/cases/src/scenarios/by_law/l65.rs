//! Law 65: arrangement of tricks; what a player whose tricks are not arranged like another's may look at, and until when.

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

/// A defender and his partner have arranged their tricks differently, and he wants to see them.
fn turned_wrong(story: &mut Story<'_>) -> Option<()> {
    let one = story.a_defender()?;
    says_turned_wrong(story, [one, one.partner()], OF_PARTNER)
}

/// A defender and dummy have arranged their tricks differently, and the defender wants to see them.
fn dummy_turned(story: &mut Story<'_>) -> Option<()> {
    let one = story.a_defender()?;
    let dummy = story.dummy();
    says_turned_wrong(story, [one, dummy], OF_DUMMY)
}

/// A player who has turned his own card finds that another has arranged his tricks differently, before the next lead, after
/// one or two cards or after play, and wants to see the last trick, his own card of it and an earlier trick.
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
        "{one} e {his} non hanno disposto le prese allo stesso modo: secondo {one} la loro linea ne ha vinta una in più. {one} vuole rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "{one} and {his} have not arranged the tricks alike: in {one}'s view their side has won one more. {one} wants to see the last trick played, his own card of that trick and an older trick.",
    ),
    text(
        "Le prese di {one} e quelle di {his} non sono disposte allo stesso modo, e {one} sostiene che la loro linea ne ha vinta una in più. {one} vuole rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "{one}'s tricks and those of {his} are not arranged alike, and {one} maintains that their side has won one more. {one} wants to see the last trick played, his own card of that trick and an older trick.",
    ),
];
const OF_DUMMY: SentenceWordings = &[
    text(
        "Secondo {one} la sua linea ha vinto una presa in più, secondo il morto ({his}) no: le loro prese non sono disposte allo stesso modo. {one} vuole rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "In {one}'s view his side has won one trick more, in dummy's ({his}) it has not: their tricks are not arranged alike. {one} wants to see the last trick played, his own card of that trick and an older trick.",
    ),
    text(
        "Le prese di {one} e quelle del morto ({his}) non sono disposte allo stesso modo, e {one} sostiene che la sua linea ne ha vinta una in più. {one} vuole rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "{one}'s tricks and those of dummy ({his}) are not arranged alike, and {one} maintains that his side has won one more. {one} wants to see the last trick played, his own card of that trick and an older trick.",
    ),
];
