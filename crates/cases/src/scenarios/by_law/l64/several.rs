//! Law 64: more than one revoke.

use super::{NOT_LATER, TRICKS_AND_SCORE, WON_LATER, opponents_of, won_later};
use crate::scenarios::by_law::card_choices::may_think_it_gone;
use crate::scenarios::by_law::l63::{WON_BY, revokes};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::rest_of_play::{Followed, is_later_trick_open, may_be_misled};
use crate::scenarios::by_law::scenes::{RevokeScene, tricks_to_come};
use crate::scenarios::story::fact;
use arbitro_laws::ruling::{FactQuestion, Subject};

pub static TWO_REVOKES: Scenario =
    scenario(64, "two-revokes", &["renonce", "renonce ripetuta"], two_revokes)
        .tricks(5..=10)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

pub static REVOKES_AGAIN: Scenario =
    scenario(64, "revokes-again", &["renonce", "renonce ripetuta"], revokes_again)
        .tricks(5..=9)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

pub static SAME_TRICK: Scenario =
    scenario(64, "same-trick", &["renonce", "renonce di entrambe le linee"], same_trick)
        .tricks(5..=10)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

/// A player revokes on a trick that is now over, and on the next one an opponent follows suit, or revokes too; all is
/// found after play.
fn two_revokes(story: &mut Story<'_>) -> Option<()> {
    let (first, followed) = overlooking(story)?;
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
    overlooks(story, other, his_wrong)?;
    let his_held = SlotValue::Cards(story.suit(other, led));
    cast!(story, other, his_right, his_wrong, his_held, his_suit = led);
    let revokes_too = story.either();
    story.plays(other, if revokes_too { his_wrong } else { his_right });
    story.add_sentence(if revokes_too { OTHER_REVOKES } else { OTHER_FOLLOWS });
    both_found(story, (first.by, followed), other, revokes_too)
}

/// After play it is found who has revoked: a player, and an opponent too or not. The director finds which side still lacks
/// a trick.
fn both_found(
    story: &mut Story<'_>,
    (by, followed): (Seat, Followed),
    other: Seat,
    revokes_too: bool,
) -> Option<()> {
    let opponent = story.opponent_of(by);
    cast!(story, friend = other.partner());
    followed.costs_nothing(story, other.side())?;
    may_be_misled(story, by)?;
    story.add_finding("won-later", Answer::YES, BOTH_WON)?;
    let in_time = found_after_play(story, by, opponent);
    let harmed = story.choose(3);
    // A revoke that cost one trick is paid for by the trick that goes over, unless none does.
    story.require(harmed == 0 || revokes_too || (harmed == 1 && !in_time))?;
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
    let tricks = story.position.tricks_played();
    let (RevokeScene { by, .. }, followed) = overlooking(story)?;
    while story.turn()?.side() == by.side() && story.led().is_some() {
        story.play_on()?;
    }
    let other = story.turn().filter(|other| *other != story.dummy())?;
    story.require(story.position.tricks_played() == tricks && may_think_it_gone(story, other))?;
    let his_right = story.would_play().filter(|card| card.suit == led)?;
    let his_wrong = story.would_discard(other, led)?;
    overlooks(story, other, his_wrong)?;
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
    both_found(story, (by, followed), other, revokes_too)
}

/// A player revokes; an opponent wins the trick and goes on with the suit, and the player follows suit or revokes again.
/// All is found after play.
fn revokes_again(story: &mut Story<'_>) -> Option<()> {
    let (RevokeScene { by, legal_card, .. }, followed) = overlooking(story)?;
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
    followed.costs_nothing(story, winner.side())?;
    let to_come = tricks_to_come(story, by.side());
    let none = is_later_trick_open(story, by)?;
    if !none {
        may_be_misled(story, by)?;
    }
    let later = won_later(story, none, [WON_LATER, NOT_LATER])?;
    found_after_play(story, by, opponent);
    if again {
        // Who has revoked twice may have misled his opponents, and cost them two tricks: more than the one that goes over.
        let short = story.choose_finding("undercompensated-in-all", STILL_SHORT, NOT_SHORT)?;
        story.require(!short || (later && to_come > 1))?;
    } else {
        story.add_finding("undercompensated", Answer::NO, NOT_SHORT)?;
    }
    untold(story, "could-have-known", Answer::NO)
}

