//! Law 54, paragraphs A and B: declarer begins to spread his hand, or plays the second card from it.

use super::{
    ACCEPTS, ANSWERS, DUMMY_SPREAD, LEADS, MISTAKEN, REFUSES_AND_FORBIDS, REFUSES_AND_REQUIRES,
    REFUSES_ONLY, SAW_CARDS, SAW_NOTHING, TOLD, declarer_answers, wrong_leader,
};
use crate::scenarios::by_law::l53::ASPECTS;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{choose_told, not_told};

pub static BEGINS_TO_SPREAD: Scenario =
    scenario(54, "begins-to-spread", &["attacco iniziale", "fuori turno", "morto"], begins)
        .tricks(1..=1)
        .aspects(&[&[AspectKind::Fate]]);

/// After a faced opening lead out of turn declarer puts down a card of his hand, as dummy does, or all of them, or
/// answers; he could have seen cards of dummy or not. It is not asked whose turn it is: the second card comes from the hand
/// of the former declarer, and the new one plays it.
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
        declarer_answers(story, card, ANSWERS);
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
    text(
        "{declarer}, che si crede il morto, posa {shown} sul tavolo, poi si accorge dell'errore e si ferma.",
        "{declarer}, who thinks that he is dummy, lays the {shown} on the table, then notices his mistake and stops.",
    ),
    because(
        "54A",
        [
            "{declarer} ha posato scopert{o/a:shown} {shown}",
            "{declarer} avesse posato scopert{o/a:shown} {shown}",
        ],
        ["{declarer} laid down the {shown}", "{declarer} had laid down the {shown}"],
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
    text(
        "{declarer}, che si crede il morto, posa sul tavolo una dopo l'altra tutte le sue carte.",
        "{declarer}, who thinks that he is dummy, lays all his cards on the table one after the other.",
    ),
    because(
        "54A",
        [
            "{declarer} ha steso tutte le proprie carte",
            "{declarer} avesse steso tutte le proprie carte",
        ],
        ["{declarer} spread all his cards", "{declarer} had spread all his cards"],
    ),
];

pub static DUMMY_IS_SPREAD: Scenario =
    scenario(54, "dummy-is-spread", &["attacco iniziale", "fuori turno", "morto"], dummy_is_spread)
        .tricks(1..=1)
        .aspects(ASPECTS);

/// After a faced opening lead out of turn dummy is spread, and declarer answers, or plays the second card from his hand if
/// he has not told the defender to lead.
fn dummy_is_spread(story: &mut Story<'_>) -> Option<()> {
    let card = wrong_leader(story)?;
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let same = story.suit(declarer, card.suit);
    let own = story.pick(if same.is_empty() { story.hand(declarer) } else { same })?;
    story.cast("own", own);
    story.leads(declarer.rho(), card);
    story.add_sentence(LEADS);
    let told = choose_told(story, declarer.rho(), [TOLD, MISTAKEN])?;
    story.add_event(dummy, Act::Spreads(Facing::WHOLE));
    story.add_sentence(DUMMY_SPREAD);
    // Declarer who has told the defender to lead does not play to the lead.
    if told || story.either() {
        declarer_answers(story, card, ANSWERS_AFTER_DUMMY);
        return Some(());
    }
    story.add_event(declarer, Act::Plays { card: own.into(), manner: PlayManner::Play });
    story.add_sentence(FROM_HAND);
    story.call_director(declarer.lho());
    Some(())
}

/// The sentences for the answers of declarer who has seen dummy: none of them changes anything.
const ANSWERS_AFTER_DUMMY: [SentenceWordings; 4] = [
    &told_as(ACCEPTS, MUST_ACCEPT),
    &told_as(REFUSES_ONLY, MAY_NOT_REFUSE),
    &told_as(REFUSES_AND_REQUIRES, MAY_NOT_REFUSE),
    &told_as(REFUSES_AND_FORBIDS, MAY_NOT_REFUSE),
];
const MUST_ACCEPT: SentenceWording = because(
    "54C",
    [
        "{declarer}, che ha visto il morto, deve accettare {card}",
        "{declarer} non avesse ancora giocato dalla mano",
    ],
    [
        "{declarer}, who has seen dummy, must accept the {card}",
        "{declarer} had not yet played from his hand",
    ],
);
const MAY_NOT_REFUSE: SentenceWording = because(
    "54C",
    [
        "{declarer}, che ha visto il morto, non può rifiutare {card}",
        "{declarer} non avesse ancora giocato dalla mano",
    ],
    [
        "{declarer}, who has seen dummy, may not refuse the {card}",
        "{declarer} had not yet played from his hand",
    ],
);
const FROM_HAND: SentenceWordings = &[
    text(
        "{declarer} gioca {own} dalla mano, e {lho} chiama l'Arbitro.",
        "{declarer} plays the {own} from his hand, and {lho} calls the director.",
    ),
    text(
        "Quando {declarer} ha giocato {own} dalla mano, {lho} chiama l'Arbitro.",
        "When {declarer} has played the {own} from his hand, {lho} calls the director.",
    ),
    text(
        "{lho} chiama l'Arbitro dopo che {declarer} ha giocato {own} dalla mano.",
        "{lho} calls the director after {declarer} has played the {own} from his hand.",
    ),
    because(
        "54B1",
        ["{declarer} ha giocato {own} dalla mano", "{declarer} avesse giocato {own} dalla mano"],
        [
            "{declarer} played the {own} from his hand",
            "{declarer} had played the {own} from his hand",
        ],
    ),
];
