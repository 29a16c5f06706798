//! Law 55: declarer's lead out of turn.

use super::prelude::*;
use super::scenes::{cast_from, choose_told};

mod own_hands;

pub const SCENARIOS: &[&Scenario] = &[
    &WRONG_HAND,
    &DEFENDER_ON_LEAD,
    &own_hands::DUMMY_BY_HIMSELF,
    &TWO_LEADS,
    &own_hands::WANTS_IT_BACK,
];

static WRONG_HAND: Scenario =
    scenario(55, "wrong-hand", &["dichiarante", "fuori turno"], from_the_wrong_hand)
        .tricks(2..=9)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Adds a lead by declarer from a hand that is not on lead, and returns hand and card. Casts the hands `rightful` and
/// `wrong`, the defenders to the left (`next`) and to the right (`other`) of the wrong hand, and `card`.
fn declarer_leads(story: &mut Story<'_>, rightful: Seat, wrong: Seat) -> Option<Card> {
    story.require(story.led().is_none())?;
    let card = story.would_lead(wrong)?;
    cast!(story, rightful, wrong, next = wrong.lho(), other = wrong.rho(), card);
    cast_from(story, "from", wrong);
    story.add_sentence(ON_LEAD);
    story.leads(wrong, card);
    story.add_sentence(LEADS);
    Some(card)
}

const ON_LEAD: SentenceWordings = &[
    text("Deve attaccare {rightful}.", "It is for {rightful} to lead."),
    text("L'ultima presa è di {rightful}.", "{rightful} has won the last trick."),
    text("Tocca a {rightful} attaccare.", "{rightful} is to lead."),
    text("In presa è {rightful}.", "{rightful} is on lead."),
];
const LEADS: SentenceWordings = &[
    text(
        "{declarer}, sovrappensiero, attacca {card} {from}.",
        "{declarer}, with his mind elsewhere, leads the {card} {from}.",
    ),
    text(
        "Perso il filo, {declarer} attacca {card} {from}.",
        "Losing the thread, {declarer} leads the {card} {from}.",
    ),
    text(
        "Invece {declarer}, che ha perso il filo, attacca {card} {from}.",
        "But {declarer}, who has lost the thread, leads the {card} {from}.",
    ),
];

/// Chooses whether a defender told declarer that the hand in the slot `wrong` was to lead.
fn told_by_a_defender(story: &mut Story<'_>) -> Option<bool> {
    choose_told(story, story.declarer(), [TOLD, NOT_TOLD])
}

const TOLD: SentenceWordings = &[
    text(
        "{next} aveva detto a {declarer} di attaccare {from}.",
        "{next} had told {declarer} to lead {from}.",
    ),
    text(
        "«Attacca {from}», aveva detto {next} a {declarer}.",
        "'Lead {from}', {next} had said to {declarer}.",
    ),
    text(
        "L'Arbitro accerta che {next} aveva detto per errore a {declarer} di attaccare {from}.",
        "The director finds that {next} had wrongly told {declarer} to lead {from}.",
    ),
];
const NOT_TOLD: SentenceWordings = &[
    text(
        "Né {next} né altri avevano detto a {declarer} da dove attaccare.",
        "Neither {next} nor anybody else had told {declarer} where to lead from.",
    ),
    text(
        "Prima dell'attacco né {next} né altri avevano parlato a {declarer}.",
        "Before the lead neither {next} nor anybody else had spoken to {declarer}.",
    ),
    text(
        "L'Arbitro accerta che né {next} né altri avevano detto a {declarer} di attaccare {from}.",
        "The director finds that neither {next} nor anybody else had told {declarer} to lead {from}.",
    ),
];

/// Adds the words of the two defenders: each accepts the lead, refuses it, or says nothing.
fn defenders_speak(story: &mut Story<'_>, wrong: Seat) {
    let (next, other) = (wrong.lho(), wrong.rho());
    let (left, right) = (story.choose(3), story.choose(3));
    story.call_director(if right == 2 { next } else { other });
    for (by, answer) in [(other, right), (next, left)] {
        match answer {
            0 => story.add_event(by, Act::Chooses(Choice::Accept)),
            1 => story.add_event(by, Act::Chooses(Choice::Refuse)),
            _ => {}
        }
    }
    story.add_sentence([OTHER_ACCEPTS, OTHER_REFUSES, OTHER_SILENT][right]);
    story.add_sentence([NEXT_ACCEPTS, NEXT_REFUSES, NEXT_SILENT][left]);
}

