//! Laws 48B and 68A: what has to be established about declarer's hand that he faces.

use super::is_to_play;
use crate::scenarios::by_law::endings::tricks_left;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{may_tell, tricks_to_come};

pub static WHAT_FOR: Scenario = scenario(48, "what-for", &["dichiarante", "richiesta"], what_for)
    .tricks(2..=10)
    .asks(&[Inquiry])
    .aspects(&[&[AspectKind::Turn]]);

/// Declarer, in turn, faces his hand and says that he is sorting it; he may have claimed, and the story may leave that open.
fn what_for(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.hand(declarer).len() > 2)?;
    // A claim of the remaining tricks fits the cards.
    story.require(tricks_to_come(story, declarer.side()) == tricks_left(story))?;
    let opponent = story.a_defender()?;
    cast!(story, opponent);
    is_to_play(story);
    story.add_event(declarer, Act::Spreads(Facing::WHOLE));
    story.add_sentence(SPREADS_ALL);
    let told = may_tell(story, "no-claim-meant", [IS_TRUE, IS_NOT_TRUE, NOT_YET_ASKED])?;
    // A claim has stopped play, and needs no further act.
    if told != Some(false) {
        story.call_director(opponent);
    }
    untold_no(story, &["all-play-on", "needs-holding", "normal-line-loses"])
}

const SPREADS_ALL: SentenceWordings = &[
    text(
        "Posa sul tavolo tutte le sue carte, scoperte. «Le volevo solo riordinare», dice poi a {opponent}.",
        "He puts all his cards face up on the table. 'I only wanted to sort them,' he then tells {opponent}.",
    ),
    text(
        "Posa tutte le sue carte, scoperte, sul tavolo; a {opponent} dice poi che voleva soltanto riordinarle.",
        "He lays all his cards on the table, face up; he then tells {opponent} that he only wanted to sort them.",
    ),
];
const IS_TRUE: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, che sente tutti e accerta che è vero: nel posarle {declarer} ha detto «un momento, le riordino».",
        "{opponent} calls the director, who hears everybody and finds that it is true: putting them down {declarer} said 'just a moment, I am sorting them'.",
    ),
    text(
        "L'Arbitro, chiamato da {opponent}, accerta dagli altri che nel posarle {declarer} ha detto «un momento, le riordino».",
        "The director, called by {opponent}, finds from the others that {declarer}, putting them down, said 'just a moment, I am sorting them'.",
    ),
    because(
        "48B2",
        [
            "{declarer} voleva davvero soltanto riordinare le carte",
            "{declarer} avesse voluto davvero soltanto riordinare le carte",
        ],
        [
            "{declarer} really only wanted to sort his cards",
            "{declarer} had really only wanted to sort his cards",
        ],
    ),
];
const IS_NOT_TRUE: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, che sente tutti e accerta che non è vero: nel posarle {declarer} ha detto «le altre sono tutte mie».",
        "{opponent} calls the director, who hears everybody and finds that it is not true: putting them down {declarer} said 'the rest are all mine'.",
    ),
    text(
        "L'Arbitro, chiamato da {opponent}, accerta dagli altri che nel posarle {declarer} ha detto «le altre sono tutte mie».",
        "The director, called by {opponent}, finds from the others that {declarer}, putting them down, said 'the rest are all mine'.",
    ),
    because(
        "48B2",
        [
            "{declarer} ha richiesto tutte le prese restanti",
            "{declarer} avesse richiesto tutte le prese restanti",
        ],
        [
            "{declarer} claimed all the remaining tricks",
            "{declarer} had claimed all the remaining tricks",
        ],
    ),
];
const NOT_YET_ASKED: SentenceWordings = &[
    text(
        "{opponent} chiama l'Arbitro, che non sa se è vero: deve ancora chiedere agli altri che cosa ha detto {declarer} nel posarle.",
        "{opponent} calls the director, who does not know whether it is true: he has yet to ask the others what {declarer} said when he put them down.",
    ),
    text(
        "L'Arbitro, chiamato da {opponent}, deve ancora chiedere agli altri che cosa ha detto {declarer} nel posarle.",
        "The director, called by {opponent}, has yet to ask the others what {declarer} said when he put them down.",
    ),
    because(
        "48B2",
        [
            "non è ancora accertato se {declarer} voleva richiedere prese",
            "non fosse ancora accertato se {declarer} voleva richiedere prese",
        ],
        [
            "it is not yet established whether {declarer} meant to claim",
            "it had not yet been established whether {declarer} meant to claim",
        ],
    ),
];
