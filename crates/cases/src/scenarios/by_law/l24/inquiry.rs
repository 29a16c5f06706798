//! Law 24: what has to be established about a card that fell during the auction.

use super::{AFTER, COULD_NOT_SEE, COULD_SEE, DURING, OF_CARD_OR_PASS, drops_before_declarer};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{choose_told_fact, may_tell};

pub static WAS_IT_OVER: Scenario =
    scenario(24, "was-it-over", &["licita", "carta esposta"], was_it_over)
        .tricks(1..=1)
        .asks(&[Inquiry])
        .aspects(OF_CARD_OR_PASS);

/// A player who becomes a defender dropped a card during the auction, where his partner could see it or not; the story may
/// leave open whether the auction was over when the director was called.
fn was_it_over(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    drops_before_declarer(story)?;
    choose_told_fact(story, "visible", COULD_SEE, COULD_NOT_SEE)?;
    may_tell(story, "auction-on", [DURING, AFTER, DISPUTED])?;
    untold_no(story, &["deliberate-exposure", "could-have-known"])
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
    because(
        "24",
        ["non si sa ancora se la licita è finita", "non si sapesse ancora se la licita è finita"],
        [
            "it is not yet known whether the auction is over",
            "it were not yet known whether the auction is over",
        ],
    ),
];
