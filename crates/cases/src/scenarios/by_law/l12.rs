//! Law 12: what the director may adjust, and what he may not.

use super::prelude::*;
use super::scenes::defender;

pub const SCENARIOS: &[&Scenario] = &[&PENALTY_CARD, &BOTH_COMPLAIN];

static PENALTY_CARD: Scenario =
    scenario(12, "penalty-card", &["carta penalizzata", "punteggio arbitrale"], penalty_card)
        .tricks(2..=9)
        .without_open_facts();

/// A defender's card is exposed, and a card of dummy's may have been hidden; at the end of play each side asks for more
/// than the Laws gave it.
fn penalty_card(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let by = defender(story)?;
    let card = story.pick(story.hand(by))?;
    let hidden = story.pick(story.hand(dummy))?;
    cast!(story, card, hidden);
    let fell = story.choose(3);
    let jostled = fell == 2;
    story.add_event(by, Act::Drops { card: card.into(), seen: BySeat([true; 4]), jostled });
    story.add_sentence(if jostled { JOSTLED } else { DROPS });
    story.call_director(declarer);
    let was_hidden = story.either();
    if was_hidden {
        story.add_event(dummy, Act::Finds { card: hidden.into(), seen: BySeat([true; 4]) });
    }
    story.add_sentence(if was_hidden { FOUND } else { WAS_THERE });
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(PROTEST);
    let helped = Answer::from_bool(fell == 0);
    story.add_finding("penalty-card-damage", helped, if fell == 0 { HELPED } else { NO_HELP })?;
    story.add_finding("information-used", helped, if fell == 0 { TOOK_NOTE } else { NO_NOTE })?;
    story.choose_finding("hidden-card-damage", COUNTED_WRONG, COUNTED_RIGHT)?;
    Some(())
}

const DROPS: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte mentre {declarer} pensa, cade {card} in vista di tutti.",
        "{by}, sorting his cards while {declarer} thinks, drops the {card} in everybody's view.",
    ),
    text(
        "Mentre {declarer} riflette, dalla mano di {by} scivola {card}: l{o/a} vedono tutti.",
        "While {declarer} is thinking, the {card} slips from {by}'s hand: everybody sees it.",
    ),
    text(
        "Mentre {declarer} pensa, {by} si versa da bere e lascia cadere {card} davanti a tutti.",
        "While {declarer} thinks, {by} pours himself a drink and drops the {card} in everybody's view.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "Uno spettatore, salutando {declarer}, urta {by} e gli fa cadere {card} in vista di tutti.",
        "A spectator, greeting {declarer}, knocks {by} and makes him drop the {card} in everybody's view.",
    ),
    text(
        "Uno spettatore seduto dietro {declarer}, nell'alzarsi, urta il braccio di {by}: {card} cade sul tavolo, e l{o/a} vedono tutti.",
        "A spectator sitting behind {declarer} gets up and knocks {by}'s arm: the {card} falls on the table, and everybody sees it.",
    ),
    text(
        "Un cameriere che porta il caffè a {declarer} urta il braccio di {by}: {card} cade davanti a tutti.",
        "A waiter bringing {declarer} his coffee knocks {by}'s arm: the {card} falls in everybody's view.",
    ),
];
const FOUND: SentenceWordings = &[
    text(
        "Poco dopo {dummy} trova {hidden}, rimast{o/a:hidden} copert{o/a:hidden} sotto le altre carte del morto.",
        "Soon after {dummy} finds the {hidden}, covered until then by dummy's other cards.",
    ),
    text(
        "Poi si scopre che {dummy} aveva lasciato {hidden} nell'astuccio, e la carta va al suo posto.",
        "It then turns out that {dummy} had left the {hidden} in the board, and the card takes its place.",
    ),
    text(
        "Una presa più tardi {dummy} si accorge di non aver mai steso {hidden}, e l{o/a:hidden} mette giù.",
        "A trick later {dummy} notices that he has never put down the {hidden}, and does so.",
    ),
];
const WAS_THERE: SentenceWordings = &[
    text(
        "Il morto, {dummy}, ha steso fin dall'inizio tutte le sue carte.",
        "{dummy}, dummy, has spread all his cards from the start.",
    ),
    text(
        "Dopo l'attacco iniziale {dummy} ha steso il morto per intero, senza dimenticare nessuna carta.",
        "After the opening lead {dummy} spread the whole of dummy, and forgot no card.",
    ),
    text(
        "Le tredici carte di {dummy} erano tutte in vista sul tavolo fin dal principio.",
        "All thirteen of {dummy}'s cards have been in view on the table from the start.",
    ),
];
const PROTEST: SentenceWordings = &[
    text(
        "Si gioca fino in fondo come vuole l'Arbitro; alla fine tutt'e due le coppie chiedono un punteggio arbitrale.",
        "They play on as the director instructs; at the end both pairs ask for an adjusted score.",
    ),
    text(
        "L'Arbitro fa continuare; a gioco finito protestano sia {declarer} sia i suoi avversari.",
        "The director has them play on; when play is over both {declarer} and his opponents protest.",
    ),
    text(
        "Finito il gioco, sia {declarer} sia i difensori chiedono un punteggio arbitrale.",
        "When play is over both {declarer} and the defenders ask for an adjusted score.",
    ),
];
const HELPED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che senza la vista della carta di {by} la difesa non avrebbe ottenuto quel risultato.",
        "The director finds that without the sight of {by}'s card the defence would not have had that result.",
    ),
    text(
        "Vedere la carta di {by}, accerta l'Arbitro, ha aiutato la difesa a danno dell'altra coppia.",
        "The sight of {by}'s card, the director finds, helped the defence to the other pair's cost.",
    ),
];
const NO_HELP: SentenceWordings = &[
    text(
        "L'Arbitro accerta che anche senza la vista della carta di {by} la difesa avrebbe ottenuto quel risultato.",
        "The director finds that even without the sight of {by}'s card the defence would have had that result.",
    ),
    text(
        "Vedere la carta di {by}, accerta l'Arbitro, non ha portato alcun vantaggio alla difesa.",
        "The sight of {by}'s card, the director finds, was of no advantage to the defence.",
    ),
];
const TOOK_NOTE: SentenceWordings = &[
    text(
        "{partner}, fra due ritorni logici, aveva scelto quello che la carta gli suggeriva.",
        "{partner} had chosen, of two logical returns, the one that the card suggested to him.",
    ),
    text(
        "{partner} ne aveva tenuto conto nello scegliere fra due ritorni logici.",
        "{partner} had taken account of it in choosing between two logical returns.",
    ),
];
const NO_NOTE: SentenceWordings = &[
    text(
        "{partner}, fra due ritorni logici, aveva scelto quello che la carta gli sconsigliava.",
        "{partner} had chosen, of two logical returns, the one that the card advised against.",
    ),
    text(
        "{partner} non ne aveva tenuto conto: gli restava un solo ritorno logico.",
        "{partner} had taken no account of it: he had only one logical return.",
    ),
];
const COUNTED_WRONG: SentenceWordings = &[
    text(
        "I difensori hanno contato male la mano di {dummy}, e ci hanno rimesso una presa.",
        "The defenders miscounted {dummy}'s hand, and it cost them a trick.",
    ),
    text(
        "Avendo contato male le carte di {dummy}, i difensori hanno perso una presa.",
        "Having miscounted {dummy}'s cards, the defenders lost a trick.",
    ),
];
const COUNTED_RIGHT: SentenceWordings = &[
    text(
        "I difensori non hanno perso nessuna presa per un errore sulla mano di {dummy}.",
        "The defenders lost no trick by a mistake about {dummy}'s hand.",
    ),
    text(
        "Sulle carte di {dummy} i difensori non si sono sbagliati, e non hanno perso prese.",
        "The defenders made no mistake about {dummy}'s cards, and lost no trick by one.",
    ),
];

