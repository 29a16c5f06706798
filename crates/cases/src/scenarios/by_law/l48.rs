//! Law 48: exposure of declarer's cards.

use super::prelude::*;
use super::scenes::{NOBODY, also_finds, tricks_to_come};
use super::sentences::{NEXT_PLAYS, NEXT_WAITS, OPPONENT_CALLS, SAYS_PLAYED};

pub const SCENARIOS: &[&Scenario] = &[&EXPOSED, &FACED, &BEFORE_TURN];

static EXPOSED: Scenario =
    scenario(48, "declarers-card", &["dichiarante", "carta esposta"], exposed)
        .tricks(2..=9)
        .aspects(FATE_BY_CLAUSE);

/// Declarer, in turn, says that he plays a card or that he has it, holds it on the table or aloft, or drops it.
fn exposed(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer))?;
    let card = story.would_play()?;
    let opponent = story.pick_from(&[declarer.lho(), declarer.rho()])?;
    cast!(story, card, opponent);
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
    story.add_sentence(SAYS_PLAYED);
    Some(())
}

const TO_PLAY: SentenceWordings = &[
    text("{declarer} deve giocare dalla mano.", "{declarer} is to play from his hand."),
    text("Tocca a {declarer}, dalla mano.", "It is {declarer}'s turn, from his hand."),
];
const FALLS: SentenceWordings = &[
    text(
        "{declarer}, di turno, nello sfilare un'altra carta fa cadere {card}, scopert{o/a}, sul tavolo.",
        "{declarer}, in turn, pulls out another card and drops the {card} face up on the table.",
    ),
    text(
        "Deve giocare {declarer}, che riordina le carte e fa cadere {card}, scopert{o/a}.",
        "{declarer} is to play: he is sorting his cards and drops the {card} face up.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer}, di turno, è urtato da un cameriere e fa cadere {card}, scopert{o/a}, sul tavolo.",
        "{declarer}, in turn, is bumped by a waiter and drops the {card} face up on the table.",
    ),
    text(
        "Deve giocare {declarer}, che è urtato da un passante e fa cadere {card}, scopert{o/a}.",
        "{declarer} is to play: he is bumped by a passer-by and drops the {card} face up.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "{declarer}, di turno, dice «{card} ce l'ho io», e non l{o/a} stacca dalle altre carte.",
        "{declarer}, in turn, says 'I have the {card}', and does not detach it from the others.",
    ),
    text(
        "Deve giocare {declarer}, che conta ad alta voce le sue carte e nomina {card}, senza staccarl{o/a} dalle altre.",
        "{declarer} is to play: he counts his cards aloud and names the {card}, without detaching it from the others.",
    ),
];
const AT_TABLE: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} tiene scopert{o/a} a contatto del tavolo, ancora incerto se giocarl{o/a}.",
        "{declarer}, in turn, detaches the {card} and holds it face up against the table, still unsure whether to play it.",
    ),
    text(
        "Deve giocare {declarer}, che abbassa {card} fino al tavolo, scopert{o/a}, e ve l{o/a} tiene mentre ancora riflette.",
        "{declarer} is to play: he lowers the {card} face up to the table and holds it there while he is still thinking.",
    ),
];
const ALOFT: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} tiene ferm{o/a} e scopert{o/a} ben sopra il tavolo, come una carta già giocata.",
        "{declarer}, in turn, detaches the {card} and keeps it still, face up, well above the table, like a card already played.",
    ),
    text(
        "Deve giocare {declarer}, che stacca {card} e l{o/a} tiene in vista ben sopra il tavolo, scopert{o/a}, come una carta già giocata.",
        "{declarer} is to play: he detaches the {card} and keeps it in view well above the table, face up, like a card already played.",
    ),
];
const SAYS_HE_PLAYS: SentenceWordings = &[
    text(
        "{declarer}, di turno, dice «gioco {card}», e non l{o/a} stacca dalle altre carte.",
        "{declarer}, in turn, says 'I play the {card}', and does not detach it from the others.",
    ),
    text(
        "Deve giocare {declarer}, che annuncia ad alta voce di giocare {card}, senza staccarl{o/a} dalle altre.",
        "{declarer} is to play: he announces aloud that he plays the {card}, without detaching it from the others.",
    ),
];

