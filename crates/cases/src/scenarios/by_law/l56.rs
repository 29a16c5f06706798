//! Law 56: a defender's lead out of turn.

use super::prelude::*;
use super::scenes::{cast_from, declarer_answers, not_told, small, told_by_declarer};
use super::sentences::{DOES_NOT_WANT_IT, HAS_NOT_SPOKEN, NOBODY_SPOKE, WANTS_IT};

mod doubt;

pub const SCENARIOS: &[&Scenario] =
    &[&PARTNER_ON_LEAD, &RESTRICTION, &CARD_ALREADY_FACED, &BOTH_LEAD, &doubt::LED_OR_SHOWN];

static PARTNER_ON_LEAD: Scenario =
    scenario(56, "partner-on-lead", &["difensore", "fuori turno"], partner_on_lead)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer"), Rights("partner")]);

/// Casts a defender who leads although his partner has won the trick, and his card; adds no event.
fn wrong_defender(story: &mut Story<'_>) -> Option<(Seat, Card)> {
    let partner = story.defender_on_lead()?;
    let by = partner.partner();
    let card = story.would_lead(by)?;
    cast!(story, by, partner, card, suit = card.suit);
    Some((by, card))
}

/// A defender leads although his partner has won the trick. The next hand may play; declarer accepts, or refuses and may
/// restrict the lead.
fn partner_on_lead(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let (declarer, next, partner) = (story.declarer(), by.lho(), by.partner());
    story.require(!story.suit(partner, card.suit).is_empty())?;
    story.require(story.hand(partner).len() > story.suit(partner, card.suit).len())?;
    let answer = story.would_follow(next, card)?;
    story.cast("answer", answer);
    cast_from(story, "from", next);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    let plays = story.choose_play(next, answer, NEXT_PLAYS, NEXT_WAITS);
    story.call_director(declarer);
    let (choices, line): (&[Choice], SentenceWordings) =
        match story.choose(if plays { 1 } else { 5 }) {
            0 => (&[], HAS_NOT_SPOKEN),
            1 => (&[Choice::Accept], WANTS_IT),
            2 => (&[Choice::Refuse], DOES_NOT_WANT_IT),
            3 => (&[Choice::Refuse, Choice::Require(card.suit)], REQUIRES),
            _ => (&[Choice::Refuse, Choice::Forbid(card.suit)], FORBIDS),
        };
    choices.iter().for_each(|choice| story.add_event(declarer, Act::Chooses(*choice)));
    story.add_sentence(line);
    told_by_declarer(story)?;
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text("L'ultima presa è di {partner}.", "{partner} has won the last trick."),
    text("In presa è {partner}.", "{partner} is on lead."),
    text("Tocca attaccare a {partner}.", "It is for {partner} to lead."),
    text("Ha preso {partner}, che deve attaccare.", "{partner} has won the trick and is to lead."),
];
const LEADS: SentenceWordings = &[
    text(
        "{by}, che credeva di aver preso lui, attacca {card}.",
        "{by}, who thought that he had won it himself, leads the {card}.",
    ),
    text("Perso il filo, {by} attacca {card}.", "Losing track, {by} leads the {card}."),
    text("Per distrazione {by} attacca {card}.", "Absent-mindedly {by} leads the {card}."),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "{declarer} risponde {answer} {from}, e poi si accorge di tutto.",
        "{declarer} follows with the {answer} {from}, and then notices it all.",
    ),
    text(
        "Senza pensarci {declarer} risponde {answer} {from}; poi si chiama l'Arbitro.",
        "Without thinking {declarer} follows with the {answer} {from}; then the director is called.",
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text(
        "{declarer} si accorge di tutto prima di giocare {from}.",
        "{declarer} notices it all before playing {from}.",
    ),
    text(
        "Prima di giocare {from}, {declarer} si ferma; poi si chiama l'Arbitro.",
        "Before playing {from}, {declarer} stops; then the director is called.",
    ),
];
const REQUIRES: SentenceWordings = &[
    text(
        "{declarer} dice che {card} non gli va bene, e che vuole da {partner} l'attacco a {suit}.",
        "{declarer} says that the {card} does not suit him, and that he wants {partner} to lead {suit}.",
    ),
    text(
        "Davanti a tutti {declarer} dichiara che non accetta {card}, e che vuole da {partner} l'attacco a {suit}.",
        "Before them all {declarer} states that he does not accept the {card}, and that he wants {partner} to lead {suit}.",
    ),
    text(
        "{declarer} non accetta {card}, e dice a {partner}: «Attacca a {suit}».",
        "{declarer} does not accept the {card}, and tells {partner}: 'Lead {suit}'.",
    ),
];
const FORBIDS: SentenceWordings = &[
    text(
        "{declarer} dice che {card} non gli va bene, e che non vuole da {partner} l'attacco a {suit}.",
        "{declarer} says that the {card} does not suit him, and that he does not want {partner} to lead {suit}.",
    ),
    text(
        "Davanti a tutti {declarer} dichiara che non accetta {card}, e che non vuole da {partner} l'attacco a {suit}.",
        "Before them all {declarer} states that he does not accept the {card}, and that he does not want {partner} to lead {suit}.",
    ),
    text(
        "{declarer} non accetta {card}, e dice a {partner}: «Non attaccare a {suit}».",
        "{declarer} does not accept the {card}, and tells {partner}: 'Do not lead {suit}'.",
    ),
];

