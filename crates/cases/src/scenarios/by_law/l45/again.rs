//! Law 45, paragraphs D and E2: a second card called from dummy, and what follows a card misplayed by dummy.

use super::fifth::fifth_of;
use crate::scenarios::by_law::card_choices::{has_choice_after, of_its_suit};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::unasked;

pub static DUMMYS_FIFTH: Scenario =
    scenario(45, "dummys-fifth-card", &["morto", "quinta carta"], dummys_fifth)
        .tricks(2..=10)
        .aspects(FATE);

/// Dummy has played to a trick that an opponent wins; declarer calls another card from dummy, as a lead or to change
/// dummy's card; the next defender accepts the card, refuses it, or plays to the lead.
fn dummys_fifth(story: &mut Story<'_>) -> Option<()> {
    // A call as an event of its own would be read as a change of the call of dummy's first card.
    let dummy = story.dummy();
    fifth_of(story, dummy, [LEADS, CHANGES])
}

const LEADS: SentenceWordings = &[
    text(
        "{declarer} ha perso il filo, e chiama {card} dal morto come nuovo attacco.",
        "{declarer} has lost track, and calls the {card} from dummy as the next lead.",
    ),
    text(
        "{declarer} non guarda le carte giocate, e chiama {card} dal morto per la successiva.",
        "{declarer} does not look at the cards played, and calls the {card} from dummy for the next one.",
    ),
    text(
        "Distratto, {declarer} chiama {card} dal morto come attacco alla presa seguente.",
        "Distracted, {declarer} calls the {card} from dummy as the lead to the next trick.",
    ),
    because(
        "55A",
        [
            "{declarer} ha chiamato {card} come attacco alla presa seguente",
            "{declarer} avesse chiamato {card} come attacco alla presa seguente",
        ],
        [
            "{declarer} called the {card} as the lead to the next trick",
            "{declarer} had called the {card} as the lead to the next trick",
        ],
    ),
];
const CHANGES: SentenceWordings = &[
    text(
        "{declarer} cambia idea: prima che si coprano le carte, al posto di {first} fa mettere {card} dal morto.",
        "{declarer} changes his mind: before the cards are turned he has the {card} put from dummy in place of the {first}.",
    ),
    text(
        "{declarer} guarda le carte giocate, fa riprendere {first} e mettere al suo posto {card} dal morto.",
        "{declarer} looks at the cards played, and has the {first} taken back and the {card} put from dummy in its place.",
    ),
    text(
        "Pentito di aver giocato {first}, {declarer} fa mettere al suo posto {card} dal morto.",
        "Sorry that he has played the {first}, {declarer} has the {card} put from dummy in its place.",
    ),
    short_reasons::ONLY_CHANGED,
];

pub static AFTER_MISPLAY: Scenario =
    scenario(45, "after-misplay", &["morto", "carta sbagliata", "ritiro"], after_misplay)
        .tricks(2..=10)
        .aspects(FATE);

/// Dummy plays another card than called, or the card called; the next player and possibly declarer play; declarer notices
/// the error or regrets his call, and the next player takes back his card, leaves it, or asks to take it back.
fn after_misplay(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 2)?;
    let called = story.would_play()?;
    let put = story.pick(of_its_suit(story, dummy, called))?;
    let next = dummy.lho();
    // Cast as sets, so that the questions are about the card that the next player may take back.
    cast!(story, next, called = unasked(called), put = unasked(put));
    let what = story.choose(3);
    let obeys = what == 2;
    story.add_sentence(if obeys { CALLS_PUT } else { CALLS_OTHER });
    story.calls(SpokenCall::naming(if obeys { put } else { called }));
    has_choice_after(story, put, next, story.would_answer(put)?)?;
    story.plays(dummy, put);
    story.add_sentence(PUTS);
    let (_, card) = story.play_on()?;
    story.cast("card", card);
    let own = story.would_play()?;
    story.cast("own", unasked(own));
    story.choose_play(declarer, own, BOTH_PLAY, NEXT_PLAYS_ALONE);
    story.add_sentence(if obeys { REGRETS } else { NOTICES });
    if obeys {
        story.wants(next, card, None);
    }
    story.call_director(next);
    let (choice, line) = match what {
        0 => (Some(Choice::Withdraw), TAKES_BACK),
        1 => (Some(Choice::Keep), LEAVES),
        _ => (None, WANTS_IT_BACK),
    };
    story.answers(next, choice);
    story.add_sentence(line);
    Some(())
}

