//! Answers to questions: corrected too soon or too late, and what the question itself told.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{also_finds, cast_upcoming};

pub(super) static CORRECTS_TOO_SOON: Scenario =
    scenario(20, "corrects-too-soon", &["errata informazione"], corrects_too_soon)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Breach, AspectKind::Turn]]);

/// A defender explains a call wrongly to declarer, who plays; then he himself or his partner corrects the explanation,
/// before or after the next card.
fn corrects_too_soon(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let defender = declarer.rho();
    let [(_, card), (_, next), _] = cast_upcoming(story)?;
    cast!(story, defender, card, next);
    story.add_event(defender, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(DEFENDER_EXPLAINS);
    story.play_on()?;
    let later = story.either();
    if later {
        story.play_on()?;
    }
    story.add_sentence(if later { AND_NEXT } else { NOT_NEXT });
    let himself = story.either();
    let by = if himself { defender } else { defender.partner() };
    story.add_event(by, Act::Amends(ExplanationTopic::Call));
    story.add_sentence(if himself { CORRECTS_HIMSELF } else { PARTNER_CORRECTS });
    story.choose_finding("play-influenced", CARD_RESTED, CARD_DID_NOT)?;
    Some(())
}

const DEFENDER_EXPLAINS: SentenceWordings = &[
    text(
        "{declarer} chiede di una chiamata dei difensori, e {defender} la spiega male.",
        "{declarer} asks about a call of the defenders', and {defender} explains it wrongly.",
    ),
    text(
        "Prima di giocare {declarer} vuole sapere che cosa mostrava una chiamata; {defender} si confonde e risponde male.",
        "Before playing {declarer} wants to know what a call showed; {defender} mixes things up and answers wrongly.",
    ),
    text(
        "{defender}, a domanda di {declarer}, dà una spiegazione sbagliata di una chiamata.",
        "Asked by {declarer}, {defender} gives a wrong explanation of a call.",
    ),
];
const AND_NEXT: SentenceWordings = &[
    text(
        "{declarer} gioca {card}, e {lho} gioca {next}.",
        "{declarer} plays the {card}, and {lho} plays the {next}.",
    ),
    text(
        "Poi {declarer} gioca {card} e {lho} {next}.",
        "Then {declarer} plays the {card} and {lho} the {next}.",
    ),
];
const NOT_NEXT: SentenceWordings = &[
    text(
        "{declarer} gioca {card}, e {lho} non ha ancora giocato.",
        "{declarer} plays the {card}, and {lho} has not played yet.",
    ),
    text(
        "Poi {declarer} gioca {card}; tocca a {lho}.",
        "Then {declarer} plays the {card}; it is {lho}'s turn.",
    ),
];
const CORRECTS_HIMSELF: SentenceWordings = &[
    text(
        "«Mi sono sbagliato», dice {defender} prima che {lho} apra bocca, e dà la spiegazione giusta.",
        "'I was wrong,' says {defender} before {lho} opens his mouth, and gives the right explanation.",
    ),
    text(
        "{lho} tace; è {defender} a chiamare l'Arbitro e a correggersi.",
        "{lho} keeps silent; it is {defender} who calls the director and corrects himself.",
    ),
];
const PARTNER_CORRECTS: SentenceWordings = &[
    text(
        "«Si è sbagliato», dice {lho} prima che {defender} apra bocca, e dà lui la spiegazione giusta.",
        "'He was wrong,' says {lho} before {defender} opens his mouth, and gives the right explanation himself.",
    ),
    text(
        "{defender} tace; è {lho} a chiamare l'Arbitro e a correggere il compagno.",
        "{defender} keeps silent; it is {lho} who calls the director and corrects his partner.",
    ),
];
const CARD_RESTED: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, aveva scelto la carta in base a quella spiegazione.",
        "{declarer}, the director finds, had chosen his card because of that explanation.",
    ),
    text(
        "Con la spiegazione giusta {declarer} avrebbe giocato un'altra carta.",
        "With the right explanation {declarer} would have played another card.",
    ),
];
const CARD_DID_NOT: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, avrebbe scelto la stessa carta con qualunque spiegazione.",
        "{declarer}, the director finds, would have chosen the same card whatever the explanation.",
    ),
    text(
        "Con la spiegazione giusta {declarer} avrebbe giocato la stessa carta.",
        "With the right explanation {declarer} would have played the same card.",
    ),
];

pub(super) static QUESTION_AND_ANSWER: Scenario = scenario(
    20,
    "question-and-answer",
    &["domande", "informazione", "punteggio arbitrale"],
    question_and_answer,
)
.tricks(2..=10)
.aspects(&[&[AspectKind::Score]]);

