//! Law 45, paragraphs C3, D and F: cards of dummy touched, misplayed, or played without a call.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::PlayManner;
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
    story.add_sentence(TO_DUMMY);
    story.add_event(declarer, Act::Touches(card.into()));
    story.add_sentence(TOUCHES);
    if story.either() {
        story.calls(SpokenCall::naming(other));
        story.add_sentence(CALLS_ANOTHER);
    }
    story.call_director(declarer.lho());
    story.add_sentence(HELD_TO_IT);
    story.choose_finding("deliberate", ON_PURPOSE, BY_CHANCE)?;
    story.choose_finding("arranging", TIDYING, NOT_TIDYING)?;
    Some(())
}

const TO_DUMMY: SentenceWordings = &[
    text("Tocca al morto.", "It is dummy's turn."),
    text("Deve giocare {dummy}, il morto.", "{dummy}, dummy, is to play."),
];
const TOUCHES: SentenceWordings = &[
    text(
        "{declarer} allunga la mano e tocca {card} sul tavolo.",
        "{declarer} reaches out and touches the {card} on the table.",
    ),
    text(
        "La mano di {declarer} va alle carte del morto e tocca {card}.",
        "{declarer}'s hand goes to dummy's cards and touches the {card}.",
    ),
];
const CALLS_ANOTHER: SentenceWordings = &[
    text("Poi però dice {call}.", "But then he says {call}."),
    text("La carta che chiama è un'altra: {call}.", "The card that he calls is another: {call}."),
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
        "L'Arbitro accerta che l'ha toccata apposta.",
        "The director finds that he touched it deliberately.",
    ),
    text("Il gesto, accerta l'Arbitro, era voluto.", "The gesture, the director finds, was meant."),
];
const BY_CHANCE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che ha sfiorato la carta per caso, prendendo il bicchiere.",
        "The director finds that he brushed it by accident, reaching for his glass.",
    ),
    text(
        "L'Arbitro accerta che non voleva toccare la carta: la manica gli è passata sulle carte.",
        "The director finds that he did not mean to touch it: his sleeve caught on the cards.",
    ),
];
const TIDYING: SentenceWordings = &[
    text(
        "Stava raddrizzando le carte del morto, che erano in disordine.",
        "He was straightening dummy's cards, which were in disorder.",
    ),
    text(
        "La spostava per arrivare a quella vicina.",
        "He was moving it to reach the one next to it.",
    ),
];
const NOT_TIDYING: SentenceWordings = &[
    text(
        "Le carte del morto erano in ordine, e non doveva raggiungerne un'altra.",
        "Dummy's cards were in order, and he had no other one to reach.",
    ),
    text(
        "Non stava sistemando le carte, né ne cercava una vicina.",
        "He was neither arranging the cards nor reaching for one beside it.",
    ),
];

pub static MISPLAYED: Scenario =
    scenario(45, "misplayed-card", &["morto", "carta sbagliata"], misplayed).tricks(2..=9).asks(&[
        QuestionSubject::Ruling,
        QuestionSubject::Ruling,
        QuestionSubject::Rights("next"),
    ]);

/// Dummy plays a card of the suit called, but not the card called; the error is noticed sooner or later.
fn misplayed(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let called = story.would_play()?;
    let played = story.pick(story.position.legal(dummy).suit(called.suit).without(called))?;
    let next = dummy.lho();
    story.cast("next", next);
    story.cast("called", called);
    story.cast("put", played);
    story.calls(SpokenCall::naming(called));
    story.plays(dummy, played);
    story.add_sentence(MISHEARD);
    let when = story.choose(3);
    if when > 0 {
        let (_, card) = story.play_on()?;
        story.cast("card", card);
        story.add_sentence(NEXT_PLAYS);
    }
    if when > 1 {
        while story.led().is_some() {
            story.play_on()?;
        }
        let first = story.play_on()?;
        let second = story.play_on()?;
        for (slot, seat) in [("leader", first.0), ("second", second.0)] {
            story.cast(slot, seat);
        }
        story.cast("lead", first.1);
        story.add_sentence(NEXT_TRICK);
    }
    story.call_director(declarer.rho());
    story.add_sentence(NOTICED);
    Some(())
}

