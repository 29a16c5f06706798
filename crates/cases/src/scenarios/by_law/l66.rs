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
/// by a claim. Casts the winner of the trick, `leader`, and the next two cards, `c0` and `c1`.
pub fn turns_and_plays_on(story: &mut Story<'_>, one: Seat) -> Option<()> {
    // Either side has won a trick that the other may think its own.
    let won = [one.side(), one.side().opponents()].map(|side| story.position.tricks_of(side));
    story.require(!won.contains(&0))?;
    let (leader, next) = cast_next(story)?;
    story.add_event(one, Act::TurnsCard);
    story.add_sentence(if leader == one { OWN_TURNED } else { HAS_TURNED });
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

/// Casts the next player, `leader`, and the cards that he and the player after him would play, `c0` and `c1`; returns the
/// leader and these cards.
fn cast_next(story: &mut Story<'_>) -> Option<(Seat, [Card; 2])> {
    let leader = story.turn()?;
    story.require(story.led().is_none())?;
    let lead = story.would_play()?;
    let answer = story.would_follow(leader.lho(), lead)?;
    cast!(story, leader, c0 = unasked(lead), c1 = unasked(answer));
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
        "L'ultima presa è di {leader}, e {one} ha già coperto la propria carta.",
        "The last trick is {leader}'s, and {one} has already turned his card.",
    ),
    text(
        "{leader} ha vinto l'ultima presa, e {one} ha già girato la propria carta.",
        "{leader} has won the last trick, and {one} has turned his card.",
    ),
];
const OWN_TURNED: SentenceWordings = &[
    text(
        "{one} ha vinto l'ultima presa, e ha già coperto la propria carta.",
        "{one} has won the last trick, and has already turned his card.",
    ),
    text(
        "L'ultima presa è di {one}, che ha già girato la propria carta.",
        "The last trick is {one}'s, who has already turned his card.",
    ),
];
const NO_CARD: SentenceWordings = &[
    text(
        "Alla presa seguente nessuno ha ancora giocato.",
        "Nobody has played to the next trick yet.",
    ),
    text("La presa seguente deve ancora cominciare.", "The next trick is still to begin."),
    because(
        "",
        [
            "il gioco non è finito, e alla presa seguente nessuno ha ancora attaccato",
            "il gioco non fosse finito, e alla presa seguente nessuno avesse ancora attaccato",
        ],
        [
            "play is not over, and nobody has yet led to the next trick",
            "play were not over, and nobody had yet led to the next trick",
        ],
    ),
];
const ONE_CARD: SentenceWordings = &[
    text(
        "Alla presa seguente {leader} ha già attaccato {c0}.",
        "To the next trick {leader} has already led the {c0}.",
    ),
    text(
        "{leader} ha già attaccato {c0} alla presa seguente.",
        "{leader} has already led the {c0} to the next trick.",
    ),
    PLAY_HAS_GONE_ON,
];
const TWO_CARDS: SentenceWordings = &[
    text(
        "Alla presa seguente {leader} ha già attaccato {c0}, a cui è seguit{o/a:c1} {c1}.",
        "To the next trick {leader} has already led the {c0}, and the {c1} has been played to it.",
    ),
    text(
        "{leader} ha già attaccato {c0} alla presa seguente, e il giocatore alla sua sinistra ha giocato {c1}.",
        "{leader} has already led the {c0} to the next trick, and the player on his left has played the {c1}.",
    ),
    PLAY_HAS_GONE_ON,
];
const PLAY_HAS_GONE_ON: SentenceWording = because(
    "",
    [
        "il gioco non è finito, e {leader} ha già attaccato alla presa seguente",
        "il gioco non fosse finito, e {leader} avesse già attaccato alla presa seguente",
    ],
    [
        "play is not over, and {leader} has already led to the next trick",
        "play were not over, and {leader} had already led to the next trick",
    ],
);
const PLAY_OVER: SentenceWordings = &[
    text(
        "Il dichiarante ha fatto una richiesta e i difensori l'hanno accettata: il gioco è finito, e nessuno ha ancora mescolato nulla.",
        "Declarer has claimed and the defenders have agreed, so play has ended; nobody has mixed anything yet.",
    ),
    text(
        "Il gioco finisce con una richiesta del dichiarante, accettata dai difensori, e nessuno ha ancora mescolato nulla.",
        "Play ends with a claim by declarer to which the defenders agree, and nobody has mixed anything yet.",
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
        "{one} sostiene che la sua linea ha vinto una presa in più, e vuole rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "{one} maintains that his side has won one trick more, and wants to see the last trick played, his own card of that trick and an older trick.",
    ),
    text(
        "Secondo {one} la sua linea ha vinto una presa in più: vuole rivedere l'ultima presa giocata, la propria carta di quella presa e una presa più vecchia.",
        "In {one}'s view his side has won one trick more: he wants to see the last trick played, his own card of that trick and an older trick.",
    ),
];
