//! Law 12: what the director may adjust, and what he may not.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{EndedPhase, ExplanationTopic};
use arbitro_laws::ruling::{Answer, text};

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
    story.cast("card", card);
    story.cast("hidden", hidden);
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
        "{by} vuole servirsi da bere mentre {declarer} pensa, e gli cade davanti a tutti {card}.",
        "{by} wants to pour himself a drink while {declarer} thinks, and drops the {card} before everybody.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "Uno spettatore, salutando {declarer}, urta {by} e gli fa cadere {card} in vista di tutti.",
        "A spectator, greeting {declarer}, knocks {by} and makes him drop the {card} in everybody's view.",
    ),
    text(
        "Chi passa dietro {declarer} colpisce la mano di {by}: ne cade {card}, e l{o/a} vedono tutti.",
        "Somebody walking behind {declarer} hits {by}'s hand: the {card} falls, and everybody sees it.",
    ),
    text(
        "Chi porta il caffè a {declarer} urta il braccio di {by} e fa cadere davanti a tutti {card}.",
        "Whoever is bringing {declarer} his coffee knocks {by}'s arm and makes the {card} fall before everybody.",
    ),
];
const FOUND: SentenceWordings = &[
    text(
        "Poco dopo {dummy} trova {hidden}, rimast{o/a:hidden} copert{o/a:hidden} sotto le altre carte del morto.",
        "Soon after {dummy} finds the {hidden}, covered until then by dummy's other cards.",
    ),
    text(
        "Nel gioco si scopre poi che {dummy} aveva lasciato {hidden} nell'astuccio, e la carta va al suo posto.",
        "It then turns out that {dummy} had left the {hidden} in the board, and the card takes its place.",
    ),
    text(
        "Una presa più tardi {dummy} si accorge di non aver mai steso {hidden}, e l{o/a:hidden} mette giù.",
        "A trick later {dummy} notices that he has never put down the {hidden}, and does so.",
    ),
];
const WAS_THERE: SentenceWordings = &[
    text(
        "Poco dopo i difensori dicono di non aver visto {hidden}, che {dummy} aveva però steso subito con le altre.",
        "Soon after the defenders say that they have not seen the {hidden}, which {dummy} had spread at once with the others.",
    ),
    text(
        "Nel gioco un difensore si stupisce di {hidden}: era fra le carte che {dummy} aveva steso all'inizio.",
        "A defender is then surprised at the {hidden}: it was among the cards that {dummy} had spread at the start.",
    ),
    text(
        "Una presa più tardi i difensori si accorgono di {hidden}, che {dummy} ha sempre tenuto in vista sul tavolo.",
        "A trick later the defenders notice the {hidden}, which {dummy} has had in view on the table all the time.",
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
        "Finito il gioco, {declarer} vorrebbe un risultato migliore, e i difensori pure.",
        "When play is over {declarer} would like a better result, and so would the defenders.",
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
        "Vedere la carta di {by}, accerta l'Arbitro, non è servito alla difesa contro l'altra coppia.",
        "The sight of {by}'s card, the director finds, was of no use to the defence against the other pair.",
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
        "Per aver creduto diversa la mano di {dummy} i difensori hanno perso una presa.",
        "Because they took {dummy}'s hand for another the defenders lost a trick.",
    ),
];
const COUNTED_RIGHT: SentenceWordings = &[
    text(
        "I difensori non hanno perso nulla per come avevano contato la mano di {dummy}.",
        "The defenders lost nothing by the way they had counted {dummy}'s hand.",
    ),
    text(
        "Qualunque idea avessero della mano di {dummy}, i difensori avrebbero fatto le stesse prese.",
        "Whatever they thought of {dummy}'s hand, the defenders would have made the same tricks.",
    ),
];

static BOTH_COMPLAIN: Scenario =
    scenario(12, "both-complain", &["punteggio arbitrale", "informazione"], both_complain)
        .tricks(2..=9)
        .without_open_facts();

