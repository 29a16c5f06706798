//! Law 20: players ask for explanations, and explanations are corrected.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{EndedPhase, ExplanationTopic};
use arbitro_laws::ruling::{Answer, text};

use super::scenes::cast_upcoming;

pub const SCENARIOS: &[&Scenario] =
    &[&WHO_ASKS, &WRONG_EXPLANATION, &ERROR_AT_THE_LEAD, &CORRECTS_TOO_SOON, &QUESTION_AND_ANSWER];

static WHO_ASKS: Scenario = scenario(20, "who-asks", &["domande"], who_asks)
    .tricks(2..=10)
    .asks(&[QuestionSubject::Decision])
    .without_open_facts();

/// Declarer and both defenders ask the opponents about their calls, after no, one, two or three cards of the trick.
fn who_asks(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() == 0)?;
    cast_upcoming(story)?;
    story.add_sentence(ORDER);
    let played = story.choose(4);
    for _ in 0..played {
        story.play_on()?;
    }
    story.add_sentence([NONE_PLAYED, ONE_PLAYED, TWO_PLAYED, THREE_PLAYED][played]);
    let declarer = story.declarer();
    for by in [declarer.lho(), declarer.rho(), declarer] {
        story.add_event(by, Act::Asks { topic: ExplanationTopic::Call, single: false });
    }
    story.add_sentence(ALL_ASK);
    Some(())
}

const ORDER: SentenceWordings = &[
    text(
        "Alla nuova presa si gioca nell'ordine {p0}, {p1}, {p2}, {p3}.",
        "To the new trick the players play in the order {p0}, {p1}, {p2}, {p3}.",
    ),
    text(
        "Apre la presa {p0}; seguono {p1}, {p2} e {p3}.",
        "{p0} is on lead to the trick; {p1}, {p2} and {p3} follow.",
    ),
];
const NONE_PLAYED: SentenceWordings = &[
    text(
        "Sul tavolo non c'è ancora nulla: {c0}, {c1} e {c2} sono nelle mani.",
        "There is nothing on the table yet: the {c0}, the {c1} and the {c2} are in the hands.",
    ),
    text(
        "Nessuno ha ancora giocato: dovranno venire {c0}, poi {c1}, poi {c2}.",
        "Nobody has played yet: the {c0} is to come, then the {c1}, then the {c2}.",
    ),
];
const ONE_PLAYED: SentenceWordings = &[
    text(
        "Sul tavolo c'è {c0}; {c1} e {c2} sono ancora nelle mani.",
        "The {c0} is on the table; the {c1} and the {c2} are still in the hands.",
    ),
    text(
        "È stat{o/a:c0} giocat{o/a:c0} {c0}: dovranno venire {c1}, poi {c2}.",
        "The {c0} has been played: the {c1} is to come, then the {c2}.",
    ),
];
const TWO_PLAYED: SentenceWordings = &[
    text(
        "Sul tavolo ci sono {c0} e {c1}; {c2} è ancora in mano.",
        "The {c0} and the {c1} are on the table; the {c2} is still in a hand.",
    ),
    text(
        "Sono venuti {c0} e poi {c1}: dovrà venire {c2}.",
        "The {c0} and then the {c1} have come: the {c2} is to come.",
    ),
];
const THREE_PLAYED: SentenceWordings = &[
    text(
        "Sul tavolo ci sono {c0}, {c1} e {c2}; manca l'ultima carta.",
        "The {c0}, the {c1} and the {c2} are on the table; the last card is missing.",
    ),
    text(
        "Sono venuti {c0}, poi {c1}, poi {c2}: dovrà venire la quarta carta.",
        "The {c0} has come, then the {c1}, then the {c2}: the fourth card is to come.",
    ),
];
const ALL_ASK: SentenceWordings = &[
    text(
        "In quel momento {lho}, {rho} e {declarer} chiedono, ciascuno alla linea avversaria, di spiegare la sua licita.",
        "At that moment {lho}, {rho} and {declarer} each ask the other side to explain its auction.",
    ),
    text(
        "Ora vogliono spiegazioni sulla licita avversaria sia {declarer} sia {lho} sia {rho}.",
        "Now {declarer}, {lho} and {rho} all want an explanation of the other side's auction.",
    ),
    text(
        "La stessa domanda, che cosa mostrassero le chiamate avversarie, la fanno insieme {rho}, {declarer} e {lho}.",
        "The same question, what the opponents' calls showed, is put at once by {rho}, {declarer} and {lho}.",
    ),
];

