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
        1 => {
            story.add_event(by, Act::Agrees);
            // Agreement is complete when his side calls on the next board.
            story.add_event(by, Act::Ends(EndedPhase::NextBoard));
        }
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
        "{by} aspetta in silenzio che {speaker} decida, e prima che si giochi ancora si scopre la renonce e si chiama l'Arbitro.",
        "{by} waits in silence for {speaker} to make up his mind, and before anything else is played the revoke is discovered and the director called.",
    ),
    text(
        "{by} dice a {speaker} di fare con calma; prima che si giochi ancora si scopre la renonce e si chiama l'Arbitro.",
        "{by} tells {speaker} to take his time; before anything else is played the revoke is discovered and the director is called.",
    ),
    text(
        "«Non c'è fretta», dice {by} a {speaker}, e prima che si giochi ancora si scopre la renonce e si chiama l'Arbitro.",
        "'There is no hurry', says {by} to {speaker}, and before anything else is played the revoke is discovered and the director called.",
    ),
    because(
        "",
        ["{by} non ha concesso nulla", "{by} non avesse concesso nulla"],
        ["{by} has conceded nothing", "{by} had conceded nothing"],
    ),
];
const AGREES: SentenceWordings = &[
    text(
        "{by} accetta la richiesta di {speaker}; la linea di {by} ha già chiamato nel board successivo quando si scopre la renonce e si chiama l'Arbitro.",
        "{by} agrees to {speaker}'s claim; {by}'s side has already called on the next board when the revoke is discovered and the director called.",
    ),
    text(
        "{by} dice che la richiesta di {speaker} va bene; quando la linea di {by} ha già chiamato nel board successivo si scopre la renonce e si chiama l'Arbitro.",
        "{by} says that {speaker}'s claim is all right; when {by}'s side has already called on the next board the revoke is discovered and the director is called.",
    ),
    text(
        "«D'accordo, sono tue», dice {by} a {speaker}, e la linea di {by} ha già chiamato nel board successivo quando si scopre la renonce e si chiama l'Arbitro.",
        "'Agreed, they are yours', says {by} to {speaker}, and {by}'s side has already called on the next board when the revoke is discovered and the director called.",
    ),
    short_reasons::AGREED_FOR_GOOD,
];
const DISPUTES: SentenceWordings = &[
    text(
        "{by} contesta la richiesta di {speaker}; la linea di {by} non ha ancora chiamato nel board successivo quando si scopre la renonce e si chiama l'Arbitro.",
        "{by} objects to {speaker}'s claim; {by}'s side has not yet called on the next board when the revoke is discovered and the director called.",
    ),
    text(
        "{by} dice che la richiesta di {speaker} non va bene; quando la linea di {by} non ha ancora chiamato nel board successivo si scopre la renonce e si chiama l'Arbitro.",
        "{by} says that {speaker}'s claim is not good; when {by}'s side has not yet called on the next board the revoke is discovered and the director is called.",
    ),
    text(
        "«Non sono d'accordo», dice {by} a {speaker}, e la linea di {by} non ha ancora chiamato nel board successivo quando si scopre la renonce e si chiama l'Arbitro.",
        "'I do not agree', says {by} to {speaker}, and {by}'s side has not yet called on the next board when the revoke is discovered and the director called.",
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
        "{by} mormora qualcosa: per {speaker} ha accettato la richiesta, per {by} l'ha contestata; la linea di {by} ha già chiamato nel board successivo quando si scopre la renonce e si chiama l'Arbitro.",
        "{by} mutters something: {speaker} says that he agreed to the claim, {by} that he objected to it; {by}'s side has already called on the next board when the revoke is discovered and the director called.",
    ),
    text(
        "{by} risponde a mezza voce: per {speaker} ha accettato la richiesta, per {by} no; quando la linea di {by} ha già chiamato nel board successivo si scopre la renonce e si chiama l'Arbitro.",
        "{by} answers in a low voice: {speaker} says that he agreed to the claim, {by} that he did not; when {by}'s side has already called on the next board the revoke is discovered and the director is called.",
    ),
    text(
        "{by} risponde a {speaker}, che capisce «sì», mentre per {by} era «no», e la linea di {by} ha già chiamato nel board successivo quando si scopre la renonce e si chiama l'Arbitro.",
        "{by} answers {speaker}, who hears 'yes', while {by} says that it was 'no', and {by}'s side has already called on the next board when the revoke is discovered and the director called.",
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
