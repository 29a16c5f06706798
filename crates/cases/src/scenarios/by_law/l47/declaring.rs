//! Law 47, paragraphs B, D and F: declarer retracts his card, and a defender who has played after him.

use crate::scenarios::by_law::card_choices::has_choice_after;
use crate::scenarios::by_law::l45::wanted_instead;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{also_finds, drops, shows, unasked};

pub static CHANGES: Scenario =
    scenario(47, "declarers-second-thought", &["dichiarante", "ripensamento", "ritiro"], changes)
        .tricks(2..=9)
        .aspects(FATE);

/// Declarer wants to change a card that he has played, before or after the next player has played, or that he has held
/// against the table, lifted or dropped.
fn changes(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    story.require(story.turn() == Some(by) && story.position.on_table() < 3)?;
    let led = story.led()?;
    let card = story.would_play()?;
    let other = story.pick(wanted_instead(story, by, card))?;
    let next = by.lho();
    cast!(story, next, card, other, suit = led);
    let how = story.choose(5);
    match how {
        0 | 1 => story.plays(by, card),
        2 => story.add_event(by, shows(card, CardReach::Table, true)),
        3 => story.add_event(by, shows(card, CardReach::Aloft, false)),
        _ => story.add_event(by, drops(card, false)),
    }
    story.add_sentence([PLAYS, PLAYS, HOLDS, LIFTS, LETS_FALL][how]);
    let answer = story.would_follow_later(next, u8::from(how > 1))?;
    story.cast("answer", unasked(answer));
    if how == 1 {
        story.play_on()?;
        // Whether it is his turn or his lead would be a small difference.
        story.require(story.turn() != Some(next))?;
    }
    story.add_sentence(if how == 1 { NEXT_ANSWERS } else { NEXT_HAS_NOT });
    if how < 2 {
        story.wants(by, card, Some(other));
    }
    story.call_director(next);
    story.add_sentence(WANTS);
    Some(())
}

const LIFTS: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {declarer}, di turno, alza {card} ben sopra il tavolo, scopert{o/a}, e subito l{o/a} rimette fra le altre.",
        "On the lead in {suit} {declarer}, in turn, lifts the {card} face up well above the table and at once puts it back among the others.",
    ),
    text(
        "L'attacco è a {suit} e tocca a {declarer}, che solleva {card}, scopert{o/a}, lontano dal tavolo e subito l{o/a} ritira.",
        "The lead is in {suit} and it is for {declarer} to play: he raises the {card} face up, clear of the table, and at once takes it back.",
    ),
    text(
        "È in corso una presa a {suit}. {declarer}, di turno, solleva {card}, scopert{o/a}, molto al di sopra del tavolo, e l{o/a} riporta subito in mano.",
        "A trick in {suit} is in progress. {declarer}, in turn, raises the {card} face up, far above the table, and takes it straight back into his hand.",
    ),
    because(
        "48A",
        [
            "{declarer} ha alzato {card} lontano dal tavolo e l'ha subito ritirat{o/a}",
            "{declarer} avesse alzato {card} lontano dal tavolo e l'avesse subito ritirat{o/a}",
        ],
        [
            "{declarer} lifted the {card} far from the table and at once took it back",
            "{declarer} had lifted the {card} far from the table and at once taken it back",
        ],
    ),
];
const HOLDS: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {declarer}, di turno, stacca {card} e l{o/a} tiene scopert{o/a} a contatto del tavolo.",
        "On the lead in {suit} {declarer}, in turn, detaches the {card} and holds it face up against the table.",
    ),
    text(
        "L'attacco è a {suit} e tocca a {declarer}, che sfila {card} e l{o/a} appoggia al tavolo, scopert{o/a}, senza lasciarl{o/a}.",
        "The lead is in {suit} and it is for {declarer} to play: he draws the {card} and rests it face up on the table without letting go.",
    ),
    text(
        "È in corso una presa a {suit}. {declarer}, di turno, porta {card}, scopert{o/a}, fino al tavolo, e ve l{o/a} tiene.",
        "A trick in {suit} is in progress. {declarer}, in turn, brings the {card} face up to the table, and holds it there.",
    ),
    short_reasons::HELD_AGAINST_THE_TABLE,
];
const LETS_FALL: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {declarer}, di turno, riordina le carte e fa cadere {card}, scopert{o/a}.",
        "On the lead in {suit} {declarer}, in turn, is sorting his cards and drops the {card} face up.",
    ),
    text(
        "L'attacco è a {suit} e tocca a {declarer}, che nello sfilare un'altra carta fa cadere {card}, scopert{o/a}.",
        "The lead is in {suit} and it is for {declarer} to play: he pulls out another card and drops the {card} face up.",
    ),
    text(
        "È in corso una presa a {suit}. {declarer}, di turno, urta le proprie carte e fa cadere {card}, scopert{o/a}.",
        "A trick in {suit} is in progress. {declarer}, in turn, knocks his own cards and drops the {card} face up.",
    ),
    because(
        "48A",
        [
            "{declarer} ha fatto cadere {card} per sbaglio",
            "{declarer} avesse fatto cadere {card} per sbaglio",
        ],
        [
            "{declarer} dropped the {card} by accident",
            "{declarer} had dropped the {card} by accident",
        ],
    ),
];