static RESTRICTION: Scenario = scenario(
    56,
    "restriction",
    &["difensore", "fuori turno", "restrizione d'attacco"],
    restriction,
)
.tricks(2..=10)
.asks(&[Ruling, Ruling, Rights("partner"), Rights("declarer")]);

/// Declarer refuses a lead out of turn, and restricts the lead of the rightful defender, leaves it free, or has not
/// spoken yet; the defender then leads.
fn restriction(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let (declarer, partner, suit) = (story.declarer(), by.partner(), card.suit);
    let asked = story.suit(partner, suit);
    let [lead, other] = [story.pick(asked)?, story.pick(story.hand(partner) - asked)?];
    cast!(story, lead, other);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    story.call_director(declarer);
    let (choice, line) = match story.choose(4) {
        0 => (Some(Choice::Require(suit)), REQUIRES),
        1 => (Some(Choice::Forbid(suit)), FORBIDS),
        2 => (Some(Choice::Free), LEAVES_FREE),
        _ => (None, ONLY_REFUSES),
    };
    story.add_event(declarer, Act::Chooses(Choice::Refuse));
    if let Some(choice) = choice {
        story.add_event(declarer, Act::Chooses(choice));
    }
    story.add_sentence(line);
    match story.choose(3) {
        0 => {
            story.leads(partner, lead);
            story.add_sentence(LEADS_IT);
        }
        1 => {
            story.leads(partner, other);
            story.add_sentence(LEADS_OTHER);
        }
        _ => story.add_sentence(HAS_NOT_LED),
    }
    story.call_director(declarer);
    Some(())
}

const LEAVES_FREE: SentenceWordings = &[
    text(
        "{declarer} dice che {card} non gli va bene, e che {partner} può attaccare come vuole.",
        "{declarer} says that the {card} does not suit him, and that {partner} may lead what he likes.",
    ),
    text(
        "Davanti a tutti {declarer} dichiara che non accetta {card}, e che {partner} può attaccare come vuole.",
        "Before them all {declarer} states that he does not accept the {card}, and that {partner} may lead what he likes.",
    ),
    text(
        "{declarer} non accetta {card}, e dice a {partner}: «Attacca come vuoi».",
        "{declarer} does not accept the {card}, and tells {partner}: 'Lead what you like'.",
    ),
];
const ONLY_REFUSES: SentenceWordings = &[
    text(
        "{declarer} dice che {card} non gli va bene, e non parla ancora dell'attacco di {partner}.",
        "{declarer} says that the {card} does not suit him, and does not yet speak of {partner}'s lead.",
    ),
    text(
        "Davanti a tutti {declarer} dichiara che non accetta {card}, e non parla ancora dell'attacco di {partner}.",
        "Before them all {declarer} states that he does not accept the {card}, and does not yet speak of {partner}'s lead.",
    ),
    text(
        "{declarer} non accetta {card}, e dice a {partner}: «Del tuo attacco dirò fra poco».",
        "{declarer} does not accept the {card}, and tells {partner}: 'I will speak of your lead in a moment'.",
    ),
];
const LEADS_IT: SentenceWordings = &[
    text(
        "Nel rumore della sala {partner}, che non ha capito bene, attacca {lead}; si richiama l'Arbitro.",
        "In the noise of the room {partner}, who has not quite understood, leads the {lead}; the director is called back.",
    ),
    text(
        "{partner}, che pensava ad altro, attacca {lead}; si richiama l'Arbitro.",
        "{partner}, whose mind was elsewhere, leads the {lead}; the director is called back.",
    ),
];
const LEADS_OTHER: SentenceWordings = &[
    text(
        "Nel rumore della sala {partner}, che non ha capito bene, attacca {other}; si richiama l'Arbitro.",
        "In the noise of the room {partner}, who has not quite understood, leads the {other}; the director is called back.",
    ),
    text(
        "{partner}, che pensava ad altro, attacca {other}; si richiama l'Arbitro.",
        "{partner}, whose mind was elsewhere, leads the {other}; the director is called back.",
    ),
];
const HAS_NOT_LED: SentenceWordings = &[
    text(
        "Nel rumore della sala {partner}, che non ha capito bene, non attacca e si fa ripetere tutto; si richiama l'Arbitro.",
        "In the noise of the room {partner}, who has not quite understood, does not lead and has it all said again; the director is called back.",
    ),
    text(
        "{partner}, che pensava ad altro, non ha ancora attaccato; si richiama l'Arbitro.",
        "{partner}, whose mind was elsewhere, has not led yet; the director is called back.",
    ),
];

