//! Law 45, paragraphs C2, C3 and C4(b): what has to be established about a card that declarer holds, touches or calls.

use super::{calls_first, holds_card};
use crate::scenarios::by_law::card_choices::of_its_suit;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_if_told, may_tell};
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
        "Poi, ripassate a mente le carte uscite, {declarer} dice che vuole {other}.",
        "Then, having gone over the cards played, {declarer} says that he wants the {other}.",
    ),
    text(
        "«No, {other}», dice poi {declarer}, che intanto ha contato le carte uscite.",
        "'No, the {other},' {declarer} then says, having meanwhile counted the cards played.",
    ),
];
const BURSTS_OUT: SentenceWordings = &[
    text(
        "Poi, di scatto, {declarer} dice che vuole {other}.",
        "Then, all of a sudden, {declarer} says that he wants the {other}.",
    ),
    text(
        "«No, {other}!», esclama {declarer} appena si accorge di che cosa ha chiamato.",
        "'No, the {other}!' exclaims {declarer} as soon as he notices what he has called.",
    ),
];
const THEN: SentenceWordings = &[
    text(
        "Poi, guardando il morto, {declarer} dice che vuole {other}.",
        "Then, looking at dummy, {declarer} says that he wants the {other}.",
    ),
    text(
        "«No, {other}», dice poi {declarer}, guardando le carte del morto.",
        "'No, the {other},' {declarer} then says, looking at dummy's cards.",
    ),
];
const BELIEVED: SentenceWordings = &[
    text(
        "L'Arbitro gli crede: {declarer} pensava a {other} e ha nominato per sbaglio un'altra carta.",
        "The director believes him: {declarer} was thinking of the {other} and named another card by mistake.",
    ),
    text(
        "«Pensavo a {other} e ho detto altro», spiega {declarer}, e tutti gli credono.",
        "'I was thinking of the {other} and said something else,' {declarer} explains, and everybody believes him.",
    ),
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
    let other = story.pick(of_its_suit(story, dummy, first))?;
    cast!(story, first, other);
    story.add_sentence(DUMMYS_TURN);
    if story.either() {
        story.add_event(declarer, Act::Touches(first.into()));
        may_tell(story, "deliberate", [PUSHES, TIDIES, TOUCHES_IT])?;
        story.calls(SpokenCall::naming(other));
        story.call_director(dummy.lho());
        story.add_sentence(NAMES_OTHER);
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
];
const CALLS_IT: SentenceWordings = &[
    text(
        "{declarer} guarda le carte del morto e chiama {first}, che viene mess{o/a:first} al centro del tavolo.",
        "{declarer} looks at dummy's cards and calls the {first}, which is put in the middle of the table.",
    ),
    text(
        "Senza esitare {declarer} chiama {first} dal morto, e la carta è messa al centro.",
        "Without hesitating {declarer} calls the {first} from dummy, and the card is put in the middle.",
    ),
];
const NAMES_OTHER: SentenceWordings = &[
    text("Poi {declarer} dice: «Gioca {other}».", "Then {declarer} says: 'Play the {other}'."),
    text(
        "Subito dopo {declarer} dice: «Dal morto {other}».",
        "Right after that {declarer} says: 'The {other} from dummy'.",
    ),
];
const SLIP_AT_ONCE: SentenceWordings = &[text(
    "«{other}, scusate», dice {declarer} nello stesso fiato: è stato di certo un lapsus.",
    "'The {other}, sorry,' says {declarer} in the same breath: it was certainly a slip of the tongue.",
)];
const SLIP_PAUSED: SentenceWordings = &[text(
    "«{other}, scusate», dice {declarer} dopo aver riflettuto: era stato di certo un lapsus.",
    "'The {other}, sorry,' says {declarer} after some thought: it had certainly been a slip of the tongue.",
)];
const SLIP_LATER: SentenceWordings = &[text(
    "«{other}, scusate», dice poi {declarer}: era stato di certo un lapsus.",
    "'The {other}, sorry,' {declarer} then says: it had certainly been a slip of the tongue.",
)];
const CHANGES_MIND: SentenceWordings = &[text(
    "«Anzi {other}, è meglio», dice {declarer} nello stesso fiato: ha cambiato idea.",
    "'Or rather the {other}, that is better,' says {declarer} in the same breath: he has changed his mind.",
)];
const WANTS_OTHER: SentenceWordings = &[text(
    "«{other}», dice {declarer} nello stesso fiato, senza spiegare perché.",
    "'The {other},' says {declarer} in the same breath, without saying why.",
)];

pub static HOW_HELD: Scenario =
    scenario(45, "how-held", &["dichiarante", "carta mostrata"], how_held)
        .tricks(2..=11)
        .asks(&[Inquiry])
        .aspects(FATE);

/// Declarer, in turn, shows a card in a way that decides whether it is played, or that does not.
fn how_held(story: &mut Story<'_>) -> Option<()> {
    let raises = (Some(CardReach::Aloft), None, RAISES);
    holds_card(story, &[raises, (None, Some(false), LOWERS)])
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
];
const LOWERS: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} abbassa scopert{o/a} davanti a sé, rimettendol{o/a} subito fra le altre.",
        "{declarer}, in turn, detaches the {card} and lowers it face up in front of him, putting it back among the others at once.",
    ),
    text(
        "Tocca a {declarer}, che sfila {card} e l{o/a} abbassa scopert{o/a} davanti a sé, rimettendol{o/a} subito fra le altre.",
        "It is for {declarer} to play: he draws the {card} and lowers it face up in front of him, putting it back among the others at once.",
    ),
];