const MISHEARD: SentenceWordings = &[
    text(
        "{declarer} chiama {call}, ma {dummy}, che pensa ad altro, mette sul tavolo {put}.",
        "{declarer} calls {call}, but {dummy}, who is thinking of something else, puts out the {put}.",
    ),
    text(
        "Dal morto {declarer} chiama {call}; {dummy} capisce male e gioca {put}.",
        "{declarer} calls {call} from dummy; {dummy} mishears him and plays the {put}.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text("{next} gioca {card}.", "{next} plays the {card}."),
    text("{next} mette {card}.", "{next} puts out the {card}."),
];
const NEXT_TRICK: SentenceWordings = &[
    text(
        "La presa finisce; alla successiva {leader} attacca {lead} e {second} risponde.",
        "The trick ends; to the next one {leader} leads the {lead} and {second} follows.",
    ),
    text(
        "Il gioco va avanti: {leader} muove {lead} nella presa dopo e {second} ha già giocato.",
        "Play goes on: {leader} leads the {lead} to the next trick and {second} has played to it.",
    ),
];
const NOTICED: SentenceWordings = &[
    text(
        "Solo ora {rho} fa notare che la carta chiamata era {called}.",
        "Only now does {rho} point out that the card called was the {called}.",
    ),
    text(
        "A questo punto {rho} dice: «aveva chiamato {called}», e viene l'Arbitro.",
        "At this point {rho} says: 'he called the {called}', and the director comes.",
    ),
];

pub static UNBIDDEN: Scenario =
    scenario(45, "unbidden-card", &["morto", "suggerimento"], unbidden).tricks(2..=10);

/// Dummy plays or touches a card that declarer has not called; declarer may then call that card or another.
fn unbidden(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy))?;
    let card = story.would_play()?;
    let other = story.pick(story.position.legal(dummy).suit(card.suit).without(card))?;
    story.cast("card", card);
    story.cast("other", other);
    story.add_sentence(DECLARER_THINKS);
    if story.either() {
        story.add_event(dummy, Act::Plays { card: card.into(), manner: PlayManner::Unbidden });
        story.add_sentence(PUTS);
    } else {
        story.add_event(dummy, Act::Touches(card.into()));
        story.add_sentence(FINGERS);
        story.choose_finding("arranging", DUMMY_TIDIES, DUMMY_POINTS)?;
    }
    match story.choose(3) {
        0 => {
            story.calls(SpokenCall::naming(card));
            story.add_sentence(CALLS_IT);
        }
        1 => {
            story.calls(SpokenCall::naming(other));
            story.add_sentence(CALLS_OTHER);
        }
        _ => {}
    }
    story.call_director(declarer.lho());
    story.add_sentence(OBJECTS);
    story.choose_finding("suggested", SUGGESTED, NOT_SUGGESTED)?;
    story.choose_finding("damaged", DAMAGED, NOT_DAMAGED)?;
    Some(())
}

const DECLARER_THINKS: SentenceWordings = &[
    text(
        "Tocca al morto, e {declarer} sta pensando.",
        "It is dummy's turn, and {declarer} is thinking.",
    ),
    text(
        "{declarer} non ha ancora chiamato la carta del morto.",
        "{declarer} has not called dummy's card yet.",
    ),
];
const PUTS: SentenceWordings = &[
    text(
        "{dummy}, impaziente, mette avanti {card} senza che gli sia stat{o/a} chiest{o/a}.",
        "{dummy}, impatient, puts out the {card} though it has not been called.",
    ),
    text(
        "A {dummy} la scelta pare ovvia, e gioca {card} di sua iniziativa.",
        "To {dummy} the choice seems obvious, and he plays the {card} of his own accord.",
    ),
];
const FINGERS: SentenceWordings = &[
    text(
        "{dummy} allunga un dito e tocca {card}.",
        "{dummy} stretches out a finger and touches the {card}.",
    ),
    text("La mano di {dummy} si posa su {card}.", "{dummy}'s hand comes to rest on the {card}."),
];
const DUMMY_TIDIES: SentenceWordings = &[
    text(
        "Stava rimettendo in colonna le carte, accerta l'Arbitro.",
        "He was putting the cards back in their column, the director finds.",
    ),
    text(
        "L'Arbitro accerta che raddrizzava una carta storta.",
        "The director finds that he was straightening a card that lay askew.",
    ),
];
const DUMMY_POINTS: SentenceWordings = &[
    text(
        "Le carte erano in ordine, accerta l'Arbitro: non c'era nulla da sistemare.",
        "The cards were in order, the director finds: there was nothing to arrange.",
    ),
    text(
        "L'Arbitro accerta che non sistemava nulla.",
        "The director finds that he was not arranging anything.",
    ),
];
const CALLS_IT: SentenceWordings = &[
    text("{declarer} annuisce e dice {call}.", "{declarer} nods and says {call}."),
    text("{declarer} chiama allora {call}.", "{declarer} then calls {call}."),
];
const CALLS_OTHER: SentenceWordings = &[
    text("{declarer} chiama invece {call}.", "{declarer} calls {call} instead."),
    text(
        "{declarer} scuote la testa e dice {call}.",
        "{declarer} shakes his head and says {call}.",
    ),
];
const OBJECTS: SentenceWordings = &[
    text("{lho} protesta e chiama l'Arbitro.", "{lho} protests and calls the director."),
    text(
        "A {lho} la cosa non piace, e si chiama l'Arbitro.",
        "{lho} does not like it, and the director is called.",
    ),
];
const SUGGESTED: SentenceWordings = &[
    text(
        "L'Arbitro trova che il gesto suggeriva una giocata al dichiarante.",
        "The director finds that the gesture suggested a play to declarer.",
    ),
    text(
        "Con quel gesto, trova l'Arbitro, il morto ha suggerito la giocata.",
        "With that gesture, the director finds, dummy suggested the play.",
    ),
];
const NOT_SUGGESTED: SentenceWordings = &[
    text(
        "L'Arbitro trova che il gesto non suggeriva nulla.",
        "The director finds that the gesture suggested nothing.",
    ),
    text(
        "Al dichiarante, trova l'Arbitro, quel gesto non diceva niente di nuovo.",
        "To declarer, the director finds, that gesture said nothing new.",
    ),
];
const DAMAGED: SentenceWordings = &[
    text(
        "A fine gioco risulta che i difensori ne hanno avuto danno.",
        "At the end of play it turns out that the defenders were damaged by it.",
    ),
    text(
        "Finito il gioco si vede che è costato una presa ai difensori.",
        "After play it is seen that it cost the defenders a trick.",
    ),
];
const NOT_DAMAGED: SentenceWordings = &[
    text(
        "A fine gioco risulta che i difensori non ne hanno avuto danno.",
        "At the end of play it turns out that the defenders were not damaged by it.",
    ),
    text(
        "Finito il gioco si vede che ai difensori non è costato nulla.",
        "After play it is seen that it cost the defenders nothing.",
    ),
];
