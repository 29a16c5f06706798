//! Law 47, paragraphs B, D and F: declarer retracts his card, and a defender who has played after him.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::NOBODY;

pub static CHANGES: Scenario =
    scenario(47, "declarers-second-thought", &["dichiarante", "ripensamento", "ritiro"], changes)
        .tricks(2..=11)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Declarer wants to change a card that he has played, held in view or dropped, or corrects a revoke.
fn changes(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    story.require(story.turn() == Some(by))?;
    let led = story.led()?;
    let card = story.would_play()?;
    let other = story.pick(story.suit(by, led).without(card))?;
    let wrong = story.would_discard(by, led)?;
    let opponent = story.pick_from(&[by.lho(), by.rho()])?;
    cast!(story, opponent, card, other, wrong, suit = led);
    story.add_sentence(HIS_TURN);
    let shows = |reach, kept| {
        let (reach, kept) = (Some(reach), Some(kept));
        Act::Shows(Gesture { card: card.into(), reach, kept, seen: NOBODY })
    };
    match story.choose(5) {
        0 => {
            story.plays(by, card);
            story.wants(by, card, Some(other));
            story.add_sentence(PUTS_DOWN);
        }
        1 => {
            story.plays(by, wrong);
            story.corrects(by, card, wrong);
            story.add_sentence(REVOKES);
        }
        2 => {
            story.add_event(by, shows(CardReach::Aloft, false));
            story.add_sentence(LIFTS);
        }
        3 => {
            story.add_event(by, shows(CardReach::Table, true));
            story.add_sentence(HOLDS);
        }
        _ => {
            let card = card.into();
            story.add_event(by, Act::Drops { card, seen: NOBODY, jostled: false });
            story.add_sentence(LETS_FALL);
        }
    }
    story.call_director(opponent);
    story.add_sentence(MINDS);
    Some(())
}

const HIS_TURN: SentenceWordings = &[
    text(
        "Si gioca a {suit}, e tocca a {declarer} dalla mano.",
        "{suit} are led, and it is for {declarer} to play from his hand.",
    ),
    text(
        "L'attacco è a {suit}; di mano deve rispondere {declarer}.",
        "The lead is in {suit}; from his hand {declarer} is to follow.",
    ),
    text(
        "Sull'attacco a {suit} {declarer} deve giocare dalla mano.",
        "On the lead in {suit} {declarer} is to play from his hand.",
    ),
];
const PUTS_DOWN: SentenceWordings = &[
    text(
        "Mette giù {card}; subito dopo vuole cambiarl{o/a} con {other}.",
        "He puts down the {card}; right after he wants to change it for the {other}.",
    ),
    text(
        "Gioca {card}, ma poi dice che era meglio {other}.",
        "He plays the {card}, but then says that the {other} was better.",
    ),
];
const REVOKES: SentenceWordings = &[
    text(
        "Mette giù {wrong}, uscit{o/a:wrong} al posto di un'altra carta; subito dopo vuole cambiarl{o/a:wrong} con {card}.",
        "He puts down the {wrong}, which came out in place of another card; right after he wants to change it for the {card}.",
    ),
    text(
        "Gioca {wrong} per svista, ma poi l{o/a:wrong} cambia con {card}.",
        "He plays the {wrong} by mistake, but then changes it for the {card}.",
    ),
];
const LIFTS: SentenceWordings = &[
    text(
        "Alza {card} per un attimo; subito dopo l{o/a} rimette fra le altre, per giocare {other}.",
        "He lifts the {card} for a moment; right after he puts it back among the others, to play the {other}.",
    ),
    text(
        "Solleva {card}, lontan{o/a} dal tavolo, ma poi l{o/a} ritira.",
        "He lifts the {card}, clear of the table, but then takes it back.",
    ),
];
const HOLDS: SentenceWordings = &[
    text(
        "Appoggia {card} al tavolo senza lasciarl{o/a}; dopo un po' vuole giocare {other}.",
        "He holds the {card} against the table without letting go; after a while he wants to play the {other}.",
    ),
    text(
        "Porta {card} sul tavolo, scopert{o/a}, e ve l{o/a} tiene, ma poi esita.",
        "He brings the {card} to the table, face up, and holds it there, but then hesitates.",
    ),
];
const LETS_FALL: SentenceWordings = &[
    text(
        "Gli cade {card}, scopert{o/a}; subito dopo dice che vuole giocare {other}.",
        "He drops the {card} face up; right after he says that he wants to play the {other}.",
    ),
    text(
        "Gli scivola sul tavolo {card}, ma poi dice che non l{o/a} voleva giocare.",
        "The {card} slips from his hand onto the table, but then he says that he did not mean to play it.",
    ),
];
const MINDS: SentenceWordings = &[
    text(
        "{opponent} non è d'accordo e chiama l'Arbitro.",
        "{opponent} does not agree and calls the director.",
    ),
    text(
        "A {opponent} non sta bene: chiama l'Arbitro.",
        "{opponent} is not happy with it: he calls the director.",
    ),
    text(
        "L'Arbitro è chiamato da {opponent}, che protesta.",
        "The director is called by {opponent}, who protests.",
    ),
];

