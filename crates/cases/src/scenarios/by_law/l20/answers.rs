//! Answers to questions: corrected too soon or too late, and what the question itself told.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::cast_upcoming;

pub(super) static CORRECTS_TOO_SOON: Scenario =
    scenario(20, "corrects-too-soon", &["errata informazione"], corrects_too_soon).tricks(2..=10);

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
        "{defender}, richiesto da {declarer}, dà di una chiamata una spiegazione sbagliata.",
        "{defender}, asked by {declarer}, gives a wrong explanation of a call.",
    ),
];
const AND_NEXT: SentenceWordings = &[
    text(
        "{declarer} gioca {card}, e {lho} gioca {next}.",
        "{declarer} plays the {card}, and {lho} plays the {next}.",
    ),
    text(
        "{declarer} mette {card} e {lho} mette {next}.",
        "{declarer} puts down the {card} and {lho} the {next}.",
    ),
];
const NOT_NEXT: SentenceWordings = &[
    text(
        "{declarer} gioca {card}, e {lho} non ha ancora giocato.",
        "{declarer} plays the {card}, and {lho} has not played yet.",
    ),
    text(
        "{declarer} mette {card}, e {lho} deve ancora giocare.",
        "{declarer} puts down the {card}, and {lho} has still to play.",
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
        "{declarer}, accerta l'Arbitro, ha giocato così per quella spiegazione.",
        "{declarer}, the director finds, played so because of that explanation.",
    ),
    text(
        "{declarer} aveva scelto la carta in base a quella spiegazione.",
        "{declarer} had chosen his card because of that explanation.",
    ),
];
const CARD_DID_NOT: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, avrebbe giocato così con qualunque spiegazione.",
        "{declarer}, the director finds, would have played so whatever the explanation.",
    ),
    text(
        "{declarer} avrebbe scelto comunque la stessa carta.",
        "{declarer} would have chosen the same card in any event.",
    ),
];

pub(super) static QUESTION_AND_ANSWER: Scenario = scenario(
    20,
    "question-and-answer",
    &["domande", "informazione", "punteggio arbitrale"],
    question_and_answer,
)
.tricks(2..=10)
.without_open_facts();

/// A defender asks about one call or about the whole auction; the answer is right or wrong. After the play the director
/// weighs what his partner made of the question, and he himself of the answer.
fn question_and_answer(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 3)?;
    let declarer = story.declarer();
    cast!(story, by, partner = by.partner());
    let topic = ExplanationTopic::Call;
    let single = story.either();
    story.add_event(by, Act::Asks { topic, single });
    story.add_sentence(if single { ASKS_ONE } else { ASKS_ALL });
    let is_wrong = story.either();
    story.add_event(declarer, Act::Explains(topic));
    let (_, card) = story.play_on()?;
    story.cast("card", card);
    let (other, after) = story.play_on()?;
    cast!(story, other, after);
    if is_wrong {
        story.add_event(declarer, Act::Amends(topic));
    }
    story.add_sentence(if is_wrong { WRONG_ANSWER } else { RIGHT_ANSWER });
    story.add_sentence(TWO_CARDS);
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(AT_THE_END);
    let used = Answer::from_bool(story.either());
    let is_used = used == Answer::YES;
    story.add_finding("information-used", used, if is_used { TOOK_THE_HINT } else { NO_HINT })?;
    story.add_finding("use-damaged", used, if is_used { HINT_COST } else { HINT_FREE })?;
    story.choose_finding("play-influenced", ANSWER_WEIGHED, ANSWER_DID_NOT)?;
    Some(())
}

