//! Law 71: concessions that are cancelled, and concessions that stand.

mod inquiry;

use super::endings::may_lose_one;
use super::l63::RULING_AGAIN;
use super::l68::OF_CLAIM;
use super::prelude::*;
use super::scenes::add_act;

pub const SCENARIOS: &[&Scenario] = &[&TAKEN_BACK, &DEFENDER_TAKES_BACK, &inquiry::DO_ALL_AGREE];

static TAKEN_BACK: Scenario =
    scenario(71, "taken-back", &["dichiarante", "concessione"], taken_back)
        .wish(ContractWish::NoTrump)
        .tricks(8..=12)
        .asks(RULING_AGAIN)
        .aspects(OF_CLAIM);

static DEFENDER_TAKES_BACK: Scenario =
    scenario(71, "defender-takes-back", &["difensore", "concessione"], defender_takes_back)
        .tricks(7..=12)
        .asks(RULING_AGAIN)
        .aspects(OF_CLAIM);

/// Declarer concedes; dummy protests at once and he agrees with him, all four play on, or he regrets it later.
fn taken_back(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let agrees = story.a_defender()?;
    concession(story, by, agrees)?;
    let course = story.choose(3);
    objects(story, by, (course == 2).then_some(agrees));
    if course == 1 {
        story.add_event(agrees, Act::AsksToPlayOn);
    }
    let lines = [DUMMY_PROTESTS, PLAY_IT, REGRETS_LATE];
    add_act(story, "all-play-on", Answer::from_bool(course == 1), lines[course])?;
    finding(story)
}

/// A defender concedes; his partner objects at once, or he regrets it later.
fn defender_takes_back(story: &mut Story<'_>) -> Option<()> {
    let by = story.a_defender()?;
    let agrees = story.declarer();
    concession(story, by, agrees)?;
    let course = story.choose(3);
    match course {
        0 => story.add_event(by.partner(), Act::Objects),
        1 => {
            story.add_event(agrees, Act::Agrees);
            story.add_event(by, Act::Objects);
        }
        _ => objects(story, by, Some(agrees)),
    }
    let lines = [PARTNER_STOPS_HIM, REGRETS_SOON, REGRETS_LATE];
    add_act(story, "all-play-on", Answer::NO, lines[course])?;
    untold(story, "information-used", Answer::NO)?;
    if course == 0 {
        story.add_sentence(UNTOLD);
        story.add_sentence(DOES_NOT_SAY_WHICH);
        return Some(());
    }
    finding(story)
}

/// A player concedes the remaining tricks, of which his side might win one.
fn concession(story: &mut Story<'_>, by: Seat, agrees: Seat) -> Option<()> {
    may_lose_one(story, by)?;
    cast!(story, by, partner = by.partner(), agrees);
    story.add_event(by, Act::Concedes(None));
    story.add_sentence(CONCEDES);
    Some(())
}

/// A player wants a trick back at once, or when this opponent, who agreed, has called on the next board.
fn objects(story: &mut Story<'_>, by: Seat, agreed: Option<Seat>) {
    if let Some(agrees) = agreed {
        story.add_event(agrees, Act::Agrees);
        story.add_event(agrees, Act::Ends(EndedPhase::NextBoard));
    }
    story.add_event(by, Act::Objects);
}

/// The director finds whether the side that conceded could lose all the remaining tricks.
fn finding(story: &mut Story<'_>) -> Option<()> {
    untold(story, "trick-won", Answer::NO)?;
    story.choose_finding("cannot-lose", CANNOT_LOSE, CAN_LOSE)?;
    Some(())
}

