//! Law 54, paragraphs A and B: declarer begins to spread his hand, or plays the second card from dummy.

use super::{DUMMY_SPREAD, LEADS, SAW_CARDS, SAW_NOTHING, wrong_leader};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{declarer_answers, told_by_declarer};
use crate::scenarios::by_law::sentences::HAS_NOT_SPOKEN;

pub static BEGINS_TO_SPREAD: Scenario =
    scenario(54, "begins-to-spread", &["attacco iniziale", "fuori turno", "morto"], begins)
        .tricks(1..=1)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// After a faced opening lead out of turn declarer puts down a card of his hand, as dummy does, or all of them, or only
/// touches it; he could have seen cards of dummy or not.
fn begins(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let declarer = story.declarer();
    let shown = story.pick(story.hand(declarer))?;
    story.cast("shown", shown);
    story.leads(declarer.rho(), card);
    story.add_sentence(LEADS);
    let spreads = story.choose(3);
    match spreads {
        0 => {
            let one: Hand = std::iter::once(shown).collect();
            story.add_event(declarer, Act::Spreads(Facing::of(one)));
            story.add_sentence(PUTS_ONE);
        }
        1 => {
            story.add_event(declarer, Act::Spreads(Facing::WHOLE));
            story.add_sentence(PUTS_ALL);
        }
        _ => story.add_sentence(PUTS_NONE),
    }
    if spreads == 2 {
        declarer_answers(story, 3);
    } else {
        story.call_director(declarer.lho());
        story.add_sentence(HAS_NOT_SPOKEN);
    }
    story.choose_finding("saw-dummy", SAW_CARDS, SAW_NOTHING)?;
    told_by_declarer(story)?;
    Some(())
}

const PUTS_ONE: SentenceWordings = &[
    text(
        "{declarer}, che si crede il morto, posa sul tavolo {shown}, e si ferma lì.",
        "{declarer}, who takes himself for dummy, lays down the {shown}, and stops there.",
    ),
    text(
        "Credendosi il morto, {declarer} posa sul tavolo {shown}, poi capisce e tiene in mano le altre.",
        "Taking himself for dummy, {declarer} lays down the {shown}, then understands and keeps the others in his hand.",
    ),
];
const PUTS_ALL: SentenceWordings = &[
    text(
        "{declarer}, che si crede il morto, stende tutte le sue carte.",
        "{declarer}, who takes himself for dummy, spreads all his cards.",
    ),
    text(
        "Credendosi il morto, {declarer} stende sul tavolo tutta la mano.",
        "Taking himself for dummy, {declarer} spreads his whole hand on the table.",
    ),
];
const PUTS_NONE: SentenceWordings = &[
    text(
        "{declarer}, che si crede il morto, sta per stendere le carte, ma non ne mostra nessuna.",
        "{declarer}, who takes himself for dummy, is about to spread his cards, but shows none.",
    ),
    text(
        "Credendosi il morto, {declarer} sta per stendere le carte, poi capisce e le tiene in mano.",
        "Taking himself for dummy, {declarer} is about to spread his cards, then understands and keeps them in his hand.",
    ),
];

pub static SECOND_CARD: Scenario =
    scenario(54, "second-from-dummy", &["attacco iniziale", "fuori turno", "morto"], second_card)
        .tricks(1..=1)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

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
    told_by_declarer(story)?;
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
    text("{declarer} gioca {own} di mano.", "{declarer} plays the {own} from hand."),
    text(
        "Per seconda carta {declarer} gioca {own} di mano.",
        "As the second card {declarer} plays the {own} from hand.",
    ),
];
const NOT_YET: SentenceWordings = &[
    text(
        "{declarer} non ha ancora giocato, né dal morto né di mano.",
        "{declarer} has not played yet, from dummy or from hand.",
    ),
    text(
        "Per ora {declarer} non gioca, né dal morto né di mano.",
        "For now {declarer} does not play, from dummy or from hand.",
    ),
];
const ASKS_BACK: SentenceWordings = &[
    text(
        "{declarer} chiede di riprendere la carta, e {lho} chiama l'Arbitro.",
        "{declarer} asks to take the card back, and {lho} calls the director.",
    ),
    text(
        "Quando {lho} chiama l'Arbitro, {declarer} chiede di riprendere la carta.",
        "When {lho} calls the director, {declarer} asks to take the card back.",
    ),
];
const DOES_NOT_ASK: SentenceWordings = &[
    text(
        "{declarer} non chiede nulla, e {lho} chiama l'Arbitro.",
        "{declarer} asks for nothing, and {lho} calls the director.",
    ),
    text(
        "Quando {lho} chiama l'Arbitro, {declarer} non chiede nulla.",
        "When {lho} calls the director, {declarer} asks for nothing.",
    ),
];