static WRONG_EXPLANATION: Scenario =
    scenario(20, "wrong-explanation", &["errata informazione"], wrong_explanation)
        .tricks(2..=11)
        .without_open_facts();

/// Declarer or a defender has explained a call wrongly; he himself or his partner notices the error, during the play or
/// after it.
fn wrong_explanation(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let (defender, partner) = (declarer.lho(), declarer.rho());
    story.cast("defender", defender);
    story.cast("partner", partner);
    let by_declarer = story.either();
    let explainer = if by_declarer { declarer } else { defender };
    story.add_event(explainer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(if by_declarer { DECLARER_WRONG } else { DEFENDER_WRONG });
    let over = story.either();
    if over {
        story.add_event(declarer, Act::Ends(EndedPhase::Play));
    }
    story.add_sentence(if over { PLAY_OVER } else { DURING });
    somebody_notices(story, by_declarer, explainer);
    Some(())
}

/// Chooses whether the explainer or his partner becomes aware of the error.
fn somebody_notices(story: &mut Story<'_>, by_declarer: bool, explainer: Seat) {
    let himself = story.either();
    let by = if himself { explainer } else { explainer.partner() };
    story.add_event(by, Act::Notices(ExplanationTopic::Call));
    story.add_sentence(match (by_declarer, himself) {
        (true, true) => DECLARER_NOTICES,
        (true, false) => DUMMY_NOTICES,
        (false, true) => DEFENDER_NOTICES,
        (false, false) => PARTNER_NOTICES,
    });
}

static ERROR_AT_THE_LEAD: Scenario = scenario(
    20,
    "error-at-the-lead",
    &["errata informazione", "attacco iniziale"],
    error_at_the_lead,
)
.tricks(1..=1)
.asks(&[QuestionSubject::Decision])
.without_open_facts();

/// Declarer or the opening leader has explained a call wrongly; he himself or his partner notices the error before the
/// lead is faced, or just after.
fn error_at_the_lead(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let declarer = story.declarer();
    let (defender, partner) = (declarer.lho(), declarer.rho());
    let card = story.would_play()?;
    story.cast("defender", defender);
    story.cast("partner", partner);
    story.cast("card", card);
    let by_declarer = story.either();
    let explainer = if by_declarer { declarer } else { defender };
    story.add_event(explainer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(if by_declarer { DECLARER_WRONG } else { DEFENDER_WRONG });
    story.add_event(defender, Act::LeadsFaceDown(card.into()));
    let faced = story.either();
    if faced {
        story.add_event(defender, Act::FacesLead);
    }
    story.add_sentence(if faced { LEAD_FACED } else { LEAD_COVERED });
    somebody_notices(story, by_declarer, explainer);
    Some(())
}

const LEAD_FACED: SentenceWordings = &[
    text(
        "{defender} ha attaccato {card}, e l'ha già scoperta.",
        "{defender} has led the {card}, and has already faced it.",
    ),
    text(
        "L'attacco di {defender}, {card}, è scoperto sul tavolo.",
        "{defender}'s lead, the {card}, is face up on the table.",
    ),
];
const LEAD_COVERED: SentenceWordings = &[
    text(
        "{defender} ha attaccato {card}, e non l'ha ancora scoperta.",
        "{defender} has led the {card}, and has not faced it yet.",
    ),
    text(
        "L'attacco di {defender}, {card}, è coperto sul tavolo.",
        "{defender}'s lead, the {card}, is face down on the table.",
    ),
];
const DECLARER_WRONG: SentenceWordings = &[
    text(
        "Alle domande hanno risposto {declarer} e {defender}; quella di {declarer} era sbagliata.",
        "{declarer} and {defender} have answered questions; {declarer}'s answer was wrong.",
    ),
    text(
        "{defender} aveva spiegato bene la licita della sua linea, {declarer} aveva spiegato male la propria.",
        "{defender} had explained his side's auction correctly, {declarer} had explained his own wrongly.",
    ),
];
const DEFENDER_WRONG: SentenceWordings = &[
    text(
        "Alle domande hanno risposto {declarer} e {defender}; quella di {defender} era sbagliata.",
        "{declarer} and {defender} have answered questions; {defender}'s answer was wrong.",
    ),
    text(
        "{declarer} aveva spiegato bene la licita della sua linea, {defender} aveva spiegato male la propria.",
        "{declarer} had explained his side's auction correctly, {defender} had explained his own wrongly.",
    ),
];
const DURING: SentenceWordings = &[
    text("Si sta ancora giocando.", "The play is still on."),
    text("La mano è in corso.", "The hand is being played."),
    text("Restano delle prese da giocare.", "There are tricks left to play."),
];
const PLAY_OVER: SentenceWordings = &[
    text("Il gioco è appena finito.", "The play has just ended."),
    text("La mano è finita.", "The hand is over."),
    text("L'ultima presa è stata giocata.", "The last trick has been played."),
];
const DECLARER_NOTICES: SentenceWordings = &[
    text(
        "Se ne rende conto lo stesso {declarer}; né {dummy} né {partner} ci fanno caso.",
        "{declarer} himself becomes aware of it; neither {dummy} nor {partner} takes notice.",
    ),
    text(
        "A capirlo è {declarer}, che aveva risposto; {partner} e {dummy} non se ne accorgono.",
        "It is {declarer}, who gave it, who sees the error; {partner} and {dummy} do not.",
    ),
];
const DUMMY_NOTICES: SentenceWordings = &[
    text(
        "Se ne rende conto {dummy}; né {declarer} né {partner} ci fanno caso.",
        "{dummy} becomes aware of it; neither {declarer} nor {partner} takes notice.",
    ),
    text(
        "A capirlo è {dummy}, che ascoltava; {partner} e {declarer} non se ne accorgono.",
        "It is {dummy}, who was listening, who sees the error; {partner} and {declarer} do not.",
    ),
];
const DEFENDER_NOTICES: SentenceWordings = &[
    text(
        "Se ne rende conto lo stesso {defender}; né {dummy} né {partner} ci fanno caso.",
        "{defender} himself becomes aware of it; neither {dummy} nor {partner} takes notice.",
    ),
    text(
        "A capirlo è {defender}, che aveva risposto; {partner} e {dummy} non se ne accorgono.",
        "It is {defender}, who gave it, who sees the error; {partner} and {dummy} do not.",
    ),
];
const PARTNER_NOTICES: SentenceWordings = &[
    text(
        "Se ne rende conto {partner}; né {dummy} né {defender} ci fanno caso.",
        "{partner} becomes aware of it; neither {dummy} nor {defender} takes notice.",
    ),
    text(
        "A capirlo è {partner}, che ascoltava; {defender} e {dummy} non se ne accorgono.",
        "It is {partner}, who was listening, who sees the error; {defender} and {dummy} do not.",
    ),
];

static CORRECTS_TOO_SOON: Scenario =
    scenario(20, "corrects-too-soon", &["errata informazione"], corrects_too_soon).tricks(2..=10);

/// A defender explains a call wrongly to declarer, who plays; then he himself or his partner corrects the explanation,
/// before or after the next card.
fn corrects_too_soon(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let defender = declarer.rho();
    let [(_, card), (_, next), _] = cast_upcoming(story)?;
    story.cast("defender", defender);
    story.cast("card", card);
    story.cast("next", next);
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
        "{declarer} gioca {card}, e {lho} ci mette {next}.",
        "{declarer} plays the {card}, and {lho} puts the {next} on it.",
    ),
    text(
        "{card} viene da {declarer}, {next} da {lho}.",
        "The {card} comes from {declarer}, the {next} from {lho}.",
    ),
];
const NOT_NEXT: SentenceWordings = &[
    text(
        "{declarer} gioca {card}; {lho}, che ha in mano {next}, deve ancora giocare.",
        "{declarer} plays the {card}; {lho}, with the {next} in his hand, has still to play.",
    ),
    text(
        "{card} viene da {declarer}, e {lho} non ha ancora messo {next}.",
        "The {card} comes from {declarer}, and {lho} has not put down the {next} yet.",
    ),
];
const CORRECTS_HIMSELF: SentenceWordings = &[
    text(
        "«Mi sono sbagliato», dice {defender} prima che {lho} apra bocca, e spiega di nuovo.",
        "'I was wrong,' says {defender} before {lho} opens his mouth, and explains again.",
    ),
    text(
        "{lho} tace; è {defender} a chiamare l'Arbitro e a correggersi.",
        "{lho} keeps silent; it is {defender} who calls the director and corrects himself.",
    ),
];
const PARTNER_CORRECTS: SentenceWordings = &[
    text(
        "«Si è sbagliato», dice {lho} prima che {defender} apra bocca, e spiega lui.",
        "'He was wrong,' says {lho} before {defender} opens his mouth, and explains himself.",
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
        "La carta {declarer} l'aveva scelta per quella spiegazione.",
        "{declarer} had chosen his card because of that explanation.",
    ),
];
const CARD_DID_NOT: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, avrebbe giocato così con qualunque spiegazione.",
        "{declarer}, the director finds, would have played so whatever the explanation.",
    ),
    text(
        "La carta {declarer} l'avrebbe scelta comunque.",
        "{declarer} would have chosen his card in any event.",
    ),
];

