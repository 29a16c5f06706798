//! Law 47, paragraphs B and F: a player wants to retract his card without a cause given by others.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{CardReach, Gesture};
use arbitro_laws::ruling::text;

pub static SECOND_THOUGHT: Scenario =
    scenario(47, "second-thought", &["ripensamento", "ritiro"], second_thought)
        .tricks(2..=9)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A player wants to change a card that he has played or only held in view, or corrects a revoke.
fn second_thought(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    let led = story.led()?;
    let card = story.would_play()?;
    let other = story.pick(story.suit(by, led).without(card))?;
    let wrong = story.would_discard(by, led)?;
    story.cast("by", by);
    story.cast("partner", by.partner());
    for (slot, card) in [("card", card), ("other", other), ("wrong", wrong)] {
        story.cast(slot, card);
    }
    story.cast("suit", led);
    story.add_sentence(SUIT_LED);
    match story.choose(3) {
        0 => {
            story.plays(by, card);
            story.add_sentence(PUTS_DOWN);
            let instead = Some(other.into());
            story.add_event(by, Act::Wants { hand: by, card: card.into(), instead });
            story.add_sentence(PULLED_WRONG);
        }
        1 => {
            story.plays(by, wrong);
            story.add_sentence(REVOKES);
            story.add_event(by, Act::Corrects { card: card.into(), of: Some(wrong.into()) });
            story.add_sentence(PUTS_RIGHT);
        }
        _ => {
            let (reach, kept) = (Some(CardReach::Aloft), Some(false));
            let seen = BySeat([false; 4]);
            story.add_event(by, Act::Shows(Gesture { card: card.into(), reach, kept, seen }));
            story.add_sentence(HOLDS);
            if story.is_defender(by) {
                story.choose_finding("visible", VISIBLE, NOT_VISIBLE)?;
            }
            story.call_director(if by.lho() == story.dummy() { by.rho() } else { by.lho() });
            story.add_sentence(PREFERS);
        }
    }
    Some(())
}

const SUIT_LED: SentenceWordings = &[
    text("Si gioca a {suit}, e tocca a {by}.", "{suit} are led, and it is {by}'s turn."),
    text(
        "L'attacco è a {suit}; deve rispondere {by}.",
        "The lead is in {suit}; {by} is to follow.",
    ),
];
const PUTS_DOWN: SentenceWordings = &[
    text("{by} mette {card} sul tavolo.", "{by} puts the {card} on the table."),
    text("{by} gioca {card}.", "{by} plays the {card}."),
];
const PULLED_WRONG: SentenceWordings = &[
    text(
        "«Ho preso quella sbagliata», dice subito: voleva {other}, e chiede di cambiare carta.",
        "'I pulled the wrong one,' he says at once: he wanted the {other}, and asks to change it.",
    ),
    text(
        "Un attimo dopo dice che voleva sfilare {other}, e che {card} gli è venut{o/a} in mano per sbaglio.",
        "A moment later he says that he meant to pull the {other}, and that the {card} came to his hand by mistake.",
    ),
];
const REVOKES: SentenceWordings = &[
    text(
        "{by} vede male e mette sul tavolo {wrong}.",
        "{by} misreads his cards and puts the {wrong} on the table.",
    ),
    text(
        "{by}, che crede l'attacco in un altro seme, gioca {wrong}.",
        "{by}, who believes that another suit was led, plays the {wrong}.",
    ),
];
const PUTS_RIGHT: SentenceWordings = &[
    text(
        "Subito dopo se ne accorge, e l{o/a:wrong} cambia con {card}.",
        "He notices right after, and changes it for the {card}.",
    ),
    text(
        "Prima che altri giochino l{o/a:wrong} sostituisce con {card}.",
        "Before anyone else plays he replaces it with the {card}.",
    ),
];
const HOLDS: SentenceWordings = &[
    text(
        "{by} stacca {card}, l{o/a} tiene scopert{o/a} a mezz'aria, lontan{o/a} dal tavolo, e l{o/a} rimette fra le altre.",
        "{by} detaches the {card}, holds it face up in mid-air, well clear of the table, and puts it back among the others.",
    ),
    text(
        "{by} solleva {card}, scopert{o/a}, senza avvicinarl{o/a} al tavolo; poi l{o/a} ritira.",
        "{by} lifts the {card} face up, not bringing it near the table; then he takes it back.",
    ),
];
const VISIBLE: SentenceWordings = &[
    text("{partner} poteva vederne la faccia.", "{partner} could have seen its face."),
    text("Dal posto di {partner} la carta si vedeva.", "It could be seen from {partner}'s seat."),
];
const NOT_VISIBLE: SentenceWordings = &[
    text("{partner} non poteva vederne la faccia.", "{partner} could not have seen its face."),
    text(
        "Dal posto di {partner} la carta non si vedeva.",
        "It could not be seen from {partner}'s seat.",
    ),
];
const PREFERS: SentenceWordings = &[
    text(
        "{by} vorrebbe giocare {other}, e un avversario chiama l'Arbitro.",
        "{by} would like to play the {other}, and an opponent calls the director.",
    ),
    text(
        "Un avversario protesta: per lui la carta è giocata. Viene l'Arbitro.",
        "An opponent protests: to him {by} has played it. The director comes.",
    ),
];
