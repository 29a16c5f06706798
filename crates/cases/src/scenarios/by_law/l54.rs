//! Law 54: an opening lead out of turn, face up or face down, by a defender or by the declaring side.

use super::prelude::*;
use super::scenes::{choose_told, declarer_answers, told_by_declarer};
use super::sentences::{HAS_NOT_SPOKEN, NOT_TOLD};

mod spread;

pub const SCENARIOS: &[&Scenario] =
    &[&FACED, &FACE_DOWN, &DECLARING_SIDE, &spread::BEGINS_TO_SPREAD, &spread::SECOND_CARD];

/// Casts the defender who has not the opening lead as `by`, with the card that he would lead; adds no event.
fn wrong_leader(story: &mut Story<'_>) -> Option<Card> {
    story.require(story.moment.played() == 0)?;
    let by = story.declarer().rho();
    let card = story.would_lead(by)?;
    cast!(story, by, card);
    Some(card)
}

static FACED: Scenario = scenario(54, "faced", &["attacco iniziale", "fuori turno"], faced)
    .tricks(1..=1)
    .asks(&[Ruling, Ruling, Rights("declarer")]);

/// The wrong defender makes a faced opening lead. Declarer could have seen cards of dummy or not, or dummy is spread;
/// declarer answers, or spreads his hand.
fn faced(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.leads(declarer.rho(), card);
    story.add_sentence(LEADS);
    let seen = story.choose(3);
    match seen {
        0 => story.add_finding("saw-dummy", Answer::NO, SAW_NOTHING)?,
        1 => story.add_finding("saw-dummy", Answer::YES, SAW_CARDS)?,
        _ => {
            story.add_event(dummy, Act::Spreads(Facing::WHOLE));
            story.add_sentence(DUMMY_SPREAD);
        }
    }
    if story.choose(if seen == 2 { 1 } else { 2 }) == 1 {
        story.add_event(declarer, Act::Spreads(Facing::WHOLE));
        story.add_sentence(SPREADS_HIS_HAND);
        story.add_sentence(HAS_NOT_SPOKEN);
    } else {
        story.add_sentence(KEEPS_HIS_HAND);
        declarer_answers(story, 3);
    }
    told_by_declarer(story)?;
    Some(())
}

const LEADS: SentenceWordings = &[
    text(
        "L'attacco iniziale è di {lho}, ma {by}, che ha capito male la licita, scopre {card}.",
        "The opening lead is {lho}'s, but {by}, who has misread the auction, faces the {card}.",
    ),
    text(
        "Finita la licita {by}, convinto di dover attaccare, scopre {card}; toccava a {lho}.",
        "When the auction is over {by}, sure that the lead is his, faces the {card}; it was for {lho} to lead.",
    ),
    text(
        "{by}, che ha perso il filo della licita, attacca {card} scopert{o/a} al posto di {lho}.",
        "{by}, who has lost the thread of the auction, leads the {card} face up in place of {lho}.",
    ),
];
const SAW_NOTHING: SentenceWordings = &[
    text(
        "{declarer} non ha visto nessuna carta di {dummy}.",
        "{declarer} has seen none of {dummy}'s cards.",
    ),
    text(
        "{dummy} ha tenuto le carte chiuse, accerta l'Arbitro, e {declarer} non ne ha vista nessuna.",
        "{dummy} has kept his cards closed, the director finds, and {declarer} has seen none of them.",
    ),
];
const SAW_CARDS: SentenceWordings = &[
    text(
        "{declarer} può aver visto qualche carta di {dummy}.",
        "{declarer} could have seen some of {dummy}'s cards.",
    ),
    text(
        "{dummy} ha abbassato le carte, accerta l'Arbitro, e {declarer} può averne vista qualcuna.",
        "{dummy} has lowered his cards, the director finds, and {declarer} could have seen some of them.",
    ),
];
const DUMMY_SPREAD: SentenceWordings = &[
    text(
        "{declarer} vede tutte le carte di {dummy}, che le ha subito stese.",
        "{declarer} sees all the cards of {dummy}, who has spread them at once.",
    ),
    text(
        "{dummy} ha steso le carte senza badare a chi attaccava, e {declarer} le ha viste tutte.",
        "{dummy} has spread his cards, paying no heed to who was leading, and {declarer} has seen them all.",
    ),
];
const SPREADS_HIS_HAND: SentenceWordings = &[
    text(
        "{declarer}, che si crede il morto, stende tutte le sue carte.",
        "{declarer}, who takes himself for dummy, spreads all his own cards.",
    ),
    text(
        "«Gioca tu», dice {declarer} al compagno, e stende sul tavolo tutta la mano.",
        "'You play it', says {declarer} to his partner, and spreads his whole hand on the table.",
    ),
];
const KEEPS_HIS_HAND: SentenceWordings = &[
    text(
        "{declarer} tiene in mano tutte le sue carte.",
        "{declarer} keeps all his own cards in his hand.",
    ),
    text(
        "Nessuna carta di {declarer} è stata mostrata.",
        "No card of {declarer}'s has been shown.",
    ),
];

