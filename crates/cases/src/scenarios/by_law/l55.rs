//! Law 55: declarer's lead out of turn.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{Card, Seat};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::ruling::text;

use super::turns::{cast_from, choose_told};

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
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// Adds a lead by declarer from a hand that is not on lead, and returns hand and card. Casts the hands `rightful` and
/// `wrong`, the defenders to the left (`next`) and to the right (`other`) of the wrong hand, and `card`.
fn declarer_leads(story: &mut Story<'_>, rightful: Seat, wrong: Seat) -> Option<Card> {
    story.require(story.led().is_none())?;
    let card = story.would_lead(wrong)?;
    for (slot, seat) in
        [("rightful", rightful), ("wrong", wrong), ("next", wrong.lho()), ("other", wrong.rho())]
    {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    cast_from(story, "from", wrong);
    story.add_sentence(ON_LEAD);
    story.leads(wrong, card);
    story.add_sentence(LEADS);
    Some(card)
}

const ON_LEAD: SentenceWordings = &[
    text("Si deve attaccare da {rightful}.", "The lead has to come from {rightful}."),
    text("L'ultima presa è di {rightful}.", "{rightful} has won the last trick."),
    text("Tocca attaccare a {rightful}.", "It is for {rightful} to lead."),
    text("In presa è {rightful}.", "{rightful} is on lead."),
];
const LEADS: SentenceWordings = &[
    text(
        "{declarer}, sovrappensiero, fa partire {card} {from}.",
        "{declarer}, with his mind elsewhere, leads the {card} {from}.",
    ),
    text(
        "Perso il filo, {declarer} attacca {card} {from}.",
        "Losing the thread, {declarer} leads the {card} {from}.",
    ),
    text(
        "Invece {declarer} attacca {from}, con {card}: credeva di essere in presa lì.",
        "But {declarer} leads {from}, with the {card}: he thought that he was on lead there.",
    ),
];

/// Chooses whether a defender told declarer that the hand in the slot `wrong` was to lead.
fn told_by_a_defender(story: &mut Story<'_>) -> Option<bool> {
    choose_told(story, story.declarer(), [TOLD, NOT_TOLD])
}

const TOLD: SentenceWordings = &[
    text(
        "Era stato {next} a dire a {declarer} che si attaccava da lì.",
        "It was {next} who had told {declarer} that the lead was there.",
    ),
    text(
        "«Sei in presa lì», aveva detto {next} a {declarer}.",
        "'You are on lead there', {next} had said to {declarer}.",
    ),
    text(
        "L'Arbitro accerta che {next} aveva indicato a {declarer} la mano da cui attaccare, sbagliando.",
        "The director finds that {next} had told {declarer} which hand was to lead, wrongly.",
    ),
];
const NOT_TOLD: SentenceWordings = &[
    text(
        "Non era stato {next} a dire a {declarer} che si attaccava da lì, né altri.",
        "Neither {next} nor anybody else had told {declarer} that the lead was there.",
    ),
    text(
        "«Io non ho detto niente», assicura {next}, e {declarer} lo conferma.",
        "'I said nothing', says {next}, and {declarer} confirms it.",
    ),
    text(
        "L'Arbitro accerta che né {next} né altri avevano indicato a {declarer} la mano da cui attaccare.",
        "The director finds that neither {next} nor anybody else had told {declarer} which hand was to lead.",
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
    text("A {other} l'attacco va bene, e lo dice.", "The lead suits {other}, and he says so."),
    text("«Per me vale», dice {other}.", "'For me it stands', says {other}."),
    text("{other} dice che lo accetta.", "{other} says that he accepts it."),
];
const OTHER_REFUSES: SentenceWordings = &[
    text(
        "A {other} l'attacco non va bene, e lo dice.",
        "The lead does not suit {other}, and he says so.",
    ),
    text("«Per me non vale», dice {other}.", "'For me it does not stand', says {other}."),
    text("{other} dice che non lo accetta.", "{other} says that he does not accept it."),
];
const OTHER_SILENT: SentenceWordings = &[
    text(
        "Che a {other} l'attacco vada bene o no, lui non lo dice.",
        "Whether the lead suits {other} or not, he does not say.",
    ),
    text("«Decidi tu», dice {other} al compagno.", "'You decide', says {other} to his partner."),
    text("{other} non dice nulla.", "{other} says nothing."),
];
const NEXT_ACCEPTS: SentenceWordings = &[
    text(
        "«Va bene così», dice {next}, che gioca subito dopo {wrong}.",
        "'It is all right like this', says {next}, who plays right after {wrong}.",
    ),
    text(
        "{next}, che sta alla sinistra di {wrong}, lascia valere l'attacco.",
        "{next}, who sits on {wrong}'s left, lets the lead stand.",
    ),
    text(
        "Alla sinistra di {wrong}, {next} dichiara di accettare.",
        "On {wrong}'s left, {next} states that he accepts.",
    ),
];
const NEXT_REFUSES: SentenceWordings = &[
    text(
        "«Così non va bene», dice {next}, che gioca subito dopo {wrong}.",
        "'It is not all right like this', says {next}, who plays right after {wrong}.",
    ),
    text(
        "{next}, che sta alla sinistra di {wrong}, non lascia valere l'attacco.",
        "{next}, who sits on {wrong}'s left, does not let the lead stand.",
    ),
    text(
        "Alla sinistra di {wrong}, {next} dichiara di rifiutare.",
        "On {wrong}'s left, {next} states that he refuses.",
    ),
];
const NEXT_SILENT: SentenceWordings = &[
    text(
        "«Non so che dire», fa {next}, che gioca subito dopo {wrong}.",
        "'I do not know what to say', says {next}, who plays right after {wrong}.",
    ),
    text(
        "{next}, che sta alla sinistra di {wrong}, non dice nulla.",
        "{next}, who sits on {wrong}'s left, says nothing.",
    ),
    text(
        "Alla sinistra di {wrong}, {next} non dichiara niente.",
        "On {wrong}'s left, {next} states nothing.",
    ),
];

/// Declarer leads from dummy although his own hand is to lead, or from his hand although dummy is to lead, and the
/// defenders say what they want.
fn from_the_wrong_hand(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    let wrong = rightful.partner();
    declarer_leads(story, rightful, wrong)?;
    defenders_speak(story, wrong);
    told_by_a_defender(story)?;
    Some(())
}

static DEFENDER_ON_LEAD: Scenario =
    scenario(55, "defender-on-lead", &["dichiarante", "fuori turno"], defender_on_lead)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

/// Declarer leads, from his hand or from dummy, although a defender has won the trick, and the defenders say what they
/// want.
fn defender_on_lead(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| story.is_defender(*turn))?;
    let wrong = story.pick_from(&[story.declarer(), story.dummy()])?;
    declarer_leads(story, rightful, wrong)?;
    defenders_speak(story, wrong);
    told_by_a_defender(story)?;
    Some(())
}

static TWO_LEADS: Scenario =
    scenario(55, "two-leads", &["dichiarante", "fuori turno", "difensore"], two_leads)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("next")]);

