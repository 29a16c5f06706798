//! Law 53: the wrong defender plays to an irregular lead of declarer.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::ruling::text;

use super::super::turns::cast_from;
use super::ON_LEAD;

pub static WRONG_DEFENDER: Scenario =
    scenario(53, "wrong-defender", &["dichiarante", "fuori turno", "difensore"], wrong_defender)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("next")]);

/// Declarer leads from the wrong one of his two hands, and the defender on the left, or the one on the right, of that
/// hand plays to the lead, or answers it.
fn wrong_defender(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let wrong = rightful.partner();
    let (next, other) = (wrong.lho(), wrong.rho());
    let card = story.would_lead(wrong)?;
    let (answer, his) = (story.would_follow(next, card)?, story.would_follow(other, card)?);
    for (slot, seat) in [("rightful", rightful), ("wrong", wrong), ("next", next), ("other", other)]
    {
        story.cast(slot, seat);
    }
    for (slot, card) in [("card", card), ("answer", answer), ("his", his)] {
        story.cast(slot, card);
    }
    cast_from(story, "from", wrong);
    story.add_sentence(ON_LEAD);
    story.leads(wrong, card);
    story.add_sentence(FROM_THE_WRONG_HAND);
    let who = story.choose(3);
    match who {
        0 => {
            story.plays(next, answer);
            story.add_sentence(LEFT_PLAYS);
        }
        1 => {
            story.plays(other, his);
            story.add_sentence(RIGHT_PLAYS);
        }
        _ => story.add_sentence(NOBODY_PLAYS),
    }
    story.call_director(story.declarer());
    match story.choose(if who == 2 { 3 } else { 1 }) {
        0 => story.add_sentence(LEFT_SILENT),
        1 => {
            story.add_event(next, Act::Chooses(Choice::Accept));
            story.add_sentence(LEFT_ACCEPTS);
        }
        _ => {
            story.add_event(next, Act::Chooses(Choice::Refuse));
            story.add_sentence(LEFT_REFUSES);
        }
    }
    Some(())
}

const FROM_THE_WRONG_HAND: SentenceWordings = &[
    text(
        "{declarer}, sovrappensiero, fa partire {card} {from}.",
        "{declarer}, with his mind elsewhere, leads the {card} {from}.",
    ),
    text(
        "Perso il filo, {declarer} attacca {card} {from}.",
        "Losing the thread, {declarer} leads the {card} {from}.",
    ),
    text(
        "Ma {declarer} attacca {from}, con {card}.",
        "But {declarer} leads {from}, with the {card}.",
    ),
];
const LEFT_PLAYS: SentenceWordings = &[
    text(
        "{next} risponde {answer}; {other} tiene in mano {his} e fa notare l'errore.",
        "{next} follows with the {answer}; {other} keeps the {his} in his hand and points out the error.",
    ),
    text(
        "Ci gioca sopra {next}, con {answer}; {his} di {other} resta in mano.",
        "{next} plays to it, with the {answer}; {other}'s {his} stays in his hand.",
    ),
    text(
        "Prima di {his} di {other} arriva {answer} di {next}; poi ci si ferma.",
        "Before {other}'s {his} comes {next}'s {answer}; then play stops.",
    ),
];
const RIGHT_PLAYS: SentenceWordings = &[
    text(
        "{other}, distratto, risponde {his}; {next} tiene in mano {answer} e fa notare l'errore.",
        "{other}, not attending, follows with the {his}; {next} keeps the {answer} in his hand and points out the error.",
    ),
    text(
        "Ci gioca sopra {other}, con {his}; {answer} di {next} resta in mano.",
        "{other} plays to it, with the {his}; {next}'s {answer} stays in his hand.",
    ),
    text(
        "Prima di {answer} di {next} arriva {his} di {other}; poi ci si ferma.",
        "Before {next}'s {answer} comes {other}'s {his}; then play stops.",
    ),
];
const NOBODY_PLAYS: SentenceWordings = &[
    text(
        "{next} tiene in mano {answer} e {other} tiene in mano {his}: qualcuno fa notare l'errore.",
        "{next} keeps the {answer} in his hand and {other} the {his}: somebody points out the error.",
    ),
    text(
        "Non ci gioca sopra nessuno: {answer} di {next} e {his} di {other} restano in mano.",
        "Nobody plays to it: {next}'s {answer} and {other}'s {his} stay in their hands.",
    ),
    text(
        "Prima di {answer} di {next} e di {his} di {other} ci si ferma.",
        "Before {next}'s {answer} and {other}'s {his} play stops.",
    ),
];
const LEFT_SILENT: SentenceWordings = &[
    text(
        "All'Arbitro {next} non dice ancora se quell'attacco gli va bene.",
        "{next} does not yet tell the director whether that lead suits him.",
    ),
    text(
        "Dell'attacco {next} per ora non dice né bene né male.",
        "Of the lead {next} for now says neither good nor ill.",
    ),
    text(
        "«Aspetto l'Arbitro», dice {next}, e non aggiunge altro.",
        "'I will wait for the director', says {next}, and adds nothing.",
    ),
];
const LEFT_ACCEPTS: SentenceWordings = &[
    text(
        "All'Arbitro {next} dice che quell'attacco gli va bene.",
        "{next} tells the director that that lead suits him.",
    ),
    text(
        "Dell'attacco {next} dice che per lui è buono così.",
        "Of the lead {next} says that it is good enough for him.",
    ),
    text(
        "«Per me si continua così», dice {next}, e non aggiunge altro.",
        "'Let us go on like this', says {next}, and adds nothing.",
    ),
];
const LEFT_REFUSES: SentenceWordings = &[
    text(
        "All'Arbitro {next} dice che quell'attacco non gli va bene.",
        "{next} tells the director that that lead does not suit him.",
    ),
    text(
        "Dell'attacco {next} dice che ne vuole un altro.",
        "Of the lead {next} says that he wants another.",
    ),
    text(
        "«Per me si attacca dall'altra parte», dice {next}, e non aggiunge altro.",
        "'Let it be led from the other side', says {next}, and adds nothing.",
    ),
];
