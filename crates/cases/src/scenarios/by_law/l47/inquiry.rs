//! Law 47, paragraph E2: what has to be established about a card played after a wrong explanation.

use super::misinformed::{BECAUSE_OF_IT, NOT_BECAUSE_OF_IT, wants_back};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::may_tell;

pub static WHY_THIS_CARD: Scenario =
    scenario(47, "why-this-card", &["difensore", "spiegazioni", "ritiro"], why_this_card)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(FATE);

/// A defender plays after a wrong explanation and wants his card back when it is corrected; the story may leave open
/// whether he chose the card because of it.
fn why_this_card(story: &mut Story<'_>) -> Option<()> {
    wants_back(story)?;
    may_tell(story, "play-influenced", [BECAUSE_OF_IT, NOT_BECAUSE_OF_IT, HAS_NOT_SAID])?;
    Some(())
}

const HAS_NOT_SAID: SentenceWordings = &[
    text(
        "All'Arbitro {by} non ha ancora detto per quale ragione aveva scelto {card}.",
        "{by} has not told the director yet for what reason he had chosen the {card}.",
    ),
    text(
        "Perché prima avesse giocato {card}, {by} non l'ha ancora spiegato all'Arbitro.",
        "Why he had played the {card} before, {by} has not explained to the director yet.",
    ),
    text(
        "Nessuno ha ancora chiesto a {by} per quale motivo avesse giocato {card}.",
        "Nobody has asked {by} yet what made him play the {card}.",
    ),
    because(
        "47E2(a)",
        ["non si sa perché {by} ha scelto {card}", "non si sapesse perché {by} ha scelto {card}"],
        [
            "it is not known why {by} chose the {card}",
            "it were not known why {by} chose the {card}",
        ],
    ),
];