/// Declarer leads although a defender has won the trick. The defender who plays next plays to the lead, or the defender
/// on lead leads, or neither; declarer may have been told that the lead was his.
fn two_leads(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| story.is_defender(*turn))?;
    let wrong = rightful.lho();
    let next = wrong.lho();
    let card = declarer_leads(story, rightful, wrong)?;
    let (answer, own) = (story.would_follow(next, card)?, story.would_play()?);
    story.cast("answer", answer);
    story.cast("own", own);
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
        "{next} ci gioca sopra {answer}; {rightful} ha ancora in mano {own}, che voleva attaccare.",
        "{next} plays the {answer} to it; {rightful} still holds the {own}, which he meant to lead.",
    ),
    text(
        "Prima che {rightful} possa attaccare {own}, {next} risponde {answer}.",
        "Before {rightful} can lead the {own}, {next} follows with the {answer}.",
    ),
    text(
        "Arriva {answer} di {next}, non {own} di {rightful}; poi si chiama l'Arbitro.",
        "{next}'s {answer} comes, not {rightful}'s {own}; then the director is called.",
    ),
];
const RIGHTFUL_LEADS: SentenceWordings = &[
    text(
        "{rightful}, che non ha guardato, attacca {own}; {next} ha ancora in mano {answer}, che voleva rispondere.",
        "{rightful}, who has not looked, leads the {own}; {next} still holds the {answer}, with which he meant to follow.",
    ),
    text(
        "Prima che {next} possa rispondere {answer}, {rightful} attacca {own}.",
        "Before {next} can follow with the {answer}, {rightful} leads the {own}.",
    ),
    text(
        "Arriva {own} di {rightful}, non {answer} di {next}; poi si chiama l'Arbitro.",
        "{rightful}'s {own} comes, not {next}'s {answer}; then the director is called.",
    ),
];
const NEITHER: SentenceWordings = &[
    text(
        "{rightful} ha ancora in mano {own}, che voleva attaccare, e {next} {answer}, che voleva rispondere.",
        "{rightful} still holds the {own}, which he meant to lead, and {next} the {answer}, with which he meant to follow.",
    ),
    text(
        "Prima che {rightful} possa attaccare {own}, o {next} rispondere {answer}, ci si ferma.",
        "Before {rightful} can lead the {own}, or {next} follow with the {answer}, play stops.",
    ),
    text(
        "Non arriva né {own} di {rightful} né {answer} di {next}: si chiama l'Arbitro.",
        "Neither {rightful}'s {own} comes nor {next}'s {answer}: the director is called.",
    ),
];