static CARD_ALREADY_FACED: Scenario = scenario(
    56,
    "card-already-faced",
    &["difensore", "fuori turno", "carte penalizzate"],
    card_already_faced,
)
.tricks(2..=9)
.asks(&[Ruling, Ruling, Rights("declarer")]);

/// A defender of whom a small card was exposed before, and is a minor penalty card or is not, leads although his partner
/// has won the trick.
fn card_already_faced(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let old = story.pick(small(story.hand(by)) - story.suit(by, card.suit))?;
    story.cast("old", old);
    let penalty = story.either();
    if penalty {
        story.has_penalty(by, old, PenaltyGrade::Minor);
    }
    story.add_sentence(if penalty { IS_PENALTY } else { IS_NO_PENALTY });
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    declarer_answers(story, 3);
    told_by_declarer(story)?;
    Some(())
}

const IS_PENALTY: SentenceWordings = &[
    text(
        "Prima, per disattenzione sua, a {by} era cadut{o/a:old} {old}: è sul tavolo, carta penalizzata minore.",
        "Earlier, through his own carelessness, {by} had dropped the {old}: it lies on the table, a minor penalty card.",
    ),
    text(
        "{by} ha sul tavolo {old}, carta penalizzata minore da una presa precedente.",
        "{by} has the {old} on the table, a minor penalty card since an earlier trick.",
    ),
];
const IS_NO_PENALTY: SentenceWordings = &[
    text(
        "Prima {declarer} aveva urtato {by}, a cui era cadut{o/a:old} {old}: è tornat{o/a:old} fra le sue carte.",
        "Earlier {declarer} had jostled {by}, who dropped the {old}: it is back among his cards.",
    ),
    text(
        "{by} ha ripreso in mano {old}, che {declarer} gli aveva fatto cadere in una presa precedente.",
        "{by} has taken up the {old}, which {declarer} had made him drop in an earlier trick.",
    ),
];

static BOTH_LEAD: Scenario =
    scenario(56, "both-lead", &["difensore", "fuori turno", "attacco"], both_lead)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// A defender leads although his partner has won the trick, and his partner leads too or not; declarer answers.
fn both_lead(story: &mut Story<'_>) -> Option<()> {
    let (by, card) = wrong_defender(story)?;
    let partner = by.partner();
    let own = story.would_play()?;
    story.cast("own", own);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    story.choose_whether(|story| story.leads(partner, own), PARTNER_LEADS_TOO, PARTNER_WAITS);
    not_told(story, partner, NOBODY_SPOKE)?;
    declarer_answers(story, 3);
    told_by_declarer(story)?;
    Some(())
}

const PARTNER_LEADS_TOO: SentenceWordings = &[
    text(
        "{partner}, che non se n'è accorto, attacca a sua volta {own}.",
        "{partner}, who has not noticed, leads the {own} in his turn.",
    ),
    text(
        "Un attimo dopo anche {partner} attacca {own}.",
        "A moment later {partner} too leads the {own}.",
    ),
];
const PARTNER_WAITS: SentenceWordings = &[
    text(
        "{partner}, che se n'è accorto, non attacca.",
        "{partner}, who has noticed, does not lead.",
    ),
    text("Per ora {partner} non attacca.", "For now {partner} does not lead."),
];
