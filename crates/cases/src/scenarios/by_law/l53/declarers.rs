//! Law 53: the wrong defender plays to an irregular lead of declarer.

use super::ON_LEAD;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{cast_from, not_told};
use crate::scenarios::by_law::sentences::NOBODY_SPOKE;

pub static WRONG_DEFENDER: Scenario =
    scenario(53, "wrong-defender", &["dichiarante", "fuori turno", "difensore"], wrong_defender)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("next")]);

/// Declarer leads from the wrong one of his two hands, and the defender on the left, or the one on the right, of that
/// hand plays to the lead, or answers it.
fn wrong_defender(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let wrong = rightful.partner();
    let (next, other) = (wrong.lho(), wrong.rho());
    let card = story.would_lead(wrong)?;
    let (answer, his) = (story.would_follow(next, card)?, story.would_follow(other, card)?);
    cast!(story, rightful, wrong, next, other, card, answer, his);
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
    not_told(story, story.declarer(), DECLARER_NOT_TOLD)?;
    not_told(story, other, NOBODY_SPOKE)?;
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
        "{declarer}, sovrappensiero, attacca {card} {from}.",
        "{declarer}, with his mind elsewhere, leads the {card} {from}.",
    ),
    text(
        "Perso il filo, {declarer} attacca {card} {from}.",
        "Losing the thread, {declarer} leads the {card} {from}.",
    ),
    text("Ma {declarer} attacca {card} {from}.", "But {declarer} leads the {card} {from}."),
];
const DECLARER_NOT_TOLD: SentenceWordings = &[
    text(
        "Nessuno aveva detto a {declarer} di attaccare {from}.",
        "Nobody had told {declarer} to lead {from}.",
    ),
    text(
        "A {declarer} nessun difensore aveva detto di attaccare {from}.",
        "No defender had told {declarer} to lead {from}.",
    ),
];
const LEFT_PLAYS: SentenceWordings = &[
    text(
        "{next} risponde {answer}; {other} fa notare l'errore.",
        "{next} follows with the {answer}; {other} points out the error.",
    ),
    text(
        "Dopo l'attacco {next} risponde {answer}; {other} non ha ancora giocato.",
        "After the lead {next} follows with the {answer}; {other} has not played yet.",
    ),
];
const RIGHT_PLAYS: SentenceWordings = &[
    text(
        "{other}, distratto, risponde {his}; {next} fa notare l'errore.",
        "{other}, not attending, follows with the {his}; {next} points out the error.",
    ),
    text(
        "Dopo l'attacco {other} risponde {his}; {next} non ha ancora giocato.",
        "After the lead {other} follows with the {his}; {next} has not played yet.",
    ),
];
const NOBODY_PLAYS: SentenceWordings = &[
    text(
        "{next} non gioca, e {other} fa notare l'errore.",
        "{next} does not play, and {other} points out the error.",
    ),
    text(
        "Dopo l'attacco né {next} né {other} hanno ancora giocato.",
        "After the lead neither {next} nor {other} has played yet.",
    ),
];
const LEFT_SILENT: SentenceWordings = &[
    text(
        "{next} non dice all'Arbitro se quell'attacco gli va bene.",
        "{next} does not tell the director whether that lead suits him.",
    ),
    text(
        "Per ora {next} non dice nulla di quell'attacco.",
        "For now {next} says nothing of that lead.",
    ),
    text(
        "All'Arbitro, chiamato da {declarer}, {next} non dice ancora nulla.",
        "To the director, called by {declarer}, {next} says nothing yet.",
    ),
];
const LEFT_ACCEPTS: SentenceWordings = &[
    text(
        "{next} dice all'Arbitro che quell'attacco gli va bene.",
        "{next} tells the director that that lead suits him.",
    ),
    text("Per parte sua {next} accetta quell'attacco.", "For his part {next} accepts that lead."),
    text(
        "All'Arbitro, chiamato da {declarer}, {next} dice che accetta.",
        "To the director, called by {declarer}, {next} says that he accepts.",
    ),
];
const LEFT_REFUSES: SentenceWordings = &[
    text(
        "{next} dice all'Arbitro che quell'attacco non gli va bene.",
        "{next} tells the director that that lead does not suit him.",
    ),
    text("Per parte sua {next} rifiuta quell'attacco.", "For his part {next} refuses that lead."),
    text(
        "All'Arbitro, chiamato da {declarer}, {next} dice che non accetta.",
        "To the director, called by {declarer}, {next} says that he does not accept.",
    ),
];
