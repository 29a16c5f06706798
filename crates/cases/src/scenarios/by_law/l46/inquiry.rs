//! Law 46, paragraph B: what has to be established about an incomplete call.

use super::free::calls_suit_to_run;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::may_tell;

pub static WHAT_HE_MEANT: Scenario =
    scenario(46, "what-he-meant", &["morto", "chiamata incompleta"], what_he_meant)
        .tricks(1..=10)
        .asks(&[Inquiry])
        .aspects(FATE);

/// Dummy is on lead; declarer calls a suit, dummy puts out its lowest card, and declarer asks for the highest, before or
/// after the next player has played. The story may leave open whether he surely meant the highest.
fn what_he_meant(story: &mut Story<'_>) -> Option<()> {
    let [put, high] = calls_suit_to_run(story, CALLS_SUIT)?;
    story.wants(story.dummy(), put, Some(high));
    story.add_sentence(WANTS_HIGH);
    may_tell(story, "incontrovertible", [ANNOUNCED, IN_DOUBT, CLAIMS_IT])?;
    Some(())
}

const CALLS_SUIT: SentenceWordings = &[
    text(
        "{declarer} chiama soltanto {call}, e {dummy} mette {put}.",
        "{declarer} calls only {call}, and {dummy} puts out the {put}.",
    ),
    text(
        "«Gioca {suit}», dice {declarer}; {dummy} mette {put}.",
        "'Play {suit},' says {declarer}; {dummy} puts out the {put}.",
    ),
];
const WANTS_HIGH: SentenceWordings = &[
    text(
        "Allora {declarer} protesta: vuole {high}.",
        "{declarer} then protests: he wants the {high}.",
    ),
    text("«No, {high}», dice {declarer}.", "'No, the {high},' says {declarer}."),
];
const ANNOUNCED: SentenceWordings = &[
    text(
        "L'Arbitro ne è convinto: appena prima {declarer} aveva detto a tutti che a {suit} avrebbe giocato dall'alto.",
        "The director is convinced: just before, {declarer} had told everybody that he would play {suit} from the top.",
    ),
    text(
        "L'Arbitro gli crede senza riserve: per i tre altri giocatori {declarer} aveva appena annunciato di voler giocare {suit} dall'alto.",
        "The director believes him without reserve: the three others say that {declarer} had just announced that he would play {suit} from the top.",
    ),
];
const IN_DOUBT: SentenceWordings = &[
    text(
        "L'Arbitro ne è convinto: {declarer}, come riconosce lui stesso, chiamando {suit} al rango non aveva pensato affatto.",
        "The director is convinced: {declarer}, as he admits himself, had not thought of the rank at all when he called {suit}.",
    ),
    text(
        "L'Arbitro gli crede senza riserve: {declarer} dice di aver chiamato {suit} senza pensare al rango, finché non ha visto la carta.",
        "The director believes him without reserve: {declarer} says that he called {suit} without thinking of the rank until he saw the card.",
    ),
];
const CLAIMS_IT: SentenceWordings = &[
    text(
        "Per {declarer} era ovvio a quale carta di {suit} pensava, ma l'Arbitro non ha ancora sentito gli altri.",
        "To {declarer} it was obvious which card of {suit} he meant, but the director has not heard the others yet.",
    ),
    text(
        "{declarer} dice che a {suit} era ovvio quale voleva, ma l'Arbitro non ha ancora chiesto che cosa si era detto prima.",
        "{declarer} says that it was obvious which card of {suit} he wanted, but the director has not asked yet what had been said before.",
    ),
];
