//! Law 45, paragraphs C2, C3 and C4(b): what has to be established about a card that declarer holds, touches or calls.

use super::{calls_first, card_to_hold, chooses_among, wanted_instead, ways_to_hold};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_if_told, may_tell, shows, unasked};
use crate::scenarios::by_law::sentences::DUMMYS_TURN;

pub static SLIP_OR_NOT: Scenario =
    scenario(45, "slip-or-not", &["morto", "ripensamento"], slip_or_not)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(FATE);

/// Declarer calls a card of dummy and then wants another, before or after he has played from his hand; the story may leave
/// open whether he paused, and whether it was a slip of the tongue.
fn slip_or_not(story: &mut Story<'_>) -> Option<()> {
    let [first, other] = calls_first(story, &[0, 2])?;
    story.wants(story.dummy(), first, Some(other));
    may_tell(story, "paused", [GOES_OVER_IT, BURSTS_OUT, THEN])?;
    may_tell(story, "unintended", [BELIEVED, ONLY_LATER, HAS_NOT_SAID])?;
    Some(())
}

const GOES_OVER_IT: SentenceWordings = &[
    text(
        "Solo adesso {declarer} guarda {first}, e dopo una lunga pausa per pensare dice che vuole {other}.",
        "Only now does {declarer} look at the {first}; after a long pause for thought he says that he wants the {other}.",
    ),
    text(
        "{declarer} nota solo ora {first}. «No, {other}», dice dopo una lunga pausa per pensare.",
        "{declarer} notices the {first} only now. 'No, the {other},' he says after a long pause for thought.",
    ),
    short_reasons::STOPPED_TO_THINK,
];
const BURSTS_OUT: SentenceWordings = &[
    text(
        "Solo adesso {declarer} guarda {first}, e senza alcuna pausa per pensare dice che vuole {other}.",
        "Only now does {declarer} look at the {first}; without any pause for thought he says that he wants the {other}.",
    ),
    text(
        "{declarer} nota solo ora {first}. «No, {other}», dice senza alcuna pausa per pensare.",
        "{declarer} notices the {first} only now. 'No, the {other},' he says without any pause for thought.",
    ),
    short_reasons::DID_NOT_STOP_TO_THINK,
];
const THEN: SentenceWordings = &[
    text(
        "Poi {declarer} dice che al posto di {first} vuole {other}.",
        "Then {declarer} says that in place of the {first} he wants the {other}.",
    ),
    text(
        "«Non {first}, ma {other}», dice poi {declarer}.",
        "'Not the {first} but the {other},' {declarer} then says.",
    ),
    because(
        "45C4(b)",
        [
            "non si sa se {declarer} si è fermato a pensare",
            "non si sapesse se {declarer} si è fermato a pensare",
        ],
        [
            "it is not known whether {declarer} stopped to think",
            "it were not known whether {declarer} stopped to think",
        ],
    ),
];
const BELIEVED: SentenceWordings = &[
    text(
        "L'Arbitro crede a {declarer}: pensava a {other} e ha nominato per sbaglio un'altra carta.",
        "The director believes {declarer}: he was thinking of the {other} and named another card by mistake.",
    ),
    text(
        "«Pensavo a {other} e ho detto altro», spiega {declarer}, e l'Arbitro gli crede.",
        "'I was thinking of the {other} and said something else,' {declarer} explains, and the director believes him.",
    ),
    short_reasons::CALL_WAS_A_SLIP,
];
const ONLY_LATER: SentenceWordings = &[
    text(
        "All'Arbitro {declarer} spiega di aver pensato a {other} solo dopo aver chiamato.",
        "{declarer} explains to the director that he thought of the {other} only after he had called.",
    ),
    text(
        "«{other} mi è sembrat{o/a:other} meglio», ammette {declarer}, «ma solo dopo aver chiamato».",
        "'The {other} seemed better to me,' {declarer} admits, 'but only after I had called.'",
    ),
    short_reasons::CALL_WAS_NO_SLIP,
];
const HAS_NOT_SAID: SentenceWordings = &[
    text(
        "All'Arbitro {declarer} non ha ancora detto perché preferisca {other}.",
        "{declarer} has not told the director yet why he prefers the {other}.",
    ),
    text(
        "{declarer} non ha detto a nessuno perché vuole {other}.",
        "{declarer} has told nobody why he wants the {other}.",
    ),
    because(
        "45C4(b)",
        [
            "non si sa se {declarer} ha chiamato {first} per un lapsus",
            "non si sapesse se {declarer} ha chiamato {first} per un lapsus",
        ],
        [
            "it is not known whether {declarer} called the {first} by a slip of the tongue",
            "it were not known whether {declarer} called the {first} by a slip of the tongue",
        ],
    ),
];

