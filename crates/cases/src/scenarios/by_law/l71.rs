//! Law 71: concessions that are cancelled, and concessions that stand.

use super::prelude::*;
use super::scenes::may_win_few;
use super::sentences::{CALLED_NEXT_BOARD, NO_CALL_YET, ROUND_IS_OVER};

pub const SCENARIOS: &[&Scenario] = &[&TAKEN_BACK, &DEFENDER_TAKES_BACK];

static TAKEN_BACK: Scenario =
    scenario(71, "taken-back", &["dichiarante", "concessione"], taken_back).tricks(6..=12);

static DEFENDER_TAKES_BACK: Scenario =
    scenario(71, "defender-takes-back", &["difensore", "concessione"], defender_takes_back)
        .tricks(6..=12);

/// Declarer concedes, and he may object sooner or later.
fn taken_back(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    concession(story, by)
}

/// A defender concedes, and he or his partner may object, at once or later.
fn defender_takes_back(story: &mut Story<'_>) -> Option<()> {
    let by = story.a_defender()?;
    concession(story, by)
}

fn concession(story: &mut Story<'_>, by: Seat) -> Option<()> {
    story.require(may_win_few(story, by.side(), if story.is_defender(by) { 1 } else { 2 }))?;
    let agrees = if by.lho() == story.dummy() { by.rho() } else { by.lho() };
    let caller = story.pick_from(&[by.lho(), by.rho()])?;
    cast!(story, by, partner = by.partner(), agrees, caller);
    story.add_event(by, Act::Concedes(None));
    story.add_sentence(CONCEDES);
    let at_once = story.choose(3);
    match at_once {
        0 => story.add_event(by.partner(), Act::Objects),
        1 => story.add_event(agrees, Act::Agrees),
        _ => {}
    }
    story.add_sentence([PARTNER_STOPS_HIM, ACCEPTED, NO_WORD][at_once]);
    let time = story.choose(3);
    match time {
        0 => story.add_event(caller, Act::Ends(EndedPhase::NextBoard)),
        1 => story.add_event(caller, Act::Ends(EndedPhase::Round)),
        _ => {}
    }
    story.require(at_once != 0 || time == 2)?;
    story.add_sentence([CALLED_NEXT_BOARD, ROUND_IS_OVER, NO_CALL_YET][time]);
    let regrets = story.either();
    story.require(at_once != 0 || !regrets)?;
    if regrets {
        story.add_event(by, Act::Objects);
    }
    story.add_sentence(if regrets { HE_REGRETS } else { NO_REGRETS });
    story.choose_finding("trick-won", ALREADY_WON, NOT_YET_WON)?;
    story.choose_finding("cannot-lose", CANNOT_LOSE, CAN_LOSE)?;
    story.add_finding("all-play-on", Answer::NO, NOT_PLAYED_ON)
}

const CONCEDES: SentenceWordings = &[
    text(
        "{by}, scoraggiato, dice: «le altre sono vostre».",
        "{by}, disheartened, says: 'the rest are yours'.",
    ),
    text(
        "Credendosi senza più carte buone {by} concede tutte le prese che restano.",
        "Believing that he has no good card left {by} concedes all the tricks that remain.",
    ),
    text(
        "Per {by} non c'è più nulla da fare: posa le carte e concede il resto.",
        "{by} sees nothing more to be won: he puts down his cards and concedes the rest.",
    ),
];
const PARTNER_STOPS_HIM: SentenceWordings = &[
    text(
        "{partner} protesta immediatamente; {agrees} non ha ancora risposto.",
        "{partner} protests immediately; {agrees} has not answered yet.",
    ),
    text(
        "«No, una è nostra», dice subito {partner}, prima che {agrees} risponda.",
        "'No, one is ours', {partner} says at once, before {agrees} answers.",
    ),
];
const ACCEPTED: SentenceWordings = &[
    text(
        "{partner} non protesta; {agrees} ha accettato.",
        "{partner} does not protest; {agrees} has accepted.",
    ),
    text(
        "«Va bene», dice subito {agrees}, e {partner} non protesta.",
        "'All right', {agrees} says at once, and {partner} does not protest.",
    ),
];
const NO_WORD: SentenceWordings = &[
    text(
        "{partner} non protesta; {agrees} non ha ancora risposto.",
        "{partner} does not protest; {agrees} has not answered yet.",
    ),
    text("Né {agrees} né {partner} dicono nulla.", "Neither {agrees} nor {partner} says anything."),
];
const HE_REGRETS: SentenceWordings = &[
    text(
        "Riguardando le carte {by} ritira ciò che ha detto.",
        "Looking at his cards again {by} takes back what he said.",
    ),
    text(
        "«Ma una è mia», si corregge adesso {by}.",
        "'But one of them is mine', {by} now corrects himself.",
    ),
];
const NO_REGRETS: SentenceWordings = &[
    text(
        "Riguardando le carte {by} non ritira ciò che ha detto.",
        "Looking at his cards again {by} does not take back what he said.",
    ),
    text("Della sua concessione {by} non si pente.", "{by} does not regret his concession."),
];
const ALREADY_WON: SentenceWordings = &[
    text(
        "Agli avversari, accerta l'Arbitro, è andata così anche una presa che {by} e {partner} avevano già vinto.",
        "The opponents, the director finds, were thus given also a trick that {by} and {partner} had already won.",
    ),
    text(
        "L'Arbitro accerta che {by} ha ceduto anche una presa già vinta, da lui o da {partner}.",
        "The director finds that {by} gave away also a trick already won, by him or by {partner}.",
    ),
];
const NOT_YET_WON: SentenceWordings = &[
    text(
        "Agli avversari, accerta l'Arbitro, non è andata così nessuna presa che {by} e {partner} avevano già vinto.",
        "The opponents, the director finds, were thus given no trick that {by} and {partner} had already won.",
    ),
    text(
        "L'Arbitro accerta che {by} non ha ceduto nessuna presa già vinta, da lui o da {partner}.",
        "The director finds that {by} gave away no trick already won, by him or by {partner}.",
    ),
];
const CANNOT_LOSE: SentenceWordings = &[
    text(
        "Con nessun gioco normale delle carte rimaste {by} e {partner} potevano perdere tutte le prese.",
        "By no normal play of the remaining cards could {by} and {partner} lose all the tricks.",
    ),
    text(
        "Se si giocava normalmente, anche con poca cura, {by} e {partner} facevano comunque una presa.",
        "If the cards were played normally, even with little care, {by} and {partner} won a trick in any case.",
    ),
];
const CAN_LOSE: SentenceWordings = &[
    text(
        "Con un gioco normale delle carte rimaste, benché distratto, {by} e {partner} potevano perdere tutte le prese.",
        "By a normal play of the remaining cards, if a careless one, {by} and {partner} could lose all the tricks.",
    ),
    text(
        "Se si giocava normalmente, ma con poca cura, {by} e {partner} potevano non fare nessuna presa.",
        "If the cards were played normally, but with little care, {by} and {partner} might not win a trick.",
    ),
];
const NOT_PLAYED_ON: SentenceWordings = &[
    text("Nessuno chiede di continuare il gioco.", "Nobody asks to play on."),
    text("Nessuno ha chiesto di continuare a giocare.", "Nobody has asked to go on playing."),
];
