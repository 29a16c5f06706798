//! Laws 48B and 68A: what has to be established about declarer's hand that he faces.

use super::{CHANGES, opponent_calls, plays_or_faces};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_act;

pub static WHAT_FOR: Scenario = scenario(48, "what-for", &["dichiarante", "richiesta"], what_for)
    .tricks(2..=10)
    .asks(&[Inquiry])
    .aspects(FATE);

/// Declarer, in turn, plays or drops a card, or faces his hand; the story may leave open whether he meant to claim.
fn what_for(story: &mut Story<'_>) -> Option<()> {
    let how = plays_or_faces(story, 5)?;
    opponent_calls(story, how == 3)?;
    match how {
        2 => add_act(story, "no-claim-meant", Answer::YES, TO_SHOW)?,
        3 => add_act(story, "no-claim-meant", Answer::NO, TO_CLAIM)?,
        4 => story.add_sentence(HE_EXPLAINS),
        _ => story.add_sentence(CHANGES),
    }
    untold_no(story, &["all-play-on", "needs-holding", "normal-line-loses"])
}

const TO_SHOW: SentenceWordings = &[
    text(
        "L'Arbitro accerta che così {declarer} voleva soltanto far vedere a {opponent} quante carte ha ancora.",
        "The director finds that by this {declarer} only wanted to show {opponent} how many cards he has left.",
    ),
    text(
        "Per l'Arbitro {declarer} ha risposto così a {opponent}, che gli aveva chiesto quante carte avesse, e non pensava alle prese.",
        "The director finds that by this {declarer} answered {opponent}, who had asked him how many cards he held, without a thought of tricks.",
    ),
    text(
        "Per l'Arbitro è evidente: {declarer} voleva soltanto dimostrare a {opponent} di avere il numero giusto di carte.",
        "To the director it is evident: {declarer} only wanted to prove to {opponent} that he has the right number of cards.",
    ),
    because(
        "48B2",
        [
            "lo scopo era soltanto mostrare il numero delle carte",
            "lo scopo fosse stato soltanto mostrare il numero delle carte",
        ],
        [
            "the purpose was only to show the number of cards",
            "the purpose had only been to show the number of cards",
        ],
    ),
];
const TO_CLAIM: SentenceWordings = &[
    text(
        "L'Arbitro accerta che così {declarer} voleva dire a {opponent} che le prese restanti sono sue; nessuno chiede di continuare il gioco.",
        "The director finds that by this {declarer} wanted to tell {opponent} that the remaining tricks are his; nobody asks to play on.",
    ),
    text(
        "Per l'Arbitro {declarer} ha risposto così a {opponent}, che gli aveva chiesto di sbrigarsi, e richiedeva tutte le prese; nessuno chiede di continuare il gioco.",
        "The director finds that by this {declarer} answered {opponent}, who had asked him to hurry, and claimed all the tricks; nobody asks to play on.",
    ),
    text(
        "Per l'Arbitro è evidente: {declarer} voleva dire a {opponent} che tutte le prese restanti sono sue; nessuno chiede di continuare il gioco.",
        "To the director it is evident: {declarer} wanted to tell {opponent} that all the remaining tricks are his; nobody asks to play on.",
    ),
    because(
        "48B2",
        [
            "lo scopo era richiedere le prese restanti",
            "lo scopo fosse stato richiedere le prese restanti",
        ],
        [
            "the purpose was to claim the remaining tricks",
            "the purpose had been to claim the remaining tricks",
        ],
    ),
];
const HE_EXPLAINS: SentenceWordings = &[
    text(
        "{declarer} spiega: «era soltanto per mostrare a {opponent} quante carte ho»; l'Arbitro deve ancora verificarlo, e nessuno chiede di continuare il gioco.",
        "{declarer} explains: 'it was only to show {opponent} how many cards I have'; the director has yet to look into it, and nobody asks to play on.",
    ),
    text(
        "«{opponent} voleva soltanto contare le mie carte», dice {declarer}; l'Arbitro deve ancora sentire {opponent}, e nessuno chiede di continuare il gioco.",
        "'{opponent} only wanted to count my cards,' says {declarer}; the director has yet to hear {opponent}, and nobody asks to play on.",
    ),
    text(
        "{declarer} sostiene: «era solo per far contare le mie carte a {opponent}»; l'Arbitro deve ancora verificarlo, e nessuno chiede di continuare il gioco.",
        "{declarer} maintains: 'it was only to let {opponent} count my cards'; the director has yet to look into it, and nobody asks to play on.",
    ),
    because(
        "48B2",
        ["lo scopo non è ancora accertato", "lo scopo non fosse ancora accertato"],
        ["the purpose is not yet established", "the purpose had not yet been established"],
    ),
];
