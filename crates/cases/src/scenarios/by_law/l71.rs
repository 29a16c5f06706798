//! Law 71: concessions that are cancelled, and concessions that stand.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::EndedPhase;
use arbitro_laws::ruling::{Answer, text};

use super::claim_sentences::{CALLED_NEXT_BOARD, NO_CALL_YET, ROUND_IS_OVER};

pub const SCENARIOS: &[&Scenario] = &[&TAKEN_BACK, &DEFENDER_TAKES_BACK];

static TAKEN_BACK: Scenario =
    scenario(71, "taken-back", &["dichiarante", "concessione"], taken_back).tricks(7..=12);

static DEFENDER_TAKES_BACK: Scenario =
    scenario(71, "defender-takes-back", &["difensore", "concessione"], defender_takes_back)
        .tricks(7..=12);

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
    let agrees = if by.lho() == story.dummy() { by.rho() } else { by.lho() };
    let caller = story.pick_from(&[by.lho(), by.rho()])?;
    for (slot, seat) in
        [("by", by), ("partner", by.partner()), ("agrees", agrees), ("caller", caller)]
    {
        story.cast(slot, seat);
    }
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
        "{by} posa le carte e lascia agli avversari il resto.",
        "{by} puts down his cards and leaves the rest to his opponents.",
    ),
];
const PARTNER_STOPS_HIM: SentenceWordings = &[
    text(
        "{partner} protesta all'istante; {agrees} non ha ancora risposto.",
        "{partner} protests that very moment; {agrees} has not answered yet.",
    ),
    text(
        "«No, una è nostra», dice subito {partner}, prima di {agrees}.",
        "'No, one is ours', {partner} says at once, before {agrees}.",
    ),
];
const ACCEPTED: SentenceWordings = &[
    text(
        "{partner} non protesta; {agrees} ha risposto di sì.",
        "{partner} does not protest; {agrees} has answered yes.",
    ),
    text(
        "«Va bene», dice subito {agrees}, e tace {partner}.",
        "'All right', {agrees} says at once, and {partner} is silent.",
    ),
];
const NO_WORD: SentenceWordings = &[
    text(
        "{partner} non protesta; {agrees} non ha ancora risposto.",
        "{partner} does not protest; {agrees} has not answered yet.",
    ),
    text(
        "Nulla dice {agrees}, e tace {partner}.",
        "{agrees} says nothing, and {partner} is silent.",
    ),
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
        "Riguardando le carte {by} conferma ciò che ha detto.",
        "Looking at his cards again {by} confirms what he said.",
    ),
    text("«Nessuna è mia», ripete adesso {by}.", "'None of them is mine', {by} now repeats."),
];
const ALREADY_WON: SentenceWordings = &[
    text(
        "Fra le prese cedute, accerta l'Arbitro, ce n'è una che {by} e {partner} avevano già fatto.",
        "Among the tricks given away, the director finds, there is one that {by} and {partner} had already won.",
    ),
    text(
        "L'Arbitro trova che {by} ha ceduto anche una presa già vinta, da lui o da {partner}.",
        "The director finds that {by} gave away a trick already won, by him or by {partner}.",
    ),
];
const NOT_YET_WON: SentenceWordings = &[
    text(
        "Fra le prese cedute, accerta l'Arbitro, non ce n'è una che {by} e {partner} avevano già fatto.",
        "Among the tricks given away, the director finds, there is none that {by} and {partner} had already won.",
    ),
    text(
        "L'Arbitro trova che {by} non ha ceduto nessuna presa già vinta, da lui o da {partner}.",
        "The director finds that {by} gave away no trick already won, by him or by {partner}.",
    ),
];
const CANNOT_LOSE: SentenceWordings = &[
    text(
        "Con nessun gioco normale delle carte rimaste {by} e {partner} potevano perderle tutte.",
        "By no normal play of the remaining cards could {by} and {partner} lose them all.",
    ),
    text(
        "Se si giocava normalmente, anche con poca cura, {by} e {partner} facevano comunque una presa.",
        "If the cards were played normally, even with little care, {by} and {partner} won a trick in any case.",
    ),
];
const CAN_LOSE: SentenceWordings = &[
    text(
        "Con un gioco normale delle carte rimaste, benché distratto, {by} e {partner} potevano perderle tutte.",
        "By a normal play of the remaining cards, if a careless one, {by} and {partner} could lose them all.",
    ),
    text(
        "Se si giocava normalmente, ma con poca cura, {by} e {partner} potevano non fare nessuna presa.",
        "If the cards were played normally, but with little care, {by} and {partner} might not win a trick.",
    ),
];
const NOT_PLAYED_ON: SentenceWordings = &[
    text("Di continuare il gioco non si parla.", "There is no talk of playing on."),
    text(
        "Nessuno al tavolo propone di giocare ancora.",
        "Nobody at the table suggests playing on.",
    ),
];
