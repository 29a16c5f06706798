//! Law 65: arrangement of tricks; who may point out that a trick is pointed the wrong way, and until when.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::ruling::text;

use super::sentences::{LEADER_LEADS, SECOND_FOLLOWS};

pub const SCENARIOS: &[&Scenario] = &[&TURNED_WRONG];

static TURNED_WRONG: Scenario =
    scenario(65, "turned-wrong", &["prese", "attirare l'attenzione"], turned_wrong).tricks(2..=11);

/// A defender and declarer each say, sooner or later, that their partner has pointed the last trick the wrong way.
fn turned_wrong(story: &mut Story<'_>) -> Option<()> {
    let leader = story.turn()?;
    story.require(story.led().is_none())?;
    let declarer = story.declarer();
    let one = story.a_defender()?;
    story.cast("one", one);
    story.cast("his", one.partner());
    story.cast("leader", leader);
    story.cast("second", leader.lho());
    story.cast("third", leader.partner());
    story.add_sentence(OVER);
    let (first, other) = (story.choose(4), story.choose(4));
    for time in 0..4 {
        if first == time {
            story.add_event(one, Act::SaysTurnedWrong { of: one.partner(), trick: None });
            story.add_sentence(DEFENDER_SAYS);
        }
        if other == time {
            story.add_event(declarer, Act::SaysTurnedWrong { of: story.dummy(), trick: None });
            story.add_sentence(DECLARER_SAYS);
        }
        if time < first.max(other) {
            let (_, card) = story.play_on()?;
            let slot = ["c0", "c1", "c2"][time];
            story.cast(slot, card);
            story.add_sentence([LEADER_LEADS, SECOND_FOLLOWS, THIRD][time]);
        }
    }
    Some(())
}

const OVER: SentenceWordings = &[
    text("La presa è appena finita.", "The trick is just over."),
    text("Le carte della presa sono state coperte.", "The cards of the trick have been turned."),
    text("Si chiude la presa.", "The trick is quitted."),
];
const DEFENDER_SAYS: SentenceWordings = &[
    text(
        "{one} fa notare a {his} che ha coperto la carta nel verso sbagliato: si era distratto.",
        "{one} points out to {his} that he has turned his card the wrong way: his mind had wandered.",
    ),
    text(
        "«Quella presa è girata male», dice {one} a {his}.",
        "'That trick lies the wrong way', says {one} to {his}.",
    ),
];
const DECLARER_SAYS: SentenceWordings = &[
    text(
        "{declarer} dice a {dummy} che la sua carta è girata dalla parte sbagliata.",
        "{declarer} tells {dummy} that his card lies the wrong way.",
    ),
    text(
        "{declarer} si accorge che {dummy} ha coperto male la carta, e lo dice.",
        "{declarer} sees that {dummy} has turned his card wrongly, and says so.",
    ),
];
const THIRD: SentenceWordings = &[
    text("Da {third} si gioca {c2}.", "From {third} comes the {c2}."),
    text("{third} mette {c2}.", "{third} puts down the {c2}."),
];
