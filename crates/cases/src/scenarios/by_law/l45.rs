//! Law 45: cards played.

mod dummy;

mod fifth;

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{CardReach, Gesture};
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::ruling::text;

pub const SCENARIOS: &[&Scenario] = &[
    &CHANGED_CALL,
    &HELD_CARD,
    &dummy::TOUCHED,
    &dummy::MISPLAYED,
    &dummy::UNBIDDEN,
    &fifth::DEFENDERS_FIFTH,
    &fifth::DECLARERS_FIFTH,
    &fifth::ANNOUNCED,
];

static CHANGED_CALL: Scenario =
    scenario(45, "changed-call", &["morto", "ripensamento"], changed_call).tricks(2..=10);

/// Declarer calls a card of dummy and then wants another.
fn changed_call(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy))?;
    let legal = story.position.legal(dummy);
    let first = story.pick(legal)?;
    // The second card named is of the suit called first, so that the first call may have been a slip of the tongue, or
    // the second a change of mind.
    let other = story.pick(legal.suit(first.suit).without(first))?;
    story.cast("first", first);
    story.cast("other", other);
    story.add_sentence(TO_DUMMY);
    story.calls(SpokenCall::naming(first));
    story.plays(dummy, first);
    story.add_sentence(CALLED);
    if story.either() {
        let (next, card) = story.play_on()?;
        story.cast("next", next);
        story.cast("card", card);
        story.add_sentence(NEXT_PLAYS);
    }
    let (hand, card, instead) = (dummy, first.into(), Some(other.into()));
    story.add_event(declarer, Act::Wants { hand, card, instead });
    story.add_sentence(WANTS);
    story.choose_finding("unintended", SLIP, MEANT)?;
    story.choose_finding("paused", PAUSE, NO_PAUSE)?;
    Some(())
}

const TO_DUMMY: SentenceWordings = &[
    text("Tocca al morto.", "It is dummy's turn."),
    text("Deve giocare {dummy}, il morto.", "{dummy}, dummy, is to play."),
    text("È il turno del morto.", "Dummy is next to play."),
];
const CALLED: SentenceWordings = &[
    text(
        "{declarer} dice {call} e {dummy} mette {first}.",
        "{declarer} says {call}, and {dummy} puts out the {first}.",
    ),
    text(
        "{declarer} chiama {call}; {dummy} gioca {first}.",
        "{declarer} calls {call}; {dummy} plays the {first}.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text("{next} gioca {card}.", "{next} plays the {card}."),
    text("{next} mette {card}.", "{next} puts out the {card}."),
];
const WANTS: SentenceWordings = &[
    text(
        "{declarer} dice allora che vuole {other}.",
        "{declarer} then says that he wants the {other}.",
    ),
    text(
        "{declarer} si corregge: vuole {other}.",
        "{declarer} corrects himself: he wants the {other}.",
    ),
    text(
        "A questo punto {declarer} chiede di giocare invece {other}.",
        "At this point {declarer} asks to play the {other} instead.",
    ),
];
const SLIP: SentenceWordings = &[
    text(
        "L'Arbitro accerta che è stato un lapsus: pensava {other} e gli è uscita l'altra parola.",
        "The director finds that it was a slip of the tongue: he was thinking of the {other} and the other word came out.",
    ),
    text(
        "Per l'Arbitro {declarer} intendeva dire {other} fin dall'inizio.",
        "The director finds that {declarer} meant to say {other} from the start.",
    ),
];
const MEANT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che voleva proprio {first}, e ha cambiato idea.",
        "The director finds that he did want the {first}, and changed his mind.",
    ),
    text(
        "Per l'Arbitro la prima chiamata era quella che voleva fare: poi ci ha ripensato.",
        "The director finds that the first call was the one he meant to make: then he thought again.",
    ),
];
const PAUSE: SentenceWordings = &[
    text(
        "Prima di correggersi si è fermato a pensare.",
        "Before correcting himself he stopped to think.",
    ),
    text(
        "Fra le due frasi c'è stata una pausa di riflessione.",
        "Between the two statements there was a pause for thought.",
    ),
];
const NO_PAUSE: SentenceWordings = &[
    text(
        "Si è corretto di getto, senza fermarsi a pensare.",
        "He corrected himself at once, without stopping to think.",
    ),
    text(
        "Fra le due frasi non c'è stata nessuna pausa di riflessione.",
        "There was no pause for thought between the two statements.",
    ),
];

