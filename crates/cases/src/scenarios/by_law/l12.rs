//! Law 12: what the director may adjust, and what he may not.

use super::prelude::*;
use super::scenes::{also_finds, defender};

pub const SCENARIOS: &[&Scenario] = &[&PENALTY_CARD, &BOTH_COMPLAIN];

static PENALTY_CARD: Scenario =
    scenario(12, "penalty-card", &["carta penalizzata", "punteggio arbitrale"], penalty_card)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Score]]);

/// A defender's card is exposed, and a card of dummy's may have been hidden; at the end of play each side asks for more
/// than the Laws gave it.
fn penalty_card(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let by = defender(story)?;
    let card = story.pick(story.hand(by))?;
    let hidden = story.pick(story.hand(dummy))?;
    cast!(story, card, hidden);
    story.add_event(by, Act::Drops { card: card.into(), seen: BySeat([true; 4]), jostled: false });
    story.call_director(declarer);
    story.add_sentence(DROPS);
    story.choose_act(
        dummy,
        Act::Finds { card: hidden.into(), seen: BySeat([true; 4]) },
        FOUND,
        WAS_THERE,
    );
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(PROTEST);
    let helped = story.choose_finding("penalty-card-damage", HELPED, NO_HELP)?;
    also_finds(story, "information-used", Answer::from_bool(helped))?;
    story.choose_finding("hidden-card-damage", COUNTED_WRONG, COUNTED_RIGHT)?;
    Some(())
}

const DROPS: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte mentre {declarer} pensa, cade {card} in vista di tutti: è carta penalizzata.",
        "{by}, sorting his cards while {declarer} thinks, drops the {card} in everybody's view: it becomes a penalty card.",
    ),
    text(
        "Mentre {declarer} riflette, {by} lascia cadere {card} davanti a tutti, e la carta diventa penalizzata.",
        "While {declarer} is thinking, {by} lets the {card} fall in everybody's view, and it becomes a penalty card.",
    ),
];
const FOUND: SentenceWordings = &[
    text(
        "Due prese dopo {dummy} trova {hidden} sotto un'altra carta del morto, e l{o/a:hidden} mette al suo posto.",
        "Two tricks later {dummy} finds the {hidden} under another card of dummy's, and puts it in its place.",
    ),
    text(
        "Più tardi {dummy} si accorge di avere ancora in mano {hidden}, e stende anche quella carta.",
        "Later {dummy} notices that he still has the {hidden} in his hand, and spreads that card too.",
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
];
const HELPED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, fra due ritorni logici, ha scelto quello che {card} gli suggeriva: {declarer} ha perso una presa.",
        "The director finds that {partner} chose, of two logical returns, the one that the {card} suggested to him: {declarer} lost a trick.",
    ),
    text(
        "Vista la carta di {by}, {partner} aveva scelto il ritorno che essa suggeriva, e senza vederla la difesa avrebbe fatto una presa in meno.",
        "Having seen {by}'s card, {partner} had chosen the return that it suggested, and without seeing it the defence would have made a trick less.",
    ),
];
const NO_HELP: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, fra due ritorni logici, ha scelto quello che {card} gli sconsigliava: {declarer} non ha perso prese.",
        "The director finds that {partner} chose, of two logical returns, the one that the {card} advised against: {declarer} lost no trick.",
    ),
    text(
        "Vista la carta di {by}, {partner} aveva scelto il ritorno che essa sconsigliava, e senza vederla la difesa avrebbe fatto le stesse prese.",
        "Having seen {by}'s card, {partner} had chosen the return that it advised against, and without seeing it the defence would have made the same tricks.",
    ),
];
const COUNTED_WRONG: SentenceWordings = &[
    text(
        "I difensori avevano contato male le carte di {dummy}, e hanno perso una presa per questo.",
        "The defenders had miscounted {dummy}'s cards, and lost a trick by it.",
    ),
    text(
        "Per un errore sulle carte di {dummy} i difensori hanno perso una presa.",
        "By a mistake about {dummy}'s cards the defenders lost a trick.",
    ),
];
const COUNTED_RIGHT: SentenceWordings = &[
    text(
        "I difensori avevano contato bene le carte di {dummy}, e non hanno perso prese per questo.",
        "The defenders had counted {dummy}'s cards correctly, and lost no trick by it.",
    ),
    text(
        "Sulle carte di {dummy} i difensori non si sono sbagliati, e non hanno perso prese.",
        "About {dummy}'s cards the defenders made no mistake, and they lost no trick.",
    ),
];

static BOTH_COMPLAIN: Scenario =
    scenario(12, "both-complain", &["punteggio arbitrale", "informazione"], both_complain)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Score]]);

