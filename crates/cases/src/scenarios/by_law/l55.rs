//! Law 55: declarer's lead out of turn.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, PlayManner};
use arbitro_laws::ruling::text;

use super::scenes::{answers, wrong_hand};

pub const SCENARIOS: &[&Scenario] = &[&WRONG_HAND, &DEFENDER_ON_LEAD, &DUMMY_BY_HIMSELF];

static WRONG_HAND: Scenario =
    scenario(55, "wrong-hand", &["dichiarante", "fuori turno"], from_the_wrong_hand)
        .tricks(2..=9)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

static DEFENDER_ON_LEAD: Scenario =
    scenario(55, "defender-on-lead", &["dichiarante", "fuori turno"], defender_on_lead)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

static DUMMY_BY_HIMSELF: Scenario =
    scenario(55, "dummy-by-himself", &["morto", "fuori turno"], dummy_by_himself).tricks(2..=10);

/// Declarer leads from dummy although his own hand is to lead, or from his hand although dummy is to lead.
fn from_the_wrong_hand(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let (wrong, card) = wrong_hand(story)?;
    story.add_sentence(ON_LEAD);
    story.leads(wrong, card);
    story.add_sentence(LEADS);
    let (next, other) = (wrong.lho(), wrong.rho());
    match story.choose(5) {
        answer @ 0..=2 => defenders_answer(story, wrong, answer),
        3 => {
            let answer = story.would_follow(next, card)?;
            story.cast("answer", answer);
            story.plays(next, answer);
            story.call_director(other);
            story.add_sentence(FOLLOWS);
        }
        _ => {
            story.add_event(declarer, Act::Wants { hand: wrong, card: card.into(), instead: None });
            story.add_sentence(WANTS_BACK);
        }
    }
    Some(())
}

/// Adds the answer of the defender after the hand that led: he accepts, refuses, or accepts although his partner
/// refused.
fn defenders_answer(story: &mut Story<'_>, led: Seat, which: usize) {
    let (next, other) = (led.lho(), led.rho());
    match which {
        0 => answers(story, next, Choice::Accept, ONE_ACCEPTS),
        1 => answers(story, next, Choice::Refuse, ONE_REFUSES),
        _ => {
            story.call_director(other);
            story.add_event(other, Act::Chooses(Choice::Refuse));
            story.add_event(next, Act::Chooses(Choice::Accept));
            story.add_sentence(THEY_DISAGREE);
        }
    }
}

/// Declarer leads, from his hand or from dummy, although a defender has won the trick.
fn defender_on_lead(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let declarer = story.declarer();
    let wrong = story.pick_from(&[declarer, story.dummy()])?;
    let card = story.would_lead(wrong)?;
    let (next, other) = (wrong.lho(), wrong.rho());
    let answer = story.would_follow(next, card)?;
    let own = story.would_play()?;
    for (slot, seat) in [("rightful", rightful), ("wrong", wrong), ("next", next), ("other", other)]
    {
        story.cast(slot, seat);
    }
    for (slot, card) in [("card", card), ("answer", answer), ("own", own)] {
        story.cast(slot, card);
    }
    story.add_sentence(ON_LEAD);
    story.leads(wrong, card);
    story.add_sentence(LEADS);
    match story.choose(6) {
        answer @ 0..=2 => defenders_answer(story, wrong, answer),
        3 => {
            story.plays(next, answer);
            story.call_director(other);
            story.add_sentence(FOLLOWS);
        }
        4 => {
            story.leads(rightful, own);
            story.call_director(declarer);
            story.add_sentence(RIGHTFUL_LEADS);
        }
        _ => {
            story.add_event(declarer, Act::Wants { hand: wrong, card: card.into(), instead: None });
            story.add_sentence(WITHDRAWS);
        }
    }
    Some(())
}

