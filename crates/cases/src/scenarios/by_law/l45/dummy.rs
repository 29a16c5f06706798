//! Law 45, paragraphs C3 and D: cards of dummy touched or misplayed.

use super::wanted_instead;
use crate::scenarios::by_law::card_choices::has_choice;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_act, also_finds, cast_player, unasked};
use crate::scenarios::by_law::sentences::DUMMYS_TURN;

pub static TOUCHED: Scenario =
    scenario(45, "touched-card", &["morto", "carta toccata"], touched).tricks(2..=10).aspects(FATE);

/// Declarer touches a card of dummy, and may then call another card; a defender wants the card touched to be played.
fn touched(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy))?;
    let card = story.would_play()?;
    let other = story.pick(wanted_instead(story, dummy, card))?;
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
    touched_deliberately(story, card)
}

const TOUCHES: SentenceWordings = &[
    text(
        "{declarer} allunga la mano e tocca {card}.",
        "{declarer} reaches out and touches the {card}.",
    ),
    text(
        "La mano di {declarer} va alle carte del morto e tocca {card}.",
        "{declarer}'s hand goes to dummy's cards and touches the {card}.",
    ),
    text(
        "{declarer} si sporge verso le carte del morto e tocca {card}.",
        "{declarer} leans towards dummy's cards and touches the {card}.",
    ),
];
const CALLS_ANOTHER: SentenceWordings = &[
    text(
        "Poi {declarer} chiama un'altra carta, {other}.",
        "Then {declarer} calls another card, the {other}.",
    ),
    text("Poi {declarer} dice: «{other}».", "Then {declarer} says: 'The {other}'."),
    text(
        "Subito dopo {declarer} chiede {other}.",
        "Right after that {declarer} asks for the {other}.",
    ),
    because(
        "45B",
        ["{declarer} ha poi chiamato {other}", "{declarer} avesse poi chiamato {other}"],
        ["{declarer} then called the {other}", "{declarer} had then called the {other}"],
    ),
];
const CALLS_NOTHING: SentenceWordings = &[
    text("Per ora {declarer} non chiama nessuna carta.", "So far {declarer} has called no card."),
    text("{declarer} non ha ancora detto nulla.", "{declarer} has said nothing yet."),
    text("Finora {declarer} non ha chiesto nulla.", "{declarer} has asked for nothing so far."),
    because(
        "",
        [
            "{declarer} non ha chiamato nessuna carta",
            "{declarer} non avesse chiamato nessuna carta",
        ],
        ["{declarer} called no card", "{declarer} had called no card"],
    ),
];
const HELD_TO_IT: SentenceWordings = &[
    text(
        "{lho} sostiene che {card} è giocat{o/a} e chiama l'Arbitro.",
        "{lho} maintains that the {card} is played and calls the director.",
    ),
    text(
        "{lho} chiama l'Arbitro: per lui {card} è giocat{o/a}.",
        "{lho} calls the director: to him the {card} is played.",
    ),
    text(
        "«{card} è giocat{o/a}», dice {lho}, e vuole l'Arbitro.",
        "'The {card} is played,' says {lho}, and wants the director.",
    ),
];
/// Adds the finding whether declarer touched the card deliberately: to play it, by accident, or to arrange the cards,
/// which does not designate it.
pub(super) fn touched_deliberately(story: &mut Story<'_>, touched: Card) -> Option<()> {
    cast!(story, touched = unasked(touched));
    let why = story.choose(3);
    let line = [TO_PLAY_IT, BY_CHANCE, TIDYING][why];
    story.add_finding("deliberate", Answer::from_bool(why == 0), line)
}

const TO_PLAY_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} ha toccato la carta di proposito, non per riordinare il morto né per raggiungere un'altra carta.",
        "The director finds that {declarer} touched the card deliberately, neither to arrange dummy's cards nor to reach another.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, ha toccato la carta apposta: non stava riordinando le carte né ne cercava un'altra.",
        "{declarer}, the director finds, touched the card on purpose: he was neither arranging the cards nor reaching for another.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, ha toccato di proposito quella carta: non riordinava il morto né voleva prenderne un'altra.",
        "The director finds that {declarer} touched that card deliberately: he was neither arranging dummy nor reaching for another.",
    ),
    because(
        "45C3",
        [
            "{touched} è stat{o/a:touched} toccat{o/a:touched} di proposito",
            "{touched} fosse stat{o/a:touched} toccat{o/a:touched} di proposito",
        ],
        ["the {touched} was touched on purpose", "the {touched} had been touched on purpose"],
    ),
];
const BY_CHANCE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} ha toccato la carta per caso, mentre allungava la mano verso un'altra.",
        "The director finds that {declarer} touched the card by accident, while reaching for another.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, ha sfiorato la carta senza volerlo, mentre prendeva il bicchiere.",
        "{declarer}, the director finds, brushed the card without meaning to, while taking his glass.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, non voleva giocare quella carta: l'ha toccata senza accorgersene.",
        "The director finds that {declarer} did not want to play that card: he touched it without noticing.",
    ),
    because(
        "45C3",
        [
            "{touched} è stat{o/a:touched} toccat{o/a:touched} senza volerlo",
            "{touched} fosse stat{o/a:touched} toccat{o/a:touched} senza volerlo",
        ],
        ["the {touched} was touched by accident", "the {touched} had been touched by accident"],
    ),
];
const TIDYING: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} ha toccato la carta solo per riordinare le carte del morto.",
        "The director finds that {declarer} touched the card only to arrange dummy's cards.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, ha toccato la carta soltanto per raddrizzarla.",
        "{declarer}, the director finds, touched the card only to straighten it.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, non voleva giocare quella carta: stava mettendo in ordine il morto.",
        "The director finds that {declarer} did not want to play that card: he was putting dummy in order.",
    ),
    because(
        "45C3",
        [
            "{touched} è stat{o/a:touched} toccat{o/a:touched} solo per riordinare le carte",
            "{touched} fosse stat{o/a:touched} toccat{o/a:touched} solo per riordinare le carte",
        ],
        [
            "the {touched} was touched only to arrange the cards",
            "the {touched} had been touched only to arrange the cards",
        ],
    ),
];