const CONCEDES: SentenceWordings = &[
    text(
        "«Le altre sono vostre», dice {by}, e posa le carte.",
        "'The rest are yours', says {by}, and puts down his cards.",
    ),
    text(
        "Credendo di non avere più prese, {by} mostra le carte e concede quelle che restano.",
        "Thinking that he has no trick left, {by} shows his cards and concedes the rest.",
    ),
    text(
        "Sicuro di non fare altre prese, {by} concede il resto.",
        "Sure that he wins no further tricks, {by} concedes the rest.",
    ),
];
const DUMMY_PROTESTS: SentenceWordings = &[
    text(
        "«No, una è nostra», dice immediatamente {partner}, il morto; {by} è d'accordo e chiede indietro una presa, e {agrees} chiama l'Arbitro.",
        "'No, one is ours', {partner}, dummy, says immediately; {by} agrees and asks for one trick back, and {agrees} calls the director.",
    ),
    text(
        "{partner}, il morto, protesta subito; {by} chiede allora indietro una presa, e {agrees} chiama l'Arbitro.",
        "{partner}, dummy, protests at once; {by} then asks for one trick back, and {agrees} calls the director.",
    ),
    text(
        "Il morto ({partner}) ferma subito {by}, che chiede indietro una presa; {agrees} chiama l'Arbitro.",
        "Dummy ({partner}) stops {by} at once, and he asks for one trick back; {agrees} calls the director.",
    ),
    because(
        "68D",
        [
            "{by} rivuole subito una presa e nessuno propone di giocare",
            "{by} avesse rivoluto subito una presa e nessuno avesse proposto di giocare",
        ],
        [
            "{by} at once wants a trick back and nobody proposes to play on",
            "{by} had at once wanted a trick back and nobody had proposed to play on",
        ],
    ),
];
const PLAY_IT: SentenceWordings = &[
    text(
        "«No, una è nostra», dice immediatamente {partner}, il morto; {by} è d'accordo e chiede indietro una presa, {agrees} propone di giocare, tutti e quattro accettano, e solo dopo si chiama l'Arbitro.",
        "'No, one is ours', {partner}, dummy, says immediately; {by} agrees and asks for one trick back, {agrees} proposes to play on, all four accept, and only then is the director called.",
    ),
    text(
        "{partner}, il morto, protesta subito; {by} chiede allora indietro una presa, {agrees} propone di giocare, tutti e quattro accettano, e solo dopo si chiama l'Arbitro.",
        "{partner}, dummy, protests at once; {by} then asks for one trick back, {agrees} proposes to play on, all four accept, and only then is the director called.",
    ),
    text(
        "Il morto ({partner}) ferma subito {by}, che chiede indietro una presa; {agrees} propone di giocare, tutti e quattro accettano, e solo dopo si chiama l'Arbitro.",
        "Dummy ({partner}) stops {by} at once, and he asks for one trick back; {agrees} proposes to play on, all four accept, and only then is the director called.",
    ),
    short_reasons::ALL_PLAY_ON,
];
const PARTNER_STOPS_HIM: SentenceWordings = &[
    text(
        "«No, una è nostra», dice immediatamente {partner}, prima che {agrees} risponda.",
        "'No, one is ours', {partner} says immediately, before {agrees} answers.",
    ),
    text(
        "{partner} si oppone subito, e {agrees}, prima di rispondere, chiama l'Arbitro.",
        "{partner} objects at once, and {agrees}, before he answers, calls the director.",
    ),
    text(
        "«Io non concedo nulla», dice subito {partner}, prima che {agrees} risponda.",
        "'I concede nothing', says {partner} at once, before {agrees} answers.",
    ),
    short_reasons::PARTNER_OBJECTED,
];
const DOES_NOT_SAY_WHICH: SentenceWordings = &[
    text(
        "Quale presa facciano ancora {by} e {partner}, {partner} non lo dice.",
        "Which trick {by} and {partner} still win, {partner} does not say.",
    ),
    text(
        "{partner} non aggiunge con quale carta {by} e lui fanno ancora una presa.",
        "{partner} does not add with which card {by} and he still win a trick.",
    ),
    text(
        "{partner} non spiega con quali carte lui e {by} possano ancora fare prese.",
        "{partner} does not explain with which cards he and {by} might still win tricks.",
    ),
    because(
        "",
        ["{agrees} non ha ancora accettato", "{agrees} non avesse ancora accettato"],
        ["{agrees} has not yet agreed", "{agrees} had not yet agreed"],
    ),
];
const REGRETS_SOON: SentenceWordings = &[
    text(
        "{agrees} accetta e {partner} tace; prima del board successivo è {by} a dire all'Arbitro che una presa era sua.",
        "{agrees} accepts and {partner} is silent; before the next board it is {by} who tells the director that one trick was his.",
    ),
    text(
        "{partner} non dice nulla e {agrees} accetta; mettendo via le carte, {by} si accorge di una presa e la chiede indietro.",
        "{partner} says nothing and {agrees} accepts; as he puts his cards away, {by} notices a trick and asks for it back.",
    ),
    text(
        "Con {agrees} d'accordo e {partner} in silenzio, {by} chiede indietro una presa prima del board successivo.",
        "With {agrees} content and {partner} silent, {by} asks for one trick back before the next board.",
    ),
    because(
        "71",
        [
            "{by} ha cambiato idea prima del board successivo",
            "{by} avesse cambiato idea prima del board successivo",
        ],
        [
            "{by} has changed his mind before the next board",
            "{by} had changed his mind before the next board",
        ],
    ),
];
const REGRETS_LATE: SentenceWordings = &[
    text(
        "{agrees} accetta e {partner} tace; quando {agrees} ha già chiamato nel board successivo, {by} dice all'Arbitro che una presa era sua.",
        "{agrees} accepts and {partner} is silent; when {agrees} has already called on the next board, {by} tells the director that one trick was his.",
    ),
    text(
        "{partner} non dice nulla e {agrees} accetta e chiama nel board successivo; solo allora {by} chiede indietro una presa.",
        "{partner} says nothing and {agrees} accepts and calls on the next board; only then does {by} ask for one trick back.",
    ),
    text(
        "Con {agrees} d'accordo e {partner} in silenzio si va avanti; quando {agrees} ha chiamato nel board successivo, {by} chiede indietro una presa.",
        "With {agrees} content and {partner} silent they go on; when {agrees} has called on the next board, {by} asks for one trick back.",
    ),
    because(
        "71",
        [
            "{agrees} ha accettato e già chiamato nel board successivo",
            "{agrees} avesse accettato e già chiamato nel board successivo",
        ],
        [
            "{agrees} has agreed and already called on the next board",
            "{agrees} had agreed and already called on the next board",
        ],
    ),
];
const CANNOT_LOSE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} è un esperto, e che con ogni gioco per lui normale {by} e {partner} facevano almeno una delle prese concesse.",
        "The director finds that {by} is an expert, and that by any play that is normal for him {by} and {partner} would have made at least one of the conceded tricks.",
    ),
    text(
        "Qualunque gioco avesse scelto, fra quelli normali per un esperto come {by}, accerta l'Arbitro, lui e {partner} non potevano perdere tutte le prese concesse.",
        "Whatever play he chose, of those that are normal for an expert like {by}, the director finds, he and {partner} could not have lost all the conceded tricks.",
    ),
    text(
        "Secondo l'Arbitro {by}, che è un esperto, non poteva perdere tutte quelle prese con nessun gioco per lui normale.",
        "In the director's view {by}, who is an expert, could not have lost all those tricks by any play that is normal for him.",
    ),
    because(
        "71",
        [
            "{by} faceva una presa con ogni gioco per lui normale",
            "{by} facesse una presa con ogni gioco per lui normale",
        ],
        [
            "{by} would have won a trick by any play that is normal for him",
            "{by} won a trick by any play that is normal for him",
        ],
    ),
];
const CAN_LOSE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} è un principiante, e che con un gioco per lui normale {by} e {partner} potevano perdere tutte le prese concesse.",
        "The director finds that {by} is a beginner, and that by a play that is normal for him {by} and {partner} could have lost all the conceded tricks.",
    ),
    text(
        "C'era un gioco, fra quelli normali per un principiante come {by}, accerta l'Arbitro, con cui lui e {partner} potevano perdere tutte le prese concesse.",
        "There was a play, of those that are normal for a beginner like {by}, the director finds, by which he and {partner} could have lost all the conceded tricks.",
    ),
    text(
        "Secondo l'Arbitro {by}, che è un principiante, poteva perdere tutte quelle prese con un gioco per lui normale.",
        "In the director's view {by}, who is a beginner, could have lost all those tricks by a play that is normal for him.",
    ),
    because(
        "71",
        [
            "{by} poteva non fare prese con un gioco per lui normale",
            "{by} potesse non fare prese con un gioco per lui normale",
        ],
        [
            "{by} could have won no trick by a play that is normal for him",
            "{by} could win no trick by a play that is normal for him",
        ],
    ),
];
