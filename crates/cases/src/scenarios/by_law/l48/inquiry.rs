//! Laws 48B and 68A: what has to be established about declarer's hand that he faces.

use super::{CHANGES, opponent_calls, plays_or_faces};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_act;

pub static WHAT_FOR: Scenario = scenario(48, "what-for", &["dichiarante", "richiesta"], what_for)
    .tricks(2..=10)
    .asks(&[Inquiry])
    .aspects(&[&[AspectKind::Turn], &[AspectKind::Fate, AspectKind::Turn]]);

/// Declarer, in turn, plays or drops a card, or faces his hand; the story may leave open whether he meant to claim.
fn what_for(story: &mut Story<'_>) -> Option<()> {
    let how = plays_or_faces(story, 5)?;
    opponent_calls(story, how == 3)?;
    match how {
        2 => add_act(story, "no-claim-meant", Answer::YES, TO_SHOW)?,
        3 => add_act(story, "no-claim-meant", Answer::NO, TO_CLAIM)?,
        4 => story.add_sentence(HE_IS_SILENT),
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
        "L'Arbitro accerta che così {declarer} voleva dire a {opponent} che le prese restanti sono sue; nessuno chiede di giocare ancora.",
        "The director finds that by this {declarer} wanted to tell {opponent} that the remaining tricks are his; nobody asks to play on.",
    ),
    text(
        "Per l'Arbitro {declarer} ha risposto così a {opponent}, che gli aveva chiesto di sbrigarsi, e richiedeva tutte le prese; nessuno chiede di giocare ancora.",
        "The director finds that by this {declarer} answered {opponent}, who had asked him to hurry, and claimed all the tricks; nobody asks to play on.",
    ),
    text(
        "Per l'Arbitro è evidente: {declarer} voleva dire a {opponent} che tutte le prese restanti sono sue; nessuno chiede di giocare ancora.",
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
const HE_IS_SILENT: SentenceWordings = &[
    text(
        "{declarer} dice a {opponent} soltanto «guarda pure»; nessuno chiede di giocare ancora.",
        "{declarer} says to {opponent} only 'have a look'; nobody asks to play on.",
    ),
    text(
        "A {opponent}, che non capisce, {declarer} non ha spiegato perché l'ha fatto; nessuno chiede di giocare ancora.",
        "{declarer} has not explained to {opponent}, who does not understand, why he did it; nobody asks to play on.",
    ),
    text(
        "Che cosa {declarer} volesse dire con questo a {opponent}, l'Arbitro non l'ha ancora chiesto; nessuno chiede di giocare ancora.",
        "What {declarer} wanted to say by this to {opponent}, the director has not asked yet; nobody asks to play on.",
    ),
    because(
        "48B2",
        ["lo scopo non è ancora accertato", "lo scopo non fosse ancora accertato"],
        ["the purpose is not yet established", "the purpose had not yet been established"],
    ),
];
