//! Law 12: what the director may adjust, and what he may not.

mod inquiry;

use super::card_choices::{defenders_who_may_lose, telling_lead};
use super::prelude::*;
use super::scenes::{defender, small, used_or_misled};

pub const SCENARIOS: &[&Scenario] = &[&PENALTY_CARD, &BOTH_COMPLAIN, &inquiry::WHAT_IT_COST];

static PENALTY_CARD: Scenario =
    scenario(12, "penalty-card", &["carta penalizzata", "punteggio arbitrale"], penalty_card)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Score]]);

/// A defender's card is exposed, and a card of dummy's may have been hidden; at the end of play each side asks for more
/// than the Laws gave it.
fn penalty_card(story: &mut Story<'_>) -> Option<()> {
    both_ask(story)?;
    let (helped, miscounted, line) =
        [(true, false, HELPED), (false, true, MISCOUNTED), (false, false, NO_DAMAGE)]
            [story.choose(3)];
    untold(story, "penalty-card-damage", Answer::from_bool(helped))?;
    untold(story, "information-used", Answer::from_bool(helped))?;
    untold(story, "hidden-card-damage", Answer::from_bool(miscounted))?;
    story.add_sentence(line);
    Some(())
}

/// Adds the fall of a defender's card, the hidden card or its alternative, and the requests of both sides; returns true if
/// a card was hidden.
fn both_ask(story: &mut Story<'_>) -> Option<bool> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    // The other defender has a lead to choose later, and dummy does not need the hidden card for the next two tricks.
    let later = telling_lead(story, by.partner())?;
    story.require(later.hand(by).contains(card))?;
    let mut two_tricks_later = story.clone();
    while two_tricks_later.position.tricks_played() < story.position.tricks_played() + 2 {
        two_tricks_later.play_on()?;
    }
    let is_spare = |card: &Card| two_tricks_later.suit(dummy, card.suit).len() > 1;
    let spare = two_tricks_later.hand(dummy).iter().filter(is_spare).collect();
    let hidden = story.pick(spare)?;
    cast!(story, card, hidden);
    story.add_event(by, Act::Drops { card: card.into(), seen: BySeat([true; 4]), jostled: false });
    untold(story, "deliberate-exposure", Answer::NO)?;
    story.call_director(declarer);
    story.add_sentence(DROPS);
    let is_hidden = story.choose_act(
        dummy,
        Act::Finds { card: hidden.into(), seen: BySeat([true; 4]) },
        FOUND,
        WAS_THERE,
    );
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(PROTEST);
    Some(is_hidden)
}

