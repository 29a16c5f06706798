//! Law 66: inspection of tricks.

use super::prelude::*;
use super::scenes::unasked;
use arbitro_laws::record::event::Inspection;

pub const SCENARIOS: &[&Scenario] = &[&QUITTED];

/// The rights of the player, asked again with other options if a set has a flaw.
pub const RIGHTS: &[QuestionSubject] = &[Rights("one"), Rights("one"), Rights("one")];

static QUITTED: Scenario =
    scenario(66, "quitted", &["prese", "controllo"], quitted).tricks(3..=12).asks(RIGHTS);

/// A player turns his card of the last trick; then none, one or two cards of the next one are played, or play is over.
/// Casts the next two players, `leader` and `second`, and their cards, `c0` and `c1`.
pub fn turns_and_plays_on(story: &mut Story<'_>, one: Seat) -> Option<()> {
    let (lead, answer) = cast_next(story)?;
    story.add_event(one, Act::TurnsCard);
    story.add_sentence(HAS_TURNED);
    let course = story.choose(4);
    if course < 3 {
        plays_on(story, lead, answer, course);
    } else {
        story.add_event(story.declarer(), Act::Ends(EndedPhase::Play));
        story.add_sentence(PLAY_OVER);
    }
    Some(())
}

/// Casts the next two players, `leader` and `second`, and the cards that they would play, `c0` and `c1`.
fn cast_next(story: &mut Story<'_>) -> Option<(Card, Card)> {
    let leader = story.turn()?;
    story.require(story.led().is_none())?;
    let lead = story.would_play()?;
    let answer = story.would_follow(leader.lho(), lead)?;
    cast!(story, leader, second = leader.lho(), c0 = unasked(lead), c1 = unasked(answer));
    Some((lead, answer))
}

fn plays_on(story: &mut Story<'_>, lead: Card, answer: Card, cards: usize) {
    let Some(leader) = story.turn() else { return };
    if cards > 0 {
        story.leads(leader, lead);
    }
    if cards > 1 {
        story.plays(leader.lho(), answer);
    }
    story.add_sentence([NO_CARD, ONE_CARD, TWO_CARDS][cards]);
}

/// A player wants to see the last trick, his own card of it and an earlier trick, before or after the next lead, or
/// after play; not to settle a revoke or the number of tricks, for which he might see them after play.
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
        "Nella presa successiva nessuno ha ancora giocato, né {leader} né {second}.",
        "Nobody has played to the next trick yet, neither {leader} nor {second}.",
    ),
    text(
        "Nella presa successiva nessuno ha ancora messo una carta, né {leader} né {second}.",
        "To the next trick nobody has put out a card yet, neither {leader} nor {second}.",
    ),
    text(
        "La presa successiva non è cominciata: {leader} non ha ancora attaccato, e {second} aspetta.",
        "The next trick has not begun: {leader} has not led yet, and {second} is waiting.",
    ),
];
const ONE_CARD: SentenceWordings = &[
    text(
        "Nella presa successiva {leader} ha già attaccato {c0} e tocca a {second}.",
        "To the next trick {leader} has already led the {c0}, and {second} is to play.",
    ),
    text(
        "{leader} ha già attaccato {c0} nella presa successiva, dove {second} deve ancora giocare.",
        "{leader} has already led the {c0} to the next trick, to which {second} has still to play.",
    ),
    text(
        "L'attacco alla presa successiva è {c0} di {leader}; {second} deve ancora giocare.",
        "The lead to the next trick is {leader}'s {c0}; {second} has still to play.",
    ),
];
const TWO_CARDS: SentenceWordings = &[
    text(
        "Nella presa successiva {leader} ha già attaccato {c0} e {second} ha giocato {c1}.",
        "To the next trick {leader} has already led the {c0}, and {second} has played the {c1}.",
    ),
    text(
        "{leader} ha già attaccato {c0} nella presa successiva, e {second} ha giocato {c1}.",
        "{leader} has already led the {c0} to the next trick, and {second} has played the {c1}.",
    ),
    text(
        "L'attacco alla presa successiva è {c0} di {leader}, su cui {second} ha giocato {c1}.",
        "The lead to the next trick is {leader}'s {c0}, on which {second} has played the {c1}.",
    ),
];
const PLAY_OVER: SentenceWordings = &[
    text(
        "Le altre prese sono state concesse: {leader} e {second} posano le carte e il gioco è finito.",
        "The other tricks have been conceded: {leader} and {second} put down their cards and play is over.",
    ),
    text(
        "{leader} e {second} sono d'accordo su una richiesta per le prese che restano, e il gioco è finito.",
        "{leader} and {second} agree on a claim for the tricks that are left, and play is over.",
    ),
    text(
        "Il resto è stato concesso, {leader} e {second} hanno posato le carte, e il gioco è finito.",
        "The rest has been conceded, {leader} and {second} have put down their cards, and play is over.",
    ),
];
const WANTS_ALL: SentenceWordings = &[
    text(
        "{one} non ha badato agli scarti: senza contestare nulla, né il numero delle prese né una renonce, chiede di rivedere le quattro carte di quest'ultima, la propria carta e una presa precedente.",
        "{one} has not watched the discards: without contesting anything, neither the number of tricks nor a revoke, he asks to see the four cards of this last one, his own card and an earlier trick.",
    ),
    text(
        "Sul numero delle prese sono tutti d'accordo, e nessuno parla di renonce; {one} però è curioso, e chiede di rivedere questa per intero, la propria carta e una presa più vecchia.",
        "All agree on the number of tricks, and nobody speaks of a revoke; but {one} is curious, and asks to see this whole trick again, his own card and an older trick.",
    ),
    text(
        "Per ricordarsi le carte uscite, e non per contare le prese o cercare una renonce, {one} vuole rivedere le quattro carte di questa, la propria e una presa precedente.",
        "To remember the cards that have gone, and not to count the tricks or to look for a revoke, {one} wants to see the four cards of this one, his own card and an earlier trick.",
    ),
];
