//! Law 45: cards played.

mod again;
mod defender;
mod dummy;
mod fifth;
mod gesture;
mod inquiry;
mod touch;

use super::card_choices::{has_choice, of_its_suit};
use super::prelude::*;
use super::scenes::{add_act, shows, unasked};
use super::sentences::SAYS_PLAYED;

pub const SCENARIOS: &[&Scenario] = &[
    &CHANGED_CALL,
    &HELD_CARD,
    &defender::HELD,
    &defender::ANNOUNCED,
    &dummy::TOUCHED,
    &touch::CALLED_OR_TOUCHED,
    &dummy::MISPLAYED,
    &gesture::UNBIDDEN,
    &gesture::HINT,
    &fifth::DEFENDERS_FIFTH,
    &fifth::DECLARERS_FIFTH,
    &again::DUMMYS_FIFTH,
    &again::AFTER_MISPLAY,
    &inquiry::SLIP_OR_NOT,
    &inquiry::TOUCH_OR_CALL,
    &inquiry::HOW_HELD,
];

static CHANGED_CALL: Scenario =
    scenario(45, "changed-call", &["morto", "ripensamento"], changed_call)
        .tricks(2..=10)
        .aspects(FATE);

/// Declarer calls a card of dummy and then wants another, before or after the next players have played.
fn changed_call(story: &mut Story<'_>) -> Option<()> {
    let [first, other] = calls_first(story, &[0, 1, 2])?;
    wants_another(story, first, other, [AT_ONCE, PAUSES])
}

/// Adds that declarer calls a card of dummy, and that one of these numbers of players have played after it; returns the
/// card, and the one that declarer will want instead.
fn calls_first(story: &mut Story<'_>, played: &[usize]) -> Option<[Card; 2]> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 2)?;
    let legal = story.position.legal(dummy);
    let first = story.pick(without_waste(story, dummy, legal))?;
    // The second card named is of the suit called first, so that the first call may have been a slip of the tongue, or
    // the second a change of mind.
    let other = story.pick(wanted_instead(story, dummy, first))?;
    // Cast as a set, so that the questions are about the card that was moved.
    cast!(story, first, other = unasked(other));
    story.calls(SpokenCall::naming(first));
    story.plays(dummy, first);
    story.add_sentence(CALLED);
    let next = dummy.lho();
    let card = story.would_play()?;
    has_choice(story, next, card)?;
    let own = story.would_follow_later(declarer, 1)?;
    cast!(story, next, card, own);
    let played = *played.get(story.choose(played.len()))?;
    if played > 0 {
        story.plays(next, card);
    }
    if played > 1 {
        story.plays(declarer, own);
    }
    story.add_sentence([NEITHER_PLAYS, NEXT_ALONE_PLAYS, BOTH_PLAY][played]);
    Some([first, other])
}

/// Returns the cards of the suit of this card that may well be wanted from a hand instead of it: those not worth the same,
/// without waste.
pub(super) fn wanted_instead(story: &Story<'_>, hand: Seat, card: Card) -> Hand {
    without_waste(story, hand, of_its_suit(story, hand, card))
}

/// Returns these cards of a hand in turn without the honours that nobody would play to the trick in progress: they would not
/// win it, or would fall on an honour with which the hand's partner is winning it.
fn without_waste(story: &Story<'_>, hand: Seat, cards: Hand) -> Hand {
    let (Some(trick), trumps) = (story.position.trick, story.trumps()) else { return cards };
    let is_won = trick.winning_card(trumps).is_some_and(|(winner, best)| {
        winner == hand.partner() && best.card().is_some_and(|best| best.rank.is_honour())
    });
    let is_waste = |card: Card| is_won || trick.is_beaten_by(card, trumps) == Some(false);
    cards.iter().filter(|card: &Card| !card.rank.is_honour() || !is_waste(*card)).collect()
}

/// Adds that declarer wants another card of dummy than the one called: at once or after a pause for thought because it
/// was a slip of the tongue, or at once because he has changed his mind.
fn wants_another(
    story: &mut Story<'_>,
    first: Card,
    other: Card,
    [at_once, pauses]: [SentenceWordings; 2],
) -> Option<()> {
    story.wants(story.dummy(), first, Some(other));
    let (slip, paused) = [(true, false), (true, true), (false, false)][story.choose(3)];
    add_act(story, "paused", Answer::from_bool(paused), if paused { pauses } else { at_once })?;
    story.add_finding("unintended", Answer::from_bool(slip), if slip { SLIP } else { MEANT })
}