pub static MISPLAYED: Scenario =
    scenario(45, "misplayed-card", &["morto", "carta sbagliata"], misplayed)
        .tricks(2..=9)
        .aspects(FATE);

/// Dummy plays another card than declarer called, or the card that declarer called by a slip of the tongue or meant to
/// call; declarer wants the other before or after the next player has played, or after both sides have played to the
/// next trick.
fn misplayed(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let called = story.would_play()?;
    let put = story.pick(wanted_instead(story, dummy, called))?;
    let next = dummy.lho();
    cast!(story, next, called, put);
    let why = story.choose(3);
    let obeys = why > 0;
    story.calls(SpokenCall::naming(if obeys { put } else { called }));
    story.plays(dummy, put);
    story.add_sentence(if obeys { OBEYS } else { MISHEARD });
    let card = story.would_play()?;
    has_choice(story, next, card)?;
    story.cast("card", card);
    let when = story.choose(3);
    if when > 0 {
        story.plays(next, card);
    }
    if when > 1 {
        while story.led().is_some() {
            story.play_on()?;
        }
        let (winner, lead) = story.play_on()?;
        let (second, answer) = story.play_on()?;
        story.require(lead != called && answer != called)?;
        cast!(story, lead = unasked(lead), answer = unasked(answer));
        cast_player(story, ["winner_player", "from_winner"], winner);
        cast_player(story, ["second_player", "from_second"], second);
    }
    story.add_sentence([WAITS, PLAYS, PLAYED_ON][when]);
    story.wants(dummy, put, Some(called));
    add_act(story, "paused", Answer::NO, WANTS)?;
    story.add_sentence([CALLED_IT, SLIP, NO_SLIP][why]);
    also_finds(story, "unintended", Answer::from_bool(why < 2))
}