/// Declarer's own hand is on lead, and dummy plays a card without a call, or declarer calls a card from dummy.
fn dummy_by_himself(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.turn().filter(|turn| *turn == story.declarer())?;
    story.require(story.led().is_none())?;
    let dummy = story.dummy();
    let card = story.would_lead(dummy)?;
    let answer = story.would_follow(dummy.lho(), card)?;
    let own = story.would_play()?;
    story.cast("next", dummy.lho());
    story.cast("other", dummy.rho());
    for (slot, card) in [("card", card), ("answer", answer), ("own", own)] {
        story.cast(slot, card);
    }
    match story.choose(4) {
        0 => {
            story.add_event(dummy, Act::Plays { card: card.into(), manner: PlayManner::Unbidden });
            story.add_sentence(DUMMY_PUTS);
            story.call_director(declarer);
            story.add_sentence(AT_ONCE);
        }
        1 => {
            story.add_event(dummy, Act::Plays { card: card.into(), manner: PlayManner::Unbidden });
            story.add_sentence(DUMMY_PUTS);
            story.plays(dummy.lho(), answer);
            story.call_director(declarer);
            story.add_sentence(NEXT_FOLLOWS);
        }
        2 => {
            story.leads(dummy, card);
            story.add_sentence(DECLARER_CALLS);
            story.call_director(dummy.lho());
            story.add_event(dummy.lho(), Act::Chooses(Choice::Accept));
            story.add_sentence(ONE_ACCEPTS);
        }
        _ => {
            story.leads(dummy, card);
            story.add_sentence(DECLARER_CALLS);
            story.call_director(dummy.rho());
            story.add_event(dummy.rho(), Act::Chooses(Choice::Refuse));
            story.add_sentence(OTHER_REFUSES);
        }
    }
    Some(())
}

