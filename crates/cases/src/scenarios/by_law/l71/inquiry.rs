//! Laws 68D and 71: what has to be established about declarer's concession that dummy disputes.

use super::{CAN_LOSE, CANNOT_LOSE, DUMMY_PROTESTS, PLAY_IT, REGRETS_LATE, concession, objects};
use crate::scenarios::by_law::l68::OF_CLAIM;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_act;

pub static DO_ALL_AGREE: Scenario =
    scenario(71, "do-all-agree", &["dichiarante", "concessione"], do_all_agree)
        .wish(ContractWish::NoTrump)
        .tricks(7..=12)
        .asks(&[Inquiry])
        .aspects(OF_CLAIM);

/// Declarer concedes; dummy protests at once and declarer wants a trick back, or he regrets it later. A defender may propose
/// to play on, and the story may leave open whether all agree.
fn do_all_agree(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    let agrees = story.a_defender()?;
    concession(story, by, agrees)?;
    let course = story.choose(4);
    objects(story, by, (course == 3).then_some(agrees));
    if course == 1 || course == 2 {
        story.add_event(agrees, Act::AsksToPlayOn);
    }
    if course == 2 {
        story.add_sentence(OTHERS_NOT_ASKED);
    } else {
        let lines = [DUMMY_PROTESTS, PLAY_IT, PLAY_IT, REGRETS_LATE];
        add_act(story, "all-play-on", Answer::from_bool(course == 1), lines[course])?;
    }
    untold(story, "trick-won", Answer::NO)?;
    let cannot_lose = story.either();
    let line = if cannot_lose { CANNOT_LOSE } else { CAN_LOSE };
    add_act(story, "cannot-lose", Answer::from_bool(cannot_lose), line)
}

const OTHERS_NOT_ASKED: SentenceWordings = &[
    text(
        "{partner}, il morto, protesta subito, {by} rivuole una presa e, prima che si chiami l'Arbitro, {agrees} chiede di giocarle: se gli altri accettino non si sa ancora.",
        "{partner}, dummy, protests at once, {by} wants one trick back and, before the director is called, {agrees} asks that they be played: whether the others accept is not known yet.",
    ),
    text(
        "«No, una è nostra», dice {partner}, il morto, e {by} gli dà ragione; «giochiamole», propone {agrees} senza chiamare l'Arbitro, ma il compagno non si è ancora espresso.",
        "'No, one is ours', says {partner}, dummy, and {by} agrees with him; 'let us play them', says {agrees} without calling the director, but his partner has not yet said what he thinks.",
    ),
    text(
        "Il morto ({partner}) ferma subito {by}, che rivuole una presa; {agrees}, prima che si chiami l'Arbitro, chiede di giocare, e che cosa ne pensi il suo compagno non si sa ancora.",
        "Dummy ({partner}) stops {by} at once, and he wants one trick back; {agrees}, before the director is called, asks to play, and what his partner thinks of it is not known yet.",
    ),
];