const DROPS: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte mentre {declarer} pensa, cade {card} in vista di tutti: è carta penalizzata minore.",
        "{by}, sorting his cards while {declarer} thinks, drops the {card} in everybody's view: it becomes a minor penalty card.",
    ),
    text(
        "Mentre {declarer} riflette, {by} lascia cadere {card} davanti a tutti, e la carta diventa penalizzata minore.",
        "While {declarer} is thinking, {by} lets the {card} fall in everybody's view, and it becomes a minor penalty card.",
    ),
    text(
        "{by}, sporgendosi verso {declarer}, fa cadere {card} scopert{o/a}: l'Arbitro l{o/a} dichiara penalizzat{o/a}, carta minore.",
        "{by}, leaning towards {declarer}, drops the {card} face up: the director rules that it is a minor penalty card.",
    ),
];
const FOUND: SentenceWordings = &[
    text(
        "Due prese dopo {dummy} trova, sotto un'altra carta del morto, {hidden}, e l{o/a:hidden} mette al suo posto.",
        "Two tricks later {dummy} finds the {hidden} under another card of dummy's, and puts it in its place.",
    ),
    text(
        "Più tardi {dummy} si accorge di avere ancora in mano {hidden}, e stende anche quella carta.",
        "Later {dummy} notices that he still has the {hidden} in his hand, and spreads that card too.",
    ),
    text(
        "Quando sono state giocate altre due prese, {dummy} scopre che {hidden} era nascost{o/a:hidden} dietro un'altra carta.",
        "When two more tricks have been played, {dummy} discovers that the {hidden} was hidden behind another card.",
    ),
];
const WAS_THERE: SentenceWordings = &[
    text(
        "Due prese dopo {dummy} conta le carte del morto, che ci sono tutte, e {hidden} è al suo posto.",
        "Two tricks later {dummy} counts the cards of dummy, which are all there, and the {hidden} is in its place.",
    ),
    text(
        "Il morto di {dummy} era steso per intero fin dall'inizio, e {hidden} era in vista con le altre.",
        "{dummy} had spread the whole of dummy at the start, and the {hidden} was in view with the rest.",
    ),
    text(
        "Quando sono state giocate altre due prese, {dummy} conferma che {hidden} è sempre stat{o/a:hidden} in vista.",
        "When two more tricks have been played, {dummy} confirms that the {hidden} has been in view all the time.",
    ),
];
const PROTEST: SentenceWordings = &[
    text(
        "A gioco finito sia {declarer} sia i difensori chiedono un punteggio arbitrale.",
        "When play is over both {declarer} and the defenders ask for an adjusted score.",
    ),
    text(
        "Finito il gioco, tutt'e due le coppie vogliono un punteggio arbitrale.",
        "When play is over both pairs want an adjusted score.",
    ),
    text(
        "La mano finisce, e {declarer} e i difensori reclamano ciascuno un punteggio arbitrale.",
        "The play ends, and {declarer} and the defenders each claim an adjusted score.",
    ),
];
const HELPED: SentenceWordings = &[
    text(
        "L'Arbitro accerta questo soltanto: {partner}, fra due ritorni logici, ha scelto quello che {card} di {by} gli suggeriva, e {declarer} ha perso una presa.",
        "The director finds this alone: of two logical returns {partner} chose the one that {by}'s {card} suggested to him, and {declarer} lost a trick.",
    ),
    text(
        "Dall'esame dell'Arbitro risulta una cosa sola: fra due ritorni logici {partner} ha preferito quello suggerito da {card} di {by}, e a {declarer} è costato una presa.",
        "The director's inquiry shows one thing only: of two logical returns {partner} preferred the one suggested by {by}'s {card}, and it cost {declarer} a trick.",
    ),
    text(
        "Per l'Arbitro il risultato è dipeso da una cosa sola: {partner} poteva scegliere fra due ritorni logici, e {card} di {by} lo ha spinto a quello costato a {declarer} una presa.",
        "In the director's view the result turned on one thing only: {partner} had the choice of two logical returns, and {by}'s {card} led him to the one that cost {declarer} a trick.",
    ),
];

static BOTH_COMPLAIN: Scenario =
    scenario(12, "both-complain", &["punteggio arbitrale", "informazione"], both_complain)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Score]]);

/// Declarer explains a call rightly or wrongly to a defender, and the defender lets something slip to his partner; at
/// the end of play each side complains of the other.
fn both_complain(story: &mut Story<'_>) -> Option<()> {
    story.require(story.position.on_table() < 2)?;
    let by = defenders_who_may_lose(story)?;
    let declarer = story.declarer();
    let topic = ExplanationTopic::Call;
    story.add_event(declarer, Act::Explains(topic));
    let is_wrong = story.either();
    story.add_sentence(if is_wrong { EXPLAINS_WRONGLY } else { EXPLAINS_RIGHTLY });
    let remarks = story.choose_act(by, Act::Remarks, SIGHS, SAYS_NOTHING);
    story.play_on()?;
    story.play_on()?;
    if is_wrong {
        story.add_event(declarer, Act::Amends(topic));
    }
    story.add_sentence(if is_wrong { AMENDS } else { CONFIRMS });
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    let (misled, used) = [(true, false), (false, false), (false, true)][story.choose(3)];
    story.require(remarks || !used)?;
    untold(story, "play-influenced", Answer::from_bool(misled))?;
    untold(story, "information-used", Answer::from_bool(used))?;
    untold(story, "use-damaged", Answer::from_bool(used))?;
    story.add_sentence(used_or_misled(used, misled, is_wrong, [USED, NEITHER]));
    Some(())
}

