//! Law 66 with Law 20F: what a player may see and ask while the next trick begins.

use super::next_cards;
use crate::scenarios::by_law::l65::RIGHTS;
use crate::scenarios::by_law::prelude::*;
use arbitro_laws::record::event::Inspection;

pub static ASKS_THREE: Scenario =
    scenario(66, "asks-three", &["prese", "controllo", "domande", "diritti"], asks_three)
        .tricks(2..=11)
        .asks(RIGHTS);

/// A player, who has turned his card or not, asks to see the last trick, or at least his own card of it, and what an
/// opponents' card meant.
fn asks_three(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let one = story.pick_from(&[declarer, declarer.lho(), declarer.rho()])?;
    story.require(story.turn()?.side() != one.side())?;
    story.cast("one", one);
    next_cards(story, one)?;
    for what in [Inspection::LastTrick, Inspection::OwnCard] {
        story.add_event(one, Act::Inspects(what));
    }
    story.add_event(one, Act::Asks { topic: ExplanationTopic::Play, single: false });
    story.add_sentence(ASKS);
    untold(story, "information-used", Answer::NO)
}

const ASKS: SentenceWordings = &[
    text(
        "{one} vorrebbe rivedere le quattro carte della presa finita, o almeno la propria, e chiedere quali accordi hanno gli avversari sulle carte che giocano.",
        "{one} would like to see the four cards of the finished trick again, or at least his own, and to ask which agreements the opponents have about the cards that they play.",
    ),
];
