//! Law 20: players ask for explanations, and explanations are corrected.

mod answers;

use super::prelude::*;
use super::scenes::cast_upcoming;

pub const SCENARIOS: &[&Scenario] = &[
    &WHO_ASKS,
    &WRONG_EXPLANATION,
    &ERROR_AT_THE_LEAD,
    &answers::CORRECTS_TOO_SOON,
    &answers::QUESTION_AND_ANSWER,
    &answers::DECLARERS_RIGHTS,
];

static WHO_ASKS: Scenario =
    scenario(20, "who-asks", &["domande"], who_asks).tricks(2..=10).asks(&[Decision]);

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
        "Comincia una presa: il turno è di {p0}, poi di {p1}, di {p2} e infine di {p3}.",
        "A trick begins: the turn is {p0}'s, then {p1}'s, {p2}'s and last {p3}'s.",
    ),
    text(
        "Nella nuova presa tocca prima a {p0}, poi a {p1}, a {p2} e infine a {p3}.",
        "In the new trick it is {p0}'s turn first, then {p1}'s, {p2}'s and last {p3}'s.",
    ),
    text(
        "In questa presa i turni di gioco sono nell'ordine {p0}, {p1}, {p2}, {p3}.",
        "In this trick the turns to play are in the order {p0}, {p1}, {p2}, {p3}.",
    ),
];
const NONE_PLAYED: SentenceWordings = &[
    text(
        "Sul tavolo non c'è ancora nessuna carta della presa nuova.",
        "There is no card of the new trick on the table yet.",
    ),
    text("Nessuno ha ancora giocato a questa presa.", "Nobody has played to this trick yet."),
    text(
        "Della presa non è stata ancora giocata nessuna carta.",
        "No card of the trick has been played yet.",
    ),
    because(
        "20F2",
        ["è il turno della mano di {p0}", "fosse il turno della mano di {p0}"],
        ["it is the turn of {p0}'s hand", "it were the turn of {p0}'s hand"],
    ),
];
const ONE_PLAYED: SentenceWordings = &[
    text(
        "Sul tavolo c'è {c0} di {p0}; gli altri non hanno ancora giocato.",
        "{p0}'s {c0} is on the table; the others have not played yet.",
    ),
    text(
        "{p0} ha giocato {c0}, e nessuno dopo di lui.",
        "{p0} has played the {c0}, and nobody after him.",
    ),
    text("Finora c'è solo l'attacco: {c0} di {p0}.", "So far there is only the lead, {p0}'s {c0}."),
    because(
        "20F2",
        ["è il turno della mano di {p1}", "fosse il turno della mano di {p1}"],
        ["it is the turn of {p1}'s hand", "it were the turn of {p1}'s hand"],
    ),
];
const TWO_PLAYED: SentenceWordings = &[
    text(
        "Sul tavolo ci sono {c0} di {p0} e {c1} di {p1}; gli altri due non hanno ancora giocato.",
        "{p0}'s {c0} and {p1}'s {c1} are on the table; the other two have not played yet.",
    ),
    text(
        "{p0} ha giocato {c0} e {p1} {c1}, e nessuno dopo di loro.",
        "{p0} has played the {c0} and {p1} the {c1}, and nobody after them.",
    ),
    text(
        "Finora ci sono l'attacco, {c0} di {p0}, e {c1} di {p1}.",
        "So far there are the lead, {p0}'s {c0}, and {p1}'s {c1}.",
    ),
    because(
        "20F2",
        ["è il turno della mano di {p2}", "fosse il turno della mano di {p2}"],
        ["it is the turn of {p2}'s hand", "it were the turn of {p2}'s hand"],
    ),
];
const THREE_PLAYED: SentenceWordings = &[
    text(
        "Sul tavolo ci sono {c0} di {p0}, {c1} di {p1} e {c2} di {p2}; manca solo la quarta carta.",
        "{p0}'s {c0}, {p1}'s {c1} and {p2}'s {c2} are on the table; only the fourth card is missing.",
    ),
    text(
        "{p0} ha giocato {c0}, {p1} {c1} e {p2} {c2}; manca solo la quarta carta.",
        "{p0} has played the {c0}, {p1} the {c1} and {p2} the {c2}; only the fourth card is missing.",
    ),
    text(
        "Finora ci sono l'attacco, {c0} di {p0}, poi {c1} di {p1} e {c2} di {p2}.",
        "So far there are the lead, {p0}'s {c0}, then {p1}'s {c1} and {p2}'s {c2}.",
    ),
    because(
        "20F2",
        ["è il turno della mano di {p3}", "fosse il turno della mano di {p3}"],
        ["it is the turn of {p3}'s hand", "it were the turn of {p3}'s hand"],
    ),
];
const ALL_ASK: SentenceWordings = &[
    text(
        "In quel momento {lho}, {rho} e {declarer} vorrebbero chiedere alla linea avversaria della sua licita, e vogliono sapere dall'Arbitro se possono.",
        "At that moment {lho}, {rho} and {declarer} each want to ask the other side about its auction, and ask the director whether they may.",
    ),
    text(
        "Ora {declarer}, {lho} e {rho} vogliono tutti sapere della licita avversaria; si domanda all'Arbitro chi di loro possa chiedere.",
        "Now {declarer}, {lho} and {rho} all want to know about the other side's auction; the director is asked which of them may put a question.",
    ),
    text(
        "{rho}, {declarer} e {lho} chiedono nello stesso momento che cosa mostrassero le chiamate avversarie: «Chi può farlo adesso?», si domanda all'Arbitro.",
        "{rho}, {declarer} and {lho} ask at the same moment what the opponents' calls showed: 'Which of them may do so now?' the director is asked.",
    ),
];

