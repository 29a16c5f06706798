//! Law 47: retraction of a card played, with or without a reason.

mod declaring;
mod inquiry;
mod misinformed;
mod unprovoked;

use super::card_choices::of_its_suit;
use super::prelude::*;
use super::scenes::{also_finds, cast_from, choose_told_fact, unasked, wrong_hand};

pub const SCENARIOS: &[&Scenario] = &[
    &SENT_TO_LEAD,
    &SENT_BY_DECLARER,
    &misinformed::MISINFORMED,
    &inquiry::WHY_THIS_CARD,
    &misinformed::OPENING_LEAD,
    &OPPONENT_CHANGES,
    &unprovoked::SECOND_THOUGHT,
    &declaring::CHANGES,
    &declaring::AFTER_DECLARER,
];

/// Adds the answer of a player to a lead out of turn, which `next` accepts or refuses.
fn is_answered(story: &mut Story<'_>, next: Seat) {
    story.call_director(next);
    story.choose_answer(next, &[(Some(Choice::Accept), ACCEPTS), (Some(Choice::Refuse), REFUSES)]);
}

const ACCEPTS: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e dichiara di accettare l'attacco.",
        "{next} calls the director and states that he accepts the lead.",
    ),
    text(
        "All'Arbitro {next} dice che accetta l'attacco.",
        "{next} tells the director that he accepts the lead.",
    ),
    text(
        "Viene l'Arbitro, e {next} dice: «accetto l'attacco».",
        "The director comes, and {next} says: 'I accept the lead.'",
    ),
    because(
        "53A",
        [
            "{next} accetta l'attacco a parole, senza ancora giocare",
            "{next} avesse accettato l'attacco a parole, senza ancora giocare",
        ],
        [
            "{next} accepts the lead in words, without playing yet",
            "{next} had accepted the lead in words, without playing yet",
        ],
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro e dichiara di non accettare l'attacco.",
        "{next} calls the director and states that he does not accept the lead.",
    ),
    text(
        "All'Arbitro {next} dice che non accetta l'attacco.",
        "{next} tells the director that he does not accept the lead.",
    ),
    text(
        "Viene l'Arbitro, e {next} dice: «non accetto l'attacco».",
        "The director comes, and {next} says: 'I do not accept the lead.'",
    ),
    because(
        "55B",
        [
            "{next} non ha giocato e rifiuta l'attacco",
            "{next} non avesse giocato e avesse rifiutato l'attacco",
        ],
        [
            "{next} has not played and refuses the lead",
            "{next} had not played and had refused the lead",
        ],
    ),
];

static SENT_TO_LEAD: Scenario =
    scenario(47, "sent-to-lead", &["dichiarante", "attacco", "ritiro"], sent_to_lead)
        .tricks(2..=10)
        .aspects(FATE);

/// Declarer leads from the wrong hand, after an opponent's statement or question; the next player accepts the lead or not, or
/// plays to it.
fn sent_to_lead(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    cast_from(story, "from", wrong);
    story.add_sentence(RIGHTFUL);
    story.leads(wrong, card);
    let told = choose_told_fact(story, "told-his-turn", OPPONENT_TOLD, OPPONENT_ASKED)?;
    let next = wrong.lho();
    let answer = story.would_follow(next, card)?;
    story.cast("answer", unasked(answer));
    // A play on a lead to which an opponent has sent declarer is open to dispute.
    if !told && story.either() {
        story.plays(next, answer);
        story.call_director(next);
        story.add_sentence(PLAYS_ON);
    } else {
        is_answered(story, next);
    }
    story.cast("leader", story.declarer());
    wants_back(story, wrong, card);
    Some(())
}

/// Adds that the player who has led, cast as `leader`, wants his card back: who was told that it was his turn may leave it
/// by the Laws of 2007.
fn wants_back(story: &mut Story<'_>, hand: Seat, card: Card) {
    story.wants(hand, card, None);
    story.add_sentence(LEADER_WANTS_IT_BACK);
}

const LEADER_WANTS_IT_BACK: SentenceWordings = &[
    text("{leader} chiede di riprendere {card}.", "{leader} asks to take back the {card}."),
    text(
        "Da parte sua {leader} vuole riprendere {card}.",
        "{leader}, for his part, wants to take back the {card}.",
    ),
    text("{leader} dice che riprende {card}.", "{leader} says that he takes back the {card}."),
];

