//! Law 48: exposure of declarer's cards.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::BySeat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{CardReach, Facing, Gesture};
use arbitro_laws::ruling::{Answer, text};

pub const SCENARIOS: &[&Scenario] = &[&EXPOSED, &FACED];

static EXPOSED: Scenario =
    scenario(48, "declarers-card", &["dichiarante", "carta esposta"], exposed).tricks(2..=10);

/// Declarer's card falls, possibly because of another player, or declarer names a card, or holds it
/// in view close to himself or touching the table.
fn exposed(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer))?;
    let card = story.would_play()?;
    story.cast("card", card);
    story.add_sentence(TO_PLAY);
    let seen = BySeat([false; 4]);
    let card = card.into();
    match story.choose(5) {
        0 => {
            story.add_event(declarer, Act::Drops { card, seen, jostled: false });
            story.add_sentence(FALLS);
        }
        4 => {
            story.add_event(declarer, Act::Drops { card, seen, jostled: true });
            story.add_sentence(JOSTLED);
        }
        1 => {
            story.add_event(declarer, Act::Names(card));
            story.add_sentence(NAMES);
        }
        2 => {
            let (reach, kept) = (Some(CardReach::Hand), Some(false));
            story.add_event(declarer, Act::Shows(Gesture { card, reach, kept, seen }));
            story.add_sentence(TILTS);
        }
        _ => {
            let (reach, kept) = (Some(CardReach::Table), Some(true));
            story.add_event(declarer, Act::Shows(Gesture { card, reach, kept, seen }));
            story.add_sentence(AT_TABLE);
        }
    }
    let claims = story.pick_from(&[declarer.lho(), declarer.rho()])?;
    story.cast("claims", claims);
    story.call_director(claims);
    story.add_sentence(DEFENDERS_CLAIM);
    Some(())
}

const TO_PLAY: SentenceWordings = &[
    text("{declarer} deve giocare dalla mano.", "{declarer} is to play from his hand."),
    text("Tocca a {declarer}, dalla mano.", "It is {declarer}'s turn, from his hand."),
];
const FALLS: SentenceWordings = &[
    text(
        "Mentre sfila un'altra carta gli cade scopert{o/a} sul tavolo {card}.",
        "While he is pulling out another card the {card} falls face up on the table.",
    ),
    text(
        "Nel riordinare le carte lascia cadere {card}, scopert{o/a}, davanti a sé.",
        "Sorting his cards he lets the {card} fall face up before him.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "Un avversario gli urta il braccio, e {card} gli cade scopert{o/a} sul tavolo.",
        "An opponent jostles his arm, and the {card} falls face up on the table.",
    ),
    text(
        "Passando, un avversario lo urta: {card} finisce scopert{o/a} davanti a lui.",
        "An opponent bumps into him in passing: the {card} lands face up before him.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "Pensando ad alta voce dice: «io ho {card}».",
        "Thinking aloud he says: 'I have the {card}'.",
    ),
    text(
        "Gli scappa detto che ha {card}; la carta resta fra le altre.",
        "He lets slip that he holds the {card}; the card stays among the others.",
    ),
];
const TILTS: SentenceWordings = &[
    text(
        "Stacca {card} e l{o/a} inclina appena, vicino a sé, tanto che tutti l{o/a} vedono; poi l{o/a} rimette a posto.",
        "He detaches the {card} and tilts it a little, close to himself, so that all see it; then he puts it back.",
    ),
    text(
        "Abbassa {card} davanti a sé, lontan{o/a} dal tavolo: tutti l{o/a} vedono, ed egli l{o/a} ritira.",
        "He lowers the {card} before him, clear of the table: all see it, and he takes it back.",
    ),
];
const AT_TABLE: SentenceWordings = &[
    text(
        "Stacca {card} e l{o/a} tiene scopert{o/a} a contatto col tavolo, mentre ancora riflette.",
        "He detaches the {card} and holds it face up touching the table, while he is still thinking.",
    ),
    text(
        "Porta {card}, scopert{o/a}, fino al tavolo e ve l{o/a} tiene; poi ci ripensa.",
        "He brings the {card} face up to the table and keeps it there; then he has second thoughts.",
    ),
];
const DEFENDERS_CLAIM: SentenceWordings = &[
    text(
        "{claims} sostiene che quella carta va giocata, e chiama l'Arbitro.",
        "{claims} maintains that this card has to be played, and calls the director.",
    ),
    text(
        "Per {claims} la carta è almeno penalizzata; viene l'Arbitro.",
        "To {claims} it is a penalty card at the least; the director comes.",
    ),
];

static FACED: Scenario = scenario(48, "faced-hand", &["dichiarante", "richiesta"], faced)
    .tricks(3..=11)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

/// Declarer faces his hand, and may then state a line of play, or a defender calls the director.
fn faced(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.add_event(declarer, Act::Spreads(Facing::WHOLE));
    story.add_sentence(SPREADS);
    match story.choose(3) {
        0 => {}
        1 => {
            story.add_event(declarer, Act::StatesLine);
            story.add_sentence(STATES_LINE);
        }
        _ => {
            story.call_director(declarer.rho());
            story.add_sentence(DIRECTOR);
        }
    }
    story.choose_finding("no-claim-meant", NO_CLAIM, A_CLAIM)?;
    story.add_finding("all-play-on", Answer::NO, NOT_ALL)?;
    Some(())
}

const SPREADS: SentenceWordings = &[
    text(
        "Nel mezzo del gioco {declarer} mette tutte le sue carte, scoperte, sul tavolo.",
        "In the middle of the play {declarer} puts all his cards face up on the table.",
    ),
    text(
        "A questo punto {declarer} scopre la sua mano.",
        "At this point {declarer} faces his hand.",
    ),
];
const STATES_LINE: SentenceWordings = &[
    text(
        "Nel farlo dice in quale ordine giocherà le carte.",
        "As he does so he says in which order he will play his cards.",
    ),
    text(
        "Dice anche come farà le prese, carta per carta.",
        "He also says how he will win the tricks, card by card.",
    ),
];
const DIRECTOR: SentenceWordings = &[
    text("{rho} chiama l'Arbitro.", "{rho} calls the director."),
    text(
        "{rho} vuole sapere che cosa significhi, e viene l'Arbitro.",
        "{rho} wants to know what it means, and the director comes.",
    ),
];
const NO_CLAIM: SentenceWordings = &[
    text(
        "È evidente che non voleva richiedere nulla: si credeva il morto.",
        "It is evident that he did not mean to claim: he believed that he was dummy.",
    ),
    text(
        "Che non intendesse richiedere né concedere prese è chiaro: voleva solo posare le carte coperte, e si è sbagliato.",
        "That he meant neither to claim nor to concede is plain: he only wanted to put his cards down, face down, and erred.",
    ),
];
const A_CLAIM: SentenceWordings = &[
    text(
        "Nulla mostra che non intendesse richiedere.",
        "Nothing shows that he did not mean to claim.",
    ),
    text(
        "L'Arbitro non trova nulla da cui risulti che non voleva fare una richiesta.",
        "The director finds nothing to show that he did not mean to claim.",
    ),
];
const NOT_ALL: SentenceWordings = &[
    text(
        "I difensori non chiedono di continuare a giocare.",
        "The defenders do not ask to play on.",
    ),
    text(
        "Nessun difensore chiede che il gioco continui.",
        "Neither defender asks that play go on.",
    ),
];