/// An opponent of `by` finds after play, or after the round, who has revoked; returns whether it is found in time.
fn found_after_play(story: &mut Story<'_>, by: Seat, opponent: Seat) -> bool {
    let in_time = story.either();
    let ended = if in_time { EndedPhase::Play } else { EndedPhase::Round };
    story.add_event(by.lho(), Act::Ends(ended));
    story.add_sentence(if in_time { ALL_FOUND } else { ALL_FOUND_LATE });
    story.call_director(opponent);
    in_time
}

/// Adds a revoke by the player whose turn it is, who has overlooked his cards of the suit led.
fn overlooking(story: &mut Story<'_>) -> Option<(RevokeScene, Followed)> {
    let before = story.clone();
    let it = revokes(story)?;
    overlooks(&before, it.by, it.played_card)?;
    let followed = Followed::new(&before, it.legal_card);
    Some((it, followed))
}

/// Returns `None` unless a player may have overlooked his cards of the suit led, of which none is above the jack,
/// and may well play this card instead: a trump, or no ace or king.
fn overlooks(story: &Story<'_>, by: Seat, wrong: Card) -> Option<()> {
    let led = story.led()?;
    story.require(story.suit(by, led).iter().all(|card| card.rank <= Rank::Jack))?;
    story.require(Some(wrong.suit) == story.trumps() || wrong.rank < Rank::King)
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
    short_reasons::ROUND_HAD_ENDED,
];
const OTHER_FOLLOWS: SentenceWordings = &[
    text(
        "Più avanti si gioca a {his_suit}, e {other} risponde con {his_right}.",
        "Later {his_suit} are played, and {other} follows with the {his_right}.",
    ),
    text(
        "Poi, a {his_suit}, {other} risponde con {his_right}.",
        "Then, to a trick in {his_suit}, {other} follows with the {his_right}.",
    ),
    text(
        "In una presa successiva, a {his_suit}, {other} mette {his_right}.",
        "To a later trick, in {his_suit}, {other} plays the {his_right}.",
    ),
    short_reasons::OTHER_FOLLOWED,
];
const OTHER_REVOKES: SentenceWordings = &[
    text(
        "Più avanti si gioca a {his_suit}, e {other} mette {his_wrong} pur avendo ancora {his_held}.",
        "Later {his_suit} are played, and {other} plays the {his_wrong} although he still has the {his_held}.",
    ),
    text(
        "Poi, a {his_suit}, {other} mette {his_wrong}, credendo di non averne più: ha ancora {his_held}.",
        "Then, to a trick in {his_suit}, {other} plays the {his_wrong}, thinking that he has none left: he still has the {his_held}.",
    ),
    text(
        "In una presa successiva, a {his_suit}, {other} mette {his_wrong}, benché abbia {his_held}.",
        "To a later trick, in {his_suit}, {other} plays the {his_wrong}, although he has the {his_held}.",
    ),
    OTHER_HAS_REVOKED,
];
const TOO: SentenceWordings = &[
    text(
        "Nella stessa presa anche {other} non risponde: gioca {his_wrong}, benché abbia {his_right}.",
        "To the same trick {other} does not follow suit either: he plays the {his_wrong}, although he has the {his_right}.",
    ),
    text(
        "Anche {other} crede di non averne: nella stessa presa mette {his_wrong} pur avendo {his_right}.",
        "{other} too thinks that he has none: to the same trick he plays the {his_wrong} although he has the {his_right}.",
    ),
    text(
        "Nella stessa presa {other}, che ha ancora {his_right}, gioca {his_wrong}.",
        "To the same trick {other}, who still has the {his_right}, plays the {his_wrong}.",
    ),
    OTHER_HAS_REVOKED,
];
const NOT_TOO: SentenceWordings = &[
    text(
        "Nella stessa presa {other} risponde al seme con {his_right}.",
        "To the same trick {other} follows suit with the {his_right}.",
    ),
    text(
        "{other}, nella stessa presa, mette {his_right} e risponde al seme.",
        "{other}, to the same trick, plays the {his_right} and follows suit.",
    ),
    text(
        "Nella stessa presa {other} risponde, e gioca {his_right}.",
        "To the same trick {other} follows, and plays the {his_right}.",
    ),
    short_reasons::OTHER_FOLLOWED,
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
        "Di nuovo {by} non risponde: gioca {his_wrong}, benché possa giocare {his_right}. Si gioca poi fino in fondo.",
        "Again {by} does not follow suit: he plays the {his_wrong}, although he could play the {his_right}. The board is then played out.",
    ),
    text(
        "Neppure questa volta {by} risponde: gioca {his_wrong} pur potendo giocare {his_right}. Il board arriva alla fine.",
        "This time too {by} does not follow: he plays the {his_wrong} although he has the {his_right}. The board is played out.",
    ),
    text(
        "{by}, che ha ancora {his_right}, di nuovo non risponde e gioca {his_wrong}. Il gioco prosegue fino alla fine.",
        "{by}, who still has the {his_right}, again does not follow and plays the {his_wrong}. Play goes on to the end.",
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
        "Ora {by} risponde al seme con {his_right}. Si gioca poi fino in fondo.",
        "Now {by} follows suit with the {his_right}. The board is then played out.",
    ),
    text(
        "Questa volta {by} risponde con {his_right}. Il board arriva alla fine.",
        "This time {by} follows with the {his_right}. The board is played out.",
    ),
    text(
        "{by} su questo attacco risponde e gioca {his_right}. Il gioco prosegue fino alla fine.",
        "To this lead {by} follows, and plays the {his_right}. Play goes on to the end.",
    ),
    because(
        "",
        ["{by} ha commesso una sola renonce", "{by} avesse commesso una sola renonce"],
        ["{by} revoked only once", "{by} had revoked only once"],
    ),
];
const STILL_SHORT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che, se {by} avesse sempre risposto al seme, {opponent} e {ally} avrebbero fatto due prese in più di quante ne hanno fatte al tavolo.",
        "The director finds that, had {by} always followed suit, {opponent} and {ally} would have won two tricks more than they won at the table.",
    ),
    text(
        "Se {by} avesse sempre risposto al seme, accerta l'Arbitro, {opponent} e {ally} avrebbero fatto al tavolo due prese in più.",
        "Had {by} always followed suit, the director finds, {opponent} and {ally} would have won two tricks more at the table.",
    ),
    because(
        "64C",
        [
            "gli errori di {by} sono costati a {opponent} e {ally} due prese",
            "gli errori di {by} fossero costati a {opponent} e {ally} due prese",
        ],
        [
            "{by}'s errors cost {opponent} and {ally} two tricks",
            "{by}'s errors had cost {opponent} and {ally} two tricks",
        ],
    ),
];
const NOT_SHORT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che, se {by} avesse sempre risposto al seme, {opponent} e {ally} avrebbero fatto tante prese quante ne hanno fatte al tavolo.",
        "The director finds that, had {by} always followed suit, {opponent} and {ally} would have won as many tricks as they won at the table.",
    ),
    text(
        "Se {by} avesse sempre risposto al seme, accerta l'Arbitro, {opponent} e {ally} avrebbero fatto al tavolo le stesse prese.",
        "Had {by} always followed suit, the director finds, {opponent} and {ally} would have won the same tricks at the table.",
    ),
    because(
        "",
        [
            "{opponent} e {ally} non hanno perso prese per gli errori di {by}",
            "{opponent} e {ally} non avessero perso prese per gli errori di {by}",
        ],
        [
            "{opponent} and {ally} lost no trick by {by}'s errors",
            "{opponent} and {ally} had lost no trick by {by}'s errors",
        ],
    ),
];
const BOTH_WON: SentenceWordings = &[
    text(
        "Delle prese che restavano {by} e {partner} ne hanno vinta almeno una, e così {other} e {friend}.",
        "Of the tricks that were left {by} and {partner} won at least one, and so did {other} and {friend}.",
    ),
    text(
        "Nel seguito del gioco {by} e {partner} hanno vinto almeno una presa, e almeno una {other} e {friend}.",
        "In the play that followed {by} and {partner} won at least one trick, and so did {other} and {friend}.",
    ),
    text(
        "Poi si gioca fino in fondo: {by} e {partner} vincono almeno un'altra presa, e così {other} e {friend}.",
        "The board is then played out: {by} and {partner} win at least one more trick, and so do {other} and {friend}.",
    ),
];
const NOBODY_HARMED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che nessuno ha perso prese per una renonce: se tutti avessero risposto al seme, {other} e {friend} avrebbero fatto le stesse prese che al tavolo, e {by} e {partner} le loro.",
        "The director finds that nobody lost a trick by a revoke: if everybody had followed suit, {other} and {friend} would have won the same tricks as at the table, and so would {by} and {partner}.",
    ),
    text(
        "A nessuno, accerta l'Arbitro, una renonce è costata prese: se tutti avessero risposto al seme, {other} e {friend} avrebbero fatto le stesse prese che al tavolo, e {by} e {partner} le loro.",
        "No revoke, the director finds, cost anybody a trick: if everybody had followed suit, {other} and {friend} would have won the same tricks as at the table, and so would {by} and {partner}.",
    ),
    because(
        "",
        [
            "le renonce non sono costate prese a nessuno",
            "le renonce non fossero costate prese a nessuno",
        ],
        ["no revoke cost anybody a trick", "no revoke had cost anybody a trick"],
    ),
];
const OTHER_HARMED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {other} ha perso una presa per la renonce di {by}: se tutti avessero risposto al seme, {other} e {friend} avrebbero fatto una presa in più che al tavolo, e {by} e {partner} una in meno.",
        "The director finds that {other} lost a trick by {by}'s revoke: if everybody had followed suit, {other} and {friend} would have won one trick more than at the table, and {by} and {partner} one fewer.",
    ),
    text(
        "A {other}, accerta l'Arbitro, la renonce di {by} è costata una presa: se tutti avessero risposto al seme, {other} e {friend} avrebbero fatto una presa in più che al tavolo, e {by} e {partner} una in meno.",
        "{by}'s revoke, the director finds, cost {other} a trick: if everybody had followed suit, {other} and {friend} would have won one trick more than at the table, and {by} and {partner} one fewer.",
    ),
    because(
        "64C",
        [
            "la renonce di {by} è costata una presa a {other} e {friend}",
            "la renonce di {by} fosse costata una presa a {other} e {friend}",
        ],
        [
            "{by}'s revoke cost {other} and {friend} a trick",
            "{by}'s revoke had cost {other} and {friend} a trick",
        ],
    ),
];
const FIRST_HARMED: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {by} ha perso una presa per la renonce di {other}: se tutti avessero risposto al seme, {by} e {partner} avrebbero fatto una presa in più che al tavolo, e {other} e {friend} una in meno.",
        "The director finds that {by} lost a trick by {other}'s revoke: if everybody had followed suit, {by} and {partner} would have won one trick more than at the table, and {other} and {friend} one fewer.",
    ),
    text(
        "A {by}, accerta l'Arbitro, la renonce di {other} è costata una presa: se tutti avessero risposto al seme, {by} e {partner} avrebbero fatto una presa in più che al tavolo, e {other} e {friend} una in meno.",
        "{other}'s revoke, the director finds, cost {by} a trick: if everybody had followed suit, {by} and {partner} would have won one trick more than at the table, and {other} and {friend} one fewer.",
    ),
    because(
        "64C",
        [
            "la renonce di {other} è costata una presa a {by} e {partner}",
            "la renonce di {other} fosse costata una presa a {by} e {partner}",
        ],
        [
            "{other}'s revoke cost {by} and {partner} a trick",
            "{other}'s revoke had cost {by} and {partner} a trick",
        ],
    ),
];
const OTHER_HAS_REVOKED: SentenceWording = because(
    "64B7",
    ["anche {other} ha commesso una renonce", "anche {other} avesse commesso una renonce"],
    ["{other} has revoked too", "{other} had revoked too"],
);