static FACED: Scenario = scenario(48, "faced-hand", &["dichiarante", "richiesta"], faced)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Turn], &[AspectKind::Fate, AspectKind::Turn]]);

/// Declarer, in turn, plays or drops a card, or faces his hand, and may not mean to claim.
fn faced(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    story.require(story.turn() == Some(declarer) && story.hand(declarer).len() > 2)?;
    // A claim of the remaining tricks fits the cards.
    let (side, left) = (declarer.side(), 13 - story.position.tricks_played());
    story.require(tricks_to_come(story, side) == left)?;
    let one = story.would_play()?;
    let opponent = story.pick_from(&[declarer.lho(), declarer.rho()])?;
    cast!(story, one, opponent);
    story.add_sentence(TO_PLAY);
    let how = story.choose(4);
    match how {
        0 => story.plays(declarer, one),
        1 => {
            let card = one.into();
            story.add_event(declarer, Act::Drops { card, seen: NOBODY, jostled: false });
        }
        _ => story.add_event(declarer, Act::Spreads(Facing::WHOLE)),
    }
    story.add_sentence([PLAYS_ONE, DROPS_ONE, SPREADS, SPREADS][how]);
    let claims = how == 3;
    story.add_sentence([CHANGES, CHANGES, NO_CLAIM, A_CLAIM][how]);
    also_finds(story, "no-claim-meant", Answer::from_bool(!claims))?;
    also_finds(story, "all-play-on", Answer::NO)?;
    // A claim has stopped play, and needs no further act.
    if !claims {
        story.call_director(opponent);
    }
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}

const PLAYS_ONE: SentenceWordings = &[
    text("Gioca {one}.", "He plays the {one}."),
    text("Mette sul tavolo {one}.", "He puts the {one} on the table."),
];
const DROPS_ONE: SentenceWordings = &[
    text(
        "Riordinando le carte fa cadere {one}, scopert{o/a:one}.",
        "Sorting his cards he drops the {one} face up.",
    ),
    text(
        "Nello sfilare una carta ne fa cadere un'altra, {one}, scopert{o/a:one}.",
        "Pulling out a card he drops another, the {one}, face up.",
    ),
];
const SPREADS: SentenceWordings = &[
    text(
        "Scopre tutte le sue carte sul tavolo, compres{o/a:one} {one}.",
        "He faces all his cards on the table, the {one} included.",
    ),
    text(
        "Posa tutte le sue carte sul tavolo, scoperte, compres{o/a:one} {one}.",
        "He puts all his cards face up on the table, the {one} included.",
    ),
];
const NO_CLAIM: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} voleva soltanto mostrare a {opponent} di non aver fatto renonce, e non richiedere prese.",
        "The director finds that {declarer} only wanted to show {opponent} that he has not revoked, and not to claim tricks.",
    ),
    text(
        "Per l'Arbitro {declarer} intendeva mostrare a {opponent} di avere seguito a tutti i semi, e non richiedere prese.",
        "The director finds that {declarer} meant to show {opponent} that he has followed to every suit, and not to claim tricks.",
    ),
];
const A_CLAIM: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} voleva mostrare a {opponent} che il gioco era ormai deciso, e richiedere le prese restanti.",
        "The director finds that {declarer} wanted to show {opponent} that the play was decided, and to claim the remaining tricks.",
    ),
    text(
        "Per l'Arbitro {declarer} intendeva mostrare a {opponent} di avere tutte le prese restanti, e richiederle.",
        "The director finds that {declarer} meant to show {opponent} that he has all the remaining tricks, and to claim them.",
    ),
];

