//! Law 68: cards that are faced, and cards played after a claim.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_act, claim_of, defender, is_top, trumps_are_drawn};
use crate::scenarios::by_law::sentences::{NEEDS_NOTHING, NO_WORSE_LINE, WORSE_LINE};

pub static FACES_CARDS: Scenario =
    scenario(68, "faces-cards", &["difensore", "richiesta"], faces_cards)
        .wish(ContractWish::NoTrump)
        .tricks(4..=11);

pub static PLAYED_AFTER: Scenario =
    scenario(68, "played-after", &["richiesta", "gioco sospeso"], played_after).tricks(3..=12);

/// A defender faces a card, which is a claim or not; his partner or declarer reacts.
fn faces_cards(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = defender(story)?;
    let tops = story.hand(by).iter().filter(|card| is_top(story, *card)).collect();
    let first = story.pick(tops)?;
    let other = story.pick(story.hand(by).without(first))?;
    cast!(story, card = first, other);
    story.add_event(by, Act::Spreads(Facing::of([first, other].into_iter().collect())));
    story.add_sentence(FACES_TWO);
    let is_evident = story.choose_finding("no-claim-meant", NO_CLAIM, MAYBE_CLAIM)?;
    let reaction = story.choose(3);
    story.require(!is_evident || reaction != 0)?;
    match reaction {
        0 => {
            story.add_event(declarer, Act::Agrees);
            story.add_event(declarer, Act::Ends(EndedPhase::NextBoard));
        }
        1 => story.add_event(declarer, Act::AsksToPlayOn),
        _ => story.add_event(declarer, Act::Objects),
    }
    let line = [FACED_AGREED, FACED_PLAY_ON, FACED_DOUBTED][reaction];
    add_act(story, "all-play-on", Answer::from_bool(reaction == 1), line)?;
    story.choose_finding("deliberate-exposure", ON_PURPOSE, NOT_ON_PURPOSE)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.add_finding("partner-can-err", Answer::NO, CANNOT_ERR)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    Some(())
}

/// Declarer claims, and a card is played after the claim or not, with or without the agreement of all to play on.
fn played_after(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let next = story.defender_in_turn()?;
    let card = story.would_play()?;
    trumps_are_drawn(story)?;
    let claim = claim_of(story, by.side(), 1)?;
    cast!(story, by, next, card);
    story.add_event(by, Act::Claims(None));
    story.add_sentence(claim);
    let asks = story.either();
    story.add_event(next, if asks { Act::AsksToPlayOn } else { Act::Objects });
    story.add_sentence(if asks { WANTS_PLAY } else { OBJECTS_ONLY });
    story.choose_finding("all-play-on", ALL_FOUR, NOT_ALL_FOUR)?;
    story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    Some(())
}

