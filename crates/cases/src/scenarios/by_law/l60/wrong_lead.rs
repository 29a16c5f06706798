//! Law 60: a defender plays before declarer leads again, and duties that remain.

use super::OF_CARD;
use crate::scenarios::by_law::card_choices::has_choice;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{acts_told, cast_from, small, wrong_hand};
use crate::scenarios::story::fact;
use arbitro_laws::ruling::{FactQuestion, Subject};

pub static BEFORE_DECLARER_LEADS: Scenario = scenario(
    60,
    "before-declarer-leads",
    &["dichiarante", "attacco fuori turno", "difensore"],
    before_declarer_leads,
)
.tricks(2..=10)
.aspects(OF_CARD);

pub static DUTY_REMAINS: Scenario = scenario(
    60,
    "duty-remains",
    &["difensore", "attacco fuori turno", "carta penalizzata"],
    duty_remains,
)
.tricks(2..=10)
.aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// Declarer leads from the wrong hand; the defender who plays next accepts or refuses the lead, or plays to it, declarer
/// may lead again from the right hand, and then the other defender plays, perhaps because declarer told him to.
fn before_declarer_leads(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    let rightful = wrong.partner();
    let (next, other, declarer) = (wrong.lho(), wrong.rho(), story.declarer());
    let proper = story.would_lead(rightful)?;
    story.require(proper.suit == card.suit)?;
    let (near, far) = (story.would_follow(next, card)?, story.would_follow(other, proper)?);
    story.require(near.suit == card.suit && far.suit == card.suit)?;
    cast!(story, proper, near, far);
    cast_from(story, "from", rightful);
    cast_from(story, "from_wrong", wrong);
    story.leads(wrong, card);
    has_choice(story, next, near)?;
    has_choice(story, other, far)?;
    let is_dummys = rightful == story.dummy();
    story.add_sentence(if is_dummys { FROM_HAND } else { FROM_DUMMY });
    let course = story.choose(5);
    for (who, told) in [(other, course == 4), (declarer, false)] {
        let about = Subject { who: Some(who), object: None };
        let question = FactQuestion { fact: fact("told-his-turn")?, about };
        story.add_finding_about(question, Answer::from_bool(told), UNTOLD);
    }
    if course != 3 {
        story.call_director(next);
    }
    match course {
        0 => story.add_event(next, Act::Chooses(Choice::Accept)),
        1 | 4 => story.add_event(next, Act::Chooses(Choice::Refuse)),
        2 => {
            story.add_event(next, Act::Chooses(Choice::Refuse));
            story.plays(rightful, proper);
        }
        _ => story.plays(next, near),
    }
    story.plays(other, far);
    if course == 3 {
        story.call_director(next);
    }
    story.add_sentence([ACCEPTED, REFUSED, LED_AGAIN, FOLLOWED, TOLD_TO_PLAY][course]);
    Some(())
}

/// A defender who has just dropped a small card, a minor penalty card, leads another card out of turn; the lead is
/// refused, accepted, or played over.
fn duty_remains(story: &mut Story<'_>) -> Option<()> {
    let turn = story.declaring_hand_on_lead()?;
    let (by, declarer) = (story.a_defender()?, story.declarer());
    let next = by.lho();
    let card = story.would_lead(by)?;
    story.require(story.suit(by, card.suit).len() > 1)?;
    let penalty = story.pick(small(story.hand(by)) - story.suit(by, card.suit))?;
    let answer = story.would_follow(next, card)?;
    cast!(story, by, partner = by.partner(), rightful = turn, penalty, card, answer);
    cast_from(story, "from", next);
    cast_from(story, "from_rightful", turn);
    story.has_penalty(by, penalty, PenaltyGrade::Minor);
    story.add_sentence(MINOR_LIES);
    story.leads(by, card);
    let told = acts_told(story, by, [LEADS_AS_TOLD, LEADS_ANOTHER])?;
    // Declarer who has told the defender to lead does not play to the lead.
    let course = story.choose(if told { 2 } else { 3 });
    if course == 2 {
        story.plays(next, answer);
    }
    story.call_director(declarer);
    let choice = [Some(Choice::Accept), Some(Choice::Refuse), None][course];
    story.answers(declarer, choice);
    story.add_sentence([ACCEPTS, REFUSES, ANSWERED][course]);
    Some(())
}

