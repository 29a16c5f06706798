//! Law 64: the rectification of an established revoke.

mod inquiry;

use super::l61::play_next;
use super::l63::{
    OF_REVOKE_CARD, WON_BY, cast_leader, may_think_it_gone, play_goes_on, revokes, trick_ends,
};
use super::prelude::*;
use super::scenes::{NextCards, RevokeScene, may_win_none, revoke_scene};
use crate::scenarios::story::fact;
use arbitro_laws::ruling::{FactQuestion, Subject};

pub const SCENARIOS: &[&Scenario] = &[
    &HOW_MANY,
    &DUMMY,
    &RUFFS,
    &TWO_REVOKES,
    &REVOKES_AGAIN,
    &SAME_TRICK,
    &PENALTY_CARD_DUE,
    &inquiry::NOT_YET_LOOKED_AT,
];

/// The tricks that go over at the end of play, and the score.
const TRICKS_AND_SCORE: &[&[AspectKind]] =
    &[&[AspectKind::Tricks], &[AspectKind::Tricks, AspectKind::Score]];

static HOW_MANY: Scenario = scenario(64, "how-many", &["renonce", "trasferimento"], how_many)
    .tricks(2..=6)
    .asks(&[Tricks])
    .aspects(TRICKS_AND_SCORE);

static DUMMY: Scenario = scenario(64, "dummy", &["renonce", "morto", "trasferimento"], dummy)
    .tricks(2..=10)
    .aspects(OF_REVOKE_CARD);

static RUFFS: Scenario = scenario(64, "ruffs", &["renonce", "taglio", "trasferimento"], ruffs)
    .wish(ContractWish::Trumps)
    .tricks(2..=6)
    .asks(&[Tricks])
    .aspects(TRICKS_AND_SCORE);

static TWO_REVOKES: Scenario =
    scenario(64, "two-revokes", &["renonce", "renonce ripetuta"], two_revokes)
        .tricks(2..=9)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

static REVOKES_AGAIN: Scenario =
    scenario(64, "revokes-again", &["renonce", "renonce ripetuta"], revokes_again)
        .tricks(2..=9)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

static SAME_TRICK: Scenario =
    scenario(64, "same-trick", &["renonce", "renonce di entrambe le linee"], same_trick)
        .tricks(2..=9)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

static PENALTY_CARD_DUE: Scenario =
    scenario(64, "penalty-card-due", &["renonce", "carta penalizzata"], penalty_card_due)
        .tricks(3..=6)
        .asks(&[Tricks])
        .aspects(TRICKS_AND_SCORE);

/// Casts the opponent who notices a player's act as `opponent`, whom it returns, and his partner as `ally`.
pub(super) fn opponents_of(story: &mut Story<'_>, by: Seat) -> Seat {
    let opponent = story.opponent_of(by);
    story.cast("ally", opponent.partner());
    opponent
}

/// Plays on after the trick of a revoke, until attention is drawn after play or in a later phase. The opponents may
/// have fewer tricks than without the revoke only if they could lose one by it.
fn found_later(story: &mut Story<'_>, by: Seat, next: NextCards) -> Option<()> {
    play_next(story, next.winner, [next.lead, next.answer], 2);
    let opponent = opponents_of(story, by);
    let ended = [EndedPhase::Play, EndedPhase::NextBoard, EndedPhase::Round];
    let time = story.choose(3);
    story.add_event(by.lho(), Act::Ends(ended[time]));
    story.add_sentence([AFTER_PLAY, NEXT_BOARD, ROUND_OVER][time]);
    story.call_director(opponent);
    story.require(next.may_win)?;
    let later = won_later(story, next.may_win_none, [WON_LATER, NOT_LATER])?;
    let costs = story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    untold(story, "could-have-known", Answer::NO)?;
    // A trick that goes over makes up for the revoke.
    story.require(!costs || (time > 0 && (later || next.winner.side() == by.side())))
}

