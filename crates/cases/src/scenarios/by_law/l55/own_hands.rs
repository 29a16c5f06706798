//! Law 55, paragraph B: declarer's own hands, one of which is to lead.

use super::{NEXT_ACCEPTS, NEXT_REFUSES, NEXT_SILENT, declarer_leads, told_by_a_defender};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{cast_from, not_told};

pub static DUMMY_BY_HIMSELF: Scenario =
    scenario(55, "dummy-by-himself", &["morto", "fuori turno"], dummy_by_himself)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("next")]);

/// Declarer's own hand is on lead; a card of dummy is put out, called by declarer or not. The next defender plays to it,
/// or speaks, or does nothing.
fn dummy_by_himself(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.turn().filter(|turn| *turn == story.declarer())?;
    story.require(story.led().is_none())?;
    let dummy = story.dummy();
    let next = dummy.lho();
    let card = story.would_lead(dummy)?;
    let answer = story.would_follow(next, card)?;
    cast!(story, next, card, answer);
    story.add_sentence(IN_HAND);
    let unbidden = story.either();
    let manner = if unbidden { PlayManner::Unbidden } else { PlayManner::Lead };
    story.add_event(dummy, Act::Plays { card: card.into(), manner });
    story.add_sentence(if unbidden { DUMMY_PUTS } else { DECLARER_CALLS });
    match story.choose(4) {
        0 => {
            story.plays(next, answer);
            story.call_director(declarer);
            story.add_sentence(ANSWERS);
        }
        1 => {
            story.call_director(next);
            story.add_event(next, Act::Chooses(Choice::Accept));
            story.add_sentence(LETS_IT_STAND);
        }
        2 => {
            story.call_director(next);
            story.add_event(next, Act::Chooses(Choice::Refuse));
            story.add_sentence(HAS_IT_BACK);
        }
        _ => {
            story.call_director(declarer);
            story.add_sentence(WAITS);
        }
    }
    not_told(story, declarer, NOT_TOLD_FROM_DUMMY)?;
    Some(())
}

const NOT_TOLD_FROM_DUMMY: SentenceWordings = &[
    text(
        "Nessuno aveva detto a {declarer} che si attaccava dal morto.",
        "Nobody had told {declarer} that the lead was from dummy.",
    ),
    text(
        "Né {next} né altri avevano detto a {declarer} di attaccare dal morto.",
        "Neither {next} nor anybody else had told {declarer} to lead from dummy.",
    ),
];
const IN_HAND: SentenceWordings = &[
    text("L'ultima presa è di {declarer}, in mano.", "{declarer} has won the last trick in hand."),
    text("{declarer} è in presa di mano.", "{declarer} is on lead in his hand."),
    text("Ha preso {declarer} di mano.", "{declarer} has won the trick in his hand."),
];
const DUMMY_PUTS: SentenceWordings = &[
    text(
        "Prima che {declarer} chiami una carta, {dummy}, distratto, attacca {card}.",
        "Before {declarer} calls a card, {dummy}, not attending, leads the {card}.",
    ),
    text(
        "{dummy}, che crede il morto in presa, muove {card} senza che {declarer} chiami.",
        "{dummy}, who takes dummy to be on lead, moves the {card} though {declarer} has not called.",
    ),
    text(
        "Senza aspettare {declarer}, {dummy} muove {card} per conto suo.",
        "Without waiting for {declarer}, {dummy} moves the {card} by himself.",
    ),
];
const DECLARER_CALLS: SentenceWordings = &[
    text(
        "Perso il filo, {declarer} chiama {card} dal morto, e {dummy} esegue.",
        "Losing the thread, {declarer} calls the {card} from dummy, and {dummy} plays it.",
    ),
    text(
        "{declarer}, che crede il morto in presa, chiama {card}, e {dummy} esegue.",
        "{declarer}, who takes dummy to be on lead, calls the {card}, and {dummy} plays it.",
    ),
    text(
        "Per errore {declarer} chiama {card} del morto, e {dummy} esegue.",
        "By mistake {declarer} calls dummy's {card}, and {dummy} plays it.",
    ),
];
const ANSWERS: SentenceWordings = &[
    text(
        "{next} risponde {answer}, e solo dopo si chiama l'Arbitro.",
        "{next} follows with the {answer}, and only then is the director called.",
    ),
    text(
        "Subito {next} risponde {answer}; poi si chiama l'Arbitro.",
        "At once {next} follows with the {answer}; then the director is called.",
    ),
];
const LETS_IT_STAND: SentenceWordings = &[
    text(
        "{next} dice che l'attacco gli va bene, e si chiama l'Arbitro.",
        "{next} says that the lead suits him, and the director is called.",
    ),
    text(
        "Prima di giocare, {next} chiama l'Arbitro e accetta l'attacco.",
        "Before playing, {next} calls the director and accepts the lead.",
    ),
];
const HAS_IT_BACK: SentenceWordings = &[
    text(
        "{next} dice che l'attacco non gli va bene, e si chiama l'Arbitro.",
        "{next} says that the lead does not suit him, and the director is called.",
    ),
    text(
        "Prima di giocare, {next} chiama l'Arbitro e rifiuta l'attacco.",
        "Before playing, {next} calls the director and refuses the lead.",
    ),
];
const WAITS: SentenceWordings = &[
    text(
        "{next} non gioca e non dice nulla, e si chiama l'Arbitro.",
        "{next} does not play and says nothing, and the director is called.",
    ),
    text(
        "Prima di giocare, {next} aspetta in silenzio l'Arbitro.",
        "Before playing, {next} waits in silence for the director.",
    ),
];