const PLAYS_ON: SentenceWordings = &[
    text(
        "{next} gioca {answer}, e solo allora chiama l'Arbitro.",
        "{next} plays the {answer}, and only then calls the director.",
    ),
    text(
        "All'Arbitro {next} dice che ha già giocato {answer}.",
        "{next} tells the director that he has already played the {answer}.",
    ),
    text(
        "{next} ha già giocato {answer} quando viene l'Arbitro.",
        "{next} has already played the {answer} when the director comes.",
    ),
    because(
        "53A",
        [
            "{next} ha già giocato {answer} sull'attacco",
            "{next} avesse già giocato {answer} sull'attacco",
        ],
        [
            "{next} has already played the {answer} to the lead",
            "{next} had already played the {answer} to the lead",
        ],
    ),
];
const RIGHTFUL: SentenceWordings = &[
    text("La presa precedente è di {rightful}.", "{rightful} has won the last trick."),
    text("Deve attaccare {rightful}.", "{rightful} is to lead."),
    text("In presa è {rightful}.", "The lead is {rightful}'s."),
];
const OPPONENT_TOLD: SentenceWordings = &[
    text(
        "«L'attacco è {from}», dice {other} a {declarer}, che attacca {card} {from}.",
        "'The lead is {from},' {other} says to {declarer}, who leads the {card} {from}.",
    ),
    text(
        "{other} dice a {declarer} che deve attaccare {from}, e {declarer} attacca {card} {from}.",
        "{other} tells {declarer} that he is to lead {from}, and {declarer} leads the {card} {from}.",
    ),
    text(
        "«Devi attaccare {from}», afferma {other}, e {declarer} attacca {card} {from}.",
        "'You are to lead {from},' {other} states, and {declarer} leads the {card} {from}.",
    ),
    because(
        "47E1",
        [
            "{other} aveva detto a {declarer} di attaccare {from}",
            "{other} avesse detto a {declarer} di attaccare {from}",
        ],
        [
            "{other} had told {declarer} to lead {from}",
            "{other} had told {declarer} to lead {from}",
        ],
    ),
];
const OPPONENT_ASKED: SentenceWordings = &[
    text(
        "«Di chi è l'attacco?», chiede {other} a {declarer}, che attacca {card} {from}.",
        "'Whose lead is it?' {other} asks {declarer}, who leads the {card} {from}.",
    ),
    text(
        "{other} chiede a {declarer} da dove si attacca, e {declarer} attacca {card} {from}.",
        "{other} asks {declarer} where the lead is, and {declarer} leads the {card} {from}.",
    ),
    text(
        "«Da dove devi attaccare?», domanda {other}, e {declarer} attacca {card} {from}.",
        "'From where are you to lead?' asks {other}, and {declarer} leads the {card} {from}.",
    ),
    because(
        "",
        [
            "{other} aveva soltanto chiesto di chi era l'attacco",
            "{other} avesse soltanto chiesto di chi era l'attacco",
        ],
        ["{other} had only asked whose lead it was", "{other} had only asked whose lead it was"],
    ),
];

static SENT_BY_DECLARER: Scenario =
    scenario(47, "sent-by-declarer", &["difensore", "attacco", "ritiro"], sent_by_declarer)
        .tricks(2..=10)
        .aspects(FATE);

/// A defender leads out of turn, after declarer's statement or question; declarer accepts the lead or not.
fn sent_by_declarer(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let rightful = story.turn().filter(|_| story.led().is_none())?;
    let by = story.a_defender()?;
    story.require(by != rightful)?;
    let card = story.would_lead(by)?;
    cast!(story, rightful, by, next = declarer, card);
    story.add_sentence(RIGHTFUL);
    story.leads(by, card);
    choose_told_fact(story, "told-his-turn", DECLARER_TOLD, DECLARER_ASKED)?;
    is_answered(story, declarer);
    story.cast("leader", by);
    wants_back(story, by, card);
    Some(())
}