const ASKS_ONE: SentenceWordings = &[
    text(
        "Al suo turno {by} chiede a {declarer} di una sola chiamata: «che cos'era quella dichiarazione?»",
        "At his turn {by} asks {declarer} about one call alone: 'what was that bid?'",
    ),
    text(
        "{by}, che deve giocare, domanda a {declarer} il significato di una sola dichiarazione.",
        "{by}, who is to play, asks {declarer} for the meaning of a single bid.",
    ),
];
const ASKS_ALL: SentenceWordings = &[
    text(
        "Al suo turno {by} chiede a {declarer} di tutta la licita: «mi spieghi che cosa vi siete detti?»",
        "At his turn {by} asks {declarer} about the whole auction: 'will you explain what you told each other?'",
    ),
    text(
        "{by}, che deve giocare, domanda a {declarer} il significato di tutte le loro dichiarazioni.",
        "{by}, who is to play, asks {declarer} for the meaning of all their bids.",
    ),
];
const WRONG_ANSWER: SentenceWordings = &[
    text(
        "{declarer} risponde male, e si corregge soltanto dopo altre due carte.",
        "{declarer} answers wrongly, and corrects himself only after two more cards.",
    ),
    text(
        "La risposta di {declarer} è sbagliata, e la correzione arriva soltanto due carte dopo.",
        "{declarer}'s answer is wrong, and the correction comes only two cards later.",
    ),
];
const RIGHT_ANSWER: SentenceWordings = &[
    text(
        "{declarer} risponde bene, e non ha nulla da correggere.",
        "{declarer} answers correctly, and has nothing to correct.",
    ),
    text(
        "La risposta di {declarer} è esatta, e due carte dopo non c'è nulla da correggere.",
        "{declarer}'s answer is correct, and two cards later there is nothing to correct.",
    ),
];
const TWO_CARDS: SentenceWordings = &[
    text(
        "Intanto {by} ha giocato {card} e {other} {after}.",
        "Meanwhile {by} has played the {card} and {other} the {after}.",
    ),
    text(
        "Le carte giocate dopo la domanda sono {card} di {by} e {after} di {other}.",
        "The cards played after the question are {by}'s {card} and {other}'s {after}.",
    ),
];
const AT_THE_END: SentenceWordings = &[
    text(
        "A gioco finito {declarer} si lamenta della domanda, i difensori della risposta.",
        "When play is over {declarer} complains of the question, the defenders of the answer.",
    ),
    text(
        "Finita la mano, {declarer} protesta per la domanda e i difensori per la risposta.",
        "When the hand is over {declarer} protests about the question, the defenders about the answer.",
    ),
];
const TOOK_THE_HINT: SentenceWordings = &[
    text(
        "{partner}, fra due attacchi logici, ha poi scelto quello che la domanda suggeriva.",
        "{partner} then chose, of two logical leads, the one that the question suggested.",
    ),
    text(
        "Fra due continuazioni logiche {partner} aveva preferito quella che la domanda suggeriva.",
        "Of two logical continuations {partner} had preferred the one that the question suggested.",
    ),
];
const NO_HINT: SentenceWordings = &[
    text(
        "{partner}, fra due attacchi logici, ha poi scelto quello che la domanda sconsigliava.",
        "{partner} then chose, of two logical leads, the one that the question advised against.",
    ),
    text(
        "Fra due continuazioni logiche {partner} aveva preferito quella che la domanda sconsigliava.",
        "Of two logical continuations {partner} had preferred the one that the question advised against.",
    ),
];
const HINT_COST: SentenceWordings = &[
    text("È costato una presa a {declarer}.", "It cost {declarer} a trick."),
    text("{declarer} ci ha rimesso una presa.", "{declarer} lost a trick by it."),
];
const HINT_FREE: SentenceWordings = &[
    text("Non è costato nulla a {declarer}.", "It cost {declarer} nothing."),
    text("{declarer} non ci ha rimesso nessuna presa.", "{declarer} lost no trick by it."),
];
const ANSWER_WEIGHED: SentenceWordings = &[
    text(
        "{by}, da parte sua, aveva scelto la carta per via della risposta.",
        "{by}, for his part, had chosen his card because of the answer.",
    ),
    text(
        "Con un'altra risposta {by} avrebbe giocato un'altra carta.",
        "With another answer {by} would have played another card.",
    ),
];
const ANSWER_DID_NOT: SentenceWordings = &[
    text(
        "{by}, da parte sua, aveva scelto la carta senza badare alla risposta.",
        "{by}, for his part, had chosen his card regardless of the answer.",
    ),
    text(
        "Con un'altra risposta {by} avrebbe giocato la stessa carta.",
        "With another answer {by} would have played the same card.",
    ),
];

pub(super) static DECLARERS_RIGHTS: Scenario = scenario(
    20,
    "declarers-rights",
    &["errata informazione", "carta penalizzata", "diritti"],
    declarers_rights,
)
.tricks(2..=9)
.asks(&[Rights("declarer"), Rights("declarer"), Ruling]);