const CALLS_OTHER: SentenceWordings = &[
    text("Dal morto {declarer} chiama {called}.", "{declarer} calls the {called} from dummy."),
    text("{declarer} chiede al morto {called}.", "{declarer} asks dummy for the {called}."),
    text("«{called}», dice {declarer} al morto.", "'The {called},' says {declarer} to dummy."),
    because(
        "45D",
        ["la chiamata era {called}, non {put}", "la chiamata fosse stata {called}, non {put}"],
        [
            "the call was the {called}, not the {put}",
            "the call had been the {called}, not the {put}",
        ],
    ),
];
const CALLS_PUT: SentenceWordings = &[
    text("Dal morto {declarer} chiama {put}.", "{declarer} calls the {put} from dummy."),
    text("{declarer} chiede al morto {put}.", "{declarer} asks dummy for the {put}."),
    text("«{put}», dice {declarer} al morto.", "'The {put},' says {declarer} to dummy."),
    because(
        "45B",
        ["la chiamata era proprio {put}", "la chiamata fosse stata proprio {put}"],
        ["the call was the {put} itself", "the call had been the {put} itself"],
    ),
];
const PUTS: SentenceWordings = &[
    text("Il morto ({dummy}) mette {put}.", "Dummy ({dummy}) puts out the {put}."),
    text("{dummy} mette {put}.", "{dummy} puts out the {put}."),
    text("Il morto ({dummy}) gioca {put}.", "Dummy ({dummy}) plays the {put}."),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "{next} gioca {card}, e {declarer} {own} dalla mano.",
        "{next} plays the {card}, and {declarer} the {own} from his hand.",
    ),
    text(
        "Seguono {next}, con {card}, e {declarer}, con {own}.",
        "{next} follows with the {card}, and {declarer} with the {own}.",
    ),
    text(
        "{next} ha giocato {card}, e dalla mano {declarer} {own}.",
        "{next} has played the {card}, and from his hand {declarer} the {own}.",
    ),
    because(
        "",
        [
            "{declarer} ha già giocato {own} dalla mano",
            "{declarer} avesse già giocato {own} dalla mano",
        ],
        [
            "{declarer} has already played the {own} from his hand",
            "{declarer} had already played the {own} from his hand",
        ],
    ),
];
const NEXT_PLAYS_ALONE: SentenceWordings = &[
    text(
        "{next} gioca {card}, e {declarer} non ha ancora giocato dalla mano.",
        "{next} plays the {card}, and {declarer} has not played from his hand yet.",
    ),
    text(
        "Poi gioca {next}, {card}; {declarer} non ha ancora giocato dalla mano.",
        "{next} plays the {card}; {declarer} has not played from his hand yet.",
    ),
    text(
        "{next} ha giocato {card}; dalla mano {declarer} non ha ancora giocato.",
        "{next} has played the {card}; from his hand {declarer} has not played yet.",
    ),
    because(
        "",
        [
            "{declarer} non ha ancora giocato dalla mano",
            "{declarer} non avesse ancora giocato dalla mano",
        ],
        [
            "{declarer} has not yet played from his hand",
            "{declarer} had not yet played from his hand",
        ],
    ),
];
const TAKES_BACK: SentenceWordings = &[
    text(
        "Viene l'Arbitro, e {next} sceglie di riprendere {card}.",
        "The director comes, and {next} chooses to take back the {card}.",
    ),
    text(
        "L'Arbitro spiega a {next} che cosa può fare, e {next} riprende {card}.",
        "The director explains to {next} what he may do, and {next} takes back the {card}.",
    ),
    text(
        "Davanti all'Arbitro {next} dice: «riprendo {card}».",
        "In the director's presence {next} says: 'I take back the {card}.'",
    ),
    because(
        "45D",
        ["{next} ha scelto di riprendere {card}", "{next} avesse scelto di riprendere {card}"],
        ["{next} chose to take back the {card}", "{next} had chosen to take back the {card}"],
    ),
];
const LEAVES: SentenceWordings = &[
    text(
        "Viene l'Arbitro, e {next} sceglie di non riprendere {card}.",
        "The director comes, and {next} chooses not to take back the {card}.",
    ),
    text(
        "L'Arbitro spiega a {next} che cosa può fare, e {next} lascia {card}.",
        "The director explains to {next} what he may do, and {next} leaves the {card}.",
    ),
    text(
        "Davanti all'Arbitro {next} dice: «lascio {card}».",
        "In the director's presence {next} says: 'I leave the {card}.'",
    ),
    because(
        "45D",
        [
            "{next} ha scelto di non riprendere {card}",
            "{next} avesse scelto di non riprendere {card}",
        ],
        [
            "{next} chose not to take back the {card}",
            "{next} had chosen not to take back the {card}",
        ],
    ),
];
const WANTS_IT_BACK: SentenceWordings = &[
    text(
        "Viene l'Arbitro, e {next} chiede se può riprendere {card}.",
        "The director comes, and {next} asks whether he may take back the {card}.",
    ),
    text(
        "Chiamato l'Arbitro, {next} gli chiede se può riprendere {card}.",
        "The director is called, and {next} asks him whether he may take back the {card}.",
    ),
    text(
        "Davanti all'Arbitro {next} dice: «posso riprendere {card}?».",
        "In the director's presence {next} says: 'May I take back the {card}?'",
    ),
    because(
        "47F2",
        ["{next} vorrebbe riprendere {card}", "{next} avesse voluto riprendere {card}"],
        ["{next} would like to take back the {card}", "{next} had wanted to take back the {card}"],
    ),
];
const NOTICES: SentenceWordings = &[
    text(
        "A questo punto {declarer} si accorge che dal morto non è stat{o/a:called} giocat{o/a:called} {called}.",
        "At this point {declarer} notices that the {called} has not been played from dummy.",
    ),
    text(
        "Solo adesso {declarer} vede che al posto di {called} il morto ha giocato {put}.",
        "Only now does {declarer} see that instead of the {called} dummy has played the {put}.",
    ),
    text(
        "«Ma io avevo chiamato {called}!», dice adesso {declarer}.",
        "'But I called the {called}!' {declarer} now says.",
    ),
    because(
        "45D",
        ["{dummy} aveva sbagliato carta", "{dummy} avesse sbagliato carta"],
        ["{dummy} had put out the wrong card", "{dummy} had put out the wrong card"],
    ),
];
const REGRETS: SentenceWordings = &[
    text(
        "A questo punto {declarer} si rammarica di non aver chiamato dal morto {called}.",
        "At this point {declarer} regrets that he has not called the {called} from dummy.",
    ),
    text(
        "Solo adesso {declarer} pensa che al posto di {put} avrebbe dovuto chiamare {called}.",
        "Only now does {declarer} think that instead of the {put} he should have called the {called}.",
    ),
    text(
        "«Era meglio chiamare {called}!», dice adesso {declarer}.",
        "'It was better to call the {called}!' {declarer} now says.",
    ),
    because(
        "",
        ["{dummy} non aveva sbagliato carta", "{dummy} non avesse sbagliato carta"],
        ["{dummy} had put out the right card", "{dummy} had put out the right card"],
    ),
];
