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
    match how {
        2 => add_act(story, "no-claim-meant", Answer::YES, TO_SHOW)?,
        3 => add_act(story, "no-claim-meant", Answer::NO, TO_CLAIM)?,
        4 => story.add_sentence(HE_IS_SILENT),
        _ => story.add_sentence(CHANGES),
    }
    untold_no(story, &["all-play-on", "needs-holding", "normal-line-loses"])?;
    opponent_calls(story, how == 3)
}

const TO_SHOW: SentenceWordings = &[
    text(
        "«Conta pure, non ho fatto renonce», aveva detto a {opponent}, che l'aveva accusato: di prese non parlava.",
        "'Count them, I have not revoked,' he had said to {opponent}, who had accused him: he was not speaking of tricks.",
    ),
    text(
        "A {opponent}, che gli chiedeva quante carte avesse, {declarer} risponde così, senza pensare alle prese.",
        "{opponent} had asked him how many cards he held, and {declarer} answers in this way, without a thought of tricks.",
    ),
    text(
        "È evidente che {declarer} vuole soltanto dimostrare a {opponent} di avere il numero giusto di carte.",
        "It is evident that {declarer} only wants to prove to {opponent} that he has the right number of cards.",
    ),
];
const TO_CLAIM: SentenceWordings = &[
    text(
        "«Inutile continuare, sono tutte mie», aveva detto a {opponent}, che lo guardava.",
        "'No use going on, they are all mine,' he had said to {opponent}, who was looking at him.",
    ),
    text(
        "A {opponent}, che gli chiedeva di sbrigarsi, {declarer} risponde così, per richiedere tutte le prese.",
        "{opponent} had asked him to hurry, and {declarer} answers in this way, to claim all the tricks.",
    ),
    text(
        "È evidente che {declarer} vuole dire a {opponent} che tutte le prese che restano sono sue.",
        "It is evident that {declarer} wants to tell {opponent} that all the tricks that are left are his.",
    ),
];
const HE_IS_SILENT: SentenceWordings = &[
    text(
        "«Guarda pure», aveva detto a {opponent}, e non ha aggiunto altro.",
        "'Have a look,' he had said to {opponent}, and he has added nothing.",
    ),
    text(
        "A {opponent}, che non capisce, {declarer} non spiega perché lo faccia.",
        "{opponent} does not understand, and {declarer} does not explain why he does it.",
    ),
    text(
        "Che cosa {declarer} voglia dire con questo a {opponent}, nessuno gliel'ha ancora chiesto.",
        "What {declarer} wants to say by this to {opponent}, nobody has asked him yet.",
    ),
];
