//! Law 50, paragraph B: what has to be established about a small card of a defender's that all can see.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_act, defender, may_tell, small};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static SHOWN_OR_SEEN: Scenario =
    scenario(50, "laid-or-slipped", &["difensore", "carta penalizzata"], laid_or_slipped)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Fate]]);

/// A defender holds his cards so that a small one comes into view while the declaring side is to lead; his partner could see
/// it or not, and the story may leave open whether the defender showed it deliberately.
fn laid_or_slipped(story: &mut Story<'_>) -> Option<()> {
    story.declaring_hand_on_lead()?;
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    story.cast("card", card);
    story.add_event(by, Act::Spreads(Facing::of(Hand::EMPTY.with(card))));
    story.add_sentence(APPEARS);
    let is_visible = story.either();
    let line = if is_visible { PARTNER_TOO } else { NOT_PARTNER };
    add_act(story, "visible", Answer::from_bool(is_visible), line)?;
    may_tell(story, "deliberate-exposure", [ON_PURPOSE, BY_ACCIDENT, NOT_ASKED])?;
    untold(story, "no-claim-meant", Answer::YES)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const APPEARS: SentenceWordings = &[
    text(
        "Mentre {declarer} pensa a che cosa attaccare, {by} abbassa le carte, e si vede {card}.",
        "While {declarer} is thinking what to lead, {by} lowers his cards, and the {card} comes into view.",
    ),
    text(
        "{declarer} deve attaccare, e vede {card} di {by}, che ha inclinato le carte.",
        "{declarer} is to lead, and sees the {card} of {by}, who has tilted his cards.",
    ),
    text(
        "Prima che {declarer} attacchi, {by} muove le carte, e si vede {card}.",
        "Before {declarer} leads, {by} moves his cards, and the {card} comes into view.",
    ),
];
const PARTNER_TOO: SentenceWordings = &[
    text(
        "Anche {partner}, dal suo posto, avrebbe potuto vedere la carta.",
        "From his seat {partner} too could have seen the card.",
    ),
    text(
        "Da dove siede {partner} la faccia della carta si vedeva bene.",
        "From where {partner} sits the face of the card could be seen well.",
    ),
    text("Anche {partner} avrebbe potuto vederl{o/a}.", "{partner} too could have seen it."),
    short_reasons::partner_could_see("49"),
];
const NOT_PARTNER: SentenceWordings = &[
    text(
        "Solo {partner}, dal suo posto, non avrebbe potuto vedere la carta.",
        "From his seat {partner} alone could not have seen the card.",
    ),
    text(
        "Da dove siede {partner} la faccia della carta non si vedeva.",
        "From where {partner} sits the face of the card could not be seen.",
    ),
    text(
        "{partner} invece non avrebbe potuto vederl{o/a}.",
        "{partner}, however, could not have seen it.",
    ),
    short_reasons::PARTNER_COULD_NOT_SEE,
];
const ON_PURPOSE: SentenceWordings = &[
    text(
        "{by} ammette di averl{o/a} mostrat{o/a} apposta, per far vedere che non teme nulla.",
        "{by} admits that he showed it on purpose, to make it clear that he fears nothing.",
    ),
    text(
        "{by} l'ha fatt{o/a} vedere apposta, per far fretta a {declarer}.",
        "{by} let it be seen on purpose, to hurry {declarer}.",
    ),
    text(
        "{by} ammette che voleva mostrarl{o/a} a {declarer}.",
        "{by} admits that he wanted to show it to {declarer}.",
    ),
    short_reasons::SHOWN_ON_PURPOSE,
];
const BY_ACCIDENT: SentenceWordings = &[
    text(
        "{by} riordinava la mano, e non si è accorto che si vedeva.",
        "{by} was sorting his hand, and did not notice that it could be seen.",
    ),
    text(
        "{by} prendeva il bicchiere, e l'ha fatt{o/a} vedere senza volerlo.",
        "{by} was reaching for his glass, and let it be seen against his will.",
    ),
    text(
        "{by} teneva la mano troppo bassa, senza accorgersene.",
        "{by} was holding his hand too low, without noticing.",
    ),
    because(
        "50B",
        ["{by} ha mostrato {card} per sbaglio", "{by} avesse mostrato {card} per sbaglio"],
        ["{by} showed the {card} by accident", "{by} had shown the {card} by accident"],
    ),
];
const NOT_ASKED: SentenceWordings = &[
    text(
        "Se {by} l'abbia fatto apposta o no, nessuno lo sa ancora.",
        "Whether {by} did so on purpose or not, nobody knows yet.",
    ),
    text(
        "{declarer} dice che {by} l'ha fatto apposta; {by} non ha ancora risposto.",
        "{declarer} says that {by} did so on purpose; {by} has not answered yet.",
    ),
    text(
        "Se lo volesse, a {by} non l'ha ancora chiesto nessuno.",
        "Whether he meant to, nobody has asked {by} yet.",
    ),
    short_reasons::NOT_KNOWN_IF_SHOWN_ON_PURPOSE,
];