const CALLED: SentenceWordings = &[
    text(
        "Dal morto {declarer} chiama {call}, e {dummy} gioca {first}.",
        "{declarer} calls {call} from dummy, and {dummy} plays the {first}.",
    ),
    text(
        "{declarer} dice {call}, e il morto ({dummy}) mette {first}.",
        "{declarer} says {call}, and dummy ({dummy}) puts out the {first}.",
    ),
    text(
        "La chiamata di {declarer} è {call}, e {dummy} gioca {first}.",
        "{declarer}'s call is {call}, and {dummy} plays the {first}.",
    ),
];
const NEITHER_PLAYS: SentenceWordings = &[
    text(
        "{next} non ha ancora giocato, e nemmeno {declarer} dalla mano.",
        "{next} has not played yet, and neither has {declarer} from his hand.",
    ),
    text(
        "Non hanno ancora giocato né {next} né {declarer}.",
        "Neither {next} nor {declarer} has played yet.",
    ),
    text(
        "Deve giocare {next}, e dopo di lui {declarer}.",
        "{next} is to play, and {declarer} after him.",
    ),
    because(
        "45C4(b)",
        [
            "né {next} né {declarer} hanno ancora giocato",
            "né {next} né {declarer} avessero ancora giocato",
        ],
        [
            "neither {next} nor {declarer} has played yet",
            "neither {next} nor {declarer} had played yet",
        ],
    ),
];
const NEXT_ALONE_PLAYS: SentenceWordings = &[
    text(
        "{next} gioca {card}; {declarer} non ha ancora giocato dalla mano.",
        "{next} plays the {card}; {declarer} has not played from his hand yet.",
    ),
    text(
        "Poi gioca {next}, {card}; dalla mano {declarer} non ha ancora giocato.",
        "{next} plays the {card}; {declarer} has not played from his hand yet.",
    ),
    text(
        "{next} ha giocato {card}, e tocca a {declarer}.",
        "{next} has played the {card}, and it is {declarer}'s turn.",
    ),
    because(
        "45C4(b)",
        ["dopo la chiamata ha giocato solo {next}", "dopo la chiamata avesse giocato solo {next}"],
        ["only {next} has played since the call", "only {next} had played since the call"],
    ),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "{next} gioca {card}, e poi {declarer} {own} dalla mano.",
        "{next} plays the {card}, and then {declarer} the {own} from his hand.",
    ),
    text(
        "Seguono {next}, con {card}, e {declarer}, con {own}.",
        "{next} follows with the {card}, and {declarer} with the {own}.",
    ),
    text(
        "{next} ha giocato {card}, e dopo di lui {declarer} {own}.",
        "{next} has played the {card}, and after him {declarer} the {own}.",
    ),
    because(
        "45C4(a)",
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
const AT_ONCE: SentenceWordings = &[
    text(
        "Solo adesso {declarer} guarda {first}, e senza fermarsi a pensare dice che vuole {other}.",
        "Only now does {declarer} look at the {first}, and without stopping to think he says that he wants the {other}.",
    ),
    text(
        "Ora {declarer} guarda per la prima volta {first}. «No, {other}», dice senza alcuna pausa per pensare.",
        "Now {declarer} looks at the {first} for the first time. 'No, the {other},' he says without any pause for thought.",
    ),
    text(
        "{declarer} nota solo ora {first}, e senza fermarsi a pensare chiede {other}.",
        "{declarer} notices the {first} only now, and without stopping to think he asks for the {other}.",
    ),
    short_reasons::DID_NOT_STOP_TO_THINK,
];
const PAUSES: SentenceWordings = &[
    text(
        "Solo adesso {declarer} guarda {first}, riflette a lungo e poi dice che vuole {other}.",
        "Only now does {declarer} look at the {first}; he thinks for a long time and then says that he wants the {other}.",
    ),
    text(
        "Ora {declarer} guarda per la prima volta {first}. «No, {other}», dice dopo una lunga pausa per pensare.",
        "Now {declarer} looks at the {first} for the first time. 'No, the {other},' he says after a long pause for thought.",
    ),
    text(
        "{declarer} nota solo ora {first}, si ferma a pensare e poi chiede {other}.",
        "{declarer} notices the {first} only now, stops to think and then asks for the {other}.",
    ),
    short_reasons::STOPPED_TO_THINK,
];
const SLIP: SentenceWordings = &[
    text(
        "L'Arbitro accerta che è stato un lapsus: {declarer} voleva dire {other} fin dall'inizio.",
        "The director finds that it was a slip of the tongue: {declarer} meant to say the {other} from the start.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, intendeva chiamare {other} fin dall'inizio: è stato un lapsus.",
        "The director finds that {declarer} meant to call the {other} from the start: it was a slip of the tongue.",
    ),
    text(
        "L'Arbitro si convince che {declarer} ha avuto un lapsus, e che voleva {other} già prima di parlare.",
        "The director is satisfied that {declarer} made a slip of the tongue, and wanted the {other} before he spoke.",
    ),
    short_reasons::CALL_WAS_A_SLIP,
];
const MEANT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che non è stato un lapsus: {declarer} ha pensato a {other} solo dopo.",
        "The director finds that it was no slip of the tongue: {declarer} thought of the {other} only later.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, ha cambiato idea e ha pensato a {other} solo dopo: non è stato un lapsus.",
        "The director finds that {declarer} changed his mind and thought of the {other} only later: it was no slip of the tongue.",
    ),
    text(
        "L'Arbitro si convince che {declarer} non ha avuto nessun lapsus, e che ha voluto {other} dopo aver parlato.",
        "The director is satisfied that {declarer} made no slip of the tongue, and came to want the {other} after he had spoken.",
    ),
    short_reasons::CALL_WAS_NO_SLIP,
];

