//! Law 50, paragraph B: what has to be established about a small card of a defender's that all can see.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_act, defender, may_tell, small};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static LAID_OR_SLIPPED: Scenario =
    scenario(50, "laid-or-slipped", &["difensore", "carta penalizzata"], laid_or_slipped)
        .tricks(2..=10)
        .asks(&[Inquiry])
        .aspects(&[&[AspectKind::Fate]]);

/// A small card of a defender appears face up while the declaring side is to lead, where his partner can see it or not; the
/// story may leave open whether he exposed it deliberately.
fn laid_or_slipped(story: &mut Story<'_>) -> Option<()> {
    story.declaring_hand_on_lead()?;
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    story.cast("card", card);
    story.add_event(by, Act::Spreads(Facing::of(Hand::EMPTY.with(card))));
    story.add_sentence(APPEARS);
    let is_visible = story.either();
    let line = if is_visible { NOTHING_HIDES } else { BOX_HIDES };
    add_act(story, "visible", Answer::from_bool(is_visible), line)?;
    may_tell(story, "deliberate-exposure", [LAID, SLIPPED, NOT_ASKED])?;
    untold(story, "no-claim-meant", Answer::YES)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const APPEARS: SentenceWordings = &[
    text(
        "Mentre {declarer} pensa a che cosa attaccare, sul tavolo davanti a {by} c'è {card}, scopert{o/a}.",
        "While {declarer} is thinking what to lead, the {card} lies face up on the table before {by}.",
    ),
    text(
        "{declarer} deve attaccare, e vede sul tavolo {card} di {by}, scopert{o/a}.",
        "{declarer} is to lead, and sees the {card} of {by} face up on the table.",
    ),
    text(
        "Prima che {declarer} attacchi, sul tavolo di fronte a {by} compare {card}, scopert{o/a}.",
        "Before {declarer} leads, the {card} appears face up on the table in front of {by}.",
    ),
];
const NOTHING_HIDES: SentenceWordings = &[
    text(
        "Nulla l{o/a} nasconde a {partner}, che dal suo posto può vederl{o/a}.",
        "Nothing hides it from {partner}, who can see it from his seat.",
    ),
    text(
        "Da dove siede {partner} la faccia della carta si vede bene.",
        "From where {partner} sits the face of the card can be seen well.",
    ),
    text("Anche {partner} avrebbe potuto vederl{o/a}.", "{partner} too could have seen it."),
];
const BOX_HIDES: SentenceWordings = &[
    text(
        "La scatola dei cartellini l{o/a} nasconde a {partner}, che dal suo posto non può vederl{o/a}.",
        "The bidding box hides it from {partner}, who cannot see it from his seat.",
    ),
    text(
        "Da dove siede {partner} la faccia della carta non si vede.",
        "From where {partner} sits the face of the card cannot be seen.",
    ),
    text(
        "Solo {partner} non avrebbe potuto vederl{o/a}.",
        "Only {partner} could not have seen it.",
    ),
];
const LAID: SentenceWordings = &[
    text(
        "{by} ammette di averl{o/a} posat{o/a} lui, per far vedere che non teme nulla.",
        "{by} admits that he laid it there, to show that he fears nothing.",
    ),
    text(
        "L'ha mess{o/a} lì {by} apposta, per far fretta agli altri.",
        "{by} put it there on purpose, to hurry the others.",
    ),
    text(
        "È stato {by} a scoprirl{o/a}, per dire che tanto l{o/a} giocherà.",
        "It was {by} who faced it, to say that he will play it anyway.",
    ),
];
const SLIPPED: SentenceWordings = &[
    text(
        "{by} riordinava la mano, e gli è scivolat{o/a} senza che lo volesse.",
        "{by} was sorting his hand, and it slipped out against his will.",
    ),
    text(
        "È sfuggit{o/a} a {by} per sbaglio, mentre prendeva il bicchiere.",
        "It slipped out by accident, as {by} reached for his glass.",
    ),
    text(
        "È cadut{o/a} a {by}, che teneva la mano troppo bassa e non se n'è accorto.",
        "It fell out as {by} held his hand too low, and he did not notice.",
    ),
];
const NOT_ASKED: SentenceWordings = &[
    text(
        "Se {by} l'abbia posat{o/a} o gli sia scivolat{o/a}, nessuno l'ha visto.",
        "Whether {by} laid it there or it slipped out, nobody saw.",
    ),
    text(
        "{declarer} dice che {by} l'ha mess{o/a} lì apposta, {by} non ha ancora risposto.",
        "{declarer} says that {by} put it there on purpose, {by} has not answered yet.",
    ),
    text(
        "Come sia finit{o/a} lì, a {by} non l'ha ancora chiesto nessuno.",
        "How it came to be there, nobody has asked {by} yet.",
    ),
];