/// A defender asks about one call; the answer is right or wrong. After the play the director weighs what his partner made
/// of the question, and he himself of the answer.
fn question_and_answer(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 3)?;
    let declarer = story.declarer();
    cast!(story, by, partner = by.partner());
    let topic = ExplanationTopic::Call;
    story.add_event(by, Act::Asks { topic, single: true });
    story.add_sentence(ASKS_ONE);
    let is_wrong = story.either();
    story.add_event(declarer, Act::Explains(topic));
    let (_, card) = story.play_on()?;
    let (other, after) = story.play_on()?;
    cast!(story, card, other, after);
    if is_wrong {
        story.add_event(declarer, Act::Amends(topic));
    }
    story.add_sentence(if is_wrong { WRONG_ANSWER } else { RIGHT_ANSWER });
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(AT_THE_END);
    let use_made = story.choose(3);
    let line = [TOOK_THE_HINT, HINT_FREE, NO_HINT][use_made];
    story.add_finding("information-used", Answer::from_bool(use_made < 2), line)?;
    also_finds(story, "use-damaged", Answer::from_bool(use_made == 0))?;
    story.choose_finding("play-influenced", ANSWER_WEIGHED, ANSWER_DID_NOT)?;
    Some(())
}

const ASKS_ONE: SentenceWordings = &[
    text(
        "{by}, che deve giocare, chiede a {declarer} che cosa significava una sola chiamata di {dummy}.",
        "{by}, who is to play, asks {declarer} what one single call of {dummy}'s meant.",
    ),
    text(
        "Al suo turno {by} chiede a {declarer} di una sola chiamata di {dummy}: «che cosa mostrava?»",
        "At his turn {by} asks {declarer} about one single call of {dummy}'s: 'what did it show?'",
    ),
];
const WRONG_ANSWER: SentenceWordings = &[
    text(
        "La risposta è sbagliata, e {declarer} la corregge solo dopo {card} di {by} e {after} di {other}.",
        "The answer is wrong, and {declarer} corrects it only after {by}'s {card} and {other}'s {after}.",
    ),
    text(
        "{declarer} risponde male; {by} gioca {card} e {other} {after} prima che {declarer} si corregga davanti all'Arbitro.",
        "{declarer} answers wrongly; {by} plays the {card} and {other} the {after} before {declarer} corrects himself to the director.",
    ),
];
const RIGHT_ANSWER: SentenceWordings = &[
    text(
        "La risposta è esatta, e {declarer} la conferma ancora dopo {card} di {by} e {after} di {other}.",
        "The answer is correct, and {declarer} confirms it again after {by}'s {card} and {other}'s {after}.",
    ),
    text(
        "{declarer} risponde bene; {by} gioca {card} e {other} {after} prima che {declarer} lo confermi davanti all'Arbitro.",
        "{declarer} answers correctly; {by} plays the {card} and {other} the {after} before {declarer} confirms it to the director.",
    ),
];
const AT_THE_END: SentenceWordings = &[
    text(
        "A gioco finito {declarer} si lamenta della domanda, i difensori della risposta.",
        "When play is over {declarer} complains of the question, the defenders of the answer.",
    ),
    text(
        "Finito il gioco, {declarer} protesta per la domanda e i difensori per la risposta.",
        "After the play {declarer} protests about the question, the defenders about the answer.",
    ),
];
const TOOK_THE_HINT: SentenceWordings = &[
    text(
        "{partner}, fra due ritorni logici, aveva scelto quello che la domanda suggeriva: a {declarer} è costato una presa.",
        "{partner} had chosen, of two logical returns, the one that the question suggested: it cost {declarer} a trick.",
    ),
    text(
        "Fra due giocate logiche {partner} aveva preferito quella che la domanda suggeriva, e {declarer} ha perso una presa.",
        "Of two logical plays {partner} had preferred the one that the question suggested, and {declarer} lost a trick.",
    ),
];
const HINT_FREE: SentenceWordings = &[
    text(
        "{partner}, fra due ritorni logici, aveva scelto quello che la domanda suggeriva: a {declarer} non è costato nulla.",
        "{partner} had chosen, of two logical returns, the one that the question suggested: it cost {declarer} nothing.",
    ),
    text(
        "Fra due giocate logiche {partner} aveva preferito quella che la domanda suggeriva, ma {declarer} non ha perso prese.",
        "Of two logical plays {partner} had preferred the one that the question suggested, but {declarer} lost no trick.",
    ),
];
const NO_HINT: SentenceWordings = &[
    text(
        "{partner}, fra due ritorni logici, aveva scelto quello che la domanda sconsigliava: a {declarer} è costato una presa.",
        "{partner} had chosen, of two logical returns, the one that the question advised against: it cost {declarer} a trick.",
    ),
    text(
        "Fra due giocate logiche {partner} aveva preferito quella che la domanda sconsigliava, e {declarer} ha perso una presa.",
        "Of two logical plays {partner} had preferred the one that the question advised against, and {declarer} lost a trick.",
    ),
];
const ANSWER_WEIGHED: SentenceWordings = &[
    text(
        "{by} aveva scelto la sua carta per via della risposta, e ci ha rimesso una presa.",
        "{by} had chosen his card because of the answer, and lost a trick by it.",
    ),
    text(
        "Con un'altra risposta {by} avrebbe giocato un'altra carta, e la difesa avrebbe fatto una presa in più.",
        "With another answer {by} would have played another card, and the defence would have made a trick more.",
    ),
];
const ANSWER_DID_NOT: SentenceWordings = &[
    text(
        "{by} aveva scelto la sua carta senza badare alla risposta, e non ci ha rimesso nulla.",
        "{by} had chosen his card regardless of the answer, and lost nothing by it.",
    ),
    text(
        "Con un'altra risposta {by} avrebbe giocato la stessa carta, e la difesa avrebbe fatto le stesse prese.",
        "With another answer {by} would have played the same card, and the defence would have made the same tricks.",
    ),
];

