//! Law 63: what has to be established about a revoke that is noticed after a claim.

use super::opponents_win;
use crate::scenarios::by_law::prelude::*;

pub static DID_HE_AGREE: Scenario =
    scenario(63, "did-he-agree", &["renonce", "richiesta"], did_he_agree)
        .tricks(4..=11)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Fate]]);

/// A player revokes in a trick that the opponents win, and play may go on. An opponent may then claim the rest; the story may
/// leave open whether the player of the revoke agreed.
fn did_he_agree(story: &mut Story<'_>) -> Option<()> {
    let (by, speaker) = opponents_win(story, 1, &[0, 2])?;
    let said = story.choose(4);
    if said > 0 {
        story.add_event(speaker, Act::Claims(None));
    }
    story.add_sentence(if said > 0 { CLAIMS } else { THINKS });
    match said {
        0 => story.call_director(speaker),
        1 => story.add_event(by, Act::Agrees),
        2 => story.add_event(by, Act::Objects),
        _ => {}
    }
    story.add_sentence([WAITS, AGREES, DISPUTES, UNCLEAR][said]);
    for key in ["all-play-on", "needs-holding", "normal-line-loses", "could-have-known"] {
        untold(story, key, Answer::NO)?;
    }
    untold(story, "trump-mentioned", Answer::YES)?;
    untold(story, "won-later", Answer::YES)
}

const CLAIMS: SentenceWordings = &[
    text(
        "A questo punto {speaker} mostra le carte e richiede le prese che restano.",
        "At this point {speaker} shows his cards and claims the tricks that are left.",
    ),
    text("«Il resto è mio», dice ora {speaker}.", "'The rest is mine,' {speaker} now says."),
    text(
        "Ora {speaker} scopre la mano e richiede tutto il resto.",
        "Now {speaker} faces his hand and claims all the rest.",
    ),
];
const THINKS: SentenceWordings = &[
    text(
        "A questo punto {speaker} conta le carte, perché forse le prese che restano sono sue.",
        "At this point {speaker} counts the cards, as perhaps the tricks that are left are his.",
    ),
    text("«Un momento», dice ora {speaker}.", "'One moment,' {speaker} now says."),
    text(
        "Ora {speaker} riguarda la mano e si ferma a pensare al resto.",
        "Now {speaker} looks at his hand again and stops to think about the rest.",
    ),
];
const WAITS: SentenceWordings = &[
    text(
        "{by} dice «con calma», e allora {speaker} si accorge della renonce e chiama l'Arbitro.",
        "{by} says 'take your time', and then {speaker} notices the revoke and calls the director.",
    ),
    text(
        "{by} aspetta e tace; poi {speaker} nota la renonce e chiama l'Arbitro.",
        "{by} waits and is silent; then {speaker} notices the revoke and calls the director.",
    ),
    text(
        "Prima che si scopra la renonce e che {speaker} chiami l'Arbitro, {by} gli dice di fare con comodo.",
        "Before the revoke is discovered and {speaker} calls the director, {by} tells him to take his time.",
    ),
];
const AGREES: SentenceWordings = &[
    text(
        "{by} dice «va bene», e solo allora {speaker} si accorge della renonce e chiama l'Arbitro.",
        "{by} says 'all right', and only then does {speaker} notice the revoke and call the director.",
    ),
    text(
        "{by} è d'accordo e lo dice; poi {speaker} nota la renonce e chiama l'Arbitro.",
        "{by} agrees and says so; then {speaker} notices the revoke and calls the director.",
    ),
    text(
        "Prima che si scopra la renonce e che {speaker} chiami l'Arbitro, {by} dice di accettare.",
        "Before the revoke is discovered and {speaker} calls the director, {by} says that he accepts.",
    ),
];
const DISPUTES: SentenceWordings = &[
    text(
        "{by} dice «non è vero», e solo allora {speaker} si accorge della renonce e chiama l'Arbitro.",
        "{by} says 'that is not so', and only then does {speaker} notice the revoke and call the director.",
    ),
    text(
        "{by} non è d'accordo e lo dice; poi {speaker} nota la renonce e chiama l'Arbitro.",
        "{by} does not agree and says so; then {speaker} notices the revoke and calls the director.",
    ),
    text(
        "Prima che si scopra la renonce e che {speaker} chiami l'Arbitro, {by} dice di non accettare.",
        "Before the revoke is discovered and {speaker} calls the director, {by} says that he does not accept.",
    ),
];
const UNCLEAR: SentenceWordings = &[
    text(
        "{by} dice qualcosa che nessuno capisce, e solo allora {speaker} si accorge della renonce e chiama l'Arbitro.",
        "{by} says something that nobody understands, and only then does {speaker} notice the revoke and call the director.",
    ),
    text(
        "Per {speaker} era d'accordo anche {by}, che lo nega; poi si nota la renonce, e si chiama l'Arbitro.",
        "According to {speaker} {by} agreed too, which {by} denies; then the revoke is noticed, and the director is called.",
    ),
    text(
        "Prima che si scopra la renonce e che {speaker} chiami l'Arbitro, {by} dice qualcosa: per uno un sì, per l'altro un no.",
        "Before the revoke is discovered and {speaker} calls the director, {by} says something: to one a yes, to another a no.",
    ),
];
