//! Law 24: what has to be established about a card that fell during the auction.

use super::{AFTER, AT_HIS_TURN, COULD_NOT_SEE, COULD_SEE, DURING, OF_CARD_OR_PASS};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_act, defender, may_tell, small};
use arbitro_laws::table::ExposedCard;

pub static WAS_IT_OVER: Scenario =
    scenario(24, "was-it-over", &["licita", "carta esposta"], was_it_over)
        .tricks(1..=1)
        .asks(&[Inquiry])
        .aspects(OF_CARD_OR_PASS);

/// A player who becomes a defender dropped a card during the auction, where his partner could see it or not; the story may
/// leave open whether the auction was over when the director was called.
fn was_it_over(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    story.cast("card", card);
    let mut seen = BySeat([false; 4]);
    seen[story.declarer()] = true;
    story
        .exposed
        .push(ExposedCard { seen: Some(seen), ..ExposedCard::new(by, card.into(), false) });
    story.add_sentence(AT_HIS_TURN);
    let is_visible = story.either();
    let line = if is_visible { COULD_SEE } else { COULD_NOT_SEE };
    add_act(story, "visible", Answer::from_bool(is_visible), line)?;
    may_tell(story, "auction-on", [DURING, AFTER, DISPUTED])?;
    untold(story, "deliberate-exposure", Answer::NO)?;
    untold(story, "could-have-known", Answer::NO)
}

const DISPUTED: SentenceWordings = &[
    text(
        "L'Arbitro è chiamato quando i cartellini sono già raccolti: c'è chi dice che {partner} doveva ancora chiamare, e chi dice di no.",
        "The director is called when the bidding cards have already been picked up: some say that {partner} had still to call, and some say not.",
    ),
    text(
        "Si chiama l'Arbitro, e al tavolo non sono d'accordo: per gli uni a {partner} toccava ancora chiamare, per gli altri c'era già stato l'ultimo passo.",
        "The director is called, and the table does not agree: to some {partner} had still to call, to others the last pass had already been made.",
    ),
    text(
        "Quando si chiama l'Arbitro nessuno sa dire se l'ultimo passo c'era già stato, o se {partner} doveva ancora chiamare.",
        "When the director is called nobody can say whether the last pass had already been made, or whether {partner} had still to call.",
    ),
];