/// Declarer explains a call rightly or wrongly to a defender, and the defender lets something slip to his partner; at
/// the end of play each side complains of the other.
fn both_complain(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    story.require(story.position.on_table() < 2)?;
    let declarer = story.declarer();
    cast!(story, by, partner = by.partner());
    let topic = ExplanationTopic::Call;
    story.add_event(declarer, Act::Explains(topic));
    let is_wrong = story.either();
    story.add_sentence(if is_wrong { EXPLAINS_WRONGLY } else { EXPLAINS_RIGHTLY });
    let told = story.choose(3);
    let (remarks, used) = (told < 2, told == 0);
    if remarks {
        story.add_event(by, Act::Remarks);
    }
    story.add_sentence(if remarks { SIGHS } else { SAYS_NOTHING });
    story.play_on()?;
    story.play_on()?;
    if is_wrong {
        story.add_event(declarer, Act::Amends(topic));
    }
    story.add_sentence(if is_wrong { AMENDS } else { CONFIRMS });
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.choose_finding("play-influenced", MISLED, NOT_MISLED)?;
    let line = [USED, NOT_USED, NOTHING_TO_USE][told];
    story.add_finding("information-used", Answer::from_bool(used), line)?;
    also_finds(story, "use-damaged", Answer::from_bool(used))
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
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{by} ascolta e gioca subito, senza un segno per {partner}.",
        "{by} listens and plays at once, without a sign to {partner}.",
    ),
    text(
        "{by} ringrazia e gioca nel suo tempo normale, e {partner} lo segue.",
        "{by} thanks him and plays in his normal tempo, and {partner} follows.",
    ),
];
const AMENDS: SentenceWordings = &[
    text(
        "{declarer} corregge la spiegazione solo due carte dopo, e a gioco finito ciascuna linea chiede un punteggio arbitrale.",
        "{declarer} corrects the explanation only two cards later, and when play is over each side asks for an adjusted score.",
    ),
    text(
        "Due carte dopo {declarer} dice di aver spiegato male; a gioco finito le due linee si lamentano l'una dell'altra.",
        "Two cards later {declarer} says that his explanation was wrong; after the play the two sides complain of each other.",
    ),
];
const CONFIRMS: SentenceWordings = &[
    text(
        "{declarer} conferma la spiegazione ancora due carte dopo, e a gioco finito ciascuna linea chiede un punteggio arbitrale.",
        "{declarer} confirms the explanation again two cards later, and when play is over each side asks for an adjusted score.",
    ),
    text(
        "Due carte dopo {declarer} dice di aver spiegato bene; a gioco finito le due linee si lamentano l'una dell'altra.",
        "Two cards later {declarer} says that his explanation was right; after the play the two sides complain of each other.",
    ),
];
const MISLED: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, aveva scelto la sua carta in base a quella spiegazione, e ha perso una presa.",
        "{by}, the director finds, had chosen his card because of that explanation, and lost a trick.",
    ),
    text(
        "Con un'altra spiegazione {by} avrebbe giocato un'altra carta, e la difesa avrebbe fatto una presa in più.",
        "With another explanation {by} would have played another card, and the defence would have made a trick more.",
    ),
];
const NOT_MISLED: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, avrebbe scelto la stessa carta con qualunque spiegazione, e non ha perso prese.",
        "{by}, the director finds, would have chosen the same card whatever the explanation, and lost no trick.",
    ),
    text(
        "Con un'altra spiegazione {by} avrebbe giocato la stessa carta, e la difesa avrebbe fatto le stesse prese.",
        "With another explanation {by} would have played the same card, and the defence would have made the same tricks.",
    ),
];
const USED: SentenceWordings = &[
    text(
        "Fra due ritorni logici {partner} aveva scelto quello che {by} gli aveva suggerito, e {declarer} ha perso una presa.",
        "Of two logical returns {partner} had chosen the one that {by} had suggested to him, and {declarer} lost a trick.",
    ),
    text(
        "{partner}, andato in presa, aveva preferito il ritorno suggerito da {by} a un altro altrettanto logico: a {declarer} è costato una presa.",
        "{partner}, on winning a trick, had preferred the return suggested by {by} to another just as logical: it cost {declarer} a trick.",
    ),
];
const NOT_USED: SentenceWordings = &[
    text(
        "Fra due ritorni logici {partner} aveva scelto quello che {by} gli aveva sconsigliato, e {declarer} ha perso una presa.",
        "Of two logical returns {partner} had chosen the one that {by} had advised against, and {declarer} lost a trick.",
    ),
    text(
        "{partner}, andato in presa, aveva preferito il ritorno sconsigliato da {by} a un altro altrettanto logico: a {declarer} è costato una presa.",
        "{partner}, on winning a trick, had preferred the return that {by} had advised against to another just as logical: it cost {declarer} a trick.",
    ),
];
const NOTHING_TO_USE: SentenceWordings = &[
    text(
        "Fra due ritorni logici {partner} aveva scelto quello che gli suggerivano le carte di {dummy}, e {declarer} ha perso una presa.",
        "Of two logical returns {partner} had chosen the one that {dummy}'s cards suggested to him, and {declarer} lost a trick.",
    ),
    text(
        "{partner}, andato in presa, aveva preferito il ritorno suggerito dal morto a un altro altrettanto logico: a {declarer} è costato una presa.",
        "{partner}, on winning a trick, had preferred the return suggested by dummy's cards to another just as logical: it cost {declarer} a trick.",
    ),
];
