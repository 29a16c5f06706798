//! Laws 42 and 43: what dummy may do, with his rights and without them.

use super::may_have_looked;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::revoke_scene;

pub static DUMMYS_WISHES: Scenario =
    scenario(43, "dummys-wishes", &["morto", "diritti perduti", "diritti"], dummys_wishes)
        .tricks(2..=10)
        .asks(&[Rights("dummy"), Rights("dummy"), Rights("dummy")]);

/// Declarer has not followed suit. Dummy, who may have looked at the hand of a defender, would ask him whether he is void,
/// and draw attention to an irregularity, to which a defender has drawn attention before or not.
fn dummys_wishes(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer))?;
    let it = revoke_scene(story, declarer)?;
    may_have_looked(story, declarer.lho());
    story.plays(declarer, it.played_card);
    story.add_sentence(DISCARDS);
    let rho = declarer.rho();
    story.cast("rho", rho);
    let before = story.either();
    if before {
        story.call_director(rho);
    }
    story.add_sentence(if before { RHO_SPEAKS } else { RHO_IS_SILENT });
    story.add_event(dummy, Act::AsksIfVoid(declarer));
    story.add_event(dummy, Act::Prevents(declarer));
    story.call_director(dummy);
    story.add_sentence(WISHES);
    untold(story, "could-have-known", Answer::NO)
}

const DISCARDS: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {declarer} gioca {wrong}.",
        "On the lead of {suit} {declarer} plays the {wrong}.",
    ),
];
const RHO_SPEAKS: SentenceWordings = &[
    text("«C'è una renonce», dice {rho}.", "'There is a revoke,' says {rho}."),
];
const RHO_IS_SILENT: SentenceWordings = &[
    text("{rho} aspetta in silenzio.", "{rho} waits in silence."),
];
const WISHES: SentenceWordings = &[
    text(
        "{dummy} vorrebbe chiedere a {declarer} se ha finito {suit}, fermarlo se sta per sbagliare, e parlare della renonce.",
        "{dummy} would like to ask {declarer} whether he is out of {suit}, to stop him if he is about to err, and to speak of the revoke.",
    ),
];