pub static AFTER_DECLARER: Scenario =
    scenario(47, "follows-a-revoke", &["difensore", "renonce", "ritiro"], after_declarer)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("next")]);

/// Declarer follows suit or revokes, the defender after him plays, declarer corrects his card or not, and the defender
/// takes back his card, leaves it, or has not chosen.
fn after_declarer(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let led = story.led()?;
    story.require(story.turn() == Some(by) && story.position.on_table() < 3)?;
    let right = story.would_play()?;
    let wrong = story.would_discard(by, led)?;
    let next = by.lho();
    let card = story.would_follow_later(next, 1)?;
    cast!(story, right, wrong, card, next, suit = led);
    let what = story.choose(4);
    let revokes = what < 3;
    story.plays(by, if revokes { wrong } else { right });
    story.add_sentence(if revokes { DECLARER_REVOKES } else { DECLARER_FOLLOWS });
    story.plays(next, card);
    if revokes {
        story.corrects(by, right, wrong);
    }
    story.add_sentence(if revokes { CORRECTS } else { CORRECTS_NOTHING });
    story.call_director(next);
    let (choice, line) = match what {
        0 => (Some(Choice::Withdraw), TAKES_BACK),
        1 => (Some(Choice::Keep), LEAVES),
        _ => (None, UNDECIDED),
    };
    if let Some(choice) = choice {
        story.add_event(next, Act::Chooses(choice));
    }
    story.add_sentence(line);
    Some(())
}

const DECLARER_REVOKES: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {declarer} non vede {right} e gioca {wrong}.",
        "On the lead in {suit} {declarer} overlooks the {right} and plays the {wrong}.",
    ),
    text(
        "Si gioca a {suit}: {declarer}, distratto, mette {wrong}.",
        "{suit} are led: {declarer}, distracted, plays the {wrong}.",
    ),
];
const DECLARER_FOLLOWS: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {declarer} gioca {right}.",
        "On the lead in {suit} {declarer} plays the {right}.",
    ),
    text(
        "Si gioca a {suit}: {declarer} mette {right}.",
        "{suit} are led: {declarer} plays the {right}.",
    ),
];
const CORRECTS: SentenceWordings = &[
    text(
        "{next} gioca {card}, e {declarer} si accorge dell'errore e rimedia con {right}.",
        "{next} plays the {card}, and {declarer} notices the error and puts it right with the {right}.",
    ),
    text(
        "Dopo {card} di {next}, {declarer} si accorge dell'errore e mette {right}.",
        "After {next}'s {card}, {declarer} notices the error and plays the {right} instead.",
    ),
];
const CORRECTS_NOTHING: SentenceWordings = &[
    text("Dopo di lui {next} gioca {card}.", "After him {next} plays the {card}."),
    text("Poi {next} gioca {card}.", "Then {next} plays the {card}."),
];
const TAKES_BACK: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e, informato, riprende {card}.",
        "{next} calls the director and, informed, takes back the {card}.",
    ),
    text(
        "Viene l'Arbitro: {next} preferisce cambiare {card}.",
        "The director comes: {next} prefers to change the {card}.",
    ),
];
const LEAVES: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e, informato, lascia {card}.",
        "{next} calls the director and, informed, leaves the {card}.",
    ),
    text(
        "Viene l'Arbitro: {next} preferisce lasciare {card}.",
        "The director comes: {next} prefers to leave the {card}.",
    ),
];
const UNDECIDED: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e gli chiede che ne è di {card}.",
        "{next} calls the director and asks him what becomes of the {card}.",
    ),
    text(
        "Viene l'Arbitro: {next} vuole sapere che ne è di {card}.",
        "The director comes: {next} wants to know what becomes of the {card}.",
    ),
];