/// Adds the finding whether a side won a later trick, a choice only if it may win none; returns true if it did.
pub(super) fn won_later(
    story: &mut Story<'_>,
    may_win_none: bool,
    [yes, no]: [SentenceWordings; 2],
) -> Option<bool> {
    if may_win_none {
        return story.choose_finding("won-later", yes, no);
    }
    story.add_finding("won-later", Answer::YES, yes)?;
    Some(true)
}

/// A revoke in a trick that the revoking player does not win is found after play, after a call on the next board, or
/// after the round.
fn how_many(story: &mut Story<'_>) -> Option<()> {
    let by = revokes(story)?.by;
    let next = trick_ends(story)?;
    story.require(next.winner != by)?;
    found_later(story, by, next)
}

/// A player revokes by ruffing, and wins the trick himself.
fn ruffs(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, played_card, .. } = revokes(story)?;
    story.require(Some(played_card.suit) == story.trumps())?;
    let next = trick_ends(story)?;
    story.require(next.winner == by)?;
    found_later(story, by, next)
}

/// Declarer calls from dummy a card that does not follow suit, although dummy could follow.
fn dummy(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    cast_leader(story)?;
    story.require(story.position.trick?.leader() != story.declarer())?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, by)?;
    story.require(!wrong.rank.is_honour())?;
    cast!(story, by, partner = by.partner());
    story.opponent_of(by);
    story.plays(by, wrong);
    story.add_sentence(FROM_DUMMY);
    let next = trick_ends(story)?;
    let course = story.choose(3);
    play_goes_on(story, next.winner, [next.lead, next.answer], course);
    if story.either() {
        story.wants(by, wrong, Some(right));
        story.add_sentence(DECLARER_SEES);
    } else {
        story.noticed_by_opponent_of(by);
        story.add_sentence(OPPONENT_SEES);
    }
    untold(story, "won-later", Answer::YES)?;
    untold(story, "undercompensated", Answer::NO)?;
    untold(story, "could-have-known", Answer::NO)
}

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

/// A defender holds one card of the suit led, which has just become a penalty card or is still in his hand, and plays
/// another suit.
fn penalty_card_due(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    cast_leader(story)?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, by)?;
    let led = story.led()?;
    story.require(story.suit(by, led).len() == 1)?;
    cast!(story, by, right, partner = by.partner());
    let lies = story.choose(if right.rank.is_honour() { 2 } else { 3 });
    if lies > 0 {
        let grade = if lies == 1 { PenaltyGrade::Major } else { PenaltyGrade::Minor };
        story.has_penalty(by, right, grade);
    }
    story.add_sentence([NO_PENALTY, MAJOR_LIES, MINOR_LIES][lies]);
    story.begin_second_incident();
    story.plays(by, wrong);
    story.add_sentence(PLAYS_ANOTHER);
    let next = trick_ends(story)?;
    found_later(story, by, next)
}