static FACE_DOWN: Scenario =
    scenario(54, "face-down", &["attacco iniziale", "carta coperta"], face_down)
        .tricks(1..=1)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// A defender leads although the lead is his partner's: face down, face down and then faced, or face up. His partner has
/// led face down or not.
fn face_down(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let (leader, by) = (story.declarer().lho(), story.declarer().rho());
    let own = story.would_lead(leader)?;
    story.cast("own", own);
    story.choose_act(leader, Act::LeadsFaceDown(own.into()), LEADER_HAS_LED, LEADER_THINKS);
    let how = story.choose(3);
    match how {
        0 => {
            story.add_event(by, Act::LeadsFaceDown(card.into()));
            story.add_sentence(STAYS_DOWN);
        }
        1 => {
            story.add_event(by, Act::LeadsFaceDown(card.into()));
            story.add_event(by, Act::FacesLead);
            story.add_sentence(TURNED_UP);
        }
        _ => {
            story.leads(by, card);
            story.add_sentence(LED_FACE_UP);
        }
    }
    if how == 0 {
        story.call_director(story.declarer());
        story.add_sentence(STOPPED_FACE_DOWN);
    } else {
        declarer_answers(story, 3);
    }
    story.add_finding("saw-dummy", Answer::NO, SAW_NOTHING)?;
    if how == 0 {
        // A card that stays face down goes back whoever told him to lead.
        story.add_sentence(NOT_TOLD);
    } else {
        told_by_declarer(story)?;
    }
    Some(())
}

const STOPPED_FACE_DOWN: SentenceWordings = &[
    text(
        "{declarer} se ne accorge e chiama l'Arbitro.",
        "{declarer} notices and calls the director.",
    ),
    text(
        "All'Arbitro, che ha chiamato lui, {declarer} racconta tutto.",
        "{declarer} calls the director, and tells him everything.",
    ),
];
const LEADER_HAS_LED: SentenceWordings = &[
    text(
        "L'attacco è di {lho}, che ha già posato {own} copert{o/a:own}.",
        "The lead is {lho}'s, who has already put down the {own}, face down.",
    ),
    text(
        "{lho}, cui tocca attaccare, posa {own} copert{o/a:own} sul tavolo.",
        "{lho}, whose lead it is, lays the {own} face down on the table.",
    ),
];
const LEADER_THINKS: SentenceWordings = &[
    text(
        "L'attacco è di {lho}, che non ha ancora posato nessuna carta.",
        "The lead is {lho}'s, who has not yet put down a card.",
    ),
    text(
        "{lho}, cui tocca attaccare, sta ancora pensando.",
        "{lho}, whose lead it is, is still thinking.",
    ),
];
const STAYS_DOWN: SentenceWordings = &[
    text(
        "{by}, che si crede di turno, attacca {card} copert{o/a}, e nessuno l{o/a} scopre.",
        "{by}, who thinks that it is his turn, leads the {card} face down, and nobody turns it up.",
    ),
    text(
        "Distratto, {by} attacca {card} copert{o/a}, e copert{o/a} resta.",
        "Not attending, {by} leads the {card} face down, and face down it stays.",
    ),
];
const TURNED_UP: SentenceWordings = &[
    text(
        "{by}, che si crede di turno, attacca {card} copert{o/a}, e poi l{o/a} scopre.",
        "{by}, who thinks that it is his turn, leads the {card} face down, and then turns it up.",
    ),
    text(
        "Distratto, {by} attacca {card} copert{o/a}, e dopo un po' l{o/a} scopre.",
        "Not attending, {by} leads the {card} face down, and after a while turns it up.",
    ),
];
const LED_FACE_UP: SentenceWordings = &[
    text(
        "{by}, che si crede di turno, attacca subito {card} scopert{o/a}.",
        "{by}, who thinks that it is his turn, at once leads the {card} face up.",
    ),
    text(
        "Distratto, {by} attacca {card} scopert{o/a}.",
        "Not attending, {by} leads the {card} face up.",
    ),
];

static DECLARING_SIDE: Scenario =
    scenario(54, "declaring-side", &["attacco iniziale", "dichiarante"], declaring_side)
        .tricks(1..=1)
        .asks(&[Ruling]);