const RIGHTFUL_LEADS: SentenceWordings = &[
    text(
        "{rightful}, che non ha guardato, attacca a sua volta {own}; poi {declarer} chiama l'Arbitro.",
        "{rightful}, who has not looked, leads the {own} in his turn; then {declarer} calls the director.",
    ),
    text(
        "Senza farci caso {rightful} mette l'attacco suo, {own}; solo ora {declarer} chiama l'Arbitro.",
        "Taking no notice {rightful} makes his own lead, the {own}; only now does {declarer} call the director.",
    ),
];
const WITHDRAWS: SentenceWordings = &[
    text(
        "Se ne accorge {declarer} stesso, e vorrebbe riprendere la carta; i difensori non hanno detto nulla.",
        "{declarer} notices it himself and would like to take the card back; the defenders have said nothing.",
    ),
    text(
        "«No, non sono in presa io», dice {declarer}, e vorrebbe ritirare la carta; i difensori tacciono.",
        "'No, I am not on lead', says {declarer}, and would like to withdraw the card; the defenders are silent.",
    ),
];
const DUMMY_PUTS: SentenceWordings = &[
    text(
        "{declarer}, in presa di mano, riflette; {dummy}, che credeva il morto in presa, mette sul tavolo {card} senza che nessuno l'abbia chiamata.",
        "{declarer}, on lead in his hand, is thinking; {dummy}, who took dummy to be on lead, puts the {card} on the table though nobody has called it.",
    ),
    text(
        "La presa è di {declarer}. Prima che chiami qualcosa il morto, distratto, spinge avanti {card} come attacco.",
        "{declarer} has won the trick in hand. Before he calls anything dummy, absent-minded, pushes the {card} forward as a lead.",
    ),
];
const DECLARER_CALLS: SentenceWordings = &[
    text(
        "{declarer}, in presa di mano, perde il filo e attacca {card} dal morto.",
        "{declarer}, on lead in his hand, loses the thread and leads the {card} from dummy.",
    ),
    text(
        "La presa è di {declarer}; lui, sovrappensiero, fa partire {card} dal morto.",
        "{declarer} has won the trick in hand; with his mind elsewhere he leads the {card} from dummy.",
    ),
];
const AT_ONCE: SentenceWordings = &[
    text("{declarer} chiama subito l'Arbitro.", "{declarer} at once calls the director."),
    text(
        "{declarer} ferma tutti e chiama l'Arbitro.",
        "{declarer} stops everybody and calls the director.",
    ),
];
const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "{next} risponde {answer}; allora {declarer} chiama l'Arbitro.",
        "{next} follows with the {answer}; then {declarer} calls the director.",
    ),
    text(
        "{next} mette {answer}, e {declarer} dice che lui non aveva chiamato nulla.",
        "{next} plays the {answer}, and {declarer} says that he had called nothing.",
    ),
];
const OTHER_REFUSES: SentenceWordings = &[
    text(
        "{other} vuole l'attacco dalla mano giusta; {next} non dice nulla.",
        "{other} wants the lead from the right hand; {next} says nothing.",
    ),
    text(
        "Si chiama l'Arbitro: {other} non accetta, {next} tace.",
        "The director is called: {other} does not accept, {next} is silent.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("La mano giusta è quella di {rightful}.", "The lead is in {rightful}'s hand."),
    text("La presa precedente è di {rightful}.", "{rightful} has won the last trick."),
    text("Tocca attaccare a {rightful}.", "It is for {rightful} to lead."),
];
const LEADS: SentenceWordings = &[
    text(
        "{declarer}, sovrappensiero, fa partire {card} dalla mano di {wrong}.",
        "{declarer}, with his mind elsewhere, leads the {card} from {wrong}'s hand.",
    ),
    text(
        "{declarer} perde il filo e attacca {card} da {wrong}.",
        "{declarer} loses the thread and leads the {card} from {wrong}.",
    ),
    text(
        "Ma il dichiarante attacca da {wrong}, con {card}.",
        "But declarer leads from {wrong}, with the {card}.",
    ),
];
const ONE_ACCEPTS: SentenceWordings = &[
    text("{next} dice subito che per lui va bene così.", "{next} says at once that it suits him."),
    text(
        "Si chiama l'Arbitro, e {next} accetta l'attacco.",
        "The director is called, and {next} accepts the lead.",
    ),
];
const ONE_REFUSES: SentenceWordings = &[
    text(
        "{next} vuole che si attacchi dalla mano giusta; {other} non dice nulla.",
        "{next} wants the lead from the right hand; {other} says nothing.",
    ),
    text(
        "Si chiama l'Arbitro: {next} non accetta, {other} lascia fare.",
        "The director is called: {next} does not accept, {other} leaves it to him.",
    ),
];
const THEY_DISAGREE: SentenceWordings = &[
    text(
        "{other} pretende l'attacco dalla mano giusta; {next}, che gioca subito dopo {wrong}, dice invece che lo accetta.",
        "{other} insists on the right hand; {next}, who plays right after {wrong}, says that he accepts the lead.",
    ),
    text(
        "I difensori non sono d'accordo: {other} rifiuta l'attacco e {next}, a sinistra di {wrong}, lo accetta.",
        "The defenders disagree: {other} refuses the lead and {next}, on {wrong}'s left, accepts it.",
    ),
];
const FOLLOWS: SentenceWordings = &[
    text(
        "{next} risponde {answer}; allora {other} fa notare l'errore.",
        "{next} follows with the {answer}; then {other} points out the error.",
    ),
    text(
        "{next} segue con {answer}, e solo dopo {other} chiama l'Arbitro.",
        "{next} plays the {answer} to it, and only then does {other} call the director.",
    ),
];
const WANTS_BACK: SentenceWordings = &[
    text(
        "Nessun difensore ha detto niente, ma {declarer} vorrebbe rimediare e attaccare dalla mano giusta.",
        "No defender has said anything, but {declarer} would like to put it right and lead from the right hand.",
    ),
    text(
        "{declarer} se ne accorge da solo e chiede di riprendere la carta; i difensori tacciono.",
        "{declarer} notices it himself and asks to take the card back; the defenders are silent.",
    ),
];
