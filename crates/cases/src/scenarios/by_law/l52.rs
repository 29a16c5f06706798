//! Law 52: failure to lead or play a penalty card.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{BySeat, Card, Seat};
use arbitro_laws::record::event::Choice;
use arbitro_laws::record::{Act, PenaltyGrade};
use arbitro_laws::ruling::{Answer, text};

use super::l50::small;
use super::scenes::answers;

pub const SCENARIOS: &[&Scenario] = &[&PLAYS_ANOTHER, &LEADS_ANOTHER];

static PLAYS_ANOTHER: Scenario =
    scenario(52, "plays-another", &["difensore", "carta penalizzata"], plays_another)
        .tricks(2..=9)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
            QuestionSubject::Rights("by"),
        ]);

/// A defender follows suit with a card other than his penalty card, or the other card falls.
fn plays_another(story: &mut Story<'_>) -> Option<()> {
    let before = story.turn()?;
    let by = before.lho();
    story.require(story.is_defender(by) && story.position.on_table() < 2)?;
    let (_, played) = story.play_on()?;
    let held = small(story.suit(by, story.led()?));
    let due = story.pick(held)?;
    let other = story.pick(held.without(due))?;
    story.cast("before", before);
    story.cast("played", played);
    has_penalty(story, by, due);
    story.add_sentence(FOLLOWED);
    story.cast("other", other);
    if falls(story, by, other)? {
        return Some(());
    }
    story.plays(by, other);
    story.add_sentence(FORGETS);
    what_follows(story, by, due, other)
}

/// Chooses whether the card that the defender must play is a major or a minor penalty card, and adds the penalty card.
fn has_penalty(story: &mut Story<'_>, by: Seat, due: Card) {
    story.cast("by", by);
    story.cast("due", due);
    if story.either() {
        story.has_penalty(by, due, PenaltyGrade::Major);
        story.add_sentence(MAJOR);
    } else {
        story.has_penalty(by, due, PenaltyGrade::Minor);
        story.add_sentence(MINOR);
    }
}

/// Chooses whether the defender's other card falls because of another player, adds the event if so, and returns the
/// choice.
fn falls(story: &mut Story<'_>, by: Seat, other: Card) -> Option<bool> {
    story.cast("partner", by.partner());
    let falls = story.choose(4) == 0;
    if falls {
        let seen = BySeat([false; 4]);
        story.add_event(by, Act::Drops { card: other.into(), seen, jostled: true });
        story.add_sentence(JOSTLED);
        story.add_finding("visible", Answer::YES, SEEN)?;
        story.call_director(story.declarer());
        story.add_sentence(DIRECTOR);
    }
    Some(falls)
}

/// Adds what follows the card played in place of the penalty card: an answer of declarer, a further play, or a
/// correction.
fn what_follows(story: &mut Story<'_>, by: Seat, due: Card, other: Card) -> Option<()> {
    let declarer = story.declarer();
    match story.choose(4) {
        0 => answers(story, declarer, Choice::Accept, ACCEPTS),
        1 => answers(story, declarer, Choice::Refuse, REFUSES),
        2 => {
            let (next, card) = story.play_on()?;
            story.cast("next", next);
            story.cast("card", card);
            story.call_director(declarer);
            story.add_sentence(PLAYED_ON);
        }
        _ => {
            story.add_event(by, Act::Corrects { card: due.into(), of: Some(other.into()) });
            story.call_director(declarer);
            story.add_sentence(TAKES_IT_BACK);
        }
    }
    Some(())
}