const ON_PURPOSE: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, voleva che le sue carte si vedessero.",
        "{by}, the director finds, wanted his cards to be seen.",
    ),
    text(
        "L'Arbitro accerta che {by} ha mostrato apposta le carte.",
        "The director finds that {by} showed the cards on purpose.",
    ),
];
const NOT_ON_PURPOSE: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, non voleva che le sue carte si vedessero.",
        "{by}, the director finds, did not want his cards to be seen.",
    ),
    text(
        "L'Arbitro accerta che {by} non ha mostrato apposta le carte.",
        "The director finds that {by} did not show the cards on purpose.",
    ),
];
const FACES_TWO: SentenceWordings = &[
    text(
        "{by} scopre {card} e {other}, senza dire nulla.",
        "{by} faces the {card} and the {other} without a word.",
    ),
    text(
        "{by} posa scoperte sul tavolo due carte, {card} e {other}, e guarda {declarer}.",
        "{by} puts two cards on the table face up, the {card} and the {other}, and looks at {declarer}.",
    ),
];
const NO_CLAIM: SentenceWordings = &[
    text(
        "È evidente che {by} non intendeva richiedere né concedere prese: credeva di essere il morto.",
        "It is evident that {by} did not mean to claim or to concede tricks: he thought that he was dummy.",
    ),
    text(
        "Al tavolo {by} spiega che si credeva il morto: è evidente che non voleva richiedere né concedere prese.",
        "At the table {by} explains that he thought he was dummy: it is evident that he did not mean to claim or to concede tricks.",
    ),
];
const MAYBE_CLAIM: SentenceWordings = &[
    text(
        "Non è un errore: con quelle carte {by} intendeva richiedere una presa e concedere le altre.",
        "It is no mistake: with those cards {by} meant to claim one trick and to concede the others.",
    ),
    text(
        "Al tavolo {by} spiega che con quelle carte voleva richiedere una presa e concedere le altre.",
        "At the table {by} explains that with those cards he meant to claim one trick and to concede the others.",
    ),
];
const FACED_AGREED: SentenceWordings = &[
    text(
        "{declarer} accetta, {partner} non si oppone, e nel board dopo {declarer} ha già chiamato.",
        "{declarer} accepts, {partner} does not object, and on the next board {declarer} has already called.",
    ),
    text(
        "Quanto a {declarer}, accetta e ha già chiamato nel board seguente; {partner} non dice nulla.",
        "As for {declarer}, he accepts and has already called on the following board; {partner} says nothing.",
    ),
];
const FACED_PLAY_ON: SentenceWordings = &[
    text(
        "{declarer} chiede che si giochi ancora, {partner} e gli altri accettano, e si continua.",
        "{declarer} asks that they play on, {partner} and the others accept, and play goes on.",
    ),
    text(
        "Quanto a {declarer}, chiede di continuare, e tutti lo vogliono, compreso {partner}.",
        "As for {declarer}, he asks to go on, and they all want it, {partner} included.",
    ),
];
const FACED_DOUBTED: SentenceWordings = &[
    text(
        "{declarer} non è d'accordo, {partner} non dice nulla, e si chiama l'Arbitro senza giocare altro.",
        "{declarer} does not agree, {partner} says nothing, and the director is called with no further play.",
    ),
    text(
        "Quanto a {declarer}, contesta e chiama l'Arbitro senza che si giochi altro; {partner} non dice nulla.",
        "As for {declarer}, he disputes it and calls the director, with no further play; {partner} says nothing.",
    ),
];
const CANNOT_ERR: SentenceWordings = &[
    text(
        "L'esito non dipende da quale giocata normale sceglie {partner}.",
        "The result does not depend on which normal play {partner} chooses.",
    ),
    text(
        "{partner} non ha giocate normali con cui la richiesta non riesce.",
        "{partner} has no normal play with which the claim fails.",
    ),
];
const WANTS_PLAY: SentenceWordings = &[
    text("«Giochiamole», dice {next}.", "'Let us play them', says {next}."),
    text("{next} chiede che si continui a giocare.", "{next} asks that play go on."),
];
const OBJECTS_ONLY: SentenceWordings = &[
    text("«Una presa è nostra», dice {next}.", "'One trick is ours', says {next}."),
    text("{next} contesta una delle prese.", "{next} contests one of the tricks."),
];
const ALL_FOUR: SentenceWordings = &[
    text("Tutti e quattro sono d'accordo di andare avanti.", "All four agree to go on."),
    text("Tutti e quattro vogliono che si continui a giocare.", "All four want play to continue."),
];
const NOT_ALL_FOUR: SentenceWordings = &[
    text("Non tutti e quattro sono d'accordo di andare avanti.", "Not all four agree to go on."),
    text(
        "Non tutti e quattro vogliono che si continui a giocare.",
        "Not all four want play to continue.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "Quando arriva l'Arbitro {next} ha già giocato {card}.",
        "When the director arrives {next} has already played the {card}.",
    ),
    text(
        "Nel frattempo {next} ha giocato {card}.",
        "In the meantime {next} has played the {card}.",
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text(
        "Quando arriva l'Arbitro {next} non ha ancora giocato.",
        "When the director arrives {next} has not played yet.",
    ),
    text("Nel frattempo {next} non ha giocato.", "In the meantime {next} has not played."),
];
