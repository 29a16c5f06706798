//! Law 66: inspection of tricks.

use super::endings::{IN_ANY_ORDER, ending_tricks, tricks_left};
use super::l61::play_next;
use super::prelude::*;
use super::scenes::unasked;
use arbitro_laws::bridge::endgame::PlayerModel;
use arbitro_laws::record::event::Inspection;

pub const SCENARIOS: &[&Scenario] = &[&QUITTED];

/// The rights of the player, asked again with other options if a set has a flaw.
pub const RIGHTS: &[QuestionSubject] = &[Rights("one"), Rights("one"), Rights("one")];

static QUITTED: Scenario =
    scenario(66, "quitted", &["prese", "controllo"], quitted).tricks(6..=12).asks(RIGHTS);

/// A player turns his card of the last trick; then none, one or two cards of the next one are played, or play is over
/// by a claim. Casts the next two players, `leader` and `second`, and their cards, `c0` and `c1`.
pub fn turns_and_plays_on(story: &mut Story<'_>, one: Seat) -> Option<()> {
    let (leader, next) = cast_next(story)?;
    story.add_event(one, Act::TurnsCard);
    story.add_sentence(HAS_TURNED);
    let cards = story.choose(4);
    if cards < 3 {
        play_next(story, leader, next, cards);
        story.add_sentence([NO_CARD, ONE_CARD, TWO_CARDS][cards]);
    } else {
        last_tricks_are_sure(story)?;
        story.add_event(story.declarer(), Act::Ends(EndedPhase::Play));
        story.add_sentence(PLAY_OVER);
    }
    Some(())
}

/// Returns `None` unless few tricks are left, of which declarer wins some, and as many in every order: his claim of them
/// is sound.
fn last_tricks_are_sure(story: &Story<'_>) -> Option<()> {
    story.require(tricks_left(story) <= 6)?;
    let wins = |model| ending_tricks(story, story.declarer(), [model; 2]);
    let tricks = wins(PlayerModel::Best)?;
    story.require(tricks > 0 && wins(IN_ANY_ORDER)? == tricks)
}

/// Casts the next two players, `leader` and `second`, and the cards that they would play, `c0` and `c1`; returns the leader
/// and these cards.
fn cast_next(story: &mut Story<'_>) -> Option<(Seat, [Card; 2])> {
    let leader = story.turn()?;
    story.require(story.led().is_none())?;
    let lead = story.would_play()?;
    let answer = story.would_follow(leader.lho(), lead)?;
    cast!(story, leader, second = leader.lho(), c0 = unasked(lead), c1 = unasked(answer));
    Some((leader, [lead, answer]))
}

/// A player wants to see the last trick, his own card of it and an earlier trick, before or after the next lead, or
/// after play, because he disputes the number of tricks.
fn quitted(story: &mut Story<'_>) -> Option<()> {
    let declarer = story.declarer();
    let one = story.pick_from(&[declarer.lho(), declarer.rho(), declarer])?;
    story.cast("one", one);
    turns_and_plays_on(story, one)?;
    for what in [Inspection::LastTrick, Inspection::OwnCard, Inspection::Quitted] {
        story.add_event(one, Act::Inspects(what));
    }
    story.add_sentence(WANTS_ALL);
    Some(())
}

