//! Law 45, paragraphs C3 and D: cards of dummy touched or misplayed.

use crate::scenarios::by_law::exposed::{DUMMYS_TURN, NEXT_PLAYS, NEXT_WAITS};
use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::ruling::text;

pub static TOUCHED: Scenario =
    scenario(45, "touched-card", &["morto", "carta toccata"], touched).tricks(2..=10);

/// Declarer touches a card of dummy, and may then call another card; a defender wants the card touched to be played.
fn touched(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy))?;
    let legal = story.position.legal(dummy);
    let card = story.would_play()?;
    let other = story.pick(legal.suit(card.suit).without(card))?;
    story.cast("card", card);
    story.cast("other", other);
    story.add_sentence(DUMMYS_TURN);
    story.add_event(declarer, Act::Touches(card.into()));
    story.add_sentence(TOUCHES);
    if story.either() {
        story.calls(SpokenCall::naming(other));
        story.add_sentence(CALLS_ANOTHER);
    } else {
        story.add_sentence(CALLS_NOTHING);
    }
    story.call_director(declarer.lho());
    story.add_sentence(HELD_TO_IT);
    story.choose_finding("deliberate", ON_PURPOSE, BY_CHANCE)?;
    story.choose_finding("arranging", TIDYING, NOT_TIDYING)?;
    Some(())
}

const TOUCHES: SentenceWordings = &[
    text(
        "{declarer} allunga la mano e tocca {card} sul tavolo.",
        "{declarer} reaches out and touches the {card} on the table.",
    ),
    text(
        "La mano di {declarer} va alle carte del morto e tocca {card}.",
        "{declarer}'s hand goes to dummy's cards and touches the {card}.",
    ),
    text(
        "Fra le carte del morto {declarer} tocca {card}.",
        "Among dummy's cards {declarer} touches the {card}.",
    ),
];
const CALLS_ANOTHER: SentenceWordings = &[
    text(
        "Poi però chiama un'altra carta, {other}.",
        "But then he calls another card, the {other}.",
    ),
    text(
        "La carta che chiama è un'altra: {other}.",
        "The card that he calls is another: the {other}.",
    ),
    text("A voce chiede invece {other}.", "In words he asks for the {other} instead."),
];
const CALLS_NOTHING: SentenceWordings = &[
    text(
        "Poi guarda {other}, senza chiamarl{o/a:other}.",
        "Then he looks at the {other}, without calling it.",
    ),
    text(
        "La carta vicina è {other}, e non l'ha chiamata.",
        "The card beside it is the {other}, and he has not called it.",
    ),
    text(
        "A voce non ha ancora chiesto nulla, nemmeno {other}.",
        "In words he has asked for nothing yet, not even the {other}.",
    ),
];
const HELD_TO_IT: SentenceWordings = &[
    text(
        "{lho} sostiene che {card} è giocat{o/a} e chiama l'Arbitro.",
        "{lho} maintains that the {card} is played and calls the director.",
    ),
    text(
        "Per {lho} quella toccata è la carta che si gioca, e si chiama l'Arbitro.",
        "To {lho} the card touched is the one played, and the director is called.",
    ),
];
const ON_PURPOSE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} l'ha toccata apposta.",
        "The director finds that {declarer} touched it deliberately.",
    ),
    text(
        "Il gesto di {declarer}, accerta l'Arbitro, era voluto.",
        "{declarer}'s gesture, the director finds, was meant.",
    ),
];
const BY_CHANCE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} l'ha sfiorata per caso.",
        "The director finds that {declarer} brushed it by accident.",
    ),
    text(
        "Il gesto di {declarer}, accerta l'Arbitro, non era voluto.",
        "{declarer}'s gesture, the director finds, was not meant.",
    ),
];
const TIDYING: SentenceWordings = &[
    text(
        "Le carte del morto erano in disordine, e {declarer} le stava raddrizzando.",
        "Dummy's cards were in disorder, and {declarer} was straightening them.",
    ),
    text(
        "{declarer} spostava la carta per sistemare quelle vicine.",
        "{declarer} was moving the card to arrange those next to it.",
    ),
];
const NOT_TIDYING: SentenceWordings = &[
    text(
        "Le carte del morto erano in ordine, e {declarer} non le stava raddrizzando.",
        "Dummy's cards were in order, and {declarer} was not straightening them.",
    ),
    text(
        "{declarer} non spostava la carta per sistemarne altre.",
        "{declarer} was not moving the card to arrange others.",
    ),
];

pub static MISPLAYED: Scenario =
    scenario(45, "misplayed-card", &["morto", "carta sbagliata"], misplayed).tricks(2..=9).asks(&[
        QuestionSubject::Ruling,
        QuestionSubject::Ruling,
        QuestionSubject::Rights("next"),
    ]);