static BOTH_COMPLAIN: Scenario =
    scenario(12, "both-complain", &["punteggio arbitrale", "informazione"], both_complain)
        .tricks(2..=9)
        .without_open_facts();

/// Declarer explains a play wrongly to a defender, and the defender lets something slip to his partner; at the end of
/// play each side complains of the other.
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
    let (_, card) = story.play_on()?;
    story.cast("card", card);
    let (next, after) = story.play_on()?;
    cast!(story, next, after);
    story.add_sentence(PLAYS_ON);
    if is_wrong {
        story.add_event(declarer, Act::Amends(topic));
    }
    story.add_sentence(if is_wrong { AMENDS } else { CONFIRMS });
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(ALL_COMPLAIN);
    story.choose_finding("play-influenced", MISLED, NOT_MISLED)?;
    let line = if used { USED } else { NOT_USED };
    story.add_finding("information-used", Answer::from_bool(used), line)?;
    story.add_finding("use-damaged", Answer::from_bool(used), if used { COST } else { NO_COST })?;
    Some(())
}

const EXPLAINS_WRONGLY: SentenceWordings = &[
    text(
        "{by} chiede a {declarer} che cosa mostrasse una chiamata, e la risposta è sbagliata.",
        "{by} asks {declarer} what a call showed, and the answer is wrong.",
    ),
    text(
        "{declarer}, interrogato da {by}, spiega male una chiamata.",
        "Asked by {by}, {declarer} explains a call wrongly.",
    ),
    text(
        "{declarer} spiega a {by} una chiamata della sua linea, ma si confonde con un altro sistema.",
        "{declarer} explains a call of his side's to {by}, but mixes it up with another system.",
    ),
];
const EXPLAINS_RIGHTLY: SentenceWordings = &[
    text(
        "{by} chiede a {declarer} che cosa mostrasse una chiamata, e la risposta è esatta.",
        "{by} asks {declarer} what a call showed, and the answer is correct.",
    ),
    text(
        "{declarer}, interrogato da {by}, spiega bene una chiamata.",
        "Asked by {by}, {declarer} explains a call correctly.",
    ),
    text(
        "{declarer} spiega a {by} una chiamata della sua linea, e lo fa secondo il sistema che gioca.",
        "{declarer} explains a call of his side's to {by}, just as his system has it.",
    ),
];
const SIGHS: SentenceWordings = &[
    text(
        "«Allora ho capito che cosa serve», sfugge a {by}, e {partner} lo sente.",
        "'Then I know what we need,' escapes {by}, and {partner} hears it.",
    ),
    text(
        "{by} scuote la testa e sospira forte, sotto gli occhi di {partner}.",
        "{by} shakes his head and sighs loudly, before {partner}'s eyes.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "{by} ringrazia senza aggiungere altro, e a {partner} non arriva nessun segno.",
        "{by} thanks him and says no more, and no sign reaches {partner}.",
    ),
    text(
        "{by} ascolta impassibile, e {partner} non nota nulla.",
        "{by} listens without moving a muscle, and {partner} notices nothing.",
    ),
];
const PLAYS_ON: SentenceWordings = &[
    text(
        "{by} gioca {card}, e da {next} viene {after}.",
        "{by} plays the {card}, and from {next} comes the {after}.",
    ),
    text(
        "Poi {by} gioca {card} e {next} {after}.",
        "Then {by} plays the {card} and {next} the {after}.",
    ),
];
const AMENDS: SentenceWordings = &[
    text(
        "Solo allora {declarer} si accorge dell'errore, chiama l'Arbitro e si corregge.",
        "Only then does {declarer} see his mistake, call the director and correct himself.",
    ),
    text(
        "A questo punto {declarer} rettifica davanti all'Arbitro la sua spiegazione.",
        "At this point {declarer} puts his explanation right before the director.",
    ),
];
const CONFIRMS: SentenceWordings = &[
    text(
        "Solo allora {declarer} ripensa alla spiegazione, chiama l'Arbitro e la conferma.",
        "Only then does {declarer} think the explanation over, call the director and confirm it.",
    ),
    text(
        "A questo punto {declarer} conferma davanti all'Arbitro la sua spiegazione.",
        "At this point {declarer} confirms his explanation before the director.",
    ),
];
const ALL_COMPLAIN: SentenceWordings = &[
    text(
        "Si gioca fino in fondo; poi {declarer} e i difensori si lamentano gli uni degli altri.",
        "The board is played out; then {declarer} and the defenders complain of each other.",
    ),
    text(
        "A gioco finito sia {declarer} sia i difensori chiedono che si riveda il punteggio.",
        "When play is over both {declarer} and the defenders ask for another score.",
    ),
];
const MISLED: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, ha scelto la sua carta in base a quella spiegazione, e ha perso una presa.",
        "{by}, the director finds, chose his card because of that explanation, and lost a trick.",
    ),
    text(
        "{by} ha giocato così per quella spiegazione, e la sua linea ha perso una presa.",
        "{by} played so because of that explanation, and his side lost a trick.",
    ),
];
const NOT_MISLED: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, avrebbe scelto la stessa carta con qualunque spiegazione.",
        "{by}, the director finds, would have chosen the same card whatever the explanation.",
    ),
    text(
        "{by} non ha giocato così per quella spiegazione: non aveva altra carta sensata.",
        "{by} did not play so because of that explanation: he had no other sensible card.",
    ),
];
const USED: SentenceWordings = &[
    text(
        "Più avanti {partner}, andato in presa, ha scelto fra due ritorni logici quello che {by} gli aveva suggerito.",
        "Later {partner}, on winning a trick, chose of two logical returns the one that {by} had suggested to him.",
    ),
    text(
        "Fra due continuazioni logiche {partner} ha poi preferito quella suggerita dal comportamento di {by}.",
        "Of two logical continuations {partner} then preferred the one that {by}'s manner suggested.",
    ),
];
const NOT_USED: SentenceWordings = &[
    text(
        "Più avanti {partner}, andato in presa, aveva un solo ritorno logico, con o senza un segno di {by}.",
        "Later {partner}, on winning a trick, had only one logical return, with or without a sign from {by}.",
    ),
    text(
        "{partner} ha poi avuto una sola continuazione logica, qualunque fosse il comportamento di {by}.",
        "{partner} then had only one logical continuation, whatever {by}'s manner.",
    ),
];
const COST: SentenceWordings = &[
    text("Quel ritorno è costato una presa a {declarer}.", "That return cost {declarer} a trick."),
    text(
        "{declarer} ha perso una presa per quella scelta.",
        "{declarer} lost a trick by that choice.",
    ),
];
const NO_COST: SentenceWordings = &[
    text("Quel ritorno non è costato nulla a {declarer}.", "That return cost {declarer} nothing."),
    text(
        "{declarer} non ha perso nulla per quella scelta.",
        "{declarer} lost nothing by that choice.",
    ),
];
