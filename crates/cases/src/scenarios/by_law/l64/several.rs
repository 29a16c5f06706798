//! Law 64: more than one revoke.

use super::{NOT_LATER, TRICKS_AND_SCORE, WON_LATER, opponents_of, won_later};
use crate::scenarios::by_law::l63::{WON_BY, may_think_it_gone, revokes};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{RevokeScene, may_win_none};
use crate::scenarios::story::fact;
use arbitro_laws::ruling::{FactQuestion, Subject};

pub static TWO_REVOKES: Scenario =
    scenario(64, "two-revokes", &["renonce", "renonce ripetuta"], two_revokes)
        .tricks(2..=9)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

pub static REVOKES_AGAIN: Scenario =
    scenario(64, "revokes-again", &["renonce", "renonce ripetuta"], revokes_again)
        .tricks(2..=9)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

pub static SAME_TRICK: Scenario =
    scenario(64, "same-trick", &["renonce", "renonce di entrambe le linee"], same_trick)
        .tricks(2..=9)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

/// A player revokes on a trick that is now over, and on the next one an opponent follows suit, or revokes too; all is
/// found after play.
fn two_revokes(story: &mut Story<'_>) -> Option<()> {
    let first = revokes(story)?;
    while story.led().is_some() {
        story.play_on()?;
    }
    story.cast("winner", story.turn()?);
    story.add_sentence(WON_BY);
    while story.turn()?.side() == first.by.side() || story.led().is_none() {
        story.play_on()?;
    }
    let led = story.led()?;
    let other = story.turn()?;
    story.require(other != story.dummy() && led != first.played_card.suit)?;
    story.require(led != first.legal_card.suit)?;
    story.require(!story.suit(other, led).is_empty() && may_think_it_gone(story, other))?;
    let (his_right, his_wrong) = (story.would_play()?, story.would_discard(other, led)?);
    let his_held = SlotValue::Cards(story.suit(other, led));
    cast!(story, other, his_right, his_wrong, his_held, his_suit = led);
    let revokes_too = story.either();
    story.plays(other, if revokes_too { his_wrong } else { his_right });
    story.add_sentence(if revokes_too { OTHER_REVOKES } else { OTHER_FOLLOWS });
    both_found(story, first.by, other, revokes_too)
}

/// After play it is found who has revoked: a player, and an opponent too or not. The director finds which side still lacks
/// a trick.
fn both_found(story: &mut Story<'_>, by: Seat, other: Seat, revokes_too: bool) -> Option<()> {
    let opponent = story.opponent_of(by);
    let in_time = story.either();
    let ended = if in_time { EndedPhase::Play } else { EndedPhase::Round };
    story.add_event(by.lho(), Act::Ends(ended));
    story.add_sentence(if in_time { ALL_FOUND } else { ALL_FOUND_LATE });
    story.call_director(opponent);
    story.add_finding("won-later", Answer::YES, BOTH_WON)?;
    let harmed = story.choose(3);
    story.require(harmed < 2 || revokes_too)?;
    let line = [NOBODY_HARMED, OTHER_HARMED, FIRST_HARMED][harmed];
    for (who, costs, line) in [(by, harmed == 1, line), (other, harmed == 2, UNTOLD)] {
        let question = FactQuestion {
            fact: fact("undercompensated")?,
            about: Subject { who: Some(who), object: None },
        };
        story.add_finding_about(question, Answer::from_bool(costs), line);
    }
    untold(story, "could-have-known", Answer::NO)
}

/// A player revokes, and in the same trick an opponent follows suit, or revokes too; all is found after play.
fn same_trick(story: &mut Story<'_>) -> Option<()> {
    let led = story.led()?;
    let RevokeScene { by, .. } = revokes(story)?;
    while story.turn()?.side() == by.side() {
        story.play_on()?;
    }
    let other = story.turn().filter(|other| *other != story.dummy())?;
    story.require(story.led().is_some() && may_think_it_gone(story, other))?;
    let his_right = story.would_play().filter(|card| card.suit == led)?;
    let his_wrong = story.would_discard(other, led)?;
    cast!(story, other, his_right, his_wrong);
    let revokes_too = story.either();
    story.plays(other, if revokes_too { his_wrong } else { his_right });
    story.add_sentence(if revokes_too { TOO } else { NOT_TOO });
    while story.led().is_some() {
        story.play_on()?;
    }
    let winner = story.turn()?;
    cast!(story, winner);
    story.add_sentence(WON_BY);
    both_found(story, by, other, revokes_too)
}

