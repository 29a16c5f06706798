//! Laws 47E1 and 57: what has to be established about a defender's premature play.

use super::{asks_for_a_card, cards_before_partner, plays_before_partner};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_act, may_tell};

pub static WHO_SAID_WHAT: Scenario =
    scenario(57, "who-said-what", &["difensore", "giocata prematura"], who_said_what)
        .tricks(2..=9)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Duty]]);

/// A defender who should play last to the trick plays before his partner, after one hand of the declaring side or both; the
/// story may leave open whether declarer told him to play. Declarer asks the partner for the highest or the lowest card.
fn who_said_what(story: &mut Story<'_>) -> Option<()> {
    let (by, cards) = cards_before_partner(story)?;
    let both = plays_before_partner(story, by, cards)?;
    story.add_sentence(PLAYS);
    // If both hands have played, nobody has a reason to tell the defender to.
    if both {
        add_act(story, "told-his-turn", Answer::NO, DID_NOT_LOOK)?;
    } else {
        may_tell(story, "told-his-turn", [TOLD, DID_NOT_LOOK, DISPUTED])?;
    }
    asks_for_a_card(story);
    Some(())
}

const PLAYS: SentenceWordings = &[
    text(
        "Prima che {partner} giochi, {by} mette {card}.",
        "Before {partner} plays, {by} puts out the {card}.",
    ),
    text(
        "{by} gioca {card}, senza aspettare {partner}.",
        "{by} plays the {card}, without waiting for {partner}.",
    ),
    text(
        "Ma al posto di {partner} gioca {by}, con {card}.",
        "But {by} plays the {card} in {partner}'s place.",
    ),
];
const TOLD: SentenceWordings = &[
    text(
        "«Tocca a te», aveva detto per errore {declarer} a {by}: {declarer} lo ammette.",
        "'It is your turn,' {declarer} had told {by} by mistake: {declarer} admits it.",
    ),
    text(
        "{declarer} aveva detto per errore a {by} di giocare: l'hanno sentito tutti.",
        "{declarer} had by mistake told {by} to play: everybody heard it.",
    ),
    text(
        "Era stato {declarer} a dire a {by}, per errore, che toccava a lui.",
        "It was {declarer} who had told {by}, by mistake, that it was his turn.",
    ),
    because(
        "47E1",
        ["{declarer} aveva detto a {by} di giocare", "{declarer} avesse detto a {by} di giocare"],
        ["{declarer} had told {by} to play", "{declarer} had told {by} to play"],
    ),
];
const DID_NOT_LOOK: SentenceWordings = &[
    text(
        "{by} ammette di essersi distratto: {declarer} non gli aveva detto nulla, e gli altri neppure.",
        "{by} admits that he was distracted: {declarer} had said nothing to him, nor had anybody else.",
    ),
    text(
        "Né {declarer} né altri avevano parlato con {by}, che ammette di essersi distratto.",
        "Neither {declarer} nor anybody else had spoken to {by}, who admits that he was distracted.",
    ),
    text(
        "Né {declarer} né altri avevano parlato con {by}, che ammette di aver contato male le carte sul tavolo.",
        "Neither {declarer} nor anybody else had spoken to {by}, who admits that he miscounted the cards on the table.",
    ),
    because(
        "",
        ["nessuno aveva detto a {by} di giocare", "nessuno avesse detto a {by} di giocare"],
        ["nobody had told {by} to play", "nobody had told {by} to play"],
    ),
];
const DISPUTED: SentenceWordings = &[
    text(
        "«Mi hai detto tu di giocare», dice {by} a {declarer}, che lo nega.",
        "'You told me to play,' {by} says to {declarer}, who denies it.",
    ),
    text(
        "{by} sostiene che {declarer} gli ha detto di giocare; {declarer} dice di aver parlato al morto.",
        "{by} maintains that {declarer} told him to play; {declarer} says that he was talking to dummy.",
    ),
    text(
        "{by} sostiene che {declarer} gli ha detto che toccava a lui; nessun altro ha sentito bene.",
        "{by} maintains that {declarer} told him that it was his turn; nobody else heard clearly.",
    ),
    because(
        "47E1",
        [
            "non è certo se {declarer} abbia detto a {by} di giocare",
            "non fosse certo se {declarer} avesse detto a {by} di giocare",
        ],
        [
            "it is not certain whether {declarer} told {by} to play",
            "it were not certain whether {declarer} had told {by} to play",
        ],
    ),
];
