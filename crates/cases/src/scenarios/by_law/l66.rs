//! Law 66: inspection of tricks.

use super::prelude::*;
use arbitro_laws::record::event::Inspection;

pub const SCENARIOS: &[&Scenario] = &[&LAST_TRICK, &QUITTED];

const ASKS: &[QuestionSubject] = &[Choices("one"), Choices("dummy"), Rights("one")];

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
    cast!(story, leader, second = leader.lho(), c0 = lead, c1 = answer);
    story.choose_act(one, Act::TurnsCard, HAS_TURNED, STILL_OPEN);
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
    story.choose_act(one, Act::TurnsCard, HAS_TURNED, STILL_OPEN);
    story.choose_act(declarer, Act::Ends(EndedPhase::Play), PLAY_OVER, IN_PLAY);
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
        "Tutti hanno giocato, e {one} ha girato la sua carta.",
        "All four have played, and {one} has turned his card.",
    ),
    text(
        "Alla fine di una presa {one} ha già coperto la sua carta.",
        "At the end of a trick {one} already has his card face down.",
    ),
];
const STILL_OPEN: SentenceWordings = &[
    text(
        "La presa è finita e {one} non ha ancora coperto la sua carta.",
        "The trick is over and {one} has not turned his card yet.",
    ),
    text(
        "Tutti hanno giocato, e {one} non ha girato la sua carta.",
        "All four have played, and {one} has not turned his card.",
    ),
    text(
        "Alla fine di una presa {one} ha ancora la sua carta scoperta.",
        "At the end of a trick {one} still has his card face up.",
    ),
];
const NO_CARD: SentenceWordings = &[
    text(
        "Alla presa dopo non si è ancora giocato, né da {leader} né da {second}.",
        "Nobody has played to the next trick yet, neither {leader} nor {second}.",
    ),
    text(
        "Per la presa seguente né {leader} né {second} hanno ancora una carta sul tavolo.",
        "For the next trick neither {leader} nor {second} has a card on the table yet.",
    ),
    text(
        "Nessuno ha ancora attaccato: si aspettano {leader} e poi {second}.",
        "Nobody has led yet: {leader}, and then {second}, is still to play.",
    ),
];
const ONE_CARD: SentenceWordings = &[
    text(
        "Alla presa dopo si è giocat{o/a:c0} {c0} da {leader}; {second} non ha ancora giocato.",
        "To the next trick the {c0} has been played from {leader}; {second} has not played yet.",
    ),
    text(
        "Per la presa seguente {leader} ha già {c0} sul tavolo, {second} nessuna carta.",
        "For the next trick {leader} already has the {c0} on the table, {second} no card.",
    ),
    text(
        "Si è già attaccat{o/a:c0} {c0} da {leader}, e si aspetta {second}.",
        "The {c0} has already been led from {leader}, and {second} is still to play.",
    ),
];
const TWO_CARDS: SentenceWordings = &[
    text(
        "Alla presa dopo si sono giocati {c0} da {leader} e {c1} da {second}.",
        "To the next trick the {c0} has been played from {leader} and the {c1} from {second}.",
    ),
    text(
        "Per la presa seguente {leader} ha già {c0} sul tavolo, {second} {c1}.",
        "For the next trick {leader} already has the {c0} on the table, {second} the {c1}.",
    ),
    text(
        "Si è già attaccat{o/a:c0} {c0} da {leader}, e {second} ha messo {c1}.",
        "The {c0} has already been led from {leader}, and {second} has played the {c1}.",
    ),
];
const ASKS_TO_SEE: SentenceWordings = &[
    text(
        "{one} vorrebbe rivedere adesso le quattro carte della presa finita, o almeno la sua.",
        "{one} would like to see now the four cards of the finished trick, or at least his own.",
    ),
    text(
        "Adesso {one} chiede di rivedere la presa finita per intero, o almeno la propria carta.",
        "Now {one} asks to see the whole finished trick again, or at least his own card.",
    ),
    text(
        "A questo punto {one}, che non ricorda la presa finita, chiede di rivederne tutte le carte, o almeno la propria.",
        "At this point {one}, who does not remember the finished trick, asks to see all its cards again, or at least his own.",
    ),
];
const PLAY_OVER: SentenceWordings = &[
    text(
        "Le prese che restavano sono state concesse: il gioco è finito e si discute di una possibile renonce.",
        "The tricks that were left have been conceded: play is over and a possible revoke is discussed.",
    ),
    text(
        "Il gioco è finito, perché le ultime prese sono state concesse, e al tavolo si parla di una renonce.",
        "Play is over, for the last tricks have been conceded, and the table talks of a revoke.",
    ),
];
const IN_PLAY: SentenceWordings = &[
    text(
        "Restano prese da giocare: nessuno ha ancora attaccato alla prossima e si discute di una possibile renonce.",
        "There are tricks left to play: nobody has led to the next one yet and a possible revoke is discussed.",
    ),
    text(
        "Il gioco non è finito, nessuno ha ancora attaccato alla prossima presa, e al tavolo si parla di una renonce.",
        "Play is not over, nobody has led to the next trick yet, and the table talks of a revoke.",
    ),
];
const WANTS_LAST: SentenceWordings = &[
    text(
        "{one} vuole rivedere le quattro carte dell'ultima presa, e poi quelle di una presa precedente.",
        "{one} wants to see the four cards of the last trick again, and then those of an earlier trick.",
    ),
    text(
        "Ora {one} chiede di vedere prima l'intera ultima presa, poi una presa più vecchia.",
        "Now {one} asks to see first the whole last trick, then an older trick.",
    ),
];
const WANTS_OWN: SentenceWordings = &[
    text(
        "{one} vuole rivedere la propria carta dell'ultima presa, e poi le quattro carte di una presa precedente.",
        "{one} wants to see his own card of the last trick again, and then the four cards of an earlier trick.",
    ),
    text(
        "Ora {one} chiede di vedere prima la propria ultima carta, poi una presa più vecchia.",
        "Now {one} asks to see first his own last card, then an older trick.",
    ),
];
const DUMMY_OWN: SentenceWordings = &[
    text(
        "Il morto, {dummy}, vuole guardare intanto la propria ultima carta.",
        "Dummy, {dummy}, meanwhile wants to look at his own last card.",
    ),
    text(
        "Anche {dummy}, il morto, vuole guardare qualcosa: la propria ultima carta.",
        "{dummy}, dummy, wants to look at something too: his own last card.",
    ),
];
const DUMMY_LOOKS: SentenceWordings = &[
    text(
        "Il morto, {dummy}, vuole guardare intanto una presa precedente.",
        "Dummy, {dummy}, meanwhile wants to look at an earlier trick.",
    ),
    text(
        "Anche {dummy}, il morto, vuole guardare qualcosa: una presa precedente.",
        "{dummy}, dummy, wants to look at something too: an earlier trick.",
    ),
];
