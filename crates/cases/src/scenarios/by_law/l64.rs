//! Law 64: the rectification of an established revoke.

use super::prelude::*;
use super::scenes::{
    NextCards, RevokeScene, play_goes_on, revoke_scene, revokes, trick_ends, wins_later,
};
use super::sentences::{ENOUGH, TOO_LITTLE, TRICK_WON_BY};
use crate::scenarios::story::fact;
use arbitro_laws::ruling::{FactQuestion, Subject};

pub const SCENARIOS: &[&Scenario] = &[&HOW_MANY, &DUMMY, &RUFFS, &TWO_REVOKES, &PENALTY_CARD_DUE];

const TRICKS: &[QuestionSubject] = &[Tricks, Tricks, Ruling];

static HOW_MANY: Scenario =
    scenario(64, "how-many", &["renonce", "trasferimento"], how_many).tricks(2..=10).asks(TRICKS);

static DUMMY: Scenario = scenario(64, "dummy", &["renonce", "morto", "trasferimento"], dummy)
    .tricks(2..=10)
    .asks(TRICKS);

static RUFFS: Scenario = scenario(64, "ruffs", &["renonce", "taglio", "trasferimento"], ruffs)
    .wish(ContractWish::Trumps)
    .tricks(2..=10)
    .asks(TRICKS);

static TWO_REVOKES: Scenario =
    scenario(64, "two-revokes", &["renonce", "renonce ripetuta"], two_revokes)
        .tricks(2..=9)
        .asks(TRICKS);

static PENALTY_CARD_DUE: Scenario =
    scenario(64, "penalty-card-due", &["renonce", "carta penalizzata"], penalty_card_due)
        .tricks(3..=10)
        .asks(TRICKS);

/// Play goes on after the trick of a revoke and ends, and attention is drawn then or in a later phase; or, if
/// `may_be_early`, before another card is played.
fn found_later(story: &mut Story<'_>, by: Seat, next: NextCards, may_be_early: bool) -> Option<()> {
    let early = may_be_early && story.either();
    play_goes_on(story, next, if early { 0 } else { 2 });
    if early {
        story.noticed_by_opponent_of(by);
        story.add_sentence(AT_ONCE);
    } else {
        ends_later(story, by);
    }
    wins_later(story, next)?;
    story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    Some(())
}

/// Ends the play, or a later phase, before attention is drawn to a revoke.
fn ends_later(story: &mut Story<'_>, by: Seat) {
    let opponent = story.opponent_of(by);
    let ended = [EndedPhase::Play, EndedPhase::NextBoard, EndedPhase::Round];
    let time = story.choose(3);
    story.add_event(by.lho(), Act::Ends(ended[time]));
    story.add_sentence([AFTER_PLAY, NEXT_BOARD, ROUND_OVER][time]);
    story.call_director(opponent);
}

/// A revoke is found before another card is played, after play, after a call on the next board, or after the round.
fn how_many(story: &mut Story<'_>) -> Option<()> {
    let by = revokes(story)?.by;
    let next = trick_ends(story)?;
    story.require(next.winner != by)?;
    found_later(story, by, next, true)
}

/// A player revokes by ruffing, and wins the trick himself.
fn ruffs(story: &mut Story<'_>) -> Option<()> {
    let RevokeScene { by, played_card, .. } = revokes(story)?;
    story.require(Some(played_card.suit) == story.trumps())?;
    let next = trick_ends(story)?;
    story.require(next.winner == by)?;
    found_later(story, by, next, false)
}

/// Declarer calls from dummy a card that does not follow suit, although dummy could follow.
fn dummy(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by == story.dummy())?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, by)?;
    cast!(story, by, partner = by.partner());
    story.opponent_of(by);
    story.plays(by, wrong);
    story.add_sentence(FROM_DUMMY);
    let next = trick_ends(story)?;
    let course = story.choose(4);
    play_goes_on(story, next, course.min(2));
    if course == 3 {
        story.add_event(by.lho(), Act::Ends(EndedPhase::Play));
    }
    story.add_sentence(if course == 3 { SEEN_AFTER_PLAY } else { SEEN_DURING_PLAY });
    if story.either() {
        let wants = Act::Wants { hand: by, card: wrong.into(), instead: Some(right.into()) };
        story.add_event(story.declarer(), if course == 3 { Act::ATTENTION } else { wants });
        story.add_sentence(DECLARER_SEES);
    } else {
        story.noticed_by_opponent_of(by);
        story.add_sentence(OPPONENT_SEES);
    }
    wins_later(story, next)?;
    story.choose_finding("undercompensated", TOO_LITTLE, ENOUGH)?;
    Some(())
}