pub static AFTER_DECLARER: Scenario =
    scenario(47, "follows-a-revoke", &["difensore", "renonce", "ritiro"], after_declarer)
        .tricks(2..=9)
        .aspects(FATE);

/// Declarer follows suit or revokes, the defender after him plays, and possibly dummy; declarer corrects his card, and the
/// defender takes back his own or leaves it, or declarer has nothing to correct, and the defender wants to change his.
fn after_declarer(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let led = story.led()?;
    story.require(story.turn() == Some(by) && story.position.on_table() < 2)?;
    story.require((1..=3).contains(&story.suit(by, led).len()))?;
    let right = story.would_play()?;
    let wrong = story.would_discard(by, led)?;
    let (next, dummy) = (by.lho(), story.dummy());
    let card = story.would_follow_later(next, 1)?;
    has_choice_after(story, right, next, card)?;
    let third = story.would_follow_later(dummy, 2)?;
    cast!(story, right, wrong, card, next, suit = led, third = unasked(third));
    let what = story.choose(3);
    let revokes = what < 2;
    story.plays(by, if revokes { wrong } else { right });
    story.add_sentence(if revokes { DECLARER_REVOKES } else { DECLARER_FOLLOWS });
    also_finds(story, "could-have-known", Answer::NO)?;
    story.plays(next, card);
    story.choose_play(dummy, third, DUMMY_PLAYS, DUMMY_WAITS);
    if revokes {
        story.corrects(by, right, wrong);
    }
    if !revokes {
        story.wants(next, card, None);
    }
    story.call_director(next);
    let (choice, line) = match what {
        0 => (Some(Choice::Withdraw), TAKES_BACK),
        1 => (Some(Choice::Keep), LEAVES),
        _ => (None, WANTS_TO_CHANGE),
    };
    story.answers(next, choice);
    story.add_sentence(line);
    Some(())
}