const OBEYS: SentenceWordings = &[
    text(
        "Dal morto {declarer} chiama {call}, e {dummy} gioca {put}.",
        "{declarer} calls {call} from dummy, and {dummy} plays the {put}.",
    ),
    text(
        "{declarer} dice {call}, e il morto ({dummy}) mette {put}.",
        "{declarer} says {call}, and dummy ({dummy}) puts out the {put}.",
    ),
    text(
        "La chiamata di {declarer} è {call}, e {dummy} gioca {put}.",
        "{declarer}'s call is {call}, and {dummy} plays the {put}.",
    ),
    because(
        "45C4(a)",
        ["{declarer} aveva chiamato {put}", "{declarer} avesse chiamato {put}"],
        ["{declarer} had called the {put}", "{declarer} had called the {put}"],
    ),
];
const MISHEARD: SentenceWordings = &[
    text(
        "Dal morto {declarer} chiama {call}, ma {dummy} gioca {put}.",
        "{declarer} calls {call} from dummy, but {dummy} plays the {put}.",
    ),
    text(
        "{declarer} dice {call}, ma il morto ({dummy}) capisce male e mette {put}.",
        "{declarer} says {call}, but dummy ({dummy}) mishears and puts out the {put}.",
    ),
    text(
        "La chiamata di {declarer} è {call}, ma {dummy} gioca {put}.",
        "{declarer}'s call is {call}, but {dummy} plays the {put}.",
    ),
    short_reasons::CALLED_ANOTHER,
];
const PLAYED_ON: SentenceWordings = &[
    text(
        "{next} gioca {card}; alla presa seguente {winner_player} attacca {lead}{from_winner} e {second_player} gioca {answer}{from_second}.",
        "{next} plays the {card}; to the next trick {winner_player} leads the {lead}{from_winner} and {second_player} plays the {answer}{from_second}.",
    ),
    text(
        "Poi gioca {next}, {card}; poi alla presa dopo {winner_player} ha già attaccato {lead}{from_winner} e {second_player} ha giocato {answer}{from_second}.",
        "{next} plays the {card}; to the following trick {winner_player} has already led the {lead}{from_winner} and {second_player} has played the {answer}{from_second}.",
    ),
    text(
        "{next} ha giocato {card}, e la presa si è conclusa; alla successiva {winner_player} ha attaccato {lead}{from_winner} e {second_player} ha risposto {answer}{from_second}.",
        "{next} has played the {card}, and the trick is over; to the next one {winner_player} has led the {lead}{from_winner} and {second_player} has followed with the {answer}{from_second}.",
    ),
    because(
        "",
        [
            "alla presa seguente avevano già giocato le due linee",
            "alla presa seguente avessero già giocato le due linee",
        ],
        [
            "both sides had already played to the next trick",
            "both sides had already played to the next trick",
        ],
    ),
];
const WANTS: SentenceWordings = &[
    text(
        "Ora {declarer} nota {put} e dice subito che vuole {called}.",
        "Now {declarer} notices the {put} and says at once that he wants the {called}.",
    ),
    text(
        "Ora, senza fermarsi a pensare, {declarer} chiede {called} al posto di {put}.",
        "Now, without stopping to think, {declarer} asks for the {called} instead of the {put}.",
    ),
    text(
        "«Volevo {called}, non {put}», dice ora {declarer} senza esitare.",
        "'I wanted the {called}, not the {put},' {declarer} now says without hesitating.",
    ),
];
const SLIP: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} voleva dire {called} ed è incorso in un lapsus.",
        "The director finds that {declarer} meant to say the {called} and made a slip of the tongue.",
    ),
    text(
        "L'Arbitro accerta il lapsus: {declarer} pensava a {called} fin dall'inizio.",
        "The director finds that it was a slip: {declarer} was thinking of the {called} from the start.",
    ),
    text(
        "L'Arbitro si convince che {declarer} voleva {called} già prima di parlare: è stato un lapsus.",
        "The director is satisfied that {declarer} wanted the {called} before he spoke: it was a slip of the tongue.",
    ),
    because(
        "45C4(b)",
        ["la chiamata è stata un lapsus", "la chiamata fosse stata un lapsus"],
        ["the call was a slip of the tongue", "the call had been a slip of the tongue"],
    ),
];
const NO_SLIP: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} ha cambiato idea e ha pensato a {called} solo dopo.",
        "The director finds that {declarer} changed his mind and thought of the {called} only later.",
    ),
    text(
        "L'Arbitro esclude il lapsus: {declarer} ha pensato a {called} solo dopo.",
        "The director finds that it was no slip: {declarer} thought of the {called} only later.",
    ),
    text(
        "L'Arbitro si convince che {declarer} ha voluto {called} dopo aver parlato: non è stato un lapsus.",
        "The director is satisfied that {declarer} came to want the {called} after he had spoken: it was no slip of the tongue.",
    ),
    because(
        "45C4(a)",
        ["non si è trattato di un lapsus", "non si fosse trattato di un lapsus"],
        ["it was no slip of the tongue", "it had been no slip of the tongue"],
    ),
];
const CALLED_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} aveva chiamato proprio {called}, con parole chiare.",
        "The director finds that {declarer} had called just the {called}, in clear words.",
    ),
    text(
        "L'Arbitro accerta l'equivoco: {declarer} aveva chiamato {called} con parole chiare.",
        "The director finds that it was misheard: {declarer} had called the {called} in clear words.",
    ),
    text(
        "L'Arbitro si convince che {declarer} aveva detto {called}: è stato il morto a sbagliare.",
        "The director is satisfied that {declarer} had said the {called}: it was dummy who made the mistake.",
    ),
    because(
        "45D",
        ["lo sbaglio è stato di {dummy}", "lo sbaglio fosse stato di {dummy}"],
        ["the mistake was {dummy}'s", "the mistake had been {dummy}'s"],
    ),
];
const WAITS: SentenceWordings = &[
    text("{next} non ha ancora giocato.", "{next} has not played yet."),
    text("Per ora {next} non ha giocato.", "So far {next} has not played."),
    text(
        "{next} non ha ancora scelto che cosa giocare.",
        "{next} has not chosen yet what to play.",
    ),
    short_reasons::next_has_not_played(""),
];
const PLAYS: SentenceWordings = &[
    text("{next} gioca {card}.", "{next} plays the {card}."),
    text("Poi gioca {next}, {card}.", "{next} plays the {card}."),
    text("{next} ha giocato {card}.", "{next} has played the {card}."),
    because(
        "",
        [
            "{next} ha già giocato {card} alla presa in corso",
            "{next} avesse già giocato {card} alla presa in corso",
        ],
        [
            "{next} has already played the {card} to the trick in progress",
            "{next} had already played the {card} to the trick in progress",
        ],
    ),
];
