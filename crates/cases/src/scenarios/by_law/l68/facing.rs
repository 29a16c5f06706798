//! Law 68: cards that are faced, and cards played after a claim.

use crate::scenarios::deal::ContractWish;
use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{EndedPhase, Facing};
use arbitro_laws::ruling::{Answer, text};

use super::super::claim_sentences::{CLAIMS_ALL, NEEDS_NOTHING, NO_WORSE_LINE, WORSE_LINE};
use super::super::scenes::defender;
use super::trumps_are_drawn;

pub static FACES_CARDS: Scenario =
    scenario(68, "faces-cards", &["difensore", "richiesta"], faces_cards)
        .wish(ContractWish::NoTrump)
        .tricks(4..=11);

pub static PLAYED_AFTER: Scenario =
    scenario(68, "played-after", &["richiesta", "gioco sospeso"], played_after).tricks(5..=11);

/// A defender faces a card, which is a claim or not; his partner or declarer reacts.
fn faces_cards(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let by = defender(story)?;
    let first = story.pick(story.hand(by))?;
    let other = story.pick(story.hand(by).without(first))?;
    story.cast("card", first);
    story.cast("other", other);
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
    story.add_finding("all-play-on", Answer::from_bool(reaction == 1), line)?;
    story.choose_finding("deliberate-exposure", ON_PURPOSE, NOT_ON_PURPOSE)?;
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.add_finding("partner-can-err", Answer::NO, CANNOT_ERR)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    Some(())
}

/// Declarer claims, and a card is played after the claim or not, with or without the agreement of all to play on.
fn played_after(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let next = story.turn().filter(|turn| story.is_defender(*turn))?;
    let card = story.would_play()?;
    trumps_are_drawn(story)?;
    story.cast("by", by);
    story.cast("next", next);
    story.cast("card", card);
    story.add_event(by, Act::Claims(None));
    story.add_sentence(CLAIMS_ALL);
    let asks = story.either();
    story.add_event(next, if asks { Act::AsksToPlayOn } else { Act::Objects });
    story.add_sentence(if asks { WANTS_PLAY } else { OBJECTS_ONLY });
    let all = story.either();
    let line = if all { ALL_FOUR } else { NOT_ALL_FOUR };
    story.add_finding("all-play-on", Answer::from_bool(all), line)?;
    let plays = story.either();
    if plays {
        story.plays(next, card);
    }
    story.add_sentence(if plays { NEXT_PLAYS } else { NEXT_WAITS });
    story.add_finding("needs-holding", Answer::NO, NEEDS_NOTHING)?;
    story.choose_finding("normal-line-loses", WORSE_LINE, NO_WORSE_LINE)?;
    Some(())
}