static WRONG_EXPLANATION: Scenario =
    scenario(20, "wrong-explanation", &["errata informazione"], wrong_explanation)
        .tricks(2..=11)
        .asks(&[Decision]);

/// Declarer or a defender has explained a call wrongly; he himself or his partner notices the error, during the play or
/// after it.
fn wrong_explanation(story: &mut Story<'_>) -> Option<()> {
    let explainer = explains_wrongly(story);
    let is_over =
        story.choose_act(story.declarer(), Act::Ends(EndedPhase::Play), PLAY_OVER, DURING);
    somebody_notices(story, explainer, is_over)?;
    story.add_sentence(WHO_CORRECTS);
    Some(())
}

/// Adds that declarer, or the defender to his left, has explained a call wrongly; returns who.
fn explains_wrongly(story: &mut Story<'_>) -> Seat {
    let declarer = story.declarer();
    cast!(story, defender = declarer.lho(), partner = declarer.rho());
    let by_declarer = story.either();
    let explainer = if by_declarer { declarer } else { declarer.lho() };
    story.add_event(explainer, Act::Explains(ExplanationTopic::Call));
    story.add_sentence(if by_declarer { DECLARER_WRONG } else { DEFENDER_WRONG });
    explainer
}

/// Chooses whether the explainer or his partner becomes aware of the error; a defender's partner, who may speak only after
/// the play, only if his duty is asked or the play is over.
fn somebody_notices(story: &mut Story<'_>, explainer: Seat, of_partner: bool) -> Option<()> {
    let by_declarer = explainer == story.declarer();
    let himself = story.either();
    story.require(himself || by_declarer || of_partner)?;
    let by = if himself { explainer } else { explainer.partner() };
    story.add_event(by, Act::Notices(ExplanationTopic::Call));
    story.add_sentence(match (by_declarer, himself) {
        (true, true) => DECLARER_NOTICES,
        (true, false) => DUMMY_NOTICES,
        (false, true) => DEFENDER_NOTICES,
        (false, false) => PARTNER_NOTICES,
    });
    Some(())
}

static ERROR_AT_THE_LEAD: Scenario = scenario(
    20,
    "error-at-the-lead",
    &["errata informazione", "attacco iniziale"],
    error_at_the_lead,
)
.tricks(1..=1)
.asks(&[Decision]);

/// Declarer or the opening leader has explained a call wrongly; he himself or his partner notices the error before the
/// lead is faced, or just after. The leader's partner has to wait until the play is over.
fn error_at_the_lead(story: &mut Story<'_>) -> Option<()> {
    story.require(story.moment.played() == 0)?;
    let (leader, card) = (story.turn()?, story.would_play()?);
    story.cast("card", card);
    let explainer = explains_wrongly(story);
    story.add_event(leader, Act::LeadsFaceDown(card.into()));
    story.choose_act(leader, Act::FacesLead, LEAD_FACED, LEAD_COVERED);
    somebody_notices(story, explainer, true)?;
    story.add_sentence(WHO_AND_WHEN);
    Some(())
}

