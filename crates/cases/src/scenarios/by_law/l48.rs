//! Law 48: exposure of declarer's cards.

use super::prelude::*;
use super::scenes::NOBODY;
use super::sentences::{NEXT_PLAYS, NEXT_WAITS, OPPONENT_CALLS};

pub const SCENARIOS: &[&Scenario] = &[&EXPOSED, &FACED, &BEFORE_TURN];

static EXPOSED: Scenario =
    scenario(48, "declarers-card", &["dichiarante", "carta esposta"], exposed).tricks(2..=11);

/// Declarer, in turn, says that he plays a card or that he has it, holds it on the table or aloft, or drops it.
fn exposed(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer))?;
    let card = story.would_play()?;
    story.cast("card", card);
    let opponent = story.pick_from(&[declarer.lho(), declarer.rho()])?;
    story.cast("opponent", opponent);
    story.add_sentence(TO_PLAY);
    let shows = |reach, kept| {
        let (reach, kept) = (Some(reach), Some(kept));
        Act::Shows(Gesture { card: card.into(), reach, kept, seen: NOBODY })
    };
    let drops = |jostled| Act::Drops { card: card.into(), seen: NOBODY, jostled };
    let (act, line) = match story.choose(6) {
        0 => (drops(false), FALLS),
        1 => (drops(true), JOSTLED),
        2 => (Act::Names(card.into()), NAMES),
        3 => (shows(CardReach::Table, true), AT_TABLE),
        4 => (shows(CardReach::Aloft, true), ALOFT),
        _ => (Act::Calls(SpokenCall::naming(card)), SAYS_HE_PLAYS),
    };
    story.add_event(declarer, act);
    story.add_sentence(line);
    story.call_director(opponent);
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}

const TO_PLAY: SentenceWordings = &[
    text("{declarer} deve giocare dalla mano.", "{declarer} is to play from his hand."),
    text("Tocca a {declarer}, dalla mano.", "It is {declarer}'s turn, from his hand."),
    text(
        "È il turno di {declarer}, che gioca dalla mano.",
        "It is the turn of {declarer}, who plays from his hand.",
    ),
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
    text(
        "Dalle dita gli scivola {card}, che resta scopert{o/a} sul tavolo.",
        "The {card} slips through his fingers and lies face up on the table.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "Un cameriere gli urta il braccio, e {card} gli cade scopert{o/a} sul tavolo.",
        "A waiter jostles his arm, and the {card} falls face up on the table.",
    ),
    text(
        "Passando, un angolista lo urta: {card} finisce scopert{o/a} davanti a lui.",
        "A kibitzer bumps into him in passing: the {card} lands face up before him.",
    ),
    text(
        "Urtato da chi gli siede accanto, lascia cadere {card}, scopert{o/a}, sul tavolo.",
        "Knocked by the player beside him, he lets the {card} fall face up on the table.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "Pensando ad alta voce dice «io ho {card}», e lascia la carta fra le altre.",
        "Thinking aloud he says 'I have the {card}', and leaves the card among the others.",
    ),
    text(
        "Gli scappa detto che ha {card}; la carta resta fra le altre.",
        "He lets slip that he holds the {card}; the card stays among the others.",
    ),
    text(
        "Conta a mezza voce le sue carte: «e poi ho {card}»; non ne stacca nessuna.",
        "Under his breath he counts his cards: 'and then I have the {card}'; he detaches none.",
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
    text(
        "Appoggia {card}, scopert{o/a}, sul tavolo senza lasciarl{o/a}, e resta così a pensare.",
        "He rests the {card} face up on the table without letting go, and stays so, thinking.",
    ),
];
const ALOFT: SentenceWordings = &[
    text(
        "Stacca {card} e l{o/a} mostra a tutti a braccio teso, come chi ha giocato, in alto sul tavolo.",
        "He detaches the {card} and shows it to all at arm's length, as one who has played, high above the table.",
    ),
    text(
        "Porta {card} in mezzo al tavolo, scopert{o/a} e sollevat{o/a}, e l{o/a} lascia lì in vista come giocat{o/a}.",
        "He brings the {card} over the middle of the table, face up and raised, and keeps it there in view as played.",
    ),
    text(
        "Tiene {card} ferm{o/a} in aria, scopert{o/a}, con il gesto di chi ha giocato.",
        "He keeps the {card} still in the air, face up, with the gesture of one who has played.",
    ),
];
const SAYS_HE_PLAYS: SentenceWordings = &[
    text(
        "Con la carta ancora fra le altre annuncia «gioco {card}»; poi ci ripensa.",
        "With the card still among the others he announces 'I play the {card}'; then he thinks again.",
    ),
    text(
        "Annuncia a voce che gioca {card}, e non stacca la carta dalle altre.",
        "He announces that he plays the {card}, and does not detach the card from the others.",
    ),
    text(
        "Prima di muovere la mano dice «di mano gioco {card}», e poi esita.",
        "Before he moves his hand he says 'from hand I play the {card}', and then hesitates.",
    ),
];

static FACED: Scenario =
    scenario(48, "faced-hand", &["dichiarante", "richiesta"], faced).tricks(2..=11);

/// Declarer, in turn, plays or drops a card, or faces his hand, and may not mean to claim.
fn faced(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.hand(declarer).len() > 2)?;
    let one = story.would_play()?;
    story.cast("one", one);
    let opponent = story.pick_from(&[declarer.lho(), declarer.rho()])?;
    story.cast("opponent", opponent);
    story.add_sentence(TO_PLAY);
    let mut claims = false;
    match story.choose(4) {
        0 => {
            story.plays(declarer, one);
            story.add_sentence(PLAYS_ONE);
        }
        1 => {
            let card = one.into();
            story.add_event(declarer, Act::Drops { card, seen: NOBODY, jostled: false });
            story.add_sentence(DROPS_ONE);
        }
        how => {
            claims = how == 3;
            story.add_event(declarer, Act::Spreads(Facing::WHOLE));
            story.add_sentence(SPREADS);
        }
    }
    let (answer, line) = if claims { (Answer::NO, A_CLAIM) } else { (Answer::YES, NO_CLAIM) };
    story.add_finding("no-claim-meant", answer, line)?;
    story.add_finding("all-play-on", Answer::NO, NOT_ALL)?;
    // A claim has stopped play, and needs no further act.
    if !claims {
        story.call_director(opponent);
    }
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}