const EXPLAINS_WRONGLY: SentenceWordings = &[
    text(
        "{by} chiede a {declarer} che cosa mostrasse una chiamata, e la risposta è sbagliata.",
        "{by} asks {declarer} what a call showed, and the answer is wrong.",
    ),
    text(
        "{declarer}, a domanda di {by}, spiega in modo errato una chiamata di {dummy}.",
        "Asked by {by}, {declarer} gives a wrong explanation of a call of {dummy}'s.",
    ),
    text(
        "«Che cosa mostrava {dummy}?», chiede {by}, e {declarer} risponde male.",
        "'What did {dummy} show?' asks {by}, and {declarer} answers wrongly.",
    ),
];
const EXPLAINS_RIGHTLY: SentenceWordings = &[
    text(
        "{by} chiede a {declarer} che cosa mostrasse una chiamata, e la risposta è esatta.",
        "{by} asks {declarer} what a call showed, and the answer is correct.",
    ),
    text(
        "{declarer}, a domanda di {by}, spiega in modo esatto una chiamata di {dummy}.",
        "Asked by {by}, {declarer} gives a correct explanation of a call of {dummy}'s.",
    ),
    text(
        "«Che cosa mostrava {dummy}?», chiede {by}, e {declarer} risponde bene.",
        "'What did {dummy} show?' asks {by}, and {declarer} answers correctly.",
    ),
];
const SIGHS: SentenceWordings = &[
    text(
        "{by} scuote la testa e sospira forte, sotto gli occhi di {partner}.",
        "{by} shakes his head and sighs loudly, before {partner}'s eyes.",
    ),
    text(
        "«Allora siamo messi male», dice {by}, e {partner} lo sente.",
        "'Then we are in trouble,' says {by}, and {partner} hears it.",
    ),
    text(
        "«Lo temevo», dice {by} a {partner}, e gioca.",
        "'I was afraid of that,' says {by} to {partner}, and plays.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{by} ascolta e gioca subito, senza un segno per {partner}.",
        "{by} listens and plays at once, without a sign to {partner}.",
    ),
    text(
        "{by} ringrazia e gioca nel suo tempo normale, e {partner} non nota nulla.",
        "{by} thanks him and plays in his normal tempo, and {partner} notices nothing.",
    ),
    text(
        "«Grazie», dice {by} senza guardare {partner}, e gioca.",
        "'Thank you,' says {by} without looking at {partner}, and plays.",
    ),
];
const AMENDS: SentenceWordings = &[
    text(
        "{declarer} corregge la spiegazione solo due carte dopo, e a gioco finito ciascuna linea chiede un punteggio arbitrale.",
        "{declarer} corrects the explanation only two cards later, and when play is over each side asks for an adjusted score.",
    ),
    text(
        "Due carte dopo {declarer} dice di aver spiegato male; a gioco finito le due linee chiedono un punteggio arbitrale.",
        "Two cards later {declarer} says that his explanation was wrong; after the play both sides ask for an adjusted score.",
    ),
    text(
        "«Avevo spiegato male», dice {declarer} due carte dopo; finito il gioco tutti chiedono un punteggio arbitrale.",
        "'My explanation was wrong,' says {declarer} two cards later; after the play all of them ask for an adjusted score.",
    ),
];
const CONFIRMS: SentenceWordings = &[
    text(
        "{declarer} conferma la spiegazione ancora due carte dopo, e a gioco finito ciascuna linea chiede un punteggio arbitrale.",
        "{declarer} confirms the explanation again two cards later, and when play is over each side asks for an adjusted score.",
    ),
    text(
        "Due carte dopo {declarer} conferma di aver spiegato bene; a gioco finito le due linee chiedono un punteggio arbitrale.",
        "Two cards later {declarer} confirms that his explanation was right; after the play both sides ask for an adjusted score.",
    ),
    text(
        "«Avevo spiegato bene», dice {declarer} due carte dopo; finito il gioco tutti chiedono un punteggio arbitrale.",
        "'My explanation was right,' says {declarer} two cards later; after the play all of them ask for an adjusted score.",
    ),
];
const USED: SentenceWordings = &[
    text(
        "L'Arbitro accerta questo soltanto: {partner}, fra due ritorni logici, ha scelto quello che la reazione di {by} suggeriva, e {declarer} ha perso una presa.",
        "The director finds this alone: of two logical returns {partner} chose the one that {by}'s reaction suggested, and {declarer} lost a trick.",
    ),
    text(
        "Dall'esame dell'Arbitro risulta una cosa sola: fra due ritorni logici {partner} ha preferito quello che {by} con la sua reazione gli aveva suggerito, e a {declarer} è costato una presa.",
        "The director's inquiry shows one thing only: of two logical returns {partner} preferred the one that {by} by his reaction had suggested to him, and it cost {declarer} a trick.",
    ),
    text(
        "Per l'Arbitro il risultato è dipeso da una cosa sola: {partner} poteva scegliere fra due ritorni logici, e la reazione di {by} lo ha spinto a quello costato a {declarer} una presa.",
        "In the director's view the result turned on one thing only: {partner} had the choice of two logical returns, and {by}'s reaction led him to the one that cost {declarer} a trick.",
    ),
];
const MISCOUNTED: SentenceWordings = &[
    text(
        "L'Arbitro accerta questo soltanto: {by} e {partner} hanno contato male le carte di {dummy}, e {declarer} ha guadagnato una presa.",
        "The director finds this alone: {by} and {partner} miscounted {dummy}'s cards, and {declarer} gained a trick.",
    ),
    text(
        "Dall'esame dell'Arbitro risulta una cosa sola: un errore di {by} e {partner} nel contare le carte di {dummy}, che a {declarer} ha fruttato una presa.",
        "The director's inquiry shows one thing only: a mistake of {by} and {partner} in counting {dummy}'s cards, which gained {declarer} a trick.",
    ),
    text(
        "Per l'Arbitro il risultato è dipeso da una cosa sola: {by} e {partner} si sono sbagliati sulle carte di {dummy}, e ciò ha dato a {declarer} una presa in più.",
        "In the director's view the result turned on one thing only: {by} and {partner} were mistaken about {dummy}'s cards, which gave {declarer} a trick more.",
    ),
];
const NO_DAMAGE: SentenceWordings = &[
    text(
        "L'Arbitro non trova danni: {partner} non ha tenuto conto di {card} di {by}, e le carte di {dummy} erano state contate bene.",
        "The director finds no damage: {partner} did not go by {by}'s {card}, and {dummy}'s cards had been counted correctly.",
    ),
    text(
        "Per l'Arbitro nessuno ha subìto danni: {by} e {partner} avevano contato bene le carte di {dummy}, e avrebbero giocato così anche senza la caduta di {card}.",
        "The director finds that nobody was damaged: {by} and {partner} had counted {dummy}'s cards correctly, and would have played in this way without the fall of the {card} too.",
    ),
    text(
        "Danni non ce ne sono stati: {partner} non si è servito di {card} di {by}, né la difesa si era sbagliata sulle carte di {dummy}.",
        "There was no damage: {partner} made no use of {by}'s {card}, nor had the defence been mistaken about {dummy}'s cards.",
    ),
];
const NEITHER: SentenceWordings = &[
    text(
        "L'Arbitro non trova danni: {by} e {partner} avrebbero giocato le stesse carte con qualunque risposta di {declarer}.",
        "The director finds no damage: {by} and {partner} would have played the same cards whatever {declarer}'s answer.",
    ),
    text(
        "Per l'Arbitro nessuno ha subìto danni: qualunque cosa avesse risposto {declarer}, {by} avrebbe scelto la stessa carta, e {partner} lo stesso ritorno.",
        "The director finds that nobody was damaged: whatever {declarer} had answered, {by} would have chosen the same card, and {partner} the same return.",
    ),
    text(
        "Danni non ce ne sono stati: la risposta di {declarer} non ha influito né sulla carta di {by} né sulle scelte di {partner}.",
        "There was no damage: {declarer}'s answer influenced neither {by}'s card nor {partner}'s choices.",
    ),
];
