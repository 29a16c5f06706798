//! Law 65: arrangement of tricks; who may say that one lies the wrong way, and until when.

use crate::scenarios::scenario::{Recipe, recipe};
use crate::scenarios::story::{Line, Story};
use arbitro_laws::record::Act;
use arbitro_laws::ruling::text;

use super::lines::{LEADER_LEADS, SECOND_FOLLOWS};

pub const RECIPES: &[&Recipe] = &[&TURNED_WRONG];

static TURNED_WRONG: Recipe =
    recipe(65, "turned-wrong", &["prese", "attirare l'attenzione"], turned_wrong).tricks(2..=11);

/// Two players say, each in his time, that their partners have turned the last trick the wrong way.
fn turned_wrong(story: &mut Story<'_>) -> Option<()> {
    let leader = story.turn()?;
    story.needs(story.led().is_none())?;
    let declarer = story.declarer();
    let one = story.a_defender()?;
    story.cast("one", one);
    story.cast("his", one.partner());
    story.cast("leader", leader);
    story.cast("second", leader.lho());
    story.cast("third", leader.partner());
    story.tells(OVER);
    let (first, other) = (story.choose(4), story.choose(4));
    for time in 0..4 {
        if first == time {
            story.does(one, Act::SaysTurnedWrong(one.partner()));
            story.tells(DEFENDER_SAYS);
        }
        if other == time {
            story.does(declarer, Act::SaysTurnedWrong(story.dummy()));
            story.tells(DECLARER_SAYS);
        }
        if time < first.max(other) {
            let (_, card) = story.goes_on()?;
            let slot = ["c0", "c1", "c2"][time];
            story.cast(slot, card);
            story.tells([LEADER_LEADS, SECOND_FOLLOWS, THIRD][time]);
        }
    }
    Some(())
}

const OVER: Line = &[
    text("La presa è appena finita.", "The trick is just over."),
    text("Le carte della presa sono state coperte.", "The cards of the trick have been turned."),
    text("Si chiude la presa.", "The trick is quitted."),
];
const DEFENDER_SAYS: Line = &[
    text(
        "{one} fa notare a {his} che ha coperto la carta nel verso sbagliato: si era distratto.",
        "{one} points out to {his} that he has turned his card the wrong way: his mind had wandered.",
    ),
    text(
        "«Quella presa è girata male», dice {one} a {his}.",
        "'That trick lies the wrong way', says {one} to {his}.",
    ),
];
const DECLARER_SAYS: Line = &[
    text(
        "{declarer} dice a {dummy} che la sua carta è girata dalla parte sbagliata.",
        "{declarer} tells {dummy} that his card lies the wrong way.",
    ),
    text(
        "{declarer} si accorge che {dummy} ha coperto male la carta, e lo dice.",
        "{declarer} sees that {dummy} has turned his card wrongly, and says so.",
    ),
];
const THIRD: Line = &[
    text("Da {third} si gioca {c2}.", "From {third} comes the {c2}."),
    text("{third} mette {c2}.", "{third} puts down the {c2}."),
];