/// Dummy plays the card that declarer called or another of its suit, and declarer wants the other; this is noticed
/// before or after the next player has played, or after both sides have played to the next trick.
fn misplayed(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let called = story.would_play()?;
    let put = story.pick(story.position.legal(dummy).suit(called.suit).without(called))?;
    let next = dummy.lho();
    story.cast("next", next);
    story.cast("called", called);
    story.cast("put", put);
    story.add_sentence(DUMMYS_TURN);
    let obeys = story.either();
    story.calls(SpokenCall::naming(if obeys { put } else { called }));
    story.plays(dummy, put);
    story.add_sentence(if obeys { OBEYS } else { MISHEARD });
    let card = story.would_play()?;
    story.cast("card", card);
    let when = story.choose(3);
    if when > 0 {
        story.plays(next, card);
    }
    if when > 1 {
        while story.led().is_some() {
            story.play_on()?;
        }
        story.play_on()?;
        story.play_on()?;
    }
    story.add_sentence([NEXT_WAITS, NEXT_PLAYS, PLAYED_ON][when]);
    let (hand, card, instead) = (dummy, put.into(), Some(called.into()));
    story.add_event(declarer, Act::Wants { hand, card, instead });
    story.add_sentence(WANTS);
    story.choose_finding("unintended", SLIP, NO_SLIP)?;
    story.add_finding("paused", arbitro_laws::ruling::Answer::NO, NO_PAUSE)?;
    Some(())
}

const OBEYS: SentenceWordings = &[
    text(
        "{declarer} chiama {call}, guardando {called}, e {dummy} mette sul tavolo {put}.",
        "{declarer} calls {call}, looking at the {called}, and {dummy} puts out the {put}.",
    ),
    text(
        "Dal morto {declarer} chiede {call}; {dummy} lascia {called} dov'è e gioca {put}.",
        "From dummy {declarer} asks for {call}; {dummy} leaves the {called} where it is and plays the {put}.",
    ),
];
const MISHEARD: SentenceWordings = &[
    text(
        "{declarer} chiama {call}, cioè {called}, ma {dummy}, distratto, mette sul tavolo {put}.",
        "{declarer} calls {call}, that is the {called}, but {dummy}, distracted, puts out the {put}.",
    ),
    text(
        "Dal morto {declarer} chiede {call}; {dummy} capisce male, lascia {called} dov'è e gioca {put}.",
        "From dummy {declarer} asks for {call}; {dummy} mishears, leaves the {called} where it is and plays the {put}.",
    ),
];
const PLAYED_ON: SentenceWordings = &[
    text(
        "{next} gioca {card}, la presa finisce, e nella successiva giocano già tutte e due le linee.",
        "{next} plays the {card}, the trick ends, and to the next one both sides have already played.",
    ),
    text(
        "Dopo {card} di {next} si va avanti, fino a due carte nella presa seguente.",
        "After {next}'s {card} play goes on, up to two cards of the following trick.",
    ),
];
const WANTS: SentenceWordings = &[
    text(
        "{declarer} dice allora: «volevo {called}, non {put}».",
        "{declarer} then says: 'I wanted the {called}, not the {put}'.",
    ),
    text(
        "Ora {declarer} vuole {called} al posto di {put}.",
        "Now {declarer} wants the {called} in the place of the {put}.",
    ),
    text(
        "A questo punto {declarer} chiede che {put} sia sostituita con {called}.",
        "At this point {declarer} asks that the {put} be replaced by the {called}.",
    ),
];
const SLIP: SentenceWordings = &[
    text(
        "Per l'Arbitro {declarer} ha sempre inteso {called}.",
        "The director finds that {declarer} meant the {called} throughout.",
    ),
    text(
        "L'Arbitro accerta che a {called} {declarer} pensava fin dall'inizio.",
        "The director finds that of the {called} {declarer} was thinking from the start.",
    ),
];
const NO_SLIP: SentenceWordings = &[
    text(
        "Per l'Arbitro {declarer} non ha sempre inteso {called}.",
        "The director finds that {declarer} did not mean the {called} throughout.",
    ),
    text(
        "L'Arbitro accerta che a {called} {declarer} ha pensato solo dopo aver parlato.",
        "The director finds that of the {called} {declarer} thought only after he had spoken.",
    ),
];
const NO_PAUSE: SentenceWordings = &[
    text("{declarer} ha parlato appena se n'è accorto.", "{declarer} spoke as soon as he noticed."),
    text(
        "Senza fermarsi a riflettere {declarer} ha parlato.",
        "Without stopping to think {declarer} spoke.",
    ),
];
