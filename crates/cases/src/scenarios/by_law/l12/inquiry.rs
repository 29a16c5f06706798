//! Laws 12, 41D and 50E: what has to be established before a score is adjusted for an exposed or a hidden card.

use super::{HELPED, NO_DAMAGE, both_ask, miscount};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_if_told;

pub static WHAT_IT_COST: Scenario =
    scenario(12, "what-it-cost", &["carta penalizzata", "punteggio arbitrale"], what_it_cost)
        .tricks(2..=9)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Score]]);

/// A defender's card is exposed, and a card of dummy's may have been hidden; at the end of play each side asks for an adjusted
/// score. The story may leave open whether the one or the other did damage.
fn what_it_cost(story: &mut Story<'_>) -> Option<()> {
    let is_hidden = both_ask(story)?;
    let (helped, by_hidden, line) = [
        (Some(true), Some(false), HELPED),
        (Some(false), Some(true), miscount(is_hidden)),
        (Some(false), Some(false), NO_DAMAGE),
        (None, Some(false), HELP_IS_OPEN),
        (Some(false), None, if is_hidden { COUNT_IS_OPEN } else { COUNT_IN_VIEW }),
    ][story.choose(5)];
    story.add_sentence(line);
    untold(story, "information-used", Answer::from_bool(helped != Some(false)))?;
    for (key, told) in [("penalty-card-damage", helped), ("hidden-card-damage", by_hidden)] {
        add_if_told(story, key, told, UNTOLD)?;
    }
    Some(())
}

const HELP_IS_OPEN: SentenceWordings = &[
    text(
        "{partner}, fra due ritorni logici, ha scelto quello che {card} di {by} gli suggeriva: se a {declarer} sia costato qualcosa, l'Arbitro non l'ha ancora esaminato.",
        "Of two logical returns {partner} chose the one that {by}'s {card} suggested to him: whether that cost {declarer} anything the director has not examined yet.",
    ),
    text(
        "L'Arbitro accerta che fra due ritorni logici {partner} ha preferito quello suggerito da {card} di {by}; quanto avrebbe fatto {declarer} con l'altro non si è ancora analizzato.",
        "The director finds that of two logical returns {partner} preferred the one suggested by {by}'s {card}; what {declarer} would have made after the other has not been analysed yet.",
    ),
    text(
        "{partner} poteva scegliere fra due ritorni logici, e {card} di {by} lo ha spinto a uno; se l'altro avrebbe dato a {declarer} una presa in più non si è ancora visto.",
        "{partner} had the choice of two logical returns, and {by}'s {card} led him to one; whether the other would have given {declarer} a trick more nobody has looked at yet.",
    ),
    because(
        "50E",
        [
            "non si sa ancora se il ritorno suggerito da {card} è costato una presa a {declarer}",
            "non si sapesse ancora se il ritorno suggerito da {card} è costato una presa a {declarer}",
        ],
        [
            "it is not yet known whether the return that the {card} suggested cost {declarer} a trick",
            "it were not yet known whether the return that the {card} suggested cost {declarer} a trick",
        ],
    ),
];
/// What is told in the same words whether or not dummy's card was hidden.
const SAY_THAT_THEY_MISCOUNTED: SentenceWordings = &[
    text(
        "{by} e {partner} dicono di aver contato male le carte di {dummy}, e che {declarer} ci ha guadagnato una presa: se sia stato per {hidden}, l'Arbitro non l'ha ancora esaminato.",
        "{by} and {partner} say that they miscounted {dummy}'s cards, and that {declarer} gained a trick by it: whether it was because of the {hidden} the director has not examined yet.",
    ),
    text(
        "Un errore di {by} e {partner} nel contare le carte di {dummy} ha fruttato a {declarer} una presa; se dipendesse da {hidden} l'Arbitro non l'ha ancora chiesto.",
        "A mistake of {by} and {partner} in counting {dummy}'s cards gained {declarer} a trick; whether it came from the {hidden} the director has not asked yet.",
    ),
    text(
        "{by} e {partner} si sono sbagliati sulle carte di {dummy}, e ciò ha dato a {declarer} una presa in più; nessuno ha ancora chiesto loro se fosse per {hidden}.",
        "{by} and {partner} were mistaken about {dummy}'s cards, which gave {declarer} a trick more; nobody has asked them yet whether it was because of the {hidden}.",
    ),
];
const COUNT_IS_OPEN: SentenceWordings = &told_as(
    SAY_THAT_THEY_MISCOUNTED,
    because(
        "12A1",
        [
            "non si sa ancora se {by} e {partner} hanno contato male per via di {hidden}",
            "non si sapesse ancora se {by} e {partner} hanno contato male per via di {hidden}",
        ],
        [
            "it is not yet known whether {by} and {partner} miscounted because of the {hidden}",
            "it were not yet known whether {by} and {partner} miscounted because of the {hidden}",
        ],
    ),
);
/// No card of dummy's was hidden, so that nothing is left to be asked.
const COUNT_IN_VIEW: SentenceWordings =
    &told_as(SAY_THAT_THEY_MISCOUNTED, short_reasons::MISCOUNTED_BY_THEMSELVES);