/// A player revokes on a trick that is now over, and on the next one an opponent revokes too; the second revoke is
/// corrected in time or found after play.
fn two_revokes(story: &mut Story<'_>) -> Option<()> {
    let first = revokes(story)?;
    while story.led().is_some() {
        story.play_on()?;
    }
    story.cast("winner", story.turn()?);
    story.add_sentence(TRICK_WON_BY);
    while story.turn()?.side() == first.by.side() || story.led().is_none() {
        story.play_on()?;
    }
    let led = story.led()?;
    let other = story.turn()?;
    story.require(other != story.dummy() && led != first.played_card.suit)?;
    story.require(!story.suit(other, led).is_empty())?;
    let (his_right, his_wrong) = (story.would_play()?, story.would_discard(other, led)?);
    cast!(story, other, his_right, his_wrong);
    let course = story.choose(3);
    if course == 0 {
        story.plays(other, his_right);
    } else {
        story.plays(other, his_wrong);
    }
    if course == 1 {
        let of = Some(his_wrong.into());
        story.add_event(other, Act::Corrects { card: his_right.into(), of });
    }
    story.add_sentence([OTHER_FOLLOWS, OTHER_CORRECTS, OTHER_REVOKES][course]);
    ends_later(story, first.by);
    for (who, line) in [(first.by, FIRST_WON), (other, FIRST_WON)] {
        let question = FactQuestion {
            fact: fact("won-later")?,
            about: Subject { who: Some(who), object: None },
        };
        story.add_finding_about(question, Answer::YES, line);
    }
    for (who, yes, no) in [(first.by, COST_MORE, COST_ENOUGH), (other, COST_MORE, COST_ENOUGH)] {
        let costs = story.either();
        story.require(!costs || who == first.by || course == 2)?;
        let question = FactQuestion {
            fact: fact("undercompensated")?,
            about: Subject { who: Some(who), object: None },
        };
        let line = if costs { yes } else { no };
        story.add_finding_about(question, Answer::from_bool(costs), line);
    }
    Some(())
}

/// A defender with a penalty card of the suit led, or with another card of it, plays a third suit.
fn penalty_card_due(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, by)?;
    let led = story.led()?;
    story.require(story.suit(by, led).len() == 1)?;
    cast!(story, by, partner = by.partner());
    let lies = story.choose(3);
    if lies > 0 {
        let grade = if lies == 1 { PenaltyGrade::Major } else { PenaltyGrade::Minor };
        story.has_penalty(by, right, grade);
    }
    story.add_sentence([NO_PENALTY, MAJOR_LIES, MINOR_LIES][lies]);
    story.plays(by, wrong);
    story.add_sentence(PLAYS_ANOTHER);
    let next = trick_ends(story)?;
    found_later(story, by, next, true)
}