pub static TOUCH_OR_CALL: Scenario =
    scenario(45, "touch-or-call", &["morto", "ripensamento"], touch_or_call)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(FATE);

/// Declarer touches a card of dummy, or calls it, and then wants another.
fn touch_or_call(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let first = story.would_play()?;
    let other = story.pick(wanted_instead(story, dummy, first))?;
    // Cast as a set, so that the questions are about the card that he touches or calls first.
    cast!(story, first, other = unasked(other));
    story.add_sentence(DUMMYS_TURN);
    if story.either() {
        story.add_event(declarer, Act::Touches(first.into()));
        may_tell(story, "deliberate", [PUSHES, TIDIES, TOUCHES_IT])?;
        story.calls(SpokenCall::naming(other));
        story.call_director(dummy.lho());
        story.add_sentence(NAMES_OTHER);
        // As many sentences as where he calls the card.
        story.add_sentence(UNTOLD);
        story.add_sentence(UNTOLD);
        return Some(());
    }
    story.calls(SpokenCall::naming(first));
    story.plays(dummy, first);
    story.add_sentence(CALLS_IT);
    story.wants(dummy, first, Some(other));
    let (paused, unintended, line) = [
        (Some(false), Some(true), SLIP_AT_ONCE),
        (Some(true), Some(true), SLIP_PAUSED),
        (None, Some(true), SLIP_LATER),
        (Some(false), Some(false), CHANGES_MIND),
        (Some(false), None, WANTS_OTHER),
    ][story.choose(5)];
    story.add_sentence(line);
    add_if_told(story, "paused", paused, UNTOLD)?;
    add_if_told(story, "unintended", unintended, UNTOLD)
}