const OTHER_ACCEPTS: SentenceWordings = &[
    text("{other} dice che l'attacco gli va bene.", "{other} says that the lead suits him."),
    text("«Per me vale», dice {other}.", "'For me it stands', says {other}."),
    text(
        "All'Arbitro {other} dice che accetta l'attacco.",
        "{other} tells the director that he accepts the lead.",
    ),
];
const OTHER_REFUSES: SentenceWordings = &[
    text(
        "{other} dice che l'attacco non gli va bene.",
        "{other} says that the lead does not suit him.",
    ),
    text("«Per me non vale», dice {other}.", "'For me it does not stand', says {other}."),
    text(
        "All'Arbitro {other} dice che non accetta l'attacco.",
        "{other} tells the director that he does not accept the lead.",
    ),
];
const OTHER_SILENT: SentenceWordings = &[
    text(
        "{other} non dice se l'attacco gli va bene.",
        "{other} does not say whether the lead suits him.",
    ),
    text("«Aspetto l'Arbitro», dice {other}.", "'I will wait for the director', says {other}."),
    text("All'Arbitro {other} non dice nulla.", "{other} says nothing to the director."),
];
const NEXT_ACCEPTS: SentenceWordings = &[
    text(
        "«Va bene così», dice {next}, che gioca subito dopo {wrong}.",
        "'It is all right like this', says {next}, who plays right after {wrong}.",
    ),
    text(
        "{next}, che sta alla sinistra di {wrong}, accetta l'attacco.",
        "{next}, who sits on {wrong}'s left, accepts the lead.",
    ),
    text(
        "Alla sinistra di {wrong}, {next} dice che accetta l'attacco.",
        "On {wrong}'s left, {next} says that he accepts the lead.",
    ),
];
const NEXT_REFUSES: SentenceWordings = &[
    text(
        "«Così non va bene», dice {next}, che gioca subito dopo {wrong}.",
        "'It is not all right like this', says {next}, who plays right after {wrong}.",
    ),
    text(
        "{next}, che sta alla sinistra di {wrong}, rifiuta l'attacco.",
        "{next}, who sits on {wrong}'s left, refuses the lead.",
    ),
    text(
        "Alla sinistra di {wrong}, {next} dice che rifiuta l'attacco.",
        "On {wrong}'s left, {next} says that he refuses the lead.",
    ),
];
const NEXT_SILENT: SentenceWordings = &[
    text(
        "«Un momento», dice {next}, che gioca subito dopo {wrong}.",
        "'One moment', says {next}, who plays right after {wrong}.",
    ),
    text(
        "{next}, che sta alla sinistra di {wrong}, non dice nulla.",
        "{next}, who sits on {wrong}'s left, says nothing.",
    ),
    text(
        "Alla sinistra di {wrong}, {next} non dice se accetta l'attacco.",
        "On {wrong}'s left, {next} does not say whether he accepts the lead.",
    ),
];

/// Declarer leads from dummy although his own hand is to lead, or from his hand although dummy is to lead, and the
/// defenders say what they want.
fn from_the_wrong_hand(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_in_turn()?;
    let wrong = rightful.partner();
    declarer_leads(story, rightful, wrong)?;
    defenders_speak(story, wrong);
    told_by_a_defender(story)?;
    Some(())
}

static DEFENDER_ON_LEAD: Scenario =
    scenario(55, "defender-on-lead", &["dichiarante", "fuori turno"], defender_on_lead)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Declarer leads, from his hand or from dummy, although a defender has won the trick, and the defenders say what they
/// want.
fn defender_on_lead(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.defender_in_turn()?;
    let wrong = story.pick_from(&[story.declarer(), story.dummy()])?;
    declarer_leads(story, rightful, wrong)?;
    defenders_speak(story, wrong);
    told_by_a_defender(story)?;
    Some(())
}

static TWO_LEADS: Scenario =
    scenario(55, "two-leads", &["dichiarante", "fuori turno", "difensore"], two_leads)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("next")]);

/// Declarer leads although a defender has won the trick. The defender who plays next plays to the lead, or the defender
/// on lead leads, or neither; declarer may have been told that the lead was his.
fn two_leads(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.defender_in_turn()?;
    let wrong = rightful.lho();
    let next = wrong.lho();
    let card = declarer_leads(story, rightful, wrong)?;
    let (answer, own) = (story.would_follow(next, card)?, story.would_play()?);
    cast!(story, answer, own);
    match story.choose(3) {
        0 => {
            story.plays(next, answer);
            story.add_sentence(NEXT_FOLLOWS);
        }
        1 => {
            story.leads(rightful, own);
            story.add_sentence(RIGHTFUL_LEADS);
        }
        _ => story.add_sentence(NEITHER),
    }
    story.call_director(story.declarer());
    told_by_a_defender(story)?;
    Some(())
}

const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "{next} risponde {answer}, e solo allora si chiama l'Arbitro.",
        "{next} follows with the {answer}, and only then is the director called.",
    ),
    text(
        "Su quella carta {next} gioca {answer}; poi si chiama l'Arbitro.",
        "{next} plays the {answer} to that card; then the director is called.",
    ),
    text(
        "Senza badare al turno, {next} risponde {answer}; poi viene l'Arbitro.",
        "Paying no heed to the turn, {next} follows with the {answer}; then the director comes.",
    ),
];
const RIGHTFUL_LEADS: SentenceWordings = &[
    text(
        "{rightful}, che non ha guardato, attacca {own}, e solo allora si chiama l'Arbitro.",
        "{rightful}, who has not looked, leads the {own}, and only then is the director called.",
    ),
    text(
        "Un attimo dopo {rightful} attacca {own}; poi si chiama l'Arbitro.",
        "A moment later {rightful} leads the {own}; then the director is called.",
    ),
    text(
        "Senza badare a quella carta, {rightful} attacca {own}; poi viene l'Arbitro.",
        "Paying no heed to that card, {rightful} leads the {own}; then the director comes.",
    ),
];
const NEITHER: SentenceWordings = &[
    text(
        "{next} e {rightful} non giocano, e si chiama l'Arbitro.",
        "{next} and {rightful} do not play, and the director is called.",
    ),
    text(
        "Si chiama l'Arbitro prima che giochino altri.",
        "The director is called before anybody else plays.",
    ),
    text(
        "Nessun altro ha giocato quando viene l'Arbitro.",
        "Nobody else has played when the director comes.",
    ),
];
