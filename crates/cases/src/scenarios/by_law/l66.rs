//! Law 66: inspection of tricks.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::Seat;
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{EndedPhase, Inspection};
use arbitro_laws::ruling::text;

pub const SCENARIOS: &[&Scenario] = &[&LAST_TRICK, &QUITTED];

const ASKS: &[QuestionSubject] = &[
    QuestionSubject::Choices("one"),
    QuestionSubject::Choices("dummy"),
    QuestionSubject::Rights("one"),
];

static LAST_TRICK: Scenario =
    scenario(66, "last-trick", &["prese", "controllo"], last_trick).tricks(2..=11).asks(ASKS);

static QUITTED: Scenario =
    scenario(66, "quitted", &["prese", "controllo"], quitted).tricks(3..=12).asks(ASKS);

/// Plays none, one or two cards of the next trick, after `one` has turned his card of the last one or has not. Casts the
/// two players, `leader` and `second`, and their cards `c0` and `c1`.
pub fn next_cards(story: &mut Story<'_>, one: Seat) -> Option<()> {
    let leader = story.turn()?;
    story.require(story.led().is_none())?;
    let lead = story.would_play()?;
    let answer = story.would_follow(leader.lho(), lead)?;
    for (slot, seat) in [("leader", leader), ("second", leader.lho())] {
        story.cast(slot, seat);
    }
    story.cast("c0", lead);
    story.cast("c1", answer);
    let turned = story.either();
    if turned {
        story.add_event(one, Act::TurnsCard);
    }
    story.add_sentence(if turned { HAS_TURNED } else { STILL_OPEN });
    let cards = story.choose(3);
    if cards > 0 {
        story.leads(leader, lead);
    }
    if cards > 1 {
        story.plays(leader.lho(), answer);
    }
    story.add_sentence([NO_CARD, ONE_CARD, TWO_CARDS][cards]);
    Some(())
}

/// Adds the wish of a player to see these cards of turned tricks.
pub fn asks_to_see(story: &mut Story<'_>, one: Seat, what: &[Inspection]) {
    for what in what {
        story.add_event(one, Act::Inspects(*what));
    }
    story.add_sentence(ASKS_TO_SEE);
}

/// A player, who has turned his card or not, asks to see the last trick, or at least his own card of it.
fn last_trick(story: &mut Story<'_>) -> Option<()> {
    let one =
        story.pick_from(&[story.declarer(), story.declarer().lho(), story.declarer().rho()])?;
    story.require(story.turn()?.side() != one.side())?;
    story.cast("one", one);
    next_cards(story, one)?;
    asks_to_see(story, one, &[Inspection::LastTrick, Inspection::OwnCard]);
    Some(())
}

/// A defender wants to see the last trick and an earlier one, or one of them, during the play or after it, and dummy
/// looks at his own last card or at quitted tricks.
fn quitted(story: &mut Story<'_>) -> Option<()> {
    story.require(story.led().is_none())?;
    let declarer = story.declarer();
    let one = story.pick_from(&[declarer.lho(), declarer.rho(), declarer])?;
    story.cast("one", one);
    let turned = story.either();
    if turned {
        story.add_event(one, Act::TurnsCard);
    }
    story.add_sentence(if turned { HAS_TURNED } else { STILL_OPEN });
    let over = story.either();
    if over {
        story.add_event(declarer, Act::Ends(EndedPhase::Play));
    }
    story.add_sentence(if over { PLAY_OVER } else { IN_PLAY });
    let order = story.either();
    let (first, then) = if order {
        (Inspection::LastTrick, Inspection::Quitted)
    } else {
        (Inspection::OwnCard, Inspection::Quitted)
    };
    story.add_event(one, Act::Inspects(first));
    story.add_event(one, Act::Inspects(then));
    story.add_sentence(if order { WANTS_LAST } else { WANTS_OWN });
    let own = story.either();
    let what = if own { Inspection::OwnCard } else { Inspection::Quitted };
    story.add_event(story.dummy(), Act::Inspects(what));
    story.add_sentence(if own { DUMMY_OWN } else { DUMMY_LOOKS });
    Some(())
}