static BEFORE_TURN: Scenario =
    scenario(48, "shown-before-his-turn", &["dichiarante", "carta mostrata"], before_turn)
        .tricks(2..=9)
        .aspects(FATE);

/// Declarer, at his turn or before it, holds a card near the table or near himself, or drops it; or in turn he says that
/// he plays it.
fn before_turn(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let next = declarer.rho();
    story.require(story.turn() == Some(next) && story.position.on_table() < 3)?;
    let card = story.would_play()?;
    let own = story.would_follow_later(declarer, 1)?;
    let opponent = declarer.lho();
    cast!(story, next, opponent, card, own);
    let in_turn = story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
    let shows = |reach, kept| {
        let (reach, kept) = (Some(reach), Some(kept));
        Act::Shows(Gesture { card: own.into(), reach, kept, seen: NOBODY })
    };
    let (act, line) = match story.choose(if in_turn { 4 } else { 3 }) {
        0 => (shows(CardReach::Table, true), OWN_AT_TABLE),
        1 => (shows(CardReach::Hand, false), OWN_TILTED),
        2 => (Act::Drops { card: own.into(), seen: NOBODY, jostled: false }, OWN_FALLS),
        _ => (Act::Calls(SpokenCall::naming(own)), OWN_ANNOUNCED),
    };
    story.add_event(declarer, act);
    story.add_sentence(line);
    also_finds(story, "told-his-turn", Answer::NO)?;
    story.call_director(opponent);
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}

const OWN_AT_TABLE: SentenceWordings = &[
    text(
        "{declarer} stacca {own} e l{o/a:own} tiene scopert{o/a:own} a contatto del tavolo.",
        "{declarer} detaches the {own} and holds it face up against the table.",
    ),
    text(
        "{declarer} sfila {own}, scopert{o/a:own}, e l{o/a:own} appoggia al tavolo senza lasciarl{o/a:own}.",
        "{declarer} draws the {own} face up and rests it on the table without letting go.",
    ),
];
const OWN_TILTED: SentenceWordings = &[
    text(
        "{declarer} stacca {own}, l{o/a:own} inclina scopert{o/a:own} vicino a sé e l{o/a:own} rimette fra le altre.",
        "{declarer} detaches the {own}, tilts it face up close to himself and puts it back among the others.",
    ),
    text(
        "{declarer} sfila {own}, l{o/a:own} volta scopert{o/a:own} accanto alle altre carte e l{o/a:own} ritira.",
        "{declarer} draws the {own}, turns it face up beside his other cards and takes it back.",
    ),
];
const OWN_FALLS: SentenceWordings = &[
    text(
        "{declarer} riordina le sue carte e fa cadere {own}, scopert{o/a:own}, sul tavolo.",
        "{declarer} is sorting his cards and drops the {own} face up on the table.",
    ),
    text(
        "{declarer} urta la propria mano e fa cadere {own}, scopert{o/a:own}, sul tavolo.",
        "{declarer} knocks his own hand and drops the {own} face up on the table.",
    ),
];
const OWN_ANNOUNCED: SentenceWordings = &[
    text(
        "{declarer} dice «gioco {own}», e non l{o/a:own} stacca dalle altre carte.",
        "{declarer} says 'I play the {own}', and does not detach it from the others.",
    ),
    text(
        "{declarer} annuncia che gioca {own}, e l{o/a:own} lascia fra le altre carte.",
        "{declarer} announces that he plays the {own}, and leaves it among the others.",
    ),
];
const CHANGES: SentenceWordings = &[
    text(
        "{declarer} dice a {opponent} che voleva giocare un'altra carta.",
        "{declarer} says to {opponent} that he wanted to play another card.",
    ),
    text(
        "«Volevo un'altra carta», dice {declarer} a {opponent}.",
        "'I wanted another card,' {declarer} says to {opponent}.",
    ),
];
