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
    because(
        "",
        [
            "{speaker} ha richiesto le prese restanti",
            "{speaker} avesse richiesto le prese restanti",
        ],
        [
            "{speaker} has claimed the remaining tricks",
            "{speaker} had claimed the remaining tricks",
        ],
    ),
];
const THINKS: SentenceWordings = &[
    text(
        "A questo punto {speaker} conta le carte: forse le prese che restano sono sue.",
        "At this point {speaker} counts the cards: perhaps the tricks that are left are his.",
    ),
    text("«Un momento», dice ora {speaker}.", "'One moment,' {speaker} now says."),
    text(
        "Ora {speaker} riguarda la mano e si ferma a pensare al resto.",
        "Now {speaker} looks at his hand again and stops to think about the rest.",
    ),
    because(
        "",
        ["{speaker} non ha richiesto prese", "{speaker} non avesse richiesto prese"],
        ["{speaker} has not claimed any tricks", "{speaker} had not claimed any tricks"],
    ),
];
const WAITS: SentenceWordings = &[
    text(
        "{by} dice «con calma», e solo allora {speaker} si accorge della renonce e chiama l'Arbitro.",
        "{by} says 'take your time', and only then does {speaker} notice the revoke and call the director.",
    ),
    text(
        "{by} aspetta in silenzio; poi {speaker} nota la renonce e chiama l'Arbitro.",
        "{by} waits and is silent; then {speaker} notices the revoke and calls the director.",
    ),
    text(
        "Prima che si scopra la renonce e che {speaker} chiami l'Arbitro, {by} dice di fare con comodo.",
        "Before the revoke is discovered and {speaker} calls the director, {by} says that there is no hurry.",
    ),
    because(
        "",
        ["{by} non ha concesso nulla", "{by} non avesse concesso nulla"],
        ["{by} has conceded nothing", "{by} had conceded nothing"],
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
    because(
        "63A3",
        [
            "{by} ha accettato la richiesta di {speaker}",
            "{by} avesse accettato la richiesta di {speaker}",
        ],
        ["{by} has agreed to {speaker}'s claim", "{by} had agreed to {speaker}'s claim"],
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
    because(
        "62A",
        [
            "{by} ha contestato la richiesta di {speaker}",
            "{by} avesse contestato la richiesta di {speaker}",
        ],
        ["{by} has disputed {speaker}'s claim", "{by} had disputed {speaker}'s claim"],
    ),
];
const UNCLEAR: SentenceWordings = &[
    text(
        "{by} dice qualcosa che nessuno capisce, e solo allora {speaker} si accorge della renonce e chiama l'Arbitro.",
        "{by} says something that nobody understands, and only then does {speaker} notice the revoke and call the director.",
    ),
    text(
        "{by} risponde a mezza voce: per {speaker} ha accettato, per {by} no; poi {speaker} nota la renonce e chiama l'Arbitro.",
        "{by} answers in a low voice: {speaker} says that he agreed, {by} that he did not; then {speaker} notices the revoke and calls the director.",
    ),
    text(
        "Prima che {speaker} noti la renonce e chiami l'Arbitro, {by} mormora qualcosa: per {speaker} un sì, per {by} un no.",
        "Before {speaker} notices the revoke and calls the director, {by} mutters something: to {speaker} a yes, to {by} a no.",
    ),
    because(
        "63A3",
        [
            "non si sa se {by} ha accettato la richiesta di {speaker}",
            "non si sapesse se {by} ha accettato la richiesta di {speaker}",
        ],
        [
            "it is not known whether {by} agreed to {speaker}'s claim",
            "it were not known whether {by} agreed to {speaker}'s claim",
        ],
    ),
];