pub(super) static DECLARERS_RIGHTS: Scenario = scenario(
    20,
    "declarers-rights",
    &["errata informazione", "carta penalizzata", "diritti"],
    declarers_rights,
)
.tricks(2..=9)
.aspects(&[&[AspectKind::Choices]]);

/// Declarer plays after a defender's explanation, which the defender then corrects and which may have influenced declarer.
/// The other defender may say that he holds a card.
fn declarers_rights(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let (lho, rho) = (declarer.lho(), declarer.rho());
    let card = story.would_play()?;
    // A card that its owner must play at once leaves no suit to require of his partner.
    let led = story.led().unwrap_or(card.suit);
    let named = story.pick(story.hand(lho) - story.suit(lho, led))?;
    story.require(!story.suit(lho, led).is_empty() && !story.suit(rho, named.suit).is_empty())?;
    cast!(story, card, named);
    let topic = ExplanationTopic::Call;
    story.add_event(rho, Act::Explains(topic));
    story.plays(declarer, card);
    story.add_sentence(RHO_EXPLAINS);
    story.add_event(rho, Act::Amends(topic));
    story.add_sentence(RHO_AMENDS);
    story.choose_act(lho, Act::Names(named.into()), LHO_NAMES, LHO_KEEPS_IT);
    story.choose_finding("play-influenced", RESTED_ON_RHO, REGARDLESS_OF_RHO)?;
    Some(())
}

const RHO_EXPLAINS: SentenceWordings = &[
    text(
        "{declarer} chiede di una chiamata dei difensori, {rho} la spiega male, e {declarer} gioca {card}.",
        "{declarer} asks about a call of the defenders', {rho} explains it wrongly, and {declarer} plays the {card}.",
    ),
    text(
        "Dopo una spiegazione sbagliata di {rho}, {declarer} gioca {card}.",
        "After a wrong explanation by {rho}, {declarer} plays the {card}.",
    ),
];
const RHO_AMENDS: SentenceWordings = &[
    text(
        "Prima che {lho} giochi, {rho} chiama l'Arbitro e si corregge.",
        "Before {lho} plays, {rho} calls the director and corrects himself.",
    ),
    text(
        "«Ho spiegato male», dice subito {rho}; {lho} non ha ancora giocato, e si chiama l'Arbitro.",
        "'My explanation was wrong,' {rho} says at once; {lho} has not played yet, and the director is called.",
    ),
];
const LHO_NAMES: SentenceWordings = &[
    text(
        "Mentre si aspetta l'Arbitro {lho} dice a tutti di avere {named}.",
        "While they wait for the director {lho} tells everybody that he has the {named}.",
    ),
    text(
        "«Per me cambia poco, io ho {named}», dice intanto {lho} ad alta voce.",
        "'It makes little difference, I have the {named},' says {lho} aloud meanwhile.",
    ),
];
const LHO_KEEPS_IT: SentenceWordings = &[
    text(
        "Mentre si aspetta l'Arbitro {lho} dice a tutti di stare calmi.",
        "While they wait for the director {lho} tells everybody to keep calm.",
    ),
    text(
        "«Per me cambia poco, aspettiamo l'Arbitro», dice intanto {lho} ad alta voce.",
        "'It makes little difference, let us wait for the director,' says {lho} aloud meanwhile.",
    ),
];
const RESTED_ON_RHO: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, aveva giocato {card} per quello che gli aveva spiegato {rho}.",
        "{declarer}, the director finds, had played the {card} because of what {rho} had explained to him.",
    ),
    text(
        "Con la spiegazione giusta {declarer} avrebbe giocato un'altra carta.",
        "With the right explanation {declarer} would have played another card.",
    ),
];
const REGARDLESS_OF_RHO: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, avrebbe giocato {card} qualunque cosa gli avesse spiegato {rho}.",
        "{declarer}, the director finds, would have played the {card} whatever {rho} had explained to him.",
    ),
    text(
        "Con la spiegazione giusta {declarer} avrebbe giocato la stessa carta.",
        "With the right explanation {declarer} would have played the same card.",
    ),
];