/// A player revokes; an opponent wins the trick and goes on with the suit, and the player follows suit or revokes again.
/// All is found after play.
fn revokes_again(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, legal_card, .. } = revokes(story)?;
    let suit = legal_card.suit;
    while story.led().is_some() {
        story.play_on()?;
    }
    let winner = story.turn()?;
    story.require(winner.side() != by.side())?;
    let next = story.suit(winner, suit).iter().max_by_key(|card| card.rank)?;
    cast!(story, winner, next);
    story.add_sentence(GOES_ON);
    story.begin_second_incident();
    story.leads(winner, next);
    while story.turn()? != by {
        story.play_on()?;
    }
    let (his_right, his_wrong) = (story.would_play()?, story.would_discard(by, suit)?);
    story.require(his_right.suit == suit)?;
    cast!(story, his_right, his_wrong);
    let again = story.either();
    story.plays(by, if again { his_wrong } else { his_right });
    story.add_sentence(if again { AGAIN } else { FOLLOWS_NOW });
    let opponent = opponents_of(story, by);
    let in_time = story.either();
    let ended = if in_time { EndedPhase::Play } else { EndedPhase::Round };
    story.add_event(by.lho(), Act::Ends(ended));
    story.add_sentence(if in_time { ALL_FOUND } else { ALL_FOUND_LATE });
    story.call_director(opponent);
    let none = may_win_none(story, by.side());
    won_later(story, none, [WON_LATER, NOT_LATER])?;
    story.choose_finding("undercompensated", STILL_SHORT, NOT_SHORT)?;
    untold(story, "could-have-known", Answer::NO)
}