const DECLARER_REVOKES: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {declarer}, che ha {right}, per distrazione gioca {wrong}.",
        "On the lead in {suit} {declarer}, who has the {right}, plays the {wrong} by an oversight.",
    ),
    text(
        "L'attacco è a {suit}: {declarer} per distrazione gioca {wrong} e tiene {right}.",
        "The lead is in {suit}: {declarer} by an oversight plays the {wrong} and keeps the {right}.",
    ),
    text(
        "È in corso una presa a {suit}. {declarer} ha {right}, ma senza accorgersene mette {wrong}.",
        "A trick in {suit} is in progress. {declarer} has the {right}, but without noticing plays the {wrong}.",
    ),
    because(
        "",
        [
            "{declarer} ha giocato {wrong} pur avendo {right}",
            "{declarer} avesse giocato {wrong} pur avendo {right}",
        ],
        [
            "{declarer} played the {wrong} though he had the {right}",
            "{declarer} had played the {wrong} though he had the {right}",
        ],
    ),
];
const DECLARER_FOLLOWS: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {declarer} gioca {right}.",
        "On the lead in {suit} {declarer} plays the {right}.",
    ),
    text(
        "L'attacco è a {suit}: {declarer} gioca {right}.",
        "The lead is in {suit}: {declarer} plays the {right}.",
    ),
    text(
        "È in corso una presa a {suit}. {declarer} mette {right}.",
        "A trick in {suit} is in progress. {declarer} plays the {right}.",
    ),
    because(
        "",
        [
            "{declarer} ha risposto regolarmente con {right}",
            "{declarer} avesse risposto regolarmente con {right}",
        ],
        [
            "{declarer} followed suit with the {right}",
            "{declarer} had followed suit with the {right}",
        ],
    ),
];
const TAKES_BACK: SentenceWordings = &[
    text(
        "{declarer} si accorge della renonce e la corregge con {right}; {next}, informato dall'Arbitro, riprende {card}.",
        "{declarer} notices his revoke and corrects it with the {right}; {next}, informed by the director, takes back the {card}.",
    ),
    text(
        "Corretta la renonce con {right}, {declarer} chiama l'Arbitro, e {next} sceglie di riprendere {card}.",
        "Having corrected his revoke with the {right}, {declarer} calls the director, and {next} chooses to take back the {card}.",
    ),
    text(
        "«Ho fatto renonce», dice {declarer}, e mette {right}. L'Arbitro spiega a {next} i suoi diritti, e {next} riprende {card}.",
        "'I have revoked,' says {declarer}, and plays the {right}. The director explains his rights to {next}, who takes back the {card}.",
    ),
    because(
        "62C1",
        [
            "dopo la correzione {next} ha ripreso {card}",
            "dopo la correzione {next} avesse ripreso {card}",
        ],
        [
            "after the correction {next} took back the {card}",
            "after the correction {next} had taken back the {card}",
        ],
    ),
];
const LEAVES: SentenceWordings = &[
    text(
        "{declarer} si accorge della renonce e la corregge con {right}; {next}, informato dall'Arbitro, lascia {card}.",
        "{declarer} notices his revoke and corrects it with the {right}; {next}, informed by the director, leaves the {card}.",
    ),
    text(
        "Corretta la renonce con {right}, {declarer} chiama l'Arbitro, e {next} sceglie di non riprendere {card}.",
        "Having corrected his revoke with the {right}, {declarer} calls the director, and {next} chooses not to take back the {card}.",
    ),
    text(
        "«Ho fatto renonce», dice {declarer}, e mette {right}. L'Arbitro spiega a {next} i suoi diritti, e {next} lascia {card}.",
        "'I have revoked,' says {declarer}, and plays the {right}. The director explains his rights to {next}, who leaves the {card}.",
    ),
    because(
        "62C1",
        [
            "dopo la correzione {next} ha lasciato {card}",
            "dopo la correzione {next} avesse lasciato {card}",
        ],
        [
            "after the correction {next} left the {card}",
            "after the correction {next} had left the {card}",
        ],
    ),
];
const PLAYS: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {declarer}, di turno, gioca {card} dalla mano.",
        "On the lead in {suit} {declarer}, in turn, plays the {card} from his hand.",
    ),
    text(
        "L'attacco è a {suit} e tocca a {declarer}, che gioca {card} dalla mano.",
        "The lead is in {suit} and it is for {declarer} to play: he plays the {card} from his hand.",
    ),
    text(
        "È in corso una presa a {suit}. {declarer}, di turno, gioca {card} dalla mano.",
        "A trick in {suit} is in progress. {declarer}, in turn, plays the {card} from his hand.",
    ),
    because(
        "45A",
        ["{declarer} ha giocato {card} dalla mano", "{declarer} avesse giocato {card} dalla mano"],
        [
            "{declarer} played the {card} from his hand",
            "{declarer} had played the {card} from his hand",
        ],
    ),
];
const NEXT_ANSWERS: SentenceWordings = &[
    text("{next} gioca {answer}.", "{next} plays the {answer}."),
    text("Poi gioca {next}, {answer}.", "{next} plays the {answer}."),
    text("{next} ha già giocato {answer}.", "{next} has already played the {answer}."),
    short_reasons::next_has_played_answer(""),
];
const NEXT_HAS_NOT: SentenceWordings = &[
    text("{next} non ha ancora giocato.", "{next} has not played yet."),
    text("{next} aspetta, senza giocare.", "{next} waits, without playing."),
    text("{next} deve ancora giocare.", "{next} is still to play."),
    short_reasons::next_has_not_played(""),
];
const WANTS: SentenceWordings = &[
    text(
        "{declarer} dice che vuole giocare invece {other}, e {next} chiama l'Arbitro.",
        "{declarer} says that he wants to play the {other} instead, and {next} calls the director.",
    ),
    text(
        "{next} chiama l'Arbitro, perché {declarer} vuole giocare {other}.",
        "{next} calls the director, because {declarer} wants to play the {other}.",
    ),
    text(
        "«No, {other}», dice {declarer}, e {next} vuole l'Arbitro.",
        "'No, the {other},' says {declarer}, and {next} wants the director.",
    ),
];
const WANTS_TO_CHANGE: SentenceWordings = &[
    text(
        "{next} cambia idea: chiama l'Arbitro e chiede di riprendere {card}.",
        "{next} changes his mind: he calls the director and asks to take back the {card}.",
    ),
    text(
        "Dopo un attimo {next} chiama l'Arbitro, e dice che vorrebbe riprendere {card}.",
        "After a moment {next} calls the director, and says that he would like to take back the {card}.",
    ),
    text(
        "«Posso riprendere {card}?», chiede {next}, che ha cambiato idea, all'Arbitro.",
        "'May I take back the {card}?' {next}, who has changed his mind, asks the director.",
    ),
    because(
        "47F2",
        ["{next} ha solo cambiato idea su {card}", "{next} avesse solo cambiato idea su {card}"],
        [
            "{next} has only changed his mind about the {card}",
            "{next} had only changed his mind about the {card}",
        ],
    ),
];
const DUMMY_PLAYS: SentenceWordings = &[
    text(
        "{next} gioca {card}, e dal morto {declarer} gioca {third}.",
        "{next} plays the {card}, and {declarer} plays the {third} from dummy.",
    ),
    text(
        "Poi gioca {next}, {card}, e {declarer} chiama {third} dal morto.",
        "{next} plays the {card}, and {declarer} calls the {third} from dummy.",
    ),
    text(
        "{next} ha giocato {card}, e poi {declarer} {third} dal morto.",
        "{next} has played the {card}, and then {declarer} the {third} from dummy.",
    ),
    because(
        "",
        [
            "dal morto {declarer} ha già giocato {third}",
            "dal morto {declarer} avesse già giocato {third}",
        ],
        [
            "{declarer} has already played the {third} from dummy",
            "{declarer} had already played the {third} from dummy",
        ],
    ),
];
const DUMMY_WAITS: SentenceWordings = &[
    text(
        "{next} gioca {card}, e dal morto {declarer} non ha ancora giocato.",
        "{next} plays the {card}, and {declarer} has not played from dummy yet.",
    ),
    text(
        "Poi gioca {next}, {card}, ma {declarer} non ha ancora chiamato dal morto.",
        "{next} plays the {card}, but {declarer} has not called from dummy yet.",
    ),
    text(
        "{next} ha giocato {card}; dal morto {declarer} non ha ancora giocato.",
        "{next} has played the {card}; from dummy {declarer} has not played yet.",
    ),
    because(
        "",
        [
            "dal morto {declarer} non ha ancora giocato",
            "dal morto {declarer} non avesse ancora giocato",
        ],
        ["{declarer} has not yet played from dummy", "{declarer} had not yet played from dummy"],
    ),
];