const LEAD_FACED: SentenceWordings = &[
    text(
        "{defender} ha attaccato {card}, e l'ha già scopert{o/a}.",
        "{defender} has led the {card}, and has already faced it.",
    ),
    text(
        "L'attacco di {defender} è {card}, già scopert{o/a} sul tavolo.",
        "{defender}'s lead is the {card}, already face up on the table.",
    ),
    text(
        "{defender} attacca {card} e gira la carta.",
        "{defender} leads the {card} and turns it up.",
    ),
    because(
        "",
        ["{defender} ha già scoperto {card}", "{defender} avesse già scoperto {card}"],
        ["{defender} has already faced the {card}", "{defender} had already faced the {card}"],
    ),
];
const LEAD_COVERED: SentenceWordings = &[
    text(
        "{defender} ha attaccato {card}, e non l'ha ancora scopert{o/a}.",
        "{defender} has led the {card}, and has not faced it yet.",
    ),
    text(
        "L'attacco di {defender} è {card}, ancora copert{o/a} sul tavolo.",
        "{defender}'s lead is the {card}, still face down on the table.",
    ),
    text(
        "{defender} attacca {card}, tenendo la carta coperta.",
        "{defender} leads the {card}, keeping it face down.",
    ),
    because(
        "",
        [
            "{defender} non ha ancora scoperto {card}",
            "{defender} non avesse ancora scoperto {card}",
        ],
        ["{defender} has not yet faced the {card}", "{defender} had not yet faced the {card}"],
    ),
];
const DECLARER_WRONG: SentenceWordings = &[
    text(
        "{declarer} ha spiegato male a {defender} una chiamata di {dummy}.",
        "{declarer} has explained a call of {dummy}'s to {defender} wrongly.",
    ),
    text(
        "A {defender}, che chiedeva di una chiamata di {dummy}, {declarer} ha dato una spiegazione sbagliata.",
        "To {defender}, who asked about a call of {dummy}'s, {declarer} has given a wrong explanation.",
    ),
    text(
        "Richiesto da {defender}, {declarer} ha spiegato male una chiamata di {dummy}.",
        "At {defender}'s request {declarer} has explained a call of {dummy}'s wrongly.",
    ),
    because(
        "",
        [
            "{declarer} aveva spiegato male una chiamata di {dummy}",
            "{declarer} avesse spiegato male una chiamata di {dummy}",
        ],
        [
            "{declarer} had explained a call of {dummy}'s wrongly",
            "{declarer} had explained a call of {dummy}'s wrongly",
        ],
    ),
];
const DEFENDER_WRONG: SentenceWordings = &[
    text(
        "{defender} ha spiegato male a {declarer} una chiamata di {partner}.",
        "{defender} has explained a call of {partner}'s to {declarer} wrongly.",
    ),
    text(
        "A {declarer}, che chiedeva di una chiamata di {partner}, {defender} ha dato una spiegazione sbagliata.",
        "To {declarer}, who asked about a call of {partner}'s, {defender} has given a wrong explanation.",
    ),
    text(
        "Richiesto da {declarer}, {defender} ha spiegato male una chiamata di {partner}.",
        "At {declarer}'s request {defender} has explained a call of {partner}'s wrongly.",
    ),
    because(
        "",
        [
            "{defender} aveva spiegato male una chiamata di {partner}",
            "{defender} avesse spiegato male una chiamata di {partner}",
        ],
        [
            "{defender} had explained a call of {partner}'s wrongly",
            "{defender} had explained a call of {partner}'s wrongly",
        ],
    ),
];
const DURING: SentenceWordings = &[
    text("Il gioco è ancora in corso.", "The play is still in progress."),
    text("La mano è in corso.", "The hand is being played."),
    text("Restano delle prese da giocare.", "There are tricks left to play."),
    because(
        "",
        ["il gioco è ancora in corso", "il gioco fosse ancora in corso"],
        ["the play is still in progress", "the play were still in progress"],
    ),
];
const PLAY_OVER: SentenceWordings = &[
    text("Il gioco è appena finito.", "The play has just ended."),
    text("La mano è finita.", "The hand is over."),
    text("L'ultima presa è stata giocata.", "The last trick has been played."),
    because(
        "",
        ["il gioco è finito", "il gioco fosse finito"],
        ["the play is over", "the play were over"],
    ),
];
const DECLARER_NOTICES: SentenceWordings = &[
    text(
        "{declarer} stesso si accorge dell'errore; {dummy} e {partner} no.",
        "{declarer} himself notices the error; {dummy} and {partner} do not.",
    ),
    text(
        "Ad accorgersi dell'errore è {declarer}, che aveva risposto; {partner} e {dummy} non ci fanno caso.",
        "It is {declarer}, who had answered, who notices the error; {partner} and {dummy} do not.",
    ),
    text(
        "È {declarer} ad accorgersi di aver sbagliato; non se ne accorgono né {dummy} né {partner}.",
        "It is {declarer} who notices that he was wrong; neither {dummy} nor {partner} does.",
    ),
    because(
        "20F4",
        [
            "solo {declarer} si è accorto del proprio errore",
            "solo {declarer} si fosse accorto del proprio errore",
        ],
        ["only {declarer} has noticed his own error", "only {declarer} had noticed his own error"],
    ),
];
const DUMMY_NOTICES: SentenceWordings = &[
    text(
        "{dummy} si accorge dell'errore; {declarer} e {partner} no.",
        "{dummy} notices the error; {declarer} and {partner} do not.",
    ),
    text(
        "Ad accorgersi dell'errore è {dummy}, che ascoltava; {partner} e {declarer} non ci fanno caso.",
        "It is {dummy}, who was listening, who notices the error; {partner} and {declarer} do not.",
    ),
    text(
        "È {dummy} ad accorgersi dello sbaglio; non se ne accorgono né {declarer} né {partner}.",
        "It is {dummy} who notices the mistake; neither {declarer} nor {partner} does.",
    ),
    because(
        "20F5(b)",
        [
            "solo {dummy} si è accorto dell'errore di {declarer}",
            "solo {dummy} si fosse accorto dell'errore di {declarer}",
        ],
        [
            "only {dummy} has noticed {declarer}'s error",
            "only {dummy} had noticed {declarer}'s error",
        ],
    ),
];
const DEFENDER_NOTICES: SentenceWordings = &[
    text(
        "{defender} stesso si accorge dell'errore; {dummy} e {partner} no.",
        "{defender} himself notices the error; {dummy} and {partner} do not.",
    ),
    text(
        "Ad accorgersi dell'errore è {defender}, che aveva risposto; {partner} e {dummy} non ci fanno caso.",
        "It is {defender}, who had answered, who notices the error; {partner} and {dummy} do not.",
    ),
    text(
        "È {defender} ad accorgersi di aver sbagliato; non se ne accorgono né {dummy} né {partner}.",
        "It is {defender} who notices that he was wrong; neither {dummy} nor {partner} does.",
    ),
    because(
        "20F4",
        [
            "solo {defender} si è accorto del proprio errore",
            "solo {defender} si fosse accorto del proprio errore",
        ],
        ["only {defender} has noticed his own error", "only {defender} had noticed his own error"],
    ),
];
const PARTNER_NOTICES: SentenceWordings = &[
    text(
        "{partner} si accorge dell'errore; {dummy} e {defender} no.",
        "{partner} notices the error; {dummy} and {defender} do not.",
    ),
    text(
        "Ad accorgersi dell'errore è {partner}, che ascoltava; {defender} e {dummy} non ci fanno caso.",
        "It is {partner}, who was listening, who notices the error; {defender} and {dummy} do not.",
    ),
    text(
        "È {partner} ad accorgersi dello sbaglio; non se ne accorgono né {dummy} né {defender}.",
        "It is {partner} who notices the mistake; neither {dummy} nor {defender} does.",
    ),
    because(
        "20F5(b)",
        [
            "solo {partner} si è accorto dell'errore di {defender}",
            "solo {partner} si fosse accorto dell'errore di {defender}",
        ],
        [
            "only {partner} has noticed {defender}'s error",
            "only {partner} had noticed {defender}'s error",
        ],
    ),
];
const WHO_CORRECTS: SentenceWordings = &[
    text(
        "Si tratta di stabilire chi debba chiamare subito l'Arbitro e correggere.",
        "The point is who has to call the director at once and correct it.",
    ),
    text(
        "Più tardi si chiede all'Arbitro chi avesse il dovere di chiamarlo subito e di correggere.",
        "Later the director is asked whose duty it was to call him at once and correct it.",
    ),
    text(
        "Resta da stabilire a chi spetti chiamare subito l'Arbitro e correggere.",
        "It remains to say whose duty it is to call the director at once and correct it.",
    ),
];
const WHO_AND_WHEN: SentenceWordings = &[
    text(
        "Si tratta di stabilire chi debba correggere la spiegazione, e quando.",
        "The point is who has to correct the explanation, and when.",
    ),
    text(
        "Più tardi si chiede all'Arbitro chi dovesse correggere la spiegazione, e quando.",
        "Later the director is asked who had to correct the explanation, and when.",
    ),
    text(
        "Resta da stabilire a chi spetti correggere la spiegazione, e quando.",
        "It remains to say whose duty it is to correct the explanation, and when.",
    ),
];