const MAJOR: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {due}, carta penalizzata maggiore.",
        "{by} has the {due} on the table, a major penalty card.",
    ),
    text(
        "Davanti a {by}, scopert{o/a:due}, c'è {due}: è una carta penalizzata maggiore.",
        "The {due} lies face up before {by}: it is a major penalty card.",
    ),
];
const MINOR: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {due}, carta penalizzata minore.",
        "{by} has the {due} on the table, a minor penalty card.",
    ),
    text(
        "Davanti a {by}, scopert{o/a:due}, c'è {due}: è una carta penalizzata minore.",
        "The {due} lies face up before {by}: it is a minor penalty card.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "Prima che giochi {declarer} gli urta il braccio, e sul tavolo cade scopert{o/a:other} {other}.",
        "Before he plays {declarer} knocks his arm, and the {other} falls face up on the table.",
    ),
    text(
        "Non ha ancora giocato quando un angolista inciampa nella sua sedia: {other} cade scopert{o/a:other} sul tavolo.",
        "He has not played yet when a kibitzer stumbles over his chair: the {other} falls face up on the table.",
    ),
];
const SEEN: SentenceWordings = &[
    text("{partner} ha potuto vedere la carta.", "{partner} could have seen it."),
    text("Dal posto di {partner} la carta si vedeva.", "It could be seen from {partner}'s seat."),
];
const FOLLOWED: SentenceWordings = &[
    text("{before} gioca {played}.", "{before} plays the {played}."),
    text(
        "{before} mette {played}, e tocca a {by}.",
        "{before} puts out the {played}, and it is {by}'s turn.",
    ),
];
const FORGETS: SentenceWordings = &[
    text(
        "{by} si dimentica della carta sul tavolo e gioca dalla mano {other}.",
        "{by} forgets the card on the table and plays the {other} from his hand.",
    ),
    text(
        "{by}, che pensa ad altro, mette invece {other}.",
        "{by}, thinking of something else, plays the {other} instead.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "Viene l'Arbitro, e {declarer}, informato, accetta la carta.",
        "The director comes, and {declarer}, when informed, accepts the card.",
    ),
    text(
        "Informato di ciò che può fare, {declarer} dice che {other} gli va bene.",
        "Told what he may do, {declarer} says that the {other} suits him.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "Viene l'Arbitro, e {declarer}, informato, non accetta la carta.",
        "The director comes, and {declarer}, when informed, does not accept the card.",
    ),
    text(
        "Informato di ciò che può fare, {declarer} vuole la carta penalizzata.",
        "Told what he may do, {declarer} wants the penalty card.",
    ),
];
const PLAYED_ON: SentenceWordings = &[
    text(
        "{next} gioca {card}; solo ora {declarer} se ne accorge e chiama l'Arbitro.",
        "{next} plays the {card}; only now does {declarer} notice and call the director.",
    ),
    text(
        "{next} segue con {card}, e dopo {declarer} chiama l'Arbitro.",
        "{next} follows with the {card}, and after that {declarer} calls the director.",
    ),
];
const TAKES_IT_BACK: SentenceWordings = &[
    text(
        "Se ne accorge da sé, riprende {other} e mette {due}; {declarer} chiama l'Arbitro.",
        "He notices it himself, takes the {other} back and plays the {due}; {declarer} calls the director.",
    ),
    text(
        "Prima che altri parlino cambia {other} con {due}, e {declarer} chiama l'Arbitro.",
        "Before anyone speaks he changes the {other} for the {due}, and {declarer} calls the director.",
    ),
];
const DIRECTOR: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text(
        "{declarer} ferma il gioco, e viene l'Arbitro.",
        "{declarer} stops the play, and the director comes.",
    ),
];

static LEADS_ANOTHER: Scenario =
    scenario(52, "leads-another", &["difensore", "carta penalizzata", "attacco"], leads_another)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
            QuestionSubject::Rights("by"),
        ]);

/// A defender who is to lead leads a card other than his penalty card, or the other card falls.
fn leads_another(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| story.is_defender(*by))?;
    story.require(story.led().is_none())?;
    let other = story.would_play()?;
    let due = story.pick(story.hand(by) - story.suit(by, other.suit))?;
    story.cast("by", by);
    story.cast("due", due);
    story.has_penalty(by, due, PenaltyGrade::Major);
    story.add_sentence(MAJOR);
    story.add_sentence(ON_LEAD);
    story.cast("other", other);
    if falls(story, by, other)? {
        return Some(());
    }
    story.leads(by, other);
    story.add_sentence(LEADS);
    what_follows(story, by, due, other)
}

const ON_LEAD: SentenceWordings = &[
    text("L'ultima presa è di {by}.", "{by} has won the last trick."),
    text("Ora {by} deve attaccare.", "Now {by} is to lead."),
];
const LEADS: SentenceWordings = &[
    text(
        "{by} si dimentica della carta sul tavolo e attacca {other}.",
        "{by} forgets the card on the table and leads the {other}.",
    ),
    text(
        "{by}, che ha già in mente il gioco, muove invece {other}.",
        "{by}, who has his plan in mind, leads the {other} instead.",
    ),
];