pub static WANTS_IT_BACK: Scenario =
    scenario(55, "wants-it-back", &["dichiarante", "fuori turno"], wants_it_back)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Declarer leads from the wrong one of his hands and notices it himself: he asks to lead from the other hand, or leads
/// from it at once, or waits. The next defender refuses or accepts, or says nothing.
fn wants_it_back(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_in_turn()?;
    let wrong = rightful.partner();
    let card = declarer_leads(story, rightful, wrong)?;
    let own = story.would_play()?;
    cast_from(story, "from_own", rightful);
    story.cast("own", own);
    let first = story.choose(3);
    match first {
        0 => {
            story.wants(wrong, card, None);
            story.add_sentence(ASKS);
        }
        1 => {
            story.leads(rightful, own);
            story.add_sentence(LEADS_AGAIN);
        }
        _ => story.add_sentence(SEES_NOTHING),
    }
    let next = wrong.lho();
    story.call_director(next);
    match story.choose([2, 1, 3][first]) {
        0 => story.add_sentence(NEXT_SILENT),
        1 => {
            story.add_event(next, Act::Chooses(Choice::Refuse));
            story.add_sentence(NEXT_REFUSES);
        }
        _ => {
            story.add_event(next, Act::Chooses(Choice::Accept));
            story.add_sentence(NEXT_ACCEPTS);
        }
    }
    told_by_a_defender(story)?;
    Some(())
}

const ASKS: SentenceWordings = &[
    text(
        "{declarer} se ne accorge da sé, e chiede di attaccare invece {own} {from_own}.",
        "{declarer} notices it himself, and asks to lead the {own} {from_own} instead.",
    ),
    text(
        "«No, volevo {own} {from_own}», dice {declarer}, e aspetta una risposta.",
        "'No, I wanted the {own} {from_own}', says {declarer}, and waits for an answer.",
    ),
];
const LEADS_AGAIN: SentenceWordings = &[
    text(
        "{declarer} se ne accorge da sé, e attacca subito anche {own} {from_own}.",
        "{declarer} notices it himself, and at once leads the {own} {from_own} as well.",
    ),
    text(
        "«No, volevo {own} {from_own}», dice {declarer}, e mette la carta sul tavolo.",
        "'No, I wanted the {own} {from_own}', says {declarer}, and puts the card on the table.",
    ),
];
const SEES_NOTHING: SentenceWordings = &[
    text(
        "{declarer} non si accorge dell'errore, e aspetta.",
        "{declarer} does not notice the error, and waits.",
    ),
    text(
        "«Tocca a te», dice {declarer}, che non si è accorto dell'errore.",
        "'It is your turn', says {declarer}, who has not noticed the error.",
    ),
];
