//! Law 70, paragraph C: what has to be established about a claim with a trump out.

use super::{DRAWS_IT, KNEW_IT, objected, trump_still_out};
use crate::scenarios::by_law::l68::OF_CLAIM;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::add_act;

pub static FORGOTTEN_OR_NOT: Scenario =
    scenario(70, "forgotten-or-not", &["richiesta", "atout"], forgotten_or_not)
        .wish(ContractWish::Trumps)
        .tricks(4..=11)
        .asks(&[Inquiry])
        .aspects(OF_CLAIM);

/// Declarer claims while exactly one trump is still out; the story may leave open whether he spoke of it, or whether he may
/// have forgotten it.
fn forgotten_or_not(story: &mut Story<'_>) -> Option<()> {
    let out = trump_still_out(story)?;
    let doubter = out.claimed(story)?;
    let (mentioned, unknown, takes, line) = [
        (Some(true), Some(false), Some(false), DRAWS_IT),
        (Some(false), Some(true), Some(true), FORGOT),
        (Some(false), Some(false), Some(true), KNEW_IT),
        (None, Some(true), Some(true), SPOKE_IS_OPEN),
        (Some(false), None, Some(true), KNEW_IS_OPEN),
    ][story.choose(5)];
    story.add_sentence(line);
    let told = [("trump-mentioned", mentioned), ("trump-unknown", unknown), ("trump-takes", takes)];
    for (key, holds) in told {
        match holds {
            Some(holds) => add_act(story, key, Answer::from_bool(holds), UNTOLD)?,
            None => story.add_sentence(UNTOLD),
        }
    }
    untold(story, "needs-holding", Answer::NO)?;
    untold(story, "normal-line-loses", Answer::NO)?;
    objected(story, doubter)
}

const FORGOT: SentenceWordings = &[
    text(
        "{by} non parla di {trump} di {doubter}: l'ha dimenticat{o/a:trump}, e una linea normale, ma distratta, può costargli una presa.",
        "{by} does not speak of {doubter}'s {trump}: he has forgotten it, and a normal line, if a careless one, may cost him a trick.",
    ),
    text(
        "Nella richiesta {by} non parla dell'ultimo atout, {trump} di {doubter}: gli era sfuggit{o/a:trump}, e una linea normale può costargli una presa.",
        "In his claim {by} does not speak of the last trump, {doubter}'s {trump}: he had overlooked it, and a normal line may cost him a trick.",
    ),
    because(
        "70C",
        [
            "{by} non ricordava {trump}, che poteva fare una presa",
            "{by} non avesse ricordato {trump}, che poteva fare una presa",
        ],
        [
            "{by} had forgotten the {trump}, which could win a trick",
            "{by} had forgotten the {trump}, and it could win a trick",
        ],
    ),
];
const SPOKE_IS_OPEN: SentenceWordings = &[
    text(
        "{by} sostiene di aver nominato nella richiesta {trump} di {doubter}; {doubter} lo nega, e l'Arbitro non ha ancora sentito gli altri: se non l'ha nominat{o/a:trump}, può averl{o/a:trump} dimenticat{o/a:trump}, e allora una linea normale può costargli una presa.",
        "{by} maintains that he named {doubter}'s {trump} in his claim; {doubter} denies it, and the director has not heard the others yet: if he did not name it, he may have forgotten it, and then a normal line may cost him a trick.",
    ),
    text(
        "Nella richiesta {by} sostiene di aver parlato dell'ultimo atout, {trump} di {doubter}; {doubter} lo nega, e l'Arbitro non ha ancora sentito gli altri: se {by} non ne ha parlato, può essergli sfuggit{o/a:trump}, e allora una linea normale può costargli una presa.",
        "{by} maintains that in his claim he spoke of the last trump, {doubter}'s {trump}; {doubter} denies it, and the director has not heard the others yet: if {by} did not speak of it, he may have overlooked it, and then a normal line may cost him a trick.",
    ),
    because(
        "70C",
        [
            "non si sa ancora se {by} ha parlato di {trump}",
            "non si sapesse ancora se {by} ha parlato di {trump}",
        ],
        [
            "it is not known yet whether {by} spoke of the {trump}",
            "it were not known yet whether {by} spoke of the {trump}",
        ],
    ),
];
const KNEW_IS_OPEN: SentenceWordings = &[
    text(
        "{by} non parla di {trump} di {doubter}: se l'ha dimenticat{o/a:trump}, una linea normale può costargli una presa; se l{o/a:trump} ricordava, ogni linea normale l{o/a:trump} batte subito; quale dei due casi sia, l'Arbitro non l'ha ancora accertato.",
        "{by} does not speak of {doubter}'s {trump}: if he has forgotten it, a normal line may cost him a trick; if he remembered it, every normal line draws it at once; the director has not yet established which of the two it is.",
    ),
    text(
        "Nella richiesta {by} non parla dell'ultimo atout, {trump} di {doubter}: se gli era sfuggit{o/a:trump}, una linea normale può costargli una presa; se l{o/a:trump} ricordava, ogni linea normale l{o/a:trump} batte subito; l'Arbitro non ha ancora accertato quale dei due casi sia.",
        "In his claim {by} does not speak of the last trump, {doubter}'s {trump}: if he had overlooked it, a normal line may cost him a trick; if he remembered it, every normal line draws it at once; the director has not yet established which of the two it is.",
    ),
    because(
        "70C",
        [
            "non si sa ancora se {by} ricordava {trump}",
            "non si sapesse ancora se {by} ricordava {trump}",
        ],
        [
            "it is not known yet whether {by} remembered the {trump}",
            "it were not known yet whether {by} remembered the {trump}",
        ],
    ),
];
