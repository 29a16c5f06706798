//! Law 16, paragraph B: what has to be established about information from partner.

use super::{
    DECLARER_DID_NOT, DECLARER_GAINED, DECLARER_GAINED_NOTHING, PARTNER_DID_NOT, PARTNER_GAINED,
    PARTNER_GAINED_NOTHING, suggests,
};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_if_told;

pub static USED_OR_NOT: Scenario =
    scenario(16, "used-or-not", &["informazione", "punteggio arbitrale"], used_or_not)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Score]]);

/// A defender or dummy lets something slip to his partner; the story may leave open whether the partner made use of it, or
/// whether that did damage.
fn used_or_not(story: &mut Story<'_>) -> Option<()> {
    let is_dummys = story.pick_from(&[true, false])?;
    suggests(story, is_dummys)?;
    let (used, damaged, of_dummy, of_defender) = [
        (Some(true), Some(true), DECLARER_GAINED, PARTNER_GAINED),
        (Some(true), Some(false), DECLARER_GAINED_NOTHING, PARTNER_GAINED_NOTHING),
        (Some(false), Some(false), DECLARER_DID_NOT, PARTNER_DID_NOT),
        (None, Some(true), DECLARER_PLAYED_IT, PARTNER_PLAYED_IT),
        (Some(true), None, DECLARER_CHOSE_IT, PARTNER_CHOSE_IT),
    ][story.choose(5)];
    story.add_sentence(if is_dummys { of_dummy } else { of_defender });
    for (key, told) in [("information-used", used), ("use-damaged", damaged)] {
        add_if_told(story, key, told, UNTOLD)?;
    }
    Some(())
}

const DECLARER_PLAYED_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che nel seguito del gioco {declarer} ha seguito la linea suggerita dal compagno, e agli avversari è costata una presa; se ce ne fosse un'altra logica non l'ha ancora esaminato.",
        "The director finds that in the rest of the play {declarer} followed the line that his partner had suggested, and it cost the opponents a trick; whether there was another logical line he has not examined yet.",
    ),
    text(
        "Nel seguito del gioco {declarer} ha giocato {suit}, e ci ha guadagnato una presa; l'Arbitro non ha ancora esaminato se ci fossero altre giocate logiche.",
        "In the rest of the play {declarer} played {suit}, and gained a trick by it; the director has not examined yet whether there were other logical plays.",
    ),
    because(
        "16B1(a)",
        [
            "non si sa ancora se {declarer} avesse un'altra scelta logica",
            "non si sapesse ancora se {declarer} avesse un'altra scelta logica",
        ],
        [
            "it is not yet known whether {declarer} had another logical choice",
            "it were not yet known whether {declarer} had another logical choice",
        ],
    ),
];
const DECLARER_CHOSE_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che nel seguito del gioco {declarer} fra due linee logiche ha seguito quella suggerita dal compagno; se agli avversari sia costata una presa non l'ha ancora esaminato.",
        "The director finds that in the rest of the play {declarer} followed, of two logical lines, the one that his partner had suggested; whether it cost the opponents a trick he has not examined yet.",
    ),
    text(
        "Nel seguito del gioco {declarer} ha giocato {suit}, dove altri avrebbero giocato un altro seme; l'Arbitro non ha ancora esaminato se ci abbia guadagnato qualcosa.",
        "In the rest of the play {declarer} played {suit}, where others would have played another suit; the director has not examined yet whether he gained anything by it.",
    ),
    because(
        "16B1(a)",
        [
            "non si sa ancora se la scelta di {declarer} è costata una presa agli avversari",
            "non si sapesse ancora se la scelta di {declarer} è costata una presa agli avversari",
        ],
        [
            "it is not yet known whether {declarer}'s choice cost the opponents a trick",
            "it were not yet known whether {declarer}'s choice cost the opponents a trick",
        ],
    ),
];
const PARTNER_PLAYED_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che nel seguito del gioco {partner} ha scelto il ritorno suggerito dal compagno, e agli avversari è costato una presa; se ce ne fosse un altro logico non l'ha ancora esaminato.",
        "The director finds that in the rest of the play {partner} chose the return that his partner had suggested, and it cost the opponents a trick; whether there was another logical return he has not examined yet.",
    ),
    text(
        "Nel seguito del gioco {partner}, in presa, ha giocato {suit}, e ci ha guadagnato una presa; l'Arbitro non ha ancora esaminato se ci fossero altri ritorni logici.",
        "In the rest of the play {partner}, on winning a trick, led {suit}, and gained a trick by it; the director has not examined yet whether there were other logical returns.",
    ),
    because(
        "16B1(a)",
        [
            "non si sa ancora se {partner} avesse un'altra scelta logica",
            "non si sapesse ancora se {partner} avesse un'altra scelta logica",
        ],
        [
            "it is not yet known whether {partner} had another logical choice",
            "it were not yet known whether {partner} had another logical choice",
        ],
    ),
];
const PARTNER_CHOSE_IT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che nel seguito del gioco {partner} fra due ritorni logici ha scelto quello suggerito dal compagno; se agli avversari sia costato una presa non l'ha ancora esaminato.",
        "The director finds that in the rest of the play {partner} chose, of two logical returns, the one that his partner had suggested; whether it cost the opponents a trick he has not examined yet.",
    ),
    text(
        "Nel seguito del gioco {partner}, in presa, ha giocato {suit}, dove altri avrebbero giocato un altro seme; l'Arbitro non ha ancora esaminato se ci abbia guadagnato qualcosa.",
        "In the rest of the play {partner}, on winning a trick, led {suit}, where others would have led another suit; the director has not examined yet whether he gained anything by it.",
    ),
    because(
        "16B1(a)",
        [
            "non si sa ancora se la scelta di {partner} è costata una presa agli avversari",
            "non si sapesse ancora se la scelta di {partner} è costata una presa agli avversari",
        ],
        [
            "it is not yet known whether {partner}'s choice cost the opponents a trick",
            "it were not yet known whether {partner}'s choice cost the opponents a trick",
        ],
    ),
];