/// Declarer plays after a defender's explanation, which the defender then corrects and which may have influenced declarer.
/// The other defender may say that he holds a card, and declarer may find an explanation of his own wrong.
fn declarers_rights(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let (lho, rho) = (declarer.lho(), declarer.rho());
    let card = story.would_play()?;
    let named = story.pick(story.hand(lho))?;
    cast!(story, card, named);
    let topic = ExplanationTopic::Call;
    story.add_event(declarer, Act::Explains(topic));
    story.add_event(rho, Act::Explains(topic));
    story.plays(declarer, card);
    story.add_sentence(BOTH_EXPLAIN);
    story.add_event(rho, Act::Amends(topic));
    story.add_sentence(RHO_AMENDS);
    let (names, notices) = (story.either(), story.either());
    if names {
        story.add_event(lho, Act::Names(named.into()));
    }
    story.add_sentence(if names { LHO_NAMES } else { LHO_KEEPS_IT });
    if notices {
        story.add_event(declarer, Act::Notices(topic));
    }
    story.add_sentence(if notices { OWN_WAS_WRONG } else { OWN_WAS_RIGHT });
    story.choose_finding("play-influenced", RESTED_ON_RHO, REGARDLESS_OF_RHO)?;
    Some(())
}

const BOTH_EXPLAIN: SentenceWordings = &[
    text(
        "{declarer} ha spiegato la licita della sua linea, {rho} quella dei difensori; poi {declarer} gioca {card}.",
        "{declarer} has explained his side's auction, {rho} the defenders'; then {declarer} plays the {card}.",
    ),
    text(
        "Avute le spiegazioni di {rho}, e date le sue, {declarer} gioca {card}.",
        "Having had {rho}'s explanations, and given his own, {declarer} plays the {card}.",
    ),
    text(
        "Le domande sono finite: ha risposto {rho} per i difensori e {declarer} per la sua linea. {declarer} gioca {card}.",
        "The questions are over: {rho} has answered for the defenders and {declarer} for his side. {declarer} plays the {card}.",
    ),
];
const RHO_AMENDS: SentenceWordings = &[
    text(
        "«Prima ho spiegato male», dice subito {rho}, e si corregge.",
        "'My explanation was wrong,' {rho} says at once, and corrects himself.",
    ),
    text(
        "{rho} riguarda il sistema: la sua spiegazione era sbagliata, e la rettifica.",
        "{rho} looks at his system again: his explanation was wrong, and he puts it right.",
    ),
];
const LHO_NAMES: SentenceWordings = &[
    text(
        "A {lho}, che ascolta spazientito, scappa detto di avere {named}.",
        "{lho}, listening impatiently, lets slip that he holds the {named}.",
    ),
    text(
        "«Io ho {named}», dice {lho} prima che qualcuno lo fermi.",
        "'I have the {named},' says {lho} before anybody stops him.",
    ),
];
const LHO_KEEPS_IT: SentenceWordings = &[
    text(
        "{lho} ascolta spazientito, ma non dice nulla delle sue carte.",
        "{lho} listens impatiently, but says nothing about his cards.",
    ),
    text("{lho} non parla delle sue carte.", "{lho} does not speak of his cards."),
];
const OWN_WAS_WRONG: SentenceWordings = &[
    text(
        "Anche {declarer} si accorge ora di aver spiegato male la propria licita.",
        "{declarer} too now notices that he explained his own auction wrongly.",
    ),
    text(
        "{declarer} controlla le sue risposte, e capisce che una era errata.",
        "{declarer} goes over his own answers, and sees that one was wrong.",
    ),
];
const OWN_WAS_RIGHT: SentenceWordings = &[
    text(
        "{declarer}, invece, sa di aver spiegato bene la propria licita.",
        "{declarer}, on the other hand, knows that he explained his own auction correctly.",
    ),
    text(
        "{declarer} controlla le sue risposte, che erano tutte esatte.",
        "{declarer} goes over his own answers, which were all correct.",
    ),
];
const RESTED_ON_RHO: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, ha giocato così per quello che gli aveva spiegato {rho}.",
        "{declarer}, the director finds, played so because of what {rho} had explained to him.",
    ),
    text(
        "Senza la spiegazione di {rho}, {declarer} avrebbe giocato un'altra carta.",
        "Without {rho}'s explanation {declarer} would have played another card.",
    ),
];
const REGARDLESS_OF_RHO: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, avrebbe giocato così qualunque cosa gli avesse spiegato {rho}.",
        "{declarer}, the director finds, would have played so whatever {rho} had explained to him.",
    ),
    text(
        "Senza la spiegazione di {rho}, {declarer} avrebbe giocato la stessa carta.",
        "Without {rho}'s explanation {declarer} would have played the same card.",
    ),
];
