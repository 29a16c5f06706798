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
    may_tell(story, "incontrovertible", [ANNOUNCED, NO_RANK, CLAIMS_IT])?;
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
        "L'Arbitro accerta che appena prima {declarer} aveva detto a tutti che a {suit} avrebbe giocato dall'alto.",
        "The director finds that just before {declarer} had told everybody that he would play {suit} from the top.",
    ),
    text(
        "Per l'Arbitro è certo: come confermano gli altri tre, {declarer} aveva appena annunciato di voler giocare {suit} dall'alto.",
        "The director is certain: as the three others confirm, {declarer} had just announced that he would play {suit} from the top.",
    ),
    because(
        "46B",
        [
            "{declarer} aveva annunciato di giocare {suit} dall'alto",
            "{declarer} avesse annunciato di giocare {suit} dall'alto",
        ],
        [
            "{declarer} had announced that he would play {suit} from the top",
            "{declarer} had announced that he would play {suit} from the top",
        ],
    ),
];
const NO_RANK: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer}, come ammette lui stesso, nel chiamare {suit} non aveva pensato al rango.",
        "The director finds that {declarer}, as he admits himself, had not thought of the rank when he called {suit}.",
    ),
    text(
        "Per l'Arbitro è certo: come ammette lui stesso, {declarer} ha chiamato {suit} senza pensare al rango, finché non ha visto la carta.",
        "The director is certain: as he admits himself, {declarer} called {suit} without thinking of the rank until he saw the card.",
    ),
    because(
        "46B2",
        [
            "{declarer} aveva chiamato {suit} senza pensare al rango, cioè la carta più bassa",
            "{declarer} avesse chiamato {suit} senza pensare al rango, cioè la carta più bassa",
        ],
        [
            "{declarer} had called {suit} without thinking of the rank, that is the lowest card",
            "{declarer} had called {suit} without thinking of the rank, that is the lowest card",
        ],
    ),
];
const CLAIMS_IT: SentenceWordings = &[
    text(
        "{declarer} sostiene che era ovvio quale carta di {suit} voleva, ma l'Arbitro non ha ancora sentito gli altri.",
        "{declarer} maintains that it was obvious which card of {suit} he wanted, but the director has not heard the others yet.",
    ),
    text(
        "Per {declarer} era ovvio quale carta di {suit} voleva, ma l'Arbitro non ha ancora chiesto che cosa si era detto prima.",
        "To {declarer} it was obvious which card of {suit} he wanted, but the director has not asked yet what had been said before.",
    ),
    because(
        "46B",
        [
            "non è ancora accertato che cosa intendesse {declarer}",
            "non fosse ancora accertato che cosa intendesse {declarer}",
        ],
        [
            "it is not yet established what {declarer} meant",
            "it had not yet been established what {declarer} meant",
        ],
    ),
];
