//! Law 65: arrangement of tricks; who may point out that a trick is pointed the wrong way, and until when.

use super::l66::{RIGHTS, turns_and_plays_on};
use super::prelude::*;
use arbitro_laws::record::event::Inspection;

pub const SCENARIOS: &[&Scenario] = &[&TURNED_WRONG, &DUMMY_TURNED];

static TURNED_WRONG: Scenario =
    scenario(65, "turned-wrong", &["prese", "attirare l'attenzione"], turned_wrong)
        .tricks(2..=11)
        .asks(RIGHTS);

static DUMMY_TURNED: Scenario =
    scenario(65, "dummy-turned", &["prese", "attirare l'attenzione"], dummy_turned)
        .tricks(2..=11)
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

/// A player who has turned his own card says that another's lies the wrong way, before the next lead, after one or two
/// cards or after play, and, to check the number of tricks, asks to see the trick, his own card and an earlier trick.
fn says_turned_wrong(
    story: &mut Story<'_>,
    [one, of]: [Seat; 2],
    says: SentenceWordings,
) -> Option<()> {
    cast!(story, one, his = of);
    turns_and_plays_on(story, one)?;
    story.add_event(one, Act::SaysTurnedWrong { of, trick: None });
    for what in [Inspection::LastTrick, Inspection::OwnCard, Inspection::Quitted] {
        story.add_event(one, Act::Inspects(what));
    }
    story.add_sentence(says);
    untold(story, "information-used", Answer::NO)
}

const OF_PARTNER: SentenceWordings = &[
    text(
        "A questo punto {one} vuole far notare un'irregolarità: {his} ha girato la sua carta dalla parte sbagliata. Per controllare il numero delle prese chiede di rivedere la presa intera, la propria carta e una presa precedente.",
        "At this point {one} wants to draw attention to an irregularity: {his} has pointed his card the wrong way. To check the number of tricks, he asks to see the whole trick again, his own card and an earlier trick.",
    ),
    text(
        "{one} si accorge ora di un'irregolarità: {his} ha girato male la sua carta. Vorrebbe dirlo e, poiché il conto delle prese non gli torna, rivedere le quattro carte della presa, la propria e quelle di una presa di prima.",
        "{one} now notices an irregularity: {his} has pointed his card the wrong way. He would like to say so and, as he disputes the count of tricks, to see the four cards of the trick, his own card and an earlier trick again.",
    ),
    text(
        "{one} vorrebbe segnalare un'irregolarità, la carta di {his} girata dalla parte sbagliata, e per rifare il conto delle prese rivedere la presa, la propria carta e una presa più vecchia.",
        "{one} would like to report an irregularity, {his}'s card pointed the wrong way, and, to count the tricks again, to see the trick, his own card and an older trick again.",
    ),
];
const OF_DUMMY: SentenceWordings = &[
    text(
        "A questo punto {one} vuole far notare un'irregolarità: il morto, {his}, ha girato la sua carta dalla parte sbagliata. Per controllare il numero delle prese chiede di rivedere la presa intera, la propria carta e una presa precedente.",
        "At this point {one} wants to draw attention to an irregularity: dummy, {his}, has pointed his card the wrong way. To check the number of tricks, he asks to see the whole trick again, his own card and an earlier trick.",
    ),
    text(
        "{one} si accorge ora di un'irregolarità: il morto, {his}, ha girato male la sua carta. Vorrebbe dirlo e, poiché il conto delle prese non gli torna, rivedere le quattro carte della presa, la propria e quelle di una presa di prima.",
        "{one} now notices an irregularity: dummy, {his}, has pointed his card the wrong way. He would like to say so and, as he disputes the count of tricks, to see the four cards of the trick, his own card and an earlier trick again.",
    ),
    text(
        "{one} vorrebbe segnalare un'irregolarità, la carta del morto, {his}, girata dalla parte sbagliata, e per rifare il conto delle prese rivedere la presa, la propria carta e una presa più vecchia.",
        "{one} would like to report an irregularity, the card of dummy, {his}, pointed the wrong way, and, to count the tricks again, to see the trick, his own card and an older trick again.",
    ),
];