static HELD_CARD: Scenario =
    scenario(45, "held-card", &["dichiarante", "difensore", "carta mostrata"], held_card)
        .tricks(2..=10);

/// A player detaches a card from his hand, near his other cards, well above the table or at the table, and keeps it
/// there or takes it back.
fn held_card(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    let card = story.would_play()?;
    // The player who draws attention must not be dummy.
    let next = if by.lho() == story.dummy() { by.rho() } else { by.lho() };
    for (slot, seat) in [("by", by), ("partner", by.partner()), ("next", next)] {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    // A card of declarer's held touching or nearly touching the table is played (45C2).
    let (reach, kept, line) = match story.choose(5) {
        0 => (CardReach::Table, true, TOUCHES),
        1 => (CardReach::Aloft, true, ALOFT),
        2 => (CardReach::Aloft, false, ALOFT),
        3 => (CardReach::Hand, true, IN_HAND),
        _ => (CardReach::Hand, false, IN_HAND),
    };
    let (card, seen) = (card.into(), BySeat([false; 4]));
    story.add_event(by, Act::Shows(Gesture { card, reach: Some(reach), kept: Some(kept), seen }));
    story.add_sentence(line);
    story.add_sentence(if kept { KEPT } else { NOT_KEPT });
    if story.is_defender(by) {
        story.choose_finding("visible", SEEN, UNSEEN)?;
    }
    story.call_director(next);
    story.add_sentence(CALLS_DIRECTOR);
    Some(())
}

const TOUCHES: SentenceWordings = &[
    text(
        "{by} stacca {card} e l{o/a} porta scopert{o/a} fino a sfiorare il tavolo.",
        "{by} detaches the {card} and brings it face up until it almost touches the table.",
    ),
    text(
        "{by} sfila {card} e l{o/a} appoggia quasi sul tavolo, scopert{o/a}.",
        "{by} draws the {card} and holds it face up nearly touching the table.",
    ),
];
const ALOFT: SentenceWordings = &[
    text(
        "{by} stacca {card} e l{o/a} tiene scopert{o/a} a mezz'aria, ben lontan{o/a} dal tavolo.",
        "{by} detaches the {card} and holds it face up in mid-air, well clear of the table.",
    ),
    text(
        "{by} sfila {card}, e la carta resta a mezz'aria, scoperta.",
        "{by} draws the {card}, and the card stays in mid-air, face up.",
    ),
];
const IN_HAND: SentenceWordings = &[
    text(
        "{by} stacca {card} e l{o/a} inclina davanti a sé, vicino alle altre carte.",
        "{by} detaches the {card} and tilts it before him, close to his other cards.",
    ),
    text(
        "{by} sfila {card} dalle sue carte e l{o/a} abbassa appena, tenendol{o/a} vicino a sé.",
        "{by} pulls the {card} from his cards and lowers it a little, close to himself.",
    ),
];
const KEPT: SentenceWordings = &[
    text("La lascia lì, come chi ha giocato.", "He leaves it there, as one who has played."),
    text(
        "La tiene ferma in quella posizione, come una carta giocata.",
        "He keeps it in that position, as a played card is.",
    ),
];
const NOT_KEPT: SentenceWordings = &[
    text(
        "Subito dopo l{o/a} rimette fra le altre.",
        "Right after that he puts it back among the others.",
    ),
    text(
        "Non l{o/a} tiene lì: l{o/a} ritira subito.",
        "He does not keep it there: he takes it back at once.",
    ),
];
const SEEN: SentenceWordings = &[
    text("{partner} avrebbe potuto vederne la faccia.", "{partner} could have seen its face."),
    text(
        "Dal posto di {partner} la faccia della carta si vedeva.",
        "From where {partner} sits the face of the card could be seen.",
    ),
];
const UNSEEN: SentenceWordings = &[
    text("{partner} non poteva vederne la faccia.", "{partner} could not have seen its face."),
    text(
        "Dal posto di {partner} la faccia della carta non si vedeva.",
        "From where {partner} sits the face of the card could not be seen.",
    ),
];
const CALLS_DIRECTOR: SentenceWordings = &[
    text("{next} chiama l'Arbitro.", "{next} calls the director."),
    text(
        "{next} sostiene che la carta è giocata, e si chiama l'Arbitro.",
        "{next} maintains that the card is played, and the director is called.",
    ),
];
