//! Law 45, paragraphs D and E2: a second card called from dummy, and what follows a card misplayed by dummy.

use super::fifth::fifth_of;
use crate::scenarios::by_law::card_choices::{has_choice_after, of_its_suit};
use crate::scenarios::by_law::prelude::*;

pub static DUMMYS_FIFTH: Scenario =
    scenario(45, "dummys-fifth-card", &["morto", "quinta carta"], dummys_fifth)
        .tricks(2..=10)
        .aspects(FATE);

/// Dummy has played to the trick, and declarer calls another card from dummy, as a lead or to change dummy's card, before
/// or after the next player has played; a defender accepts the card or not.
fn dummys_fifth(story: &mut Story<'_>) -> Option<()> {
    // A call as an event of its own would be read as a change of the call of dummy's first card.
    let dummy = story.dummy();
    fifth_of(story, dummy, [LEADS, CHANGES])
}

const LEADS: SentenceWordings = &[
    text(
        "{declarer}, che dal morto ha giocato {first}, crede la presa già vinta e, senza aspettare gli altri, attacca {card} dal morto.",
        "{declarer}, who has played the {first} from dummy, believes the trick already won and, without waiting for the others, leads the {card} from dummy.",
    ),
    text(
        "Dal morto {declarer} ha già giocato {first}; dà la presa per vinta, e passa subito ad attaccare {card} dal morto.",
        "{declarer} has already played the {first} from dummy; he takes the trick for won, and goes straight on to lead the {card} from dummy.",
    ),
    text(
        "Dal morto {declarer} ha giocato {first}; convinto che la presa sia del morto, non aspetta gli altri e attacca {card} dal morto.",
        "From dummy {declarer} has played the {first}; sure that the trick is dummy's, he does not wait for the others and leads the {card} from dummy.",
    ),
];
const CHANGES: SentenceWordings = &[
    text(
        "{declarer}, che dal morto ha giocato {first}, cambia idea e gioca al suo posto {card} dal morto.",
        "{declarer}, who has played the {first} from dummy, changes his mind and plays the {card} from dummy in its place.",
    ),
    text(
        "Dal morto {declarer} ha già giocato {first}; cambia idea e fa mettere al suo posto {card}.",
        "{declarer} has already played the {first} from dummy; he changes his mind and has the {card} put in its place.",
    ),
    text(
        "Dal morto {declarer} ha giocato {first}; si pente, e al suo posto gioca {card} dal morto.",
        "From dummy {declarer} has played the {first}; he regrets it, and plays the {card} from dummy in its place.",
    ),
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
    cast!(story, next, called, put);
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
    story.cast("own", own);
    story.choose_play(declarer, own, BOTH_PLAY, NEXT_PLAYS_ALONE);
    story.add_sentence(if obeys { REGRETS } else { NOTICES });
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
];
const CALLS_PUT: SentenceWordings = &[
    text("Dal morto {declarer} chiama {put}.", "{declarer} calls the {put} from dummy."),
    text("{declarer} chiede al morto {put}.", "{declarer} asks dummy for the {put}."),
    text("«{put}», dice {declarer} al morto.", "'The {put},' says {declarer} to dummy."),
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
];
const NEXT_PLAYS_ALONE: SentenceWordings = &[
    text(
        "{next} gioca {card}, e {declarer} non ha ancora giocato dalla mano.",
        "{next} plays the {card}, and {declarer} has not played from his hand yet.",
    ),
    text(
        "Segue {next}, con {card}, ma non ancora {declarer}.",
        "{next} follows with the {card}, but {declarer} not yet.",
    ),
    text(
        "{next} ha giocato {card}, e dalla mano {declarer} non ancora.",
        "{next} has played the {card}, and {declarer} not yet from his hand.",
    ),
];
const TAKES_BACK: SentenceWordings = &[
    text(
        "Viene l'Arbitro, e {next} sceglie di riprendere {card}.",
        "The director comes, and {next} chooses to take back the {card}.",
    ),
    text(
        "{next}, informato dall'Arbitro, riprende {card}.",
        "{next}, informed by the director, takes back the {card}.",
    ),
    text(
        "Davanti all'Arbitro {next} dice: «riprendo {card}».",
        "In the director's presence {next} says: 'I take back the {card}.'",
    ),
];
const LEAVES: SentenceWordings = &[
    text(
        "Viene l'Arbitro, e {next} sceglie di non riprendere {card}.",
        "The director comes, and {next} chooses not to take back the {card}.",
    ),
    text(
        "{next}, informato dall'Arbitro, lascia {card}.",
        "{next}, informed by the director, leaves the {card}.",
    ),
    text(
        "Davanti all'Arbitro {next} dice: «lascio {card}».",
        "In the director's presence {next} says: 'I leave the {card}.'",
    ),
];
const WANTS_IT_BACK: SentenceWordings = &[
    text(
        "Viene l'Arbitro, e {next} chiede se può riprendere {card}.",
        "The director comes, and {next} asks whether he may take back the {card}.",
    ),
    text(
        "{next} chiede all'Arbitro se può riprendere {card}.",
        "{next} asks the director whether he may take back the {card}.",
    ),
    text(
        "Davanti all'Arbitro {next} dice: «posso riprendere {card}?».",
        "In the director's presence {next} says: 'May I take back the {card}?'",
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
];
