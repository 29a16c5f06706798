//! Law 53: the wrong defender plays to an irregular lead of declarer.

use super::{ASPECTS, ON_LEAD};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{cast_from, not_told};

pub static WRONG_DEFENDER: Scenario =
    scenario(53, "wrong-defender", &["dichiarante", "fuori turno", "difensore"], wrong_defender)
        .tricks(2..=10)
        .aspects(ASPECTS);

/// Declarer leads from the wrong one of his two hands, and the defender on the left, or the one on the right, of that
/// hand plays to the lead, or answers it.
fn wrong_defender(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let wrong = rightful.partner();
    let (next, other) = (wrong.lho(), wrong.rho());
    let card = story.would_lead(wrong)?;
    let (answer, his) = (story.would_follow(next, card)?, story.would_follow(other, card)?);
    cast!(story, rightful, next, other, card, answer, his);
    cast_from(story, "from", wrong);
    story.add_sentence(ON_LEAD);
    story.leads(wrong, card);
    story.add_sentence(FROM_THE_WRONG_HAND);
    not_told(story, story.declarer(), UNTOLD)?;
    not_told(story, other, UNTOLD)?;
    let who = story.choose(3);
    match who {
        0 => story.plays(next, answer),
        1 => story.plays(other, his),
        _ => {}
    }
    story.call_director(if who == 1 { next } else { other });
    story.add_sentence([LEFT_PLAYS, RIGHT_PLAYS, NOBODY_PLAYS][who]);
    let answers = [
        (None, LEFT_ASKS),
        (Some(Choice::Accept), LEFT_ACCEPTS),
        (Some(Choice::Refuse), LEFT_REFUSES),
    ];
    story.choose_answer(next, &answers[..if who == 1 { 2 } else { 3 }]);
    Some(())
}

const FROM_THE_WRONG_HAND: SentenceWordings = &[
    text("Ma {declarer} attacca {card} {from}.", "But {declarer} leads the {card} {from}."),
    text("{declarer} però attacca {card} {from}.", "However, {declarer} leads the {card} {from}."),
    text(
        "{declarer} sbaglia mano e attacca {card} {from}.",
        "{declarer} leads from the wrong hand, the {card} {from}.",
    ),
];
const LEFT_PLAYS: SentenceWordings = &[
    text(
        "{next} gioca {answer}, e {other} chiama l'Arbitro.",
        "{next} plays the {answer}, and {other} calls the director.",
    ),
    text(
        "Su quell'attacco {next} gioca {answer}; {other} chiama l'Arbitro.",
        "To that lead {next} plays the {answer}; {other} calls the director.",
    ),
    text(
        "{next} risponde con {answer}, e {other} chiama l'Arbitro.",
        "{next} follows with the {answer}, and {other} calls the director.",
    ),
    because(
        "53A",
        ["{next} ha giocato {answer} sull'attacco", "{next} avesse giocato {answer} sull'attacco"],
        ["{next} played the {answer} to the lead", "{next} had played the {answer} to the lead"],
    ),
];
const RIGHT_PLAYS: SentenceWordings = &[
    text(
        "{other} gioca {his}, e {next} chiama l'Arbitro.",
        "{other} plays the {his}, and {next} calls the director.",
    ),
    text(
        "Su quell'attacco {other} gioca {his}; {next} chiama l'Arbitro.",
        "To that lead {other} plays the {his}; {next} calls the director.",
    ),
    text(
        "{other} risponde con {his}, e {next} chiama l'Arbitro.",
        "{other} follows with the {his}, and {next} calls the director.",
    ),
    because(
        "53",
        ["{other} ha giocato {his} sull'attacco", "{other} avesse giocato {his} sull'attacco"],
        ["{other} played the {his} to the lead", "{other} had played the {his} to the lead"],
    ),
];
const NOBODY_PLAYS: SentenceWordings = &[
    text(
        "{next} non ha ancora giocato, e {other} chiama l'Arbitro.",
        "{next} has not played yet, and {other} calls the director.",
    ),
    text(
        "Prima che {next} abbia giocato, {other} chiama l'Arbitro.",
        "Before {next} has played, {other} calls the director.",
    ),
    text(
        "{other} chiama l'Arbitro prima che {next} giochi.",
        "{other} calls the director before {next} plays.",
    ),
    because(
        "",
        ["né {next} né {other} ha ancora giocato", "né {next} né {other} avesse ancora giocato"],
        ["neither {next} nor {other} has yet played", "neither {next} nor {other} had yet played"],
    ),
];
const LEFT_ASKS: SentenceWordings = &[
    text(
        "{next} chiede all'Arbitro che cosa succede ora.",
        "{next} asks the director what happens now.",
    ),
    text(
        "All'Arbitro {next} chiede come si va avanti.",
        "{next} asks the director how play goes on.",
    ),
    text(
        "{next} vuole sapere dall'Arbitro come si continua.",
        "{next} wants to know from the director how play goes on.",
    ),
    because(
        "",
        ["{next} non ha ancora scelto", "{next} non avesse ancora scelto"],
        ["{next} has not yet chosen", "{next} had not yet chosen"],
    ),
];
const LEFT_ACCEPTS: SentenceWordings = &[
    text(
        "{next} dice all'Arbitro che accetta l'attacco.",
        "{next} tells the director that he accepts the lead.",
    ),
    text(
        "All'Arbitro {next} dice che accetta l'attacco.",
        "{next} says to the director that he accepts the lead.",
    ),
    text(
        "{next} sceglie, davanti all'Arbitro, di accettare l'attacco.",
        "{next} chooses, in the director's presence, to accept the lead.",
    ),
    because(
        "53A",
        [
            "{next} accetta l'attacco di {declarer}",
            "{next} avesse accettato l'attacco di {declarer}",
        ],
        ["{next} accepts {declarer}'s lead", "{next} had accepted {declarer}'s lead"],
    ),
];
const LEFT_REFUSES: SentenceWordings = &[
    text(
        "{next} dice all'Arbitro che non accetta l'attacco.",
        "{next} tells the director that he does not accept the lead.",
    ),
    text(
        "All'Arbitro {next} dice che non accetta l'attacco.",
        "{next} says to the director that he does not accept the lead.",
    ),
    text(
        "{next} sceglie, davanti all'Arbitro, di rifiutare l'attacco.",
        "{next} chooses, in the director's presence, to refuse the lead.",
    ),
    because(
        "55B",
        [
            "{next} non accetta l'attacco di {declarer}",
            "{next} non avesse accettato l'attacco di {declarer}",
        ],
        ["{next} does not accept {declarer}'s lead", "{next} had not accepted {declarer}'s lead"],
    ),
];