const HAS_TURNED: SentenceWordings = &[
    text(
        "La presa è finita e {one} ha già coperto la sua carta.",
        "The trick is over and {one} has already turned his card.",
    ),
    text(
        "Tutti hanno giocato, e {one} ha girato la sua carta.",
        "All four have played, and {one} has turned his card.",
    ),
    text(
        "Alla fine di una presa {one} ha già coperto la sua carta.",
        "At the end of a trick {one} already has his card face down.",
    ),
];
const NO_CARD: SentenceWordings = &[
    text(
        "Alla presa seguente nessuno ha ancora giocato, né {leader} né {second}.",
        "Nobody has played to the next trick yet, neither {leader} nor {second}.",
    ),
    text(
        "Alla presa seguente nessuno ha ancora messo una carta, né {leader} né {second}.",
        "To the next trick nobody has put out a card yet, neither {leader} nor {second}.",
    ),
    text(
        "La presa seguente non è cominciata: {leader} non ha ancora attaccato, e {second} aspetta.",
        "The next trick has not begun: {leader} has not led yet, and {second} is waiting.",
    ),
    because(
        "66B",
        [
            "alla presa seguente nessuno ha ancora attaccato",
            "alla presa seguente nessuno avesse ancora attaccato",
        ],
        ["nobody has yet led to the next trick", "nobody had yet led to the next trick"],
    ),
];
const ONE_CARD: SentenceWordings = &[
    text(
        "Alla presa seguente {leader} ha già attaccato {c0}, e {second} non ha ancora giocato.",
        "To the next trick {leader} has already led the {c0}, and {second} has not played yet.",
    ),
    text(
        "{leader} ha già attaccato {c0} alla presa seguente, in cui {second} deve ancora giocare.",
        "{leader} has already led the {c0} to the next trick, to which {second} has still to play.",
    ),
    text(
        "L'attacco alla presa seguente è {c0} di {leader}; {second} deve ancora giocare.",
        "The lead to the next trick is {leader}'s {c0}; {second} has still to play.",
    ),
    because(
        "66C",
        [
            "{leader} ha già attaccato alla presa seguente",
            "{leader} avesse già attaccato alla presa seguente",
        ],
        [
            "{leader} has already led to the next trick",
            "{leader} had already led to the next trick",
        ],
    ),
];
const TWO_CARDS: SentenceWordings = &[
    text(
        "Alla presa seguente {leader} ha già attaccato {c0} e {second} ha giocato {c1}.",
        "To the next trick {leader} has already led the {c0}, and {second} has played the {c1}.",
    ),
    text(
        "{leader} ha già attaccato {c0} alla presa seguente, e {second} ha giocato {c1}.",
        "{leader} has already led the {c0} to the next trick, and {second} has played the {c1}.",
    ),
    text(
        "L'attacco alla presa seguente è {c0} di {leader}, su cui {second} ha giocato {c1}.",
        "The lead to the next trick is {leader}'s {c0}, on which {second} has played the {c1}.",
    ),
    because(
        "66C",
        [
            "{leader} e {second} hanno già giocato alla presa seguente",
            "{leader} e {second} avessero già giocato alla presa seguente",
        ],
        [
            "{leader} and {second} have already played to the next trick",
            "{leader} and {second} had already played to the next trick",
        ],
    ),
];
const PLAY_OVER: SentenceWordings = &[
    text(
        "Per le ultime prese il dichiarante fa una richiesta, e i difensori l'accettano: il gioco è finito, e le carte giocate da {leader}, da {second} e dagli altri sono ancora in ordine.",
        "For the last tricks declarer makes a claim, and the defenders agree to it: play is over, and the cards played by {leader}, {second} and the others are still in order.",
    ),
    text(
        "I difensori accettano la richiesta del dichiarante per le ultime prese: il gioco è finito, e {leader}, {second} e gli altri hanno ancora in ordine le carte giocate.",
        "The defenders agree to declarer's claim for the last tricks: play is over, and {leader}, {second} and the others still have their played cards in order.",
    ),
    text(
        "Il dichiarante richiede le ultime prese che gli spettano, e i difensori accettano: il gioco è finito, e nessuno ha mescolato le carte giocate, né {leader} né {second} né gli altri.",
        "Declarer claims his share of the last tricks, and the defenders agree: play is over, and nobody has mixed the played cards, neither {leader} nor {second} nor the others.",
    ),
    because(
        "66D",
        [
            "il gioco è finito e nessuno ha mescolato le carte",
            "il gioco fosse finito e nessuno avesse mescolato le carte",
        ],
        [
            "play is over and nobody has mixed his cards",
            "play were over and nobody had mixed his cards",
        ],
    ),
];
const WANTS_ALL: SentenceWordings = &[
    text(
        "{one} dice che il conto delle prese giocate è sbagliato: per controllarlo chiede di rivedere la presa appena finita, la propria ultima carta e una presa più vecchia.",
        "{one} says that the count of the tricks played is wrong: to check it he asks to see the trick just finished again, his own last card and an older trick.",
    ),
    text(
        "A {one} il conto delle prese giocate non torna, e lo dice: chiede di rivedere la presa appena finita, la propria ultima carta e una presa più vecchia.",
        "{one} disputes the count of the tricks played: he asks to see the trick just finished again, his own last card and an older trick.",
    ),
    text(
        "Poi {one} contesta il conto delle prese giocate, e per rifarlo chiede di rivedere la presa appena finita, la propria ultima carta e una presa più vecchia.",
        "{one} then disputes the count of the tricks played, and to count them again he asks to see the trick just finished, his own last card and an older trick.",
    ),
];