const ALL_FOUND: SentenceWordings = &[
    text(
        "Finito il gioco, prima del board successivo, {opponent} riguarda le carte e chiama l'Arbitro.",
        "When play is over, before the next board, {opponent} looks through the cards and calls the director.",
    ),
    text(
        "{opponent} ricontrolla le prese e chiama l'Arbitro a gioco finito, quando il board successivo è ancora da aprire.",
        "{opponent} checks the tricks and calls the director when play is over and the next board is still to be opened.",
    ),
    text(
        "A gioco finito {opponent} rivede le sue prese e chiama l'Arbitro, prima di aprire il board successivo.",
        "After play {opponent} looks at his tricks again and calls the director, before he opens the next board.",
    ),
    because(
        "64A",
        [
            "l'Arbitro è chiamato prima del board successivo",
            "l'Arbitro fosse stato chiamato prima del board successivo",
        ],
        [
            "the director is called before the next board",
            "the director had been called before the next board",
        ],
    ),
];
const ALL_FOUND_LATE: SentenceWordings = &[
    text(
        "Finito il gioco, e terminato anche il turno, {opponent} riguarda le carte e chiama l'Arbitro.",
        "When play is over, and the round has ended too, {opponent} looks through the cards and calls the director.",
    ),
    text(
        "{opponent} ricontrolla le prese e chiama l'Arbitro a gioco finito, quando anche il turno è terminato.",
        "{opponent} checks the tricks and calls the director when play is over and the round has ended too.",
    ),
    text(
        "A gioco finito {opponent} rivede le sue prese e chiama l'Arbitro, ma il turno è già terminato.",
        "After play {opponent} looks at his tricks again and calls the director, but the round has already ended.",
    ),
    because(
        "64B5",
        ["il turno era già terminato", "il turno fosse già terminato"],
        ["the round had already ended", "the round had already ended"],
    ),
];
const OTHER_FOLLOWS: SentenceWordings = &[
    text(
        "Alla presa seguente, a {his_suit}, {other} risponde con {his_right}.",
        "To the next trick, in {his_suit}, {other} follows with the {his_right}.",
    ),
    text(
        "Poi si gioca a {his_suit}, e {other} risponde con {his_right}.",
        "Then {his_suit} are played, and {other} follows with the {his_right}.",
    ),
    text(
        "Alla presa seguente, giocata a {his_suit}, {other} mette {his_right}.",
        "To the following trick, in {his_suit}, {other} plays the {his_right}.",
    ),
    because(
        "",
        ["{other} ha risposto al seme", "{other} avesse risposto al seme"],
        ["{other} followed suit", "{other} had followed suit"],
    ),
];
const OTHER_REVOKES: SentenceWordings = &[
    text(
        "Alla presa seguente, a {his_suit}, {other} gioca {his_wrong}, benché abbia {his_held}, e si va avanti.",
        "To the next trick, in {his_suit}, {other} plays the {his_wrong}, although he has the {his_held}, and play goes on.",
    ),
    text(
        "Poi si gioca a {his_suit}, e {other} mette {his_wrong} pur avendo {his_held}; si va avanti.",
        "Then {his_suit} are played, and {other} plays the {his_wrong} although he has the {his_held}; play goes on.",
    ),
    text(
        "Alla presa seguente, giocata a {his_suit}, {other} mette {his_wrong} e tiene {his_held}.",
        "To the following trick, in {his_suit}, {other} plays the {his_wrong} and keeps the {his_held}.",
    ),
    because(
        "64B7",
        ["anche {other} ha commesso una renonce", "anche {other} avesse commesso una renonce"],
        ["{other} has revoked too", "{other} had revoked too"],
    ),
];
const TOO: SentenceWordings = &[
    text(
        "{other} mette {his_wrong} e tiene {his_right}, anche lui sbagliando.",
        "{other} puts down the {his_wrong} and keeps the {his_right}, which is wrong too.",
    ),
    text(
        "Nella stessa presa {other}, che ha {his_right}, gioca {his_wrong}.",
        "To the same trick {other}, who has the {his_right}, plays the {his_wrong}.",
    ),
    text(
        "Anche {other} si confonde: gioca {his_wrong} al posto di {his_right}.",
        "{other} is confused too: he plays the {his_wrong} in place of the {his_right}.",
    ),
    because(
        "64B7",
        ["anche {other} ha commesso una renonce", "anche {other} avesse commesso una renonce"],
        ["{other} has revoked too", "{other} had revoked too"],
    ),
];
const NOT_TOO: SentenceWordings = &[
    text(
        "{other} mette {his_right} e tiene {his_wrong}, come deve.",
        "{other} puts down the {his_right} and keeps the {his_wrong}, as he must.",
    ),
    text(
        "Nella stessa presa {other}, che ha {his_wrong}, gioca {his_right}.",
        "To the same trick {other}, who has the {his_wrong}, plays the {his_right}.",
    ),
    text(
        "{other} invece non si confonde: gioca {his_right} e non {his_wrong}.",
        "{other} is not confused: he plays the {his_right} and not the {his_wrong}.",
    ),
    because(
        "",
        ["{other} ha risposto a colore", "{other} avesse risposto a colore"],
        ["{other} followed suit", "{other} had followed suit"],
    ),
];
const GOES_ON: SentenceWordings = &[
    text(
        "La presa è di {winner}, che continua nel seme con {next}.",
        "The trick is {winner}'s, who goes on with the {next} of the same suit.",
    ),
    text(
        "Vince {winner}, e insiste nel seme: attacca {next}.",
        "{winner} wins it, and persists with the suit: he leads the {next}.",
    ),
    text(
        "Con la presa {winner} ripete il colore, {next}.",
        "Having won the trick, {winner} repeats the suit with the {next}.",
    ),
];
const AGAIN: SentenceWordings = &[
    text(
        "Di nuovo {by} non risponde: mette {his_wrong} e tiene {his_right}; si gioca fino in fondo.",
        "Again {by} does not follow suit: he plays the {his_wrong} and keeps the {his_right}; the board is played out.",
    ),
    text(
        "Neppure questa volta {by} risponde: gioca {his_wrong} invece di {his_right}, e il board finisce.",
        "This time too {by} does not follow: he plays the {his_wrong} instead of the {his_right}, and the board ends.",
    ),
    text(
        "{by} non si corregge, gioca {his_wrong} al posto di {his_right}, e il gioco prosegue fino alla fine.",
        "{by} does not correct himself, plays the {his_wrong} in place of the {his_right}, and play goes on to the end.",
    ),
    because(
        "64B2",
        [
            "{by} ha ripetuto la renonce nello stesso seme",
            "{by} avesse ripetuto la renonce nello stesso seme",
        ],
        ["{by} revoked again in the same suit", "{by} had revoked again in the same suit"],
    ),
];
const FOLLOWS_NOW: SentenceWordings = &[
    text(
        "Ora {by} risponde: mette {his_right} e tiene {his_wrong}; si gioca fino in fondo.",
        "Now {by} follows suit: he plays the {his_right} and keeps the {his_wrong}; the board is played out.",
    ),
    text(
        "Questa volta {by} risponde: gioca {his_right} invece di {his_wrong}, e il board finisce.",
        "This time {by} does follow: he plays the {his_right} instead of the {his_wrong}, and the board ends.",
    ),
    text(
        "{by} si accorge di averne, gioca {his_right} al posto di {his_wrong}, e il gioco prosegue fino alla fine.",
        "{by} sees that he has some, plays the {his_right} in place of the {his_wrong}, and play goes on to the end.",
    ),
    because(
        "",
        ["{by} ha commesso una sola renonce", "{by} avesse commesso una sola renonce"],
        ["{by} revoked only once", "{by} had revoked only once"],
    ),
];
const STILL_SHORT: SentenceWordings = &[
    text(
        "Contando anche le prese che eventualmente passano, accerta l'Arbitro, a {opponent} e {ally} manca una presa che avrebbero fatto se {by} avesse sempre risposto.",
        "Counting also any tricks that go over, the director finds, {opponent} and {ally} are short of a trick that they would have made had {by} always followed suit.",
    ),
    text(
        "L'Arbitro accerta che {opponent} e {ally}, anche con le prese che eventualmente passano, ne hanno una in meno di quante ne avrebbero fatte se {by} avesse sempre risposto.",
        "The director finds that {opponent} and {ally}, even with any tricks that go over, have one less than they would have made had {by} always followed suit.",
    ),
    because(
        "64C",
        [
            "a {opponent} e {ally} manca una presa per colpa di {by}",
            "a {opponent} e {ally} mancasse una presa per colpa di {by}",
        ],
        [
            "{opponent} and {ally} are a trick short through {by}'s fault",
            "{opponent} and {ally} were a trick short through {by}'s fault",
        ],
    ),
];
const NOT_SHORT: SentenceWordings = &[
    text(
        "Contando anche le prese che eventualmente passano, accerta l'Arbitro, a {opponent} e {ally} non manca nessuna presa rispetto a quelle che avrebbero fatto se {by} avesse sempre risposto.",
        "Counting also any tricks that go over, the director finds, {opponent} and {ally} are short of no trick that they would have made had {by} always followed suit.",
    ),
    text(
        "L'Arbitro accerta che {opponent} e {ally}, con le prese che eventualmente passano, ne hanno almeno quante ne avrebbero fatte se {by} avesse sempre risposto.",
        "The director finds that {opponent} and {ally}, with any tricks that go over, have at least as many as they would have made had {by} always followed suit.",
    ),
    because(
        "",
        [
            "a {opponent} e {ally} non manca nessuna presa",
            "a {opponent} e {ally} non mancasse nessuna presa",
        ],
        [
            "{opponent} and {ally} are not short of a trick",
            "{opponent} and {ally} were not short of a trick",
        ],
    ),
];
const BOTH_WON: SentenceWordings = &[
    text(
        "Prima della fine del gioco hanno vinto altre prese sia la linea di {by} sia quella di {other}.",
        "Before the end of play both {by}'s side and {other}'s won further tricks.",
    ),
    text(
        "Nel seguito del gioco le linee di {by} e di {other} avevano vinto entrambe altre prese.",
        "In the play that followed {by}'s side and {other}'s had both won further tricks.",
    ),
    text(
        "Le linee di {by} e di {other} avevano vinto entrambe almeno una delle prese seguenti.",
        "{by}'s side and {other}'s had each won at least one of the tricks that followed.",
    ),
];
const NOBODY_HARMED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che a nessuna delle due linee, né a quella di {other} né a quella di {by}, manca una presa per la renonce dell'altra, contando anche le prese che eventualmente passano.",
        "The director finds that neither side, {other}'s or {by}'s, is a trick short because of the other's revoke, counting also any tricks that go over.",
    ),
    text(
        "Contando anche le prese che eventualmente passano, accerta l'Arbitro, né alla linea di {other} né a quella di {by} manca una presa per una renonce.",
        "Counting also any tricks that go over, the director finds, neither {other}'s side nor {by}'s is a trick short because of a revoke.",
    ),
    text(
        "Secondo l'Arbitro, se si contano anche le prese che eventualmente passano, né la linea di {other} né quella di {by} ha perso una presa per una renonce.",
        "In the director's view, if any tricks that go over are counted too, neither {other}'s side nor {by}'s has lost a trick by a revoke.",
    ),
    because(
        "",
        [
            "a nessuna linea manca una presa per una renonce",
            "a nessuna linea mancasse una presa per una renonce",
        ],
        [
            "neither side is a trick short because of a revoke",
            "neither side were a trick short because of a revoke",
        ],
    ),
];
const OTHER_HARMED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che alla linea di {other} manca una presa per la renonce di {by}, anche contando le prese che eventualmente passano.",
        "The director finds that {other}'s side is a trick short because of {by}'s revoke, even counting any tricks that go over.",
    ),
    text(
        "Anche contando le prese che eventualmente passano, accerta l'Arbitro, alla linea di {other} manca una presa per la renonce di {by}.",
        "Even counting any tricks that go over, the director finds, {other}'s side is a trick short because of {by}'s revoke.",
    ),
    text(
        "Secondo l'Arbitro, anche se si contano le prese che eventualmente passano, la linea di {other} ha perso una presa per la renonce di {by}.",
        "In the director's view, even if any tricks that go over are counted, {other}'s side has lost a trick by {by}'s revoke.",
    ),
    because(
        "64C",
        [
            "alla linea di {other} manca una presa per la renonce di {by}",
            "alla linea di {other} mancasse una presa per la renonce di {by}",
        ],
        [
            "{other}'s side is a trick short because of {by}'s revoke",
            "{other}'s side were a trick short because of {by}'s revoke",
        ],
    ),
];
const FIRST_HARMED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che alla linea di {by} manca una presa per la renonce di {other}, anche contando le prese che eventualmente passano.",
        "The director finds that {by}'s side is a trick short because of {other}'s revoke, even counting any tricks that go over.",
    ),
    text(
        "Anche contando le prese che eventualmente passano, accerta l'Arbitro, alla linea di {by} manca una presa per la renonce di {other}.",
        "Even counting any tricks that go over, the director finds, {by}'s side is a trick short because of {other}'s revoke.",
    ),
    text(
        "Secondo l'Arbitro, anche se si contano le prese che eventualmente passano, la linea di {by} ha perso una presa per la renonce di {other}.",
        "In the director's view, even if any tricks that go over are counted, {by}'s side has lost a trick by {other}'s revoke.",
    ),
    because(
        "64C",
        [
            "alla linea di {by} manca una presa per la renonce di {other}",
            "alla linea di {by} mancasse una presa per la renonce di {other}",
        ],
        [
            "{by}'s side is a trick short because of {other}'s revoke",
            "{by}'s side were a trick short because of {other}'s revoke",
        ],
    ),
];
