//! Law 70, paragraph C: what has to be established about a claim with a trump out.

use super::{DRAWS_IT, KNEW_IT, objected, trump_still_out};
use crate::scenarios::by_law::l68::OF_CLAIM;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_act, cards_of};

pub static FORGOTTEN_OR_NOT: Scenario =
    scenario(70, "forgotten-or-not", &["richiesta", "atout"], forgotten_or_not)
        .wish(ContractWish::Trumps)
        .tricks(5..=12)
        .asks(&[Inquiry])
        .aspects(OF_CLAIM);

/// Declarer claims while exactly one trump is still out; the story may leave open whether he spoke of it, or whether he may
/// have forgotten it.
fn forgotten_or_not(story: &mut Story<'_>) -> Option<()> {
    let out = trump_still_out(story)?;
    let own = cards_of(story, story.declarer().side());
    story.require(!own.suit(out.trump.suit).is_empty())?;
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
        "{by} non parla di {trump} di {doubter}: l'ha dimenticat{o/a:trump}, e con un gioco normale, ma distratto, perderebbe una presa.",
        "{by} does not speak of {doubter}'s {trump}: he has forgotten it, and by a normal play, if a careless one, he would lose a trick to it.",
    ),
    text(
        "Nella richiesta {by} non parla dell'ultimo atout, {trump} di {doubter}: non lo ricordava, e un gioco normale ma disattento gli costa una presa.",
        "In his claim {by} does not speak of the last trump, {doubter}'s {trump}: he did not remember it, and a normal but inattentive play costs him a trick.",
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
        "{by} sostiene di aver nominato nella richiesta {trump} di {doubter}, che forse non ricordava; {doubter} lo nega, e l'Arbitro non ha ancora sentito gli altri: con un gioco normale, ma distratto, {by} perderebbe una presa.",
        "{by} maintains that, when he claimed, he named {doubter}'s {trump}, which he may not have remembered; {doubter} denies it, and the director has not heard the others yet: by a normal play, if a careless one, {by} would lose a trick to it.",
    ),
    text(
        "Nella richiesta {by} sostiene di aver parlato dell'ultimo atout, {trump} di {doubter}, che forse non ricordava; {doubter} lo nega, e l'Arbitro non ha ancora sentito gli altri: un gioco normale ma disattento costa a {by} una presa.",
        "{by} maintains that in his claim he spoke of the last trump, {doubter}'s {trump}, which he may not have remembered; {doubter} denies it, and the director has not heard the others yet: a normal but inattentive play costs {by} a trick.",
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
        "{by} non parla di {trump} di {doubter}, e non aggiunge altro: con un gioco normale, ma distratto, perderebbe una presa.",
        "{by} does not speak of {doubter}'s {trump}, and says nothing else: by a normal play, if a careless one, he would lose a trick to it.",
    ),
    text(
        "Nella richiesta {by} non parla dell'ultimo atout, {trump} di {doubter}, e non aggiunge altro: un gioco normale ma disattento gli costa una presa.",
        "In his claim {by} does not speak of the last trump, {doubter}'s {trump}, and says nothing else: a normal but inattentive play costs him a trick.",
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