static HELD_CARD: Scenario =
    scenario(45, "held-card", &["dichiarante", "carta mostrata"], held_card)
        .tricks(2..=11)
        .aspects(FATE_BY_CLAUSE);

/// Declarer, in turn, holds a card against the table, or lifts or tilts it and puts it back at once, or says that he plays
/// it. No story tells that he keeps it in the air like a card played: two clauses could be cited for that.
fn held_card(story: &mut Story<'_>) -> Option<()> {
    let card = card_to_hold(story)?;
    let says = (Act::Calls(SpokenCall::naming(card)), SAYS_HE_PLAYS);
    let [at_table, lifted, in_hand, _] = ways_to_hold(card);
    chooses_among(story, vec![at_table, lifted, in_hand, says])
}

/// An act of declarer's, and the sentence that tells it.
type ToldAct = (Act, SentenceWordings);

/// Casts the card that declarer, in turn, will hold, and the opponent who calls the director; returns the card.
fn card_to_hold(story: &mut Story<'_>) -> Option<Card> {
    let by = story.declarer();
    story.require(story.turn() == Some(by))?;
    let card = story.would_play()?;
    has_choice(story, by, card)?;
    let opponent = story.a_defender()?;
    cast!(story, opponent, card);
    Some(card)
}

/// Returns the ways of holding a card that decide whether it is played.
fn ways_to_hold(card: Card) -> [ToldAct; 4] {
    [
        (shows(card, CardReach::Table, true), TOUCHES),
        (shows(card, CardReach::Aloft, false), LIFTS),
        (shows(card, CardReach::Hand, false), IN_HAND),
        (shows(card, CardReach::Aloft, true), ALOFT),
    ]
}

/// Chooses what declarer does with the card, and adds that the opponent calls the director.
fn chooses_among(story: &mut Story<'_>, mut acts: Vec<ToldAct>) -> Option<()> {
    let (act, line) = acts.swap_remove(story.choose(acts.len()));
    story.add_event(story.declarer(), act);
    story.add_sentence(line);
    story.call_director(story.seat("opponent")?);
    story.add_sentence(SAYS_PLAYED);
    Some(())
}