static QUESTION_AND_ANSWER: Scenario = scenario(
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
    let by = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.position.on_table() < 3)?;
    let declarer = story.declarer();
    story.cast("by", by);
    story.cast("partner", by.partner());
    let topic = ExplanationTopic::Call;
    let single = story.either();
    story.add_event(by, Act::Asks { topic, single });
    story.add_sentence(if single { ASKS_ONE } else { ASKS_ALL });
    let is_wrong = story.either();
    story.add_event(declarer, Act::Explains(topic));
    let (_, card) = story.play_on()?;
    story.cast("card", card);
    let (other, after) = story.play_on()?;
    story.cast("other", other);
    story.cast("after", after);
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
        "In turno, {by} chiede a {declarer} di una sola chiamata: «che cos'era quella dichiarazione?»",
        "At his turn {by} asks {declarer} about one call alone: 'what was that bid?'",
    ),
    text(
        "{by}, che deve giocare, domanda a {declarer} il significato di una sola dichiarazione.",
        "{by}, who is to play, asks {declarer} for the meaning of a single bid.",
    ),
];
const ASKS_ALL: SentenceWordings = &[
    text(
        "In turno, {by} chiede a {declarer} di tutta la licita: «mi spieghi che cosa vi siete detti?»",
        "At his turn {by} asks {declarer} about the whole auction: 'will you explain what you told each other?'",
    ),
    text(
        "{by}, che deve giocare, domanda a {declarer} il significato di tutte le loro dichiarazioni.",
        "{by}, who is to play, asks {declarer} for the meaning of all their bids.",
    ),
];
const WRONG_ANSWER: SentenceWordings = &[
    text(
        "{declarer} risponde male, e se ne accorge quando è già troppo tardi per rimediare.",
        "{declarer} answers wrongly, and sees it when it is too late to put it right.",
    ),
    text(
        "Alla risposta di {declarer}, sbagliata, la correzione segue soltanto due carte dopo.",
        "{declarer}'s answer is wrong, and the correction comes only two cards later.",
    ),
];
const RIGHT_ANSWER: SentenceWordings = &[
    text(
        "{declarer} risponde bene, e anche ripensandoci poi non trova nulla da cambiare.",
        "{declarer} answers correctly, and thinking it over later finds nothing to change.",
    ),
    text(
        "La risposta di {declarer}, esatta, resta quella anche due carte dopo.",
        "{declarer}'s answer is correct, and is still the same two cards later.",
    ),
];
const TWO_CARDS: SentenceWordings = &[
    text(
        "Intanto sono venute {card} da {by} e {after} da {other}.",
        "Meanwhile the {card} has come from {by} and the {after} from {other}.",
    ),
    text(
        "Le carte giocate nel frattempo sono {card} di {by} e {after} di {other}.",
        "The cards played in the meantime are {by}'s {card} and {other}'s {after}.",
    ),
];
const AT_THE_END: SentenceWordings = &[
    text(
        "A gioco finito {declarer} si lamenta della domanda, i difensori della risposta.",
        "When play is over {declarer} complains of the question, the defenders of the answer.",
    ),
    text(
        "Finita la mano, della domanda protesta {declarer}, della risposta i difensori.",
        "When the hand is over {declarer} protests about the question, the defenders about the answer.",
    ),
];
const TOOK_THE_HINT: SentenceWordings = &[
    text(
        "{partner}, fra due attacchi logici, ha poi scelto il seme di cui si era parlato.",
        "{partner} then chose, of two logical leads, the suit that had been spoken of.",
    ),
    text(
        "Fra due continuazioni logiche {partner} aveva preferito quella che la domanda suggeriva.",
        "Of two logical continuations {partner} had preferred the one that the question suggested.",
    ),
];
const NO_HINT: SentenceWordings = &[
    text(
        "{partner}, fra due attacchi logici, ha poi scelto un seme di cui nessuno aveva parlato.",
        "{partner} then chose, of two logical leads, a suit that nobody had spoken of.",
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