const DECLARER_TOLD: SentenceWordings = &[
    text(
        "«Tocca a te», dice {declarer} a {by}, che attacca {card}.",
        "'It is your lead,' {declarer} says to {by}, who leads the {card}.",
    ),
    text(
        "{declarer} dice a {by} che tocca a lui attaccare, e {by} attacca {card}.",
        "{declarer} tells {by} that it is his lead, and {by} leads the {card}.",
    ),
    text(
        "«L'attacco è tuo», afferma {declarer}, e {by} attacca {card}.",
        "'The lead is yours,' {declarer} states, and {by} leads the {card}.",
    ),
    because(
        "47E1",
        [
            "{declarer} aveva detto a {by} che toccava a lui attaccare",
            "{declarer} avesse detto a {by} che toccava a lui attaccare",
        ],
        [
            "{declarer} had told {by} that it was his lead",
            "{declarer} had told {by} that it was his lead",
        ],
    ),
];
const DECLARER_ASKED: SentenceWordings = &[
    text(
        "«Di chi è l'attacco?», chiede {declarer} a {by}, che attacca {card}.",
        "'Whose lead is it?' {declarer} asks {by}, who leads the {card}.",
    ),
    text(
        "{declarer} chiede a {by} di chi è l'attacco, e {by} attacca {card}.",
        "{declarer} asks {by} whose lead it is, and {by} leads the {card}.",
    ),
    text(
        "«Chi deve attaccare?», domanda {declarer}, e {by} attacca {card}.",
        "'Who is to lead?' asks {declarer}, and {by} leads the {card}.",
    ),
    because(
        "",
        [
            "{declarer} aveva soltanto chiesto di chi era l'attacco",
            "{declarer} avesse soltanto chiesto di chi era l'attacco",
        ],
        [
            "{declarer} had only asked whose lead it was",
            "{declarer} had only asked whose lead it was",
        ],
    ),
];

static OPPONENT_CHANGES: Scenario =
    scenario(47, "opponent-changes", &["dichiarante", "renonce", "ritiro"], opponent_changes)
        .tricks(2..=10)
        .aspects(FATE);

/// Dummy has led, and declarer wants to change the card that he played after a defender's card; the defender corrects a
/// revoke after declarer's play, or has followed suit, and his partner may have played.
fn opponent_changes(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let (by, last) = (declarer.rho(), declarer.lho());
    let led = story.led()?;
    story.require(story.turn() == Some(by) && story.position.on_table() == 1)?;
    story.require((1..=3).contains(&story.suit(by, led).len()))?;
    let right = story.would_play()?;
    let wrong = story.would_discard(by, led)?;
    let own = story.would_follow_later(declarer, 1)?;
    story.require(own.suit == led)?;
    // Nobody wants to lose an honour to the card of which he learns.
    let is_wanted = |card: &Card| !card.rank.is_honour() || card.rank > right.rank;
    let others = of_its_suit(story, declarer, own);
    let instead = story.pick(others.iter().filter(is_wanted).collect())?;
    let card = story.would_follow_later(last, 2)?;
    // The questions are about the card that declarer has played.
    cast!(story, last, right, wrong, own, instead = unasked(instead), suit = led);
    story.cast("card", unasked(card));
    let how = story.choose(3);
    let revokes = how == 0;
    story.plays(by, if revokes { wrong } else { right });
    story.add_sentence(if revokes { DOES_NOT_FOLLOW } else { FOLLOWS });
    also_finds(story, "could-have-known", Answer::NO)?;
    story.plays(declarer, own);
    if how == 2 {
        story.plays(last, card);
    }
    story.add_sentence(if how == 2 { BOTH_PLAY } else { DECLARER_PLAYS });
    if revokes {
        story.corrects(by, right, wrong);
    }
    story.wants(declarer, own, Some(instead));
    story.add_sentence(if revokes { CORRECTS_AND_WANTS } else { WANTS });
    Some(())
}