const AT_ONCE: SentenceWordings = &[
    text(
        "Prima di ogni altra carta {opponent} si accorge della renonce e chiama l'Arbitro: tutto è ancora sul tavolo.",
        "Before any other card {opponent} notices the revoke and calls the director: everything is still on the table.",
    ),
    text(
        "La renonce viene fuori subito, a gioco in corso: {opponent} la segnala senza che si giochi altro.",
        "The revoke comes to light at once, with play in progress: {opponent} reports it before anything else is played.",
    ),
    text(
        "Durante il gioco, e prima di un'altra carta, {opponent} chiama l'Arbitro per la renonce.",
        "During the play, and before another card, {opponent} calls the director for the revoke.",
    ),
];
const AFTER_PLAY: SentenceWordings = &[
    text(
        "A gioco finito {opponent} ripensa alla presa della renonce e chiama l'Arbitro: il board dopo è ancora intatto.",
        "When play is over {opponent} thinks again of the revoke trick and calls the director: the next board is still untouched.",
    ),
    text(
        "La renonce viene fuori subito dopo il gioco: {opponent} la segnala prima di chiamare nel board successivo.",
        "The revoke comes to light right after play: {opponent} reports it before calling on the next board.",
    ),
    text(
        "Finito il gioco, e prima del board seguente, {opponent} chiama l'Arbitro per la renonce.",
        "With play over, and before the following board, {opponent} calls the director for the revoke.",
    ),
];
const NEXT_BOARD: SentenceWordings = &[
    text(
        "A gioco finito {opponent} ripensa alla presa della renonce e chiama l'Arbitro: nel board dopo la sua linea ha già chiamato.",
        "When play is over {opponent} thinks again of the revoke trick and calls the director: on the next board his side has already called.",
    ),
    text(
        "La renonce viene fuori un po' dopo il gioco: {opponent} la segnala quando la sua linea ha chiamato nel board successivo.",
        "The revoke comes to light some time after play: {opponent} reports it when his side has called on the next board.",
    ),
    text(
        "Finito il gioco, e dopo una chiamata della sua linea nel board seguente, {opponent} chiama l'Arbitro per la renonce.",
        "With play over, and after a call by his side on the following board, {opponent} calls the director for the revoke.",
    ),
];
const ROUND_OVER: SentenceWordings = &[
    text(
        "A gioco finito {opponent} ripensa alla presa della renonce e chiama l'Arbitro: il turno è già terminato.",
        "When play is over {opponent} thinks again of the revoke trick and calls the director: the round has already ended.",
    ),
    text(
        "La renonce viene fuori molto dopo il gioco: {opponent} la segnala a turno già terminato.",
        "The revoke comes to light long after play: {opponent} reports it when the round has already ended.",
    ),
    text(
        "Finito il gioco, e dopo la fine del turno, {opponent} chiama l'Arbitro per la renonce.",
        "With play over, and after the end of the round, {opponent} calls the director for the revoke.",
    ),
];
const FROM_DUMMY: SentenceWordings = &[
    text(
        "Si gioca a {suit} e {declarer}, che guarda soltanto la sua mano, chiama {wrong} dal morto, {dummy}, che ha {right}.",
        "{suit} are led and {declarer}, who looks only at his own hand, calls the {wrong} from dummy, {dummy}, who has the {right}.",
    ),
    text(
        "Si attacca a {suit} e {declarer} chiama {wrong} dal morto, {dummy}: {right} era finit{o/a:right} sotto un altro seme, e lui non l'aveva vist{o/a:right}.",
        "{suit} are led and {declarer} calls the {wrong} from dummy, {dummy}: the {right} lay under another suit, and he had not seen it.",
    ),
];
const SEEN_DURING_PLAY: SentenceWordings = &[
    text(
        "A questo punto, a gioco in corso, qualcuno si accorge dell'errore.",
        "At this point, with play in progress, the error is noticed.",
    ),
    text(
        "La renonce si scopre adesso, prima di ogni altra carta.",
        "The revoke is discovered now, before any other card.",
    ),
];
const SEEN_AFTER_PLAY: SentenceWordings = &[
    text(
        "Molto più tardi, a gioco finito, qualcuno si accorge dell'errore.",
        "Much later, with play over, the error is noticed.",
    ),
    text(
        "La renonce si scopre solo quando tutte le carte sono state giocate.",
        "The revoke is discovered only when all the cards have been played.",
    ),
];
const DECLARER_SEES: SentenceWordings = &[
    text(
        "{declarer} dice, prima di {opponent}, che dal morto si doveva giocare {right}.",
        "{declarer} says, before {opponent} does, that the {right} should have been played from dummy.",
    ),
    text(
        "È {declarer} ad avvertire {opponent}: dal morto si doveva giocare {right}.",
        "It is {declarer} who tells {opponent}: the {right} should have been played from dummy.",
    ),
];
const OPPONENT_SEES: SentenceWordings = &[
    text(
        "{opponent} dice, prima di {declarer}, che dal morto si doveva giocare {right}.",
        "{opponent} says, before {declarer} does, that the {right} should have been played from dummy.",
    ),
    text(
        "È {opponent} ad avvertire {declarer}: dal morto si doveva giocare {right}.",
        "It is {opponent} who tells {declarer}: the {right} should have been played from dummy.",
    ),
];
const OTHER_FOLLOWS: SentenceWordings = &[
    text(
        "Nella presa dopo {other} risponde regolarmente con {his_right}.",
        "To the next trick {other} duly follows with the {his_right}.",
    ),
    text(
        "{other}, alla presa seguente, gioca {his_right}, come deve.",
        "{other}, to the following trick, plays the {his_right}, as he must.",
    ),
];
const OTHER_CORRECTS: SentenceWordings = &[
    text(
        "Nella presa dopo {other} mette per errore {his_wrong}, ma subito l{o/a:his_wrong} cambia con {his_right}.",
        "To the next trick {other} plays the {his_wrong} in error, but at once changes it for the {his_right}.",
    ),
    text(
        "{other}, alla presa seguente, gioca {his_wrong} per svista, ma subito l{o/a:his_wrong} sostituisce con {his_right}.",
        "{other}, to the following trick, plays the {his_wrong} by an oversight, but at once replaces it with the {his_right}.",
    ),
];
const OTHER_REVOKES: SentenceWordings = &[
    text(
        "Nella presa dopo {other} mette per errore {his_wrong}, benché abbia {his_right}, e nessuno se ne accorge.",
        "To the next trick {other} plays the {his_wrong} in error, though he has the {his_right}, and nobody notices.",
    ),
    text(
        "{other}, alla presa seguente, gioca {his_wrong} per svista invece di {his_right}, e si va avanti.",
        "{other}, to the following trick, plays the {his_wrong} by an oversight instead of the {his_right}, and play goes on.",
    ),
];
const FIRST_WON: SentenceWordings = &[
    text(
        "La linea di {who} vince altre prese prima della fine.",
        "{who}'s side wins other tricks before the end.",
    ),
    text(
        "Più tardi la linea di {who} fa ancora qualche presa.",
        "Later {who}'s side wins some more tricks.",
    ),
];
const COST_MORE: SentenceWordings = &[
    text(
        "Un errore di {who}, accerta l'Arbitro, è costato agli avversari prese che la rettifica non restituisce.",
        "An error by {who}, the director finds, cost the opponents tricks that the rectification does not give back.",
    ),
    text(
        "L'Arbitro accerta che un errore di {who} è costato agli avversari più di quanto recuperano con la rettifica.",
        "The director finds that an error by {who} cost the opponents more than the rectification gives back.",
    ),
];
const COST_ENOUGH: SentenceWordings = &[
    text(
        "Nessun errore di {who}, accerta l'Arbitro, è costato agli avversari prese che la rettifica non restituisce.",
        "No error by {who}, the director finds, cost the opponents tricks that the rectification does not give back.",
    ),
    text(
        "L'Arbitro accerta che nessun errore di {who} è costato agli avversari più di quanto recuperano con la rettifica.",
        "The director finds that no error by {who} cost the opponents more than the rectification gives back.",
    ),
];
const NO_PENALTY: SentenceWordings = &[
    text(
        "{by} ha in mano {right}, e sul tavolo non ci sono carte penalizzate.",
        "{by} has the {right} in his hand, and there are no penalty cards on the table.",
    ),
    text(
        "Fra le carte in mano a {by} c'è {right}; di carte penalizzate non ce ne sono.",
        "Among the cards in {by}'s hand is the {right}; there are no penalty cards.",
    ),
];
const MAJOR_LIES: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {right}, carta penalizzata maggiore.",
        "{by} has the {right} on the table, a major penalty card.",
    ),
    text(
        "Davanti a {by}, come penalizzata maggiore, c'è {right}.",
        "Before {by}, as a major penalty card, lies the {right}.",
    ),
];
const MINOR_LIES: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {right}, carta penalizzata minore.",
        "{by} has the {right} on the table, a minor penalty card.",
    ),
    text(
        "Davanti a {by}, come penalizzata minore, c'è {right}.",
        "Before {by}, as a minor penalty card, lies the {right}.",
    ),
];
const PLAYS_ANOTHER: SentenceWordings = &[
    text(
        "Si attacca a {suit}; {by}, che ha la testa altrove, gioca {wrong} invece di {right}, e nessuno lo ferma.",
        "{suit} are led; {by}, whose mind is elsewhere, plays the {wrong} instead of the {right}, and nobody stops him.",
    ),
    text(
        "Quando si gioca a {suit} {by} dimentica {right} e mette {wrong}, senza che nessuno lo fermi.",
        "When {suit} are led {by} forgets the {right} and plays the {wrong}, and nobody stops him.",
    ),
];