const PUSHES: SentenceWordings = &[
    text(
        "{declarer} prende {first} del morto fra due dita e l{o/a:first} spinge verso il centro del tavolo.",
        "{declarer} takes dummy's {first} between two fingers and pushes it towards the middle of the table.",
    ),
    text(
        "Senza parlare {declarer} batte il dito su {first} del morto, come per farl{o/a:first} giocare.",
        "Without a word {declarer} taps dummy's {first} with his finger, as if to have it played.",
    ),
    because(
        "45C3",
        [
            "{declarer} ha toccato {first} per giocarl{o/a:first}",
            "{declarer} avesse toccato {first} per giocarl{o/a:first}",
        ],
        [
            "{declarer} touched the {first} to play it",
            "{declarer} had touched the {first} to play it",
        ],
    ),
];
const TIDIES: SentenceWordings = &[
    text(
        "{declarer} raddrizza le carte del morto, che coprivano {first}, e così l{o/a:first} tocca.",
        "{declarer} straightens dummy's cards, which covered the {first}, and so he touches it.",
    ),
    text(
        "Senza parlare {declarer} riordina le carte del morto, e nel farlo tocca {first}.",
        "Without a word {declarer} arranges dummy's cards, and in doing so touches the {first}.",
    ),
    because(
        "45C3",
        [
            "{declarer} ha toccato {first} solo riordinando il morto",
            "{declarer} avesse toccato {first} solo riordinando il morto",
        ],
        [
            "{declarer} touched the {first} only in arranging dummy",
            "{declarer} had touched the {first} only in arranging dummy",
        ],
    ),
];
const TOUCHES_IT: SentenceWordings = &[
    text(
        "{declarer} allunga la mano verso le carte del morto e tocca {first}.",
        "{declarer} reaches out for dummy's cards and touches the {first}.",
    ),
    text(
        "Senza parlare {declarer} mette la mano sulle carte del morto, e tocca {first}.",
        "Without a word {declarer} puts his hand on dummy's cards, and touches the {first}.",
    ),
    because(
        "45C3",
        [
            "non si sa perché {declarer} ha toccato {first}",
            "{declarer} avesse toccato {first} senza chiamarl{o/a:first}, e non si sapesse perché",
        ],
        [
            "it is not known why {declarer} touched the {first}",
            "{declarer} had touched the {first} without calling it, and it were not known why",
        ],
    ),
];
const CALLS_IT: SentenceWordings = &[
    text(
        "{declarer} chiama {first} dal morto, e {dummy} l{o/a:first} gioca.",
        "{declarer} calls the {first} from dummy, and {dummy} plays it.",
    ),
    text(
        "«{first}», dice {declarer}, e {dummy} gioca la carta.",
        "'The {first},' says {declarer}, and {dummy} plays the card.",
    ),
    because(
        "45B",
        [
            "{first} è stat{o/a:first} chiamat{o/a:first}",
            "{first} fosse stat{o/a:first} chiamat{o/a:first}",
        ],
        ["the {first} was called", "the {first} had been called"],
    ),
];
const NAMES_OTHER: SentenceWordings = &[
    text("Poi {declarer} dice: «Gioca {other}».", "Then {declarer} says: 'Play the {other}'."),
    text(
        "Subito dopo {declarer} dice: «Dal morto {other}».",
        "Right after that {declarer} says: 'The {other} from dummy'.",
    ),
    because(
        "45B",
        [
            "poi è stat{o/a:other} chiamat{o/a:other} {other}",
            "poi fosse stat{o/a:other} chiamat{o/a:other} {other}",
        ],
        ["the {other} was then called", "the {other} had then been called"],
    ),
];
const SLIP_AT_ONCE: SentenceWordings = &[
    text(
        "Prima che si giochi un'altra carta, e senza fermarsi a pensare, {declarer} dice: «{other}, scusate»; per l'Arbitro è stato un lapsus.",
        "Before another card is played, and without stopping to think, {declarer} says: 'The {other}, sorry'; in the director's view it was a slip of the tongue.",
    ),
    because(
        "45C4(b)",
        [
            "{declarer} ha corretto un lapsus senza fermarsi a pensare",
            "{declarer} avesse corretto un lapsus senza fermarsi a pensare",
        ],
        [
            "{declarer} corrected a slip of the tongue without stopping to think",
            "{declarer} had corrected a slip of the tongue without stopping to think",
        ],
    ),
];
const SLIP_PAUSED: SentenceWordings = &[
    text(
        "Prima che si giochi un'altra carta, ma dopo essersi fermato a pensare, {declarer} dice: «{other}, scusate»; per l'Arbitro è stato un lapsus.",
        "Before another card is played, but after stopping to think, {declarer} says: 'The {other}, sorry'; in the director's view it was a slip of the tongue.",
    ),
    because(
        "45C4(b)",
        [
            "{declarer} ha corretto un lapsus dopo aver riflettuto",
            "{declarer} avesse corretto un lapsus dopo aver riflettuto",
        ],
        [
            "{declarer} corrected a slip of the tongue after some thought",
            "{declarer} had corrected a slip of the tongue after some thought",
        ],
    ),
];
const SLIP_LATER: SentenceWordings = &[
    text(
        "Prima che si giochi un'altra carta {declarer} dice: «{other}, scusate»; per l'Arbitro è stato un lapsus.",
        "Before another card is played {declarer} says: 'The {other}, sorry'; in the director's view it was a slip of the tongue.",
    ),
    because(
        "45C4(b)",
        [
            "{declarer} ha corretto un lapsus, e non si sa se prima si è fermato a pensare",
            "{declarer} avesse corretto un lapsus, e non si sapesse se prima si era fermato a pensare",
        ],
        [
            "{declarer} corrected a slip of the tongue, and it is not known whether he first stopped to think",
            "{declarer} had corrected a slip of the tongue, and it were not known whether he first stopped to think",
        ],
    ),
];
const CHANGES_MIND: SentenceWordings = &[
    text(
        "Prima che si giochi un'altra carta, e senza fermarsi a pensare, {declarer} dice: «Anzi, {other}»; per l'Arbitro ha cambiato idea.",
        "Before another card is played, and without stopping to think, {declarer} says: 'Or rather the {other}'; in the director's view he has changed his mind.",
    ),
    because(
        "45C4(a)",
        ["{declarer} ha cambiato idea", "{declarer} avesse cambiato idea"],
        ["{declarer} changed his mind", "{declarer} had changed his mind"],
    ),
];
const WANTS_OTHER: SentenceWordings = &[
    text(
        "Prima che si giochi un'altra carta, e senza fermarsi a pensare, {declarer} dice: «{other}»; all'Arbitro non spiega perché.",
        "Before another card is played, and without stopping to think, {declarer} says: 'The {other}'; he does not tell the director why.",
    ),
    because(
        "45C4(b)",
        [
            "non si sa perché {declarer} vuole {other}",
            "non si sapesse perché {declarer} vuole {other}",
        ],
        [
            "it is not known why {declarer} wants the {other}",
            "it were not known why {declarer} wants the {other}",
        ],
    ),
];