const DOES_NOT_FOLLOW: SentenceWordings = &[
    text(
        "Il morto attacca a {suit}; {rho}, che ha {right}, per distrazione gioca {wrong}.",
        "Dummy leads {suit}; {rho}, who has the {right}, plays the {wrong} by an oversight.",
    ),
    text(
        "Sull'attacco a {suit} dal morto {rho} per distrazione gioca {wrong} e tiene {right}.",
        "On dummy's lead of {suit} {rho} by an oversight plays the {wrong} and keeps the {right}.",
    ),
    text(
        "Dal morto si attacca a {suit}; {rho} ha {right}, ma senza accorgersene mette {wrong}.",
        "The lead from dummy is in {suit}; {rho} has the {right}, but without noticing plays the {wrong}.",
    ),
    because(
        "",
        [
            "{rho} ha giocato {wrong} pur avendo {right}",
            "{rho} avesse giocato {wrong} pur avendo {right}",
        ],
        [
            "{rho} played the {wrong} though he had the {right}",
            "{rho} had played the {wrong} though he had the {right}",
        ],
    ),
];
const FOLLOWS: SentenceWordings = &[
    text(
        "Il morto attacca a {suit}; {rho} gioca {right}.",
        "Dummy leads {suit}; {rho} plays the {right}.",
    ),
    text(
        "Sull'attacco a {suit} dal morto {rho} gioca {right}.",
        "On dummy's lead of {suit} {rho} plays the {right}.",
    ),
    text(
        "Dal morto si attacca a {suit}; {rho} mette {right}.",
        "The lead from dummy is in {suit}; {rho} puts the {right} on it.",
    ),
    because(
        "",
        [
            "{rho} ha risposto regolarmente con {right}",
            "{rho} avesse risposto regolarmente con {right}",
        ],
        ["{rho} followed suit with the {right}", "{rho} had followed suit with the {right}"],
    ),
];
const WANTS: SentenceWordings = &[
    text(
        "Ora {declarer} chiede di cambiare {own} con {instead}.",
        "Now {declarer} asks to change the {own} for the {instead}.",
    ),
    text(
        "{declarer} dice che al posto di {own} vuole giocare {instead}.",
        "{declarer} says that he wants to play the {instead} in place of the {own}.",
    ),
    text(
        "«Posso giocare {instead} e non {own}?», chiede ora {declarer}.",
        "'May I play the {instead} and not the {own}?' {declarer} now asks.",
    ),
    because(
        "47F2",
        ["{rho} non cambia la sua carta", "{rho} non avesse cambiato la sua carta"],
        ["{rho} does not change his card", "{rho} had not changed his card"],
    ),
];
const CORRECTS_AND_WANTS: SentenceWordings = &[
    text(
        "Ora {rho} corregge la renonce con {right}, e {declarer} chiede di cambiare {own} con {instead}.",
        "Now {rho} corrects his revoke with the {right}, and {declarer} asks to change the {own} for the {instead}.",
    ),
    text(
        "{rho} si accorge della renonce e mette {right}; {declarer} dice che al posto di {own} vuole giocare {instead}.",
        "{rho} notices his revoke and plays the {right} instead; {declarer} says that he wants to play the {instead} in place of the {own}.",
    ),
    text(
        "«Ho fatto renonce», dice {rho}, e mette {right}. «Posso giocare {instead} e non {own}?», chiede ora {declarer}.",
        "'I have revoked,' says {rho}, and plays the {right}. 'May I play the {instead} and not the {own}?' {declarer} now asks.",
    ),
    because(
        "62C1",
        ["{rho} ha corretto la renonce", "{rho} avesse corretto la renonce"],
        ["{rho} has corrected his revoke", "{rho} had corrected his revoke"],
    ),
];
const DECLARER_PLAYS: SentenceWordings = &[
    text(
        "{declarer} gioca {own}; {last} non ha ancora giocato.",
        "{declarer} plays the {own}; {last} has not played yet.",
    ),
    text(
        "Poi gioca {declarer}, {own}; {last} non ha ancora giocato.",
        "{declarer} plays the {own}; {last} has not played yet.",
    ),
    text(
        "{declarer} ha giocato {own}, e tocca a {last}.",
        "{declarer} has played the {own}, and it is {last}'s turn.",
    ),
    because(
        "",
        ["{last} non ha ancora giocato", "{last} non avesse ancora giocato"],
        ["{last} has not yet played", "{last} had not yet played"],
    ),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "{declarer} gioca {own}, e {last} gioca {card}.",
        "{declarer} plays the {own}, and {last} plays the {card}.",
    ),
    text(
        "Seguono {declarer}, con {own}, e {last}, con {card}.",
        "{declarer} follows with the {own}, and {last} with the {card}.",
    ),
    text(
        "{declarer} ha giocato {own}, e dopo di lui {last} {card}.",
        "{declarer} has played the {own}, and after him {last} the {card}.",
    ),
    because(
        "",
        ["{last} ha già giocato {card}", "{last} avesse già giocato {card}"],
        ["{last} has already played the {card}", "{last} had already played the {card}"],
    ),
];