const PLAYS_ONE: SentenceWordings = &[
    text("Mette {one} sul tavolo con decisione.", "He puts the {one} firmly on the table."),
    text("Gioca {one}, e subito se ne pente.", "He plays the {one}, and regrets it at once."),
    text(
        "Sceglie {one}, e l{o/a:one} posa scopert{o/a:one} davanti a sé.",
        "He chooses the {one}, and puts it down face up before him.",
    ),
];
const DROPS_ONE: SentenceWordings = &[
    text(
        "Nel sistemare le carte gli cade {one}, scopert{o/a:one}.",
        "Arranging his cards he drops the {one} face up.",
    ),
    text(
        "Mentre sfila un'altra carta gli scivola sul tavolo {one}, scopert{o/a:one}.",
        "As he pulls out another card, the {one} slips face up onto the table.",
    ),
    text(
        "Gli sfugge {one}, che cade scopert{o/a:one} sul tavolo.",
        "The {one} escapes him and falls face up on the table.",
    ),
];
const SPREADS: SentenceWordings = &[
    text(
        "Posa sul tavolo tutte le sue carte, scoperte, compres{o/a:one} {one}.",
        "He puts all his cards face up on the table, the {one} included.",
    ),
    text(
        "Scopre la mano intera, compres{o/a:one} {one}.",
        "He faces his whole hand, the {one} included.",
    ),
    text(
        "Mostra tutte le sue carte sul tavolo, compres{o/a:one} {one}.",
        "He shows all his cards on the table, the {one} included.",
    ),
];
const NO_CLAIM: SentenceWordings = &[
    text(
        "È evidente che {declarer} non voleva richiedere nulla.",
        "It is evident that {declarer} did not mean to claim.",
    ),
    text(
        "È chiaro che {declarer} non intendeva richiedere né concedere prese.",
        "It is plain that {declarer} meant neither to claim nor to concede tricks.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, non pensava affatto a richiedere prese.",
        "{declarer}, the director finds, had no thought of claiming tricks.",
    ),
];
const A_CLAIM: SentenceWordings = &[
    text(
        "Nulla mostra che {declarer} non volesse richiedere.",
        "Nothing shows that {declarer} did not mean to claim.",
    ),
    text(
        "L'Arbitro non trova nulla da cui risulti che {declarer} non voleva fare una richiesta.",
        "The director finds nothing to show that {declarer} did not mean to claim.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, pensava proprio a richiedere prese.",
        "{declarer}, the director finds, was indeed thinking of claiming tricks.",
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
    text(
        "I difensori non chiedono di andare avanti come se niente fosse.",
        "The defenders do not ask to go on as if nothing had happened.",
    ),
];

static BEFORE_TURN: Scenario =
    scenario(48, "shown-before-his-turn", &["dichiarante", "carta mostrata"], before_turn)
        .tricks(2..=10);

/// Declarer, at his turn or before it, holds a card near the table or near himself, or drops it.
fn before_turn(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let next = declarer.rho();
    story.require(story.turn() == Some(next) && story.position.on_table() < 3)?;
    let card = story.would_play()?;
    let own = story.would_follow_later(declarer, 1)?;
    let opponent = declarer.lho();
    cast!(story, next, opponent, card, own);
    story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
    let shows = |reach, kept| {
        let (reach, kept) = (Some(reach), Some(kept));
        Act::Shows(Gesture { card: own.into(), reach, kept, seen: NOBODY })
    };
    let (act, line) = match story.choose(4) {
        0 => (shows(CardReach::Table, true), OWN_AT_TABLE),
        1 => (shows(CardReach::Hand, false), OWN_TILTED),
        2 => (Act::Drops { card: own.into(), seen: NOBODY, jostled: false }, OWN_FALLS),
        _ => (Act::Calls(SpokenCall::naming(own)), OWN_ANNOUNCED),
    };
    story.add_event(declarer, act);
    story.add_sentence(line);
    story.call_director(opponent);
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}

const OWN_AT_TABLE: SentenceWordings = &[
    text(
        "{declarer} porta {own}, scopert{o/a:own}, a contatto col tavolo, e l{o/a:own} tiene lì.",
        "{declarer} brings the {own} face up until it touches the table, and holds it there.",
    ),
    text(
        "In quel momento {declarer} tiene {own}, scopert{o/a:own}, appoggiat{o/a:own} al tavolo.",
        "At that moment {declarer} is holding the {own} face up against the table.",
    ),
];
const OWN_TILTED: SentenceWordings = &[
    text(
        "{declarer} stacca {own}, l{o/a:own} inclina vicino a sé tanto che si vede, e l{o/a:own} rimette fra le altre.",
        "{declarer} detaches the {own}, tilts it close to himself so that it is seen, and puts it back among the others.",
    ),
    text(
        "In quel momento {declarer} abbassa un po' {own}, lontan{o/a:own} dal tavolo: tutti l{o/a:own} vedono.",
        "At that moment {declarer} lowers the {own} a little, well clear of the table: all see it.",
    ),
];
const OWN_FALLS: SentenceWordings = &[
    text(
        "A {declarer}, che riordina le sue carte, cade scopert{o/a:own} sul tavolo {own}.",
        "{declarer}, sorting his cards, drops the {own} face up on the table.",
    ),
    text(
        "In quel momento a {declarer} scivola di mano {own}, che resta scopert{o/a:own} sul tavolo.",
        "At that moment the {own} slips from {declarer}'s hand and lies face up on the table.",
    ),
];
const OWN_ANNOUNCED: SentenceWordings = &[
    text(
        "{declarer} annuncia «gioco {own}», e lascia la carta fra le altre.",
        "{declarer} announces 'I play the {own}', and leaves the card among the others.",
    ),
    text(
        "In quel momento {declarer} dice che dalla mano gioca {own}, senza staccarl{o/a:own}.",
        "At that moment {declarer} says that from his hand he plays the {own}, not detaching it.",
    ),
];