pub static HOW_HELD: Scenario =
    scenario(45, "how-held", &["dichiarante", "carta mostrata"], how_held)
        .tricks(2..=11)
        .asks(&[Inquiry])
        .aspects(FATE);

/// Declarer, in turn, shows a card in a way that decides whether it is played, or that does not.
fn how_held(story: &mut Story<'_>) -> Option<()> {
    let card = card_to_hold(story)?;
    let raises = (shows(card, CardReach::Aloft, None), RAISES);
    let lowers = (shows(card, None, false), LOWERS);
    let acts = ways_to_hold(card).into_iter().chain([raises, lowers]);
    chooses_among(story, acts.collect())
}

const RAISES: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} alza scopert{o/a} ben sopra il tavolo, dove {opponent} l{o/a} vede.",
        "{declarer}, in turn, detaches the {card} and lifts it face up well above the table, where {opponent} sees it.",
    ),
    text(
        "Tocca a {declarer}, che sfila {card} e l{o/a} alza scopert{o/a} ben sopra il tavolo, dove {opponent} l{o/a} vede.",
        "It is for {declarer} to play: he draws the {card} and lifts it face up well above the table, where {opponent} sees it.",
    ),
    because(
        "45C2(b)",
        [
            "non si sa se {declarer} ha tenuto {card} ferm{o/a} o l'ha subito ritirat{o/a}",
            "non si sapesse se {declarer} ha tenuto {card} ferm{o/a} o l'ha subito ritirat{o/a}",
        ],
        [
            "it is not known whether {declarer} kept the {card} still or took it back",
            "it were not known whether {declarer} kept the {card} still or took it back",
        ],
    ),
];
const LOWERS: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} abbassa scopert{o/a} solo a mezza strada verso il tavolo, rimettendol{o/a} subito fra le altre.",
        "{declarer}, in turn, detaches the {card} and lowers it face up only half-way to the table, putting it back among the others at once.",
    ),
    text(
        "Tocca a {declarer}, che sfila {card} e l{o/a} abbassa scopert{o/a} solo a mezza strada verso il tavolo, rimettendol{o/a} subito fra le altre.",
        "It is for {declarer} to play: he draws the {card} and lowers it face up only half-way to the table, putting it back among the others at once.",
    ),
    because(
        "48A",
        [
            "{declarer} ha abbassato {card} solo a mezza strada e l'ha subito rimess{o/a} a posto",
            "{declarer} avesse abbassato {card} solo a mezza strada e l'avesse subito rimess{o/a} a posto",
        ],
        [
            "{declarer} lowered the {card} only half-way and at once put it back",
            "{declarer} had lowered the {card} only half-way and at once put it back",
        ],
    ),
];