/// Declarer explains a play wrongly to a defender, and the defender lets something slip to his partner; at the end of
/// play each side complains of the other.
fn both_complain(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.position.on_table() < 2)?;
    let declarer = story.declarer();
    story.cast("by", by);
    story.cast("partner", by.partner());
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
    story.cast("next", next);
    story.cast("after", after);
    story.add_sentence(PLAYS_ON);
    if is_wrong {
        story.add_event(declarer, Act::Amends(topic));
    }
    story.add_sentence(if is_wrong { AMENDS } else { CONFIRMS });
    story.add_event(declarer, Act::Ends(EndedPhase::Play));
    story.add_sentence(ALL_COMPLAIN);
    let misled = story.either();
    story.add_finding(
        "play-influenced",
        Answer::from_bool(misled),
        if misled { MISLED } else { NOT_MISLED },
    )?;
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
        "A una domanda di {by} {declarer} risponde spiegando male una chiamata.",
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
        "A una domanda di {by} {declarer} risponde spiegando bene una chiamata.",
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
        "{by} ringrazia senza aggiungere nulla, e {partner} non alza gli occhi dalle carte.",
        "{by} thanks him and says no more, and {partner} does not look up from his cards.",
    ),
    text(
        "{by} ascolta impassibile, sotto gli occhi di {partner}.",
        "{by} listens without moving a muscle, before {partner}'s eyes.",
    ),
];
const PLAYS_ON: SentenceWordings = &[
    text(
        "{by} gioca {card}, e da {next} viene {after}.",
        "{by} plays the {card}, and from {next} comes the {after}.",
    ),
    text(
        "Poi {card} da {by} e {after} da {next}.",
        "Then the {card} from {by} and the {after} from {next}.",
    ),
];
const AMENDS: SentenceWordings = &[
    text(
        "Solo allora {declarer} si accorge dell'errore, chiama l'Arbitro e si corregge.",
        "Only then does {declarer} see his mistake, call the director and correct himself.",
    ),
    text(
        "A questo punto {declarer} rettifica, davanti all'Arbitro, quello che aveva spiegato.",
        "At this point {declarer} puts right, before the director, what he had explained.",
    ),
];
const CONFIRMS: SentenceWordings = &[
    text(
        "Solo allora a {declarer} viene un dubbio, ma davanti all'Arbitro conferma ogni parola.",
        "Only then has {declarer} a doubt, but before the director he confirms every word.",
    ),
    text(
        "A questo punto {declarer} ripete, davanti all'Arbitro, quello che aveva spiegato.",
        "At this point {declarer} repeats, before the director, what he had explained.",
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
        "{by}, accerta l'Arbitro, ha scelto la sua carta per quella spiegazione, e poteva costargli una presa.",
        "{by}, the director finds, chose his card because of that explanation, and it could have cost him a trick.",
    ),
    text(
        "È per quella spiegazione che {by} ha giocato così, e la sua linea ne ha fatto le spese.",
        "It is because of that explanation that {by} played so, and his side paid for it.",
    ),
];
const NOT_MISLED: SentenceWordings = &[
    text(
        "{by}, accerta l'Arbitro, avrebbe scelto la stessa carta con qualunque spiegazione.",
        "{by}, the director finds, would have chosen the same card whatever the explanation.",
    ),
    text(
        "Non è per quella spiegazione che {by} ha giocato così: non aveva altra carta sensata.",
        "It is not because of that explanation that {by} played so: he had no other sensible card.",
    ),
];
const USED: SentenceWordings = &[
    text(
        "{partner}, alla presa successiva, ha scelto fra due ritorni logici quello che {by} sperava.",
        "{partner}, at the next trick, chose of two logical returns the one that {by} hoped for.",
    ),
    text(
        "Fra due continuazioni logiche {partner} ha poi preferito quella che il modo di fare di {by} suggeriva.",
        "Of two logical continuations {partner} then preferred the one that {by}'s manner suggested.",
    ),
];
const NOT_USED: SentenceWordings = &[
    text(
        "{partner}, alla presa successiva, non aveva altro ritorno logico, che {by} lo sperasse o no.",
        "{partner}, at the next trick, had no other logical return, whether {by} hoped for it or not.",
    ),
    text(
        "Nelle prese che seguono {partner} ha poi continuato nell'unico modo logico, lo stesso che voleva {by}.",
        "In the tricks that follow {partner} continued in the only logical way, the one that {by} wanted too.",
    ),
];
const COST: SentenceWordings = &[
    text("Quel ritorno è costato una presa a {declarer}.", "That return cost {declarer} a trick."),
    text("A {declarer} la scelta è costata una presa.", "The choice cost {declarer} a trick."),
];
const NO_COST: SentenceWordings = &[
    text("Quel ritorno non è costato nulla a {declarer}.", "That return cost {declarer} nothing."),
    text("A {declarer} la scelta non è costata nulla.", "The choice cost {declarer} nothing."),
];