const AFTER_PLAY: SentenceWordings = &[
    text(
        "A gioco finito {opponent} si accorge della renonce: nel board successivo la sua linea non ha ancora chiamato.",
        "When play is over {opponent} notices the revoke: on the next board his side has not called yet.",
    ),
    text(
        "Solo a gioco finito, ma prima che la sua linea chiami nel board successivo, {opponent} segnala la renonce.",
        "Only when play is over, but before his side calls on the next board, does {opponent} report the revoke.",
    ),
    text(
        "{opponent} scopre la renonce riguardando le carte a gioco finito; la sua linea non ha ancora chiamato nel board successivo.",
        "{opponent} discovers the revoke as he looks through the cards after play; his side has not called on the next board yet.",
    ),
    because(
        "64A",
        [
            "{opponent} segnala l'errore subito dopo il gioco",
            "{opponent} avesse segnalato l'errore subito dopo il gioco",
        ],
        [
            "{opponent} reports the error right after play",
            "{opponent} had reported the error right after play",
        ],
    ),
];
const NEXT_BOARD: SentenceWordings = &[
    text(
        "A gioco finito {opponent} si accorge della renonce: nel board successivo la sua linea ha già chiamato.",
        "When play is over {opponent} notices the revoke: on the next board his side has already called.",
    ),
    text(
        "Solo a gioco finito, e dopo che la sua linea ha chiamato nel board successivo, {opponent} segnala la renonce.",
        "Only when play is over, and after his side has called on the next board, does {opponent} report the revoke.",
    ),
    text(
        "{opponent} scopre la renonce riguardando le carte a gioco finito; la sua linea ha già chiamato nel board successivo.",
        "{opponent} discovers the revoke as he looks through the cards after play; his side has already called on the next board.",
    ),
    because(
        "64B4",
        [
            "la linea di {opponent} aveva già chiamato nel board successivo",
            "la linea di {opponent} avesse già chiamato nel board successivo",
        ],
        [
            "{opponent}'s side had already called on the next board",
            "{opponent}'s side had already called on the next board",
        ],
    ),
];
const ROUND_OVER: SentenceWordings = &[
    text(
        "A gioco finito {opponent} si accorge della renonce: si giocava l'ultimo board e il turno è già terminato.",
        "When play is over {opponent} notices the revoke: it was the last board and the round has already ended.",
    ),
    text(
        "Solo a gioco finito, quando il turno è già terminato, {opponent} segnala la renonce.",
        "Only when play is over, and the round has already ended, does {opponent} report the revoke.",
    ),
    text(
        "{opponent} scopre la renonce riguardando le carte a gioco finito; era l'ultimo board di un turno già terminato.",
        "{opponent} discovers the revoke as he looks through the cards after play; it was the last board of a round that has ended.",
    ),
    because(
        "64B5",
        ["il turno era già terminato", "il turno fosse già terminato"],
        ["the round had already ended", "the round had already ended"],
    ),
];
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
const WON_LATER: SentenceWordings = &[
    text(
        "Dopo la presa della renonce {by} e {partner} ne hanno vinta almeno una.",
        "After the revoke trick {by} and {partner} won at least one.",
    ),
    text(
        "Nelle prese seguenti {by} e {partner} ne hanno vinta almeno una.",
        "Of the tricks that followed {by} and {partner} won at least one.",
    ),
    text(
        "{by} e {partner} hanno poi vinto almeno una presa.",
        "{by} and {partner} then won at least one trick.",
    ),
    because(
        "64A",
        [
            "{by} e {partner} hanno poi vinto almeno una presa",
            "{by} e {partner} avessero poi vinto almeno una presa",
        ],
        [
            "{by} and {partner} later won at least one trick",
            "{by} and {partner} had later won at least one trick",
        ],
    ),
];
const NOT_LATER: SentenceWordings = &[
    text(
        "Dopo la presa della renonce {by} e {partner} non ne hanno vinta nessuna.",
        "After the revoke trick {by} and {partner} won none.",
    ),
    text(
        "Nelle prese seguenti {by} e {partner} non ne hanno vinta nessuna.",
        "Of the tricks that followed {by} and {partner} won none.",
    ),
    text(
        "{by} e {partner} non hanno poi vinto nessuna presa.",
        "{by} and {partner} then won no trick at all.",
    ),
    because(
        "64B1",
        [
            "{by} e {partner} non hanno poi vinto nessuna presa",
            "{by} e {partner} non avessero poi vinto nessuna presa",
        ],
        ["{by} and {partner} later won no trick", "{by} and {partner} had later won no trick"],
    ),
];
const TOO_LITTLE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che senza la renonce di {by} {opponent} e {ally} avrebbero fatto più prese di quante ne hanno fatte al tavolo.",
        "The director finds that without {by}'s revoke {opponent} and {ally} would have won more tricks than they won at the table.",
    ),
    text(
        "Senza la renonce di {by}, accerta l'Arbitro, {opponent} e {ally} avrebbero vinto al tavolo più prese di quante ne hanno vinte.",
        "Without {by}'s revoke, the director finds, {opponent} and {ally} would have won more tricks at the table than they did.",
    ),
    text(
        "Se {by} avesse risposto al seme, accerta l'Arbitro, {opponent} e {ally} avrebbero fatto più prese di quante ne hanno fatte al tavolo.",
        "Had {by} followed suit, the director finds, {opponent} and {ally} would have won more tricks than they won at the table.",
    ),
    because(
        "64C",
        [
            "la renonce è costata prese a {opponent} e {ally}",
            "la renonce fosse costata prese a {opponent} e {ally}",
        ],
        [
            "the revoke cost {opponent} and {ally} tricks",
            "the revoke had cost {opponent} and {ally} tricks",
        ],
    ),
];
const ENOUGH: SentenceWordings = &[
    text(
        "L'Arbitro accerta che senza la renonce di {by} {opponent} e {ally} non avrebbero fatto più prese di quante ne hanno fatte al tavolo.",
        "The director finds that without {by}'s revoke {opponent} and {ally} would have won no more tricks than they won at the table.",
    ),
    text(
        "Senza la renonce di {by}, accerta l'Arbitro, {opponent} e {ally} non avrebbero vinto al tavolo più prese di quante ne hanno vinte.",
        "Without {by}'s revoke, the director finds, {opponent} and {ally} would have won no more tricks at the table than they did.",
    ),
    text(
        "Se {by} avesse risposto al seme, accerta l'Arbitro, {opponent} e {ally} non avrebbero fatto più prese di quante ne hanno fatte al tavolo.",
        "Had {by} followed suit, the director finds, {opponent} and {ally} would have won no more tricks than they won at the table.",
    ),
    because(
        "",
        [
            "la renonce non è costata prese a {opponent} e {ally}",
            "la renonce non fosse costata prese a {opponent} e {ally}",
        ],
        [
            "the revoke cost {opponent} and {ally} no trick",
            "the revoke had cost {opponent} and {ally} no trick",
        ],
    ),
];
const FROM_DUMMY: SentenceWordings = &[
    text(
        "{leader} attacca a {suit}; {declarer}, che guarda soltanto la sua mano, chiama {wrong} dal morto ({dummy}), che ha ancora {suit}.",
        "{leader} leads {suit}; {declarer}, who looks only at his own hand, calls the {wrong} from dummy ({dummy}), which still has {suit}.",
    ),
    text(
        "Sull'attacco a {suit} di {leader}, {declarer} chiama {wrong} dal morto ({dummy}): non ha visto che ha ancora {suit}.",
        "On {leader}'s lead of {suit} {declarer} calls the {wrong} from dummy ({dummy}): he has not seen that it still has {suit}.",
    ),
    text(
        "{leader} attacca a {suit}; dal morto ({dummy}) {declarer} chiama {wrong} per svista, benché abbia ancora {suit}.",
        "{leader} leads {suit}; from dummy ({dummy}) {declarer} calls the {wrong} by an oversight, though it still has {suit}.",
    ),
];
const DECLARER_SEES: SentenceWordings = &[
    text(
        "A questo punto {declarer} si accorge dell'errore e, prima che {opponent} parli, chiede di giocare {right}.",
        "At this point {declarer} notices his error and, before {opponent} speaks, asks to play the {right}.",
    ),
    text(
        "«Scusate», dice {declarer} a {opponent}, «dal morto vorrei giocare {right}».",
        "'Sorry', says {declarer} to {opponent}, 'I would like to play the {right} from dummy'.",
    ),
    text(
        "È {declarer} a fermarsi, prima che {opponent} parli: chiede di giocare {right} dal morto.",
        "It is {declarer} who stops, before {opponent} speaks: he asks to play the {right} from dummy.",
    ),
    because(
        "62A",
        [
            "{declarer} chiede di giocare {right} dal morto",
            "{declarer} avesse chiesto di giocare {right} dal morto",
        ],
        [
            "{declarer} asks to play the {right} from dummy",
            "{declarer} had asked to play the {right} from dummy",
        ],
    ),
];
const OPPONENT_SEES: SentenceWordings = &[
    text(
        "A questo punto {opponent} si accorge dell'errore: dal morto {declarer} doveva rispondere a {suit}.",
        "At this point {opponent} notices the error: {declarer} should have followed to {suit} from dummy.",
    ),
    text(
        "«Un momento», dice {opponent} a {declarer}, «dal morto devi rispondere a {suit}».",
        "'One moment', says {opponent} to {declarer}, 'you must follow to {suit} from dummy'.",
    ),
    text(
        "È {opponent} a fermare {declarer}: dal morto doveva rispondere a {suit}.",
        "It is {opponent} who stops {declarer}: he should have followed to {suit} from dummy.",
    ),
    because(
        "62A",
        [
            "{opponent} fa notare la renonce del morto",
            "{opponent} avesse fatto notare la renonce del morto",
        ],
        ["{opponent} points out dummy's revoke", "{opponent} had pointed out dummy's revoke"],
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
const NO_PENALTY: SentenceWordings = &[
    text(
        "{by} ha ancora in mano {right}, la sua ultima carta di {suit}.",
        "{by} still has the {right} in his hand, his last card in {suit}.",
    ),
    text(
        "L'ultima carta di {suit} di {by} è {right}, che tiene in mano con le altre.",
        "{by}'s last card in {suit} is the {right}, which he holds in his hand with the others.",
    ),
    text(
        "Di {suit} a {by} resta soltanto {right}, fra le carte della sua mano.",
        "In {suit} {by} has only the {right} left, among the cards in his hand.",
    ),
    because(
        "",
        ["{right} era ancora in mano a {by}", "{right} fosse ancora in mano a {by}"],
        ["the {right} was still in {by}'s hand", "the {right} had still been in {by}'s hand"],
    ),
];
const MAJOR_LIES: SentenceWordings = &[
    text(
        "{by} ha appena esposto {right}, la sua ultima carta di {suit}, ora penalizzata maggiore.",
        "{by} has just exposed the {right}, his last card in {suit}, now a major penalty card.",
    ),
    text(
        "L'ultima carta di {suit} di {by} è {right}, che è appena diventata penalizzata maggiore.",
        "{by}'s last card in {suit} is the {right}, which has just become a major penalty card.",
    ),
    text(
        "Di {suit} a {by} resta soltanto {right}, appena diventat{o/a:right} penalizzata maggiore.",
        "In {suit} {by} has only the {right} left, which has just become a major penalty card.",
    ),
    because(
        "64B3",
        [
            "{right} era una carta penalizzata maggiore",
            "{right} fosse una carta penalizzata maggiore",
        ],
        ["the {right} was a major penalty card", "the {right} had been a major penalty card"],
    ),
];
const MINOR_LIES: SentenceWordings = &[
    text(
        "{by} ha appena esposto {right}, la sua ultima carta di {suit}, ora penalizzata minore.",
        "{by} has just exposed the {right}, his last card in {suit}, now a minor penalty card.",
    ),
    text(
        "L'ultima carta di {suit} di {by} è {right}, che è appena diventata penalizzata minore.",
        "{by}'s last card in {suit} is the {right}, which has just become a minor penalty card.",
    ),
    text(
        "Di {suit} a {by} resta soltanto {right}, appena diventat{o/a:right} penalizzata minore.",
        "In {suit} {by} has only the {right} left, which has just become a minor penalty card.",
    ),
    because(
        "64B3",
        ["{right} era una carta penalizzata minore", "{right} fosse una carta penalizzata minore"],
        ["the {right} was a minor penalty card", "the {right} had been a minor penalty card"],
    ),
];
const PLAYS_ANOTHER: SentenceWordings = &[
    text(
        "{leader} attacca a {suit}; {by} gioca per distrazione {wrong} invece di {right}, e nessuno lo ferma.",
        "{leader} leads {suit}; {by} absent-mindedly plays the {wrong} instead of the {right}, and nobody stops him.",
    ),
    text(
        "Sull'attacco a {suit} di {leader}, {by} dimentica {right} e gioca {wrong}, senza che nessuno lo fermi.",
        "On {leader}'s lead of {suit} {by} forgets the {right} and plays the {wrong}, and nobody stops him.",
    ),
    text(
        "{leader} attacca a {suit} e {by} gioca {wrong} invece di {right}; nessuno dice nulla.",
        "{leader} leads {suit} and {by} plays the {wrong} instead of the {right}; nobody says anything.",
    ),
];