/// A player of the declaring side, or the wrong defender, makes the opening lead; the other side would have it stand or
/// not.
fn declaring_side(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let (declarer, leader) = (story.declarer(), story.declarer().lho());
    let own_side = story.pick_from(&[declarer, story.dummy()])?;
    let mine = story.would_lead(own_side)?;
    cast!(story, side = own_side, mine);
    let by_side = story.either();
    let (by, led) = if by_side { (own_side, mine) } else { (declarer.rho(), card) };
    story.leads(by, led);
    story.add_sentence(if by_side { OWN_SIDE_LEADS } else { WRONG_DEFENDER_LEADS });
    let answering = if by_side { leader } else { declarer };
    story.call_director(answering);
    let which = story.choose(3);
    match which {
        0 => {}
        1 => story.add_event(answering, Act::Chooses(Choice::Accept)),
        _ => story.add_event(answering, Act::Chooses(Choice::Refuse)),
    }
    let lines = if by_side {
        [NOBODY_SPEAKS, LEADER_ACCEPTS, LEADER_REFUSES]
    } else {
        [NOBODY_SPEAKS, DECLARER_ACCEPTS, DECLARER_REFUSES]
    };
    story.add_sentence(lines[which]);
    story.add_finding("saw-dummy", Answer::NO, SAW_NOTHING)?;
    if by_side {
        story.add_sentence(RHO_NOT_TOLD);
    } else {
        choose_told(story, declarer.rho(), [RHO_TOLD, RHO_NOT_TOLD])?;
    }
    Some(())
}

const OWN_SIDE_LEADS: SentenceWordings = &[
    text(
        "Finita la licita {side}, che si crede in difesa, attacca {mine} scopert{o/a:mine}.",
        "When the auction is over {side}, who believes that he defends, leads the {mine} face up.",
    ),
    text(
        "{side} ha capito male chi gioca, e fa l'attacco iniziale con {mine}.",
        "{side} has misunderstood who plays the hand, and makes the opening lead, the {mine}.",
    ),
];
const WRONG_DEFENDER_LEADS: SentenceWordings = &[
    text(
        "Finita la licita {by}, che crede suo l'attacco, attacca {card} scopert{o/a}.",
        "When the auction is over {by}, who believes that the lead is his, leads the {card} face up.",
    ),
    text(
        "{by} ha capito male chi attacca, e fa l'attacco iniziale con {card}.",
        "{by} has misunderstood who leads, and makes the opening lead, the {card}.",
    ),
];
const NOBODY_SPEAKS: SentenceWordings = &[
    text(
        "Né {lho}, che doveva attaccare, né {declarer} dicono se quell'attacco va bene.",
        "Neither {lho}, whose lead it was, nor {declarer} says whether the lead is all right.",
    ),
    text(
        "Toccava a {lho}; né lui né {declarer} dicono qualcosa prima che venga l'Arbitro.",
        "It was {lho}'s lead; neither he nor {declarer} says anything before the director comes.",
    ),
];
const LEADER_ACCEPTS: SentenceWordings = &[
    text(
        "{lho}, che doveva attaccare, dice che quell'attacco gli va bene; {declarer} non dice nulla.",
        "{lho}, whose lead it was, says that the lead suits him; {declarer} says nothing.",
    ),
    text(
        "Toccava a {lho}, che dice all'Arbitro: «Accetto l'attacco»; {declarer} tace.",
        "It was the lead of {lho}, who tells the director: 'I accept the lead'; {declarer} is silent.",
    ),
];
const LEADER_REFUSES: SentenceWordings = &[
    text(
        "{lho}, che doveva attaccare, dice che quell'attacco non gli va bene; {declarer} non dice nulla.",
        "{lho}, whose lead it was, says that the lead does not suit him; {declarer} says nothing.",
    ),
    text(
        "Toccava a {lho}, che dice all'Arbitro: «Non accetto l'attacco»; {declarer} tace.",
        "It was the lead of {lho}, who tells the director: 'I do not accept the lead'; {declarer} is silent.",
    ),
];
const DECLARER_ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} dice che quell'attacco gli va bene; {lho}, che doveva attaccare, non dice nulla.",
        "{declarer} says that the lead suits him; {lho}, whose lead it was, says nothing.",
    ),
    text(
        "Toccava a {lho}, che tace; {declarer} dice all'Arbitro: «Accetto l'attacco».",
        "It was the lead of {lho}, who is silent; {declarer} tells the director: 'I accept the lead'.",
    ),
];
const DECLARER_REFUSES: SentenceWordings = &[
    text(
        "{declarer} dice che quell'attacco non gli va bene; {lho}, che doveva attaccare, non dice nulla.",
        "{declarer} says that the lead does not suit him; {lho}, whose lead it was, says nothing.",
    ),
    text(
        "Toccava a {lho}, che tace; {declarer} dice all'Arbitro: «Non accetto l'attacco».",
        "It was the lead of {lho}, who is silent; {declarer} tells the director: 'I do not accept the lead'.",
    ),
];
const RHO_TOLD: SentenceWordings = &[
    text(
        "{declarer} aveva detto a {by}: «Attacchi tu».",
        "{declarer} had said to {by}: 'You are to lead'.",
    ),
    text(
        "Prima {declarer} aveva fatto credere a {by} che l'attacco fosse suo.",
        "Before, {declarer} had led {by} to believe that the lead was his.",
    ),
];
const RHO_NOT_TOLD: SentenceWordings = &[
    text("{declarer} non aveva detto nulla a {by}.", "{declarer} had said nothing to {by}."),
    text(
        "Prima {declarer} non aveva fatto credere a {by} che l'attacco fosse suo.",
        "Before, {declarer} had not led {by} to believe that the lead was his.",
    ),
];
