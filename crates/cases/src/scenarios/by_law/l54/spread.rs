//! Law 54, paragraphs A and B: declarer begins to spread his hand, or plays the second card from dummy.

use super::{
    ASPECTS, DUMMY_SPREAD, LEADS, MISTAKEN, SAW_CARDS, SAW_NOTHING, TOLD, declarer_answers,
    wrong_leader,
};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{choose_told, not_told};

pub static BEGINS_TO_SPREAD: Scenario =
    scenario(54, "begins-to-spread", &["attacco iniziale", "fuori turno", "morto"], begins)
        .tricks(1..=1)
        .aspects(ASPECTS);

/// After a faced opening lead out of turn declarer puts down a card of his hand, as dummy does, or all of them, or
/// answers; he could have seen cards of dummy or not.
fn begins(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let declarer = story.declarer();
    let shown = story.pick(story.hand(declarer))?;
    story.cast("shown", shown);
    story.leads(declarer.rho(), card);
    story.add_sentence(LEADS);
    not_told(story, declarer.rho(), MISTAKEN)?;
    // Whether declarer may become dummy after he has seen cards of dummy is disputed.
    let saw = story.choose_finding("saw-dummy", SAW_CARDS, SAW_NOTHING)?;
    let spreads = if saw { 0 } else { story.choose(3) };
    if spreads == 0 {
        declarer_answers(story, card);
        return Some(());
    }
    let facing = if spreads == 1 { Facing::of(Hand::EMPTY.with(shown)) } else { Facing::WHOLE };
    story.add_event(declarer, Act::Spreads(facing));
    story.add_sentence(if spreads == 1 { PUTS_ONE } else { PUTS_ALL });
    story.call_director(declarer.lho());
    Some(())
}

const PUTS_ONE: SentenceWordings = &[
    text(
        "Per stendere la mano {declarer} posa scopert{o/a:shown} {shown}, poi si ferma e tiene le altre carte.",
        "To spread his hand {declarer} lays down the {shown}, then stops and keeps the other cards.",
    ),
    text(
        "{declarer} comincia a stendere la sua mano, posa {shown} e si ferma lì.",
        "{declarer} begins to spread his hand, lays down the {shown} and stops there.",
    ),
];
const PUTS_ALL: SentenceWordings = &[
    text(
        "Per fare il morto {declarer} stende scoperte sul tavolo tutte le sue carte.",
        "To be dummy, {declarer} spreads all his cards face up on the table.",
    ),
    text(
        "{declarer} stende sul tavolo tutta la sua mano, come fa il morto.",
        "{declarer} spreads his whole hand on the table, as dummy does.",
    ),
];

pub static SECOND_CARD: Scenario =
    scenario(54, "second-from-dummy", &["attacco iniziale", "fuori turno", "morto"], second_card)
        .tricks(1..=1)
        .aspects(ASPECTS);

/// After a faced opening lead out of turn dummy is spread, and declarer plays the second card from dummy or from his
/// hand, or none yet; he may ask to take dummy's card back.
fn second_card(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let follow = |story: &mut Story<'_>, hand| {
        let same = story.suit(hand, card.suit);
        story.pick(if same.is_empty() { story.hand(hand) } else { same })
    };
    let (low, own) = (follow(story, dummy)?, follow(story, declarer)?);
    cast!(story, low, own);
    story.leads(declarer.rho(), card);
    story.add_sentence(LEADS);
    choose_told(story, declarer.rho(), [TOLD, MISTAKEN])?;
    story.add_event(dummy, Act::Spreads(Facing::WHOLE));
    story.add_sentence(DUMMY_SPREAD);
    let second = story.choose(3);
    let played = [Some((dummy, low)), Some((declarer, own)), None][second];
    if let Some((hand, card)) = played {
        story.add_event(hand, Act::Plays { card: card.into(), manner: PlayManner::Play });
    }
    story.add_sentence([FROM_DUMMY, FROM_HAND, NOT_YET][second]);
    let wants = story.choose(if second == 0 { 2 } else { 1 }) == 1;
    if let Some((hand, card)) = played.filter(|_| wants) {
        let instead = None;
        story.add_event(declarer, Act::Wants { hand, card: card.into(), instead });
    }
    story.add_sentence(if wants { ASKS_BACK } else { DOES_NOT_ASK });
    story.call_director(declarer.lho());
    Some(())
}

const FROM_DUMMY: SentenceWordings = &[
    text("{declarer} gioca {low} dal morto.", "{declarer} plays the {low} from dummy."),
    text(
        "Per seconda carta {declarer} gioca {low} dal morto.",
        "As the second card {declarer} plays the {low} from dummy.",
    ),
];
const FROM_HAND: SentenceWordings = &[
    text("{declarer} gioca {own} dalla mano.", "{declarer} plays the {own} from his hand."),
    text(
        "Per seconda carta {declarer} gioca {own} dalla mano.",
        "As the second card {declarer} plays the {own} from his hand.",
    ),
];
const NOT_YET: SentenceWordings = &[
    text("{declarer} non ha ancora giocato.", "{declarer} has not played yet."),
    text(
        "Per ora {declarer} non ha giocato nessuna carta.",
        "For now {declarer} has played no card.",
    ),
];
const ASKS_BACK: SentenceWordings = &[
    text(
        "{lho} chiama l'Arbitro, e {declarer} vuole riprendere la carta per giocare dalla mano.",
        "{lho} calls the director, and {declarer} wants to take the card back and play from his hand.",
    ),
    text(
        "Quando {lho} chiama l'Arbitro, {declarer} chiede di riprendere la carta.",
        "When {lho} calls the director, {declarer} asks to take the card back.",
    ),
];
const DOES_NOT_ASK: SentenceWordings = &[
    text(
        "{lho} chiama l'Arbitro, e {declarer} vuole sapere come si va avanti.",
        "{lho} calls the director, and {declarer} wants to know how play goes on.",
    ),
    text(
        "Quando {lho} chiama l'Arbitro, {declarer} chiede come si va avanti.",
        "When {lho} calls the director, {declarer} asks how play goes on.",
    ),
];
