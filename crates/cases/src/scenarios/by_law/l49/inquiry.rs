//! Laws 49, 50B and 53: what has to be established about a defender's card that has come into view.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{
    add_act, choose_told_fact, defender, drops, may_tell, small,
};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static HOW_EXPOSED: Scenario =
    scenario(49, "how-exposed", &["difensore", "carta penalizzata"], how_exposed)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Fate]]);

/// A small card of a defender falls, is shown, comes into view or is led out of turn.
fn how_exposed(story: &mut Story<'_>) -> Option<()> {
    story.declaring_hand_on_lead()?;
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    story.cast("card", card);
    let cards = Hand::EMPTY.with(card);
    let way = story.choose(5);
    match way {
        0 | 1 => {
            story.add_event(by, drops(card, way == 1));
            story.add_sentence([FALLS, JOSTLED][way]);
        }
        2 => {
            story.add_event(by, Act::Spreads(Facing::of(cards)));
            add_act(story, "deliberate-exposure", Answer::YES, SHOWS)?;
        }
        3 => {
            story.add_event(by, Act::Spreads(Facing::of(cards)));
            story.add_sentence(IS_SEEN);
        }
        _ => {
            story.leads(by, card);
            story.add_sentence(LEADS);
        }
    }
    if way == 1 {
        // A card that declarer made fall is no penalty card, whoever could see it.
        choose_told_fact(story, "visible", PARTNER_TOO, NOT_PARTNER)?;
    } else if way < 4 {
        may_tell(story, "visible", [PARTNER_TOO, NOT_PARTNER, PARTNER_SAYS])?;
    } else {
        may_tell(story, "told-his-turn", [TOLD, MISTAKEN, PARTNER_STOPS])?;
    }
    if way == 2 || way == 3 {
        untold(story, "no-claim-meant", Answer::YES)?;
    } else {
        story.add_sentence(UNTOLD);
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const FALLS: SentenceWordings = &[
    text(
        "{declarer} deve attaccare; {by}, che riordina le carte, fa cadere scopert{o/a} {card}.",
        "{declarer} is to lead; {by}, who is sorting his cards, drops the {card} face up.",
    ),
    text(
        "Mentre {declarer} pensa a che cosa attaccare, a {by} sfugge di mano {card}.",
        "While {declarer} is thinking what to lead, the {card} slips from {by}'s hand.",
    ),
    short_reasons::NOT_KNOCKED,
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer} deve attaccare; allunga il braccio e urta {by}, che fa cadere scopert{o/a} {card}.",
        "{declarer} is to lead; he stretches his arm and knocks {by}, who drops the {card} face up.",
    ),
    text(
        "Mentre pensa a che cosa attaccare {declarer} urta {by}, a cui sfugge di mano {card}.",
        "While he is thinking what to lead, {declarer} knocks {by}, and the {card} slips from his hand.",
    ),
    short_reasons::KNOCKED_BY_DECLARER,
];
const SHOWS: SentenceWordings = &[
    text(
        "{declarer} deve attaccare; «Su, gioca», dice {by}, e gli mostra {card}.",
        "{declarer} is to lead; 'Come on, play,' says {by}, and shows him the {card}.",
    ),
    text(
        "Mentre {declarer} pensa a che cosa attaccare, {by} gli mostra {card} per farlo sbrigare.",
        "While {declarer} is thinking what to lead, {by} shows him the {card} to hurry him.",
    ),
    short_reasons::SHOWN_ON_PURPOSE,
];
const IS_SEEN: SentenceWordings = &[
    text(
        "{declarer} deve attaccare; {by} abbassa le carte senza dire perché, e si vede {card}.",
        "{declarer} is to lead; {by} lowers his cards without saying why, and the {card} is in view.",
    ),
    text(
        "Mentre {declarer} pensa a che cosa attaccare, vede {card} di {by}, che inclina le carte senza dire perché.",
        "While {declarer} is thinking what to lead, he sees the {card} of {by}, who tilts his cards without saying why.",
    ),
    short_reasons::NOT_KNOWN_IF_SHOWN_ON_PURPOSE,
];
const LEADS: SentenceWordings = &[
    text(
        "{declarer} deve attaccare, ma attacca {by}, con {card}.",
        "{declarer} is to lead, but {by} leads, with the {card}.",
    ),
    text(
        "Mentre {declarer} pensa a che cosa attaccare, {by} attacca {card}.",
        "While {declarer} is thinking what to lead, {by} leads the {card}.",
    ),
    because(
        "56",
        ["{by} ha attaccato {card} fuori turno", "{by} avesse attaccato {card} fuori turno"],
        ["{by} led the {card} out of turn", "{by} had led the {card} out of turn"],
    ),
];
const PARTNER_TOO: SentenceWordings = &[
    text(
        "Dal suo posto {partner} vede bene la carta.",
        "From his seat {partner} can see the card well.",
    ),
    text("Anche {partner} avrebbe potuto vederl{o/a}.", "{partner} too could have seen it."),
    short_reasons::partner_could_see("49"),
];
const NOT_PARTNER: SentenceWordings = &[
    text(
        "Dal suo posto {partner} non può vedere la carta.",
        "From his seat {partner} cannot see the card.",
    ),
    text("{partner} invece non avrebbe potuto vederl{o/a}.", "{partner} could not have seen it."),
    short_reasons::PARTNER_COULD_NOT_SEE,
];
const PARTNER_SAYS: SentenceWordings = &[
    text("{partner} dice di non aver guardato.", "{partner} says that he did not look."),
    text(
        "{partner} dice che pensava ad altro.",
        "{partner} says that he was thinking of something else.",
    ),
    short_reasons::NOT_KNOWN_IF_PARTNER_COULD_SEE,
];
const TOLD: SentenceWordings = &[
    text(
        "«Attacchi tu», gli aveva detto {declarer}, e {partner} l'ha sentito.",
        "'You are to lead,' {declarer} had told him, and {partner} heard it.",
    ),
    short_reasons::TOLD_TO_LEAD,
];
const MISTAKEN: SentenceWordings = &[
    text(
        "Si era distratto, e {partner} non l'ha fermato in tempo.",
        "He was distracted, and {partner} did not stop him in time.",
    ),
    short_reasons::nobody_told_to_lead("53"),
];
const PARTNER_STOPS: SentenceWordings = &[
    text(
        "{partner}, sorpreso, non l'ha fermato in tempo.",
        "{partner}, surprised, did not stop him in time.",
    ),
    short_reasons::NOT_KNOWN_IF_TOLD_TO_LEAD,
];