const FROM_HAND: SentenceWordings = &[
    text(
        "{declarer} dovrebbe attaccare dal morto ({rightful}), ma attacca {card} dalla mano.",
        "{declarer} should lead from dummy ({rightful}), but leads the {card} from hand.",
    ),
    text(
        "In presa è il morto ({rightful}), ma {declarer} attacca {card} dalla mano.",
        "Dummy ({rightful}) is on lead, but {declarer} leads the {card} from hand.",
    ),
    text(
        "{declarer} attacca {card} dalla mano, benché sia in presa il morto ({rightful}).",
        "{declarer} leads the {card} from hand, though dummy ({rightful}) is on lead.",
    ),
];
const FROM_DUMMY: SentenceWordings = &[
    text(
        "{declarer} dovrebbe attaccare dalla mano, ma attacca {card} dal morto ({wrong}).",
        "{declarer} should lead from hand, but leads the {card} from dummy ({wrong}).",
    ),
    text(
        "{declarer} è in presa in mano, ma attacca {card} dal morto ({wrong}).",
        "{declarer} is on lead in hand, but leads the {card} from dummy ({wrong}).",
    ),
    text(
        "{declarer} attacca {card} dal morto ({wrong}), benché sia in presa in mano.",
        "{declarer} leads the {card} from dummy ({wrong}), though he is on lead in hand.",
    ),
];
const ACCEPTED: SentenceWordings = &[
    text(
        "L'Arbitro viene, {next} accetta l'attacco, e l'Arbitro torna al suo posto. Prima che {next} giochi, {other} gioca {far}.",
        "The director comes, {next} accepts the lead, and the director goes back to his place. Before {next} plays, {other} plays the {far}.",
    ),
    text(
        "Chiamato l'Arbitro, {next} accetta l'attacco. L'Arbitro se ne va, e {other} gioca {far} prima che {next} giochi.",
        "The director is called, and {next} accepts the lead. The director leaves, and {other} plays the {far} before {next} plays.",
    ),
    because(
        "57A",
        [
            "{next} ha accettato {card} e non ha ancora giocato",
            "{next} avesse accettato {card} e non avesse ancora giocato",
        ],
        [
            "{next} has accepted the {card} and has not yet played",
            "{next} had accepted the {card} and had not yet played",
        ],
    ),
];
const REFUSED: SentenceWordings = &[
    text(
        "L'Arbitro viene, {next} rifiuta l'attacco, e l'Arbitro torna al suo posto. Prima che {declarer} attacchi {from}, {other} gioca {far}.",
        "The director comes, {next} refuses the lead, and the director goes back to his place. Before {declarer} leads {from}, {other} plays the {far}.",
    ),
    text(
        "Chiamato l'Arbitro, {next} rifiuta l'attacco. L'Arbitro se ne va, e {other} gioca {far} prima che {declarer} attacchi {from}.",
        "The director is called, and {next} refuses the lead. The director leaves, and {other} plays the {far} before {declarer} leads {from}.",
    ),
    because(
        "60B",
        [
            "{next} ha rifiutato {card} e {declarer} non ha ancora attaccato {from}",
            "{next} avesse rifiutato {card} e {declarer} non avesse ancora attaccato {from}",
        ],
        [
            "{next} has refused the {card} and {declarer} has not yet led {from}",
            "{next} had refused the {card} and {declarer} had not yet led {from}",
        ],
    ),
];
const LED_AGAIN: SentenceWordings = &[
    text(
        "L'Arbitro viene, {next} rifiuta l'attacco, e l'Arbitro torna al suo posto. {declarer} attacca allora {proper} {from}, e {other} gioca {far}.",
        "The director comes, {next} refuses the lead, and the director goes back to his place. {declarer} then leads the {proper} {from}, and {other} plays the {far}.",
    ),
    text(
        "Chiamato l'Arbitro, {next} rifiuta l'attacco. L'Arbitro se ne va, e {other} gioca {far} dopo che {declarer} ha attaccato {proper} {from}.",
        "The director is called, and {next} refuses the lead. The director leaves, and {other} plays the {far} after {declarer} has led the {proper} {from}.",
    ),
    because(
        "55B2",
        [
            "{declarer} ha già attaccato {proper} {from}",
            "{declarer} avesse già attaccato {proper} {from}",
        ],
        [
            "{declarer} has already led the {proper} {from}",
            "{declarer} had already led the {proper} {from}",
        ],
    ),
];
const FOLLOWED: SentenceWordings = &[
    text(
        "{next} gioca {near}; prima che {declarer} giochi {from}, {other} gioca {far}. Solo allora {next} chiama l'Arbitro.",
        "{next} plays the {near}; before {declarer} plays {from}, {other} plays the {far}. Only then does {next} call the director.",
    ),
    text(
        "{next} gioca {near}, e {other} gioca {far} prima che {declarer} giochi {from}. Dopo, {next} chiama l'Arbitro.",
        "{next} plays the {near}, and {other} plays the {far} before {declarer} plays {from}. After that {next} calls the director.",
    ),
    because(
        "57D",
        [
            "{next} ha giocato su {card}, e {declarer} non ancora {from}",
            "{next} avesse giocato su {card}, e {declarer} non ancora {from}",
        ],
        [
            "{next} has played to the {card}, and {declarer} not yet {from}",
            "{next} had played to the {card}, and {declarer} not yet {from}",
        ],
    ),
];
const TOLD_TO_PLAY: SentenceWordings = &[
    text(
        "L'Arbitro viene, {next} rifiuta l'attacco, e l'Arbitro torna al suo posto. Prima di attaccare {declarer} dice per errore a {other} che tocca a lui, e {other} gioca {far}.",
        "The director comes, {next} refuses the lead, and the director goes back to his place. Before leading, {declarer} tells {other} by mistake that it is his turn, and {other} plays the {far}.",
    ),
    text(
        "Chiamato l'Arbitro, {next} rifiuta l'attacco. L'Arbitro se ne va, e prima di attaccare {declarer} dice per errore a {other} di giocare: {other} gioca {far}.",
        "The director is called, and {next} refuses the lead. The director leaves, and before leading {declarer} tells {other} by mistake to play: {other} plays the {far}.",
    ),
    because(
        "47E1",
        [
            "{declarer}, prima di attaccare, aveva detto a {other} che toccava a lui",
            "{declarer}, prima di attaccare, avesse detto a {other} che toccava a lui",
        ],
        [
            "{declarer}, before leading, had told {other} that it was his turn",
            "{declarer}, before leading, had told {other} that it was his turn",
        ],
    ),
];
const MINOR_LIES: SentenceWordings = &[
    text(
        "A {by} è appena cadut{o/a:penalty} di mano {penalty}, che è ora una carta penalizzata minore.",
        "{by} has just dropped the {penalty}, which is now a minor penalty card.",
    ),
    text(
        "{by} ha appena fatto cadere {penalty}: è sul tavolo, carta penalizzata minore.",
        "{by} has just let the {penalty} fall: it is on the table, a minor penalty card.",
    ),
    text(
        "Davanti a {by} c'è {penalty}, appena cadut{o/a:penalty}: è una carta penalizzata minore.",
        "Before {by} lies the {penalty}, just dropped: it is a minor penalty card.",
    ),
];
const LEADS_ANOTHER: SentenceWordings = &[
    text(
        "{declarer} deve attaccare {from_rightful}, ma {by} crede che tocchi a lui e attacca {card}.",
        "{declarer} is to lead {from_rightful}, but {by} thinks that it is his lead and leads the {card}.",
    ),
    text(
        "Tocca a {declarer} attaccare {from_rightful}, ma {by} ha perso il filo e attacca {card}.",
        "It is for {declarer} to lead {from_rightful}, but {by} has lost track and leads the {card}.",
    ),
    text(
        "{declarer} deve attaccare {from_rightful}; attacca però {by}, con {card}.",
        "{declarer} is to lead {from_rightful}; but it is {by} who leads, the {card}.",
    ),
    short_reasons::nobody_told_his_turn(""),
];
const LEADS_AS_TOLD: SentenceWordings = &[
    text(
        "{declarer} deve attaccare {from_rightful}, ma dice per errore a {by} che tocca a lui, e {by} attacca {card}.",
        "{declarer} is to lead {from_rightful}, but tells {by} by mistake that it is his lead, and {by} leads the {card}.",
    ),
    text(
        "{declarer}, che deve attaccare {from_rightful}, dice per errore a {by} «tocca a te», e {by} attacca {card}.",
        "{declarer}, who is to lead {from_rightful}, says by mistake to {by} 'it is your lead', and {by} leads the {card}.",
    ),
    text(
        "{declarer} deve attaccare {from_rightful}; dice però per errore a {by} di attaccare, e {by} attacca {card}.",
        "{declarer} is to lead {from_rightful}; but he tells {by} by mistake to lead, and {by} leads the {card}.",
    ),
    short_reasons::TOLD_HIS_TURN,
];
const ANSWERED: SentenceWordings = &[
    text(
        "{declarer} gioca {answer} {from}; poi chiama l'Arbitro.",
        "{declarer} plays the {answer} {from}; then he calls the director.",
    ),
    text(
        "{declarer} gioca {answer} {from}, e solo allora si chiama l'Arbitro.",
        "{declarer} plays the {answer} {from}, and only then is the director called.",
    ),
    text(
        "{declarer} risponde con {answer} {from}, e dopo chiama l'Arbitro.",
        "{declarer} plays the {answer} {from}, and after that calls the director.",
    ),
    because(
        "53A",
        [
            "{declarer} ha già giocato {answer} {from}",
            "{declarer} avesse già giocato {answer} {from}",
        ],
        [
            "{declarer} has already played the {answer} {from}",
            "{declarer} had already played the {answer} {from}",
        ],
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e accetta l'attacco.",
        "{declarer} calls the director and accepts the lead.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro e accetta l'attacco.",
        "Before playing {declarer} calls the director and accepts the lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta l'attacco.",
        "{declarer} tells the director that he accepts the lead.",
    ),
    short_reasons::ACCEPTS_WITHOUT_PLAYING,
];
const REFUSES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e rifiuta l'attacco.",
        "{declarer} calls the director and refuses the lead.",
    ),
    text(
        "Prima di giocare {declarer} chiama l'Arbitro e rifiuta l'attacco.",
        "Before playing {declarer} calls the director and refuses the lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco.",
        "{declarer} tells the director that he refuses the lead.",
    ),
    short_reasons::REFUSES_HIS_LEAD,
];
