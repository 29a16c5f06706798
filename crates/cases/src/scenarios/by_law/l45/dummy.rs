//! Law 45, paragraphs C3 and D: cards of dummy touched or misplayed.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::sentences::{DUMMYS_TURN, NEXT_PLAYS, NEXT_WAITS};

pub static TOUCHED: Scenario =
    scenario(45, "touched-card", &["morto", "carta toccata"], touched).tricks(2..=10);

/// Declarer touches a card of dummy, and may then call another card; a defender wants the card touched to be played.
fn touched(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy))?;
    let legal = story.position.legal(dummy);
    let card = story.would_play()?;
    let other = story.pick(legal.suit(card.suit).without(card))?;
    cast!(story, card, other);
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
    touched_deliberately(story)
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
    text("Poi non chiama nessuna carta.", "Then he calls no card."),
    text("Di chiamare una carta non ha ancora detto nulla.", "He has not called any card yet."),
    text("A voce non ha ancora chiesto nulla.", "In words he has asked for nothing yet."),
];
const HELD_TO_IT: SentenceWordings = &[
    text(
        "{lho} sostiene che {card} è giocat{o/a} e chiama l'Arbitro.",
        "{lho} maintains that the {card} is played and calls the director.",
    ),
    text(
        "{lho} chiama l'Arbitro: per lui la carta toccata è giocata.",
        "{lho} calls the director: to him the card touched is played.",
    ),
];
/// Adds the finding whether declarer touched the card deliberately: to play it, by accident, or to arrange the cards,
/// which does not designate it.
pub(super) fn touched_deliberately(story: &mut Story<'_>) -> Option<()> {
    let why = story.choose(3);
    let line = [TO_PLAY_IT, BY_CHANCE, TIDYING][why];
    story.add_finding("deliberate", Answer::from_bool(why == 0), line)
}

const TO_PLAY_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che il tocco di {declarer} è stato voluto, e non per riordinare le carte.",
        "The director finds that {declarer} touched the card deliberately, and not to arrange the cards.",
    ),
    text(
        "Il gesto di {declarer}, accerta l'Arbitro, era voluto: le carte del morto erano in ordine.",
        "{declarer}'s gesture, the director finds, was meant: dummy's cards were in order.",
    ),
    text(
        "{declarer} ha toccato la carta di proposito, accerta l'Arbitro, e non per metterla a posto.",
        "{declarer} touched the card on purpose, the director finds, and not to put it straight.",
    ),
];
const BY_CHANCE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} ha sfiorato la carta per caso, allungandosi verso il bicchiere.",
        "The director finds that {declarer} brushed the card by accident, reaching for his glass.",
    ),
    text(
        "Il gesto di {declarer}, accerta l'Arbitro, non era voluto: la manica è passata sulle carte.",
        "{declarer}'s gesture, the director finds, was not meant: his sleeve caught on the cards.",
    ),
    text(
        "{declarer} ha toccato la carta senza volerlo, accerta l'Arbitro, mentre posava la penna.",
        "{declarer} touched the card without meaning to, the director finds, as he put down his pen.",
    ),
];
const TIDYING: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} ha toccato la carta solo per raddrizzarla.",
        "The director finds that {declarer} touched the card only to straighten it.",
    ),
    text(
        "Il gesto di {declarer}, accerta l'Arbitro, serviva a riordinare le carte del morto.",
        "{declarer}'s gesture, the director finds, was made to arrange dummy's cards.",
    ),
    text(
        "{declarer} ha toccato la carta per metterla a posto, accerta l'Arbitro.",
        "{declarer} touched the card to put it straight, the director finds.",
    ),
];

pub static MISPLAYED: Scenario =
    scenario(45, "misplayed-card", &["morto", "carta sbagliata"], misplayed).tricks(2..=9).asks(&[
        Ruling,
        Ruling,
        Rights("next"),
    ]);

/// Dummy plays the card that declarer called or another of its suit, and declarer wants the other; this is noticed
/// before or after the next player has played, or after both sides have played to the next trick.
fn misplayed(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let called = story.would_play()?;
    let put = story.pick(story.position.legal(dummy).suit(called.suit).without(called))?;
    let next = dummy.lho();
    cast!(story, next, called, put);
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
    story.wants(dummy, put, Some(called));
    story.add_sentence(WANTS);
    // Declarer has called the card that he wants, unless dummy has obeyed.
    if obeys {
        story.choose_finding("unintended", SLIP, NO_SLIP)?;
    } else {
        story.add_finding("unintended", Answer::YES, SLIP)?;
    }
    story.add_finding("paused", Answer::NO, NO_PAUSE)?;
    Some(())
}

const OBEYS: SentenceWordings = &[
    text(
        "{declarer} chiama {call}, e {dummy} mette sul tavolo {put}.",
        "{declarer} calls {call}, and {dummy} puts out the {put}.",
    ),
    text(
        "Dal morto {declarer} chiede {call}; {dummy} gioca {put}.",
        "From dummy {declarer} asks for {call}; {dummy} plays the {put}.",
    ),
];
const MISHEARD: SentenceWordings = &[
    text(
        "{declarer} chiama {call}, ma {dummy}, distratto, mette sul tavolo {put}.",
        "{declarer} calls {call}, but {dummy}, distracted, puts out the {put}.",
    ),
    text(
        "Dal morto {declarer} chiede {call}; {dummy} capisce male e gioca {put}.",
        "From dummy {declarer} asks for {call}; {dummy} mishears and plays the {put}.",
    ),
];
const PLAYED_ON: SentenceWordings = &[
    text(
        "{next} gioca {card}, la presa finisce, e nella successiva hanno già giocato tutte e due le linee.",
        "{next} plays the {card}, the trick ends, and both sides have already played to the next one.",
    ),
    text(
        "Dopo {card} di {next} il gioco continua, e nella presa seguente ci sono già due carte.",
        "After {next}'s {card} play goes on, and two cards have already been played to the following trick.",
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
        "A questo punto {declarer} chiede di mettere {called} al posto di {put}.",
        "At this point {declarer} asks to have the {called} in the place of the {put}.",
    ),
];
const SLIP: SentenceWordings = &[
    text(
        "Per l'Arbitro {declarer} ha sempre inteso {called}.",
        "The director finds that {declarer} meant the {called} throughout.",
    ),
    text(
        "L'Arbitro accerta che {declarer} pensava a {called} fin dall'inizio.",
        "The director finds that {declarer} was thinking of the {called} from the start.",
    ),
];
const NO_SLIP: SentenceWordings = &[
    text(
        "Per l'Arbitro {declarer} non ha sempre inteso {called}.",
        "The director finds that {declarer} did not mean the {called} throughout.",
    ),
    text(
        "L'Arbitro accerta che {declarer} ha pensato a {called} solo dopo aver parlato.",
        "The director finds that {declarer} thought of the {called} only after he had spoken.",
    ),
];
const NO_PAUSE: SentenceWordings = &[
    text("{declarer} ha parlato appena se n'è accorto.", "{declarer} spoke as soon as he noticed."),
    text(
        "{declarer} ha parlato senza fermarsi a riflettere.",
        "{declarer} spoke without stopping to think.",
    ),
];
