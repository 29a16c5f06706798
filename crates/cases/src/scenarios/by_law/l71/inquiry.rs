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
        "«No, una è nostra», dice immediatamente {partner}, il morto; {by} è d'accordo e chiede indietro una presa, {agrees} propone di continuare a giocare, e il compagno di {agrees} non ha ancora risposto.",
        "'No, one is ours', {partner}, dummy, says immediately; {by} agrees and asks for one trick back, {agrees} proposes to play on, and {agrees}'s partner has not answered yet.",
    ),
    text(
        "{partner}, il morto, protesta subito; {by} chiede allora indietro una presa, {agrees} propone di continuare a giocare, ma il suo compagno non ha ancora detto nulla.",
        "{partner}, dummy, protests at once; {by} then asks for one trick back, {agrees} proposes to play on, but his partner has not said anything yet.",
    ),
    text(
        "Il morto ({partner}) ferma subito {by}, che chiede indietro una presa; {agrees} propone di continuare a giocare, e il compagno di {agrees} non ha ancora risposto.",
        "Dummy ({partner}) stops {by} at once, and he asks for one trick back; {agrees} proposes to play on, and {agrees}'s partner has not answered yet.",
    ),
    because(
        "68D2(b)",
        [
            "non si sa ancora se tutti e quattro accettano di giocare",
            "non si sapesse ancora se tutti e quattro accettano di giocare",
        ],
        [
            "it is not known yet whether all four agree to play on",
            "it were not known yet whether all four agree to play on",
        ],
    ),
];