const TOUCHES: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} tiene scopert{o/a} a contatto del tavolo, ancora incerto se giocarl{o/a}.",
        "{declarer}, in turn, detaches the {card} and holds it face up against the table, still unsure whether to play it.",
    ),
    text(
        "Tocca a {declarer}, che sfila {card} e l{o/a} tiene scopert{o/a} a contatto del tavolo, ancora incerto se giocarl{o/a}.",
        "It is for {declarer} to play: he draws the {card} and holds it face up against the table, still unsure whether to play it.",
    ),
    text(
        "Deve giocare {declarer}: prende {card}, scopert{o/a}, l{o/a} tiene appoggiat{o/a} al tavolo, e riflette ancora.",
        "{declarer} is to play: he takes out the {card} face up, holds it resting on the table, and is still thinking.",
    ),
    short_reasons::HELD_AGAINST_THE_TABLE,
];
const ALOFT: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} ferma scopert{o/a} davanti a sé, sopra il tavolo, nella posizione di una carta giocata.",
        "{declarer}, in turn, detaches the {card} and stops with it face up before him above the table, in the position of a played card.",
    ),
    text(
        "Tocca a {declarer}, che sfila {card} e l{o/a} ferma scopert{o/a} davanti a sé, sopra il tavolo, nella posizione di una carta giocata.",
        "It is for {declarer} to play: he draws the {card} and stops with it face up before him above the table, in the position of a played card.",
    ),
    text(
        "Deve giocare {declarer}: prende {card}, scopert{o/a}, e l{o/a} ferma davanti a sé, sopra il tavolo, nella posizione di una carta giocata.",
        "{declarer} is to play: he takes out the {card} face up and stops with it before him above the table, in the position of a played card.",
    ),
    because(
        "45C2(b)",
        [
            "{declarer} ha tenuto {card} ferm{o/a} sopra il tavolo, come una carta giocata",
            "{declarer} avesse tenuto {card} ferm{o/a} sopra il tavolo, come una carta giocata",
        ],
        [
            "{declarer} kept the {card} still above the table, like a played card",
            "{declarer} had kept the {card} still above the table, like a played card",
        ],
    ),
];
const SAYS_HE_PLAYS: SentenceWordings = &[
    text(
        "{declarer}, di turno, dice «gioco {card}», ma la carta è ancora in mano fra le altre e lontano dal tavolo, e nessuno l'ha vista.",
        "{declarer}, in turn, says 'I play the {card}', but the card is still in his hand among the others, far from the table, and nobody has seen it.",
    ),
    text(
        "Tocca a {declarer}, che dice «metto {card}», ma l{o/a} tiene ancora in mano fra le altre, lontano dal tavolo, dove nessuno l{o/a} vede.",
        "It is for {declarer} to play: he says 'I play the {card}', but is still holding it among the others, far from the table, where nobody sees it.",
    ),
    text(
        "Deve giocare {declarer}: annuncia di giocare {card}, ma non stacca ancora la carta dalle altre, che tiene in mano lontano dal tavolo.",
        "{declarer} is to play: he announces that he plays the {card}, but does not yet detach it from the others, which he holds far from the table.",
    ),
    short_reasons::SAID_HE_PLAYED_IT,
];
const IN_HAND: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} inclina scopert{o/a} vicino alle altre carte, lontano dal tavolo, rimettendol{o/a} subito a posto.",
        "{declarer}, in turn, detaches the {card} and tilts it face up close to his other cards, far from the table, putting it back at once.",
    ),
    text(
        "Tocca a {declarer}, che sfila {card} e l{o/a} inclina scopert{o/a} vicino alle altre carte, lontano dal tavolo, rimettendol{o/a} subito a posto.",
        "It is for {declarer} to play: he draws the {card} and tilts it face up close to his other cards, far from the table, putting it back at once.",
    ),
    text(
        "Deve giocare {declarer}: sfila {card}, l{o/a} tiene scopert{o/a} accanto alle altre carte, lontano dal tavolo, e subito l{o/a} rimette a posto.",
        "{declarer} is to play: he draws the {card}, holds it face up beside his other cards, far from the table, and at once puts it back.",
    ),
    because(
        "48A",
        [
            "{declarer} ha scoperto {card} lontano dal tavolo, rimettendol{o/a} subito a posto",
            "{declarer} avesse scoperto {card} lontano dal tavolo, rimettendol{o/a} subito a posto",
        ],
        [
            "{declarer} faced the {card} far from the table and at once put it back",
            "{declarer} had faced the {card} far from the table and at once put it back",
        ],
    ),
];
const LIFTS: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} alza scopert{o/a} ben sopra il tavolo, rimettendol{o/a} subito fra le altre.",
        "{declarer}, in turn, detaches the {card} and lifts it face up well above the table, putting it back among the others at once.",
    ),
    text(
        "Tocca a {declarer}, che sfila {card} e l{o/a} alza scopert{o/a} ben sopra il tavolo, rimettendol{o/a} subito fra le altre.",
        "It is for {declarer} to play: he draws the {card} and lifts it face up well above the table, putting it back among the others at once.",
    ),
    text(
        "Deve giocare {declarer}: prende {card}, l{o/a} solleva scopert{o/a} ben sopra il tavolo, e subito l{o/a} rimette a posto.",
        "{declarer} is to play: he takes out the {card}, lifts it face up well above the table, and at once puts it back.",
    ),
    because(
        "48A",
        [
            "{declarer} ha solo alzato {card} e l'ha subito rimess{o/a} fra le altre",
            "{declarer} avesse solo alzato {card} e l'avesse subito rimess{o/a} fra le altre",
        ],
        [
            "{declarer} only lifted the {card} and put it back at once",
            "{declarer} had only lifted the {card} and put it back at once",
        ],
    ),
];