const ON_PURPOSE: SentenceWordings = &[
    text(
        "Che la carta si vedesse, accerta l'Arbitro, {by} lo voleva.",
        "That the card was seen, the director finds, {by} intended.",
    ),
    text(
        "{by}, accerta l'Arbitro, ha mostrato apposta.",
        "{by}, the director finds, showed it on purpose.",
    ),
];
const NOT_ON_PURPOSE: SentenceWordings = &[
    text(
        "Che la carta si vedesse, accerta l'Arbitro, {by} non lo voleva.",
        "That the card was seen, the director finds, {by} did not intend.",
    ),
    text(
        "{by}, accerta l'Arbitro, non ha mostrato apposta.",
        "{by}, the director finds, did not show it on purpose.",
    ),
];
const FACES_TWO: SentenceWordings = &[
    text(
        "In silenzio {by} scopre {card} e {other}.",
        "In silence {by} faces the {card} and the {other}.",
    ),
    text(
        "{by} posa sul tavolo, scoperte, {card} e {other}, e guarda {declarer}.",
        "{by} puts the {card} and the {other} on the table, face up, and looks at {declarer}.",
    ),
];
const NO_CLAIM: SentenceWordings = &[
    text(
        "È evidente che {by} non intendeva richiedere né concedere prese: credeva di dover fare il morto.",
        "It is evident that {by} did not mean to claim or to concede tricks: he thought that he was dummy.",
    ),
    text(
        "Che {by} non pensasse a richieste è chiaro: si era confuso, credendosi il morto.",
        "That {by} was not thinking of a claim is clear: he was confused, believing himself to be dummy.",
    ),
];
const MAYBE_CLAIM: SentenceWordings = &[
    text(
        "Non è evidente che {by} non intendesse richiedere o concedere prese: il gesto era quello di chi vuol finire.",
        "It is not evident that {by} did not mean to claim or to concede tricks: the gesture was that of one who wants to be done.",
    ),
    text(
        "Che {by} non pensasse a richieste non è chiaro: sembrava voler chiudere la mano.",
        "That {by} was not thinking of a claim is not clear: he seemed to want to end the hand.",
    ),
];
const FACED_AGREED: SentenceWordings = &[
    text(
        "A {declarer} va bene così, {partner} tace, e nel board dopo {declarer} ha già chiamato.",
        "{declarer} is content, {partner} is silent, and on the next board {declarer} has already called.",
    ),
    text(
        "{declarer} annuisce e passa al board seguente, dove chiama; {partner} non dice nulla.",
        "{declarer} nods and goes on to the following board, where he calls; {partner} says nothing.",
    ),
];
const FACED_PLAY_ON: SentenceWordings = &[
    text(
        "A {declarer} va bene se si gioca ancora, {partner} e gli altri accettano, e si continua.",
        "{declarer} is content if they play on, {partner} and the others accept, and play goes on.",
    ),
    text(
        "{declarer} chiede di continuare, e lo vogliono tutti; {partner} non ha nulla in contrario.",
        "{declarer} asks to go on, and they all want it; {partner} has nothing against it.",
    ),
];
const FACED_DOUBTED: SentenceWordings = &[
    text(
        "A {declarer} non va bene, {partner} tace, e si chiama l'Arbitro senza giocare altro.",
        "{declarer} is not content, {partner} is silent, and the director is called with no further play.",
    ),
    text(
        "{declarer} contesta e chiama l'Arbitro, senza altro gioco; {partner} non dice nulla.",
        "{declarer} disputes it and calls the director, without further play; {partner} says nothing.",
    ),
];
const CANNOT_ERR: SentenceWordings = &[
    text(
        "{partner} non ha scelte in cui sbagliare.",
        "{partner} has no choice that he could get wrong.",
    ),
    text(
        "Qualunque carta giochi {partner}, il risultato è lo stesso.",
        "Whatever card {partner} plays, the result is the same.",
    ),
];
const WANTS_PLAY: SentenceWordings = &[
    text("«Gioca, che non vedo come», dice {next}.", "'Play on, I do not see how', says {next}."),
    text("{next} chiede che si giochino.", "{next} asks for them to be played."),
];
const OBJECTS_ONLY: SentenceWordings = &[
    text("«Una presa è nostra», dice {next}.", "'One trick is ours', says {next}."),
    text("{next} contesta una delle prese.", "{next} contests one of the tricks."),
];
const ALL_FOUR: SentenceWordings = &[
    text("Di andare avanti sono d'accordo tutti e quattro.", "All four agree to go on."),
    text("Tutti e quattro vogliono che si continui a giocare.", "All four want play to continue."),
];
const NOT_ALL_FOUR: SentenceWordings = &[
    text("Di andare avanti non sono d'accordo tutti e quattro.", "Not all four agree to go on."),
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
        "Sul tavolo c'è ora {card} di {next}, che ha giocato.",
        "On the table there is now the {card} of {next}, who has played.",
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text(
        "Quando arriva l'Arbitro {next} non ha ancora giocato {card}.",
        "When the director arrives {next} has not yet played the {card}.",
    ),
    text(
        "Sul tavolo non c'è {card} di {next}, che non ha giocato.",
        "On the table there is no {card} of {next}, who has not played.",
    ),
];