const HAS_TURNED: SentenceWordings = &[
    text(
        "La presa è finita e {one} ha già coperto la sua carta.",
        "The trick is over and {one} has already turned his card.",
    ),
    text(
        "Tutti hanno giocato; {one} ha girato la sua carta.",
        "All four have played; {one} has turned his card.",
    ),
    text(
        "Di quella presa {one} tiene ormai la carta coperta.",
        "Of that trick {one} has his card face down by now.",
    ),
];
const STILL_OPEN: SentenceWordings = &[
    text(
        "La presa è finita e {one} non ha ancora coperto la sua carta.",
        "The trick is over and {one} has not turned his card yet.",
    ),
    text(
        "Tutti hanno giocato; {one} non ha girato la sua carta.",
        "All four have played; {one} has not turned his card.",
    ),
    text(
        "Di quella presa {one} tiene ancora la carta scoperta.",
        "Of that trick {one} still has his card face up.",
    ),
];
const NO_CARD: SentenceWordings = &[
    text(
        "Alla presa dopo {leader} non ha attaccato {c0}, né {second} ha messo {c1}.",
        "To the next trick {leader} has not led the {c0}, nor has {second} played the {c1}.",
    ),
    text(
        "Non si vedono ancora né {c0} da {leader} né {c1} da {second}.",
        "Neither the {c0} from {leader} nor the {c1} from {second} is to be seen yet.",
    ),
    text(
        "Mancano ancora {c0} di {leader} e {c1} di {second}: nessuno ha attaccato.",
        "{leader}'s {c0} and {second}'s {c1} are still to come: nobody has led.",
    ),
];
const ONE_CARD: SentenceWordings = &[
    text(
        "Alla presa dopo {leader} ha attaccato {c0}, ma {second} non ha messo {c1}.",
        "To the next trick {leader} has led the {c0}, but {second} has not played the {c1}.",
    ),
    text(
        "Si vede già {c0} da {leader}, non ancora {c1} da {second}.",
        "The {c0} from {leader} is already to be seen, not yet the {c1} from {second}.",
    ),
    text(
        "Manca ancora, dopo {c0} di {leader}, {c1} di {second}: si è solo attaccato.",
        "After {leader}'s {c0}, {second}'s {c1} is still to come: the lead alone is there.",
    ),
];
const TWO_CARDS: SentenceWordings = &[
    text(
        "Alla presa dopo {leader} ha attaccato {c0}, e {second} ha messo {c1}.",
        "To the next trick {leader} has led the {c0}, and {second} has played the {c1}.",
    ),
    text(
        "Si vedono già {c0} da {leader} e {c1} da {second}.",
        "The {c0} from {leader} and the {c1} from {second} are already to be seen.",
    ),
    text(
        "Non mancano né {c0} di {leader} né {c1} di {second}: due hanno giocato.",
        "Neither {leader}'s {c0} nor {second}'s {c1} is missing: two have played.",
    ),
];
const ASKS_TO_SEE: SentenceWordings = &[
    text(
        "{one} vorrebbe rivedere adesso le quattro carte della presa finita, o almeno la sua.",
        "{one} would like to see now the four cards of the finished trick, or at least his own.",
    ),
    text(
        "Rivedere la presa intera, o soltanto la propria carta: è ciò che {one} chiede ora.",
        "To see the whole trick again, or only his own card: that is what {one} now asks.",
    ),
    text(
        "A questo punto {one}, che non ricorda, chiede della presa finita: tutte e quattro le carte, o la propria.",
        "At this point {one}, who does not remember, asks about the finished trick: all four cards, or his own.",
    ),
];
const PLAY_OVER: SentenceWordings = &[
    text(
        "Le prese che restavano sono state concesse, il gioco è finito e si discute di una possibile renonce.",
        "The tricks that were left have been conceded, play is over and a possible revoke is discussed.",
    ),
    text(
        "Si è deciso di non giocare oltre, le ultime prese sono concesse; al tavolo si parla di una renonce.",
        "They play no further, the last tricks being conceded; the table talks of a revoke.",
    ),
];
const IN_PLAY: SentenceWordings = &[
    text(
        "Le prese che restano sono da giocare, nessuno ha attaccato di nuovo e si discute di una possibile renonce.",
        "The tricks that are left are to be played, nobody has led again and a possible revoke is discussed.",
    ),
    text(
        "Si deve ancora giocare, le ultime prese sono in mano; al tavolo si parla di una renonce.",
        "There is still play to come, the last tricks being in hand; the table talks of a revoke.",
    ),
];
const WANTS_LAST: SentenceWordings = &[
    text(
        "{one} vuole rivedere le quattro carte dell'ultima presa, e poi quelle di una presa precedente.",
        "{one} wants to see the four cards of the last trick again, and then those of an earlier trick.",
    ),
    text(
        "Prima l'ultima presa intera, poi una più vecchia: {one} chiede di vederle.",
        "First the whole last trick, then an older one: {one} asks to see them.",
    ),
];
const WANTS_OWN: SentenceWordings = &[
    text(
        "{one} vuole rivedere la propria carta dell'ultima presa, e poi quelle di una presa precedente.",
        "{one} wants to see his own card of the last trick again, and then those of an earlier trick.",
    ),
    text(
        "Prima la sua ultima carta, poi una presa più vecchia: {one} chiede di vederle.",
        "First his own last card, then an older trick: {one} asks to see them.",
    ),
];
const DUMMY_OWN: SentenceWordings = &[
    text(
        "Il morto, {dummy}, solleva intanto la sua ultima carta.",
        "Dummy, {dummy}, meanwhile lifts his own last card.",
    ),
    text(
        "Anche {dummy}, il morto, vuole guardare qualcosa: la sua ultima carta.",
        "{dummy}, dummy, wants to look at something too: his own last card.",
    ),
];
const DUMMY_LOOKS: SentenceWordings = &[
    text(
        "Il morto, {dummy}, apre intanto una presa precedente.",
        "Dummy, {dummy}, meanwhile opens an earlier trick.",
    ),
    text(
        "Anche {dummy}, il morto, vuole guardare qualcosa: una presa precedente.",
        "{dummy}, dummy, wants to look at something too: an earlier trick.",
    ),
];
