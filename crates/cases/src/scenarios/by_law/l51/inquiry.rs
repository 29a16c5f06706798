//! Law 51: what has to be established about a second card of a defender's.

use super::{ASPECTS, NOT_SEEN, SEEN, second_falls};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{choose_told_fact, may_tell};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static SAYS_HE_DID_NOT_LOOK: Scenario =
    scenario(51, "says-he-did-not-look", &["difensore", "carte penalizzate"], says_he_did_not_look)
        .tricks(2..=9)
        .asks(&[Inquiry])
        .aspects(ASPECTS);

/// A card of a defender falls when he has a minor penalty card, or has taken up the card that fell first; the story may
/// leave open whether his partner could have seen it.
fn says_he_did_not_look(story: &mut Story<'_>) -> Option<()> {
    if second_falls(story)? {
        // A card that declarer made fall is no penalty card, whoever could see it.
        choose_told_fact(story, "visible", SEEN, NOT_SEEN)?;
    } else {
        may_tell(story, "visible", [SEEN, NOT_SEEN, DID_NOT_LOOK])?;
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const DID_NOT_LOOK: SentenceWordings = &[
    text(
        "{card} cade scopert{o/a} e {by} l{o/a} riprende subito; {partner} dice di non aver guardato.",
        "The {card} lands face up and {by} takes it up at once; {partner} says that he did not look.",
    ),
    text(
        "Cade scopert{o/a}, e {by} ci mette sopra una mano; {partner} dice che pensava ad altro.",
        "It lands face up, and {by} puts a hand on it; {partner} says that he was thinking of something else.",
    ),
    text(
        "{partner} dice di non averl{o/a} vist{o/a}; {by} l'ha già ripres{o/a} da dov'era, scopert{o/a}.",
        "{partner} says that he has not seen it; {by} has already taken it up from where it lay, face up.",
    ),
    short_reasons::NOT_KNOWN_IF_PARTNER_COULD_SEE,
];
